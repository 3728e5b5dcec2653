### Lessons and exercises.

web-learn = Learn to play
web-lessons = Lessons
web-continue-lesson = { $game }: continue the lesson
web-coach = Lesson
web-coach-count = { $number } of { $of }
web-coach-back = Back
web-coach-show = Show me
web-coach-next = Next
web-coach-not-asked = That works too, later. Now do what is marked.
web-coach-chapters = Chapters
web-coach-over = You know { $game }
web-coach-over-about = The rest comes with playing. Play on from here against beginners, or try an exercise.
web-coach-play-on = Play on
web-exercises = Exercises
web-exercise = Exercise
web-exercises-title = Exercises: { $game }
web-exercises-about = A position and a question each. Play as you like within your turn; the rules judge your answer.
web-exercise-solved = Solved
web-exercise-count = Exercise { $number } of { $of }
web-exercise-restart = Start over
web-exercise-show = Show the solution
web-exercise-next = Next exercise
web-exercises-all = All exercises
web-advice = Show me a good move
web-advice-for-example = For example: { $action }
web-advice-do = Play it

### Lessen en oefeningen.

web-learn = Leren spelen
web-lessons = Lessen
web-continue-lesson = { $game }: les voortzetten
web-coach = Les
web-coach-count = { $number } van { $of }
web-coach-back = Terug
web-coach-show = Laat zien
web-coach-next = Verder
web-coach-not-asked = Dat kan ook, later. Doe nu wat gemarkeerd is.
web-coach-chapters = Hoofdstukken
web-coach-over = Je kent { $game }
web-coach-over-about = De rest leer je al spelend. Speel vanaf hier verder tegen beginners, of probeer een oefening.
web-coach-play-on = Verder spelen
web-exercises = Oefeningen
web-exercise = Oefening
web-exercises-title = Oefeningen: { $game }
web-exercises-about = Telkens een stelling en een vraag. Speel in je beurt zoals je wilt; de regels beoordelen je antwoord.
web-exercise-solved = Opgelost
web-exercise-count = Oefening { $number } van { $of }
web-exercise-restart = Opnieuw
web-exercise-show = Toon de oplossing
web-exercise-next = Volgende oefening
web-exercises-all = Alle oefeningen
web-advice = Toon me een goede zet
web-advice-for-example = Bijvoorbeeld: { $action }
web-advice-do = Speel deze zet

### Telling what happens: the pace, the log, and what screen readers say.

web-waiting-for = Waiting for { $who }.
web-paused = Paused
web-pace = Pace
web-pause = Pause
web-resume = Go on
web-step = Next action
web-skip-to-turn = Skip to my turn
web-key-pause = Pause or go on
web-settings-spoken = Screen reader says
web-spoken =
    { $detail ->
        [all] everything that happens
        [own] what concerns me
       *[results] results only
    }
web-recap-told = Since your last turn: { $turns }
web-recap-nothing = Nothing has happened since your last turn.

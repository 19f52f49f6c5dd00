### Coming back: what has happened since one’s last turn.

back-button = Recap
back-own = **Since your last turn** ({ $when }): { $n ->
        [0] nothing yet.
        [one] 1 turn.
       *[other] { $n } turns.
    }
back-start = **Since the game began** ({ $when }): { $n ->
        [0] nothing yet.
        [one] 1 turn.
       *[other] { $n } turns.
    }
back-round = **The last round** ({ $when }): { $n ->
        [0] nothing yet.
        [one] 1 turn.
       *[other] { $n } turns.
    }
back-points = Points: { $who }
back-point = { $name } { $points }
back-point-changed = { $name } { $points } ({ $change })
back-yours = **For you:** { $what }
back-times = { $what } ×{ $n }
back-did = { $player }: { $deeds }
back-turn = **{ $number }** { $did }
back-more =
    { $n ->
        [one] 1 turn more before: Log
       *[other] { $n } turns more before: Log
    }
back-marked = Numbered as in the picture, the newest on top.
back-away = Much has happened since your last turn { $when }. **Recap** shows it in one picture.
back-list-more =
    { $n ->
        [one] and 1 table more
       *[other] and { $n } tables more
    }

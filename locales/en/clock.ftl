### Paces in numbers, clocks, reminders, what happens when time is up, and being away. Names come escaped; { $who } is a mention, { $when } a moment that Discord shows in the reader’s zone.

## Paces

clock-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
clock-hours =
    { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
clock-minutes =
    { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
clock-agreed = { $pace }: { $bank } in the bank, { $more } more each turn, { $most } at most
clock-terms = ⏳ Everybody has { $bank } in the bank; each turn adds { $more }, up to { $most }.{ $off }{ $quiet }
clock-off-turn = { " " }An answer in the turn of another has { $time }.
clock-nights = { " " }Quiet hours do not count.
clock-set-insane = A clock needs at least 1 minute to begin with, a most that is not less than that, and at least 5 minutes for answers in the turns of others.
clock-no-increment = nothing
clock-no-off_turn = as long as it takes
clock-no-reminders = none
clock-choose-terms = Clocks: choose a pace to change its numbers
clock-terms-times = { $pace }: time in the bank
clock-terms-manners = { $pace }: answers, reminders, quiet hours

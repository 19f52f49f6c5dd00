### What the machine itself says, whatever the game.
### Anything typed by a player comes back in quotation marks; { $nearest } may be empty.

core-list-separator = {", "}
core-player = Player { $number }
core-tie-decided = Tie on { $points }: { $before } before { $after }, { $why }.
core-tie-shared = Tie on { $points } in everything that counts: { $players } share place { $place }.
core-turn-first = {": "}
core-turn-also = {", "}
core-turn-other = {"; "}

## Answers that cannot be taken

core-not-offered =
    “{ $pick }” is not on offer in this question. Choose one of its options, the nearest first.
    { $nearest }
core-not-now =
    “{ $pick }” is not possible now: { $reason } Choose one of these, the nearest first.
    { $nearest }
core-too-often =
    “{ $pick }” can be chosen { $limit ->
        [one] only once
       *[other] at most { $limit } times
    } in one answer. Choose again, the nearest options first.
    { $nearest }
core-wrong-count =
    You chose { $picked ->
        [one] 1 option
       *[other] { $picked } options
    }, but this question takes at least { $at_least } and at most { $at_most }. Change your choice and send it again.
core-aside-alone =
    “{ $pick }” is done on its own, beside this question. Choose it alone, then answer.
    { $nearest }
core-not-understood =
    “{ $typed }” fits no option of this question. Choose one of them, the nearest first.
    { $nearest }
core-stale = That question was answered before, or the game had moved on. The newest question is the one that counts.
core-over = This game is over, so there is nothing left to answer. You can still look at the result.
core-not-asked = You have no open question in this game now. Wait until it is your turn.
core-other-question = You answered “{ $answered }”, but the open question is “{ $asked }”. Answer that one first.
core-nothing-to-undo = You have no step to take back now. Only your own can be, and only until your turn is closed.
core-sealed = That answer cannot be taken back, because it rolled a die or showed something hidden. Play on from here.
core-draft-cut = While you were choosing, { $other } acted. These steps of yours were taken back, choose again: { $steps }

## Games that cannot be set up

core-wrong-seats =
    This game cannot be played by { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }. Choose a number from { $fewest } to { $most }.
core-unknown-option = This game has no option “{ $option }”. Its options are: { $known }.
core-wrong-choice = “{ $value }” is not possible for “{ $option }”. Choose one of: { $choices }.
core-wrong-mix = These options do not go together: { $reason }
core-no-map = { $game } has no data that another edition could replace.
core-unknown-game = There is no game called “{ $game }” here. Choose one of: { $known }.

## Saves and data files

core-save-foreign = This save belongs to “{ $found }”, not to “{ $wanted }”. Load it as a game of its own kind.
core-save-newer = This save has format { $found }, but this program knows formats up to { $known } only. Update the program to load it.
core-save-broken = This save cannot be read: { $detail }. Restore it from a backup.
core-save-no-upgrade = This save has the old format { $found }, and no way leads from there to format { $known }. Load it with the program that wrote it.
core-data-broken = The game’s data file cannot be read: { $detail }. Install the program again.
core-map-broken = Your data file cannot be read: { $detail }. Mend it, or take it out of the settings.
core-map-wrong = Your data file cannot be played with: { $detail }. Mend the file, or take it out of the settings.
core-data-wrong = The game’s data file does not match the box: { $detail }. Install the program again.

## The game in a terminal

core-terminal-welcome = { $game }. Type the number of an option, its short form or “help”.
core-terminal-help = Type the number of an option or its short form (“build 14”). Part several steps with “;”. “view” shows the table, “log” what has happened, “undo” takes back your last answer.
core-terminal-undone = Taken back: { $answer }.
core-terminal-place =
    { $place }. { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

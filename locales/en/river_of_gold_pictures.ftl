### Words on the pictures of River of Gold: short, there is little room.

rog-pic-over = Game over
rog-pic-to-emperor =
    { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } to the Emperor’s visit, { $all } to the end
rog-pic-to-end =
    { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } to the end
rog-pic-last-round = Last round: play ends before { $player }
rog-pic-to-play = to play
rog-pic-slot = Slot { $n }
rog-pic-stack =
    { $n ->
        [one] Era { $era ->
            [1] I
           *[2] II
        }: 1 tile
       *[other] Era { $era ->
            [1] I
           *[2] II
        }: { $n } tiles
    }
rog-pic-region = Region { $n }: { $region }
rog-pic-player = { $player }
rog-pic-row = Building row
rog-pic-free = Free site: { $cost } koku. River { $river }. An empty site pays visitors 1 koku.
rog-pic-built = { $tile }, river { $river }: { $text }.
rog-pic-deliver-now = Ready to deliver
rog-pic-missing = Missing:
rog-pic-imperial = { $tile }: { $good }
rog-pic-scoring = Region scoring tile { $number }
rog-pic-two-players = 2 players
rog-pic-more-players = 3 or 4 players

## The panes

rog-pane-river = The river
rog-pane-court = The court
rog-pic-land-1 = Spine of the World
rog-pic-land-2 = Shinomen Forest
rog-pic-land-3 = Three Man Alliance Plain
rog-pic-land-4 = Kitsune Woods
rog-pic-land-5 = Uebe Marshes
rog-pic-land-6 = Earthquake Fish Bay
rog-pic-era =
    Era { $era ->
        [1] I
       *[2] II
    }
rog-pic-last = Last round
rog-pic-left =
    { $n ->
        [one] 1 tile left
       *[other] { $n } tiles left
    }
rog-pic-start = start
rog-pic-row-end = end of row +1[sun]
rog-pic-emperor-came = The Emperor came

## Descriptions of pictures

rog-pic-alt-player = { $player }: { $vp } VP, { $koku } koku.
rog-pic-alt-changes = Last turn:

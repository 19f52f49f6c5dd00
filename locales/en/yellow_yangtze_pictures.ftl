### Words on the pictures of Yellow & Yangtze: short, there is little room.

yy-pane-map = The map
yy-pane-players = Players and leaders

yy-pic-turn = Turn { $turn }
yy-pic-over = Game over
yy-pic-to-play = to play
yy-pic-to-answer = to answer
yy-pic-won = wins
yy-pic-left =
    { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }{ $bag ->
        [0] { " " }· the bag is empty: the next draw ends the game
        [one] { " " }· 1 tile to the end
       *[other] { " " }· { $bag } tiles to the end
    }
yy-pic-to-the-end =
    { $n ->
        [0] the next draw ends it
        [one] 1 tile to the end
       *[other] { $n } tiles to the end
    }
yy-pic-actions =
    { $n ->
        [one] 1 action left
       *[other] { $n } actions left
    }
yy-pic-last = Last
yy-pic-may = may be chosen
yy-pic-gains = that player scores
yy-pic-builds = completes a pagoda
yy-pic-starts-war = starts a war
yy-pic-starts-revolt = starts a revolt
yy-pic-side-strength = strength { $n }
yy-pic-player = { $player }
yy-pic-market = Market
yy-pic-bag = Bag: { $n }
yy-pic-discarded = Discarded: { $n }
yy-pic-pagodas = Pagodas left
yy-pic-beside = beside it (revolt)
yy-pic-in-state = in its state (war)
yy-pic-pays = pays each turn
yy-pic-off-board = Off board
yy-pic-points-short = Points

## Revolts and wars

yy-pic-war = War at { $hex }
yy-pic-revolt = Revolt at { $hex }
yy-pic-war-by = united by
yy-pic-revolt-by = attacker
yy-pic-decides = decides
yy-pic-sum = map { $base } + sent { $sent }
yy-pic-choosing = choosing
yy-pic-passed = passed
yy-pic-last-asked = last
yy-pic-base-war = Soldiers on the map
yy-pic-base-revolt = Governors beside it
yy-pic-conflict-over = Over: the side at { $hex } has won.
yy-pic-conflict-asks = Asked now: { $players }

## The hand

yy-pic-tiles =
    { $n ->
        [one] Your 1 tile
       *[other] Your { $n } tiles
    }
yy-pic-points = Your victory points – the lowest of the first four counts
yy-pic-leaders = Your leaders
yy-pic-vp-black = scrolls
yy-pic-vp-red = weapons
yy-pic-vp-blue = crops
yy-pic-vp-green = goods
yy-pic-vp-yellow = gold

## The score

yy-pic-score-rule = Gold goes to the lowest colour, and the lowest colour is the score.
yy-pic-score-hidden = Behind the screen until the end

## Closer looks

yy-pic-states = States
yy-pic-no-states = There is no state yet: no leader is on the board.
yy-pic-map-nw = Map, north-west
yy-pic-map-ne = Map, north-east
yy-pic-map-sw = Map, south-west
yy-pic-map-se = Map, south-east
yy-pic-leader-on = On { $hex }. Governor tiles beside it: { $governors }. In its state: soldier tiles { $soldiers }, pagodas of its colour { $pagodas }.
yy-pic-away-black = Off the board: adds 1 for its player in a revolt.
yy-pic-away-red = Off the board: adds 1 for the state its player supports in a war.
yy-pic-away-blue = Off the board: stands for one of the 2 farmers of a riot.
yy-pic-away-green = Off the board: stands for one of the 2 traders of a pagoda.
yy-pic-away-yellow = Off the board: no use there.
yy-pic-alt-changes = Last turn:

## Cards

yy-pic-in-the-box = In the game: { $n }
yy-pic-one-each = One for each dynasty
yy-pic-tile-black = Goes on land. Every leader must stand beside one. Decides revolts: those beside a leader are its strength, and more may be added from the hand.
yy-pic-tile-red = Goes on land. Decides wars: those in a state are its strength, and everybody may add more from the hand.
yy-pic-tile-blue = Goes on rivers only. After one you may place another beside it in the same action. Two from the hand start a riot that removes any tile.
yy-pic-tile-green = Goes on land. After placing one you may take a tile from the market. Two from the hand build a pagoda on any free triangle.
yy-pic-tile-yellow = Goes on land. Its points are gold: at the end they count as any of the other four colours.
yy-pic-leader-black = Gains the points for black tiles in its state, and for any tile there whose own leader is missing. Off the board it adds 1 in a revolt.
yy-pic-leader-red = Gains the points for red tiles in its state. Off the board it adds 1 to a state you support in a war.
yy-pic-leader-blue = Gains the points for blue tiles in its state. Off the board it stands for one of the 2 farmers of a riot.
yy-pic-leader-green = Gains the points for green tiles in its state. Off the board it stands for one of the 2 traders of a pagoda.
yy-pic-leader-yellow = Gains the points for yellow tiles in its state: gold, which counts as any colour. Off the board it has no use.
yy-pic-pagoda-black = Stands on three black tiles that touch each other. At the end of your turn your black leader in its state gains 1 scroll.
yy-pic-pagoda-red = Stands on three red tiles that touch each other. At the end of your turn your red leader in its state gains 1 weapon. A war may bring it down.
yy-pic-pagoda-blue = Stands on three blue tiles that touch each other. At the end of your turn your blue leader in its state gains 1 crop.
yy-pic-pagoda-green = Stands on three green tiles that touch each other. At the end of your turn your green leader in its state gains 1 of goods.
yy-pic-pagoda-yellow = Stands on three yellow tiles that touch each other. At the end of your turn your yellow leader in its state gains 1 gold.

### Yellow & Yangtze. Terms and lengths: docs/style.md.

## The lobby

yy-title = Yellow & Yangtze
yy-tagline = Lead a dynasty through the age of the warring states: your weakest colour is your score.
yy-option-length = Length
yy-option-length-full = Full game with all tiles
yy-option-length-short = Short game for 2 players: 24 tiles stay out, unseen
yy-option-scores = Victory points
yy-option-scores-hidden = Hidden until the end
yy-option-scores-open = Open to everybody
yy-option-edition = Edition of the rules
yy-option-edition-printed = The printed rulebook of 2018
yy-option-edition-2023 = The edition of 2023: what stands below as the edition has it follows it
yy-option-actions = Actions in a turn
yy-option-actions-as_edition = As in the edition: up to 2, in 2023 exactly 2
yy-option-actions-up_to_two = Up to 2
yy-option-actions-exactly_two = Exactly 2
yy-option-winner_leader = Soldier leader that supported the winner of a war
yy-option-winner_leader-counts = Counts as a soldier lost, so the winner loses one tile less
yy-option-winner_leader-extra = Adds strength only: all soldiers lost are tiles
yy-option-war_market = Market tile after a trader that starts a war
yy-option-war_market-as_edition = As in the edition: yes, in 2023 no
yy-option-war_market-yes = Yes
yy-option-war_market-no = No
yy-option-final_tie = A tie in all four colours
yy-option-final_tie-as_edition = As in the edition: shared, in 2023 fewer gold points win
yy-option-final_tie-least_gold = Whoever has fewer gold points wins
yy-option-final_tie-shared = The victory is shared
yy-option-empty_bag = Bag empty, but no hand needs a tile
yy-option-empty_bag-as_edition = As in the edition: play goes on, in 2023 it may end
yy-option-empty_bag-ends = A market left short, or a round without a draw, ends the game
yy-option-empty_bag-plays_on = Play goes on
yy-short-for-two = the short game is for 2 players only. Choose the full game, or play with 2.
yy-ending-won = Victory by score: the highest lowest colour
yy-tie-colour =
    better in the { $nth ->
        [2] second-lowest
        [3] third-lowest
       *[other] highest
    } colour ({ $more } to { $less })
yy-tie-gold = with fewer gold points ({ $less } to { $more })
yy-ending-next_colour = Victory after a tie in the lowest colour: better in the next ones
yy-ending-gold = Victory after a tie in all four colours: fewer gold points
yy-ending-shared = Shared victory after a tie in everything that counts

## Names

yy-tile-black = black governor tile
yy-tile-red = red soldier tile
yy-tile-blue = blue farmer tile
yy-tile-green = green trader tile
yy-tile-yellow = yellow artisan tile
yy-leader-black = black governor leader
yy-leader-red = red soldier leader
yy-leader-blue = blue farmer leader
yy-leader-green = green trader leader
yy-leader-yellow = yellow artisan leader
yy-role-black = governor
yy-role-red = soldier
yy-role-blue = farmer
yy-role-green = trader
yy-role-yellow = artisan
yy-vp-black = black (scrolls)
yy-vp-red = red (weapons)
yy-vp-blue = blue (crops)
yy-vp-green = green (goods)
yy-vp-yellow = yellow (gold)
yy-colour-black = black
yy-colour-red = red
yy-colour-blue = blue
yy-colour-green = green
yy-colour-yellow = yellow
yy-pagoda-black = black pagoda (court)
yy-pagoda-red = red pagoda (garrison)
yy-pagoda-blue = blue pagoda (granary)
yy-pagoda-green = green pagoda (market)
yy-pagoda-yellow = yellow pagoda (workshop)
yy-dynasty-lion = Lion
yy-dynasty-bull = Bull
yy-dynasty-archer = Archer
yy-dynasty-pot = Pot
yy-count-black =
    { $n ->
        [one] 1 governor
       *[other] { $n } governors
    }
yy-count-red =
    { $n ->
        [one] 1 soldier
       *[other] { $n } soldiers
    }
yy-count-blue =
    { $n ->
        [one] 1 farmer
       *[other] { $n } farmers
    }
yy-count-green =
    { $n ->
        [one] 1 trader
       *[other] { $n } traders
    }
yy-count-yellow =
    { $n ->
        [one] 1 artisan
       *[other] { $n } artisans
    }
yy-amount-leader = the { $leader }
yy-amount-both = { $tiles } and the { $leader }
yy-owned-leader = { $player }’s { $role }
yy-you = you
yy-group-side = Support { $hex } (strength { $strength })
yy-about-leader = now on { $hex }
yy-side-strength = state at { $hex } (strength { $strength })
yy-side-owners = The state at { $hex } wins ({ $owners })

## Menus of hexes

yy-row = Row { $first }
yy-rows = Rows { $first }–{ $last }
yy-hexes = { $first } to { $last }
yy-hex = { $hex }
    .hint = hex { $hex }
yy-about-gain = { $player } +{ $n } { $colour }
yy-about-own = +{ $n } { $colour }
yy-about-quick = +{ $n }
yy-about-both-quick = pagoda
yy-about-both = { $pagoda }, { $gain }
yy-about-both-own = { $pagoda }, +{ $n }
yy-about-pagoda-own = Pagoda (1 a turn)
yy-about-pagoda-other = Pagoda (1 a turn for { $player })
yy-about-pagoda-nobody = Pagoda (nobody’s)
yy-about-turn-own = 1 point a turn
yy-about-turn-other = 1 point a turn for { $player }
yy-about-turn-nobody = nobody scores it yet
yy-about-moved = { $scores }; comes from { $hexes }
yy-about-loses-own = you lose 1 point a turn
yy-about-loses-other = { $player } loses 1 point a turn
yy-about-loses-nobody = nobody scores it
yy-about-leaders = { $player } ({ $colours })
yy-about-alone =
    { $pagodas ->
        [0] A state of its own
        [one] 1 point a turn; a state of its own
       *[other] { $pagodas } points a turn; a state of its own
    }; governors beside: { $n }
yy-about-joins =
    { $pagodas ->
        [0] With
        [one] 1 point a turn; with
       *[other] { $pagodas } points a turn; with
    } { $leaders }; governors beside: { $n }
yy-about-war =
    War, { $outlook }: { $sides }; { $n ->
        [0] you can add nothing
       *[other] you can add { $n }
    }
yy-about-standing = { $outlook }: { $sides }
yy-about-side = { $hex } { $strength } ({ $who })
yy-about-revolt =
    Revolt against { $player }, { $own } to { $against }: { $outlook }; { $n ->
        [0] you can add nothing
       *[other] you can add { $n }
    }
yy-about-duel = { $own } to { $against }: { $outlook }
yy-about-tile = { $tile }
yy-about-falls = { $role }; with it { $falls }
yy-about-victory =
    { $scored ->
        [0] Nobody gains
       *[other] { $gains }
    }; leaders sent home: { $beaten }; soldiers it still loses: { $n }
yy-outlook-state = { $hex } ahead
yy-outlook-wins = { $hex } wins
yy-outlook-level = level
yy-outlook-choice = a tie, you choose the winner
yy-outlook-yours = you lead
yy-outlook-theirs = you trail
yy-outlook-won = you win, +1 { $colour }
yy-outlook-lost = you lose your { $colour } leader
yy-from = Move the one on { $hexes }
yy-build-black = Black pagoda on { $hexes }
yy-build-red = Red pagoda on { $hexes }
yy-build-blue = Blue pagoda on { $hexes }
yy-build-green = Green pagoda on { $hexes }
yy-build-yellow = Yellow pagoda on { $hexes }
yy-back = Choose another action
yy-group-back = Another action
yy-group-pass = Nothing
yy-group-commit = Commit governors
yy-group-withdraw = Off the board
yy-group-chain = One more farmer
yy-group-chain-actions = One more farmer, leaders, other actions
yy-group-tiles = Place a tile
yy-group-actions = Leaders and other actions
yy-group-end = End of the turn
yy-group-score = Where you score
yy-group-score-more = Where you score, more hexes
yy-group-fight = Where you fight
yy-group-fight-more = Where you fight, more hexes
yy-group-falls = Where more falls
yy-group-falls-more = Where more falls, more hexes
yy-group-elsewhere = Where you do not score
yy-menu-action = Choose an action
yy-menu-hex = Choose a hex
yy-menu-riot = Choose a tile to remove
yy-menu-triangle = Choose a triangle
yy-menu-from = Choose a pagoda
yy-menu-market = Choose a tile
yy-menu-replace = Choose tiles to discard
yy-menu-commit = Choose what to commit
yy-menu-support = Choose whom to support
yy-menu-winner = Choose the winner
yy-menu-losses = Choose soldiers to lose
yy-menu-end = End the turn or go on
yy-final-war = the others are asked
yy-final-seen = the others see it
yy-final-draw = draws tiles
yy-final-end = the turn ends
yy-call-defend = defend against { $player }’s revolt at { $hex }
yy-call-support = support a side in { $player }’s war at { $hex }

## Questions

yy-ask-action =
    { $left ->
        [one] 1 action left: a tile, a leader or another action.
       *[other] { $left } actions left: place a tile, move a leader or choose another action.
    }{ $chain ->
        [0] { "" }
       *[other] { " " }One more farmer beside your last one is free.
    }{ $bare ->
        [0] { "" }
       *[other] { " " }Tiles bring points to leaders, and none of yours is on the board.
    }
yy-do-chain = Add a farmer on { $hex }
yy-do-place-black = Black { $hex }
    .hint = Place a black tile on { $hex }
yy-do-place-red = Red { $hex }
    .hint = Place a red tile on { $hex }
yy-do-place-blue = Blue { $hex }
    .hint = Place a blue tile on { $hex }
yy-do-place-green = Green { $hex }
    .hint = Place a green tile on { $hex }
yy-do-place-yellow = Yellow { $hex }
    .hint = Place a yellow tile on { $hex }
yy-start-black = Place black
yy-start-red = Place red
yy-start-blue = Place blue
yy-start-green = Place green
yy-start-yellow = Place yellow
yy-do-tile-black = Black ×{ $n }
    .hint = Place a black tile
yy-do-tile-red = Red ×{ $n }
    .hint = Place a red tile
yy-do-tile-blue = Blue ×{ $n }
    .hint = Place a blue tile
yy-do-tile-green = Green ×{ $n }
    .hint = Place a green tile
yy-do-tile-yellow = Yellow ×{ $n }
    .hint = Place a yellow tile
yy-do-place-leader = Place your { $leader }
yy-do-move-leader = Move or withdraw your { $leader }
yy-do-riot-tiles = Start a peasants’ riot, removing any tile: 2 farmers
yy-do-riot-leader = Start a riot with your farmer leader’s help: 1 farmer
yy-do-pagoda-tiles = Build a pagoda on a finished triangle: 2 traders
yy-do-pagoda-leader = Build a pagoda with your trader leader’s help: 1 trader
yy-do-replace = Replace tiles of your hand: up to 6
yy-do-end = End the turn now
yy-ask-end =
    { $left ->
        [0] Your actions are done.
        [one] You still have 1 action.
       *[other] You still have { $left } actions.
    } End the turn? Your pagodas score, then hands and market are refilled.
yy-end = End the turn
yy-ask-tile-hex =
    Choose the hex for your { $tile }: { $colour ->
        [blue] empty river. Another farmer may follow beside it.
        [green] empty land. Then you take a market tile.
       *[other] empty land.
    } The leader of its colour there scores, or else the governor; leaders of one colour that meet go to war.
yy-ask-place-leader = Choose the hex for your { $leader }: empty land beside a governor tile. A state with a leader of that colour means a revolt.
yy-ask-move-leader = Choose where your { $leader } goes from { $hex }: empty land beside a governor tile, or off the board. A state with a leader of that colour means a revolt.
yy-withdraw = Take it off the board
yy-ask-riot-tiles = Choose the tile that your riot removes; it costs 2 farmers. Pagodas and leaders that it holds up fall with it.
yy-ask-riot-leader = Choose the tile that your riot removes; it costs 1 farmer, your leader stands for the other. Pagodas and leaders that it holds up fall with it.
yy-ask-triangle-tiles = Choose the triangle for your pagoda, whoever placed its tiles; it costs 2 traders.
yy-ask-triangle-leader = Choose the triangle for your pagoda, whoever placed its tiles; it costs 1 trader, your leader stands for the other.
yy-ask-pagoda = Your tile completes a triangle: you may build the { $pagoda } there for free. Later it costs an action and traders.
yy-no-pagoda = Build no pagoda
yy-ask-from = No { $pagoda } is left beside the board, so one moves to { $hexes }. Choose which.
yy-ask-market = Your trader lets you take one of the open market tiles into your hand.
yy-take =
    Take one { $role }: { $n ->
        [one] 1 there
       *[other] { $n } there
    }
yy-take-nothing = Take nothing
yy-ask-replace = Choose 1 to 6 tiles to discard unseen; you draw as many. If the bag cannot give them all, the game ends at once.
yy-discard = Discard a { $tile }: { $n } in hand
yy-ask-attack = Revolt: your { $leader } has { $own }, that of { $other } { $against }. Commit governors to win; they are discarded. { $other } answers next and wins a tie.
yy-ask-defend = Revolt by { $other }: { $against } against your { $own }. Commit governors to keep your { $leader }; they are discarded. A tie is yours.
yy-commit = Commit { $amount }: total { $total }
yy-pass = Commit nothing
yy-ask-support = War at { $hex } – { $sides }. You may support one state with soldiers from your hand, once; they are discarded. The strongest wins.
yy-ask-support-last = War at { $hex } – { $sides }. You support last: add soldiers from your hand to one state; they are discarded. On a tie you choose the winner.
yy-support = Support { $hex } with { $amount }: total { $total }
yy-ask-winner = The war is tied – { $sides }. You placed the uniting tile, so you choose the winner; the others lose their soldiers and the leaders that clash.
yy-ask-losses =
    The state at { $hex } has won but must lose { $n ->
        [one] 1 more soldier
       *[other] { $n } more soldiers
    } to match the loser’s strength. You placed the uniting tile, so choose which go.

## Answers in advance

yy-standing-support-own = War: support your own side
yy-standing-support-nobody = War: support nobody
yy-standing-defend = Revolt against you: defend
yy-ahead-support = With { $amount }
yy-ahead-elsewhere = Nobody, as long as no leader of yours fights
yy-ahead-all = Nobody, even if leaders of yours fight
yy-ahead-nothing = Commit nothing
yy-ahead-defend =
    { $n ->
        [one] Up to 1 governor
       *[other] Up to { $n } governors
    }, as few as win
yy-ahead-defending = until your next turn; with a leader off the board if needed
yy-ahead-next-turn = until your next turn
yy-ahead-at-war = until a leader of yours fights; not in wars you begin
yy-ahead-next-war = once, if your leaders are on one side; until your next turn

## Why not

yy-no-asked = That is not asked now. { $menu }.
yy-no-action = You have no action left in this turn.
yy-no-closing = You are ending the turn. Step back to take another action.
yy-no-held = You hold no { $tile }.
yy-no-more = You hold only { $tiles }.
yy-no-price =
    That costs { $price }; you hold { $n ->
        [0] none
       *[other] only { $n }
    }.
yy-no-help = Your { $leader } is on the board; it helps only off the board.
yy-no-quick = { $hex } is not among the best places to score with a { $tile }: choose the tile first, then the hex.
yy-no-room = No empty hex is left for a { $tile }.
yy-no-leader-room = There is no empty land beside a governor tile where your { $leader } may go.
yy-no-hand = Your hand is empty.
yy-no-end =
    This table plays exactly 2 actions: { $n ->
        [one] 1 is
       *[other] { $n } are
    } still to take.
yy-no-free = There is no triangle of three tiles of one colour without a pagoda.
yy-no-chain = Another farmer may follow only right after a farmer, without war or pagoda.
yy-no-beside = { $hex } is not beside { $last }, where the last farmer lies.
yy-no-taken = { $hex } is taken: { $what }.
yy-no-river = { $hex } is river: only farmers (blue) go there.
yy-no-land = { $hex } is land: farmers (blue) go on river.
yy-no-away = Your { $leader } is off the board.
yy-no-origin = Your { $leader } stands on { $hex }: move it from there.
yy-no-move = Your leader already stands on { $hex }.
yy-no-leader-river = { $hex } is river: leaders stand on land.
yy-no-governor = { $hex } is not beside a governor tile (black), which every leader needs.
yy-no-union = On { $hex } it would join states and leaders of one colour would meet: { $leaders }.
yy-no-tile = No tile lies on { $hex }.
yy-no-riot = On { $hex } stands { $leader }; a riot removes tiles only.
yy-no-triangle = { $hexes } are not three tiles of one colour.
yy-no-covered = A tile of { $hexes } carries a pagoda already.
yy-no-new = { $hexes } does not hold the tile you have just placed.
yy-no-from = No { $pagoda } stands on { $hexes }.
yy-no-market = No { $tile } lies in the market.
yy-no-side = No state of this war is known by { $hex }; its states: { $sides }.
yy-no-strongest = The state at { $hex } is not among the strongest.
yy-no-loss = No soldier of the winning state lies on { $hex }.

## The log

yy-first = { $player } has the first turn.
yy-begins = { $player } begins a turn.
yy-placed = { $player } places a { $tile } on { $hex }.
    .brief = { $tile } on { $hex }
yy-gained =
    { $player } gains { $n ->
        [one] 1 point
       *[other] { $n } points
    } in { $vp }: { $why }.
    .also =
        { $why ->
            [pagodas] +{ $n } { $vp } from pagodas
           *[other] +{ $n } { $vp }
        }
    .other =
        { $why ->
            [pagodas] { $player } +{ $n } { $vp } from pagodas
           *[other] { $player } +{ $n } { $vp }
        }
    .fate = +{ $n } { $vp }
yy-why-tile = tile
yy-why-governor = tile, through the governor
yy-why-pagodas = pagodas
yy-why-revolt = revolt won
yy-why-war = war won
yy-placed-leader = { $player } places the { $leader } on { $hex }.
    .brief = { $leader } on { $hex }
yy-moved-leader = { $player } moves the { $leader } from { $origin } to { $hex }.
    .brief = { $leader } to { $hex }
yy-withdrew = { $player } takes the { $leader } off the board.
    .brief = takes off the { $leader }
yy-returned = { $player } takes back the { $leader }.
    .also = takes back the { $leader }
    .other = { $player } takes back the { $leader }
    .brief = loses the { $leader }
    .fate = you lose the { $leader }
yy-rioted-tiles = { $player } pays 2 farmers for a riot: the { $tile } on { $hex } is gone.
    .brief = riot at { $hex }
yy-rioted-leader = { $player } pays 1 farmer, with the leader’s help, for a riot: the { $tile } on { $hex } is gone.
    .brief = riot at { $hex }
yy-establishes-tiles = { $player } pays 2 traders for a pagoda.
yy-establishes-leader = { $player } pays 1 trader, with the leader’s help, for a pagoda.
yy-pagoda = { $player } builds the { $pagoda } on { $hexes }.
    .also = builds the { $pagoda } on { $hexes }
    .other = { $player } builds the { $pagoda } on { $hexes }
    .brief = builds the { $pagoda }
yy-pagoda-moved = { $player } moves the { $pagoda } from { $origin } to { $hexes }.
    .also = moves the { $pagoda } from { $origin } to { $hexes }
    .other = { $player } moves the { $pagoda } from { $origin } to { $hexes }
    .brief = moves the { $pagoda }
yy-pagoda-lost = A { $pagoda } loses its triangle and goes back beside the board.
    .also = the { $pagoda } falls
    .other = the { $pagoda } falls
    .brief = the { $pagoda } falls
yy-took = { $player } takes a { $tile } from the market.
    .also = takes a { $tile } from the market
    .other = { $player } takes a { $tile } from the market
    .brief = takes a { $tile }
yy-replaced =
    { $player } discards { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } unseen.
    .brief =
        swaps { $n ->
            [one] 1 tile
           *[other] { $n } tiles
        }
yy-replaced-what = You discard { $tiles }.
    .also = your discards: { $tiles }
yy-drew =
    { $player } draws { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }.
    .also =
        draws { $n ->
            [one] 1 tile
           *[other] { $n } tiles
        }
    .other =
        { $player } draws { $n ->
            [one] 1 tile
           *[other] { $n } tiles
        }
yy-drew-what = You draw { $tiles }.
    .also = you draw { $tiles }
    .other = you draw { $tiles }
yy-market-filled = New in the market: { $tiles }.
    .also = new in the market: { $tiles }
    .other = new in the market: { $tiles }
yy-revolt = { $player } starts a revolt against { $other }: each has a { $leader } there.
    .also = revolt against { $other }
    .brief = revolt against { $other }
yy-rebel = { $strength } ({ $player })
yy-commits = { $player } commits { $amount } and has strength { $strength }.
yy-commits-nothing = { $player } commits nothing.
yy-revolt-won = { $player } wins the revolt, { $own } to { $against }.
    .brief = wins the revolt
yy-war = { $player } starts a war with the tile on { $hex }. Leaders that clash: { $leaders }. The sides: { $sides }.
    .also = war over { $leaders } – { $sides }
    .brief = war at { $hex }
yy-supports = { $player } supports the state at { $hex } with { $amount }: strength { $strength }.
yy-supports-nobody = { $player } supports nobody.
yy-war-won = The state at { $hex } wins the war – { $sides }.
    .brief = the state at { $hex } wins
yy-soldiers-lost = Soldiers leave the board: { $hexes }.
    .also = soldiers lost: { $hexes }
    .other = soldiers lost: { $hexes }
    .brief = soldiers lost: { $hexes }
yy-over-hand = The bag is empty and { $player } cannot draw: the game is over.
yy-over-replace = The bag is empty and { $player } cannot replace all tiles: the game is over at once.
yy-over-market = The bag is empty and the market cannot be refilled: the game is over.
yy-over-undrawn = The bag is empty and for a whole round no tile was due: the game is over.
yy-over-standstill = Nobody has acted or scored for 3 rounds: the game is over. This is a rule of this program, not of the book, so that a table everybody has left comes to an end.
yy-final = { $player } { $result }.
yy-result = scores { $score }: scrolls { $black }, weapons { $red }, crops { $blue }, goods { $green }; gold given out: { $gold }

## The table in words

yy-say-turn =
    Turn { $turn }: { $player }, { $left ->
        [one] 1 action
       *[other] { $left } actions
    } left.
yy-say-over = The game is over. Won by { $winners }.
yy-say-war = War, started by { $player } with the tile on { $hex }.
yy-say-revolt = Revolt, started by { $player } with the leader on { $hex }.
yy-say-side = Side at { $hex } ({ $leaders }): { $base } on the board, { $committed } committed, strength { $strength }.
yy-say-support = Committed by { $who }.
yy-say-supporter = { $player } ({ $n })
yy-say-hand =
    { $n ->
        [0] Your hand is empty.
        [one] Your hand, 1 tile: { $tiles }.
       *[other] Your hand, { $n } tiles: { $tiles }.
    }
yy-say-points = Victory points: { $points }.
yy-say-vp = { $n } { $vp }
yy-say-player =
    { $player }, dynasty { $dynasty }: { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } in hand.
yy-say-on-board = Leaders on the board: { $leaders }.
yy-say-off-board = Leaders off the board: { $leaders }.
yy-say-leader-at = { $role } on { $hex }
yy-say-owner-at = { $player }’s { $role } on { $hex }
yy-say-market = Market: { $tiles }.
yy-say-bag = Tiles in the bag: { $bag }. Discarded: { $box }.
yy-say-supply = Beside the board: { $pagodas }.
yy-say-spare = { $pagoda }: { $n }
yy-say-pagoda = On { $hexes } stands a { $pagoda }.
yy-say-state = State from { $hex }: leaders { $leaders }; tiles { $tiles }.
yy-say-row = Row { $row }: { $tiles }.
yy-say-tile = { $hex } { $role }
yy-say-capital = { $hex } { $role } ({ $capital })

## The rules, to learn and to look up

yy-rules-goal-title = The game in short
yy-rules-goal =
    China, seven warring states, two rivers. You lead a dynasty with five leaders, each of one colour: governor (black), soldier (red), farmer (blue), trader (green) and artisan (yellow). You place leaders and tiles on a map of hexes. Tiles bring victory points to the leader of their colour in the state where they lie.

    You collect points in five colours: scrolls, weapons, crops, goods and gold. Gold is wild. At the end only your **weakest** of the four other colours counts, so you need all of them.

    When leaders of one colour meet in a state there is conflict: a **revolt** between two leaders, or a **war** between states. The game ends when a tile must be drawn and the bag is empty.
yy-rules-board-title = Hexes and states
yy-rules-board =
    Every hex has a name, such as G7: row G, seventh hex from the west. A hex is land or river, and holds one tile or one leader, never both.

    Tiles and leaders that share an edge are linked, and so is all that hangs together through them. A linked group with at least one leader is a **state**; without a leader it is just a group of tiles. States have no owner: leaders of several players may live in one in peace, as long as all are of different colours.

    Each of the seven capitals begins with a governor tile. After that a capital is a hex like any other.

    Remember that **every leader must always stand beside a governor tile**, in any group. When the last one beside it goes, the leader returns to its player at once.
yy-rules-turn-title = Your turn
yy-rules-turn =
    Take up to two actions, the same one twice if you like. Each is finished, with all its conflicts, before the next.

    - Place, move or withdraw one of your leaders.
    - Place a tile from your hand.
    - Start a peasants’ riot: 2 farmers.
    - Build a pagoda on a finished triangle: 2 traders.
    - Replace tiles of your hand.

    Then you confirm the end. Your pagodas score; you draw back to 6 tiles, then every other player who has fewer does too; the market is refilled to 6. There is no drawing between actions, except to replace tiles. You can step back until somebody else is asked or something hidden is shown.
yy-rules-leaders-title = Leaders
yy-rules-leaders =
    With one action you place a leader, move one that stands on the board any distance, or take one off it.

    It must go on an **empty land hex beside a governor tile**, never on a river. A moving leader is lifted first, so it does not clash with itself. Placing it scores nothing.

    What it touches decides:

    - If all leaders then linked differ in colour, all is well, even if it joins two or three states.
    - If it touches exactly one state, and that has a leader of the same colour, there is a **revolt**.
    - If it would join two or more states and leaders of one colour would meet, it may not go there.

    Groups without a leader do not count as states here.
yy-rules-tiles-title = Tiles
yy-rules-tiles =
    Put a tile from your hand on any empty hex: **farmers (blue) on river, all others on land**. It need not touch anything.

    If it joins states whose leaders clash, there is a **war** and the tile has no other effect, but for the market tile of a trader after it. Otherwise, in this order:

    1. It may score a point.
    2. If it completes a triangle of its colour, you may build a pagoda.
    3. A **trader** lets you take one of the open market tiles.
    4. A **farmer** lets you place another farmer from your hand beside it in the same action, and so on, as long as there is no war and you build no pagoda. Each must touch the one placed just before, and each may score. The offer stands with your next question.
yy-rules-points-title = Victory points
yy-rules-points =
    A tile placed without war gives at most one point, of the tile’s colour:

    - to the player whose leader **of that colour** is in the state;
    - if there is none, to the player of the **governor leader** in the state;
    - otherwise to nobody.

    It does not matter who placed the tile. Joining states in peace counts as one state.

    Other points come from pagodas at the end of your own turn, and from winning revolts and wars. Points are taken openly but kept behind the screen, so nobody sees your totals. Black are scrolls, red weapons, blue crops, green goods, yellow gold.
yy-rules-pagodas-title = Pagodas
yy-rules-pagodas =
    Three tiles of one colour that all touch each other form a triangle. If your new tile completes one without war, and none of the three carries a pagoda, you may build the pagoda of that colour there, for free. You may decline. Later it takes an action and 2 traders, and then any such triangle will do.

    There are two pagodas of each colour, one of yellow. If none is left beside the board, one of the same colour moves from where it stands; of two you choose.

    At the end of **your** turn each of your leaders scores 1 point for every pagoda of its own colour in its state. The governor scores black ones only.

    The tiles below keep all their powers. When one of them leaves, the pagoda goes back beside the board.
yy-rules-actions-title = Riot, pagoda, replacing
yy-rules-actions =
    - **Peasants’ riot.** Discard 2 farmers from your hand and remove any one tile of the board, even a capital’s or one below a pagoda. The pagoda falls; leaders left without a governor tile return to their players; a state may fall apart. Nobody scores.

    - **Pagoda.** Discard 2 traders and build a pagoda on any triangle whose three tiles carry none, wherever it is and whoever placed it.

    For both, your off-board leader of that colour may stand for one of the two tiles. One real tile is always paid.

    - **Replacing.** Discard 1 to 6 tiles unseen and draw as many. If the bag cannot give them all, the game ends at once, without pagoda points.
yy-rules-revolt-title = Revolts
yy-rules-revolt =
    A leader that enters a state with a leader of its own colour starts a revolt: its player attacks, the other defends.

    1. Each side has the strength of the **governor tiles beside its leader**. A tile beside both counts for both.
    2. The attacker may add governors from the hand, any number, shown openly.
    3. Then the defender may do the same. Nobody else takes part.

    A player whose governor leader is off the board may add 1 for it.

    The higher total wins; **a tie is won by the defender**. The loser’s leader leaves the board, also if it had been moved. The winner gains 1 point of the leaders’ colour. All committed tiles are discarded, on both sides.
yy-rules-war-title = Wars
yy-rules-war =
    A tile that joins states with leaders of one colour starts a war. All clashes are one war, with one winning state. The uniting tile belongs to no side; it scores nothing and is never removed.

    1. Each warring state has the strength of its **soldier tiles**. A joined state none of whose leaders clash stays out of it.
    2. From the left of the player who placed the tile, everybody is asked once: support **one** state with soldiers from the hand, or pass. An off-board soldier leader may add 1. You need no leader there. The player of the tile comes last.
    3. The highest total wins. On a tie the player of the tile chooses.

    Every other warring state loses: the leaders that clash return to their players and all its soldier tiles are discarded. Leaders of other colours stay.
yy-rules-losses-title = After a war
yy-rules-losses =
    - **Points.** For each leader sent home, the player of the winning state’s leader of that colour gains 1 point of it. If the winner has no such leader, nobody does.

    - **Losses of the winner.** It must lose as many soldiers as the strongest loser had in all. First go all tiles that supported it, however many; supporting leaders count too, but return to their players. If that is not enough, the player of the uniting tile chooses soldier tiles of the winning state to remove.

    All supporting tiles of all sides are discarded. Red pagodas that lost a tile fall. The uniting tile stays and links what it touches; the states that remain are at peace. There is no point, pagoda or further farmer for it; a trader brings its market tile now.
yy-rules-offboard-title = Leaders off the board
yy-rules-offboard =
    A leader that is not on the board stands in front of your screen and still helps, as often as you like. It is never used up, and using it is your choice.

    - **Governor**: +1 for you in a revolt, attacking or defending.
    - **Soldier**: +1 for the one state you support in a war, with tiles or alone.
    - **Farmer**: stands for one of the 2 farmers of a riot.
    - **Trader**: stands for one of the 2 traders of a pagoda.
    - **Artisan**: nothing.

    On the board, the governor leader also scores tiles of any colour whose own leader is missing in its state, but never pagodas of another colour.
yy-rules-hidden-title = Open and hidden
yy-rules-hidden =
    Everybody sees the board, all leaders, pagodas and market, how many tiles each hand and the bag hold, every tile placed, committed or paid, and each point when it is gained.

    Hidden are the tiles in hand, the totals of points, the bag, and tiles discarded when replacing. The table can agree to play with open points.

    In a war or a revolt you are always asked, whether or not you hold a fitting tile, so that the question itself tells nothing. If you have nothing to give, or want to give nothing, commit nothing. What you commit is final.
yy-rules-end-title = The end and the winner
yy-rules-end =
    The game ends **at once** when a player must draw a tile and the bag is empty. Taking the last tile does not end it, nor does a market that stays short. A rule of this program, not of the book: it also ends after 3 rounds in which nobody acted or scored.

    Then the screens are lifted. Each gold point is given to one of the other four colours; this is done for you, always to your lowest. **Your score is your lowest colour.** The highest score wins.

    On a tie the second-lowest colours are compared, then the third, then the highest. If all are equal the victory is shared.
yy-rules-options-title = Options of the table
yy-rules-options =
    - **Length**: in the short game for two, 24 tiles are taken out unseen.
    - **Victory points**: hidden, or open to all.
    - **Edition**: the printed rulebook, or the edition of 2023. There you take exactly 2 actions; a trader that starts a war brings no market tile; on a tie in all colours fewer gold points win; and once the bag is empty, a market left short or a round without a draw ends the game. Each of these four can also be chosen for itself.
    - **Soldier leader of the winner**: as a rule it counts as a soldier lost; otherwise it adds strength only, and all losses are tiles.

    The map is a design of its own, not the printed board; whoever runs the bot may load another.

## What a hint names: more of it, or less (`.less`) as the price

yy-worth-points = points where you need them most
    .less = fewer points where you need them most
    .theirs = fewer points in the colours that matter
yy-worth-conflict = chances to win the revolt or war
    .less = less chance to win the revolt or war
yy-worth-leaders = leaders on the board, so that your tiles score
    .less = fewer leaders on the board, so fewer tiles that score
    .theirs = fewer leaders on the board
yy-worth-pagodas = points from pagodas in turns to come
    .less = fewer points from pagodas in turns to come
yy-worth-triangles = triangles that lack only one tile for a pagoda
    .less = fewer triangles that lack only one tile for a pagoda
yy-worth-safety = safety for your leaders
    .less = more danger for your leaders
    .theirs = more danger for their leaders
yy-worth-hand = useful tiles in hand
    .less = fewer useful tiles in hand

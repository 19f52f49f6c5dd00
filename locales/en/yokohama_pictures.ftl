### Words on the pictures of Yokohama: short, there is little room.

## The city

yk-pane-city = The city
yk-pic-to-play = to play
yk-pic-round = Round { $n }
yk-pic-over = Game over
yk-pic-one-more = One more round after this
yk-pic-last = Last turn
yk-pic-ends = End at
yk-pic-canal = Nobody acts here and nobody builds. Your president may pass without an assistant of yours: 1 yen.
yk-pic-player = { $player }
yk-pic-last-round = Last round
yk-pic-alt-player = { $player }: { $vp } VP.
yk-pic-alt-changes = Last turn:
yk-pic-area-copper = Copper
yk-pic-area-copper_1 = Copper 1
yk-pic-area-copper_2 = Copper 2
yk-pic-area-silk = Silk
yk-pic-area-silk_1 = Silk 1
yk-pic-area-silk_2 = Silk 2
yk-pic-area-tea = Tea
yk-pic-area-tea_1 = Tea 1
yk-pic-area-tea_2 = Tea 2
yk-pic-area-fish = Fishing
yk-pic-area-fish_1 = Fishing 1
yk-pic-area-fish_2 = Fishing 2
yk-pic-area-bank = Bank
yk-pic-area-chinatown = Chinatown
yk-pic-area-church = Church
yk-pic-area-customs = Customs
yk-pic-area-agency = Agency
yk-pic-area-lab_a = Lab A
yk-pic-area-lab_b = Lab B
yk-pic-area-port_a = Port A
yk-pic-area-port_b = Port B
yk-pic-area-canal = Canal

## Boards and players

yk-pane-boards = The boards
yk-pane-players = The players
yk-pic-level = level { $level } · { $reaches }
yk-pic-power = Power { $power }+
yk-pic-surcharge =
    { $n ->
        [0] value
       *[other] value +{ $n }
    }
yk-pic-agents = Agents
yk-pic-rewards = Rewards
yk-pic-end-at = of { $n }

## What technologies do, in two or three words

yk-pic-does-ball = per order
yk-pic-does-brick_factory = per assistant
yk-pic-does-electric_lighting = per house
yk-pic-does-exposition = at once
yk-pic-does-gas_lighting = per shop
yk-pic-does-language_school = per order
yk-pic-does-printing_press = per technology
yk-pic-does-mining_technology = on each gain
yk-pic-does-newspaper = on 4 areas
yk-pic-does-patent_system = per technology
yk-pic-does-postal_system = beside rivals
yk-pic-does-spinning_frame = each turn
yk-pic-does-stagecoach = no fees
yk-pic-does-station = on one area
yk-pic-does-stock_exchange = each turn
yk-pic-does-telegraph = 1 next to 2
yk-pic-does-telephone = may stay
yk-pic-does-tram = anywhere
yk-pic-does-university = each turn
yk-pic-does-winery = per assistant

## A player's panel

yk-pic-hand = Hand
yk-pic-warehouse = Warehouse
yk-pic-built = Built
yk-pic-more-technologies =
    +{ $n } { $n ->
        [one] technology
       *[other] technologies
    }
yk-pic-first = 1st
yk-pic-at-the-end = At the end
yk-pic-end-church = Most in the Church { $first } VP, second { $second }
yk-pic-end-customs = Most at Customs { $first } VP, second { $second }
yk-pic-end-technology = Highest technologies { $first } VP, second { $second }
yk-pic-end-countries = Sets of { $sizes } countries: { $vp } VP
yk-pic-end-agents = Each unused agent { $vp } VP
yk-pic-end-imports = Each import { $vp } VP
yk-pic-end-yen = Every { $n } yen 1 VP
yk-pic-end-products = Every { $n } products 1 VP

## Cards

yk-pic-technology = { $text }. Value { $value }; { $countries }
yk-pic-worth = { $first } VP for the first, { $later } VP for the others
yk-pic-missing = Missing:
yk-pic-complete-now = Ready to complete

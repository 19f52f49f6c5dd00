### Yokohama. Terms and lengths: docs/style.md.

## The lobby

yk-title = Yokohama
yk-tagline = Send your assistants through a harbour town, walk where they stand, trade, build and learn.
yk-option-rewards = Mini-expansion: achievement rewards
yk-option-rewards-off = Without
yk-option-rewards-on = 4 tokens; whoever completes all 3 achievements takes one
yk-option-independents = Mini-expansion: independent agents
yk-option-independents-off = Without
yk-option-independents-on = 5 of them among the 5-Power tokens
yk-option-extra_cost = Extra cost of technologies
yk-option-extra_cost-fourth = From your 4th technology on
yk-option-extra_cost-fifth = From your 5th technology on, as in 2016
yk-option-neutral = Neutral assistants with two players
yk-option-neutral-blocks = One on each of Church and Customs; 5 assistants bring the end
yk-option-neutral-none = None; 4 assistants bring the end, as in 2016
yk-option-direct = Tram and Station
yk-option-direct-anywhere = No own assistant needed at the destination
yk-option-direct-staffed = Only where you have an assistant
yk-option-warehouse = Assistants in the warehouse
yk-option-warehouse-12 = 12
yk-option-warehouse-13 = 13
yk-option-customs = Imports at Customs
yk-option-customs-up_to = As many as your Power allows, or fewer
yk-option-customs-exactly = Exactly as many as your Power allows
yk-option-unused = Unused independent agents
yk-option-unused-score = 1 VP each at the end
yk-option-unused-nothing = Nothing at the end
yk-neutral-for-two = neutral assistants take part with two players only. Leave that option as it is, or play with two.
yk-ending-won = Victory by most points
yk-tie-order = earlier in round order
yk-ending-order = Victory by the earlier seat after a tie on points

## Names

yk-area-copper = Copper Mine
yk-area-copper_1 = Copper Mine 1
yk-area-copper_2 = Copper Mine 2
yk-area-silk = Silk Mill
yk-area-silk_1 = Silk Mill 1
yk-area-silk_2 = Silk Mill 2
yk-area-tea = Tea Plantation
yk-area-tea_1 = Tea Plantation 1
yk-area-tea_2 = Tea Plantation 2
yk-area-fish = Fishing Ground
yk-area-fish_1 = Fishing Ground 1
yk-area-fish_2 = Fishing Ground 2
yk-area-bank = Bank
yk-area-chinatown = Chinatown
yk-area-church = Church
yk-area-customs = Customs
yk-area-agency = Employment Agency
yk-area-lab_a = Laboratory A
yk-area-lab_b = Laboratory B
yk-area-port_a = Port A
yk-area-port_b = Port B
yk-area-canal = Canal
yk-area-hand = hand
yk-good-copper = copper
yk-good-silk = silk
yk-good-tea = tea
yk-good-fish = fish
yk-country-us = United States
yk-country-nl = Netherlands
yk-country-gb = Great Britain
yk-country-fr = France
yk-country-de = Germany
yk-agent-us = American agent
yk-agent-nl = Dutch agent
yk-agent-gb = British agent
yk-agent-fr = French agent
yk-agent-de = German agent
yk-agent-independent = independent agent
yk-reward-reward_flag_us = flag of the United States
yk-reward-reward_flag_nl = flag of the Netherlands
yk-reward-reward_flag_gb = flag of Great Britain
yk-reward-reward_flag_fr = flag of France
yk-reward-reward_flag_de = flag of Germany
yk-reward-reward_independent_agent = independent agent
yk-achievement-a_copper = Own 5 copper
yk-achievement-a_silk = Own 6 silk
yk-achievement-a_tea = Own 7 tea
yk-achievement-a_fish = Own 7 fish
yk-achievement-b_tech = Own 4 technologies
yk-achievement-b_yen = Own 10 yen
yk-achievement-b_tokens = Own 5 agents and 5-Power tokens together
yk-achievement-b_orders = Have completed 5 orders
yk-achievement-c_commercial = Buildings in 4 commercial areas
yk-achievement-c_2p3c = Buildings in 2 production and 3 commercial areas
yk-achievement-c_3p2c = Buildings in 3 production and 2 commercial areas
yk-achievement-c_production = Buildings in 4 production areas
yk-technology-ball = Ball
yk-technology-brick_factory = Brick Factory
yk-technology-electric_lighting = Electric Lighting
yk-technology-exposition = Exposition
yk-technology-gas_lighting = Gas Lighting
yk-technology-language_school = Language School
yk-technology-printing_press = Printing Press
yk-technology-mining_technology = Mining Technology
yk-technology-newspaper = Newspaper
yk-technology-patent_system = Patent System
yk-technology-postal_system = Postal System
yk-technology-spinning_frame = Spinning Frame
yk-technology-stagecoach = Stagecoach
yk-technology-station = Station
yk-technology-stock_exchange = Stock Exchange
yk-technology-telegraph = Telegraph
yk-technology-telephone = Telephone
yk-technology-tram = Tram
yk-technology-university = University
yk-technology-winery = Winery
yk-order = Order { $number } ({ $country })
yk-card = { $technology } ({ $country })
    .hint = technology { $technology } ({ $country })

## What technologies do, short enough for a menu

yk-effect-ball = 2 VP for each order you complete
yk-effect-brick_factory = 4 VP for each assistant you put on Customs
yk-effect-electric_lighting = 3 VP for each trading house you build
yk-effect-exposition = 10 VP at once
yk-effect-gas_lighting = 2 VP for each shop you build
yk-effect-language_school = 1 yen for each order you complete
yk-effect-printing_press = 1 yen for each technology after this
yk-effect-mining_technology = 1 copper more whenever you gain copper
yk-effect-newspaper = place on up to 4 different areas
yk-effect-patent_system = 2 VP for each technology after this
yk-effect-postal_system = may end its walk beside other presidents
yk-effect-spinning_frame = once a turn: 1 silk for 2 yen
yk-effect-stagecoach = no fees to presidents when you move
yk-effect-station = +1 Power on one area; you go there directly
yk-effect-stock_exchange = at turn start your yen become at least 2
yk-effect-telegraph = beside 2 on one area, 1 more next to it
yk-effect-telephone = 1 assistant may stay when you recover
yk-effect-tram = go directly to any area without rivals
yk-effect-university = once a turn: 1 yen for 1 assistant
yk-effect-winery = 3 VP for each assistant you put in the Church

## Amounts, rewards, prices

yk-amount-yen = { $n } yen
yk-amount-copper = { $n } copper
yk-amount-silk = { $n } silk
yk-amount-tea = { $n } tea
yk-amount-fish = { $n } fish
yk-amount-vp = { $n } VP
yk-amount-imports =
    { $n ->
        [one] 1 import
       *[other] { $n } imports
    }
yk-amount-any_product =
    { $n ->
        [one] 1 product of choice
       *[other] { $n } products of choice
    }
yk-amount-warehouse = { $n } from the warehouse
yk-amount-move =
    { $n ->
        [one] 1 free move
       *[other] { $n } free moves
    }
yk-amount-independent_agent =
    { $n ->
        [one] 1 independent agent
       *[other] { $n } independent agents
    }
yk-amount-assistant =
    { $n ->
        [one] 1 assistant
       *[other] { $n } assistants
    }
yk-amount-shop =
    { $n ->
        [one] 1 shop
       *[other] { $n } shops
    }
yk-amount-house =
    { $n ->
        [one] 1 trading house
       *[other] { $n } trading houses
    }
yk-brings = { $what }
yk-brings-nothing = nothing
yk-costs = { $what }
yk-free = free
yk-units =
    { $imports ->
        [one] 2 yen or 1 import
       *[other] { $yen } yen (1 import = 2 yen)
    }
yk-at-power = Power { $power }: { $brings }
yk-act-exchange =
    { $n ->
        [one] 1 exchange
       *[other] up to { $n } exchanges
    }
yk-act-church = Faith { $n }
yk-act-customs =
    { $n ->
        [one] pay 1 import
       *[other] pay up to { $n } imports
    }
yk-act-employment =
    { $n ->
        [one] 1 piece from the warehouse
       *[other] up to { $n } pieces from the warehouse
    }
yk-act-laboratory = { $n } towards a technology
yk-act-port = orders up to level { $level }
yk-act-port-vp = orders up to level { $level }, { $vp } VP
yk-pays = fee: { $who }
yk-pays-nothing = no fee
yk-pay-player = { $player } { $n } yen
yk-pay-canal = Canal { $n } yen
yk-order-about = asks for { $cost }; brings { $reward }
yk-technology-about = { $price } · { $text }
yk-final-cards = shows new cards

## Questions at the start

yk-choose-order = Keep one of these two orders: it is your secret, and you complete it later by paying its products. The other leaves the game unseen.
yk-change-order = You keep { $order }, and nobody knows. Choose again to change your mind, until everybody has chosen.
yk-menu-order = Choose an order

## The turn

yk-turn =
    Your turn, round { $round }{ $last ->
        [0] {""}
       *[other] , the last one
    }. In hand: { $n ->
        [0] no assistant
        [one] 1 assistant
       *[other] { $n } assistants
    }, { $yen } yen. { $n ->
        [0] There is nobody to place: go on, and your president is next.
       *[other] Place the first assistant; each area tells the Power your president would have there.
    } Orders, achievements and an agent may come before.
yk-menu-place = Choose an area
yk-group-place = Place an assistant
yk-group-orders = Complete an order
yk-group-agents = Use an agent
yk-group-extras = Achievements and cards
yk-place = Place on { $area }
yk-place-pair = A second one on { $area }
yk-place-none = Place nobody: your hand has no assistant
yk-place-about = { $pays } · { $effect }
yk-place-more =
    Placed so far: { $areas } ({ $fees }). You have { $n ->
        [one] 1 assistant
       *[other] { $n } assistants
    } and { $yen } yen left. { $next }
yk-place-next-pair = Place the next one on another area, or a second one on the same and no more.
yk-place-next = Place the next one on another area, or stop here.
yk-placed-enough = Enough placed
yk-complete = Complete { $order }
yk-achieve = Achievement: { $achievement }
yk-achieve-about = { $vp } VP; 1 assistant of your hand stays on the tile
yk-agent-act = Agent to { $area }
yk-choose-agent = Which agent acts at { $area }? It turns face down for the rest of the game.
yk-agent-with = Use the { $agent }
yk-use = Use { $technology }
yk-move = Move your president along areas with assistants of yours; you have { $yen } yen for fees. Or recall it: then you do not act this turn.
yk-move-hand = Put your president on an area with assistants of yours. Or do not act this turn: it stays in your hand.
yk-move-none = With your { $yen } yen the president reaches no area, so you must recall. Choose who comes back to your hand.
yk-menu-move = Choose where to go
yk-group-move = Move the president
yk-go-walk = Go to { $area }
yk-go-hand = Put on { $area }
yk-go-tram = Tram to { $area }
yk-go-station = Directly to the Station: { $area }
yk-recall-all = Recall all ({ $n })
yk-recall-assistants = Do not act, recall all ({ $n })
yk-recall-president = Recall president
yk-recall-nobody = Do not act, recall nobody
yk-recall-some = Recall some
yk-recall-some-assistants = Do not act, recall some
yk-choose-recall = Choose the assistants that come back to your hand with the president. Those you do not choose stay on their areas.
yk-menu-recall = Choose who comes back
yk-take-back =
    { $n ->
        [one] From { $area }
       *[other] From { $area } (up to { $n })
    }
yk-end-turn = You may still complete orders and achievements or use an agent. “End turn” shows your turn to everybody.
yk-end = End turn

## What areas ask

yk-done = No more
yk-skip = Do nothing here
yk-choose-exchange =
    Chinatown: you may make { $n ->
        [one] 1 more exchange
       *[other] { $n } more exchanges
    }, one after another. What you gain may be used in the next.
yk-menu-exchange = Choose an exchange
yk-exchange = { $pay } → { $gain }
yk-choose-church = Church, Power { $power }: put an assistant on a free space for the rest of the game and gain its reward. What the Power lacks you pay with gifts, one of each kind at most.
yk-choose-customs = Customs, Power { $power }: pay imports, put an assistant on a free space that asks for exactly so many, and gain its reward.
yk-menu-space = Choose a space
yk-space-church = Space { $space }, Faith { $value }
yk-space-customs =
    Space { $space }, { $value ->
        [one] 1 import
       *[other] { $value } imports
    }
yk-space-about-church =
    { $due ->
        [0] no gifts
        [one] 1 gift
       *[other] { $due } gifts
    } · brings { $reward }
yk-space-about-customs = brings { $reward }
yk-choose-gifts =
    Choose { $n ->
        [one] the gift
       *[other] the { $n } gifts
    } for Church space { $space }: each kind counts once.
yk-menu-gifts = Choose gifts
yk-give = Give { $what }
yk-choose-helper = Which assistant goes to space { $space } for the rest of the game? The Power of this action stays.
yk-helper-area = One from the area
    .hint = One from the area goes to the space
yk-helper-area-about = you keep your hand, and get one less back from the area
yk-helper-hand = One from your hand
    .hint = One from your hand goes to the space
yk-helper-hand-about = your hand has one less, and all on the area come back
yk-hire =
    Take pieces from your warehouse to your hand: { $n ->
        [one] 1 more
       *[other] up to { $n } more
    }. You have { $yen } yen.
yk-menu-hire = Choose a piece
yk-hire-assistant = Take 1 assistant
yk-hire-assistants = Take { $n } assistants
yk-hire-shop = Take 1 shop
yk-hire-house = Take 1 trading house
yk-choose-technology = { $board }, Power { $power }: you may take one technology. What it costs beyond your Power you pay in yen or imports.
yk-menu-technology = Choose a technology
yk-choose-payment =
    Choose how you pay: { $n ->
        [one] 2 yen or 1 import
       *[other] { $n } times 2 yen or 1 import
    }.
yk-menu-pay = Choose how to pay
yk-pay = Pay { $what }
yk-choose-station = Put the Station on an area, for the rest of the game: everybody has +1 Power there, and you can go there directly.
yk-menu-station = Choose an area
yk-choose-card =
    { $board }: take { $two ->
        [0] an order
       *[other] an order, or two for { $price }
    }. Your hand has room for { $room }. Orders can never be thrown away.
yk-choose-second = You take { $order }. You may take a second order from this port for { $price }, or only that one.
yk-only-one = Only that one
yk-choose-token = An action of Power 5: you may take the 5-Power token of { $area }.
yk-token-take = Take the token
yk-token-leave = Leave the token
yk-choose-building = You may build on { $area }, free of charge, and gain what its slot brings: one building for this action.
yk-build-shop = Shop on slot { $slot }
    .hint = Build a shop on slot { $slot }
yk-build-house = Trading house
    .hint = Build the trading house
yk-build-nothing = Build nothing
yk-menu-slot = Choose a building
yk-choose-keep =
    You recover { $n ->
        [one] your assistant
       *[other] your { $n } assistants
    } from { $area }. Because of the Telephone 1 may stay there.
yk-leave-one = Leave 1 there
yk-leave-none = Take all back
yk-choose-product =
    Choose { $n ->
        [one] the product
       *[other] the { $n } products
    } you gain ({ $why }).
yk-menu-product = Choose products
yk-take-product = Take { $good }
yk-move-from =
    You have { $n ->
        [one] 1 free move
       *[other] { $n } free moves
    }: take an assistant from an area or from your hand and put it on an area. No fees.
yk-menu-from = Choose an assistant
yk-from = Take from: { $source }
yk-move-to = Where does the assistant go? It comes from: { $source }.
yk-menu-to = Choose an area
yk-to = To { $area }
yk-president-power = Power { $power } with your president
yk-choose-reward = You have completed all three achievements: take one of these tokens.
yk-menu-reward = Choose a token

## Answers in advance

yk-standing-none = In Yokohama nobody is asked anything in the turns of others.

## The log

yk-first = { $player } is the first player.
yk-ready = { $player } has kept an order.
yk-begins = It is { $player }’s turn.
yk-stock-exchange = { $player } gains { $n } yen (Stock Exchange).
    .also = +{ $n } yen (Stock Exchange)
yk-placed = { $player } places assistants: { $areas }.
    .brief = places assistants
yk-placed-none = { $player } has no assistant to place.
yk-fee = { $player } gains { $n } yen as a fee.
    .other = { $player } +{ $n } yen
    .fate = +{ $n } yen
yk-canal-fee = { $player } pays { $n } yen for the Canal.
    .also = { $n } yen for the Canal
yk-moved-walk = { $player } walks to { $area }.
    .brief = president to { $area }
yk-moved-hand = { $player } puts the president on { $area }.
    .brief = president to { $area }
yk-moved-tram = { $player } takes the tram to { $area }.
    .brief = president to { $area }
yk-moved-station = { $player } takes the train to { $area }.
    .brief = president to { $area }
yk-recalled =
    { $player } recalls the president { $n ->
        [0] alone
        [one] and 1 assistant
       *[other] and { $n } assistants
    }.
    .brief = recalls the president
yk-recalled-hand =
    { $player } recalls { $n ->
        [0] nobody
        [one] 1 assistant
       *[other] { $n } assistants
    }.
    .brief = recalls { $n ->
        [0] nobody
        [one] 1 assistant
       *[other] { $n } assistants
    }
yk-acts = { $player } acts at { $area } with Power { $power }.
    .also = Power { $power }
yk-agent-used = { $player } uses an agent: { $agent }.
yk-acts-agent = The agent of { $player } acts at { $area } with Power { $power }.
    .also = { $area }, Power { $power }
    .brief = agent at { $area }
yk-gained = { $player } gains { $what } ({ $why }).
    .also = +{ $what }{ $told ->
        [0] {" "}({ $why })
       *[other] {""}
    }
    .other = { $player } +{ $what } ({ $why })
    .fate = +{ $what }
yk-board = { $player } puts an assistant on space { $space } of { $board } ({ $paid }).
    .also = assistant on space { $space } ({ $paid })
    .brief = space { $space } of { $board }
yk-hired = { $player } takes { $what } from the warehouse{ $yen ->
        [0] {""}
       *[other] {" "}({ $yen } yen)
    }.
    .also = { $what } from the warehouse{ $yen ->
        [0] {""}
       *[other] {" "}({ $yen } yen)
    }
yk-researched = { $player } takes { $card } ({ $paid }).
    .also = takes { $card } ({ $paid })
    .brief = takes { $card }
yk-took = { $player } takes { $cards } from { $board } ({ $paid }).
    .also = takes { $cards } ({ $paid })
    .brief = takes { $cards }
yk-refilled = { $card } comes to { $board }.
    .also = new: { $card }
yk-station = { $player } puts the Station on { $area }.
    .also = Station on { $area }
    .brief = Station on { $area }
yk-agent = { $player } gains an agent: { $agent }.
    .also = +{ $agent }
yk-token = { $player } takes the 5-Power token of { $area }.
    .also = takes the 5-Power token
yk-built-shop = { $player } builds a shop on { $area }.
    .brief = shop on { $area }
yk-built-house = { $player } builds the trading house on { $area }.
    .brief = trading house on { $area }
yk-recovered =
    { $player } recovers { $n ->
        [one] 1 assistant
       *[other] { $n } assistants
    } from { $area }.
    .also =
        { $n ->
            [one] 1 assistant
           *[other] { $n } assistants
        } back
yk-moved = { $player } moves an assistant: { $source } → { $target }.
    .also = assistant { $source } → { $target }
yk-completed = { $player } completes { $order } with { $cost }.
    .brief = completes { $order }
yk-achieved = { $player } completes an achievement: { $achievement }.
    .brief = an achievement
yk-rewarded = { $player } takes a reward token: { $reward }.
    .also = token { $reward }
yk-used = { $player } uses { $technology }.
yk-final =
    Final scoring, { $player }: { $n ->
        [0] 0 VP.
       *[other] +{ $n } VP ({ $what }).
    }
yk-final-part = { $why } { $n }
yk-end-near = { $player } brings the end near: { $cause }. After this round one more is played.
    .brief = the end is near
yk-cause-houses = 4 trading houses
yk-cause-shops = 8 shops
yk-cause-church = the Church board is full enough
yk-cause-customs = the Customs board is full enough
yk-cause-port = a port cannot be filled

## Why something was gained

yk-why-area = { $area }
yk-why-exchange = for { $pay }
yk-why-church = Church, space { $space }
yk-why-customs = Customs, space { $space }
yk-why-port = { $board }, Power 5
yk-why-token = 5-Power token
yk-why-shop = shop slot
yk-why-house = trading house slot
yk-why-house_income = trading house on { $area }
yk-why-order = { $order }
yk-why-achievement = { $achievement }
yk-why-technology = { $technology }
yk-why-final_church = Church bonus
yk-why-final_customs = Customs bonus
yk-why-final_technology = technology bonus
yk-why-final_countries = sets of countries
yk-why-final_agents = unused agents
yk-why-final_imports = imports left
yk-why-final_yen = yen left
yk-why-final_products = products left
yk-source-church = Church
yk-source-customs = Customs
yk-source-port = Ports at Power 5
yk-source-token = 5-Power tokens
yk-source-shop = Shops
yk-source-house = Trading houses
yk-source-order = Orders
yk-source-achievement = Achievements
yk-source-technology = Technologies
yk-source-final_church = Church bonus
yk-source-final_customs = Customs bonus
yk-source-final_technology = Technology bonus
yk-source-final_countries = Countries
yk-source-final_agents = Unused agents
yk-source-final_imports = Imports
yk-source-final_yen = Yen
yk-source-final_products = Products

## Why not

yk-not-canal = Nothing can ever be placed on the Canal.
yk-not-now-place = Assistants are placed at the start of your turn, before the president moves.
yk-not-assistant = You have no assistant in your hand.
yk-not-fee = One assistant on { $area } costs { $n } yen for the presidents there, and you have { $yen }.
yk-not-placed-there = You place on up to 3 different areas, 4 with the Newspaper, or 2 on one area; beside these the Telegraph allows 1 on a neighbour.
yk-not-now-move = The president moves after you have placed your assistants, once a turn.
yk-not-canal-end = A walk can pass the Canal but not end there.
yk-not-start = Your president stands on { $area } and must end somewhere else.
yk-not-staffed = You have no assistant on { $area }.
yk-not-occupied = Another president stands on { $area }: only the Postal System lets you end there.
yk-not-that-way = You can reach { $area }, but not by paying those.
yk-not-reached = No way through areas with assistants of yours leads to { $area } with your { $yen } yen.
yk-not-now-extra = Orders, achievements and agents are for the beginning and the end of your turn.
yk-not-agent = You have no unused agent.
yk-not-agent-again = You have used an agent this turn; one a turn is allowed.
yk-not-agent-president = Your president stands on { $area }: agents act elsewhere.
yk-not-agent-staffed = An agent acts where you have an assistant, and { $area } has none of yours.
yk-not-order = That order is not in your hand.
yk-not-products = You lack { $lacks }.
yk-not-achieved-again = You have completed that achievement already.
yk-not-met = You do not meet it now: { $achievement }.
yk-not-owned = You do not own { $technology }.
yk-not-used-again = You have used { $technology } this turn; once a turn is allowed.
yk-not-inside-a-step = { $technology } can be used between two steps, not in the middle of one.
yk-not-spinning_frame = You have no silk to spin.
yk-not-university = You need 1 yen and an assistant in your warehouse.
yk-not-level = The Power of this action does not reach that slot’s level.
yk-not-level-or-taken = That card is chosen already, or the Power of this action does not reach its level.
yk-not-twice = You own { $technology } already, and nobody may have it twice.
yk-not-price = You cannot pay what { $technology } costs beyond your Power.
yk-not-free = Space { $space } is taken.
yk-not-church = Power and gifts do not reach the Faith of space { $space }.
yk-not-customs = You cannot pay the imports of space { $space } with this Power.
yk-not-now-build = You build after an action of Power 4 or 5.
yk-not-built-shop = You have a shop there already.
yk-not-built-house = The trading house there is built.
yk-not-held-shop = You have no shop in your hand; the warehouse does not count.
yk-not-held-house = You have no trading house in your hand; the warehouse does not count.
yk-not-stored = Your warehouse has none left.
yk-not-hired = That costs { $n } yen, and you have { $yen }.
yk-not-sold-import = Imports can be bought in Chinatown, not sold.
yk-not-exchanged = You cannot pay for that exchange.
yk-not-recall = There is nobody to choose from.
yk-not-slot = Choose one of the free slots of this tile for your shop.
yk-not-gift = You do not have that to give.
yk-not-same-area = A move goes to another area.
yk-not-paid = You cannot pay in that mix.
yk-not-reward = That token is not among those left.

## The table in text

yk-say-over = The game is over. Winner: { $winners }.
yk-say-set-up = Before the first round each player keeps one of two orders. Still choosing: { $who }.
yk-say-turn = Round { $round }, it is the turn of { $active }. First player: { $first }.
yk-say-race = The end comes near at { $church_end } assistants in the Church (now { $church }), { $customs_end } at Customs (now { $customs }), 8 shops of one player (most now { $shops }), 4 trading houses of one player (most now { $houses }), or a port that cannot be filled (orders in the deck: { $orders }).
yk-say-one-more = The end is near: this round is finished, then one more is played.
yk-say-last-round = This is the last round.
yk-say-hand =
    You hold { $n ->
        [0] no orders
        [one] 1 order
       *[other] { $n } orders
    }.
yk-say-order = { $order }: { $about }.
yk-say-order-now = { $order }: { $about }. You can complete it now.
yk-say-player =
    { $player }: { $vp } VP; has { $held }; { $orders ->
        [0] no orders
        [one] 1 order
       *[other] { $orders } orders
    } in hand.
yk-say-pieces = President: { $where }. In hand { $assistants } assistants, { $shops } shops, { $houses } trading houses; in the warehouse { $stored_assistants } assistants, { $stored_shops } shops, { $stored_houses } trading houses.
yk-say-technologies = Technologies: { $cards }.
yk-say-completed = Completed: { $orders }.
yk-say-icons = Country icons: { $icons }.
yk-say-agents = Agents to use: { $agents }.
yk-say-used = Used agents: { $agents }.
yk-say-tokens =
    { $n ->
        [one] 1 5-Power token
       *[other] { $n } 5-Power tokens
    }.
yk-say-counted = { $what } ({ $n })
yk-say-canal = Canal, beside { $near }: may be passed for 1 yen.
yk-say-area = { $area }, beside { $near }. There: { $who }.
yk-say-station-area = { $area } with the Station, beside { $near }. There: { $who }.
yk-say-nobody = nobody
yk-say-president =
    { $player } with the president{ $n ->
        [0] {""}
        [one] {" "}and 1 assistant
       *[other] {" "}and { $n } assistants
    }
yk-say-assistants =
    { $player } with { $n ->
        [one] 1 assistant
       *[other] { $n } assistants
    }
yk-say-tile = Building tile: { $slots }; { $house }.
yk-say-shop = slot { $slot } shop of { $player }
yk-say-free-slot = slot { $slot } free for { $reward }
yk-say-house = trading house of { $player }
yk-say-free-house = trading house slot free for { $reward }
yk-say-token = 5-Power token: { $reward }.
yk-say-board =
    { $board }, { $left ->
        [0] no cards
        [one] 1 card
       *[other] { $left } cards
    } left in the deck.
yk-say-port-card = Slot { $slot }, level { $level }: { $card }, { $about }.
yk-say-technology =
    Slot { $slot }: { $card }, value { $value }{ $extra ->
        [0] {""}
       *[other] {" "}plus { $extra } for the slot
    }: { $text }.
yk-say-church = Church board: { $n } assistants, { $end } bring the end near.
yk-say-customs = Customs board: { $n } assistants, { $end } bring the end near.
yk-say-space = Space { $space }, value { $value }: free for { $reward }.
yk-say-space-neutral = Space { $space }, value { $value }: a neutral assistant.
yk-say-space-taken = Space { $space }, value { $value }: { $player }.
yk-say-achievement = Achievement: { $achievement }. { $first } VP for the first, { $later } for the others.
yk-say-achieved = Achievement: { $achievement }. { $first } VP for the first, { $later } for the others. Completed by { $who }.
yk-say-supply = Agents in the supply: { $agents }.
yk-say-rewards = Reward tokens left: { $rewards }.

## Rules help

yk-rules-overview-title = Overview
yk-rules-overview =
    You are a merchant in the harbour town of Yokohama around 1870. The city is a triangle of areas, different in every game. Each turn you send **assistants** to areas and walk your **president** along them; where the president stops you act, and the more pieces you have there the stronger the action.

    Actions bring products, money and imports, orders of foreign countries, technologies, and pieces from your warehouse. Strong actions let you build shops and trading houses. Most **victory points** (VP) at the end win.

    Everything is open except the orders in hand. You hold at most 3 of them and can never throw one away.
yk-rules-turn-title = A turn
yk-rules-turn =
    - **A. First additional phase:** as often as you like, complete orders and achievements; once a turn use an agent.

    - **B. Main phase:**
    1. place assistants from your hand;
    2. move your president, or recall;
    3. act where it stands;
    4. at Power 5 you may take the area’s 5-Power token;
    5. at Power 4 or 5 you may build one building;
    6. your assistants on that area return to your hand, the president stays.

    - **C. Second additional phase:** as the first.

    If you recall in step 2, steps 3 to 6 fall away. A round is one turn each; the first player is the same all game.
yk-rules-place-title = Placing assistants
yk-rules-place =
    Place **1 assistant on each of up to 3 different areas**, or **2 on one area**. You must place at least one if your hand holds one. They come from the hand only, never from the warehouse or another area.

    For each assistant you pay **1 yen to the owner of every other president** on that area. What you cannot pay you cannot place. Your own president costs nothing.

    Nothing can be placed on the Canal. Any number of assistants may stand on an area.
yk-rules-move-title = Moving the president
yk-rules-move =
    - **From the hand**: put it on any area with at least 1 assistant of yours and no other president.

    - **From an area**: walk along neighbouring areas, as far as you like. Every area you enter needs an assistant of yours, and you pay 1 yen to each other president you meet. You cannot enter the area you came from, and must end on an area without other presidents. The **Canal** needs no assistant, costs 1 yen and is only passed. Where several ways pay different people, you choose.

    - **Recall**: take the president and any of your assistants on areas back to your hand. Assistants on boards and achievements stay. If you can reach no area, you must recall.
yk-rules-power-title = Power
yk-rules-power =
    Power counts what you have on the area of the action: 1 for each assistant, 1 for your president, 1 for your shop, 1 for your trading house, and 1 for the Station if it is there. More than 5 counts as 5.

    Power is fixed when the action begins and stays, whatever happens to the pieces.

    If another player owns the trading house there, that player gains 1 yen from the supply for your action, even if it had no effect.

    At **Power 5** you may take the 5-Power token of the area and gain what it shows. At **Power 4 or 5** you may build.
yk-rules-areas-title = Areas
yk-rules-areas =
    By Power 1, 2, 3, 4, 5:

    - **Copper Mine**: 0, 0, 1, 2, 3 copper
    - **Silk Mill**: 0, 1, 2, 3, 4 silk
    - **Tea Plantation**: 1 to 5 tea
    - **Fishing Ground**: 1 to 5 fish
    - **Bank**: 1 to 5 yen
    - **Chinatown**: 1 to 5 exchanges: copper or silk for 2 yen, tea or fish for 1 yen, both ways; 4 yen for 1 import
    - **Employment Agency**: 0, 1, 2, 3, 4 pieces from the warehouse: assistants free, shops 2 yen, trading houses 4, 5, 6, 7 yen

    The first four are production areas, all others commercial. You are never forced to buy, exchange or take; plain gains are automatic.
yk-rules-boards-title = Church and Customs
yk-rules-boards =
    - **Church.** Your Faith is your Power, and 1 more for each gift: 1 copper, 1 silk, 1 tea, 1 fish, 1 import, 2 yen, each once. Put an assistant on a free space whose value you reach and gain its reward. You give no more than needed.

    - **Customs.** Power 1 to 5 lets you pay up to 0, 1, 2, 3, 4 imports. Put an assistant on a free space that asks for exactly what you pay and gain its reward.

    The assistant comes from the area or from your hand and stays until the end of the game. At the end those with most assistants on each board score.
yk-rules-port-title = Ports and orders
yk-rules-port =
    Each port shows 6 orders. Power 2 reaches the slots of level 1, Power 3 those of level 2 too, Power 4 and 5 all. Take 1 order free, or 2 for 2 yen or 1 import. At Power 5 you also gain 3 VP. Then the cards move left and the port is filled.

    In an additional phase you **complete** an order of your hand: pay its products, gain its reward, keep it open before you. Its flag counts as a country icon.

    You hold at most 3 orders, and how many is open. If a port cannot be filled completely, the end comes near.
yk-rules-laboratory-title = Laboratories
yk-rules-laboratory =
    Each laboratory shows 6 technologies. You may take one. It costs its production value and what its slot adds: 0, 0, 1, 1, 2, 2 from the left.

    You pay with your Power, 1 each, and the rest with 2 yen or 1 import each, in any mix. If you own 3 technologies or more, each further one costs another 2 yen or 1 import.

    You may not own a title twice. A technology works from now on, also for the building of the same action. Its flag counts as a country icon. Then the cards move left and a new one comes.
yk-rules-build-title = Shops and trading houses
yk-rules-build =
    After an action of Power 4 or 5 you may build **one** building on the tile of that area, free of charge, and gain the reward of its slot.

    - **Shop**: from your hand, on any of the 4 slots that is free; one of yours on each tile.
    - **Trading house**: from your hand, if its only slot is free. It earns you 1 yen whenever somebody else acts there.

    Both give you Power there for the rest of the game. The pieces come from your warehouse by the Employment Agency or a warehouse reward. 8 shops or 4 trading houses of one player bring the end near.
yk-rules-agents-title = Countries and agents
yk-rules-agents =
    Technologies you own and orders you have completed carry a flag. With your 2nd, 4th, 6th … icon of a country you gain one of its agents, if one is left. There are 2 American, 1 Dutch, 3 British, 2 French and 2 German agents.

    Once a turn, in an additional phase, you may turn an agent face down: choose an area with an assistant of yours where your president is **not**, and act there with steps 3 to 6. The agent adds no Power and nobody is paid for being there. The assistants come back to your hand at once.

    An unused agent is worth 1 VP at the end.
yk-rules-achievements-title = Achievements
yk-rules-achievements =
    Three achievements are open to all. In an additional phase, if you meet one at that moment, put an assistant of your hand on it for the rest of the game. The first player gains 8, 9 or 10 VP (A, B, C), everybody later 6, 7 or 8. You pay nothing.

    - **A**: own 5 copper, 6 silk, 7 tea or 7 fish
    - **B**: own 4 technologies, 10 yen, 5 agents and 5-Power tokens together, or have completed 5 orders
    - **C**: own buildings in production and commercial areas; each area counts once

    What you have completed stays completed.
yk-rules-technologies-title = Technologies, points
yk-rules-technologies =
    - **Ball**: 2 VP per order completed
    - **Language School**: 1 yen per order completed
    - **Winery**: 3 VP per assistant put in the Church
    - **Brick Factory**: 4 VP per assistant put on Customs
    - **Gas Lighting**: 2 VP per shop built
    - **Electric Lighting**: 3 VP per trading house built
    - **Patent System**: 2 VP per technology after it
    - **Printing Press**: 1 yen per technology after it
    - **Exposition**: 10 VP at once
    - **Mining Technology**: 1 copper more whenever a mine, an exchange, a 5-Power token or a building slot brings you copper
    - **Stock Exchange**: with less than 2 yen at the start of your turn you have 2
    - **Spinning Frame**: once a turn, 1 silk for 2 yen
    - **University**: once a turn, 1 yen for 1 assistant of the warehouse
yk-rules-cards-title = Technologies, movement
yk-rules-cards =
    - **Newspaper**: place on up to 4 different areas
    - **Telegraph**: after 2 on one area, 1 more on a neighbour
    - **Stagecoach**: no fees to presidents when you move; the Canal still costs
    - **Postal System**: you may end beside other presidents, with an assistant of yours there, for the usual fee
    - **Tram**: go directly to any area without other presidents, no way, no assistant, no fee
    - **Station**: put the token on an area; everybody has +1 Power there, and you may go there directly, whoever stands there
    - **Telephone**: when you recover, 1 assistant may stay

    Spinning Frame and University are used between two steps, never in the middle of one.
yk-rules-end-title = The end of the game
yk-rules-end =
    The end comes near as soon as one of these happens:

    - a player has built 4 trading houses;
    - a player has built 8 shops;
    - the Church or the Customs board holds 5 assistants (6 with 4 players);
    - a port cannot be filled completely.

    The round is then finished and **one more round** is played, so that all have the same number of turns. Further triggers change nothing. Then comes the final scoring.
yk-rules-scoring-title = Final scoring
yk-rules-scoring =
    1. **Church**: most assistants 6 VP, second 3. **Customs**: 8 and 4. In a tie whoever has the assistant furthest to the right is ahead.
    2. **Technologies**: highest sum of production values 10 VP, second 5; in a tie the earlier seat in the round.
    3. **Countries**: your icons are divided into sets of different countries; a set of 5, 4, 3, 2 scores 12, 8, 4, 2 VP. The best division counts.
    4. **Left over**: 1 VP for each unused agent, each import, each 2 yen, each 3 products together.

    Orders in hand score nothing. Most VP win; in a tie the earlier seat in the round.
yk-rules-two-title = Two, three or four players
yk-rules-two =
    With 4 players all 18 areas are used, with 3 players 14, with 2 players 10: Laboratory B is for 4, Port B, Chinatown and the Canal for 3 and 4, and some production areas are single.

    With 2 players 16 orders leave the game unseen, with 3 players 5.

    With 2 players a neutral assistant blocks one space of the Church and one of Customs. It counts towards the 5 that bring the end near, and takes no part in the bonus.
yk-rules-options-title = Options
yk-rules-options =
    - **Achievement rewards**: 4 of 6 tokens are shown; whoever completes all three achievements takes one: a flag, which is a country icon, or an independent agent.
    - **Independent agents**: 5 of them are among the 5-Power tokens. Such a token is an agent without country.
    - **Extra cost**: from the 4th technology, or from the 5th.
    - **Neutral assistants** with two players: as printed, or none and 4 assistants bring the end.
    - **Tram and Station**: free of assistants, or not.
    - **Warehouse**: 12 or 13 assistants.
    - **Customs**: fewer imports than allowed, or not.
    - **Unused independent agents** score 1 VP, or nothing.

## What a hint names: more of it, or less (`.less`) as the price

yk-worth-points = victory points at once
    .less = fewer victory points at once
yk-worth-boards = weight on the Church and Customs boards, where the leaders score at the end
    .less = less weight on the Church and Customs boards
yk-worth-technology = use from technologies
    .less = less use from technologies
yk-worth-countries = flags for sets of countries, and agents
    .less = fewer flags and agents
yk-worth-orders = orders that you can soon complete
    .less = fewer orders that you can soon complete
    .theirs = fewer orders near completion
yk-worth-goods = products, imports and yen
    .less = fewer products, imports and yen
yk-worth-achievements = progress towards the achievements
    .less = less progress towards the achievements
yk-worth-buildings = buildings in the city or ready to build
    .less = fewer buildings in the city or ready to build
yk-worth-reach = Power where your president can go next
    .less = less Power where your president can go next
    .theirs = less Power within their president’s reach

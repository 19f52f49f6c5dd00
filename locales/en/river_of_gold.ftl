### River of Gold. Terms and lengths: docs/style.md.

## The lobby

rog-title = River of Gold
rog-tagline = Build along the river, sail past what was built, deliver to the great and the holy.
rog-option-patrons = Clan patrons
rog-option-patrons-off = None, all clans are alike
rog-option-patrons-draft = One patron per clan on offer, last player chooses first
rog-option-patrons-pair = A random clan, then one of its two patrons
rog-option-clans = Clans
rog-option-clans-dealt = Dealt at random
rog-option-clans-chosen = Chosen in turn order
rog-no-clans-with-patrons = a patron brings its own clan. Turn patrons off, or let the clans be dealt.
rog-ending-won = Victory by most points
rog-ending-favour = Victory by favour after a tie on points
rog-tie-favour = with more favour ({ $more } to { $less })
rog-ending-shared = Shared victory: level on points and on favour

## Names

rog-region-1 = Spine of the World
rog-region-2 = Shinomen Forest
rog-region-3 = Three Man Alliance Plain
rog-region-4 = Kitsune Woods
rog-region-5 = Uebe Marshes
rog-region-6 = Earthquake Fish Bay
rog-good-silk = silk
rog-good-rice = rice
rog-good-porcelain = porcelain
rog-building-shrine = Shrine
rog-building-palace = Manor
rog-building-port = Port
rog-building-market = Market
rog-clan-crab = Crab Clan
rog-clan-crane = Crane Clan
rog-clan-mantis = Mantis Clan
rog-clan-scorpion = Scorpion Clan
rog-customer-artisan_1 = Artisan (1)
rog-customer-artisan_2 = Artisan (2)
rog-customer-artisan_3 = Artisan (3)
rog-customer-artisan_4 = Artisan (4)
rog-customer-artisan_5 = Artisan (5)
rog-customer-artisan_6 = Artisan (6)
rog-customer-elder_1 = Elder (1)
rog-customer-elder_2 = Elder (2)
rog-customer-elder_3 = Elder (3)
rog-customer-elder_4 = Elder (4)
rog-customer-elder_5 = Elder (5)
rog-customer-elder_6 = Elder (6)
rog-customer-merchant_1 = Merchant (1)
rog-customer-merchant_2 = Merchant (2)
rog-customer-merchant_3 = Merchant (3)
rog-customer-merchant_4 = Merchant (4)
rog-customer-merchant_5 = Merchant (5)
rog-customer-merchant_6 = Merchant (6)
rog-customer-monk_1 = Monk (1)
rog-customer-monk_2 = Monk (2)
rog-customer-monk_3 = Monk (3)
rog-customer-monk_4 = Monk (4)
rog-customer-monk_5 = Monk (5)
rog-customer-monk_6 = Monk (6)
rog-customer-noble_1 = Noble (1)
rog-customer-noble_2 = Noble (2)
rog-customer-noble_3 = Noble (3)
rog-customer-noble_4 = Noble (4)
rog-customer-noble_5 = Noble (5)
rog-customer-noble_6 = Noble (6)

## Amounts and rewards

rog-amount-koku = { $n } koku
rog-amount-good = { $n } { $good }
rog-amount-favour = { $n } favour
rog-amount-limit = { $n } to the favour limit
rog-amount-vp = { $n } VP
rog-amount-influence = { $n } influence in region { $number }, now at { $to }
rog-reward-koku = { $n } koku
rog-reward-favour = { $n } favour
rog-reward-vp = { $n } VP
rog-reward-influence = { $n } influence
rog-reward-any_good =
    { $n ->
        [one] 1 good of choice
       *[other] { $n } goods of choice
    }
rog-reward-koku_per_owned_building = { $n } koku per { $building } owned
rog-reward-koku_per_completed_customer = { $n } koku per completed customer
rog-brief-koku_per_owned_building = { $n } koku per { $building }
rog-brief-koku_per_completed_customer = { $n } koku per customer
rog-brief-influence = { $n } infl.
rog-reward-draw_then_discard_customer =
    { $n ->
        [one] draw and discard 1 customer
       *[other] draw and discard { $n } customers
    }

## What an option would bring, in the second line of a menu

rog-plus-koku = +{ $n } koku
rog-plus-good = +{ $n } { $good }
rog-plus-goods = +{ $n } goods
rog-plus-limit = +{ $n } favour limit
rog-plus-favour = +{ $n } favour
rog-plus-vp = +{ $n } VP
rog-plus-mastery = +{ $n } VP (mastery)
rog-plus-influence = +{ $n } infl. ({ $region })
rog-plus-influence-two = +{ $n } infl. ({ $region }), +{ $more } ({ $other })
rog-plus-everywhere = +{ $n } infl.
rog-plus-regions = +{ $n } infl. in { $regions } regions
rog-open-good =
    { $n ->
        [one] 1 good of choice
       *[other] { $n } goods of choice
    }
rog-open-market =
    { $n ->
        [one] 1 market good of choice
       *[other] { $n } market goods of choice
    }
rog-open-journey = journey reward
rog-open-sell = may sell
rog-open-draw = may draw
rog-open-many = { $n } things to choose
rog-open-royal = royal boat
rog-open-own = token on your building
rog-open-opponent = token on a rival’s building
rog-other-gains = { $player } { $what }
rog-brings = { $own }
rog-brings-others = { $own } · { $others }
rog-brings-many =
    { $own } · { $others ->
        [one] 1 rival gains
       *[other] { $others } rivals gain
    }
rog-brings-nothing = nothing
rog-delivery = { $cost } → { $brings }
rog-lasting-artisan = building there 2 koku less
rog-lasting-elder = region { $region } counts double
rog-lasting-merchant_1 = journeys: infl. at yours
rog-lasting-merchant_2 = journeys: VP per card
rog-lasting-merchant_3 = journeys: 1 good
rog-lasting-merchant_4 = journeys: sell goods
rog-lasting-merchant_5 = journeys: 1 favour
rog-lasting-merchant_6 = journeys: 3 koku
rog-lasting-noble_1 = royal: any market good
rog-lasting-noble_2 = royal: empty shores +1
rog-lasting-noble_3 = royal: infl. beside it
rog-lasting-noble_4 = royal: 1 VP at rivals’
rog-lasting-noble_5 = royal: die +1 or −1
rog-lasting-noble_6 = royal: 1 VP at yours

## Tiles

rog-tile-name =
    { $building } { $era ->
        [1] I
       *[2] II
    }-{ $number }
rog-tile-name-starting = Starting { $building }
rog-tile-name-imperial_market = Imperial { $building }
rog-tile-brings = { $now } · visit { $visitor } · own { $owner }
rog-tile-brings-much = { $now } · own { $owner }
rog-say-tile-text =
    { $influence ->
        [0] no influence
       *[other] { $influence } influence
    } when built; visitors gain { $visitor }; owners gain { $owner }
rog-say-tile-visitor = visitors gain { $visitor }

## Customers: on delivery, for the rest of the game, at the end

rog-text-artisan = Delivery: 2 influence in { $region }. From then on: building there costs you 2 koku less. End: 1 VP per 3 goods you hold.
rog-text-elder = End: your points from the scoring tile of { $region } are doubled.
rog-text-merchant_1 = Delivery: 3 influence in { $region }. Each journey you complete: 1 influence in every region where you own a building. End: 1 VP per 5 koku you hold.
rog-text-merchant_2 = Delivery: 3 influence in { $region }. Each journey you complete: 1 VP per customer you have completed. End: 1 VP per 5 koku you hold.
rog-text-merchant_3 = Delivery: 3 influence in { $region }. Each journey you complete: 1 good of your choice. End: 1 VP per 5 koku you hold.
rog-text-merchant_4 = Delivery: 3 influence in { $region }. Each journey you complete: sell any goods for 5 koku each. End: 1 VP per 5 koku you hold.
rog-text-merchant_5 = Delivery: 3 influence in { $region }. Each journey you complete: 1 favour. End: 1 VP per 5 koku you hold.
rog-text-merchant_6 = Delivery: 3 influence in { $region }. Each journey you complete: 3 koku. End: 1 VP per 5 koku you hold.
rog-text-monk_own = Delivery: favour limit +1, then 2 favour, then a second token on one of your own buildings, in any region: it pays you twice.
rog-text-monk_opponent = Delivery: favour limit +1, then 2 favour, then your token on an opponent’s building, in any region: you both own it and it pays you both.
rog-text-noble_1 = Delivery: 2 influence in { $region }; your first noble brings the royal boat. Royal boat: goods from markets may be of any type. End: 1 VP per Market you own.
rog-text-noble_2 = Delivery: 2 influence in { $region }; your first noble brings the royal boat. Royal boat: each empty shore space visited pays 2 koku. End: 1 VP per Port you own.
rog-text-noble_3 = Delivery: 2 influence in { $region }; your first noble brings the royal boat. Royal boat: after sailing, 1 influence in each region beside it. End: 1 VP per Manor you own.
rog-text-noble_4 = Delivery: 2 influence in { $region }; your first noble brings the royal boat. Royal boat: after sailing, 1 VP if it visited an opponent’s building. End: 1 VP per Shrine you own.
rog-text-noble_5 = Delivery: 2 influence in { $region }; your first noble brings the royal boat. Royal boat: when it sails, the die may count one higher or lower, free. End: 1 VP per building type you own.
rog-text-noble_6 = Delivery: 2 influence in { $region }; your first noble brings the royal boat. Royal boat: after sailing, 1 VP if it visited a building of yours. End: 1 VP per region where you own a building.

## Masteries

rog-mastery-air = Mastery of Air
rog-mastery-air-text = complete customers of 3 different types
rog-mastery-courts = Mastery of the Courts
rog-mastery-courts-text = reach the imperial flower (space 11) in any region
rog-mastery-earth = Mastery of Earth
rog-mastery-earth-text = own 3 buildings of one type
rog-mastery-fire = Mastery of Fire
rog-mastery-fire-text = complete 2 customers of one type
rog-mastery-void = Mastery of Void
rog-mastery-void-text = have at least 1 influence in all 6 regions
rog-mastery-water = Mastery of Water
rog-mastery-water-text = own at least 1 building of each of the 4 types

## Patrons; an offer is the second line of its patron in a menu

rog-offered-patron = { $patron }, { $clan }
rog-patron-kaiu_shihobu = Kaiu Shihobu
rog-patron-kaiu_shihobu-text = Begins with 10 more koku. May build in any region, whatever the die shows, at the usual price.
rog-patron-kaiu_shihobu-offer = 10 more koku, build in any region
rog-patron-yasuki_taka = Yasuki Taka
rog-patron-yasuki_taka-text = On each build, gains 1 VP for each river space beside the shore space: 1 to 3 VP.
rog-patron-yasuki_taka-offer = on building, 1 VP per river space beside it
rog-patron-yoritomo = Yoritomo
rog-patron-yoritomo-text = Holds 3 customers instead of 2. May deliver to any of them, whatever the die shows.
rog-patron-yoritomo-offer = hold 3 customers, deliver whatever the die shows
rog-patron-kudaka = Kudaka
rog-patron-kudaka-text = Gains 3 VP for the first customer completed in each region.
rog-patron-kudaka-offer = 3 VP for your first customer of each region
rog-patron-daidoji_uji = Daidoji Uji
rog-patron-daidoji_uji-text = On each sail, with any boat, gains 2 VP if at least one building visited is owned by an opponent.
rog-patron-daidoji_uji-offer = 2 VP when you sail to an opponent’s building
rog-patron-kakita_ryoku = Kakita Ryoku
rog-patron-kakita_ryoku-text = Before rolling the die, may pay 1 favour and set it to any face instead.
rog-patron-kakita_ryoku-offer = pay 1 favour to set the die instead of rolling
rog-patron-shosuro_hyobu = Shosuro Hyobu
rog-patron-shosuro_hyobu-text = Gains 3 VP each time another player goes past this clan’s token on an influence track, if it has left the start.
rog-patron-shosuro_hyobu-offer = 3 VP when a rival passes you on a track
rog-patron-bayushi_kashiko = Bayushi Kashiko
rog-patron-bayushi_kashiko-text = Advancing on an influence track, jumps over spaces with other players’ tokens without counting them, and still gains every reward passed.
rog-patron-bayushi_kashiko-offer = jump over rivals on influence tracks

## Questions at the start

rog-choose-clan = Choose your clan, because each player needs one of their own. All clans play alike.
rog-choose-patron = Choose your patron: you keep the clan and the ability for the whole game.
rog-change-patron = You have chosen { $patron }, and nobody knows yet. Choose again to change your mind, until everybody has chosen.
rog-choose-face = You are about to roll the die for your next turn. Because of Kakita Ryoku you may instead pay 1 favour and choose its face.
rog-roll = Roll the die
rog-face = Set the die to { $n }

## The turn

rog-turn =
    Your turn, die { $die }: build in region { $die } ({ $region }), deliver there or sail { $die ->
        [one] 1 space
       *[other] { $die } spaces
    }.
rog-turn-any-site =
    Your turn, die { $die }: build in any region (Kaiu Shihobu), deliver to a customer of region { $die } ({ $region }) or sail { $die ->
        [one] 1 space
       *[other] { $die } spaces
    }.
rog-turn-any-customer =
    Your turn, die { $die }: build in region { $die } ({ $region }), deliver to any customer (Yoritomo) or sail { $die ->
        [one] 1 space
       *[other] { $die } spaces
    }.
rog-turn-not-now = { $turn } Not now: { $reasons }.
rog-not-now-full = build (no free shore there)
rog-not-now-koku = build (it takes { $cost } koku, you have { $koku })
rog-not-now-customer = deliver (no such customer)
rog-not-now-goods = deliver (you lack the goods)
rog-group-build = Build in region { $number }
rog-group-sail = Sail
rog-group-deliver = Deliver
rog-group-die = Turn the die first
rog-group-trade = Trade
rog-build = Build on shore { $space }
rog-sail = Sail boat { $boat }: { $origin } → { $to }
rog-sail-royal = Sail royal boat { $boat }: { $origin } → { $to }
rog-deliver = Deliver to { $customer }
rog-die = Turn the die to { $face }
rog-trade = Trade 2 { $give } for 1 { $get }
rog-trade-favour = Trade 5 koku for 1 favour
rog-aside = You are not asked anything now, but you may trade with the supply at any time; nobody waits for it.
rog-choose-tile = Shore { $space } is paid: choose the tile to build there. First stands what you gain now; “own” pays you at every visit.
rog-choose-steps = Choose how far the royal boat sails: because of Noble (5) your die, { $die }, may count one higher or lower, free.
rog-steps =
    { $n ->
        [one] Sail 1 space
       *[other] Sail { $n } spaces
    } to river { $to }
rog-make-room = Your stores are full: if you go on you lose { $what } ({ $why }). Trade first to make room, or go on.
rog-go-on = Go on
rog-end-turn = Your action is done. End your turn, or step back and choose again; once it has ended there is no way back.
rog-end = End turn

## Titles of menus, and what somebody is called for out of turn

rog-menu-turn = Choose an action
rog-menu-tile = Choose a tile
rog-menu-steps = Choose how far to sail
rog-menu-roll = Roll or set the die
rog-menu-patron = Choose a patron
rog-menu-clan = Choose a clan
rog-menu-collect = Choose one thing
rog-menu-good = Choose a good
rog-menu-market = Choose a market good
rog-menu-journey = Choose the journey’s reward
rog-menu-sell = Sell goods
rog-menu-draw = Draw a customer?
rog-menu-discard = Choose a discard
rog-menu-royal = Choose the royal boat
rog-menu-own = Choose a building of yours
rog-menu-opponent = Choose a rival’s building
rog-call-good = choose a good that your building brings
rog-call-patron = choose a patron
rog-call-clan = choose a clan
rog-call-roll = roll your first die, or set it

## What an option costs or brings: the second line of a menu

rog-cost-koku =
    { $n } koku, beside river { $rivers }{ $vp ->
        [0] { "" }
       *[other] { " " }· +{ $vp } VP
    }
rog-cost-favour = { $n } favour, { $region }, boats to river { $first } and { $second }
rog-cost-nothing = free
rog-holds = you have { $n }
rog-holds-then = then { $n } koku
rog-then-you-have = then you have { $what }
rog-favour-of = { $n } of { $limit } favour
rog-steps-next = { $down }, { $die } or { $up } spaces, as you choose next (Noble 5)
rog-final-draws = draws cards
rog-final-ends = ends the turn
rog-loses = you lose { $what }
rog-asks-for = asks for { $cost }
rog-on-river = on river { $space }
rog-on-tile = { $tile } ({ $player }): each visit { $owner }

## Choices that are still open

rog-collect = Still to choose: { $what }.
rog-collect-closes = Still to choose: { $what }. This ends your turn, and there is no way back.
rog-choice-good = 1 good of your choice
rog-choice-market = 1 market good of any type (Noble 1)
rog-choice-journey = 3 koku or 1 good for the completed journey
rog-full-journey = 3 koku or 1 good for the completed journey (you have no room: trade koku for favour first)
rog-choice-sell = goods to sell for 5 koku each (Merchant 4)
rog-choice-draw = whether to draw 1 customer and then discard 1
rog-choice-discard = which customer of your hand to discard
rog-choice-royal = which boat becomes the royal boat (first noble)
rog-choice-own = which of your buildings gets a second token (monk)
rog-choice-opponent = which opponent’s building gets your token (monk)
rog-take-good = Take 1 { $good }
rog-take-market = Take 1 { $good } (market)
rog-take-journey = Take 1 { $good } (journey)
rog-take-journey-koku = Take { $n } koku (journey)
rog-take-sell = Sell 1 { $good } for { $n } koku
rog-take-draw = Draw 1 customer, then discard 1
rog-take-discard = Discard { $customer }
rog-take-royal = Boat { $boat } becomes the royal boat
rog-take-token = Put your token on shore { $space }
rog-decline-good = Take no good
rog-decline-market = Take no good from the market
rog-decline-journey = Take nothing for the journey
rog-decline-sell = Sell nothing more
rog-decline-draw = Do not draw

## Answers in advance

rog-standing-patron = At the start: the patron you want
rog-standing-clan = At the start: the clan you want
rog-standing-good = The good your buildings bring
rog-ahead-fewest = Take what you hold least of
rog-ahead-if-left = once; only if nobody takes it first
rog-ahead-turn = in the turns of others; until your next turn
rog-ahead-cancel = in the turns of others; until you cancel it

## Why a thing is not possible now

rog-no-turn = It is { $player }’s turn: this is open to you on your own.
rog-no-set-up = That was settled before the first turn.
rog-no-later = That comes later: answer first what you are asked now.
rog-no-past = That is done for this turn: step back if you want to change it.
rog-no-other = Something else is asked now.
rog-no-steps-ability = Only Noble (5) lets the royal boat sail another length than the die.
rog-no-roll-ability = Your die is rolled for you when your turn ends.
rog-no-face-ability = Only Kakita Ryoku may set the die instead of rolling it.
rog-no-site = Shore { $space } is taken by { $tile }.
rog-no-region = Shore { $space } is in region { $number } ({ $region }), but your die shows { $die }.
rog-no-koku = Shore { $space } costs { $cost } koku, you have { $koku }.
rog-no-customer = { $customer } is not in your hand.
rog-no-customer-done = You have completed { $customer } already.
rog-no-customer-theirs = { $player } has completed { $customer }.
rog-no-customer-region = { $customer } lives in region { $number }, but your die shows { $die }.
rog-no-goods = { $customer } asks for { $cost }, you have { $held }.
rog-no-die-same = Your die shows { $face } already.
rog-no-die-favour = Turning the die to { $face } costs { $cost } favour, you have { $favour }.
rog-no-tile = { $tile } is not in the row.
rog-no-tile-built = { $tile } stands on shore { $space } already.
rog-no-steps = The royal boat cannot sail { $n } now: with the die at { $die } it may sail { $down }, { $die } or { $up }.
rog-no-choice = This is not open to you now: { $what }.
rog-no-sale = You have no { $good } to sell.
rog-no-room = You have { $n } { $good }, the most you can hold.
rog-no-room-koku = You have { $n } koku, the most you can hold.
rog-no-token-empty = Shore { $space } is empty: a token goes on a building.
rog-no-token-unowned = { $tile } on shore { $space } belongs to nobody and takes no token.
rog-no-token-full = The building on shore { $space } has { $n } tokens already.
rog-no-token-theirs = The building on shore { $space } is { $player }’s: this monk needs one of yours.
rog-no-token-yours = The building on shore { $space } is yours: this monk needs an opponent’s.
rog-no-patron = { $patron } is not on offer in this game.
rog-no-patron-theirs = { $player } has chosen { $patron }.
rog-no-patron-clan = { $patron } belongs to the { $clan }, you play the { $own }.
rog-no-clan = { $player } has taken the { $clan }.
rog-no-trade-same = A trade gives a good of another type.
rog-no-trade-goods = This trade takes { $n } { $good }, you have { $held }.
rog-no-favour-koku = 1 favour costs { $cost } koku, you have { $koku }.
rog-no-favour-limit = Your favour is at its limit, { $limit }.

## The log

rog-first = { $player } is the first player.
rog-takes-clan = { $player } plays the { $clan }.
rog-ready = { $player } has chosen a patron.
rog-follows = { $player } plays the { $clan } with { $patron } as patron.
rog-launched = { $player } launches boats on river { $first } and river { $second }.
    .brief = launches both boats
rog-begins = It is { $player }’s turn.
rog-turned-die = { $player } turns the die to { $face } for { $cost } favour.
rog-built = { $player } builds { $tile } on shore { $space } for { $cost } koku.
    .brief = builds on shore { $space }
rog-sailed = { $player } sails boat { $boat }, river { $origin } → { $goal }.
    .brief = sails to river { $goal }
rog-journey = { $player } completes a journey.
    .also = journey completed
    .brief = completes a journey
rog-tile-left = { $tile }, at the end of the row, leaves the game.
    .also = { $tile } leaves the row
rog-delivered = { $player } delivers to { $customer }.
    .brief = delivers to { $customer }
rog-royal = { $player } swaps the boat on river { $space } for the royal boat.
    .also = royal boat on river { $space }
    .brief = takes the royal boat
rog-second-token = { $player } puts a second token on shore { $space }.
    .also = second token on shore { $space }
    .brief = second token on shore { $space }
rog-drew =
    { $player } draws { $n ->
        [one] 1 customer
       *[other] { $n } customers
    }.
    .also =
        draws { $n ->
            [one] 1 customer
           *[other] { $n } customers
        }
rog-drew-what = You drew: { $what }.
    .also = namely { $what }
rog-discarded = { $player } discards 1 customer.
    .also = discards 1 customer
rog-discarded-what = You discarded: { $customer }.
    .also = namely { $customer }
rog-traded = { $player } trades 2 { $give } for 1 { $get }.
rog-bought-favour = { $player } trades 5 koku for 1 favour.
rog-sold = { $player } sells 1 { $good }.
    .also = sells 1 { $good }
rog-gained = { $player } gains { $what } ({ $why }).
    .also = +{ $what } ({ $why })
    .other = { $player } +{ $what } ({ $why })
    .fate = +{ $what }
rog-scored-region = Final scoring of { $region }.
rog-scored-customers = Final scoring of the customers.
rog-rolled = { $player } rolls { $face } ({ $region }) for the next turn.
rog-named-face = { $player } pays 1 favour and sets the die to { $face }.
rog-emperor = Era II begins and the Emperor visits the river, so every building pays its owners once per token.
    .brief = Era II begins
rog-last-tile = { $player } brings in the last tile of Era II, so everybody else has one more turn.
    .brief = brings in the last tile

## Why something was gained

rog-why-visit = shore { $space }
rog-why-owner = owner of shore { $space }
rog-why-emperor = Emperor, shore { $space }
rog-why-track = track space { $space }
rog-why-mastery = { $id }
rog-why-build = building
rog-why-row = end of the row
rog-why-delivery = delivery
rog-why-journey = completed journey
rog-why-sale = sale
rog-why-choice = good of choice
rog-why-merchant = merchant
rog-why-noble = noble
rog-why-patron = patron
rog-why-last = last tile
rog-why-region = influence
rog-why-customers = completed customers
rog-why-abilities = customers’ end abilities

## The score sheet: where points came from

rog-source-visit = Visits
rog-source-owner = Owned buildings
rog-source-emperor = Emperor’s visit
rog-source-track = Influence tracks
rog-source-mastery = Masteries
rog-source-merchant = Merchants
rog-source-noble = Nobles
rog-source-patron = Patron
rog-source-last = Last tile
rog-source-region = Regions
rog-source-customers = Completed customers
rog-source-abilities = Customers’ end abilities

## The table in lines of text

rog-say-set-up = Set-up, before the first turn. Still to choose: { $who }.
rog-say-offer = Patron on offer: { $patron }, { $clan }. { $text }
rog-say-over = The game is over. Won by: { $winners }.
rog-say-turn =
    Turn { $turn }: { $player } to play. Era { $era ->
        [1] I
       *[2] II
    }.
rog-say-last-round = Last round: { $player } brought in the last tile, everybody else plays once more.
rog-say-player = { $player }, { $clan }: { $vp } VP, { $koku } koku, { $silk } silk, { $rice } rice, { $porcelain } porcelain, favour { $favour } of at most { $limit }.
rog-say-boats =
    { $die ->
        [0] Die not rolled yet.
       *[other] Die: { $die }.
    } Boats: { $boats }.
rog-say-boat = simple boat on river { $space }
rog-say-royal-boat = royal boat on river { $space }
rog-say-patron = Patron: { $patron }. { $text }
rog-say-cards =
    { $hand ->
        [one] 1 customer in hand
       *[other] { $hand } customers in hand
    }, { $done } completed.
rog-say-completed = Completed: { $cards }.
rog-say-row = Building row, newest tile first. Left in the stacks: { $era_1 } of Era I, { $era_2 } of Era II.
rog-say-slot =
    { $slot ->
        [4] Slot 4, end of the row, 1 favour when built
       *[other] Slot { $slot }
    }: { $tile }, { $text }.
rog-say-next = On top of its stack: { $tile }, { $text }.
rog-say-deck = Customer deck: { $deck }. Discarded: { $discarded }.
rog-say-mastery = { $mastery }: { $text }.
rog-say-claim = { $player } ({ $vp } VP)
rog-say-claims = Claimed by: { $claims }.
rog-say-free-slots = Still to claim: { $slots }.
rog-say-region = Region { $number }, { $region }. Places at the end: { $worth }.
rog-say-region-near = Region { $number }, { $region }. Places at the end: { $worth }; the second place only if at most { $near } spaces behind.
rog-say-influence = Influence: { $who }.
rog-say-standing = { $player } { $at }
rog-say-standing-artisan = { $player } { $at } with the artisan
rog-say-standing-elder = { $player } { $at } with the elder
rog-say-standing-artisan-elder = { $player } { $at } with the artisan and the elder
rog-say-river = { $space }
rog-say-empty = Shore { $space }, beside river { $river }: empty, printed price { $cost } koku.
rog-say-unowned = Shore { $space }, beside river { $river }: { $tile }, no owner; { $text }.
rog-say-built = Shore { $space }, beside river { $river }: { $tile }, tokens: { $owners }; { $text }.
rog-say-hand =
    { $n ->
        [0] Your hand is empty.
        [one] Your hand, 1 customer:
       *[other] Your hand, { $n } customers:
    }
rog-say-card = { $customer }, asks for { $cost }. { $text }
rog-say-card-now = { $customer }, asks for { $cost }; your die and goods allow it. { $text }

## The rules, to learn and to look up

rog-rules-overview-title = The game in short
rog-rules-overview =
    You lead a merchant clan on a river of 14 spaces that winds past six regions. On each turn you take one action with your die: **build** a tile in the region it names, **sail** a boat that many spaces, or **deliver** goods to a customer of that region.

    A boat collects from the four shore spaces beside it, and every building there pays its owners too, even when the boat is somebody else’s. So build where boats will come. Customers cost goods and bring influence, lasting abilities and points.

    The game has two eras. When the last tile of Era II comes into the row, everybody else plays one more turn. Then regions and customers score, and the most victory points (VP) win.
rog-rules-turn-title = Your turn
rog-rules-turn =
    1. **Favour.** If you like, turn your die, 1 favour a step.
    2. **Action.** Take exactly one: build, sail or deliver. You cannot pass, but you can always sail.
    3. **Masteries.** Every goal you have reached is claimed for you.
    4. **End.** Confirm; the row is refilled and you roll your die. The result stays in sight until your next turn, so you can plan ahead.

    The die means three things: the region where you may build, the number of spaces you sail, the region of the customer you may serve. You may trade at any time. You can step back until a die is rolled or something hidden is shown.
rog-rules-favour-title = Divine favour
rog-rules-favour =
    Before your action you may spend favour to change your die: each point turns it one step up or down, and 6 and 1 are neighbours. So no face is ever more than 3 steps away.

    You begin with 2 favour and a limit of 3. What you gain above your limit is lost. Only monks raise the limit, up to 6, and a higher limit brings no favour by itself.

    Favour comes from the tile at the end of the row, from space 9 of an influence track, from some buildings and customers, and for 5 koku in a trade. If the game ends in a tie, favour decides.
rog-rules-build-title = Build
rog-rules-build =
    Choose an empty shore space in the region of your die; your boats need not be near. Pay the koku printed on it, 2 less if you have completed that region’s artisan.

    Then take any of the four tiles of the row and put it there with your clan token: it is yours. You gain its building influence in that region at once, but neither its visitor nor its owner reward. The tile at the end of the row also gives 1 favour.

    A tile shows three things: influence for the builder, a reward for visitors, a reward for owners. Ports give visitors koku, Markets goods, Manors influence, Shrines VP. At the end of your turn the row moves up and one new tile comes in.
rog-rules-sail-title = Sail
rog-rules-sail =
    Move one of your boats downriver exactly as many spaces as your die shows. Boats never block each other. Then, at the four shore spaces beside its new place:

    - you gain the visitor reward of each building, and 1 koku for each empty space;
    - each clan token on those buildings gives its player the owner reward, you included. Starting buildings and imperial markets belong to nobody.

    Influence always counts in the region where the building stands.

    After river space 14 comes 1 again. That step **completes a journey**: take 3 koku or 1 good of your choice, your merchants’ abilities apply, and the tile at the end of the row leaves the game.
rog-rules-deliver-title = Deliver
rog-rules-deliver =
    You hold customer cards that only you can see. Choose one whose region number is your die, and pay exactly the goods it asks for. You may trade first to have them.

    The card then lies open before you: it is completed. You gain its delivery reward, its lasting ability holds from now on, and at the end it counts for points. Last, draw 2 customers and discard 1 card of your hand, old or new, so that you hold 2 again.

    There are 30 customers: 5 types, each once in each of the 6 regions. The number after the type is the region: Merchant (6) needs a 6.
rog-rules-customers-title = Customers
rog-rules-customers =
    - **Artisan** (2 goods): 2 influence; building in that region costs 2 koku less; at the end 1 VP per 3 goods held.
    - **Merchant** (3 goods): 3 influence; an extra reward each time one of your boats completes a journey; at the end 1 VP per 5 koku held.
    - **Noble** (4 goods): 2 influence; your first noble turns one of your boats into the royal boat, and all your nobles’ abilities hold for it alone; at the end VP for buildings you own.
    - **Monk** (4 or 5 goods): favour limit +1, 2 favour and a second token on a building with one token, your own (regions 1, 3, 5) or an opponent’s (2, 4, 6). Each token pays its owner.
    - **Elder** (5 goods): doubles your final points from that region.

    Each card’s own text is shown with your hand. Several cards of a type all count.
rog-rules-influence-title = Influence
rog-rules-influence =
    Each region has a track of 18 spaces. Influence moves your token forward, and you gain every reward you reach or pass, whoever else stands there:

    - space 2: 1 good (porcelain in regions 1 and 4, rice in 2 and 5, silk in 3 and 6);
    - space 5: 2 koku;
    - space 9: 1 favour;
    - space 11: the imperial flower, which only the Mastery of the Courts looks at;
    - space 13: 3 VP;
    - space 18: 3 VP and 1 good of your choice.

    Influence beyond 18 is lost. At the end each region’s scoring tile pays the players who stand furthest.
rog-rules-masteries-title = Masteries
rog-rules-masteries =
    Three of six goals are in each game. After your action you claim every one you fulfil, once each: with 3 or 4 players the first to do so gains 7 VP, the second 5, the third 3; with 2 players only the first gains 5. What you reach on another player’s turn counts at the end of your own next turn.

    - **Air**: customers of 3 types
    - **Courts**: space 11 in any region
    - **Earth**: 3 buildings of one type
    - **Fire**: 2 customers of one type
    - **Void**: influence in all 6 regions
    - **Water**: a building of each type
rog-rules-trades-title = Trades and limits
rog-rules-trades =
    At any time, as often as you like, on other players’ turns too, you may trade with the supply:

    - 2 goods of one type for 1 good of another type;
    - 5 koku for 1 favour.

    Players never trade with each other. You can hold at most 25 koku, 6 of each good, and favour up to your limit; anything above is lost, so trade in time: when you sail you are asked before something is lost that a trade could save; when a building pays you on another player’s turn, or the Emperor does, you are not. A trade whose result you could not hold is not offered. Where you may choose a good, only types with room are shown, and you may decline.
rog-rules-emperor-title = The Emperor’s visit
rog-rules-emperor =
    When the last tile of Era I comes into the row, the Emperor travels down the river at the end of that turn. Every player gains the owner rewards of all their buildings, once per token, as if a boat had visited each. Nobody gains visitor rewards, and nothing has to be chosen.

    This happens once. From then on the row is filled with the stronger tiles of Era II. The visit follows the 8th, 10th or 12th tile taken from the row with 2, 3 or 4 players; tiles that leave after a journey count too.
rog-rules-end-title = The end of the game
rog-rules-end =
    When the last tile of Era II comes into the row, the player whose turn it is gains 5 VP at the end of that turn. Everybody else then has exactly one more turn, and the player who brought the end does not play again.

    In these last turns the row is not refilled any more. Tiles still move up, the one at the end of the row still gives 1 favour, and a completed journey still removes one. Masteries can still be claimed. Then comes the final scoring.
rog-rules-scoring-title = Final scoring
rog-rules-scoring =
    To the points you have gained so far add:

    1. **Regions.** Each scoring tile pays first and second place on its track, some also the third. Without influence you get nothing. Tied players add up the places they fill and share them, rounded down. An elder doubles your own result. With 2 players the second scores only if at most 5 spaces behind.
    2. **Completed customers**, 1 to 6 or more: 2, 5, 9, 14, 20, 27 VP.
    3. **Customers’ abilities**: merchants for koku, artisans for goods, nobles for buildings. Each card counts by itself, and nothing is used up.

    Cards left in hand score nothing. Most VP win; in a tie most favour; if still tied, victory is shared.
rog-rules-patrons-title = Clan patrons
rog-rules-patrons =
    A small expansion: each player follows one patron of their clan for the whole game.

    - **Kaiu Shihobu** (Crab): 10 more koku, builds in any region
    - **Yasuki Taka** (Crab): on building, 1 VP per river space beside it
    - **Yoritomo** (Mantis): holds 3 customers, delivers whatever the die shows
    - **Kudaka** (Mantis): 3 VP for the first customer of each region
    - **Daidoji Uji** (Crane): 2 VP for sailing to an opponent’s building
    - **Kakita Ryoku** (Crane): may pay 1 favour to set the die instead of rolling
    - **Shosuro Hyobu** (Scorpion): 3 VP when passed on a track
    - **Bayushi Kashiko** (Scorpion): jumps over rivals on tracks

    Without patrons all clans play alike.

## What a hint names: more of it, or less (`.less`) as the price

rog-worth-points = victory points at once
    .less = fewer victory points at once
rog-worth-regions = points for the regions at the end
    .less = fewer points for the regions at the end
rog-worth-customers = points from the customers you have completed
    .less = fewer points from the customers you have completed
    .theirs = fewer points from completed customers
rog-worth-buildings = buildings of your own on the shores
    .less = fewer buildings of your own on the shores
    .theirs = fewer buildings on the shores
rog-worth-influence = influence on the tracks
    .less = less influence on the tracks
rog-worth-goods = goods, koku and favour in store
    .less = less in your store
    .theirs = fewer goods, koku and favour in store
rog-worth-hand = customers near their delivery
    .less = fewer customers near their delivery

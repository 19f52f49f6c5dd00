### Cards in pictures, in very few words.

## What a card does, in a few words: for lists of shipments; “+2” are credits

ie-short-almonds = +8 under 18, otherwise +4
ie-short-ammunition = +2 per rival with illegal
ie-short-apples = adds agriculture from hand
ie-short-backpacks = ship returns: draw 1
ie-short-bamboo = contract it again
ie-short-batteries = pay 2: load 1 more
ie-short-beer = sell it for 6
ie-short-heavy-ammunition = pirate a ship: +1 card
ie-short-black-panthers = illegal fits everywhere
ie-short-bok-choy = on another type: +2
ie-short-books = lead Import, others join: +2
ie-short-chocolate = +4 per new consumer good
ie-short-candy = consumer takes any type
ie-short-marijuana = others import illegal: +2
ie-short-cannons = others’ Pirate cards count
ie-short-cell-phones = load from the deck
ie-short-chairs = anybody draws: discard 1
ie-short-champagne = end: most shipments +8
ie-short-lipstick = +2 per consumer card gained
ie-short-animal-feed = others may buy it for 6
ie-short-coffee = agriculture takes any type
ie-short-perfumes = end: +4 per commonest import
ie-short-cups = draw 5
ie-short-snakes = +2 from each rival
ie-short-diamond-rings = end: 2 shipments to goods
ie-short-dinosaur-bones = all give a good, you take 2
ie-short-drones = draw 1 per contract made
ie-short-drugs = Pirate: 1 more a turn
ie-short-pirated-dvds = +2 at changes of 4 or more
ie-short-ferraris = one good of each type
ie-short-bicycles = +2 per container loaded
ie-short-flamethrowers = coin: +4 or −2 per rival
ie-short-flash-drives = ship done: 1 to hand
ie-short-flour = contract and load 4 at once
ie-short-down-jackets = +2 per shipment
ie-short-foxes = you win ties
ie-short-generators = technology takes any type
ie-short-glasses = 1 more Import action
ie-short-gold-toilets = end: +6 per luxury shipment
ie-short-gold-watches = luxury takes any type
ie-short-hawaiian-salt = take agriculture from hands
ie-short-helicopters = luxury made: 4 for the end
ie-short-honey = +2 per agriculture good
ie-short-mineral-water = sell agriculture for 2 each
ie-short-maseratis = luxury fits everywhere
ie-short-green-tea = Contract: sell 1 for 4
ie-short-jet-engines = contract done: 1 to hand
ie-short-laptops = technology aboard: draw 2
ie-short-leather-jackets = end: luxury goods worth 3
ie-short-lumber = others draw: draw 1
ie-short-lutefisk = contract it at any time
ie-short-massage-tables = draw until two match: +2–6
ie-short-minivans = pirate ports, deck, hands
ie-short-mouthwash = +2 per consumer completed
ie-short-mri-machines = the end comes at 70
ie-short-nanobots = you draw: load 1
ie-short-neural-units = follow anything with Load
ie-short-haute-couture = end: fullest ships +16
ie-short-onions = your agriculture done: +2
ie-short-pants = imports from you pay 4
ie-short-paper = consumer done: import 1
ie-short-paprika = contract made: load 1
ie-short-pens = +2 per consumer good
ie-short-pistols = rivals’ illegal: +2
ie-short-platinum-rings = draw to 8, play actions
ie-short-playstations = Load: +1 per 2 tech goods
ie-short-poison-bottles = each other pirate pays 2
ie-short-potatoes = +2, draw 2
ie-short-counterfeit-money = 1 container per rival
ie-short-sextants = after imports: import 1
ie-short-mortars = rivals give 4 or cards
ie-short-refrigerators = 2 tech goods = a Load card
ie-short-rice = +2 per agriculture shipment
ie-short-robot-cats = two of a colour as one
ie-short-rolls-royces = name and draw it: you win
ie-short-rope = captain: swap with island
ie-short-satellites = ship done: draw 1, load 1
ie-short-saunas = end: majorities double
ie-short-seeds = illegal takes any type
ie-short-segways = may move at any time
ie-short-shampoo = import 3 instead of 2
ie-short-shoes = contract done: draw 1
ie-short-shotguns = earlier pirates pay 2
ie-short-showers = guess a type: +8
ie-short-poodles = may become a good
ie-short-tanks = others’ contracts: +1 card
ie-short-smart-cars = Load: sell 1 for 2
ie-short-soap = consumer fits everywhere
ie-short-soy-sauce = imports to goods: +2 each
ie-short-stolen-research = takes a technology shipment
ie-short-sugar = +2 per agriculture made
ie-short-tablets = ships carry 8, pay 18
ie-short-telescopes = tech good for 4
ie-short-televisions = technology fits everywhere
ie-short-teslas = end: imports are goods
ie-short-the-motherlode = 8 illegal goods: you win
ie-short-silk-shirts = end: +1 per hand card
ie-short-vintage-wines = end: 2 of each +20
ie-short-wheat = agriculture fits everywhere
ie-short-wind-turbines = copies level 0 or 1
ie-short-apple-watches = end: +6 per pair of goods
ie-short-clothing = end: imports to goods
ie-short-vacuum-cleaners = rivals: luxury good or hand
ie-short-graphics-cards = most of 3 types: you win
ie-short-leds = swap with island each turn
ie-short-oysters = luxury: no Contract needed
ie-short-pocky = +2, draw 2, import 1
ie-short-rice-cookers = Load and Contract alike
ie-short-stem-cells = Pirate: pay 2, keep as good
ie-short-whole-wheat = agriculture: +2 or draw 2
ie-short-3d-printers = follow with any card
ie-short-hydroponics = ships return with 1 left
ie-short-board-games = 5 types: no import limit
ie-short-can-openers = you do not bring the end
ie-short-ceramics = end: 2 consumer = 1 luxury
ie-short-delayed-deals = others −10, captain twice
ie-short-dragon-fruit = lead Pirate: draw 2 or +2
ie-short-ivory = end: most illegal +6
ie-short-scotch-whisky = 2 luxury goods take 1 place
ie-short-prefab-houses = luxury needs half
ie-short-rare-metals = tech and consumer ship: +4
ie-short-stolen-rice = agriculture pirated: +2
ie-short-stolen-tires = Pirate: draw 1, island +1
ie-short-stretch-goals = all gain; you act twice
ie-short-tortillas = takes any type
ie-short-dark-flight-games = auction: import from island
ie-short-exclusive-cards = pay 30, guess: +50
ie-short-exotic-fish = richest by far: you win

## What stands on a card

ie-face-level = level { $level }
ie-face-level-you = level { $level }, you { $own }
ie-face-lasting = Lasting: { $effect }
ie-timing-immediate = Once, when it is completed
ie-timing-ongoing = Lasting, once it is completed
ie-timing-endgame = At the end, once it is completed
ie-timing-hand = Without being completed

## What a hand card can do now

ie-use-lead = Lead { $action }
ie-use-follow = Follow: { $action }
ie-use-pair = In a pair
ie-use-contract =
    { $n ->
        [one] Contract it
       *[other] Contract: { $n } actions
    }
ie-use-load = Load on ship { $ship }
ie-use-sell = Sell for { $n }
ie-use-anytime = Contract at any time
ie-use-none = Not now

## The hand

ie-hand-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
ie-hand-lead = lead, or draw { $n }
ie-hand-follow = follow, or draw { $n }
ie-hand-empty = Your hand is empty.

## Close-ups

ie-focus-player = { $player }
ie-focus-sea = Containers at sea
ie-focus-island = Supply island and discards
ie-focus-imports =
    Imports { $n }{ $most ->
        [0] {""}
       *[other] {" "}of { $most }
    }
ie-focus-goods = Goods { $n } of { $most }
ie-focus-ship = Ship { $ship }
ie-focus-contract = { $card } { $n }/{ $needs }
ie-focus-discard = Discards { $n }
ie-focus-none = nothing
ie-focus-nothing-completed = Nothing completed yet.
ie-focus-empty-island = The island is empty.
ie-focus-empty-sea = No ship is at sea.
ie-wins-with = wins with { $card }
ie-alt-changes = Last turn:

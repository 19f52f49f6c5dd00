### Import / Export. Terms and lengths: docs/style.md.

## The lobby

ie-title = Import / Export
ie-tagline = Fill your ships with containers, complete contracts and live on what every card can do.
ie-option-jutaku = Jutaku expansion
ie-option-jutaku-off = Without
ie-option-jutaku-on = 10 more cards
ie-option-kickstarter = Kickstarter expansion
ie-option-kickstarter-off = Without
ie-option-kickstarter-on = 15 more cards
ie-option-captain = Captain expansion
ie-option-captain-off = Without
ie-option-captain-on = 3 more cards
ie-option-length = Credits that end the game
ie-option-length-50 = 50
ie-option-length-80 = 80, for a long game
ie-option-following = Following the captain
ie-option-following-order = In turn order, in the open
ie-option-following-together = House rule: all at once, in secret
ie-ending-credits = Victory by most credits
ie-ending-deck = Victory by most credits, with the deck used up
ie-ending-card = Victory by a card

## Names

ie-type-technology = technology
ie-type-agriculture = agriculture
ie-type-consumer = consumer
ie-type-illegal = illegal
ie-type-luxury = luxury
ie-action-load = Load
ie-action-contract = Contract
ie-action-import = Import
ie-action-pirate = Pirate
ie-action-supply = Supply
ie-colour-green = green
ie-colour-yellow = yellow
ie-colour-black = black
ie-colour-red = red
ie-colour-blue = blue
ie-colour-light_grey = light grey
ie-why-ship = the ship’s load
ie-why-sale = sale to the island
ie-why-fee = fee for imported containers
ie-why-bid = bid
ie-card-almonds = Almonds
ie-card-ammunition = Ammunition
ie-card-apples = Apples
ie-card-backpacks = Backpacks
ie-card-bamboo = Bamboo
ie-card-batteries = Batteries
ie-card-beer = Beer
ie-card-heavy-ammunition = Heavy Ammunition
ie-card-black-panthers = Black Panthers
ie-card-bok-choy = Bok Choy
ie-card-books = Books
ie-card-chocolate = Chocolate
ie-card-candy = Candy
ie-card-marijuana = Marijuana
ie-card-cannons = Cannons
ie-card-cell-phones = Cell Phones
ie-card-chairs = Chairs
ie-card-champagne = Champagne
ie-card-lipstick = Lipstick
ie-card-animal-feed = Animal Feed
ie-card-coffee = Coffee
ie-card-perfumes = Perfumes
ie-card-cups = Cups
ie-card-snakes = Snakes
ie-card-diamond-rings = Diamond Rings
ie-card-dinosaur-bones = Dinosaur Bones
ie-card-drones = Drones
ie-card-drugs = Drugs
ie-card-pirated-dvds = Pirated DVDs
ie-card-ferraris = Ferraris
ie-card-bicycles = Bicycles
ie-card-flamethrowers = Flamethrowers
ie-card-flash-drives = Flash Drives
ie-card-flour = Flour
ie-card-down-jackets = Down Jackets
ie-card-foxes = Foxes
ie-card-generators = Generators
ie-card-glasses = Glasses
ie-card-gold-toilets = Gold Toilets
ie-card-gold-watches = Gold Watches
ie-card-hawaiian-salt = Hawaiian Salt
ie-card-helicopters = Helicopters
ie-card-honey = Honey
ie-card-mineral-water = Mineral Water
ie-card-maseratis = Maseratis
ie-card-green-tea = Green Tea
ie-card-jet-engines = Jet Engines
ie-card-laptops = Laptops
ie-card-leather-jackets = Leather Jackets
ie-card-lumber = Lumber
ie-card-lutefisk = Lutefisk
ie-card-massage-tables = Massage Tables
ie-card-minivans = Minivans
ie-card-mouthwash = Mouthwash
ie-card-mri-machines = MRI Machines
ie-card-nanobots = Nanobots
ie-card-neural-units = Neural Units
ie-card-haute-couture = Haute Couture
ie-card-onions = Onions
ie-card-pants = Pants
ie-card-paper = Paper
ie-card-paprika = Paprika
ie-card-pens = Pens
ie-card-pistols = Pistols
ie-card-platinum-rings = Platinum Rings
ie-card-playstations = PlayStations
ie-card-poison-bottles = Poison Bottles
ie-card-potatoes = Potatoes
ie-card-counterfeit-money = Counterfeit Money
ie-card-sextants = Sextants
ie-card-mortars = Mortars
ie-card-refrigerators = Refrigerators
ie-card-rice = Rice
ie-card-robot-cats = Robot Cats
ie-card-rolls-royces = Rolls Royces
ie-card-rope = Rope
ie-card-satellites = Satellites
ie-card-saunas = Saunas
ie-card-seeds = Seeds
ie-card-segways = Segways
ie-card-shampoo = Shampoo
ie-card-shoes = Shoes
ie-card-shotguns = Shotguns
ie-card-showers = Showers
ie-card-poodles = Poodles
ie-card-tanks = Tanks
ie-card-smart-cars = Smart Cars
ie-card-soap = Soap
ie-card-soy-sauce = Soy Sauce
ie-card-stolen-research = Stolen Research
ie-card-sugar = Sugar
ie-card-tablets = Tablets
ie-card-telescopes = Telescopes
ie-card-televisions = Televisions
ie-card-teslas = Teslas
ie-card-the-motherlode = The Motherlode
ie-card-silk-shirts = Silk Shirts
ie-card-vintage-wines = Vintage Wines
ie-card-wheat = Wheat
ie-card-wind-turbines = Wind Turbines
ie-card-apple-watches = Apple Watches
ie-card-clothing = Clothing
ie-card-vacuum-cleaners = Vacuum Cleaners
ie-card-graphics-cards = Graphics Cards
ie-card-leds = LEDs
ie-card-oysters = Oysters
ie-card-pocky = Pocky
ie-card-rice-cookers = Rice Cookers
ie-card-stem-cells = Stem Cells
ie-card-whole-wheat = Whole Wheat
ie-card-3d-printers = 3D Printers
ie-card-hydroponics = Hydroponics
ie-card-board-games = Board Games
ie-card-can-openers = Can Openers
ie-card-ceramics = Ceramics
ie-card-delayed-deals = Delayed Deals
ie-card-dragon-fruit = Dragon Fruit
ie-card-ivory = Ivory
ie-card-scotch-whisky = Scotch Whisky
ie-card-prefab-houses = Prefab Houses
ie-card-rare-metals = Rare Metals
ie-card-stolen-rice = Stolen Rice
ie-card-stolen-tires = Stolen Tires
ie-card-stretch-goals = Stretch Goals
ie-card-tortillas = Tortillas
ie-card-dark-flight-games = Dark Flight Games
ie-card-exclusive-cards = Exclusive Cards
ie-card-exotic-fish = Exotic Fish

## What cards do, short enough for a menu

ie-effect-almonds = once: 8 credits if you have fewer than 18, otherwise 4
ie-effect-ammunition = once: 2 credits from each other player who has illegal goods
ie-effect-apples = once: a hand card of agriculture joins your completed shipments and takes effect
ie-effect-backpacks = draw 1 card whenever a ship returns to port
ie-effect-bamboo = once: you may contract it again at once, without an action
ie-effect-batteries = once a turn, with a Load action: you may pay 2 credits to load one more container
ie-effect-beer = once: you may sell it to the island for 6 credits instead of keeping it
ie-effect-heavy-ammunition = when you pirate another player’s ship at sea, take a random card of its owner’s hand
ie-effect-black-panthers = your illegal containers fit contracts of any type
ie-effect-bok-choy = as a container of a completed contract that is not agriculture: 2 credits
ie-effect-books = 2 credits if you lead Import as captain and anybody else imports too
ie-effect-chocolate = 4 credits whenever any player puts a consumer card into goods
ie-effect-candy = your consumer contracts take containers of any type
ie-effect-marijuana = 2 credits from each other player for every Import action of theirs that takes illegal containers
ie-effect-cannons = the Pirate cards in other players’ imports count for your Pirate actions too
ie-effect-cell-phones = a Load action may use the top card of the deck; if it fits nowhere, you keep it
ie-effect-chairs = whenever a player draws you may discard 1 card of your hand
ie-effect-champagne = at the end: 8 credits if you have the most completed shipments
ie-effect-lipstick = 2 credits for every consumer card that any player gets as import or good
ie-effect-animal-feed = once: the others, clockwise, may buy it from you for 6 credits
ie-effect-coffee = your agriculture contracts take containers of any type
ie-effect-perfumes = at the end: 4 credits for each import with the action you have most often
ie-effect-cups = once: draw 5 cards
ie-effect-snakes = once: 2 credits from each other player
ie-effect-diamond-rings = at the end: up to 2 of your completed shipments may become goods
ie-effect-dinosaur-bones = once: all put 1 good on the island; then you may take 2 of its cards as goods
ie-effect-drones = you may draw 1 card for each contract you make
ie-effect-drugs = once a turn, with a Pirate action: you may take one more container
ie-effect-pirated-dvds = 2 credits whenever a player gains or loses 4 credits or more at once
ie-effect-ferraris = counts as one good of each type, without taking room
ie-effect-bicycles = 2 credits for every container that any player loads with a Load action
ie-effect-flamethrowers = once: flip a coin. Heads: 4 credits from each other player; tails: 2 to each of them
ie-effect-flash-drives = when a ship of yours is completed you may take one of its containers into your hand
ie-effect-flour = with its level met: one Contract action may also load 4 fitting hand cards on it at once
ie-effect-down-jackets = once: 2 credits for each of your completed shipments, this one too
ie-effect-foxes = you win all ties: auctions, majorities and “the most” of cards
ie-effect-generators = your technology contracts take containers of any type
ie-effect-glasses = one more Import action in every Import turn
ie-effect-gold-toilets = at the end: 6 credits for each of your luxury shipments
ie-effect-gold-watches = your luxury contracts take containers of any type
ie-effect-hawaiian-salt = once: all show their hands; you take the agriculture cards and 2 credits for each
ie-effect-helicopters = 4 credits on this card for every luxury contract anybody makes; yours at the end
ie-effect-honey = once: 2 credits for each agriculture good of all players
ie-effect-mineral-water = at any time you may sell agriculture cards of your hand to the island for 2 credits each
ie-effect-maseratis = your luxury containers fit contracts of any type
ie-effect-green-tea = once a turn, with a Contract action: you may sell a hand card to the island for 4 credits
ie-effect-jet-engines = for each contract you complete you may take one of its containers into your hand
ie-effect-laptops = draw 2 cards for each contract you complete with a technology container on it
ie-effect-leather-jackets = at the end: your luxury goods are worth 3 credits each
ie-effect-lumber = whenever another player draws you may draw 1 card
ie-effect-lutefisk = in your hand, with its level met: you may contract it at any time, without an action
ie-effect-massage-tables = once: draw until two cards have the same type; as many credits, rounded up to even
ie-effect-minivans = Pirate may also take from ships in other ports, from the deck or a random hand card
ie-effect-mouthwash = 2 credits for every consumer contract that any player completes after it
ie-effect-mri-machines = the end comes at 70 credits, for everybody
ie-effect-nanobots = you may take a Load action whenever you draw one or more cards
ie-effect-neural-units = you may follow any action with a Load card: then you take Load actions only
ie-effect-haute-couture = at the end: 16 credits if your ships carry the most containers
ie-effect-onions = 2 credits for each agriculture contract you complete, this one too
ie-effect-pants = 4 credits instead of 2 for each container others import from your ships
ie-effect-paper = for each consumer contract you complete, this one too: you may import 1 container for free
ie-effect-paprika = you may load 1 container with each contract you make
ie-effect-pens = once: 2 credits for each consumer good of all players
ie-effect-pistols = 2 credits from every other player who completes an illegal contract
ie-effect-platinum-rings = once: draw until you hold 8 cards, then you may play any of them for their actions
ie-effect-playstations = each Load action may load one more container for every 2 technology goods of yours
ie-effect-poison-bottles = 2 credits once a turn from every other player who uses Pirate
ie-effect-potatoes = once: 2 credits and draw 2 cards
ie-effect-counterfeit-money = once: 1 container of a ship of each other player, to load or to keep in hand
ie-effect-sextants = when anybody imports and containers are left, you may import one of them for free
ie-effect-mortars = once: each other player gives you 4 credits, 1 completed shipment or 2 goods
ie-effect-refrigerators = every 2 technology goods of yours count as a Load card in your imports
ie-effect-rice = once: 2 credits for each of your agriculture shipments, this one too
ie-effect-robot-cats = you may load two cards of one colour as one technology container
ie-effect-rolls-royces = once: name a card, then draw one: if it is that card, you win the game
ie-effect-rope = as captain, before you choose, you may swap a hand card for a card of the island
ie-effect-satellites = whenever a ship is completed you may draw 1 card and load 1 container
ie-effect-saunas = at the end: your majorities count double, the illegal penalty too
ie-effect-seeds = your illegal contracts take containers of any type
ie-effect-segways = at any time you may move it to your imports, to your goods or onto a contract
ie-effect-shampoo = when you import you may take 3 containers instead of 2
ie-effect-shoes = you may draw 1 card for every contract that anybody completes, this one too
ie-effect-shotguns = your first Pirate action: 2 credits or 2 cards from all who pirated before you this turn
ie-effect-showers = once: name a type and draw 2 cards; 8 credits if one is of that type
ie-effect-poodles = once: you may move them to your goods
ie-effect-tanks = every other player who completes a contract gives you 1 hand card
ie-effect-smart-cars = once a turn a Load action may put the card on the island for 2 credits
ie-effect-soap = your consumer containers fit contracts of any type
ie-effect-soy-sauce = once: you may move any of your imports to your goods and gain 2 credits for each
ie-effect-stolen-research = once: it takes the place of a rival’s technology shipment, which becomes yours
ie-effect-sugar = 2 credits for each agriculture contract you make
ie-effect-tablets = your ships carry 8 containers, and a ship with 8 pays 18 credits
ie-effect-telescopes = at any time you may give up a technology good for 4 credits
ie-effect-televisions = your technology containers fit contracts of any type
ie-effect-teslas = at the end: your imports count as goods of one type of your choice
ie-effect-the-motherlode = with 8 illegal goods you win the game at once
ie-effect-silk-shirts = at the end: 1 credit for each card in your hand
ie-effect-vintage-wines = at the end: 20 credits if you have at least 2 goods of each type
ie-effect-wheat = your agriculture containers fit contracts of any type
ie-effect-wind-turbines = once: takes over the effect of a completed shipment of level 0 or 1
ie-effect-apple-watches = at the end: 6 credits for each pair of luxury goods and of consumer goods
ie-effect-clothing = at the end: all your imports become goods
ie-effect-vacuum-cleaners = once: each other player gives you a luxury good or the whole hand
ie-effect-graphics-cards = with the most goods in 3 types you win the game at once
ie-effect-leds = once a turn, in your own part, you may swap a hand card for a card of the island
ie-effect-oysters = when you act you may make luxury contracts without an action
ie-effect-pocky = once: 2 credits, draw 2 cards, import 1 container for free
ie-effect-rice-cookers = your Load and Contract cards and actions may stand for each other
ie-effect-stem-cells = with Pirate, for 2 credits, you may keep the container as a good
ie-effect-whole-wheat = whenever anybody loads an agriculture container you may gain 2 credits or draw 2 cards
ie-effect-3d-printers = you may follow the captain with any card
ie-effect-hydroponics = your ships return with 1 container left; it may fill a slot of yours
ie-effect-board-games = once you have completed every type your imports have no limit
ie-effect-can-openers = your credits do not bring the end of the game
ie-effect-ceramics = at the end: every 2 consumer goods also count as 1 luxury good
ie-effect-delayed-deals = once: the others pay 10 credits to the bank; next time you are captain twice in a row
ie-effect-dragon-fruit = when you lead Pirate: draw 2 cards or 2 credits
ie-effect-ivory = at the end: the most illegal goods bring you 6 credits instead of costing them
ie-effect-scotch-whisky = every 2 luxury goods take the room of 1
ie-effect-prefab-houses = your luxury contracts need only half the containers, rounded up
ie-effect-rare-metals = 4 credits if you complete a technology and a consumer contract on the same ship
ie-effect-stolen-rice = 2 credits for each agriculture container you pirate
ie-effect-stolen-tires = each Pirate action: draw 1 card, and 1 card comes to the island
ie-effect-stretch-goals = once: all draw 1, gain 2 credits, import 1; then you take 2 actions of your choice
ie-effect-tortillas = its contract takes containers of any type
ie-effect-dark-flight-games = in an auction you take part in you may import from the island instead, for the highest bid
ie-effect-exclusive-cards = once: you may pay 30 credits, name a type and draw; 50 credits if it is right
ie-effect-exotic-fish = with twice the credits of each other player and the most goods you win at once

## Amounts, prices, what an option brings

ie-credits =
    { $n ->
        [one] { $n } credits
       *[other] { $n } credits
    }
ie-cargo = { $n } { $type }
ie-passes = pass
ie-about-actions-load =
    { $n ->
        [one] 1 action: load a container
       *[other] { $n } actions: load { $n } containers
    }
ie-about-actions-contract =
    { $n ->
        [one] 1 action: make a contract
       *[other] { $n } actions: make { $n } contracts, or one of a higher level
    }
ie-about-actions-import =
    { $n ->
        [one] 1 action: an auction for 2 containers
       *[other] { $n } actions: { $n } auctions for 2 containers each
    }
ie-about-actions-pirate =
    { $n ->
        [one] 1 action: take a container
       *[other] { $n } actions: take { $n } containers
    }
ie-about-actions-supply =
    { $n ->
        [one] 1 action: sell a card or take one
       *[other] { $n } actions: take cards; sell one at most
    }
ie-about-cargo = aboard: { $cards }
ie-about-contract =
    needs { $needs } containers, alone pays { $pays }; level { $level }{ $n ->
        [one] {""}
       *[other] , uses { $n } actions
    }
ie-about-cost = costs { $n } credits
ie-about-draw =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
ie-about-gain = +{ $n } credits
ie-about-good = as a good: { $type }
ie-about-import = as an import: one more { $action } action
ie-about-no-room = no room there: discarded ({ $action })
ie-about-onto = goes onto { $contracts }
ie-about-keep = no slot takes it; for { $n } credits it becomes a good
ie-about-lost = no slot of yours takes it: discarded
ie-about-missing = ship { $ship }; then { $n } missing on the contract
ie-about-sails = ship { $ship } is full and sails: +{ $n } credits
ie-about-pair = first of two cards of one colour
ie-final-draws = cards are drawn
ie-final-seen = the others see it
ie-final-pays = credits are paid
ie-final-sails = a ship sails and a card is shown

## The captain and the others

ie-ask-turn = You are the captain. Play a card, or two of one colour for any action, to lead; the others may follow. Or draw, which ends the turn.
ie-ask-follow =
    { $player } leads { $action }. Follow with a card or a pair, or draw. { $n ->
        [0] Without following you have no action
        [one] Your imports give you 1 action either way
       *[other] Your imports give you { $n } actions either way
    }.
ie-change-follow = You have chosen: { $choice }. Choose again to change your mind, until everybody has chosen.
ie-menu-turn = Choose your turn
ie-menu-follow = Follow or draw
ie-menu-pair = Choose two cards
ie-group-card = With a card
ie-group-pair = With two cards of one colour
ie-lead = { $action } with { $card }
ie-follow = Follow with { $card } ({ $action })
ie-follow-load = Follow with { $card } for { $action }
ie-pair = { $action } with 2 { $type } cards
ie-pair-with = Play { $card }
ie-ask-pair = Which 2 { $type } cards do you play for { $action }?
ie-draw = Draw

## Acting

ie-ask-window =
    Your { $action } actions: { $n ->
        [one] 1 left
       *[other] { $n } left
    }. With each, { $each }. Use them one by one, or leave them.
ie-each-load = put a card of your hand as a container on a contract of yours
ie-each-contract = put a card of your hand as a contract on a ship in port
ie-each-pirate = take a container of a ship at sea, or a card of the island, for a contract of yours
ie-each-supply = take a card of the island into your imports; one sale for 4 credits may be among them
ie-each-any = do what you like of what is below
ie-ask-window-last = You have 1 { $action } action: { $each }. Your choice ends your part; you may also do nothing.
ie-ask-window-beside = In this { $action } turn you may still use what works beside your actions.
ie-ask-end = All done. Confirm, or step back and choose again.
ie-end = Confirm
ie-end-window = Leave the rest
ie-pass-window = Do nothing
ie-no-more = No more
ie-none = No
    .hint = Decline
ie-none-held = You hold none
ie-menu-load = Choose what to load
ie-menu-contract = Choose a contract
ie-menu-pirate = Choose what to pirate
ie-menu-supply = Sell or take
ie-menu-actions = Choose an action
ie-menu-container = Choose a container
ie-menu-slot = Where does it go?
ie-menu-sell = Choose a card to sell
ie-menu-card = { $card }
ie-group-onto = Onto { $contract }
ie-group-load = Load otherwise
ie-group-cars = To the island (Smart Cars)
ie-group-pairs = Pairs (Robot Cats)
ie-group-contract = Contracts
ie-group-island = Supply island
ie-group-sell = Sell to the island
ie-group-ship = Ship { $letter }{ $ship }
ie-group-sea = Import
ie-group-vans = Minivans
ie-group-beside = Beside your actions
ie-group-anytime = At any time
ie-group-type = { $type }, level { $level }
ie-load = { $card } onto { $contract }
ie-pair-load = { $card } as half of a pair on { $contract }
ie-half-load = { $card } as the other half
ie-phones = Load the top card of the deck
ie-cars = { $card } to the island
ie-contract = Contract { $card } on ship { $ship }
ie-flour = Flour with 4 containers on ship { $ship }
ie-flour-with = Load { $card }
ie-sell = Sell { $card }
ie-fetch = Take { $card } into your imports
ie-take = Take { $card }
ie-take-ship = Take { $card } from { $letter }{ $ship }
ie-take-island = Take { $card } from the island
ie-take-deck = The top card of the deck
ie-take-hand = A random card of { $player }’s hand
ie-onto = Onto { $contract }
ie-onto-half = Onto { $contract }, as half of a pair
ie-keep = Keep it as a good
ie-keep-in-hand = Keep it in your hand
ie-discard = Discard { $card }
ie-swap = Swap a card ({ $card })
ie-swap-want = Take { $card }
ie-swap-give = Give { $card }
ie-ask-swap = { $card }: which card of the island do you want for one of your hand?
ie-ask-swap-give = Which hand card do you give for { $card }?
ie-ask-slot = Where does { $card } go?
ie-ask-half = { $card } waits on { $contract }: choose the other card of the same colour.
ie-ask-flour = Flour: choose the four cards that are loaded on it at once.
ie-ask-green-tea = { $card }: you may also sell a hand card to the island for { $n } credits, once this turn.
ie-ask-batteries = { $card }: pay 2 credits to load one more container, once this turn?
ie-ask-playstations = { $card }: with this Load action you may load { $n } more.
ie-ask-granted = { $card }: you may load a container from your hand.
ie-ask-drugs = { $card }: once this turn you may take one more container with this Pirate action.
ie-ask-action = { $card } grants you an action: use it, or leave it.
ie-ask-actions =
    { $card }: { $n ->
        [one] one more action
       *[other] { $n } more actions
    } of your choice, without cards. Contract actions may be combined.
ie-ask-play = { $card }: play a hand card for its action, as often as you like. Nobody follows, imports do not count.
ie-play = { $action } with { $card }

## Import

ie-ask-ship = Choose the ship for the next auction. Taking part: { $who }.
ie-menu-ship = Choose a ship
ie-import-from = From ship { $ship } of { $player }
ie-ask-bid = Bid in secret for ship { $ship } of { $player } ({ $cards }). You have { $n } credits and { $room }. Only the best bid is paid; ties go { $foxes ->
        [0] {""}
       *[other] to Foxes, then{" "}
    }to the captain, then clockwise.
ie-change-bid = Your bid: { $bid }. Nobody knows it. Choose again to change it, until everybody has bid.
ie-menu-bid = Choose your bid
ie-group-bids = Bid { $first } to { $last } credits
ie-bid-n = Bid { $n }
ie-pass = Pass
ie-ask-alone = Nobody bids against you for ship { $ship } of { $player }: import for free? You have { $room }.
ie-import-free = Import for free
ie-ask-source = You have won the auction. Where do you import from? The island leaves the ship as it is.
ie-ask-dark = You may import from the island for the highest bid, { $n } credits.
ie-from-the-ship = From the ship
ie-from-the-island = From the island
ie-room =
    room for { $imports } { $imports ->
        [one] import
       *[other] imports
    } and { $goods } { $goods ->
        [one] good
       *[other] goods
    }
ie-ask-import-some = Choose { $n } or { $most } containers to import. One may go to your imports, the rest become goods; you have { $room }.
ie-ask-import = Choose the { $n } containers you import. One may go to your imports, the rest become goods; you have { $room }.
ie-ask-stow = You have { $cards }. One may go to your imports, the rest become goods. Which one?
ie-ask-keep = Your goods lack room for { $cards }. Choose what you keep; the rest is discarded.
ie-menu-stow = Imports or goods
ie-to-imports = { $card } to imports
ie-to-goods = { $card } to goods
ie-all-goods = All to goods

## What cards ask

ie-ask-aboard = { $card }: you may take one of these containers into your hand before the ship sails.
ie-to-hand = { $card } to your hand
ie-ask-apples = { $card }: which agriculture card of your hand joins your completed shipments and takes effect?
ie-add = Add { $card }
ie-ask-bamboo = { $card }: contract it again at once?
ie-again = On ship { $ship }
ie-ask-beer = { $card }: sell it to the island for 6 credits instead of keeping it?
ie-ask-chairs = { $card }: somebody has drawn; you may discard a hand card.
ie-ask-draw = { $card }: you may draw 1 card.
ie-ask-satellites = { $card }: a ship was completed. You may draw 1 card; then you may load 1 container.
ie-ask-rolls-royces = { $card }: name a card. If the next card of the deck is that one, you win.
ie-name = { $card }
ie-ask-showers = { $card }: name a type. You draw 2 cards and gain 8 credits if one is of that type.
ie-ask-exclusive-cards = { $card }: pay 30 credits and name a type? You draw 1 card and gain 50 credits if it is of that type.
ie-choose-type = { $type }
ie-ask-poodles = { $card }: move them to your goods?
ie-ask-soy-sauce = { $card }: which imports become goods, in this order? 2 credits each, also for what has no room and is discarded.
ie-ask-stolen-research = { $card }: which technology shipment do you take? It works for you as if just completed.
ie-steal = { $card } of { $player }
ie-ask-wind-turbines = { $card }: which completed shipment’s effect do they take over?
ie-copy = Copy { $card }
ie-ask-whole-wheat = { $card }: an agriculture container was loaded. 2 credits or 2 cards?
ie-ask-dragon-fruit = { $card }: 2 cards or 2 credits?
ie-ask-hydroponics = { $card }: your ship is back with its last container. Use it for a contract, or leave it aboard?
ie-ask-free-import = { $card }: you may import 1 container of a ship at sea for free.
ie-ask-import-one = { $card }: import 1 container of a ship at sea for free.
ie-ask-sextants = { $card }: somebody has imported; you may import 1 of the containers left on that ship.
ie-ask-feed = { $card } of { $player }: buy it as a completed shipment for 6 credits?
ie-ask-dino-give = { $card }: which of your goods goes to the island?
ie-ask-dino-take = { $card }: you may take a card of the island as a good.
ie-give-island = { $card } to the island
ie-ask-counterfeit-money = { $card }: which container do you take?
ie-ask-load-or-keep = { $card }: load the container, or keep it in your hand?
ie-ask-mortars = { $card } of { $player }: give 4 credits, one completed shipment or 2 goods.
ie-ask-vacuum-cleaners = { $card } of { $player }: give a luxury good, or all the cards in your hand.
ie-ask-shotguns = { $card } of { $player }: you have pirated before. Pay 2 credits, or give 2 hand cards.
ie-ask-give-goods = { $card }: which two goods do you give { $player }?
ie-ask-give-cards =
    { $card }: choose what you give { $player }: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }. Nobody else sees it.
ie-give-good = Give { $card }
ie-give-card = Give { $card }
ie-give-shipment = Give { $card }
ie-give-hand =
    { $n ->
        [one] Give your only hand card
       *[other] Give your whole hand ({ $n } cards)
    }
ie-give-cards =
    { $n ->
        [one] Give your only hand card
       *[other] Give { $n } hand cards
    }
ie-give-up = Give up { $card }
ie-do-sell = Sell it
ie-do-draw = Draw 1 card
ie-do-credits = Credits
ie-do-cards = Draw 2 cards
ie-do-move = Move to goods
ie-do-buy = Buy it
ie-do-goods = Give 2 goods
ie-ask-anytime = You are not asked now. At any time you may do one of these.
ie-ride-imports = Move { $card } to your imports
ie-ride-goods = Move { $card } to your goods
ie-ride-load = Load { $card } onto { $contract }
ie-drop = Discard the contract { $card } ({ $n } aboard)
ie-ask-end-segways = { $card }: move it one last time?
ie-move-imports = To your imports
ie-move-goods = To your goods
ie-ask-end-telescopes = { $card }: which technology goods do you give up for 4 credits each?
ie-ask-end-diamond-rings = { $card }: which completed shipments become goods, two at most?
ie-ask-end-teslas = { $card }: as goods of which type do all your imports count?
ie-call-card = decide about { $card }
ie-call-pair = choose the two cards to play
ie-call-follow = follow or draw ({ $action })
ie-call-window = use { $action } actions
ie-call-bid = bid in an auction
ie-call-import = choose what to import
ie-call-slot = place a container

## Answers in advance

ie-standing-with = Follow with a card
ie-standing-unless = Draw, with exceptions
ie-standing-never = Never follow one action
ie-standing-bid-on = Auctions: a bid for one type
ie-standing-bid = Auctions: the same bid for all
ie-standing-use = Effects of your own shipments
ie-standing-pay = Pay for Mortars and Shotguns
ie-standing-pass = Pass until you are captain
ie-ahead-any = Draw, whatever is led
ie-ahead-unless = Draw, except for { $actions }
ie-ahead-never = Draw if { $action } is led
ie-ahead-bid = Bid { $n } if the ship carries { $type }
ie-ahead-use-draw = { $cards }: always draw 1 card
ie-ahead-use-none = { $cards }: always decline
ie-ahead-use-credits = { $cards }: always gain credits
ie-ahead-use-cards = { $cards }: always draw 2 cards
ie-ahead-credits = Pay credits
ie-ahead-pass = Draw, bid nothing, use no actions of imports
ie-ahead-captain = until you are captain
ie-ahead-asked = there you are asked; until you are captain
ie-ahead-played = once; until you are captain, or the card leaves your hand
ie-ahead-won = until you win an auction or are captain
ie-ahead-cancel = until you cancel it
ie-ahead-lost = until you cancel it, or the effect is no longer yours

## The log

ie-colour = { $player } has { $colour } ships.
ie-first = { $player } is the first captain.
ie-begins = { $player } is the captain.
ie-shuffled = The discards become the new deck ({ $n } cards).
    .other = new deck of { $n } cards
    .also = new deck of { $n } cards
ie-leads = { $player } leads { $action } with { $cards }.
    .brief = leads { $action }
ie-follows = { $player } follows with { $cards } for { $action }.
    .other = { $player } follows with { $cards } for { $action }
    .brief = follows
ie-follow-ready = { $player } has decided.
ie-all-decided = All have decided.
ie-plays = { $player } plays { $card } for { $action }.
    .also = plays { $card } ({ $action })
ie-drew =
    { $player } draws { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
    .also =
        draws { $n ->
            [one] 1 card
           *[other] { $n } cards
        }
    .other =
        { $player } draws { $n ->
            [one] 1 card
           *[other] { $n } cards
        }
ie-drew-you = You draw { $cards }.
ie-drew-shown = { $player } draws openly: { $cards }.
    .also = draws openly { $cards }
ie-gained = { $player } gains { $n } credits ({ $why }).
    .also = +{ $n } credits ({ $why })
    .other = { $player } +{ $n } credits ({ $why })
    .fate = +{ $n } credits
ie-paid-bank = { $player } pays { $n } credits ({ $why }).
    .also = pays { $n } credits ({ $why })
    .other = { $player } pays { $n } ({ $why })
ie-paid = { $player } pays { $to_player } { $n } credits ({ $why }).
    .also = { $n } to { $to_player } ({ $why })
    .other = { $player } pays { $to_player } { $n } ({ $why })
    .fate = you pay { $to_player } { $n } credits
ie-contracted = { $player } contracts { $card } on ship { $ship }.
    .brief = contracts { $card }
ie-unfit = { $player } discards { $card }, which does not fit the contract.
    .also = { $card } does not fit and is discarded
ie-loaded = { $player } loads { $card } on { $contract }.
    .also = loads { $card } on { $contract }
    .brief = loads { $card }
ie-half = { $player } puts { $card } on { $contract } as half of a pair.
    .also = { $card } on { $contract } as half of a pair
    .brief = loads { $card }
ie-half-lost = { $player } discards { $card }: the other half is missing.
ie-sails = Ship { $ship } of { $player } is completed ({ $contracts }).
    .brief = ship { $ship } sails
ie-completed = { $player } completes { $card }.
    .also = completes { $card }
    .brief = completes { $card }
ie-island = { $card } comes to the supply island.
    .other = { $card } to the island
    .also = { $card } to the island
ie-took-aboard = { $player } takes { $card } into the hand.
    .also = takes { $card } into the hand
ie-returned = Ship { $ship } of { $player } returns to port.
    .also = ship { $ship } returns
    .other = ship { $ship } of { $player } returns
    .brief = ship { $ship } returns
    .fate = your ship { $ship } returns
ie-gave-up =
    { $player } discards the contract { $card }{ $n ->
        [0] {""}
        [one] {" "}with its container
       *[other] {" "}with its { $n } containers
    }.
    .brief = gives up { $card }
ie-auction = Auction for ship { $ship } of { $player }. Taking part: { $who }.
ie-no-auction = No ship at sea carries anything: the Import actions left are lost.
ie-bid-ready = { $player } has bid.
ie-bids = The bids lie open.
ie-bid = { $player } has bid: { $bid }.
    .other = { $player } { $bid }
ie-nobody-bids = Nobody bids: nothing is imported.
ie-wins-auction = { $player } wins the auction with { $n } credits.
    .brief = wins the auction for { $n }
ie-imports = { $player } imports { $cards }.
    .brief = imports { $cards }
ie-stowed-import = { $player } puts { $card } into imports.
    .also = { $card } to imports
ie-stowed-good = { $player } puts { $card } into goods.
    .also = { $card } to goods
ie-no-room = { $player } has no room for { $cards }: discarded.
    .also = no room for { $cards } (discarded)
ie-pirated = { $player } pirates { $card } { $source }.
    .brief = pirates { $card }
ie-from-ship = from ship { $ship } of { $player }
ie-from-island = from the island
ie-from-deck = from the deck
ie-from-player = from the hand of { $player }
ie-kept = { $player } keeps { $card } as a good.
    .also = keeps { $card } as a good
ie-discarded = { $player } discards { $card }.
    .also = discards { $card }
ie-to-island = { $player } puts { $card } on the island.
    .also = { $card } to the island
ie-fetched = { $player } takes { $card } from the island into imports.
    .brief = { $card } to imports
ie-phoned = { $player } turns up { $card } from the deck.
ie-swapped = { $player } swaps { $card } for { $taken } of the island ({ $why }).
ie-gave =
    { $player } gives { $to_player } { $n ->
        [one] 1 hand card
       *[other] { $n } hand cards
    } ({ $why }).
    .also =
        { $n ->
            [one] 1 hand card
           *[other] { $n } hand cards
        } to { $to_player } ({ $why })
    .other =
        { $player } gives { $to_player } { $n ->
            [one] 1 hand card
           *[other] { $n } hand cards
        } ({ $why })
ie-gave-cards = Between the two of you: { $player } gives { $to_player } { $cards }.
ie-goods-to = { $player } gives { $to_player } the goods { $cards }.
ie-shipment-to = { $player } hands the shipment { $card } to { $to_player }.
ie-reveals = { $player } shows the hand: { $cards }.
ie-heads = { $player } flips heads.
    .also = flips heads
ie-tails = { $player } flips tails.
    .also = flips tails
ie-stored = Helicopters of { $player } hold { $n } more credits, { $total } in all.
    .also = +{ $n } credits on Helicopters ({ $total })
    .other = +{ $n } credits on Helicopters of { $player } ({ $total })
ie-added = { $player } adds { $card } to the completed shipments ({ $why }).
    .also = adds { $card } ({ $why })
    .brief = adds { $card }
ie-copied = { $player }: Wind Turbines take over the effect of { $card }.
    .also = copies { $card }
ie-named = { $player } names { $card }.
ie-named-type = { $player } names a type: { $type }.
ie-stole = { $player } takes { $card } from { $victim } and leaves { $own } there.
    .brief = takes { $card } from { $victim }
ie-imports-to-goods = { $player } moves imports to goods: { $cards }.
ie-shipments-to-goods = { $player } moves shipments to goods: { $cards }.
ie-moved-imports = { $player } moves { $card } to imports.
ie-moved-goods = { $player } moves { $card } to goods.
ie-declared = { $player } counts all imports as goods of a type: { $type }.
ie-wins = { $player } wins the game with { $card }.
    .brief = wins with { $card }
ie-end-credits = { $player } has at least { $n } credits: the game ends with this turn.
    .brief = reaches { $n } credits
ie-end-deck = The deck and the discards are used up: the game ends with this turn.
ie-scoring = The last turn is over: the final scoring.
ie-scored = { $player } has { $n } credits in all.
    .other = { $player } { $n }

## Why not

ie-not-held = { $card } is not in your hand.
ie-not-now-lead = Actions are led by the captain at the start of a turn.
ie-not-that-action = { $card } is a card for { $action }. For another action play two cards of one colour.
ie-not-now-follow = Nobody has to be followed now.
ie-not-followed = { $card } is a card for { $action }, and { $led } was led. Two cards of one colour would do.
ie-not-pair = You hold fewer than two cards of the type { $type }.
ie-not-pair-load = Pairs need Robot Cats, a technology contract with a free slot and room on its ship, and another card of the colour.
ie-not-led = The action of this turn is { $action }.
ie-not-now-action = You have no action for that now.
ie-not-in-port = Your ship { $ship } is at sea.
ie-not-room-aboard = { $card } does not fit on ship { $ship }: with all containers there would be more than { $n } aboard.
ie-not-level = { $card } has level { $level } and yours is { $own }: it takes { $n } Contract actions at once.
ie-not-open = That is no open contract of yours.
ie-not-colour = { $contract } takes { $wanted }, and { $card } is { $type }.
ie-not-free = { $contract } has all its containers.
ie-not-takeable = { $card } is neither on a ship at sea nor on the island.
ie-not-sold-again = You have sold a card this turn; Supply allows one.
ie-not-even = Bids are even numbers.
ie-not-credits = You have { $n } credits.
ie-not-at-sea = That ship is in port or carries nothing.
ie-not-owned = You have not completed { $card }.
ie-not-used-again = You have used { $card } this turn; once a turn is allowed.
ie-not-now-effect = { $card } cannot be used now.
ie-not-captain = Only the captain may discard a contract.
ie-not-calm = Not while something is being resolved.

## The table in words

ie-say-over = The game is over. Winners: { $winners }.
ie-say-turn = Turn { $turn }. Captain: { $captain }.
ie-say-led = Turn { $turn }. Captain: { $captain }. Action of the turn: { $action }.
ie-say-race = The end comes at { $n } credits or with the deck. Cards in the deck: { $deck }.
ie-say-last-turn = This is the last turn.
ie-say-hand =
    { $n ->
        [one] You hold 1 card.
       *[other] You hold { $n } cards.
    }
ie-say-card = { $card }: { $type }, { $action }, level { $level }, { $n } containers. Effect: { $effect }.
ie-say-player =
    { $player }, { $colour } ships: { $credits } credits, { $n ->
        [one] 1 card
       *[other] { $n } cards
    } in hand.
ie-say-imports =
    Imports of { $player }, { $n ->
        [0] without limit
       *[other] at most { $n }
    }: { $cards }.
ie-say-goods = Goods of { $player }, at most { $n }: { $cards }.
ie-say-completed = Completed by { $player }: { $cards }.
ie-say-played = Played by { $player } this turn: { $cards }.
ie-say-nothing = nothing
ie-say-typed = { $card } ({ $type })
ie-say-at-sea = Ship { $ship } of { $player } at sea: { $cards }.
ie-say-left = Ship { $ship } of { $player } in port, with { $cards } left aboard.
ie-say-empty = Ship { $ship } of { $player } in port, empty, room for { $n } containers.
ie-say-contract = Ship { $ship } of { $player } in port: contract { $card } ({ $type }), { $n } of { $needs } containers: { $cards }.
ie-say-island = Supply island: { $cards }.
ie-say-discard = Discard pile, { $n } cards: { $cards }.
ie-say-effect = { $card } of { $player }: { $effect }.
ie-say-stored = { $n } credits lie on { $card }.

## The score sheet

ie-source-credits = Credits
ie-source-port = Containers in port
ie-source-goods = Goods
ie-source-technology = Most technology
ie-source-agriculture = Most agriculture
ie-source-consumer = Most consumer goods
ie-source-illegal = Most illegal goods
ie-source-luxury = Most luxury
ie-source-each = One of each type
ie-source-cards = Cards

## Rules help

ie-rules-overview-title = Overview
ie-rules-overview =
    You trade by container ship. Every card is unique and has many uses: an **action**, a **contract** you make with a ship, a **container** on it, an **import** that gives more actions, or a **good** at the end.

    You put contracts on ships in port and load containers of the right colour. When all contracts of a ship have their containers, the bank pays, the ship goes to sea and the contracts become **completed shipments**, whose effects work for you. At sea everybody can import or pirate your containers; when the last one is gone the ship comes home.

    The player with the most credits at the end wins.
ie-rules-turn-title = A turn
ie-rules-turn =
    The captain either **draws** up to 5 cards (1 card with 5 or more in hand), which ends the turn, or **leads an action** by playing a card of it.

    Then the others, clockwise, each **draw** or **follow** with a card of the same action. Two cards of one colour stand for one card of any action.

    Then all act, the captain first. You have 1 action for what you played and 1 for each card of that action in your imports, even if you drew. All actions are optional.

    Played cards are discarded at the end, and the captain’s place goes to the left.
ie-rules-cards-title = Cards and colours
ie-rules-cards =
    The type of a card decides its action:

    - **technology** (green): Load
    - **agriculture** (yellow): Contract
    - **consumer** (black): Import
    - **illegal** (red): Pirate
    - **luxury** (blue): Supply

    A card also has a **level** from 0 to 3 and a number of **containers** that it needs as a contract, all of its own type. Used in one way, everything else on it is ignored: as a container only its colour counts.
ie-rules-contract-title = Contract
ie-rules-contract =
    Put a hand card as an open contract on one of your ships in port. Your **level** in its type must reach the card’s: 1 for each good of the type and 1 if your ships have its colour. Several Contract actions used together raise the level by 1 for each one beyond the first.

    A ship carries up to 6 containers. It may hold several contracts if all their containers fit together.

    The captain may discard an own open contract at any time of the own turn; containers loaded for it are discarded too.
ie-rules-load-title = Load
ie-rules-load =
    Put a hand card as a container on a free slot of one of your contracts. Its type must be that of the contract, unless an effect says otherwise. Each Load action loads one container.

    You choose the contract when you load; containers are not moved afterwards. When the last slot of all contracts on a ship is filled, the ship is completed at once. If another ship is being completed, it waits until that one is done.
ie-rules-completing-title = Completing a ship
ie-rules-completing =
    A ship is completed as a whole:

    1. one card from the deck comes to the island;
    2. the bank pays for the containers aboard: 2 or 3 bring 6, 4 or 5 bring 10, 6 bring 14 credits;
    3. some effects take containers into the hand;
    4. the ship goes to sea with its containers;
    5. each contract, the oldest first, becomes a completed shipment and takes effect, then effects that react to it;
    6. effects once per ship.

    What these effects set off in turn waits until all this is done, first in, first out.
ie-rules-import-title = Import
ie-rules-import =
    There are as many auctions as the most Import actions anybody has; in each take part those who still have one. The captain chooses a ship at sea, all bid in secret an even number of credits or pass. The best bid wins, ties go to the captain, then clockwise; only the winner pays. A lone bidder imports for free.

    The winner takes **2 containers**: at most one goes to imports, the others become goods. If the ship belongs to somebody else, its owner gets 2 credits from the bank for each. What has no room is discarded.

    An emptied ship returns to its owner’s port.
ie-rules-pirate-title = Pirate
ie-rules-pirate =
    Take one container from any ship at sea, your own too, or one card of the island, and load it on one of your contracts. If no slot takes it, it is discarded; if one does, it must be loaded.

    Nobody is paid. A ship that has lost its last container returns, so pirating your own ship is a way to bring it home.
ie-rules-supply-title = Supply
ie-rules-supply =
    With each Supply action do one of these:

    - **sell** a hand card to the island for 4 credits, once a turn at most;
    - **take** a card of the island into your imports, as often as you have actions. Without room there it is discarded.

    Imports are worth a lot: each gives you one more action whenever its action is led, even if you draw.
ie-rules-limits-title = Limits and the deck
ie-rules-limits =
    - **Imports**: one more than your completed shipments.
    - **Goods**: twice your completed shipments, and two.
    - The hand has no limit.

    If a limit falls below what you have, you keep it all, but nothing is added until there is room.

    When the deck is empty, the discards are shuffled into a new one at once.
ie-rules-effects-title = Effects
ie-rules-effects =
    Effects that say “once” happen when the contract is completed; most others work as long as the card is a completed shipment. “Anybody” includes you. What you may do you may also leave; the rest is compulsory as far as possible.

    Effects of one event are resolved from the captain clockwise, and of one player the oldest shipment first.

    Who owes credits pays what there is: there are no debts. A price must be paid in full. Drawing several cards at once is one draw.
ie-rules-anytime-title = At any time
ie-rules-anytime =
    Some cards work while the game waits for anybody’s turn, follow or action, but not during bids or while something is being resolved: **Segways**, **Telescopes**, **Mineral Water**, and **Lutefisk** in the hand. The captain’s right to discard an own open contract is of this kind too.

    You find them beside your question, or on their own if you are not asked. Nobody waits for you because of them.
ie-rules-end-title = The end of the game
ie-rules-end =
    The game ends with the turn in which, after an action with all it sets off,

    - a player has 50 credits or more (80 in the long game, 70 while anybody has completed MRI Machines), or
    - deck and discards are both empty.

    Paying credits later does not undo it. A few cards win at once, without scoring: Rolls Royces, The Motherlode, Graphics Cards, Exotic Fish. They come before the end by credits.
ie-rules-scoring-title = Final scoring
ie-rules-scoring =
    First some cards are used for the last time: Segways, Telescopes, Diamond Rings, Clothing, Teslas. Then add up:

    - your credits, and 2 for each container on your ships in port;
    - goods: 1 each, illegal goods 2;
    - the most goods of a type: technology, agriculture, consumer 6, luxury 8, **illegal −6**; tied players share, bonuses rounded up, the penalty towards 0;
    - 10 for at least one good of each type;
    - effects that score at the end.

    Most credits win; a tie is shared.
ie-rules-options-title = Options
ie-rules-options =
    - **Expansions**: Jutaku, Kickstarter and Captain are shuffled into the deck.
    - **Length**: 50 credits, or 80 for a long game.
    - **Following together** is a house rule for play by post: the others decide all at once and in secret, without knowing what those before them do. Then cards are played, and after them the others draw in order.

    With six players the light grey ships give no level, and their owner begins with 4 credits more.

## What a move is good for, said by hints

ie-worth-credits = credits at once
    .less = fewer credits at once
ie-worth-goods = goods and their bonuses at the end
    .less = less for goods and their bonuses at the end
ie-worth-imports = imports that give actions turn after turn
    .less = less from imports that give actions turn after turn
ie-worth-ships = progress towards the next ship that sails
    .less = less progress towards the next ship that sails
ie-worth-shipments = effects of completed shipments
    .less = less from effects of completed shipments
ie-worth-room = room for imports and goods
    .less = less room for imports and goods
ie-worth-hand = cards in hand
    .less = fewer cards in hand
ie-worth-actions = gain from what you can still do this turn
    .less = less gain from what you can still do this turn
    .theirs = less gain from this turn
ie-worth-end = certainty: the game ends while you are ahead
    .less = less certainty to end the game while you are ahead
    .theirs = less hope to end the game in the lead

### Carte nelle immagini, in pochissime parole.

## Che cosa fa una carta, in poche parole: per gli elenchi di spedizioni; “+2” sono crediti

ie-short-almonds = +8 sotto 18, se no +4
ie-short-ammunition = +2 da chi ha merci illegali
ie-short-apples = aggiungi agricola da mano
ie-short-backpacks = nave torna: peschi 1
ie-short-bamboo = lo stipuli di nuovo
ie-short-batteries = paghi 2: carichi 1 in più
ie-short-beer = la vendi per 6
ie-short-heavy-ammunition = pirati una nave: +1 carta
ie-short-black-panthers = illegale va ovunque
ie-short-bok-choy = su un altro tipo: +2
ie-short-books = scegli Import e seguono: +2
ie-short-chocolate = +4 per nuova merce consumo
ie-short-candy = consumo accetta ogni tipo
ie-short-marijuana = altri import illegali: +2
ie-short-cannons = valgono i Pirata altrui
ie-short-cell-phones = carichi dal mazzo
ie-short-chairs = se uno pesca, scarti 1
ie-short-champagne = fine: più spedizioni +8
ie-short-lipstick = +2 per consumo ottenuto
ie-short-animal-feed = gli altri lo comprano per 6
ie-short-coffee = agricolo accetta ogni tipo
ie-short-perfumes = fine: +4 a import più comune
ie-short-cups = peschi 5
ie-short-snakes = +2 da ogni altro
ie-short-diamond-rings = fine: 2 spedizioni → merci
ie-short-dinosaur-bones = tutti danno 1, tu prendi 2
ie-short-drones = nuovo contratto: peschi 1
ie-short-drugs = Pirata: 1 in più a turno
ie-short-pirated-dvds = +2 se cambiano 4 crediti
ie-short-ferraris = una merce di ogni tipo
ie-short-bicycles = +2 per container caricato
ie-short-flamethrowers = moneta: +4 o −2 per altro
ie-short-flash-drives = nave finita: 1 in mano
ie-short-flour = stipuli e carichi 4 subito
ie-short-down-jackets = +2 per spedizione
ie-short-foxes = vinci i pareggi
ie-short-generators = tecnologia: ogni tipo
ie-short-glasses = 1 azione Import in più
ie-short-gold-toilets = fine: +6 per spediz. lusso
ie-short-gold-watches = lusso accetta ogni tipo
ie-short-hawaiian-salt = prendi carte agricole altrui
ie-short-helicopters = contratto lusso: 4 a fine
ie-short-honey = +2 per merce agricola
ie-short-mineral-water = vendi agricole per 2 l’una
ie-short-maseratis = lusso va ovunque
ie-short-green-tea = Stipula: vendi 1 per 4
ie-short-jet-engines = contratto finito: 1 in mano
ie-short-laptops = con tecnologia: peschi 2
ie-short-leather-jackets = fine: merci lusso valgono 3
ie-short-lumber = altri pescano: peschi 1
ie-short-lutefisk = lo stipuli quando vuoi
ie-short-massage-tables = peschi fino a coppia: +2–6
ie-short-minivans = pirati porti, mazzo e mani
ie-short-mouthwash = +2 per consumo completato
ie-short-mri-machines = la fine arriva a 70
ie-short-nanobots = peschi: carichi 1
ie-short-neural-units = segui tutto con Carica
ie-short-haute-couture = fine: navi più cariche +16
ie-short-onions = tuo agricolo finito: +2
ie-short-pants = import da te pagano 4
ie-short-paper = consumo finito: importi 1
ie-short-paprika = nuovo contratto: carichi 1
ie-short-pens = +2 per merce di consumo
ie-short-pistols = illegale altrui: +2
ie-short-platinum-rings = peschi fino a 8 e giochi
ie-short-playstations = Carica: +1 ogni 2 merci tec.
ie-short-poison-bottles = ogni altro pirata paga 2
ie-short-potatoes = +2, peschi 2
ie-short-counterfeit-money = 1 container da ogni altro
ie-short-sextants = dopo un import: importi 1
ie-short-mortars = gli altri danno 4 o carte
ie-short-refrigerators = 2 merci tec. = 1 Carica
ie-short-rice = +2 per spedizione agricola
ie-short-robot-cats = 2 di un colore come 1
ie-short-rolls-royces = nomini e peschi: vinci
ie-short-rope = capitano: scambi con isola
ie-short-satellites = nave: peschi 1, carichi 1
ie-short-saunas = fine: maggioranze doppie
ie-short-seeds = illegale accetta ogni tipo
ie-short-segways = si sposta quando vuoi
ie-short-shampoo = importi 3 invece di 2
ie-short-shoes = contratto finito: peschi 1
ie-short-shotguns = i pirati di prima pagano 2
ie-short-showers = indovini un tipo: +8
ie-short-poodles = può diventare merce
ie-short-tanks = contratti altrui: +1 carta
ie-short-smart-cars = Carica: vendi 1 per 2
ie-short-soap = consumo va ovunque
ie-short-soy-sauce = import → merci: +2 l’uno
ie-short-stolen-research = ruba spedizione tecnologica
ie-short-sugar = +2 per agricolo stipulato
ie-short-tablets = navi da 8, pagano 18
ie-short-telescopes = merce tecnologica per 4
ie-short-televisions = tecnologia va ovunque
ie-short-teslas = fine: import come merci
ie-short-the-motherlode = 8 merci illegali: vinci
ie-short-silk-shirts = fine: +1 per carta in mano
ie-short-vintage-wines = fine: 2 di ogni tipo +20
ie-short-wheat = agricolo va ovunque
ie-short-wind-turbines = copia livello 0 o 1
ie-short-apple-watches = fine: +6 per coppia merci
ie-short-clothing = fine: import → merci
ie-short-vacuum-cleaners = dagli altri: lusso o mano
ie-short-graphics-cards = più merci in 3 tipi: vinci
ie-short-leds = 1 a turno: scambi con isola
ie-short-oysters = lusso senza azione
ie-short-pocky = +2, peschi 2, importi 1
ie-short-rice-cookers = Carica e Stipula uguali
ie-short-stem-cells = Pirata: paghi 2, è tua merce
ie-short-whole-wheat = agricolo: +2 o peschi 2
ie-short-3d-printers = segui con qualsiasi carta
ie-short-hydroponics = navi tornano con 1 rimasto
ie-short-board-games = 5 tipi: import illimitato
ie-short-can-openers = non porti alla fine
ie-short-ceramics = fine: 2 consumo = 1 lusso
ie-short-delayed-deals = altri −10, 2 turni capitano
ie-short-dragon-fruit = scegli Pirata: peschi 2 o +2
ie-short-ivory = fine: più illegali +6
ie-short-scotch-whisky = 2 merci lusso = 1 posto
ie-short-prefab-houses = lusso richiede metà
ie-short-rare-metals = nave tec. e consumo: +4
ie-short-stolen-rice = agricolo piratato: +2
ie-short-stolen-tires = Pirata: peschi 1, isola +1
ie-short-stretch-goals = tutti guadagnano; agisci 2×
ie-short-tortillas = accetta ogni tipo
ie-short-dark-flight-games = asta: importi dall’isola
ie-short-exclusive-cards = paghi 30, indovini: +50
ie-short-exotic-fish = crediti doppi: vinci

## Che cosa c’è su una carta

ie-face-level = livello { $level }
ie-face-level-you = livello { $level }, tu { $own }
ie-face-lasting = Sempre: { $effect }
ie-timing-immediate = Una volta, al completamento
ie-timing-ongoing = Sempre, una volta completata
ie-timing-endgame = Alla fine, se completata
ie-timing-hand = Senza completarla

## Che cosa può fare ora una carta della mano

ie-use-lead = Scegli { $action }
ie-use-follow = Segui: { $action }
ie-use-pair = In coppia
ie-use-contract =
    { $n ->
        [one] Stipula
       *[other] Stipula: { $n } azioni
    }
ie-use-load = Carica su nave { $ship }
ie-use-sell = Vendi per { $n }
ie-use-anytime = Stipula quando vuoi
ie-use-none = Non ora

## La mano

ie-hand-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
ie-hand-lead = scegli, o peschi { $n }
ie-hand-follow = segui, o peschi { $n }
ie-hand-empty = La tua mano è vuota.

## Da vicino

ie-focus-player = { $player }
ie-focus-sea = Container in mare
ie-focus-island = Isola e scarti
ie-focus-imports =
    Import { $n }{ $most ->
        [0] {""}
       *[other] {" "}di { $most }
    }
ie-focus-goods = Merci { $n } di { $most }
ie-focus-ship = Nave { $ship }
ie-focus-contract = { $card } { $n }/{ $needs }
ie-focus-discard = Scarti { $n }
ie-focus-none = niente
ie-focus-nothing-completed = Ancora niente di completato.
ie-focus-empty-island = L’isola è vuota.
ie-focus-empty-sea = Nessuna nave è in mare.
ie-wins-with = vince con { $card }
ie-alt-changes = Ultimo turno:

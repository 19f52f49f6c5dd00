### Import / Export. Termini e lunghezze: docs/style.md.

## The lobby

ie-title = Import / Export
ie-tagline = Riempi le navi di container, completa i contratti e vivi di ciò che sa fare ogni carta.
ie-option-jutaku = Espansione Jutaku
ie-option-jutaku-off = Senza
ie-option-jutaku-on = 10 carte in più
ie-option-kickstarter = Espansione Kickstarter
ie-option-kickstarter-off = Senza
ie-option-kickstarter-on = 15 carte in più
ie-option-captain = Espansione Capitano
ie-option-captain-off = Senza
ie-option-captain-on = 3 carte in più
ie-option-length = Crediti che chiudono la partita
ie-option-length-50 = 50
ie-option-length-80 = 80, per una partita lunga
ie-option-following = Seguire il capitano
ie-option-following-order = In ordine di turno, a carte scoperte
ie-option-following-together = Regola della casa: tutti insieme, in segreto
ie-ending-credits = Vittoria con più crediti
ie-ending-deck = Vittoria con più crediti, a mazzo esaurito
ie-ending-card = Vittoria grazie a una carta

## Names

ie-type-technology = tecnologia
ie-type-agriculture = agricoltura
ie-type-consumer = consumo
ie-type-illegal = illegale
ie-type-luxury = lusso
ie-action-load = Carica
ie-action-contract = Stipula
ie-action-import = Import
ie-action-pirate = Pirata
ie-action-supply = Fornire
ie-colour-green = verde
ie-colour-yellow = giallo
ie-colour-black = nero
ie-colour-red = rosso
ie-colour-blue = blu
ie-colour-light_grey = grigio chiaro
ie-why-ship = carico della nave
ie-why-sale = vendita all’isola
ie-why-fee = compenso per i container importati
ie-why-bid = offerta
ie-card-almonds = Mandorle
ie-card-ammunition = Munizioni
ie-card-apples = Mele
ie-card-backpacks = Zaini
ie-card-bamboo = Bambù
ie-card-batteries = Batterie
ie-card-beer = Birra
ie-card-heavy-ammunition = Munizioni pesanti
ie-card-black-panthers = Pantere
ie-card-bok-choy = Bok choy
ie-card-books = Libri
ie-card-chocolate = Cioccolato
ie-card-candy = Caramelle
ie-card-marijuana = Marijuana
ie-card-cannons = Cannoni
ie-card-cell-phones = Cellulari
ie-card-chairs = Sedie
ie-card-champagne = Champagne
ie-card-lipstick = Rossetto
ie-card-animal-feed = Mangime
ie-card-coffee = Caffè
ie-card-perfumes = Profumi
ie-card-cups = Bicchieri
ie-card-snakes = Serpenti
ie-card-diamond-rings = Anelli con diamante
ie-card-dinosaur-bones = Ossa di dinosauro
ie-card-drones = Droni
ie-card-drugs = Medicinali
ie-card-pirated-dvds = DVD pirata
ie-card-ferraris = Ferrari
ie-card-bicycles = Biciclette
ie-card-flamethrowers = Lanciafiamme
ie-card-flash-drives = Chiavi USB
ie-card-flour = Farina
ie-card-down-jackets = Piumini
ie-card-foxes = Volpi
ie-card-generators = Generatori
ie-card-glasses = Occhiali
ie-card-gold-toilets = Sanitari d’oro
ie-card-gold-watches = Orologi d’oro
ie-card-hawaiian-salt = Sale hawaiano
ie-card-helicopters = Elicotteri
ie-card-honey = Miele
ie-card-mineral-water = Ferrarelle
ie-card-maseratis = Maserati
ie-card-green-tea = Tè verde
ie-card-jet-engines = Motori a getto
ie-card-laptops = Computer portatili
ie-card-leather-jackets = Giacche di pelle
ie-card-lumber = Legname
ie-card-lutefisk = Stoccafisso
ie-card-massage-tables = Lettini da massaggio
ie-card-minivans = Minivan
ie-card-mouthwash = Collutorio
ie-card-mri-machines = Risonanza magnetica
ie-card-nanobots = Nanobot
ie-card-neural-units = Unità neurali
ie-card-haute-couture = Alta moda
ie-card-onions = Cipolle
ie-card-pants = Pantaloni
ie-card-paper = Carta
ie-card-paprika = Paprika
ie-card-pens = Penne
ie-card-pistols = Pistole
ie-card-platinum-rings = Anelli di platino
ie-card-playstations = PlayStation
ie-card-poison-bottles = Veleno in bottiglie
ie-card-potatoes = Patate
ie-card-counterfeit-money = Banconote false
ie-card-sextants = Sestanti
ie-card-mortars = Mortai
ie-card-refrigerators = Congelatori
ie-card-rice = Riso
ie-card-robot-cats = Robot gatti
ie-card-rolls-royces = Rolls Royce
ie-card-rope = Cordame
ie-card-satellites = Satelliti
ie-card-saunas = Saune
ie-card-seeds = Sementi
ie-card-segways = Segway
ie-card-shampoo = Shampoo
ie-card-shoes = Scarpe
ie-card-shotguns = Fucili
ie-card-showers = Docce
ie-card-poodles = Barboncini
ie-card-tanks = Carri armati
ie-card-smart-cars = Smart car
ie-card-soap = Sapone
ie-card-soy-sauce = Salsa di soia
ie-card-stolen-research = Ricerche rubate
ie-card-sugar = Zucchero
ie-card-tablets = Tablet
ie-card-telescopes = Telescopi
ie-card-televisions = Televisori
ie-card-teslas = Tesla
ie-card-the-motherlode = La vena madre
ie-card-silk-shirts = Camicie di seta
ie-card-vintage-wines = Vini pregiati
ie-card-wheat = Grano
ie-card-wind-turbines = Turbine eoliche
ie-card-apple-watches = Apple Watch
ie-card-clothing = Abbigliamento
ie-card-vacuum-cleaners = Folletto
ie-card-graphics-cards = Scheda video
ie-card-leds = LED
ie-card-oysters = Ostriche
ie-card-pocky = Pocky
ie-card-rice-cookers = Cuociriso elettrico
ie-card-stem-cells = Cellule staminali
ie-card-whole-wheat = Grano integrale
ie-card-3d-printers = Stampanti 3D
ie-card-hydroponics = Idroponica
ie-card-board-games = Giochi da tavolo
ie-card-can-openers = Apriscatole
ie-card-ceramics = Ceramica
ie-card-delayed-deals = Affari posticipati
ie-card-dragon-fruit = Frutto del drago
ie-card-ivory = Avorio
ie-card-scotch-whisky = Scotch whisky
ie-card-prefab-houses = Case prefabbricate
ie-card-rare-metals = Metalli rari
ie-card-stolen-rice = Riso rubato
ie-card-stolen-tires = Pneumatici rubati
ie-card-stretch-goals = Stretch goals
ie-card-tortillas = Tortillas
ie-card-dark-flight-games = Dark Flight Games
ie-card-exclusive-cards = Carte esclusive
ie-card-exotic-fish = Pesci esotici

## What cards do, short enough for a menu

ie-effect-almonds = una volta: 8 crediti se ne hai meno di 18, altrimenti 4
ie-effect-ammunition = una volta: 2 crediti da ogni altro giocatore con merci illegali
ie-effect-apples = una volta: una carta agricola della mano va tra le tue spedizioni completate e ha effetto
ie-effect-backpacks = peschi 1 carta ogni volta che una nave torna in porto
ie-effect-bamboo = una volta: puoi stipularlo subito di nuovo, senza azione
ie-effect-batteries = una volta per turno, con un’azione Carica: puoi pagare 2 crediti per un altro container
ie-effect-beer = una volta: puoi venderla all’isola per 6 crediti invece di tenerla
ie-effect-heavy-ammunition = quando pirati la nave in mare di un altro, prendi una carta a caso dalla mano del proprietario
ie-effect-black-panthers = i tuoi container illegali vanno su contratti di ogni tipo
ie-effect-bok-choy = come container di un contratto completato non agricolo: 2 crediti
ie-effect-books = 2 crediti se da capitano scegli Import e importa anche qualcun altro
ie-effect-chocolate = 4 crediti ogni volta che un giocatore mette una carta di consumo tra le merci
ie-effect-candy = i tuoi contratti di consumo accettano container di ogni tipo
ie-effect-marijuana = 2 crediti da ogni altro giocatore per ogni sua azione Import che prende container illegali
ie-effect-cannons = le carte Pirata nell’import degli altri valgono anche per le tue azioni Pirata
ie-effect-cell-phones = un’azione Carica può usare la prima carta del mazzo; se non va da nessuna parte, la tieni
ie-effect-chairs = ogni volta che qualcuno pesca puoi scartare 1 carta della mano
ie-effect-champagne = alla fine: 8 crediti se hai più spedizioni completate di tutti
ie-effect-lipstick = 2 crediti per ogni carta di consumo che un giocatore ottiene come import o merce
ie-effect-animal-feed = una volta: gli altri, in senso orario, possono comprartelo per 6 crediti
ie-effect-coffee = i tuoi contratti agricoli accettano container di ogni tipo
ie-effect-perfumes = alla fine: 4 crediti per ogni import con l’azione che hai più spesso
ie-effect-cups = una volta: peschi 5 carte
ie-effect-snakes = una volta: 2 crediti da ogni altro giocatore
ie-effect-diamond-rings = alla fine: fino a 2 tue spedizioni completate possono diventare merci
ie-effect-dinosaur-bones = una volta: tutti mettono 1 merce sull’isola; poi puoi prendere come merci 2 carte dell’isola
ie-effect-drones = puoi pescare 1 carta per ogni contratto che stipuli
ie-effect-drugs = una volta per turno, con un’azione Pirata: puoi prendere un container in più
ie-effect-pirated-dvds = 2 crediti ogni volta che un giocatore guadagna o perde almeno 4 crediti insieme
ie-effect-ferraris = vale come una merce di ogni tipo, senza occupare posto
ie-effect-bicycles = 2 crediti per ogni container che un giocatore carica con un’azione Carica
ie-effect-flamethrowers = una volta: moneta. Testa: 4 crediti da ogni altro giocatore; croce: 2 a ciascuno
ie-effect-flash-drives = quando una tua nave è completata puoi prenderne un container in mano
ie-effect-flour = se hai il livello: con una sola azione Stipula puoi anche caricarci 4 carte adatte della mano
ie-effect-down-jackets = una volta: 2 crediti per ogni tua spedizione completata, questa compresa
ie-effect-foxes = vinci tutti i pareggi: aste, maggioranze e carte con «più di tutti»
ie-effect-generators = i tuoi contratti tecnologici accettano container di ogni tipo
ie-effect-glasses = un’azione Import in più in ogni turno Import
ie-effect-gold-toilets = alla fine: 6 crediti per ogni tua spedizione di lusso
ie-effect-gold-watches = i tuoi contratti di lusso accettano container di ogni tipo
ie-effect-hawaiian-salt = una volta: tutti mostrano la mano; prendi le carte agricole e 2 crediti per ognuna
ie-effect-helicopters = 4 crediti su questa carta per ogni contratto di lusso stipulato; alla fine sono tuoi
ie-effect-honey = una volta: 2 crediti per ogni merce agricola di tutti i giocatori
ie-effect-mineral-water = in ogni momento puoi vendere all’isola carte agricole della mano per 2 crediti l’una
ie-effect-maseratis = i tuoi container di lusso vanno su contratti di ogni tipo
ie-effect-green-tea = una volta per turno, con un’azione Stipula: puoi vendere all’isola una carta per 4 crediti
ie-effect-jet-engines = per ogni contratto che completi puoi prenderne un container in mano
ie-effect-laptops = peschi 2 carte per ogni contratto che completi con un container tecnologico
ie-effect-leather-jackets = alla fine: le tue merci di lusso valgono 3 crediti l’una
ie-effect-lumber = ogni volta che un altro giocatore pesca puoi pescare 1 carta
ie-effect-lutefisk = in mano, se hai il livello: puoi stipularlo in ogni momento, senza azione
ie-effect-massage-tables = una volta: peschi finché due carte sono dello stesso tipo; 1 credito a carta, per eccesso al pari
ie-effect-minivans = Pirata può prendere anche da navi in altri porti, dal mazzo o a caso da una mano
ie-effect-mouthwash = 2 crediti per ogni contratto di consumo che chiunque completa dopo questo
ie-effect-mri-machines = la fine arriva a 70 crediti, per tutti
ie-effect-nanobots = puoi fare un’azione Carica ogni volta che peschi una o più carte
ie-effect-neural-units = puoi seguire ogni azione con una carta Carica: allora hai solo azioni Carica
ie-effect-haute-couture = alla fine: 16 crediti se le tue navi portano più container di tutte
ie-effect-onions = 2 crediti per ogni contratto agricolo che completi, questo compreso
ie-effect-pants = 4 crediti invece di 2 per ogni container che altri importano dalle tue navi
ie-effect-paper = se completi un contratto di consumo, anche questo, puoi importare 1 container gratis
ie-effect-paprika = puoi caricare 1 container con ogni contratto che stipuli
ie-effect-pens = una volta: 2 crediti per ogni merce di consumo di tutti i giocatori
ie-effect-pistols = 2 crediti da ogni altro giocatore che completa un contratto illegale
ie-effect-platinum-rings = una volta: peschi finché hai 8 carte in mano, poi puoi giocarne quante vuoi per le loro azioni
ie-effect-playstations = ogni azione Carica può caricare un container in più ogni 2 tue merci tecnologiche
ie-effect-poison-bottles = 2 crediti una volta per turno da ogni altro giocatore che usa Pirata
ie-effect-potatoes = una volta: 2 crediti e peschi 2 carte
ie-effect-counterfeit-money = una volta: 1 container da una nave di ogni altro giocatore, da caricare o tenere in mano
ie-effect-sextants = quando qualcuno importa e restano container, puoi importarne uno gratis
ie-effect-mortars = una volta: ogni altro giocatore ti dà 4 crediti, 1 spedizione completata o 2 merci
ie-effect-refrigerators = ogni 2 tue merci tecnologiche valgono come una carta Carica nel tuo import
ie-effect-rice = una volta: 2 crediti per ogni tua spedizione agricola, questa compresa
ie-effect-robot-cats = puoi caricare due carte dello stesso colore come un solo container tecnologico
ie-effect-rolls-royces = una volta: nomini una carta, poi peschi: se è quella, vinci la partita
ie-effect-rope = da capitano, prima di scegliere, puoi scambiare una carta della mano con una dell’isola
ie-effect-satellites = ogni volta che una nave è completata puoi pescare 1 carta e caricare 1 container
ie-effect-saunas = alla fine: le tue maggioranze valgono il doppio, anche la penalità illegale
ie-effect-seeds = i tuoi contratti illegali accettano container di ogni tipo
ie-effect-segways = in ogni momento puoi spostarlo nel tuo import, tra le tue merci o su un contratto
ie-effect-shampoo = quando importi puoi prendere 3 container invece di 2
ie-effect-shoes = puoi pescare 1 carta per ogni contratto che chiunque completa, questo compreso
ie-effect-shotguns = la tua prima azione Pirata: 2 crediti o 2 carte da chi ha piratato prima di te in questo turno
ie-effect-showers = una volta: nomini un tipo e peschi 2 carte; 8 crediti se una è di quel tipo
ie-effect-poodles = una volta: puoi spostarli tra le tue merci
ie-effect-tanks = ogni altro giocatore che completa un contratto ti dà 1 carta della mano
ie-effect-smart-cars = una volta per turno un’azione Carica può mettere la carta sull’isola per 2 crediti
ie-effect-soap = i tuoi container di consumo vanno su contratti di ogni tipo
ie-effect-soy-sauce = una volta: puoi spostare tra le merci gli import che vuoi, e ricevi 2 crediti per ognuno
ie-effect-stolen-research = una volta: prende il posto di una spedizione tecnologica altrui, che diventa tua
ie-effect-sugar = 2 crediti per ogni contratto agricolo che stipuli
ie-effect-tablets = le tue navi portano 8 container, e una nave con 8 paga 18 crediti
ie-effect-telescopes = in ogni momento puoi rinunciare a una merce tecnologica per 4 crediti
ie-effect-televisions = i tuoi container tecnologici vanno su contratti di ogni tipo
ie-effect-teslas = alla fine: i tuoi import valgono come merci di un tipo a tua scelta
ie-effect-the-motherlode = con 8 merci illegali vinci subito la partita
ie-effect-silk-shirts = alla fine: 1 credito per ogni carta in mano
ie-effect-vintage-wines = alla fine: 20 crediti se hai almeno 2 merci di ogni tipo
ie-effect-wheat = i tuoi container agricoli vanno su contratti di ogni tipo
ie-effect-wind-turbines = una volta: assume l’effetto di una spedizione completata di livello 0 o 1
ie-effect-apple-watches = alla fine: 6 crediti per ogni coppia di merci di lusso e di merci di consumo
ie-effect-clothing = alla fine: tutti i tuoi import diventano merci
ie-effect-vacuum-cleaners = una volta: ogni altro giocatore ti dà una merce di lusso o tutta la mano
ie-effect-graphics-cards = con più merci di tutti in 3 tipi vinci subito la partita
ie-effect-leds = una volta per turno, quando agisci, puoi scambiare una carta della mano con una dell’isola
ie-effect-oysters = quando agisci puoi stipulare contratti di lusso senza azione
ie-effect-pocky = una volta: 2 crediti, peschi 2 carte, importi 1 container gratis
ie-effect-rice-cookers = le tue carte e azioni Carica e Stipula possono valere l’una per l’altra
ie-effect-stem-cells = con Pirata, per 2 crediti, puoi tenere il container come merce
ie-effect-whole-wheat = se qualcuno carica un container agricolo puoi ricevere 2 crediti o pescare 2 carte
ie-effect-3d-printers = puoi seguire il capitano con qualsiasi carta
ie-effect-hydroponics = le tue navi tornano con 1 container rimasto, che può riempire un tuo spazio
ie-effect-board-games = quando hai completato ogni tipo, il tuo import non ha limite
ie-effect-can-openers = i tuoi crediti non portano alla fine della partita
ie-effect-ceramics = alla fine: ogni 2 merci di consumo valgono anche come 1 di lusso
ie-effect-delayed-deals = una volta: gli altri pagano 10 crediti alla banca; la prossima volta fai due turni da capitano
ie-effect-dragon-fruit = quando da capitano scegli Pirata: peschi 2 carte o 2 crediti
ie-effect-ivory = alla fine: avere più merci illegali di tutti ti dà 6 crediti invece di toglierli
ie-effect-scotch-whisky = ogni 2 merci di lusso occupano il posto di 1
ie-effect-prefab-houses = i tuoi contratti di lusso richiedono solo metà dei container, per eccesso
ie-effect-rare-metals = 4 crediti se completi un contratto tecnologico e uno di consumo sulla stessa nave
ie-effect-stolen-rice = 2 crediti per ogni container agricolo che pirati
ie-effect-stolen-tires = ogni azione Pirata: peschi 1 carta e 1 carta va sull’isola
ie-effect-stretch-goals = una volta: tutti pescano 1, +2 crediti, importano 1; poi fai 2 azioni a scelta
ie-effect-tortillas = il suo contratto accetta container di ogni tipo
ie-effect-dark-flight-games = in un’asta a cui partecipi puoi invece importare dall’isola, per l’offerta più alta
ie-effect-exclusive-cards = una volta: puoi pagare 30 crediti, nominare un tipo e pescare; 50 crediti se è quello
ie-effect-exotic-fish = con il doppio dei crediti di ogni altro e più merci di tutti vinci subito

## Amounts, prices, what an option brings

ie-credits =
    { $n ->
        [one] { $n } crediti
       *[other] { $n } crediti
    }
ie-cargo = { $n } × { $type }
ie-passes = passo
ie-about-actions-load =
    { $n ->
        [one] 1 azione: carichi un container
       *[other] { $n } azioni: carichi { $n } container
    }
ie-about-actions-contract =
    { $n ->
        [one] 1 azione: stipuli un contratto
       *[other] { $n } azioni: stipuli { $n } contratti, o uno di livello più alto
    }
ie-about-actions-import =
    { $n ->
        [one] 1 azione: un’asta per 2 container
       *[other] { $n } azioni: { $n } aste per 2 container l’una
    }
ie-about-actions-pirate =
    { $n ->
        [one] 1 azione: prendi un container
       *[other] { $n } azioni: prendi { $n } container
    }
ie-about-actions-supply =
    { $n ->
        [one] 1 azione: vendi una carta o ne prendi una
       *[other] { $n } azioni: prendi carte; al massimo ne vendi una
    }
ie-about-cargo = a bordo: { $cards }
ie-about-contract =
    richiede { $needs } container, da solo paga { $pays }; livello { $level }{ $n ->
        [one] {""}
       *[other] , usa { $n } azioni
    }
ie-about-cost = costa { $n } crediti
ie-about-draw =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
ie-about-gain = +{ $n } crediti
ie-about-good = come merce: { $type }
ie-about-import = come import: un’azione { $action } in più
ie-about-no-room = lì non c’è posto: scartata ({ $action })
ie-about-onto = va su { $contracts }
ie-about-keep = nessuno spazio la accetta; per { $n } crediti diventa una merce
ie-about-lost = nessun tuo spazio la accetta: scartata
ie-about-missing = nave { $ship }; poi al contratto ne mancano { $n }
ie-about-sails = la nave { $ship } è piena e salpa: +{ $n } crediti
ie-about-pair = prima di due carte dello stesso colore
ie-final-draws = si pescano carte
ie-final-seen = gli altri lo vedono
ie-final-pays = si pagano crediti
ie-final-sails = una nave salpa e si scopre una carta

## The captain and the others

ie-ask-turn = Sei capitano. Scegli un’azione giocando una carta, o due dello stesso colore per qualsiasi azione; gli altri possono seguire. Oppure pesca, e il turno finisce.
ie-ask-follow =
    { $player } sceglie { $action }. Segui con una carta o una coppia, oppure pesca. { $n ->
        [0] Senza seguire non hai azioni
        [one] Il tuo import ti dà 1 azione in ogni caso
       *[other] Il tuo import ti dà { $n } azioni in ogni caso
    }.
ie-change-follow = Hai scelto: { $choice }. Puoi cambiare idea finché non hanno scelto tutti.
ie-menu-turn = Scegli il turno
ie-menu-follow = Segui o pesca
ie-menu-pair = Scegli due carte
ie-group-card = Con una carta
ie-group-pair = Con due carte dello stesso colore
ie-lead = { $action } con { $card }
ie-follow = Segui con { $card } ({ $action })
ie-follow-load = Segui con { $card } per { $action }
ie-pair = { $action } con 2 carte di tipo { $type }
ie-pair-with = Gioca { $card }
ie-ask-pair = Quali 2 carte di tipo { $type } giochi per { $action }?
ie-draw = Pesca

## Acting

ie-ask-window =
    Le tue azioni { $action }: { $n ->
        [one] ne resta 1
       *[other] ne restano { $n }
    }. Con ognuna { $each }. Usale una alla volta, o lasciale.
ie-each-load = metti una carta della mano come container su un tuo contratto
ie-each-contract = metti una carta della mano come contratto su una nave in porto
ie-each-pirate = prendi per un tuo contratto un container da una nave in mare o una carta dell’isola
ie-each-supply = prendi una carta dell’isola tra i tuoi import; una volta puoi invece vendere una carta per 4 crediti
ie-each-any = fai ciò che vuoi di quanto è qui sotto
ie-ask-window-last = Hai 1 azione { $action }: { $each }. La tua scelta chiude la tua parte; puoi anche non fare nulla.
ie-ask-window-beside = In questo turno { $action } puoi ancora usare ciò che vale oltre alle azioni.
ie-ask-end = Hai finito. Conferma, o torna indietro e scegli di nuovo.
ie-end = Conferma
ie-end-window = Lascia il resto
ie-pass-window = Non fare nulla
ie-no-more = Basta
ie-none = No
    .hint = Rinuncia
ie-none-held = Non ne hai in mano
ie-menu-load = Scegli cosa caricare
ie-menu-contract = Scegli un contratto
ie-menu-pirate = Scegli cosa piratare
ie-menu-supply = Vendi o prendi
ie-menu-actions = Scegli un’azione
ie-menu-container = Scegli un container
ie-menu-slot = Dove va?
ie-menu-sell = Scegli una carta da vendere
ie-menu-card = { $card }
ie-group-onto = Su { $contract }
ie-group-load = Carica altrimenti
ie-group-cars = All’isola (Smart car)
ie-group-pairs = Coppie (Robot gatti)
ie-group-contract = Contratti
ie-group-island = Isola
ie-group-sell = Vendi all’isola
ie-group-ship = Nave { $letter }{ $ship }
ie-group-sea = Import
ie-group-vans = Minivan
ie-group-beside = Oltre alle azioni
ie-group-anytime = In ogni momento
ie-group-type = { $type }, livello { $level }
ie-load = { $card } su { $contract }
ie-pair-load = { $card } come metà di una coppia su { $contract }
ie-half-load = { $card } come altra metà
ie-phones = Carica la prima carta del mazzo
ie-cars = { $card } all’isola
ie-contract = Stipula { $card } sulla nave { $ship }
ie-flour = Farina con 4 container sulla nave { $ship }
ie-flour-with = Carica { $card }
ie-sell = Vendi { $card }
ie-fetch = Prendi { $card } nel tuo import
ie-take = Prendi { $card }
ie-take-ship = Prendi { $card } da { $letter }{ $ship }
ie-take-island = Prendi { $card } dall’isola
ie-take-deck = La prima carta del mazzo
ie-take-hand = Una carta a caso dalla mano di { $player }
ie-onto = Su { $contract }
ie-onto-half = Su { $contract }, come metà di una coppia
ie-keep = Tienila come merce
ie-keep-in-hand = Tienila in mano
ie-discard = Scarta { $card }
ie-swap = Scambia una carta ({ $card })
ie-swap-want = Prendi { $card }
ie-swap-give = Dai { $card }
ie-ask-swap = { $card }: quale carta dell’isola vuoi in cambio di una della mano?
ie-ask-swap-give = Quale carta della mano dai per { $card }?
ie-ask-slot = Dove va { $card }?
ie-ask-half = { $card } aspetta su { $contract }: scegli l’altra carta dello stesso colore.
ie-ask-flour = Farina: scegli le quattro carte che vi si caricano subito.
ie-ask-green-tea = { $card }: puoi anche vendere all’isola una carta della mano per { $n } crediti, una volta in questo turno.
ie-ask-batteries = { $card }: pagare 2 crediti per caricare un altro container, una volta in questo turno?
ie-ask-playstations = { $card }: con questa azione Carica puoi caricarne ancora { $n }.
ie-ask-granted = { $card }: puoi caricare un container dalla mano.
ie-ask-drugs = { $card }: una volta in questo turno puoi prendere un altro container con questa azione Pirata.
ie-ask-action = { $card } ti concede un’azione: usala, o lasciala.
ie-ask-actions =
    { $card }: { $n ->
        [one] ancora un’azione
       *[other] ancora { $n } azioni
    } a scelta, senza carte. Le azioni Stipula si possono unire.
ie-ask-play = { $card }: gioca una carta della mano per la sua azione, quante volte vuoi. Nessuno segue e l’import non conta.
ie-play = { $action } con { $card }

## Import

ie-ask-ship = Scegli la nave per la prossima asta. Partecipano: { $who }.
ie-menu-ship = Scegli una nave
ie-import-from = Dalla nave { $ship } di { $player }
ie-ask-bid = Fai un’offerta segreta per la nave { $ship } di { $player } ({ $cards }). Hai { $n } crediti e { $room }. Paga solo l’offerta migliore; i pareggi vanno { $foxes ->
        [0] {""}
       *[other] alle Volpi, poi{" "}
    }al capitano, poi in senso orario.
ie-change-bid = La tua offerta: { $bid }. Nessuno la conosce. Puoi cambiarla finché non hanno offerto tutti.
ie-menu-bid = Scegli l’offerta
ie-group-bids = Offri da { $first } a { $last } crediti
ie-bid-n = Offri { $n }
ie-pass = Passa
ie-ask-alone = Nessuno offre contro di te per la nave { $ship } di { $player }: importi gratis? Hai { $room }.
ie-import-free = Importa gratis
ie-ask-source = Hai vinto l’asta. Da dove importi? Con l’isola la nave resta com’è.
ie-ask-dark = Puoi importare dall’isola per l’offerta più alta, { $n } crediti.
ie-from-the-ship = Dalla nave
ie-from-the-island = Dall’isola
ie-room =
    posto per { $imports } import e { $goods } { $goods ->
        [one] merce
       *[other] merci
    }
ie-ask-import-some = Scegli { $n } o { $most } container da importare. Uno può andare nel tuo import, gli altri diventano merci; hai { $room }.
ie-ask-import = Scegli i { $n } container che importi. Uno può andare nel tuo import, gli altri diventano merci; hai { $room }.
ie-ask-stow = Hai { $cards }. Una può andare nel tuo import, le altre diventano merci. Quale?
ie-ask-keep = Le tue merci non hanno posto per { $cards }. Scegli che cosa tieni; il resto si scarta.
ie-menu-stow = Import o merci
ie-to-imports = { $card } nell’import
ie-to-goods = { $card } tra le merci
ie-all-goods = Tutto tra le merci

## What cards ask

ie-ask-aboard = { $card }: puoi prendere in mano uno di questi container prima che la nave salpi.
ie-to-hand = { $card } in mano
ie-ask-apples = { $card }: quale carta agricola della mano va tra le tue spedizioni completate e ha effetto?
ie-add = Aggiungi { $card }
ie-ask-bamboo = { $card }: stipularlo subito di nuovo?
ie-again = Sulla nave { $ship }
ie-ask-beer = { $card }: venderla all’isola per 6 crediti invece di tenerla?
ie-ask-chairs = { $card }: qualcuno ha pescato; puoi scartare una carta della mano.
ie-ask-draw = { $card }: puoi pescare 1 carta.
ie-ask-satellites = { $card }: una nave è stata completata. Puoi pescare 1 carta; poi puoi caricare 1 container.
ie-ask-rolls-royces = { $card }: nomina una carta. Se la prossima del mazzo è quella, vinci.
ie-name = { $card }
ie-ask-showers = { $card }: nomina un tipo. Peschi 2 carte e ricevi 8 crediti se una è di quel tipo.
ie-ask-exclusive-cards = { $card }: pagare 30 crediti e nominare un tipo? Peschi 1 carta e ricevi 50 crediti se è di quel tipo.
ie-choose-type = { $type }
ie-ask-poodles = { $card }: spostarli tra le tue merci?
ie-ask-soy-sauce = { $card }: quali import diventano merci, in quest’ordine? 2 crediti l’uno, anche per ciò che non ha posto e si scarta.
ie-ask-stolen-research = { $card }: quale spedizione tecnologica prendi? Per te vale come appena completata.
ie-steal = { $card } di { $player }
ie-ask-wind-turbines = { $card }: di quale spedizione completata assumono l’effetto?
ie-copy = Copia { $card }
ie-ask-whole-wheat = { $card }: è stato caricato un container agricolo. 2 crediti o 2 carte?
ie-ask-dragon-fruit = { $card }: 2 carte o 2 crediti?
ie-ask-hydroponics = { $card }: la tua nave è tornata con l’ultimo container. Usarlo per un contratto, o lasciarlo a bordo?
ie-ask-free-import = { $card }: puoi importare gratis 1 container di una nave in mare.
ie-ask-import-one = { $card }: importa gratis 1 container di una nave in mare.
ie-ask-sextants = { $card }: qualcuno ha importato; puoi importare 1 dei container rimasti su quella nave.
ie-ask-feed = { $card } di { $player }: comprarlo come spedizione completata per 6 crediti?
ie-ask-dino-give = { $card }: quale tua merce va all’isola?
ie-ask-dino-take = { $card }: puoi prendere come merce una carta dell’isola.
ie-give-island = { $card } all’isola
ie-ask-counterfeit-money = { $card }: quale container prendi?
ie-ask-load-or-keep = { $card }: caricare il container o tenerlo in mano?
ie-ask-mortars = { $card } di { $player }: dai 4 crediti, una spedizione completata o 2 merci.
ie-ask-vacuum-cleaners = { $card } di { $player }: dai una merce di lusso, o tutte le carte della mano.
ie-ask-shotguns = { $card } di { $player }: hai piratato prima. Paga 2 crediti, o dai 2 carte della mano.
ie-ask-give-goods = { $card }: quali due merci dai a { $player }?
ie-ask-give-cards =
    { $card }: scegli che cosa dai a { $player }: { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }. Nessun altro lo vede.
ie-give-good = Dai { $card }
ie-give-card = Dai { $card }
ie-give-shipment = Dai { $card }
ie-give-hand =
    { $n ->
        [one] Dai la tua unica carta in mano
       *[other] Dai tutta la mano ({ $n } carte)
    }
ie-give-cards =
    { $n ->
        [one] Dai la tua unica carta in mano
       *[other] Dai { $n } carte della mano
    }
ie-give-up = Rinuncia a { $card }
ie-do-sell = Vendila
ie-do-draw = Pesca 1 carta
ie-do-credits = Crediti
ie-do-cards = Pesca 2 carte
ie-do-move = Sposta tra le merci
ie-do-buy = Compralo
ie-do-goods = Dai 2 merci
ie-ask-anytime = Ora non ti è chiesto nulla. In ogni momento puoi fare una di queste cose.
ie-ride-imports = Sposta { $card } nel tuo import
ie-ride-goods = Sposta { $card } tra le tue merci
ie-ride-load = Carica { $card } su { $contract }
ie-drop = Scarta il contratto { $card } ({ $n } a bordo)
ie-ask-end-segways = { $card }: spostarlo un’ultima volta?
ie-move-imports = Nel tuo import
ie-move-goods = Tra le tue merci
ie-ask-end-telescopes = { $card }: a quali merci tecnologiche rinunci per 4 crediti l’una?
ie-ask-end-diamond-rings = { $card }: quali spedizioni completate diventano merci, al massimo due?
ie-ask-end-teslas = { $card }: come merci di quale tipo valgono tutti i tuoi import?
ie-call-card = decidere su { $card }
ie-call-pair = scegliere le due carte da giocare
ie-call-follow = seguire o pescare ({ $action })
ie-call-window = usare azioni { $action }
ie-call-bid = fare un’offerta all’asta
ie-call-import = scegliere che cosa importare
ie-call-slot = piazzare un container

## Answers in advance

ie-standing-with = Segui con una carta
ie-standing-unless = Pesca, con eccezioni
ie-standing-never = Non seguire mai un’azione
ie-standing-bid-on = Aste: un’offerta per un tipo
ie-standing-bid = Aste: la stessa offerta per tutte
ie-standing-use = Effetti delle tue spedizioni
ie-standing-pay = Paga per Mortai e Fucili altrui
ie-standing-pass = Passa fino al turno da capitano
ie-ahead-any = Pesca, qualunque sia l’azione
ie-ahead-unless = Pesca, tranne per { $actions }
ie-ahead-never = Pesca se l’azione è { $action }
ie-ahead-bid = Offri { $n } se la nave porta container del tipo { $type }
ie-ahead-use-draw = { $cards }: pesca sempre 1 carta
ie-ahead-use-none = { $cards }: rinuncia sempre
ie-ahead-use-credits = { $cards }: prendi sempre i crediti
ie-ahead-use-cards = { $cards }: pesca sempre 2 carte
ie-ahead-credits = Paga in crediti
ie-ahead-pass = Pesca, non offrire, non usare azioni degli import
ie-ahead-captain = fino al tuo turno da capitano
ie-ahead-asked = lì ti si chiede; fino al tuo turno da capitano
ie-ahead-played = una volta; fino al tuo turno da capitano, se la carta resta in mano
ie-ahead-won = finché non vinci un’asta o comincia il tuo turno da capitano
ie-ahead-cancel = finché non lo annulli
ie-ahead-lost = finché non lo annulli, o l’effetto non è più tuo

## The log

ie-colour = { $player } ha le navi di colore { $colour }.
ie-first = { $player } comincia come capitano.
ie-begins = Il capitano è { $player }.
ie-shuffled = Gli scarti diventano il nuovo mazzo ({ $n } carte).
    .other = nuovo mazzo di { $n } carte
    .also = nuovo mazzo di { $n } carte
ie-leads = { $player } sceglie { $action } con { $cards }.
    .brief = sceglie { $action }
ie-follows = { $player } segue con { $cards } per { $action }.
    .other = { $player } segue con { $cards } per { $action }
    .brief = segue
ie-follow-ready = { $player } ha deciso.
ie-all-decided = Hanno deciso tutti.
ie-plays = { $player } gioca { $card } per { $action }.
    .also = gioca { $card } ({ $action })
ie-drew =
    { $player } pesca { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }.
    .also =
        pesca { $n ->
            [one] 1 carta
           *[other] { $n } carte
        }
    .other =
        { $player } pesca { $n ->
            [one] 1 carta
           *[other] { $n } carte
        }
ie-drew-you = Peschi { $cards }.
ie-drew-shown = { $player } pesca a carte scoperte: { $cards }.
    .also = pesca a carte scoperte { $cards }
ie-gained = { $player } riceve { $n } crediti ({ $why }).
    .also = +{ $n } crediti ({ $why })
    .other = { $player } +{ $n } crediti ({ $why })
    .fate = +{ $n } crediti
ie-paid-bank = { $player } paga { $n } crediti ({ $why }).
    .also = paga { $n } crediti ({ $why })
    .other = { $player } paga { $n } ({ $why })
ie-paid = { $player } paga { $n } crediti a { $to_player } ({ $why }).
    .also = { $n } a { $to_player } ({ $why })
    .other = { $player } paga { $n } a { $to_player } ({ $why })
    .fate = paghi { $n } crediti a { $to_player }
ie-contracted = { $player } stipula { $card } sulla nave { $ship }.
    .brief = stipula { $card }
ie-unfit = { $player } scarta { $card }, che non va sul contratto.
    .also = { $card } non va bene e si scarta
ie-loaded = { $player } carica { $card } su { $contract }.
    .also = carica { $card } su { $contract }
    .brief = carica { $card }
ie-half = { $player } mette { $card } su { $contract } come metà di una coppia.
    .also = { $card } su { $contract } come metà di una coppia
    .brief = carica { $card }
ie-half-lost = { $player } scarta { $card }: manca l’altra metà.
ie-sails = La nave { $ship } di { $player } è completata ({ $contracts }).
    .brief = salpa la nave { $ship }
ie-completed = { $player } completa { $card }.
    .also = completa { $card }
    .brief = completa { $card }
ie-island = { $card } arriva all’isola.
    .other = { $card } all’isola
    .also = { $card } all’isola
ie-took-aboard = { $player } prende in mano { $card }.
    .also = prende in mano { $card }
ie-returned = La nave { $ship } di { $player } torna in porto.
    .also = la nave { $ship } torna
    .other = la nave { $ship } di { $player } torna
    .brief = torna la nave { $ship }
    .fate = torna la tua nave { $ship }
ie-gave-up =
    { $player } scarta il contratto { $card }{ $n ->
        [0] {""}
        [one] {" "}con il suo container
       *[other] {" "}con i suoi { $n } container
    }.
    .brief = rinuncia a { $card }
ie-auction = Asta per la nave { $ship } di { $player }. Partecipano: { $who }.
ie-no-auction = Nessuna nave in mare porta qualcosa: le azioni Import rimaste sono perse.
ie-bid-ready = { $player } ha fatto un’offerta.
ie-bids = Le offerte si scoprono.
ie-bid = L’offerta di { $player }: { $bid }.
    .other = { $player } { $bid }
ie-nobody-bids = Nessuno offre: non si importa nulla.
ie-wins-auction = { $player } vince l’asta con { $n } crediti.
    .brief = vince l’asta con { $n }
ie-imports = { $player } importa { $cards }.
    .brief = importa { $cards }
ie-stowed-import = { $player } mette { $card } nell’import.
    .also = { $card } nell’import
ie-stowed-good = { $player } mette { $card } tra le merci.
    .also = { $card } tra le merci
ie-no-room = { $player } non ha posto per { $cards }: si scarta.
    .also = nessun posto per { $cards } (si scarta)
ie-pirated = { $player } pirata { $card } { $source }.
    .brief = pirata { $card }
ie-from-ship = dalla nave { $ship } di { $player }
ie-from-island = dall’isola
ie-from-deck = dal mazzo
ie-from-player = dalla mano di { $player }
ie-kept = { $player } tiene { $card } come merce.
    .also = tiene { $card } come merce
ie-discarded = { $player } scarta { $card }.
    .also = scarta { $card }
ie-to-island = { $player } mette { $card } sull’isola.
    .also = { $card } all’isola
ie-fetched = { $player } prende { $card } dall’isola nell’import.
    .brief = { $card } nell’import
ie-phoned = { $player } scopre { $card } dal mazzo.
ie-swapped = { $player } scambia { $card } con { $taken } dell’isola ({ $why }).
ie-gave =
    { $player } dà a { $to_player } { $n ->
        [one] 1 carta della mano
       *[other] { $n } carte della mano
    } ({ $why }).
    .also =
        { $n ->
            [one] 1 carta della mano
           *[other] { $n } carte della mano
        } a { $to_player } ({ $why })
    .other =
        { $player } dà a { $to_player } { $n ->
            [one] 1 carta della mano
           *[other] { $n } carte della mano
        } ({ $why })
ie-gave-cards = Solo tra voi due: { $player } dà a { $to_player } { $cards }.
ie-goods-to = { $player } dà a { $to_player } le merci { $cards }.
ie-shipment-to = { $player } cede la spedizione { $card } a { $to_player }.
ie-reveals = { $player } mostra la mano: { $cards }.
ie-heads = { $player } lancia la moneta e fa testa.
    .also = fa testa
ie-tails = { $player } lancia la moneta e fa croce.
    .also = fa croce
ie-stored = Gli Elicotteri di { $player } tengono { $n } crediti in più, { $total } in tutto.
    .also = +{ $n } crediti sugli Elicotteri ({ $total })
    .other = +{ $n } crediti sugli Elicotteri di { $player } ({ $total })
ie-added = { $player } aggiunge { $card } alle spedizioni completate ({ $why }).
    .also = aggiunge { $card } ({ $why })
    .brief = aggiunge { $card }
ie-copied = { $player }: le Turbine eoliche assumono l’effetto di { $card }.
    .also = copia { $card }
ie-named = { $player } nomina { $card }.
ie-named-type = { $player } nomina un tipo: { $type }.
ie-stole = { $player } prende { $card } a { $victim } e al suo posto lascia { $own }.
    .brief = prende { $card } a { $victim }
ie-imports-to-goods = { $player } sposta import tra le merci: { $cards }.
ie-shipments-to-goods = { $player } sposta spedizioni tra le merci: { $cards }.
ie-moved-imports = { $player } sposta { $card } nell’import.
ie-moved-goods = { $player } sposta { $card } tra le merci.
ie-declared = { $player } conta tutti gli import come merci di un tipo: { $type }.
ie-wins = { $player } vince la partita con { $card }.
    .brief = vince con { $card }
ie-end-credits = { $player } ha almeno { $n } crediti: la partita finisce con questo turno.
    .brief = arriva a { $n } crediti
ie-end-deck = Mazzo e scarti sono esauriti: la partita finisce con questo turno.
ie-scoring = L’ultimo turno è finito: si contano i punti.
ie-scored = { $player } ha in tutto { $n } crediti.
    .other = { $player } { $n }

## Why not

ie-not-held = { $card } non è nella tua mano.
ie-not-now-lead = Le azioni si scelgono all’inizio del turno, e lo fa il capitano.
ie-not-that-action = { $card } è una carta { $action }. Per un’altra azione gioca due carte dello stesso colore.
ie-not-now-follow = Ora non c’è nessuno da seguire.
ie-not-followed = { $card } è una carta { $action }, e l’azione scelta è { $led }. Vanno bene anche due carte dello stesso colore.
ie-not-pair = Hai in mano meno di due carte del tipo { $type }.
ie-not-pair-load = Per le coppie servono Robot gatti, un contratto tecnologico con uno spazio libero e posto sulla nave, e un’altra carta del colore.
ie-not-led = L’azione di questo turno è { $action }.
ie-not-now-action = Ora non hai un’azione per farlo.
ie-not-in-port = La tua nave { $ship } è in mare.
ie-not-room-aboard = { $card } non sta sulla nave { $ship }: con tutti i container a bordo sarebbero più di { $n }.
ie-not-level = { $card } ha livello { $level } e il tuo è { $own }: servono { $n } azioni Stipula insieme.
ie-not-open = Non è un tuo contratto aperto.
ie-not-colour = { $contract } accetta { $wanted }, e { $card } è { $type }.
ie-not-free = { $contract } ha già tutti i suoi container.
ie-not-takeable = { $card } non è né su una nave in mare né sull’isola.
ie-not-sold-again = In questo turno hai già venduto una carta; Fornire ne permette una.
ie-not-even = Le offerte sono numeri pari.
ie-not-credits = Hai { $n } crediti.
ie-not-at-sea = Quella nave è in porto o non porta nulla.
ie-not-owned = Non hai completato { $card }.
ie-not-used-again = In questo turno hai già usato { $card }; si può una volta per turno.
ie-not-now-effect = Ora non si può usare { $card }.
ie-not-captain = Solo il capitano può scartare un contratto.
ie-not-calm = Non mentre si sta risolvendo qualcosa.

## The table in words

ie-say-over = La partita è finita. Vince: { $winners }.
ie-say-turn = Turno { $turn }. Capitano: { $captain }.
ie-say-led = Turno { $turn }. Capitano: { $captain }. Azione del turno: { $action }.
ie-say-race = La fine arriva a { $n } crediti o con il mazzo. Carte nel mazzo: { $deck }.
ie-say-last-turn = Questo è l’ultimo turno.
ie-say-hand =
    { $n ->
        [one] Hai in mano 1 carta.
       *[other] Hai in mano { $n } carte.
    }
ie-say-card = { $card }: { $type }, { $action }, livello { $level }, { $n } container. Effetto: { $effect }.
ie-say-player =
    { $player }, navi di colore { $colour }: { $credits } crediti, { $n ->
        [one] 1 carta
       *[other] { $n } carte
    } in mano.
ie-say-imports =
    Import di { $player }, { $n ->
        [0] senza limite
       *[other] al massimo { $n }
    }: { $cards }.
ie-say-goods = Merci di { $player }, al massimo { $n }: { $cards }.
ie-say-completed = Completate da { $player }: { $cards }.
ie-say-played = Giocate da { $player } in questo turno: { $cards }.
ie-say-nothing = niente
ie-say-typed = { $card } ({ $type })
ie-say-at-sea = Nave { $ship } di { $player } in mare: { $cards }.
ie-say-left = Nave { $ship } di { $player } in porto, con { $cards } rimasto a bordo.
ie-say-empty = Nave { $ship } di { $player } in porto, vuota, con posto per { $n } container.
ie-say-contract = Nave { $ship } di { $player } in porto: contratto { $card } ({ $type }), { $n } container su { $needs }: { $cards }.
ie-say-island = Isola: { $cards }.
ie-say-discard = Scarti, { $n } carte: { $cards }.
ie-say-effect = { $card } di { $player }: { $effect }.
ie-say-stored = Su { $card } ci sono { $n } crediti.

## The score sheet

ie-source-credits = Crediti
ie-source-port = Container in porto
ie-source-goods = Merci
ie-source-technology = Più tecnologia
ie-source-agriculture = Più agricoltura
ie-source-consumer = Più beni di consumo
ie-source-illegal = Più merci illegali
ie-source-luxury = Più lusso
ie-source-each = Una di ogni tipo
ie-source-cards = Carte

## Rules help

ie-rules-overview-title = In breve
ie-rules-overview =
    Commerci con navi portacontainer. Ogni carta è unica e ha molti usi: **azione**, **contratto** con una nave, **container** a bordo, **import** che dà altre azioni, **merce** alla fine.

    Metti contratti sulle navi in porto e carichi container del colore giusto. Quando tutti i contratti di una nave hanno i loro container, la banca paga, la nave va in mare e i contratti diventano **spedizioni completate**, i cui effetti lavorano per te. In mare tutti possono importare o piratare i tuoi container; partito l’ultimo, la nave torna a casa.

    Vince chi alla fine ha più crediti.
ie-rules-turn-title = Un turno
ie-rules-turn =
    Il capitano **pesca** fino ad avere 5 carte (1 carta se ne ha 5 o più), e il turno finisce, oppure **sceglie un’azione** giocando una sua carta.

    Poi gli altri, in senso orario, **pescano** o **seguono** con una carta della stessa azione. Due carte dello stesso colore valgono una carta di qualsiasi azione.

    Poi agiscono tutti, dal capitano in poi. Hai 1 azione per ciò che hai giocato e 1 per ogni carta di quell’azione nel tuo import, anche se hai pescato. Tutte le azioni sono facoltative.

    Le carte giocate si scartano alla fine, e il capitano passa a sinistra.
ie-rules-cards-title = Carte e colori
ie-rules-cards =
    Il tipo di una carta ne decide l’azione:

    - **tecnologia** (verde): Carica
    - **agricoltura** (giallo): Stipula
    - **consumo** (nero): Import
    - **illegale** (rosso): Pirata
    - **lusso** (blu): Fornire

    Una carta ha anche un **livello** da 0 a 3 e un numero di **container** che richiede come contratto, tutti del suo tipo. Usata in un modo, tutto il resto si ignora: come container conta solo il colore.
ie-rules-contract-title = Stipula
ie-rules-contract =
    Metti una carta della mano come contratto aperto su una tua nave in porto. Il tuo **livello** nel suo tipo deve arrivare a quello della carta: 1 per ogni merce del tipo e 1 se le tue navi hanno quel colore. Più azioni Stipula usate insieme alzano il livello di 1 per ognuna oltre la prima.

    Una nave porta fino a 6 container. Può avere più contratti, se tutti i loro container ci stanno.

    Nel suo turno il capitano può scartare in ogni momento un proprio contratto aperto; anche i container caricati per esso si scartano.
ie-rules-load-title = Carica
ie-rules-load =
    Metti una carta della mano come container su uno spazio libero di un tuo contratto. Il tipo dev’essere quello del contratto, salvo effetti diversi. Ogni azione Carica carica un container.

    Scegli il contratto quando carichi; poi i container non si spostano. Riempito l’ultimo spazio di tutti i contratti di una nave, la nave è subito completata. Se se ne sta completando un’altra, aspetta che quella abbia finito.
ie-rules-completing-title = Completare una nave
ie-rules-completing =
    Una nave si completa tutta insieme:

    1. una carta del mazzo va all’isola;
    2. la banca paga per i container a bordo: 2 o 3 danno 6, 4 o 5 danno 10, 6 danno 14 crediti;
    3. alcuni effetti prendono container in mano;
    4. la nave va in mare con i suoi container;
    5. ogni contratto, dal più vecchio, diventa una spedizione completata e ha effetto, poi gli effetti che vi reagiscono;
    6. gli effetti una volta per nave.

    Ciò che questi effetti provocano aspetta che tutto questo sia finito, in ordine d’arrivo.
ie-rules-import-title = Import
ie-rules-import =
    Ci sono tante aste quante sono le azioni Import di chi ne ha di più; a ognuna partecipa chi ne ha ancora una. Il capitano sceglie una nave in mare, tutti offrono in segreto un numero pari di crediti o passano. Vince l’offerta migliore, i pareggi vanno al capitano, poi in senso orario; paga solo chi vince. Chi partecipa senza rivali importa gratis.

    Chi vince prende **2 container**: al massimo uno va nell’import, gli altri diventano merci. Se la nave è di un altro, il proprietario riceve dalla banca 2 crediti per ognuno. Ciò che non ha posto si scarta.

    Una nave svuotata torna nel porto del proprietario.
ie-rules-pirate-title = Pirata
ie-rules-pirate =
    Prendi un container da una nave in mare, anche tua, o una carta dell’isola, e caricalo su un tuo contratto. Se nessuno spazio lo accetta si scarta; se uno lo accetta va caricato.

    Nessuno è pagato. Una nave che ha perso l’ultimo container torna, perciò piratare la propria nave è un modo per riportarla a casa.
ie-rules-supply-title = Fornire
ie-rules-supply =
    Con ogni azione Fornire fai una di queste cose:

    - **vendere** all’isola una carta della mano per 4 crediti, al massimo una volta per turno;
    - **prendere** una carta dell’isola nel tuo import, quante volte hai azioni. Senza posto si scarta.

    L’import vale molto: ogni carta ti dà un’azione in più quando si sceglie la sua azione, anche se peschi.
ie-rules-limits-title = Limiti e mazzo
ie-rules-limits =
    - **Import**: uno più delle tue spedizioni completate.
    - **Merci**: il doppio delle tue spedizioni completate, più due.
    - La mano non ha limite.

    Se un limite scende sotto ciò che hai, tieni tutto, ma non si aggiunge nulla finché non c’è posto.

    Quando il mazzo è vuoto, gli scarti si mescolano subito in uno nuovo.
ie-rules-effects-title = Effetti
ie-rules-effects =
    Gli effetti che dicono «una volta» avvengono quando il contratto è completato; quasi tutti gli altri valgono finché la carta è una spedizione completata. «Chiunque» comprende te. Ciò che puoi fare puoi anche lasciarlo; il resto è obbligatorio, per quanto possibile.

    Gli effetti di uno stesso evento si risolvono dal capitano in senso orario, e per ogni giocatore dalla spedizione più vecchia.

    Chi deve crediti paga quelli che ha: non ci sono debiti. Un prezzo va pagato per intero. Pescare più carte insieme è una sola pescata.
ie-rules-anytime-title = In ogni momento
ie-rules-anytime =
    Alcune carte si usano mentre la partita aspetta un turno, un seguito o un’azione di chiunque, ma non durante le offerte né mentre si risolve qualcosa: **Segway**, **Telescopi**, **Ferrarelle** e **Stoccafisso** in mano. Anche il diritto del capitano di scartare un proprio contratto aperto è di questo genere.

    Le trovi accanto alla tua domanda, o da sole se non ti è chiesto nulla. Nessuno ti aspetta per questo.
ie-rules-end-title = La fine della partita
ie-rules-end =
    La partita finisce con il turno in cui, dopo un’azione con tutto ciò che provoca,

    - un giocatore ha almeno 50 crediti (80 nella partita lunga, 70 finché qualcuno ha completato Risonanza magnetica), oppure
    - mazzo e scarti sono entrambi vuoti.

    Pagare crediti dopo non cambia nulla. Alcune carte vincono subito, senza conteggio: Rolls Royce, La vena madre, Scheda video, Pesci esotici. Vengono prima della fine per crediti.
ie-rules-scoring-title = Conteggio finale
ie-rules-scoring =
    Prima alcune carte si usano per l’ultima volta: Segway, Telescopi, Anelli con diamante, Abbigliamento, Tesla. Poi si sommano:

    - i tuoi crediti, e 2 per ogni container sulle tue navi in porto;
    - merci: 1 l’una, illegali 2;
    - più merci di un tipo: tecnologia, agricoltura, consumo 6, lusso 8, **illegale −6**; a pari merito si divide, i premi per eccesso, la penalità verso 0;
    - 10 per almeno una merce di ogni tipo;
    - gli effetti che valgono alla fine.

    Vince chi ha più crediti; il pareggio si condivide.
ie-rules-options-title = Opzioni
ie-rules-options =
    - **Espansioni**: Jutaku, Kickstarter e Capitano si mescolano nel mazzo.
    - **Durata**: 50 crediti, o 80 per una partita lunga.
    - **Seguire insieme** è una regola della casa per giocare a distanza: gli altri decidono tutti insieme e in segreto, senza sapere che cosa fa chi li precede. Poi si giocano le carte, e dopo gli altri pescano in ordine.

    In sei, le navi grigio chiaro non danno livelli e il loro proprietario comincia con 4 crediti in più.

## A che cosa serve una mossa, nei suggerimenti

ie-worth-credits = crediti subito
    .less = meno crediti subito
ie-worth-goods = merci e bonus delle merci alla fine
    .less = meno per le merci e i loro bonus alla fine
ie-worth-imports = import che danno azioni turno dopo turno
    .less = meno azioni dagli import nei turni a venire
ie-worth-ships = strada fatta verso la prossima nave che salpa
    .less = meno strada fatta verso la prossima nave che salpa
ie-worth-shipments = effetti di spedizioni completate
    .less = meno effetti di spedizioni completate
ie-worth-room = posto per import e merci
    .less = meno posto per import e merci
ie-worth-hand = carte in mano
    .less = meno carte in mano
ie-worth-actions = guadagno da ciò che puoi ancora fare in questo turno
    .less = meno guadagno da ciò che puoi ancora fare in questo turno
    .theirs = meno guadagno in questo turno
ie-worth-end = certezza: la partita finisce mentre sei in testa
    .less = meno certezza di chiudere la partita in testa
    .theirs = meno speranza di chiudere la partita in testa

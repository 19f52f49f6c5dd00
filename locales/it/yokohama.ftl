### Yokohama. Termini e lunghezze: docs/style.md.

## La lobby

yk-title = Yokohama
yk-tagline = Manda gli assistenti per una città di porto, cammina dove si trovano, commercia, costruisci, impara.
yk-option-rewards = Mini-espansione: ricompense degli obiettivi
yk-option-rewards-off = Senza
yk-option-rewards-on = 4 segnalini; chi completa tutti e 3 gli obiettivi ne prende uno
yk-option-independents = Mini-espansione: agenti indipendenti
yk-option-independents-off = Senza
yk-option-independents-on = 5 tra i segnalini «5 Potere»
yk-option-extra_cost = Costo aggiuntivo delle tecnologie
yk-option-extra_cost-fourth = Dalla tua 4ª tecnologia
yk-option-extra_cost-fifth = Dalla tua 5ª tecnologia, come nel 2016
yk-option-neutral = Assistenti neutrali in due
yk-option-neutral-blocks = Uno nella Chiesa e uno nella Dogana; 5 assistenti portano alla fine
yk-option-neutral-none = Nessuno; 4 assistenti portano alla fine, come nel 2016
yk-option-direct = Tram e Stazione
yk-option-direct-anywhere = A destinazione non serve un tuo assistente
yk-option-direct-staffed = Solo dove hai un assistente
yk-option-warehouse = Assistenti nel magazzino
yk-option-warehouse-12 = 12
yk-option-warehouse-13 = 13
yk-option-customs = Merci alla Dogana
yk-option-customs-up_to = Quante ne permette il Potere, o meno
yk-option-customs-exactly = Esattamente quante ne permette il Potere
yk-option-unused = Agenti indipendenti non usati
yk-option-unused-score = 1 PV ciascuno alla fine
yk-option-unused-nothing = Niente alla fine
yk-neutral-for-two = gli assistenti neutrali ci sono solo in due. Lascia l’opzione com’è, o giocate in due.
yk-ending-won = Vittoria con più punti
yk-tie-order = prima nell’ordine di turno
yk-ending-order = Vittoria per ordine di gioco dopo una parità di punti

## Nomi

yk-area-copper = Miniera di Rame
yk-area-copper_1 = Miniera di Rame 1
yk-area-copper_2 = Miniera di Rame 2
yk-area-silk = Filanda
yk-area-silk_1 = Filanda 1
yk-area-silk_2 = Filanda 2
yk-area-tea = Tè
yk-area-tea_1 = Tè 1
yk-area-tea_2 = Tè 2
yk-area-fish = Pesca
yk-area-fish_1 = Pesca 1
yk-area-fish_2 = Pesca 2
yk-area-bank = Banca
yk-area-chinatown = Quartiere Cinese
yk-area-church = Chiesa
yk-area-customs = Dogana
yk-area-agency = Agenzia di Collocamento
yk-area-lab_a = Laboratorio A
yk-area-lab_b = Laboratorio B
yk-area-port_a = Porto A
yk-area-port_b = Porto B
yk-area-canal = Canale
yk-area-hand = mano
yk-good-copper = rame
yk-good-silk = seta
yk-good-tea = tè
yk-good-fish = pesce
yk-country-us = Stati Uniti
yk-country-nl = Paesi Bassi
yk-country-gb = Gran Bretagna
yk-country-fr = Francia
yk-country-de = Germania
yk-agent-us = agente americano
yk-agent-nl = agente olandese
yk-agent-gb = agente britannico
yk-agent-fr = agente francese
yk-agent-de = agente tedesco
yk-agent-independent = agente indipendente
yk-reward-reward_flag_us = bandiera degli Stati Uniti
yk-reward-reward_flag_nl = bandiera dei Paesi Bassi
yk-reward-reward_flag_gb = bandiera della Gran Bretagna
yk-reward-reward_flag_fr = bandiera della Francia
yk-reward-reward_flag_de = bandiera della Germania
yk-reward-reward_independent_agent = agente indipendente
yk-achievement-a_copper = Avere 5 rame
yk-achievement-a_silk = Avere 6 seta
yk-achievement-a_tea = Avere 7 tè
yk-achievement-a_fish = Avere 7 pesci
yk-achievement-b_tech = Avere 4 tecnologie
yk-achievement-b_yen = Avere 10 yen
yk-achievement-b_tokens = Avere 5 tra agenti e segnalini «5 Potere»
yk-achievement-b_orders = Avere completato 5 ordini
yk-achievement-c_commercial = Edifici in 4 aree commerciali
yk-achievement-c_2p3c = Edifici in 2 aree di produzione e 3 commerciali
yk-achievement-c_3p2c = Edifici in 3 aree di produzione e 2 commerciali
yk-achievement-c_production = Edifici in 4 aree di produzione
yk-technology-ball = Ballo
yk-technology-brick_factory = Fabbrica di Mattoni
yk-technology-electric_lighting = Illuminazione Elettrica
yk-technology-exposition = Fiera
yk-technology-gas_lighting = Illuminazione a Gas
yk-technology-language_school = Scuola di Lingue
yk-technology-printing_press = Stampa Tipografica
yk-technology-mining_technology = Tecnologia Mineraria
yk-technology-newspaper = Giornale
yk-technology-patent_system = Sistema dei Brevetti
yk-technology-postal_system = Sistema Postale
yk-technology-spinning_frame = Filatoio Meccanico
yk-technology-stagecoach = Carrozza
yk-technology-station = Stazione
yk-technology-stock_exchange = Mercato Azionario
yk-technology-telegraph = Telegramma
yk-technology-telephone = Telefono
yk-technology-tram = Tram
yk-technology-university = Università
yk-technology-winery = Cantina
yk-order = Ordine { $number } ({ $country })
yk-card = { $technology } ({ $country })
    .hint = tecnologia { $technology } ({ $country })

## Che cosa fanno le tecnologie, in breve per i menu

yk-effect-ball = 2 PV per ogni ordine che completi
yk-effect-brick_factory = 4 PV per ogni assistente che metti alla Dogana
yk-effect-electric_lighting = 3 PV per ogni ufficio che costruisci
yk-effect-exposition = 10 PV subito
yk-effect-gas_lighting = 2 PV per ogni negozio che costruisci
yk-effect-language_school = 1 yen per ogni ordine che completi
yk-effect-printing_press = 1 yen per ogni tecnologia successiva
yk-effect-mining_technology = 1 rame in più quando ottieni rame
yk-effect-newspaper = piazzi fino a 4 assistenti in aree diverse
yk-effect-patent_system = 2 PV per ogni tecnologia successiva
yk-effect-postal_system = puoi fermarti accanto ad altri presidenti
yk-effect-spinning_frame = una volta per turno: 1 seta per 2 yen
yk-effect-stagecoach = muovendoti non paghi i presidenti
yk-effect-station = +1 Potere in un’area; ci vai direttamente
yk-effect-stock_exchange = a inizio turno hai almeno 2 yen
yk-effect-telegraph = dopo 2 in un’area, 1 in una vicina
yk-effect-telephone = nel recupero può restare 1 assistente
yk-effect-tram = vai direttamente in un’area senza rivali
yk-effect-university = una volta per turno: 1 yen per 1 assistente
yk-effect-winery = 3 PV per ogni assistente che metti nella Chiesa

## Quantità, ricompense, prezzi

yk-amount-yen = { $n } yen
yk-amount-copper = { $n } rame
yk-amount-silk = { $n } seta
yk-amount-tea = { $n } tè
yk-amount-fish =
    { $n ->
        [one] 1 pesce
       *[other] { $n } pesci
    }
yk-amount-vp = { $n } PV
yk-amount-imports =
    { $n ->
        [one] 1 merce d’importazione
       *[other] { $n } merci d’importazione
    }
yk-amount-any_product =
    { $n ->
        [one] 1 prodotto a scelta
       *[other] { $n } prodotti a scelta
    }
yk-amount-warehouse = { $n } dal magazzino
yk-amount-move =
    { $n ->
        [one] 1 spostamento
       *[other] { $n } spostamenti
    }
yk-amount-independent_agent =
    { $n ->
        [one] 1 agente indipendente
       *[other] { $n } agenti indipendenti
    }
yk-amount-assistant =
    { $n ->
        [one] 1 assistente
       *[other] { $n } assistenti
    }
yk-amount-shop =
    { $n ->
        [one] 1 negozio
       *[other] { $n } negozi
    }
yk-amount-house =
    { $n ->
        [one] 1 ufficio commerciale
       *[other] { $n } uffici commerciali
    }
yk-brings = { $what }
yk-brings-nothing = niente
yk-costs = { $what }
yk-free = gratis
yk-units =
    { $imports ->
        [one] 2 yen o 1 merce
       *[other] { $yen } yen (1 merce = 2 yen)
    }
yk-at-power = Potere { $power }: { $brings }
yk-act-exchange =
    { $n ->
        [one] 1 scambio
       *[other] fino a { $n } scambi
    }
yk-act-church = Fede { $n }
yk-act-customs =
    { $n ->
        [one] paghi 1 merce
       *[other] paghi fino a { $n } merci
    }
yk-act-employment =
    { $n ->
        [one] 1 pezzo dal magazzino
       *[other] fino a { $n } pezzi dal magazzino
    }
yk-act-laboratory = { $n } per una tecnologia
yk-act-port = ordini fino al livello { $level }
yk-act-port-vp = ordini fino al livello { $level }, { $vp } PV
yk-pays = pedaggio: { $who }
yk-pays-nothing = nessun pedaggio
yk-pay-player = { $player } { $n } yen
yk-pay-canal = Canale { $n } yen
yk-order-about = chiede { $cost }; dà { $reward }
yk-technology-about = { $price } · { $text }
yk-final-cards = scopre nuove carte

## Domande all’inizio

yk-choose-order = Tieni uno di questi due ordini: resta segreto, e lo completerai più avanti pagandone i prodotti. L’altro esce dal gioco senza che nessuno lo veda.
yk-change-order = Tieni { $order }, e nessuno lo sa. Scegli di nuovo per cambiare idea, finché non hanno scelto tutti.
yk-menu-order = Scegli un ordine

## Il turno

yk-turn =
    È il tuo turno, round { $round }{ $last ->
        [0] {""}
       *[other] , l’ultimo
    }. In mano: { $n ->
        [0] nessun assistente
        [one] 1 assistente
       *[other] { $n } assistenti
    }, { $yen } yen. { $n ->
        [0] Non c’è nessuno da piazzare: vai avanti, poi tocca al presidente.
       *[other] Piazza il primo assistente; ogni area dice il Potere che vi avrebbe il tuo presidente.
    } Prima puoi completare ordini e obiettivi o usare un agente.
yk-menu-place = Scegli un’area
yk-group-place = Piazza un assistente
yk-group-orders = Completa un ordine
yk-group-agents = Usa un agente
yk-group-extras = Obiettivi e carte
yk-place = Piazza: { $area }
yk-place-pair = Un secondo assistente: { $area }
yk-place-none = Non piazzare: in mano non hai assistenti
yk-place-about = { $pays } · { $effect }
yk-place-more =
    Piazzati finora: { $areas } ({ $fees }). Ti restano { $n ->
        [one] 1 assistente
       *[other] { $n } assistenti
    } e { $yen } yen. { $next }
yk-place-next-pair = Piazza il prossimo in un’altra area, oppure un secondo nella stessa e basta.
yk-place-next = Piazza il prossimo in un’altra area, oppure fermati qui.
yk-placed-enough = Basta così
yk-complete = Completa { $order }
yk-achieve = Obiettivo: { $achievement }
yk-achieve-about = { $vp } PV; 1 assistente della mano resta sulla tessera
yk-agent-act = Agente: { $area }
yk-choose-agent = Quale agente agisce nell’area { $area }? Resta a faccia in giù fino alla fine della partita.
yk-agent-with = Usa: { $agent }
yk-use = Usa { $technology }
yk-move = Muovi il presidente per aree con tuoi assistenti; hai { $yen } yen per i pedaggi. Oppure riprendilo in mano: allora in questo turno non agisci.
yk-move-hand = Metti il presidente in un’area con tuoi assistenti. Oppure in questo turno non agire: resta in mano.
yk-move-none = Con { $yen } yen il presidente non raggiunge nessuna area, quindi va ripreso in mano. Scegli chi torna con lui.
yk-menu-move = Scegli dove andare
yk-group-move = Muovi il presidente
yk-go-walk = Vai: { $area }
yk-go-hand = Metti: { $area }
yk-go-tram = In tram: { $area }
yk-go-station = Alla Stazione: { $area }
yk-recall-all = Riprendi tutti ({ $n })
yk-recall-assistants = Non agire, riprendi tutti ({ $n })
yk-recall-president = Riprendi il presidente
yk-recall-nobody = Non agire, non riprendere nessuno
yk-recall-some = Riprendi alcuni
yk-recall-some-assistants = Non agire, riprendi alcuni
yk-choose-recall = Scegli gli assistenti che tornano in mano con il presidente. Quelli che non scegli restano dove sono.
yk-menu-recall = Scegli chi torna
yk-take-back =
    { $n ->
        [one] Da: { $area }
       *[other] Da: { $area } (fino a { $n })
    }
yk-end-turn = Puoi ancora completare ordini e obiettivi o usare un agente. «Fine turno» mostra il turno a tutti.
yk-end = Fine turno

## Che cosa chiedono le aree

yk-done = Basta
yk-skip = Qui non fare niente
yk-choose-exchange =
    Quartiere Cinese: puoi fare ancora { $n ->
        [one] 1 scambio
       *[other] { $n } scambi
    }, uno dopo l’altro. Quello che ottieni vale già per il prossimo.
yk-menu-exchange = Scegli uno scambio
yk-exchange = { $pay } → { $gain }
yk-choose-church = Chiesa, Potere { $power }: metti un assistente su uno spazio libero fino alla fine della partita e ottieni la ricompensa. Quel che manca al Potere lo paghi con offerte, al massimo una per tipo.
yk-choose-customs = Dogana, Potere { $power }: paga merci d’importazione, metti un assistente su uno spazio libero che ne chiede esattamente tante e ottieni la ricompensa.
yk-menu-space = Scegli uno spazio
yk-space-church = Spazio { $space }, Fede { $value }
yk-space-customs =
    Spazio { $space }, { $value ->
        [one] 1 merce
       *[other] { $value } merci
    }
yk-space-about-church =
    { $due ->
        [0] nessuna offerta
        [one] 1 offerta
       *[other] { $due } offerte
    } · dà { $reward }
yk-space-about-customs = dà { $reward }
yk-choose-gifts =
    Scegli { $n ->
        [one] l’offerta
       *[other] le { $n } offerte
    } per lo spazio { $space } della Chiesa: ogni tipo vale una volta.
yk-menu-gifts = Scegli le offerte
yk-give = Offri { $what }
yk-choose-helper = Quale assistente va sullo spazio { $space } fino alla fine della partita? Il Potere di questa azione non cambia.
yk-helper-area = Uno dell’area
    .hint = Uno dell’area va sullo spazio
yk-helper-area-about = la mano resta com’è, e dall’area ne torna uno in meno
yk-helper-hand = Uno della mano
    .hint = Uno della mano va sullo spazio
yk-helper-hand-about = la mano ne ha uno in meno, e dall’area tornano tutti
yk-hire =
    Prendi pezzi dal magazzino nella mano: { $n ->
        [one] ancora 1
       *[other] ancora fino a { $n }
    }. Hai { $yen } yen.
yk-menu-hire = Scegli un pezzo
yk-hire-assistant = Prendi 1 assistente
yk-hire-assistants = Prendi { $n } assistenti
yk-hire-shop = Prendi 1 negozio
yk-hire-house = Prendi 1 ufficio commerciale
yk-choose-technology = { $board }, Potere { $power }: puoi prendere una tecnologia. Quanto costa oltre il Potere lo paghi in yen o in merci d’importazione.
yk-menu-technology = Scegli una tecnologia
yk-choose-payment =
    Scegli come pagare: { $n ->
        [one] 2 yen o 1 merce d’importazione
       *[other] { $n } volte 2 yen o 1 merce d’importazione
    }.
yk-menu-pay = Scegli come pagare
yk-pay = Paga { $what }
yk-choose-station = Metti la Stazione in un’area, fino alla fine della partita: lì tutti hanno +1 Potere, e tu puoi andarci direttamente.
yk-menu-station = Scegli un’area
yk-choose-card =
    { $board }: prendi { $two ->
        [0] un ordine
       *[other] un ordine, o due per { $price }
    }. Nella mano c’è posto per { $room }. Gli ordini non si scartano mai.
yk-choose-second = Prendi { $order }. Puoi prendere un secondo ordine da questo porto per { $price }, o soltanto quello.
yk-only-one = Solo quello
yk-choose-token = Un’azione di Potere 5: puoi prendere il segnalino «5 Potere» dell’area { $area }.
yk-token-take = Prendi il segnalino
yk-token-leave = Lascia il segnalino
yk-choose-building = Puoi costruire nell’area { $area }, gratis, e ottenere quello che dà lo spazio: un solo edificio per questa azione.
yk-build-shop = Negozio, spazio { $slot }
    .hint = Costruisci un negozio sullo spazio { $slot }
yk-build-house = Ufficio commerciale
    .hint = Costruisci l’ufficio commerciale
yk-build-nothing = Non costruire
yk-menu-slot = Scegli un edificio
yk-choose-keep =
    Recuperi { $n ->
        [one] il tuo assistente
       *[other] i tuoi { $n } assistenti
    } dall’area { $area }. Grazie al Telefono 1 può restare lì.
yk-leave-one = Lasciane 1
yk-leave-none = Riprendili tutti
yk-choose-product =
    Scegli { $n ->
        [one] il prodotto
       *[other] i { $n } prodotti
    } da ottenere ({ $why }).
yk-menu-product = Scegli i prodotti
yk-take-product = Prendi { $good }
yk-move-from =
    Hai { $n ->
        [one] 1 spostamento
       *[other] { $n } spostamenti
    }: prendi un assistente da un’area o dalla mano e mettilo in un’area. Senza pagare.
yk-menu-from = Scegli un assistente
yk-from = Da: { $source }
yk-move-to = Dove va l’assistente? Viene da: { $source }.
yk-menu-to = Scegli un’area
yk-to = In: { $area }
yk-president-power = Potere { $power } con il tuo presidente
yk-choose-reward = Hai completato tutti e tre gli obiettivi: prendi uno di questi segnalini.
yk-menu-reward = Scegli un segnalino

## Risposte in anticipo

yk-standing-none = A Yokohama nei turni altrui non si chiede niente a nessuno.

## Il diario

yk-first = Comincia { $player }.
yk-ready = { $player } ha scelto un ordine.
yk-begins = Tocca a { $player }.
yk-stock-exchange = { $player } ottiene { $n } yen (Mercato Azionario).
    .also = +{ $n } yen (Mercato Azionario)
yk-placed = { $player } piazza assistenti: { $areas }.
    .brief = piazza assistenti
yk-placed-none = { $player } non ha assistenti da piazzare.
yk-fee = { $player } incassa { $n } yen.
    .other = { $player } +{ $n } yen
    .fate = +{ $n } yen
yk-canal-fee = { $player } paga { $n } yen per il Canale.
    .also = { $n } yen per il Canale
yk-moved-walk = { $player } cammina fino all’area { $area }.
    .brief = presidente: { $area }
yk-moved-hand = { $player } mette il presidente nell’area { $area }.
    .brief = presidente: { $area }
yk-moved-tram = { $player } va in tram nell’area { $area }.
    .brief = presidente: { $area }
yk-moved-station = { $player } va in treno nell’area { $area }.
    .brief = presidente: { $area }
yk-recalled =
    { $player } riprende in mano il presidente { $n ->
        [0] da solo
        [one] e 1 assistente
       *[other] e { $n } assistenti
    }.
    .brief = richiama il presidente
yk-recalled-hand =
    { $player } { $n ->
        [0] non riprende nessuno
        [one] riprende in mano 1 assistente
       *[other] riprende in mano { $n } assistenti
    }.
    .brief = { $n ->
        [0] non riprende nessuno
        [one] riprende 1 assistente
       *[other] riprende { $n } assistenti
    }
yk-acts = { $player } agisce nell’area { $area } con Potere { $power }.
    .also = Potere { $power }
yk-agent-used = { $player } usa un agente: { $agent }.
yk-acts-agent = L’agente di { $player } agisce nell’area { $area } con Potere { $power }.
    .also = { $area }, Potere { $power }
    .brief = agente: { $area }
yk-gained = { $player } ottiene { $what } ({ $why }).
    .also = +{ $what }{ $told ->
        [0] {" "}({ $why })
       *[other] {""}
    }
    .other = { $player } +{ $what } ({ $why })
    .fate = +{ $what }
yk-board = { $player } mette un assistente sullo spazio { $space }, { $board } ({ $paid }).
    .also = assistente sullo spazio { $space } ({ $paid })
    .brief = spazio { $space }, { $board }
yk-hired = { $player } prende { $what } dal magazzino{ $yen ->
        [0] {""}
       *[other] {" "}({ $yen } yen)
    }.
    .also = { $what } dal magazzino{ $yen ->
        [0] {""}
       *[other] {" "}({ $yen } yen)
    }
yk-researched = { $player } prende { $card } ({ $paid }).
    .also = prende { $card } ({ $paid })
    .brief = prende { $card }
yk-took = { $player } prende { $cards } da { $board } ({ $paid }).
    .also = prende { $cards } ({ $paid })
    .brief = prende { $cards }
yk-refilled = Arriva { $card }: { $board }.
    .also = arriva { $card }
yk-station = { $player } mette la Stazione nell’area { $area }.
    .also = Stazione: { $area }
    .brief = Stazione: { $area }
yk-agent = { $player } ottiene un agente: { $agent }.
    .also = +{ $agent }
yk-token = { $player } prende il segnalino «5 Potere» dell’area { $area }.
    .also = prende il segnalino «5 Potere»
yk-built-shop = { $player } costruisce un negozio nell’area { $area }.
    .brief = negozio: { $area }
yk-built-house = { $player } costruisce l’ufficio commerciale nell’area { $area }.
    .brief = ufficio commerciale: { $area }
yk-recovered =
    { $player } recupera { $n ->
        [one] 1 assistente
       *[other] { $n } assistenti
    } dall’area { $area }.
    .also =
        { $n ->
            [one] torna 1 assistente
           *[other] tornano { $n } assistenti
        }
yk-moved = { $player } sposta un assistente: { $source } → { $target }.
    .also = assistente { $source } → { $target }
yk-completed = { $player } completa { $order } con { $cost }.
    .brief = completa { $order }
yk-achieved = { $player } completa un obiettivo: { $achievement }.
    .brief = un obiettivo
yk-rewarded = { $player } prende un segnalino ricompensa: { $reward }.
    .also = segnalino { $reward }
yk-used = { $player } usa { $technology }.
yk-final =
    Punteggio finale, { $player }: { $n ->
        [0] 0 PV.
       *[other] +{ $n } PV ({ $what }).
    }
yk-final-part = { $why } { $n }
yk-end-near = { $player } avvicina la fine: { $cause }. Dopo questo round se ne gioca un altro.
    .brief = la fine è vicina
yk-cause-houses = 4 uffici commerciali
yk-cause-shops = 8 negozi
yk-cause-church = nella Chiesa ci sono abbastanza assistenti
yk-cause-customs = nella Dogana ci sono abbastanza assistenti
yk-cause-port = un porto non si può riempire

## Perché si ottiene qualcosa

yk-why-area = { $area }
yk-why-exchange = per { $pay }
yk-why-church = Chiesa, spazio { $space }
yk-why-customs = Dogana, spazio { $space }
yk-why-port = { $board }, Potere 5
yk-why-token = segnalino «5 Potere»
yk-why-shop = spazio del negozio
yk-why-house = spazio dell’ufficio commerciale
yk-why-house_income = ufficio commerciale, { $area }
yk-why-order = { $order }
yk-why-achievement = { $achievement }
yk-why-technology = { $technology }
yk-why-final_church = bonus della Chiesa
yk-why-final_customs = bonus della Dogana
yk-why-final_technology = bonus delle tecnologie
yk-why-final_countries = serie di Paesi
yk-why-final_agents = agenti non usati
yk-why-final_imports = merci d’importazione rimaste
yk-why-final_yen = yen rimasti
yk-why-final_products = prodotti rimasti
yk-source-church = Chiesa
yk-source-customs = Dogana
yk-source-port = Porti con Potere 5
yk-source-token = Segnalini «5 Potere»
yk-source-shop = Negozi
yk-source-house = Uffici commerciali
yk-source-order = Ordini
yk-source-achievement = Obiettivi
yk-source-technology = Tecnologie
yk-source-final_church = Bonus della Chiesa
yk-source-final_customs = Bonus della Dogana
yk-source-final_technology = Bonus delle tecnologie
yk-source-final_countries = Paesi
yk-source-final_agents = Agenti non usati
yk-source-final_imports = Merci d’importazione
yk-source-final_yen = Denaro
yk-source-final_products = Prodotti

## Perché no

yk-not-canal = Nel Canale non si piazza mai niente.
yk-not-now-place = Gli assistenti si piazzano all’inizio del turno, prima che il presidente si muova.
yk-not-assistant = In mano non hai assistenti.
yk-not-fee = Un assistente nell’area { $area } costa { $n } yen per i presidenti che ci sono, e tu ne hai { $yen }.
yk-not-placed-there = Si piazza fino a 3 aree diverse, 4 con il Giornale, oppure 2 in una sola area; accanto a queste il Telegramma ne permette 1 in un’area vicina.
yk-not-now-move = Il presidente si muove dopo che hai piazzato gli assistenti, una volta per turno.
yk-not-canal-end = Il Canale si può attraversare, ma non ci si può fermare.
yk-not-start = Il tuo presidente è nell’area { $area } e deve fermarsi altrove.
yk-not-staffed = Nell’area { $area } non hai assistenti.
yk-not-occupied = Nell’area { $area } c’è un altro presidente: solo il Sistema Postale permette di fermarsi lì.
yk-not-that-way = Puoi raggiungere l’area { $area }, ma non pagando così.
yk-not-reached = Nessuna via tra aree con tuoi assistenti porta all’area { $area } con { $yen } yen.
yk-not-now-extra = Ordini, obiettivi e agenti sono per l’inizio e la fine del turno.
yk-not-agent = Non hai agenti da usare.
yk-not-agent-again = In questo turno hai già usato un agente; se ne può usare uno.
yk-not-agent-president = Nell’area { $area } c’è il tuo presidente: gli agenti agiscono altrove.
yk-not-agent-staffed = Un agente agisce dove hai un assistente, e nell’area { $area } non ne hai.
yk-not-order = Quell’ordine non è nella tua mano.
yk-not-products = Ti mancano { $lacks }.
yk-not-achieved-again = Hai già completato quell’obiettivo.
yk-not-met = Ora non lo soddisfi: { $achievement }.
yk-not-owned = Non hai { $technology }.
yk-not-used-again = In questo turno hai già usato { $technology }; vale una volta per turno.
yk-not-inside-a-step = { $technology } si usa tra due passaggi, non nel mezzo di uno.
yk-not-spinning_frame = Non hai seta da filare.
yk-not-university = Servono 1 yen e un assistente nel magazzino.
yk-not-level = Il Potere di questa azione non arriva al livello di quello spazio.
yk-not-level-or-taken = Quella carta è già scelta, o il Potere di questa azione non arriva al suo livello.
yk-not-twice = Hai già { $technology }, e nessuno può averla due volte.
yk-not-price = Non puoi pagare quanto costa { $technology } oltre il tuo Potere.
yk-not-free = Lo spazio { $space } è occupato.
yk-not-church = Potere e offerte non arrivano alla Fede dello spazio { $space }.
yk-not-customs = Con questo Potere non puoi pagare le merci dello spazio { $space }.
yk-not-now-build = Si costruisce dopo un’azione di Potere 4 o 5.
yk-not-built-shop = Lì hai già un negozio.
yk-not-built-house = Lì l’ufficio commerciale è già costruito.
yk-not-held-shop = In mano non hai negozi; quelli nel magazzino non valgono.
yk-not-held-house = In mano non hai uffici commerciali; quelli nel magazzino non valgono.
yk-not-stored = Nel magazzino non ce ne sono più.
yk-not-hired = Costa { $n } yen, e tu ne hai { $yen }.
yk-not-sold-import = Nel Quartiere Cinese le merci d’importazione si comprano, non si vendono.
yk-not-exchanged = Non puoi pagare quello scambio.
yk-not-recall = Non c’è nessuno tra cui scegliere.
yk-not-slot = Scegli per il negozio uno degli spazi liberi di questa tessera.
yk-not-gift = Non hai questo da offrire.
yk-not-same-area = Uno spostamento porta in un’altra area.
yk-not-paid = Non puoi pagare in quel modo.
yk-not-reward = Quel segnalino non è tra quelli rimasti.

## Il tavolo a parole

yk-say-over = La partita è finita. Vince { $winners }.
yk-say-set-up = Prima del primo round ognuno tiene uno di due ordini. Deve ancora scegliere: { $who }.
yk-say-turn = Round { $round }, tocca a { $active }. Apre il round { $first }.
yk-say-race = La fine si avvicina con { $church_end } assistenti nella Chiesa (ora { $church }), { $customs_end } nella Dogana (ora { $customs }), 8 negozi di una persona (ora al massimo { $shops }), 4 uffici commerciali di una persona (ora al massimo { $houses }), o un porto che non si può riempire (ordini nel mazzo: { $orders }).
yk-say-one-more = La fine è vicina: si finisce questo round e se ne gioca un altro.
yk-say-last-round = È l’ultimo round.
yk-say-hand =
    { $n ->
        [0] In mano non hai ordini.
        [one] In mano hai 1 ordine.
       *[other] In mano hai { $n } ordini.
    }
yk-say-order = { $order }: { $about }.
yk-say-order-now = { $order }: { $about }. Puoi completarlo adesso.
yk-say-player =
    { $player }: { $vp } PV; ha { $held }; in mano { $orders ->
        [0] nessun ordine
        [one] 1 ordine
       *[other] { $orders } ordini
    }.
yk-say-pieces = Presidente: { $where }. In mano { $assistants } assistenti, { $shops } negozi, { $houses } uffici commerciali; nel magazzino { $stored_assistants } assistenti, { $stored_shops } negozi, { $stored_houses } uffici commerciali.
yk-say-technologies = Tecnologie: { $cards }.
yk-say-completed = Completati: { $orders }.
yk-say-icons = Icone dei Paesi: { $icons }.
yk-say-agents = Agenti da usare: { $agents }.
yk-say-used = Agenti usati: { $agents }.
yk-say-tokens =
    { $n ->
        [one] 1 segnalino «5 Potere»
       *[other] { $n } segnalini «5 Potere»
    }.
yk-say-counted = { $what } ({ $n })
yk-say-canal = Canale, accanto a { $near }: si attraversa per 1 yen.
yk-say-area = { $area }, accanto a { $near }. Presenti: { $who }.
yk-say-station-area = { $area } con la Stazione, accanto a { $near }. Presenti: { $who }.
yk-say-nobody = nessuno
yk-say-president =
    { $player } con il presidente{ $n ->
        [0] {""}
        [one] {" "}e 1 assistente
       *[other] {" "}e { $n } assistenti
    }
yk-say-assistants =
    { $player } con { $n ->
        [one] 1 assistente
       *[other] { $n } assistenti
    }
yk-say-tile = Tessera degli edifici: { $slots }; { $house }.
yk-say-shop = spazio { $slot } negozio di { $player }
yk-say-free-slot = spazio { $slot } libero per { $reward }
yk-say-house = ufficio commerciale di { $player }
yk-say-free-house = spazio dell’ufficio commerciale libero per { $reward }
yk-say-token = Segnalino «5 Potere»: { $reward }.
yk-say-board =
    { $board }, nel mazzo { $left ->
        [0] non restano carte
        [one] resta 1 carta
       *[other] restano { $left } carte
    }.
yk-say-port-card = Spazio { $slot }, livello { $level }: { $card }, { $about }.
yk-say-technology =
    Spazio { $slot }: { $card }, valore { $value }{ $extra ->
        [0] {""}
       *[other] {" "}più { $extra } per lo spazio
    }: { $text }.
yk-say-church = Plancia della Chiesa: { $n } assistenti, con { $end } la fine si avvicina.
yk-say-customs = Plancia della Dogana: { $n } assistenti, con { $end } la fine si avvicina.
yk-say-space = Spazio { $space }, valore { $value }: libero per { $reward }.
yk-say-space-neutral = Spazio { $space }, valore { $value }: un assistente neutrale.
yk-say-space-taken = Spazio { $space }, valore { $value }: { $player }.
yk-say-achievement = Obiettivo: { $achievement }. { $first } PV per chi arriva per primo, { $later } per gli altri.
yk-say-achieved = Obiettivo: { $achievement }. { $first } PV per chi arriva per primo, { $later } per gli altri. Completato da { $who }.
yk-say-supply = Agenti nella riserva: { $agents }.
yk-say-rewards = Segnalini ricompensa rimasti: { $rewards }.

## Le regole

yk-rules-overview-title = In breve
yk-rules-overview =
    Commerci a Yokohama, città di porto, intorno al 1870. La città è un triangolo di aree, diverso in ogni partita. A ogni turno mandi **assistenti** nelle aree e muovi il tuo **presidente** tra di esse; dove il presidente si ferma agisci, e più pezzi hai lì, più l’azione è forte.

    Le azioni danno prodotti, denaro e merci d’importazione, ordini di Paesi stranieri, tecnologie e pezzi dal magazzino. Con le azioni forti si costruiscono negozi e uffici commerciali. Vince chi alla fine ha più **punti vittoria** (PV).

    Tutto è pubblico tranne gli ordini in mano. Se ne tengono al massimo 3, e non si scartano mai.
yk-rules-turn-title = Il turno
yk-rules-turn =
    - **A. Prima fase supplementare:** quante volte vuoi, completi ordini e obiettivi; una volta per turno usi un agente.

    - **B. Fase principale:**
    1. piazzi assistenti dalla mano;
    2. muovi il presidente, o lo riprendi in mano;
    3. agisci dove si trova;
    4. con Potere 5 puoi prendere il segnalino «5 Potere» dell’area;
    5. con Potere 4 o 5 puoi costruire un edificio;
    6. i tuoi assistenti di quell’area tornano in mano, il presidente resta.

    - **C. Seconda fase supplementare:** come la prima.

    Se nel passaggio 2 riprendi in mano il presidente, i passaggi da 3 a 6 si saltano. Un round è un turno a testa; comincia sempre la stessa persona.
yk-rules-place-title = Piazzare gli assistenti
yk-rules-place =
    Piazza **1 assistente in ciascuna di al massimo 3 aree diverse**, oppure **2 in una sola area**. Se in mano ne hai almeno uno, devi piazzarne almeno uno. Vengono solo dalla mano, mai dal magazzino o da un’altra area.

    Per ogni assistente paghi **1 yen a chi possiede ogni altro presidente** in quell’area. Dove non puoi pagare non puoi piazzare. Il tuo presidente non costa niente.

    Nel Canale non si piazza niente. In un’area può stare qualsiasi numero di assistenti.
yk-rules-move-title = Muovere il presidente
yk-rules-move =
    - **Dalla mano**: mettilo in un’area con almeno 1 tuo assistente e nessun altro presidente.

    - **Da un’area**: cammina tra aree vicine, quanto vuoi. In ogni area in cui entri serve un tuo assistente, e paghi 1 yen a ogni altro presidente che incontri. Non puoi rientrare nell’area di partenza, e devi fermarti in un’area senza altri presidenti. Il **Canale** non chiede assistenti, costa 1 yen e si attraversa soltanto. Se più vie pagano persone diverse, scegli tu.

    - **Riprendere in mano**: il presidente e quanti vuoi dei tuoi assistenti nelle aree. Quelli su plance e obiettivi restano. Se non raggiungi nessuna area, devi farlo.
yk-rules-power-title = Il Potere
yk-rules-power =
    Il Potere conta quello che hai nell’area dell’azione: 1 per ogni assistente, 1 per il presidente, 1 per il tuo negozio, 1 per il tuo ufficio commerciale, e 1 per la Stazione se è lì. Più di 5 vale 5.

    Il Potere si fissa quando l’azione comincia e non cambia, qualsiasi cosa succeda ai pezzi.

    Se l’ufficio commerciale lì è di un’altra persona, questa ottiene 1 yen dalla riserva per la tua azione, anche se non ha avuto effetto.

    Con **Potere 5** puoi prendere il segnalino «5 Potere» dell’area e ottenere quello che mostra. Con **Potere 4 o 5** puoi costruire.
yk-rules-areas-title = Le aree
yk-rules-areas =
    Con Potere 1, 2, 3, 4, 5:

    - **Miniera di Rame**: 0, 0, 1, 2, 3 rame
    - **Filanda**: 0, 1, 2, 3, 4 seta
    - **Tè**: da 1 a 5 tè
    - **Pesca**: da 1 a 5 pesci
    - **Banca**: da 1 a 5 yen
    - **Quartiere Cinese**: da 1 a 5 scambi: rame o seta per 2 yen, tè o pesce per 1 yen, nei due sensi; 4 yen per 1 merce d’importazione
    - **Agenzia di Collocamento**: 0, 1, 2, 3, 4 pezzi dal magazzino: assistenti gratis, negozi 2 yen, uffici commerciali 4, 5, 6, 7 yen

    Le prime quattro sono aree di produzione, le altre commerciali. Comprare, scambiare o prendere non è mai obbligatorio; i guadagni semplici sono automatici.
yk-rules-boards-title = Chiesa e Dogana
yk-rules-boards =
    - **Chiesa.** La tua Fede è il Potere, più 1 per ogni offerta: 1 rame, 1 seta, 1 tè, 1 pesce, 1 merce d’importazione, 2 yen, ciascuna una volta. Metti un assistente su uno spazio libero di cui raggiungi il valore e ottieni la ricompensa. Non si offre più del necessario.

    - **Dogana.** Con Potere da 1 a 5 paghi fino a 0, 1, 2, 3, 4 merci d’importazione. Metti un assistente su uno spazio libero che chiede esattamente quello che paghi e ottieni la ricompensa.

    L’assistente viene dall’area o dalla mano e resta fino alla fine. Alla fine chi ha più assistenti su ciascuna plancia fa punti.
yk-rules-port-title = Porti e ordini
yk-rules-port =
    Ogni porto mostra 6 ordini. Con Potere 2 arrivi agli spazi di livello 1, con Potere 3 anche al livello 2, con Potere 4 e 5 a tutti. Prendi 1 ordine gratis, oppure 2 per 2 yen o 1 merce d’importazione. Con Potere 5 ottieni anche 3 PV. Poi le carte scorrono a sinistra e il porto si riempie.

    In una fase supplementare **completi** un ordine della mano: ne paghi i prodotti, ottieni la ricompensa e lo tieni scoperto. La bandiera vale come icona del Paese.

    In mano si tengono al massimo 3 ordini, e quanti sono è pubblico. Se un porto non si riempie del tutto, la fine si avvicina.
yk-rules-laboratory-title = Laboratori
yk-rules-laboratory =
    Ogni laboratorio mostra 6 tecnologie. Puoi prenderne una. Costa il suo valore di produzione più quanto aggiunge lo spazio: 0, 0, 1, 1, 2, 2 da sinistra.

    Paghi con il Potere, 1 per punto, e il resto con 2 yen o 1 merce d’importazione per punto, come preferisci. Se hai già 3 tecnologie o più, ognuna delle successive costa altri 2 yen o 1 merce.

    Non puoi avere due volte lo stesso titolo. Una tecnologia vale da subito, anche per l’edificio della stessa azione. La bandiera vale come icona del Paese. Poi le carte scorrono a sinistra e ne arriva una nuova.
yk-rules-build-title = Negozi e uffici commerciali
yk-rules-build =
    Dopo un’azione di Potere 4 o 5 puoi costruire **un** edificio sulla tessera di quell’area, gratis, e ottenere la ricompensa del suo spazio.

    - **Negozio**: dalla mano, su uno dei 4 spazi che sia libero; uno solo dei tuoi per tessera.
    - **Ufficio commerciale**: dalla mano, se il suo unico spazio è libero. Ti dà 1 yen ogni volta che qualcun altro agisce lì.

    Entrambi ti danno Potere in quell’area fino alla fine. I pezzi vengono dal magazzino con l’Agenzia di Collocamento o una ricompensa. 8 negozi o 4 uffici commerciali di una persona avvicinano la fine.
yk-rules-agents-title = Paesi e agenti
yk-rules-agents =
    Le tecnologie che hai e gli ordini che hai completato portano una bandiera. Alla 2ª, 4ª, 6ª … icona di un Paese ottieni uno dei suoi agenti, se ne resta uno. Ci sono 2 agenti americani, 1 olandese, 3 britannici, 2 francesi e 2 tedeschi.

    Una volta per turno, in una fase supplementare, puoi girare un agente a faccia in giù: scegli un’area con un tuo assistente dove il tuo presidente **non** si trova, e agisci lì con i passaggi da 3 a 6. L’agente non aggiunge Potere e non si paga nessuno. Gli assistenti tornano subito in mano.

    Un agente non usato vale 1 PV alla fine.
yk-rules-achievements-title = Obiettivi
yk-rules-achievements =
    Tre obiettivi sono aperti a tutti. In una fase supplementare, se in quel momento ne soddisfi uno, mettici un assistente della mano fino alla fine della partita. Chi arriva per primo ottiene 8, 9 o 10 PV (A, B, C), gli altri 6, 7 o 8. Non si paga niente.

    - **A**: avere 5 rame, 6 seta, 7 tè o 7 pesci
    - **B**: avere 4 tecnologie, 10 yen, 5 tra agenti e segnalini «5 Potere», o avere completato 5 ordini
    - **C**: avere edifici in aree di produzione e commerciali; ogni area conta una volta

    Quello che hai completato resta completato.
yk-rules-technologies-title = Tecnologie, punti
yk-rules-technologies =
    - **Ballo**: 2 PV per ordine completato
    - **Scuola di Lingue**: 1 yen per ordine completato
    - **Cantina**: 3 PV per assistente messo nella Chiesa
    - **Fabbrica di Mattoni**: 4 PV per assistente messo alla Dogana
    - **Illuminazione a Gas**: 2 PV per negozio costruito
    - **Illuminazione Elettrica**: 3 PV per ufficio commerciale costruito
    - **Sistema dei Brevetti**: 2 PV per tecnologia successiva
    - **Stampa Tipografica**: 1 yen per tecnologia successiva
    - **Fiera**: 10 PV subito
    - **Tecnologia Mineraria**: 1 rame in più quando miniera, scambio, segnalino «5 Potere» o edificio danno rame
    - **Mercato Azionario**: con meno di 2 yen a inizio turno ne hai 2
    - **Filatoio Meccanico**: una volta per turno, 1 seta per 2 yen
    - **Università**: una volta per turno, 1 yen per 1 assistente del magazzino
yk-rules-cards-title = Tecnologie, movimento
yk-rules-cards =
    - **Giornale**: piazzi in fino a 4 aree diverse
    - **Telegramma**: dopo 2 in un’area, 1 in più in un’area vicina
    - **Carrozza**: muovendoti non paghi i presidenti; il Canale costa sempre
    - **Sistema Postale**: puoi fermarti accanto ad altri presidenti, dove hai un assistente, pagando come al solito
    - **Tram**: vai direttamente in un’area senza altri presidenti, senza via, assistenti né pagamenti
    - **Stazione**: metti il segnalino in un’area; lì tutti hanno +1 Potere, e tu puoi andarci direttamente, chiunque ci sia
    - **Telefono**: nel recupero può restare 1 assistente

    Filatoio Meccanico e Università si usano tra due passaggi, mai nel mezzo di uno.
yk-rules-end-title = La fine della partita
yk-rules-end =
    La fine si avvicina appena succede una di queste cose:

    - una persona ha costruito 4 uffici commerciali;
    - una persona ha costruito 8 negozi;
    - la plancia della Chiesa o della Dogana ha 5 assistenti (6 in quattro);
    - un porto non si riempie del tutto.

    Allora si finisce il round e **se ne gioca un altro**, così che tutti abbiano lo stesso numero di turni. Altre condizioni non cambiano più niente. Poi si contano i punti finali.
yk-rules-scoring-title = Punteggio finale
yk-rules-scoring =
    1. **Chiesa**: più assistenti 6 PV, secondo posto 3. **Dogana**: 8 e 4. In parità è avanti chi ha l’assistente più a destra.
    2. **Tecnologie**: somma più alta dei valori di produzione 10 PV, seconda 5; in parità chi gioca prima nel round.
    3. **Paesi**: le tue icone si dividono in serie di Paesi diversi; una serie di 5, 4, 3, 2 vale 12, 8, 4, 2 PV. Conta la divisione migliore.
    4. **Avanzi**: 1 PV per ogni agente non usato, ogni merce d’importazione, ogni 2 yen, ogni 3 prodotti insieme.

    Gli ordini in mano non valgono niente. Vince chi ha più PV; in parità chi gioca prima nel round.
yk-rules-two-title = In due, tre o quattro
yk-rules-two =
    In quattro si usano tutte le 18 aree, in tre 14, in due 10: il Laboratorio B c’è solo in quattro, Porto B, Quartiere Cinese e Canale in tre e in quattro, e alcune aree di produzione sono una sola.

    In due 16 ordini escono dal gioco senza essere visti, in tre 5.

    In due un assistente neutrale blocca uno spazio della Chiesa e uno della Dogana. Conta tra i 5 che avvicinano la fine, e non partecipa al bonus.
yk-rules-options-title = Opzioni
yk-rules-options =
    - **Ricompense degli obiettivi**: 4 di 6 segnalini sono scoperti; chi completa tutti e tre gli obiettivi ne prende uno: una bandiera, che vale come icona del Paese, o un agente indipendente.
    - **Agenti indipendenti**: 5 sono tra i segnalini «5 Potere». Un segnalino così è un agente senza Paese.
    - **Costo aggiuntivo**: dalla 4ª tecnologia, o dalla 5ª.
    - **Assistenti neutrali** in due: come stampato, o nessuno e 4 assistenti portano alla fine.
    - **Tram e Stazione**: senza bisogno di assistenti, o no.
    - **Magazzino**: 12 o 13 assistenti.
    - **Dogana**: meno merci di quante permesse, o no.
    - **Agenti indipendenti non usati**: 1 PV, o niente.

## Ciò che un suggerimento nomina: di più, o di meno (`.less`) come prezzo

yk-worth-points = punti vittoria subito
    .less = meno punti vittoria subito
yk-worth-boards = peso nelle plance della Chiesa e della Dogana, dove alla fine segna chi è in testa
    .less = meno peso nelle plance della Chiesa e della Dogana
yk-worth-technology = vantaggi dalle tecnologie
    .less = meno vantaggi dalle tecnologie
yk-worth-countries = bandiere per le serie di Paesi, e agenti
    .less = meno bandiere e agenti
yk-worth-orders = ordini che potrai presto completare
    .less = meno ordini che potrai presto completare
    .theirs = meno ordini quasi completabili
yk-worth-goods = prodotti, merci d’importazione e yen
    .less = meno prodotti, merci d’importazione e yen
yk-worth-achievements = strada fatta verso gli obiettivi
    .less = meno strada fatta verso gli obiettivi
yk-worth-buildings = edifici in città o pronti da costruire
    .less = meno edifici in città o pronti da costruire
yk-worth-reach = Potere dove il presidente può andare al prossimo turno
    .less = meno Potere dove il presidente può andare al prossimo turno
    .theirs = meno Potere alla portata del suo presidente

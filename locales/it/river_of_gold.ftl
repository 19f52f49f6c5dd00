### Il Fiume d’Oro. Termini e lunghezze: docs/style.md.

## La sala d’attesa

rog-title = Il Fiume d’Oro
rog-tagline = Costruisci lungo il fiume, naviga tra gli edifici, consegna merci a nobili e monaci.
rog-option-patrons = Mecenati dei clan
rog-option-patrons-off = Nessuno, i clan sono tutti uguali
rog-option-patrons-draft = Un mecenate per clan sul tavolo, si sceglie dall’ultimo al primo di turno
rog-option-patrons-pair = Un clan a caso, poi uno dei suoi due mecenati
rog-option-clans = Clan
rog-option-clans-dealt = Assegnati a caso
rog-option-clans-chosen = Scelti in ordine di turno
rog-no-clans-with-patrons = ogni mecenate porta con sé il suo clan. Togli i mecenati, oppure lascia che i clan siano assegnati a caso.
rog-ending-won = Vittoria ai punti
rog-ending-favour = Vittoria per favore divino, dopo un pareggio ai punti
rog-tie-favour = con più favore ({ $more } a { $less })
rog-ending-shared = Vittoria condivisa: pari punti e pari favore divino

## Nomi

rog-region-1 = Dorso del Mondo
rog-region-2 = Foresta Shinomen
rog-region-3 = Pianura dell’Alleanza dei Tre Uomini
rog-region-4 = Bosco delle Kitsune
rog-region-5 = Acquitrini Uebe
rog-region-6 = Baia del Pesce Terremoto
rog-good-silk = seta
rog-good-rice = riso
rog-good-porcelain = porcellana
rog-building-shrine = Santuario
rog-building-palace = Palazzo
rog-building-port = Porto
rog-building-market = Mercato
rog-clan-crab = Clan del Granchio
rog-clan-crane = Clan della Gru
rog-clan-mantis = Clan della Mantide
rog-clan-scorpion = Clan dello Scorpione
rog-customer-artisan_1 = Artigiano (1)
rog-customer-artisan_2 = Artigiano (2)
rog-customer-artisan_3 = Artigiano (3)
rog-customer-artisan_4 = Artigiano (4)
rog-customer-artisan_5 = Artigiano (5)
rog-customer-artisan_6 = Artigiano (6)
rog-customer-elder_1 = Anziano (1)
rog-customer-elder_2 = Anziano (2)
rog-customer-elder_3 = Anziano (3)
rog-customer-elder_4 = Anziano (4)
rog-customer-elder_5 = Anziano (5)
rog-customer-elder_6 = Anziano (6)
rog-customer-merchant_1 = Mercante (1)
rog-customer-merchant_2 = Mercante (2)
rog-customer-merchant_3 = Mercante (3)
rog-customer-merchant_4 = Mercante (4)
rog-customer-merchant_5 = Mercante (5)
rog-customer-merchant_6 = Mercante (6)
rog-customer-monk_1 = Monaco (1)
rog-customer-monk_2 = Monaco (2)
rog-customer-monk_3 = Monaco (3)
rog-customer-monk_4 = Monaco (4)
rog-customer-monk_5 = Monaco (5)
rog-customer-monk_6 = Monaco (6)
rog-customer-noble_1 = Nobile (1)
rog-customer-noble_2 = Nobile (2)
rog-customer-noble_3 = Nobile (3)
rog-customer-noble_4 = Nobile (4)
rog-customer-noble_5 = Nobile (5)
rog-customer-noble_6 = Nobile (6)

## Quantità e ricompense

rog-amount-koku = { $n } koku
rog-amount-good = { $n } { $good }
rog-amount-favour =
    { $n ->
        [one] 1 favore
       *[other] { $n } favori
    }
rog-amount-limit = { $n } al limite di favore
rog-amount-vp = { $n } PV
rog-amount-influence = { $n } influenza nella regione { $number }, ora a { $to }
rog-reward-koku = { $n } koku
rog-reward-favour =
    { $n ->
        [one] 1 favore
       *[other] { $n } favori
    }
rog-reward-vp = { $n } PV
rog-reward-influence = { $n } influenza
rog-reward-any_good =
    { $n ->
        [one] 1 merce a scelta
       *[other] { $n } merci a scelta
    }
rog-reward-koku_per_owned_building = { $n } koku per ogni suo { $building }
rog-reward-koku_per_completed_customer = { $n } koku per carta completata
rog-brief-koku_per_owned_building = { $n } koku per { $building }
rog-brief-koku_per_completed_customer = { $n } koku per avventore
rog-brief-influence = { $n } infl.
rog-reward-draw_then_discard_customer =
    { $n ->
        [one] pesca e scarta 1 avventore
       *[other] pesca e scarta { $n } avventori
    }

## Che cosa porterebbe un’opzione, nella seconda riga di un menu

rog-plus-koku = +{ $n } koku
rog-plus-good = +{ $n } { $good }
rog-plus-goods = +{ $n } merci
rog-plus-limit = +{ $n } al limite
rog-plus-favour =
    { $n ->
        [one] +1 favore
       *[other] +{ $n } favori
    }
rog-plus-vp = +{ $n } PV
rog-plus-mastery = +{ $n } PV (maestria)
rog-plus-influence = +{ $n } infl. ({ $region })
rog-plus-influence-two = +{ $n } infl. ({ $region }), +{ $more } ({ $other })
rog-plus-everywhere = +{ $n } infl.
rog-plus-regions = +{ $n } infl. in { $regions } regioni
rog-open-good =
    { $n ->
        [one] 1 merce a scelta
       *[other] { $n } merci a scelta
    }
rog-open-market =
    { $n ->
        [one] 1 merce del mercato a scelta
       *[other] { $n } merci del mercato a scelta
    }
rog-open-journey = premio del viaggio
rog-open-sell = puoi vendere
rog-open-draw = puoi pescare
rog-open-many = { $n } cose da scegliere
rog-open-royal = barca reale
rog-open-own = gettone su un tuo edificio
rog-open-opponent = gettone su un edificio rivale
rog-other-gains = { $player } { $what }
rog-brings = { $own }
rog-brings-others = { $own } · { $others }
rog-brings-many =
    { $own } · { $others ->
        [one] rende a 1 rivale
       *[other] rende a { $others } rivali
    }
rog-brings-nothing = niente
rog-delivery = { $cost } → { $brings }
rog-lasting-artisan = lì costruisci a 2 koku in meno
rog-lasting-elder = la regione { $region } vale doppio
rog-lasting-merchant_1 = viaggi: infl. dai tuoi
rog-lasting-merchant_2 = viaggi: PV per carta
rog-lasting-merchant_3 = viaggi: 1 merce
rog-lasting-merchant_4 = viaggi: vendi merci
rog-lasting-merchant_5 = viaggi: 1 favore
rog-lasting-merchant_6 = viaggi: 3 koku
rog-lasting-noble_1 = reale: merci a scelta
rog-lasting-noble_2 = reale: rive vuote +1
rog-lasting-noble_3 = reale: infl. accanto
rog-lasting-noble_4 = reale: 1 PV da rivali
rog-lasting-noble_5 = reale: dado +1 o −1
rog-lasting-noble_6 = reale: 1 PV dai tuoi

## Tessere

rog-tile-name =
    { $building } { $era ->
        [1] I
       *[2] II
    }-{ $number }
rog-tile-name-starting = { $building } di partenza
rog-tile-name-imperial_market = { $building } imperiale
rog-tile-brings = { $now } · visita { $visitor } · propr. { $owner }
rog-tile-brings-much = { $now } · propr. { $owner }
rog-say-tile-text =
    { $influence ->
        [0] nessuna influenza
       *[other] { $influence } influenza
    } a chi lo costruisce; chi visita ottiene { $visitor }; chi lo possiede ottiene { $owner }
rog-say-tile-visitor = chi visita ottiene { $visitor }

## Avventori: alla consegna, per il resto della partita, alla fine

rog-text-artisan = Consegna: 2 influenza in { $region }. Da lì in poi costruire in quella regione ti costa 2 koku in meno. Fine partita: 1 PV ogni 3 merci che hai.
rog-text-elder = Fine partita: raddoppi i punti che ricevi dalla tessera punteggio di { $region }.
rog-text-merchant_1 = Consegna: 3 influenza in { $region }. A ogni viaggio completato: 1 influenza in ogni regione in cui possiedi un edificio. Fine partita: 1 PV ogni 5 koku che hai.
rog-text-merchant_2 = Consegna: 3 influenza in { $region }. A ogni viaggio completato: 1 PV per ogni avventore che hai completato. Fine partita: 1 PV ogni 5 koku che hai.
rog-text-merchant_3 = Consegna: 3 influenza in { $region }. A ogni viaggio completato: 1 merce a tua scelta. Fine partita: 1 PV ogni 5 koku che hai.
rog-text-merchant_4 = Consegna: 3 influenza in { $region }. A ogni viaggio completato: vendi quante merci vuoi a 5 koku l’una. Fine partita: 1 PV ogni 5 koku che hai.
rog-text-merchant_5 = Consegna: 3 influenza in { $region }. A ogni viaggio completato: 1 favore. Fine partita: 1 PV ogni 5 koku che hai.
rog-text-merchant_6 = Consegna: 3 influenza in { $region }. A ogni viaggio completato: 3 koku. Fine partita: 1 PV ogni 5 koku che hai.
rog-text-monk_own = Consegna: limite di favore +1, poi 2 favori, poi un secondo gettone su un tuo edificio, in qualsiasi regione: ti renderà il doppio.
rog-text-monk_opponent = Consegna: limite di favore +1, poi 2 favori, poi un tuo gettone su un edificio avversario, in qualsiasi regione: sarà di entrambi e renderà a entrambi.
rog-text-noble_1 = Consegna: 2 influenza in { $region }; il tuo primo nobile ti dà la barca reale. Barca reale: le merci dei mercati possono essere di qualsiasi tipo. Fine partita: 1 PV per ogni tuo Mercato.
rog-text-noble_2 = Consegna: 2 influenza in { $region }; il tuo primo nobile ti dà la barca reale. Barca reale: ogni riva vuota visitata rende 2 koku. Fine partita: 1 PV per ogni tuo Porto.
rog-text-noble_3 = Consegna: 2 influenza in { $region }; il tuo primo nobile ti dà la barca reale. Barca reale: dopo aver navigato, 1 influenza in ogni regione che la sua casella tocca. Fine partita: 1 PV per ogni tuo Palazzo.
rog-text-noble_4 = Consegna: 2 influenza in { $region }; il tuo primo nobile ti dà la barca reale. Barca reale: dopo aver navigato, 1 PV se ha visitato un edificio avversario. Fine partita: 1 PV per ogni tuo Santuario.
rog-text-noble_5 = Consegna: 2 influenza in { $region }; il tuo primo nobile ti dà la barca reale. Barca reale: quando naviga, il dado può valere uno in più o uno in meno, gratis. Fine partita: 1 PV per ogni tipo di edificio che possiedi.
rog-text-noble_6 = Consegna: 2 influenza in { $region }; il tuo primo nobile ti dà la barca reale. Barca reale: dopo aver navigato, 1 PV se ha visitato un tuo edificio. Fine partita: 1 PV per ogni regione in cui possiedi un edificio.

## Maestrie

rog-mastery-air = Maestria dell’Aria
rog-mastery-air-text = completa avventori di 3 tipi diversi
rog-mastery-courts = Maestria delle Corti
rog-mastery-courts-text = raggiungi il fiore imperiale (casella 11) in una regione qualsiasi
rog-mastery-earth = Maestria della Terra
rog-mastery-earth-text = possiedi 3 edifici dello stesso tipo
rog-mastery-fire = Maestria del Fuoco
rog-mastery-fire-text = completa 2 avventori dello stesso tipo
rog-mastery-void = Maestria del Vuoto
rog-mastery-void-text = ottieni almeno 1 influenza in tutte e 6 le regioni
rog-mastery-water = Maestria dell’Acqua
rog-mastery-water-text = possiedi almeno 1 edificio di ciascuno dei 4 tipi

## Mecenati; l’offerta è la seconda riga del mecenate in un menu

rog-offered-patron = { $patron }, { $clan }
rog-patron-kaiu_shihobu = Kaiu Shihobu
rog-patron-kaiu_shihobu-text = Inizia con 10 koku in più. Può costruire in qualsiasi regione, qualunque faccia mostri il dado, al prezzo normale.
rog-patron-kaiu_shihobu-offer = 10 koku in più, costruisci in qualsiasi regione
rog-patron-yasuki_taka = Yasuki Taka
rog-patron-yasuki_taka-text = A ogni costruzione ottiene 1 PV per ogni casella fiume adiacente alla riva scelta: da 1 a 3 PV.
rog-patron-yasuki_taka-offer = se costruisci, 1 PV per casella fiume adiacente
rog-patron-yoritomo = Yoritomo
rog-patron-yoritomo-text = Ha in mano 3 avventori invece di 2. Può consegnare a uno qualsiasi di loro, qualunque faccia mostri il dado.
rog-patron-yoritomo-offer = 3 avventori in mano, consegni qualunque sia il dado
rog-patron-kudaka = Kudaka
rog-patron-kudaka-text = Ottiene 3 PV per il primo avventore completato in ogni regione.
rog-patron-kudaka-offer = 3 PV per il tuo primo avventore di ogni regione
rog-patron-daidoji_uji = Daidoji Uji
rog-patron-daidoji_uji-text = Ogni volta che naviga, con qualsiasi barca, ottiene 2 PV se almeno un edificio visitato è di un avversario.
rog-patron-daidoji_uji-offer = 2 PV se navighi fino a un edificio avversario
rog-patron-kakita_ryoku = Kakita Ryoku
rog-patron-kakita_ryoku-text = Prima di tirare il dado può pagare 1 favore e sceglierne la faccia, senza tirarlo.
rog-patron-kakita_ryoku-offer = 1 favore per scegliere la faccia senza tirare
rog-patron-shosuro_hyobu = Shosuro Hyobu
rog-patron-shosuro_hyobu-text = Ottiene 3 PV ogni volta che un altro giocatore supera il suo gettone su un tracciato in cui ha almeno 1 influenza.
rog-patron-shosuro_hyobu-offer = 3 PV se un rivale ti supera su un tracciato
rog-patron-bayushi_kashiko = Bayushi Kashiko
rog-patron-bayushi_kashiko-text = Quando avanza su un tracciato di influenza salta, senza contarle, le caselle con gettoni altrui, e ottiene comunque ogni ricompensa superata.
rog-patron-bayushi_kashiko-offer = salti i rivali sui tracciati di influenza

## Domande all’inizio

rog-choose-clan = Scegli il tuo clan, perché ogni giocatore deve averne uno suo. I clan giocano tutti allo stesso modo.
rog-choose-patron = Scegli il tuo mecenate: il suo clan e la sua capacità saranno tuoi per tutta la partita.
rog-change-patron = Hai scelto { $patron }, e ancora nessuno lo sa. Finché non hanno scelto tutti puoi cambiare idea: scegli di nuovo.
rog-choose-face = Stai per tirare il dado per il tuo prossimo turno. Grazie a Kakita Ryoku puoi invece pagare 1 favore e scegliere la faccia.
rog-roll = Tira il dado
rog-face = Metti il dado su { $n }

## Il turno

rog-turn =
    Tocca a te, dado { $die }: costruisci nella regione { $die } ({ $region }), consegna lì o naviga di { $die ->
        [one] 1 casella
       *[other] { $die } caselle
    }.
rog-turn-any-site =
    Tocca a te, dado { $die }: costruisci in qualsiasi regione (Kaiu Shihobu), consegna a un avventore della regione { $die } ({ $region }) o naviga di { $die ->
        [one] 1 casella
       *[other] { $die } caselle
    }.
rog-turn-any-customer =
    Tocca a te, dado { $die }: costruisci nella regione { $die } ({ $region }), consegna a qualsiasi avventore (Yoritomo) o naviga di { $die ->
        [one] 1 casella
       *[other] { $die } caselle
    }.
rog-turn-not-now = { $turn } Ora no: { $reasons }.
rog-not-now-full = costruire (lì non ci sono rive libere)
rog-not-now-koku = costruire (servono { $cost } koku, ne hai { $koku })
rog-not-now-customer = consegnare (nessun avventore adatto)
rog-not-now-goods = consegnare (ti mancano le merci)
rog-group-build = Costruisci nella regione { $number }
rog-group-sail = Naviga
rog-group-deliver = Consegna
rog-group-die = Prima gira il dado
rog-group-trade = Scambia
rog-build = Costruisci sulla riva { $space }
rog-sail = Barca { $boat }: { $origin } → { $to }
rog-sail-royal = Barca reale { $boat }: { $origin } → { $to }
rog-deliver = Consegna a { $customer }
rog-die = Gira il dado su { $face }
rog-trade = Scambia 2 { $give } con 1 { $get }
rog-trade-favour = Scambia 5 koku con 1 favore
rog-aside = Ora non ti viene chiesto nulla, ma puoi sempre fare scambi con la riserva; nessuno aspetta per questo.
rog-choose-tile = La riva { $space } è pagata: scegli la tessera da metterci. Per primo c’è ciò che ottieni subito; «propr.» è tuo a ogni visita.
rog-choose-steps = Scegli di quanto naviga la barca reale: grazie a Nobile (5) il tuo dado, { $die }, può valere uno in più o in meno, gratis.
rog-steps =
    { $n ->
        [one] Naviga di 1 casella
       *[other] Naviga di { $n } caselle
    } fino al fiume { $to }
rog-make-room = Non hai più posto: se vai avanti perdi { $what } ({ $why }). Fai prima uno scambio per liberare posto, oppure vai avanti.
rog-go-on = Vai avanti
rog-end-turn = Hai fatto la tua azione. Chiudi il turno, o torna indietro e scegli di nuovo: a turno chiuso non si può più.
rog-end = Fine turno

## Titoli dei menu, e per che cosa si chiama qualcuno fuori turno

rog-menu-turn = Scegli un’azione
rog-menu-tile = Scegli una tessera
rog-menu-steps = Scegli di quanto navigare
rog-menu-roll = Tira o metti il dado
rog-menu-patron = Scegli un mecenate
rog-menu-clan = Scegli un clan
rog-menu-collect = Scegli una cosa
rog-menu-good = Scegli una merce
rog-menu-market = Scegli una merce del mercato
rog-menu-journey = Scegli il premio del viaggio
rog-menu-sell = Vendi merci
rog-menu-draw = Pescare un avventore?
rog-menu-discard = Scegli che cosa scartare
rog-menu-royal = Scegli la barca reale
rog-menu-own = Scegli un tuo edificio
rog-menu-opponent = Scegli un edificio avversario
rog-call-good = scegli una merce che il tuo edificio rende
rog-call-patron = scegli un mecenate
rog-call-clan = scegli un clan
rog-call-roll = tira il tuo primo dado, o mettilo

## Quanto costa o che cosa porta un’opzione: la seconda riga di un menu

rog-cost-koku =
    { $n } koku, accanto al fiume { $rivers }{ $vp ->
        [0] { "" }
       *[other] { " " }· +{ $vp } PV
    }
rog-cost-favour =
    { $n ->
        [one] 1 favore
       *[other] { $n } favori
    }, { $region }, barche al fiume { $first } e { $second }
rog-cost-nothing = gratis
rog-holds = ne hai { $n }
rog-holds-then = poi { $n } koku
rog-then-you-have = poi hai { $what }
rog-favour-of = favore { $n } su { $limit }
rog-steps-next = { $down }, { $die } o { $up } caselle: scegli subito dopo (Nobile 5)
rog-final-draws = si pescano carte
rog-final-ends = chiude il turno
rog-loses = perdi { $what }
rog-asks-for = chiede { $cost }
rog-on-river = sul fiume { $space }
rog-on-tile = { $tile } ({ $player }): a ogni visita { $owner }

## Scelte ancora aperte

rog-collect = Resta da scegliere: { $what }.
rog-collect-closes = Resta da scegliere: { $what }. La scelta chiude il turno e non si torna indietro.
rog-choice-good = 1 merce a tua scelta
rog-choice-market = 1 merce qualsiasi dal mercato (Nobile 1)
rog-choice-journey = 3 koku o 1 merce per il viaggio completato
rog-full-journey = 3 koku o 1 merce per il viaggio completato (non hai posto: prima scambia koku con favore)
rog-choice-sell = quali merci vendere a 5 koku l’una (Mercante 4)
rog-choice-draw = se pescare 1 avventore e poi scartarne 1
rog-choice-discard = quale avventore scartare dalla mano
rog-choice-royal = quale barca diventa la barca reale (primo nobile)
rog-choice-own = quale tuo edificio riceve un secondo gettone (monaco)
rog-choice-opponent = quale edificio avversario riceve il tuo gettone (monaco)
rog-take-good = Prendi 1 { $good }
rog-take-market = Prendi 1 { $good } (mercato)
rog-take-journey = Prendi 1 { $good } (viaggio)
rog-take-journey-koku = Prendi { $n } koku (viaggio)
rog-take-sell = Vendi 1 { $good } per { $n } koku
rog-take-draw = Pesca 1 avventore, poi scartane 1
rog-take-discard = Scarta { $customer }
rog-take-royal = La barca { $boat } diventa reale
rog-take-token = Metti un gettone sulla riva { $space }
rog-decline-good = Non prendere merci
rog-decline-market = Non prendere merci dal mercato
rog-decline-journey = Non prendere nulla per il viaggio
rog-decline-sell = Non vendere altro
rog-decline-draw = Non pescare

## Risposte in anticipo

rog-standing-patron = All’inizio: il mecenate che vuoi
rog-standing-clan = All’inizio: il clan che vuoi
rog-standing-good = La merce che rendono i tuoi edifici
rog-ahead-fewest = Prendi quella di cui hai meno
rog-ahead-if-left = una volta; solo se nessuno sceglie lo stesso prima di te
rog-ahead-turn = nei turni altrui; fino al tuo prossimo turno
rog-ahead-cancel = nei turni altrui; finché non lo annulli

## Perché ora una cosa non si può fare

rog-no-turn = È il turno di { $player }: potrai farlo nel tuo.
rog-no-set-up = Questo si è deciso prima del primo turno.
rog-no-later = Questo viene dopo: rispondi prima a ciò che ti viene chiesto ora.
rog-no-past = Per questo turno è già deciso: torna indietro se vuoi cambiare.
rog-no-other = Ora ti viene chiesta un’altra cosa.
rog-no-steps-ability = Solo con Nobile (5) la barca reale può navigare di un numero diverso dal dado.
rog-no-roll-ability = Il tuo dado viene tirato per te alla fine del turno.
rog-no-face-ability = Solo Kakita Ryoku può scegliere la faccia del dado senza tirarlo.
rog-no-site = La riva { $space } è già occupata da { $tile }.
rog-no-region = La riva { $space } è nella regione { $number } ({ $region }), ma il tuo dado mostra { $die }.
rog-no-koku = La riva { $space } costa { $cost } koku, ne hai { $koku }.
rog-no-customer = { $customer } non è nella tua mano.
rog-no-customer-done = Hai già completato { $customer }.
rog-no-customer-theirs = { $player } ha completato { $customer }.
rog-no-customer-region = { $customer } vive nella regione { $number }, ma il tuo dado mostra { $die }.
rog-no-goods = { $customer } chiede { $cost }, hai { $held }.
rog-no-die-same = Il tuo dado mostra già { $face }.
rog-no-die-favour =
    Girare il dado su { $face } costa { $cost ->
        [one] 1 favore
       *[other] { $cost } favori
    }, ne hai { $favour }.
rog-no-tile = { $tile } non è nella fila.
rog-no-tile-built = { $tile } è già sulla riva { $space }.
rog-no-steps = La barca reale ora non può navigare di { $n }: con il dado su { $die } può navigare di { $down }, { $die } o { $up }.
rog-no-choice = Ora non puoi scegliere questo: { $what }.
rog-no-sale = Non hai { $good } da vendere.
rog-no-room = Hai { $n } { $good }, il massimo che puoi tenere.
rog-no-room-koku = Hai { $n } koku, il massimo che puoi tenere.
rog-no-token-empty = La riva { $space } è vuota: un gettone va su un edificio.
rog-no-token-unowned = { $tile } sulla riva { $space } non è di nessuno e non riceve gettoni.
rog-no-token-full = L’edificio sulla riva { $space } ha già { $n } gettoni.
rog-no-token-theirs = L’edificio sulla riva { $space } è di { $player }: questo monaco ne vuole uno tuo.
rog-no-token-yours = L’edificio sulla riva { $space } è tuo: questo monaco ne vuole uno avversario.
rog-no-patron = { $patron } non è a disposizione in questa partita.
rog-no-patron-theirs = { $player } ha scelto { $patron }.
rog-no-patron-clan = { $patron } è del { $clan }, il tuo è il { $own }.
rog-no-clan = { $player } ha preso il { $clan }.
rog-no-trade-same = Uno scambio dà una merce di un altro tipo.
rog-no-trade-goods = Per questo scambio servono { $n } { $good }, ne hai { $held }.
rog-no-favour-koku = 1 favore costa { $cost } koku, ne hai { $koku }.
rog-no-favour-limit = Il tuo favore è al limite, { $limit }.

## Il diario

rog-first = Comincia { $player }.
rog-takes-clan = { $player } gioca con il { $clan }.
rog-ready = { $player } ha scelto un mecenate.
rog-follows = { $player } gioca con il { $clan } e il mecenate { $patron }.
rog-launched = { $player } mette le barche sul fiume { $first } e sul fiume { $second }.
    .brief = mette in acqua le due barche
rog-begins = Tocca a { $player }.
rog-turned-die =
    { $player } gira il dado su { $face } e spende { $cost ->
        [one] 1 favore
       *[other] { $cost } favori
    }.
rog-built = { $player } costruisce { $tile } sulla riva { $space } per { $cost } koku.
    .brief = costruisce sulla riva { $space }
rog-sailed = { $player } naviga con la barca { $boat }, fiume { $origin } → { $goal }.
    .brief = naviga fino al fiume { $goal }
rog-journey = { $player } completa un viaggio.
    .also = viaggio completato
    .brief = completa un viaggio
rog-tile-left = { $tile }, a fine fila, esce dal gioco.
    .also = { $tile } esce dalla fila
rog-delivered = { $player } consegna a { $customer }.
    .brief = consegna a { $customer }
rog-royal = { $player } sostituisce la barca sul fiume { $space } con la barca reale.
    .also = barca reale sul fiume { $space }
    .brief = prende la barca reale
rog-second-token = { $player } mette un secondo gettone sulla riva { $space }.
    .also = secondo gettone sulla riva { $space }
    .brief = secondo gettone sulla riva { $space }
rog-drew =
    { $player } pesca { $n ->
        [one] 1 avventore
       *[other] { $n } avventori
    }.
    .also =
        pesca { $n ->
            [one] 1 avventore
           *[other] { $n } avventori
        }
rog-drew-what = Hai pescato: { $what }.
    .also = cioè { $what }
rog-discarded = { $player } scarta 1 avventore.
    .also = scarta 1 avventore
rog-discarded-what = Hai scartato: { $customer }.
    .also = cioè { $customer }
rog-traded = { $player } scambia 2 { $give } con 1 { $get }.
rog-bought-favour = { $player } scambia 5 koku con 1 favore.
rog-sold = { $player } vende 1 { $good }.
    .also = vende 1 { $good }
rog-gained = { $player } ottiene { $what } ({ $why }).
    .also = +{ $what } ({ $why })
    .other = { $player } +{ $what } ({ $why })
    .fate = +{ $what }
rog-scored-region = Punteggio finale, { $region }.
rog-scored-customers = Punteggio finale, avventori.
rog-rolled = { $player } tira { $face } ({ $region }) per il prossimo turno.
rog-named-face = { $player } paga 1 favore e mette il dado su { $face }.
rog-emperor = Comincia l’Era II e l’Imperatore visita il fiume, perciò ogni edificio dà la ricompensa di proprietà, una volta per gettone.
    .brief = comincia l’Era II
rog-last-tile = { $player } porta in fila l’ultima tessera dell’Era II, perciò tutti gli altri hanno ancora un turno.
    .brief = porta in fila l’ultima tessera

## Perché si è ottenuto qualcosa

rog-why-visit = riva { $space }
rog-why-owner = propr. riva { $space }
rog-why-emperor = Imperatore, riva { $space }
rog-why-track = casella { $space } del tracciato
rog-why-mastery = { $id }
rog-why-build = costruzione
rog-why-row = fine della fila
rog-why-delivery = consegna
rog-why-journey = viaggio completato
rog-why-sale = vendita
rog-why-choice = merce a scelta
rog-why-merchant = mercante
rog-why-noble = nobile
rog-why-patron = mecenate
rog-why-last = ultima tessera
rog-why-region = influenza
rog-why-customers = avventori completati
rog-why-abilities = capacità finali degli avventori

## Il foglio dei punti: da dove vengono

rog-source-visit = Visite
rog-source-owner = Edifici posseduti
rog-source-emperor = Visita dell’Imperatore
rog-source-track = Tracciati di influenza
rog-source-mastery = Maestrie
rog-source-merchant = Mercanti
rog-source-noble = Nobili
rog-source-patron = Mecenate
rog-source-last = Ultima tessera
rog-source-region = Regioni
rog-source-customers = Avventori completati
rog-source-abilities = Capacità finali degli avventori

## Il tavolo in righe di testo

rog-say-set-up = Preparazione, prima del primo turno. Si attende la scelta di: { $who }.
rog-say-offer = Mecenate a disposizione: { $patron }, { $clan }. { $text }
rog-say-over = La partita è finita. Vittoria: { $winners }.
rog-say-turn =
    Turno { $turn }: tocca a { $player }. Era { $era ->
        [1] I
       *[2] II
    }.
rog-say-last-round = Ultimo giro: { $player } ha portato in fila l’ultima tessera, tutti gli altri giocano ancora una volta.
rog-say-player = { $player }, { $clan }: { $vp } PV, { $koku } koku, { $silk } seta, { $rice } riso, { $porcelain } porcellana, favore { $favour } su un massimo di { $limit }.
rog-say-boats =
    { $die ->
        [0] Dado non ancora tirato.
       *[other] Dado: { $die }.
    } Barche: { $boats }.
rog-say-boat = barca semplice sul fiume { $space }
rog-say-royal-boat = barca reale sul fiume { $space }
rog-say-patron = Mecenate: { $patron }. { $text }
rog-say-cards =
    { $hand ->
        [one] 1 avventore in mano
       *[other] { $hand } avventori in mano
    }, { $done ->
        [one] 1 completato
       *[other] { $done } completati
    }.
rog-say-completed = Completati: { $cards }.
rog-say-row = Fila degli edifici, dalla tessera più nuova. Restano nelle pile: { $era_1 } dell’Era I, { $era_2 } dell’Era II.
rog-say-slot =
    { $slot ->
        [4] Posto 4, fine della fila, 1 favore a chi costruisce
       *[other] Posto { $slot }
    }: { $tile }, { $text }.
rog-say-next = In cima alla sua pila: { $tile }, { $text }.
rog-say-deck = Mazzo degli avventori: { $deck }. Scartati: { $discarded }.
rog-say-mastery = { $mastery }: { $text }.
rog-say-claim = { $player } ({ $vp } PV)
rog-say-claims = Rivendicata da: { $claims }.
rog-say-free-slots = Ancora da rivendicare: { $slots }.
rog-say-region = Regione { $number }, { $region }. Piazzamenti a fine partita: { $worth }.
rog-say-region-near = Regione { $number }, { $region }. Piazzamenti a fine partita: { $worth }; il secondo solo se entro { $near } caselle dal primo.
rog-say-influence = Influenza: { $who }.
rog-say-standing = { $player } { $at }
rog-say-standing-artisan = { $player } { $at } con l’artigiano
rog-say-standing-elder = { $player } { $at } con l’anziano
rog-say-standing-artisan-elder = { $player } { $at } con l’artigiano e l’anziano
rog-say-river = { $space }
rog-say-empty = Riva { $space }, accanto al fiume { $river }: vuota, prezzo stampato { $cost } koku.
rog-say-unowned = Riva { $space }, accanto al fiume { $river }: { $tile }, senza proprietari; { $text }.
rog-say-built = Riva { $space }, accanto al fiume { $river }: { $tile }, gettoni: { $owners }; { $text }.
rog-say-hand =
    { $n ->
        [0] Non hai carte in mano.
        [one] La tua mano, 1 avventore:
       *[other] La tua mano, { $n } avventori:
    }
rog-say-card = { $customer }, chiede { $cost }. { $text }
rog-say-card-now = { $customer }, chiede { $cost }; dado e merci lo permettono. { $text }

## Le regole, da imparare e da consultare

rog-rules-overview-title = Il gioco in breve
rog-rules-overview =
    Guidi un clan di mercanti su un fiume di 14 caselle che attraversa sei regioni. A ogni turno usi il tuo dado per una sola azione: **costruire** una tessera nella regione che indica, **navigare** con una barca di altrettante caselle, oppure **consegnare** merci a un avventore di quella regione.

    Una barca raccoglie dalle quattro rive accanto a sé, e ogni edificio lì presente rende anche a chi lo possiede, persino quando la barca è di qualcun altro. Conviene quindi costruire dove arriveranno le barche. Gli avventori costano merci e portano influenza, capacità durature e punti.

    La partita ha due ere. Quando l’ultima tessera dell’Era II entra nella fila, tutti gli altri giocano ancora un turno. Poi si contano regioni e avventori: vince chi ha più punti vittoria (PV).
rog-rules-turn-title = Il tuo turno
rog-rules-turn =
    1. **Favore.** Se vuoi, gira il dado spendendo 1 favore per passo.
    2. **Azione.** Una e una sola: costruire, navigare o consegnare. Non puoi passare, ma navigare è sempre possibile.
    3. **Maestrie.** Ogni traguardo che hai raggiunto viene rivendicato per te.
    4. **Fine.** Conferma: la fila si riempie e tiri il dado. Il risultato resta in vista fino al tuo prossimo turno, così puoi fare i tuoi piani.

    Il dado vuol dire tre cose: la regione in cui puoi costruire, di quante caselle navighi, la regione dell’avventore che puoi servire. Gli scambi sono possibili in ogni momento. Puoi tornare indietro finché non si tira un dado o non si scopre qualcosa di nascosto.
rog-rules-favour-title = Il favore divino
rog-rules-favour =
    Prima dell’azione puoi spendere favore divino per cambiare il dado: ogni punto lo gira di un passo, in su o in giù, e il 6 e l’1 sono vicini. Nessuna faccia dista quindi più di 3 passi.

    Inizi con 2 favori e un limite di 3. Ciò che ottieni oltre il limite va perso. Solo i monaci alzano il limite, fino a 6, e un limite più alto da solo non dà favore.

    Il favore arriva dalla tessera a fine fila, dalla casella 9 di un tracciato di influenza, da alcuni edifici e avventori, e scambiando 5 koku. Se la partita finisce in parità, è il favore a decidere.
rog-rules-build-title = Costruire
rog-rules-build =
    Scegli una casella riva vuota nella regione del tuo dado; le tue barche possono essere altrove. Paga i koku stampati sulla casella, 2 in meno se hai completato l’artigiano di quella regione.

    Poi prendi una delle quattro tessere della fila e mettila lì con un tuo gettone clan: è tua. Ottieni subito la sua influenza di costruzione in quella regione, ma né la ricompensa di visita né quella di proprietà. La tessera a fine fila dà anche 1 favore.

    Ogni tessera mostra tre cose: l’influenza per chi costruisce, la ricompensa per chi visita, quella per chi possiede. A chi visita i Porti danno koku, i Mercati merci, i Palazzi influenza, i Santuari PV. A fine turno la fila scorre ed entra una tessera nuova.
rog-rules-sail-title = Navigare
rog-rules-sail =
    Muovi una tua barca lungo il fiume di tante caselle quante ne mostra il dado. Le barche non si bloccano mai. Poi, nelle quattro rive accanto alla casella d’arrivo:

    - ottieni la ricompensa di visita di ogni edificio, e 1 koku per ogni riva vuota;
    - ogni gettone clan su quegli edifici dà al suo giocatore la ricompensa di proprietà, anche a te. Gli edifici di partenza e i mercati imperiali non sono di nessuno.

    L’influenza vale sempre nella regione in cui sta l’edificio.

    Dopo la casella fiume 14 si torna alla 1. Quel passo **completa un viaggio**: prendi 3 koku o 1 merce a scelta, si attivano i tuoi mercanti e la tessera a fine fila esce dal gioco.
rog-rules-deliver-title = Consegnare
rog-rules-deliver =
    Hai in mano carte avventore che vedi solo tu. Scegline una con il numero di regione uguale al tuo dado e paga esattamente le merci che chiede. Prima puoi fare scambi per procurartele.

    La carta resta scoperta davanti a te: è completata. Ottieni la sua ricompensa di consegna, la sua capacità duratura vale da subito, e alla fine conta per i punti. Per ultimo pesca 2 avventori e scarta 1 carta della mano, vecchia o nuova, così da averne di nuovo 2.

    Gli avventori sono 30: 5 tipi, ognuno una volta in ciascuna delle 6 regioni. Il numero dopo il tipo è la regione: per Mercante (6) serve un 6.
rog-rules-customers-title = Gli avventori
rog-rules-customers =
    - **Artigiano** (2 merci): 2 influenza; costruire nella sua regione costa 2 koku in meno; alla fine 1 PV ogni 3 merci.
    - **Mercante** (3 merci): 3 influenza; un premio in più ogni volta che una tua barca completa un viaggio; alla fine 1 PV ogni 5 koku.
    - **Nobile** (4 merci): 2 influenza; il primo trasforma una tua barca nella barca reale, l’unica per cui valgono le capacità dei tuoi nobili; alla fine PV per i tuoi edifici.
    - **Monaco** (4 o 5 merci): limite di favore +1, 2 favori e un secondo gettone su un edificio che ne ha uno, tuo (regioni 1, 3, 5) o avversario (2, 4, 6). Ogni gettone rende al suo giocatore.
    - **Anziano** (5 merci): raddoppia i tuoi punti finali della sua regione.

    Il testo di ogni carta è mostrato con la tua mano. Più carte dello stesso tipo valgono tutte.
rog-rules-influence-title = L’influenza
rog-rules-influence =
    Ogni regione ha un tracciato di 18 caselle. L’influenza fa avanzare il tuo gettone, e ottieni ogni ricompensa che raggiungi o superi, chiunque altro ci sia:

    - casella 2: 1 merce (porcellana nelle regioni 1 e 4, riso nella 2 e nella 5, seta nella 3 e nella 6);
    - casella 5: 2 koku;
    - casella 9: 1 favore;
    - casella 11: il fiore imperiale, che serve solo alla Maestria delle Corti;
    - casella 13: 3 PV;
    - casella 18: 3 PV e 1 merce a scelta.

    L’influenza oltre la 18 va persa. Alla fine la tessera punteggio di ogni regione premia chi è più avanti.
rog-rules-masteries-title = Le maestrie
rog-rules-masteries =
    In ogni partita ci sono tre traguardi su sei. Dopo la tua azione rivendichi tutti quelli che soddisfi, una volta ciascuno: in 3 o 4 il primo ottiene 7 PV, il secondo 5, il terzo 3; in 2 solo il primo ne ottiene 5. Ciò che raggiungi nel turno di un altro conta alla fine del tuo turno successivo.

    - **Aria**: avventori di 3 tipi
    - **Corti**: casella 11 in una regione
    - **Terra**: 3 edifici dello stesso tipo
    - **Fuoco**: 2 avventori dello stesso tipo
    - **Vuoto**: influenza in tutte e 6 le regioni
    - **Acqua**: un edificio di ogni tipo
rog-rules-trades-title = Scambi e limiti
rog-rules-trades =
    In ogni momento, anche nel turno degli altri, tutte le volte che vuoi, puoi scambiare con la riserva:

    - 2 merci dello stesso tipo con 1 merce di un altro tipo;
    - 5 koku con 1 favore.

    I giocatori non scambiano mai tra loro. Puoi avere al massimo 25 koku, 6 merci di ogni tipo e favore fino al tuo limite; il resto va perso, quindi scambia per tempo: quando navighi ti viene chiesto prima di perdere ciò che uno scambio può salvare; quando un edificio ti rende nel turno altrui, o per l’Imperatore, no. Uno scambio che ti farebbe superare un limite non viene proposto. Quando puoi scegliere una merce vedi solo i tipi per cui hai posto, e puoi rinunciare.
rog-rules-emperor-title = La visita dell’Imperatore
rog-rules-emperor =
    Quando l’ultima tessera dell’Era I entra nella fila, alla fine di quel turno l’Imperatore percorre il fiume. Ogni giocatore ottiene le ricompense di proprietà di tutti i suoi edifici, una volta per gettone, come se una barca li avesse visitati uno per uno. Nessuno ottiene ricompense di visita e non c’è nulla da scegliere.

    Succede una volta sola. Da lì in poi la fila si riempie con le tessere dell’Era II, più forti. La visita segue l’8ª, la 10ª o la 12ª tessera tolta dalla fila in 2, 3 o 4 giocatori; contano anche quelle scartate a fine viaggio.
rog-rules-end-title = La fine della partita
rog-rules-end =
    Quando l’ultima tessera dell’Era II entra nella fila, alla fine di quel turno chi sta giocando ottiene 5 PV. Tutti gli altri hanno poi esattamente un altro turno; chi ha fatto scattare la fine non gioca più.

    In questi ultimi turni la fila non si riempie. Le tessere scorrono ancora, quella a fine fila dà sempre 1 favore e un viaggio completato ne toglie una. Le maestrie si possono ancora rivendicare. Poi arriva il punteggio finale.
rog-rules-scoring-title = Il punteggio finale
rog-rules-scoring =
    Ai punti già ottenuti si aggiungono:

    1. **Regioni.** Ogni tessera punteggio premia il primo e il secondo sul tracciato, alcune anche il terzo. Senza influenza non si ottiene nulla. Chi è in parità somma i PV dei posti occupati e li divide, arrotondando per difetto. Un anziano raddoppia il tuo risultato. In 2 giocatori il secondo conta solo se è entro 5 caselle dal primo.
    2. **Avventori completati**, da 1 a 6 o più: 2, 5, 9, 14, 20, 27 PV.
    3. **Capacità degli avventori**: mercanti per i koku, artigiani per le merci, nobili per gli edifici. Ogni carta conta da sola e nulla si consuma.

    Le carte rimaste in mano non danno punti. Vince chi ha più PV; in parità, chi ha più favore; se la parità resta, la vittoria è condivisa.
rog-rules-patrons-title = I mecenati dei clan
rog-rules-patrons =
    Una piccola espansione: ogni giocatore segue un mecenate del suo clan per tutta la partita.

    - **Kaiu Shihobu** (Granchio): 10 koku in più, costruisce in qualsiasi regione
    - **Yasuki Taka** (Granchio): se costruisce, 1 PV per casella fiume adiacente
    - **Yoritomo** (Mantide): 3 avventori in mano, consegna qualunque sia il dado
    - **Kudaka** (Mantide): 3 PV per il primo avventore di ogni regione
    - **Daidoji Uji** (Gru): 2 PV se naviga fino a un edificio avversario
    - **Kakita Ryoku** (Gru): con 1 favore sceglie la faccia invece di tirare il dado
    - **Shosuro Hyobu** (Scorpione): 3 PV se viene superata su un tracciato
    - **Bayushi Kashiko** (Scorpione): salta i rivali sui tracciati

    Senza mecenati i clan sono tutti uguali.

## Ciò che un suggerimento nomina: di più, o di meno (`.less`) come prezzo

rog-worth-points = punti vittoria subito
    .less = meno punti vittoria subito
rog-worth-regions = punti dalle regioni alla fine
    .less = meno punti dalle regioni alla fine
rog-worth-customers = punti dagli avventori completati
    .less = meno punti dagli avventori completati
    .theirs = meno punti dagli avventori completati
rog-worth-buildings = edifici propri sulle rive
    .less = meno edifici propri sulle rive
    .theirs = meno edifici sulle rive
rog-worth-influence = influenza sui tracciati
    .less = meno influenza sui tracciati
rog-worth-goods = merci, koku e favore da parte
    .less = meno scorte da parte
    .theirs = meno merci, koku e favore da parte
rog-worth-hand = avventori vicini alla consegna
    .less = meno avventori vicini alla consegna

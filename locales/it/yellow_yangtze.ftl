### Yellow & Yangtze. Termini e lunghezze: docs/style.md.

## La sala d’attesa

yy-title = Yellow & Yangtze
yy-tagline = Guida una dinastia nell’epoca degli stati combattenti: conta il tuo colore più debole.
yy-option-length = Durata
yy-option-length-full = Partita intera con tutte le tessere
yy-option-length-short = Partita breve in 2: 24 tessere restano fuori, coperte
yy-option-scores = Punti vittoria
yy-option-scores-hidden = Nascosti fino alla fine
yy-option-scores-open = Visibili a tutti
yy-option-actions = Azioni per turno
yy-option-actions-up_to_two = Fino a 2
yy-option-actions-exactly_two = Esattamente 2
yy-option-winner_leader = Leader soldato dalla parte di chi vince una guerra
yy-option-winner_leader-counts = Vale come un soldato perso: si salva una tessera in più
yy-option-winner_leader-extra = Dà solo forza; le perdite sono tutte tessere
yy-option-war_market = Tessera del mercato dopo un commerciante che scatena una guerra
yy-option-war_market-no = Non si prende
yy-option-war_market-yes = Si prende
yy-option-final_tie = Parità in tutti e quattro i colori
yy-option-final_tie-least_gold = Vince chi ha meno oro
yy-option-final_tie-shared = La vittoria è condivisa
yy-option-empty_bag = Sacchetto vuoto e un giro intero senza pescare
yy-option-empty_bag-ends = La partita finisce
yy-option-empty_bag-plays_on = Si continua
yy-short-for-two = la partita breve è solo per 2. Scegli la partita intera, oppure giocate in 2.
yy-ending-won = Vittoria per il colore più basso migliore
yy-ending-next_colour = Vittoria per i colori successivi, dopo un pareggio
yy-ending-gold = Vittoria per meno oro, dopo un pareggio in tutti i colori
yy-ending-shared = Vittoria condivisa: parità in tutto

## Nomi

yy-tile-black = tessera governatore nera
yy-tile-red = tessera soldato rossa
yy-tile-blue = tessera contadino blu
yy-tile-green = tessera commerciante verde
yy-tile-yellow = tessera artigiano gialla
yy-leader-black = leader governatore nero
yy-leader-red = leader soldato rosso
yy-leader-blue = leader contadino blu
yy-leader-green = leader commerciante verde
yy-leader-yellow = leader artigiano giallo
yy-role-black = governatore
yy-role-red = soldato
yy-role-blue = contadino
yy-role-green = commerciante
yy-role-yellow = artigiano
yy-vp-black = pergamene (nero)
yy-vp-red = armi (rosso)
yy-vp-blue = raccolti (blu)
yy-vp-green = merci (verde)
yy-vp-yellow = oro (giallo)
yy-pagoda-black = pagoda nera (corte)
yy-pagoda-red = pagoda rossa (guarnigione)
yy-pagoda-blue = pagoda blu (granaio)
yy-pagoda-green = pagoda verde (mercato)
yy-pagoda-yellow = pagoda gialla (officina)
yy-dynasty-lion = Leone
yy-dynasty-bull = Toro
yy-dynasty-archer = Arciere
yy-dynasty-pot = Vaso
yy-count-black =
    { $n ->
        [one] 1 governatore
       *[other] { $n } governatori
    }
yy-count-red =
    { $n ->
        [one] 1 soldato
       *[other] { $n } soldati
    }
yy-count-blue =
    { $n ->
        [one] 1 contadino
       *[other] { $n } contadini
    }
yy-count-green =
    { $n ->
        [one] 1 commerciante
       *[other] { $n } commercianti
    }
yy-count-yellow =
    { $n ->
        [one] 1 artigiano
       *[other] { $n } artigiani
    }
yy-amount-leader = il { $leader }
yy-amount-both = { $tiles } e il { $leader }
yy-owned-leader = { $role } di { $player }
yy-side-strength = stato in { $hex }: { $strength }
yy-side-owners = Vince lo stato in { $hex } ({ $owners })

## Menu degli spazi

yy-row = Riga { $row }
yy-hex = { $hex }
yy-hex-war = { $hex } · guerra
yy-hex-gain = { $hex } · { $player } +1 { $what }
yy-hex-revolt = { $hex } · rivolta contro { $player }
yy-hex-holds = { $hex } · { $what }
yy-triangle = Costruisci la { $pagoda } su { $hexes }
yy-from = Sposta quella su { $hexes }
yy-back = Torna indietro e scegli un’altra azione
yy-group-back = Un’altra azione
yy-group-pass = Niente
yy-group-commit = Impegna
yy-group-withdraw = Fuori dal tabellone

## Domande

yy-ask-action =
    Il tuo turno: { $left ->
        [one] resta 1 azione
       *[other] restano { $left } azioni
    }. Scegli che cosa fare. Puoi tornare indietro finché non si scopre qualcosa o non tocca ad altri rispondere.
yy-do-chain = Aggiungi un contadino nella stessa azione: { $hex }
yy-do-tile = Posiziona una { $tile }: { $n } in mano
yy-do-place-leader = Posiziona il tuo { $leader }, ora fuori dal tabellone
yy-do-move-leader = Sposta o ritira il tuo { $leader }, ora in { $hex }
yy-do-riot-tiles = Provoca una rivolta dei contadini, via una tessera: 2 contadini
yy-do-riot-leader = Provoca una rivolta dei contadini con il tuo leader: 1 contadino
yy-do-pagoda-tiles = Costruisci una pagoda su un triangolo pronto: 2 commercianti
yy-do-pagoda-leader = Costruisci una pagoda con l’aiuto del leader: 1 commerciante
yy-do-replace = Sostituisci tessere della tua mano: fino a 6
yy-do-end = Chiudi il turno senza altre azioni
yy-ask-end =
    { $left ->
        [0] Hai finito le azioni.
        [one] Hai ancora 1 azione.
       *[other] Hai ancora { $left } azioni.
    } Chiudi il turno? Le tue pagode danno punti, poi si riempiono mani e mercato. Fino alla conferma puoi tornare indietro.
yy-end = Chiudi il turno
yy-ask-tile-hex = Scegli lo spazio per la tua { $tile }: contadini su fiume vuoto, gli altri su terra vuota. Il punto va al leader del suo colore, altrimenti al governatore. Unire stati con leader dello stesso colore scatena una guerra.
yy-ask-place-leader = Scegli lo spazio per il tuo { $leader }: terra vuota accanto a una tessera governatore. Se lo stato ha già un leader di quel colore, provochi una rivolta.
yy-ask-move-leader = Il tuo { $leader } è in { $hex }. Scegli il nuovo spazio, terra vuota accanto a una tessera governatore, oppure ritiralo. Se uno stato ha già un leader di quel colore, provochi una rivolta.
yy-withdraw = Ritiralo dal tabellone
yy-ask-riot-tiles = Scegli la tessera che la rivolta dei contadini toglie; scarti 2 contadini. La pagoda che ci sta sopra si perde e i leader rimasti senza una tessera governatore accanto tornano indietro.
yy-ask-riot-leader = Scegli la tessera che la rivolta dei contadini toglie; scarti 1 contadino, il leader vale per l’altro. La pagoda che ci sta sopra si perde e i leader rimasti senza una tessera governatore accanto tornano indietro.
yy-ask-triangle-tiles = Scegli il triangolo per la pagoda; scarti 2 commercianti. Nessuna delle tre tessere deve già reggere una pagoda; non importa chi le ha messe.
yy-ask-triangle-leader = Scegli il triangolo per la pagoda; scarti 1 commerciante, il leader vale per l’altro. Nessuna delle tre tessere deve già reggere una pagoda; non importa chi le ha messe.
yy-ask-pagoda = La tua tessera completa un triangolo: puoi costruirci subito, gratis, la { $pagoda }. A ogni turno dà punti a chi ha nello stato il leader di quel colore. Se rinunci, costruire qui più tardi costa un’azione e dei commercianti.
yy-no-pagoda = Non costruire
yy-ask-from = Accanto al tabellone non resta nessuna { $pagoda }: una di quelle in gioco passa su { $hexes }. Scegli quale.
yy-ask-market = Il tuo commerciante ti fa prendere una delle tessere scoperte del mercato. Scegline una, o lasciale lì.
yy-take =
    Prendi una { $tile }: { $n ->
        [one] ce n’è 1
       *[other] ce ne sono { $n }
    }
yy-take-nothing = Non prendere niente
yy-ask-replace = Scegli da 1 a 6 tessere da scartare coperte; ne peschi altrettante. Se il sacchetto non basta, la partita finisce subito. Non si può tornare indietro.
yy-discard = Scarta una { $tile }: { $n } in mano
yy-ask-attack = Rivolta: il tuo { $leader } ha forza { $own }, quello di { $other } { $against }. Impegna governatori dalla mano per aumentarla. Poi risponde { $other }, che vince in parità. Le tessere impegnate si scartano comunque.
yy-ask-defend = Rivolta: il { $leader } di { $other } ha forza { $against }, il tuo { $own }. Impegna governatori dalla mano per difenderti; in parità vinci tu. Le tessere impegnate si scartano comunque e il leader di chi perde torna indietro.
yy-commit = Impegna { $amount }: totale { $total }
yy-pass = Non impegnare niente
yy-ask-support = Guerra in { $hex } – { $sides }. Puoi sostenere uno stato con soldati della tua mano, che poi si scartano. Te lo chiediamo una volta sola. Vince lo stato più forte; in parità decide chi ha unito gli stati.
yy-support = Sostieni { $hex } con { $amount }: totale { $total }
yy-ask-winner = La guerra è in parità – { $sides }. La tessera che unisce è tua, quindi scegli chi vince. Gli altri stati perdono tutti i soldati e i leader in conflitto.
yy-ask-losses =
    Lo stato in { $hex } ha vinto, ma deve perdere { $n ->
        [one] ancora 1 soldato
       *[other] ancora { $n } soldati
    }. La tessera che unisce è tua, quindi scegli quali lasciano il tabellone.

## Il diario

yy-first = Comincia { $player }.
yy-begins = Tocca a { $player }.
yy-placed = { $player } posiziona una { $tile } in { $hex }.
yy-gained =
    { $player } guadagna { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } in { $vp }: { $why }.
yy-why-tile = tessera
yy-why-governor = tessera, grazie al governatore
yy-why-pagodas = pagode
yy-why-revolt = rivolta vinta
yy-why-war = guerra vinta
yy-placed-leader = { $player } posiziona il { $leader } in { $hex }.
yy-moved-leader = { $player } sposta il { $leader } da { $origin } a { $hex }.
yy-withdrew = { $player } ritira il { $leader } dal tabellone.
yy-returned = { $player } riprende il { $leader }.
yy-rioted-tiles = { $player } paga 2 contadini per una rivolta dei contadini: sparisce la { $tile } in { $hex }.
yy-rioted-leader = { $player } paga 1 contadino, con l’aiuto del leader, per una rivolta dei contadini: sparisce la { $tile } in { $hex }.
yy-establishes-tiles = { $player } paga 2 commercianti per una pagoda.
yy-establishes-leader = { $player } paga 1 commerciante, con l’aiuto del leader, per una pagoda.
yy-pagoda = { $player } costruisce la { $pagoda } su { $hexes }.
yy-pagoda-moved = { $player } sposta la { $pagoda } da { $origin } a { $hexes }.
yy-pagoda-lost = Una { $pagoda } perde il suo triangolo e torna accanto al tabellone.
yy-took = { $player } prende una { $tile } dal mercato.
yy-replaced =
    { $player } scarta { $n ->
        [one] 1 tessera coperta
       *[other] { $n } tessere coperte
    }.
yy-replaced-what = Scarti { $tiles }.
yy-drew =
    { $player } pesca { $n ->
        [one] 1 tessera
       *[other] { $n } tessere
    }.
yy-drew-what = Peschi { $tiles }.
yy-market-filled = Nuove nel mercato: { $tiles }.
yy-revolt = { $player } provoca una rivolta contro { $other }: { $leader } contro leader dello stesso colore.
yy-commits = { $player } impegna { $amount } e ha forza { $strength }.
yy-commits-nothing = { $player } non impegna niente.
yy-revolt-won = { $player } vince la rivolta, { $own } a { $against }.
yy-war = { $player } scatena una guerra con la tessera in { $hex } ({ $leaders }): { $sides }.
yy-supports = { $player } sostiene lo stato in { $hex } con { $amount }: forza { $strength }.
yy-supports-nobody = { $player } non sostiene nessuno.
yy-war-won = Lo stato in { $hex } vince la guerra – { $sides }.
yy-soldiers-lost = Soldati che lasciano il tabellone: { $hexes }.
yy-over-hand = Il sacchetto è vuoto e { $player } non può pescare: la partita è finita.
yy-over-replace = Il sacchetto è vuoto e { $player } non può sostituire tutte le tessere: la partita finisce subito.
yy-over-market = Il sacchetto è vuoto e il mercato non si può riempire: la partita è finita.
yy-over-standstill = Nessuno continua: la partita è finita.
yy-final = { $player } { $result }.
yy-result = ottiene { $score } con { $black } pergamene, { $red } armi, { $blue } raccolti, { $green } merci dopo aver assegnato { $gold } oro

## Il tavolo a parole

yy-say-turn =
    Turno { $turn }: { $player }, { $left ->
        [one] resta 1 azione
       *[other] restano { $left } azioni
    }.
yy-say-over = La partita è finita. Vittoria di { $winners }.
yy-say-seat = { $seat }
yy-say-war = Guerra, scatenata da { $player } con la tessera in { $hex }.
yy-say-revolt = Rivolta, provocata da { $player } con il leader in { $hex }.
yy-say-side = Parte in { $hex } ({ $leaders }): { $base } sul tabellone, { $committed } impegnati, forza { $strength }.
yy-say-support = Impegno di { $who }.
yy-say-supporter = { $player } ({ $n })
yy-say-hand =
    { $n ->
        [0] La tua mano è vuota.
        [one] La tua mano, 1 tessera: { $tiles }.
       *[other] La tua mano, { $n } tessere: { $tiles }.
    }
yy-say-points = Punti vittoria: { $points }.
yy-say-vp = { $n } { $vp }
yy-say-player =
    { $player }, dinastia { $dynasty }: { $n ->
        [one] 1 tessera
       *[other] { $n } tessere
    } in mano.
yy-say-on-board = Leader sul tabellone: { $leaders }.
yy-say-off-board = Leader fuori dal tabellone: { $leaders }.
yy-say-leader-at = { $role } in { $hex }
yy-say-owner-at = { $role } di { $player } in { $hex }
yy-say-market = Mercato: { $tiles }.
yy-say-bag = Tessere nel sacchetto: { $bag }. Scartate: { $box }.
yy-say-supply = Accanto al tabellone: { $pagodas }.
yy-say-spare = { $pagoda }: { $n }
yy-say-pagoda = Su { $hexes } si trova una { $pagoda }.
yy-say-state = Stato da { $hex }: leader { $leaders }; tessere { $tiles }.
yy-say-row = Riga { $row }: { $tiles }.
yy-say-tile = { $hex } { $role }
yy-say-capital = { $hex } { $role } ({ $capital })

## Le regole, per imparare e per consultare

yy-rules-goal-title = Il gioco in breve
yy-rules-goal =
    La Cina, sette stati combattenti, due fiumi. Guidi una dinastia con cinque leader, ognuno di un colore: governatore (nero), soldato (rosso), contadino (blu), commerciante (verde) e artigiano (giallo). Metti leader e tessere su una mappa di esagoni. Le tessere danno punti vittoria al leader del loro colore nello stato in cui si trovano.

    Raccogli punti in cinque colori: pergamene, armi, raccolti, merci e oro. L’oro è un jolly. Alla fine conta solo il **più debole** degli altri quattro colori, quindi ti servono tutti.

    Quando in uno stato si incontrano leader dello stesso colore nasce un conflitto: una **rivolta** tra due leader o una **guerra** tra stati. La partita finisce quando bisogna pescare e il sacchetto è vuoto.
yy-rules-board-title = Spazi e stati
yy-rules-board =
    Ogni spazio ha un nome, per esempio G7: riga G, settimo esagono da ovest. È terra o fiume e contiene una tessera o un leader, mai entrambi.

    Tessere e leader con un lato in comune sono collegati, e così tutto ciò che si tocca attraverso di loro. Un gruppo collegato con almeno un leader è uno **stato**; senza leader è solo un gruppo di tessere. Gli stati non hanno padrone: leader di più dinastie convivono in pace finché i colori sono tutti diversi.

    Ognuna delle sette capitali comincia con una tessera governatore. Poi una capitale è uno spazio come gli altri.

    Ricorda: **ogni leader deve sempre avere accanto una tessera governatore**, di qualsiasi gruppo. Se l’ultima sparisce, il leader torna subito indietro.
yy-rules-turn-title = Il tuo turno
yy-rules-turn =
    Fai fino a due azioni, anche due volte la stessa. Ognuna si conclude, con tutti i suoi conflitti, prima della seguente.

    - Posiziona, sposta o ritira un tuo leader.
    - Posiziona una tessera della mano.
    - Provoca una rivolta dei contadini: 2 contadini.
    - Costruisci una pagoda su un triangolo già pronto: 2 commercianti.
    - Sostituisci tessere della mano.

    Poi confermi la fine. Le tue pagode danno punti; torni a 6 tessere, e dopo di te chiunque ne abbia meno; il mercato torna a 6. Tra un’azione e l’altra non si pesca, se non per sostituire. Puoi tornare indietro finché non tocca ad altri rispondere o non si scopre qualcosa.
yy-rules-leaders-title = I leader
yy-rules-leaders =
    Con un’azione posizioni un leader, ne sposti uno già sul tabellone a qualsiasi distanza, o ne ritiri uno.

    Deve andare su uno **spazio di terra vuoto accanto a una tessera governatore**, mai su un fiume. Quando si sposta viene prima sollevato, quindi non si scontra con sé stesso. Posizionarlo non dà punti.

    Conta che cosa tocca:

    - Se tutti i leader così collegati hanno colori diversi va bene, anche se unisce due o tre stati.
    - Se tocca un solo stato, che ha già un leader dello stesso colore, c’è una **rivolta**.
    - Se unisce due o più stati e si incontrano leader dello stesso colore, lì non può andare.

    I gruppi senza leader qui non valgono come stati.
yy-rules-tiles-title = Le tessere
yy-rules-tiles =
    Metti una tessera della mano su uno spazio vuoto: **contadini (blu) sui fiumi, gli altri sulla terra**. Non deve toccare nulla.

    Se unisce stati i cui leader sono in conflitto c’è una **guerra**, e la tessera non ha altri effetti. Altrimenti, in quest’ordine:

    1. Può dare un punto.
    2. Se completa un triangolo del suo colore, puoi costruire una pagoda.
    3. Un **commerciante** ti fa prendere una delle tessere scoperte del mercato.
    4. Un **contadino** te ne fa mettere un altro dalla mano accanto a lui nella stessa azione, e così via, finché non c’è guerra e non costruisci una pagoda. Ognuno deve toccare quello appena messo e può dare un punto. L’offerta compare nella domanda successiva.
yy-rules-points-title = I punti vittoria
yy-rules-points =
    Una tessera messa senza guerra dà al massimo un punto, del suo colore:

    - a chi ha nello stato il leader **di quel colore**;
    - se non c’è, a chi ha nello stato il **leader governatore**;
    - altrimenti a nessuno.

    Non importa chi mette la tessera. Stati uniti in pace valgono come uno solo.

    Altri punti vengono dalle pagode alla fine del tuo turno e dalle rivolte e guerre vinte. I punti si prendono davanti a tutti ma stanno dietro lo schermo: nessuno vede i tuoi totali. Il nero sono pergamene, il rosso armi, il blu raccolti, il verde merci, il giallo oro.
yy-rules-pagodas-title = Le pagode
yy-rules-pagodas =
    Tre tessere dello stesso colore che si toccano tutte formano un triangolo. Se la tua nuova tessera ne completa uno senza guerra, e nessuna delle tre regge già una pagoda, puoi costruirci gratis la pagoda di quel colore. Puoi rinunciare. Più tardi servono un’azione e 2 commercianti, e va bene qualsiasi triangolo libero.

    Ci sono due pagode per colore, una sola gialla. Se accanto al tabellone non ne restano, se ne sposta una dello stesso colore; tra due scegli tu.

    Alla fine del **tuo** turno ogni tuo leader dà 1 punto per ogni pagoda del suo colore nel suo stato. Il governatore solo per quelle nere.

    Le tessere sotto mantengono ogni effetto. Se una sparisce, la pagoda torna accanto al tabellone.
yy-rules-actions-title = Contadini, pagoda, sostituzione
yy-rules-actions =
    - **Rivolta dei contadini.** Scarta 2 contadini dalla mano e togli una tessera qualsiasi dal tabellone, anche di una capitale o sotto una pagoda. La pagoda cade; i leader rimasti senza tessera governatore tornano indietro; uno stato può dividersi. Nessuno fa punti.

    - **Pagoda.** Scarta 2 commercianti e costruisci una pagoda su un triangolo le cui tre tessere non ne reggono, ovunque sia e di chiunque sia.

    In entrambi i casi il tuo leader di quel colore, se è fuori dal tabellone, può valere per una delle due tessere. Almeno una vera si paga sempre.

    - **Sostituzione.** Scarta da 1 a 6 tessere coperte e pescane altrettante. Se il sacchetto non basta, la partita finisce subito, senza punti delle pagode.
yy-rules-revolt-title = Le rivolte
yy-rules-revolt =
    Un leader che entra in uno stato con un leader del suo colore provoca una rivolta: chi lo muove attacca, l’altro difende.

    1. Ogni parte ha la forza delle **tessere governatore accanto al suo leader**. Una tessera accanto a entrambi vale per entrambi.
    2. Chi attacca può aggiungere governatori dalla mano, quanti vuole, mostrandoli.
    3. Poi può farlo chi difende. Nessun altro partecipa.

    Chi ha il leader governatore fuori dal tabellone può aggiungere 1.

    Vince il totale più alto; **in parità vince chi difende**. Il leader di chi perde lascia il tabellone, anche se era stato spostato. Chi vince guadagna 1 punto del colore dei leader. Tutte le tessere impegnate si scartano, da entrambe le parti.
yy-rules-war-title = Le guerre
yy-rules-war =
    Una tessera che unisce stati con leader dello stesso colore scatena una guerra. È una sola per tutti i colori e la vince un solo stato. La tessera che unisce non è di nessuno, non dà punti e non viene tolta.

    1. Ogni stato in guerra ha la forza delle sue **tessere soldato**. Uno stato unito senza leader in conflitto resta fuori.
    2. Dalla sinistra di chi ha messo la tessera, tutti rispondono una volta: sostenere **uno** stato con soldati della mano, o passare. Il leader soldato fuori dal tabellone può aggiungere 1. Non serve avere leader lì. Chi ha messo la tessera è l’ultimo.
    3. Vince il totale più alto. In parità sceglie chi ha messo la tessera.

    Gli altri stati in guerra perdono: i leader in conflitto tornano indietro e tutti i loro soldati si scartano. I leader di altri colori restano.
yy-rules-losses-title = Dopo una guerra
yy-rules-losses =
    - **Punti.** Per ogni leader rimandato indietro, chi ha il leader di quel colore nello stato vincente guadagna 1 punto di quel colore. Se lo stato vincente non ne ha, nessuno.

    - **Perdite di chi vince.** Deve perdere tanti soldati quanti ne aveva in tutto il perdente più forte. Prima le tessere che lo hanno sostenuto, quante che siano; contano anche i leader, che però tornano indietro. Se non basta, chi ha messo la tessera sceglie tessere soldato dello stato vincente da togliere.

    Tutte le tessere di sostegno si scartano. Le pagode rosse che perdono una tessera cadono. La tessera che unisce resta e collega ciò che tocca; gli stati rimasti sono in pace. Per lei niente punto, pagoda, mercato o altri contadini.
yy-rules-offboard-title = I leader fuori dal tabellone
yy-rules-offboard =
    Un leader che non è sul tabellone sta davanti al tuo schermo e aiuta lo stesso, tutte le volte che vuoi. Non si consuma mai e usarlo è una tua scelta.

    - **Governatore**: +1 per te in una rivolta, in attacco o in difesa.
    - **Soldato**: +1 allo stato che sostieni in una guerra, con tessere o da solo.
    - **Contadino**: vale per uno dei 2 contadini di una rivolta dei contadini.
    - **Commerciante**: vale per uno dei 2 commercianti di una pagoda.
    - **Artigiano**: niente.

    Sul tabellone, il leader governatore prende anche i punti delle tessere il cui leader manca nel suo stato, ma mai quelli delle pagode di altri colori.
yy-rules-hidden-title = Che cosa è nascosto
yy-rules-hidden =
    Tutti vedono il tabellone, i leader, le pagode e il mercato, quante tessere ci sono in ogni mano e nel sacchetto, ogni tessera messa, impegnata o pagata, e ogni punto quando viene guadagnato.

    Sono nascosti le tessere in mano, i totali dei punti, il sacchetto e le tessere scartate per sostituirle. Il tavolo può decidere di giocare a punti visibili.

    In una guerra o in una rivolta rispondi sempre, che tu abbia o no una tessera adatta: così la domanda stessa non rivela nulla. Se non hai o non vuoi dare niente, non impegnare niente. Ciò che impegni è definitivo.
yy-rules-end-title = La fine e la vittoria
yy-rules-end =
    La partita finisce **subito** quando bisogna pescare, per una mano o per il mercato, e il sacchetto è vuoto. Prendere l’ultima tessera non la chiude. Finisce anche se nessuno continua: a sacchetto vuoto, dopo un giro in cui nessuno doveva pescare, oppure dopo tre giri di soli passi.

    Allora si tolgono gli schermi. Ogni punto d’oro va a uno degli altri quattro colori; lo facciamo noi, sempre al tuo più basso. **Il tuo risultato è il tuo colore più basso.** Vince il risultato più alto.

    In parità si confronta il secondo colore più basso, poi il terzo, poi il più alto. Se sono tutti uguali vince chi ha meno oro; poi la vittoria è condivisa.
yy-rules-options-title = Le opzioni del tavolo
yy-rules-options =
    - **Durata**: nella partita breve in due, 24 tessere escono coperte.
    - **Punti vittoria**: nascosti o visibili a tutti.
    - **Azioni**: fino a 2 per turno, o esattamente 2.
    - **Leader soldato di chi vince**: di regola vale come un soldato perso; altrimenti dà solo forza e le perdite sono tutte tessere.
    - **Mercato dopo una guerra**: di regola un commerciante che scatena una guerra non fa prendere tessere.
    - **Parità in tutti i colori**: vince chi ha meno oro, o la vittoria è subito condivisa.
    - **Sacchetto vuoto**: se un giro senza pescare chiude la partita.

    La mappa è un disegno originale, non il tabellone stampato; chi gestisce il bot può caricarne un’altra.

### Yellow & Yangtze. Termini e lunghezze: docs/style.md.

## La sala d’attesa

yy-title = Yellow & Yangtze
yy-tagline = Guida una dinastia nel periodo degli Stati Combattenti: il tuo punteggio è il tuo colore più debole.
yy-option-length = Durata
yy-option-length-full = Partita intera con tutte le tessere
yy-option-length-short = Partita breve in 2: 24 tessere escono dal gioco senza essere viste
yy-option-scores = Punti vittoria
yy-option-scores-hidden = Nascosti fino alla fine
yy-option-scores-open = Visibili a tutti
yy-option-edition = Edizione delle regole
yy-option-edition-printed = Il regolamento stampato del 2018
yy-option-edition-2023 = L’edizione del 2023: vale per tutto ciò che sotto segue l’edizione
yy-option-actions = Azioni per turno
yy-option-actions-as_edition = Come nell’edizione: fino a 2, nel 2023 esattamente 2
yy-option-actions-up_to_two = Fino a 2
yy-option-actions-exactly_two = Esattamente 2
yy-option-winner_leader = Leader soldato che ha sostenuto lo stato vincente
yy-option-winner_leader-counts = Vale come un soldato perso: lo stato perde una tessera in meno
yy-option-winner_leader-extra = Dà solo forza: i soldati persi sono tutti tessere
yy-option-war_market = Tessera del mercato se il commerciante scatena una guerra
yy-option-war_market-as_edition = Come nell’edizione: si prende, nel 2023 no
yy-option-war_market-yes = Si prende
yy-option-war_market-no = Non si prende
yy-option-final_tie = Parità in tutti e quattro i colori
yy-option-final_tie-as_edition = Come nell’edizione: condivisa, nel 2023 vince chi ha meno oro
yy-option-final_tie-least_gold = Vince chi ha meno oro
yy-option-final_tie-shared = La vittoria è condivisa
yy-option-empty_bag = Sacchetto vuoto, ma nessuno deve pescare
yy-option-empty_bag-as_edition = Come nell’edizione: si continua, nel 2023 può finire
yy-option-empty_bag-ends = Se il mercato resta incompleto, o dopo un giro senza pescare, si finisce
yy-option-empty_bag-plays_on = Si continua
yy-short-for-two = la partita breve si gioca solo in 2. Scegli la partita intera, oppure giocate in 2.
yy-ending-won = Vittoria ai punti: il più alto tra i colori più bassi
yy-tie-colour =
    con più punti nel colore { $nth ->
        [2] secondo dal basso
        [3] terzo dal basso
       *[other] più alto
    } ({ $more } a { $less })
yy-tie-gold = con meno punti oro ({ $less } a { $more })
yy-ending-next_colour = Vittoria dopo una parità nel colore più basso: meglio nei successivi
yy-ending-gold = Vittoria dopo una parità in tutti e quattro i colori: meno oro
yy-ending-shared = Vittoria condivisa dopo una parità in tutto ciò che conta

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
yy-vp-black = nero (pergamene)
yy-vp-red = rosso (armi)
yy-vp-blue = blu (raccolti)
yy-vp-green = verde (merci)
yy-vp-yellow = giallo (oro)
yy-colour-black = nero
yy-colour-red = rosso
yy-colour-blue = blu
yy-colour-green = verde
yy-colour-yellow = giallo
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
yy-you = tu
yy-group-side = Sostieni { $hex } (forza { $strength })
yy-about-leader = ora in { $hex }
yy-side-strength = stato in { $hex } (forza { $strength })
yy-side-owners = Vince lo stato in { $hex } ({ $owners })

## Menu degli spazi

yy-row = Riga { $first }
yy-rows = Righe { $first }–{ $last }
yy-hexes = Da { $first } a { $last }
yy-hex = { $hex }
    .hint = esagono { $hex }
yy-about-gain = { $player } +{ $n } { $colour }
yy-about-own = +{ $n } { $colour }
yy-about-quick = +{ $n }
yy-about-both-quick = pagoda
yy-about-both = { $pagoda }, { $gain }
yy-about-both-own = { $pagoda }, +{ $n }
yy-about-pagoda-own = Pagoda (1 a turno)
yy-about-pagoda-other = Pagoda (1 a turno per { $player })
yy-about-pagoda-nobody = Pagoda (di nessuno)
yy-about-turn-own = 1 punto a turno
yy-about-turn-other = 1 punto a turno per { $player }
yy-about-turn-nobody = per ora non dà punti
yy-about-moved = { $scores }; viene da { $hexes }
yy-about-loses-own = perdi 1 punto a turno
yy-about-loses-other = { $player } perde 1 punto a turno
yy-about-loses-nobody = non dà punti a nessuno
yy-about-leaders = { $player } ({ $colours })
yy-about-alone =
    { $pagodas ->
        [0] Uno stato nuovo
        [one] 1 punto a turno; uno stato nuovo
       *[other] { $pagodas } punti a turno; uno stato nuovo
    }; governatori accanto: { $n }
yy-about-joins =
    { $pagodas ->
        [0] Con
        [one] 1 punto a turno; con
       *[other] { $pagodas } punti a turno; con
    } { $leaders }; governatori accanto: { $n }
yy-about-war =
    Guerra, { $outlook }: { $sides }; { $n ->
        [0] non puoi aggiungere nulla
       *[other] puoi aggiungere { $n }
    }
yy-about-standing = { $outlook }: { $sides }
yy-about-side = { $hex } { $strength } ({ $who })
yy-about-revolt =
    Rivolta contro { $player }, { $own } a { $against }: { $outlook }; { $n ->
        [0] non puoi aggiungere nulla
       *[other] puoi aggiungere { $n }
    }
yy-about-duel = { $own } a { $against }: { $outlook }
yy-about-tile = { $tile }
yy-about-falls = { $role }; con la tessera { $falls }
yy-about-victory =
    { $scored ->
        [0] Nessun punto
       *[other] { $gains }
    }; leader fuori dal tabellone: { $beaten }; altri soldati persi: { $n }
yy-outlook-state = in vantaggio { $hex }
yy-outlook-wins = vince { $hex }
yy-outlook-level = parità
yy-outlook-choice = parità, scegli tu chi vince
yy-outlook-yours = sei avanti
yy-outlook-theirs = sei sotto
yy-outlook-won = vinci, +1 { $colour }
yy-outlook-lost = perdi il leader { $colour }
yy-from = Sposta quella su { $hexes }
yy-build-black = Pagoda nera su { $hexes }
yy-build-red = Pagoda rossa su { $hexes }
yy-build-blue = Pagoda blu su { $hexes }
yy-build-green = Pagoda verde su { $hexes }
yy-build-yellow = Pagoda gialla su { $hexes }
yy-back = Scegli un’altra azione
yy-group-back = Un’altra azione
yy-group-pass = Niente
yy-group-commit = Impegna governatori
yy-group-withdraw = Fuori dal tabellone
yy-group-chain = Un altro contadino
yy-group-chain-actions = Altro contadino, leader e altre azioni
yy-group-tiles = Posiziona una tessera
yy-group-actions = Leader e altre azioni
yy-group-end = Fine del turno
yy-group-score = Dove fai punti
yy-group-score-more = Dove fai punti, altri spazi
yy-group-fight = Dove combatti
yy-group-fight-more = Dove combatti, altri spazi
yy-group-falls = Dove cade altro
yy-group-falls-more = Dove cade altro, altri spazi
yy-group-elsewhere = Dove non fai punti
yy-menu-action = Scegli un’azione
yy-menu-hex = Scegli uno spazio
yy-menu-riot = Scegli la tessera da togliere
yy-menu-triangle = Scegli un triangolo
yy-menu-from = Scegli una pagoda
yy-menu-market = Scegli una tessera
yy-menu-replace = Scegli le tessere da scartare
yy-menu-commit = Scegli che cosa impegnare
yy-menu-support = Scegli chi sostenere
yy-menu-winner = Scegli chi vince
yy-menu-losses = Scegli i soldati da perdere
yy-menu-end = Chiudi il turno o continua
yy-final-war = tocca agli altri rispondere
yy-final-seen = gli altri lo vedono
yy-final-draw = si pesca
yy-final-end = il turno finisce
yy-call-defend = difenditi dalla rivolta di { $player } in { $hex }
yy-call-support = sostieni una parte nella guerra di { $player } in { $hex }

## Domande

yy-ask-action =
    { $left ->
        [one] Resta 1 azione: una tessera, un leader o altro.
       *[other] Restano { $left } azioni: posiziona una tessera, muovi un leader o scegli altro.
    }{ $chain ->
        [0] { "" }
       *[other] { " " }Un altro contadino accanto all’ultimo è gratis.
    }{ $bare ->
        [0] { "" }
       *[other] { " " }Le tessere danno punti ai leader, e dei tuoi non ce n’è sul tabellone.
    }
yy-do-chain = Aggiungi un contadino in { $hex }
yy-do-place-black = Nera { $hex }
    .hint = Posiziona una tessera nera su { $hex }
yy-do-place-red = Rossa { $hex }
    .hint = Posiziona una tessera rossa su { $hex }
yy-do-place-blue = Blu { $hex }
    .hint = Posiziona una tessera blu su { $hex }
yy-do-place-green = Verde { $hex }
    .hint = Posiziona una tessera verde su { $hex }
yy-do-place-yellow = Gialla { $hex }
    .hint = Posiziona una tessera gialla su { $hex }
yy-start-black = Posa nera
yy-start-red = Posa rossa
yy-start-blue = Posa blu
yy-start-green = Posa verde
yy-start-yellow = Posa gialla
yy-do-tile-black = Nera ×{ $n }
    .hint = Posiziona una tessera nera
yy-do-tile-red = Rossa ×{ $n }
    .hint = Posiziona una tessera rossa
yy-do-tile-blue = Blu ×{ $n }
    .hint = Posiziona una tessera blu
yy-do-tile-green = Verde ×{ $n }
    .hint = Posiziona una tessera verde
yy-do-tile-yellow = Gialla ×{ $n }
    .hint = Posiziona una tessera gialla
yy-do-place-leader = Posiziona il tuo { $leader }
yy-do-move-leader = Sposta o ritira il tuo { $leader }
yy-do-riot-tiles = Provoca una rivolta dei contadini e togli una tessera: 2 contadini
yy-do-riot-leader = Provoca una rivolta dei contadini con l’aiuto del leader: 1 contadino
yy-do-pagoda-tiles = Costruisci una pagoda su un triangolo pronto: 2 commercianti
yy-do-pagoda-leader = Costruisci una pagoda con l’aiuto del leader: 1 commerciante
yy-do-replace = Sostituisci tessere della mano: fino a 6
yy-do-end = Chiudi subito il turno
yy-ask-end =
    { $left ->
        [0] Hai finito le azioni.
        [one] Hai ancora 1 azione.
       *[other] Hai ancora { $left } azioni.
    } Chiudi il turno? Le tue pagode danno punti, poi si riforniscono le mani e il mercato.
yy-end = Chiudi il turno
yy-ask-tile-hex =
    Scegli lo spazio per la tua { $tile }: { $colour ->
        [blue] fiume libero. Poi puoi aggiungere un altro contadino accanto.
        [green] terra libera. Poi prendi una tessera del mercato.
       *[other] terra libera.
    } Il punto va al leader del suo colore o, se manca, al governatore; se si incontrano leader dello stesso colore è guerra.
yy-ask-place-leader = Scegli lo spazio per il tuo { $leader }: terra libera accanto a una tessera governatore. In uno stato che ha già un leader di quel colore provochi una rivolta.
yy-ask-move-leader = Scegli dove va il tuo { $leader }, ora in { $hex }: terra libera accanto a una tessera governatore, oppure fuori dal tabellone. In uno stato che ha già un leader di quel colore provochi una rivolta.
yy-withdraw = Ritiralo dal tabellone
yy-ask-riot-tiles = Scegli la tessera da togliere con la rivolta dei contadini; costa 2 contadini. Cadono anche la pagoda e i leader che regge.
yy-ask-riot-leader = Scegli la tessera da togliere con la rivolta dei contadini; costa 1 contadino, il leader fa da secondo. Cadono anche la pagoda e i leader che regge.
yy-ask-triangle-tiles = Scegli il triangolo per la pagoda, di chiunque siano le tessere; costa 2 commercianti.
yy-ask-triangle-leader = Scegli il triangolo per la pagoda, di chiunque siano le tessere; costa 1 commerciante, il leader fa da secondo.
yy-ask-pagoda = La tua tessera completa un triangolo: puoi costruirci gratis la { $pagoda }. Più tardi costerebbe un’azione e dei commercianti.
yy-no-pagoda = Non costruire la pagoda
yy-ask-from = Accanto al tabellone non resta nessuna { $pagoda }, quindi una si sposta su { $hexes }. Scegli quale.
yy-ask-market = Grazie al commerciante puoi prendere in mano una tessera scoperta del mercato.
yy-take =
    Prendi un { $role }: { $n ->
        [one] ce n’è 1
       *[other] ce ne sono { $n }
    }
yy-take-nothing = Non prendere niente
yy-ask-replace = Scegli da 1 a 6 tessere da scartare coperte; ne peschi altrettante. Se nel sacchetto non bastano, la partita finisce subito.
yy-discard = Scarta una { $tile }: { $n } in mano
yy-ask-attack = Rivolta: il tuo { $leader } ha { $own }, quello di { $other } { $against }. Impegna governatori per vincere; poi si scartano. Dopo risponde { $other }, che vince in parità.
yy-ask-defend = Rivolta di { $other }: { $against } contro i tuoi { $own }. Impegna governatori per tenere il tuo { $leader }; poi si scartano. In parità vinci tu.
yy-commit = Impegna { $amount }: totale { $total }
yy-pass = Non impegnare niente
yy-ask-support = Guerra in { $hex } – { $sides }. Puoi sostenere uno stato con soldati della mano, una volta sola; poi si scartano. Vince il più forte.
yy-ask-support-last = Guerra in { $hex } – { $sides }. Rispondi dopo tutti: aggiungi soldati della mano a uno stato; poi si scartano. In parità scegli tu chi vince.
yy-support = Sostieni { $hex } con { $amount }: totale { $total }
yy-ask-winner = La guerra è in parità – { $sides }. La tessera unificante è tua, quindi scegli chi vince; gli altri perdono i soldati e i leader in conflitto.
yy-ask-losses =
    Lo stato in { $hex } ha vinto, ma deve perdere { $n ->
        [one] ancora 1 soldato
       *[other] ancora { $n } soldati
    } per pareggiare la forza di chi ha perso. La tessera unificante è tua: scegli quali.

## Risposte in anticipo

yy-standing-support-own = Guerra: sostieni la tua parte
yy-standing-support-nobody = Guerra: non sostenere nessuno
yy-standing-defend = Rivolta contro di te: difendi
yy-ahead-support = Con { $amount }
yy-ahead-elsewhere = Nessuno, finché non combatte un tuo leader
yy-ahead-all = Nessuno, anche se combattono tuoi leader
yy-ahead-nothing = Non impegnare niente
yy-ahead-defend =
    { $n ->
        [one] Fino a 1 governatore
       *[other] Fino a { $n } governatori
    }, il minimo che vince
yy-ahead-defending = fino al tuo prossimo turno; se serve, con un leader fuori
yy-ahead-next-turn = fino al tuo prossimo turno
yy-ahead-at-war = finché non combatte un tuo leader; non nelle guerre che inizi tu
yy-ahead-next-war = una volta, se i tuoi leader stanno da una parte sola; fino al tuo prossimo turno

## Perché no

yy-no-asked = Ora la domanda è un’altra. { $menu }.
yy-no-action = In questo turno non ti restano azioni.
yy-no-closing = Stai chiudendo il turno. Torna indietro per fare un’altra azione.
yy-no-held = In mano non hai nessuna { $tile }.
yy-no-more = In mano hai solo { $tiles }.
yy-no-price =
    Costa { $price }; { $n ->
        [0] non ne hai
       *[other] ne hai solo { $n }
    }.
yy-no-help = Il tuo { $leader } è sul tabellone; aiuta solo da fuori.
yy-no-quick = { $hex } non è tra gli spazi migliori per fare punti con una { $tile }: scegli prima la tessera, poi lo spazio.
yy-no-room = Non resta nessuno spazio libero per una { $tile }.
yy-no-leader-room = Il tuo { $leader } non ha terra libera accanto a una tessera governatore dove andare.
yy-no-hand = La tua mano è vuota.
yy-no-end =
    A questo tavolo le azioni sono esattamente 2: { $n ->
        [one] ne resta 1
       *[other] ne restano { $n }
    }.
yy-no-free = Non c’è un triangolo di tre tessere dello stesso colore senza pagoda.
yy-no-chain = Un altro contadino può seguire solo subito dopo un contadino, senza guerra e senza pagoda.
yy-no-beside = { $hex } non è accanto a { $last }, dove sta l’ultimo contadino.
yy-no-taken = { $hex } è occupato: { $what }.
yy-no-river = { $hex } è fiume: ci vanno solo i contadini (blu).
yy-no-land = { $hex } è terra: i contadini (blu) vanno sui fiumi.
yy-no-away = Il tuo { $leader } è fuori dal tabellone.
yy-no-origin = Il tuo { $leader } è in { $hex }: spostalo da lì.
yy-no-move = Il tuo leader è già in { $hex }.
yy-no-leader-river = { $hex } è fiume: i leader stanno sulla terra.
yy-no-governor = { $hex } non è accanto a una tessera governatore (nera), che serve a ogni leader.
yy-no-union = In { $hex } unirebbe più stati e si incontrerebbero leader dello stesso colore: { $leaders }.
yy-no-tile = In { $hex } non c’è nessuna tessera.
yy-no-riot = In { $hex } c’è un leader: { $leader }. La rivolta dei contadini toglie solo tessere.
yy-no-triangle = { $hexes } non sono tre tessere dello stesso colore.
yy-no-covered = Una tessera di { $hexes } regge già una pagoda.
yy-no-new = { $hexes } non comprende la tessera appena posizionata.
yy-no-from = Su { $hexes } non c’è nessuna { $pagoda }.
yy-no-market = Al mercato non c’è nessuna { $tile }.
yy-no-side = Nessuno stato di questa guerra ha il nome { $hex }; gli stati: { $sides }.
yy-no-strongest = Lo stato in { $hex } non è tra i più forti.
yy-no-loss = In { $hex } non c’è nessun soldato dello stato vincente.

## Il diario

yy-first = Comincia { $player }.
yy-begins = Tocca a { $player }.
yy-placed = { $player } posiziona una { $tile } in { $hex }.
    .brief = { $tile } in { $hex }
yy-gained =
    { $player } guadagna { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } in { $vp }: { $why }.
    .also =
        { $why ->
            [pagode] +{ $n } { $vp } dalle pagode
           *[other] +{ $n } { $vp }
        }
    .other =
        { $why ->
            [pagode] { $player } +{ $n } { $vp } dalle pagode
           *[other] { $player } +{ $n } { $vp }
        }
    .fate = +{ $n } { $vp }
yy-why-tile = tessera
yy-why-governor = tessera, grazie al governatore
yy-why-pagodas = pagode
yy-why-revolt = rivolta vinta
yy-why-war = guerra vinta
yy-placed-leader = { $player } posiziona il { $leader } in { $hex }.
    .brief = { $leader } in { $hex }
yy-moved-leader = { $player } sposta il { $leader } da { $origin } a { $hex }.
    .brief = { $leader } a { $hex }
yy-withdrew = { $player } ritira il { $leader } dal tabellone.
    .brief = ritira il { $leader }
yy-returned = { $player } riprende il { $leader }.
    .also = riprende il { $leader }
    .other = { $player } riprende il { $leader }
    .brief = perde il { $leader }
    .fate = perdi il { $leader }
yy-rioted-tiles = { $player } scarta 2 contadini per una rivolta dei contadini: via la { $tile } in { $hex }.
    .brief = rivolta dei contadini in { $hex }
yy-rioted-leader = { $player } scarta 1 contadino, con l’aiuto del leader, per una rivolta dei contadini: via la { $tile } in { $hex }.
    .brief = rivolta dei contadini in { $hex }
yy-establishes-tiles = { $player } scarta 2 commercianti per una pagoda.
yy-establishes-leader = { $player } scarta 1 commerciante, con l’aiuto del leader, per una pagoda.
yy-pagoda = { $player } costruisce la { $pagoda } su { $hexes }.
    .also = costruisce la { $pagoda } su { $hexes }
    .other = { $player } costruisce la { $pagoda } su { $hexes }
    .brief = costruisce la { $pagoda }
yy-pagoda-moved = { $player } sposta la { $pagoda } da { $origin } a { $hexes }.
    .also = sposta la { $pagoda } da { $origin } a { $hexes }
    .other = { $player } sposta la { $pagoda } da { $origin } a { $hexes }
    .brief = sposta la { $pagoda }
yy-pagoda-lost = Una { $pagoda } perde il suo triangolo e torna accanto al tabellone.
    .also = cade la { $pagoda }
    .other = cade la { $pagoda }
    .brief = cade la { $pagoda }
yy-took = { $player } prende una { $tile } dal mercato.
    .also = prende una { $tile } dal mercato
    .other = { $player } prende una { $tile } dal mercato
    .brief = prende una { $tile }
yy-replaced =
    { $player } scarta { $n ->
        [one] 1 tessera coperta
       *[other] { $n } tessere coperte
    }.
    .brief =
        cambia { $n ->
            [one] 1 tessera
           *[other] { $n } tessere
        }
yy-replaced-what = Scarti { $tiles }.
    .also = i tuoi scarti: { $tiles }
yy-drew =
    { $player } pesca { $n ->
        [one] 1 tessera
       *[other] { $n } tessere
    }.
    .also =
        pesca { $n ->
            [one] 1 tessera
           *[other] { $n } tessere
        }
    .other =
        { $player } pesca { $n ->
            [one] 1 tessera
           *[other] { $n } tessere
        }
yy-drew-what = Peschi { $tiles }.
    .also = peschi { $tiles }
    .other = peschi { $tiles }
yy-market-filled = Nuove tessere al mercato: { $tiles }.
    .also = nuove al mercato: { $tiles }
    .other = nuove al mercato: { $tiles }
yy-revolt = { $player } provoca una rivolta contro { $other }: nello stesso stato c’è un { $leader } per parte.
    .also = rivolta contro { $other }
    .brief = rivolta contro { $other }
yy-rebel = { $strength } ({ $player })
yy-commits = { $player } impegna { $amount } e ha forza { $strength }.
yy-commits-nothing = { $player } non impegna niente.
yy-revolt-won = { $player } vince la rivolta, { $own } a { $against }.
    .brief = vince la rivolta
yy-war = { $player } scatena una guerra con la tessera in { $hex }. Leader in conflitto: { $leaders }. Le parti: { $sides }.
    .also = guerra per { $leaders } – { $sides }
    .brief = guerra in { $hex }
yy-supports = { $player } sostiene lo stato in { $hex } con { $amount }: forza { $strength }.
yy-supports-nobody = { $player } non sostiene nessuno.
yy-war-won = Lo stato in { $hex } vince la guerra – { $sides }.
    .brief = vince lo stato in { $hex }
yy-soldiers-lost = Lasciano il tabellone i soldati in { $hexes }.
    .also = soldati persi: { $hexes }
    .other = soldati persi: { $hexes }
    .brief = soldati persi: { $hexes }
yy-over-hand = Il sacchetto è vuoto e { $player } non può pescare: la partita è finita.
yy-over-replace = Il sacchetto è vuoto e { $player } non può sostituire tutte le tessere: la partita finisce subito.
yy-over-market = Il sacchetto è vuoto e il mercato non si può rifornire: la partita è finita.
yy-over-undrawn = Il sacchetto è vuoto e per un giro intero nessuno ha dovuto pescare: la partita è finita.
yy-over-standstill = Da 3 giri nessuno fa azioni né punti: la partita è finita. È una regola di questo programma, non del regolamento, perché un tavolo abbandonato da tutti arrivi alla fine.
yy-final = { $player } { $result }.
yy-result = ottiene { $score }: pergamene { $black }, armi { $red }, raccolti { $blue }, merci { $green }; oro assegnato: { $gold }

## Il tavolo a parole

yy-say-turn =
    Turno { $turn }: { $player }, { $left ->
        [one] resta 1 azione
       *[other] restano { $left } azioni
    }.
yy-say-over = La partita è finita. Vittoria di { $winners }.
yy-say-war = Guerra, scatenata da { $player } con la tessera in { $hex }.
yy-say-revolt = Rivolta, provocata da { $player } con il leader in { $hex }.
yy-say-side = Parte in { $hex } ({ $leaders }): { $base } sul tabellone, { $committed } impegnati, forza { $strength }.
yy-say-support = Forza impegnata da { $who }.
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
yy-say-state = Stato che comincia in { $hex }: leader { $leaders }; tessere { $tiles }.
yy-say-row = Riga { $row }: { $tiles }.
yy-say-tile = { $hex } { $role }
yy-say-capital = { $hex } { $role } ({ $capital })

## Le regole, per imparare e per consultare

yy-rules-goal-title = Il gioco in breve
yy-rules-goal =
    La Cina, sette stati combattenti, due fiumi. Guidi una dinastia con cinque leader, ognuno di un colore: governatore (nero), soldato (rosso), contadino (blu), commerciante (verde) e artigiano (giallo). Posizioni leader e tessere su una mappa di esagoni. Le tessere danno punti vittoria al leader del loro colore nello stato in cui si trovano.

    Raccogli punti in cinque colori: pergamene, armi, raccolti, merci e oro. L’oro è un jolly. Alla fine conta solo il **più debole** degli altri quattro colori, quindi ti servono tutti.

    Quando in uno stato si incontrano leader dello stesso colore nasce un conflitto: una **rivolta** tra due leader o una **guerra** tra stati. La partita finisce quando bisogna pescare e il sacchetto è vuoto.
yy-rules-board-title = Spazi e stati
yy-rules-board =
    Ogni spazio ha un nome, per esempio G7: riga G, settimo esagono da ovest. È terra o fiume e contiene una tessera o un leader, mai entrambi.

    Tessere e leader con un lato in comune sono collegati, e così tutto ciò che formano insieme passando di lato in lato. Un gruppo collegato con almeno un leader è uno **stato**; senza leader è solo un gruppo di tessere. Gli stati non hanno padrone: leader di più dinastie convivono in pace finché i colori sono tutti diversi.

    Ognuna delle sette capitali comincia con una tessera governatore. Per il resto una capitale è uno spazio come gli altri.

    Ricorda: **ogni leader deve sempre avere accanto una tessera governatore**, di qualsiasi gruppo. Se l’ultima viene tolta, il leader lascia subito il tabellone.
yy-rules-turn-title = Il tuo turno
yy-rules-turn =
    Fai fino a due azioni, anche due volte la stessa. Ognuna si conclude, con tutti i suoi conflitti, prima della seguente.

    - Posiziona, sposta o ritira un tuo leader.
    - Posiziona una tessera della mano.
    - Provoca una rivolta dei contadini: 2 contadini.
    - Costruisci una pagoda su un triangolo già pronto: 2 commercianti.
    - Sostituisci tessere della mano.

    Poi confermi la fine. Le tue pagode danno punti; torni a 6 tessere, e dopo di te chiunque ne abbia meno; il mercato torna a 6. Tra un’azione e l’altra non si pesca, se non per sostituire tessere. Puoi tornare indietro finché non tocca ad altri rispondere o non viene rivelato qualcosa di nascosto.
yy-rules-leaders-title = I leader
yy-rules-leaders =
    Con un’azione posizioni un leader, ne sposti uno già sul tabellone a qualsiasi distanza, o ne ritiri uno.

    Deve andare su uno **spazio di terra vuoto accanto a una tessera governatore**, mai su un fiume. Quando si sposta viene prima tolto dal suo spazio, quindi non si scontra con sé stesso. Posizionarlo non dà punti.

    Conta che cosa tocca:

    - Se tutti i leader così collegati hanno colori diversi va bene, anche se unisce due o tre stati.
    - Se tocca un solo stato, che ha già un leader dello stesso colore, c’è una **rivolta**.
    - Se unisce due o più stati e si incontrano leader dello stesso colore, lì non può andare.

    I gruppi senza leader qui non valgono come stati.
yy-rules-tiles-title = Le tessere
yy-rules-tiles =
    Posiziona una tessera della mano su uno spazio vuoto: **contadini (blu) sui fiumi, gli altri sulla terra**. Non serve che tocchi altro.

    Se unisce stati i cui leader sono in conflitto c’è una **guerra**, e la tessera non ha altri effetti, salvo poi la tessera del mercato se è un commerciante. Altrimenti, in quest’ordine:

    1. Può dare un punto.
    2. Se completa un triangolo del suo colore, puoi costruire una pagoda.
    3. Dopo un **commerciante** puoi prendere una delle tessere scoperte del mercato.
    4. Dopo un **contadino** puoi posizionarne un altro dalla mano nella stessa azione, e così via, finché non scoppia una guerra e non costruisci una pagoda. Ognuno deve toccare quello appena posizionato e può dare un punto. La scelta compare nella domanda successiva.
yy-rules-points-title = I punti vittoria
yy-rules-points =
    Una tessera posizionata senza guerra dà al massimo un punto, del suo colore:

    - a chi ha nello stato il leader **di quel colore**;
    - se non c’è, a chi ha nello stato il **leader governatore**;
    - altrimenti a nessuno.

    Non importa chi posiziona la tessera. Stati uniti in pace valgono come uno solo.

    Altri punti vengono dalle pagode alla fine del tuo turno e dalle rivolte e guerre vinte. I punti si prendono davanti a tutti ma stanno dietro lo schermo: nessuno vede i tuoi totali. I punti neri sono pergamene, i rossi armi, i blu raccolti, i verdi merci, i gialli oro.
yy-rules-pagodas-title = Le pagode
yy-rules-pagodas =
    Tre tessere dello stesso colore che si toccano tutte formano un triangolo. Se la tua nuova tessera ne completa uno senza guerra, e nessuna delle tre regge già una pagoda, puoi costruirci gratis la pagoda di quel colore. Puoi rinunciare. Più tardi servono un’azione e 2 commercianti, e va bene qualsiasi triangolo libero.

    Ci sono due pagode per colore, una sola gialla. Se accanto al tabellone non ne restano, se ne sposta una dello stesso colore; tra due scegli tu.

    Alla fine del **tuo** turno ogni tuo leader dà 1 punto per ogni pagoda del suo colore nel suo stato. Il governatore solo per quelle nere.

    Le tessere sotto la pagoda contano come prima. Se una viene tolta, la pagoda torna accanto al tabellone.
yy-rules-actions-title = Contadini, pagoda, sostituzione
yy-rules-actions =
    - **Rivolta dei contadini.** Scarta 2 contadini dalla mano e togli una tessera qualsiasi dal tabellone, anche di una capitale o sotto una pagoda. La pagoda cade; i leader rimasti senza tessera governatore lasciano il tabellone; uno stato può dividersi. Nessuno fa punti.

    - **Pagoda.** Scarta 2 commercianti e costruisci una pagoda su un triangolo le cui tre tessere non ne reggono, ovunque sia e di chiunque sia.

    In entrambi i casi il tuo leader di quel colore, se è fuori dal tabellone, può valere come una delle due tessere. L’altra si paga sempre.

    - **Sostituzione.** Scarta da 1 a 6 tessere coperte e pescane altrettante. Se nel sacchetto non ce ne sono abbastanza, la partita finisce subito, senza punti delle pagode.
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
    Una tessera che unisce stati con leader dello stesso colore scatena una guerra, una sola per tutti i colori, e la vince un solo stato. La tessera unificante non conta per nessuno, non dà punti e non viene tolta.

    1. Ogni stato in guerra ha la forza delle sue **tessere soldato**. Uno stato unito senza leader in conflitto resta fuori.
    2. In senso orario, a sinistra di chi ha posizionato la tessera, tutti rispondono una volta: sostenere **uno** stato con soldati della mano, o passare. Il leader soldato fuori dal tabellone può aggiungere 1. Non serve avere leader lì. Chi ha posizionato la tessera risponde per ultimo.
    3. Vince il totale più alto. In parità sceglie chi ha posizionato la tessera.

    Gli altri stati in guerra perdono: i leader in conflitto lasciano il tabellone e tutti i soldati di quegli stati si scartano. I leader di altri colori restano.
yy-rules-losses-title = Dopo una guerra
yy-rules-losses =
    - **Punti.** Per ogni leader così eliminato, chi ha il leader di quel colore nello stato vincente guadagna 1 punto di quel colore. Se lo stato vincente non ne ha, nessuno.

    - **Perdite di chi vince.** Deve perdere tanti soldati quanti ne aveva in tutto il perdente più forte. Prima si scartano tutte le tessere che lo hanno sostenuto, anche se sono di più; contano anche i leader, che però tornano a chi li ha dati. Se non basta, chi ha posizionato la tessera sceglie tessere soldato dello stato vincente da togliere.

    Tutte le tessere di sostegno si scartano. Le pagode rosse che perdono una tessera cadono. La tessera unificante resta e collega ciò che tocca; gli stati rimasti sono in pace. Non porta punti, pagode né altri contadini; un commerciante dà ora la sua tessera del mercato.
yy-rules-offboard-title = I leader fuori dal tabellone
yy-rules-offboard =
    Un leader che non è sul tabellone sta davanti al tuo schermo e aiuta lo stesso, tutte le volte che vuoi. Non si consuma mai e usarlo è una tua scelta.

    - **Governatore**: +1 per te in una rivolta, in attacco o in difesa.
    - **Soldato**: +1 allo stato che sostieni in una guerra, con tessere o da solo.
    - **Contadino**: vale come uno dei 2 contadini di una rivolta dei contadini.
    - **Commerciante**: vale come uno dei 2 commercianti di una pagoda.
    - **Artigiano**: nessun aiuto.

    Sul tabellone, il leader governatore prende anche i punti delle tessere il cui leader manca nel suo stato, ma mai quelli delle pagode di altri colori.
yy-rules-hidden-title = Che cosa è nascosto
yy-rules-hidden =
    Tutti vedono il tabellone, i leader, le pagode e il mercato, quante tessere ci sono in ogni mano e nel sacchetto, ogni tessera posizionata, impegnata o pagata, e ogni punto quando viene guadagnato.

    Sono nascosti le tessere in mano, i totali dei punti, il sacchetto e le tessere scartate per sostituirle. Il tavolo può decidere di giocare a punti visibili.

    In una guerra o in una rivolta rispondi sempre, che tu abbia o no una tessera adatta: così la domanda stessa non rivela nulla. Se non hai o non vuoi dare niente, non impegnare niente. Ciò che impegni è definitivo.
yy-rules-end-title = La fine e la vittoria
yy-rules-end =
    La partita finisce **subito** quando qualcuno deve pescare e il sacchetto è vuoto. Prendere l’ultima tessera non la chiude, e nemmeno un mercato rimasto incompleto. Una regola di questo programma, non del regolamento: finisce anche dopo 3 giri in cui nessuno ha fatto azioni né punti.

    Allora si tolgono gli schermi. Ogni punto d’oro va a uno degli altri quattro colori; ci pensa il bot, sempre al tuo più basso. **Il tuo risultato è il tuo colore più basso.** Vince il risultato più alto.

    In parità si confronta il secondo colore più basso, poi il terzo, poi il più alto. Se sono tutti uguali la vittoria è condivisa.
yy-rules-options-title = Le opzioni del tavolo
yy-rules-options =
    - **Durata**: nella partita breve in due, 24 tessere escono dal gioco senza essere viste.
    - **Punti vittoria**: nascosti o visibili a tutti.
    - **Edizione**: il regolamento stampato o l’edizione del 2023. In questa fai esattamente 2 azioni; un commerciante che scatena una guerra non dà diritto a una tessera del mercato; in parità in tutti i colori vince chi ha meno oro; e a sacchetto vuoto un mercato incompleto o un giro senza pescare chiudono la partita. Ognuna delle quattro si può anche scegliere da sola.
    - **Leader soldato di chi vince**: di regola vale come un soldato perso; altrimenti dà solo forza e le perdite sono tutte tessere.

    La mappa è un disegno originale, non il tabellone stampato; chi gestisce il bot può caricarne un’altra.

## Ciò che un suggerimento nomina: di più, o di meno (`.less`) come prezzo

yy-worth-points = punti dove ti servono di più
    .less = meno punti dove ti servono di più
    .theirs = meno punti nei colori che contano
yy-worth-conflict = possibilità di vincere la rivolta o la guerra
    .less = meno possibilità di vincere la rivolta o la guerra
yy-worth-leaders = leader sul tabellone, con cui le tue tessere danno punti
    .less = meno leader sul tabellone, e quindi meno tessere che danno punti
    .theirs = meno leader sul tabellone
yy-worth-pagodas = punti dalle pagode nei prossimi turni
    .less = meno punti dalle pagode nei prossimi turni
yy-worth-triangles = triangoli a cui manca una sola tessera per una pagoda
    .less = meno triangoli a cui manca una sola tessera per una pagoda
yy-worth-safety = sicurezza per i tuoi leader
    .less = più pericoli per i tuoi leader
    .theirs = più pericoli per i suoi leader
yy-worth-hand = tessere utili in mano
    .less = meno tessere utili in mano

### Parole sulle immagini di Yellow & Yangtze: brevi, lo spazio è poco.

yy-pane-map = La mappa
yy-pane-players = Giocatori e leader

yy-pic-turn = Turno { $turn }
yy-pic-over = Finita
yy-pic-to-play = di turno
yy-pic-to-answer = risponde
yy-pic-won = vince
yy-pic-left =
    { $actions ->
        [one] 1 azione rimasta
       *[other] { $actions } azioni rimaste
    }{ $bag ->
        [0] { " " }· sacchetto vuoto: la prossima pesca chiude la partita
        [one] { " " }· 1 tessera alla fine
       *[other] { " " }· { $bag } tessere alla fine
    }
yy-pic-to-the-end =
    { $n ->
        [0] sacchetto vuoto
        [one] 1 tessera alla fine
       *[other] { $n } tessere alla fine
    }
yy-pic-actions =
    { $n ->
        [one] 1 azione rimasta
       *[other] { $n } azioni rimaste
    }
yy-pic-last = Ultimo
yy-pic-may = si può scegliere
yy-pic-gains = a chi va il punto
yy-pic-builds = completa una pagoda
yy-pic-starts-war = scatena una guerra
yy-pic-starts-revolt = scatena una rivolta
yy-pic-side-strength = forza { $n }
yy-pic-player = { $player }
yy-pic-market = Mercato
yy-pic-bag = Sacchetto: { $n }
yy-pic-discarded = Scartate: { $n }
yy-pic-pagodas = Pagode rimaste
yy-pic-beside = accanto (rivolta)
yy-pic-in-state = nel suo stato (guerra)
yy-pic-pays = rende ogni turno
yy-pic-off-board = Fuori
yy-pic-points-short = Punti

## Rivolte e guerre

yy-pic-war = Guerra in { $hex }
yy-pic-revolt = Rivolta in { $hex }
yy-pic-war-by = unisce
yy-pic-revolt-by = attacca
yy-pic-decides = decide
yy-pic-sum = mappa { $base } + mano { $sent }
yy-pic-choosing = sceglie
yy-pic-passed = passa
yy-pic-last-asked = alla fine
yy-pic-base-war = Soldati sulla mappa
yy-pic-base-revolt = Governatori accanto
yy-pic-conflict-over = Finita: ha vinto la parte in { $hex }.
yy-pic-conflict-asks = Ora risponde: { $players }

## La mano

yy-pic-tiles =
    { $n ->
        [one] La tua unica tessera
       *[other] Le tue { $n } tessere
    }
yy-pic-points = I tuoi punti vittoria – dei primi quattro colori conta il più basso
yy-pic-leaders = I tuoi leader
yy-pic-vp-black = pergamene
yy-pic-vp-red = armi
yy-pic-vp-blue = raccolti
yy-pic-vp-green = merci
yy-pic-vp-yellow = oro

## Il punteggio

yy-pic-score-rule = L’oro va al colore più basso, e il colore più basso è il punteggio.
yy-pic-score-hidden = Dietro lo schermo fino alla fine

## Da vicino

yy-pic-states = Stati
yy-pic-no-states = Ancora nessuno stato: nessun leader è in gioco.
yy-pic-map-nw = Mappa, nord-ovest
yy-pic-map-ne = Mappa, nord-est
yy-pic-map-sw = Mappa, sud-ovest
yy-pic-map-se = Mappa, sud-est
yy-pic-leader-on = In { $hex }. Tessere governatore accanto: { $governors }. Nel suo stato: tessere soldato { $soldiers }, pagode del suo colore { $pagodas }.
yy-pic-away-black = Fuori dal tabellone: in una rivolta aggiunge 1 al suo giocatore.
yy-pic-away-red = Fuori dal tabellone: in una guerra aggiunge 1 allo stato che il suo giocatore appoggia.
yy-pic-away-blue = Fuori dal tabellone: vale uno dei 2 contadini di una rivolta dei contadini.
yy-pic-away-green = Fuori dal tabellone: vale uno dei 2 commercianti di una pagoda.
yy-pic-away-yellow = Fuori dal tabellone: lì non serve a nulla.
yy-pic-alt-changes = Ultimo turno:

## Carte

yy-pic-in-the-box = Nel gioco: { $n }
yy-pic-one-each = Uno per ogni dinastia
yy-pic-tile-black = Va sulla terra. Ogni leader deve averne una accanto. Decide le rivolte: quelle accanto a un leader sono la sua forza, e altre si aggiungono dalla mano.
yy-pic-tile-red = Va sulla terra. Decide le guerre: quelle di uno stato sono la sua forza, e tutti possono aggiungerne dalla mano.
yy-pic-tile-blue = Va solo sui fiumi. Dopo averne messa una puoi metterne un’altra accanto nella stessa azione. Due dalla mano provocano una rivolta dei contadini che toglie una tessera qualsiasi.
yy-pic-tile-green = Va sulla terra. Dopo averla messa puoi prendere una tessera dal mercato. Due dalla mano costruiscono una pagoda su un triangolo libero qualsiasi.
yy-pic-tile-yellow = Va sulla terra. I suoi punti sono oro: alla fine valgono per uno qualsiasi degli altri quattro colori.
yy-pic-leader-black = Guadagna i punti delle tessere nere nel suo stato, e di ogni tessera il cui leader vi manca. Fuori dal tabellone aggiunge 1 in una rivolta.
yy-pic-leader-red = Guadagna i punti delle tessere rosse nel suo stato. Fuori dal tabellone aggiunge 1 allo stato che appoggi in una guerra.
yy-pic-leader-blue = Guadagna i punti delle tessere blu nel suo stato. Fuori dal tabellone vale uno dei 2 contadini di una rivolta dei contadini.
yy-pic-leader-green = Guadagna i punti delle tessere verdi nel suo stato. Fuori dal tabellone vale uno dei 2 commercianti di una pagoda.
yy-pic-leader-yellow = Guadagna i punti delle tessere gialle nel suo stato: oro, che vale per qualsiasi colore. Fuori dal tabellone non serve.
yy-pic-pagoda-black = Sta su tre tessere nere che si toccano tra loro. Alla fine del tuo turno il tuo leader nero nello stesso stato guadagna 1 pergamena.
yy-pic-pagoda-red = Sta su tre tessere rosse che si toccano tra loro. Alla fine del tuo turno il tuo leader rosso nello stesso stato guadagna 1 arma. Una guerra può abbatterla.
yy-pic-pagoda-blue = Sta su tre tessere blu che si toccano tra loro. Alla fine del tuo turno il tuo leader blu nello stesso stato guadagna 1 raccolto.
yy-pic-pagoda-green = Sta su tre tessere verdi che si toccano tra loro. Alla fine del tuo turno il tuo leader verde nello stesso stato guadagna 1 merce.
yy-pic-pagoda-yellow = Sta su tre tessere gialle che si toccano tra loro. Alla fine del tuo turno il tuo leader giallo nello stesso stato guadagna 1 oro.

### Parole sulle immagini del Fiume d’Oro: brevi, lo spazio è poco.

rog-pic-over = Partita finita
rog-pic-to-emperor =
    { $n ->
        [one] 1 tessera
       *[other] { $n } tessere
    } alla visita dell’Imperatore, { $all } alla fine
rog-pic-to-end =
    { $n ->
        [one] 1 tessera
       *[other] { $n } tessere
    } alla fine
rog-pic-last-round = Ultimo giro: si finisce prima di { $player }
rog-pic-to-play = di turno
rog-pic-slot = Posto { $n }
rog-pic-stack =
    { $n ->
        [one] Era { $era ->
            [1] I
           *[2] II
        }: 1 tessera
       *[other] Era { $era ->
            [1] I
           *[2] II
        }: { $n } tessere
    }
rog-pic-region = Regione { $n }: { $region }
rog-pic-player = { $player }
rog-pic-row = Fila degli edifici
rog-pic-free = Riva libera: { $cost } koku. Fiume { $river }. Una riva vuota rende 1 koku a chi la visita.
rog-pic-built = { $tile }, fiume { $river }: { $text }.
rog-pic-deliver-now = Puoi consegnare
rog-pic-missing = Mancano:
rog-pic-imperial = { $tile }: { $good }
rog-pic-scoring = Tessera punteggio { $number }
rog-pic-two-players = 2 giocatori
rog-pic-more-players = 3 o 4 giocatori

## I riquadri

rog-pane-river = Il fiume
rog-pane-court = La corte
rog-pic-land-1 = Dorso del Mondo
rog-pic-land-2 = Foresta Shinomen
rog-pic-land-3 = Alleanza dei Tre Uomini
rog-pic-land-4 = Bosco delle Kitsune
rog-pic-land-5 = Acquitrini Uebe
rog-pic-land-6 = Baia del Terremoto
rog-pic-era =
    Era { $era ->
        [1] I
       *[2] II
    }
rog-pic-last = Ultimo giro
rog-pic-left =
    { $n ->
        [one] 1 tessera
       *[other] { $n } tessere
    }
rog-pic-start = inizio
rog-pic-row-end = fine fila +1[sun]
rog-pic-emperor-came = L’Imperatore è venuto

## Descrizioni delle immagini

rog-pic-alt-player = { $player }: { $vp } PV, { $koku } koku.
rog-pic-alt-changes = Ultimo turno:

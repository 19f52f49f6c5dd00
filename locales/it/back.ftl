### Al ritorno: che cosa è successo dal proprio ultimo turno.

back-button = Novità
back-own = **Dal tuo ultimo turno** ({ $when }): { $n ->
        [0] ancora nulla.
        [one] 1 turno.
       *[other] { $n } turni.
    }
back-start = **Dall’inizio della partita** ({ $when }): { $n ->
        [0] ancora nulla.
        [one] 1 turno.
       *[other] { $n } turni.
    }
back-round = **L’ultimo giro** ({ $when }): { $n ->
        [0] ancora nulla.
        [one] 1 turno.
       *[other] { $n } turni.
    }
back-points = Punti: { $who }
back-point = { $name } { $points }
back-point-changed = { $name } { $points } ({ $change })
back-yours = **Per te:** { $what }
back-times = { $what } ×{ $n }
back-did = { $player }: { $deeds }
back-turn = **{ $number }** { $did }
back-more =
    { $n ->
        [one] 1 altro turno prima: Registro
       *[other] altri { $n } turni prima: Registro
    }
back-marked = Numeri come nell’immagine, sopra i più recenti.
back-away = Dal tuo ultimo turno, { $when }, è successo molto. **Novità** lo mostra in un’immagine.
back-list-more =
    { $n ->
        [one] e 1 altro tavolo
       *[other] e altri { $n } tavoli
    }

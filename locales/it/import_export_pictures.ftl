### Words on the pictures of Import / Export: short, there is little room.

## The bar above all panes

ie-pic-turn = Turno { $n }
ie-pic-race = { $now } di { $end }
ie-pic-last-turn = Ultimo turno
ie-pic-won = Fine della partita
ie-pic-leads = sceglie o pesca
ie-pic-follows = seguire o pescare
ie-pic-decides = decide
ie-pic-acts = agisce
ie-pic-picks-ship = sceglie una nave
ie-pic-bids = offerte per { $ship }
ie-pic-imports = importa

## The sea

ie-pane-sea = Il mare
ie-pic-action = { $action }
ie-pic-no-action = nessuna azione
ie-pic-auction = asta { $n }
ie-pic-pass = passa
ie-pic-island = Isola
ie-pic-deck = Mazzo { $n }
ie-pic-discard = Scarti { $n }
ie-pic-last = Ultimo

## The harbours

ie-pane-harbours = I porti
ie-pane-more = Altri porti
ie-pic-at-sea = in mare
ie-pic-loaded = caricati { $n } di { $of }
ie-pic-free =
    { $n ->
        [one] libera: 1 posto
       *[other] libera: { $n } posti
    }
ie-pic-imports-held = Import
ie-pic-goods-held = Merci
ie-pic-completed =
    { $n ->
        [one] 1 completata
       *[other] { $n } completate
    }
ie-pic-spent = usate
ie-pic-no-effect = nessun effetto
ie-pic-level = +1

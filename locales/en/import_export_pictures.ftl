### Words on the pictures of Import / Export: short, there is little room.

## The bar above all panes

ie-pic-turn = Turn { $n }
ie-pic-race = { $now } of { $end }
ie-pic-last-turn = Last turn
ie-pic-won = Game over
ie-pic-leads = leads or draws
ie-pic-follows = follow or draw
ie-pic-decides = to decide
ie-pic-acts = to act
ie-pic-picks-ship = picks a ship
ie-pic-bids = bid for { $ship }
ie-pic-imports = to import

## The sea

ie-pane-sea = The sea
ie-pic-action = { $action }
ie-pic-no-action = no action yet
ie-pic-auction = auction { $n }
ie-pic-pass = pass
ie-pic-island = Supply island
ie-pic-deck = Deck { $n }
ie-pic-discard = Discard { $n }
ie-pic-last = Last

## The harbours

ie-pane-harbours = The harbours
ie-pane-more = More harbours
ie-pic-at-sea = at sea
ie-pic-loaded = { $n } of { $of } loaded
ie-pic-free =
    { $n ->
        [one] free: 1 place
       *[other] free: { $n } places
    }
ie-pic-imports-held = Imports
ie-pic-goods-held = Goods
ie-pic-completed =
    { $n ->
        [one] 1 completed
       *[other] { $n } completed
    }
ie-pic-spent = spent
ie-pic-no-effect = no effect
ie-pic-level = +1

### Parole nelle immagini di Yokohama: brevi, c’è poco posto.

## La città

yk-pane-city = La città
yk-pic-to-play = di turno
yk-pic-round = Round { $n }
yk-pic-over = Partita finita
yk-pic-one-more = Dopo questo ancora un round
yk-pic-last-round = Ultimo round

## Plance e giocatori

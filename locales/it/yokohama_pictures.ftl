### Parole nelle immagini di Yokohama: brevi, c’è poco posto.

## La città

yk-pane-city = La città
yk-pic-to-play = di turno
yk-pic-round = Round { $n }
yk-pic-over = Partita finita
yk-pic-one-more = Dopo questo ancora un round
yk-pic-last = Ultimo turno
yk-pic-ends = Fine a
yk-pic-canal = Qui non si agisce e non si costruisce. Il presidente può passare anche senza un tuo assistente: 1 yen.
yk-pic-player = { $player }
yk-pic-last-round = Ultimo round
yk-pic-area-copper = Rame
yk-pic-area-copper_1 = Rame 1
yk-pic-area-copper_2 = Rame 2
yk-pic-area-silk = Filanda
yk-pic-area-silk_1 = Filanda 1
yk-pic-area-silk_2 = Filanda 2
yk-pic-area-tea = Tè
yk-pic-area-tea_1 = Tè 1
yk-pic-area-tea_2 = Tè 2
yk-pic-area-fish = Pesca
yk-pic-area-fish_1 = Pesca 1
yk-pic-area-fish_2 = Pesca 2
yk-pic-area-bank = Banca
yk-pic-area-chinatown = Quartiere
yk-pic-area-church = Chiesa
yk-pic-area-customs = Dogana
yk-pic-area-agency = Agenzia
yk-pic-area-lab_a = Lab A
yk-pic-area-lab_b = Lab B
yk-pic-area-port_a = Porto A
yk-pic-area-port_b = Porto B
yk-pic-area-canal = Canale

## Plance e giocatori

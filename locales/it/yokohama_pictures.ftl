### Parole nelle immagini di Yokohama: brevi, c’è poco posto.

## La città

yk-pane-city = La città
yk-pic-to-play = di turno
yk-pic-round = { $n }º round
yk-pic-over = Partita finita
yk-pic-one-more = Dopo questo ancora un round
yk-pic-last = Ultimo turno
yk-pic-ends = Fine a
yk-pic-canal = Qui non si agisce e non si costruisce. Il presidente può passare anche senza un tuo assistente: 1 yen.
yk-pic-player = { $player }
yk-pic-last-round = Ultimo round
yk-pic-alt-player = { $player }: { $vp } PV.
yk-pic-alt-changes = Ultimo turno:
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
yk-pic-area-lab_a = Lab. A
yk-pic-area-lab_b = Lab. B
yk-pic-area-port_a = Porto A
yk-pic-area-port_b = Porto B
yk-pic-area-canal = Canale

## Plance e giocatori

yk-pane-boards = Le plance
yk-pane-players = Chi gioca
yk-pic-level = livello { $level } · { $reaches }
yk-pic-power = Potere { $power }+
yk-pic-surcharge =
    { $n ->
        [0] valore
       *[other] valore +{ $n }
    }
yk-pic-agents = Agenti
yk-pic-rewards = Premi
yk-pic-end-at = su { $n }

## Che cosa fanno le tecnologie, in due o tre parole

yk-pic-does-ball = per ordine
yk-pic-does-brick_factory = per assistente
yk-pic-does-electric_lighting = per ufficio
yk-pic-does-exposition = subito
yk-pic-does-gas_lighting = per negozio
yk-pic-does-language_school = per ordine
yk-pic-does-printing_press = per tecnologia
yk-pic-does-mining_technology = ogni volta
yk-pic-does-newspaper = in 4 aree
yk-pic-does-patent_system = per tecnologia
yk-pic-does-postal_system = accanto a rivali
yk-pic-does-spinning_frame = a ogni turno
yk-pic-does-stagecoach = non paghi
yk-pic-does-station = in un’area
yk-pic-does-stock_exchange = a ogni turno
yk-pic-does-telegraph = 1 accanto a 2
yk-pic-does-telephone = può restare
yk-pic-does-tram = ovunque
yk-pic-does-university = a ogni turno
yk-pic-does-winery = per assistente

## Il pannello di chi gioca

yk-pic-hand = Mano
yk-pic-warehouse = Magazzino
yk-pic-built = Costruiti
yk-pic-more-technologies =
    +{ $n } { $n ->
        [one] tecnologia
       *[other] tecnologie
    }
yk-pic-first = 1º
yk-pic-at-the-end = Alla fine
yk-pic-end-church = Più presenze in Chiesa { $first } PV, poi { $second }
yk-pic-end-customs = Più presenze in Dogana { $first } PV, poi { $second }
yk-pic-end-technology = Più valore di tecnologie { $first } PV, poi { $second }
yk-pic-end-countries = Serie di { $sizes } Paesi: { $vp } PV
yk-pic-end-agents = Ogni agente non usato { $vp } PV
yk-pic-end-imports = Ogni merce d’importazione { $vp } PV
yk-pic-end-yen = Ogni { $n } yen 1 PV
yk-pic-end-products = Ogni { $n } prodotti 1 PV

## Carte

yk-pic-technology = { $text }. Valore { $value }; { $countries }
yk-pic-worth = { $first } PV alla prima persona, { $later } PV alle altre
yk-pic-missing = Mancano:
yk-pic-complete-now = Pronto da completare

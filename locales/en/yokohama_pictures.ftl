### Words on the pictures of Yokohama: short, there is little room.

## The city

yk-pane-city = The city
yk-pic-to-play = to play
yk-pic-round = Round { $n }
yk-pic-over = Game over
yk-pic-one-more = One more round after this
yk-pic-last = Last turn
yk-pic-ends = End at
yk-pic-canal = Nobody acts here and nobody builds. Your president may pass without an assistant of yours: 1 yen.
yk-pic-player = { $player }
yk-pic-last-round = Last round
yk-pic-area-copper = Copper
yk-pic-area-copper_1 = Copper 1
yk-pic-area-copper_2 = Copper 2
yk-pic-area-silk = Silk
yk-pic-area-silk_1 = Silk 1
yk-pic-area-silk_2 = Silk 2
yk-pic-area-tea = Tea
yk-pic-area-tea_1 = Tea 1
yk-pic-area-tea_2 = Tea 2
yk-pic-area-fish = Fishing
yk-pic-area-fish_1 = Fishing 1
yk-pic-area-fish_2 = Fishing 2
yk-pic-area-bank = Bank
yk-pic-area-chinatown = Chinatown
yk-pic-area-church = Church
yk-pic-area-customs = Customs
yk-pic-area-agency = Agency
yk-pic-area-lab_a = Lab A
yk-pic-area-lab_b = Lab B
yk-pic-area-port_a = Port A
yk-pic-area-port_b = Port B
yk-pic-area-canal = Canal

## Boards and players

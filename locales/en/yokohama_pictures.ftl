### Words on the pictures of Yokohama: short, there is little room.

## The city

yk-pane-city = The city
yk-pic-to-play = to play
yk-pic-round = Round { $n }
yk-pic-over = Game over
yk-pic-one-more = One more round after this
yk-pic-last-round = Last round

## Boards and players

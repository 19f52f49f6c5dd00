### When there is no such picture.

core-picture-no-game = There are no pictures of “{ $game }”. Ask for the table in words instead.
core-picture-no-hand = Only players have a hand to look at. Take a seat in a game first.
core-picture-not-asked = You have no open question in this game now, so there is nothing to mark. Look at the board instead.
core-picture-nothing-to-show = This question has no place on the board and is about no card, so there is nothing to show.
core-picture-unknown = There is no picture of “{ $kind }”. Choose one from the list.

## Score sheets

core-pic-score = Final score
core-pic-score-so-far = Score so far
core-pic-total = Total

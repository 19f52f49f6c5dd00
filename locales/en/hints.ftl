### Hints: what a steady player would do, for the eyes of whoever asks. What moves are good for is
### each game's own: `<prefix>-worth-<reason>`, and as a price `<prefix>-worth-<reason>.less`.

hint-button = Hint
hint-do = Hint: **{ $what }**
hint-then = Then: { $what }
hint-times = { $n } × { $what }
hint-only = There is nothing else to choose.
hint-more = More than with other moves: { $gain }.
hint-more-two = More than with other moves: { $gain }; { $second }.
hint-price = The price: { $price }.
hint-hinders = It leaves { $player } with { $less }.
hint-wins = It wins the game.
hint-even = Other moves look about as good.
hint-helped = With hints: { $who }.

## Refusals

hint-not-asked = There is nothing to answer now: a hint needs a question the table waits for.
hint-none = There is no hint for this question. What is asked stays open: choose as you like.
hint-patience = Your last hint is still being thought of. It appears in a moment.

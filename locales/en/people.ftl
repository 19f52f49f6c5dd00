### What concerns one person wherever they are: pages that lead on, commands on people and messages,
### what is stored about them. Names come escaped; { $guest } is a mention.

## Pages that lead on

people-mine = My tables
people-around = Tables on this server
people-settings = My settings
people-which-hand = You play at several tables. Which hand do you want to see?
people-hand-of = { $game } (table { NUMBER($table, useGrouping: 0) })
people-help-abroad = **Harbormaster** hosts board games on servers that have invited it. Here you have it for yourself, and nobody else sees what it tells you.
    - **/mine** lists your tables on all servers, with the way to each.
    - **/hand** shows your hand, and lets you play when a table waits for you.
    - **/settings** changes direct messages, pictures and invitations.
    - To open a table, go to a server where Harbormaster is, and use **/game new** there.

## Commands on people and messages: names of at most 32 characters

people-menu-offer = Offer a seat at this table
people-menu-moment = Board at this moment
people-call-own = Offer your own seat ({ $letter }, with your hand) in this game of { $game } to { $name }? They are called to it; anybody in its channel may take it, and you play on until somebody does.
people-call-free = Call { $name } to the seat that is to be had ({ $letter }) in this game of { $game }? Whoever is first takes it.
people-call-seated-only = Only those who sit at this table can call somebody to it.
people-seat-offered = { $guest }, the seat of { $name } ({ $letter }) in this game of { $game } is to be had. Whoever takes it plays on with its hand and its points; until then { $name } stays.
people-seat-vacant = { $guest }, nobody sits on seat { $letter } of this game of { $game }. Whoever takes it plays on with its hand and its points.
people-moment-none = There is no board to show for this message. Choose one with which I told of a turn; of games that began before the last update, only newer turns can be shown.
people-moment-shown = The board as this message showed it, after:
people-board-now = The board now

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
people-may-not-open = On this server not everybody opens tables. Ask somebody who may: once the rematch is open, you can join it.

## What is stored

people-own-data = My data
people-data = **What is stored about you** are your Discord number, your names, what you chose in /settings, and the tables you sat at, followed or were invited to, with your answers.
    If you delete it, nobody can bring it back:
    - { $playing ->
        [0] You sit in no running game.
        [one] In 1 running game your seat becomes vacant. It lives on, and somebody else may take the seat.
       *[other] In { $playing } running games your seats become vacant. They live on, and others may take the seats.
    }
    - { $lobbies ->
        [0] You sit in no lobby.
        [one] You leave 1 lobby.
       *[other] You leave { $lobbies } lobbies.
    }
    - { $over ->
        [0] No game that has ended names you.
        [one] 1 game that has ended keeps what your seat did, and forgets who you were.
       *[other] { $over } games that have ended keep what your seat did, and forget who you were.
    }
    - The messages with your hands disappear from our direct messages. What was posted in channels belongs to their servers and stays there.
    Backups of the operator keep it for up to a week more. If you use the bot again, you are somebody new to it.
people-read-data = As a file
people-data-read = Here is everything that is stored about you.
people-forget = Delete my data
people-forgotten = It is done: nothing says any more who you were.
people-did-leave = has left for good, and seat { $letter } is vacant. Whoever presses “Join the game” below the table’s message plays on with its hand and its points.
people-somebody = Somebody
people-server-data = **What is stored about this server** are its settings, what its admins did, and its tables: { $playing } running, { $lobbies } in the lobby, { $over } over. If I am sent away, I keep it for 30 days, so that everything goes on if I am invited again, and then forget it.
    As a file you get what anybody on the server may see; hands stay hidden.
people-server-read = Here is everything about this server that is nobody’s secret: a file for its settings and one for each table.
people-forget-server = Delete everything and leave
people-forget-server-sure = This ends all games of this server, deletes them with all settings, and I leave. Nobody can bring it back. Are you sure?
people-forget-sure = Delete it all
people-server-forgotten = It is done: nothing about this server is stored any more. Goodbye.
people-too-much = This is more than fits into a message here. Ask whoever runs this bot for it.

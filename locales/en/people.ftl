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

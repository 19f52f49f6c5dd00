### Lobbies: how they start, wishes for seats, the company one likes. Names come escaped; { $when } is a moment that Discord shows to each reader in their own time.

## How a lobby starts

lobby-starts = Start
lobby-starts-press = when the host presses Start
lobby-starts-full = by itself, once it is full
lobby-minute = **All { $most } seats are taken: it starts { $when }.** Anybody seated can press Not yet.
lobby-not-yet = Not yet
lobby-start-now = Start now
lobby-no-minute = This table is not about to start by itself. It waits for its host to press Start.
lobby-stopped = It does not start by itself now: its host can press Start. It does again when a seat has become free and is taken anew.

## Wishes for seats

lobby-wished = You wish for: { $seats }. Any other seat is as good as the next.
lobby-wished-nothing = You have no wish yet: any seat will do.
lobby-wish-first = The seat you want most
lobby-wish-next = If not that, this one
lobby-unwish = No wishes
lobby-no-wishes = Wishes do not count at this table. Its host can change that with Options.
lobby-dealt =
    Seats by wishes: { $first ->
        [0] nobody has the seat they wanted most
        [one] 1 has the seat they wanted most
       *[other] { $first } have the seat they wanted most
    }, { $none ->
        [0] nobody had to take one they did not wish for.
        [one] 1 had to take one they did not wish for.
       *[other] { $none } had to take one they did not wish for.
    }
lobby-dealt-free = Seats by wishes: nobody had any, so they were drawn.
lobby-proof = Seats: in the order of the lobby the wishes were { $wishes }, and these seats were dealt: { $seats }. Of all ways that leave the fewest without a wished seat, and then put the others highest on their lists, the seed chose this one.
lobby-proof-none = none

## The company one likes

lobby-manner-talk = Talk
lobby-manner-talk-any = as it comes
lobby-manner-talk-chatty = chatty
lobby-manner-talk-quiet = quiet
lobby-manner-newcomers = Beginners
lobby-manner-newcomers-any = not mentioned
lobby-manner-newcomers-welcome = welcome
lobby-manner-speech = Spoken
lobby-manner-speech-any = not mentioned
lobby-manner-speech-en = English
lobby-manner-speech-it = Italian
lobby-etiquette = Here: { $line }

## How reliable people are: short, behind a name

lobby-record-in-time = { $share } % in time
lobby-record-dropped = dropped { $dropped } of { $tables }
lobby-record-both = { $share } % in time, { $lost }
lobby-record-hidden = record not shown
lobby-limit-lowered = You sit at as many tables here as your record allows now: { $most }, where others may have { $usual }. It rises again with turns in time and games played to their end; a table that ends makes room, too.

## Playing with others: one’s own page

lobby-company = Playing with others
lobby-own-turns = In time: { $share } % of about { $turns } turns.
lobby-own-tables = Tables: about { $tables }, { $dropped } of them dropped.
lobby-own-nothing = In time: there are too few turns with a clock to say anything yet.
lobby-own-shown = Lobbies show this beside your name. It counts games with a clock on all servers, and fades: after 90 days half as much.
lobby-own-hidden = Lobbies say beside your name that you do not show this. It counts games with a clock on all servers, and fades: after 90 days half as much.
lobby-record-hide = Do not show my record
lobby-record-show = Show my record
lobby-avoid = Avoid somebody
lobby-unavoid = Avoid somebody no more
lobby-avoid-list = You avoid: { $who }.
lobby-avoid-about = Nobody is ever told whom you avoid. You are asked before you sit down beside them and told when they sit down at your table, and their invitations do not call you.
lobby-avoid-met = Somebody you avoid sits at { $where }.
lobby-avoid-oneself = You cannot avoid yourself. Choose somebody else.
lobby-avoid-bot = Bots sit nowhere unless somebody adds them. Choose a person.
lobby-avoid-most = You avoid { $most } people, which is the most. Take somebody off the list first.
lobby-avoided-there = Somebody you avoid sits at this table. Nobody is told that you were asked.
lobby-join-anyway = Sit down all the same
lobby-avoided-came-lobby = Somebody you avoid has taken a seat at your table of { $game } in { $where }. They do not know that you avoid them. You can leave; it looks like any leaving.
lobby-avoided-came-playing = Somebody you avoid has taken a seat in your game of { $game } in { $where }. They do not know that you avoid them. If you would rather not go on, /game offer hands your seat over there.

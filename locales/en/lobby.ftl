### Lobbies: how they start, wishes for seats, the company one likes. Names come escaped; { $when } is a moment that Discord shows to each reader in their own time.

## How a lobby starts

lobby-starts = Start
lobby-starts-press = when the host presses Start
lobby-starts-full = by itself, a minute after the last seat is taken
lobby-minute = **All { $most } seats are taken: it starts { $when }.** Anybody seated can press Not yet.
lobby-not-yet = Not yet
lobby-start-now = Start now
lobby-no-minute = This table is not about to start by itself. It waits for its host to press Start.
lobby-stopped = It does not start by itself now. It starts when the host presses Start, or by itself when it has become full anew.

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

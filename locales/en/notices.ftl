### How people are told that a table waits for them: the notices themselves, and the page on which
### each person says how they want them. Names come escaped.

## Notices by direct message

notices-title = **{ $game }** · { $channel }
notices-up = It is your turn.
notices-wanted = You are wanted out of turn: { $what }.
notices-last = Before you: { $line }
notices-until = Answer until { $until }.
notices-several = **{ $n } tables wait for you**
notices-some = A table waits for you: /mine says where.
notices-line = [{ $game }]({ $link }): { $what }
notices-more = And { $n } more: /mine lists all.
notices-how = My notices

notices-digest-waiting = **Your tables today: { $n } { $n ->
        [one] waits
       *[other] wait
    } for you**
notices-digest-up = your turn since { $since }
notices-digest-others = The others:
notices-digest-for = waits for { $who }
notices-digest-paused = paused

## The page

notices-heading = **How you are told that a table waits for you**
notices-way-channel = By a mention in the table’s channel.
notices-way-dm = By direct message.
notices-way-both = By a mention in the table’s channel and by direct message.
notices-way-digest = Once a day, in a digest of all your tables by direct message.
notices-here-as-others = This table ({ $game }): as all others.
notices-here = This table ({ $game }): { $way ->
        [channel] a mention in its channel.
        [dm] a direct message.
        [both] a mention and a direct message.
       *[digest] only in the digest.
    }
notices-quiet-none = Quiet hours: none. Your clock shows { $now } ({ $zone }).
notices-quiet = Quiet hours: { $from } to { $to }. Your clock shows { $now } ({ $zone }). Whatever comes up meanwhile is told when they end.
notices-digest-at = Digest: at { $at }, if a table waits for you.
notices-reminders-on = Reminders: two at most, as each table’s pace has them, and if somebody asks for one.
notices-reminders-off = Reminders: none. You are told once that a table waits for you, and no more.
notices-refused = ⚠️ The last direct message was refused { $when }: “{ $detail }”. You are called in the channel instead. Allow direct messages from members of a server where we both are, then send a test.
notices-failed = ⚠️ The last direct message has not arrived yet ({ $when }): “{ $detail }”. I keep trying.
notices-else = **Hand, pictures, invitations**

notices-pick = How I am told
notices-pick-here = How I am told of this table
notices-pick-this = This table: { $what }
notices-pick-channel = A mention in the channel
notices-pick-dm = A direct message
notices-pick-both = Both
notices-pick-digest = A digest once a day
notices-pick-as-others = As of all others
notices-hours = Quiet hours, time zone
notices-reminders-turn-off = No reminders
notices-reminders-turn-on = Remind me

## The form of the hours: a title and labels of at most 45 characters

notices-form = Your hours
notices-form-zone = Time zone
notices-form-typed = Another zone
notices-form-typed-about = A city or a name such as Asia/Kathmandu. Leave it empty to use the zone above.
notices-form-from = Quiet from
notices-form-to = Quiet until
notices-form-digest = Hour of the digest
notices-form-never = No quiet hours

notices-no-zone = There is no time zone “{ $typed }”. Open the form again and type one of these: { $names }.

-- Paces have numbers: a table keeps those that its people have agreed to.

ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '';  -- '': no clock

-- What was called relaxed had no clock: that is what friends play by from now on.
UPDATE tables SET pace = 'friends' WHERE pace = 'relaxed';
UPDATE server_settings SET settings = replace(replace(settings, '"relaxed"', '"friends"'),
    '["friends","daily","live"]', '["friends","relaxed","daily","brisk","live"]');

-- How much time each seat has, where there is a clock.
CREATE TABLE clocks (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    bank INTEGER NOT NULL,  -- seconds for turns to come, while it is asked nothing
    remaining INTEGER NOT NULL DEFAULT 0,  -- for what it is asked, when it last began to run
    given INTEGER NOT NULL DEFAULT 0,  -- the same, when it was asked
    since INTEGER,  -- it runs since then; NULL: it stands still
    asked INTEGER,  -- the number of the question; NULL: it is asked nothing
    off_turn INTEGER NOT NULL DEFAULT 0,  -- in the turn of another, which has a time of its own
    reminded INTEGER NOT NULL DEFAULT 0,  -- how often
    extended INTEGER NOT NULL DEFAULT 0,  -- it has had its one extension
    reminder_channel_id INTEGER,  -- the message that reminds its owner
    reminder_id INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Somebody's time is up for good, and the others are asked what now.
CREATE TABLE stalls (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    seat INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    at INTEGER NOT NULL,
    channel_id INTEGER,
    message_id INTEGER
) STRICT;

CREATE TABLE stall_votes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- Who is away, and who was: their clocks stand still, within a budget a year.
CREATE TABLE absences (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id),
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    back_at INTEGER  -- NULL: they are away now
) STRICT;

CREATE UNIQUE INDEX one_absence_at_a_time ON absences (user_id) WHERE back_at IS NULL;

-- Lobbies: they may start by themselves, seats may be wished for, and whoever hosts says what company is meant.

ALTER TABLE tables ADD COLUMN starts TEXT NOT NULL DEFAULT 'press'
    CHECK (starts IN ('press', 'full'));  -- by the host, or by itself once it is full
ALTER TABLE tables ADD COLUMN starts_at INTEGER;  -- when it starts by itself; NULL: not just now
ALTER TABLE tables ADD COLUMN manners TEXT NOT NULL DEFAULT '{}';  -- talk, newcomers, language
ALTER TABLE tables ADD COLUMN seated TEXT NOT NULL DEFAULT '';  -- how wishes became seats, by seat
ALTER TABLE tables ADD COLUMN seats_by TEXT NOT NULL DEFAULT 'joined'
    CHECK (seats_by IN ('joined', 'random', 'wishes'));
UPDATE tables SET seats_by = seating;
ALTER TABLE tables DROP COLUMN seating;
ALTER TABLE tables RENAME COLUMN seats_by TO seating;

CREATE TABLE seat_wishes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    wishes TEXT NOT NULL,  -- letters of seats, the most wanted first; the others do not matter
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- Whom somebody would rather not play with: known to nobody else.
CREATE TABLE avoided (
    user_id INTEGER NOT NULL REFERENCES users (id),
    avoided_id INTEGER NOT NULL,  -- no reference: they may never have used the bot
    told_table INTEGER NOT NULL DEFAULT 0,  -- the last table at which they sat down and it was told
    PRIMARY KEY (user_id, avoided_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX avoided_by_whom ON avoided (avoided_id);

-- How reliable somebody is: sums that halve in 90 days, of tables with a clock; no history.
CREATE TABLE reliability (
    user_id INTEGER PRIMARY KEY REFERENCES users (id),
    at INTEGER NOT NULL,  -- the moment the sums are of
    in_time REAL NOT NULL,  -- turns
    late REAL NOT NULL,
    kept REAL NOT NULL,  -- tables played to the end
    dropped REAL NOT NULL
) STRICT;

ALTER TABLE users ADD COLUMN record TEXT NOT NULL DEFAULT 'shown'
    CHECK (record IN ('shown', 'hidden'));  -- whether lobbies show how reliable they are

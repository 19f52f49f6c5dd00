-- Whom each running game waits for, and whether they have been told: once for each time they come up.
CREATE TABLE activations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    asked INTEGER NOT NULL,  -- the number its question had when it came up
    since INTEGER NOT NULL,
    tell_at INTEGER NOT NULL,  -- not before
    open INTEGER NOT NULL DEFAULT 1,  -- something is still to be told
    called INTEGER NOT NULL DEFAULT 0,  -- where the table stands; 1: by a poster, 2: by a call
    written INTEGER NOT NULL DEFAULT 0,  -- by direct message
    calling INTEGER,  -- the sending that tells it there, and may have arrived
    writing INTEGER,  -- the same of a direct message
    UNIQUE (table_id, seat)
) STRICT;

CREATE INDEX open_activations ON activations (tell_at) WHERE open = 1;

INSERT INTO activations (table_id, seat, asked, since, tell_at, open, called)
SELECT table_id, seat, asked, max(0, call_at - 120), call_at, called < 2, iif(called = 2, 2, 0)
FROM due;

ALTER TABLE due DROP COLUMN call_at;
ALTER TABLE due DROP COLUMN called;

-- How each person wants to be told, wherever they have not chosen otherwise.
CREATE TABLE notice_settings (
    user_id INTEGER PRIMARY KEY REFERENCES users (id),
    way TEXT NOT NULL DEFAULT 'channel' CHECK (way IN ('channel', 'dm', 'both', 'digest')),
    zone TEXT NOT NULL DEFAULT 'UTC',
    quiet_from INTEGER,  -- minutes of the day; NULL: they are told at any hour
    quiet_to INTEGER,
    digest_at INTEGER NOT NULL DEFAULT 480,  -- minutes of the day
    digest_due INTEGER,  -- when the next one comes; NULL: none does
    closed INTEGER NOT NULL DEFAULT 0,  -- the last direct message was refused: they are called
    error TEXT,  -- why the last one did not arrive
    error_at INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    retry_at INTEGER NOT NULL DEFAULT 0,
    message_id INTEGER NOT NULL DEFAULT 0  -- the last one that arrived
) STRICT;

-- The same for one table.
CREATE TABLE notice_ways (
    user_id INTEGER NOT NULL REFERENCES users (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    way TEXT NOT NULL CHECK (way IN ('channel', 'dm', 'both', 'digest')),
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

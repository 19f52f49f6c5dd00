-- What is sent is written down before and after, so that a kill between the two doubles nothing.

CREATE TABLE sendings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('poster', 'expiry', 'letter')),
    user_id INTEGER NOT NULL DEFAULT 0,  -- whose letter
    notice INTEGER NOT NULL,             -- what it was owed for
    revision INTEGER NOT NULL,           -- what it shows
    after INTEGER NOT NULL,              -- the newest message known before it
    begun_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 1,
    UNIQUE (table_id, kind, user_id)
) STRICT;

-- Posters that another has taken the place of, until their buttons are gone.
CREATE TABLE old_posters (
    message_id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    surplus INTEGER NOT NULL DEFAULT 0,  -- a copy, which goes altogether
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    error TEXT
) STRICT;

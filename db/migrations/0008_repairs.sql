-- Tables can be paused, parked, moved and rolled back; a seat can be vacant.

ALTER TABLE tables ADD COLUMN paused_by INTEGER REFERENCES users (id);  -- NULL while it goes on
ALTER TABLE tables ADD COLUMN paused_why TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN parked TEXT  -- why nothing can be posted where it stands
    CHECK (parked IN ('gone', 'closed', 'locked', 'left'));
ALTER TABLE tables ADD COLUMN told_parked_at INTEGER NOT NULL DEFAULT 0;  -- its people were told then

-- A seat that nobody sits on has no user.
ALTER TABLE seats RENAME TO seats_all_taken;
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER REFERENCES users (id),
    offered INTEGER NOT NULL DEFAULT 0,  -- anybody may take this seat over
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO seats SELECT table_id, seat, user_id, offered FROM seats_all_taken;
DROP TABLE seats_all_taken;
CREATE INDEX seats_by_user ON seats (user_id);

-- Positions on a branch that was rolled back stay, but nothing leads to them.
ALTER TABLE snapshots ADD COLUMN undone INTEGER NOT NULL DEFAULT 0;

-- A table may have moved away from a message that is to lose its buttons.
ALTER TABLE old_posters ADD COLUMN channel_id INTEGER;

-- What those who manage a server and sit at a table ask the others for.
CREATE TABLE proposals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('rollback', 'fallback')),
    subject INTEGER NOT NULL,  -- the revision to go back to, or the seat
    revision INTEGER NOT NULL,  -- of the position it was made in: it counts for no other
    at INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'over'))
) STRICT;

CREATE UNIQUE INDEX one_open_proposal ON proposals (table_id) WHERE state = 'open';

CREATE TABLE agreements (
    proposal_id INTEGER NOT NULL REFERENCES proposals (id),
    user_id INTEGER NOT NULL,
    PRIMARY KEY (proposal_id, user_id)
) STRICT, WITHOUT ROWID;

-- SQLite cannot change a CHECK, so which kinds of messages there are is said in code only.
ALTER TABLE sendings RENAME TO sendings_of_some_kinds;
CREATE TABLE sendings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    user_id INTEGER NOT NULL DEFAULT 0,  -- whose letter
    notice INTEGER NOT NULL,             -- what it was owed for
    revision INTEGER NOT NULL,           -- what it shows
    after INTEGER NOT NULL,              -- the newest message known before it
    begun_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 1,
    UNIQUE (table_id, kind, user_id)
) STRICT;
INSERT INTO sendings SELECT id, table_id, kind, user_id, notice, revision, after, begun_at, tries
FROM sendings_of_some_kinds;
DELETE FROM sqlite_sequence WHERE name = 'sendings';
UPDATE sqlite_sequence SET name = 'sendings' WHERE name = 'sendings_of_some_kinds';
DROP TABLE sendings_of_some_kinds;

ALTER TABLE bulletins RENAME TO bulletins_of_some_kinds;
DROP INDEX bulletins_by_due;
CREATE TABLE bulletins (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    server_id INTEGER NOT NULL REFERENCES servers (id),
    channel_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    subject INTEGER NOT NULL,  -- the line of the audit, or the table
    due_at INTEGER NOT NULL,
    begun_at INTEGER,  -- a try was begun, and how it ended is not known
    attempts INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    UNIQUE (kind, subject)
) STRICT;
INSERT INTO bulletins SELECT id, server_id, channel_id, kind, subject, due_at, begun_at, attempts,
    error FROM bulletins_of_some_kinds;
DELETE FROM sqlite_sequence WHERE name = 'bulletins';
UPDATE sqlite_sequence SET name = 'bulletins' WHERE name = 'bulletins_of_some_kinds';
DROP TABLE bulletins_of_some_kinds;
CREATE INDEX bulletins_by_due ON bulletins (due_at);

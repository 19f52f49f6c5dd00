-- What the admins of a server have chosen, what they have done, and what is posted beside its tables.

CREATE TABLE server_settings (
    server_id INTEGER NOT NULL REFERENCES servers (id),
    version INTEGER NOT NULL,  -- the newest one counts; before the first everything is as it comes
    settings TEXT NOT NULL,
    undone_to INTEGER NOT NULL,  -- the version that undoing this one leads back to
    user_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (server_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    server_id INTEGER NOT NULL REFERENCES servers (id),
    table_id INTEGER,  -- no reference: a table may go before its history does
    user_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    key TEXT NOT NULL,  -- what was done, in no language yet
    args TEXT NOT NULL
) STRICT;

CREATE INDEX audit_by_server ON audit (server_id, id);

-- Messages that belong to no table's own: lines for the log channel, word of a new lobby.
CREATE TABLE bulletins (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    server_id INTEGER NOT NULL REFERENCES servers (id),
    channel_id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('log', 'lobby')),
    subject INTEGER NOT NULL,  -- the line of the audit, or the table
    due_at INTEGER NOT NULL,
    begun_at INTEGER,  -- a try was begun, and how it ended is not known
    attempts INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    UNIQUE (kind, subject)
) STRICT;

CREATE INDEX bulletins_by_due ON bulletins (due_at);

-- A table may stand in a thread of its own.
ALTER TABLE tables ADD COLUMN parent_id INTEGER;  -- the channel in which its thread was made for it

-- Where hands go to private threads: one for each player of a table.
CREATE TABLE hand_threads (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    thread_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- SQLite cannot change a CHECK, so which kinds of messages there are is from now on said in code only.
DROP INDEX outbox_by_due;
ALTER TABLE outbox RENAME TO outbox_of_some_kinds;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    revision INTEGER NOT NULL,
    seat INTEGER NOT NULL DEFAULT -1,
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    UNIQUE (table_id, kind, revision, seat)
) STRICT;

INSERT INTO outbox (id, table_id, kind, revision, seat, due_at, attempts, error)
SELECT id, table_id, kind, revision, seat, due_at, attempts, error FROM outbox_of_some_kinds;

DELETE FROM sqlite_sequence WHERE name = 'outbox';
UPDATE sqlite_sequence SET name = 'outbox' WHERE name = 'outbox_of_some_kinds';
DROP TABLE outbox_of_some_kinds;

CREATE INDEX outbox_by_due ON outbox (due_at);

-- Servers, people, tables, seats, matches and their logs, and what is still to be sent.

CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    language TEXT NOT NULL DEFAULT 'en',
    theme TEXT NOT NULL DEFAULT 'light'
) STRICT;

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL DEFAULT 'en',
    theme TEXT NOT NULL DEFAULT 'light',
    dm TEXT NOT NULL DEFAULT 'on' CHECK (dm IN ('on', 'off', 'closed')),
    dm_error TEXT
) STRICT;

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    server_id INTEGER NOT NULL REFERENCES servers (id),
    channel_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'ended')),
    host_id INTEGER NOT NULL REFERENCES users (id),
    options TEXT NOT NULL,
    pace TEXT NOT NULL DEFAULT 'relaxed',
    seating TEXT NOT NULL DEFAULT 'joined' CHECK (seating IN ('joined', 'random')),
    card_message_id INTEGER,  -- the message whose buttons are alive: the lobby, then each turn's card
    card_revision INTEGER NOT NULL DEFAULT -1,
    warned INTEGER NOT NULL DEFAULT 0,  -- the host has been told that this lobby will close
    created_at INTEGER NOT NULL,
    moved_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_live_table_a_channel ON tables (channel_id)
    WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_by_server ON tables (server_id, status);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id),
    offered INTEGER NOT NULL DEFAULT 0,  -- anybody may take this seat over
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user_id);

CREATE TABLE followers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    notices INTEGER NOT NULL DEFAULT 1,  -- a direct message that is kept up to date
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX followers_by_user ON followers (user_id);

CREATE TABLE matches (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    schema INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    state BLOB NOT NULL,
    published_revision INTEGER NOT NULL,  -- what the channel has been shown
    published_since INTEGER NOT NULL,     -- the publication before it: events in between are the last turn
    published BLOB NOT NULL,
    salt TEXT NOT NULL
) STRICT;

CREATE TABLE answers (
    table_id INTEGER NOT NULL REFERENCES matches (table_id),
    revision INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    decision TEXT NOT NULL,
    picks TEXT NOT NULL,
    sealed INTEGER NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, revision)
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES matches (table_id),
    revision INTEGER NOT NULL,
    n INTEGER NOT NULL,
    event BLOB NOT NULL,
    audience TEXT,  -- the seats that may see it, <0><2>; NULL for everybody
    undone INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, revision, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id INTEGER NOT NULL REFERENCES matches (table_id),
    revision INTEGER NOT NULL,  -- of the answer that followed, or of the hand-over
    kind TEXT NOT NULL CHECK (kind IN ('step', 'handover')),
    state BLOB NOT NULL,
    PRIMARY KEY (table_id, kind, revision)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('card', 'refresh', 'hand', 'expiry', 'follow')),
    revision INTEGER NOT NULL,
    seat INTEGER NOT NULL DEFAULT -1,
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    UNIQUE (table_id, kind, revision, seat)
) STRICT;

CREATE INDEX outbox_by_due ON outbox (due_at);

CREATE TABLE private_messages (
    user_id INTEGER NOT NULL REFERENCES users (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE troubles (
    id TEXT PRIMARY KEY,     -- the number the user was told
    at INTEGER NOT NULL,
    table_id INTEGER,        -- no reference: the table may be what is wrong
    revision INTEGER,
    user_id INTEGER NOT NULL,
    action TEXT NOT NULL,    -- the button's id or the command
    trace TEXT NOT NULL,
    state BLOB               -- the match as it was, if there was one
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Positions that the channel was shown are packed against one before them. Those kept until now are moved
-- here a few at a time, and read where they are until then; what is left in `snapshots` are the steps of drafts.
CREATE TABLE handovers (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES matches (table_id),
    revision INTEGER NOT NULL,
    base INTEGER,  -- the revision of the one it is packed against; NULL: it stands alone
    state BLOB NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0,
    UNIQUE (table_id, revision)
) STRICT;

-- Answers, events and positions of games that were over long ago, in one piece.
CREATE TABLE archives (
    table_id INTEGER PRIMARY KEY REFERENCES matches (table_id),
    at INTEGER NOT NULL,  -- when they were put there
    log BLOB NOT NULL
) STRICT;

-- Who gave the answers in it, which name people by numbers of their own, so that anybody can be forgotten.
CREATE TABLE archived_people (
    table_id INTEGER NOT NULL REFERENCES archives (table_id),
    n INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT;

CREATE INDEX archived_people_by_user ON archived_people (user_id);

ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;  -- 1: it is, 2: it cannot be
CREATE INDEX unarchived_tables ON tables (archived, moved_at, id)
    WHERE status IN ('over', 'ended') AND archived = 0;

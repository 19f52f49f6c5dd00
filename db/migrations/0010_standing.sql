-- Answers given in advance, what their owners are still to be told of them, and when whoever is
-- asked something that may be answered so is answered for and called: the same for everybody.

CREATE TABLE standing (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    n INTEGER NOT NULL,  -- each person counts their own, so that nobody can count those of others
    key TEXT NOT NULL,
    choice TEXT NOT NULL,
    said TEXT NOT NULL,  -- what the choice is called, and what ends it
    since INTEGER NOT NULL,  -- the revision it was set at: only what comes after it counts
    set_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id, n),
    UNIQUE (table_id, user_id, key, choice)
) STRICT, WITHOUT ROWID;

CREATE TABLE standing_news (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    n INTEGER NOT NULL,
    key TEXT NOT NULL,
    said TEXT NOT NULL,
    what TEXT NOT NULL CHECK (what IN ('used', 'ended')),
    first INTEGER NOT NULL,  -- the revisions of what was answered, or at which it had ended
    last INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, user_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE due (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    asked INTEGER NOT NULL,  -- the number of the question
    reply_at INTEGER NOT NULL,
    call_at INTEGER NOT NULL,
    replied INTEGER NOT NULL DEFAULT 0,  -- it has been seen to, with an answer or without
    called INTEGER NOT NULL DEFAULT 0,  -- 1: a call is owed, 2: it has gone out
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- The message that calls them, until the table's next one.
CREATE TABLE late_calls (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL
) STRICT;

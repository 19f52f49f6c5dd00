-- A table that is moved leaves messages and a thread behind, which still lead to it.

-- Messages that ask somebody to sit down: their buttons work though the table has moved away.
CREATE TABLE calls (
    message_id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    channel_id INTEGER NOT NULL  -- where the message is
) STRICT;

CREATE INDEX calls_by_table ON calls (table_id);
INSERT OR IGNORE INTO calls SELECT message_id, table_id, channel_id
FROM invitations JOIN tables ON tables.id = table_id WHERE message_id IS NOT NULL;

-- Threads that were made for tables which stand elsewhere by now, until they are put away.
CREATE TABLE left_threads (
    thread_id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    told INTEGER NOT NULL DEFAULT 0  -- it says where the table went
) STRICT;

CREATE INDEX left_threads_by_table ON left_threads (table_id);

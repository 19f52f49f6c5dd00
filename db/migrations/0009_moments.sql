-- Which position each message of a table began with, so that it can be looked at again; and since
-- when a server is without the bot, as what is stored of it is not kept for ever.

CREATE TABLE posters (
    message_id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    revision INTEGER NOT NULL
) STRICT;

CREATE INDEX posters_by_table ON posters (table_id, revision);
INSERT INTO posters SELECT poster_message_id, id, poster_revision FROM tables
WHERE poster_message_id IS NOT NULL;

ALTER TABLE servers ADD COLUMN left_at INTEGER;  -- NULL while the bot is there

-- The public message of a table is its poster; a card is a card of a game.

ALTER TABLE tables RENAME COLUMN card_message_id TO poster_message_id;
ALTER TABLE tables RENAME COLUMN card_revision TO poster_revision;

-- SQLite cannot change a CHECK, so the table is made anew; numbers given out are not given out again.
DROP INDEX outbox_by_due;
ALTER TABLE outbox RENAME TO outbox_of_cards;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('poster', 'refresh', 'hand', 'expiry', 'follow')),
    revision INTEGER NOT NULL,
    seat INTEGER NOT NULL DEFAULT -1,
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    UNIQUE (table_id, kind, revision, seat)
) STRICT;

INSERT INTO outbox (id, table_id, kind, revision, seat, due_at, attempts, error)
SELECT id, table_id, CASE kind WHEN 'card' THEN 'poster' ELSE kind END,
    revision, seat, due_at, attempts, error
FROM outbox_of_cards;

DELETE FROM sqlite_sequence WHERE name = 'outbox';
UPDATE sqlite_sequence SET name = 'outbox' WHERE name = 'outbox_of_cards';
DROP TABLE outbox_of_cards;

CREATE INDEX outbox_by_due ON outbox (due_at);

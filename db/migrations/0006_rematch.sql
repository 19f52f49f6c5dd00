-- A lobby may be the rematch of a table, whose seats it moves on by one; lists say since when a table waits.

ALTER TABLE tables ADD COLUMN rematch_of INTEGER REFERENCES tables (id);
ALTER TABLE tables ADD COLUMN started_at INTEGER NOT NULL DEFAULT 0;  -- when its game was dealt
UPDATE tables SET started_at = coalesce((SELECT min(at) FROM answers WHERE table_id = tables.id), moved_at)
WHERE status != 'lobby';

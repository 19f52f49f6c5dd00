-- What is done aside is public without a turn being handed over, and events name things by type.

ALTER TABLE matches ADD COLUMN handed_over INTEGER NOT NULL DEFAULT 0;  -- the last turn ended here
UPDATE matches SET handed_over = published_revision;

UPDATE events SET event = upgrade_event(event);

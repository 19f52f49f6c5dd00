-- What somebody asks the others at a table for: yes or no, until it is decided or its time is up.

ALTER TABLE tables ADD COLUMN paused_until INTEGER NOT NULL DEFAULT 0;  -- 0: until somebody lets it

DROP INDEX one_open_proposal;
ALTER TABLE proposals RENAME TO proposals_of_managers;
CREATE TABLE proposals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    subject INTEGER NOT NULL,  -- the revision to go back to, or the seat
    revision INTEGER NOT NULL,  -- of the position, or the number of the question, it counts for
    about_user_id INTEGER NOT NULL DEFAULT 0,  -- who sits on that seat
    detail TEXT NOT NULL DEFAULT '',  -- how strong a bot, how long a pause, why
    at INTEGER NOT NULL,
    closes_at INTEGER NOT NULL,  -- silence counts as abstaining then
    state TEXT NOT NULL DEFAULT 'open',
    by_user_id INTEGER NOT NULL DEFAULT 0,  -- a manager alone
    channel_id INTEGER,  -- the message that asks
    message_id INTEGER,
    stale INTEGER NOT NULL DEFAULT 0  -- that message does not say yet what became of it
) STRICT;
INSERT INTO proposals (id, table_id, user_id, kind, subject, revision, at, closes_at, state)
SELECT id, table_id, user_id, kind, subject, revision, at, at + 172800,
    CASE state WHEN 'done' THEN 'table' ELSE state END FROM proposals_of_managers;

CREATE TABLE votes (
    proposal_id INTEGER NOT NULL REFERENCES proposals (id),
    user_id INTEGER NOT NULL,
    yes INTEGER NOT NULL,
    PRIMARY KEY (proposal_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO votes SELECT proposal_id, user_id, 1 FROM agreements;
DROP TABLE agreements;

DELETE FROM sqlite_sequence WHERE name = 'proposals';
UPDATE sqlite_sequence SET name = 'proposals' WHERE name = 'proposals_of_managers';
DROP TABLE proposals_of_managers;
CREATE UNIQUE INDEX one_open_proposal ON proposals (table_id, kind) WHERE state = 'open';
CREATE INDEX stale_proposals ON proposals (id) WHERE stale = 1;

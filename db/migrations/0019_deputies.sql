-- A friend may play a seat for whoever sits on it, until they take it back.

ALTER TABLE seats ADD COLUMN deputy_id INTEGER REFERENCES users (id);
-- Who is called, asked and reminded for a seat.
ALTER TABLE seats ADD COLUMN acting_id INTEGER
    GENERATED ALWAYS AS (coalesce(deputy_id, user_id)) VIRTUAL;
CREATE UNIQUE INDEX one_seat_a_deputy ON seats (table_id, deputy_id);
CREATE INDEX seats_by_deputy ON seats (deputy_id) WHERE deputy_id IS NOT NULL;
CREATE INDEX seats_by_acting ON seats (acting_id);

-- Who was asked to, and who did: the log tells by these who has played for whom.
CREATE TABLE deputies (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,  -- who sits on it
    deputy_user_id INTEGER NOT NULL,  -- no reference: whoever is asked may never have used the bot
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'acts', 'declined', 'over')),
    asked_at INTEGER NOT NULL,
    calls INTEGER NOT NULL,  -- the message that asks calls whoever it asks
    until INTEGER NOT NULL,  -- 0: until the seat is taken back
    began_at INTEGER,  -- NULL: they have not agreed
    ended_at INTEGER,
    channel_id INTEGER,  -- the message that asks
    message_id INTEGER,
    stale INTEGER NOT NULL DEFAULT 0  -- that message does not say yet what became of it
) STRICT;

CREATE UNIQUE INDEX one_deputy_a_seat ON deputies (table_id, seat) WHERE state IN ('open', 'acts');
CREATE INDEX stale_deputies ON deputies (id) WHERE stale = 1;

-- What people are called is kept for each server, so that a nickname is never shown on another one.

CREATE TABLE names (
    server_id INTEGER NOT NULL REFERENCES servers (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,  -- the nickname there; without one the name in `users` is shown
    PRIMARY KEY (server_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX names_by_user ON names (user_id);

-- Until now there was one name a person, the one of the place where they pressed last, and nobody
-- knows whether it is a nickname. It stays the name on the servers where they sit at a table, which
-- show it already, until they press something there. In `users` it is shown nowhere: whoever takes a
-- seat from now on is met at that moment, and then has both names as Discord knows them.
INSERT INTO names (server_id, user_id, name)
SELECT DISTINCT server_id, users.id, users.name
FROM seats JOIN users ON users.id = user_id JOIN tables ON tables.id = table_id;

-- Invitations to a lobby, each stored before its message is sent; one open one a person and table.

CREATE TABLE invitations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL,  -- no reference: the guest may never have used the bot
    state TEXT NOT NULL DEFAULT 'open'
        CHECK (state IN ('open', 'unsent', 'declined', 'joined', 'over')),
    invited_at INTEGER NOT NULL,
    called_at INTEGER,  -- when its message called the guest, as nobody is called twice a day
    message_id INTEGER  -- of the message with its buttons, as long as it may have them
) STRICT;

CREATE UNIQUE INDEX one_open_invitation ON invitations (table_id, user_id) WHERE state = 'open';
CREATE INDEX invitations_by_user ON invitations (user_id, called_at);

ALTER TABLE users ADD COLUMN invitations TEXT NOT NULL DEFAULT 'on'
    CHECK (invitations IN ('on', 'off'));  -- off: nobody may invite this person

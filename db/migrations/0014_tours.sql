-- First games: whose it is, where what was recorded ends, and whether its steps are still shown.
CREATE TABLE tours (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    user_id INTEGER NOT NULL,  -- who learns
    since INTEGER NOT NULL,  -- the revision from which they play
    skipped INTEGER NOT NULL DEFAULT 0
) STRICT;

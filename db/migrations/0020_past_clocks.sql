-- What each seat had on its clock at every position that one can go back to.

CREATE TABLE past_clocks (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    revision INTEGER NOT NULL,  -- of the hand-over
    seat INTEGER NOT NULL,
    bank INTEGER NOT NULL,  -- what was left: of its turn, where it was asked, else for turns to come
    extended INTEGER NOT NULL,
    PRIMARY KEY (table_id, revision, seat)
) STRICT, WITHOUT ROWID;

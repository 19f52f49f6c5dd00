-- One way to ask a table: what now, when somebody's time is up, is a question with several answers.

ALTER TABLE votes RENAME TO votes_yes_or_no;
CREATE TABLE votes (
    proposal_id INTEGER NOT NULL REFERENCES proposals (id),
    user_id INTEGER NOT NULL,
    choice TEXT NOT NULL,  -- yes or no, or one of those that the question offers
    PRIMARY KEY (proposal_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO votes SELECT proposal_id, user_id, iif(yes, 'yes', 'no') FROM votes_yes_or_no;
DROP TABLE votes_yes_or_no;

-- What is being asked goes on being asked, by the message that asks it.
INSERT INTO proposals (table_id, user_id, kind, subject, revision, about_user_id, at, closes_at,
    channel_id, message_id)
SELECT stalls.table_id, -4, 'late', stalls.seat, stalls.asked, coalesce(seats.user_id, 0), stalls.at,
    stalls.at + iif(tables.pace = 'live', 600, 172800), stalls.channel_id, stalls.message_id
FROM stalls JOIN tables ON tables.id = stalls.table_id
JOIN seats ON seats.table_id = stalls.table_id AND seats.seat = stalls.seat;
INSERT INTO votes
SELECT proposals.id, stall_votes.user_id, choice
FROM stall_votes JOIN proposals ON proposals.table_id = stall_votes.table_id
WHERE kind = 'late' AND state = 'open';
DROP TABLE stall_votes;
DROP TABLE stalls;

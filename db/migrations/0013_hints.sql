-- Whoever asks what a player of code would do has had help, and the score tells it.

ALTER TABLE seats ADD COLUMN helped INTEGER NOT NULL DEFAULT 0;

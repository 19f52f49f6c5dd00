-- Whoever holds a table up is reminded by the clock or by another player, and not again soon after.
ALTER TABLE activations ADD COLUMN reminded_at INTEGER NOT NULL DEFAULT 0;  -- 0: not yet
ALTER TABLE activations ADD COLUMN reminded_by INTEGER;  -- the seat that asked; NULL: the clock

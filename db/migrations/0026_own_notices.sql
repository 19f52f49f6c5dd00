-- For which of its usual moments somebody's last digest counted, so that no second one comes near it.
ALTER TABLE notice_settings ADD COLUMN digest_for INTEGER;  -- NULL: none has come yet

-- Whether they are reminded of what waits for them, as the pace of each table has it.
ALTER TABLE notice_settings ADD COLUMN reminders INTEGER NOT NULL DEFAULT 1;

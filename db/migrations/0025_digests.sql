-- For which of its usual moments somebody's last digest counted, so that no second one comes near it.
ALTER TABLE notice_settings ADD COLUMN digest_for INTEGER;  -- NULL: none has come yet

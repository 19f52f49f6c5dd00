-- What runs on a press, on a tick or at a start finds its rows however many tables are over. An index
-- of few rows begins with what is looked for, so that statistics taken while it is empty do not undo it.

CREATE INDEX live_tables ON tables (status, id) WHERE status IN ('lobby', 'playing');
CREATE INDEX done_tables ON tables (moved_at, id) WHERE status IN ('over', 'ended');
CREATE INDEX tables_by_channel ON tables (channel_id, id);
CREATE INDEX tables_by_poster ON tables (poster_message_id);
CREATE INDEX private_messages_by_table ON private_messages (table_id, user_id);
CREATE INDEX private_messages_by_message ON private_messages (message_id);
CREATE INDEX old_posters_by_table ON old_posters (table_id);
CREATE INDEX running_clocks ON clocks (since, table_id, seat) WHERE since IS NOT NULL;
CREATE INDEX reminders ON clocks (reminder_id) WHERE reminder_id IS NOT NULL;
CREATE INDEX invitations_with_buttons ON invitations (message_id, id) WHERE message_id IS NOT NULL;
CREATE INDEX invitations_by_table ON invitations (table_id, user_id);
CREATE INDEX open_proposals ON proposals (state, id) WHERE state = 'open';
CREATE INDEX proposals_by_message ON proposals (message_id, id);
DROP INDEX stale_proposals;
CREATE INDEX stale_proposals ON proposals (stale, id) WHERE stale = 1;
CREATE INDEX absences_by_user ON absences (user_id, id);
CREATE INDEX digests_due ON notice_settings (digest_due, user_id) WHERE digest_due IS NOT NULL;
CREATE INDEX deputies_by_table ON deputies (table_id, deputy_user_id);
CREATE INDEX acting_deputies ON deputies (state, deputy_user_id) WHERE state = 'acts';
CREATE INDEX open_deputies ON deputies (state, asked_at) WHERE state = 'open';

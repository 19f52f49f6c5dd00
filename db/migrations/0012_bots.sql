-- A seat may be played by a bot: nobody's seat, or one whose owner takes it back when they like.

ALTER TABLE seats ADD COLUMN bot TEXT;  -- how strong; NULL: no bot plays here

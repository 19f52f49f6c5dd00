-- Paces have numbers: a table keeps those that its people have agreed to.

ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '';  -- '': no clock

-- What was called relaxed had no clock: that is what friends play by from now on.
UPDATE tables SET pace = 'friends' WHERE pace = 'relaxed';
UPDATE server_settings SET settings = replace(replace(settings, '"relaxed"', '"friends"'),
    '["friends","daily","live"]', '["friends","relaxed","daily","brisk","live"]');

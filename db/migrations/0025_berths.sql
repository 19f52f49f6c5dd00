-- Several processes may share a database, each with some of Discord's shards.

-- Who works on it.
CREATE TABLE processes (
    id TEXT PRIMARY KEY,  -- drawn anew at every start
    host TEXT NOT NULL,
    machine TEXT NOT NULL,  -- where its number means something
    pid INTEGER NOT NULL,
    shards INTEGER NOT NULL,  -- how many there are in all
    since INTEGER NOT NULL,
    beat INTEGER NOT NULL DEFAULT 0  -- goes up as long as it lives
) STRICT;

-- Who does the work of which shard; of shard -1 what is done for the whole house.
CREATE TABLE berths (
    shard INTEGER PRIMARY KEY,
    shards INTEGER NOT NULL,  -- how many there are in all
    holder TEXT,  -- NULL: nobody
    connected INTEGER NOT NULL DEFAULT 0,  -- its holder hears what happens there
    wanted_by TEXT,  -- whoever is to hold it next
    arrived INTEGER NOT NULL DEFAULT 0,  -- and hears what happens there by now
    shared INTEGER NOT NULL DEFAULT 0,  -- both may hear the same press: who claims it answers it
    heard_at INTEGER  -- when it was last known that somebody hears it
) STRICT;

-- Presses that two processes may have heard, by the one that answers them.
CREATE TABLE claims (
    interaction_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

-- When Discord may be called next: each of so many shards at once has a gate of its own.
CREATE TABLE gates (
    number INTEGER PRIMARY KEY,
    open_at INTEGER NOT NULL  -- milliseconds since 1970
) STRICT;

-- Sets of cards that a server has saved under a name, as JSON of what its tables want to play. `key` is the
-- name without regard to upper and lower case: of two names that differ in nothing else the later one wins.
CREATE TABLE sets (
    id     INTEGER PRIMARY KEY,
    guild  INTEGER NOT NULL,
    key    TEXT    NOT NULL,
    name   TEXT    NOT NULL,
    plan   TEXT    NOT NULL,
    user   INTEGER NOT NULL,
    saved  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    UNIQUE (guild, key)
);

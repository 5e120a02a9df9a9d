-- What the database decides where several processes play. `revision` is a random number that changes with each change of
-- the row: a process that doesn't know it loses its write. A board in `old_boards` was replaced by a newer one, and has to
-- lose its buttons yet. A shard in `sessions` may have a session at Discord.
ALTER TABLE messages ADD COLUMN revision BIGINT NOT NULL DEFAULT 1;

CREATE TABLE old_boards (
    game     TEXT COLLATE "C"  NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    message  BIGINT            NOT NULL,
    channel  BIGINT            NOT NULL,
    number   BIGINT            NOT NULL,
    shown    TEXT COLLATE "C"  NOT NULL,
    PRIMARY KEY (game, message)
);

CREATE TABLE sessions (
    shard  BIGINT NOT NULL,
    PRIMARY KEY (shard)
);

-- A game is its set-up and its state. `version` goes up by one with every change of the row; `shown` is the
-- newest version that Discord was shown. Guild and channel stand beside the set-up so that a game whose
-- set-up can't be read any more can still be told about.
CREATE TABLE games (
    id       TEXT    PRIMARY KEY,
    version  INTEGER NOT NULL,
    shown    INTEGER NOT NULL DEFAULT 0,
    status   TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'closed', 'set-aside')),
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    setup    TEXT    NOT NULL,
    state    TEXT,
    created  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    changed  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER))
);

CREATE INDEX games_by_channel ON games (channel, status);
CREATE INDEX games_by_status ON games (status);

-- The people who answer for a seat of a game: to find the games of a person.
CREATE TABLE people (
    game  TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user  INTEGER NOT NULL,
    PRIMARY KEY (game, user)
) WITHOUT ROWID;

CREATE INDEX people_by_user ON people (user);

-- The log: every answer, written in the transaction that changes the game. `user` is null for a computer.
CREATE TABLE choices (
    game    TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    picks   TEXT    NOT NULL,
    events  TEXT    NOT NULL,
    user    INTEGER,
    made    INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    PRIMARY KEY (game, number)
);

-- Clicks that changed something, so that a second delivery changes nothing.
CREATE TABLE clicks (
    id    INTEGER PRIMARY KEY,
    game  TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user  INTEGER NOT NULL,
    did   TEXT    NOT NULL,
    made  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER))
);

CREATE INDEX clicks_by_game ON clicks (game);
CREATE INDEX clicks_by_time ON clicks (made);

-- Where a game is shown: its newest public message, and the private panel of each seat.
CREATE TABLE boards (
    game     TEXT    PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    message  INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    lost     INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE TABLE panels (
    game     TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    refused  INTEGER NOT NULL,
    ping     INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

-- What a server has chosen; null leaves it to the settings of the bot.
CREATE TABLE servers (
    id              INTEGER PRIMARY KEY,
    computer_pause  REAL CHECK (computer_pause IS NULL OR computer_pause BETWEEN 0 AND 60)
);

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

-- A game is its set-up and its state. `version` goes up by one with every change of the row; `shown` is the
-- newest version that Discord was shown. What games are searched by stands beside the set-up, and before it:
-- it can be read, too, when the set-up can't. `digest` is that of the row and of all choices in the log.
CREATE TABLE games (
    id       TEXT    PRIMARY KEY,
    version  INTEGER NOT NULL,
    shown    INTEGER NOT NULL DEFAULT 0,
    status   TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'closed')),
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    host     INTEGER NOT NULL,
    created  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    changed  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    digest   TEXT    NOT NULL,
    setup    TEXT    NOT NULL,
    state    TEXT
);

-- Each search finds all it needs in its index, so that no damaged row of another game stands in its way.
CREATE INDEX games_by_status ON games (status, id);
CREATE INDEX games_by_channel ON games (channel, status, id);
CREATE INDEX games_not_shown ON games (status, shown, version, id)
    WHERE status IN ('over', 'closed') AND shown < version;
CREATE INDEX lobbies_by_host ON games (host, status, id) WHERE status = 'lobby';
CREATE INDEX lobbies_by_change ON games (changed, status, id) WHERE status = 'lobby';

-- The games that can't be read back. This is not written into their rows, for those may be past writing.
CREATE TABLE damaged (
    game   TEXT    PRIMARY KEY,
    found  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER))
) WITHOUT ROWID;

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

-- Where a game is shown: its newest public message, and the private panel of each seat. `shown` is a digest
-- of what the public message shows.
CREATE TABLE boards (
    game     TEXT    PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    message  INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    lost     INTEGER NOT NULL DEFAULT 0,
    shown    TEXT    NOT NULL DEFAULT ''
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
-- name without regard to upper and lower case: names that differ in nothing else are one.
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

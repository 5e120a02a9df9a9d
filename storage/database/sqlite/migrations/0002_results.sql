-- How games ended, in the order in which they did: ratings depend on it. A result outlives its game. `guild`
-- is null once the data of the server is gone, `everywhere` says whether it counts beyond its server, and
-- `unrated` why it counts for no rating; null if it does. `model` is how it is rated, `digest` that of the
-- row and its standings.
CREATE TABLE results (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    game        TEXT    NOT NULL UNIQUE,
    guild       INTEGER,
    everywhere  INTEGER NOT NULL,
    ended       INTEGER NOT NULL,
    cards       TEXT    NOT NULL,
    unrated     TEXT,
    model       TEXT    NOT NULL,
    digest      TEXT    NOT NULL
);

CREATE INDEX results_by_guild ON results (guild, ended);
CREATE INDEX results_by_time ON results (ended);

-- What became of each seat. `user` is null for a computer player and negative for a former player, whose
-- number leads to nobody. `points` are the lines of the score, `characters` those that were shown, one a round,
-- `city` the districts at the end, `seconds` how long the person usually took for an answer.
CREATE TABLE standings (
    result      INTEGER NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL,
    user        INTEGER,
    name        TEXT    NOT NULL,
    resigned    INTEGER NOT NULL,
    place       INTEGER NOT NULL,
    total       INTEGER NOT NULL,
    points      TEXT    NOT NULL,
    characters  TEXT    NOT NULL,
    city        TEXT    NOT NULL,
    answers     INTEGER NOT NULL,
    seconds     INTEGER,
    PRIMARY KEY (result, seat)
) WITHOUT ROWID;

CREATE INDEX standings_by_user ON standings (user, result) WHERE user IS NOT NULL;

-- The ratings of a person after each rated game. Guild 0 is everywhere, season 0 all time. They are made from
-- results and standings alone, and can be made anew.
CREATE TABLE ratings (
    guild         INTEGER NOT NULL,
    season        INTEGER NOT NULL,
    user          INTEGER NOT NULL,
    result        INTEGER NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    mu_before     REAL    NOT NULL,
    sigma_before  REAL    NOT NULL,
    mu            REAL    NOT NULL,
    sigma         REAL    NOT NULL,
    played        INTEGER NOT NULL,
    PRIMARY KEY (guild, season, user, result)
) WITHOUT ROWID;

CREATE INDEX ratings_by_user ON ratings (user, result);
CREATE INDEX ratings_by_result ON ratings (result);

-- What a person has chosen. Who isn't here has chosen nothing.
CREATE TABLE persons (
    id          INTEGER PRIMARY KEY,
    everywhere  INTEGER NOT NULL DEFAULT 1
);

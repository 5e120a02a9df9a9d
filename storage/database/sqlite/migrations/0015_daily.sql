-- The secret of the daily deal, by the number of its day. It is drawn before the day begins.
CREATE TABLE deals (
    day     INTEGER PRIMARY KEY,
    secret  TEXT    NOT NULL
);

-- A person's game of a daily deal. `guild` is the server on whose tables it stands (0: none), `points` is null until
-- the game has ended in time.
CREATE TABLE dailies (
    person  INTEGER NOT NULL,
    day     INTEGER NOT NULL,
    guild   INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    points  INTEGER,
    PRIMARY KEY (person, day)
) WITHOUT ROWID;
CREATE INDEX dailies_by_day ON dailies (day, points);

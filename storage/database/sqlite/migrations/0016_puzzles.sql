-- The option that a person chose in the puzzle of a day, and whether it was the best one.
CREATE TABLE puzzles (
    person  INTEGER NOT NULL,
    day     INTEGER NOT NULL,
    option  TEXT    NOT NULL,
    solved  INTEGER NOT NULL,
    PRIMARY KEY (person, day)
) WITHOUT ROWID;
CREATE INDEX puzzles_by_day ON puzzles (day, option);

CREATE TABLE puzzles (
    person  BIGINT            NOT NULL,
    day     BIGINT            NOT NULL,
    option  TEXT COLLATE "C"  NOT NULL,
    solved  BIGINT            NOT NULL,
    PRIMARY KEY (person, day)
);
CREATE INDEX puzzles_by_day ON puzzles (day, option);

CREATE TABLE deals (
    day     BIGINT            NOT NULL,
    secret  TEXT COLLATE "C"  NOT NULL,
    PRIMARY KEY (day)
);

CREATE TABLE dailies (
    person  BIGINT            NOT NULL,
    day     BIGINT            NOT NULL,
    guild   BIGINT            NOT NULL,
    game    TEXT COLLATE "C"  NOT NULL,
    points  BIGINT,
    PRIMARY KEY (person, day)
);
CREATE INDEX dailies_by_day ON dailies (day, points);

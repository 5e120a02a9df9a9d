-- The last lobby that was opened for a rematch of a game, by the ids of both. Ids are random, so this can't be worked out.
CREATE TABLE rematches (
    game     TEXT  PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    rematch  TEXT  NOT NULL
) WITHOUT ROWID;

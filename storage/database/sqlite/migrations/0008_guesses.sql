-- What somebody who has nothing more to do in a round guesses of it: at which seat a character is.
CREATE TABLE guesses (
    game       TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    round      INTEGER NOT NULL,
    user       INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    character  TEXT    NOT NULL,
    seat       INTEGER NOT NULL,
    PRIMARY KEY (game, round, user, character)
) WITHOUT ROWID;
CREATE INDEX guesses_by_user ON guesses (user, game);

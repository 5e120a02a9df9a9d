-- How far a person has come in the lesson: the name of the step that they were shown last.
CREATE TABLE lessons (
    user  INTEGER PRIMARY KEY,
    step  TEXT    NOT NULL
);

-- The kinds of questions of which a person was told why, in their first games: each kind once. `question` is the
-- tag of the one with which they were told, so that it says the same whenever it is shown again.
CREATE TABLE hints (
    user      INTEGER NOT NULL,
    kind      TEXT    NOT NULL,
    question  TEXT    NOT NULL,
    PRIMARY KEY (user, kind)
) WITHOUT ROWID;

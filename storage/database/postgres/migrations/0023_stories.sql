-- What the poster of a finished game told, as JSON: its headline and its awards with their seats, and all murders as
-- pairs of seats. It follows from the public events of the game. The seats lead to people through `standings`.
CREATE TABLE stories (
    result  BIGINT            NOT NULL PRIMARY KEY REFERENCES results (id) ON DELETE CASCADE,
    told    TEXT COLLATE "C"  NOT NULL
);

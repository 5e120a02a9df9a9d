-- People who asked that what is stored of them be deleted, until it is. `former` is the number under which their
-- results stay.
CREATE TABLE deletions (
    user    INTEGER PRIMARY KEY,
    former  INTEGER NOT NULL
);

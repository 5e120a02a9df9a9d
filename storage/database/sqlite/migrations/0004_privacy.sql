-- People who asked that what is stored of them be deleted, until it is. `former` is the number under which their
-- results stay.
CREATE TABLE deletions (
    user    INTEGER PRIMARY KEY,
    former  INTEGER NOT NULL
);

-- Has a row while deleted content may still lie in the file, though in no table: see `Database.rewrite`.
CREATE TABLE remnants (
    since  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER))
);

INSERT INTO remnants (since)
    SELECT CAST(strftime('%s', 'now') AS INTEGER) WHERE EXISTS (SELECT id FROM games);

-- What is searched for within texts of JSON, in columns and tables with an index. A generated column follows from its text
-- whoever writes it; a text that is no JSON has none. In `servers`, `hidden` says that no games of a server count
-- everywhere, and `honours` that it has chosen something about the ends of seasons; in `persons`, `speaks` says that
-- somebody has chosen a language.
ALTER TABLE servers ADD COLUMN hidden INTEGER GENERATED ALWAYS AS
    (CASE WHEN json_valid(settings) THEN json_type(settings, '$.everywhere') IS 'false' END) VIRTUAL;
CREATE INDEX servers_hidden ON servers (id) WHERE hidden = 1;

ALTER TABLE servers ADD COLUMN honours INTEGER GENERATED ALWAYS AS
    (CASE WHEN json_valid(settings) THEN json_extract(settings, '$.podium_channel') IS NOT NULL
        OR json_extract(settings, '$.podium_role') IS NOT NULL END) VIRTUAL;
CREATE INDEX servers_honours ON servers (id) WHERE honours = 1;

ALTER TABLE persons ADD COLUMN speaks INTEGER GENERATED ALWAYS AS
    (CASE WHEN json_valid(settings) THEN json_extract(settings, '$.language') IS NOT NULL END) VIRTUAL;
CREATE INDEX persons_speaking ON persons (id) WHERE speaks = 1;

-- The people whose id stands in a tournament. They are those of its version `listed`: one of another version was written by
-- an older release, or can't be read, and has to be looked into (storage/play/tournaments.py).
CREATE TABLE tournament_people (
    person      INTEGER NOT NULL,
    tournament  TEXT    NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    PRIMARY KEY (person, tournament)
) WITHOUT ROWID;
CREATE INDEX tournament_people_by_tournament ON tournament_people (tournament);

ALTER TABLE tournaments ADD COLUMN listed INTEGER NOT NULL DEFAULT -1;
CREATE INDEX tournaments_not_listed ON tournaments (id) WHERE listed <> version;
CREATE INDEX tournaments_by_server ON tournaments (guild);

-- What is searched for within texts of JSON, in columns and tables with an index. A generated column follows from its text
-- whoever writes it; a text that is no JSON has none. In `servers`, `hidden` says that no games of a server count
-- everywhere, and `honours` that it has chosen something about the ends of seasons; in `persons`, `speaks` says that
-- somebody has chosen a language.
CREATE FUNCTION stored_setting(settings TEXT, name TEXT) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE STRICT AS
    $$ BEGIN RETURN settings::json ->> name; EXCEPTION WHEN others THEN RETURN NULL; END $$;

ALTER TABLE servers ADD COLUMN hidden BIGINT GENERATED ALWAYS AS
    (CASE WHEN stored_setting(settings, 'everywhere') = 'false' THEN 1 ELSE 0 END) STORED;
CREATE INDEX servers_hidden ON servers (id) WHERE hidden = 1;

ALTER TABLE servers ADD COLUMN honours BIGINT GENERATED ALWAYS AS
    (CASE WHEN stored_setting(settings, 'podium_channel') IS NOT NULL
        OR stored_setting(settings, 'podium_role') IS NOT NULL THEN 1 ELSE 0 END) STORED;
CREATE INDEX servers_honours ON servers (id) WHERE honours = 1;

ALTER TABLE persons ADD COLUMN speaks BIGINT GENERATED ALWAYS AS
    (CASE WHEN stored_setting(settings, 'language') IS NOT NULL THEN 1 ELSE 0 END) STORED;
CREATE INDEX persons_speaking ON persons (id) WHERE speaks = 1;

-- The people whose id stands in a tournament. They are those of its version `listed`: one of another version was written by
-- an older release, or can't be read, and has to be looked into (storage/play/tournaments.py).
CREATE TABLE tournament_people (
    person      BIGINT            NOT NULL,
    tournament  TEXT COLLATE "C"  NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    PRIMARY KEY (person, tournament)
);
CREATE INDEX tournament_people_by_tournament ON tournament_people (tournament);

ALTER TABLE tournaments ADD COLUMN listed BIGINT NOT NULL DEFAULT -1;
CREATE INDEX tournaments_not_listed ON tournaments (id) WHERE listed <> version;
CREATE INDEX tournaments_by_server ON tournaments (guild);

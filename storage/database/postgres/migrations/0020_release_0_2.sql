-- What the database decides where several processes play. `revision` is a random number that changes with each change of
-- the row: a process that doesn't know it loses its write. A board in `old_boards` was replaced by a newer one, and has to
-- lose its buttons yet. A shard in `sessions` may have a session at Discord.
ALTER TABLE messages ADD COLUMN revision BIGINT NOT NULL DEFAULT 1;

CREATE TABLE old_boards (
    game     TEXT COLLATE "C"  NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    message  BIGINT            NOT NULL,
    channel  BIGINT            NOT NULL,
    number   BIGINT            NOT NULL,
    shown    TEXT COLLATE "C"  NOT NULL,
    PRIMARY KEY (game, message)
);

CREATE TABLE sessions (
    shard  BIGINT NOT NULL,
    PRIMARY KEY (shard)
);

-- A person's rating on a track as it is now, for boards that needn't look at all games. `seats` 0 stands for games of
-- any number of players; every other row counts the games of so many. All of it follows from `ratings`; `ranked` and
-- `opponents` are in millionths, so that sums that differ by rounding alone are equal.
CREATE TABLE current_ratings (
    guild      BIGINT           NOT NULL,
    season     BIGINT           NOT NULL,
    seats      BIGINT           NOT NULL,
    person     BIGINT           NOT NULL,
    mu         DOUBLE PRECISION NOT NULL,
    sigma      DOUBLE PRECISION NOT NULL,
    played     BIGINT           NOT NULL,
    ranked     BIGINT           NOT NULL,
    rated      BIGINT           NOT NULL,
    opponents  BIGINT           NOT NULL,
    newest     BIGINT           NOT NULL,
    games      BIGINT           NOT NULL,
    wins       BIGINT           NOT NULL,
    PRIMARY KEY (guild, season, seats, person)
);
CREATE INDEX current_ratings_by_rating ON current_ratings (guild, season, seats, ranked DESC, person, played);
CREATE INDEX current_ratings_by_wins ON current_ratings (guild, season, seats, wins DESC, person, played);
CREATE INDEX current_ratings_by_games ON current_ratings (guild, season, seats, games DESC, person, played);
CREATE INDEX current_ratings_by_person ON current_ratings (person);

-- Persons who stand on no board beyond a server, so that a board needn't read the settings of everybody.
ALTER TABLE persons ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;
UPDATE persons SET hidden = 1 WHERE settings LIKE '%"everywhere":false%';
CREATE INDEX persons_hidden ON persons (id) WHERE hidden = 1;

-- Limits that keep others safe outlive a deletion until they have passed, each under a keyed hash (storage/people/remembered.py).
-- A set has such a hash in the place of the person who saved it.
CREATE TABLE hash_keys (
    key  TEXT COLLATE "C"  NOT NULL,
    PRIMARY KEY (key)
);

CREATE TABLE remembered (
    mark    TEXT COLLATE "C"  NOT NULL,
    value   BIGINT            NOT NULL,
    lasts   BIGINT            NOT NULL,
    PRIMARY KEY (mark)
);

ALTER TABLE sets ADD COLUMN mark TEXT COLLATE "C" NOT NULL DEFAULT '';

-- Everybody whose id stands in the rows of a game: as its host, at a seat, among the invited, or by an answer. Who leaves
-- nothing there any more is taken out (storage/games/game_rows.py).
CREATE TABLE named (
    person  BIGINT            NOT NULL,
    game    TEXT COLLATE "C"  NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    PRIMARY KEY (person, game)
);
CREATE INDEX named_by_game ON named (game);

-- Messages that call people to a table or a vote, until they are over (storage/games/posted_calls.py).
CREATE TABLE posted_calls (
    game     TEXT COLLATE "C"  NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    message  BIGINT            NOT NULL,
    channel  BIGINT            NOT NULL,
    kind     TEXT COLLATE "C"  NOT NULL,
    about    BIGINT            NOT NULL,
    shown    TEXT COLLATE "C"  NOT NULL,
    PRIMARY KEY (game, message)
);

-- The servers on whose tables a person's game of a daily deal stands beside the first one (`dailies.guild`), and all in which
-- the person has `shared` its card.
CREATE TABLE daily_servers (
    person  BIGINT NOT NULL,
    day     BIGINT NOT NULL,
    guild   BIGINT NOT NULL,
    shared  BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (person, day, guild)
);
CREATE INDEX daily_servers_by_guild ON daily_servers (guild, day);

-- The people who may open no lobbies in a server. `mark` is a keyed hash in the place of a person whose data was deleted.
CREATE TABLE barred (
    guild   BIGINT            NOT NULL,
    person  BIGINT            NOT NULL,
    mark    TEXT COLLATE "C"  NOT NULL,
    PRIMARY KEY (guild, person, mark)
);
CREATE INDEX barred_by_person ON barred (person);

-- The people whom the operator keeps from the bot, and since when; `mark` as in `barred`. Each running bot reads this table
-- and `servers.leaving` every few seconds: `python -m bot person` and `server` write them.
CREATE TABLE shut_out (
    person  BIGINT NOT NULL,
    mark    TEXT COLLATE "C" NOT NULL,
    since   BIGINT NOT NULL,
    PRIMARY KEY (person, mark)
);

ALTER TABLE servers ADD COLUMN leaving BIGINT NOT NULL DEFAULT 0;
CREATE INDEX servers_leaving ON servers (id) WHERE leaving = 1;

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

-- The people whose id stands in a tournament. They are those of its version `listed`. A tournament of another version
-- can't be read, and has to be searched (storage/play/tournaments.py).
CREATE TABLE tournament_people (
    person      BIGINT            NOT NULL,
    tournament  TEXT COLLATE "C"  NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    PRIMARY KEY (person, tournament)
);
CREATE INDEX tournament_people_by_tournament ON tournament_people (tournament);

ALTER TABLE tournaments ADD COLUMN listed BIGINT NOT NULL DEFAULT -1;
CREATE INDEX tournaments_not_listed ON tournaments (id) WHERE listed <> version;
CREATE INDEX tournaments_by_server ON tournaments (guild);

-- The puzzle that a person answered on a day, by a fingerprint of its position; empty for an answer of release 0.1.0. So
-- nobody is asked it again, and the answers to a puzzle are counted over all days.
ALTER TABLE puzzles ADD COLUMN puzzle TEXT COLLATE "C" NOT NULL DEFAULT '';
DROP INDEX puzzles_by_day;
CREATE INDEX puzzles_by_puzzle ON puzzles (puzzle, option);

-- The game that a Master played with the cards of a day's daily deal. A person sees it once they have finished the deal.
CREATE TABLE master_games (
    day    BIGINT            NOT NULL,
    moves  TEXT COLLATE "C"  NOT NULL,
    PRIMARY KEY (day)
);

-- Standing evenings: appointments of a circle that renew themselves (storage/play/evenings.py). `at` is the time of the
-- present one, `due` when its next step is due; `stale`: its message names somebody whose data was deleted. `origin` is
-- the game after which somebody founded it, `game` the lobby that the present evening opened. `state` names nobody.
CREATE TABLE evenings (
    id         TEXT COLLATE "C"  NOT NULL,
    version    BIGINT            NOT NULL,
    guild      BIGINT            NOT NULL,
    channel    BIGINT            NOT NULL,
    organiser  BIGINT            NOT NULL,
    at         BIGINT            NOT NULL,
    due        BIGINT            NOT NULL,
    origin     TEXT COLLATE "C"  NOT NULL,
    game       TEXT COLLATE "C"  NOT NULL,
    state      TEXT COLLATE "C"  NOT NULL,
    stale      BIGINT            NOT NULL DEFAULT 0,
    PRIMARY KEY (id)
);
CREATE INDEX evenings_by_due ON evenings (due);
CREATE INDEX evenings_stale ON evenings (id) WHERE stale = 1;
CREATE INDEX evenings_by_guild ON evenings (guild);
CREATE INDEX evenings_by_organiser ON evenings (organiser);
CREATE INDEX evenings_by_game ON evenings (game);

-- Who comes to the evening at the time `at`, and when they said so.
CREATE TABLE evening_people (
    person   BIGINT            NOT NULL,
    evening  TEXT COLLATE "C"  NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    at       BIGINT            NOT NULL,
    answer   TEXT COLLATE "C"  NOT NULL,
    said     BIGINT            NOT NULL,
    PRIMARY KEY (person, evening)
);
CREATE INDEX evening_people_by_evening ON evening_people (evening);

-- What the poster of a finished game told, as JSON: its headline and its awards with their seats, and all murders as
-- pairs of seats. It follows from the public events of the game. The seats lead to people through `standings`.
CREATE TABLE stories (
    result  BIGINT            NOT NULL PRIMARY KEY REFERENCES results (id) ON DELETE CASCADE,
    told    TEXT COLLATE "C"  NOT NULL
);

-- Finds the game whose rematch a lobby is.
CREATE INDEX rematches_by_rematch ON rematches (rematch);

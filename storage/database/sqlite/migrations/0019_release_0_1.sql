-- A game is its set-up and its state. `version` goes up by one with every change of the row; `shown` is the newest
-- version that Discord was shown. Searches use columns of their own, so a set-up that can't be read hinders none of
-- them. `digest` is that of the row and of all choices in the log. `due` is when the game's clock wants something done,
-- on the bot's running time; null: nothing. `look` is when the bot has to look at a running game by itself, in seconds
-- since 1970 (0: at once, -1: it continues by itself); null: only clicks and its clock change it.
CREATE TABLE games (
    id       TEXT    PRIMARY KEY,
    version  INTEGER NOT NULL,
    shown    INTEGER NOT NULL DEFAULT 0,
    status   TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'closed')),
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    host     INTEGER NOT NULL,
    created  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    changed  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    digest   TEXT    NOT NULL,
    setup    TEXT    NOT NULL,
    state    TEXT,
    due      REAL,
    look     INTEGER
);

-- Each search finds all it needs in its index, so no damaged row of another game can hinder it.
CREATE INDEX games_by_status ON games (status, id);
CREATE INDEX games_by_channel ON games (channel, status, id);
CREATE INDEX games_by_guild ON games (guild, id);
CREATE INDEX games_by_due ON games (due, id) WHERE due IS NOT NULL;
CREATE INDEX games_to_look ON games (look, id) WHERE look IS NOT NULL;
CREATE INDEX games_not_shown ON games (shown, version, id) WHERE shown < version;
CREATE INDEX lobbies_by_host ON games (host, status, id) WHERE status = 'lobby';
CREATE INDEX lobbies_by_change ON games (changed, status, id) WHERE status = 'lobby';

-- The games that can't be read back. Their own rows may be past writing, so this isn't noted there.
CREATE TABLE damaged (
    game   TEXT    PRIMARY KEY,
    found  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER))
) WITHOUT ROWID;

-- The people who answer for a seat of a game: to find the games of a person.
CREATE TABLE people (
    game    TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person  INTEGER NOT NULL,
    PRIMARY KEY (game, person)
) WITHOUT ROWID;
CREATE INDEX people_by_user ON people (person);

-- The log: every answer, written in the transaction that changes the game. `person` is null for a computer. A game's
-- rows lie together in the order of the log, so that a click writes few pages.
CREATE TABLE choices (
    game    TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    picks   TEXT    NOT NULL,
    events  TEXT    NOT NULL,
    person  INTEGER,
    made    INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    PRIMARY KEY (game, number)
) WITHOUT ROWID;

-- Clicks that changed something, so that a second delivery changes nothing. Their ids rise with time: the oldest are
-- found without an index.
CREATE TABLE clicks (
    id      INTEGER PRIMARY KEY,
    game    TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person  INTEGER NOT NULL,
    did     TEXT    NOT NULL,
    made    INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER))
);
CREATE INDEX clicks_by_game ON clicks (game);
-- The clicks that call people to lobbies: each person may do that once an hour.
CREATE INDEX clicks_that_call ON clicks (person, did, made) WHERE did IN ('call', 'invite');

-- The messages that show a game: its board (seat -1), and the private panel of each seat (storage/games/places.py).
CREATE TABLE messages (
    game     TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    shown    TEXT    NOT NULL,
    closed   INTEGER NOT NULL,
    ping     INTEGER NOT NULL,
    called   REAL,
    asked    INTEGER NOT NULL,
    told     INTEGER NOT NULL,
    silent   INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

-- Guesses of players and spectators about the current round: at which seat a character is.
CREATE TABLE guesses (
    game       TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    round      INTEGER NOT NULL,
    person     INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    character  TEXT    NOT NULL,
    seat       INTEGER NOT NULL,
    PRIMARY KEY (game, round, person, character)
) WITHOUT ROWID;
CREATE INDEX guesses_by_user ON guesses (person, game);

-- The last lobby that was opened for a rematch of a game.
CREATE TABLE rematches (
    game     TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    rematch  TEXT NOT NULL
) WITHOUT ROWID;

-- For how many seconds bots have run on this database, as the last of them noted: clocks count on it.
CREATE TABLE running_time (
    seconds  REAL NOT NULL
);
INSERT INTO running_time (seconds) VALUES (0);

-- How games ended, in the order of their ends, on which ratings depend. A result outlives its game. `guild` is null once
-- the data of the server is gone, and `everywhere` says whether the game counts beyond its server. `unrated` is why it
-- counts for no rating; null: it does. `model` is how it is rated, `digest` that of the row and its standings.
CREATE TABLE results (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    game        TEXT    NOT NULL UNIQUE,
    guild       INTEGER,
    everywhere  INTEGER NOT NULL,
    ended       INTEGER NOT NULL,
    cards       TEXT    NOT NULL,
    unrated     TEXT,
    model       TEXT    NOT NULL,
    digest      TEXT    NOT NULL
);
CREATE INDEX results_by_guild ON results (guild, ended);
CREATE INDEX results_by_time ON results (ended);

-- The result of each seat. `person` is null for a computer, and negative for a former player, whose number leads to
-- nobody. `points` are the lines of the score, `characters` those that were revealed, one a round, `city` the districts
-- at the end, `seconds` how long the person usually took for an answer.
CREATE TABLE standings (
    result      INTEGER NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL,
    person      INTEGER,
    name        TEXT    NOT NULL,
    resigned    INTEGER NOT NULL,
    place       INTEGER NOT NULL,
    total       INTEGER NOT NULL,
    points      TEXT    NOT NULL,
    characters  TEXT    NOT NULL,
    city        TEXT    NOT NULL,
    answers     INTEGER NOT NULL,
    seconds     INTEGER,
    PRIMARY KEY (result, seat)
) WITHOUT ROWID;
CREATE INDEX standings_by_user ON standings (person, result) WHERE person IS NOT NULL;

-- The ratings of a person after each rated game, made from results and standings alone. Guild 0 is everywhere, season 0
-- all time. `place` is 0 for a player who resigned. `weight` is the share of the game that counted, from 0 to 1.
CREATE TABLE ratings (
    guild         INTEGER NOT NULL,
    season        INTEGER NOT NULL,
    person        INTEGER NOT NULL,
    result        INTEGER NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    mu_before     REAL    NOT NULL,
    sigma_before  REAL    NOT NULL,
    mu            REAL    NOT NULL,
    sigma         REAL    NOT NULL,
    played        INTEGER NOT NULL,
    place         INTEGER NOT NULL,
    seats         INTEGER NOT NULL,
    weight        REAL    NOT NULL DEFAULT 1,
    PRIMARY KEY (guild, season, person, result)
) WITHOUT ROWID;
CREATE INDEX ratings_by_user ON ratings (person, result);
CREATE INDEX ratings_by_result ON ratings (result);

-- Settings that a server has changed, as JSON. `removed` is since when the bot is no longer in the server: its data goes
-- some time later. `podium` is the newest season whose end was celebrated there; 0: none.
CREATE TABLE servers (
    id        INTEGER PRIMARY KEY,
    settings  TEXT    NOT NULL DEFAULT '{}',
    removed   INTEGER,
    podium    INTEGER NOT NULL DEFAULT 0
);

-- Sets of cards that a server has saved under a name, as JSON. `key` is the name in lower case: names that differ in
-- nothing else are one. No id comes again: a button that deletes a set must never delete a later one.
CREATE TABLE sets (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    guild   INTEGER NOT NULL,
    key     TEXT    NOT NULL,
    name    TEXT    NOT NULL,
    plan    TEXT    NOT NULL,
    person  INTEGER NOT NULL,
    saved   INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    UNIQUE (guild, key)
);

-- Settings that a person has changed, as JSON.
CREATE TABLE persons (
    id        INTEGER PRIMARY KEY,
    settings  TEXT    NOT NULL DEFAULT '{}'
);

-- People who asked for their data to be deleted, until it is. Their results stay under the number `former`.
CREATE TABLE deletions (
    person  INTEGER PRIMARY KEY,
    former  INTEGER NOT NULL
);

-- Has a row while deleted content may still lie in the file, though in no table: see `Database.rewrite`.
CREATE TABLE remnants (
    since  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER))
);

-- How far a person has come in the lesson: the name of the newest step that they were shown.
CREATE TABLE lessons (
    person  INTEGER PRIMARY KEY,
    step    TEXT    NOT NULL
);

-- The kinds of questions that were explained to a person in their first games, each kind once. `question` is the tag of
-- the question that showed the explanation: it shows the explanation each time.
CREATE TABLE hints (
    person    INTEGER NOT NULL,
    kind      TEXT    NOT NULL,
    question  TEXT    NOT NULL,
    PRIMARY KEY (person, kind)
) WITHOUT ROWID;

-- The secret of the daily deal, by the number of its day. It is drawn before the day begins.
CREATE TABLE deals (
    day     INTEGER PRIMARY KEY,
    secret  TEXT    NOT NULL
);

-- A person's game of a daily deal. `guild` is the first server whose tables list it (0: none), `points` is null until
-- the game has ended in time.
CREATE TABLE dailies (
    person  INTEGER NOT NULL,
    day     INTEGER NOT NULL,
    guild   INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    points  INTEGER,
    PRIMARY KEY (person, day)
) WITHOUT ROWID;
CREATE INDEX dailies_by_day ON dailies (day, points);

-- The option that a person chose in the puzzle of a day, and whether it was the best one.
CREATE TABLE puzzles (
    person  INTEGER NOT NULL,
    day     INTEGER NOT NULL,
    option  TEXT    NOT NULL,
    solved  INTEGER NOT NULL,
    PRIMARY KEY (person, day)
) WITHOUT ROWID;
CREATE INDEX puzzles_by_day ON puzzles (day, option);

-- A tournament or league, as JSON. `version` goes up by one with every change of it. `active` is 0 once it is over and
-- its end was shown. `message` is its newest public message, `stage` the part of the tournament for which the bot posted
-- the message, and `shown` a digest of the contents.
CREATE TABLE tournaments (
    id       TEXT    PRIMARY KEY,
    version  INTEGER NOT NULL,
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    state    TEXT    NOT NULL,
    active   INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    stage    INTEGER NOT NULL,
    shown    TEXT    NOT NULL
) WITHOUT ROWID;
CREATE INDEX tournaments_by_channel ON tournaments (active, channel);

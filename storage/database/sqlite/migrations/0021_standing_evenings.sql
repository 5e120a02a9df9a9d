-- Standing evenings: appointments of a circle that renew themselves (storage/play/evenings.py). `at` is the time of the
-- present one, `due` when its next step is due; `stale`: its message names somebody whose data was deleted. `origin` is
-- the game after which somebody founded it, `game` the lobby that the present evening opened. `state` names nobody.
CREATE TABLE evenings (
    id         TEXT    NOT NULL,
    version    INTEGER NOT NULL,
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    organiser  INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    due        INTEGER NOT NULL,
    origin     TEXT    NOT NULL,
    game       TEXT    NOT NULL,
    state      TEXT    NOT NULL,
    stale      INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (id)
) WITHOUT ROWID;
CREATE INDEX evenings_by_due ON evenings (due);
CREATE INDEX evenings_stale ON evenings (id) WHERE stale = 1;
CREATE INDEX evenings_by_guild ON evenings (guild);
CREATE INDEX evenings_by_organiser ON evenings (organiser);
CREATE INDEX evenings_by_game ON evenings (game);

-- Who comes to the evening at the time `at`, and when they said so.
CREATE TABLE evening_people (
    person   INTEGER NOT NULL,
    evening  TEXT    NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    at       INTEGER NOT NULL,
    answer   TEXT    NOT NULL,
    said     INTEGER NOT NULL,
    PRIMARY KEY (person, evening)
) WITHOUT ROWID;
CREATE INDEX evening_people_by_evening ON evening_people (evening);

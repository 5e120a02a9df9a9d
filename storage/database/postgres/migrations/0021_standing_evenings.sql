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

-- A tournament or league, as JSON. `version` goes up by one with every change of it. `active` is 0 once it is over and
-- its end was shown. `message` is its newest public message, `stage` the part of the tournament for which that was
-- posted, and `shown` a digest of what it shows.
CREATE TABLE tournaments (
    id       TEXT     PRIMARY KEY,
    version  INTEGER  NOT NULL,
    guild    INTEGER  NOT NULL,
    channel  INTEGER  NOT NULL,
    state    TEXT     NOT NULL,
    active   INTEGER  NOT NULL,
    message  INTEGER  NOT NULL,
    stage    INTEGER  NOT NULL,
    shown    TEXT     NOT NULL
) WITHOUT ROWID;
CREATE INDEX tournaments_by_channel ON tournaments (active, channel);

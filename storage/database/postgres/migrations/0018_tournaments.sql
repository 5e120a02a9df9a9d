CREATE TABLE tournaments (
    id       TEXT COLLATE "C"  NOT NULL,
    version  BIGINT            NOT NULL,
    guild    BIGINT            NOT NULL,
    channel  BIGINT            NOT NULL,
    state    TEXT COLLATE "C"  NOT NULL,
    active   BIGINT            NOT NULL,
    message  BIGINT            NOT NULL,
    stage    BIGINT            NOT NULL,
    shown    TEXT COLLATE "C"  NOT NULL,
    PRIMARY KEY (id)
);
CREATE INDEX tournaments_by_channel ON tournaments (active, channel);

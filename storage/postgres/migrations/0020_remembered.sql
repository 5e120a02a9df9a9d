-- Limits that keep others safe outlive a deletion until they have passed, each under a keyed hash (storage/remembered.py).
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

-- Limits that keep others safe outlive a deletion until they have passed, each under a keyed hash (storage/remembered.py).
-- A set has such a hash in the place of the person who saved it.
CREATE TABLE hash_keys (
    key  TEXT NOT NULL,
    PRIMARY KEY (key)
) WITHOUT ROWID;

CREATE TABLE remembered (
    mark    TEXT    NOT NULL,
    value   INTEGER NOT NULL,
    lasts   INTEGER NOT NULL,
    PRIMARY KEY (mark)
) WITHOUT ROWID;

ALTER TABLE sets ADD COLUMN mark TEXT NOT NULL DEFAULT '';

-- What every click writes, in fewer pages. The log of a game lies together, in the order in which it is read, without
-- an index beside it.
CREATE TABLE choices_in_order (
    game    TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    picks   TEXT    NOT NULL,
    events  TEXT    NOT NULL,
    user    INTEGER,
    made    INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    PRIMARY KEY (game, number)
) WITHOUT ROWID;

INSERT INTO choices_in_order (game, number, seat, picks, events, user, made)
    SELECT game, number, seat, picks, events, user, made FROM choices ORDER BY game, number;

DROP TABLE choices;
ALTER TABLE choices_in_order RENAME TO choices;

-- The ids of clicks rise with time, so the oldest are found without it.
DROP INDEX clicks_by_time;

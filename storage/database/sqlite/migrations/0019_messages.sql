-- Board and panels are messages, and what lasts of a message is one row. Seat -1 stands for the board.
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

INSERT INTO messages (game, seat, channel, message, number, shown, closed, ping, called, asked, told, silent)
    SELECT game, -1, channel, message, round, boards.shown, lost, 0, NULL, -1, 0, 0
    FROM boards JOIN games ON id = game;
INSERT INTO messages (game, seat, channel, message, number, shown, closed, ping, called, asked, told, silent)
    SELECT game, seat, channel, message, number, '', refused, ping, called, asked, told, silent FROM panels
    WHERE game IN (SELECT id FROM games);

DROP TABLE boards;
DROP TABLE panels;

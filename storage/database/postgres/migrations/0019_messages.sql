-- Board and panels are messages, and what lasts of a message is one row. Seat -1 stands for the board.
CREATE TABLE messages (
    game     TEXT COLLATE "C"  NOT NULL  REFERENCES games (id) ON DELETE CASCADE,
    seat     BIGINT            NOT NULL,
    channel  BIGINT            NOT NULL,
    message  BIGINT            NOT NULL,
    number   BIGINT            NOT NULL,
    shown    TEXT COLLATE "C"  NOT NULL,
    closed   BIGINT            NOT NULL,
    ping     BIGINT            NOT NULL,
    called   DOUBLE PRECISION,
    asked    BIGINT            NOT NULL,
    told     BIGINT            NOT NULL,
    silent   BIGINT            NOT NULL,
    PRIMARY KEY (game, seat)
);

INSERT INTO messages (game, seat, channel, message, number, shown, closed, ping, called, asked, told, silent)
    SELECT game, -1, channel, message, round, boards.shown, lost, 0, NULL, -1, 0, 0
    FROM boards JOIN games ON id = game;
INSERT INTO messages (game, seat, channel, message, number, shown, closed, ping, called, asked, told, silent)
    SELECT game, seat, channel, message, number, '', refused, ping, called, asked, told, silent FROM panels
    WHERE game IN (SELECT id FROM games);

DROP TABLE boards;
DROP TABLE panels;

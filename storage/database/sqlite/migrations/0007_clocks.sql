-- When a game's clock wants something done, on the bot's running time; null if it doesn't.
ALTER TABLE games ADD COLUMN due REAL;
CREATE INDEX games_by_due ON games (due, id) WHERE due IS NOT NULL;

-- For how many seconds bots have run on this database, as it was noted last: clocks count on it.
CREATE TABLE running_time (
    seconds  REAL NOT NULL
);
INSERT INTO running_time (seconds) VALUES (0);

-- The beginning of the wait in which the player of a seat was called for a second time, on the running time.
ALTER TABLE panels ADD COLUMN called REAL;

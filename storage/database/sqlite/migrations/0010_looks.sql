-- When the bot has to look at a running game by itself, in seconds since 1970 (0: at once, -1: it goes on
-- by itself); null if only clicks and its clock move it on. After a start those are left where they are.
ALTER TABLE games ADD COLUMN look INTEGER;
UPDATE games SET look = 0 WHERE status = 'running';
CREATE INDEX games_to_look ON games (look, id) WHERE look IS NOT NULL;

-- Of every game, not only of those that are over.
DROP INDEX games_not_shown;
CREATE INDEX games_not_shown ON games (shown, version, id) WHERE shown < version;

-- What a server has chosen, as JSON of what isn't as by default. `removed` is since when the bot is not in it any
-- more: its data goes some time later.
CREATE TABLE settings_of_servers (
    id        INTEGER PRIMARY KEY,
    settings  TEXT    NOT NULL DEFAULT '{}',
    removed   INTEGER
);

INSERT INTO settings_of_servers (id, settings)
    SELECT id, '{"computer_pause":' || computer_pause || '}' FROM servers WHERE computer_pause IS NOT NULL;

DROP TABLE servers;
ALTER TABLE settings_of_servers RENAME TO servers;

CREATE INDEX games_by_guild ON games (guild, id);

-- As before, but no number comes again: the button that deletes a set must never delete a later one.
CREATE TABLE numbered_sets (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    guild  INTEGER NOT NULL,
    key    TEXT    NOT NULL,
    name   TEXT    NOT NULL,
    plan   TEXT    NOT NULL,
    user   INTEGER NOT NULL,
    saved  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    UNIQUE (guild, key)
);

INSERT INTO numbered_sets (id, guild, key, name, plan, user, saved)
    SELECT id, guild, key, name, plan, user, saved FROM sets;

DROP TABLE sets;
ALTER TABLE numbered_sets RENAME TO sets;

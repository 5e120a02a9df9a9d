-- What a person has chosen, as JSON of what isn't as by default.
CREATE TABLE settings_of_persons (
    id        INTEGER PRIMARY KEY,
    settings  TEXT    NOT NULL DEFAULT '{}'
);

INSERT INTO settings_of_persons (id, settings)
    SELECT id, CASE WHEN everywhere THEN '{}' ELSE '{"everywhere":false}' END FROM persons;

DROP TABLE persons;
ALTER TABLE settings_of_persons RENAME TO persons;

-- Of which question the player of a seat was last told where the table plays slowly or it was quiet for them, when
-- they were (seconds since 1970; 0: not yet), and whether they want no reminders of it.
ALTER TABLE panels ADD COLUMN asked INTEGER NOT NULL DEFAULT -1;
ALTER TABLE panels ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
ALTER TABLE panels ADD COLUMN silent INTEGER NOT NULL DEFAULT 0;

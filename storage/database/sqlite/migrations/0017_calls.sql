-- The clicks that call people to lobbies: each person may do that once an hour.
CREATE INDEX clicks_that_call ON clicks (person, did, made) WHERE did IN ('call', 'invite');

-- The newest season whose end was celebrated in a server; 0: none.
ALTER TABLE servers ADD COLUMN podium INTEGER NOT NULL DEFAULT 0;

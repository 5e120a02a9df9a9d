CREATE INDEX clicks_that_call ON clicks (person, did, made) WHERE did IN ('call', 'invite');

ALTER TABLE servers ADD COLUMN podium BIGINT NOT NULL DEFAULT 0;

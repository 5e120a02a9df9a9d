-- The share of a game that counted, from 0 to 1: repeated games of the same people count less everywhere.
ALTER TABLE ratings ADD COLUMN weight REAL NOT NULL DEFAULT 1;

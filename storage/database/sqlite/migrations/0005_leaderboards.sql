-- As before, with the place (0 for who resigned) and how many played: a leaderboard is one walk through these rows.
CREATE TABLE ratings_with_places (
    guild         INTEGER NOT NULL,
    season        INTEGER NOT NULL,
    user          INTEGER NOT NULL,
    result        INTEGER NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    mu_before     REAL    NOT NULL,
    sigma_before  REAL    NOT NULL,
    mu            REAL    NOT NULL,
    sigma         REAL    NOT NULL,
    played        INTEGER NOT NULL,
    place         INTEGER NOT NULL,
    seats         INTEGER NOT NULL,
    PRIMARY KEY (guild, season, user, result)
) WITHOUT ROWID;

INSERT INTO ratings_with_places
    SELECT ratings.*,
        coalesce((SELECT iif(resigned, 0, place) FROM standings
            WHERE standings.result = ratings.result AND standings.user = ratings.user), 0),
        (SELECT count(*) FROM standings WHERE standings.result = ratings.result)
    FROM ratings;

DROP TABLE ratings;
ALTER TABLE ratings_with_places RENAME TO ratings;

CREATE INDEX ratings_by_user ON ratings (user, result);
CREATE INDEX ratings_by_result ON ratings (result);

"""`python -m tests.storage.results.ratings.accuracy`: the error of ratings when the question mark disappears.

Simulated people play once a week at tables of one size. The game rates them against well-known opponents.
"""

import math
import random
import sys

from storage.database.stored_time import DAY
from storage.results.ratings.model import MODEL, SETTLED_GAMES, SETTLED_OPPONENTS, RatedPlace, Rating
from storage.results.ratings.skill import BETA, MU, SIGMA

PEOPLE = 400


def games_until_settled(seats: int) -> int:
    """Return after how many games at tables of this size a number has no question mark."""
    return max(SETTLED_GAMES, math.ceil(SETTLED_OPPONENTS / (seats - 1)))


def error(seats: int, games: int) -> float:
    """Return the root mean square error of the mean after `games` games."""
    rng = random.Random(seats)
    return math.sqrt(sum(_off(seats, games, rng) ** 2 for _ in range(PEOPLE)) / PEOPLE)


def _off(seats: int, games: int, rng: random.Random) -> float:
    skill, rating = rng.gauss(MU, SIGMA), Rating()
    for _ in range(games):
        rating = rating.after(7 * DAY)
        others = [rng.gauss(MU, SIGMA) for _ in range(seats - 1)]
        luck = [rng.gauss(each, BETA) for each in (skill, *others)]
        places = [1 + sum(other > each for other in luck) for each in luck]
        known = [rating, *(Rating(each, 3) for each in others)]
        rating = MODEL.rate([RatedPlace(*each) for each in zip(known, places, strict=True)])[0]
    return rating.mu - skill


if __name__ == "__main__":
    for size in (2, 3, 4, 6, 8):
        count = games_until_settled(size)
        sys.stdout.write(f"{size} players: {count} games, error {error(size, count):.1f}\n")

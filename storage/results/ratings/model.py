"""The model by which a game changes ratings, and the numbers that we show for ratings."""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from importlib.metadata import version
from typing import NamedTuple

from openskill.models import BradleyTerryFull

from storage.database.stored_time import DAY
from storage.parts import ComputerLevel
from storage.results.ratings.skill import BETA, MU, SIGMA

RATING_SCALE = 20  # How many points of the shown number are one unit of skill.
FLOOR = 800  # The lowest number that we show, so that nobody sees their number fall without end.

ABSENCE = (SIGMA / 2) ** 2 / 365
"""The growth of a rating's variance in a day of absence. A year restores half of the initial deviation."""

SETTLED_GAMES, SETTLED_OPPONENTS = 10, 20
"""A rating keeps its question mark until the person has this many games, and this many opponents in them.

With these numbers, settled ratings are about equally accurate at every size of table (docs/ratings.md).
"""

PODIUM_GAMES = 5  # How many games a person has to finish in a season for a place on its podium.

MOST_WINS, USUAL_SEATS = 9, 4
"""The most wins that we compute ahead, and the number of players in each of these games."""

INACTIVE_AFTER = 90 * DAY
"""Seconds without a game after which a person leaves the leaderboard, and has the question mark again."""


def to_settle(games: int, opponents: float) -> int:
    """Return how many more games like the earlier ones a rating needs to lose its question mark."""
    usual = opponents / games if games and opponents else SETTLED_OPPONENTS / SETTLED_GAMES
    # Sums of shares have rounding errors.
    missing = math.ceil(max(0.0, round(SETTLED_OPPONENTS - opponents, 6)) / usual)
    return max(0, SETTLED_GAMES - games, missing)


RATING_LIBRARY = f"openskill {version('openskill')}"


class Rating(NamedTuple):
    """An estimate of a person's skill: its mean and its standard deviation, the uncertainty."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def cautious(self) -> float:
        """The number by which a leaderboard ranks people: one deviation below the mean."""
        return self.mu - self.sigma

    @property
    def number(self) -> int:
        """The number that we show, in the order of `cautious`. Only this number has a floor."""
        return max(FLOOR, round(1000 + RATING_SCALE * (self.cautious - Rating().cautious)))

    @property
    def wins_to_leave_floor(self) -> int:
        """How many wins lift the number above the floor; see `wins_to_pass`."""
        return wins_to_pass(self, Rating().cautious + (FLOOR + 0.5 - 1000) / RATING_SCALE)

    def towards(self, other: "Rating", share: float) -> "Rating":
        """Return the rating after a game that counts in part; counted in full it would lead to `other`.

        The mean moves by that share, and we gain that share of the information (the inverse of the variance).
        """
        if share == 1:
            return other
        before, after = self.sigma**-2, other.sigma**-2
        return Rating(self.mu + share * (other.mu - self.mu), (before + share * (after - before)) ** -0.5)

    def after(self, seconds: float) -> "Rating":
        """Return the rating after an absence: with the same mean and more uncertainty."""
        variance = self.sigma**2 + ABSENCE * max(0.0, seconds) / DAY
        return Rating(self.mu, max(self.sigma, min(math.sqrt(variance), SIGMA)))


COMPUTER = Rating(22.0, 1.0)  # The rating of a computer player of the lowest level; no result changes it.

COMPUTERS: Mapping[ComputerLevel, float] = {"novice": COMPUTER.mu, "builder": 32.0, "master": 42.0}
"""The mean of each level: a low estimate from the games in docs/computer-players-measured.md."""


class RatedPlace(NamedTuple):
    """A player in a game to rate: the rating before it, and the place in it (1 is the best)."""

    rating: Rating
    place: int
    resigned: bool = False


@dataclass(frozen=True, slots=True)
class Model:
    """The parameters that rate a game. `beta` is the part of luck in a result, in units of skill.

    `computer_mu` and `computer_sigma` are the rating of the game's computer players. `forgotten` holds pairs
    of seats, each with the number of games that their people had played that year before a deletion of data.
    """

    beta: float = BETA
    computer_mu: float = COMPUTER.mu
    computer_sigma: float = COMPUTER.sigma
    version: int = 1
    forgotten: tuple[tuple[int, int, int], ...] = ()

    def against(self, level: ComputerLevel) -> "Model":
        """Return the model for a game with computers of this level."""
        return replace(self, computer_mu=COMPUTERS[level])

    def text(self) -> str:
        """Write the model as JSON."""
        return json.dumps({"name": "BradleyTerryFull", "library": RATING_LIBRARY, **asdict(self)})

    @classmethod
    def read(cls, text: str) -> "Model":
        """Read a model. Raises `ValueError` if it isn't a known one."""
        found = json.loads(text)
        if found.pop("name", None) != "BradleyTerryFull" or found.get("version") != 1:
            raise ValueError(f"no known model of ratings: {text}")
        found.pop("library", None)
        forgotten = tuple((one, other, count) for one, other, count in found.pop("forgotten", ()))
        return cls(**found, forgotten=forgotten)

    @property
    def computer(self) -> Rating:
        """The strength of a computer player."""
        return Rating(self.computer_mu, self.computer_sigma)

    def rate(self, entrants: Sequence[RatedPlace]) -> list[Rating]:
        """Return the ratings after a game, in the same order.

        A win lowers no mean. Resigning raises no mean, and leaves the uncertainty unchanged.
        """
        model = self._model()
        teams = [[model.rating(*each.rating)] for each in entrants]
        rated = model.rate(teams, ranks=[float(each.place) for each in entrants])
        return [
            _bounded(each, Rating(team[0].mu, team[0].sigma))
            for each, team in zip(entrants, rated, strict=True)
        ]

    def chances(self, ratings: Sequence[Rating]) -> list[float]:
        """Return each rating's chance to finish first."""
        model = self._model()
        return list(model.predict_win([[model.rating(*each)] for each in ratings]))

    def _model(self) -> BradleyTerryFull:
        return BradleyTerryFull(mu=MU, sigma=SIGMA, beta=self.beta, gamma=_gamma, limit_sigma=True)


MODEL = Model()  # The model for games unless the operator sets another `beta`.


def wins_to_pass(own: Rating, cautious: float) -> int:
    """Return how many wins over equals put `own` above a `cautious` rating; 0: more than `MOST_WINS`."""
    for wins in range(1, MOST_WINS + 1):
        own = MODEL.rate([RatedPlace(own, place) for place in range(1, USUAL_SEATS + 1)])[0]
        if own.cautious > cautious:
            return wins
    return 0


def _gamma(*_: object) -> float:
    """Let a game reduce the uncertainty by all its information, whatever the number of players."""
    return 1.0


def _bounded(entrant: RatedPlace, rated: Rating) -> Rating:
    before = entrant.rating
    if entrant.resigned:
        return Rating(min(before.mu, rated.mu), before.sigma)
    if entrant.place == 1:
        return Rating(max(before.mu, rated.mu), min(before.sigma, rated.sigma))
    return rated

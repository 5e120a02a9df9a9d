"""The model of ratings: how a game changes them, and the numbers that we show."""

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

RATING_SCALE = 40
"""How many points of the number that we show make one of skill."""

FLOOR = 800
"""The lowest number that we show, so that nobody who keeps playing watches theirs fall and fall."""

ABSENCE = (SIGMA / 2) ** 2 / 365
"""How much a rating's variance grows in a day: half of the first uncertainty returns in a year."""

SETTLED_GAMES, SETTLED_OPPONENTS = 10, 20
"""Before this many games, or opponents in them, a rating is only a guess.

At every size of table, ratings are then about equally wrong (docs/ratings.md).
"""

INACTIVE_AFTER = 90 * DAY
"""Seconds without a game after which somebody leaves the board, and their rating is a guess again."""


def to_settle(games: int, opponents: float) -> int:
    """Return how many games like these are missing until the number has no question mark; 0: none are.

    Each opponent in a game is one comparison, so large tables count for more. An opponent in a game that
    counted in part counts as that part.
    """
    usual = opponents / games if games and opponents else SETTLED_OPPONENTS / SETTLED_GAMES
    # Sums of shares have rounding errors.
    missing = math.ceil(max(0.0, round(SETTLED_OPPONENTS - opponents, 6)) / usual)
    return max(0, SETTLED_GAMES - games, missing)


RATING_LIBRARY = f"openskill {version('openskill')}"


class Rating(NamedTuple):
    """An estimate of somebody's skill: its mean, and the standard deviation of the estimate."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def cautious(self) -> float:
        """The number that ranks a board: the true skill is probably above it."""
        return self.mu - self.sigma

    @property
    def number(self) -> int:
        """The one number that we show. The floor changes neither a place nor a later rating."""
        return max(FLOOR, round(1000 + RATING_SCALE * (self.mu - MU)))

    def towards(self, other: "Rating", share: float) -> "Rating":
        """Return the rating after a game that would lead to `other`, if only a share of it counts.

        The mean moves by that share, and that share of the information is gained.
        """
        if share == 1:
            return other
        before, after = self.sigma**-2, other.sigma**-2
        return Rating(self.mu + share * (other.mu - self.mu), (before + share * (after - before)) ** -0.5)

    def after(self, seconds: float) -> "Rating":
        """Return the rating after an absence: with the same mean, and less sure."""
        variance = self.sigma**2 + ABSENCE * max(0.0, seconds) / DAY
        return Rating(self.mu, max(self.sigma, min(math.sqrt(variance), SIGMA)))


COMPUTER = Rating(22.0, 1.0)
"""The strength of a computer player of the lowest level; no result changes it."""

COMPUTERS: Mapping[ComputerLevel, float] = {"novice": COMPUTER.mu, "builder": 32.0, "master": 42.0}
"""The skill of each level: rather too low than too high, by the games in docs/computer-players.md."""


class RatedPlace(NamedTuple):
    """A person whom a game rates: the rating before it, and the place in it, 1 being the best."""

    rating: Rating
    place: int
    resigned: bool = False


@dataclass(frozen=True, slots=True)
class Model:
    """How a game is rated. `beta` is the part of luck in a result, in units of skill.

    `computer_mu` and `computer_sigma` are the strength of the computer players of that game. `forgotten`
    holds pairs of seats, each with the number of games of that year that their people had played before a
    deletion of data.
    """

    beta: float = BETA
    computer_mu: float = COMPUTER.mu
    computer_sigma: float = COMPUTER.sigma
    version: int = 1
    forgotten: tuple[tuple[int, int, int], ...] = ()

    def against(self, level: ComputerLevel) -> "Model":
        """Return the model for a game in which the computers play at a level."""
        return replace(self, computer_mu=COMPUTERS[level])

    def text(self) -> str:
        """Write the model with everything needed to rate the same game again."""
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

        A win never lowers a rating, and resigning never raises one: it only changes the mean.
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


MODEL = Model()
"""The model for games unless another one is set."""


def _gamma(*_: object) -> float:
    """Return how much of a game's information reaches the uncertainty: all."""
    return 1.0


def _bounded(entrant: RatedPlace, rated: Rating) -> Rating:
    before = entrant.rating
    if entrant.resigned:
        return Rating(min(before.mu, rated.mu), before.sigma)
    if entrant.place == 1:
        return Rating(max(before.mu, rated.mu), min(before.sigma, rated.sigma))
    return rated

"""How a game changes ratings: the model, and what is shown of a rating."""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from importlib.metadata import version
from typing import NamedTuple

from openskill.models import BradleyTerryFull

from storage.results.ratings.skill import BETA, MU, SIGMA
from storage.values import ComputerLevel

SCALE = 40
"""How many points of the number that people are shown make one of skill."""

DAY = 24 * 60 * 60
ABSENCE = (SIGMA / 2) ** 2 / 365
"""How much the variance of a rating grows in a day: half of the first uncertainty comes back in a year."""

SETTLED_GAMES, SETTLED_OPPONENTS = 10, 20
"""Before so many games, or so many opponents in them, a rating is no more than a guess.

At every size of table a rating is off by much the same then (docs/ratings.md).
"""

AWAY = 90 * DAY
"""After so many seconds without a game somebody leaves the board, and their rating is a guess again."""


def settled(games: int, opponents: float) -> bool:
    """Return whether so many games against so many opponents show a number without a question mark.

    Each opponent in a game is one comparison, so large tables tell more. An opponent in a game that counted
    only in part is that part of one.
    """
    # Shares of opponents add up to whole numbers but for their last digits.
    return games >= SETTLED_GAMES and round(opponents, 6) >= SETTLED_OPPONENTS


LIBRARY = f"openskill {version('openskill')}"


class Rating(NamedTuple):
    """An estimate of somebody's skill: its mean, and the standard deviation of the estimate."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def cautious(self) -> float:
        """The number that a board ranks by: the true skill probably exceeds it."""
        return self.mu - self.sigma

    @property
    def number(self) -> int:
        """The one number that people are shown."""
        return round(1000 + SCALE * (self.mu - MU))

    @property
    def spread(self) -> int:
        """By how much the number may be off, either way."""
        return round(SCALE * self.sigma)

    def towards(self, other: "Rating", share: float) -> "Rating":
        """Return the rating after a game that would lead to another one, if only this share of it counts.

        The mean goes so far of the way, and so much of the information about it is gained.
        """
        if share == 1:
            return other
        before, after = self.sigma**-2, other.sigma**-2
        return Rating(self.mu + share * (other.mu - self.mu), (before + share * (after - before)) ** -0.5)

    def after(self, seconds: float) -> "Rating":
        """Return the rating after so long an absence: as good as before, and less sure."""
        variance = self.sigma**2 + ABSENCE * max(0.0, seconds) / DAY
        return Rating(self.mu, max(self.sigma, min(math.sqrt(variance), SIGMA)))


COMPUTER = Rating(22.0, 1.0)
"""The strength of a computer player of the lowest level; no result changes it."""

COMPUTERS: Mapping[ComputerLevel, float] = {"novice": COMPUTER.mu, "builder": 32.0, "master": 42.0}
"""The skill of each level: rather too little than too much, by the games in docs/computer-players.md."""


class RatedPlace(NamedTuple):
    """A person whom a game rates: the rating before it, and the place in it, 1 being the best."""

    rating: Rating
    place: int
    resigned: bool = False


@dataclass(frozen=True, slots=True)
class Model:
    """The way in which a game is rated. `beta` is how much of a result is luck, in units of skill.

    `computer_mu` and `computer_sigma` are the strength of the computer players of that game. `forgotten` has
    two seats each, and how many games of that year their people had played before a deletion of data.
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
        """Write the model down, with all that is needed to rate the same game again."""
        return json.dumps({"name": "BradleyTerryFull", "library": LIBRARY, **asdict(self)})

    @classmethod
    def read(cls, text: str) -> "Model":
        """Return the model that was written down. Raises `ValueError` if it is none that is known."""
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

        A win never lowers a rating, and resigning never raises one: it changes nothing but the mean.
        """
        model = self._model()
        teams = [[model.rating(*each.rating)] for each in entrants]
        rated = model.rate(teams, ranks=[float(each.place) for each in entrants])
        return [
            _bounded(each, Rating(team[0].mu, team[0].sigma))
            for each, team in zip(entrants, rated, strict=True)
        ]

    def chances(self, ratings: Sequence[Rating]) -> list[float]:
        """Return for each of these how likely it is to finish first."""
        model = self._model()
        return list(model.predict_win([[model.rating(*each)] for each in ratings]))

    def _model(self) -> BradleyTerryFull:
        return BradleyTerryFull(mu=MU, sigma=SIGMA, beta=self.beta, gamma=_gamma, limit_sigma=True)


MODEL = Model()
"""The way in which games are rated where nothing else is set."""


def _gamma(*_: object) -> float:
    """How much of what a game tells reaches the uncertainty: all of it."""
    return 1.0


def _bounded(entrant: RatedPlace, rated: Rating) -> Rating:
    before = entrant.rating
    if entrant.resigned:
        return Rating(min(before.mu, rated.mu), before.sigma)
    if entrant.place == 1:
        return Rating(max(before.mu, rated.mu), min(before.sigma, rated.sigma))
    return rated

"""`cheating`: compute the gain of each way of cheating at the ratings, and of honest play.

Forty honest people, with strengths as ratings assume them (`SIGMA`), have played before. Then another person
of average strength plays the games of a year (`--games`). A result is strength plus luck (`BETA`), unless the
others lose on purpose. For comparison, an honest person as strong as the best of a hundred plays a year. A
way of cheating pays if it leads to a higher number than that person has.
"""

import argparse
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import mean

from lab.played_cards import add_seed, positive
from storage.parts import Proof, ServerGame
from storage.results.ratings.model import MODEL, MU, RATING_SCALE, Rating
from storage.results.ratings.rater import Meetings, weights
from storage.results.ratings.skill import BETA, SIGMA
from storage.results.ratings.tracks import ALL_SERVERS, ALL_TIME, Rated, Track, changes
from storage.results.result import Result, Standing, counts_everywhere
from storage.values import Setup

ME, FRIEND, COMPUTER = 1, 2, None
HONEST = range(100, 140)
ACCOUNTS = range(200, 220)
"""The ids of the possible cheat, their friend, a computer, the others, and the cheat's other accounts."""

BEFORE = 150  # How many games the others have played before the cheat's first game.
BEST = MU + 2.5 * SIGMA  # The strength of the best of a hundred people.

_ENDED = 1_790_000_000

_BEGUN = Setup(ServerGame(guild=1, channel=1, host=ME, everywhere=True), "en", (), Proof("", ""))
"""The set-up of a game that started while its server counted everywhere."""

Seats = Sequence[int | None]


@dataclass(slots=True)
class RatingBoard:
    """The ratings of everybody on one leaderboard, game by game."""

    chance: random.Random
    strength: dict[int | None, float]
    known: dict[int, Rated] = field(default_factory=dict[int, Rated])
    meetings: Meetings = field(default_factory=Meetings)
    finished: dict[int, int] = field(default_factory=dict[int, int])

    def finishes(self, seats: Seats) -> list[int | None]:
        """Play a game; return the people in the order in which they finish."""
        drawn = {seat: self.strength[user] + self.chance.gauss(0, BETA) for seat, user in enumerate(seats)}
        return [seats[seat] for seat in sorted(drawn, key=lambda seat: -drawn[seat])]

    def rate(self, order: Seats, resigned: int = 0) -> None:
        """Rate a game with this order of finish. `resigned` is the person who resigned; 0: nobody."""
        standings = [
            Standing(place, user, "", user == resigned, place + 1, 0, (), (), (), 0, None)
            for place, user in enumerate(order)
        ]
        result = Result("", None, True, _ENDED, "2016", (), (), None, MODEL, tuple(standings))
        people = [user for user in order if user is not None]
        shares = weights(people, self.meetings, self.finished)
        for change in changes(result, Track(ALL_SERVERS, ALL_TIME), self.known, shares):
            self.known[change.user] = change.after
        self.meetings.update((one, other) for one in people for other in people if one != other)
        for user in people:
            self.finished[user] = self.finished.get(user, 0) + (user != resigned)

    def honest(self, count: int) -> list[int]:
        return self.chance.sample(HONEST, count)


Scheme = Callable[[RatingBoard], None]  # Plays one game in some way.


def _fair(others: int) -> Scheme:
    return lambda board: board.rate(board.finishes([ME, *board.honest(others)]))


def _dodging(others: int) -> Scheme:
    """Resign each game that would be lost."""

    def play(board: RatingBoard) -> None:
        order = board.finishes([ME, *board.honest(others)])
        if order[0] == ME:
            board.rate(order)
        else:
            board.rate([*(user for user in order if user != ME), ME], resigned=ME)

    return play


def _farming(board: RatingBoard) -> None:
    """Play with the weakest people, one at a time."""
    weakest = sorted(HONEST, key=lambda user: board.strength[user])[:8]
    board.rate(board.finishes([ME, board.chance.choice(weakest)]))


def _friend(*computers: None) -> Scheme:
    return lambda board: board.rate([ME, *computers, FRIEND])


def _deciding_late(board: RatingBoard) -> None:
    """As the server's manager, try to make won games count everywhere, and lost games not."""
    order = board.finishes([ME, *board.honest(3)])
    if counts_everywhere(_BEGUN, chosen=order[0] == ME):
        board.rate(order)


def _accounts(others: int, *computers: None) -> Scheme:
    return lambda board: board.rate([ME, *computers, *board.chance.sample(ACCOUNTS, others)])


CHEATING_WAYS: Mapping[str, Scheme] = {
    "honest, tables of two": _fair(1),
    "honest, tables of four": _fair(3),
    "honest, tables of eight": _fair(7),
    "dodging: resigning what would be lost, tables of two": _dodging(1),
    "dodging: resigning what would be lost, tables of four": _dodging(3),
    "a manager who decides late what counts, tables of four": _deciding_late,
    "farming: playing with the weakest of all": _farming,
    "a willing friend": _friend(),
    "a willing friend, and two computers": _friend(COMPUTER, COMPUTER),
    "a willing friend who resigns at once": lambda board: board.rate([ME, FRIEND], resigned=FRIEND),
    "twenty accounts, one at a time": _accounts(1),
    "twenty accounts, three at a time": _accounts(3),
    "twenty accounts, seven at a time": _accounts(7),
    "a new account for each game": lambda board: board.rate([ME, 1000 + board.finished.get(ME, 0)]),
}


def final_rating(way: Scheme, games: int, chance: random.Random, strength: float) -> float:
    """Return the rating, as people see it but without the floor, after `games` games played in a way."""
    board = RatingBoard(chance, {user: chance.gauss(MU, SIGMA) for user in HONEST})
    board.strength |= {ME: strength, COMPUTER: MODEL.computer_mu}
    for _ in range(BEFORE):
        board.rate(board.finishes(board.honest(4)))
    for _ in range(games):
        way(board)
    return 1000 + RATING_SCALE * (board.known[ME].rating.cautious - Rating().cautious)


def mean_rating(way: Scheme, games: int, times: int, seed: int, strength: float = MU) -> float:
    """Return the mean of `final_rating` over `times` simulations."""
    return mean(final_rating(way, games, random.Random(f"{seed} {each}"), strength) for each in range(times))


def best_rating(games: int, times: int, seed: int) -> float:
    """Return the rating of the best of a hundred honest people, at their best number of seats."""
    return max(mean_rating(_fair(others), games, times, seed, BEST) for others in (1, 3, 7))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=positive, default=200, metavar="N", help="in a year (%(default)s)")
    parser.add_argument("--times", type=positive, default=10, metavar="N", help="worlds (%(default)s)")
    add_seed(parser)


def execute(arguments: argparse.Namespace) -> int:
    """Print the result of each way; return 1 if a way of cheating pays."""
    games, times, seed = arguments.games, arguments.times, arguments.seed
    honest = mean_rating(_fair(1), games, times, seed)
    best = best_rating(games, times, seed)
    print(f"{games} games in a year. The best of a hundred honest people: {best:.0f}.\n")
    print(f"{'way':54} number   gain  pays")
    paying = 0
    for name, way in CHEATING_WAYS.items():
        number = mean_rating(way, games, times, seed)
        pays = number > best
        paying += pays
        print(f"{name:54} {number:6.0f} {number - honest:+6.0f}  {'YES' if pays else 'no'}")
        sys.stdout.flush()
    return 1 if paying else 0

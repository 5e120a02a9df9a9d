"""How well a tournament finds the best: people of known strength play one again and again.

Strengths are spread as the ratings expect them of people who never played (`SIGMA`), and a result is strength
and luck (`--luck`, the `beta` of ratings). The first ten are compared with the ten who are strongest.
"""

import argparse
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from statistics import mean

from bot.tables.tournaments.pairing import meetings, pair, sizes, standings, totals
from storage.play.tournament import Entrant as Person
from storage.play.tournament import Pairing, Round, Tournament
from storage.results.ratings.skill import BETA, MU, SIGMA

BEST, FOUND = 10, 7

Pair = Callable[[Tournament, Mapping[int, float], random.Random], Sequence[Sequence[int]]]
"""Returns the tables of the next round. It may look at the strength of people only to rate them."""

Judge = Callable[[Tournament], Sequence[int]]
"""Returns everybody, the best first."""


@dataclass(frozen=True, slots=True)
class PairingWay:
    """A way to pair people, and to rank them at the end."""

    name: str
    pair: Pair
    judge: Judge


def _slices(order: Sequence[int], size: int) -> list[Sequence[int]]:
    """Return tables of people who follow on each other in an order."""
    counts = sizes(len(order), size)
    return [order[sum(counts[:at]) :][:count] for at, count in enumerate(counts)]


def _at_random(it: Tournament, _: Mapping[int, float], chance: random.Random) -> Sequence[Sequence[int]]:
    return _slices(chance.sample(it.staying, len(it.people)), it.size)


def _plain(it: Tournament, _: Mapping[int, float], chance: random.Random) -> Sequence[Sequence[int]]:
    total, lot = totals(it), {user: chance.random() for user in it.staying}
    return _slices(sorted(it.staying, key=lambda user: (-total[user], lot[user])), it.size)


def _ours(
    it: Tournament, strength: Mapping[int, float], chance: random.Random, known: float | None = None
) -> Sequence[Sequence[int]]:
    """Pair as tournaments do; ratings are off by `known`, or nobody has one yet."""
    ratings = {user: 0.0 if known is None else chance.gauss(strength[user], known) for user in it.staying}
    return pair(it.staying, it.size, totals(it), ratings, meetings(it))


def _by_points(it: Tournament) -> Sequence[int]:
    total = totals(it)
    return sorted(it.staying, key=lambda user: -total[user])


def _as_shown(it: Tournament) -> Sequence[int]:
    return [each.user for each in standings(it)]


WAYS = (
    PairingWay("random tables", _at_random, _by_points),
    PairingWay("plain Swiss", _plain, _by_points),
    PairingWay("ours, nobody is rated yet", _ours, _as_shown),
    PairingWay("ours, ratings off by 4", partial(_ours, known=4.0), _as_shown),
)


def play(way: PairingWay, people: int, rounds: int, size: int, luck: float, chance: random.Random) -> int:
    """Play one tournament; return how many of the true best ten stand among the first ten."""
    strength = {user: chance.gauss(MU, SIGMA) for user in range(1, people + 1)}
    it = Tournament("", 1, 0, 0, 0, "en", size=size, people=tuple(Person(user, "") for user in strength))
    for number in range(rounds):
        tables = tuple(_played(table, strength, luck, chance) for table in way.pair(it, strength, chance))
        it = replace(it, rounds=(*it.rounds, Round(number, tables)))
    best = sorted(strength, key=lambda user: -strength[user])[:BEST]
    return len(set(best).intersection(way.judge(it)[:BEST]))


def bound(people: int, rounds: int, luck: float, chance: random.Random) -> int:
    """Return how many of the best ten an oracle finds, which sees the strength with its luck in each game.

    Places follow from that alone, so no way to pair or to judge can find more.
    """
    strength = [chance.gauss(MU, SIGMA) for _ in range(people)]
    shown = [sum(chance.gauss(each, luck) for _ in range(rounds)) for each in strength]
    best, first = (sorted(range(people), key=lambda user: -of[user])[:BEST] for of in (strength, shown))
    return len(set(best).intersection(first))


def _played(
    people: Sequence[int], strength: Mapping[int, float], luck: float, chance: random.Random
) -> Pairing:
    scores = [chance.gauss(strength[user], luck) for user in people]
    return Pairing("", tuple(people), tuple(1 + sum(other > own for other in scores) for own in scores))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--people", type=int, default=100, help="how many take part")
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds are played")
    parser.add_argument("--tables", type=int, default=4, help="how many people sit at a table (3 to 5)")
    parser.add_argument("--times", type=int, default=1000, help="how many tournaments are played each way")
    parser.add_argument(
        "--luck", type=float, default=BETA, help="how much of a result is luck (the ratings' beta)"
    )
    parser.add_argument("--seed", type=int, default=1, help="decides all chance")


def execute(arguments: argparse.Namespace) -> int:
    """Play the tournaments, and print how often each way finds the best."""
    sys.stdout.write(
        f"{arguments.people} people, {arguments.rounds} rounds at tables of {arguments.tables},"
        f" {arguments.times} times; strengths spread by {SIGMA:.1f}, luck {arguments.luck:.1f}\n"
        f"{'':28}{'best ten found':>16}{f'at least {FOUND}':>13}\n"
    )
    people, rounds, luck = arguments.people, arguments.rounds, arguments.luck
    for way in WAYS:
        chance = random.Random(arguments.seed)
        _report(
            way.name,
            [play(way, people, rounds, arguments.tables, luck, chance) for _ in range(arguments.times)],
        )
    chance = random.Random(arguments.seed)
    _report("bound: an oracle", [bound(people, rounds, luck, chance) for _ in range(arguments.times)])
    return 0


def _report(name: str, found: Sequence[int]) -> None:
    often = mean(each >= FOUND for each in found)
    sys.stdout.write(f"{name:28}{mean(found):16.2f}{often:13.1%}\n")
    sys.stdout.flush()

"""`ways`: how strong and how different the ways of computer players are, at one level.

At each table every second seat plays in the way, and the others play at the same level without a way. Winners
who tie split the win. The error is the 95 % error over the deals. A Master thinks for `--seconds` per answer,
so a game of Masters takes minutes, and after few games the error is large.
"""

import argparse
import random
from collections import Counter
from dataclasses import dataclass, field

from ai import BUILDER, LEVELS, Level, Worlds
from ai.families import RAIDS
from ai.master import MASTER
from ai.ways import WAYS, Way, in_way
from engine.decision import Decision, argument, verb
from engine.view import View
from lab.matches import Interval, play_match, standings_of, whole_deals
from lab.played_cards import add_cards, add_seed, chosen_cards, positive
from lab.series import CardSource

EARLY = 5  # The round after which we compare cities.

TABLE_SEATS = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--level", choices=("novice", "builder", "master"), default="builder", help="(%(default)s)"
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=MASTER.seconds,
        metavar="N",
        help="the search time of a Master for an answer (%(default)s)",
    )
    parser.add_argument(
        "--games",
        type=positive,
        default=400,
        metavar="N",
        help="games of each way, in whole deals (%(default)s)",
    )
    parser.add_argument("--way", choices=WAYS, nargs="+", default=WAYS, help="which ways (all)")
    add_seed(parser)
    add_cards(parser)


def execute(arguments: argparse.Namespace) -> None:
    """Print a line for each way, after one for the level without a way. Raises `SetupError`."""
    cards = chosen_cards(arguments, TABLE_SEATS)
    ways: list[Way] = arguments.way
    for number, way in enumerate(ways):
        players = _players(arguments.level, way, arguments.seconds)
        held: dict[int, tuple[str, ...]] = {}
        own, plain = (NotingLevel(each, held) for each in players)
        wins = _wins(own, plain, cards, arguments.seed, arguments.games)
        if not number:
            print(WAYS_HEAD)
            print(plain.line("no way", None))
        print(own.line(way, wins), flush=True)


WAYS_HEAD = (
    "way       wins of an equal's 25 %   attacks a game   leaders killed   gold kept   cost built"
    "   districts, round 5   characters taken"
)


class ThinkingInWay:
    """A Master in a way: it plays as a Builder in this way, unless `seconds` of search find better."""

    looks_ahead = True

    def __init__(self, name: str, way: Way | None, seconds: float) -> None:
        self.name = name
        self._way: Way | None = way
        self._seconds = seconds

    def choose(
        self, view: View, decision: Decision, randomness: random.Random, worlds: Worlds | None = None, /
    ) -> tuple[str, ...]:
        """Answer as this level does in a game of the bot."""
        like = in_way(BUILDER.name, self._way)
        return MASTER.think(view, decision, randomness, worlds, self._seconds, like).picks


def _players(level: str, way: Way, seconds: float) -> tuple[Level, Level]:
    """Return a player of the level in the way, and one without a way."""
    if LEVELS[level].looks_ahead:
        return ThinkingInWay(f"{level}-{way}", way, seconds), ThinkingInWay(level, None, seconds)
    return in_way(level, way), LEVELS[level]


def _wins(own: "NotingLevel", plain: "NotingLevel", cards: CardSource, seed: int, games: int) -> Interval:
    """Return the win rate of the seats that play in the way."""
    lineup: list[Level] = [own, plain] * (TABLE_SEATS // 2)
    count = whole_deals(games, TABLE_SEATS)
    played = (play_match(lineup, cards, seed, number) for number in range(count))
    found = standings_of([each.name for each in lineup], played)[own.name]
    own.games = plain.games = count * TABLE_SEATS // 2
    return Interval.of(found.wins)


@dataclass(slots=True)
class NotingLevel:
    """A level that records the public parts of its play. All levels of a table share `held`.

    `held` are the characters that each seat holds, as that seat's own views show them.
    """

    level: Level
    held: dict[int, tuple[str, ...]]
    games: int = 0
    attacks: int = 0
    leaders: int = 0
    gold: list[int] = field(default_factory=list[int])
    costs: list[int] = field(default_factory=list[int])
    early: list[int] = field(default_factory=list[int])
    characters: Counter[str] = field(default_factory=Counter[str])

    @property
    def name(self) -> str:
        return self.level.name

    @property
    def looks_ahead(self) -> bool:
        return self.level.looks_ahead

    def choose(
        self, view: View, decision: Decision, randomness: random.Random, worlds: Worlds | None = None, /
    ) -> tuple[str, ...]:
        """Let the level answer, and record the answer."""
        picks = self.level.choose(view, decision, randomness, worlds)
        seat = view.seats[decision.seat]
        if decision.kind == "kill":
            self.leaders += self._leads(view, argument(picks[0]))
        if decision.kind == "pick-character" and verb(picks[0]) == "character":
            self.held[decision.seat] = (*view.characters, argument(picks[0]))
            self.characters[argument(picks[0])] += 1
            self.gold.append(seat.gold)
            if view.round == EARLY + 1:
                self.early.append(seat.size)
        elif picks[0] in RAIDS:
            self.attacks += 1
        elif verb(picks[0]) == "build":
            self.costs += [each.cost for each in view.hand if each.card == argument(picks[0])][:1]
        return picks

    def _leads(self, view: View, character: str) -> bool:
        """Return whether another seat with the character has the most valuable city, or ties for it."""
        worth = {each.seat: sum(card.cost for card in each.city) for each in view.seats}
        most = max(worth.values())
        others = (seat for seat, held in self.held.items() if character in held and seat != view.seat)
        return any(worth[seat] == most > 0 for seat in others)

    def line(self, way: str, wins: Interval | None) -> str:
        """Write the figures for people."""
        rate = f"{wins.mean:>6.1%} (± {wins.high - wins.mean:.1%})" if wins else ""
        taken = self.characters.total()
        most = ", ".join(f"{name} {count / taken:.0%}" for name, count in self.characters.most_common(8))
        return (
            f"{way:<9} {rate:>24} {self.attacks / self.games:>16.2f}"
            f" {self.leaders / self.games:>16.2f} {mean(self.gold):>11.2f} {mean(self.costs):>12.2f}"
            f" {mean(self.early):>20.2f}   {most}"
        )


def mean(values: list[int]) -> float:
    """Return the average; 0 if there are no values."""
    return sum(values) / len(values) if values else 0.0

"""`ways`: how strong and how different the ways of computer players are, at one level.

At each table every other seat plays in the way, the rest as the level does without any. A shared win is
split; the error is that of 95 %, over the deals.
"""

import argparse
import random
from collections import Counter
from dataclasses import dataclass, field

from ai import LEVELS, Level, Worlds
from ai.ways import WAYS, Way, in_way
from engine.decision import Decision, argument, verb
from engine.view import View
from lab.matches import Interval, play_match, standings_of, whole_deals
from lab.played_cards import add_cards, add_seed, chosen_cards, positive
from lab.series import Cards

ATTACKS = ("use:destroy", "use:seize", "use:exchange")
"""Actions that cost a rival a district."""

EARLY = 5
"""Cities are compared after so many rounds."""

TABLE = 4
"""Seats at a table."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("--level", choices=("novice", "builder"), default="builder", help="(%(default)s)")
    parser.add_argument(
        "--games", type=positive, default=400, metavar="N", help="for each way, in whole deals (%(default)s)"
    )
    parser.add_argument("--way", choices=WAYS, nargs="+", default=WAYS, help="which ways (all)")
    add_seed(parser)
    add_cards(parser)


def execute(arguments: argparse.Namespace) -> int:
    """Play the games, and print a line for each way and one for the level without any."""
    cards = chosen_cards(arguments, TABLE)
    ways: list[Way] = arguments.way
    for number, way in enumerate(ways):
        own, plain = NotingLevel(in_way(arguments.level, way)), NotingLevel(LEVELS[arguments.level])
        wins = _wins(own, plain, cards, arguments.seed, arguments.games)
        if not number:
            print(HEAD)
            print(plain.line("no way", None))
        print(own.line(way, wins), flush=True)
    return 0


HEAD = (
    "way       wins of an equal's 25 %   attacks a game   gold kept   cost built   districts, round 5"
    "   characters taken"
)


def _wins(own: "NotingLevel", plain: "NotingLevel", cards: Cards, seed: int, games: int) -> Interval:
    """Return the rate of wins of a seat that plays in the way."""
    lineup: list[Level] = [own, plain] * (TABLE // 2)
    count = whole_deals(games, TABLE)
    played = (play_match(lineup, cards, seed, number) for number in range(count))
    found = standings_of([each.name for each in lineup], played)[own.name]
    own.games = plain.games = count * TABLE // 2
    return Interval.of(found.wins)


@dataclass(slots=True)
class NotingLevel:
    """A level of which is noted what people could see of its play."""

    level: Level
    games: int = 0
    attacks: int = 0
    gold: list[int] = field(default_factory=list[int])
    costs: list[int] = field(default_factory=list[int])
    early: list[int] = field(default_factory=list[int])
    characters: Counter[str] = field(default_factory=Counter[str])

    @property
    def name(self) -> str:
        """The name of the level."""
        return self.level.name

    @property
    def looks_ahead(self) -> bool:
        """Whether the level does."""
        return self.level.looks_ahead

    def choose(
        self, view: View, decision: Decision, randomness: random.Random, worlds: Worlds | None = None, /
    ) -> tuple[str, ...]:
        """Have the level answer, and note it."""
        picks = self.level.choose(view, decision, randomness, worlds)
        seat = view.seats[decision.seat]
        if decision.kind == "pick-character" and verb(picks[0]) == "character":
            self.characters[argument(picks[0])] += 1
            self.gold.append(seat.gold)
            if view.round == EARLY + 1:
                self.early.append(seat.size)
        elif picks[0] in ATTACKS:
            self.attacks += 1
        elif verb(picks[0]) == "build":
            self.costs += [each.cost for each in view.hand if each.card == argument(picks[0])][:1]
        return picks

    def line(self, way: str, wins: Interval | None) -> str:
        """Write the figures for people."""
        rate = f"{wins.mean:>6.1%} (± {wins.high - wins.mean:.1%})" if wins else ""
        taken = self.characters.total()
        most = ", ".join(f"{name} {count / taken:.0%}" for name, count in self.characters.most_common(8))
        return (
            f"{way:<9} {rate:>24} {self.attacks / self.games:>16.2f} {mean(self.gold):>11.2f}"
            f" {mean(self.costs):>12.2f} {mean(self.early):>20.2f}   {most}"
        )


def mean(values: list[int]) -> float:
    """Return the average; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0

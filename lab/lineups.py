"""Lineups of matches: levels by their names, and the budget of Masters among them."""

import argparse
import math
from dataclasses import dataclass

from ai import FAMILIES, LEVELS, Level
from ai.master import MASTER
from ai.master.search import Search
from lab.played_cards import positive

PLAYERS = {**LEVELS, **FAMILIES}
"""All levels and families by their names."""


@dataclass(frozen=True, slots=True)
class Lineup:
    """Levels by their names, seat by seat: plain data that other processes can be sent.

    A Master tries up to `playouts` games played on for an answer, and up to `seconds` long.
    """

    names: tuple[str, ...]
    playouts: int = MASTER.playouts
    seconds: float = MASTER.seconds

    def levels(self) -> list[Level]:
        """Return the levels."""
        master = Search(MASTER.name, playouts=self.playouts, seconds=self.seconds)
        return [master if name == master.name else PLAYERS[name] for name in self.names]

    def thinking(self) -> str:
        """Say how much a Master thinks; empty without a Master."""
        if MASTER.name not in self.names:
            return ""
        limit = "" if math.isinf(self.seconds) else f", within {self.seconds:g} s"
        return f"a Master tries up to {self.playouts} games played on for an answer{limit}"


def add_lineup(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments that choose a lineup."""
    parser.add_argument(
        "--seats",
        type=_names,
        required=True,
        metavar="LEVELS",
        help=f"the levels, like Builder,Novice,Novice,Novice; there are {', '.join(PLAYERS)}",
    )
    parser.add_argument(
        "--seconds",
        type=_seconds,
        metavar="S",
        help=f"how long a Master thinks about an answer ({MASTER.seconds:g}; with --playouts: no limit)",
    )
    parser.add_argument(
        "--playouts",
        type=positive,
        metavar="N",
        help=f"how many games played on a Master tries for an answer ({MASTER.playouts})",
    )


def chosen_lineup(arguments: argparse.Namespace) -> Lineup:
    """Return the chosen lineup."""
    playouts: int | None = arguments.playouts
    seconds: float | None = arguments.seconds
    if seconds is None:
        # A number of games without a time gives the same answers on every machine.
        seconds = math.inf if playouts else MASTER.seconds
    return Lineup(arguments.seats, playouts or MASTER.playouts, seconds)


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip().lower() for name in text.split(","))
    unknown = [name for name in names if name not in PLAYERS]
    if unknown:
        raise argparse.ArgumentTypeError(f"no level {unknown[0]!r}; there are {', '.join(PLAYERS)}")
    return names


def _seconds(text: str) -> float:
    seconds = float(text)
    if not seconds > 0:
        raise argparse.ArgumentTypeError("must be more than 0")
    return seconds

"""Games between levels of computer players: the lineups, and each deal with every rotation of the seats."""

import argparse
import math
import random
import statistics
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ai import FAMILIES, LEVELS, Level, Worlds
from ai.master import MASTER
from ai.master.search import Search
from engine import Game, Options, QuietGame
from engine.rng import Stream
from engine.worlds import Memory, World
from lab.played_cards import positive
from lab.series import CardSource, options_of, questions, seed_of

NAMED_PLAYERS = {**LEVELS, **FAMILIES}


@dataclass(frozen=True, slots=True)
class Lineup:
    """Levels by seat, as plain data. `playouts` and `seconds` are the budget of a Master's answer."""

    names: tuple[str, ...]
    playouts: int = MASTER.playouts
    seconds: float = MASTER.seconds

    def levels(self) -> list[Level]:
        master = Search(MASTER.name, playouts=self.playouts, seconds=self.seconds)
        return [master if name == master.name else NAMED_PLAYERS[name] for name in self.names]

    def thinking(self) -> str:
        """Return a Master's budget in words; empty without a Master."""
        if MASTER.name not in self.names:
            return ""
        limit = "" if math.isinf(self.seconds) else f", within {self.seconds:g} s"
        return f"a Master tries up to {self.playouts} playouts for an answer{limit}"


def add_lineup(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments that choose a lineup."""
    parser.add_argument(
        "--seats",
        type=_names,
        required=True,
        metavar="LEVELS",
        help=f"the levels, like Builder,Novice,Novice,Novice; there are {', '.join(NAMED_PLAYERS)}",
    )
    parser.add_argument(
        "--seconds",
        type=_seconds,
        metavar="S",
        help=f"the search time of a Master for an answer ({MASTER.seconds:g}; with --playouts: no limit)",
    )
    parser.add_argument(
        "--playouts",
        type=positive,
        metavar="N",
        help=f"how many playouts a Master tries for an answer ({MASTER.playouts})",
    )


def chosen_lineup(arguments: argparse.Namespace) -> Lineup:
    playouts: int | None = arguments.playouts
    seconds: float | None = arguments.seconds
    if seconds is None:
        # With `playouts` and no time limit, the answers are the same on every machine.
        seconds = math.inf if playouts else MASTER.seconds
    return Lineup(arguments.seats, playouts or MASTER.playouts, seconds)


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip().lower() for name in text.split(","))
    unknown = [name for name in names if name not in NAMED_PLAYERS]
    if unknown:
        raise argparse.ArgumentTypeError(f"no level {unknown[0]!r}; there are {', '.join(NAMED_PLAYERS)}")
    return names


def _seconds(text: str) -> float:
    seconds = float(text)
    if not seconds > 0:
        raise argparse.ArgumentTypeError("must be more than 0")
    return seconds


CONFIDENCE = 1.96  # 95 % of a normal distribution lie within this many standard errors of the mean.


class Interval(NamedTuple):
    """An average and its 95 % confidence interval."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Interval":
        """Return the average of independent values; a single value has an infinite interval."""
        mean = statistics.fmean(values)
        error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
        return cls(mean, mean - CONFIDENCE * error, mean + CONFIDENCE * error)


@dataclass(slots=True)
class LevelResults:
    """The results of a level, averaged over its seats and over the rotations of each deal."""

    seats: int
    wins: list[float] = field(default_factory=list[float])  # share of games won, for each deal
    margins: list[float] = field(default_factory=list[float])  # lead over the best other seat, for each deal
    times: list[float] = field(default_factory=list[float])  # seconds per answer, including the view


class MatchResult(NamedTuple):
    """Each seat's level, share of the win and lead over the best other seat; seconds per answer by level."""

    seats: tuple[tuple[str, float, float], ...]
    times: dict[str, list[float]]


def whole_deals(games: int, seats: int) -> int:
    """Round a number of games up to whole deals."""
    return math.ceil(games / seats) * seats


def standings_of(
    names: Sequence[str],
    played: Iterable[MatchResult],
    watch: Callable[[int, Mapping[str, LevelResults]], None] | None = None,
) -> dict[str, LevelResults]:
    """Add up games in order; return each level's results. `watch` gets the results so far after each game."""
    count = len(names)
    standings = {name: LevelResults(names.count(name)) for name in dict.fromkeys(names)}
    wins, margins = dict.fromkeys(standings, 0.0), dict.fromkeys(standings, 0.0)
    for number, game in enumerate(played, start=1):
        for name, win, margin in game.seats:
            wins[name] += win
            margins[name] += margin
        for name, standing in standings.items():
            standing.times += game.times[name]
            if number % count == 0:
                standing.wins.append(wins[name] / (count * standing.seats))
                standing.margins.append(margins[name] / (count * standing.seats))
                wins[name] = margins[name] = 0.0
        if watch:
            watch(number, standings)
    return standings


def play_match(lineup: Sequence[Level], cards: CardSource, seed: int, number: int) -> MatchResult:
    """Play game `number` of a series, which plays each deal once for each rotation of the seats.

    The result depends only on the arguments, unless a Master has a time limit. Raises `SetupError`.
    """
    count = len(lineup)
    deal, turned = divmod(number, count)
    dealt = seed_of(seed, deal)
    table = [lineup[(seat + turned) % count] for seat in range(count)]
    times: dict[str, list[float]] = {level.name: [] for level in lineup}
    game = _play(table, options_of(cards, dealt), dealt, turned, times)
    seats = tuple((level.name, *result) for level, result in zip(table, _results(game), strict=True))
    return MatchResult(seats, times)


def _play(
    table: Sequence[Level], options: Options, dealt: str, turned: int, times: Mapping[str, list[float]]
) -> Game:
    """Play one game to its end. Each seat has random numbers of its own."""
    looking = [seat for seat, level in enumerate(table) if level.looks_ahead]
    game = (Game if looking else QuietGame).new(options, len(table), dealt)
    memories = {seat: Memory(game, seat) for seat in looking}
    chances = [random.Random(f"{dealt} {turned} {seat}") for seat in range(len(table))]
    for decision in questions(game):
        seat = decision.seat
        began = time.perf_counter()
        worlds = _worlds(game, memories[seat], chances[seat]) if seat in memories else None
        picks = table[seat].choose(game.view(seat), decision, chances[seat], worlds)
        times[table[seat].name].append(time.perf_counter() - began)
        game.choose(seat, picks)
        for memory in memories.values():
            memory.follow(decision, picks, game)
    if game.over:
        return game
    raise RuntimeError(f"a game that doesn't end: {dealt}, turned by {turned}")


def _worlds(game: Game, memory: Memory, chance: random.Random) -> Worlds:
    stream = Stream(f"{chance.getrandbits(256):064x}")
    return lambda: World.deal(game, memory, stream)


def _results(game: Game) -> list[tuple[float, float]]:
    """Return each seat's share of the win and lead over the best other seat."""
    scores = game.state.scores
    winners = [score.seat for score in scores if score.place(scores) == 1]
    totals = {score.seat: score.total for score in scores}
    return [
        (
            (seat in winners) / len(winners),
            float(total - max(other for index, other in totals.items() if index != seat)),
        )
        for seat, total in sorted(totals.items())
    ]

"""`arena`: levels of computer players against each other, without Discord and without a database.

We play every deal once for each rotation of the seats, so no level gets better cards. Winners who tie split
the win. The interval is the 95 % interval over the deals. The lift is the win rate times the number of seats:
1 for an average level. Unless a Master has a time limit, the same seed gives the same games in any number
of processes.
"""

import argparse
import json
import math
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import fmean, median, quantiles

from ai.master import MASTER
from engine.compiled import COMPILED
from fast.progress import Progress
from lab import matches
from lab.played_cards import add_cards, add_json, add_seed, chosen_cards, positive
from lab.series import CardSource


def add_arguments(parser: argparse.ArgumentParser) -> None:
    matches.add_lineup(parser)
    parser.add_argument(
        "--games",
        type=positive,
        default=1000,
        metavar="N",
        help="games, rounded up to whole deals (%(default)s)",
    )
    add_seed(parser)
    add_cards(parser)
    parser.add_argument(
        "--processes", type=positive, default=1, metavar="N", help="the number of games at once (%(default)s)"
    )
    add_json(parser)


def execute(arguments: argparse.Namespace) -> None:
    """Play the games and print the results. Raises `SetupError` if the rules don't allow these cards."""
    lineup = matches.chosen_lineup(arguments)
    count = matches.whole_deals(arguments.games, len(lineup.names))
    progress = Progress(count)
    watch = None if arguments.json else partial(_report, progress)
    cards = chosen_cards(arguments, len(lineup.names))
    played = _games(lineup, cards, arguments.seed, count, arguments.processes)
    standings = matches.standings_of(lineup.names, played, watch)
    progress.end()
    figures = {name: _figures(standing, len(lineup.names)) for name, standing in standings.items()}
    print(as_json(lineup, figures) if arguments.json else as_table(lineup, figures))


def _report(progress: Progress, number: int, standings: Mapping[str, matches.LevelResults]) -> None:
    """Report the wins after each game, so that even an interrupted series shows figures."""
    rates = [(name, matches.Interval.of(each.wins)) for name, each in standings.items() if each.wins]
    progress(number, "".join(f", {name} {each.mean:.1%} ({_between(each)})" for name, each in rates))


def _between(rate: matches.Interval) -> str:
    return f"{max(0.0, rate.low):.1%} to {min(1.0, rate.high):.1%}"


def _games(
    lineup: matches.Lineup, cards: CardSource, seed: int, count: int, processes: int
) -> Iterator[matches.MatchResult]:
    """Play the games, one at a time in each process; yield the results in order."""
    play = partial(_play, lineup, cards, seed)
    if processes == 1:
        yield from map(play, range(count))
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(play, range(count))


def _play(lineup: matches.Lineup, cards: CardSource, seed: int, number: int) -> matches.MatchResult:
    return matches.play_match(lineup.levels(), cards, seed, number)


def as_json(lineup: matches.Lineup, figures: Mapping[str, Mapping[str, float | list[float]]]) -> str:
    """Write the figures, the lineup and the Masters' budget as one line of JSON."""
    told: dict[str, object] = {"seats": lineup.names, "compiled": COMPILED}
    if MASTER.name in lineup.names:
        seconds = None if math.isinf(lineup.seconds) else lineup.seconds
        told["master"] = {"playouts": lineup.playouts, "seconds": seconds}
    return json.dumps({**told, "levels": figures})


def _figures(standing: matches.LevelResults, seats: int) -> dict[str, float | list[float]]:
    """Return a level's results: rates from 0 to 1, points, milliseconds."""
    wins = matches.Interval.of(standing.wins)
    return {
        "deals": len(standing.wins),
        "games": len(standing.wins) * seats,
        "win_rate": round(wins.mean, 4),
        "interval": [round(max(0.0, wins.low), 4), round(min(1.0, wins.high), 4)],
        "lift": round(wins.mean * seats, 3),
        "margin": round(fmean(standing.margins), 2),
        "questions": len(standing.times),
        "median_ms": round(median(standing.times) * 1000, 3),
        "p99_ms": round(quantiles(standing.times, n=100)[-1] * 1000, 3),
    }


def as_table(lineup: matches.Lineup, figures: Mapping[str, Mapping[str, float | list[float]]]) -> str:
    """Write the figures as a table for people."""
    lines = ["level       wins    95 % interval   lift   margin   median ms    p99 ms"]
    for name, each in figures.items():
        match each["interval"]:
            case [low, high]:
                between = f"{low:>6.1%} to {high:>5.1%}"
            case _:
                between = ""
        lines.append(
            f"{name:<9} {each['win_rate']:>6.1%} {between:>16} {each['lift']:>6.2f} {each['margin']:>8.1f}"
            f" {each['median_ms']:>11.2f} {each['p99_ms']:>9.2f}"
        )
    played = next(iter(figures.values()))
    lines += ["", f"{played['games']} games, {played['deals']} deals"]
    if thinking := lineup.thinking():
        lines.append(f"{thinking}; {'compiled' if COMPILED else 'not compiled'}")
    return "\n".join(lines)

"""`fit`: correct the weights of the level Builder by games that it plays with Novices and with itself.

In these games a Builder answers some questions by chance. What came of it, less what the weights in force
had said, is regressed on what the answer and the position looked like. The output is the corrected file that
holds the weights; another run on it corrects them further.
"""

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import NamedTuple

from ai import LEVELS
from ai.builder import draft, turn
from ai.builder.reading import Reading, weigh
from ai.builder.weights import WEIGHTS, Row
from bot.cli.least_squares import Group, Sums
from bot.cli.played_cards import add_seed, positive
from bot.cli.series import seed_of
from engine import Decision, Options, Plan, QuietGame, SetupError, View
from engine.decision import argument, verb
from engine.setup.choice import RandomSet, ReadySet
from engine.setup.sets import FIRST_GAME

PULL = 1500.0
"""So many samples' worth the correction of one character is pulled towards that of all."""

MOST = 25
"""Points of lead beyond which a game is only won or lost."""

EDITIONS = ("2016",) * 6 + ("deluxe", "deluxe", "classic", "classic-czech")
TABLES = (2, 2, 3, 4, 4, 4, 5, 6, 6, 6, 8)
NOVICES = (1.0, 1.0, 1.0, 0.7, 0.5)
"""How likely each rival of a Builder is a Novice; the others are Builders."""

GATHER = "gather"


class Sample(NamedTuple):
    """An answer: in which table and row its weights stand, and what it depended on."""

    table: str
    row: str
    features: tuple[float, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command understands."""
    parser.add_argument("--games", type=positive, default=8000, metavar="N", help="how many (%(default)s)")
    add_seed(parser)


def execute(arguments: argparse.Namespace) -> int:
    """Play, fit, and print the weights."""
    sums: dict[str, dict[str, Sums]] = defaultdict(dict)
    groups: dict[Group, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for index in range(arguments.games):
        for group, sample, outcome in _play(seed_of(arguments.seed, index)):
            rows = sums[sample.table]
            if sample.row not in rows:
                rows[sample.row] = Sums(len(sample.features))
            missed = outcome - weigh(_in_force(sample.table, sample.row), sample.features)
            rows[sample.row].add(group, sample.features, missed)
            groups[sample.table, *group][0] += missed
            groups[sample.table, *group][1] += 1
    averages: dict[str, dict[Group, float]] = {table: defaultdict(float) for table in WEIGHTS}
    for (table, *group), (total, count) in groups.items():
        averages[str(table)][tuple(group)] = total / count
    print(as_json({name: _fit(name, sums[name], averages[name]) for name in sorted(WEIGHTS)}), end="")
    return 0


def _in_force(table: str, row: str) -> Row:
    """The weights of a row so far; a new one begins with those of all together."""
    return WEIGHTS[table].get(row, WEIGHTS[table][""])


def _fit(table: str, rows: dict[str, Sums], averages: dict[Group, float]) -> dict[str, list[float]]:
    """The corrected weights of each row, and without a name those of all together.

    Of what was never asked nothing is known, so its weights stay.
    """
    if not rows:
        return {name: list(row) for name, row in WEIGHTS[table].items()}
    size = len(WEIGHTS[table][""])
    everything = Sums(size)
    for each in rows.values():
        everything.merge(each)
    common = everything.fit(averages, [0.0] * size, 1.0, everything)
    found: dict[str, list[float]] = {}
    for name in sorted({*WEIGHTS[table], *rows}):
        correction = rows[name].fit(averages, common, PULL, everything) if name in rows else common
        found[name] = [one + more for one, more in zip(_in_force(table, name), correction, strict=True)]
    return found


def as_json(tables: dict[str, dict[str, list[float]]]) -> str:
    """Write the weights as they are kept, a row a line."""
    return (
        "{\n"
        + ",\n".join(f"  {json.dumps(name)}: {_as_json(rows)}" for name, rows in tables.items())
        + "\n}\n"
    )


def _as_json(rows: dict[str, list[float]]) -> str:
    lines = (
        f"    {json.dumps(row)}: [{', '.join(f'{each:.3f}' for each in weights)}]"
        for row, weights in rows.items()
    )
    return "{\n" + ",\n".join(lines) + "\n  }"


def _play(seed: str) -> Iterable[tuple[Group, Sample, float]]:
    """Play a game, and return the answers of Builders in it with what came of each."""
    chance = random.Random(seed)
    options, seats, first = drawn_table(chance)
    rate = chance.choice(NOVICES)
    levels = [LEVELS["novice" if chance.random() < rate else "builder"] for _ in range(seats)]
    levels[chance.randrange(seats)] = LEVELS["builder"]
    game = QuietGame.new(options, seats, seed)
    samples: list[tuple[int, Sample]] = []
    while (decision := game.decision) is not None:
        view, level = game.view(decision.seat), levels[decision.seat]
        picks = level.choose(view, decision, chance)
        if level.name == "builder":
            picks, sample = _explore(view, decision, picks, chance)
            if sample:
                samples.append((decision.seat, sample))
        game.choose(decision.seat, picks)
    totals = {score.seat: score.total for score in game.state.scores}
    novices = [level.name for level in levels].count("novice")
    return [((first, seats, novices), sample, _lead(totals, seat)) for seat, sample in samples]


def drawn_table(chance: random.Random) -> tuple[Options, int, bool]:
    """Choose with what to play, by how many, and whether it is the First Game."""
    first, edition = chance.random() < 0.4, chance.choice(EDITIONS)
    plan = Plan(
        edition,
        ReadySet(FIRST_GAME.id) if first else RandomSet(str(chance.random())),
        nine=chance.random() < 0.3,
        action_cards=edition == "deluxe" and chance.random() < 0.5,
    )
    seats = chance.choice(TABLES)
    try:
        return plan.options(seats), seats, first
    except SetupError:
        # With so many it isn't played by these rules.
        return Plan(EDITIONS[0], plan.cards).options(seats), seats, first


def _lead(totals: dict[int, int], seat: int) -> float:
    """By how much a seat is ahead of the best other one."""
    best = max(total for other, total in totals.items() if other != seat)
    return float(max(-MOST, min(MOST, totals[seat] - best)))


def _explore(
    view: View, decision: Decision, picks: tuple[str, ...], chance: random.Random
) -> tuple[tuple[str, ...], Sample | None]:
    """Answer by chance now and then, and say what the answer depended on, where that is fitted."""
    explorer = _EXPLORERS.get(decision.kind)
    if explorer is None:
        return picks, None
    rate, possible, describe = explorer
    options = possible(view, decision)
    if picks[0] not in options or len(options) < 2:
        return picks, None
    if chance.random() < rate:
        picks = (chance.choice(options),)
    return picks, describe(view, decision, argument(picks[0]))


def _characters(_view: View, decision: Decision) -> list[str]:
    return [option for option in decision.options if verb(option) == "character"]


def _gathers(_view: View, decision: Decision) -> list[str]:
    return [option for option in decision.options if verb(option) == "gather"]


def _drafted(view: View, _decision: Decision, name: str) -> Sample:
    reading = Reading(view)
    return Sample(draft.table(reading), name, draft.features(name, reading, reading.me))


def _gathered(view: View, decision: Decision, name: str) -> Sample:
    return Sample(GATHER, name, turn.gathering(Reading(view), decision.options))


Possible = Callable[[View, Decision], list[str]]
Describe = Callable[[View, Decision, str], Sample]

_EXPLORERS: dict[str, tuple[float, Possible, Describe]] = {
    "pick-character": (0.3, _characters, _drafted),
    "turn": (0.1, _gathers, _gathered),
}

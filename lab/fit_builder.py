"""`fit-builder`: correct the weights of the level Builder by trying its answers in possible worlds.

For some questions we try all answers in the same possible worlds, and play each to its end. From the
differences between answers we subtract those that the current weights predict, and regress the rest on the
features of answers and positions. The output is the corrected file of weights. More runs correct more.
"""

import argparse
import json
import random
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from ai import BUILDER, LEVELS, Level
from ai.builder import acting, drafting
from ai.builder.reading import BUILDER_WEIGHTS, Reading, Weights, weigh
from ai.master.worth import prospect, worth
from engine import Decision, Game, Options, Plan, SetupError, View
from engine.decision import argument, verb
from engine.rng import Stream
from engine.setup.choice import RandomSet, ReadySet
from engine.setup.sets import FIRST_GAME
from engine.worlds import Memory, World
from lab.least_squares import Comparisons, Tried
from lab.played_cards import add_seed, positive
from lab.series import seed_of

WORLDS = 6  # The number of worlds in which we try the answers to a question.
ASTRAY = 0.15  # The share of answers that we choose at random, to reach positions that a Builder would avoid.
OLD_WEIGHT_PULL = 1000.0  # The pull of each weight towards its old value is as strong as this many answers.

FITTED_EDITIONS = ("2016",) * 6 + ("deluxe", "deluxe", "classic", "classic-czech")
TABLES = (2, 2, 3, 4, 4, 4, 5, 6, 6, 6, 8)
WEAK = (1.0, 1.0, 0.7, 0.5)
"""Each game draws one of these chances that a rival is weak. The other rivals are Builders."""

RANDOM_SHARE = 0.35
"""The share of games in which weak rivals answer at random. In the other games they are Novices."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=positive, default=4000, metavar="N", help="how many (%(default)s)")
    parser.add_argument(
        "--only",
        choices=tuple(_QUESTIONS),
        metavar="KIND",
        help="correct only the weights of this kind of question, and try each of these",
    )
    add_seed(parser)


def execute(arguments: argparse.Namespace) -> None:
    questions = (
        {arguments.only: _QUESTIONS[arguments.only]._replace(rate=1.0)} if arguments.only else _QUESTIONS
    )
    compared = {table: Comparisons(len(rows[""])) for table, rows in BUILDER_WEIGHTS.items()}
    for index in range(arguments.games):
        for table, answers in _play(seed_of(arguments.seed, index), questions):
            compared[table].add([_missed(table, each) for each in answers])
    print(as_json({name: _corrected(name, each) for name, each in sorted(compared.items())}), end="")


def _missed(table: str, tried: Tried) -> Tried:
    """Replace an answer's worth by its difference from the prediction of the current weights."""
    return tried._replace(worth=tried.worth - weigh(_in_force(table, tried.row), tried.features))


def _in_force(table: str, row: str) -> Weights:
    """Return a row's current weights; a new row starts with those of the row for all answers."""
    return BUILDER_WEIGHTS[table].get(row, BUILDER_WEIGHTS[table][""])


def _corrected(table: str, compared: Comparisons) -> dict[str, list[float]]:
    """Return the corrected weights of each row. A row without answers keeps its weights."""
    corrections = compared.fit(OLD_WEIGHT_PULL)
    nothing = [0.0] * compared.size
    return {
        row: [
            one + more for one, more in zip(_in_force(table, row), corrections.get(row, nothing), strict=True)
        ]
        for row in sorted({*BUILDER_WEIGHTS[table], *corrections})
    }


def as_json(tables: dict[str, dict[str, list[float]]]) -> str:
    """Format the weights like their file, one row per line."""
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


def _play(seed: str, questions: Mapping[str, "_Question"]) -> Iterator[tuple[str, list[Tried]]]:
    """Play a game. Yield the tried answers to a Builder's questions, each with its table of weights."""
    chance = random.Random(seed)
    options, seats = drawn_table(chance)
    rate, me = chance.choice(WEAK), chance.randrange(seats)
    weak = LEVELS["random" if chance.random() < RANDOM_SHARE else "novice"]
    levels = [weak if seat != me and chance.random() < rate else BUILDER for seat in range(seats)]
    game = Game.new(options, seats, seed)
    memory, stream = Memory(game, me), Stream(f"{chance.getrandbits(256):064x}")
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        picks = levels[decision.seat].choose(view, decision, chance)
        question = questions.get(decision.kind)
        answers = question.answers(decision) if question and decision.seat == me else []
        if question and len(answers) > 1:
            if chance.random() < question.rate:
                worths = _try_all(lambda: World.deal(game, memory, stream), levels, me, answers, chance)
                yield question.compare(view, decision, worths)
            if chance.random() < ASTRAY and picks[0] in answers:
                picks = (chance.choice(answers),)
        game.choose(decision.seat, picks)
        memory.follow(decision, picks, game)


def _try_all(
    deal: Callable[[], World], levels: list[Level], seat: int, answers: list[str], chance: random.Random
) -> dict[str, float]:
    """Return the mean worth of each of a seat's answers, as a Master values it."""
    sums = dict.fromkeys(answers, 0.0)
    for _ in range(WORLDS):
        world, seed = deal(), chance.getrandbits(64)
        for answer in answers:
            sums[answer] += _play_out(world, levels, seat, answer, seed)
    return {answer: each / WORLDS for answer, each in sums.items()}


def _play_out(world: World, levels: list[Level], seat: int, answer: str, seed: int) -> float:
    """Give an answer in a copy of a world, play to the end, and return the answer's worth."""
    game, chance = world.copy(), random.Random(seed)
    game.choose(seat, (answer,))
    while (decision := game.decision) is not None:
        game.choose(decision.seat, levels[decision.seat].choose(game.view(decision.seat), decision, chance))
    return worth(prospect(game, seat))


def drawn_table(chance: random.Random) -> tuple[Options, int]:
    """Draw the options and the number of seats of a game."""
    first, edition = chance.random() < 0.4, chance.choice(FITTED_EDITIONS)
    plan = Plan(
        edition,
        ReadySet(FIRST_GAME.id) if first else RandomSet(str(chance.random())),
        nine=chance.random() < 0.3,
        action_cards=edition == "deluxe" and chance.random() < 0.5,
    )
    seats = chance.choice(TABLES)
    try:
        return plan.options(seats), seats
    except SetupError:
        # This edition doesn't allow this number of players.
        return Plan(FITTED_EDITIONS[0], plan.cards).options(seats), seats


Compare = Callable[[View, Decision, dict[str, float]], tuple[str, list[Tried]]]


class _Question(NamedTuple):
    """A kind of question: the share that we try, the verb of its answers, and how to compare these."""

    rate: float
    verb: str
    compare: Compare

    def answers(self, decision: Decision) -> list[str]:
        """Return the options with this verb."""
        return [option for option in decision.options if verb(option) == self.verb]


def _drafted(view: View, _decision: Decision, worths: dict[str, float]) -> tuple[str, list[Tried]]:
    reading = Reading(view)
    names = {answer: argument(answer) for answer in worths}
    return drafting.table(reading), [
        Tried(names[answer], drafting.features(names[answer], reading, reading.me), found)
        for answer, found in worths.items()
    ]


def _gathered(view: View, decision: Decision, worths: dict[str, float]) -> tuple[str, list[Tried]]:
    features = acting.gathering(Reading(view), decision.options)
    return "gather", [Tried(argument(answer), features, found) for answer, found in worths.items()]


_QUESTIONS = {
    "pick-character": _Question(0.3, "character", _drafted),
    "turn": _Question(0.1, "gather", _gathered),
}

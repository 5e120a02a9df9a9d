"""`masters`: tables of Masters, in processes like the bot's, over every edition and number of seats.

Each game draws a number of seats, an edition and a random cast. About half have action cards and a ninth
character where the rules allow it. The command counts faults: late answers, failed searches, answers that the
game refuses, and games without an end. After a fault the exit code is 1.
"""

import argparse
import asyncio
import json
import random
import sys
import time
from dataclasses import asdict, dataclass, field
from statistics import median, quantiles

from ai import BUILDER
from bot.thinking.search_pool import SearchPool
from bot.thinking.search_questions import SearchQuestion, SearchResult
from engine import Game, Options, Plan, SetupError
from engine.errors import ChoiceError
from engine.replay import Move
from engine.setup.choice import RandomSet
from engine.setup.editions import EDITIONS
from engine.setup.options import FEWEST, MOST
from lab.played_cards import add_json, add_seed, positive
from lab.series import questions, seed_of

STARTS = 5  # How many times we try to start the process, for a minute each time.


@dataclass(slots=True)
class Report:
    """The results of the games. `waits` are the seconds that each answer took."""

    games: int = 0
    finished: int = 0
    questions: int = 0
    searched: int = 0
    late: int = 0
    failed: int = 0
    refused: int = 0
    waits: list[float] = field(default_factory=list[float])

    @property
    def sound(self) -> bool:
        """Whether there was no fault."""
        return self.finished == self.games and not (self.late or self.failed or self.refused)

    def figures(self) -> dict[str, float]:
        """Return all figures, times in milliseconds."""
        counts = {name: value for name, value in asdict(self).items() if name != "waits"}
        slow = quantiles(self.waits, n=100)[-1] if len(self.waits) > 1 else max(self.waits, default=0.0)
        usual = median(self.waits) if self.waits else 0.0
        return {**counts, "median_ms": round(usual * 1000, 1), "p99_ms": round(slow * 1000, 1)}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=positive, default=20, metavar="N", help="how many (%(default)s)")
    add_seed(parser)
    parser.add_argument(
        "--seconds", type=float, default=1.0, metavar="S", help="the search time for an answer (1)"
    )
    parser.add_argument(
        "--within", type=float, metavar="S", help="when an answer is late (1.5 times the search time)"
    )
    add_json(parser)


def execute(arguments: argparse.Namespace) -> int:
    within = arguments.within or arguments.seconds * 1.5
    report = asyncio.run(_play(arguments, within))
    figures = report.figures()
    lines = (f"{name:<10} {value:g}" for name, value in figures.items())
    print(json.dumps(figures) if arguments.json else "\n".join(lines))
    return 0 if report.sound else 1


async def _play(arguments: argparse.Namespace, within: float) -> Report:
    report, thinkers, games = Report(), SearchPool(1), arguments.games
    try:
        await _warm_up(thinkers)
        for index in range(games):
            dealt = seed_of(arguments.seed, index)
            options, seats = drawn(dealt)
            await _game(thinkers, report, (options, seats, dealt), (arguments.seconds, within))
            if not arguments.json:
                told = f"{report.questions} questions, {report.late} late, {report.failed} failed"
                place = f"{index + 1} of {games}: {options.edition}, {seats} seats"
                print(f"{place}; so far {told}, {report.refused} refused", file=sys.stderr, flush=True)
    finally:
        await thinkers.close()
    return report


async def _warm_up(thinkers: SearchPool) -> None:
    """Start the process. The first answer after a start may be late, so we don't count it."""
    options = Plan().options(FEWEST)
    question = SearchQuestion("", options, FEWEST, seed_of(0, 0), (), tuple(range(FEWEST)), 0, 0.1, 60.0)
    for _ in range(STARTS):
        # On a busy machine the start may take longer than a bot would wait.
        if await thinkers.think(question):
            return


def drawn(seed: str) -> tuple[Options, int]:
    """Draw the options and the number of seats of a game."""
    chance = random.Random(seed)
    while True:
        edition, seats = EDITIONS[chance.choice(list(EDITIONS))], chance.randint(FEWEST, MOST)
        extra = chance.random() < 0.5
        plan = Plan(edition.id, RandomSet(seed), nine=extra, action_cards=extra and edition.action_cards)
        try:
            return plan.options(seats), seats
        except SetupError:
            # This edition doesn't allow this number of seats.
            continue


async def _game(
    thinkers: SearchPool, report: Report, setup: tuple[Options, int, str], times: tuple[float, float]
) -> None:
    options, seats, seed = setup
    game, moves = Game.new(options, seats, seed), list[Move]()
    report.games += 1
    for decision in questions(game):
        question = SearchQuestion(
            seed, options, seats, seed, tuple(moves), tuple(range(seats)), len(moves), *times
        )
        began = time.monotonic()
        found = await thinkers.think(question)
        report.waits.append(time.monotonic() - began)
        before = len(moves)
        for each in found:
            _take(game, moves, report, each)
        if len(moves) == before:
            # Like the bot, let a Builder answer.
            report.late += not found
            picks = BUILDER.choose(game.view(decision.seat), decision, random.Random(len(moves)))
            moves.append(Move(decision.seat, picks))
            game.choose(*moves[-1])
            report.questions += 1
    report.finished += game.over


def _take(game: Game, moves: list[Move], report: Report, found: SearchResult) -> None:
    """Give the game an answer of a search, and count it."""
    move = Move(found.decision.seat, found.thought.picks)
    try:
        game.choose(*move, found.decision.number)
    except ChoiceError:
        report.refused += 1
        return
    moves.append(move)
    report.questions += 1
    report.searched += bool(found.thought.candidates)
    report.failed += bool(found.thought.error)

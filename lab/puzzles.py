"""`puzzles`: look for puzzles of the day in finished games, and write them to a file.

A position is a puzzle if, by search, one option clearly beats all others. The searches know only what the
seat saw in this round. Each search is longer than the one before and deals other worlds, so no option looks
best by chance every time. From the puzzles found we choose those that no rule of thumb solves.
"""

import argparse
import math
import random
import statistics
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from ai.master.search import TASTES, Trials, play_out
from ai.master.worth import prospect
from bot.review.past_choices import Puzzle, puzzle_model, read_puzzles, write_puzzles
from bot.screens.phone import FRAMED
from bot.screens.puzzle import puzzle_picture
from bot.tables.person import Person
from bot.words.language import Language
from engine import Game, Plan, QuietGame
from engine.decision import Decision, verb
from engine.errors import ChoiceError
from engine.events import RoundBegan
from engine.replay import Move, followed
from engine.rng import Stream
from engine.setup.choice import ReadySet
from engine.setup.options import Options
from engine.setup.sets import FIRST_GAME
from engine.worlds import Memory, World
from lab import shortcuts
from lab.masters import drawn
from lab.played_cards import add_seed, positive
from lab.series import seed_of
from storage.codec import encode_state
from storage.play.daily import PuzzleStanding
from storage.results import game_record

PUZZLE_OPTIONS = range(3, 8)

PUZZLE_SEATS = range(3, 6)
"""The numbers of players in games between computers: more cities are hard to read on a phone."""

EARLIEST = 4  # The first round to search: earlier choices decide little.
SEARCHED_SHARE = 0.5  # The share of suitable questions that we search.
OPEN = (0.1, 0.95)  # The limits of the best option's chance to win; outside them the game is decided.
CLEAR_ERRORS = 3.0  # By how many standard errors the best option must lead in the last of `PASSES`.
CLEAR_GAP = 0.06  # The least lead of the best option, as a difference of chances to win.

TALLEST_PIXELS = 350
"""The greatest height of the cities, in pixels, at which a phone has room for a question below them."""


class Pass(NamedTuple):
    """Searches the `among` best options in `worlds` worlds over `rounds` rounds (`errors`: see `_leads`)."""

    worlds: int
    rounds: int
    among: int
    errors: float


PASSES = (
    Pass(6, 2, max(PUZZLE_OPTIONS), 1.0),
    Pass(40, 3, max(PUZZLE_OPTIONS), 2.0),
    Pass(300, 3, max(PUZZLE_OPTIONS), CLEAR_ERRORS),
)
"""The searches, each longer than the one before. Players see the values of the last one."""

PROOF = Pass(250, 999, 2, 2.0)  # A search of the two best options to the end of the game.


class Finished(NamedTuple):
    """A finished game."""

    options: Options
    seats: int
    seed: str
    moves: tuple[Move, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the file to which the puzzles are added")
    parser.add_argument(
        "records", type=Path, nargs="*", help="records of finished games (default: computers play)"
    )
    parser.add_argument("--most", type=positive, default=400, metavar="N", help="how many (%(default)s)")
    parser.add_argument(
        "--minutes", type=float, default=60.0, metavar="M", help="the time limit (%(default)g)"
    )
    parser.add_argument(
        "--chosen", type=Path, metavar="FILE", help="the file for puzzles that no rule solves"
    )
    add_seed(parser)


def execute(arguments: argparse.Namespace) -> None:
    """Look for puzzles, and write each to the file when it is found."""
    ends = time.monotonic() + 60 * arguments.minutes
    puzzles = read_puzzles(arguments.file) if arguments.file.exists() else []
    games = recorded(arguments.records) if arguments.records else played(arguments.seed)
    tally = shortcuts.ShareCounter(puzzles)
    for number, game in enumerate(games, start=1):
        if len(puzzles) >= arguments.most or time.monotonic() > ends:
            break
        for puzzle in found_in(game, tally):
            puzzles.append(puzzle)
            tally.add(puzzle)
            write_puzzles(arguments.file, puzzles)
            print(f"{len(puzzles)} puzzles after {number} games: {tally}", file=sys.stderr, flush=True)
    if arguments.chosen:
        _choose(puzzles, arguments.chosen)


def _choose(puzzles: list[Puzzle], file: Path) -> None:
    """Write the puzzles that no rule of thumb solves; print how many of them each rule solves."""
    left = shortcuts.chosen(puzzles)
    write_puzzles(file, left)
    print(f"{len(left)} of {len(puzzles)} puzzles are chosen.\n\n{'rule':40} right  share  puzzles")
    for rule, score in shortcuts.scores([shortcuts.guesses(each) for each in left]).items():
        print(f"{rule:40} {score.right:5.1f} {score.share:6.1f} {score.puzzles:8}")


def recorded(records: Iterable[Path]) -> Iterator[Finished]:
    """Read games from their records. Raises `NoRecordError`, or `ReplayError` for games of other rules."""
    for path in records:
        told = game_record.read(path.read_bytes()).transcript()
        seats = len(told.clicks)
        followed(told.options, seats, told.seed, told.moves)
        yield Finished(told.options, seats, told.seed, told.moves)


def played(seed: int) -> Iterator[Finished]:
    """Yield games of computers, endlessly; half of them with the cards of a first game."""
    index = 0
    while True:
        index += 1
        dealt = seed_of(seed, index)
        chance = random.Random(dealt)
        options, seats = drawn(dealt)
        if chance.random() < 0.5:
            seats = chance.choice((4, 5))
            options = Plan(cards=ReadySet(FIRST_GAME.id)).options(seats)
        if seats not in PUZZLE_SEATS:
            continue
        levels, moves = [chance.choice(TASTES) for _ in range(seats)], list[Move]()
        game = QuietGame.new(options, seats, dealt)
        while (asked := game.decision) is not None:
            moves.append(Move(asked.seat, levels[asked.seat].choose(game.view(asked.seat), asked, chance)))
            game.choose(*moves[-1])
        yield Finished(options, seats, dealt, tuple(moves))


def found_in(finished: Finished, tally: shortcuts.ShareCounter) -> Iterator[Puzzle]:
    """Yield the first puzzle of a game that the tally wants, if there is one."""
    chance = random.Random(finished.seed)
    game, memories = Game.new(finished.options, finished.seats, finished.seed), list[Memory]()
    for move in finished.moves:
        if any(isinstance(event, RoundBegan) for event in game.events):
            memories = [Memory(game, seat) for seat in range(finished.seats)]
        asked = game.decision
        assert asked is not None
        if game.state.round >= EARLIEST and chance.random() < SEARCHED_SHARE:
            choosing = game.state.phase == "selection"
            memory = memories[asked.seat] if choosing else Memory(Game(game.state), asked.seat)
            puzzle = puzzle_in(game, narrowed(asked), memory, tally, chance)
            if puzzle is not None and _fits_phone(puzzle):
                yield puzzle
                return
        game.choose(*move)
        for memory in memories:
            memory.follow(asked, move.picks, game)


def narrowed(asked: Decision) -> Decision:
    """Leave out the options of a turn that the player could also take later.

    Keep the ways of gathering; after gathering, keep the builds and the end of the turn.
    """
    options = asked.options
    if asked.kind == "turn":
        gathers = tuple([each for each in options if verb(each) == "gather"])
        builds = tuple([each for each in options if verb(each) in ("build", "end")])
        options = gathers or builds
    return replace(asked, options=options)


def puzzle_in(
    game: Game, asked: Decision, memory: Memory, tally: shortcuts.ShareCounter, chance: random.Random
) -> Puzzle | None:
    """Return the puzzle in a question; `None` if there is none, or if the tally doesn't want it."""
    left = list(asked.options)
    least = 2 if asked.kind == "turn" else min(PUZZLE_OPTIONS)
    if asked.maximum > 1 or not least <= len(left) <= max(PUZZLE_OPTIONS) or tally.crowded(asked):
        return None
    puzzle: Puzzle | None = None
    for each in (*PASSES, PROOF):
        try:
            trials = tried(game, memory, left[: each.among], each, chance)
        except ChoiceError:
            # The question shows facts that a new memory lacks, such as another player's hand.
            return None
        best = trials[0]
        low, high = OPEN
        if not low < best.candidate().prospect.chance < high:
            return None
        if not all(_leads(best, other, each.errors) for other in trials[1:]):
            return None
        left = [trial.option for trial in trials]
        if each is PROOF:
            break
        candidates = tuple([trial.candidate() for trial in trials])
        puzzle = Puzzle(encode_state(game.state), candidates)
        # Options may come to the same, such as swapping no cards for none with either of two players.
        if len({each.prospect for each in candidates}) < len(candidates) or not tally.wants(puzzle):
            return None
    return puzzle


def tried(game: Game, memory: Memory, options: list[str], by: Pass, chance: random.Random) -> list[Trials]:
    """Try options in the same worlds; return their results, the likeliest to win first."""
    trials, stream = [Trials(option) for option in options], Stream(f"{chance.getrandbits(256):064x}")
    for _ in range(by.worlds):
        world, seed = World.deal(game, memory, stream), chance.getrandbits(64)
        for each in trials:
            end, happened = play_out(world, memory.seat, each.option, seed, by.rounds)
            each.add(prospect(end, memory.seat), happened, far=False)
    return sorted(trials, key=lambda each: -each.candidate().prospect.chance)


def _fits_phone(puzzle: Puzzle) -> bool:
    """Return whether a phone has room for the cities and a question below them."""
    nobody = Person(0, "", 0, Language(), manager=False)
    model = puzzle_model(puzzle, 1, nobody, PuzzleStanding("", {}))
    return FRAMED.picture_height(puzzle_picture(model, nobody.language)) <= TALLEST_PIXELS


def _leads(best: Trials, other: Trials, errors: float) -> bool:
    """Return whether an option leads another by `CLEAR_GAP` and by `errors` standard errors."""
    pairs = zip(best.near, other.near, strict=True)
    gaps = [one.prospect.chance - two.prospect.chance for one, two in pairs]
    gap = statistics.fmean(gaps)
    return gap >= CLEAR_GAP and gap > errors * statistics.stdev(gaps) / math.sqrt(len(gaps))

"""`bench --pictures`: the computing time of boards with warm caches; with `--cold`, of all first pictures."""

import argparse
import gc
import json
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

import ai
from bot.pictures.board import BoardPicture, board_picture
from bot.warming import THRESHOLDS, first_pictures, pictures_of
from bot.words.language import Language
from engine import QuietGame
from engine.setup.random_sets import random_set
from lab.series import seed_of

BOARDS = 12  # How many boards of a game we draw, spread evenly over it.

BENCH_NAMES = ("Ottoline", "Bertram", "Cecily", "Dunstan", "Edith", "Fulk", "Gisela", "Hildegard")


class PictureCost(NamedTuple):
    """The cost of a board: milliseconds of computing time, on average and at most; laps on average.

    `size` and `largest` are the kilobytes of its file, on average and at most.
    """

    mean: float
    most: float
    laps: float
    size: float
    largest: float


def execute(arguments: argparse.Namespace, games: int, lap: Callable[[int], int]) -> None:
    """Measure and print. `lap` is the piece of work that measures the machine's speed."""
    measures = {seats: _measure(seats, games, arguments.seed, lap) for seats in arguments.players}
    if arguments.json:
        print(json.dumps({seats: measure._asdict() for seats, measure in measures.items()}))
        return
    print("players   ms CPU a board   at most   laps a board   KB a board   at most")
    for seats, (mean, most, laps, size, largest) in measures.items():
        print(f"{seats:<7} {mean:>16.1f} {most:>9.1f} {laps:>14.2f} {size:>12.1f} {largest:>9.1f}")
    print("\nA lap is a fixed piece of plain Python work; one is run beside each board.")


def _measure(seats: int, games: int, seed: int, lap: Callable[[int], int]) -> PictureCost:
    drawn: list[float] = []
    sizes: list[float] = []
    lapped = 0.0
    for index in range(games):
        for board in _boards(seats, seed_of(seed, index)):
            sizes.append(len(board.file()) / 1024)  # this untimed call also fills the caches
            drawn.append(_cost(lambda board=board: board.file()))
            lapped += _cost(lambda index=index: lap(index))
    total = sum(drawn)
    return PictureCost(
        round(1000 * total / len(drawn), 1),
        round(1000 * max(drawn), 1),
        round(total / lapped, 2),
        round(sum(sizes) / len(sizes), 1),
        round(max(sizes), 1),
    )


def _boards(seats: int, dealt: str) -> Iterator[BoardPicture]:
    """Play a game, and yield boards spread evenly over it."""
    chance = random.Random(dealt)
    game = QuietGame.new(random_set(seats, dealt), seats, dealt)
    boards: list[BoardPicture] = []
    while (decision := game.decision) is not None:
        boards.append(board_picture(game.view(None), BENCH_NAMES[:seats], Language()))
        game.choose(decision.seat, ai.choose(game.view(decision.seat), decision, chance))
    yield from boards[:: -(-len(boards) // BOARDS)]


def _cost(work: Callable[[], object]) -> float:
    """Return the computing time of some work in this thread, in seconds."""
    began = time.thread_time()
    work()
    return time.thread_time() - began


SLOWEST_PICTURE = 60.0  # No picture may take longer than this many milliseconds.


class Cold(NamedTuple):
    """Milliseconds of warming, and of the first, slowest and median picture; the number of slow pictures."""

    warming: float
    first: float
    most: float
    usual: float
    slow: int


def execute_cold(arguments: argparse.Namespace) -> None:
    """Measure and print. Each game has its own process, once cold and once warmed with the first pictures."""
    context = get_context("spawn")
    measures: dict[str, Cold] = {}
    for seats in arguments.players:
        for warm in (False, True):
            with ProcessPoolExecutor(1, context) as pool:
                name = f"{seats}{', warmed' if warm else ''}"
                measures[name] = pool.submit(
                    measure_cold, seats, seed_of(arguments.seed, seats), warm=warm
                ).result()
    if arguments.json:
        print(json.dumps({name: cold._asdict() for name, cold in measures.items()}))
        return
    print(f"players     ms warming    first   at most    usual   over {SLOWEST_PICTURE:g} ms")
    for name, (warming, first, most, usual, slow) in measures.items():
        print(f"{name:<10} {warming:>11.0f} {first:>8.1f} {most:>9.1f} {usual:>8.1f} {slow:>12}")


def measure_cold(seats: int, seed: str, *, warm: bool) -> Cold:
    """Draw each picture of a game once, and time it. Collect garbage as the bot does."""
    gc.set_threshold(*THRESHOLDS)
    gc.collect()
    gc.freeze()
    began = time.thread_time()
    if warm:
        for picture in first_pictures():
            picture.file()
    warming, drawn = time.thread_time() - began, list[float]()
    for picture in pictures_of(seats, seed, 1):
        began = time.thread_time()
        picture.file()
        drawn.append(1000 * (time.thread_time() - began))
    usual = sorted(drawn)[len(drawn) // 2]
    slow = sum(each > SLOWEST_PICTURE for each in drawn)
    return Cold(round(1000 * warming), round(drawn[0], 1), round(max(drawn), 1), round(usual, 1), slow)

"""`bench --pictures`: the computing time of a board, with warm caches."""

import json
import random
import time
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import ai
from bot.pictures.board import BoardPicture, board_picture
from bot.words.language import Language
from engine import QuietGame
from engine.setup.random_sets import random_set
from lab.series import seed_of

BOARDS = 12
"""How many boards of a game we draw, spread evenly over it."""

BENCH_NAMES = ("Ottoline", "Bertram", "Cecily", "Dunstan", "Edith", "Fulk", "Gisela", "Hildegard")


class PictureCost(NamedTuple):
    """Milliseconds of computing time per board, on average and at most; and laps per board on average.

    The last two are the kilobytes of a board's file, on average and at most.
    """

    mean: float
    most: float
    laps: float
    size: float
    largest: float


def execute(
    players: Iterable[int], games: int, seed: int, lap: Callable[[int], int], *, as_json: bool
) -> int:
    """Measure and print; `lap` is the piece of work that measures the machine."""
    measures = {seats: _measure(seats, games, seed, lap) for seats in players}
    if as_json:
        print(json.dumps({seats: measure._asdict() for seats, measure in measures.items()}))
        return 0
    print("players   ms CPU a board   at most   laps a board   KB a board   at most")
    for seats, (mean, most, laps, size, largest) in measures.items():
        print(f"{seats:<7} {mean:>16.1f} {most:>9.1f} {laps:>14.2f} {size:>12.1f} {largest:>9.1f}")
    print("\nA lap is a fixed piece of plain Python work; one is run beside each board.")
    return 0


def _measure(seats: int, games: int, seed: int, lap: Callable[[int], int]) -> PictureCost:
    drawn: list[float] = []
    sizes: list[float] = []
    lapped = 0.0
    for index in range(games):
        for board in _boards(seats, seed_of(seed, index)):
            sizes.append(len(board.file()) / 1024)  # also draws the parts that we draw only once
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
    """Play a game, and yield boards from its beginning to its end."""
    chance = random.Random(dealt)
    game = QuietGame.new(random_set(seats, dealt, nine=False), seats, dealt)
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

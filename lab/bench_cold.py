"""`bench --pictures --cold`: the computing time of pictures in a process that has drawn nothing yet."""

import gc
import json
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from bot.warming import THRESHOLDS, first_pictures, pictures_of
from lab.series import seed_of

SLOWEST_PICTURE = 60.0
"""No picture may take longer than this many milliseconds."""


class Cold(NamedTuple):
    """Milliseconds of warming, of the first, slowest and median picture; and the number of slow pictures."""

    warming: float
    first: float
    most: float
    usual: float
    slow: int


def execute(players: Sequence[int], seed: int, *, as_json: bool) -> int:
    """Measure and print. Each game has its own process: first cold, then warmed with the first pictures."""
    context = get_context("spawn")
    measures: dict[str, Cold] = {}
    for seats in players:
        for warm in (False, True):
            with ProcessPoolExecutor(1, context) as pool:
                name = f"{seats}{', warmed' if warm else ''}"
                measures[name] = pool.submit(measure, seats, seed_of(seed, seats), warm=warm).result()
    if as_json:
        print(json.dumps({name: cold._asdict() for name, cold in measures.items()}))
        return 0
    print(f"players     ms warming    first   at most    usual   over {SLOWEST_PICTURE:g} ms")
    for name, (warming, first, most, usual, slow) in measures.items():
        print(f"{name:<10} {warming:>11.0f} {first:>8.1f} {most:>9.1f} {usual:>8.1f} {slow:>12}")
    return 0


def measure(seats: int, seed: str, *, warm: bool) -> Cold:
    """Draw each picture of a game once, and time it. Garbage is collected as in the bot."""
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

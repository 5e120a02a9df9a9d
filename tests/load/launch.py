"""Start the bot as `python -m bot run` does, on another Discord, with tools that measure it.

    python -m tests.load.launch ADDRESS [--words] [--slow SECONDS] [--profile FILE] [--heap FILE]

Its threads tell Linux their names. With `--words` it draws no pictures. With `--slow` each writing
transaction takes that much longer, as on a slow disk. With `--profile` it writes to a file what the event
loop does between two signals USR1, and beside that file the steps that held the loop. With `--heap` it
writes counts of its objects at each signal USR2.
"""

import argparse
import asyncio
import ctypes
import signal
import sys
import threading
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.cli import bot_process, main, run
from bot.delivery.pictures import Pictures, Place
from storage.database.connections import Connections, Session
from tests.load.heap import write_at_signal
from tests.load.slow_steps import SlowSteps, slow_file

_LIBRARY = ctypes.CDLL(None)
_PR_SET_NAME, _CLOCK_THREAD_CPUTIME_ID = 15, 3

EVERY = 1_000_000
"""Nanoseconds of processor time between two samples of the profiler; Linux may make it four times that."""


_run = threading.Thread.run


def run_named(self: threading.Thread) -> None:
    """Run a thread that first tells Linux its name."""
    _LIBRARY.prctl(_PR_SET_NAME, self.name.encode()[:15], 0, 0, 0)
    _run(self)


class _Event(ctypes.Structure):
    """The action of a timer: it sends a signal."""

    _fields_ = (
        ("value", ctypes.c_void_p),
        ("signal", ctypes.c_int),
        ("kind", ctypes.c_int),
        ("rest", ctypes.c_char * 48),
    )


class Profiler:
    """Samples between two signals where the main thread is, each time it has used some processor time.

    Unlike a profiler that is called for each function, it costs next to nothing, and makes none look slower.
    """

    def __init__(self, path: Path, steps: SlowSteps) -> None:
        self._path, self._steps = path, steps
        self._stacks: Counter[tuple[CodeType, ...]] = Counter()
        self._runs = False
        signal.signal(signal.SIGPROF, self._look)
        # Python's timers count the processor time of all threads: a thread that waits would look busy.
        self._timer = ctypes.c_void_p()
        event = _Event(None, signal.SIGPROF, 0)
        _LIBRARY.timer_create(_CLOCK_THREAD_CPUTIME_ID, ctypes.byref(event), ctypes.byref(self._timer))

    def switch(self, *_: object) -> None:
        """Begin, or end and write."""
        self._runs = not self._runs
        pause = EVERY if self._runs else 0
        _LIBRARY.timer_settime(self._timer, 0, (ctypes.c_long * 4)(0, pause, 0, pause), None)
        if not self._runs:
            self._write()
        self._steps.forget()

    def _look(self, _: int, frame: FrameType | None) -> None:
        stack: list[CodeType] = []
        while frame is not None:
            stack.append(frame.f_code)
            frame = frame.f_back
        self._stacks[tuple(reversed(stack))] += 1
        self._steps.seen.append(tuple(reversed(stack)))

    def _write(self) -> None:
        """Write a line for each stack, with the outermost call first, as flame graphs need."""
        lines = [
            f"{';'.join(f'{code.co_filename}:{code.co_qualname}' for code in stack)} {count}\n"
            for stack, count in self._stacks.items()
        ]
        self._path.write_text("".join(lines), encoding="utf-8")
        self._stacks.clear()
        slow_file(self._path).write_text("".join(self._steps.lines()), encoding="utf-8")


def in_words(self: Pictures, place: Place) -> bool:
    """Return that no picture can be sent anywhere."""
    return True


def slow_down(seconds: float) -> None:
    """Make each writing transaction take longer, so that no other one can write meanwhile."""
    to_write = Connections.to_write

    async def slowly(self: Connections) -> Session:
        """Wait first."""
        await asyncio.sleep(seconds)
        return await to_write(self)

    Connections.to_write = slowly


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("--words", action="store_true")
    parser.add_argument("--slow", type=float, default=0.0)
    parser.add_argument("--profile", type=Path)
    parser.add_argument("--heap", type=Path)
    arguments = parser.parse_args()
    threading.Thread.run = run_named
    if arguments.words:
        Pictures.in_words = in_words
    if arguments.slow:
        slow_down(arguments.slow)
    if arguments.heap:
        write_at_signal(arguments.heap)
    if arguments.profile:
        steps = SlowSteps()
        signal.signal(signal.SIGUSR1, Profiler(arguments.profile, steps).switch)

        def measured_loop() -> asyncio.AbstractEventLoop:
            steps.install(loop := bot_process.new_event_loop())
            return loop

        run.new_event_loop = measured_loop
    Route.BASE = f"http://{arguments.address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{arguments.address}/gateway/")
    sys.exit(main(["run"]))

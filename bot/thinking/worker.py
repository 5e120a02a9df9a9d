"""A process that looks ahead: `python -m bot.thinking.worker`, started by the bot and ended with it.

It reads questions from its input and writes answers to its output, one after the other. It ends with its
input, and also if it hangs: a bot that was killed leaves no process behind.
"""

import contextlib
import faulthandler
import os
import signal
import sys
from pathlib import Path
from typing import IO

from bot.thinking.search_questions import SearchQuestion, packed, read
from bot.thinking.search_state import SearchState

READY = "ready"
"""The first frame: the worker is ready."""

NICE = 10
"""The niceness of the worker above that of the bot."""

EXPENDABLE = "500"
"""The OOM score, from -1000 to 1000: when memory runs out, the system ends the worker before the bot."""

STDERR = 2

HUNG = 30.0
"""The worker ends itself if it overruns its time by so many seconds; the bot may be gone."""


def main() -> None:
    """Answer questions until the input ends."""
    # Ctrl+C in a terminal reaches the worker too, but the bot decides when it ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _give_way()
    output = sys.stdout.buffer
    # Printed text must not get between the frames.
    sys.stdout = sys.stderr
    with contextlib.suppress(EOFError, BrokenPipeError):
        serve(sys.stdin.buffer, output)


def _give_way() -> None:
    """Leave processor and memory to the bot first, as far as the system allows."""
    # A sandbox may forbid it, and Windows has no `nice`.
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(EXPENDABLE, encoding="ascii")


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer question after question. Raises `EOFError` when there are no more."""
    mind = SearchState()
    _write(answers, READY)
    while True:
        question = read(questions)
        assert isinstance(question, SearchQuestion)
        # A hung search prints its traceback.
        faulthandler.dump_traceback_later(question.within + HUNG, exit=True, file=STDERR)
        try:
            found: object = mind.answer(question)
        except Exception as error:  # noqa: BLE001 - the bot is told of any error, and asks again
            found = f"{type(error).__name__} in a game of {question.seats}"
        finally:
            faulthandler.cancel_dump_traceback_later()
        _write(answers, found)


def _write(answers: IO[bytes], value: object) -> None:
    answers.write(packed(value))
    answers.flush()


if __name__ == "__main__":
    main()

"""A process that looks ahead: `python -m bot.thinking.worker`, started by the bot and ended with it.

It reads questions from its input and writes what it found to its output, one after the other. When its input
ends, so does it, and if it hangs it ends itself: a bot that was killed leaves none behind.
"""

import contextlib
import faulthandler
import os
import signal
import sys
from pathlib import Path
from typing import IO

from bot.thinking.frames import packed, read
from bot.thinking.mind import Mind
from bot.thinking.questions import Question

READY = "ready"
"""What is said once it can be asked."""

NICE = 10
"""By how much less it gets of the processor than the bot."""

EXPENDABLE = "500"
"""How willingly the system ends it where memory runs out: rather than the bot (from -1000 to 1000)."""

STDERR = 2

HUNG = 30.0
"""After how many seconds more than it was given it ends itself: the bot that would do so may be gone."""


def main() -> None:
    """Answer until nothing more is asked."""
    # Ctrl+C in a terminal reaches it too; the bot says when it ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _give_way()
    output = sys.stdout.buffer
    # Whatever prints something must not get between the frames.
    sys.stdout = sys.stderr
    with contextlib.suppress(EOFError, BrokenPipeError):
        serve(sys.stdin.buffer, output)


def _give_way() -> None:
    """Leave processor and memory to the bot first, as far as the system lets a process do that."""
    # A sandbox may forbid it, and Windows has no `nice`.
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(EXPENDABLE, encoding="ascii")


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer question after question. Raises `EOFError` when there are no more."""
    mind = Mind()
    _write(answers, READY)
    while True:
        question = read(questions)
        assert isinstance(question, Question)
        # Whatever it is busy with, it says where.
        faulthandler.dump_traceback_later(question.within + HUNG, exit=True, file=STDERR)
        try:
            found: object = mind.answer(question)
        except Exception as error:  # noqa: BLE001 - whatever it is, the bot hears of it, and asks again
            found = f"{type(error).__name__} in a game of {question.seats}"
        finally:
            faulthandler.cancel_dump_traceback_later()
        _write(answers, found)


def _write(answers: IO[bytes], value: object) -> None:
    answers.write(packed(value))
    answers.flush()


if __name__ == "__main__":
    main()

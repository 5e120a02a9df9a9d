"""A handler that writes repeated lines, as while Discord is away, a few times a minute, and counts them."""

import logging
import math
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TextIO, TypeAlias

MOST = 5
"""How many lines of one kind are written in a minute, whatever they are about."""

SUBJECTS = 20
"""About how many different things, as games, lines of one kind are written in a minute: what happens to one
isn't hidden by what happens to some others, nor a step of an update by those before it."""

MINUTE = 60.0

Kind: TypeAlias = tuple[object, ...]

Subject: TypeAlias = tuple[object, ...]
"""The subject of a line: the words and ids that were put into it."""


@dataclass(slots=True)
class Said:
    """How often something was said since `begun` (seconds of the clock), and about what it was written.

    `left_out` is how often it wasn't written, `last` the last time.
    """

    begun: float
    written: int = 0
    subjects: set[Subject] = field(default_factory=set["Subject"])
    left_out: int = 0
    last: logging.LogRecord | None = None

    def is_enough(self, subject: Subject) -> bool:
        """Whether no more is to be written about this."""
        known = subject in self.subjects or len(self.subjects) >= SUBJECTS
        return known and self.written >= MOST


class FewLines(logging.StreamHandler[TextIO]):
    """Writes to a stream. Of lines that differ only in what was put into them it writes a few a minute.

    Those that were left out are told as one, with their number, by the next line of any kind after that
    minute, or at the end. Errors of different types, or with different statuses of Discord, are of different
    kinds.
    """

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._clock = clock
        self._said: dict[Kind, Said] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write the line, or count it."""
        now = self._clock()
        for left_out in self._over(now):
            super().emit(left_out)
        said = self._said.setdefault(_kind(record), Said(now))
        subject = _subject(record)
        if said.is_enough(subject):
            said.left_out += 1
            said.last = record
        else:
            said.written += 1
            said.subjects.add(subject)
            super().emit(record)

    def close(self) -> None:
        """Tell what is still to be told: Python closes what it logs to when it ends."""
        self.acquire()
        try:
            for left_out in self._over(math.inf):
                super().emit(left_out)
        finally:
            self.release()
        super().close()

    def _over(self, now: float) -> Iterator[logging.LogRecord]:
        """Forget what began more than a minute ago, and yield what is still to be told of it."""
        for kind, said in [*self._said.items()]:
            if now - said.begun >= MINUTE:
                del self._said[kind]
                if said.last is not None:
                    yield _counted(said.last, said.left_out)


def _kind(record: logging.LogRecord) -> Kind:
    args = record.args if isinstance(record.args, tuple) else ()
    error = record.exc_info[1] if record.exc_info else None
    errors = [each for each in (error, *args) if isinstance(each, BaseException)]
    told = ((type(each), getattr(each, "status", None)) for each in errors)
    return record.name, record.levelno, str(record.msg), *told


def _subject(record: logging.LogRecord) -> Subject:
    args = record.args if isinstance(record.args, tuple) else ()
    return tuple(each for each in args if isinstance(each, (str, int)))


def _counted(record: logging.LogRecord, times: int) -> logging.LogRecord:
    """Return the record with the number of those that it stands for."""
    if times == 1 or isinstance(record.args, Mapping):
        return record
    args = record.args or ()
    message = str(record.msg) if args else str(record.msg).replace("%", "%%")
    more = {"msg": f"{message} (one of %d such lines within a minute)", "args": (*args, times)}
    return logging.makeLogRecord(record.__dict__ | more)

"""What is said again and again, as while Discord is away, is written a few times a minute, and counted."""

import logging
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TextIO, TypeAlias

MOST = 5
"""How many lines of one kind are written in a minute."""

MINUTE = 60.0

Kind: TypeAlias = tuple[object, ...]


@dataclass(slots=True)
class Said:
    """How often something was said since `begun` (seconds of the clock); `last` is what wasn't written."""

    begun: float
    times: int = 0
    last: logging.LogRecord | None = None


class FewLines(logging.StreamHandler[TextIO]):
    """Writes to a stream. Of lines that differ only in what was put into them it writes a few a minute.

    Those that were left out are told as one, with their number, by the next line of any kind after that
    minute. Errors of different types, or with different statuses of Discord, are of different kinds.
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
        said.times += 1
        if said.times <= MOST:
            super().emit(record)
        else:
            said.last = record

    def _over(self, now: float) -> Iterator[logging.LogRecord]:
        """Forget what began more than a minute ago, and yield what is still to be told of it."""
        for kind, said in [*self._said.items()]:
            if now - said.begun >= MINUTE:
                del self._said[kind]
                if said.last is not None:
                    yield _counted(said.last, said.times - MOST)


def _kind(record: logging.LogRecord) -> Kind:
    args = record.args if isinstance(record.args, tuple) else ()
    error = record.exc_info[1] if record.exc_info else None
    errors = [each for each in (error, *args) if isinstance(each, BaseException)]
    told = ((type(each), getattr(each, "status", None)) for each in errors)
    return record.name, record.levelno, str(record.msg), *told


def _counted(record: logging.LogRecord, times: int) -> logging.LogRecord:
    """Return the record with the number of those that it stands for."""
    if times == 1 or isinstance(record.args, Mapping):
        return record
    args = record.args or ()
    message = str(record.msg) if args else str(record.msg).replace("%", "%%")
    more = {"msg": f"{message} (one of %d such lines within a minute)", "args": (*args, times)}
    return logging.makeLogRecord(record.__dict__ | more)

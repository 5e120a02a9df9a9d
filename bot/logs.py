"""The logs: one line per event, for people or for programs, without secrets and limited in number.

Lines contain no token, no secret of a game, no hand, and nobody's id or name, because of three rules:

1. A line contains texts, numbers and paths. Of any other value it has only the type.
2. Of an error it has only the type, unless it is `READABLE`.
3. `***` replaces everything that looks like a token or a secret.
"""

import logging
import math
import re
import sys
import threading
import time
import traceback
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import PurePath
from types import TracebackType
from typing import TextIO, TypeAlias

import aiohttp
import discord
from pythonjsonlogger.json import JsonFormatter

from bot.log_fields import FIELDS, event_of, take_fields
from bot.settings import LogFormat, LogLevel
from bot.tables.table_errors import RefusedError
from storage.database.shard_range import shard_of
from storage.database.storage_errors import DamagedGameError, StatementError, StorageError, UnavailableError

_log = logging.getLogger(__name__)

READABLE = (
    # Errors from Discord and the network.
    aiohttp.ClientError,
    discord.ClientException,
    discord.GatewayNotFound,
    discord.HTTPException,
    discord.RateLimited,
    # Errors from the system. They never quote a value.
    OSError,
    # Our errors. Those about the database quote no value.
    RefusedError,
    StorageError,
    # Python's errors about the code.
    AttributeError,
    ImportError,
    NameError,
    TypeError,
)
"""Errors whose text we may log. Other errors, such as a `KeyError`, may name a card or a person."""

QUOTING = (DamagedGameError,)  # Errors that are readable, but that we may not log: they quote stored data.

UNREACHABLE = (
    aiohttp.ClientError,
    OSError,
    discord.DiscordServerError,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
)
"""Errors that mean that we can't reach Discord. discord.py's traceback would help nobody."""

_PATTERNS = (
    # URLs of Discord's API contain tokens of interactions.
    (re.compile(r"(/(?:webhooks|interactions)/[0-9]+/)[^/\s?'\"\\]+"), r"\1***"),
    # Outside a URL, an interaction's token is base64 of a text that begins with "interaction:".
    (re.compile(r"\baW50ZXJhY3Rpb24[\w=-]+"), "***"),
    (re.compile(r"\b[\w-]{23,}\.[\w-]{6,}\.[\w-]{27,}"), "***"),
    # The secret and the seed of a game.
    (re.compile(r"\b[0-9a-fA-F]{64}\b"), "***"),
    # The values and the person in the id of a control. The kind of control and the game stay.
    (re.compile(r"\b(cit:[a-z-]+:[a-z2-7]{8}):[^\s'\">]+"), r"\1:***"),
    (re.compile(r"\b(cit:[a-z-]+):(?![a-z2-7]{8}\b)[^\s'\">]+"), r"\1:***"),
    # The forms in which discord.py and Discord quote people and sent values.
    (re.compile(r"\b(User: )[0-9]+"), r"\1***"),
    (re.compile(r'\b(Value )"[^"]*"'), r'\1"***"'),
    (re.compile(r"//[^/\s@]+@"), "//***@"),
)


def redacted(text: str, *secrets: str) -> str:
    """Return a text without these secrets, and without anything that looks like one."""
    for secret in secrets:
        text = text.replace(secret, "***")
    for pattern, instead in _PATTERNS:
        text = pattern.sub(instead, text)
    return text


def described(error: BaseException) -> str:
    """Return the text of an error if we may log it, otherwise its type."""
    if isinstance(error, READABLE) and not isinstance(error, QUOTING):
        return str(error) or type(error).__name__
    return type(error).__name__


def cleaned(record: logging.LogRecord, *secrets: str) -> logging.LogRecord:
    """Return a copy of a record with only its redacted message, its fields and its traceback."""
    take_fields(record)
    error = record.exc_info[1] if record.exc_info else None
    kept = {key: getattr(record, key) for key in ("name", "levelno", "levelname", "created", "msecs", FIELDS)}
    message = redacted(_message(record), *secrets)
    if isinstance(error, UNREACHABLE) and record.name.startswith("discord."):
        message, error = redacted(f"{message}: {described(error)}", *secrets), None
    trace = redacted("\n".join(_chain(error)), *secrets) if error else None
    return logging.makeLogRecord({**kept, "msg": message, "exc_text": trace})


def _message(record: logging.LogRecord) -> str:
    text, args = str(record.msg), record.args or ()
    # If the arguments don't fit the text, log the text alone. Python's logging would print them.
    with suppress(TypeError, ValueError, KeyError):
        if isinstance(args, Mapping):
            text %= {key: _safe(arg) for key, arg in args.items()}
        elif args:
            text %= tuple(map(_safe, args))
    # After its first line, asyncio prints the full error of a failed task.
    return text.partition("\n")[0] if record.name == "asyncio" else text


def _safe(arg: object) -> object:
    if isinstance(arg, BaseException):
        return described(arg)
    if arg is None or isinstance(arg, (str, int, float, PurePath)):
        return arg
    return (arg if isinstance(arg, type) else type(arg)).__name__


def _chain(error: BaseException, *after: BaseException) -> Iterator[str]:
    """Yield the lines of a traceback, without texts of errors that may quote something."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and before not in after:
        yield from _chain(before, error, *after)
        yield "\nThis led to:\n"
    yield "Traceback (most recent call last):"
    for lines in traceback.format_tb(error.__traceback__):
        yield lines.rstrip("\n")
    module, name, text = type(error).__module__, type(error).__qualname__, described(error)
    told = name if module == "builtins" else f"{module}.{name}"
    yield told if text == type(error).__name__ else f"{told}: {text}"


LINES_A_MINUTE = 5  # How many lines of a kind about the same subjects we write in a minute.

SUBJECTS = 20  # How many subjects, such as games, get at least one line of a kind in a minute.

MINUTE = 60.0

LineKind: TypeAlias = tuple[object, ...]

LineSubject: TypeAlias = tuple[object, ...]  # The subject of a line: the words and ids among its arguments.


@dataclass(slots=True)
class Said:
    """The lines of a kind since `begun` (seconds of the clock): how many we wrote, about which subjects.

    `left_out` is the number of lines that we didn't write; `last` is the last of them.
    """

    begun: float
    written: int = 0
    subjects: set[LineSubject] = field(default_factory=set["LineSubject"])
    left_out: int = 0
    last: logging.LogRecord | None = None

    def is_enough(self, subject: LineSubject) -> bool:
        """Return whether to leave out a line about this subject."""
        known = subject in self.subjects or len(self.subjects) >= SUBJECTS
        return known and self.written >= LINES_A_MINUTE


class FewLines(logging.StreamHandler[TextIO]):
    """Writes lines to a stream, but only a few of each kind in a minute.

    Lines of a kind differ only in their arguments. After the minute, or when the process ends, a line gives
    the number of those left out.
    """

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._clock = clock
        self._said: dict[LineKind, Said] = {}

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
        """Write the pending counts. Python calls this when it ends."""
        self.acquire()
        try:
            for left_out in self._over(math.inf):
                super().emit(left_out)
        finally:
            self.release()
        super().close()

    def _over(self, now: float) -> Iterator[logging.LogRecord]:
        """Forget kinds that began more than a minute ago; yield lines with the numbers of lines left out."""
        for kind, said in [*self._said.items()]:
            if now - said.begun >= MINUTE:
                del self._said[kind]
                if said.last is not None:
                    yield _counted(said.last, said.left_out)


def _kind(record: logging.LogRecord) -> LineKind:
    args = record.args if isinstance(record.args, tuple) else ()
    error = record.exc_info[1] if record.exc_info else None
    errors = [each for each in (error, *args) if isinstance(each, BaseException)]
    told = ((type(each), getattr(each, "status", None)) for each in errors)
    return record.name, record.levelno, str(record.msg), *told


def _subject(record: logging.LogRecord) -> LineSubject:
    args = record.args if isinstance(record.args, tuple) else ()
    return tuple(each for each in args if isinstance(each, (str, int)))


def _counted(record: logging.LogRecord, times: int) -> logging.LogRecord:
    if times == 1 or isinstance(record.args, Mapping):
        return record
    args = record.args or ()
    message = str(record.msg) if args else str(record.msg).replace("%", "%%")
    more = {"msg": f"{message} (one of %d such lines within a minute)", "args": (*args, times)}
    return logging.makeLogRecord(record.__dict__ | more)


OWN_PACKAGES = ("ai", "bot", "cogs", "engine", "storage")
"""The packages that may log details. Others would log tokens and hands: discord.py logs all that it sends."""

_NEEDLESS = re.compile(
    r"PyNaCl is not|davey is not|message content intent is missing|Guilds intent seems to be"
    r"|logging in using static token"
)


class TextLines(logging.Formatter):
    """Formats a line as text: time with its zone, level, logger and message, and below them a traceback."""

    def __init__(self, *secrets: str) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", "%Y-%m-%d %H:%M:%S%z", style="{")
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """Return the redacted line of a record."""
        return super().format(cleaned(record, *self._secrets))


class JsonLines(JsonFormatter):
    """Formats a line as JSON: `time` (ISO 8601, UTC), `level`, `logger`, `message`, `exception`, `event`.

    Lines about a game, a server, a shard or an interaction have fields for these. `shards` returns the number
    of Discord's shards, or `None` while it is unknown.
    """

    def __init__(self, *secrets: str) -> None:
        super().__init__(  # pyright: ignore[reportUnknownMemberType] - its options for values are loose
            ["levelname", "name", "message"],
            rename_fields={"levelname": "level", "name": "logger", "exc_info": "exception"},
            timestamp="time",
            json_ensure_ascii=False,
        )
        self._secrets = secrets
        self.shards: Callable[[], int | None] = lambda: None

    def format(self, record: logging.LogRecord) -> str:
        """Return the redacted JSON of a record."""
        line, shards = cleaned(record, *self._secrets), self.shards()
        fields: dict[str, str | int | float] = line.__dict__.pop(FIELDS)
        event = event_of(redacted(str(fields["event"]), *self._secrets), record.name)
        if shards and "shard" not in fields and isinstance(server := fields.get("server"), int):
            line.shard = shard_of(server, shards)
        # Many tools round numbers as large as Discord's ids.
        ids = {name: str(fields[name]) for name in ("server", "interaction") if name in fields}
        line.__dict__ |= fields | ids | {"event": event}
        return super().format(line)


def set_up(
    level: LogLevel = "INFO", lines: LogFormat = "text", *secrets: str, stream: TextIO | None = None
) -> "TextLines | JsonLines":
    """Send logs of at least this level to `stream` (default: stderr); return their formatter.

    Redact these `secrets` everywhere. At all levels except DEBUG, leave out repeated lines.
    """
    written = stream or sys.stderr
    handler = logging.StreamHandler(written) if level == "DEBUG" else FewLines(written)
    formatter = JsonLines(*secrets) if lines == "json" else TextLines(*secrets)
    handler.setFormatter(formatter)
    handler.addFilter(lambda record: not _NEEDLESS.search(str(record.msg)))
    handler.addFilter(take_fields)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    for name in OWN_PACKAGES:
        logging.getLogger(name).setLevel(level)
    return formatter


def leave_out_failures(explained: Callable[[], bool]) -> None:
    """Leave out warnings of failed reads and writes while another line explains them, except at DEBUG."""

    def shown(record: logging.LogRecord) -> bool:
        args = record.args if record.levelno < logging.ERROR and isinstance(record.args, tuple) else ()
        return not (any(isinstance(each, StatementError | UnavailableError) for each in args) and explained())

    for handler in logging.getLogger().handlers:
        if isinstance(handler, FewLines):
            handler.addFilter(shown)


def log_uncaught() -> None:
    """Log uncaught errors and warnings. Python would print them with the values that they quote."""
    sys.excepthook = _uncaught
    threading.excepthook = lambda it: _uncaught(it.exc_type, it.exc_value, it.exc_traceback)
    sys.unraisablehook = lambda it: _uncaught(it.exc_type, it.exc_value, it.exc_traceback)
    warnings.showwarning = _warn


def _uncaught(
    kind: type[BaseException], error: BaseException | None, traceback: TracebackType | None
) -> None:
    _log.error("Nothing caught an error", exc_info=(kind, error or kind(), traceback))


def _warn(_message: Warning | str, category: type[Warning], filename: str, lineno: int, *_: object) -> None:
    _log.warning("Python warns: %s in %s, line %d", category.__name__, filename, lineno)

"""Redact log records: no token, no secret of a game, no hand, and nobody's id or name.

Three rules keep them out. A line takes texts, numbers and paths; of any other value it tells the type alone.
It tells the type of an error alone, too, unless errors of this kind quote nothing. Everything that looks like
a token or a secret is blacked out wherever it stands.
"""

import logging
import re
import traceback
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import PurePath

import aiohttp
import discord

from bot.tables.table_errors import RefusedError
from storage.database.storage_errors import DamagedGameError, StorageError

READABLE = (
    # Of Discord and the network.
    aiohttp.ClientError,
    discord.ClientException,
    discord.GatewayNotFound,
    discord.HTTPException,
    discord.RateLimited,
    # Of the system, whose messages never quote a value.
    OSError,
    # Ours; where they tell of the database, they quote no value either.
    RefusedError,
    StorageError,
    # Of Python itself, about the code.
    AttributeError,
    ImportError,
    NameError,
    TypeError,
)
"""Errors whose text may be read. All others (a `KeyError`, say) may name a card or a person."""

QUOTING = (DamagedGameError,)
"""Those among them that quote what is stored, all the same."""

UNREACHABLE = (
    aiohttp.ClientError,
    OSError,
    discord.DiscordServerError,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
)
"""Errors that say that Discord is away. A traceback from inside discord.py helps nobody."""

_PATTERNS = (
    # The addresses of Discord's interface carry the token of the interaction that they answer.
    (re.compile(r"(/(?:webhooks|interactions)/[0-9]+/)[^/\s?'\"\\]+"), r"\1***"),
    # Such a token by itself is base64 and begins with "interaction:".
    (re.compile(r"\baW50ZXJhY3Rpb24[\w=-]+"), "***"),
    (re.compile(r"\b[\w-]{23,}\.[\w-]{6,}\.[\w-]{27,}"), "***"),
    # The secret and the seed of a game.
    (re.compile(r"\b[0-9a-fA-F]{64}\b"), "***"),
    # Redact the values of a control, and its person. Its kind and its game may be read.
    (re.compile(r"\b(cit:[a-z-]+:[a-z2-7]{8}):[^\s'\">]+"), r"\1:***"),
    (re.compile(r"\b(cit:[a-z-]+):(?![a-z2-7]{8}\b)[^\s'\">]+"), r"\1:***"),
    # How discord.py and Discord itself quote people and what was sent.
    (re.compile(r"\b(User: )[0-9]+"), r"\1***"),
    (re.compile(r'\b(Value )"[^"]*"'), r'\1"***"'),
    (re.compile(r"//[^/\s@]+@"), "//***@"),
)


def redacted(text: str, *secrets: str) -> str:
    """Return a text without these secrets, and without all that looks like one."""
    for secret in secrets:
        text = text.replace(secret, "***")
    for pattern, instead in _PATTERNS:
        text = pattern.sub(instead, text)
    return text


def described(error: BaseException) -> str:
    """Say what an error is: in its own words if they may be read, else by its type."""
    if isinstance(error, READABLE) and not isinstance(error, QUOTING):
        return str(error) or type(error).__name__
    return type(error).__name__


def cleaned(record: logging.LogRecord, *secrets: str) -> logging.LogRecord:
    """Return a record that holds of another one what may be read: its message, and its traceback."""
    error = record.exc_info[1] if record.exc_info else None
    kept = {key: getattr(record, key) for key in ("name", "levelno", "levelname", "created", "msecs")}
    message = redacted(_message(record), *secrets)
    if isinstance(error, UNREACHABLE) and record.name.startswith("discord."):
        message, error = redacted(f"{message}: {described(error)}", *secrets), None
    trace = redacted("\n".join(_chain(error)), *secrets) if error else None
    return logging.makeLogRecord({**kept, "msg": message, "exc_text": trace})


def _message(record: logging.LogRecord) -> str:
    text, args = str(record.msg), record.args or ()
    # Where they don't fit, the words alone: the logging of Python would show what was to be put in.
    with suppress(TypeError, ValueError, KeyError):
        if isinstance(args, Mapping):
            text %= {key: _safe(arg) for key, arg in args.items()}
        elif args:
            text %= tuple(map(_safe, args))
    # After its first line, asyncio's message about a failed task is the error in full.
    return text.partition("\n")[0] if record.name == "asyncio" else text


def _safe(arg: object) -> object:
    if isinstance(arg, BaseException):
        return described(arg)
    if arg is None or isinstance(arg, (str, int, float, PurePath)):
        return arg
    return (arg if isinstance(arg, type) else type(arg)).__name__


def _chain(error: BaseException, *after: BaseException) -> Iterator[str]:
    """Yield the lines of a traceback as Python shows it, but for the texts of the errors."""
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

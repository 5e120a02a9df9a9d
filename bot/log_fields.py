"""The fields of log lines: the event, and the game, server, shard and interaction that they are about.

A line has the fields of its task. The ids in its message come before those.
"""

import logging
import re
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeAlias

Fields: TypeAlias = Mapping[str, str | int | float]

_FIELDS: ContextVar[Fields] = ContextVar("_FIELDS")


def current() -> Fields:
    """Return the fields of the current task."""
    return _FIELDS.get({})


def about_server(guild: int, **more: str | float) -> Fields:
    """Return the fields of lines about a server, and more; of no server if `guild` is 0."""
    return {"server": guild, **more} if guild else more


def concern(fields: Fields) -> None:
    """Give the lines of this task these fields from now on, and no others."""
    _FIELDS.set(fields)


@contextmanager
def about(fields: Fields) -> Generator[None]:
    """Add these fields to the lines that are written inside the block."""
    token = _FIELDS.set({**current(), **fields})
    try:
        yield
    finally:
        _FIELDS.reset(token)


@contextmanager
def unconcerned() -> Generator[None]:
    """Start tasks inside the block that don't inherit the fields: their work outlives the current one."""
    token = _FIELDS.set({})
    try:
        yield
    finally:
        _FIELDS.reset(token)


FIELDS = "fields"
"""The attribute of a record that holds the fields of its line."""

_PLACE = re.compile(r"%[-#0 +]*\d*(?:\.\d+)?([a-zA-Z%])")
"""A place in a message where an argument is put in."""

_ID = re.compile(r"\b(game|lobby|tournament|server|shard|interaction)(?: ID)? $", re.IGNORECASE)
"""The end of the words before such a place, if its argument is the id of something."""

EVENT = 60
"""The greatest length of an event's name."""


def take_fields(record: logging.LogRecord) -> bool:
    """Note the fields of a record while its task is the current one: a repetition is written later.

    `event` is the message without its arguments: only what writes the line knows the secrets in it.
    """
    if not hasattr(record, FIELDS):
        event = str(record.msg).partition("\n")[0]
        setattr(record, FIELDS, {**current(), **_ids(record), "event": event})
    return True


def _ids(record: logging.LogRecord) -> Fields:
    """Return the ids that are arguments of a message, each under the word before it."""
    found = dict[str, str | int]()
    message, args, last = str(record.msg), record.args if isinstance(record.args, tuple) else (), 0
    places = (each for each in _PLACE.finditer(message) if each[1] != "%")
    for place, arg in zip(places, args, strict=False):
        named = _ID.search(message[last : place.start()])
        last = place.end()
        if named and isinstance(arg, str | int):
            word = named[1].lower()
            found["game" if word == "lobby" else word] = arg
    return found


def event_of(message: str, logger: str) -> str:
    """Return the name of a line's event: the words of its message, without the arguments."""
    words = re.findall(r"[a-z]+", _PLACE.sub(" ", message).lower())
    return "-".join(words)[:EVENT] or logger.replace(".", "-")

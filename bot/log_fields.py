"""The fields of log lines: the event, and the game, server, shard and interaction of the line."""

import logging
import re
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeAlias

Fields: TypeAlias = Mapping[str, str | int | float]

_FIELDS: ContextVar[Fields] = ContextVar("_FIELDS")


def current() -> Fields:
    """Return the current task's fields."""
    return _FIELDS.get({})


def about_server(guild: int, **more: str | float) -> Fields:
    """Return the fields for lines about a server (0: no server), and `more`."""
    return {"server": guild, **more} if guild else more


def concern(fields: Fields) -> None:
    """Replace the current task's fields."""
    _FIELDS.set(fields)


@contextmanager
def about(fields: Fields) -> Generator[None]:
    """Add these fields to the lines inside the block."""
    token = _FIELDS.set({**current(), **fields})
    try:
        yield
    finally:
        _FIELDS.reset(token)


@contextmanager
def unconcerned() -> Generator[None]:
    """Start tasks inside the block without the current fields, because they do other work."""
    token = _FIELDS.set({})
    try:
        yield
    finally:
        _FIELDS.reset(token)


FIELDS = "fields"  # The attribute of a record that holds the fields of its line.

_PLACE = re.compile(r"%[-#0 +]*\d*(?:\.\d+)?([a-zA-Z%])")

_ID = re.compile(r"\b(game|lobby|tournament|server|shard|interaction)(?: ID)? $", re.IGNORECASE)
"""Matches the words before a placeholder that stands for an id, as in "game %s"."""

EVENT_LETTERS = 60  # The most letters in the name of an event.


def take_fields(record: logging.LogRecord) -> bool:
    """Store the fields in a record, because a handler may write it later, from another task.

    `event` is the message without its arguments, which may be secrets.
    """
    if not hasattr(record, FIELDS):
        event = str(record.msg).partition("\n")[0]
        setattr(record, FIELDS, {**current(), **_ids(record), "event": event})
    return True


def _ids(record: logging.LogRecord) -> Fields:
    """Return the ids among a message's arguments, each by the word before its placeholder."""
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
    """Return the name of the event in a line: the words of its message."""
    words = re.findall(r"[a-z]+", _PLACE.sub(" ", message).lower())
    return "-".join(words)[:EVENT_LETTERS] or logger.replace(".", "-")

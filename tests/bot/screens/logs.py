"""Pages of logs for the tests of the screens."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.screens.log import LogModel, log_screen
from bot.words.language import Language
from engine.events import Event
from engine.setup.rules import Rules
from tests.bot.screens.build import GAME, named, text


def log_model(*events: Event, **changes: Any) -> LogModel:
    """Make a round of two people with these events; by default it is the first and only one."""
    plain = LogModel(GAME, named("Anna", "Bob"), Rules(), None, 1, 1, 0, events, running=False)
    return replace(plain, **changes)


def pages(model: LogModel, say: Language) -> Iterator[str]:
    """The texts of all pages of a round, without its title."""
    shown = ""
    for part in range(99):
        told = text(log_screen(replace(model, part=part), say))
        if told == shown:
            return
        shown = told
        yield told.partition("\n")[2]
    raise AssertionError("so many pages")

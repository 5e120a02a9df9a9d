"""The context of a request: the language that a person has just chosen."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.person import language_of
from cogs.context import Context


@pytest.mark.parametrize(("chosen", "code"), [("pl", "pl"), ("", "cs")])
def test_a_chosen_language_is_noted_where_there_is_an_interaction(chosen: str, code: str) -> None:
    person: Any = SimpleNamespace(locale="cs")
    bot: Any = SimpleNamespace()
    source: Any = SimpleNamespace(extras={}, locale="cs")
    assert Context(bot, person, source=source).speak(chosen).locale == code
    assert language_of(source).locale == code
    assert Context(bot, person).speak(chosen).locale == code

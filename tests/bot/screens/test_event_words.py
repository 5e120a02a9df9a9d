"""Every kind of event has its sentence in every language, and every sentence its kind."""

import logging
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import Message, VariableReference

from bot.wording.wording import Wording
from bot.words import language
from bot.words.language import Language, locales
from engine.events import EVENTS, Event, Fact, Sacrificed, Secret, fact_names
from tests.bot.screens.build import players

LOCALES = Path(language.__file__).parent / "locales"

# Messages that frame the sentence of an event, or stand in for it.
FRAMES = {"event-line", "event-unknown"}

# A value for each fact, by its name. All other facts are numbers.
TEXTS = {
    "card": "keep",
    "old": "tavern",
    "character": "king",
    "given": "merchant",
    "reason": "smithy",
    "type": "noble",
}
LISTS = {"cards": ("keep", "tavern"), "characters": ("king", "thief")}
FLAGS = {"real", "rung"}


def sample(kind: str) -> Event:
    """An event of this kind in which seat 0 does something to seat 1."""
    facts: dict[str, Fact] = {"target": 1, "source": 1}
    event = EVENTS[kind]
    values = [
        name in FLAGS or TEXTS.get(name) or LISTS.get(name) or facts.get(name, 0 if name == "seat" else 2)
        for name in fact_names(event)
    ]
    return event(0, *values) if issubclass(event, Secret) else event(*values)


@pytest.mark.parametrize("locale", locales())
def test_a_card_that_goes_for_its_own_effect_is_named_once(locale: str) -> None:
    wording = Wording(Language(locale), players(2))
    name = wording.thing("armory").split()[0][:4]
    assert wording.event(Sacrificed(seat=0, card="armory", reason="armory")).count(name) == 1
    assert "(" in wording.event(Sacrificed(seat=0, card="keep", reason="armory"))


class Variables(visitor.Visitor):
    """The arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def sentences(locale: str) -> dict[str, set[str]]:
    """The messages about events in one language, and the arguments that each of them uses."""
    found: dict[str, set[str]] = {}
    for path in (LOCALES / locale).glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.id.name.startswith("event-"):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@pytest.fixture(autouse=True)
def unsaid() -> Iterator[None]:
    """Forget earlier log lines, so that each missing text is logged."""
    language.forget()
    yield
    language.forget()


@pytest.mark.parametrize("locale", locales())
def test_every_event_is_told_in_every_language(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    for kind, reader in product(EVENTS, (None, 0, 1)):
        event = sample(kind)
        assert event.kind == kind
        assert f"event-{kind}" in sentences(locale)
        told = Wording(Language(locale), players(2), reader).event(event)
        # The player who chose a character learns which from a separate event.
        chosen = kind == "picked" and reader == event.facts["seat"]
        assert told or chosen or kind in ("turn-ended", "round-ended"), kind
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("locale", locales())
def test_a_sentence_uses_only_what_its_event_tells(locale: str) -> None:
    for kind in EVENTS:
        known = Wording(Language(locale), players(2)).facts(sample(kind).facts)
        assert sentences(locale)[f"event-{kind}"] <= {name.replace("_", "-") for name in known}, kind


# Events that may move no gold or cards. The others always move some.
PERHAPS_NONE = {
    *("bought-cards", "bribed", "built", "confiscated", "destroyed", "exchanged", "paid-for", "scored"),
    *("searched-deck", "showed-threat", "spied", "stole"),
}


def numbered(kind: str) -> Iterator[Event]:
    """Yield events of this kind with one and several of everything countable, and with none if possible."""
    event = sample(kind)
    counted = [name for name, fact in event.facts.items() if isinstance(fact, int) and is_counted(name)]
    numbered = (0, 1, 2, 5) if kind in PERHAPS_NONE else (1, 2, 5)
    for numbers in product(numbered, repeat=len(counted)):
        yield replace(event, **dict(zip(counted, numbers, strict=True)))


def is_counted(name: str) -> bool:
    """Return whether a fact is a count, not a seat or a flag."""
    return name not in {"seat", "target", "source", *FLAGS}


# Mistakes that no sentence may have: "0" of something, and "1" with a plural.
CLUMSY = re.compile(r"(?<!\d)0 (gold|cards?|💰|🃏)|[+−]0|\(0\b|(?<!\d)1 (cards|points)|  | \.|\*\*\.\*\*")


def test_no_number_is_said_clumsily() -> None:
    for kind, reader in product(EVENTS, (None, 0, 1)):
        wording = Wording(Language("en"), players(2), reader)
        for event in numbered(kind):
            told = wording.event(event)
            assert not CLUMSY.search(told), told


@pytest.mark.parametrize("locale", locales())
def test_every_sentence_has_its_event(locale: str) -> None:
    assert sentences(locale).keys() - FRAMES <= {f"event-{kind}" for kind in EVENTS}

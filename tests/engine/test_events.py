"""Events: every kind is listed, is plain data, and knows who may see it."""

import re
from importlib import import_module
from pkgutil import iter_modules

import engine.events
from engine import visible
from engine.events import EVENTS, Event, Public, Secret, fact_names
from engine.events.cities import Exchanged
from engine.events.stock import ReceivedCards
from engine.hooks import QUESTIONS


def defined() -> set[type[Event]]:
    """Return all classes of events, except base classes."""
    modules = [import_module(f"engine.events.{each.name}") for each in iter_modules(engine.events.__path__)]
    classes = [each for module in modules for each in vars(module).values() if isinstance(each, type)]
    return {each for each in classes if issubclass(each, Event) and not each.__subclasses__()}


def test_every_kind_of_event_is_listed_once() -> None:
    assert set(EVENTS.values()) == defined()
    assert all(each.kind == kind for kind, each in EVENTS.items())


def test_an_event_is_public_or_secret() -> None:
    for event in EVENTS.values():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", event.kind)
        assert issubclass(event, Public) != issubclass(event, Secret), event
        # Dataclasses make up a docstring.
        assert event.__doc__
        assert not event.__doc__.startswith(f"{event.__name__}(")


def test_events_and_questions_have_slots_only() -> None:
    """A class without its own `@dataclass` has a dictionary, and none of the fields that it declares."""
    things: list[type] = [*EVENTS.values(), *QUESTIONS.values()]
    assert [each for each in things if each.__dictoffset__] == []


def test_facts_come_in_the_order_of_the_fields() -> None:
    event = Exchanged(extra=1, gold=2, given="manor", card="keep", target=3, seat=0)
    told = {"seat": 0, "target": 3, "card": "keep", "given": "manor", "gold": 2, "extra": 1}
    assert list(event.facts.items()) == list(told.items())
    assert fact_names(Exchanged) == tuple(told)


def test_only_its_reader_sees_a_secret() -> None:
    secret = ReceivedCards(2, source=1, cards=("keep",))
    assert secret.to == 2
    assert [seat for seat in (None, 0, 1, 2) if visible(secret, seat)] == [2]
    assert secret.facts == {"source": 1, "cards": ("keep",)}

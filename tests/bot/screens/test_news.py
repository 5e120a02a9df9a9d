"""The lines of a panel without a picture: what its reader would want to know first."""

import pytest

from bot.screens.limits import letters
from bot.screens.panel_picture import MOST, ROOM, told_lines
from bot.screens.wording import Wording
from bot.words.language import Language
from engine.events import (
    Built,
    Chose,
    Completed,
    Confiscated,
    Crown,
    Destroyed,
    Drew,
    Event,
    Exchanged,
    FaceUp,
    GatheredCards,
    GatheredGold,
    Kept,
    Killed,
    LastRound,
    Picked,
    Revealed,
    Robbed,
    Sacrificed,
    Seized,
    ShowedThreat,
    Stole,
    SwappedHands,
    TurnEnded,
)
from engine.events.absence import TimeRanOut
from engine.view import MarkView
from tests.bot.screens.build import named, panel, view

SAY = Language()
ME, BOB, CLEO, DORA = range(4)

# Deeds of others to the reader, and that the end is near.
DONE: tuple[Event, ...] = (
    Stole(seat=BOB, target=ME, gold=4),
    Destroyed(seat=BOB, target=ME, card="manor", gold=2),
    Seized(seat=BOB, target=ME, card="tavern", gold=1, extra=0),
    Exchanged(seat=BOB, target=ME, card="palace", given="tavern", gold=4, extra=0),
    Confiscated(seat=BOB, target=ME, card="harbor", gold=4),
    SwappedHands(seat=BOB, target=ME),
    ShowedThreat(seat=BOB, target=ME, character="king", real=True, gold=3),
    Crown(seat=BOB, source=ME),
    TimeRanOut(ME),
    Completed(seat=CLEO),
)

# Own deeds.
OWN: tuple[Event, ...] = (
    Stole(seat=ME, target=BOB, gold=4),
    Destroyed(seat=ME, target=BOB, card="market", gold=1),
    Killed(seat=ME, character="warlord"),
    Completed(seat=ME),
)

# Cities that aren't what they were.
CITIES: tuple[tuple[Event, str], ...] = (
    (Built(seat=BOB, card="church", gold=2), "🏗️ 🔵 Church"),
    (Built(seat=CLEO, card="dragon_gate", gold=6), "Dragon Gate"),
    (Destroyed(seat=BOB, target=CLEO, card="market", gold=1), "💥"),
    (Seized(seat=BOB, target=DORA, card="temple", gold=1, extra=0), "Temple"),
    (Exchanged(seat=CLEO, target=BOB, card="docks", given="tavern", gold=2, extra=0), "Docks"),
    (Confiscated(seat=DORA, target=CLEO, card="watchtower", gold=1), "Watchtower"),
    (Sacrificed(seat=BOB, card="prison", reason="armory"), "Prison"),
)

# Facts that the reader knows, or finds elsewhere: in the picture, on the board, behind More.
REST: tuple[Event, ...] = (
    GatheredGold(seat=BOB, gold=2),
    GatheredCards(seat=BOB, count=2, kept=1),
    Picked(seat=CLEO),
    TurnEnded(seat=BOB),
    Revealed(seat=BOB, character="bishop"),
    FaceUp(character="king"),
    Robbed(seat=BOB, character="merchant"),
    Killed(seat=BOB, character="warlord"),
    Built(seat=ME, card="church", gold=2),
    Kept(reader=ME, cards=("tavern",)),
    Drew(reader=ME, cards=("manor",)),
    Chose(reader=ME, character="king"),
    Stole(seat=BOB, target=CLEO, gold=5),
    TimeRanOut(BOB),
)


def lines(*events: Event, characters: tuple[str, ...] = (), marks: tuple[MarkView, ...] = ()) -> list[str]:
    seen = view(4, seat=ME, characters=characters, marks=marks)
    model = panel(players=named("Anna", "Bob", "Cleo", "Dora"), view=seen, events=events)
    return told_lines(model, Wording(SAY, model.players, ME, model.rules, seen.cast))


@pytest.mark.parametrize("event", DONE)
def test_what_is_done_to_the_reader_stands_before_cities(event: Event) -> None:
    for events in ((event, CITIES[0][0]), (CITIES[0][0], event)):
        *first, last = lines(*events)
        assert first
        assert all(line.startswith(("-# To you: ", "-# For you: ")) for line in first)
        assert CITIES[0][1] in last


def test_that_the_end_is_near_is_told_once() -> None:
    assert ["last round" in line for line in lines(LastRound(), *CITIES[0][:1])] == [True, False]


@pytest.mark.parametrize("event", OWN)
def test_what_became_of_an_own_deed_is_told(event: Event) -> None:
    assert lines(event)[0].startswith(("-# Your deed: ", "-# For you: "))


@pytest.mark.parametrize(("event", "told"), CITIES)
def test_a_city_that_changed_is_told(event: Event, told: str) -> None:
    (line,) = lines(event)
    assert told in line


@pytest.mark.parametrize("event", REST)
def test_the_rest_is_not(event: Event) -> None:
    assert lines(event) == []


def test_there_are_three_at_most_and_what_is_said_twice_is_said_once() -> None:
    marks = (MarkView("killed", "king", BOB, None),)
    events = (TimeRanOut(ME), TimeRanOut(ME), *DONE[:5], *(event for event, _ in CITIES))
    found = lines(*events, characters=("king",), marks=marks)
    assert "murdered" in found[0]
    assert len(found) == len(set(found)) == MOST


def test_the_cities_are_on_one_line_with_each_name_once_and_not_too_long() -> None:
    (line,) = lines(Built(seat=BOB, card="church", gold=2), Built(seat=BOB, card="tavern", gold=1))
    assert line.count("Bob") == 1
    (line,) = lines(*(event for event, _ in CITIES * 3))
    assert letters(line) < 2 * ROOM

"""The three lines of a panel: a hundred positions, and what their reader would want to know first."""

from itertools import product

import pytest

from bot.screens.limits import letters
from bot.screens.victim import MOST, ROOM, told_lines
from bot.screens.wording import Wording
from bot.words.language import Language
from engine.events import (
    Beautified,
    BellTower,
    Borrowed,
    Bribed,
    Built,
    BuiltFromHand,
    Called,
    Chose,
    Completed,
    Confiscated,
    Crown,
    Destroyed,
    Discarded,
    Drew,
    Event,
    Exchanged,
    ExchangedCharacters,
    FaceUp,
    GainedGold,
    GatheredCards,
    GatheredGold,
    GaveCards,
    Kept,
    Killed,
    LastRound,
    LookedAtHand,
    NotLastRound,
    Paid,
    Picked,
    RefusedBribe,
    Revealed,
    Robbed,
    RoundBegan,
    RoundEnded,
    Sacrificed,
    Seized,
    ShowedThreat,
    Spied,
    Stole,
    SwappedHands,
    TookCards,
    TookGold,
    TookOver,
    TurnEnded,
    UsedWagon,
)
from engine.events.absence import TimeRanOut
from engine.view import MarkView
from tests.bot.screens.build import named, panel, view

SAY = Language()
ME, BOB, CLEO, DORA = range(4)

# Deeds of others to the reader, and a part of the line that tells each.
DONE: tuple[tuple[Event, str], ...] = (
    (Stole(seat=BOB, target=ME, gold=4), "stole 4 gold"),
    (Destroyed(seat=BOB, target=ME, card="manor", gold=2), "destroyed your"),
    (Seized(seat=BOB, target=ME, card="tavern", gold=1, extra=0), "Tavern"),
    (Exchanged(seat=BOB, target=ME, card="palace", given="tavern", gold=4, extra=0), "Palace"),
    (Confiscated(seat=BOB, target=ME, card="harbor", gold=4), "Harbor"),
    (SwappedHands(seat=BOB, target=ME), "swapped hands"),
    (TookCards(seat=BOB, target=ME, count=2, reason="seer"), "2 cards"),
    (GaveCards(seat=BOB, target=ME, count=1, reason="seer"), "1 card"),
    (TookGold(seat=BOB, target=ME, gold=1, reason="abbot"), "1 gold"),
    (Spied(seat=BOB, target=ME, type="noble", gold=2), "spied"),
    (LookedAtHand(seat=BOB, target=ME), "looked at your hand"),
    (BuiltFromHand(seat=BOB, target=ME, card="keep"), "Keep"),
    (Borrowed(seat=BOB, target=ME, gold=2, card="castle"), "2 gold"),
    (TookOver(seat=BOB, target=ME, character="king"), "King"),
    (ExchangedCharacters(seat=BOB, target=ME, reason="theater"), "exchanged characters"),
    (ShowedThreat(seat=BOB, target=ME, character="king", real=True, gold=3), "3 gold"),
    (Bribed(seat=BOB, target=ME, gold=2), "bribe"),
    (RefusedBribe(seat=BOB, target=ME), "refused"),
    (UsedWagon(seat=BOB, target=ME, gold=3), "Ticket Wagon"),
    (Crown(seat=BOB, source=ME), "👑"),
    (TimeRanOut(ME), "time was up"),
)

# The end is near, or farther off again.
NEAR: tuple[tuple[Event, str], ...] = (
    (LastRound(), "last round"),
    (Completed(seat=CLEO), "completed"),
    (NotLastRound(), "not the last round"),
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

# Facts that the reader knows, did, or finds elsewhere: in the picture, on the board, behind More.
REST: tuple[Event, ...] = (
    *(GatheredGold(seat=BOB, gold=2), GatheredCards(seat=BOB, count=2, kept=1), Picked(seat=CLEO)),
    *(GainedGold(seat=BOB, gold=2, reason="king"), Paid(seat=BOB, gold=2, reason="smithy")),
    *(Discarded(seat=BOB, count=1, reason="laboratory"), TurnEnded(seat=BOB), RoundEnded(3)),
    *(Called(rank=4, character="king"), Revealed(seat=BOB, character="bishop"), FaceUp(character="king")),
    *(Robbed(seat=BOB, character="merchant"), Killed(seat=BOB, character="warlord")),
    *(Built(seat=ME, card="church", gold=2), Completed(seat=ME), Kept(reader=ME, cards=("tavern",))),
    *(Drew(reader=ME, cards=("manor",)), Chose(reader=ME, character="king"), Crown(seat=ME, source=BOB)),
    *(Stole(seat=ME, target=BOB, gold=2), Destroyed(seat=ME, target=BOB, card="market", gold=1)),
    *(Stole(seat=BOB, target=CLEO, gold=5), TookCards(seat=BOB, target=CLEO, count=1, reason="seer")),
    *(TimeRanOut(BOB), RoundBegan(round=4, seat=BOB), BellTower(seat=BOB, rung=False)),
    Beautified(seat=BOB, gold=1, cards=("tavern",)),
)


def lines(*events: Event, characters: tuple[str, ...] = (), marks: tuple[MarkView, ...] = ()) -> list[str]:
    seen = view(4, seat=ME, characters=characters, marks=marks)
    model = panel(players=named("Anna", "Bob", "Cleo", "Dora"), view=seen, events=events)
    return told_lines(model, Wording(SAY, model.players, ME, model.rules, seen.cast))


@pytest.mark.parametrize(("event", "told"), [*DONE, *NEAR, *CITIES])
def test_alone_it_is_told(event: Event, told: str) -> None:
    (line,) = lines(event)
    assert told in line


@pytest.mark.parametrize("event", REST)
def test_the_rest_is_not(event: Event) -> None:
    assert lines(event) == []


@pytest.mark.parametrize(("done", "city"), list(zip(DONE, CITIES * 3, strict=False)))
def test_news_of_oneself_stand_before_cities(done: tuple[Event, str], city: tuple[Event, str]) -> None:
    for events in ((done[0], city[0]), (city[0], done[0])):
        first, second = lines(*events)
        assert done[1] in first
        assert city[1] in second


@pytest.mark.parametrize(("near", "rest"), list(product(NEAR, REST[:8])))
def test_that_the_end_is_near_is_never_lost_among_the_rest(near: tuple[Event, str], rest: Event) -> None:
    (line,) = lines(rest, near[0], rest)
    assert near[1] in line


@pytest.mark.parametrize("number", range(20))
def test_there_are_three_at_most_the_newest_deeds_in_their_order(number: int) -> None:
    some = [DONE[(number + each) % len(DONE)] for each in range(4)]
    found = lines(*(event for event, _ in some), LastRound(), CITIES[0][0])
    assert 1 <= len(found) <= MOST
    told = [text for _, text in some]
    places = [
        max(place for place, text in enumerate(told) if text in line)
        for line in found
        if "🏘️" not in line and "last round" not in line
    ]
    assert places == sorted(places)


def test_a_mark_comes_first_and_what_is_said_twice_is_said_once() -> None:
    marks = (MarkView("killed", "king", BOB, None),)
    found = lines(
        TimeRanOut(ME), TimeRanOut(ME), *(event for event, _ in CITIES), characters=("king",), marks=marks
    )
    assert "killed" in found[0]
    assert sum("time was up" in line for line in found) == 1
    assert len(found) == MOST


def test_the_cities_are_on_one_line_with_each_name_once_and_not_too_long() -> None:
    (line,) = lines(Built(seat=BOB, card="church", gold=2), Built(seat=BOB, card="tavern", gold=1))
    assert line.count("Bob") == 1
    (line,) = lines(*(event for event, _ in CITIES * 3))
    assert letters(line) < 2 * ROOM

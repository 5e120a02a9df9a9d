"""The names of things and events."""

import logging
from dataclasses import dataclass
from typing import Any

import pytest

from bot.wording.wording import Wording
from bot.words.language import Language
from bot.words.patterns import form
from engine.events import (
    Built,
    Called,
    Crown,
    Destroyed,
    Event,
    GainedCards,
    GainedGold,
    GatheredGold,
    Killed,
    LastRound,
    Picked,
    Public,
    ReceivedHand,
    RoundBegan,
    Stole,
    TurnEnded,
)
from storage.values import Player
from tests.bot.screens.build import named, players

SAY = Language()

ANNA, BOB, CYRIL = 0, 1, 2


@pytest.fixture
def public() -> Wording:
    return Wording(Language(), named("Anna", "Bob"))


@pytest.fixture
def annas() -> Wording:
    return Wording(Language(), named("Anna", "Bob"), reader=ANNA)


def test_a_seat_is_called_by_its_name_or_you(public: Wording, annas: Wording) -> None:
    assert public.person(ANNA) == "**Anna**"
    assert annas.person(ANNA) == SAY("player-you")
    assert form(annas.person(ANNA), "acc") == SAY("player-you.acc")
    assert annas.person(BOB) == "**Bob**"


def test_a_computer_is_marked_and_so_is_one_that_plays_for_somebody() -> None:
    seats = (Player(None, "Agnes", "computer-1"), Player(7, "Bob", "1", resigned=True))
    wording = Wording(Language(), seats)
    assert wording.name(0) == "🤖 **Agnes**"
    assert wording.name(1) == "🤖 **Bob**"
    assert wording.label(1) == "🤖 Bob"


@pytest.mark.parametrize("seat", [5, 0])
def test_a_seat_without_a_visible_name_has_a_number(seat: int) -> None:
    wording = Wording(Language(), named("\u3164\u200b"))
    assert str(seat + 1) in wording.name(seat)
    assert str(seat + 1) in wording.label(seat)


@pytest.mark.parametrize(
    ("name", "shown"), [("山田", "山田 (2)"), ("🦊", "🦊 (2)"), ("山田 Taro", "山田 Taro")]
)
def test_a_name_that_pictures_cannot_draw_stands_beside_the_number_that_they_show(
    name: str, shown: str
) -> None:
    wording = Wording(Language(), named("Anna", name))
    assert wording.label(BOB) == shown
    assert wording.name(BOB) == f"**{shown}**"
    assert wording.bare(BOB) == name


def test_a_former_player_is_called_that_and_told_apart_from_others() -> None:
    players = (
        Player(-5, "", "1"),
        Player(-5, "", "2", resigned=True),
        Player(-9, "", "3"),
        Player(7, "", "4"),
    )
    wording = Wording(Language(), players)
    former = [SAY("player-former-seat", number=number) for number in (1, 2, 3)]
    assert wording.label(0) == former[0]
    assert wording.name(0) == f"**{former[0]}**"
    assert wording.name(1) == f"🤖 **{former[1]}**"
    assert wording.name(2) == f"**{former[2]}**"
    assert wording.name(3) == f"**{SAY('player-unnamed', number=4)}**"


def test_cards_are_written_with_colour_and_cost(public: Wording) -> None:
    assert public.card("tavern") == "🟢 Tavern (1)"
    assert public.card("tavern", 2) == "🟢 Tavern (2)"
    assert public.card("secret_vault", 0) == "🟣 Secret Vault"
    assert public.card("circus_tent") == "🎪 Circus Tent"


def test_a_card_of_tomorrow_has_the_words_of_its_id(
    public: Wording, caplog: pytest.LogCaptureFixture
) -> None:
    assert public.card("flying_castle_1") == "🎪 Flying castle 1"
    assert "flying_castle_1" in caplog.text


@pytest.mark.parametrize(
    ("event", "key", "facts"),
    [
        (Built(seat=ANNA, card="keep", gold=3), "built", {"mark": "🟣", "card": "Keep", "gold": 3}),
        (GainedCards(seat=ANNA, count=1, reason="smithy"), "gained-cards", {"count": 1, "reason": "Smithy"}),
        (
            GainedGold(seat=ANNA, gold=2, reason="income-trade"),
            "gained-gold",
            {"gold": 2, "reason": SAY("reason-income-trade")},
        ),
        (Killed(seat=ANNA, character="king"), "killed", {"character": "King"}),
    ],
)
def test_events_tell_who_did_what(
    event: Event, key: str, facts: dict[str, Any], public: Wording, annas: Wording
) -> None:
    assert public.event(event) == SAY(f"event-{key}", seat="**Anna**", you="none", **facts)
    assert annas.event(event) == SAY(f"event-{key}", seat=SAY("player-you"), you="seat", **facts)


def test_events_tell_to_whom(public: Wording, annas: Wording) -> None:
    stole = Stole(seat=BOB, target=ANNA, gold=4)
    assert public.event(stole) == SAY("event-stole", seat="**Bob**", gold=4, target="**Anna**")
    assert annas.event(stole) == SAY("event-stole", seat="**Bob**", gold=4, target=SAY("player-you.acc"))


@pytest.mark.parametrize(
    ("seat", "target", "you", "own"),
    [
        (BOB, ANNA, "target", "no"),
        (ANNA, BOB, "seat", "no"),
        (ANNA, ANNA, "seat", "yes"),
        (BOB, BOB, "none", "yes"),
    ],
)
def test_a_destroyed_district_names_its_owner(
    seat: int, target: int, you: str, own: str, annas: Wording
) -> None:
    event = Destroyed(seat=seat, target=target, card="tavern", gold=0)
    values: dict[str, Any] = {"mark": "🟢", "card": "Tavern", "gold": 0, "you": you, "own": own}
    names = {ANNA: SAY("player-you"), BOB: annas.name(BOB)}
    told = SAY("event-destroyed", seat=names[seat], target=names[target], **values)
    assert annas.event(event) == told


def test_the_crown(annas: Wording) -> None:
    began = RoundBegan(round=2, seat=ANNA)
    assert annas.event(began) == SAY("event-round-began", you="seat", round=2, seat=SAY("player-you"))
    came = Crown(seat=ANNA, source=BOB)
    assert annas.event(came) == SAY("event-crown", seat=SAY("player-you"))


@dataclass(slots=True)
class SangASong(Public):
    """An event that no language knows."""

    seat: int
    card: str
    loud: bool
    cards: tuple[str, ...]
    verse: int


def test_an_event_of_tomorrow_is_told_and_logged(annas: Wording, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    event = SangASong(seat=BOB, card="tavern", loud=True, cards=("keep",), verse=3)
    assert annas.event(event) == "Sang a song: **Bob**, Tavern, yes, Keep, 3"
    assert "event-sang-a-song" in caplog.text


@pytest.mark.parametrize(
    "event",
    [
        Built(seat=99, card="keep", gold=3),
        Built(seat=ANNA, card="", gold=-1),
        Built(seat=ANNA, card="flying_castle", gold=0),
        Stole(seat=-1, target=99, gold=0),
        Killed(seat=BOB, character="executioner"),
        GainedGold(seat=BOB, gold=2, reason=""),
        ReceivedHand(ANNA, cards=("", "flying_castle")),
    ],
)
def test_strange_facts_don_t_break_a_sentence(event: Event, annas: Wording) -> None:
    assert annas.event(event)


def test_events_that_are_worth_no_sentence_are_left_out(public: Wording) -> None:
    events = [TurnEnded(seat=ANNA), LastRound()]
    assert public.happened(events) == [f"· **{SAY('band-last-round.all')}.**"]


def test_the_same_of_several_in_a_row_takes_one_line() -> None:
    annas = Wording(Language(), named("Anna", "Bob", "Cyril"), reader=ANNA)
    events = [
        Picked(seat=ANNA),
        Picked(seat=BOB),
        Picked(seat=CYRIL),
        Called(rank=1, character="assassin"),
        GatheredGold(seat=BOB, gold=2),
        GatheredGold(seat=BOB, gold=2),
        Called(rank=2, character="thief"),
        Called(rank=3, character="magician"),
    ]
    both = SAY("numbers-and", first=annas.name(BOB), last=annas.name(CYRIL))
    assert annas.happened(events) == [
        f"· {SAY('events-picked', names=both)}",
        f"· {SAY('event-called', character='Assassin')}",
        *[f"· {SAY('event-gathered-gold', seat=annas.name(BOB), gold=2, you='none')}"] * 2,
        SAY("events-called", names=f"· {SAY('numbers-and', first='Thief', last='Magician')}"),
    ]


def test_an_empty_list_of_cards_is_said(annas: Wording) -> None:
    assert annas.event(ReceivedHand(ANNA, cards=())) == SAY("event-received-hand", cards=SAY("nothing"))


def test_no_name_breaks_a_sentence() -> None:
    wording = Wording(Language(), players(8))
    for seat in range(8):
        told = wording.event(GatheredGold(seat=seat, gold=2))
        assert told.endswith(SAY("event-gathered-gold", seat="|", gold=2, you="none").rpartition("|")[2])
        assert "\n" not in told

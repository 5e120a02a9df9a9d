"""The panel of a seat, around the question: the hand, the player's own things, and the last events."""

import pytest

from bot.screens.hand import hand_screen
from bot.screens.more import more_screen
from bot.screens.panel import panel_screen
from bot.words.language import Language
from engine.events import GatheredGold
from engine.view import HandCard, MarkView
from tests.bot.screens.build import (
    TURN,
    city,
    decision,
    hand,
    labels,
    menus,
    panel,
    seat_view,
    text,
    view,
    whole,
)

say = Language()


def test_the_hand_says_what_keeps_each_card_from_being_built() -> None:
    cards = (
        HandCard("tavern", 1, ""),
        HandCard("palace", 5, "too-expensive"),
        HandCard("market", 2, "identical"),
        HandCard("library", 6, "something-new"),
    )
    seen = view(2, seat=0, phase="turns", turn=TURN, hand=cards)
    told = whole(panel(decision(), view=seen), say)
    assert "🟢 Tavern (1)\n" in told
    assert "🟡 Palace (5) · *needs 3 more gold*" in told
    assert "🟢 Market (2) · *already in your city*" in told
    assert "🟣 Library (6) · *Hindrance something new*" in told
    assert say("effect-library") not in told


def test_a_buildable_card_is_told_with_its_effect() -> None:
    seen = view(2, seat=0, phase="turns", turn=TURN, hand=hand("library"))
    assert say("effect-library") in whole(panel(decision(), view=seen), say)


@pytest.mark.parametrize(
    ("hindrance", "told"),
    [("gather-first", "Gather before you build."), ("limit", "You can’t build any more")],
)
def test_a_reason_for_the_whole_hand_is_said_once(hindrance: str, told: str) -> None:
    seen = view(2, seat=0, hand=hand("tavern", "manor", "keep", hindrance=hindrance))
    assert text(panel_screen(panel(decision(), view=seen), say)).count(told) == 1


def test_action_cards_are_told_with_what_they_do() -> None:
    cards = (HandCard("rasputin", 0, "action-card"), HandCard("director", 0, "action-card"))
    seen = view(2, seat=0, hand=(*cards, *hand("keep", hindrance="limit")), armed=("rasputin",))
    told = whole(panel(decision("turn", ("play:director", "disarm:rasputin")), view=seen), say)
    assert "🎪 Rasputin · **ready**" in told
    assert "🎪 Director\n-# " + say("effect-director") in told
    assert "You can’t build any more" in told
    assert "**Play Director**" in told


def test_between_turns_nothing_is_said_of_building() -> None:
    told = text(hand_screen(panel(view=view(2, seat=0, hand=hand("keep", hindrance="not-your-turn"))), say))
    assert "🟣 Keep (3)\n" in told
    assert "turn" not in told.split("Keep", 1)[1].split("Rank 8", 1)[0]


def test_a_panel_tells_the_player_s_own_things() -> None:
    seats = (seat_view(0, gold=9, cards=1, city=city("keep", "manor"), size=2), seat_view(1))
    seen = view(
        2, seat=0, seats=seats, hand=hand("tavern"), characters=("thief", "king"), beneath=("temple",)
    )
    told = whole(panel(view=seen), say)
    assert told.startswith("-# Round 1 · 🎭 **2 Thief, 4 King** · 💰 **9** · 🃏 **1** · 👑")
    assert say("effect-thief") not in told
    assert say("effect-thief") in text(hand_screen(panel(view=seen), say))
    assert "**Your city** (2 of 7)\n🟣 Keep (3) · 🟡 Manor (3)" in told
    assert "Temple" in told


def test_events_and_the_note_are_told() -> None:
    event = GatheredGold(seat=1, gold=2)
    told = whole(panel(decision(), events=(event,), note="Too slow."), say)
    assert "💬 Too slow." in told
    assert "**Bob** took 2 gold." in told


def test_open_cards_beside_the_cities_are_told() -> None:
    marks = (MarkView("killed", "king", 1, None),)
    told = whole(panel(decision(), view=view(2, seat=0, face_up=("bishop",), marks=marks)), say)
    assert "-# Not in this round: 5 Bishop" in told
    assert "Killed: King" in told


def test_a_character_that_was_shown_can_be_looked_up() -> None:
    shown = "-# Put away face down, and shown to you alone: 5 Bishop"
    assert shown in whole(panel(decision(), view=view(2, seat=0, seen="bishop")), say)
    assert shown not in whole(panel(decision(), view=view(2, seat=0)), say)


def test_the_board_is_two_taps_away() -> None:
    assert "Go to the board" in labels(more_screen(panel(board="https://discord.example/1"), say))


@pytest.mark.parametrize("asked", [1, 2])
def test_a_waiting_panel_tells_nothing_that_changes_soon(asked: int) -> None:
    screen = panel_screen(panel(view=view(3, seat=0, asked=asked)), say)
    assert "### You will hear of your move" in text(screen)
    assert "Bob" not in text(screen)
    assert labels(screen) == ["Is it my turn?", "More"]
    assert menus(screen) == []

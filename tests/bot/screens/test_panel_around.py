"""The panel of a seat, around the question: the hand, the player's own things, and the last events."""

import pytest

from bot.screens.hand import hand_screen
from bot.screens.more import more_screen
from bot.screens.panel import panel_screen
from bot.words.language import Language
from engine.events import GatheredGold
from engine.view import MarkView
from tests.bot.screens.build import (
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

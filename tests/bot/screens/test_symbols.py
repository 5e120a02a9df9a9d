"""Symbols as emojis: in texts, on buttons and in menus."""

from collections.abc import Iterator

import pytest
from discord import PartialEmoji
from discord.ui import LayoutView, TextDisplay

from bot.controls import requests
from bot.screens import symbols
from bot.screens.layout import button, compose, option, rows
from bot.screens.limits import block
from bot.words.language import Language
from tests.bot.screens.build import text
from tests.limits import check

SAY = Language()

GOLD = PartialEmoji(name="gold_v1", id=10**18)


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    symbols.know({"gold": GOLD, "kill": PartialEmoji(name="kill_v1", id=10**18 + 1)})
    yield
    symbols.know({})


def test_a_text_has_the_emojis_that_are_known() -> None:
    assert text(compose([block("💰 2 · ☠️ King · 🟡")])) == f"{GOLD} 2 · <:kill_v1:{10**18 + 1}> King · 🟡"


def test_a_label_that_begins_with_a_symbol_has_it_as_emoji() -> None:
    made = button(requests.NewLobby(), "💰 Take 2")
    assert (made.emoji, made.label) == (GOLD, "Take 2")
    assert option("☠️ King", "king").to_dict()["label"] == "King"
    for label in ("Take 2 💰", "💰", "🟡 Castle"):
        assert button(requests.NewLobby(), label).label == label
        assert button(requests.NewLobby(), label).emoji is None


def test_a_text_without_room_for_emojis_keeps_its_symbols() -> None:
    full = "💰 " * 400
    view = compose([block(full), *rows([button(requests.NewLobby(), "💰 Go")])])
    assert check(view) == []
    assert full.strip() in text(view)


def test_nothing_is_written_otherwise_before_emojis_are_known() -> None:
    symbols.know({})
    assert symbols.first("💰 Take 2") == (None, "💰 Take 2")
    view: LayoutView = compose([block("💰")])
    assert [each.content for each in view.walk_children() if isinstance(each, TextDisplay)] == ["💰"]


def test_a_face_is_taken_back_too_and_leaves_its_words() -> None:
    symbols.know({"face_king": PartialEmoji(name="face_king_v1", id=7)})
    try:
        asked = requests.Play("abcdefgh")
        view = compose([block(f"{symbols.face('king')}King"), button(asked, "4 King", face="king")], None)
        assert "face_king" in str(view.to_components())
        assert symbols.take_back(view)
        assert "face_king" not in str(view.to_components())
        assert "4 King" in str(view.to_components())
    finally:
        symbols.know({})

"""Badges on screens."""

from bot.screens.end import end_screen
from bot.words.language import Language
from tests.bot.screens.build import (
    end,
    text,
)

say = Language()


def test_new_badges_are_told_in_a_line_for_each_player() -> None:
    earned = ((0, ("king", "thief", "duel", "margin", "crowd")), (1, ("ten-games",)))
    told = text(end_screen(end(badges=earned), say))
    first, second = [line for line in told.splitlines() if "badges" in line]
    assert first.endswith("King, Thief, Win a duel, +2")
    assert second.endswith(": Ten games")
    assert "badges" not in text(end_screen(end(), say))

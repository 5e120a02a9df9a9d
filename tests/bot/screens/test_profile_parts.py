"""The other parts of a profile: cards, records, habits, badges."""

import pytest

from bot.screens.end import end_screen
from bot.screens.profile import ProfileModel, profile_screen
from bot.words.language import Language
from storage.results.own_games import Streak, Wins
from tests.bot.screens.build import (
    button,
    end,
    labels,
    text,
)
from tests.bot.screens.ranked import NOW, profile, some_figures

say = Language()


def shown(model: ProfileModel) -> str:
    return text(profile_screen(model, say))


def test_the_rest_stands_behind_a_button() -> None:
    assert button(profile_screen(profile(), say), say("button-profile-more"))["custom_id"] == (
        "cit:profile:101:more"
    )
    more = profile(part="more")
    told = shown(more)
    for line in (
        "2 players: 1 of 4 · 4 players: 4 of 8",
        "Most often: King (9×), Thief (4×)",
        "Most successful: Bishop (won 4 of 5)",
        "Most often: Statue (3×)",
        "Most successful: Library (won 2 of 3)",
        "Finished games: 12 of 13",
        "Finished in a row: **7** now, 9 at most",
        "Wins in a row: **2** now, 3 at most",
        f"Best score: **38**, <t:{NOW}:R>",
        "Usual time for an answer: 14 s",
    ):
        assert line in told
    assert "Last games" not in told
    assert labels(profile_screen(more, say))[0] == say("button-profile-main")


def test_absent_things_are_left_out() -> None:
    none = some_figures(
        often_characters=(),
        best_characters=(),
        often_uniques=(),
        best_uniques=(),
        winning=Streak(0, 0),
        seconds=None,
        by_seats=((3, Wins(1, 0)),),
    )
    told = shown(profile(figures=none, part="more"))
    assert not [word for word in ("Most", "Characters", "Purple", "Wins in a row", "Usual") if word in told]


@pytest.mark.parametrize(
    ("seconds", "written"),
    [
        (0, "0 s"),
        (1, "1 s"),
        (99, "99 s"),
        (100, "2 min"),
        (3600, "60 min"),
        (7200, "2 h"),
        (200_000, "56 h"),
    ],
)
def test_a_pace_is_told_in_a_natural_unit(seconds: int, written: str) -> None:
    told = shown(profile(figures=some_figures(seconds=seconds), part="more"))
    assert told.endswith(f"answer: {written}")


def test_new_badges_are_told_in_a_line_for_each_player() -> None:
    earned = ((0, ("king", "thief", "duel", "margin", "crowd")), (1, ("ten-games",)))
    told = text(end_screen(end(badges=earned), say))
    first, second = [line for line in told.splitlines() if "badges" in line]
    assert first.endswith("King, Thief, Win a duel, +2")
    assert second.endswith(": Ten games")
    assert "badges" not in text(end_screen(end(), say))

"""A player's own end: the place, and the reason for it."""

from dataclasses import replace
from typing import Any

import pytest

from bot.pictures.courses import Decided, GameCourse
from bot.screens.end import own_end_pictures, own_end_screen
from bot.screens.view_models.board import EndModel
from bot.words.language import Language
from engine.events import Called, Chose, Completed, GameOver, Killed, LastRound
from engine.setup.rules import Rules, TieBreak
from engine.state import Score
from storage.results.finished import Outcome, RatingChange
from tests.bot.screens.build import end, everything, labels, panel, text, view
from tests.limits import check

say = Language()


def tied(how: TieBreak, first: tuple[int, ...], second: tuple[int, ...]) -> EndModel:
    """Make a tie that Bob wins, by what breaks it."""
    scores = (Score(1, (("districts", 21),), 21, first), Score(0, (("districts", 21),), 21, second))
    return end(view=view(2, phase="over", scores=scores), rules=Rules(tie_break=how))


def told(model: EndModel, seat: int) -> str:
    """Return what the player of a seat reads."""
    screen = own_end_screen(model, seat, "https://discord.example/1", say)
    assert check(screen) == []
    return text(screen)


@pytest.mark.parametrize(
    ("model", "loser", "winner"),
    [
        (
            tied("revealed-rank", (6,), (4,)),
            "**Bob**’s Merchant (6) ranks above your King (4).",
            "your Merchant (6) ranks above **Anna**’s King (4).",
        ),
        (
            tied("revealed-rank", (6,), (0,)),
            "**Bob**’s Merchant (6) counts, for you showed nobody in the last round.",
            "your Merchant (6) counts, for **Anna** showed nobody in the last round.",
        ),
        (
            tied("district-values", (17,), (16,)),
            "Your districts are worth 16, those of **Bob** 17.",
            "Your districts are worth 17, those of **Anna** 16.",
        ),
        (
            tied("values-then-gold", (17, 2), (17, 1)),
            "Your districts are worth the same. You had 1 gold left, **Bob** had 2.",
            "Your districts are worth the same. You had 2 gold left, **Anna** had 1.",
        ),
    ],
)
def test_both_of_a_tie_read_how_it_was_broken(model: EndModel, loser: str, winner: str) -> None:
    assert told(model, 0) == f"🏆 You came **2nd** with 21, like **Bob**:\n-# {loser}"
    assert told(model, 1) == f"🏆 You **won** with 21, like **Anna**:\n-# {winner}"


def test_those_who_share_the_win_read_that_nothing_broke_the_tie() -> None:
    model = tied("revealed-rank", (4,), (4,))
    for seat, other in ((0, "Bob"), (1, "Anna")):
        assert told(model, seat) == (
            f"🏆 You **won** with 21, like **{other}**:\n-# and equal in all that breaks a tie."
        )


def test_who_is_ahead_reads_by_how_much_and_who_is_behind_where_the_points_are() -> None:
    assert told(end(), 1) == "🏆 You **won** with 25.\n-# 13 more than **Anna**."
    assert told(end(), 0) == "🏆 You came **2nd** with 12.\n-# **Bob** has 8 more for districts."


@pytest.mark.parametrize(
    ("decided", "line"),
    [
        (Decided("killed", 9, 1, 0, what="king"), "**Bob** murdered you, the King"),
        (Decided("stole", 8, 1, 0, number=5), "**Bob** stole 5 gold from you"),
        (Decided("destroyed", 8, 1, 0, what="docks"), "**Bob** burnt your Docks"),
    ],
)
def test_whoever_was_hit_reads_what_cost_the_game(decided: Decided, line: str) -> None:
    model = end(course=GameCourse(((1, 2),), (), decided))
    assert told(model, 0).endswith(f"-# In round {decided.round} {line}.")
    assert line not in told(model, 1)


def test_only_the_own_rating_and_badges_are_told() -> None:
    changes = (RatingChange(100, 1020, 997, settled=True), RatingChange(101, 1020, 1043, settled=False))
    more: dict[str, Any] = {"outcome": Outcome(None, changes), "badges": ((0, ("ten-games",)),)}
    assert "📈 −23 → 997" in told(end(**more), 0)
    assert "🎖️" in told(end(**more), 0)
    assert "📈 +23 → 1043?" in told(end(**more), 1)
    assert "🎖️" not in told(end(**more), 1)


def test_it_leads_to_what_decided_it_and_to_the_poster() -> None:
    screen = own_end_screen(end(), 0, "https://discord.example/1", say)
    assert labels(screen) == [say("button-decided"), say("button-final")]


def test_an_end_without_scores_can_be_shown() -> None:
    assert say("end-over").removeprefix("### ") in told(end(view=view(2, phase="over", asked=None)), 0)


DEAD = (Chose(0, "king"), Killed(1, "king"), Called(4, "king"), Completed(1), LastRound(), GameOver())


def test_who_was_killed_in_the_last_round_is_told_before_their_place() -> None:
    last = panel(events=DEAD, view=view(2, seat=0, phase="over", asked=None, characters=("king",)))
    told = text(own_end_screen(end(), 0, "https://discord.example/1", say, last))
    assert told.startswith("To you: You were murdered. **Bob** named the King. You sit out.")
    assert "complete" not in told
    (picture,) = own_end_pictures(last, say)
    screen = own_end_screen(end(), 0, "https://discord.example/1", say, last, (picture,))
    assert check(screen) == []
    assert "murdered" not in text(screen)
    assert "You were murdered" in everything(screen)


def test_whoever_was_spared_is_told_their_place_alone() -> None:
    last = panel(events=DEAD, view=view(2, seat=0, phase="over", asked=None, characters=("bishop",)))
    spared = replace(last, events=DEAD[1:])
    assert own_end_pictures(spared, say) == ()
    alone = text(own_end_screen(end(), 0, "https://discord.example/1", say))
    assert text(own_end_screen(end(), 0, "https://discord.example/1", say, spared)) == alone

"""The effects of an answer."""

from bot.tables import moves
from bot.tables.timing import Instant
from engine.events.course import TimeRanOut
from storage.pace import LIVE
from tests.bot.tables.timed import begin


def test_that_a_computer_answered_is_told_once_with_what_everybody_sees_of_it() -> None:
    setup, game = begin(LIVE)
    decision = game.decision
    assert decision is not None
    picks = decision.options[:1]
    _, choices = moves.answer(
        setup, game, decision.seat, picks, decision.number, Instant(180.0, 180.0), by="timed_out"
    )
    assert [each for choice in choices for each in choice.events if isinstance(each, TimeRanOut)] == [
        TimeRanOut(decision.seat)
    ]
    assert [choice.user for choice in choices] == [None]

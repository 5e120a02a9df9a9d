"""Replacing a player who isn't there: when, and by how many votes."""

from dataclasses import replace

import pytest

from bot.tables import absence, timing
from bot.tables.timing import Instant
from storage.pace import LIVE, NO_CLOCK, SILENCE
from tests.bot.tables.timed import begin, clock_of


@pytest.mark.parametrize(("people", "needed"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (8, 4)])
def test_at_least_half_of_the_others_can_have_somebody_replaced(people: int, needed: int) -> None:
    setup, game = begin(LIVE, people)
    seat = clock_of(setup).seat
    assert absence.replaceable(setup) is None
    clock = clock_of(setup)
    for count in range(1, absence.MISSED + 1):
        assert absence.replaceable(setup) is None
        missed = [0] * people
        missed[seat] = count
        setup = replace(setup, clock=replace(clock, missed=tuple(missed)))
    assert absence.replaceable(setup) == seat
    others = [each for each in range(people) if each != seat]
    for count, other in enumerate(others[:needed], 1):
        setup = absence.voted(absence.voted(setup, other), other)
        assert setup.players[seat].away == (count == needed)
    assert clock_of(timing.after_change(setup, game, Instant(9.0, 9.0))).votes == ()


def test_without_a_limit_somebody_can_be_replaced_after_a_day_of_silence() -> None:
    setup, _ = begin(NO_CLOCK)
    assert absence.replaceable(setup) is None
    called = timing.called(setup, Instant(SILENCE, 0.0), clicked=False)
    assert absence.replaceable(called) == clock_of(setup).seat

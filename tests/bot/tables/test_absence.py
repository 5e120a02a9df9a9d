"""Replacing a player who isn't there: when, and by how many votes."""

from dataclasses import replace

import pytest

from bot.tables import absence, timing
from bot.tables.timing import Instant
from storage.pace import LIVE, NO_CLOCK, SILENCE, SLOW, Holiday
from tests.bot.tables.timed import begin, clock_of


@pytest.mark.parametrize(("people", "needed"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (8, 4)])
def test_at_least_half_of_the_others_can_have_somebody_replaced(people: int, needed: int) -> None:
    setup, game = begin(NO_CLOCK, people)
    seat = clock_of(setup).seat
    assert absence.replaceable(setup) is None
    setup = timing.called(setup, Instant(SILENCE, 0.0), clicked=False)
    assert absence.replaceable(setup) == seat
    others = [each for each in range(people) if each != seat]
    for count, other in enumerate(others[:needed], 1):
        setup = absence.voted(absence.voted(setup, other), other)
        assert setup.players[seat].away == (count == needed)
    assert clock_of(timing.after_change(setup, game, Instant(9.0, 9.0))).votes == ()


def test_with_a_limit_nobody_is_replaced_before_their_time_runs_out() -> None:
    setup, _ = begin(LIVE)
    assert absence.replaceable(timing.called(setup, Instant(60.0, 60.0), clicked=False)) is None


def test_a_player_in_their_holiday_can_be_replaced_though_there_is_a_limit() -> None:
    setup, _ = begin(SLOW)
    seat = clock_of(setup).seat
    away = timing.quieted(setup, seat, None, Instant(100.0, 100.0), Holiday(100, 5000))
    assert absence.replaceable(away, 200.0) == seat
    assert absence.replaceable(away, 6000.0) is None
    until, later = clock_of(setup).until, clock_of(away).until
    assert until is not None
    assert later == pytest.approx(until + 4900, abs=1)
    live = replace(away, pace=LIVE)
    assert absence.replaceable(live, 200.0) is None, "in a live game it doesn't count"

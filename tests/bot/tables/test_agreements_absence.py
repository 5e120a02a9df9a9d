"""Replacing a player who isn't there: when, and by how many votes."""

from dataclasses import replace

import pytest

from bot.tables import agreements, timing
from bot.tables.person import Person
from bot.tables.table_errors import RefusedError
from bot.tables.timing import Instant
from bot.words.language import Language
from storage.pace import LIVE, NO_CLOCK, SILENCE, SLOW, Clock, Holiday
from tests.bot.tables.timed import begin, clock_of
from tests.clocks import open_at, standing
from tests.house import House, asked_seat

__all__ = ["standing"]


@pytest.mark.parametrize(("people", "needed"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (8, 4)])
def test_at_least_half_of_the_others_can_have_somebody_replaced(people: int, needed: int) -> None:
    setup, game = begin(NO_CLOCK, people)
    seat = clock_of(setup).seat
    assert agreements.replaceable(setup) is None
    setup = timing.called(setup, Instant(SILENCE, 0.0), clicked=False)
    assert agreements.replaceable(setup) == seat
    others = [each for each in range(people) if each != seat]
    for count, other in enumerate(others[:needed], 1):
        setup = agreements.voted(agreements.voted(setup, other), other)
        assert setup.players[seat].away == (count == needed)
    assert clock_of(timing.after_change(setup, game, Instant(9.0, 9.0))).votes == ()


def test_with_a_limit_nobody_is_replaced_before_their_time_runs_out() -> None:
    setup, _ = begin(LIVE)
    assert agreements.replaceable(timing.called(setup, Instant(60.0, 60.0), clicked=False)) is None


def test_a_player_in_their_holiday_can_be_replaced_though_there_is_a_limit() -> None:
    setup, _ = begin(SLOW)
    seat = clock_of(setup).seat
    away = timing.quieted(setup, seat, None, Instant(100.0, 100.0), Holiday(100, 5000))
    assert agreements.replaceable(away, 200.0) == seat
    assert agreements.replaceable(away, 6000.0) is None
    until, later = clock_of(setup).until, clock_of(away).until
    assert until is not None
    assert later == pytest.approx(until + 4900, abs=1)
    paused = timing.paused(away, 500, Instant(200.0, 200.0))
    assert agreements.replaceable(paused, 200.0) is None, "in a pause nobody waits"
    calm = replace(away, clock=Clock(clock_of(away).banks, clock_of(away).missed))
    calm = calm.with_player(3, replace(calm.players[-1], holiday=Holiday(100, 5000)))
    assert agreements.replaceable(calm, 200.0) is None, "nobody waits for a person"
    live = replace(away, pace=LIVE)
    assert agreements.replaceable(live, 200.0) is None, "in a live game it doesn't count"


@pytest.mark.usefixtures("standing")
async def test_a_vote_counts_for_the_player_whom_its_button_named_and_nobody_else(house: House) -> None:
    table = await open_at(house, *map(house.add, ("alice", "bob", "cem", "dan")), pace=NO_CLOCK)
    async with table.lock:
        late = timing.called(table.setup, house.bot.registry.time.moment, clicked=False)
        await house.bot.registry.arrange(table, late)
    seat = asked_seat(table)
    voter, other = [each for each in range(4) if each != seat][:2]
    by = Person(table.players[voter].user_id or 0, "", 4711, Language(), manager=False)
    with pytest.raises(RefusedError, match="not-replaceable"):
        await house.bot.answering.replace(by, table, voter, other)
    asked = Person(table.players[seat].user_id or 0, "", 4712, Language(), manager=False)
    with pytest.raises(RefusedError, match="replace-self"):
        await house.bot.answering.replace(asked, table, seat, seat)
    async with table.lock:
        await house.bot.registry.arrange(table, timing.away(table.setup, other))
    gone = Person(table.players[other].user_id or 0, "", 4713, Language(), manager=False)
    with pytest.raises(RefusedError, match="replace-away"):
        await house.bot.answering.replace(gone, table, other, seat)
    async with table.lock:
        await house.bot.registry.arrange(table, timing.back(table.setup, other))
    assert await house.bot.answering.replace(by, table, voter, seat) == seat
    clock = table.setup.clock
    assert clock is not None
    assert clock.votes == (voter,)
    second = next(each for each in range(4) if each not in (seat, voter))
    again = Person(table.players[second].user_id or 0, "", 4714, Language(), manager=False)
    assert await house.bot.answering.replace(again, table, second, seat) == seat
    assert table.players[seat].away
    # Discord may have lost the response, so they press once more.
    assert await house.bot.answering.replace(replace(again, click=4715), table, second, seat) == seat
    with pytest.raises(RefusedError, match="replace"):
        await house.bot.answering.replace(replace(again, click=4716), table, second, 9)

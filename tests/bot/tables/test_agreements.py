"""Agreements of the players who are there: a pause of the table, and replacing an absent player."""

from dataclasses import replace

import pytest

from bot.tables import agreements, moves, people, timing, view_models
from bot.tables.agreements import Notice
from bot.tables.person import Person
from bot.tables.table_errors import RefusedError
from bot.tables.timing import Instant
from bot.words.language import Language
from storage.pace import (
    HOUR,
    LIVE,
    NO_CLOCK,
    SILENCE,
    SLOW_PACE,
    TABLE_PAUSES,
    Clock,
    Holiday,
    Pace,
    Pause,
    QuietHours,
)
from storage.parts import Invitation
from tests.bot.tables.timed import begin
from tests.clocks import actor_at, board_text, clock_of, let_pass, open_at, standing
from tests.house import House, asked_seat
from tests.storage.samples import invited

__all__ = ["standing"]

SAY = Language()

NOW = Instant(1.0, 1.0)


@pytest.fixture(autouse=True)
def stood(request: pytest.FixtureRequest) -> None:
    """In tests with a house, stop the background."""
    if "house" in request.fixturenames:
        request.getfixturevalue("standing")


def _person(user: int, click: int) -> Person:
    return Person(user, "", click, SAY, manager=False)


async def test_the_clocks_stand_still_once_all_agree_and_go_on_by_themselves(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    table = await open_at(house, alice, bob)
    await let_pass(house, 30)
    left = (clock_of(table).until or 0) - house.bot.registry.time.now
    seconds = TABLE_PAUSES["live"][1]
    await house.bot.answering.propose_pause(_person(alice.id, 4711), table, 0, seconds)
    await let_pass(house, 5)
    assert clock_of(table).paused is None
    assert SAY("button-agree-pause") in str(board_text(house, table)) or agreements.missing(table.setup) == (
        1,
    )
    with pytest.raises(RefusedError, match="no-pause"):
        await house.bot.answering.propose_pause(_person(bob.id, 4712), table, 1, 7)
    await house.bot.answering.agree_to_pause(_person(bob.id, 4713), table, 1, seconds)
    assert clock_of(table).paused is not None
    await let_pass(house, 5)
    assert SAY("board-paused", until=f"<t:{table.paused_until}:R>") in board_text(house, table)
    assert table.until == 0
    await house.restart()
    table = await house.table(table.id)
    await let_pass(house, seconds - 60, 30, 5)
    assert clock_of(table).paused is not None, "a restart ends no pause"
    assert not any(player.away for player in table.players)
    await let_pass(house, 120, 5)
    assert clock_of(table).paused is None
    after = (clock_of(table).until or 0) - house.bot.registry.time.now
    assert left - 80 <= after <= left
    assert table.players[clock_of(table).seat].present


async def test_an_answer_in_a_pause_counts_and_no_clock_begins(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"))
    for seat in (0, 1):
        by = _person(actor_at(house, table, seat).id, 4711 + seat)
        if seat:
            await house.bot.answering.agree_to_pause(by, table, seat, TABLE_PAUSES["live"][0])
        else:
            await house.bot.answering.propose_pause(by, table, seat, TABLE_PAUSES["live"][0])
    number, resumes = table.game.state.number, clock_of(table).resumes
    await house.step(table.id)
    assert table.game.state.number > number
    assert (clock_of(table).resumes, clock_of(table).paused is None) == (resumes, False)
    assert table.stored.due == resumes


@pytest.mark.parametrize(
    ("pace", "tournament", "begun", "may"),
    [
        (LIVE, False, False, True),
        (LIVE, False, True, False),
        (LIVE, True, False, False),
        (SLOW_PACE, True, False, True),
        (SLOW_PACE, False, False, True),
        (SLOW_PACE, False, True, False),
        (NO_CLOCK, False, False, False),
    ],
)
def test_a_slow_game_pauses_once_and_a_live_tournament_never(
    pace: Pace, tournament: bool, begun: bool, may: bool
) -> None:
    setup, _ = begin(pace, 2)
    if tournament:
        setup = invited(setup, Invitation("cup"))
    if begun:
        setup = setup.with_times(pause=agreements.Pause(60, (0, 1), begun=True))
    assert bool(agreements.offered(setup)) == may
    away = setup.with_player(1, replace(setup.players[1], away=True))
    assert agreements.offered(away) == (), "nobody waits for one person alone"


async def test_the_time_before_a_pause_counts_and_the_pause_does_not(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), pace=SLOW_PACE)
    seat, before = clock_of(table).seat, clock_of(table).turns[clock_of(table).seat]
    now = house.bot.registry.time
    setup = agreements.with_proposal(
        table.setup, 0, TABLE_PAUSES["slow"][0], now.moment._replace(running=now.now + 100)
    )
    later = now.moment._replace(running=now.now + 100, wall=now.moment.wall + 100)
    setup = agreements.after_agreement(setup, 1, TABLE_PAUSES["slow"][0], later)
    answered = later._replace(running=later.running + 50_000, wall=later.wall + 50_000)
    spent = agreements.timing.after_wait(setup, clock_of(setup), answered)
    assert spent.turns[seat] == pytest.approx(before - 100, abs=2)


@pytest.mark.parametrize(("pace", "again"), [(LIVE, True), (SLOW_PACE, False)])
async def test_a_proposal_lapses_with_its_round_and_a_live_table_pauses_once_a_round(
    pace: Pace, again: bool
) -> None:
    setup, game = begin(pace, 2)
    now = Instant(1.0, 1.0)
    seconds = TABLE_PAUSES[pace.kind][0]
    setup = agreements.with_proposal(setup, 0, seconds, now)
    begun = setup.with_times(pause=Pause(seconds, (0, 1), begun=True))
    with pytest.raises(RefusedError, match="no-pause"):
        agreements.with_proposal(begun, 0, seconds, now)
    lasting = agreements.without_lapsed(timing.with_pause(begun, seconds, now))
    assert lasting.times.pause == begun.times.pause, "a pause goes on through the beginning of a round"
    while game.state.round == 1:
        assert setup.times.pause is not None
        decision = game.decision
        assert decision is not None
        picks = decision.options[: decision.minimum]
        begun, _ = moves.answer(begun, game.copy(), decision.seat, picks, decision.number, now, user=7)
        setup, _ = moves.answer(setup, game, decision.seat, picks, decision.number, now, user=7)
    assert setup.times.pause is None
    assert bool(agreements.offered(begun)) == again


async def test_a_click_agrees_to_the_pause_that_its_button_named() -> None:
    setup, _ = begin(LIVE, 3)
    now, (short, long, _) = Instant(1.0, 1.0), TABLE_PAUSES["live"]
    setup = agreements.with_proposal(setup, 0, short, now)
    same = agreements.with_proposal(setup, 1, short, now)
    assert same.times.pause == Pause(short, (0, 1)), "proposed again, it keeps who agreed"
    other = agreements.with_proposal(setup, 1, long, now)
    assert other.times.pause == Pause(long, (1,))
    with pytest.raises(RefusedError, match="other-pause"):
        agreements.after_agreement(other, 2, short, now)
    assert agreements.after_agreement(other, 2, long, now).times.pause == Pause(long, (1, 2))


def test_what_those_wanted_who_gave_their_seats_up_counts_no_more_and_what_others_want_stays() -> None:
    setup, _ = begin(NO_CLOCK, 4)
    (first, second, third) = (seat for seat in range(4) if seat != clock_of(setup).seat)
    wanting = setup.with_times(
        clock=replace(clock_of(setup), votes=(first, second)), pause=Pause(60, (first, third))
    )
    gone = wanting.with_player(first, replace(wanting.players[first], resigned=True))
    after = agreements.after_review(gone, NOW, 0)
    assert (clock_of(after).votes, after.times.pause) == ((second,), Pause(60, (third,)))
    away = wanting.with_seat(first, away=True)
    assert agreements.after_review(away, NOW, 0) == away, "they may come back"
    assert (agreements.votes(away), agreements.wanted(away)) == ((second,), (third,))


@pytest.mark.parametrize("others", ["two", "one"])
def test_once_the_last_who_was_asked_has_left_the_pause_begins(others: str) -> None:
    setup, _ = begin(LIVE, 3)
    seconds = TABLE_PAUSES["live"][0]
    setup = agreements.with_proposal(setup, 0, seconds, NOW)
    if others == "two":
        setup = agreements.after_agreement(setup, 1, seconds, NOW)
    assert agreements.after_review(setup, NOW, 0) == setup
    after = agreements.after_review(setup.with_seat(2, away=True), NOW, 0)
    assert (after.times.pause == Pause(seconds, (0, 1), begun=True)) == (others == "two")
    assert (clock_of(after).paused == NOW.running) == (others == "two")


def test_once_enough_have_left_the_votes_of_the_others_suffice() -> None:
    setup, _ = begin(NO_CLOCK, 5)
    setup = timing.after_call(setup, NOW, there=False)
    seat = clock_of(setup).seat
    voter, *others = (each for each in range(5) if each != seat)
    setup = agreements.with_vote(setup, voter)
    for count, other in enumerate(others[:2], 1):
        setup = setup.with_seat(other, away=True)
        assert agreements.after_review(setup, NOW, 0).players[seat].away == (count == 2)
    late = setup.with_times(clock=replace(clock_of(setup), call=1.0))
    assert agreements.after_review(late, NOW, 0) == late, "the vote is closed"


@pytest.mark.parametrize(("pace", "may"), [(LIVE, True), (SLOW_PACE, False)])
def test_whoever_was_away_when_all_agreed_to_a_pause_of_a_live_table_may_end_it(
    pace: Pace, *, may: bool
) -> None:
    setup, _ = begin(pace, 3)
    seconds = TABLE_PAUSES[pace.kind][0]
    setup = agreements.with_proposal(setup.with_seat(2, away=True), 0, seconds, NOW)
    setup = agreements.after_agreement(setup, 1, seconds, NOW)
    assert clock_of(setup).paused is not None
    assert agreements.unasked(setup) == (), "they aren't back"
    back = setup.with_seat(2, away=False)
    assert agreements.unasked(back) == ((2,) if may else ())
    for seat in (0, 1, 2) if not may else (0, 1):
        with pytest.raises(RefusedError, match="end-pause"):
            agreements.with_pause_ended(back, seat, NOW)
    if may:
        later = Instant(60.0, 60.0)
        assert agreements.with_pause_ended(back, 2, later).times.clock == replace(
            clock_of(back), resumes=60.0
        )


def test_everybody_who_is_there_is_told_once_of_a_pause_and_of_a_holiday() -> None:
    setup, _ = begin(SLOW_PACE, 3)
    seat, seconds = clock_of(setup).seat, TABLE_PAUSES["slow"][0]
    others = tuple(each for each in range(3) if each != seat)
    assert list(agreements.notices(setup, 100.0)) == []
    setup = agreements.with_proposal(setup, 0, seconds, NOW)
    setup = timing.with_quiet_hours(setup, seat, None, NOW, Holiday(50, 5000))
    pause, holiday = agreements.notices(setup, 100.0)
    assert pause == Notice("pause", seconds, (0, 1, 2))
    assert holiday == Notice("holiday", round(clock_of(setup).since or 0), others)
    for notice in (pause, holiday):
        setup = agreements.after_notice(setup, notice)
    assert [each.seats for each in agreements.notices(setup, 100.0)] == [(), ()]
    assert list(agreements.notices(agreements.after_agreement(setup, 1, seconds, NOW), 6000.0))[1:] == []
    other = agreements.with_proposal(setup, 1, TABLE_PAUSES["slow"][1], NOW)
    assert next(agreements.notices(other, 100.0)).seats == (0, 1, 2), "another pause"
    assert agreements.after_notice(other, pause) == other


def test_a_pause_takes_nothing_from_a_holiday_or_from_quiet_hours_chosen_in_it() -> None:
    setup, _ = begin(SLOW_PACE, 2)
    seat, day = clock_of(setup).seat, 24 * HOUR
    # An hour after the question, the player was away for two days. Then the table paused for three.
    away = timing.with_quiet_hours(setup, seat, None, Instant(HOUR, HOUR), Holiday(HOUR, 2 * day))
    setup = timing.with_pause(away, 3 * day, Instant(2 * day, 2 * day))
    resumed = clock_of(timing.after_pause(setup, Instant(5 * day, 5 * day)))
    assert resumed.until == pytest.approx(5 * day + 23 * HOUR)
    # Without the holiday, all of that time would be lost.
    back = timing.with_quiet_hours(setup, seat, QuietHours(0, 60, "UTC"), Instant(3 * day, 3 * day))
    resumed = clock_of(timing.after_pause(back, Instant(5 * day, 5 * day)))
    assert resumed.until == pytest.approx(5 * day + HOUR)


def test_whoever_takes_a_seat_brings_their_holiday() -> None:
    setup, _ = begin(SLOW_PACE, 2)
    holiday = Holiday(1, 2)
    after = people.with_person(setup, 1, _person(7, 4711), None, holiday)
    assert (after.players[1].user_id, after.players[1].holiday) == (7, holiday)


async def test_those_who_are_away_are_neither_asked_nor_heard(house: House) -> None:
    table = await open_at(house, *map(house.add, ("alice", "bob", "cem")))
    users = [player.user_id or 0 for player in table.players]
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup.with_seat(2, away=True))
    answering, seconds = house.bot.answering, TABLE_PAUSES["live"][0]
    with pytest.raises(RefusedError, match="replace-away"):
        await answering.propose_pause(_person(users[2], 4711), table, 2, seconds)
    await answering.propose_pause(_person(users[0], 4712), table, 0, seconds)
    assert agreements.missing(table.setup) == (1,)
    with pytest.raises(RefusedError, match="replace-away"):
        await answering.agree_to_pause(_person(users[2], 4713), table, 2, seconds)
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup.with_seat(0, away=True))
    assert view_models.board(table).pause is None, "nobody who is there wants it"
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup.with_seat(0, away=False))
    await answering.agree_to_pause(_person(users[1], 4714), table, 1, seconds)
    assert clock_of(table).paused is not None
    # Discord may have lost the response, so somebody presses again. Others are refused.
    await answering.agree_to_pause(_person(users[1], 4717), table, 1, seconds)
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup.with_seat(2, away=False))
    with pytest.raises(RefusedError, match="no-pause"):
        await answering.agree_to_pause(_person(users[2], 4718), table, 2, seconds)
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup.with_seat(2, away=True))
    # They can play meanwhile, so nobody needs to be replaced.
    await answering.back(_person(users[2], 4715), table, 2)
    assert clock_of(table).paused is not None
    with pytest.raises(RefusedError, match="replace"):
        await answering.replace(_person(users[1], 4716), table, 1, None)


def test_the_second_call_of_a_live_game_comes_as_long_after_a_pause_as_it_would_have() -> None:
    setup, _ = begin(LIVE, 2)
    setup = timing.with_pause(setup, 300, Instant(20.0, 20.0))
    resumed = clock_of(timing.after_pause(setup, Instant(320.0, 320.0)))
    assert (resumed.call, resumed.until) == (360.0, 300.0 + 2 * LIVE.limit)


@pytest.mark.parametrize(("people", "needed"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (8, 4)])
def test_at_least_half_of_the_others_can_have_somebody_replaced(people: int, needed: int) -> None:
    setup, game = begin(NO_CLOCK, people)
    seat = clock_of(setup).seat
    assert agreements.replaceable(setup) is None
    setup = timing.after_call(setup, Instant(SILENCE, 0.0), there=False)
    assert agreements.replaceable(setup) == seat
    others = [each for each in range(people) if each != seat]
    for count, other in enumerate(others[:needed], 1):
        setup = agreements.with_vote(agreements.with_vote(setup, other), other)
        assert setup.players[seat].away == (count == needed)
    assert clock_of(timing.after_change(setup, game, Instant(9.0, 9.0))).votes == ()


def test_with_a_limit_nobody_is_replaced_before_their_time_runs_out() -> None:
    setup, _ = begin(LIVE)
    assert agreements.replaceable(timing.after_call(setup, Instant(60.0, 60.0), there=False)) is None


def test_a_holiday_of_which_the_table_knew_before_costs_nobody_their_seat() -> None:
    setup, _ = begin(SLOW_PACE)
    seat = clock_of(setup).seat
    away = timing.with_quiet_hours(setup, seat, None, Instant(100.0, 100.0), Holiday(100, 5000))
    assert agreements.replaceable(away, 200.0, asked=99) == seat
    assert agreements.replaceable(away, 200.0, asked=100) is None
    assert agreements.replaceable(away, 200.0, asked=0) is None, "nobody knows since when they are asked"
    assert agreements.replaceable(away, 6000.0, asked=99) is None
    voted = away.with_times(clock=replace(clock_of(away), votes=(3 - seat,)))
    assert not agreements.after_review(voted, Instant(200.0, 200.0), 100).players[seat].away
    until, later = clock_of(setup).until, clock_of(away).until
    assert until is not None
    assert later == pytest.approx(until + 4900, abs=1)
    paused = timing.with_pause(away, 500, Instant(200.0, 200.0))
    assert agreements.replaceable(paused, 200.0) is None, "in a pause nobody waits"
    calm = away.with_times(clock=Clock(clock_of(away).banks, clock_of(away).missed))
    calm = calm.with_player(3, replace(calm.players[-1], holiday=Holiday(100, 5000)))
    assert agreements.replaceable(calm, 200.0) is None, "nobody waits for a person"
    live = away.with_chosen(pace=LIVE)
    assert agreements.replaceable(live, 200.0) is None, "in a live game it doesn't count"


async def test_a_vote_counts_for_the_player_whom_its_button_named_and_nobody_else(house: House) -> None:
    table = await open_at(house, *map(house.add, ("alice", "bob", "cem", "dan")), pace=NO_CLOCK)
    async with table.lock:
        late = timing.after_call(table.setup, house.bot.registry.time.moment, there=False)
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
        await house.bot.registry.arrange(table, table.setup.with_seat(other, away=True))
    gone = Person(table.players[other].user_id or 0, "", 4713, Language(), manager=False)
    with pytest.raises(RefusedError, match="replace-away"):
        await house.bot.answering.replace(gone, table, other, seat)
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup.with_seat(other, away=False))
    assert await house.bot.answering.replace(by, table, voter, seat) == seat
    clock = table.setup.times.clock
    assert clock is not None
    assert clock.votes == (voter,)
    second = next(each for each in range(4) if each not in (seat, voter))
    again = Person(table.players[second].user_id or 0, "", 4714, Language(), manager=False)
    assert await house.bot.answering.replace(again, table, second, seat) == seat
    assert table.players[seat].away
    # Discord may have lost the response, so they press again.
    assert await house.bot.answering.replace(replace(again, click=4715), table, second, seat) == seat
    with pytest.raises(RefusedError, match="replace"):
        await house.bot.answering.replace(replace(again, click=4716), table, second, 9)

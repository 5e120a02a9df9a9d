"""Clocks, and the running time that they use."""

from dataclasses import replace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from bot.tables import moves, timing, waits
from bot.tables.table import Table
from bot.tables.timing import RUNNING_TIME_BEAT, WRONG_CLOCK_SECONDS, Instant, RunningTime
from engine.game import Game
from storage.pace import (
    CALL_AT,
    LIVE,
    NEW,
    NO_CLOCK,
    SILENCE,
    SLOW_PACE,
    Clock,
    DeadlineHour,
    Pace,
    QuietHours,
)
from storage.values import Choice, Setup
from tests.bot.tables.timed import begin
from tests.clocks import clock_of
from tests.house import House
from tests.storage.samples import lobby

HOUR = 3600.0
NIGHT = QuietHours(22 * 60, 6 * 60, "UTC")


def _answer(setup: Setup, game: Game, at: float, *, person: bool = True, wall: float | None = None) -> Setup:
    assert game.decision is not None
    decision = game.decision
    now = Instant(at, at if wall is None else wall)
    user = 100 + decision.seat if person else None
    picks = decision.options[: max(1, decision.minimum)]
    return moves.answer(
        setup, game, decision.seat, picks, decision.number, now, user=user, by=None if person else "timed_out"
    )[0]


def _late(setup: Setup, game: Game, seat: int) -> Setup:
    """Let others answer at once until a seat is asked, and let its time run out."""
    return _next(setup, game, seat, person=False)


def _next(setup: Setup, game: Game, seat: int, *, person: bool) -> Setup:
    """Let others answer at once until a seat is asked, and answer for it."""
    for _ in range(200):
        assert game.decision is not None
        asked = game.decision.seat
        setup = _answer(setup, game, 500.0, person=person or asked != seat)
        if asked == seat:
            return setup
    raise AssertionError("it isn't asked")


def test_without_a_limit_the_clock_tells_only_since_when_somebody_is_waited_for() -> None:
    setup, game = begin(NO_CLOCK)
    assert clock_of(setup).since == 0.0
    assert clock_of(setup).until is None
    assert clock_of(setup).due == SILENCE, "a day later they are called once more"
    setup = _answer(setup, game, 5.0)
    assert clock_of(setup).since == 5.0
    assert timing.after_call(setup, Instant(SILENCE + 5, 0.0), there=True).times.clock == replace(
        clock_of(setup), call=None
    )


def test_a_game_that_began_before_there_were_clocks_gets_one_with_the_next_answer() -> None:
    setup, game = begin(NO_CLOCK)
    assert clock_of(_answer(setup.with_times(clock=None), game, 5.0)).since == 5.0


def test_a_wait_takes_the_time_of_the_turn_and_then_the_reserve() -> None:
    setup, game = begin(LIVE)
    first = clock_of(setup).seat
    assert clock_of(setup).until == 2 * LIVE.limit, "before the first answer there is a share of the reserve"
    setup = _answer(setup, game, 20.0)
    assert clock_of(setup).banks[first] == LIVE.reserve
    while clock_of(setup).seat != first:
        setup = _answer(setup, game, 100.0)
    assert clock_of(setup).left(LIVE) == LIVE.most
    setup = _answer(setup, game, 100.0 + LIVE.limit + 20.0)
    assert clock_of(setup).banks[first] == LIVE.reserve - 20
    setup = _next(setup, game, first, person=True)
    assert clock_of(setup).banks[first] == LIVE.reserve - 20, "a quick answer needs no reserve"


@pytest.mark.parametrize("pace", [Pace("live", 30), LIVE, Pace("live", 120)])
def test_who_was_late_and_is_back_has_as_much_time_as_somebody_who_has_just_come(pace: Pace) -> None:
    setup, game = begin(pace)
    seat = clock_of(setup).seat
    setup = timing.after_return(_answer(setup, game, 0.0, person=False), seat)
    times, turn = list[float](), 0
    while len(times) < 4:
        clock = clock_of(setup)
        if clock.seat == seat and clock.turn != turn:
            times.append(clock.left(pace))
            turn = clock.turn
        setup = _answer(setup, game, 0.0)
    assert times == [2 * pace.limit, pace.most, pace.most, pace.most]


@pytest.mark.parametrize("used", [0.0, 10.0, 40.0, LIVE.limit + 20.0])
def test_a_further_question_of_a_turn_adds_a_part_and_another_turn_all_of_it(used: float) -> None:
    setup, _ = begin(LIVE)
    clock = replace(clock_of(setup), banks=(LIVE.at_once,) * 4, missed=(0,) * 4)
    seat, reserve = clock.seat, LIVE.at_once - max(0.0, used - LIVE.limit)
    spent = clock.spent(LIVE, used)
    further = spent.asked(LIVE, seat, clock.turn, used)
    assert further.left(LIVE) == min(LIVE.limit, max(0.0, LIVE.limit - used) + LIVE.further) + reserve
    other = spent.asked(LIVE, (seat + 1) % 4, clock.turn, used)
    assert other.left(LIVE) == LIVE.most, "another player's first question of the turn"
    assert spent.asked(LIVE, seat, clock.turn + 1, used).left(LIVE) == LIVE.limit + reserve


def test_a_slow_reserve_ends_with_a_game_of_late_answers_and_an_early_one_needs_none() -> None:
    clock, times = clock_of(begin(SLOW_PACE)[0]), list[float]()
    for used in (SLOW_PACE.turn, *(SLOW_PACE.most,) * 4):
        times.append(clock.left(SLOW_PACE))
        clock = clock.spent(SLOW_PACE, used).asked(SLOW_PACE, clock.seat, clock.turn, 0.0)
    assert times == [SLOW_PACE.limit] * 3 + [
        SLOW_PACE.turn + SLOW_PACE.reserve % SLOW_PACE.at_once,
        SLOW_PACE.turn,
    ]


def test_nobody_saves_more_than_they_began_with() -> None:
    setup, game = begin(LIVE)
    for _ in range(30):
        setup = _answer(setup, game, 0.0)
    assert max(clock_of(setup).banks) == LIVE.reserve
    assert max(clock_of(setup).turns) == LIVE.limit


def test_the_called_rank_and_the_choosing_of_characters_are_turns_of_their_own() -> None:
    setup, game = begin(LIVE)
    turns = dict[int, tuple[str, int, int]]()
    for _ in range(60):
        state = game.state
        at = (state.phase, state.round, state.rank if state.phase == "turns" else 0)
        assert turns.setdefault(clock_of(setup).turn, at) == at
        setup = _answer(setup, game, 0.0)
    assert len(turns) > 5


def test_a_live_game_of_release_0_1_0_keeps_its_clock() -> None:
    """In that release a question added its time to the bank, and a person could save up to two."""
    setup, game = begin(Pace("live", 90))
    first = clock_of(setup).seat
    old = Clock((180.0,) * 4, (0,) * 4, first, 0.0, 60.0, 180.0)
    setup = _answer(setup.with_times(clock=old), game, 170.0)
    assert clock_of(setup).banks[first] == 10
    while clock_of(setup).seat != first:
        setup = _answer(setup, game, 170.0)
    assert clock_of(setup).banks[first] == 100
    assert clock_of(setup).until == pytest.approx(170.0 + 100)
    assert clock_of(setup).turns == ()


@pytest.mark.parametrize(
    ("pace", "after"),
    [
        (Pace("live", 30), 40.0),
        (Pace("live", 90), 60.0),
        (Pace("live", 300), 60.0),
        (SLOW_PACE, SLOW_PACE.limit * 2 / 3),
    ],
)
def test_the_second_call_comes_at_two_thirds_or_after_a_minute(pace: Pace, after: float) -> None:
    clock = clock_of(begin(pace)[0])
    assert clock.call == clock.due == pytest.approx(after)
    assert replace(clock, call=None).due == clock.until


def test_a_player_with_less_than_a_minute_and_a_half_is_called_at_two_thirds() -> None:
    pace = Pace("live", 60)
    setup, game = begin(pace, 2)
    first, used = clock_of(setup).seat, pace.limit - 1
    setup = setup.with_times(clock=replace(clock_of(setup), banks=(10.0, 10.0)))
    setup = _answer(setup, game, used)
    while clock_of(setup).seat != first:
        setup = _answer(setup, game, used)
    assert clock_of(setup).call == pytest.approx(used + clock_of(setup).left(pace) * 2 / 3)


def test_a_player_who_was_there_in_a_live_game_is_called_at_two_thirds() -> None:
    pace = Pace("live", 180)
    setup, _ = begin(pace)
    at = Instant(60.0, 60.0)
    assert clock_of(timing.after_call(setup, at, there=False)).call is None
    later = timing.after_call(setup, at, there=True)
    assert clock_of(later).call == pytest.approx(2 * pace.limit * 2 / 3)
    over = Instant(2 * pace.limit, 2 * pace.limit)
    assert clock_of(timing.after_call(later, over, there=True)).call is None


def test_somebody_whose_time_ran_out_is_away_until_they_are_back() -> None:
    setup, game = begin(LIVE, 2)
    seat = clock_of(setup).seat
    gone = _late(setup, game, seat)
    assert clock_of(gone).missed[seat] == 1
    assert gone.players[seat].away
    assert clock_of(gone).since is None, "nobody else is there to wait for"
    back = timing.after_return(gone, seat)
    assert back.players[seat].present
    assert clock_of(back).missed[seat] == NEW


def test_an_unnoticed_answer_changes_nothing_on_the_board() -> None:
    """A new deadline there would reveal a hidden answer. So would a line that disappears."""
    setup, game = begin(LIVE)
    seat = clock_of(setup).seat
    setup = setup.with_times(clock=replace(clock_of(setup), missed=(2,) * 4))
    now = Instant(50.0, 50.0)
    assert timing.after_answer(setup, game, seat, now, by="person", seen=False) == setup
    assert timing.after_answer(setup, game, seat, now, by="timed_out", seen=False) == setup
    late = timing.after_answer(setup, game, seat, now, by="timed_out", seen=True)
    assert clock_of(late).missed[seat] == 3
    assert late.players[seat].away
    shown = timing.after_answer(setup, game, seat, now, by="person", seen=True)
    assert clock_of(shown).missed[seat] == 0
    assert clock_of(shown).since == 50.0


def test_nobody_is_timed_whom_nobody_waits_for() -> None:
    setup, game = begin(LIVE, 2)
    seat = clock_of(setup).seat
    alone = setup.with_seat(1 - seat, away=True)
    alone = timing.after_change(alone, game, Instant(20.0, 20.0))
    assert clock_of(alone).due is None
    assert clock_of(alone).banks[seat] == LIVE.reserve
    assert clock_of(alone).turns[seat] == LIVE.limit - 20
    both = timing.after_change(timing.after_return(alone, 1 - seat), game, Instant(500.0, 500.0))
    assert clock_of(both).since == 500.0


def test_a_slow_clock_stands_still_in_quiet_hours_and_a_live_one_runs() -> None:
    evening = 20 * HOUR
    setup, game = begin(SLOW_PACE, quiet=NIGHT, wall=evening)
    # 24 hours, of which each day has 16.
    assert clock_of(setup).until == 40 * HOUR
    setup = setup.with_times(clock=replace(clock_of(setup), call=None))
    seat = clock_of(setup).seat
    after = _answer(setup, game, 12 * HOUR, wall=evening + 12 * HOUR)
    assert clock_of(after).turns[seat] == SLOW_PACE.turn - 4 * HOUR
    live, _ = begin(LIVE, quiet=NIGHT, wall=23 * HOUR)
    assert clock_of(live).until == 2 * LIVE.limit


def test_nobodys_time_runs_out_soon_after_their_quiet_hours() -> None:
    """At the end of the first night, two of the eight hours are left: nobody has to answer at 6:00."""
    for wall, until in ((16 * HOUR, 33 * HOUR), (19 * HOUR, 35 * HOUR)):
        setup, _ = begin(SLOW_PACE, quiet=NIGHT, wall=wall)
        clock = clock_of(setup)
        setup = setup.with_times(clock=replace(clock, banks=(0.0,) * len(clock.banks)))
        after = timing.with_quiet_hours(setup, clock.seat, NIGHT, Instant(0.0, wall))
        assert clock_of(after).until == until - wall


# Quiet hours that change during a wait


def _quieted(now: float) -> tuple[Clock, Clock]:
    """Return a slow clock that began in the evening, and the same without its quiet hours."""
    setup, _ = begin(SLOW_PACE, quiet=NIGHT, wall=20 * HOUR)
    before = clock_of(setup)
    after = timing.with_quiet_hours(setup, before.seat, None, Instant(now, 20 * HOUR + now))
    return before, clock_of(after)


def test_without_quiet_hours_a_wait_ends_as_if_there_had_been_none() -> None:
    before, after = _quieted(10 * HOUR)
    assert before.until == SLOW_PACE.limit + 2 * 8 * HOUR
    assert after.until == SLOW_PACE.limit


@pytest.mark.parametrize("left", [0.0, 0.5, 1.0, 5.0])
def test_a_wait_that_would_be_over_has_an_hour_left(left: float) -> None:
    """The old calculation leaves `left` hours, which may be less than one hour."""
    until = _quieted(0.0)[0].until
    assert until is not None
    now = until - left * HOUR
    _, after = _quieted(now)
    assert after.until == now + min(left, 1.0) * HOUR


def test_a_person_who_takes_a_seat_has_a_day_for_a_question_that_nobody_was_timed_for() -> None:
    setup, game = begin(LIVE, 2)
    seat = clock_of(setup).seat
    players = tuple(replace(each, resigned=place != seat) for place, each in enumerate(setup.players))
    alone = timing.after_change(replace(setup, players=players), game, Instant(5.0, 5.0))
    assert clock_of(alone).since is None
    joined = timing.after_join(replace(alone, players=setup.players), game, 1 - seat, Instant(20.0, 20.0))
    clock = clock_of(joined)
    assert (clock.until, clock.free(LIVE)) == (20.0 + SILENCE, True)
    quiet = QuietHours(0, 8 * 60, "UTC")
    # Neither new quiet hours nor a pause shorten the day.
    assert clock_of(timing.with_quiet_hours(joined, seat, quiet, Instant(30.0, 30.0))) == clock
    paused = timing.with_pause(joined, 300.0, Instant(40.0, 40.0))
    after = clock_of(timing.after_pause(paused, Instant(340.0, 340.0)))
    assert (after.until, after.call, after.free(LIVE)) == (
        320.0 + SILENCE,
        320.0 + 2 * LIVE.limit * CALL_AT,
        True,
    )
    answered = timing.after_answer(joined, game, seat, Instant(9000.0, 9000.0), by="person", seen=True)
    assert clock_of(answered).banks == clock.banks
    assert not clock_of(answered).free(LIVE)


@pytest.mark.parametrize("pace", [LIVE, SLOW_PACE])
def test_a_person_who_takes_the_asked_seat_again_and_again_has_no_more_time_than_others(pace: Pace) -> None:
    setup, game = begin(pace, 2)
    seat = clock_of(setup).seat
    gone = setup.with_player(seat, replace(setup.players[seat], resigned=True))
    for now in (Instant(float(at), float(at)) for at in (5, 10, 15)):
        left = timing.after_change(gone.with_times(clock=setup.times.clock), game, now)
        assert clock_of(left).since is None
        setup = timing.after_join(left.with_player(seat, setup.players[seat]), game, seat, now)
        clock = clock_of(setup)
        assert not clock.free(pace)
        assert clock.until == now.running + clock.left(pace) <= now.running + pace.most


def test_the_deadline_of_a_slow_game_falls_at_the_hour_that_its_table_chose() -> None:
    setup, game = begin(SLOW_PACE)
    free = clock_of(setup).until
    assert free is not None
    chosen = setup.with_chosen(deadline=DeadlineHour(20, "UTC")).with_times(clock=None)
    at_hour = clock_of(timing.with_clock(chosen, game, Instant(0.0, 0.0)))
    assert at_hour.until is not None
    assert at_hour.until % (24 * HOUR) == 20 * HOUR
    assert 0 <= at_hour.until - free < 24 * HOUR
    live = timing.with_clock(chosen.with_chosen(pace=LIVE), game, Instant(0.0, 0.0))
    assert clock_of(live).until == 2 * LIVE.limit


@pytest.mark.parametrize(("hour", "until"), [(23, 57), (3, 57), (7, 57), (9, 57), (15, 63), (21, 45)])
def test_the_tables_hour_never_falls_into_a_players_quiet_hours_or_soon_after(hour: int, until: int) -> None:
    setup, game = begin(SLOW_PACE, quiet=NIGHT, wall=8 * HOUR)
    chosen = setup.with_chosen(deadline=DeadlineHour(hour, "UTC")).with_times(clock=None)
    wall = Instant(0.0, 8 * HOUR)
    clock = clock_of(timing.with_clock(chosen, game, wall))
    assert clock.until is not None
    assert (clock.until + wall.wall) / HOUR == until


WALL = 1_000_000.0


class _Clocks:
    """A process clock and a wall clock that a test sets."""

    def __init__(self) -> None:
        self.clock, self.wall = 100.0, WALL
        self.time = RunningTime(cast("Any", None), lambda: self.clock, lambda: self.wall)

    def go_on(self, seconds: float) -> None:
        self.clock += seconds
        self.wall += seconds


def _since(time: RunningTime, made: int) -> int:
    """Return since when a board says that a seat is asked, after a choice made by another process."""
    table = Table(lobby(), time, [Choice(0, 0, (), (), made=made)])
    return waits.asked_since(table)


@pytest.mark.parametrize(("ahead", "shown"), [(-5, -5), (0, 0), (23, 0)])
def test_a_choice_by_a_clock_that_is_ahead_counts_as_made_now(ahead: int, shown: int) -> None:
    assert _since(_Clocks().time, int(WALL) + ahead) == WALL + shown


def test_a_choice_stays_at_the_moment_at_which_it_was_first_seen() -> None:
    clocks = _Clocks()
    table = Table(lobby(), clocks.time, [Choice(0, 0, (), (), made=int(WALL) + 23)])
    clocks.go_on(10)
    assert waits.asked_since(table) == WALL


def test_the_present_is_no_later_than_at_discord() -> None:
    clocks = _Clocks()
    assert clocks.time.present() == WALL
    clocks.time.heard(WALL - 23)
    assert clocks.time.present() == WALL - 23
    # An older, delayed message says nothing new.
    clocks.time.heard(WALL - 60)
    assert clocks.time.present() == WALL - 23
    clocks.go_on(10)
    assert clocks.time.present() == WALL - 13


def test_the_present_is_no_later_than_on_the_own_clock() -> None:
    clocks = _Clocks()
    clocks.time.heard(WALL + 60)
    assert clocks.time.present() == WALL


@pytest.mark.parametrize(
    ("wrong", "counts"), [(WRONG_CLOCK_SECONDS - 1, True), (WRONG_CLOCK_SECONDS + 1, False)]
)
def test_a_moment_that_makes_no_sense_does_not_count(wrong: float, *, counts: bool) -> None:
    clocks = _Clocks()
    clocks.time.heard(WALL - wrong)
    assert (clocks.time.present() < WALL) == counts


@pytest.mark.parametrize(("sent", "which"), [(WALL - 3600, "ahead of"), (WALL + 3600, "behind")])
def test_the_log_names_a_clock_that_is_far_from_discord_s(
    sent: float, which: str, caplog: pytest.LogCaptureFixture
) -> None:
    clocks = _Clocks()
    clocks.time.heard(sent)
    clocks.time.heard(sent)
    assert caplog.messages == [f"This machine's clock is 3600 seconds {which} Discord's: set it"]
    clocks.wall += sent - WALL
    clocks.time.heard(sent)
    assert caplog.messages[1:] == ["This machine's clock is right again"]


async def test_every_interaction_says_how_late_it_is_at_discord(house: House) -> None:
    heard = list[float]()
    house.patch.setattr(house.bot.registry.time, "heard", heard.append)
    await house.open(house.add("alice"), computers=1)
    assert len(heard) == 3
    assert all(abs(each - heard[0]) < 60 for each in heard)


async def test_a_time_that_another_process_has_stored_is_not_stored_again() -> None:
    clocks, stored = _Clocks(), AsyncMock()
    clocks.time = RunningTime(stored, lambda: clocks.clock)
    clocks.time.go_on()
    clocks.clock += RUNNING_TIME_BEAT
    clocks.time.agree(RUNNING_TIME_BEAT + 1)
    await clocks.time.note()
    assert not stored.note.called
    clocks.clock += RUNNING_TIME_BEAT
    await clocks.time.note()
    stored.note.assert_called_once_with(2 * RUNNING_TIME_BEAT + 1)

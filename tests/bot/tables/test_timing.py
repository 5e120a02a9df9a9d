"""Clocks by themselves: what is taken, what is given, and when somebody counts as away."""

from dataclasses import replace

import pytest

from bot.tables import absence, moves, timing
from bot.tables.timing import Moment
from engine.game import Game
from engine.setup.plan import Plan
from engine.setup.preview import options_for
from storage.pace import BANK, LIVE, MOST_MISSED, NO_CLOCK, SLOW, Clock, Pace, QuietHours
from storage.records import Player, Setup

HOUR = 3600.0
NIGHT = QuietHours(22 * 60, 6 * 60, "UTC")


def _begin(
    pace: Pace, people: int = 4, quiet: QuietHours | None = None, wall: float = 0.0
) -> tuple[Setup, Game]:
    players = tuple(Player(100 + seat, f"P{seat}", "", quiet=quiet) for seat in range(people))
    setup = Setup(1, 2, 100, "en", players, "", "", pace=pace)
    game = Game.new(options_for(Plan(), people), people, "ab" * 32)
    return moves.begin(setup, game, Moment(0.0, wall))[0], game


def _clock(setup: Setup) -> Clock:
    assert setup.clock is not None
    return setup.clock


def _answer(setup: Setup, game: Game, at: float, *, person: bool = True, wall: float | None = None) -> Setup:
    assert game.decision is not None
    decision = game.decision
    now = Moment(at, at if wall is None else wall)
    user = 100 + decision.seat if person else None
    picks = decision.options[: max(1, decision.minimum)]
    return moves.answer(
        setup, game, decision.seat, picks, decision.number, now, user=user, missed=not person
    )[0]


def test_without_a_limit_the_clock_tells_only_since_when_somebody_is_waited_for() -> None:
    setup, game = _begin(NO_CLOCK)
    assert _clock(setup).since == 0.0
    assert _clock(setup).due is None
    setup = _answer(setup, game, 5.0)
    assert _clock(setup).since == 5.0
    assert _clock(setup).due is None


def test_a_game_that_began_before_there_were_clocks_gets_one_with_the_next_answer() -> None:
    setup, game = _begin(NO_CLOCK)
    assert _clock(_answer(replace(setup, clock=None), game, 5.0)).since == 5.0


def test_what_was_waited_for_is_taken_and_a_question_brings_some_back() -> None:
    setup, game = _begin(LIVE)
    first = _clock(setup).seat
    assert _clock(setup).until == BANK * LIVE.limit
    setup = _answer(setup, game, 170.0)
    assert _clock(setup).banks[first] == BANK * LIVE.limit - 170
    while _clock(setup).seat != first:
        setup = _answer(setup, game, 170.0)
    assert _clock(setup).banks[first] == BANK * LIVE.limit - 170 + LIVE.limit
    assert _clock(setup).until == pytest.approx(170.0 + 100)


def test_nobody_saves_more_than_they_began_with() -> None:
    setup, game = _begin(LIVE)
    for _ in range(30):
        setup = _answer(setup, game, 0.0)
    assert max(_clock(setup).banks) == BANK * LIVE.limit


def test_who_is_called_once_is_called_at_two_thirds() -> None:
    clock = _clock(_begin(LIVE)[0])
    assert clock.call == clock.due == pytest.approx(BANK * LIVE.limit * 2 / 3)
    assert replace(clock, call=None).due == clock.until


def test_after_some_in_a_row_somebody_is_away_and_an_answer_begins_anew() -> None:
    setup, _ = _begin(LIVE)
    seat = _clock(setup).seat
    for count in range(1, MOST_MISSED):
        setup = timing.missed(setup, seat)
        assert _clock(setup).missed[seat] == count
    assert setup.players[seat].present
    assert _clock(timing.answered(setup, seat)).missed[seat] == 0
    gone = timing.missed(setup, seat)
    assert gone.players[seat].away
    assert timing.answered(gone, seat).players[seat].present


def test_what_nobody_notices_changes_no_clock() -> None:
    """A new deadline on the board would tell of an answer that nobody may notice."""
    setup, game = _begin(LIVE)
    before = setup.clock
    assert timing.after_answer(setup, game, Moment(50.0, 50.0), seen=False).clock == before
    assert timing.after_answer(setup, game, Moment(50.0, 50.0), seen=True).clock != before


def test_nobody_is_timed_whom_nobody_waits_for() -> None:
    setup, game = _begin(LIVE, 2)
    seat = _clock(setup).seat
    alone = timing.away(setup, 1 - seat)
    alone = timing.after_change(alone, game, Moment(20.0, 20.0))
    assert _clock(alone).due is None
    assert _clock(alone).banks[seat] == BANK * LIVE.limit - 20
    both = timing.after_change(timing.answered(alone, 1 - seat), game, Moment(500.0, 500.0))
    assert _clock(both).since == 500.0


def test_a_slow_clock_stands_still_in_quiet_hours_and_a_live_one_runs() -> None:
    evening = 20 * HOUR
    setup, game = _begin(SLOW, quiet=NIGHT, wall=evening)
    # 48 hours, 16 to each day.
    assert _clock(setup).until == 3 * 24 * HOUR
    setup = replace(setup, clock=replace(_clock(setup), call=None))
    seat = _clock(setup).seat
    after = _answer(setup, game, 12 * HOUR, wall=evening + 12 * HOUR)
    assert _clock(after).banks[seat] == BANK * SLOW.limit - 4 * HOUR
    live, _ = _begin(LIVE, quiet=NIGHT, wall=23 * HOUR)
    assert _clock(live).until == BANK * LIVE.limit


@pytest.mark.parametrize(("people", "needed"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (8, 4)])
def test_at_least_half_of_the_others_can_have_somebody_replaced(people: int, needed: int) -> None:
    setup, game = _begin(LIVE, people)
    seat = _clock(setup).seat
    assert absence.replaceable(setup, Moment(0.0, 0.0)) is None
    for _ in range(absence.MISSED):
        setup = timing.missed(setup, seat)
    assert absence.replaceable(setup, Moment(0.0, 0.0)) == seat
    others = [each for each in range(people) if each != seat]
    for count, other in enumerate(others[:needed], 1):
        setup = absence.voted(absence.voted(setup, other), other)
        assert setup.players[seat].away == (count == needed)
    assert _clock(timing.after_change(setup, game, Moment(9.0, 9.0))).votes == ()


def test_without_a_limit_somebody_can_be_replaced_after_a_day_of_silence() -> None:
    setup, _ = _begin(NO_CLOCK)
    assert absence.replaceable(setup, Moment(23 * HOUR, 0.0)) is None
    assert absence.replaceable(setup, Moment(24 * HOUR, 0.0)) == _clock(setup).seat

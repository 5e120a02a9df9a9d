"""A table in memory."""

import time
from dataclasses import replace

import pytest

from bot.tables import view_models
from engine.events import RoundBegan
from storage.games.places import BOARD_SEAT, StoredMessage
from storage.pace import HOUR, SLOW_PACE, Holiday, QuietHours
from storage.values import StoredGame
from tests.bot.tables.timed import answered, answers_of_round, begin, table_of
from tests.engine import table as engine
from tests.storage.samples import dealt, lobby, running

NIGHT = QuietHours(22 * 60, 8 * 60, "Europe/Warsaw")
NOON = QuietHours(12 * 60, 13 * 60, "UTC")  # after the deadline below


def test_a_table_forgets_what_nobody_is_told_of_any_more() -> None:
    played = engine.Table(4)
    table = table_of(
        running(played.game, lobby()), [*answers_of_round(0, *range(4)), *answers_of_round(1, *range(4))]
    )
    table.trim()
    assert len(table.history) == 10
    played.state.round = 2
    table.trim()
    assert len(table.history) == 5


def test_a_table_remembers_the_round_of_its_board_until_the_next_board_is_there() -> None:
    played = engine.Table(4)
    history = [*answers_of_round(0, *range(4)), *answers_of_round(1, *range(4))]
    history[0] = answered(0, 9, RoundBegan(round=1, seat=0))
    history[5] = answered(0, 9, RoundBegan(round=2, seat=0))
    played.state.round = 2
    kept = StoredMessage(20, 7, number=1)
    table = table_of(running(played.game, lobby()), history, {BOARD_SEAT: kept})
    table.trim()
    assert len(table.history) == 10
    table.board.kept = replace(kept, number=2)
    table.trim()
    assert len(table.history) == 10  # The board of round 2 tells how round 1 ended.
    played.state.round = 3
    table.trim()
    assert len(table.history) == 5


def test_a_seat_that_was_given_up_is_told_of_until_the_turns_of_the_next_round() -> None:
    game = dealt()
    stored = running(game, lobby())
    table = table_of(stored)
    assert table.handed_over == ()
    setup = stored.setup.with_player(1, replace(stored.setup.players[1], handed_over=1))
    table.take_over(replace(stored, setup=setup))
    assert table.handed_over == (1,)
    assert view_models.board(table).handed_over == (1,)
    game.state.round += 1
    assert (game.state.phase, table.handed_over) == ("selection", (1,))
    game.state.phase = "turns"
    assert table.handed_over == ()


def test_a_choice_of_another_process_is_never_in_the_future() -> None:
    table = table_of(lobby(), [replace(answered(0, 0), made=2**40)])
    assert table.history[0].made <= time.time()


def test_others_see_no_quiet_hours_no_holiday_and_no_language_of_a_seat() -> None:
    setup, game = begin(SLOW_PACE, 2, QuietHours(0, 60, "UTC"))
    own = replace(setup.players[0], holiday=Holiday(1, 2), locale="pl")
    table = table_of(StoredGame("abcdefgh", 1, "running", setup.with_player(0, own), game))
    assert table.players[0] == own
    assert table.seated[0] == replace(own, quiet=None, holiday=None, locale="")


@pytest.mark.parametrize(
    ("bank", "quiet", "public", "own"),
    [
        (1, None, "reserve", "reserve"),
        (1, NIGHT, "reserve", "both"),
        (0, NIGHT, None, "quiet"),
        (0, NOON, None, None),
        (0, None, None, None),
    ],
)
def test_only_a_player_reads_that_their_deadline_includes_quiet_hours(
    bank: float, quiet: QuietHours | None, public: str | None, own: str | None
) -> None:
    setup, game = begin(SLOW_PACE, 2)
    clock = setup.times.clock
    assert clock is not None
    setup = setup.with_times(clock=replace(clock, banks=(bank, bank), until=8 * HOUR))
    table = table_of(StoredGame("abcdefgh", 1, "running", setup.with_seat(clock.seat, quiet=quiet), game))
    assert (table.terms(), table.terms(1 - clock.seat), table.terms(clock.seat)) == (public, public, own)

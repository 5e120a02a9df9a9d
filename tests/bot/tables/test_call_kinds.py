"""A call depends only on the state of its table."""

from dataclasses import replace

import pytest

from bot.tables.call_kinds import GONE, state_of
from bot.tables.people import SEAT_KEPT_ROUNDS
from bot.tables.seating import with_absent_replaced
from bot.tables.stages import NO_ENDING
from storage.games.posted_calls import CallKind, PostedCall
from storage.pace import NO_CLOCK
from storage.parts import Appointment, Invitation
from storage.values import Setup, StoredGame
from tests.bot.tables.timed import begin, table_of
from tests.clocks import clock_of
from tests.storage.samples import invited, lobby, played, running

CHANNEL, DIRECT = lobby().setup.kind.channel, 999


def _call(kind: CallKind, about: int = 0, channel: int = CHANNEL) -> PostedCall:
    return PostedCall(kind, about, channel, 5, "")


def _state(setup: Setup, call: PostedCall, status: str = "lobby") -> str:
    return state_of(table_of(replace(lobby(), setup=setup, status=status)), call)


def test_a_call_tells_how_many_came_and_that_there_is_no_room() -> None:
    setup = lobby().setup
    people = sum(each.human for each in setup.players)
    told = _state(setup, _call("call"))
    assert told.startswith(f"open {people} {len(setup.players)} ")
    more = replace(setup, chosen=replace(setup.chosen, expected=setup.chosen.expected + 1))
    assert _state(more, _call("call")) != told
    person = next(each for each in setup.players if each.human)
    full = replace(setup, players=(person,) * setup.chosen.plan.most)
    assert _state(full, _call("invite")) == "full"
    assert _state(full, _call("invite", channel=DIRECT)) == "open", "a direct message is only ever taken back"


@pytest.mark.parametrize(("kind", "public"), [("call", True), ("invite", True), ("invite", False)])
def test_a_call_to_a_lobby_that_is_over_says_so_or_goes(kind: CallKind, public: bool) -> None:
    call = _call(kind, channel=CHANNEL if public else DIRECT)
    assert _state(lobby().setup, call, "closed") == ("closed" if public else GONE)
    begun = table_of(running(played(0), lobby()))
    assert state_of(begun, call) == ("begun" if public else GONE)


@pytest.mark.parametrize(
    ("kind", "appointment", "told"),
    [
        ("soon", Appointment(7, "1"), "open"),
        ("soon", Appointment(7, "1", called=True), GONE),
        ("soon", Appointment(8, "1"), GONE),
        ("soon", None, GONE),
        ("due", Appointment(7, "1", called=True), "open"),
        ("due", Appointment(8, "1"), GONE),
        ("due", None, GONE),
        ("urged", Appointment(7, "1", called=True), "open"),
        ("urged", Appointment(8, "1"), GONE),
        ("missed", None, "open"),
        ("missed", Appointment(8, "1"), GONE),
    ],
)
def test_what_is_said_of_a_time_goes_with_it(
    kind: CallKind, appointment: Appointment | None, told: str
) -> None:
    setup = lobby().setup.with_times(appointment=appointment)
    assert _state(setup, _call(kind, 7)) == told
    assert _state(setup, _call(kind, 7), "closed") == GONE


def test_a_call_to_a_tournament_table_goes_with_the_seat_that_is_kept() -> None:
    call, setup = _call("waits"), invited(lobby().setup, Invitation("cup", (101, 102, 103)))
    assert _state(setup, call) == "open"
    assert _state(setup, call, "closed") == GONE
    started = with_absent_replaced(setup)
    assert any(each.computer for each in started.players)
    table = table_of(running(played(0), replace(lobby(), setup=started)))
    assert state_of(table, call) == "kept"
    table.game.state.round = SEAT_KEPT_ROUNDS + 1
    assert state_of(table, call) == GONE
    people = tuple(each for each in started.players if not each.computer)
    table = table_of(running(played(0), replace(lobby(), setup=replace(started, players=people))))
    assert state_of(table, call) == GONE, "nobody is missing"


def test_a_call_to_a_rematch_goes_when_the_game_begins() -> None:
    call, full = _call("later"), lobby().setup
    people = sum(each.human for each in full.players)
    table = table_of(replace(lobby(), setup=full.with_chosen(expected=people + 1)))
    table.former_players = tuple(each for each in full.players if each.human)
    assert state_of(table, call) == "open"
    # Everybody who was asked is here.
    table.take_over(replace(lobby(), setup=full.with_chosen(expected=people)), NO_ENDING)
    assert state_of(table, call) == GONE
    assert state_of(table_of(running(played(0), lobby())), call) == GONE


@pytest.mark.parametrize(("called", "told"), [(False, "open"), (True, GONE)])
def test_a_reminder_of_a_tournament_table_goes_once_the_others_may_start(called: bool, told: str) -> None:
    setup = invited(lobby().setup, Invitation("cup", (101, 102, 103), called=called))
    assert _state(setup, _call("missing")) == told
    assert _state(setup, _call("missing"), "closed") == GONE


def test_a_call_to_vote_goes_when_another_wait_begins_or_a_computer_plays() -> None:
    setup, game = begin(NO_CLOCK, 3)
    clock = replace(clock_of(setup), call=None)
    setup = setup.with_times(clock=clock)

    def state(setup: Setup) -> str:
        """Return the state of a call about the wait that began at 0."""
        return state_of(table_of(StoredGame("abcdefgh", 1, "running", setup, game)), _call("vote", 0))

    voted = setup.with_times(clock=replace(clock, votes=(1,)))
    assert (state(setup), state(voted)) == ("vote 0 1", "vote 1 1")
    assert state(setup.with_times(clock=replace(clock, since=60.0))) == GONE
    assert state(setup.with_seat(clock.seat, away=True)) == GONE
    assert state(setup.with_times(clock=replace(clock, paused=9.0))) == GONE, "nobody can vote in a pause"

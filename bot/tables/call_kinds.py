"""The kinds of messages that call people to a table: their recipients, texts and states.

We edit a call when its state changes. After its last state we edit it a last time, or delete it.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from bot.tables import agreements, view_models
from bot.tables.people import keeps_seats, people_wanted
from bot.tables.seating import giving_way
from bot.tables.stages import Lobby
from bot.tables.table import Table
from storage.games.posted_calls import CallKind, PostedCall
from storage.parts import NOBODY, TournamentTable

GONE = "gone"  # The state of a call that has nothing left to say, so that we delete it.

LAPSED = "lapsed"  # The state of a call to agree to a pause that is no longer proposed.

OVER = frozenset({"begun", "closed", LAPSED, GONE})  # The final states of a call.

Notify: TypeAlias = Callable[[Table, CallKind, Mapping[str, str]], Awaitable[None]]
"""Notifies the recipients of a kind of call, wherever they want, with facts for its text. Raises nothing."""


def state_of(table: Table, call: PostedCall) -> str:
    """Return the state that a call should show, as a short text."""
    return CALL_KINDS[call.kind].state(table, call)


def _players(table: Table) -> list[int]:
    return [player.user_id for player in table.people if player.user_id]


def _host(table: Table) -> list[int]:
    host = table.setup.kind.host
    return [] if host == NOBODY else [host]


def _awaited(table: Table) -> Sequence[int]:
    kind = table.setup.kind
    return kind.invitation.awaited if isinstance(kind, TournamentTable) else ()


def _missing(table: Table) -> list[int]:
    return [user for user in _awaited(table) if table.seat_of(user) is None]


def _voters(table: Table) -> list[int]:
    clock = table.setup.times.clock
    assert clock is not None
    players = enumerate(table.players)
    return [each.user_id for seat, each in players if each.present and each.user_id and seat != clock.seat]


def _at(table: Table) -> int:
    appointment = table.setup.times.appointment
    assert appointment is not None
    return appointment.at


def _since(table: Table) -> int:
    clock = table.setup.times.clock
    assert clock is not None
    assert clock.since is not None
    return round(clock.since)


def _lobby(table: Table, call: PostedCall) -> str:
    """Return the state of a call to join. Outside the lobby's channel, it says only if the call is over."""
    setup, appointment = table.setup, table.setup.times.appointment
    is_open = table.stage == Lobby(closed=False)
    if not (call.channel and call.channel in (setup.kind.channel, setup.kind.parent)):
        return "open" if is_open else GONE
    if not is_open:
        return "closed" if isinstance(table.stage, Lobby) else "begun"
    if giving_way(setup) is None and len(setup.players) >= setup.chosen.plan.most:
        return "full"
    people, chosen = sum(player.human for player in setup.players), setup.chosen
    seats = f"{len(setup.players)} {chosen.expected} {chosen.plan.most}"
    return f"open {people} {seats} {appointment.at if appointment else 0}"


def _timed(table: Table, call: PostedCall) -> str:
    """Return "open" while the lobby is open, and the call is right about its time."""
    appointment = table.setup.times.appointment
    if table.stage != Lobby(closed=False):
        return GONE
    if appointment is None:
        return "open" if call.kind == "missed" else GONE
    over = appointment.at != call.about or (call.kind == "soon" and appointment.called)
    return GONE if over else "open"


def _seats(table: Table, _call: PostedCall) -> str:
    """Return "open" while people may join, or while a tournament's table keeps seats for late people."""
    kept = isinstance(table.setup.kind, TournamentTable) and keeps_seats(table)
    return "open" if table.stage == Lobby(closed=False) or kept else GONE


def _late(table: Table, call: PostedCall) -> str:
    """Return "open" in the lobby, and "kept" while a late person may take a computer's seat in the game."""
    if table.running and not any(player.computer for player in table.players):
        return GONE
    state = _seats(table, call)
    return "kept" if table.running and state != GONE else state


def _rematch(table: Table, call: PostedCall) -> str:
    """Return "open" while a seat waits for one of the people who were asked to come again."""
    return _seats(table, call) if people_wanted(table) else GONE


def _reminder(table: Table, _call: PostedCall) -> str:
    kind = table.setup.kind
    if table.stage != Lobby(closed=False) or not isinstance(kind, TournamentTable):
        return GONE
    return GONE if kind.invitation.called else "open"


def _vote(table: Table, call: PostedCall) -> str:
    clock, vote = table.setup.times.clock, view_models.replaceable(table) if table.running else None
    if vote is None or clock is None or round(clock.since or 0) != call.about:
        return GONE
    return f"vote {vote.votes} {vote.needed}"


def _pause(table: Table, call: PostedCall) -> str:
    pause, model = table.setup.times.pause, view_models.pause(table)
    if not table.running or (pause is not None and pause.begun and model is None):
        return GONE
    return LAPSED if pause is None or model is None or pause.seconds != call.about else str(tuple(model))


def _holiday(table: Table, call: PostedCall) -> str:
    for notice in agreements.notices(table.setup, table.now) if table.running else ():
        if (notice.kind, notice.about) == ("holiday", call.about):
            return f"{view_models.holidays(table)} {view_models.replaceable(table)}"
    return GONE


class KindOfCall(NamedTuple):
    """How a kind of call works.

    `state` returns the state that the message of a call has to show now. The other fields are for a new call:
    `key` names its text, `people` are its recipients (none: the sender chooses them), and `about` is its
    `PostedCall.about`.
    """

    state: Callable[[Table, PostedCall], str]
    key: str = ""
    people: Callable[[Table], Sequence[int]] = lambda _: ()
    about: Callable[[Table], int] = lambda _: 0


CALL_KINDS: Mapping[CallKind, KindOfCall] = {
    "call": KindOfCall(_lobby),
    "invite": KindOfCall(_lobby, "lobby-invited"),
    "soon": KindOfCall(_timed, "lobby-soon", _players, _at),
    "due": KindOfCall(_timed, "lobby-due", _players, _at),
    "urged": KindOfCall(_timed, "lobby-urged", _players, _at),
    "missed": KindOfCall(_timed, "lobby-missed", _host, _at),
    "later": KindOfCall(_rematch, "rematch-call"),
    "waits": KindOfCall(_late, "tournament-waits", _awaited),
    "missing": KindOfCall(_reminder, "tournament-missed", _missing),
    "vote": KindOfCall(_vote, people=_voters, about=_since),
    "pause": KindOfCall(_pause),
    "holiday": KindOfCall(_holiday),
}
"""The kinds of calls. `CallKind` says why each is sent."""

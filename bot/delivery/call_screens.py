"""The screens of the messages that call people to a table."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import TypeAlias

from discord.ui import LayoutView

from bot.screens.absent_players import notice_screen, vote_screen
from bot.screens.finding_players import CallModel, call_screen, calling_screen
from bot.tables import view_models
from bot.tables.call_kinds import KINDS, LAPSED
from bot.tables.lobbies import host_name
from bot.tables.table import Table
from storage.games.posted_calls import PostedCall

CallScreen: TypeAlias = Callable[[], LayoutView]


def screen_of(
    table: Table,
    call: PostedCall,
    reader: int | None = None,
    names: str = "",
    facts: Mapping[str, str] = MappingProxyType({}),
) -> CallScreen:
    """Return the screen of a call, for all or one `reader`. Only a new call has `names` and `facts`."""
    seat, where = None if reader is None else table.seat_of(reader), table.board_address
    say = table.language if seat is None else table.language_of(seat)
    if call.kind == "vote":
        return partial(vote_screen, view_models.board(table), where, say, names)
    if call.kind in ("pause", "holiday"):
        board = view_models.board(table)
        # A pause that was proposed later has a message of its own.
        model = replace(board, pause=None) if call.shown == LAPSED else board
        return partial(notice_screen, call.kind, model, seat, where, say)
    if call.kind == "call" or (call.kind == "invite" and reader is None):
        return partial(call_screen, _model(table, call, names), say)
    return partial(calling_screen, f"{names} {say(KINDS[call.kind].key, **facts)}".strip(), where, say)


def _model(table: Table, call: PostedCall, names: str) -> CallModel:
    lobby = view_models.lobby(table)
    return CallModel(
        game=table.id,
        kind=call.kind,
        state=call.shown,
        host=host_name(table),
        names=names,
        at=lobby.at,
        where=table.board_address,
        taken=lobby.taken,
        seats=lobby.seats,
    )

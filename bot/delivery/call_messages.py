"""Messages that call people: they tell how their table stands, and are changed or deleted when it is over."""

import logging
from collections.abc import Iterator
from functools import partial

import discord

from bot.delivery import discord_errors
from bot.delivery.budget import Urgency
from bot.delivery.message_sender import MessageSender
from bot.screens.content import in_words
from bot.screens.finding_players import CallModel, call_screen
from bot.tables import agreements
from bot.tables.call_states import GONE, OVER, state_of
from bot.tables.lobbies import host_name
from bot.tables.message import Message
from bot.tables.registry import Registry
from bot.tables.table import Table
from storage.games.posted_calls import PostedCall

log = logging.getLogger(__name__)


class CallMessages:
    """Keeps calls true: a click on one never leads to a table that began or was closed long ago."""

    def __init__(self, registry: Registry, ladder: MessageSender) -> None:
        self._registry = registry
        self._ladder = ladder

    def messages(self, table: Table) -> Iterator[tuple[int, Message]]:
        """Yield the calls to a table that aren't over."""
        yield from list(table.calls.items())

    def stale(self, table: Table, key: int) -> bool:
        """Whether a call tells another state than that of its table."""
        call = table.calls.get(key)
        return call is not None and call.seen != state_of(table, call.kept)

    def pause(self, _table: Table, _key: int) -> float:
        """Return 0: it is changed at once."""
        return 0.0

    async def bring(self, table: Table, key: int) -> None:
        """Change a call, or delete it. Raises the errors of Discord that may pass, and those of storing."""
        if (call := table.calls.get(key)) is None:
            return
        async with call.lock:
            state, place = state_of(table, call.kept), (call.kept.channel, key)
            if state == GONE:
                await self._ladder.delete(None, place)
            elif call.seen != state:
                model = call_model(table, call.kept, state)
                content = in_words(partial(call_screen, model, table.language))
                try:
                    with call.showing(state, discord_errors.refused):
                        await self._ladder.change(call, None, place, content, Urgency.TOLD)
                except discord.HTTPException as error:
                    if not discord_errors.refused_for_good(error):
                        raise
                    log.info("A call to game %s can't be changed any more: %s", table.id, error)
                    state = GONE
            await self._note(table, call.kept._replace(shown=state))
            if state in OVER:
                table.calls.pop(key, None)

    async def _note(self, table: Table, call: PostedCall) -> None:
        if call.shown in OVER:
            await self._registry.store.posted_calls.drop(table.id, call.message)
        else:
            await self._registry.store.posted_calls.put(table.id, call)


def call_model(table: Table, call: PostedCall, state: str, names: str = "") -> CallModel:
    """Return what a call tells in a state; `names` are the people whom it mentions as it is posted."""
    clock, appointment = table.setup.clock, table.setup.appointment
    seat = clock.seat if call.kind == "vote" and clock is not None else None
    return CallModel(
        game=table.id,
        kind=call.kind,
        state=state,
        host=host_name(table),
        names=names,
        at=appointment.at if appointment else 0,
        where=table.board_address,
        players=table.seated,
        taken=sum(player.human for player in table.players),
        seats=table.setup.filled,
        asked=seat,
        since=table.asked_since() if seat is not None else 0,
        needed=agreements.needed(table.setup),
        votes=len(clock.votes) if clock else 0,
    )

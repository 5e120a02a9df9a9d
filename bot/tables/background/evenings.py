"""Standing evenings: ask who comes, open the lobby, remind those who come, and sum up on the next morning."""

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Protocol, TypeAlias

from bot.tables.background.scheduler import Scheduler
from bot.tables.evenings import LATE, Evenings, HasLeft, due, renewed
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from storage.database.storage_errors import DamagedGameError
from storage.games.posted_calls import CallKind
from storage.parts import NOBODY
from storage.play.evenings import Evening

log = logging.getLogger(__name__)

DUE_CHECK = 60.0
"""Seconds between two searches for evenings with something due."""

STALE_CHECK = 3600.0
"""Seconds between two searches for messages that name somebody whose data was deleted."""

SOON = 12 * 60 * 60
"""A new evening is announced at once. If it asks within so many seconds, this is the question already."""

PATIENCE = 2
"""How often in a row nobody plays before an evening rests."""

NotifyThese: TypeAlias = Callable[[Table, CallKind, Sequence[int], Mapping[str, str]], Awaitable[None]]
"""Notifies some people of a kind of call where they chose. Raises nothing."""


class Messages(Protocol):
    """The messages of evenings, which notify nobody."""

    async def post(self, it: Evening, /) -> int | None:
        """Post the message anew; return its id (0: not known), or `None` if Discord refused it."""
        ...

    async def show(self, it: Evening, /) -> None:
        """Have the message show what people said."""
        ...

    async def delete(self, it: Evening, /) -> None:
        """Delete the message."""
        ...

    def within(self, it: Evening, channels: Collection[int], /) -> bool:
        """Return whether the evening is in one of these channels, or in a thread of one."""
        ...

    async def sum_up(self, it: Evening, games: tuple[str, ...], following: Evening, /) -> None:
        """Tell how these games of an evening went."""
        ...


class StandingEvenings:
    """Does what is due at standing evenings, each step once.

    A step is stored with the next version of its evening, so of two processes one loses. A step that is
    repeated after a crash posts nothing twice, because its message has a nonce.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        evenings: Evenings,
        messages: Messages,
        notify: NotifyThese,
        has_left: HasLeft,
    ) -> None:
        self._registry = scheduler.registry
        self._stored = self._registry.store.evenings
        self._evenings, self._messages = evenings, messages
        self._notify, self._has_left = notify, has_left
        self._keeping = scheduler.kind("keeping standing evenings", self._keep, "evening")
        self._showing = scheduler.kind("showing standing evenings again", self._show_again, "evening")
        scheduler.search(DUE_CHECK, self._keeping, self._find)
        scheduler.search(STALE_CHECK, self._showing, self._find_stale)

    def look(self, evening: str) -> None:
        """Do what is due at a changed evening."""
        self._keeping.enter(evening)

    @property
    def _now(self) -> int:
        return self._registry.time.present()

    async def _find(self) -> list[tuple[str, float]]:
        now = self._now
        found = await self._stored.due_by(now + int(DUE_CHECK), self._registry.store.games.share)
        return [(evening, float(max(0, at - now))) for evening, at in found]

    async def _find_stale(self) -> list[tuple[str, float]]:
        return [(each, 0.0) for each in await self._stored.stale(self._registry.store.games.share)]

    async def _show_again(self, evening: str) -> None:
        it = await self._stored.get(evening)
        if it is None or not self._registry.owns_server(it.guild):
            return
        if it.organiser == NOBODY:
            heir = await self._evenings.heir(it, self._has_left)
            if heir is None:
                await self._end(it, "its organiser's data was deleted, and nobody else comes")
                return
            it = await self._stored.save(heir)
        await self._messages.show(it)
        await self._stored.shown(it)

    async def _keep(self, evening: str) -> float | None:
        """Do all steps of an evening that are due; return in how many seconds another is due soon."""
        it = await self._stored.get(evening)
        while it is not None and self._registry.owns_server(it.guild):
            if (left := it.due - self._now) > 0:
                return float(left) if left <= DUE_CHECK else None
            it = await self._step(it)
        return None

    async def _step(self, it: Evening) -> Evening | None:
        """Do the next step; return the evening after it, `None` if it has ended."""
        match it.state.step:
            case "ask":
                return await self._ask(await self._moved(it))
            case "open":
                return await self._open(await self._moved(it))
            case "remind":
                return await self._remind(it)
            case "sum":
                return await self._sum_up(it)
            case "rest":
                return await self._end(it, "nobody wanted it again")

    async def _moved(self, it: Evening) -> Evening:
        """Move an evening whose channel the server has closed to games: nobody could be the first there."""
        channels = (await self._registry.store.servers.get(it.guild)).channels
        if not channels or self._messages.within(it, channels):
            return it
        await self._messages.delete(it)
        there = replace(it.with_state(message=0), channel=channels[0])
        asks = it.state.step == "open"
        return there.with_state(message=await self._messages.post(there) or 0) if asks else there

    async def _ask(self, it: Evening) -> Evening | None:
        """Ask who comes. Where Discord refuses that, nobody can answer."""
        heir = await self._evenings.heir(it, self._has_left)
        if heir is None:
            return await self._end(it, "nobody is left to organise it")
        if self._now > it.at + LATE:
            return await self._renew(heir)
        message, asks = await self._messages.post(heir), due(it).due <= self._now + SOON
        if message is None:
            return await self._pass(heir)
        return await self._stored.save(due(heir.with_state(message=message, step="open" if asks else "ask")))

    async def _open(self, it: Evening) -> Evening | None:
        """Open the lobby, unless all who answered stay away."""
        if self._now > it.at + LATE:
            return await self._renew(it)
        replies = await self._stored.replies(it)
        if replies["not"] and not (replies["coming"] or replies["later"]):
            return await self._stored.save(due(it.with_state(step="sum")))
        lobby = await self._evenings.lobby(it, replies)
        return await self._stored.save(due(replace(it.with_state(step="remind"), game=lobby.id)), lobby)

    async def _remind(self, it: Evening) -> Evening:
        """Show the lobby, and remind those who come."""
        try:
            table = await self._registry.get(it.game)
        except (DamagedGameError, RefusedError) as error:
            log.info("The lobby of evening %s is gone: %s", it.id, error)
        else:
            self._registry.tell_listeners(table)
            replies = await self._stored.replies(it)
            await self._notify(table, "soon", replies["coming"], {"when": f"<t:{it.at}:R>"})
            await self._messages.show(it)
        return await self._stored.save(due(it.with_state(step="sum")))

    async def _sum_up(self, it: Evening) -> Evening | None:
        """Tell how the evening went, and go on to the next one."""
        games = await self._evenings.played(it)
        if not games:
            return await self._pass(it)
        if it.state.every == "once":
            return await self._end(it, "it came once")
        await self._messages.delete(it)
        it = it.with_state(games=(*it.state.games, *games), empty=0, message=0)
        following = renewed(it, self._now)
        await self._messages.sum_up(it, games, following)
        return await self._stored.save(following)

    async def _pass(self, it: Evening) -> Evening | None:
        """Go on to the next time after an evening to which nobody came; let it rest after some of them."""
        it = it.with_state(empty=it.state.empty + 1)
        if it.state.every == "once" or it.state.empty < PATIENCE:
            return await self._renew(it)
        resting = it.with_state(step="rest")
        message = await self._messages.post(resting)
        if message is None:
            return await self._end(it, "nobody can see its message")
        return await self._stored.save(due(resting.with_state(message=message)))

    async def _renew(self, it: Evening) -> Evening | None:
        if it.state.every == "once":
            return await self._end(it, "it is over")
        await self._messages.delete(it)
        return await self._stored.save(renewed(it.with_state(message=0), self._now))

    async def _end(self, it: Evening, why: str) -> None:
        log.info("Evening %s ends: %s", it.id, why)
        await self._messages.delete(it)
        await self._stored.end(it.id)

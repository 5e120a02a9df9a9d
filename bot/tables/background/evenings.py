"""Standing evenings: ask who comes, open the lobby, remind people, and post results the next morning."""

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Protocol, TypeAlias

from bot.tables.background.scheduler import Scheduler
from bot.tables.evenings import OPENING_GRACE, EveningNotice, Evenings, HasLeft, after_renewal, due, in_season
from bot.tables.table import Table
from engine.setup.options import FEWEST
from storage.games.posted_calls import CallKind
from storage.parts import NOBODY
from storage.play.evenings import Evening

log = logging.getLogger(__name__)

DUE_CHECK = 60.0  # Seconds between two searches for evenings with a due step.

STALE_CHECK = 3600.0  # Seconds between two searches for messages that name a deleted person.

SOON_SECONDS = 12 * 60 * 60
"""If an evening has to ask who comes within this many seconds, its first message asks at once."""

EMPTY_EVENINGS = 2
"""After this number of evenings in a row without a game, an evening rests until somebody resumes it."""

NotifyThese: TypeAlias = Callable[[Table, CallKind, Sequence[int], Mapping[str, str]], Awaitable[None]]
"""Notifies these people with a kind of call, wherever they want to be notified. Raises nothing."""


class ShowsEvenings(Protocol):
    """Shows the messages of evenings."""

    async def post(self, evening: Evening, /, *called: int, notice: EveningNotice = "call") -> int | None:
        """Post a new message; return its id (0: unknown), or `None` if Discord refused it.

        Ping the `called` people except those in their quiet hours, and say why.
        """
        ...

    async def show(self, evening: Evening, /) -> None:
        """Update the message."""
        ...

    async def pass_over(self, evening: Evening, following: Evening, /) -> None:
        """Edit the message to say that nobody came, and when the `following` evening is."""
        ...

    async def delete(self, evening: Evening, /) -> None:
        """Delete the message."""
        ...

    def within(self, evening: Evening, channels: Collection[int], /) -> bool:
        """Return whether the evening is in one of these channels or their threads."""
        ...

    async def sum_up(
        self, before: Evening, evening: Evening, games: tuple[str, ...], following: Evening, /
    ) -> None:
        """Post a summary of an evening's games. `before` is the evening without them."""
        ...


class StandingEvenings:
    """Does the due steps of standing evenings, each step once.

    Storing a step changes the version of its evening, so only one of two processes can store it. Each message
    has a nonce, so repeating a step after a crash posts nothing twice.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        evenings: Evenings,
        messages: ShowsEvenings,
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
        self._stale = scheduler.search(STALE_CHECK, self._showing, self._find_stale)

    def look(self, evening: str) -> None:
        """Do the due steps of a changed evening."""
        self._keeping.enter(evening)

    def show(self, evening: str) -> None:
        """Show an evening's answers in its message and in its lobby, and retry until this succeeds."""
        self._showing.enter(evening)

    def forget_person(self, _user: int) -> None:
        """Find an organiser at once for the evenings of a person whose data was deleted."""
        self._stale.enter()

    @property
    def _now(self) -> int:
        return self._registry.time.present()

    async def _find(self) -> list[tuple[str, float]]:
        now = self._now
        found = await self._stored.due_by(now + int(DUE_CHECK), self._registry.store.games.share)
        return [(evening, float(max(0, at - now))) for evening, at in found]

    async def _find_stale(self) -> list[tuple[str, float]]:
        return [(each, 0.0) for each in await self._stored.stale(self._registry.store.games.share)]

    async def _show_again(self, evening_id: str) -> None:
        evening = await self._stored.get(evening_id)
        if evening is None or not self._registry.owns_server(evening.guild):
            return
        if evening.organiser == NOBODY:
            heir = await self._evenings.heir(evening, self._has_left)
            if heir is None:
                await self._end(evening, "its organiser's data was deleted, and nobody else comes")
                return
            message = await self._messages.post(heir, heir.organiser, notice="heir")
            evening = await self._stored.save(heir.with_state(message=message or heir.state.message))
        else:
            await self._evenings.expect(evening, (await self._stored.replies(evening))["coming"])
            await self._messages.show(evening)
        await self._stored.shown(evening)

    async def _keep(self, evening_id: str) -> float | None:
        """Do all due steps of an evening; return the seconds until the next one if it is due soon."""
        evening = await self._stored.get(evening_id)
        while evening is not None and self._registry.owns_server(evening.guild):
            if (left := evening.due - self._now) > 0:
                return float(left) if left <= DUE_CHECK else None
            if evening.organiser == NOBODY:
                await self._show_again(evening_id)
                evening = await self._stored.get(evening_id)
            else:
                evening = await self._step(evening)
        return None

    async def _step(self, evening: Evening) -> Evening | None:
        match evening.state.step:
            case "ask":
                return await self._ask(await self._moved(evening))
            case "call":
                return await self._call(await self._moved(evening))
            case "open":
                return await self._open(await self._moved(evening))
            case "remind":
                return await self._remind(evening)
            case "sum":
                return await self._sum_up(evening)
            case "rest":
                return await self._end(evening, "nobody wanted it again")

    async def _moved(self, evening: Evening) -> Evening:
        channels = (await self._registry.store.servers.get(evening.guild)).channels
        if not channels or self._messages.within(evening, channels):
            return evening
        await self._messages.delete(evening)
        there = replace(evening.with_state(message=0), channel=channels[0])
        if evening.state.step != "ask":
            return there.with_state(message=await self._messages.post(there) or 0)
        return there

    async def _ask(self, evening: Evening) -> Evening | None:
        heir = await self._evenings.heir(evening, self._has_left)
        if heir is None:
            return await self._end(evening, "nobody is left to organise it")
        if self._now > evening.at + OPENING_GRACE:
            return await self._renew(heir)
        for user in (await self._stored.replies(heir))["always"]:
            if await self._has_left(heir.guild, user):
                await self._stored.answer(heir.id, heir.at, user, "not")
        inherited, soon = heir.organiser != evening.organiser, self._now + SOON_SECONDS
        moved_for = await self._stored.to_be_told(heir)
        called = [*([heir.organiser] if inherited else []), *moved_for]
        notice = "heir" if inherited else "moved" if moved_for else "call"
        message = await self._messages.post(heir, *called, notice=notice)
        if message is None:
            return await self._pass(heir)
        asked = [heir.with_state(message=message, step=step) for step in ("ask", "call", "open")]
        # Skip steps that are due soon: the message about a new evening already does their work.
        later = [each for each in map(due, asked) if each.due > soon]
        return await self._stored.save(later[0] if later else due(asked[-1]))

    async def _call(self, evening: Evening) -> Evening:
        replies = await self._stored.replies(evening)
        always = replies["always"]
        # People who always come are in `replies` twice, and haven't answered for this time.
        few = sum(map(len, replies.values())) - 2 * len(always) < FEWEST
        if always and few and self._now <= evening.due + OPENING_GRACE:
            evening = evening.with_state(message=await self._messages.post(evening, *always) or 0)
        return await self._stored.save(due(evening.with_state(step="open")))

    async def _open(self, evening: Evening) -> Evening | None:
        if self._now > evening.at + OPENING_GRACE:
            return await self._renew(evening)
        replies = await self._stored.replies(evening)
        if replies["not"] and not (replies["coming"] or replies["later"]):
            return await self._stored.save(due(evening.with_state(step="sum")))
        lobby = await self._evenings.lobby(evening, replies)
        return await self._stored.save(due(replace(evening.with_state(step="remind"), game=lobby.id)), lobby)

    async def _remind(self, evening: Evening) -> Evening:
        if (table := await self._registry.get_or_none(evening.game)) is None:
            log.info("The lobby of evening %s is gone", evening.id)
        else:
            self._registry.tell_listeners(table)
            replies = await self._stored.replies(evening)
            await self._notify(table, "soon", replies["coming"], {"when": f"<t:{evening.at}:t>"})
            await self._messages.show(evening)
        return await self._stored.save(due(evening.with_state(step="sum")))

    async def _sum_up(self, evening: Evening) -> Evening | None:
        games = await self._evenings.played(evening)
        if not games:
            return await self._pass(evening)
        if evening.state.every == "once":
            return await self._end(evening, "it came once")
        await self._messages.delete(evening)
        # A season may have ended since the last summary: somebody moved the evening, or nobody came.
        before, state = evening, in_season(evening).state
        evening = evening.with_state(games=(*state.games, *games), evenings=state.evenings + 1)
        evening = evening.with_state(season=state.season, empty=0, message=0)
        following = in_season(after_renewal(evening, self._now))
        await self._messages.sum_up(before, evening, games, following)
        return await self._stored.save(following)

    async def _pass(self, evening: Evening) -> Evening | None:
        evening = evening.with_state(empty=evening.state.empty + 1)
        if evening.state.every == "once" or evening.state.empty < EMPTY_EVENINGS:
            return await self._renew(evening)
        resting = evening.with_state(step="rest")
        message = await self._messages.post(resting, evening.organiser)
        if message is None:
            return await self._end(evening, "nobody can see its message")
        return await self._stored.save(due(resting.with_state(message=message)))

    async def _renew(self, evening: Evening) -> Evening | None:
        if evening.state.every == "once":
            return await self._end(evening, "it is over")
        following = after_renewal(evening.with_state(message=0), self._now)
        await self._messages.pass_over(evening, following)
        return await self._stored.save(following)

    async def _end(self, evening: Evening, why: str) -> None:
        log.info("Evening %s ends: %s", evening.id, why)
        await self._messages.delete(evening)
        await self._stored.end(evening.id)

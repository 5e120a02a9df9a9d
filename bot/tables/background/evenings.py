"""Standing evenings: ask who comes, open the lobby, remind those who come, and sum up on the next morning."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol, TypeAlias

from bot.pictures.end import decided_words
from bot.screens.content import Content, in_words
from bot.screens.evening import (
    EveningModel,
    SummaryModel,
    ToldGame,
    evening_screen,
    resting_screen,
    summary_content,
)
from bot.screens.wording import Wording
from bot.tables import view_models
from bot.tables.background.scheduler import Scheduler
from bot.tables.evenings import LATE, Evenings, HasLeft, due, renewed
from bot.tables.message_names import channel_address, nonce
from bot.tables.stages import EndedGame
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.words.card_texts import together
from bot.words.language import Language
from storage.database.storage_errors import DamagedGameError
from storage.games.posted_calls import CallKind
from storage.play.evenings import Evening

log = logging.getLogger(__name__)

LOOK = 60.0
"""Seconds between two searches for evenings with something due."""

SOON = 12 * 60 * 60
"""A new evening isn't announced and, within so many seconds, asks again."""

PATIENCE = 2
"""How often in a row nobody plays before an evening rests."""

NotifyThese: TypeAlias = Callable[[Table, CallKind, Sequence[int], Mapping[str, str]], Awaitable[None]]
"""Notifies some people of a kind of call where they chose. Raises nothing."""


class Posted(Protocol):
    """What became of a message: whether Discord took it, and its id if it was certainly sent."""

    @property
    def taken(self) -> bool: ...  # noqa: D102 - as the class says

    @property
    def message(self) -> int: ...  # noqa: D102 - as the class says


class Messages(Protocol):
    """Posts, changes and deletes messages in channels. They notify nobody; it raises nothing."""

    async def post_at(self, guild: int, channel: int, content: Content, name: str) -> Posted:
        """Post a message with the nonce `name`."""
        ...

    async def change(self, channel: int, message: int, content: Content) -> None:
        """Change a message, if it is still there."""
        ...

    async def delete(self, channel: int, message: int) -> None:
        """Delete a message, if it is still there."""
        ...


class StandingEvenings:
    """Does what is due at standing evenings, each step once.

    A step is stored with the next version of its evening, so of two processes one loses. Each message has a
    nonce made of the evening's time: a step that is repeated after a crash posts nothing twice.
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
        scheduler.search(LOOK, self._keeping, self._find)
        scheduler.search(LOOK, self._showing, self._find_stale)

    def look(self, evening: str) -> None:
        """Do what is due at a changed evening."""
        self._keeping.enter(evening)

    async def show(self, it: Evening) -> None:
        """Have the message that asks who comes show what people said."""
        say = Language(it.state.locale)
        if it.state.step == "rest":
            content = in_words(partial(resting_screen, it, say))
        else:
            content = in_words(partial(evening_screen, await self.model(it), say))
        await self._messages.change(it.channel, it.state.message, content)

    async def model(self, it: Evening) -> EveningModel:
        """Return the model of an evening. Raises `NotReadError`."""
        where = ""
        if it.game:
            table = self._registry.known(it.game)
            where = table.board_address if table else channel_address(it.guild, it.channel)
        return EveningModel(it, await self._stored.replies(it), where)

    @property
    def _now(self) -> int:
        return self._registry.time.present()

    async def _find(self) -> list[tuple[str, float]]:
        now = self._now
        found = await self._stored.due_by(now + int(LOOK), self._registry.store.games.share)
        return [(evening, float(max(0, at - now))) for evening, at in found]

    async def _find_stale(self) -> list[tuple[str, float]]:
        return [(each, 0.0) for each in await self._stored.stale(self._registry.store.games.share)]

    async def _show_again(self, evening: str) -> None:
        it = await self._stored.get(evening)
        if it is not None and self._registry.owns_server(it.guild):
            await self.show(it)
            await self._stored.shown(evening)

    async def _keep(self, evening: str) -> float | None:
        """Do all steps of an evening that are due; return in how many seconds another is due soon."""
        it = await self._stored.get(evening)
        while it is not None and self._registry.owns_server(it.guild):
            if (left := it.due - self._now) > 0:
                return float(left) if left <= LOOK else None
            it = await self._step(it)
        return None

    async def _step(self, it: Evening) -> Evening | None:
        """Do the next step; return the evening after it, `None` if it has ended."""
        match it.state.step:
            case "ask":
                return await self._ask(it)
            case "open":
                return await self._open(it)
            case "remind":
                return await self._remind(it)
            case "sum":
                return await self._sum_up(it)
            case "rest":
                return await self._end(it, "nobody wanted it again")

    async def _ask(self, it: Evening) -> Evening | None:
        """Ask who comes. A new evening is announced at once, and asks again before it comes."""
        heir = await self._evenings.heir(it, self._has_left)
        if heir is None:
            return await self._end(it, "nobody is left to organise it")
        it, asks = heir, due(heir).due <= self._now + SOON
        if self._now > it.at + LATE:
            return await self._renew(it)
        content = in_words(partial(evening_screen, await self.model(it), Language(it.state.locale)))
        posted = await self._post(it, content)
        if not posted.taken:
            # The channel is gone, or closed to us: nobody can answer.
            return await self._pass(it)
        await self._messages.delete(it.channel, it.state.message)
        it = it.with_state(message=posted.message, step="open" if asks else "ask")
        return await self._stored.save(due(it))

    async def _open(self, it: Evening) -> Evening | None:
        """Open the lobby, unless all who answered stay away."""
        if self._now > it.at + LATE:
            return await self._renew(it)
        replies = await self._stored.replies(it)
        if replies["not"] and not (replies["coming"] or replies["later"]):
            return await self._stored.save(due(it.with_state(step="sum")))
        lobby = await self._evenings.lobby(it, replies)
        opened = replace(it.with_state(step="remind"), game=lobby.id)
        return await self._stored.save(due(opened), lobby)

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
            await self.show(it)
        return await self._stored.save(due(it.with_state(step="sum")))

    async def _sum_up(self, it: Evening) -> Evening | None:
        """Tell how the evening went, and go on to the next one."""
        games = await self._evenings.played(it)
        if not games:
            return await self._pass(it)
        await self._messages.delete(it.channel, it.state.message)
        it = it.with_state(games=(*it.state.games, *games), empty=0, message=0)
        if it.state.every == "once":
            return await self._end(it, "it came once")
        say, following = Language(it.state.locale), renewed(it, self._now)
        if told := [each for game in games for each in await self._told(game, say)]:
            rows, over = await self._stored.table(it.state.games), following.state.season != it.state.season
            await self._post(it, summary_content(SummaryModel(it, told, rows, following.at, over), say))
        return await self._stored.save(following)

    async def _told(self, game: str, say: Language) -> list[ToldGame]:
        """Tell who won a game and what decided it; nothing if it isn't over."""
        table = await self._registry.get(game)
        if not isinstance(table.stage, EndedGame):
            return []
        model = view_models.end(table)
        wording, scores = Wording(say, model.players, rules=model.rules), model.view.scores
        winners = [wording.name(each.seat) for each in scores if each.place(scores) == 1]
        decided, names = model.course.decided, list(map(wording.name, range(len(model.players))))
        moment = " ".join(decided_words(decided, model.view, names, say)[1:]) if decided else ""
        people = sum(player.user_id is not None for player in model.players)
        total = scores[0].total if scores else 0
        return [ToldGame(together(say, winners), total, len(winners), people, moment)] if winners else []

    async def _pass(self, it: Evening) -> Evening | None:
        """Go on to the next time after an evening to which nobody came; let it rest after some of them."""
        await self._messages.delete(it.channel, it.state.message)
        it = it.with_state(empty=it.state.empty + 1, message=0)
        if it.state.every == "once" or it.state.empty < PATIENCE:
            return await self._renew(it)
        it = it.with_state(step="rest")
        posted = await self._post(it, in_words(partial(resting_screen, it, Language(it.state.locale))))
        return await self._stored.save(due(it.with_state(message=posted.message)))

    async def _renew(self, it: Evening) -> Evening | None:
        if it.state.every == "once":
            return await self._end(it, "it is over")
        return await self._stored.save(renewed(it, self._now))

    async def _end(self, it: Evening, why: str) -> None:
        log.info("Evening %s ends: %s", it.id, why)
        await self._messages.delete(it.channel, it.state.message)
        await self._stored.end(it.id)

    async def _post(self, it: Evening, content: Content) -> Posted:
        name = nonce("", it.id, it.state.step, it.at, it.state.message)
        return await self._messages.post_at(it.guild, it.channel, content, name)

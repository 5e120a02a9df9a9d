"""The messages of standing evenings (regular meetings to play): who comes, and later how the evening went."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial

import discord

from bot.delivery.message_sender import MessageSender, pinging
from bot.delivery.notifier import Notifier, Posted
from bot.delivery.outbox import Urgency, attempt
from bot.pictures.end import decided_words
from bot.screens.content import Content, in_words
from bot.screens.evening import (
    EveningModel,
    SummaryModel,
    ToldGame,
    ended_screen,
    evening_screen,
    missed_screen,
    resting_screen,
    summary_content,
)
from bot.tables import view_models
from bot.tables.evenings import EveningNotice
from bot.tables.message import Message
from bot.tables.message_names import channel_address, nonce
from bot.tables.registry import Registry
from bot.tables.stages import EndedGame
from bot.wording.winners import won
from bot.wording.wording import Wording
from bot.words.language import Language
from bot.words.names import mention
from storage.play.evenings import Evening


class EveningMessages:
    """Posts, edits and deletes the messages of standing evenings. Raises only errors of reading."""

    def __init__(
        self, client: discord.Client, registry: Registry, sender: MessageSender, notifier: Notifier
    ) -> None:
        self._client = client
        self._registry = registry
        self._sender = sender
        self._notifier = notifier

    async def post(self, evening: Evening, *called: int, notice: EveningNotice = "call") -> int | None:
        """Post the message and delete the earlier one; return its id (0: unknown), or `None` if refused."""
        pinged, say = await self._notifier.may_be_pinged(called), Language(evening.state.locale)
        # After a move, the message says so until everybody has answered.
        why = say("evening-call") if called and notice == "call" else ""
        if notice in ("heir", "chosen"):
            why = say("evening-heir", who=mention(evening.organiser, say), why=notice)
        posted = await self._post(evening, await self._content(evening, why), pinged)
        await self.delete(evening)
        return posted.message if posted.taken else None

    async def show(self, evening: Evening) -> None:
        """Update the message."""
        await self._change(evening, await self._content(evening))

    async def end(self, evening: Evening, by: int, people: Sequence[int]) -> None:
        """Post who has ended the evening, and notify these `people`. Without any, edit the message."""
        content = in_words(partial(ended_screen, evening, by, people, Language(evening.state.locale)))
        if people:
            await self._post(evening, content, await self._notifier.may_be_pinged(people))
            await self.delete(evening)
        else:
            await self._change(evening, content)

    async def pass_over(self, evening: Evening, following: Evening) -> None:
        """Edit the message to say that nobody came, and when the `following` evening is."""
        say = Language(evening.state.locale)
        await self._change(evening, in_words(partial(missed_screen, evening, following.at, say)))

    async def delete(self, evening: Evening) -> None:
        """Delete the message that asks who comes."""
        await self._sender.delete(None, (evening.channel, evening.state.message))

    def within(self, evening: Evening, channels: Collection[int]) -> bool:
        """Return whether the evening is in one of these channels or their threads."""
        found = self._client.get_channel(evening.channel)
        parent = found.parent_id if isinstance(found, discord.Thread) else evening.channel
        return parent in channels

    async def sum_up(
        self, before: Evening, evening: Evening, games: tuple[str, ...], following: Evening
    ) -> None:
        """Post how the games of an evening went, and what the `following` evening decides.

        `before` is the evening without these games. If its season had ended, name its winner, too.
        """
        say, table = Language(evening.state.locale), self._registry.store.evenings.table
        if told := [each for game in games for each in await self._summaries(game, say)]:
            rows, over = await table(evening.state.games), not following.state.games
            ended = await table(before.state.games) if evening.state.evenings == 1 else ()
            model = SummaryModel(evening, told, rows, following.at, over, before, ended)
            await self._post(evening, summary_content(model, say))

    async def model(self, evening: Evening) -> EveningModel:
        """Return the model of an evening. Raises `NotReadError`."""
        table = self._registry.in_memory(evening.game)
        address = table.board_address if table else channel_address(evening.guild, evening.channel)
        stored = self._registry.store.evenings
        replies = await stored.replies(evening)
        played = await stored.table(evening.state.games or (evening.origin,))
        told = await stored.to_be_told(evening)
        answered = {*told, *(user for users in replies.values() for user in users)}
        silent = [each.user for each in played if each.user not in answered]
        if evening.game:
            return EveningModel(evening, replies, lobby=address)
        return EveningModel(evening, replies, silent, told)

    async def _content(self, evening: Evening, notice: str = "") -> Content:
        say = Language(evening.state.locale)
        if evening.state.step == "rest":
            return in_words(partial(resting_screen, evening, say))
        model = replace(await self.model(evening), notice=notice)
        return in_words(partial(evening_screen, model, say))

    async def _post(self, evening: Evening, content: Content, pinged: Sequence[int] = ()) -> Posted:
        # A repetition after a crash has the same nonce.
        name = nonce("", evening.id, evening.state.step, evening.at, evening.state.message)
        channel = self._client.get_partial_messageable(evening.channel, guild_id=evening.guild)
        return await self._notifier.post_in(channel, content, name, pinging(pinged))

    async def _change(self, evening: Evening, content: Content) -> None:
        place = (evening.channel, evening.state.message)
        change = partial(self._sender.change, Message(), None, place, content, Urgency.TOLD)
        if evening.state.message:
            await attempt(change, f"The message of evening {evening.id} could not be changed")

    async def _summaries(self, game: str, say: Language) -> list[ToldGame]:
        table = await self._registry.get(game)
        if not isinstance(table.stage, EndedGame):
            return []
        model = view_models.end(table)
        wording = Wording(say, model.players, rules=model.rules)
        decided, names = model.course.decided, list(map(wording.name, range(len(model.players))))
        moment = " ".join(decided_words(decided, model.view, names, say)[1:]) if decided else ""
        people = sum(player.user_id is not None for player in model.players)
        title = won(model.view.scores, wording)
        return [ToldGame(title, people, moment)] if title else []

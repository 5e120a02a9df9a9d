"""The messages of standing evenings: they ask who comes, and tell how an evening went. They notify nobody."""

from collections.abc import Collection
from functools import partial

import discord

from bot.delivery.message_sender import MessageSender
from bot.delivery.outbox import Urgency, attempt
from bot.delivery.poster import Posted, Poster
from bot.pictures.end import decided_words
from bot.screens.content import Content, in_words
from bot.screens.evening import ended_screen, evening_screen, resting_screen, summary_content
from bot.tables import view_models
from bot.tables.message import Message
from bot.tables.message_names import channel_address, nonce
from bot.tables.registry import Registry
from bot.tables.stages import EndedGame
from bot.view_models.evening import EveningModel, SummaryModel, ToldGame
from bot.wording.wording import Wording
from bot.words.card_texts import together
from bot.words.language import Language
from storage.play.evenings import Evening


class EveningMessages:
    """Posts, changes and deletes the messages of standing evenings. Raises the errors of reading alone.

    Each message has a nonce made of the evening's time, so a repetition after a crash posts nothing twice.
    """

    def __init__(
        self, client: discord.Client, registry: Registry, sender: MessageSender, poster: Poster
    ) -> None:
        self._client = client
        self._registry = registry
        self._sender = sender
        self._poster = poster

    async def post(self, it: Evening) -> int | None:
        """Ask in a new message who comes, or whether an evening goes on; delete the earlier message.

        Return its id (0: not known), or `None` if Discord refused it.
        """
        posted = await self._post(it, await self._content(it))
        await self.delete(it)
        return posted.message if posted.taken else None

    async def show(self, it: Evening) -> None:
        """Have the message show what people said."""
        await self._change(it, await self._content(it))

    async def end(self, it: Evening) -> None:
        """Have the message show that the evening has ended."""
        await self._change(it, in_words(partial(ended_screen, it, Language(it.state.locale))))

    async def delete(self, it: Evening) -> None:
        """Delete the message that asks who comes."""
        await self._sender.delete(None, (it.channel, it.state.message))

    def within(self, it: Evening, channels: Collection[int]) -> bool:
        """Return whether the evening is in one of these channels, or in a thread of one."""
        found = self._client.get_channel(it.channel)
        parent = found.parent_id if isinstance(found, discord.Thread) else it.channel
        return parent in channels

    async def sum_up(self, it: Evening, games: tuple[str, ...], following: Evening) -> None:
        """Tell how the finished games of an evening went, and what is at stake at the `following` one."""
        say = Language(it.state.locale)
        if told := [each for game in games for each in await self._told(game, say)]:
            rows = await self._registry.store.evenings.table(it.state.games)
            over = following.state.season != it.state.season
            await self._post(it, summary_content(SummaryModel(it, told, rows, following.at, over), say))

    async def model(self, it: Evening) -> EveningModel:
        """Return the model of an evening. Raises `NotReadError`."""
        table = self._registry.known(it.game)
        address = table.board_address if table else channel_address(it.guild, it.channel)
        replies = await self._registry.store.evenings.replies(it)
        return EveningModel(it, replies, address if it.game else "")

    async def _content(self, it: Evening) -> Content:
        say = Language(it.state.locale)
        if it.state.step == "rest":
            return in_words(partial(resting_screen, it, say))
        return in_words(partial(evening_screen, await self.model(it), say))

    async def _post(self, it: Evening, content: Content) -> Posted:
        name = nonce("", it.id, it.state.step, it.at, it.state.message)
        channel = self._client.get_partial_messageable(it.channel, guild_id=it.guild)
        return await self._poster.post_in(channel, content, name)

    async def _change(self, it: Evening, content: Content) -> None:
        place = (it.channel, it.state.message)
        change = partial(self._sender.change, Message(), None, place, content, Urgency.TOLD)
        if it.state.message:
            await attempt(change, f"The message of evening {it.id} could not be changed")

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

"""The end of a season in a server: the podium in a channel, the role of the first three, and messages."""

import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeGuard

import discord

from bot.delivery.discord_errors import FAILURES, refused_for_good
from bot.delivery.members import Members, hindrance, missing_in
from bot.delivery.message_sender import pinging
from bot.delivery.notifier import Notifier
from bot.delivery.outbox import Outbox
from bot.screens.content import in_words
from bot.screens.leaderboard import podium_content
from bot.screens.season import SeasonModel, own_season_screen
from bot.tables.chosen_times import in_the_evening
from bot.tables.message_names import nonce
from bot.words.language import Language
from storage.people.stored_settings import ServerSettings
from storage.results.leaderboards import BoardEntry
from storage.results.ratings.tracks import end_of
from storage.results.seasons import SeasonMessage
from storage.store import Store

log = logging.getLogger(__name__)


class Podiums:
    """Celebrates the ends of seasons."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        notifier: Notifier,
        outbox: Outbox,
        members: Members,
        now: Callable[[], float],
    ) -> None:
        """`now` returns the time in seconds since 1970."""
        self._client = client
        self._store = store
        self._notifier = notifier
        self._outbox = outbox
        self._members = members
        self._now = now

    async def celebrate(self, guild: int, season: int, before: int) -> bool:
        """Celebrate a season in the evening of a server; return whether nothing is left to retry.

        Take the role from the first three of `before`, the last celebrated season (0: none). The podium has a
        nonce, so a repetition posts it once.
        """
        server = self._client.get_guild(guild)
        if server is None:
            return False
        settings = await self._store.servers.get(guild)
        if not settings.seasons:
            return True
        if not self._evening(server, settings):
            return False
        first = await self._store.leaderboards.podium(guild, season)
        earlier = await self._store.leaderboards.honoured(guild, before) if before else ()
        awarded = await self._award(server, settings.podium_role, first, earlier)
        return await self._post(server, settings, season, first) and awarded

    async def tell(self, kind: SeasonMessage, guild: int, season: int, users: Iterable[int]) -> None:
        """Send people a message about a season once: in their server's evening, outside quiet hours."""
        server = self._client.get_guild(guild)
        settings = await self._store.servers.get(guild)
        if server is None or not settings.seasons or not self._evening(server, settings):
            return
        for user in await self._notifier.may_be_pinged(users):
            own = await self._store.seasons.own(user, guild, season, round(self._now()))
            if own is None or await self._members.has_left(guild, user):
                continue
            if await self._store.seasons.claim(kind, guild, season, user):
                chosen = (await self._store.persons.get(user)).language
                say = Language(chosen or settings.language or str(server.preferred_locale))
                ends = end_of(season) if kind == "reminder" else 0
                model = SeasonModel(season, own, server.name, ends, news=True)
                content = in_words(partial(own_season_screen, model, say))
                await self._notifier.post_to(user, content, nonce("", guild, user, kind, season))

    def _evening(self, server: discord.Guild, settings: ServerSettings) -> bool:
        return in_the_evening(settings.language, str(server.preferred_locale), self._now())

    async def take_back(self, user: int) -> None:
        """Take the role from a person before we delete their data. Raises the errors of reading."""
        for guild, season in await self._store.leaderboards.last_seasons_of(user):
            first = await self._store.leaderboards.honoured(guild, season)
            own, server = [each for each in first if each.user == user], self._client.get_guild(guild)
            if own and server is not None:
                settings = await self._store.servers.get(guild)
                await self._award(server, settings.podium_role, (), own)

    async def _post(
        self, server: discord.Guild, settings: ServerSettings, season: int, first: tuple[BoardEntry, ...]
    ) -> bool:
        if not settings.podium or not first:
            return True
        chosen = settings.podium_channel
        numbers = [chosen] if chosen else await self._store.games.busiest_channels(server.id)
        open_ones = [each for each in map(server.get_channel, numbers) if _may_post(each)]
        if not open_ones:
            # Retry if there are channels, because a manager may choose another, or let the bot write here.
            return not numbers
        say = Language(settings.language or str(server.preferred_locale))
        named = await self._notifier.may_be_pinged(each.user for each in first)
        # People who follow the season get a direct message (`tell`), so don't ping them.
        followers = (await self._store.seasons.readers(season)).get(server.id, ())
        figures = await self._store.seasons.figures(server.id, season)
        content = podium_content(season, first, say, named, figures)
        name = nonce("", server.id, "podium", season)
        place = self._client.get_partial_messageable(open_ones[0].id, guild_id=server.id)
        pinged = [user for user in named if user not in followers]
        return bool((await self._notifier.post_in(place, content, name, pinging(pinged))).message)

    async def _award(
        self, server: discord.Guild, number: int, first: Iterable[BoardEntry], earlier: Iterable[BoardEntry]
    ) -> bool:
        """Give the role to the first three, and take it from the earlier ones; return whether we finished."""
        role = server.get_role(number)
        if role is None or hindrance(server, number):
            return True
        users = {each.user for each in first}
        changes = [(user, True) for user in users]
        changes += [(each.user, False) for each in earlier if each.user not in users]
        done = [await self._change(server, role, user, given=given) for user, given in changes]
        return all(done)

    async def _change(self, server: discord.Guild, role: discord.Role, user: int, *, given: bool) -> bool:
        try:
            member = await self._outbox.send(partial(server.fetch_member, user))
            await self._outbox.send(partial(member.add_roles if given else member.remove_roles, role))
        except FAILURES as error:
            log.info("The role of the first three in server %d stays unchanged: %s", server.id, error)
            return refused_for_good(error)
        return True


def _may_post(channel: object) -> TypeGuard[discord.TextChannel]:
    return isinstance(channel, discord.TextChannel) and not missing_in(channel)

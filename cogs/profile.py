"""Profiles: `/citadels profile`, and the buttons on it."""

import time
from dataclasses import replace
from functools import partial
from itertools import pairwise

import discord

from bot.client import Feature
from bot.controls import requests
from bot.delivery import responses
from bot.pictures.daily import SHELF
from bot.review.replays import past_game
from bot.screens.career import RIVALS
from bot.screens.content import Content, with_picture
from bot.screens.opponents import records
from bot.screens.profile import profile_picture, profile_screen
from bot.tables.tournaments.pairing import record_of
from bot.view_models.lists import PastGame
from bot.view_models.profile import ProfileModel, RivalModel
from bot.words.language import Language
from cogs.common import check_server, language_to_post
from cogs.context import Context
from cogs.replies import Reply, command, handles
from storage.database.stored_time import day_of
from storage.parts import NOBODY
from storage.play.daily import DailyRecord
from storage.results.own_games import CUP
from storage.results.profiles import NO_GAMES, Rival, TrackRecord
from storage.results.ratings.model import Rating
from storage.results.ratings.tracks import ALL_SERVERS, ALL_TIME, Track

LAST_GAMES = 3


class ProfileCog(Feature):
    """Shows profiles. People see all their own games, but only this server's games of others."""

    @command("profile")
    async def profile(self, ctx: Context, person: discord.User | None = None) -> Content:
        """Show the profile of a person; by default, the reader's own."""
        user, name = (person.id, person.display_name) if person else (ctx.user, ctx.person.name)
        return await self._content(ctx, requests.ShowProfile(user, "main"), name)

    @handles(requests.ShowProfile)
    async def show(self, ctx: Context, request: requests.ShowProfile) -> Content:
        return await self._content(ctx, request)

    @handles(requests.ShareProfile)
    async def share(self, ctx: Context, _request: requests.ShareProfile) -> Reply:
        """Post the person's card as others see it. First say so in the person's own message."""
        check_server(ctx)
        say = await language_to_post(ctx)
        shown = requests.ShowProfile(ctx.user, "main")
        own = await self._model(ctx, shown, "", ctx.user)
        others = await self._model(ctx, shown, ctx.person.name, NOBODY)
        return Reply(
            _content_of(replace(own, posted=True), ctx.say), then=partial(self._post, ctx, others, say)
        )

    async def _post(self, ctx: Context, model: ProfileModel, say: Language) -> None:
        delivery = self.bot.delivery
        content = _content_of(model, say)
        posted = await responses.show(ctx.interaction, content, pictures=delivery.pictures, private=False)
        if posted is not None:
            delivery.shared_posts.note(ctx.interaction, posted.message)

    @handles(requests.SetShown)
    async def set_shown(self, ctx: Context, request: requests.SetShown) -> Content:
        """Show the person on leaderboards across servers, or stop that."""
        await self.bot.store.persons.change(
            ctx.user, lambda before: replace(before, everywhere=request.shown)
        )
        return await self._content(ctx, requests.ShowProfile(ctx.user, "more"))

    @handles(requests.SetNamed)
    async def set_named(self, ctx: Context, request: requests.SetNamed) -> Content:
        """Show or hide the person's name on leaderboards across servers."""
        await self.bot.store.persons.change(ctx.user, lambda before: replace(before, named=request.named))
        return await self._content(ctx, requests.ShowProfile(ctx.user, "more"))

    @handles(requests.ShowName, where="beside")
    async def show_name(self, ctx: Context, _request: requests.ShowName) -> str:
        """Show the person's name on leaderboards across servers, and confirm this."""
        await self.bot.store.persons.change(ctx.user, lambda before: replace(before, named=True))
        return ctx.say("name-shown")

    async def _content(self, ctx: Context, request: requests.ShowProfile, name: str = "") -> Content:
        return _content_of(await self._model(ctx, request, name, ctx.user), ctx.say)

    async def _model(
        self, ctx: Context, request: requests.ShowProfile, name: str, reader: int
    ) -> ProfileModel:
        user, server = request.user, ctx.server
        own, now = user == reader, int(time.time())
        profiles, finished = self.bot.store.profiles, self.bot.store.finished
        chosen = await self.bot.store.persons.get(user)
        scope = None if own else server
        seen = own or server is not None
        career = await profiles.career(user, scope) if seen else NO_GAMES
        here = None if server is None else await profiles.record(user, Track(server, ALL_TIME), now)
        everywhere = None
        if own or (chosen.everywhere and chosen.named):
            everywhere = await profiles.record(user, Track(ALL_SERVERS, ALL_TIME), now)
        played = await self.bot.store.tournaments.played_by(user, scope) if seen else []
        cups = record_of(user, played)
        model = ProfileModel(
            user=user,
            name=career.name or name or (ctx.person.name if own else ""),
            own=own,
            figures=career.figures,
            server=server is not None,
            played_here=bool(server and await finished.of_person(user, 1, guild=server, dailies=False)),
            here=here,
            everywhere=everywhere,
            last=await self._last(user, scope, here or everywhere) if seen else (),
            shown=chosen.everywhere,
            named=chosen.named,
            part=request.part,
            badges=(*career.badges, *((CUP,) if cups.won else ())),
            cups=cups,
            daily=await self.bot.store.daily.record(user, day_of(now), SHELF) if own else DailyRecord(),
            won=await self.bot.store.leaderboards.won(user, server, now) if server is not None else (),
            near=career.near if own else (),
        )
        return await self._with_rivals(reader, model)

    async def _with_rivals(self, reader: int, model: ProfileModel) -> ProfileModel:
        """Add the record against the owner; in the reader's own profile, the best and worst rivals."""
        profiles = self.bot.store.profiles
        if not model.own:
            met = await profiles.rival(reader, model.user)
            return replace(model, versus=met and RivalModel(model.name, met.better, met.worse))
        best, worst = await profiles.rivals(reader) or (None, None)
        return replace(
            model,
            best=await self._named(best) if best and best.better > best.worse else None,
            worst=await self._named(worst) if worst and worst.worse > worst.better else None,
            rivals=tuple([await self._named(each) for each in await profiles.met_most(reader, RIVALS)]),
            opponents=records(await profiles.opponents(reader)),
        )

    async def _named(self, rival: Rival) -> RivalModel:
        name = await self.bot.store.profiles.name(rival.last, rival.user)
        return RivalModel(name, rival.better, rival.worse)

    async def _last(self, user: int, guild: int | None, record: TrackRecord | None) -> tuple[PastGame, ...]:
        games = record.games if record else ()
        numbers = [Rating().number, *(each.rating.number for each in games)]
        steps = zip(games, pairwise(numbers), strict=True)
        changes = {each.game: after - before for each, (before, after) in steps}
        found = await self.bot.store.finished.of_person(user, LAST_GAMES, guild=guild, dailies=False)
        return tuple(replace(past_game(each), change=changes.get(each.result.game)) for each in found)


def _content_of(model: ProfileModel, say: Language) -> Content:
    return with_picture(partial(profile_screen, model, say), profile_picture(model, say))

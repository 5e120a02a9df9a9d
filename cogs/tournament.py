"""Tournaments and leagues: `/citadels tournament`, sign-up, standings, the organiser's panel."""

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord.ui import LayoutView, Modal

from bot.client import Feature
from bot.controls import requests
from bot.controls.request import read_number
from bot.screens.content import Content
from bot.screens.organiser import HOURS, LENGTHS, SIZES, correct_form, organiser_screen
from bot.screens.tournament import (
    beginning,
    overview_content,
    standings_screen,
    tournament_content,
    tournament_screen,
)
from bot.tables.person import language_of_server
from bot.tables.table_errors import RefusedError
from bot.tables.tournaments import course
from bot.tables.tournaments.tournament_models import model_of
from bot.view_models.lobby import TypedTime
from bot.view_models.tournament import OrganiserAsked, OrganiserModel
from cogs.common import check_opening, check_writing, remember_zone, time_form_of
from cogs.context import Context
from cogs.replies import Reply, command, handles
from engine.setup.editions import EDITIONS
from engine.setup.plan import Plan
from engine.setup.preview import problems
from storage.database.storage_errors import StaleVersionError
from storage.games.saved_sets import SavedSet
from storage.parts import NOBODY
from storage.people.stored_settings import ServerSettings
from storage.play.tournament import Tournament


class TournamentsCog(Feature):
    """Opens tournaments, signs people up, and lets organisers manage tournaments."""

    @command("tournament")
    async def tournament(self, ctx: Context) -> Content:
        """Show the tournament of the channel, otherwise the server's tournaments."""
        return await self._of_channel(ctx) or await self._of_server(ctx)

    @handles(requests.OpenTournament)
    async def open(self, ctx: Context, _request: requests.OpenTournament) -> Reply | LayoutView:
        """Open a tournament in the channel. If one is open there, show that in a new message."""
        found = await self._of_channel(ctx)
        shown = found or await self._open(ctx)
        return Reply(shown, where="beside") if isinstance(shown, Content) else shown

    async def _of_channel(self, ctx: Context) -> Content | None:
        found = await self.bot.store.tournaments.in_channel(ctx.channel or 0)
        return found and tournament_content(await model_of(found.tournament, self.bot.store), ctx.say)

    async def _of_server(self, ctx: Context) -> Content:
        """Show the server's last tournament, and running ones that the person can see; offer to open one."""
        seen = await self._seen(ctx)
        last, running = _last(seen), [each for each in seen if not each.ended]
        if last is None and not running:
            await self._check_may_open(ctx)
        settings = await self.bot.store.servers.get(ctx.guild or 0)
        model = await model_of(last, self.bot.store) if last else None
        return overview_content(model, running, ctx.say, opens=_may_open(ctx, settings))

    async def _seen(self, ctx: Context) -> list[Tournament]:
        """Return the server's tournaments in channels that the person can see."""
        known = await self.bot.store.tournaments.of_server(ctx.guild) if ctx.guild else []
        return [each for each in known if _sees(ctx, each.channel)]

    async def _check_may_open(self, ctx: Context) -> tuple[int, int, ServerSettings]:
        guild, channel = check_writing(ctx)
        settings = await check_opening(ctx)
        if not _may_open(ctx, settings):
            raise RefusedError("error-tournament-may", who=settings.tournaments)
        return guild, channel, settings

    async def _open(self, ctx: Context) -> Content | LayoutView:
        guild, channel, settings = await self._check_may_open(ctx)
        self.bot.delivery.cooldowns.use(ctx.interaction, "post")
        locale = language_of_server(ctx.interaction, settings.language).locale
        last = _last(await self._seen(ctx))
        try:
            opened = await self.bot.tournaments.open(ctx.person, guild, channel, locale, last)
        except StaleVersionError:
            if (content := await self._of_channel(ctx)) is None:
                raise
            return content
        as_last = [ctx.say("tournament-as-last")] if last else []
        return await self._panel(ctx, opened, " ".join([ctx.say("tournament-opened"), *as_last]))

    @handles(requests.JoinTournament, requests.LeaveTournament)
    async def sign(self, ctx: Context, request: requests.TournamentRequest) -> LayoutView | str:
        """Sign the person up, or take them out."""
        user, name, say = ctx.user, ctx.person.name, ctx.say
        joins = isinstance(request, requests.JoinTournament)
        tournament = await self.bot.tournaments.get(request.tournament, ctx.guild)
        tournament = await self.bot.tournaments.change(
            tournament,
            lambda before: course.join(before, user, name) if joins else course.leave(before, user),
        )
        self.bot.background.tournament_course.look(tournament.id)
        left = "tournament-left" if tournament.rounds else "tournament-signed-off"
        note = say("tournament-joined" if joins else left)
        if joins and not tournament.rounds:
            note = f"{note} {beginning(tournament, say)}"
        if not ctx.private:
            return note
        # Otherwise the clicked message would still say that nobody has signed up.
        return tournament_screen(await model_of(tournament, self.bot.store), say, note=note)

    @handles(requests.ShowStandings, requests.TurnStandings)
    async def standings(
        self, ctx: Context, request: requests.ShowStandings | requests.TurnStandings
    ) -> Reply | LayoutView:
        """Show a page of the standings: the first one in a new message, because the clicked one has links."""
        model = await model_of(await self.bot.tournaments.get(request.tournament, ctx.guild), self.bot.store)
        if isinstance(request, requests.TurnStandings):
            return standings_screen(model, ctx.say, request.page)
        return Reply(standings_screen(model, ctx.say), where="beside")

    @handles(requests.ManageTournament)
    async def manage(self, ctx: Context, request: requests.ManageTournament) -> LayoutView:
        return await self._screen(ctx, await self._managed(ctx, request))

    @handles(requests.SetTournament)
    async def set(self, ctx: Context, request: requests.SetTournament) -> LayoutView:
        """Change a setting before the tournament begins."""
        tournament = await self._managed(ctx, request)
        saved, now = await self._sets(tournament), self.bot.registry.time.present()

        def change(before: Tournament) -> Tournament:
            course.check_sign_up(before)
            return _changed(before, request, saved, now)

        return await self._panel(ctx, await self.bot.tournaments.change(tournament, change))

    @handles(requests.OpenTournamentTimeForm, where="unheld")
    async def ask_time(self, ctx: Context, request: requests.OpenTournamentTimeForm) -> Modal:
        tournament = await self._managed(ctx, request)
        return await time_form_of(ctx, requests.SetTournamentTime(tournament.id, ctx.person.click))

    @handles(requests.SetTournamentTime)
    async def set_time(self, ctx: Context, request: requests.SetTournamentTime) -> LayoutView:
        """Set the typed time as the tournament's start."""
        tournament = await self._managed(ctx, requests.ManageTournament(request.game))
        wanted = TypedTime(request.day, request.time, request.zone)
        try:
            at = self.bot.typed_times.read(ctx.user, wanted, self.bot.registry.time.present())
        except RefusedError as error:
            # The next form changes the same panel, so no error stays below it.
            return await self._panel(ctx, tournament, error.text(ctx.say))
        changed = await self.bot.tournaments.change(tournament, lambda before: course.with_start(before, at))
        await remember_zone(ctx, request.zone)
        return await self._panel(ctx, changed)

    @handles(requests.BeginRound, requests.BeginEarly)
    async def begin(self, ctx: Context, request: requests.BeginRound | requests.BeginEarly) -> LayoutView:
        """Start a round. If the tournament would start before its time, ask first."""
        tournament = await self._managed(ctx, request)
        of_round = request.round if isinstance(request, requests.BeginRound) else 0
        early = not tournament.rounds and tournament.begins > self.bot.registry.time.present()
        if early and isinstance(request, requests.BeginRound):
            return await self._panel(ctx, tournament, asks="start")
        try:
            return await self._panel(ctx, await self.bot.tournaments.begin_round(tournament, of_round))
        except RefusedError as error:
            tournament = await self._managed(ctx, request)
            return await self._panel(ctx, tournament, error.text(ctx.say))

    @handles(requests.EndTournament)
    async def end(self, ctx: Context, request: requests.EndTournament) -> LayoutView:
        tournament = await self._managed(ctx, request)
        if request.sure:
            now = self.bot.registry.time.present()
            tournament = await self.bot.tournaments.change(
                tournament, lambda before: course.after_cancelling(before, ctx.user, now)
            )
        return await self._panel(ctx, tournament, asks="" if request.sure else "end")

    @handles(requests.AskCorrection, where="unheld")
    async def ask(self, ctx: Context, request: requests.AskCorrection) -> Modal:
        """Show the form to correct the places at a table."""
        tournament = await self._managed(ctx, request)
        found = tournament.pairing(request.game)
        if found is None:
            raise RefusedError("error-unknown-option")
        return correct_form(tournament, found, ctx.person.click, ctx.say)

    @handles(requests.Correct)
    async def correct(self, ctx: Context, request: requests.Correct) -> LayoutView:
        """Correct the places of a table. Everybody sees the correction, and who made it."""
        tournament = await self._managed(ctx, request)
        tournament = await self.bot.tournaments.change(
            tournament, lambda before: course.with_correction(before, request.game, request.places, ctx.user)
        )
        return await self._panel(ctx, tournament, ctx.say("tournament-corrected-now"))

    async def _managed(
        self, ctx: Context, request: requests.TournamentRequest | requests.Correct
    ) -> Tournament:
        tournament = await self.bot.tournaments.get(request.tournament, ctx.guild)
        if ctx.user != tournament.organiser and not ctx.interaction.permissions.manage_guild:
            if tournament.organiser == NOBODY:
                raise RefusedError("error-tournament-managers")
            raise RefusedError("error-tournament-organiser", who=f"<@{tournament.organiser}>")
        return tournament

    async def _panel(
        self, ctx: Context, tournament: Tournament, note: str = "", *, asks: OrganiserAsked = ""
    ) -> LayoutView:
        """Show the organiser the changed tournament. Have the background work check it."""
        self.bot.background.tournament_course.look(tournament.id)
        return await self._screen(ctx, tournament, note, asks=asks)

    async def _screen(
        self, ctx: Context, tournament: Tournament, note: str = "", *, asks: OrganiserAsked = ""
    ) -> LayoutView:
        return organiser_screen(OrganiserModel(tournament, await self._sets(tournament), note, asks), ctx.say)

    async def _sets(self, tournament: Tournament) -> tuple[SavedSet, ...]:
        saved = await self.bot.store.sets.of_server(tournament.guild)
        return tuple(each for each in saved if not any(problems(each.plan, seats) for seats in SIZES))


def _may_open(ctx: Context, settings: ServerSettings) -> bool:
    may = ctx.interaction.permissions
    allowed = may.manage_guild or (settings.tournaments != "managers" and may.manage_events)
    return allowed or settings.tournaments == "everybody"


def _last(seen: Sequence[Tournament]) -> Tournament | None:
    """Return the last finished one of these tournaments."""
    over = [each for each in seen if each.ended and each.rounds]
    return max(over, key=lambda each: each.ended, default=None)


def _sees(ctx: Context, channel: int) -> bool:
    member, server = ctx.interaction.user, ctx.interaction.guild
    found = server.get_channel_or_thread(channel) if server else None
    return (
        found is not None
        and isinstance(member, discord.Member)
        and found.permissions_for(member).view_channel
    )


def _changed(
    tournament: Tournament, request: requests.SetTournament, saved: tuple[SavedSet, ...], now: int
) -> Tournament:
    value = request.value
    kind, _, name = value.partition("-")
    number = read_number(value, 3)
    match request.verb:
        case "size" if number in SIZES:
            return replace(tournament, size=number)
        case "length" if number in LENGTHS:
            return replace(tournament, length=number)
        case "kind" if value in ("live", "league"):
            return replace(tournament, league=value == "league")
        case "begins" if number in (0, *HOURS):
            return course.with_start(tournament, now + number * 3600 if number else 0)
        case "cards" if kind == "edition" and name in EDITIONS:
            return replace(tournament, plan=Plan(name), plan_name="")
        case "cards" if chosen := next(
            (each for each in saved if kind == "set" and f"{each.id}" == name), None
        ):
            return replace(tournament, plan=chosen.plan, plan_name=chosen.name)
        case _:
            raise RefusedError("error-unknown-option")

"""Tournaments and leagues: `/citadels tournament`, sign-up, standings, and the organiser's panel."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.client import Feature, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import held_responses, responses
from bot.screens.content import Content
from bot.screens.tournament import (
    HOURS,
    LENGTHS,
    SIZES,
    correct_form,
    organiser_screen,
    overview_content,
    standings_screen,
    tournament_content,
    tournament_screen,
)
from bot.screens.view_models.tournament import OrganiserModel
from bot.tables.person import language_of, language_of_server, person_of
from bot.tables.table_errors import RefusedError
from bot.tables.tournaments import course
from bot.tables.tournaments.tournament_models import model_of
from cogs.common import check_opening, check_writing
from engine.setup.editions import EDITIONS
from engine.setup.plan import Plan
from engine.setup.preview import problems
from storage.database.storage_errors import StaleVersionError
from storage.games.saved_sets import SavedSet
from storage.people.stored_settings import ServerSettings
from storage.play.tournament import Tournament
from storage.values import NOBODY


class TournamentsCog(Feature):
    """Opens tournaments, signs people up, and lets organisers run them."""

    @app_commands.command(description=describe("tournament"))
    async def tournament(self, interaction: Interaction) -> None:
        """Show the tournament of the channel, else others of the server; if there is none, open one."""
        async with held_responses.in_time(interaction, in_place=False):
            if not (await self._shown_here(interaction) or await self._shown_others(interaction)):
                await self._open(interaction)

    @handles(requests.OpenTournament)
    async def open(self, interaction: Interaction, _: requests.OpenTournament) -> None:
        """Open a tournament in the channel, unless one goes on there."""
        async with held_responses.in_time(interaction, in_place=False):
            if not await self._shown_here(interaction):
                await self._open(interaction)

    async def _shown_here(self, interaction: Interaction) -> bool:
        """Show the tournament that goes on in the channel; return whether there is one."""
        found = await self.bot.store.tournaments.in_channel(interaction.channel_id or 0)
        if found is not None:
            model = await model_of(found.tournament, self.bot.store)
            await self._content(interaction, tournament_content(model, language_of(interaction)))
        return found is not None

    async def _shown_others(self, interaction: Interaction) -> bool:
        """Show the last tournament of the server, and those elsewhere; return whether there are any.

        Only those are shown whose channel the person can see.
        """
        server = interaction.guild
        known = await self.bot.store.tournaments.of_server(server.id) if server else []
        seen = [each for each in known if _sees(interaction, each.channel)]
        running = [each for each in seen if not each.ended]
        over = [each for each in seen if each.ended and each.rounds]
        last = max(over, key=lambda each: each.ended, default=None)
        if last is None and not running:
            return False
        settings = await self.bot.store.servers.get(interaction.guild_id or 0)
        content = overview_content(
            await model_of(last, self.bot.store) if last else None,
            running,
            language_of(interaction),
            opens=_may_open(interaction, settings),
        )
        await self._content(interaction, content)
        return True

    async def _content(self, interaction: Interaction, content: Content) -> None:
        await responses.show_content(interaction, content, self.bot.delivery.pictures)

    async def _open(self, interaction: Interaction) -> None:
        """Open a tournament in the channel, and show its panel to the organiser."""
        guild, channel = check_writing(interaction)
        settings = await check_opening(interaction)
        if not _may_open(interaction, settings):
            raise RefusedError("error-tournament-may", who=settings.tournaments)
        self.bot.delivery.cooldowns.use(interaction)
        locale = language_of_server(interaction, settings.language).locale
        try:
            it = await self.bot.tournaments.open(person_of(interaction), guild, channel, locale)
        except StaleVersionError:
            await self._shown_here(interaction)
            return
        self.bot.background.tournament_course.look(it.id)
        await self._panel(interaction, it, language_of(interaction)("tournament-opened"))

    @handles(requests.JoinTournament, requests.LeaveTournament)
    async def sign(self, interaction: Interaction, request: requests.TournamentRequest) -> None:
        """Sign the person up, or take them out."""
        user, name = interaction.user.id, interaction.user.display_name
        joins = isinstance(request, requests.JoinTournament)
        async with held_responses.in_time(interaction, in_place=False):
            it = await self.bot.tournaments.get(request.tournament, interaction.guild_id)
            it = await self.bot.tournaments.change(
                it, lambda before: course.join(before, user, name) if joins else course.leave(before, user)
            )
            others = await self.bot.tournaments.live_ones_of(user, it) if joins else ()
            model = await model_of(it, self.bot.store)
        self.bot.background.tournament_course.look(it.id)
        say = language_of(interaction)
        left = "tournament-left" if it.rounds else "tournament-signed-off"
        told = [say("tournament-joined" if joins else left)]
        if others:
            told.append(say("tournament-elsewhere", where=" ".join(f"<#{each.channel}>" for each in others)))
        if held_responses.private(interaction):
            # It would say that nobody has signed up.
            view = tournament_screen(model, say, note="\n".join(told))
            await responses.respond(interaction, view)
        else:
            await responses.tell(interaction, "\n".join(told))

    @handles(requests.ShowStandings, requests.TurnStandings)
    async def standings(
        self, interaction: Interaction, request: requests.ShowStandings | requests.TurnStandings
    ) -> None:
        """Show how everybody stands, or a page of that."""
        page = request.page if isinstance(request, requests.TurnStandings) else 0
        async with held_responses.in_time(interaction, in_place=held_responses.private(interaction)):
            it = await self.bot.tournaments.get(request.tournament, interaction.guild_id)
            model = await model_of(it, self.bot.store)
        view = standings_screen(model, language_of(interaction), page)
        if held_responses.private(interaction):
            await responses.respond(interaction, view)
        else:
            await responses.show(interaction, view)

    @handles(requests.ManageTournament)
    async def manage(self, interaction: Interaction, request: requests.ManageTournament) -> None:
        """Show the organiser their panel."""
        async with held_responses.in_time(interaction, in_place=False):
            it = await self._managed(interaction, request)
        await self._panel(interaction, it)

    @handles(requests.SetTournament)
    async def set(self, interaction: Interaction, request: requests.SetTournament) -> None:
        """Set something before it begins."""
        async with held_responses.in_time(interaction, in_place=True):
            it = await self._managed(interaction, request)
            saved = await self._sets(it)
            now = self.bot.registry.time.present()

            def change(before: Tournament) -> Tournament:
                """Set it, if it hasn't begun."""
                course.check_open(before)
                if before.rounds:
                    raise RefusedError("error-tournament-begun")
                return _changed(before, request, saved, now)

            it = await self.bot.tournaments.change(it, change)
        self.bot.background.tournament_course.look(it.id)
        await self._panel(interaction, it)

    @handles(requests.BeginRound)
    async def begin(self, interaction: Interaction, request: requests.BeginRound) -> None:
        """Begin the tournament, or the next round of a league, now."""
        async with held_responses.in_time(interaction, in_place=True):
            it = await self._managed(interaction, request)
            it = await self.bot.tournaments.begin_round(it, request.round)
        self.bot.background.tournament_course.look(it.id)
        await self._panel(interaction, it)

    @handles(requests.EndTournament)
    async def end(self, interaction: Interaction, request: requests.EndTournament) -> None:
        """End it early, if that is meant."""
        async with held_responses.in_time(interaction, in_place=True):
            it = await self._managed(interaction, request)
            if request.sure:
                now = self.bot.registry.time.present()
                it = await self.bot.tournaments.change(it, lambda before: course.ended(before, now))
        self.bot.background.tournament_course.look(it.id)
        await self._panel(interaction, it, sure=not request.sure)

    @handles(requests.AskCorrection)
    async def ask(self, interaction: Interaction, request: requests.AskCorrection) -> None:
        """Show the form for the places at a table."""
        it = await self._managed(interaction, request)
        found = it.pairing(request.game)
        if found is None:
            raise RefusedError("error-unknown-option")
        await responses.ask(interaction, correct_form(it, found, interaction.id, language_of(interaction)))

    @handles(requests.Correct)
    async def correct(self, interaction: Interaction, request: requests.Correct) -> None:
        """Set the places of a table; everybody sees that, and by whom."""
        by = interaction.user.id
        async with held_responses.in_time(interaction, in_place=True):
            it = await self._managed(interaction, request)
            it = await self.bot.tournaments.change(
                it, lambda before: course.corrected(before, request.game, request.places, by)
            )
        self.bot.background.tournament_course.look(it.id)
        await self._panel(interaction, it, language_of(interaction)("tournament-corrected-now"))

    async def _managed(
        self, interaction: Interaction, request: requests.TournamentRequest | requests.Correct
    ) -> Tournament:
        """Return a tournament that the person runs. Raises `RefusedError`."""
        it = await self.bot.tournaments.get(request.tournament, interaction.guild_id)
        if interaction.user.id != it.organiser and not interaction.permissions.manage_guild:
            if it.organiser == NOBODY:
                raise RefusedError("error-tournament-managers")
            raise RefusedError("error-tournament-organiser", who=f"<@{it.organiser}>")
        return it

    async def _panel(
        self, interaction: Interaction, it: Tournament, note: str = "", *, sure: bool = False
    ) -> None:
        model = OrganiserModel(it, await self._sets(it), note, sure)
        await responses.respond(interaction, organiser_screen(model, language_of(interaction)))

    async def _sets(self, it: Tournament) -> tuple[SavedSet, ...]:
        """Return the sets of the server that tables of every size can play."""
        saved = await self.bot.store.sets.of_server(it.guild)
        return tuple(each for each in saved if not any(problems(each.plan, seats) for seats in SIZES))


def _may_open(interaction: Interaction, settings: ServerSettings) -> bool:
    may = interaction.permissions
    allowed = may.manage_guild or (settings.tournaments != "managers" and may.manage_events)
    return allowed or settings.tournaments == "everybody"


def _sees(interaction: Interaction, channel: int) -> bool:
    """Whether a person can see a channel of their server."""
    member, server = interaction.user, interaction.guild
    found = server.get_channel_or_thread(channel) if server else None
    return (
        found is not None
        and isinstance(member, discord.Member)
        and found.permissions_for(member).view_channel
    )


def _changed(
    it: Tournament, request: requests.SetTournament, saved: tuple[SavedSet, ...], now: int
) -> Tournament:
    """Return a tournament with something set. Raises `RefusedError` for a value that isn't offered."""
    value = request.value
    kind, _, name = value.partition("-")
    number = int(value) if value.isdecimal() and len(value) < 4 else -1
    match request.verb:
        case "size" if number in SIZES:
            return replace(it, size=number)
        case "length" if number in LENGTHS:
            return replace(it, length=number)
        case "kind" if value in ("live", "league"):
            return replace(it, league=value == "league")
        case "begins" if number in (0, *HOURS):
            return replace(it, begins=now + number * 3600 if number else 0)
        case "cards" if kind == "edition" and name in EDITIONS:
            return replace(it, plan=Plan(name), plan_name="")
        case "cards" if chosen := next(
            (each for each in saved if kind == "set" and f"{each.id}" == name), None
        ):
            return replace(it, plan=chosen.plan, plan_name=chosen.name)
        case _:
            raise RefusedError("error-unknown-option")

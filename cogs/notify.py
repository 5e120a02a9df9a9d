"""Where and when somebody is called: `/citadels notify`, its menus, and *Not now* on a reminder."""

import time
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.client import Feature, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import also_handles, handles
from bot.controls.requests import NotifySetting
from bot.delivery import held_responses, responses
from bot.delivery.discord_errors import FAILURES
from bot.delivery.outbox import attempt
from bot.delivery.roles import hindrance
from bot.screens.limits import OFFERED
from bot.screens.notify import NotifyModel, notify_screen
from bot.tables import call_settings
from bot.tables.call_settings import UTC_ZONE, time_in, zones
from bot.tables.person import language_of
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from bot.words.name_search import folded
from cogs.common import seat_of
from storage.database.storage_errors import UnsureError
from storage.people.stored_settings import PersonSettings


class NotifyCog(Feature):
    """Lets people choose where and when they are called, and whether to new lobbies."""

    @also_handles(requests.OpenNotify)
    @app_commands.command(name="notify", description=describe("notify"))
    @app_commands.describe(
        quiet_from=describe("notify.quiet_from"),
        quiet_to=describe("notify.quiet_to"),
        zone=describe("notify.zone"),
    )
    async def notify(
        self, interaction: Interaction, quiet_from: str = "", quiet_to: str = "", zone: str = ""
    ) -> None:
        """Show what the person has chosen, and change it first if that is asked for."""
        given: dict[NotifySetting, str] = {"zone": zone, "from": quiet_from, "to": quiet_to}
        await self._set(interaction, {setting: value for setting, value in given.items() if value})

    @notify.autocomplete("zone")
    async def offer_zones(self, _: Interaction, typed: str) -> list[Choice[str]]:
        """Offer the time zones with what was typed in their names."""
        wanted = folded(typed)
        found = [each for each in zones() if wanted in folded(each)]
        # A typed city means that city, and not a continent that is written alike.
        found.sort(key=lambda each: not folded(each.rpartition("/")[2]).startswith(wanted))
        return [Choice(name=each, value=each) for each in found[:OFFERED]]

    @handles(requests.SetNotify)
    async def set(self, interaction: Interaction, request: requests.SetNotify) -> None:
        """Change one thing, and show what is chosen then."""
        if request.setting == "holiday":
            await self._go_away(interaction, call_settings.days_away(request.value))
            return
        await self._set(interaction, {request.setting: request.value})

    @handles(requests.SetInvited)
    async def set_invited(self, interaction: Interaction, request: requests.SetInvited) -> None:
        """Let people with whom the person played call them to a new lobby, or not any more."""
        user = interaction.user.id
        async with held_responses.in_time(interaction):
            settings = await self.bot.store.persons.change(user, lambda it: replace(it, invited=request.on))
            await self._show(interaction, settings, await self._called(interaction))

    @handles(requests.SetCalled)
    async def set_called(self, interaction: Interaction, request: requests.SetCalled) -> None:
        """Give the person the role that is called for new lobbies here, or take it away."""
        say, note, called = language_of(interaction), "", None
        async with held_responses.in_time(interaction):
            settings = await self.bot.store.persons.get(interaction.user.id)
            try:
                called = await self._give(interaction, on=request.on)
            except RefusedError as error:
                note, called = error.text(say), await self._called(interaction)
            await self._show(interaction, settings, called, note)

    async def _give(self, interaction: Interaction, *, on: bool) -> bool:
        """Give or take the role; return whether the person has it then. Raises `RefusedError`."""
        guild, person = interaction.guild, interaction.user
        role = guild and guild.get_role((await self.bot.store.servers.get(guild.id)).call_role)
        if guild is None or role is None or not isinstance(person, discord.Member):
            raise RefusedError("error-call-role", why="gone", role="")
        if why := hindrance(guild, role.id):
            raise RefusedError("error-call-role", why=why, role=role.mention)
        change = partial(person.add_roles if on else person.remove_roles, role)
        error = await attempt(change, f"Nobody gets the role for calls in server {guild.id}")
        if isinstance(error, FAILURES):
            raise RefusedError("error-call-role", why="refused", role=role.mention) from error
        return on

    async def _called(self, interaction: Interaction) -> bool | None:
        """Return whether the person has the role for calls; `None` if there is none here."""
        guild, person = interaction.guild, interaction.user
        role = guild and guild.get_role((await self.bot.store.servers.get(guild.id)).call_role)
        return role in person.roles if role is not None and isinstance(person, discord.Member) else None

    @handles(requests.Mute)
    async def mute(self, interaction: Interaction, request: requests.Mute) -> None:
        """Remind the person no more of a question."""
        table, seat = await seat_of(interaction, request.game)
        async with self.bot.delivery.panel_responses.responding(interaction, table, seat):
            say, muted = (
                language_of(interaction),
                await self.bot.delivery.panel_responses.mute(table, seat, request.tag),
            )
            note = say("mute-done", call=_last_call(table, seat)) if muted else say("error-stale")
            await self.bot.delivery.panel_responses.respond(interaction, table, seat, note=note)

    async def _set(self, interaction: Interaction, changes: Mapping[NotifySetting, str]) -> None:
        user, say, note = interaction.user.id, language_of(interaction), ""
        async with held_responses.in_time(interaction):
            settings = await self.bot.store.persons.get(user)
            try:
                if changes:
                    settings = await self.bot.store.persons.change(
                        user, lambda before: _changed(before, changes, say)
                    )
                    if not await self.bot.background.seat_settings.follow(user):
                        note = say("notify-seats-later")
            except RefusedError as error:
                note = error.text(say)
            except UnsureError:
                # The stored settings hold in their games too.
                await self.bot.background.seat_settings.follow(user)
                raise
        await self._show(interaction, settings, await self._called(interaction), note)

    async def _go_away(self, interaction: Interaction, days: int) -> None:
        """Let the clocks of the person's slow games stand still for so many days; 0: they are back."""
        user, note = interaction.user.id, ""
        async with held_responses.in_time(interaction):
            settings = await self.bot.store.persons.take_holiday(user, days * call_settings.DAY)
            if settings is None:
                settings = await self.bot.store.persons.get(user)
                note = language_of(interaction)("error-holiday")
            elif not await self.bot.background.seat_settings.follow(user):
                note = language_of(interaction)("notify-seats-later")
        await self._show(interaction, settings, await self._called(interaction), note)

    async def _show(
        self, interaction: Interaction, settings: PersonSettings, called: bool | None, note: str = ""
    ) -> None:
        # Quiet hours that are assumed are shown as what they are.
        quiet = call_settings.quiet_at_first(settings, str(interaction.locale))
        model = replace(_model(replace(settings, quiet=quiet), interaction.id, note), called=called)
        view = notify_screen(model, language_of(interaction))
        await responses.respond(interaction, view)


def _last_call(table: Table, seat: int) -> str:
    """Say when a seat that wants no reminder is called once more all the same."""
    clock = table.setup.clock
    if clock is None or clock.seat != seat or clock.call is None:
        return "none"
    return "time" if table.setup.pace.limit else "day"


def _changed(settings: PersonSettings, changes: Mapping[NotifySetting, str], say: Language) -> PersonSettings:
    """Make all changes, or none. Raises `RefusedError`."""
    for setting, value in changes.items():
        settings = call_settings.changed(settings, setting, _meant(value, say), say.locale)
    return settings


def _meant(value: str, say: Language) -> str:
    """Return what a typed value means: each language has a word of its own for "off"."""
    return requests.OFF if folded(value) == folded(say("notify-time-off")) else value


def _model(settings: PersonSettings, click: int, note: str) -> NotifyModel:
    zone = settings.quiet.zone if settings.quiet else UTC_ZONE
    now = time_in(zone if zone in zones() else UTC_ZONE, time.time())
    holiday = settings.holiday
    until = holiday.end if holiday is not None and holiday.lasts(time.time()) else 0
    return NotifyModel(settings, now, zones(), click, note, away_until=until)

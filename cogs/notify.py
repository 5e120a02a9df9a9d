"""Where and when somebody is called: `/citadels notify`, its menus, and *Not now* on a reminder."""

import time
from collections.abc import Mapping

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import CitadelsBot, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.controls.requests import NotifySetting
from bot.delivery import holding, responses
from bot.screens.limits import OFFERED
from bot.screens.notify import NotifyModel, notify_screen
from bot.tables import call_settings
from bot.tables.call_settings import UTC_ZONE, time_in, zones
from bot.tables.errors import RefusedError
from bot.tables.person import language_of
from bot.tables.table import Table
from bot.words.language import Language
from cogs.common import seat_of
from storage.errors import UnsureError
from storage.settings import PersonSettings


class Notify(commands.Cog):
    """Lets people choose where and when they are called."""

    def __init__(self, bot: CitadelsBot) -> None:
        self._persons = bot.store.persons
        self._seats = bot.background.seat_settings
        self._panels = bot.delivery.panel_responses

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
        wanted = typed.strip().replace(" ", "_").lower()
        found = [each for each in zones() if wanted in each.lower()]
        # A typed city means that city, and not a continent that is written alike.
        found.sort(key=lambda each: not each.rpartition("/")[2].lower().startswith(wanted))
        return [Choice(name=each, value=each) for each in found[:OFFERED]]

    @handles(requests.SetNotify)
    async def set(self, interaction: Interaction, request: requests.SetNotify) -> None:
        """Change one thing, and show what is chosen then."""
        await self._set(interaction, {request.setting: request.value})

    @handles(requests.Mute)
    async def mute(self, interaction: Interaction, request: requests.Mute) -> None:
        """Remind the person no more of a question."""
        table, seat = await seat_of(interaction, request.game)
        async with self._panels.responding(interaction, table, seat):
            say, muted = language_of(interaction), await self._panels.mute(table, seat, request.tag)
            note = say("mute-done", call=_last_call(table, seat)) if muted else say("error-stale")
            await self._panels.respond(interaction, table, seat, note=note)

    async def _set(self, interaction: Interaction, changes: Mapping[NotifySetting, str]) -> None:
        user, say, note = interaction.user.id, language_of(interaction), ""
        async with holding.in_time(interaction, in_place=responses.private(interaction)):
            settings = await self._persons.get(user)
            try:
                if changes:
                    settings = await self._persons.change(user, lambda before: _changed(before, changes, say))
                    if not await self._seats.follow(user):
                        note = say("notify-seats-later")
            except RefusedError as error:
                note = error.text(say)
            except UnsureError:
                # The stored settings hold in their games too.
                await self._seats.follow(user)
                raise
        view = notify_screen(_model(settings, interaction.id, note), say)
        in_place = responses.private(interaction)
        await responses.respond(interaction, view, in_place=in_place)


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
    return requests.OFF if value.strip().lower() == say("notify-time-off") else value


def _model(settings: PersonSettings, click: int, note: str) -> NotifyModel:
    zone = settings.quiet.zone if settings.quiet else UTC_ZONE
    now = time_in(zone if zone in zones() else UTC_ZONE, time.time())
    return NotifyModel(settings, now, zones(), click, note)

"""Where and when the bot notifies a person: `/citadels notify`, and the button *Not now* of reminders."""

import time
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import discord
from discord.app_commands import Choice
from discord.ui import LayoutView

from bot.client import Feature, Interaction
from bot.controls import requests
from bot.controls.requests import NotifyPage, NotifySetting
from bot.delivery.contents import SeatPanel
from bot.delivery.members import hindrance
from bot.delivery.outbox import attempt
from bot.screens.limits import COMMAND_CHOICES
from bot.screens.notify import NOTIFY_PAGES, NotifyModel, at_home_screen, notify_screen
from bot.tables import chosen_times
from bot.tables.chosen_times import UTC_ZONE, named_zone, time_in, with_home, zones
from bot.tables.person import language_of_server
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from bot.words.names import folded
from cogs.common import call_role
from cogs.context import Context
from cogs.replies import command, handles, on_panel
from storage.database.storage_errors import UnsureError
from storage.people.stored_settings import PersonSettings


class NotifyCog(Feature):
    """Lets people choose where, when and about what the bot notifies them."""

    @command("notify", also=requests.OpenNotify, where="here")
    async def notify(
        self, ctx: Context, quiet_from: str = "", quiet_to: str = "", zone: str = ""
    ) -> LayoutView:
        """Show the person's settings. If options are given, first change these settings."""
        given: dict[NotifySetting, str] = {"zone": zone, "from": quiet_from, "to": quiet_to}
        return await self._set(ctx, {setting: value for setting, value in given.items() if value})

    @notify.autocomplete("zone")
    async def offer_zones(self, _: Interaction, typed: str) -> list[Choice[str]]:
        """Offer the time zones whose names contain the typed text."""
        wanted = folded(typed)
        found = [each for each in zones() if wanted in folded(each)]
        # Put zones whose city begins with the text first.
        found.sort(key=lambda each: not folded(each.rpartition("/")[2]).startswith(wanted))
        return [Choice(name=each, value=each) for each in found[:COMMAND_CHOICES]]

    @handles(requests.OpenNotifyPage)
    async def turn(self, ctx: Context, request: requests.OpenNotifyPage) -> LayoutView:
        return await self._set(ctx, {}, request.page)

    @handles(requests.SetNotify)
    async def set(self, ctx: Context, request: requests.SetNotify) -> LayoutView:
        """Change one setting, and show its page."""
        if request.setting == "holiday":
            return await self._go_away(ctx, chosen_times.days_away(request.value))
        return await self._set(ctx, {request.setting: request.value}, NOTIFY_PAGES[request.setting])

    @handles(requests.SetHome, requests.PickHome)
    async def set_home(self, ctx: Context, request: requests.SetHome) -> LayoutView:
        """Store where the person lives. Unless they chose quiet hours, assume the night there."""
        zone = named_zone(request.zone)
        settings = await self.bot.store.persons.change(ctx.user, lambda before: with_home(before, zone))
        followed = await self.bot.background.seat_settings.follow(ctx.user)
        if settings.quiet is None or not followed:
            return await self._chosen(ctx, settings, "" if followed else ctx.say("notify-seats-later"))
        return at_home_screen(settings.quiet, ctx.say)

    @handles(requests.SetInvited)
    async def set_invited(self, ctx: Context, request: requests.SetInvited) -> LayoutView:
        settings = await self.bot.store.persons.change(
            ctx.user, lambda before: replace(before, invited=request.on)
        )
        return await self._chosen(ctx, settings, page="often")

    @handles(requests.SetCalled)
    async def set_called(self, ctx: Context, request: requests.SetCalled) -> LayoutView:
        settings = await self.bot.store.persons.get(ctx.user)
        try:
            await self._give(ctx, request)
        except RefusedError as error:
            return await self._chosen(ctx, settings, error.text(ctx.say), "often")
        model = await self._model(ctx, settings)
        return notify_screen(replace(model, called=request.on, page="often"), ctx.say)

    async def _give(self, ctx: Context, request: requests.SetCalled) -> None:
        guild, person, role = ctx.interaction.guild, ctx.interaction.user, await call_role(ctx)
        if guild is None or role is None or not isinstance(person, discord.Member):
            raise RefusedError("error-call-role", why="gone", role="")
        if why := hindrance(guild, role.id):
            raise RefusedError("error-call-role", why=why, role=role.mention)
        change = partial(person.add_roles if request.on else person.remove_roles, role)
        if not await attempt(change, f"Nobody gets the role for calls in server {guild.id}"):
            raise RefusedError("error-call-role", why="refused", role=role.mention)

    @on_panel(requests.Mute)
    async def mute(self, ctx: Context, table: Table, seat: int, request: requests.Mute) -> SeatPanel:
        muted = await self.bot.delivery.panel_responses.mute(table, seat, request.tag)
        note = ctx.say("mute-done", call=_last_call(table, seat)) if muted else ctx.say("error-stale")
        return SeatPanel(table, seat, note)

    async def _set(
        self, ctx: Context, changes: Mapping[NotifySetting, str], page: NotifyPage = "first"
    ) -> LayoutView:
        user, say, note = ctx.user, ctx.say, ""
        settings = await self.bot.store.persons.get(user)
        try:
            if changes:
                settings = await self.bot.languages.change(
                    user, lambda before: _changed(before, changes, say)
                )
                if not await self.bot.background.seat_settings.follow(user):
                    note = say("notify-seats-later")
        except RefusedError as error:
            note = error.text(say)
        except UnsureError:
            # The change may be stored anyway, so apply the stored settings.
            await self.bot.background.seat_settings.follow(user)
            raise
        return await self._chosen(ctx, settings, note, page)

    async def _go_away(self, ctx: Context, days: int) -> LayoutView:
        """Stop the clocks of the person's slow games for `days`; 0: let the clocks run again."""
        persons, note = self.bot.store.persons, ""
        settings = await persons.take_holiday(ctx.user, days * chosen_times.DAY)
        if settings is None:
            settings, note = await persons.get(ctx.user), ctx.say("error-holiday")
        elif not await self.bot.background.seat_settings.follow(ctx.user):
            note = ctx.say("notify-seats-later")
        return await self._chosen(ctx, settings, note, "other")

    async def _chosen(
        self, ctx: Context, settings: PersonSettings, note: str = "", page: NotifyPage = "first"
    ) -> LayoutView:
        person, role = ctx.source.user if ctx.source else None, await call_role(ctx)
        has = role in person.roles if role is not None and isinstance(person, discord.Member) else None
        model = await self._model(ctx, settings, note)
        return notify_screen(replace(model, called=has, page=page), ctx.say)

    async def _model(self, ctx: Context, settings: PersonSettings, note: str = "") -> NotifyModel:
        # This also adds assumed quiet hours.
        chosen = (await self.bot.store.servers.get(ctx.server or 0)).language
        here = language_of_server(ctx.source, chosen) if ctx.source else ctx.say
        persons, guild = self.bot.store.persons, ctx.server or 0
        quiet = await chosen_times.quiet_in_server(persons, guild, settings, ctx.person, here.locale)
        return _model(replace(settings, quiet=quiet), ctx.person.click, note)


def _last_call(table: Table, seat: int) -> str:
    """Return when we still notify a seat that gets no reminders, as a variant of the text `mute-done`."""
    clock = table.setup.times.clock
    if clock is None or clock.seat != seat or clock.call is None:
        return "none"
    return "time" if table.setup.chosen.pace.limit else "day"


def _changed(settings: PersonSettings, changes: Mapping[NotifySetting, str], say: Language) -> PersonSettings:
    for setting, value in changes.items():
        settings = chosen_times.with_typed(settings, setting, _meant(value, say), say.locale)
    return settings


def _meant(value: str, say: Language) -> str:
    """Return the meaning of a typed value, because each language has its own word for "off"."""
    return requests.OFF if folded(value) == folded(say("notify-time-off")) else value


def _model(settings: PersonSettings, click: int, note: str) -> NotifyModel:
    now = time_in(settings.home if settings.home in zones() else UTC_ZONE, time.time())
    holiday = settings.holiday
    until = holiday.end if holiday is not None and holiday.lasts(time.time()) else 0
    return NotifyModel(settings, now, zones(), click, note, away_until=until)

"""The private option pages of a lobby for its host: settings, time, calls for players."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeAlias

from discord.ui import LayoutView, Modal

from bot.client import Feature
from bot.controls import requests
from bot.controls.request import read_id
from bot.delivery.members import may_mention
from bot.screens.finding_players import MOST_FRIENDS
from bot.screens.option_controls import name_form, option_form
from bot.tables.lobbies import once
from bot.tables.options import stamp
from bot.tables.person import Person
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.words.card_texts import together
from cogs.common import (
    call_role,
    check_host_is_here,
    check_server,
    lobby_opening,
    remember_zone,
    seated_elsewhere,
    table_of,
    time_form_of,
)
from cogs.context import Context
from cogs.replies import BoardReply, LobbyReply, OptionsReply, handles, on_options, with_options

Change: TypeAlias = Callable[[], Awaitable[str]]


class LobbyOptionsCog(Feature):
    """Shows the options of a lobby to its host, and changes them."""

    @on_options(requests.OpenOptions)
    async def open(self, ctx: Context, table: Table, _request: requests.OpenOptions) -> OptionsReply:
        """Show the options in a new private message."""
        await check_host_is_here(ctx, table)
        self.bot.options.check(ctx.person, table)
        return OptionsReply(table, "main")

    @on_options(requests.CloseOptions)
    async def close(self, _ctx: Context, table: Table, _request: requests.CloseOptions) -> OptionsReply:
        """Replace the options by a short line."""
        return OptionsReply(table, None)

    @handles(requests.SetOption, where="unheld")
    async def set(
        self, ctx: Context, request: requests.SetOption
    ) -> Modal | LobbyReply | OptionsReply | None:
        table = await table_of(ctx, request.game)
        change = partial(self.bot.options.change, ctx.person, table, request)
        if request.verb == requests.SAVE:
            return self._closed(ctx, table) or name_form(table.id, table.setup.chosen.plan_name, ctx.say)
        if request.page == "lobby":
            # The clicked control is in the lobby's public message.
            async with ctx.in_time("public"):
                return LobbyReply(table, await once(change()) or "")
        await with_options(ctx, table, lambda: self._changed(ctx, table, request.page, change))
        return None

    @handles(requests.OpenOptionForm, where="unheld")
    async def ask(self, ctx: Context, request: requests.OpenOptionForm) -> Modal | OptionsReply:
        table = await table_of(ctx, request.game)
        if closed := self._closed(ctx, table):
            return closed
        model = await self.bot.options.view_model(ctx.person, table, "main")
        return option_form(model, stamp(table.setup), ctx.person.click, ctx.say)

    @on_options(requests.FillOptions)
    async def fill(self, ctx: Context, table: Table, request: requests.FillOptions) -> OptionsReply:
        """Set the options that the form holds."""
        change = partial(self.bot.options.change, ctx.person, table, request)
        return await self._changed(ctx, table, "main", change)

    @on_options(requests.SaveSet)
    async def save(self, ctx: Context, table: Table, request: requests.SaveSet) -> OptionsReply:
        save = partial(self.bot.options.save, ctx.person, table, request.name)
        return await self._changed(ctx, table, "main", save)

    def _closed(self, ctx: Context, table: Table) -> OptionsReply | None:
        """Return a reply that says why the options are closed; `None` if the person can set them."""
        try:
            self.bot.options.check(ctx.person, table)
        except RefusedError:
            if not ctx.private:
                raise
            return OptionsReply(table, "main")
        return None

    async def _changed(
        self, ctx: Context, table: Table, page: requests.OptionPage, change: Change
    ) -> OptionsReply:
        """Make a change and show its page. If we refuse the change, the page says why."""
        try:
            return OptionsReply(table, page, await once(change()) or "")
        except RefusedError:
            if not (self.bot.options.over(table, ctx.person) and ctx.private):
                raise
            return OptionsReply(table, page)


class FindingPlayersCog(Feature):
    """Lets hosts notify players: only people who allow this, and at most once an hour."""

    @on_options(requests.FindPlayers)
    async def find(self, ctx: Context, table: Table, _request: requests.FindPlayers) -> OptionsReply:
        await check_host_is_here(ctx, table)
        self.bot.options.check(ctx.person, table)
        return OptionsReply(table, "meet")

    @handles(requests.OpenTimeForm, where="unheld")
    async def ask_time(self, ctx: Context, request: requests.OpenTimeForm) -> Modal:
        table = await table_of(ctx, request.game)
        self.bot.options.check(ctx.person, table)
        return await time_form_of(ctx, requests.SetTime(table.id, ctx.person.click), table.setup.locale)

    @on_options(requests.SetTime)
    async def set_time(self, ctx: Context, table: Table, request: requests.SetTime) -> OptionsReply:
        """Set the typed time as the start of the lobby."""
        return await self._done(ctx, table, self._set_time(ctx, table, request))

    @on_options(requests.CallPlayers)
    async def call(self, ctx: Context, table: Table, _request: requests.CallPlayers) -> OptionsReply:
        return await self._done(ctx, table, self._call(ctx, table))

    @on_options(requests.InviteUsual)
    async def invite(self, ctx: Context, table: Table, _request: requests.InviteUsual) -> OptionsReply:
        return await self._done(ctx, table, self._invite(ctx.person, table))

    @on_options(requests.InviteFriends)
    async def invite_friends(
        self, ctx: Context, table: Table, request: requests.InviteFriends
    ) -> OptionsReply:
        """Invite the people whom the host picked."""
        return await self._done(ctx, table, self._invite_friends(ctx.person, table, request.users))

    @handles(requests.OpenForUsual, where="unheld")
    async def open(self, ctx: Context, _request: requests.OpenForUsual) -> BoardReply | str:
        """Open a lobby, and invite the people with whom the person has played most often here."""
        opening, by = await lobby_opening(ctx), ctx.person
        if not (users := await self.bot.finding_players.usual_in(check_server(ctx), by)):
            raise RefusedError("finding-nobody")
        await self.bot.finding_players.check(by, "invite")
        # The click opens the lobby and invites people, but is stored once.
        if (table := await once(opening(did="invite"))) is None:
            return ctx.say("command-opened")

        async def invite() -> LayoutView | str:
            sent = await self.bot.delivery.announcements.invite(table, users)
            note = ctx.say("finding-invited" if sent else "error-call-refused")
            return await seated_elsewhere(ctx, table, note) or note

        return BoardReply(table, then=invite)

    async def _set_time(self, ctx: Context, table: Table, request: requests.SetTime) -> str:
        note = await self.bot.options.change(ctx.person, table, request)
        await remember_zone(ctx, request.zone)
        return note

    async def _call(self, ctx: Context, table: Table) -> str:
        by = ctx.person
        self.bot.options.check(by, table)
        if (role := await call_role(ctx)) is None:
            raise RefusedError("error-call-role", why="gone", role="")
        if not may_mention(role, ctx.interaction.app_permissions):
            raise RefusedError("error-call-role", why="mention", role=role.mention)
        await self.bot.finding_players.check(by, "call", table.id)
        self.bot.delivery.cooldowns.use(ctx.interaction, "call")
        await self.bot.finding_players.note(by, table, "call")
        if await self.bot.delivery.announcements.call(table, role.id):
            return ctx.say("finding-called", role=role.mention)
        return await self._refused(by)

    async def _invite(self, by: Person, table: Table) -> str:
        self.bot.options.check(by, table)
        if not (users := await self.bot.finding_players.usual(by, table)):
            raise RefusedError("finding-nobody")
        await self.bot.finding_players.note(by, table, "invite")
        if await self.bot.delivery.announcements.invite(table, users):
            return by.language("finding-invited")
        return await self._refused(by)

    async def _invite_friends(self, by: Person, table: Table, picked: Sequence[str]) -> str:
        self.bot.options.check(by, table)
        found = [user for each in picked[:MOST_FRIENDS] if (user := read_id(each)) is not None]
        if not (users := [user for user in found if user != by.user and table.seat_of(user) is None]):
            raise RefusedError("error-friends-seated")
        strangers = await self.bot.finding_players.strangers(by, users)
        await self.bot.finding_players.note(by, table, "invite")
        if await self.bot.delivery.announcements.invite(table, users, strangers):
            names, unknown = (
                together(by.language, [f"<@{user}>" for user in these]) for these in (users, strangers)
            )
            return by.language("finding-friends-invited", names=names, strangers=unknown or "none")
        return await self._refused(by)

    async def _refused(self, by: Person) -> str:
        await self.bot.finding_players.take_back(by)
        return by.language("error-call-refused")

    async def _done(self, ctx: Context, table: Table, work: Awaitable[str]) -> OptionsReply:
        try:
            note = await once(work) or ""
        except RefusedError as error:
            if not ctx.private:
                raise
            note = "" if self.bot.options.over(table, ctx.person) else error.text(ctx.say)
        return OptionsReply(table, "meet", note)

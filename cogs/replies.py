"""Handlers return what to show, and this module sends it.

A cog marks its methods with the decorators of this module. Such a method is given a `Context` and returns a
reply; it sends nothing. The decorator says where the reply goes (`Where`), for Discord fixes that when a slow
response is held. Time limits, holding, retries and pictures are taken care of here; refusals are the errors
that a handler raises.
"""

import inspect
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ui import Modal

from bot.client import Feature, Interaction
from bot.command_tree import describe
from bot.controls import dispatch
from bot.controls.request import GameRequest, Request
from bot.controls.requests import OptionPage
from bot.delivery import held_responses, responses
from bot.tables.contents import PanelPage
from bot.tables.table import Table
from cogs.common import seat_of, table_of
from cogs.context import Context, Where

Then: TypeAlias = Callable[[], Awaitable[str | None]]
"""Does what has to wait until the reply is shown. A text that it returns is told to the person alone."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A screen or a text, perhaps with a file, or shown elsewhere than the decorator says.

    `where` may be `beside` if the decorator says `here`, and `public` if it says `unheld`.
    """

    screen: responses.ResponseScreen
    file: discord.File | None = None
    where: Where | None = None
    then: Then | None = None


@dataclass(frozen=True, slots=True)
class PanelReply:
    """The panel of a seat: with a note on top, on a page of its options, or another page in its place."""

    table: Table
    seat: int
    note: str = ""
    page: int = 0
    picked: tuple[int, ...] = ()
    page_of: PanelPage = "panel"


@dataclass(frozen=True, slots=True)
class OptionsReply:
    """A page of the options of a lobby. Without a page the options are closed."""

    table: Table
    page: OptionPage | None
    note: str = ""


@dataclass(frozen=True, slots=True)
class LobbyReply:
    """The lobby that was clicked, as it is now, and a note for the person alone."""

    table: Table
    note: str = ""


@dataclass(frozen=True, slots=True)
class BoardReply:
    """The message of a table that everybody sees, posted anew in this channel."""

    table: Table
    then: Then | None = None


Special: TypeAlias = Reply | PanelReply | OptionsReply | LobbyReply | BoardReply

Shown: TypeAlias = responses.ResponseScreen | Modal | Special
"""What a handler may return. A text is shown as a note; a form is possible where nothing is held."""

Handler: TypeAlias = Callable[..., Awaitable[Shown | None]]
Wrapped: TypeAlias = Callable[..., Coroutine[Any, Any, None]]


def handles(*kinds: type[Request], where: Where = "here") -> Callable[[Handler], Wrapped]:
    """Mark a method of a cog as the handler of requests of these types: it is given context and request."""

    def mark(method: Handler) -> Wrapped:
        """Have its reply sent."""
        return dispatch.handles(*kinds)(replying(where)(method))

    return mark


def command(
    path: str,
    *,
    also: type[Request] | None = None,
    group: app_commands.Group | None = None,
    where: Where = "beside",
    slow: bool = False,
) -> Callable[[Handler], app_commands.Command[Any, ..., Any]]:
    """Make a method of a cog a slash command. Its texts are found by the `path` of the command.

    The same method handles requests of the type `also`. A `slow` one is held at once.
    """

    def make(method: Handler) -> app_commands.Command[Any, ..., Any]:
        """Describe the command and its options."""
        name, described = path.rpartition(".")[2], describe(path)
        new = (group.command if group else app_commands.command)(name=name, description=described)
        options = list(inspect.signature(method).parameters)[2:]
        # Before the command is made: only then discord.py has the texts of options translated.
        texts = app_commands.describe(**{each: describe(f"{path}.{each}") for each in options})
        made: app_commands.Command[Any, ..., Any] = new(texts(replying(where, slow=slow)(method)))
        return dispatch.also_handles(also)(made) if also else made

    return make


def replying(where: Where, *, slow: bool = False) -> Callable[[Handler], Wrapped]:
    """Give a method the context of an interaction, and send what it returns."""

    def wrap(method: Handler) -> Wrapped:
        """Make it a method that takes an interaction."""

        @wraps(method)
        async def handle(self: Feature, interaction: Interaction, *values: Any, **options: Any) -> None:  # noqa: ANN401
            """Call the method, and send its reply."""
            if slow:
                await held_responses.hold(interaction, in_place=where == "public")
            ctx = Context.of(interaction)
            async with ctx.in_time("unheld" if slow else where):
                shown = await method(self, ctx, *values, **options)
            await send(ctx, shown, where)

        return handle

    return wrap


def on_panel(*kinds: type[GameRequest], answering: bool = False) -> Callable[[Handler], Wrapped]:
    """Mark a method that is given the context, the person's table and seat, and the request.

    The panel of the seat stays as it is until the reply is sent. If the person is `answering`, the table is
    not looked at for pending messages.
    """

    def mark(method: Handler) -> Wrapped:
        """Find the seat first."""

        @wraps(method)
        async def handle(self: Feature, interaction: Interaction, request: GameRequest) -> None:
            """Find the seat, call the method, and send its reply."""
            ctx = Context.of(interaction)
            table, seat = await seat_of(ctx, request.game, answering=answering)
            async with self.bot.delivery.panel_responses.responding(interaction, table, seat):
                shown = await method(self, ctx, table, seat, request)
                if isinstance(shown, PanelReply):
                    await _send_panel(ctx, shown)
                else:
                    await send(ctx, shown, "here")

        return dispatch.handles(*kinds)(handle)

    return mark


def on_options(*kinds: type[GameRequest]) -> Callable[[Callable[..., Awaitable[OptionsReply]]], Wrapped]:
    """Mark a method that is given the context, the table of a lobby and the request.

    The options that the person has open stay as they are until the reply is sent.
    """

    def mark(method: Callable[..., Awaitable[OptionsReply]]) -> Wrapped:
        """Find the table first."""

        @wraps(method)
        async def handle(self: Feature, interaction: Interaction, request: GameRequest) -> None:
            """Find the lobby, call the method, and send its reply."""
            ctx = Context.of(interaction)
            table = await table_of(ctx, request.game)
            await with_options(ctx, table, lambda: method(self, ctx, table, request))

        return dispatch.handles(*kinds)(handle)

    return mark


async def with_options(ctx: Context, table: Table, work: Callable[[], Awaitable[OptionsReply]]) -> None:
    """Do what changes the options of a lobby, and respond with them. They stay as they are meanwhile."""
    async with ctx.bot.delivery.option_panels.responding(ctx.interaction, table):
        await _send_options(ctx, await work())


async def send(ctx: Context, shown: Shown | None, where: Where) -> None:
    """Respond with what a handler returned; with nothing, if it has responded itself."""
    interaction, delivery = ctx.interaction, ctx.bot.delivery
    match shown:
        case None:
            pass
        case Reply():
            await _send_screen(ctx, shown.screen, shown.where or where, shown.file)
            await _go_on(ctx, shown.then)
        case BoardReply():
            await _post(ctx, shown.table)
            await _go_on(ctx, shown.then)
        case LobbyReply():
            await delivery.boards.respond(interaction, shown.table)
            if shown.note:
                await responses.show(interaction, shown.note)
        case PanelReply():
            async with delivery.panel_responses.responding(interaction, shown.table, shown.seat):
                await _send_panel(ctx, shown)
        case OptionsReply():
            async with delivery.option_panels.responding(interaction, shown.table):
                await _send_options(ctx, shown)
        case Modal():
            await responses.ask(interaction, shown)
        case _:
            await _send_screen(ctx, shown, where)


async def _send_screen(
    ctx: Context, screen: responses.ResponseScreen, where: Where, file: discord.File | None = None
) -> None:
    pictures = ctx.bot.delivery.pictures
    if where == "here" and ctx.private:
        await responses.edit(ctx.interaction, screen, pictures)
    else:
        private = where != "public"
        shown = await responses.show(ctx.interaction, screen, file, pictures=pictures, private=private)
        if shown is not None and not private:
            ctx.bot.delivery.posts.note(ctx.interaction, shown.message)


async def _go_on(ctx: Context, then: Then | None) -> None:
    note = await then() if then else None
    if note:
        await responses.show(ctx.interaction, note)


async def _send_panel(ctx: Context, shown: PanelReply) -> None:
    await ctx.bot.delivery.panel_responses.respond(
        ctx.interaction,
        shown.table,
        shown.seat,
        note=shown.note,
        page=shown.page,
        picked=shown.picked,
        page_of=shown.page_of,
    )


async def _send_options(ctx: Context, shown: OptionsReply) -> None:
    panels = ctx.bot.delivery.option_panels
    if shown.page is None:
        await panels.close(ctx.interaction, shown.table)
    else:
        await panels.respond(ctx.interaction, shown.table, shown.page, shown.note)


async def _post(ctx: Context, table: Table) -> None:
    await ctx.bot.delivery.boards.open(ctx.interaction, table)
    ctx.bot.registry.tell_listeners(table)

"""The decorators for handlers in cogs, and the replies that handlers return.

A handler takes a `Context` and returns a reply, or raises an error to refuse the request. It sends nothing:
this module handles time limits, holding, retries and pictures. The decorator says where the reply goes.
"""

import inspect
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ui import LayoutView, Modal

from bot.client import Feature, Interaction
from bot.command_tree import describe
from bot.controls import dispatch
from bot.controls.request import GameRequest, Request
from bot.controls.requests import OptionPage
from bot.delivery import responses
from bot.delivery.contents import SeatPanel
from bot.screens.content import Content, as_wanted
from bot.screens.notes import note_screen
from bot.screens.spoken import without_symbols
from bot.tables.table import Table
from cogs.common import FindsTable, seat_of, table_of
from cogs.context import Context, Where

Then: TypeAlias = Callable[[], Awaitable[LayoutView | str | None]]
"""Does work after the reply is shown. Returns a screen or text for the person alone, or `None`."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A screen or a text; perhaps with a file, or in another place than the decorator says.

    If the decorator says `here`, `where` may be `beside`. If it says `unheld`, `where` may be `public`.
    """

    screen: responses.ResponseScreen
    file: discord.File | None = None
    where: Where | None = None
    then: Then | None = None


@dataclass(frozen=True, slots=True)
class OptionsReply:
    """A page of a lobby's options; `None` closes them."""

    table: Table
    page: OptionPage | None
    note: str = ""


@dataclass(frozen=True, slots=True)
class LobbyReply:
    """The clicked lobby in its current state, and a note that only the person sees."""

    table: Table
    note: str = ""


@dataclass(frozen=True, slots=True)
class BoardReply:
    """The public message of a table, which we post again in this channel."""

    table: Table
    then: Then | None = None


@dataclass(frozen=True, slots=True)
class ChangedReply:
    """New content of the clicked message, for everybody who sees it, and a note for the person alone."""

    screen: responses.ResponseScreen
    note: str = ""


Special: TypeAlias = Reply | ChangedReply | SeatPanel | OptionsReply | LobbyReply | BoardReply

HandlerResult: TypeAlias = responses.ResponseScreen | Modal | Special
"""The results that a handler may return. A text becomes a note. Only `unheld` handlers may return a form."""

CogMethod: TypeAlias = Callable[..., Awaitable[HandlerResult | None]]
Wrapped: TypeAlias = Callable[..., Coroutine[Any, Any, None]]


def handles(*kinds: type[Request], where: Where = "here") -> Callable[[CogMethod], Wrapped]:
    """Mark a cog's method that takes a context and a request as the handler of these types of requests."""

    def mark(method: CogMethod) -> Wrapped:
        return dispatch.handles(*kinds)(replying(where)(method))

    return mark


def command(
    path: str,
    *,
    also: type[Request] | None = None,
    group: app_commands.Group | None = None,
    where: Where = "beside",
) -> Callable[[CogMethod], app_commands.Command[Any, ..., Any]]:
    """Make a slash command. Its texts have the key `path`. It also handles requests of the type `also`."""

    def make(method: CogMethod) -> app_commands.Command[Any, ..., Any]:
        name, described = path.rpartition(".")[2], describe(path)
        new = (group.command if group else app_commands.command)(name=name, description=described)
        options = list(inspect.signature(method).parameters)[2:]
        # Set these before making the command: only then does discord.py translate the options' texts.
        texts = app_commands.describe(**{each: describe(f"{path}.{each}") for each in options})
        made: app_commands.Command[Any, ..., Any] = new(texts(replying(where)(method)))
        return dispatch.handles(also)(made) if also else made

    return make


def replying(where: Where) -> Callable[[CogMethod], Wrapped]:
    """Return a decorator that calls a method with the context of an interaction, and sends its reply."""

    def wrap(method: CogMethod) -> Wrapped:
        @wraps(method)
        async def handle(self: Feature, interaction: Interaction, *values: Any, **options: Any) -> None:  # noqa: ANN401
            ctx = Context.of(interaction)
            async with ctx.in_time(where):
                shown = await method(self, ctx, *values, **options)
            await send(ctx, shown, where)

        return handle

    return wrap


def on_panel(*kinds: type[GameRequest], find: FindsTable = table_of) -> Callable[[CogMethod], Wrapped]:
    """Mark a handler that takes the context, the person's table and seat, and the request.

    Until the reply is sent, nothing else changes the panel.
    """

    def mark(method: CogMethod) -> Wrapped:
        @wraps(method)
        async def handle(self: Feature, interaction: Interaction, request: GameRequest) -> None:
            ctx = Context.of(interaction)
            table, seat = await seat_of(ctx, request.game, find)
            panels = self.bot.delivery.panel_responses
            async with panels.responding(interaction, table, seat):
                shown = await method(self, ctx, table, seat, request)
                if isinstance(shown, SeatPanel):
                    await panels.respond(interaction, shown)
                else:
                    await send(ctx, shown, "here")

        return dispatch.handles(*kinds)(handle)

    return mark


def on_options(*kinds: type[GameRequest]) -> Callable[[Callable[..., Awaitable[OptionsReply]]], Wrapped]:
    """Mark a handler that takes context, lobby and request. It locks the options until its reply is sent."""

    def mark(method: Callable[..., Awaitable[OptionsReply]]) -> Wrapped:
        @wraps(method)
        async def handle(self: Feature, interaction: Interaction, request: GameRequest) -> None:
            ctx = Context.of(interaction)
            table = await table_of(ctx, request.game)
            await with_options(ctx, table, lambda: method(self, ctx, table, request))

        return dispatch.handles(*kinds)(handle)

    return mark


async def with_options(ctx: Context, table: Table, work: Callable[[], Awaitable[OptionsReply]]) -> None:
    """Run `work` on the options of a lobby, and respond with them. The options are locked meanwhile."""
    async with ctx.bot.delivery.option_panels.responding(ctx.interaction, table):
        await _send_options(ctx, await work())


async def send(ctx: Context, shown: HandlerResult | None, where: Where) -> None:
    """Send a reply; `None`: send nothing."""
    interaction, delivery = ctx.interaction, ctx.bot.delivery
    match shown:
        case None:
            pass
        case Reply():
            await _send_screen(ctx, shown.screen, shown.where or where, shown.file)
            await _go_on(ctx, shown.then)
        case ChangedReply():
            await responses.edit(interaction, shown.screen, delivery.pictures)
            await _go_on(ctx, shown.note)
        case BoardReply():
            await delivery.boards.open(interaction, shown.table)
            ctx.bot.registry.tell_listeners(shown.table)
            await _go_on(ctx, shown.then)
        case LobbyReply():
            await delivery.boards.respond(interaction, shown.table)
            await _go_on(ctx, shown.note)
        case SeatPanel():
            async with delivery.panel_responses.responding(interaction, shown.table, shown.seat):
                await delivery.panel_responses.respond(interaction, shown)
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
    words = "off" if where == "public" else ctx.bot.languages.words_of(ctx.user)
    if isinstance(screen, Content):
        screen = as_wanted(screen, ctx.say, words)
    elif words != "off":
        screen = without_symbols(note_screen(screen) if isinstance(screen, str) else screen, ctx.say)
    if where == "here" and ctx.private:
        await responses.edit(ctx.interaction, screen, pictures)
    else:
        private = where != "public"
        shown = await responses.show(ctx.interaction, screen, file, pictures=pictures, private=private)
        if shown is not None and not private:
            ctx.bot.delivery.shared_posts.note(ctx.interaction, shown.message)


async def _go_on(ctx: Context, then: Then | str | None) -> None:
    note = then if then is None or isinstance(then, str) else await then()
    if note:
        await responses.show(ctx.interaction, note)


async def _send_options(ctx: Context, shown: OptionsReply) -> None:
    panels = ctx.bot.delivery.option_panels
    if shown.page is None:
        await panels.close(ctx.interaction, shown.table)
    else:
        await panels.respond(ctx.interaction, shown.table, shown.page, shown.note)

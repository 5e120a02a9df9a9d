"""The decorators for the handlers of cogs, and the replies that a handler returns.

A handler takes a `Context` and returns a reply, or raises an error to refuse the request. It sends nothing:
this module takes care of time limits, holding, retries and pictures. The decorator says where the reply goes.
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
from bot.delivery.contents import PanelPage
from bot.screens.content import Content, as_wanted
from bot.screens.notes import note_screen
from bot.screens.spoken import without_symbols
from bot.tables.table import Table
from cogs.common import seat_of, table_of
from cogs.context import Context, Where

Then: TypeAlias = Callable[[], Awaitable[str | None]]
"""Work to do once the reply is shown. It returns a text to show only to the person, or `None`."""


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
    """The panel of a seat with a note, on a `page` of its options; or in its place the page `page_of`."""

    table: Table
    seat: int
    note: str = ""
    page: int = 0
    picked: tuple[int, ...] = ()
    page_of: PanelPage = "panel"


@dataclass(frozen=True, slots=True)
class OptionsReply:
    """A page of the options of a lobby; `None` closes them."""

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
    """The public message of a table, posted again in this channel."""

    table: Table
    then: Then | None = None


@dataclass(frozen=True, slots=True)
class ChangedReply:
    """The clicked message, changed for everybody who sees it."""

    screen: responses.ResponseScreen


Special: TypeAlias = Reply | ChangedReply | PanelReply | OptionsReply | LobbyReply | BoardReply

HandlerResult: TypeAlias = responses.ResponseScreen | Modal | Special
"""What a handler may return. A text is shown as a note. A form is possible only for `unheld` handlers."""

CogMethod: TypeAlias = Callable[..., Awaitable[HandlerResult | None]]
Wrapped: TypeAlias = Callable[..., Coroutine[Any, Any, None]]


def handles(*kinds: type[Request], where: Where = "here") -> Callable[[CogMethod], Wrapped]:
    """Mark a method of a cog that takes a context and a request as the handler of requests of these types."""

    def mark(method: CogMethod) -> Wrapped:
        return dispatch.handles(*kinds)(replying(where)(method))

    return mark


def command(
    path: str,
    *,
    also: type[Request] | None = None,
    group: app_commands.Group | None = None,
    where: Where = "beside",
    slow: bool = False,
) -> Callable[[CogMethod], app_commands.Command[Any, ..., Any]]:
    """Make a method of a cog a slash command. Its `path` is the key of its texts.

    The method also handles requests of the type `also`. The response to a `slow` command is held at once.
    """

    def make(method: CogMethod) -> app_commands.Command[Any, ..., Any]:
        name, described = path.rpartition(".")[2], describe(path)
        new = (group.command if group else app_commands.command)(name=name, description=described)
        options = list(inspect.signature(method).parameters)[2:]
        # Only if these are set before the command is made, discord.py translates the options' texts.
        texts = app_commands.describe(**{each: describe(f"{path}.{each}") for each in options})
        made: app_commands.Command[Any, ..., Any] = new(texts(replying(where, slow=slow)(method)))
        return dispatch.handles(also)(made) if also else made

    return make


def replying(where: Where, *, slow: bool = False) -> Callable[[CogMethod], Wrapped]:
    """Return a decorator that gives a method the context of an interaction, and sends the returned reply."""

    def wrap(method: CogMethod) -> Wrapped:
        @wraps(method)
        async def handle(self: Feature, interaction: Interaction, *values: Any, **options: Any) -> None:  # noqa: ANN401
            if slow:
                await held_responses.hold(interaction, in_place=where == "public")
            ctx = Context.of(interaction)
            async with ctx.in_time("unheld" if slow else where):
                shown = await method(self, ctx, *values, **options)
            await send(ctx, shown, where)

        return handle

    return wrap


def on_panel(*kinds: type[GameRequest], answering: bool = False) -> Callable[[CogMethod], Wrapped]:
    """Mark a handler that takes the context, the person's table and seat, and the request.

    Nothing else changes the panel of the seat until the reply is sent. `answering`: see `table_of`.
    """

    def mark(method: CogMethod) -> Wrapped:
        @wraps(method)
        async def handle(self: Feature, interaction: Interaction, request: GameRequest) -> None:
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
    """Mark a handler of context, lobby and request; until its reply is sent, only it changes the options."""

    def mark(method: Callable[..., Awaitable[OptionsReply]]) -> Wrapped:
        @wraps(method)
        async def handle(self: Feature, interaction: Interaction, request: GameRequest) -> None:
            ctx = Context.of(interaction)
            table = await table_of(ctx, request.game)
            await with_options(ctx, table, lambda: method(self, ctx, table, request))

        return dispatch.handles(*kinds)(handle)

    return mark


async def with_options(ctx: Context, table: Table, work: Callable[[], Awaitable[OptionsReply]]) -> None:
    """Run `work` on the options of a lobby, and respond with them. Nothing else changes them meanwhile."""
    async with ctx.bot.delivery.option_panels.responding(ctx.interaction, table):
        await _send_options(ctx, await work())


async def send(ctx: Context, shown: HandlerResult | None, where: Where) -> None:
    """Send a reply; nothing if it is `None`."""
    interaction, delivery = ctx.interaction, ctx.bot.delivery
    match shown:
        case None:
            pass
        case Reply():
            await _send_screen(ctx, shown.screen, shown.where or where, shown.file)
            await _go_on(ctx, shown.then)
        case ChangedReply():
            await responses.edit(interaction, shown.screen, delivery.pictures)
        case BoardReply():
            await delivery.boards.open(interaction, shown.table)
            ctx.bot.registry.tell_listeners(shown.table)
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

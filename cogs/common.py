"""Helpers of several features. Most find the table and seat of a request, or check permissions.

If something is missing, they raise `RefusedError`, whose text names the reason.
"""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeAlias, TypeVar

import discord
from discord.app_commands import Choice
from discord.ui import Item, LayoutView, Modal

from bot.client import Interaction
from bot.controls.request import Form
from bot.controls.requests import DAYS_AHEAD, GameRequest, TakeSeat
from bot.delivery.members import missing, missing_in
from bot.delivery.refusals import EXPECTED
from bot.review.replays import past_game
from bot.screens.content import Content, with_picture
from bot.screens.finding_players import lead_screen, time_form
from bot.screens.limits import COMMAND_CHOICES
from bot.screens.lists import game_label, games_screen, seated_screen
from bot.screens.look_up import OVERVIEW, TOPICS, topics
from bot.screens.rules import page_picture, rules_screen
from bot.screens.server import permissions
from bot.tables import chosen_times, lobbies, view_models
from bot.tables.people import open_seats, too_late
from bot.tables.person import language_of_server
from bot.tables.stages import EndedGame, Lobby
from bot.tables.table import Table
from bot.tables.table_errors import LobbyOpenError, NoServerError, RefusedError, WayOut
from bot.view_models.lobby import TypedTime
from bot.view_models.rules import RulesModel
from bot.words.language import Language
from bot.words.names import folded
from cogs.context import Context
from storage.database.storage_errors import DamagedGameError, NewerGameError, UnavailableError
from storage.database.stored_time import day_of, now
from storage.parts import ServerGame
from storage.people.stored_settings import ServerSettings
from storage.results.finished import FinishedGame

Acted = TypeVar("Acted")
FindsTable: TypeAlias = Callable[[Context, str], Awaitable[Table]]

LOOKED_THROUGH = 100  # How many of a person's games we search for a typed text.


async def table_of(ctx: Context, game: str) -> Table:
    """Return the table of a game, and retry its pending messages. Raises the errors of `table_to_answer`."""
    table = await table_to_answer(ctx, game)
    ctx.bot.registry.tell_listeners(table)
    return table


async def table_to_answer(ctx: Context, game: str) -> Table:
    """Return the table of a game. An answer retries its pending messages. Also raises `DamagedGameError`.

    Clicks on a game work only in its server. Outside of servers with the bot, they work for its players, and
    in a solo game they work anywhere.
    """
    table = await ctx.bot.registry.get(game)
    here = ctx.server
    known = any(player.user_id == ctx.user for player in table.players)
    anywhere = here is None or table.setup.alone
    if here != table.setup.kind.guild and not (anywhere and known):
        raise RefusedError("error-unknown-game")
    return table


def lead(ctx: Context, key: str, table: Table) -> LayoutView:
    """Return a screen that leads to a lobby: text `key`, and a start button if the person may start it."""
    now = ctx.bot.registry.time.moment.wall
    hurry = table.id if lobbies.may_hurry(table, ctx.person, now) else ""
    return lead_screen(key, table.board_address, ctx.say, at=lobbies.starts_later(table, now), hurry=hurry)


async def seated_elsewhere(ctx: Context, opened: Table, note: str = "") -> LayoutView | None:
    """Return a screen with other games of a person who has opened a lobby; `None` if there are none."""
    try:
        tables = await tables_of(ctx, await ctx.bot.store.games.seats_of(ctx.user))
    except EXPECTED:
        return None  # The lobby is open, so don't show an error.
    # Players of a slow game have time for another game.
    live = [
        each for each in tables if isinstance(each.setup.kind, ServerGame) and not each.setup.chosen.pace.slow
    ]
    models = [view_models.listed(each, ctx.user) for each in live if each.id != opened.id]
    return seated_screen(models, opened.id, ctx.say, note) if models else None


async def check_host_is_here(ctx: Context, table: Table) -> None:
    """If the host of a lobby has left the server, make the person host if they sit there.

    Call this before a host's action, while the response is held. Raises the errors of storing.
    """
    bot, by, host = ctx.bot, ctx.person, table.setup.kind.host
    if lobbies.can_take_over(table, by) and await bot.delivery.members.has_left(table.setup.kind.guild, host):
        await bot.lobbies.take_over(by, table, host)


def rules_page(model: RulesModel, page: str, say: Language) -> Content:
    """Return a page of the rules with its picture; the first page if no page has this name."""
    if page not in (*topics(model), *TOPICS):
        page = OVERVIEW
    return with_picture(partial(rules_screen, model, page, say), page_picture(model, page, say))


async def seat_of(ctx: Context, game: str, find: FindsTable = table_of) -> tuple[Table, int]:
    """Return the table of a game, and the person's seat.

    If they have none, the `RefusedError` has buttons for the computers' seats that they may take.
    """
    table = await find(ctx, game)
    if isinstance(table.stage, Lobby):
        raise table.stage.refusal
    user = ctx.user
    seat = table.seat_of(user)
    if seat is None:
        kept = await ctx.bot.tournaments.kept_seat(table, user)
        if kept is not None:
            raise RefusedError("error-kept-seat").offering(_way_in(table, kept))
        if table.running and (seats := open_seats(table.setup, user)):
            if too_late(table):
                raise RefusedError("error-late-seat")
            raise RefusedError("error-open-seats").offering(*(_way_in(table, each) for each in seats))
        resigned = any(player.resigned for player in table.players if player.user_id == user)
        raise RefusedError("error-resigned" if resigned else "error-not-seated")
    return table, seat


def _way_in(table: Table, seat: int) -> WayOut:
    return WayOut(TakeSeat(table.id, seat), "button-take-seat", {"name": table.players[seat].name})


async def tables_of(ctx: Context, games: Sequence[str]) -> list[Table]:
    """Return the tables of several games, without damaged and unreadable ones.

    If no table is left and a newer release could read one, raise `NewerGameError`.
    """
    bot, tables = ctx.bot, list[Table]()
    newer: NewerGameError | None = None
    for game in games:
        try:
            tables.append(await bot.registry.get(game))
        except DamagedGameError as error:
            await bot.delivery.damage.handle(error)
        except NewerGameError as error:
            newer = error
    if newer is not None and not tables:
        raise newer
    return tables


async def own_tables(ctx: Context) -> list[Table]:
    """Return the person's running games: in this channel; if there are none, in this server.

    Outside of servers with the bot, return all. Solo games are always included.
    """
    user, store = ctx.user, ctx.bot.store
    games = [*await store.games.of_person(user), *await store.daily.running(user, day_of(now()))]
    server, here = ctx.server, ctx.channel
    tables = [
        each
        for each in await tables_of(ctx, games)
        if server in (None, each.setup.kind.guild) or each.setup.alone
    ]
    return [
        table for table in tables if here in (table.setup.kind.channel, table.setup.kind.parent)
    ] or tables


async def pick_table(
    ctx: Context,
    tables: Sequence[Table],
    asked: type[GameRequest],
    none: str,
    act: Callable[[Table], Awaitable[Acted]],
) -> Acted | LayoutView:
    """Act on the only table. If there are several, ask which one. If there is none, refuse with `none`."""
    if not tables:
        raise RefusedError(none)
    if len(tables) == 1:
        return await act(tables[0])
    return games_screen([view_models.listed(table, ctx.user) for table in tables], asked, ctx.say)


async def pick_own_table(
    ctx: Context, asked: type[GameRequest], act: Callable[[Table], Awaitable[Acted]]
) -> Acted | LayoutView:
    """Act on the person's running game as `pick_table` does. If they only play elsewhere, say so."""
    tables = await own_tables(ctx)
    elsewhere = not tables and await ctx.bot.store.games.of_person(ctx.user)
    return await pick_table(ctx, tables, asked, "error-only-elsewhere" if elsewhere else "error-nowhere", act)


async def finished_choices(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Return the person's finished games that match a typed text: in a server, those there and solo games."""
    ctx = Context.of(interaction)
    sought = folded(typed) or typed.strip()
    most = LOOKED_THROUGH if sought else COMMAND_CHOICES
    try:
        games = await ctx.bot.store.finished.of_person(ctx.user, most, guild=ctx.server, alone=True)
    except UnavailableError:
        return []
    past = [past_game(game) for game in games if game.kept]
    choices = [Choice(name=game_label(game, ctx.say), value=game.result.game) for game in past]
    found = [
        choice for choice in choices if sought in folded(choice.name) or choice.value == typed.strip().lower()
    ]
    return found[:COMMAND_CHOICES]


def check_server(ctx: Context) -> int:
    """Return the server. Raises `NoServerError` outside of servers with the bot."""
    server = ctx.server
    if server is None:
        raise NoServerError("error-server-only" if ctx.guild is None else "error-not-in-server")
    return server


def check_writing(ctx: Context) -> tuple[int, int]:
    """Return the server and channel. Raises `RefusedError` if the bot lacks permissions there."""
    server, channel = check_server(ctx), ctx.channel
    assert channel is not None
    if lacking := missing(ctx.interaction):
        names = permissions(lacking, ctx.say)
        raise RefusedError("error-no-permissions", permissions=names)
    return server, channel


def check_may_write(ctx: Context) -> None:
    """Raise `RefusedError` if the person couldn't post in the channel without the bot.

    If only this person has installed the bot, Discord may hide its responses from others.
    """
    interaction = ctx.interaction
    allowed, thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
    if interaction.guild_id and not (allowed.send_messages_in_threads if thread else allowed.send_messages):
        raise RefusedError("error-may-not-write")
    installed = ctx.server is not None or interaction.is_guild_integration()
    if interaction.guild_id and not installed and not allowed.use_external_apps:
        raise RefusedError("error-no-external-apps")


async def find_finished(ctx: Context, game: str) -> FinishedGame:
    """Return a finished game that the person may see here. Raises `RefusedError`."""
    return await ctx.bot.replays.find(game, ctx.user, ctx.server)


def shareable(ctx: Context, found: FinishedGame) -> bool:
    """Return whether everybody here may see a finished game. This is so only in its own server."""
    here = ctx.server
    return here is not None and here == found.result.guild


async def language_to_share(ctx: Context, found: FinishedGame) -> Language:
    """Return the language for a post about a finished game (see `language_to_post`)."""
    if not shareable(ctx, found):
        raise RefusedError("error-share-elsewhere")
    return await language_to_post(ctx)


async def language_to_post(ctx: Context) -> Language:
    """Return the language for a post to everybody in the channel.

    This counts for the person's cooldown. Raises `RefusedError` if they couldn't post there themselves, or
    have just posted the same.
    """
    check_may_write(ctx)
    ctx.bot.delivery.shared_posts.check(ctx.interaction)
    ctx.bot.delivery.cooldowns.use(ctx.interaction, "post")
    settings = await ctx.bot.store.servers.get(ctx.server or 0)
    return language_of_server(ctx.interaction, settings.language)


async def check_opening(ctx: Context, others: str = "") -> ServerSettings:
    """Return the server's settings. Raises `RefusedError` if the person may not open a game here.

    `others` are the names of those who may open it in their place, if it is a rematch.
    """
    interaction, store = ctx.interaction, ctx.bot.store
    user, channel = interaction.user, interaction.channel
    assert isinstance(user, discord.Member)
    guild = user.guild
    settings = await store.servers.get(guild.id)
    # The settings name channels, not threads.
    here = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    if settings.channels and here not in settings.channels:
        channels = filter(None, map(guild.get_channel, settings.channels))
        seen = [each.mention for each in channels if each.permissions_for(user).view_channel]
        if not seen:
            raise RefusedError("error-channels-gone")
        raise RefusedError("error-channel-closed", channels=", ".join(seen))
    managing = interaction.permissions.manage_guild
    if not managing and await store.barred.has(guild.id, user.id):
        raise RefusedError("error-barred-rematch" if others else "error-barred", others=others)
    if settings.roles and not managing and not any(map(user.get_role, settings.roles)):
        roles = filter(None, map(guild.get_role, settings.roles))
        mentions = ", ".join(each.mention for each in roles)
        if not mentions:
            raise RefusedError("error-roles-gone")
        raise RefusedError("error-roles-only", roles=mentions)
    return settings


async def lobby_opening(ctx: Context) -> Callable[..., Awaitable[Table]]:
    """Return a function that opens a lobby here for the person. Raises `RefusedError` if they may not.

    If the person has an open lobby whose message is gone, the function closes that lobby first.
    """
    bot, (guild, channel) = ctx.bot, check_writing(ctx)
    settings = await check_opening(ctx)
    bot.delivery.cooldowns.use(ctx.interaction, "post", "lobby")
    locale = language_of_server(ctx.interaction, settings.language).locale

    async def opening(did: str = "open") -> Table:
        opens = partial(bot.lobbies.open, ctx.person, guild, channel, locale, settings, did=did)
        try:
            return await opens()
        except LobbyOpenError as error:
            if not await bot.delivery.boards.is_gone(table := await bot.registry.get(error.game)):
                raise
            await bot.lobbies.shut(table, "its message was deleted")
            return await opens()

    return opening


async def call_role(ctx: Context) -> discord.Role | None:
    """Return the role that the server notifies of new lobbies, or `None`."""
    guild = ctx.source.guild if ctx.source else None
    return guild and guild.get_role((await ctx.bot.store.servers.get(guild.id)).call_role)


async def check_first(ctx: Context, table: Table) -> None:
    """Raise `RefusedError` if a person who may not open lobbies would become the host of an empty one."""
    kind, people = table.setup.kind, any(player.human for player in table.players)
    if isinstance(table.stage, Lobby) and isinstance(kind, ServerGame) and not people:
        await check_opening(ctx)


def lobby_channel(ctx: Context, table: Table, settings: ServerSettings) -> int:
    """Return the parent channel of a game's thread if the bot may open a lobby there, otherwise 0."""
    guild, wanted = ctx.interaction.guild, table.setup.kind.parent
    parent = guild.get_channel(wanted) if guild else None
    closed = settings.channels and wanted not in settings.channels
    return 0 if closed or parent is None or missing_in(parent) else parent.id


async def finished_table(ctx: Context, request: GameRequest) -> Table:
    """Return the table of a finished game. Raises `RefusedError` if the game isn't over."""
    table = await table_of(ctx, request.game)
    if not isinstance(table.stage, EndedGame):
        raise RefusedError("error-not-over")
    return table


async def zone_of(ctx: Context, *languages: str) -> str:
    """Return the zone where the person probably lives (`languages` are hints); empty if unknown."""
    settings = await ctx.bot.store.persons.get(ctx.user)
    return chosen_times.probable_zone(settings, ctx.person.locale, ctx.say.locale, *languages)


async def remember_zone(ctx: Context, typed: str) -> None:
    """Store the zone of a typed time as the person's own, unless they have chosen another."""
    zone = chosen_times.named_zone(typed)
    await ctx.bot.store.persons.change(ctx.user, lambda before: chosen_times.with_zone(before, zone))
    await ctx.bot.background.seat_settings.follow(ctx.user)


async def time_form_of(
    ctx: Context,
    asked: Form,
    *languages: str,
    planned: int | None = None,
    further: Sequence[tuple[str, Item[Modal]]] = (),
) -> Modal:
    """Return a form for a time in the zone where the person probably lives (`languages` are hints).

    If the bot refused the person's last text, the form shows it. Otherwise the form of an evening proposes
    the `planned` time of the evening. The `further` fields come after those of the time.
    """
    zone, present = await zone_of(ctx, *languages), ctx.bot.registry.time.present()
    before, offered = TypedTime("0", "", zone), range(DAYS_AHEAD + 1)
    if planned is not None:
        before = chosen_times.upcoming(planned, zone or chosen_times.UTC_ZONE, present)
        offered = chosen_times.days_around(int(before.day))
        # Without a zone we know the day, but not the time of day.
        before = before if zone else TypedTime(before.day, "", "")
    before = ctx.bot.typed_times.refused(ctx.user) or before
    there = chosen_times.time_in(zone, present) if zone and before.zone == zone else None
    today = chosen_times.date_in(zone or chosen_times.UTC_ZONE, present)
    return time_form(asked, before, there, today, ctx.say, *further, offered=offered)

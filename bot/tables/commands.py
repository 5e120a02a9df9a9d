"""What the slash commands do."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import discord

from bot.controls.desk import Click
from bot.controls.game_items import Action
from bot.delivery import discord_errors as trouble
from bot.delivery import responses as answers
from bot.delivery.permissions import missing
from bot.screens import note_screen
from bot.screens.lists import games_screen, resign_screen
from bot.screens.view_models import GameScene
from bot.tables.desk import TableDesk
from bot.tables.table import Table
from storage.errors import DamagedGameError, RepeatedClickError

log = logging.getLogger(__name__)


class Commands:
    """Answers commands; each method answers one."""

    def __init__(self, desk: TableDesk) -> None:
        self._desk = desk
        self._hall = desk.hall

    async def new(self, click: Click) -> None:
        """Open a lobby in the channel."""
        language = answers.language_of(click)
        if not await self._may_write(click):
            return
        locale = str(click.guild_locale or click.locale)
        try:
            table = await self._desk.lobbies.open(click, locale)
        except RepeatedClickError:
            await answers.tell(click, language("command-opened"))
            return
        await self._post(click, table)

    async def board(self, click: Click) -> None:
        """Show the board of the game in this channel anew, or ask which."""
        if not await self._may_write(click):
            return
        tables = await self._read(await self._hall.store.games.in_channel(click.channel_id or 0))
        if not tables:
            tables = await self._lost(click)
        await self._one_of(
            click, tables, "board", "error-nothing-here", lambda table: self._post(click, table)
        )

    async def hand(self, click: Click) -> None:
        """Show the person's hand, or ask of which game."""
        tables = await self._own(click)
        await self._one_of(
            click, tables, "hand", "error-nowhere", lambda table: self._desk.hand(click, table.id)
        )

    async def resign(self, click: Click) -> None:
        """Ask the person whether to resign is meant, and in which game."""
        language = answers.language_of(click)

        async def ask(table: Table) -> None:
            """Ask whether it is meant in this game."""
            await answers.show(click, resign_screen(table.id, language))

        await self._one_of(click, await self._own(click), "resign", "error-nowhere", ask)

    async def pause(self, click: Click, seconds: float) -> None:
        """Set how long the computer players of the server think; only who manages the server may."""
        language = answers.language_of(click)
        if click.guild_id is None:
            await answers.tell(click, language("error-server-only"))
        elif not click.permissions.manage_guild:
            await answers.tell(click, language("error-managers-only"))
        else:
            settings = replace(await self._hall.store.servers.get(click.guild_id), computer_pause=seconds)
            await self._hall.store.servers.put(click.guild_id, settings)
            await answers.tell(
                click, language("command-paused", seconds=f"{seconds:g}" if seconds else "none")
            )

    async def help(self, click: Click) -> None:
        """Tell a newcomer what to do."""
        await answers.tell(click, answers.language_of(click)("help-citadels"))

    async def _post(self, click: Click, table: Table) -> None:
        """Answer with the public message of a table, moving it here if its channel was lost."""
        if table.board.lost and table.setup.channel != click.channel_id:
            await self._desk.move(click, table)
        try:
            await self._desk.boards.open(click, table)
        except discord.HTTPException as error:
            if not trouble.too_late(error):
                raise
            log.info("A command of %d could not be answered: %s", click.user.id, error)
        self._desk.publisher.kick(table)

    async def _one_of(
        self,
        click: Click,
        tables: Sequence[Table],
        action: Action,
        none: str,
        act: Callable[[Table], Awaitable[None]],
    ) -> None:
        """Act on the only table; if there are several, ask; if there is none, say so."""
        language = answers.language_of(click)
        if not tables:
            await answers.tell(click, language(none))
        elif len(tables) == 1:
            await act(tables[0])
        else:
            await answers.show(click, games_screen([_scene(table) for table in tables], action, language))

    async def _own(self, click: Click) -> list[Table]:
        """Return the person's running games: those of this channel if there are any, else all."""
        tables = await self._read(await self._hall.store.games.of_person(click.user.id))
        return [table for table in tables if table.setup.channel == click.channel_id] or tables

    async def _lost(self, click: Click) -> list[Table]:
        """Return the person's games of this server whose channel is lost, to be moved here."""
        tables = await self._read(await self._hall.store.games.of_person(click.user.id))
        return [table for table in tables if table.board.lost and table.setup.guild == click.guild_id]

    async def _read(self, games: Sequence[str]) -> list[Table]:
        tables: list[Table] = []
        for game in games:
            try:
                table = await self._hall.find(game)
            except DamagedGameError as error:
                await self._desk.damage.handle(error)
            else:
                tables += [table] if table else []
        return tables

    async def _may_write(self, click: Click) -> bool:
        """Say whether the bot may do its work in this channel; if not, the command is answered with why."""
        language = answers.language_of(click)
        if click.guild_id is None:
            await answers.tell(click, language("error-server-only"))
            return False
        lacking = missing(click)
        if lacking:
            names = ", ".join(f"**{language(f'permission-{name}')}**" for name in lacking)
            await answers.show(click, note_screen(language("error-no-permissions", permissions=names)))
        return not lacking


def _scene(table: Table) -> GameScene:
    game = table.game
    return GameScene(table.id, table.setup.channel, table.players, game.state.round if game else 0)

"""Looking back: `/citadels history` and `replay`, the steps of a finished game, its record as a file."""

import asyncio
from functools import partial
from io import BytesIO
from random import Random

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.client import Feature, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import held_responses, responses
from bot.review.replays import WATCHABLE, ServerName, played_by_computers, players_of
from bot.screens.content import Content, film, in_words, with_picture
from bot.screens.fair import record_name, record_screen
from bot.screens.lists import history_screen
from bot.screens.replay import film_screen, replay_screen, step_picture, unplayable_screen
from bot.screens.welcome import watch_screen
from bot.tables.person import language_of, server_of
from bot.words.language import Language
from bot.words.names import escaped
from cogs.common import finished_choices, language_to_share, shareable
from engine.replay import ReplayError
from storage.results.finished import FinishedGame
from storage.values import Player

WATCHED = 4
"""How many computers play in a game to watch."""


class ReplayCog(Feature):
    """Shows finished games."""

    @app_commands.command(description=describe("history"))
    async def history(self, interaction: Interaction) -> None:
        """List the person's finished games."""
        await self.turn_page(interaction, requests.ShowHistory(0))

    @handles(requests.ShowHistory)
    async def turn_page(self, interaction: Interaction, request: requests.ShowHistory) -> None:
        """Show another page of the list."""
        async with held_responses.in_time(interaction):
            user, server = interaction.user.id, self._elsewhere(interaction)
            model = await self.bot.replays.history(user, request.page, server)
        await responses.respond(interaction, history_screen(model, language_of(interaction)))

    @app_commands.command(description=describe("replay"))
    @app_commands.describe(game=describe("replay.game"))
    async def replay(self, interaction: Interaction, game: str) -> None:
        """Show a finished game from the beginning."""
        await self._show_step(interaction, game.strip().lower(), 0)

    @replay.autocomplete("game")
    async def offer_games(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Offer the person's finished games: those of the server, in a direct message all."""
        return await finished_choices(interaction, typed)

    @handles(requests.OpenReplay)
    async def open(self, interaction: Interaction, request: requests.OpenReplay) -> None:
        """Show a finished game from the beginning, beside what was clicked."""
        await self._show_step(interaction, request.game, 0, in_place=False)

    @handles(requests.OpenReplayRound)
    async def open_round(self, interaction: Interaction, request: requests.OpenReplayRound) -> None:
        """Show a finished game from where a round began; a round beyond the last is that."""
        await self._show_step(interaction, request.game, 0, of_round=request.round)

    @handles(requests.ShowStep)
    async def walk(self, interaction: Interaction, request: requests.ShowStep) -> None:
        """Show another step of a finished game."""
        await self._show_step(interaction, request.game, request.step)

    @handles(requests.SendRecord)
    async def record(self, interaction: Interaction, request: requests.SendRecord) -> None:
        """Hand over the record of a finished game."""
        async with held_responses.in_time(interaction, in_place=False):
            record = await self.bot.replays.record(await self._find(interaction, request.game))
        name = record_name(record.game)
        view = record_screen(name, record.commitment, language_of(interaction))
        await responses.show(interaction, view, discord.File(BytesIO(record.text().encode()), name))

    @handles(requests.ShowFilm)
    async def film(self, interaction: Interaction, request: requests.ShowFilm) -> None:
        """Show a finished game as a film."""
        found = await self._find(interaction, request.game)
        async with held_responses.in_time(interaction, in_place=False):
            say, share = language_of(interaction), shareable(interaction, found)
            content = await self._film(found, say, share=share)
            if not self.bot.delivery.pictures.keeps(content):
                self.bot.delivery.cooldowns.film(interaction)
            await responses.show_content(interaction, content, self.bot.delivery.pictures)

    @handles(requests.ShareFilm)
    async def share_film(self, interaction: Interaction, request: requests.ShareFilm) -> None:
        """Post the film of a finished game."""
        found = await self._find(interaction, request.game)
        language = await language_to_share(interaction, found)
        async with held_responses.in_time(interaction, in_place=True):
            content = await self._film(found, language)
            await responses.show_content(interaction, content, self.bot.delivery.pictures, private=False)

    async def _film(self, found: FinishedGame, say: Language, *, share: bool = False) -> Content:
        """Make a film, with a button to `share` it."""
        game = found.result.game
        try:
            picture = film(await self.bot.replays.film(found), players_of(found.result), say)
        except ReplayError:
            return in_words(partial(unplayable_screen, game, say))
        return with_picture(partial(film_screen, game, say, share=share), picture)

    @handles(requests.WatchComputers)
    async def watch(self, interaction: Interaction, _request: requests.WatchComputers) -> None:
        """Show a game that four computers play as a film."""
        say, number = language_of(interaction), Random(interaction.id).randrange(WATCHABLE)
        async with held_responses.in_time(interaction, in_place=False):
            rounds = await asyncio.to_thread(played_by_computers, number, WATCHED)
            names = (say("computer-name", number=seat) for seat in range(1, WATCHED + 1))
            picture = film(rounds, [Player(None, name, "") for name in names], say)
            content = with_picture(partial(watch_screen, say), picture)
            await responses.show_content(interaction, content, self.bot.delivery.pictures)

    async def _show_step(
        self,
        interaction: Interaction,
        game: str,
        step: int,
        *,
        of_round: int = 0,
        in_place: bool | None = None,
    ) -> None:
        say = language_of(interaction)
        async with held_responses.in_time(interaction, in_place=in_place):
            found = await self._find(interaction, game)
            try:
                if of_round:
                    rounds = (await self.bot.replays.replay(found)).replay.rounds
                    step = rounds[min(of_round, len(rounds)) - 1]
                model = await self.bot.replays.step(found, step)
                content = with_picture(partial(replay_screen, model, say), step_picture(model, say))
            except ReplayError:
                content = in_words(partial(unplayable_screen, game, say))
            await responses.respond_content(
                interaction, content, self.bot.delivery.pictures, in_place=in_place
            )

    async def _find(self, interaction: Interaction, game: str) -> FinishedGame:
        return await self.bot.replays.find(game, interaction.user.id, server_of(interaction))

    def _elsewhere(self, interaction: Interaction) -> ServerName:
        """Return the function that names servers for this reader: other servers by their names."""

        def name(guild: int) -> str:
            """Name a server; the one in which this is read needs no name."""
            found = self.bot.get_guild(guild) if guild != server_of(interaction) else None
            return escaped(found.name) if found else ""

        return name

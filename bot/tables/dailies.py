"""Opening the daily deal: each person has one game of a day, wherever they ask for it."""

import secrets
from contextlib import suppress

from bot.controls.request import game_id
from bot.tables import daily, moves
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.table import Table
from engine.game import Game
from storage.errors import RepeatedClickError, StaleVersionError
from storage.log import entries
from storage.moments import day_of, now
from storage.records import OPENING, Choice, StoredGame


class Dailies:
    """Opens the games of the daily deal. Nothing is shown from here."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def open(self, by: Person, guild: int) -> Table:
        """Return the table of a person's game of today, which is dealt if there is none yet.

        It stands on the tables of this server (0: of none). Raises the errors of storing.
        """
        day, kept = day_of(now()), self._registry.store.daily
        game = await kept.game(by.user, day, guild)
        if not game:
            # Another click of the person may have opened it meanwhile.
            with suppress(RepeatedClickError, StaleVersionError):
                return await self._deal(by, day, guild)
            game = await kept.game(by.user, day, guild)
        return await self._registry.get(game)

    async def prepare(self) -> None:
        """Draw the secrets of today and tomorrow: their fingerprints are shown a day ahead."""
        today = day_of(now())
        await self._registry.store.daily.draw(today, today + 1)

    async def _deal(self, by: Person, day: int, guild: int) -> Table:
        """Deal the cards, and store the game with the first answers of the computers."""
        await self.prepare()
        kept = self._registry.store.daily
        setup = daily.setup_of(day, await kept.secret(day), by)
        assert setup.options is not None
        game = Game.new(setup.options, daily.SEATS, setup.seed)
        opening = Choice(OPENING, OPENING, (), tuple(game.events), by.user)
        setup, choices = moves.begin(setup, game, self._registry.time.moment)
        choices = [opening, *choices]
        stored = StoredGame(
            game_id(secrets.token_bytes(5)), 1, "running", setup, game, entries(choices, "")[-1].digest
        )
        table = await self._registry.add(stored, by.did("daily"), choices=choices)
        await kept.game(by.user, day, guild)
        return table

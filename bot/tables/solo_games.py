"""Opening games against computers: a person has one at a time, wherever they ask for it."""

import secrets
from asyncio import Lock
from contextlib import suppress

from bot.controls.request import game_id
from bot.controls.requests import SoloLevel
from bot.tables import moves, solo
from bot.tables.errors import RefusedError
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.table import Table
from engine.game import Game
from engine.setup.choice import ReadySet
from engine.setup.plan import Plan
from storage.errors import DamagedGameError
from storage.log import entries
from storage.records import OPENING, Choice, Click, Setup, StoredGame


class SoloGames:
    """Opens and finds the games that people play anywhere. Nothing is shown from here."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        # Held from looking for a person's game until the new one is stored.
        self._opening = Lock()

    async def find(self, user: int) -> Table | None:
        """Return the game that a person plays now; `None` if there is none. A daily deal isn't one."""
        for game in await self._registry.store.games.of_person(user):
            # A damaged game is set aside where somebody asks for it.
            with suppress(DamagedGameError, RefusedError):
                table = await self._registry.get(game)
                if table.setup.solo and table.running:
                    return table
        return None

    async def open(self, by: Person, cards: str, level: SoloLevel) -> Table:
        """Deal a game with a set of cards; return the one that the person plays, if there is one.

        Raises the errors of storing.
        """
        async with self._opening:
            if (found := await self.find(by.user)) is not None:
                return found
            plan = Plan(cards=ReadySet(cards))
            setup = solo.setup_of(
                by,
                str(by.click),
                secrets.token_hex(32),
                plan.options(solo.SEATS),
                level=level,
                start=str(by.click),
                plan=plan,
            )
            return await deal(self._registry, setup, by.did("solo"))


async def deal(registry: Registry, setup: Setup, click: Click) -> Table:
    """Deal the cards, and store the game with the first answers of the computers.

    Raises the errors of `Registry.add`.
    """
    assert setup.options is not None
    game = Game.new(setup.options, solo.SEATS, setup.seed)
    opening = Choice(OPENING, OPENING, (), tuple(game.events), setup.host)
    setup, choices = moves.begin(setup, game, registry.time.moment)
    choices = [opening, *choices]
    digest = entries(choices, "")[-1].digest
    stored = StoredGame(game_id(secrets.token_bytes(5)), 1, "running", setup, game, digest)
    return await registry.add(stored, click, choices=choices)

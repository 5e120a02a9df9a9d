"""The daily deal: the same game for everybody, alone against three computers.

Each person has one game of a day, wherever they ask for it.
"""

from contextlib import suppress
from dataclasses import replace

from bot.tables import solo
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from engine.fairness import DAILY, daily_start
from engine.setup.sets import daily_options
from storage.database.storage_errors import (
    DamagedDealError,
    HadDailyError,
    RepeatedClickError,
    StaleVersionError,
)
from storage.database.stored_time import begin_of, day_of, now
from storage.values import Setup


def setup_of(day: int, secret: str, by: Person) -> Setup:
    """Set up a person's game of a day. The seed depends on nothing but the day and its secret."""
    options, start = daily_options(day), daily_start(day)
    setup = solo.setup_of(by, DAILY, secret, options, level="builder", start=start, dealing="daily")
    return replace(setup, daily=day)


def like(setup: Setup, dealt: Setup) -> Setup:
    """Return the set-up of a person's game of a day with the computers of one that was dealt before.

    An earlier release may have dealt that one, with other computers: people who answer alike play the same
    game all the same.
    """
    own, *computers = setup.players
    ways = [
        replace(each, persona=before.persona)
        for each, before in zip(computers, dealt.players[1:], strict=False)
    ]
    return replace(setup, level=dealt.level, players=(own, *ways))


class Dailies:
    """Opens the games of the daily deal. Nothing is shown from here."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def open(self, by: Person, guild: int) -> Table:
        """Return the table of a person's game of today, which is dealt if there is none yet.

        It stands on the tables of this server (0: of none). Raises `RefusedError` if they had one and deleted
        their data since, or the deal is damaged, and the errors of storing.
        """
        day, kept = day_of(now()), self._registry.store.daily
        game = await kept.game(by.user, day, guild)
        if not game:
            # Another click of the person may have opened it meanwhile.
            try:
                with suppress(RepeatedClickError, StaleVersionError):
                    return await self._deal(by, day, guild)
            except DamagedDealError as error:
                when = f"<t:{begin_of(error.day + 1)}:R>"
                raise RefusedError("error-daily-damaged", when=when) from error
            except HadDailyError as error:
                when = f"<t:{begin_of(error.day + 1)}:R>"
                raise RefusedError("error-daily-deleted", when=when) from error
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
        setup = setup_of(day, await kept.secret(day), by)
        if (dealt := await kept.dealt(day)) is not None:
            setup = like(setup, dealt)
        table = await solo.deal(self._registry, setup, by.did("daily"))
        await kept.game(by.user, day, guild)
        return table

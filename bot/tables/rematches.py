"""Rematches: after a game, one lobby for everybody who wants to play again."""

from collections.abc import Collection
from dataclasses import replace

from bot.tables.lobbies import Lobbies
from bot.tables.person import Person
from bot.tables.quiet import may_be_called, off_until
from bot.tables.registry import Registry
from bot.tables.seating import add_computer, join
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from storage.database.storage_errors import StaleVersionError
from storage.database.stored_time import now
from storage.people.stored_settings import ServerSettings
from storage.values import RematchOf, Setup

NOTIFYING_SECONDS = 24 * 60 * 60  # Seconds after a game in which opening a rematch notifies the players.


class Rematches:
    """Opens rematches and finds them. A game has one open rematch at most."""

    def __init__(self, registry: Registry, lobbies: Lobbies) -> None:
        self._registry = registry
        self._lobbies = lobbies

    async def find(self, table: Table) -> Table | None:
        """Return the rematch of a game, open or started, or `None`."""
        _, found = await self._newest(table)
        return found

    async def to_notify(self, table: Table, late: Collection[int]) -> set[int]:
        """Return the people to notify when a rematch is opened.

        Notify the `late` people, and the game's players outside quiet hours and holidays (of those who
        resigned, only people who take calls). Notify nobody after the first rematch, or a day after the game.
        Otherwise anybody could ping these people by closing and opening lobbies, or with old games.
        """
        ended = table.history[-1].made if table.history else 0
        if now() - ended > NOTIFYING_SECONDS or await self._registry.store.games.rematch(table.id):
            return set()
        setup, present = table.setup, self._registry.time.moment.wall
        people = [
            player
            for seat, player in enumerate(setup.players)
            if off_until(setup.quiet_of(seat), setup.holiday_of(seat), present) is None and not player.former
        ]
        persons = self._registry.store.persons
        asked = [
            player.user_id
            for player in people
            if player.user_id and (player.human or may_be_called(await persons.get(player.user_id), present))
        ]
        return {*late, *asked}

    async def open(
        self, by: Person, table: Table, channel: int, settings: ServerSettings, late: int = 0
    ) -> tuple[Table, bool]:
        """Store a rematch's lobby with as many computers as before; return it, and whether it is new.

        If the rematch is open already, return it. The person becomes host, and the lobby expects `late` more
        people than played before. Raises `RefusedError` if the person has another lobby or the channel has
        too many, and the errors of storing.
        """
        async with self._lobbies.opening:
            last, found = await self._newest(table)
            if found is not None:
                return found, False
            await self._lobbies.check_few(by, channel)
            guild, locale = table.setup.kind.guild, table.setup.locale
            setup = self._lobbies.new_setup(by, guild, channel, locale, settings)
            try:
                lobby = like(setup, table.setup, by, late)
                return await self._lobbies.add(by, lobby, RematchOf(table.id, last)), True
            except StaleVersionError:
                # Another process has stored something meanwhile, perhaps the rematch.
                if (found := await self.find(table)) is None:
                    await self._lobbies.check_few(by, channel)
                    raise
                return found, False

    async def join(self, by: Person, found: Table) -> bool:
        """Seat a person in an open rematch; return whether they sit there now.

        Don't seat them if they clicked before anybody could see the secret's fingerprint: only later clicks
        count for the seed. Raises `RefusedError` if the game has begun, or all seats are taken.
        """
        if found.stored.status != "lobby":
            raise RefusedError("error-rematch-begun", where=found.board_address)
        if found.seat_of(by.user) is not None:
            return True
        if not 0 < found.board.message < by.click:
            return False
        await self._lobbies.change(by, found, join, "join")
        return True

    async def _newest(self, table: Table) -> tuple[str, Table | None]:
        last = await self._registry.store.games.rematch(table.id)
        if not last:
            return "", None
        found = await self._registry.get_or_none(last)
        return last, found if found and found.stored.status != "closed" else None


def check_played(table: Table, by: Person) -> None:
    """Raise `RefusedError` unless the person has a seat in the game, even a resigned one."""
    if table.setup.seat_of(by.user) is None:
        raise RefusedError("error-rematch-players")


def like(setup: Setup, before: Setup, by: Person, late: int) -> Setup:
    """Return a set-up with the options and computers of `before`, and seats for `late` people."""
    computers = sum(player.computer for player in before.players)
    most = before.chosen.plan.most
    people = min(len(before.players) - computers + late, most)
    computers = 0 if setup.kind.people_only else min(computers, most - people)
    seats = people + computers
    setup = replace(setup, chosen=before.chosen).with_chosen(
        expected=seats if people > 1 else 0,
        expected_computers=computers if people > 1 else 0,
        filled_to=seats if people == 1 and computers else 0,
    )
    for _ in range(computers):
        setup = add_computer(setup, by)
    return setup

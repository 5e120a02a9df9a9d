"""Rematches: a lobby for another game like one that is over. Everybody who asks gets the same lobby."""

from dataclasses import replace

from bot.controls.table_options import TABLE_OPTIONS
from bot.tables.chosen_times import meeting, same_time
from bot.tables.lobbies import Lobbies
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.seating import add_computer, join
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from storage.database.storage_errors import DamagedGameError, StaleVersionError
from storage.values import RematchOf, Setup


class Rematches:
    """Opens rematches and finds them again.

    The id of a rematch is random. It is stored with the game that is over, in the transaction that opens the
    lobby, so there can't be two. If that lobby is closed, another one may take its place.
    """

    def __init__(self, registry: Registry, lobbies: Lobbies) -> None:
        self._registry = registry
        self._lobbies = lobbies

    async def find(self, table: Table) -> Table | None:
        """Return the rematch of a game, even if it has begun; `None` if none is there, or it was closed."""
        _, found = await self._newest(table)
        return found

    async def tomorrow(self, table: Table) -> int:
        """Return the time of the day at which a game began, on the next one, in seconds since 1970.

        Raises `NotReadError`.
        """
        try:
            choices = (await self._registry.store.games.log(table.id)).choices
        except DamagedGameError:
            choices = ()
        # A table remembers its last choices alone.
        began = next((each.made for each in (*choices, *table.history)), 0)
        return same_time(began, self._registry.time.moment.wall)

    async def open(
        self,
        by: Person,
        table: Table,
        channel: int,
        *,
        people_only: bool,
        at: int | None = None,
        did: str = "open",
    ) -> tuple[Table, bool]:
        """Store a lobby for a rematch, with the person as host, and as many computers as there were.

        It begins at a time if one is given. `did` is a word for the effect of the click.

        Return it, or the one that somebody opened before, and whether it was opened now. Raises
        `RefusedError` if the person has another lobby, or too many are open in the channel, and the errors
        of storing.
        """
        async with self._lobbies.opening:
            last, found = await self._newest(table)
            if found is not None:
                return found, False
            await self._lobbies.check_few(by, channel)
            setup = self._lobbies.new_setup(
                by, table.setup.guild, channel, table.setup.locale, people_only=people_only
            )
            try:
                lobby = _like(setup, table.setup, by)
                lobby = meeting(lobby, at, str(by.click), self._registry.time.moment.wall)
                return await self._lobbies.add(by, lobby, RematchOf(table.id, last), did=did), True
            except StaleVersionError:
                # Another process was faster.
                if (found := await self.find(table)) is None:
                    await self._lobbies.check_few(by, channel)
                    raise
                return found, False

    async def join(self, by: Person, found: Table) -> bool:
        """Seat a person who asked for a rematch that was open already; return whether they sit there now.

        The click seats them if they could see the fingerprint of the secret before it: only such a click
        counts for the seed. Raises `RefusedError` if the game has begun, or all seats are taken.
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
        """Return the id of the last rematch that was opened, and its table unless it is closed or damaged."""
        last = await self._registry.store.games.rematch(table.id)
        if not last:
            return "", None
        try:
            found = await self._registry.get(last)
        except (DamagedGameError, RefusedError):
            return last, None
        return last, found if found.stored.status != "closed" else None


def check_played(table: Table, by: Person) -> None:
    """Raise `RefusedError` if the person didn't sit in a game, also if they resigned in the end."""
    if table.setup.seat_of(by.user) is None:
        raise RefusedError("error-rematch-players")


def _like(setup: Setup, before: Setup, by: Person) -> Setup:
    """Set a lobby up like an earlier game; without computers, where the server wants none any more.

    A person who played alone with computers waits for nobody: the table is filled up, and nobody is expected.
    """
    computers = sum(player.computer for player in before.players)
    people = len(before.players) - computers
    if setup.people_only:
        computers = 0
    seats = people + computers
    setup = replace(
        setup,
        plan=before.plan,
        plan_name=before.plan_name,
        **{each.field: each.of(before) for each in TABLE_OPTIONS.values()},
        expected=seats if people > 1 else 0,
        expected_computers=computers if people > 1 else 0,
        filled_to=seats if people == 1 and computers else 0,
    )
    for _ in range(computers):
        setup = add_computer(setup, by)
    return setup

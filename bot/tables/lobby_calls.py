"""How a host calls players to a lobby, and how often."""

from collections.abc import Sequence

from bot.tables.lobbies import check_host, check_open
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.view_models.lobby import FindingModel
from storage.database.stored_time import now as stored_now
from storage.games.games import Calling
from storage.people.remembered import CALLS_APART
from storage.results.ratings.model import INACTIVE_AFTER


class FindingPlayers:
    """Records calls for players before we send them, so that we send no call twice."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def view_model(self, by: Person, table: Table) -> FindingModel:
        """Return the ways in which a lobby's host can find players."""
        settings = await self._registry.store.servers.get(table.setup.kind.guild)
        appointment = table.setup.times.appointment
        return FindingModel(
            at=appointment.at if appointment else 0,
            role=settings.call_role,
            usual=tuple(await self.usual(by, table)),
            next_call=await self._next(by, "call", table.id),
            next_invitation=await self._next(by, "invite", table.id),
            sent=len(table.calls),
        )

    async def usual(self, by: Person, table: Table) -> list[int]:
        """Return the person's most frequent fellow players who don't sit in the lobby."""
        found = await self.usual_in(table.setup.kind.guild, by)
        return [each for each in found if table.seat_of(each) is None]

    async def usual_in(self, guild: int, by: Person) -> list[int]:
        """Return the person's most frequent recent fellow players in a server."""
        return await self._registry.store.profiles.usual(by.user, guild, stored_now() - INACTIVE_AFTER)

    async def strangers(self, by: Person, users: Sequence[int]) -> list[int]:
        """Return those of `users` with whom the person has never finished a game."""
        profiles = self._registry.store.profiles
        return [user for user in users if await profiles.rival(by.user, user) is None]

    async def check(self, by: Person, did: Calling, game: str = "") -> None:
        """Raise `RefusedError` if the person's or the lobby's last calls of this kind are too recent."""
        if at := await self._next(by, did, game):
            raise RefusedError("error-called-lately", when=f"<t:{at}:t>")

    async def note(self, by: Person, table: Table, did: Calling) -> None:
        """Record a call just before sending it.

        Raises `RefusedError` if the person isn't the host or the last call is too recent, and the errors of
        storing.
        """
        async with table.lock:
            check_open(table)
            check_host(table, by)
            await self.check(by, did, table.id)
            await self._registry.arrange(table, table.setup, by.did(did))

    async def take_back(self, by: Person) -> None:
        """Delete the record of a call that we certainly didn't send. Raises the errors of storing."""
        await self._registry.store.games.take_back(by.click)

    async def _next(self, by: Person, did: Calling, game: str) -> int:
        since = stored_now() - CALLS_APART
        last = await self._registry.store.games.last_call(did, game, by.user, since)
        return last + CALLS_APART if last else 0

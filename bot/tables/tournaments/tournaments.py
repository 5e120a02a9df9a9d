"""Stored tournaments: people open and change them, and the bot advances them."""

from asyncio import Lock
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

from bot.tables.new_games import new_id
from bot.tables.people import keeps_seats
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.tables.tournaments import course
from storage.database.storage_errors import StaleVersionError, UnsureError, found_after, plain
from storage.parts import TournamentTable
from storage.play.tournament import Tournament
from storage.play.tournaments import TableState
from storage.values import StoredGame

TournamentChange: TypeAlias = Callable[[Tournament], Tournament]
"""Returns the tournament after a change. Raises `RefusedError`."""


class Tournaments:
    """Changes tournaments."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._stored = registry.store.tournaments
        self._changing = Lock()  # Makes changes one by one: simultaneous sign-ups would conflict.

    async def get(self, tournament: str, guild: int | None) -> Tournament:
        """Return a tournament of a server. Raises `RefusedError` if there is none with this id."""
        found = await self._stored.get(tournament)
        if found is None or found.tournament.guild != guild:
            raise RefusedError("error-tournament-unknown")
        return found.tournament

    async def open(
        self, by: Person, guild: int, channel: int, locale: str, last: Tournament | None = None
    ) -> Tournament:
        """Store a new tournament, with the settings of the `last` one.

        Raises `StaleVersionError` if another one is open in the channel.
        """
        tournament = Tournament(new_id(), 1, guild, channel, by.user, locale).like(last)
        try:
            await self._stored.add(tournament)
        except UnsureError as error:
            if await found_after(error, self._stored.get(tournament.id)) is None:
                raise plain(error) from error
        return tournament

    async def change(self, tournament: Tournament, change: TournamentChange) -> Tournament:
        """Change a tournament. If it is stale, read it again and repeat.

        Raises the errors of `change` and `get`.
        """
        async with self._changing:
            while True:
                try:
                    return await self._save(tournament, change(tournament))
                except StaleVersionError:
                    tournament = await self.get(tournament.id, tournament.guild)

    async def kept_seat(self, table: Table, user: int) -> int | None:
        """Return the seat at a running tournament's table that a late person may take back, or `None`.

        This is possible for some time (`keeps_seats`). A seat that was taken late counts for no rating, so
        nobody gains by waiting for a good position. Raises `NotReadError`.
        """
        kind = table.setup.kind
        if not isinstance(kind, TournamentTable) or not keeps_seats(table):
            return None
        found = await self._stored.get(kind.invitation.tournament)
        pairing = found.tournament.pairing(table.id) if found else None
        if pairing is None or user not in pairing.people:
            return None
        # The seats have the order of `pairing.people`, unless the server forbids computers.
        seat = pairing.people.index(user)
        return seat if seat < len(table.players) and table.players[seat].computer else None

    async def came_back(self, table: Table, user: int) -> None:
        """Pair a person again after they took their seat back. Raises the errors of `change`."""
        if isinstance(kind := table.setup.kind, TournamentTable):
            tournament = await self.get(kind.invitation.tournament, kind.guild)
            await self.change(tournament, lambda before: course.after_return(before, user))

    async def begin_round(self, tournament: Tournament, of_round: int) -> Tournament:
        """Pair the round after `of_round`, unless it is paired. Raises the errors of `change`."""
        ratings, now = await self._ratings(tournament), self._registry.time.present()
        return await self.change(tournament, lambda before: course.with_round(before, of_round, ratings, now))

    async def move_on(self, tournament: Tournament, states: Mapping[str, TableState]) -> Tournament:
        """Take over the states of tables, then do the due step. Raises the errors of `change`."""
        tournament = await self.change(tournament, lambda before: course.with_states(before, states))
        # Read the ratings even if no round is due now: one may be due when we make the change.
        ratings, now = await self._ratings(tournament), self._registry.time.present()
        return await self.change(tournament, lambda before: course.after_due_step(before, ratings, now))

    async def _ratings(self, tournament: Tournament) -> Mapping[int, float]:
        return await self._stored.ratings(tournament.guild, tournament.staying)

    async def _save(self, before: Tournament, after: Tournament) -> Tournament:
        if after == before:
            return before
        lobbies: list[StoredGame] = []
        if len(after.rounds) > len(before.rounds):
            settings = await self._registry.store.servers.get(after.guild)
            lobbies = course.lobbies(after, self._registry.time.moment, settings)
        try:
            return await self._stored.save(after, lobbies)
        except UnsureError as error:
            saved = replace(after, version=after.version + 1)
            found = await found_after(error, self._stored.get(after.id))
            if found is None or found.tournament.version == before.version:
                raise plain(error) from error
            if found.tournament != saved:
                # Repeating a stored change has no effect.
                raise StaleVersionError(f"tournament {after.id} has changed since") from error
            return saved

"""Tournaments as they are stored: opened, changed by people, and moved on by the bot."""

import secrets
from asyncio import Lock
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

from bot.controls.request import game_id
from bot.tables.people import KEPT
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.tables.tournaments import course
from storage.database.storage_errors import StaleVersionError, UnsureError, plain, still_unsure
from storage.play.tournament import Tournament
from storage.play.tournaments import TableState
from storage.values import StoredGame

Change: TypeAlias = Callable[[Tournament], Tournament]
"""Makes the tournament that somebody wants of the one that there is. Raises `RefusedError`."""


class Tournaments:
    """Changes tournaments. Nothing is shown from here."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._stored = registry.store.tournaments
        # A hundred people who sign up at once need not try a hundred times each.
        self._changing = Lock()

    async def get(self, tournament: str, guild: int | None) -> Tournament:
        """Return a tournament of a server. Raises `RefusedError` if there is none of this id."""
        found = await self._stored.get(tournament)
        if found is None or found.tournament.guild != guild:
            raise RefusedError("error-tournament-unknown")
        return found.tournament

    async def open(self, by: Person, guild: int, channel: int, locale: str) -> Tournament:
        """Store a new tournament with its organiser.

        Raises `StaleVersionError` if another one goes on in the channel, and the errors of storing.
        """
        it = Tournament(game_id(secrets.token_bytes(5)), 1, guild, channel, by.user, locale)
        try:
            await self._stored.add(it)
        except UnsureError as error:
            with still_unsure(error):
                found = await self._stored.get(it.id)
            if found is None:
                raise plain(error) from error
        return it

    async def change(self, it: Tournament, change: Change) -> Tournament:
        """Change a tournament, as it is by now if somebody else was faster. Raises the errors of both."""
        async with self._changing:
            while True:
                try:
                    return await self._save(it, change(it))
                except StaleVersionError:
                    it = await self.get(it.id, it.guild)

    async def live_ones_of(self, user: int, but: Tournament) -> tuple[Tournament, ...]:
        """Return the other live tournaments that go on and pair a person, if this one is live, too."""
        if but.league:
            return ()
        active = [each.tournament for each in await self._stored.active()]
        return tuple(
            each
            for each in active
            if each.id != but.id and not (each.league or each.ended) and user in each.staying
        )

    async def kept_seat(self, table: Table, user: int) -> int | None:
        """Return the seat of a running tournament's table that a person may take back from a computer.

        It is that of somebody who hasn't come, in the first rounds. It counts for no rating, as a seat that
        was taken late, so nobody gains by waiting for a good one. Raises `NotReadError`.
        """
        invitation = table.setup.invitation
        if invitation is None or not table.running or table.round > KEPT:
            return None
        found = await self._stored.get(invitation.tournament)
        pairing = found.tournament.pairing(table.id) if found else None
        if pairing is None or user not in pairing.people:
            return None
        # The seats were fixed in this order, unless the server wants no computers.
        seat = pairing.people.index(user)
        return seat if seat < len(table.players) and table.players[seat].computer else None

    async def came_back(self, table: Table, user: int) -> None:
        """Pair a person again who took their seat back. Raises the errors of `change`."""
        if (invitation := table.setup.invitation) is not None:
            it = await self.get(invitation.tournament, table.setup.guild)
            await self.change(it, lambda before: course.returned(before, user))

    async def begin_round(self, it: Tournament, of_round: int) -> Tournament:
        """Pair the round after this one, unless that has been done. Raises the errors of `change`."""
        ratings, now = await self._ratings(it), self._registry.time.present()
        return await self.change(it, lambda before: course.begun(before, of_round, ratings, now))

    async def move_on(self, it: Tournament, states: Mapping[str, TableState]) -> Tournament:
        """Take the places of tables that stand so, and do what is due then. Raises the errors of `change`."""
        it = await self.change(it, lambda before: course.taken(before, states))
        # A round may become due between this and the change.
        ratings, now = await self._ratings(it), self._registry.time.present()
        return await self.change(it, lambda before: course.moved_on(before, ratings, now))

    async def _ratings(self, it: Tournament) -> Mapping[int, float]:
        return await self._stored.ratings(it.guild, it.staying)

    async def _save(self, before: Tournament, after: Tournament) -> Tournament:
        """Store a changed tournament, with the lobbies of a new round.

        If nobody knows whether it was stored, what is stored decides. A change that may have been followed by
        another one raises `StaleVersionError`: made once more, it changes nothing.
        """
        if after == before:
            return before
        lobbies: list[StoredGame] = []
        if len(after.rounds) > len(before.rounds):
            settings = await self._registry.store.servers.get(after.guild)
            lobbies = course.lobbies(after, self._registry.time.now, people_only=not settings.computers)
        try:
            return await self._stored.save(after, lobbies)
        except UnsureError as error:
            saved = replace(after, version=after.version + 1)
            with still_unsure(error):
                found = await self._stored.get(after.id)
            if found is None or found.tournament.version == before.version:
                raise plain(error) from error
            if found.tournament != saved:
                raise StaleVersionError(f"tournament {after.id} went on") from error
            return saved

"""Tournaments as they are stored: opened, changed by people, and moved on by the bot."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from bot.controls.request import game_id
from bot.tables.errors import RefusedError
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.tournaments import course
from storage.errors import StaleVersionError, UnsureError, plain, still_unsure
from storage.records import StoredGame
from storage.tournament import Tournament
from storage.tournaments import StoredTournament

Change: TypeAlias = Callable[[Tournament], Tournament]
"""Makes the tournament that somebody wants of the one that there is. Raises `RefusedError`."""


class Tournaments:
    """Changes tournaments. Nothing is shown from here."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._stored = registry.store.tournaments

    async def get(self, tournament: str, guild: int | None) -> StoredTournament:
        """Return a tournament of a server. Raises `RefusedError` if there is none of this id."""
        found = await self._stored.get(tournament)
        if found is None or found.tournament.guild != guild:
            raise RefusedError("error-tournament-unknown")
        return found

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
        while True:
            try:
                return await self._save(it, change(it))
            except StaleVersionError:
                it = (await self.get(it.id, it.guild)).tournament

    async def move_on(self, it: Tournament) -> Tournament:
        """Take the places of tables that are over, and do what is due then. Raises the errors of storing."""
        waiting = [table for past in it.rounds for table in past.tables if not table.places]
        states = await self._stored.tables(waiting)
        it = await self._save(it, course.taken(it, states))
        match course.due(it, self._registry.time.present()):
            case "pair":
                return await self.pair(it)
            case "end":
                return await self._save(it, replace(it, ended=self._registry.time.present()))
            case None:
                return it

    async def pair(self, it: Tournament) -> Tournament:
        """Pair the next round, and store it with the lobbies of its tables. Raises the errors of storing."""
        ratings = await self._stored.ratings(it.guild, it.staying)
        settings = await self._registry.store.servers.get(it.guild)
        it = course.paired(it, ratings, self._registry.time.present())
        lobbies = course.lobbies(it, self._registry.time.now, people_only=not settings.computers)
        return await self._save(it, it, lobbies)

    async def _save(
        self, before: Tournament, after: Tournament, lobbies: list[StoredGame] | None = None
    ) -> Tournament:
        """Store a changed tournament. If nobody knows whether it was stored, look."""
        if after == before and not lobbies:
            return before
        try:
            return await self._stored.save(after, lobbies or ())
        except UnsureError as error:
            saved = replace(after, version=after.version + 1)
            with still_unsure(error):
                found = await self._stored.get(after.id)
            if found is None or found.tournament != saved:
                raise plain(error) from error
            return saved

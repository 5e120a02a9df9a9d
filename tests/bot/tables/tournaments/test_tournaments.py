"""Two processes change one tournament, and a commit fails without a known outcome."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.tournaments import course
from bot.tables.tournaments.tournaments import TournamentChange, Tournaments
from bot.words.language import Language
from storage.database.storage_errors import NotReadError, NotStoredError, UnsureError
from storage.play.tournament import Tournament
from storage.play.tournaments import StoredTournament
from storage.store import Store
from storage.values import StoredGame
from tests.storage.hinder import fail_once, failure
from tests.storage.samples import opened

ADA, BOB, CAROL, DAVE = 101, 102, 103, 104


@dataclass
class Processes:
    """Two processes on one database, with the same tournament in memory."""

    store: Store
    here: Tournaments
    there: Tournaments
    it: Tournament

    async def stored(self) -> Tournament:
        found = await self.store.tournaments.get(self.it.id)
        assert found is not None
        return found.tournament


def joining(user: int) -> TournamentChange:
    """Return the change by which a person signs up."""
    return lambda it: course.join(it, user, f"person {user}")


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Processes]:
    """A tournament's sign-up with two processes that have the same state."""
    place = tmp_path / "games.sqlite3"
    async with opened(place) as store, opened(place) as other:
        here, there = Tournaments(Registry(store)), Tournaments(Registry(other))
        it = await here.open(Person(ADA, "ada", 1, Language(), manager=True), 10, 20, "en-US")
        for user in (ADA, BOB, CAROL):
            it = await here.change(it, joining(user))
        yield Processes(store, here, there, it)


async def test_a_change_is_made_on_what_the_other_process_has_stored(two: Processes) -> None:
    await two.there.change(two.it, joining(DAVE))
    changed = await two.here.change(two.it, lambda it: course.leave(it, ADA))
    assert changed.staying == (BOB, CAROL, DAVE)
    assert await two.stored() == changed


async def test_a_round_begins_once_and_with_those_who_have_just_signed_up(two: Processes) -> None:
    await two.there.change(two.it, joining(DAVE))
    first = await two.here.begin_round(two.it, 0)
    assert await two.there.begin_round(two.it, 0) == first
    assert sorted(first.rounds[0].tables[0].people) == [ADA, BOB, CAROL, DAVE]
    assert list(await two.store.games.lobby_ages()) == [first.rounds[0].tables[0].game]


async def test_many_who_sign_up_at_once_are_stored_one_after_the_other(
    two: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved, save = list[int](), two.store.tournaments.save

    async def counted(it: Tournament, lobbies: Sequence[StoredGame] = ()) -> Tournament:
        saved.append(it.version)
        return await save(it, lobbies)

    monkeypatch.setattr(two.store.tournaments, "save", counted)
    people = range(200, 230)
    await asyncio.gather(*(two.here.change(two.it, joining(user)) for user in people))
    assert set(people) <= set((await two.stored()).staying)
    assert len(saved) <= 2 * len(people)


@pytest.mark.parametrize("counts", [True, False])
async def test_one_that_was_opened_is_told_as_that_though_its_commit_failed(
    two: Processes, monkeypatch: pytest.MonkeyPatch, *, counts: bool
) -> None:
    fail_once(monkeypatch, "COMMIT", failure("disk I/O error", sqlite3.SQLITE_IOERR), late=counts)
    by = Person(BOB, "bob", 2, Language(), manager=True)
    if counts:
        it = await two.here.open(by, 10, 21, "en-US")
        assert await two.there.get(it.id, 10) == it
    else:
        with pytest.raises(NotStoredError):
            await two.here.open(by, 10, 21, "en-US")
        assert [each.tournament.id for each in await two.store.tournaments.active()] == [two.it.id]


async def test_what_can_not_be_read_after_a_failed_commit_stays_unsure(
    two: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    by = Person(BOB, "bob", 2, Language(), manager=True)
    for act in (lambda: two.here.open(by, 10, 21, "en-US"), lambda: two.here.change(two.it, joining(DAVE))):
        with monkeypatch.context() as failing:
            fail_once(failing, "COMMIT", failure("disk I/O error", sqlite3.SQLITE_IOERR), late=True)
            failing.setattr(two.store.tournaments, "get", AsyncMock(side_effect=NotReadError("a", "failing")))
            with pytest.raises(UnsureError):
                await act()


@pytest.mark.parametrize("counts", [True, False])
@pytest.mark.parametrize("followed", [True, False])
async def test_the_stored_state_is_told_after_a_commit_that_failed(
    two: Processes, monkeypatch: pytest.MonkeyPatch, counts: bool, followed: bool
) -> None:
    read = two.store.tournaments.get

    async def after_another(tournament: str) -> StoredTournament | None:
        """Let the other process be faster than the one that reads the stored state."""
        monkeypatch.setattr(two.store.tournaments, "get", read)
        await two.there.change(await two.stored(), lambda it: course.leave(it, ADA))
        return await read(tournament)

    if followed:
        monkeypatch.setattr(two.store.tournaments, "get", after_another)
    fail_once(monkeypatch, "COMMIT", failure("disk I/O error", sqlite3.SQLITE_IOERR), late=counts)
    if not counts and not followed:
        with pytest.raises(NotStoredError):
            await two.here.change(two.it, joining(DAVE))
        assert DAVE not in (await two.stored()).staying
        return
    changed = await two.here.change(two.it, joining(DAVE))
    assert changed == await two.stored()
    assert changed.staying == ((BOB, CAROL, DAVE) if followed else (ADA, BOB, CAROL, DAVE))
    assert changed.version == two.it.version + 1 + followed

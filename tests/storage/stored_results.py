"""Games with an end that a test sets, without being played."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

from engine.game import Game
from engine.state import Score
from storage.database.transaction import Transaction
from storage.parts import ComputerLevel
from storage.results.ratings.rebuild import compare
from storage.results.result import Result
from storage.results.results import read_result
from storage.store import Store
from storage.values import Choice, Click, Player, Setup, StoredGame
from tests.storage.samples import BEGUN, lobby, played, running, write

RESIGNED = -1  # Stands for the points of a person who resigned. The computer that continued got the most.


def differing_ratings(transaction: Transaction) -> int:
    """Return how many stored ratings differ from those computed from the results."""
    return compare(transaction).changed


@cache
def _over() -> Game:
    return played(5000)


def _ending(totals: Sequence[int]) -> Game:
    """Return a finished game with these points."""
    game = _over().copy()
    scores = [Score(seat, (("districts", total),), total, (0,)) for seat, total in enumerate(totals)]
    game.state.scores = sorted(scores, key=lambda each: -each.total)
    return game


async def end_game(
    store: Store, number: int, points: dict[int, int], *, guild: int = 10, level: ComputerLevel = "novice"
) -> StoredGame:
    """Store a game of four that ended with these points for each user; computers have the other seats."""
    ending = await about_to_end(store, number, points, guild=guild)
    ending = replace(ending, setup=ending.setup.with_chosen(level=level))
    return await store.games.save(ending, choices=(BEGUN,), click=Click(number * 10 + 1, 101, "answer"))


async def about_to_end(store: Store, number: int, points: dict[int, int], *, guild: int = 10) -> StoredGame:
    """Return such a game before its end is stored."""
    stored = _lobby(number, points, guild)
    await store.games.add(stored, Click(number * 10, 101, "open"))
    totals = [total if total != RESIGNED else 99 for total in points.values()]
    return running(_ending([*totals, *[1] * (4 - len(totals))]), stored)


async def end_with(
    store: Store,
    points: dict[int, int],
    change: Callable[[Setup], Setup],
    choices: Sequence[Choice] = (BEGUN,),
) -> Result:
    """Store the end of a game with a changed set-up; return its result."""
    ending = await about_to_end(store, 1, points)
    ending = replace(ending, setup=change(ending.setup))
    await store.games.save(ending, choices=choices, click=Click(11, 101, "answer"))
    return await last_result(store)


def _lobby(number: int, points: dict[int, int], guild: int) -> StoredGame:
    stored = lobby(f"{number:08x}")
    people = [
        Player(user, f"person {user}", str(500 + seat), resigned=total == RESIGNED)
        for seat, (user, total) in enumerate(points.items())
    ]
    computers = [Player(None, f"computer {seat}", f"computer-{seat}") for seat in range(len(people), 4)]
    players = (*people, *computers)
    return replace(stored, setup=replace(stored.setup, players=players).with_kind(guild=guild))


async def last_result(store: Store) -> Result:
    def work(transaction: Transaction) -> Result:
        row = transaction.row("SELECT max(id) FROM results")
        assert row is not None
        return read_result(transaction, row[0])

    return await store.database.transaction(work)


async def all_ratings(store: Store) -> list[tuple[object, ...]]:
    rows = await store.database.rows("SELECT * FROM ratings ORDER BY result, person, guild, season")
    return [tuple(row) for row in rows]


async def forget_results(store: Store) -> None:
    """Delete all results, as if the games had ended before results were kept."""
    await write(store.database, "DELETE FROM results")

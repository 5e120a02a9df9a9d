"""A separate process that gives the last answer of a game, and the checks of the file afterwards."""

import asyncio
import ctypes
import logging
import random
import sys
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Literal, NamedTuple

import pytest

from ai import choose
from bot.tables.registry import Registry
from engine.game import Game
from engine.setup.sets import FIRST_GAME
from storage.database.storage_errors import NotStoredError, RepeatedClickError, StaleVersionError, UnsureError
from storage.database.transaction import Transaction
from storage.inspection import inspect
from storage.maintenance import read_database
from storage.values import Choice, Click
from tests.storage.samples import BEGUN, GAME, load, lobby, opened, running, setup

Told = Literal["over", "refused", "unsure", "stale", "repeated"]
"""The result of the answer, as its player sees it."""

Found = Literal["over", "running"]

CLICKS = (901, 902)  # The clicks that give the last answer.

PEOPLE, TRACKS = 2, 4  # The players, and the number of tracks on which each of them is rated.


class Answer(NamedTuple):
    """The answer that ends the game."""

    seat: int
    picks: tuple[str, ...]
    number: int


async def prepare(path: Path) -> Answer:
    """Store a game of two people up to its last question; return the answer that ends it."""
    start = replace(lobby(), setup=setup(PEOPLE, PEOPLE))
    game, rng = Game.new(FIRST_GAME.options(PEOPLE), PEOPLE, start.setup.seed), random.Random(1)
    async with opened(path) as store:
        await store.games.add(start, Click(1, 101, "open"))
        stored = await store.games.save(running(game, start), choices=(BEGUN,))
        while True:
            decision = game.decision
            assert decision is not None
            picks = choose(game.view(decision.seat), decision, rng)
            game = game.copy()
            events = tuple(game.choose(decision.seat, picks))
            if game.over:
                return Answer(decision.seat, picks, decision.number)
            choice = Choice(decision.number, decision.seat, picks, events, 101 + decision.seat)
            stored = await store.games.save(running(game, stored), choices=(choice,))


def end(path: Path, answer: Answer, click: int, pipe: Connection) -> None:
    """Give the answer on request, report the result, and close the file on request."""
    logging.disable()
    _let_trace()
    asyncio.run(_end(path, answer, click, pipe))


def _let_trace() -> None:
    """Let other processes than the parent trace this one, if that needs permission."""
    if sys.platform == "linux":
        pr_set_ptracer, any_process = 0x59616D61, ctypes.c_ulong(-1)
        ctypes.CDLL(None).prctl(pr_set_ptracer, any_process, 0, 0, 0)


async def _end(path: Path, answer: Answer, click: int, pipe: Connection) -> None:
    async with opened(path) as store:
        registry = Registry(store)
        await registry.get(GAME)
        pipe.send("ready")
        pipe.recv()
        pipe.send(await give(registry, answer, click))
        pipe.recv()


async def give(registry: Registry, answer: Answer, click: int) -> Told:
    """Give the answer as a click does; return the result."""
    table = await registry.get(GAME)
    try:
        async with table.lock:
            await registry.choose(table, *answer, Click(click, 101 + answer.seat, "answer"))
    except NotStoredError:
        return "refused"
    except UnsureError:
        return "unsure"
    except StaleVersionError:
        return "stale"
    except RepeatedClickError:
        return "repeated"
    return "over"


async def find(path: Path, answer: Answer) -> Found:
    """Return the state of the game, from everything that belongs to its end: never in part, or twice."""
    inspection = await inspect(path)
    assert inspection.faults == []

    def work(transaction: Transaction) -> bool:
        def count(sql: str, *values: str | int) -> int:
            """Return the number of rows."""
            rows = transaction.rows(f"SELECT count(*) FROM {sql}", *values)
            return rows[0][0]

        over = count("games WHERE id = ? AND status = 'over'", GAME)
        assert inspection.sound == {"over" if over else "running": 1}
        assert count("choices WHERE game = ?", GAME) == answer.number + 1 + over
        assert count("clicks WHERE game = ? AND id IN (?, ?)", GAME, *CLICKS) == over
        assert count("results WHERE game = ?", GAME) == over
        assert count("standings") == over * PEOPLE
        assert count("ratings") == over * PEOPLE * TRACKS
        return bool(over)

    return "over" if await read_database(path, work) else "running"


async def play_on(path: Path, answer: Answer, found: Found, click: int) -> None:
    """Give the answer by this click again: it ends the game, or changes nothing if the game is over."""
    async with opened(path) as store:
        before = await store.games.version(GAME)
        if found == "running":
            assert await give(Registry(store), answer, click) == "over"
        else:
            loaded = await load(store, GAME)
            with pytest.raises(RepeatedClickError):
                await store.games.save(loaded, click=Click(click, 101 + answer.seat, "answer"))
        assert await store.games.version(GAME) == before + (found == "running")
    assert await find(path, answer) == "over"

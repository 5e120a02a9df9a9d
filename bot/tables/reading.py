"""Loading tables from the store, and finding out whether a failed commit was stored."""

from dataclasses import replace

from bot.tables import endings
from bot.tables.history import REMEMBERED
from bot.tables.running_time import RunningTime
from bot.tables.table import Table
from storage.records import Click, Loaded
from storage.store import Store


async def open_table(store: Store, loaded: Loaded, time: RunningTime) -> Table:
    """Return the table of a loaded game, with the places where it is shown.

    Raises `NotReadError` if something can't be read now, and `DamagedGameError` if it is damaged.
    """
    game, places = loaded.stored.id, store.places
    shown, board = max(loaded.shown, places.shown(game)), await places.board(game)
    if loaded.stored.status == "lobby" and shown < loaded.stored.version:
        # An edit that was not noted may have come since. In a game that runs, one that changes nothing
        # would tell of an answer that nobody may notice, and nothing that was public is taken back.
        board = replace(board, shown="")
    table = Table(
        loaded.stored,
        await store.games.choices(game, REMEMBERED),
        board,
        await places.panels(game),
        shown,
        ending=await endings.read(store, loaded.stored),
        running_time=time,
    )
    table.trim()
    if shown >= loaded.stored.version:
        table.all_shown()
    return table


async def counts(store: Store, table: Table, before: int, click: Click | None) -> bool:
    """Whether a change was stored although its commit failed, by the table as it was read again."""
    if click is None:
        return table.stored.version > before
    return await store.games.click(click.id) is not None

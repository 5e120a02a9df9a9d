"""Loading tables from the store, and finding out whether a failed commit was stored."""

from dataclasses import replace

from bot.tables import endings
from bot.tables.history import REMEMBERED
from bot.tables.message import UNKNOWN
from bot.tables.running_time import RunningTime
from bot.tables.table import Table
from storage.places import BOARD_SEAT, NO_BOARD
from storage.records import Click, Loaded
from storage.store import Store


async def open_table(store: Store, loaded: Loaded, time: RunningTime) -> Table:
    """Return the table of a loaded game, with the places where it is shown.

    Raises `NotReadError` if something can't be read now, and `DamagedGameError` if it is damaged.
    """
    game = loaded.stored.id
    shown, messages = max(loaded.shown, store.places.shown(game)), await store.places.of(game)
    if loaded.stored.status == "lobby" and shown < loaded.stored.version:
        # An edit that was not noted may have come since. In a game that runs, one that changes nothing
        # would tell of an answer that nobody may notice, and nothing that was public is taken back.
        messages[BOARD_SEAT] = replace(messages.get(BOARD_SEAT, NO_BOARD), shown=UNKNOWN)
    table = Table(
        loaded.stored,
        await store.games.choices(game, REMEMBERED),
        messages,
        shown,
        ending=await endings.read(store, loaded.stored),
        running_time=time,
    )
    table.trim()
    if shown >= loaded.stored.version and table.round:
        for seat, player in enumerate(table.players):
            if player.human:
                table.panel(seat).knows = table.shows(seat)
                table.panel(seat).seen = str(table.shows(seat))
    if table.computer_asked:
        # It may have said that nothing can be stored, and that couldn't be noted.
        table.board.seen = UNKNOWN
    return table


async def counts(store: Store, table: Table, before: int, click: Click | None) -> bool:
    """Whether a change was stored although its commit failed, by the table as it was read again."""
    if click is None:
        return table.stored.version > before
    return await store.games.click(click.id) is not None

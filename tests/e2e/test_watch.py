"""The one who reads over every shoulder notices when something is shown to the wrong person."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.tables import view_models
from bot.tables.table import Table
from engine.game import Game
from engine.state import Call
from tests.e2e.watch import Watch
from tests.house import House


@pytest.mark.parametrize("leak", ["other seat", "hand on the board", "deck", "characters", "granted"])
async def test_a_leak_is_noticed(house: House, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    watch = Watch(house, monkeypatch)
    panel, board = view_models.panel, view_models.board

    def other(table: Table, seat: int, *rest: object) -> object:
        return panel(table, 1 - seat, *rest)  # pyright: ignore[reportArgumentType]

    def open_board(table: Table, *rest: object) -> object:
        model = board(table)
        return replace(model, view=replace(model.view, shown=table.game.state.seats[1].hand[0]))

    def deck(table: Table, *rest: object) -> object:
        model = board(table)
        return replace(model, view=replace(model.view, shown=table.game.state.deck[-1]))

    def characters(table: Table, *rest: object) -> object:
        model = board(table)
        seats = enumerate(table.game.state.seats)
        calls = (Call(held, seat) for seat, each in seats for held in each.characters)
        return replace(model, view=replace(model.view, calls=tuple(calls)))

    def granted(table: Table, game: Game, seat: int, *rest: object) -> object:
        return replace(panel(table, game, seat, *rest), granted="king")  # pyright: ignore[reportArgumentType]

    changed: dict[str, tuple[str, Callable[..., object]]] = {
        "other seat": ("panel", other),
        "hand on the board": ("board", open_board),
        "deck": ("board", deck),
        "characters": ("board", characters),
        "granted": ("panel", granted),
    }
    monkeypatch.setattr(view_models, *changed[leak])
    game = await house.open(alice, bob)
    for _ in range(6):
        if watch.leaks:
            break
        asked = await house.asked(game)
        table = await house.table(game)
        assert asked is not None
        assert table.game.decision is not None
        async with table.lock:
            await house.bot.registry.choose(
                table, table.game.decision.seat, table.game.decision.options[:1], asked[1]
            )
        house.bot.registry.tell_listeners(table)
        # The local Discord doesn't wait for work that the test begins: a picture is drawn first.
        await house.bot.delivery.sync.finish()
    assert watch.leaks

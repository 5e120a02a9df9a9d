"""What a click on somebody's wishes does: check, store, and answer what they are asked."""

from bot.tables import wishes
from bot.tables.errors import RefusedError
from bot.tables.people import check_seat
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.table import Table
from engine.game import Game
from storage.records import Setup


class Wishing:
    """Stores which characters people would like."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def store(
        self, by: Person, table: Table, seat: int, indexes: tuple[int, ...], of_round: int
    ) -> bool:
        """Store an order of characters, by their places in the cast, for a round or until changed (0).

        If the person is asked to choose a character, this answers it, where one of them is still there:
        return whether it did. Raises `RefusedError`, `RepeatedClickError` if the same click did so before,
        and the errors of storing.
        """
        async with table.lock:
            game = open_game(table, seat, by.user)
            if of_round and of_round != (coming := wishes.next_choice(game, seat)):
                raise RefusedError("error-wish-late", round=of_round, next=coming)
            setup = wishes.wished(table.setup, seat, characters(game, indexes), of_round)
            return await self._store(by, table, seat, game, setup)

    async def _store(self, by: Person, table: Table, seat: int, game: Game, setup: Setup) -> bool:
        decision, click = game.decision, by.did("wish")
        asked = decision is not None and decision.seat == seat
        picks = wishes.granted(setup, game) if asked else ()
        if decision is None or not picks:
            await self._registry.arrange(table, setup, click)
            return False
        await self._registry.choose(table, seat, picks, decision.number, click, setup=setup)
        return True


def open_game(table: Table, seat: int, user: int) -> Game:
    """Return the game of a table, if the person at a seat can wish for characters in it.

    Raises `RefusedError`.
    """
    if not table.running or table.game is None:
        raise RefusedError("error-over")
    check_seat(table, seat, user)
    if not wishes.possible(table.setup):
        raise RefusedError("error-no-wishes", fewest=wishes.FEWEST)
    return table.game


def characters(game: Game, indexes: tuple[int, ...]) -> tuple[str, ...]:
    """Return the characters at these places of the cast, which may be any. Raises `RefusedError`."""
    cast = game.state.options.cast
    if len(set(indexes)) < len(indexes) or not all(index < len(cast) for index in indexes):
        raise RefusedError("error-unknown-option")
    return tuple(cast[index] for index in indexes)

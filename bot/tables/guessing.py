"""What a click on somebody's guesses does: check, and store."""

from bot.tables import guesses
from bot.tables.errors import RefusedError
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.table import Table
from engine.game import Game
from storage.guesses import Guess


class Guessing:
    """Stores who people think holds which character."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._guesses = registry.store.guesses

    async def own(self, table: Table, game: Game, user: int) -> dict[str, int]:
        """Return what a person guesses of the round that goes on: the seats of characters."""
        found = await self._guesses.of_round(table.id, game.state.round)
        return {guess.character: guess.seat for guess in found if guess.user == user}

    async def store(self, by: Person, table: Table, of_round: int, place: int, seat: int) -> None:
        """Store at which seat a person thinks the character at this place of the cast is.

        Nothing of the game changes. Raises `RefusedError`, and the errors of storing.
        """
        async with table.lock:
            game = open_game(table, by.user)
            cast, own = game.state.options.cast, table.seat_of(by.user)
            if of_round != game.state.round:
                raise RefusedError("error-guess-late")
            if not (place < len(cast) and seat < len(table.players) and seat != own):
                raise RefusedError("error-unknown-option")
            if cast[place] not in guesses.open_characters(game, own):
                raise RefusedError("error-guess-late")
            await self._guesses.put(table.id, of_round, Guess(by.user, by.name, cast[place], seat))


def open_game(table: Table, user: int) -> Game:
    """Return the game of a table, if a person can guess in it now. Raises `RefusedError`."""
    if not table.running or table.game is None:
        raise RefusedError("error-over" if table.game else "error-not-started")
    if not table.setup.guessing:
        raise RefusedError("error-no-guesses")
    if not guesses.possible(table.setup, table.game, table.seat_of(user)):
        raise RefusedError("error-guess-early")
    return table.game

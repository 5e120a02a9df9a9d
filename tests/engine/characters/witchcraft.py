"""How a test makes the Witch play a character."""

from tests.engine.table import Table

WITCH, VICTIM = 0, 1


def bewitch(table: Table, character: str) -> None:
    """Let seat 0, which has the Witch, bewitch a character and play it, up to its first question."""
    table.call("witch", "gather:gold", f"character:{character}")
    table.skip_to(seat=WITCH, character=character)


def bewitched(character: str, *characters: str, seats: int = 5) -> Table:
    """A table with the Witch in seat 0, and in seat 1 the player of the character to be bewitched."""
    table = Table(seats, "witch", character, *characters)
    table.set_characters(WITCH, "witch")
    table.set_characters(VICTIM, character)
    return table

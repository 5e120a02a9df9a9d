"""How a test gets a character with a warrant into the Magistrate's game."""

from tests.engine.table import Table

JUDGE, TARGET, WATCHER = 0, 1, 2


def court(character: str, *characters: str, signed: bool = True) -> Table:
    """A table where seat 0 has the Magistrate and seat 1 a character with a warrant."""
    table = Table(4, "magistrate", character, *characters)
    table.set_characters(JUDGE, "magistrate")
    table.set_characters(TARGET, character)
    table.mark("warrant", character, JUDGE, real=signed)
    return table


def build(table: Table, card: str, *answers: str) -> None:
    """Let the target, whose turn has begun, gather gold and build."""
    table.play("gather:gold", f"build:{card}", *answers)

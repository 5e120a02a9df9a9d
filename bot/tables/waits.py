"""The wait for the asked player: when it began, and what pings and panels say about it."""

from bot.tables import history
from bot.tables.table import Table
from bot.tables.timing import WALL_JUMP_SECONDS
from bot.view_models.panel import Wait


def asked_since(table: Table) -> int:
    """Return when the public wait for the asked seat began, in seconds since 1970; 0 if unknown."""
    return history.waited_since(table.history, table.asked())


def question_since(table: Table) -> int:
    """Return when the asked seat got its last question, as far as others can see; 0 if unknown.

    A hidden answer must not change what the board shows.
    """
    asked = asked_since(table)
    answered = next((each.made for each in reversed(table.history) if history.seen(each)), 0)
    return max(asked, answered) if asked else 0


def waited_since(table: Table) -> int:
    """Return when the wait for the asked seat began: with its last question, or later, with the clock.

    A clock begins later if a second person came, or came back, while one person was alone.
    """
    asked, clock = question_since(table), table.setup.times.clock
    begun = table.time.on_wall(clock.since) if clock and clock.since and clock.until else 0
    return begun if asked and begun > asked + WALL_JUMP_SECONDS else asked


def notified_wait(table: Table) -> tuple[int, bool]:
    """Return the public wait that a ping announces: `asked_since`, and whether a clock runs.

    If the clock starts only after a ping, the player is pinged again.
    """
    clock = table.setup.times.clock
    return asked_since(table), clock is not None and clock.until is not None


def ping_at(table: Table, seat: int) -> float:
    """Return when to ping the asked player of a live game, in seconds since 1970.

    If the player has just opened a page, ping later, unless the question is newer. People may open pages any
    time: it reveals nothing.
    """
    panel = table.panel(seat)
    at = history.ping_at(table.history, seat, glances=not panel.pinged_at_once)
    return max(at, panel.read_at + history.LOOKING_SECONDS) if panel.read_at >= asked_since(table) else at


def long_wait(table: Table) -> Wait | None:
    """Return the wait that panels mention because it has become long, or `None`."""
    asked, since = table.asked(), question_since(table)
    if asked is None or not since or since != table.told_since or not table.players[asked].present:
        return None
    return Wait(asked, waited_since(table), table.until, table.terms())

"""A table in memory."""

from bot.tables.table import Table
from engine.events import Event, RoundBegan
from storage.records import Choice
from tests.engine import table as engine
from tests.storage.samples import lobby, running


def _choice(number: int, seat: int, *events: Event) -> Choice:
    return Choice(number, seat, (), events, user=101 + seat)


def _round(number: int, *seats: int) -> list[Choice]:
    """Return the choices of a round: one that begins it, and one of each of these seats."""
    began = _choice(0, 9, RoundBegan(round=number, seat=0))
    return [began, *(_choice(0, seat) for seat in seats)]


def test_a_table_forgets_what_nobody_is_told_of_any_more() -> None:
    played = engine.Table(4)
    table = Table(running(played.game, lobby()), [*_round(0, *range(4)), *_round(1, *range(4))])
    assert played.state.round == 1
    table.trim()
    assert len(table.history) == 5

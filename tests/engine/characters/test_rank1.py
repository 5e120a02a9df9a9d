"""Rank 1: the Assassin. Witch and Magistrate have separate files."""

from tests.engine.stories import stories
from tests.engine.table import Table


def test_assassin_kills_a_character_that_then_has_no_turn() -> None:
    table = Table(4)
    table.seat(0, "assassin")
    table.seat(1, "merchant")
    table.seat(2, "warlord")
    table.call("assassin", "use:kill", "character:merchant")
    assert table.event("killed").facts == {"seat": 0, "character": "merchant"}
    assert "use:kill" not in table.options
    events = table.end_turn()
    assert table.turn.character == "warlord"
    assert not [each for each in events if each.facts.get("seat") == 1]


test_cases = stories("""
naming a victim can be taken back
    seat 0: assassin
    > assassin: use:kill back
    = can: use:kill; marks: -
f6 a killed player gets nothing at the end of the turn
    seat 0: assassin; seat 1: merchant, city poor_house park
    > assassin: use:kill character:merchant; finish round
    = gold 1: 0; hand 1: -
f6 with two characters only the killed one loses its turn
    seats: 2; seat 0: assassin king; seat 1: thief merchant
    > assassin: use:kill character:thief; end turn
    = turn of: king
    > skip to: character=merchant
    = asked: 1
f8 any other character of the cast may be named
    seats: 2; seat 0: assassin king; seat 1: thief merchant; face up: architect
    > assassin: use:kill
    = named: thief magician king bishop merchant architect warlord
""")


def test_f8_killing_ones_own_other_character_costs_that_turn() -> None:
    table = Table(2)
    table.seat(0, "assassin", "king")
    table.seat(1, "thief", "merchant")
    table.call("assassin", "use:kill", "character:king")
    table.skip_to(character="merchant")
    assert not [call for call in table.state.calls if call.character == "king" and call.seat >= 0]

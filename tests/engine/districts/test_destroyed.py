"""Districts that act when rank 8 destroys a district: Graveyard."""

from engine.state import District
from tests.engine.stories import stories
from tests.engine.table import Table


def burial(*city: str | tuple[str, int] | District, gold: int = 1, seats: int = 4) -> Table:
    """Seat 0 is the Warlord, seat 1 has a Graveyard, seat 2 this city."""
    table = Table(seats, uniques=["graveyard"])
    table.seat(0, "warlord", gold=20)
    table.seat(1, gold=gold, city=["graveyard", "manor"])
    table.seat(2, city=city)
    table.call("warlord")
    return table


test_cases = stories("""
graveyard takes a destroyed district for one gold
    uniques: graveyard; seat 0: warlord, gold 20; seat 1: gold 1, city graveyard manor; seat 2: city palace
    > warlord: use:destroy seat:1 district:manor
    = asked: 1; kind: graveyard; about card: manor; about gold: 1
    > yes
    = hand 1: manor; gold 1: 0; asked: 0; told: took-destroyed seat=1 card=manor gold=1
graveyard may let the card go
    uniques: graveyard; seat 0: warlord, gold 20; seat 1: gold 1, city graveyard manor; seat 2: city palace
    > warlord: use:destroy seat:2 district:palace no
    = hand 1: -; gold 1: 1; bottom: palace
f82 graveyard nobody is asked who could not pay
    # The gold is open to all, so the missing pause tells nothing.
    uniques: graveyard; seat 0: warlord, gold 20; seat 1: gold 0, city graveyard manor; seat 2: city palace
    > warlord: use:destroy seat:2 district:palace
    = kind: turn
f82 graveyard not for the warlord himself
    uniques: graveyard; seat 0: warlord, gold 20, city graveyard; seat 2: city palace
    > warlord: use:destroy seat:2 district:palace
    = kind: turn
f82 graveyard not for itself
    uniques: graveyard; seat 0: warlord, gold 20; seat 1: gold 1, city graveyard manor; seat 2: city palace
    > warlord: use:destroy seat:1 district:graveyard
    = kind: turn; bottom: graveyard
f82 graveyard not for what an armory or its owner destroys
    uniques: graveyard; seat 0: merchant, city armory; seat 1: gold 5, city graveyard; seat 2: city palace
    > merchant: use:armory seat:2 district:palace
    = kind: turn
f82 graveyard not for the witch who plays the warlord but for the bewitched
    with: 0 turn | 1 graveyard
    uniques: graveyard; ask everything; seat 0: witch, gold 20; seat 1: warlord, gold 5; seat 2: city palace
    seat {1}: city graveyard; mark: bewitched warlord by 0
    > warlord: gather:gold use:destroy seat:2 district:palace
    = asked: {1}; kind: {2}
""")


def test_f82_graveyard_works_for_the_districts_of_any_player() -> None:
    table = burial("palace")
    table.play("use:destroy", "seat:2", "district:palace", "yes")
    assert table.hand(1) == ["palace"]
    assert table.state.deck.count("palace") == 2


def test_f82_graveyard_the_coin_and_the_cards_beneath_are_lost() -> None:
    table = burial(District("museum", 1, ("castle", "tavern")))
    table.play("use:destroy", "seat:2", "district:museum", "yes")
    assert table.hand(1) == ["museum"]
    assert sorted(table.bottom(2)) == ["castle", "tavern"]


def test_graveyard_everybody_sees_which_card_is_at_stake() -> None:
    table = burial("palace")
    table.play("use:destroy", "seat:2", "district:palace")
    assert table.view(3).shown == "palace"
    assert table.view(3).asked == 1

"""Districts that their owner uses in their own turn: Laboratory, Smithy, Museum, Armory."""

import pytest

from engine import BACK
from engine.state import District
from tests.engine.stories import stories
from tests.engine.table import Table, museum


def merchant(*city: str, gold: int = 0, hand: tuple[str, ...] = ()) -> Table:
    """Seat 0 is the Merchant in this city, at the beginning of its turn."""
    table = Table(4)
    table.seat(0, "merchant", gold=gold, hand=hand, city=city)
    table.call("merchant")
    return table


# Laboratory


def test_laboratory_turns_a_card_into_two_gold_once_in_a_turn() -> None:
    table = merchant("laboratory", hand=("manor", "tavern", "tavern"))
    table.play("use:laboratory")
    assert table.options == ("card:manor", "card:tavern")
    table.play("card:tavern")
    assert table.gold(0) == 2
    assert table.hand(0) == ["manor", "tavern"]
    assert table.bottom() == ["tavern"]
    assert "use:laboratory" not in table.options
    assert "tavern" not in str(table.seen_by(1))


def test_laboratory_needs_a_card_and_can_be_taken_back() -> None:
    assert "use:laboratory" not in merchant("laboratory").options
    table = merchant("laboratory", hand=("manor",))
    table.play("use:laboratory", BACK)
    assert "use:laboratory" in table.options


# Smithy


test_smithy = stories("""
smithy sells three cards for two gold once in a turn
    seat 0: merchant, gold 5, city smithy
    > merchant:
    deck: manor tavern docks
    > use:smithy
    = gold 0: 3; hand 0: docks manor tavern; cannot: use:smithy
f5 once in each of the two turns with two seats
    seats: 2; seat 0: merchant warlord, hand manor tavern, city laboratory; seat 1: king
    > merchant: use:laboratory card:manor; end turn; skip to: character=warlord; use:laboratory card:tavern
    = hand 0: -
powers of districts are for the own turn only
    seat 0: merchant, gold 9, hand manor; seat 1: gold 9, hand tavern, city smithy laboratory museum armory
    > merchant:
    = offered: gather:gold gather:cards use:merchant-gold
""")


def test_smithy_needs_two_gold_and_a_deck() -> None:
    assert "use:smithy" not in merchant("smithy", gold=1).options
    table = merchant("smithy", gold=2)
    table.shrink_deck(into=1)
    assert "use:smithy" not in table.options


def test_f10_smithy_gives_what_is_left() -> None:
    table = merchant("smithy", gold=2)
    table.shrink_deck("manor", into=1)
    table.play("use:smithy")
    assert table.hand(0) == ["manor"]


# Museum


test_museum = stories("""
museum takes a card once in a turn
    seat 0: merchant, gold 0, hand manor tavern, city museum
    > merchant: use:museum card:manor
    = hand 0: tavern; districts 0: museum/manor; cannot: use:museum
museum collects over the turns and can be taken back
    seat 0: merchant, hand tavern, city museum/manor
    > merchant: use:museum back use:museum card:tavern
    = districts 0: museum/manor/tavern
""")


def test_museum_shows_others_only_how_many_cards_lie_there() -> None:
    table = merchant("museum", hand=("manor", "tavern"))
    table.play("use:museum", "card:manor")
    assert table.event("put-beneath").facts == {"seat": 0, "card": "museum"}
    for reader in (1, None):
        assert "manor" not in str(table.seen_by(reader))
        view = table.view(reader)
        assert view.seats[0].city[0].beneath == 1
        assert view.beneath == ()
    assert table.view(0).beneath == ("manor",)


def test_museum_needs_a_card() -> None:
    assert "use:museum" not in merchant("museum").options


def test_f79_museum_takes_its_cards_along_to_another_city() -> None:
    table = Table(4, "diplomat")
    table.seat(0, "diplomat", city=["palace"])
    table.seat(1, city=[museum("manor", "docks")])
    table.call("diplomat", "use:exchange", "seat:1", "district:museum", "district:palace")
    assert table.view(0).beneath == ("manor", "docks")
    assert table.view(1).beneath == ()


def test_f79_museum_cards_go_under_the_deck_when_it_is_destroyed() -> None:
    table = Table(4)
    table.seat(0, "warlord", gold=3)
    table.seat(1, city=[museum("manor", "docks")])
    table.call("warlord", "use:destroy", "seat:1", "district:museum")
    assert sorted(table.bottom(3)) == ["docks", "manor", "museum"]
    assert "manor" not in str(table.seen_by(0))


# Armory


def armed(*others: str | District, own: tuple[str, ...] = ("armory",)) -> Table:
    """Seat 0 is the Merchant with an Armory, seat 1 has this city."""
    table = Table(4)
    table.seat(0, "merchant", city=own)
    table.seat(1, city=others)
    table.call("merchant")
    return table


test_armory = stories("""
armory destroys itself and another district for nothing
    seat 0: merchant, city armory; seat 1: city palace manor
    > merchant: use:armory seat:1 district:palace
    = city 0: -; city 1: manor; gold 0: 0; bottom in any order: armory palace
    = told: destroyed seat=0 target=1 card=palace gold=0
armory can be taken back at both questions
    seat 0: merchant, city armory; seat 1: city palace
    > merchant: use:armory back use:armory seat:1 back
    = kind: turn; city 0: armory
armory may hit the own city but not itself
    seat 0: merchant, city armory manor
    > merchant: use:armory
    = offered: seat:0
    > seat:0
    = offered: district:manor
    > district:manor
    = city 0: -
""")


def test_armory_needs_another_district() -> None:
    assert "use:armory" not in armed().options


@pytest.mark.parametrize("guard", ["keep", "great_wall"])
def test_f72_f81_armory_ignores_keep_great_wall_and_bishop(guard: str) -> None:
    table = armed(guard, "manor")
    table.state.shielded.append(1)
    table.play("use:armory", "seat:1")
    assert table.options == (f"district:{guard}", "district:manor")
    table.play(f"district:{guard}")
    assert table.city(1) == ["manor"]


SEVEN = ("manor", "castle", "palace", "temple", "church", "tavern", "market")


def test_f81_armory_does_not_reach_a_complete_city() -> None:
    table = armed(*SEVEN)
    assert "use:armory" not in table.options
    table = armed(*SEVEN, own=("armory", "docks"))
    table.play("use:armory")
    assert table.options == ("seat:0",)


def test_f81_armory_cannot_be_used_from_a_complete_city() -> None:
    table = armed("prison", own=("armory", *SEVEN[:6]))
    assert "use:armory" not in table.options


def test_f81_armory_loses_the_coin_and_the_cards_beneath() -> None:
    table = armed(District("museum", 1, ("castle",)), own=("armory",))
    table.play("use:armory", "seat:1", "district:museum")
    assert sorted(table.bottom(3)) == ["armory", "castle", "museum"]


def test_f11_a_destroyed_district_lies_face_down_under_the_deck() -> None:
    table = armed("palace")
    table.play("use:armory", "seat:1", "district:palace")
    deck = table.state.deck
    assert set(deck[:2]) == {"armory", "palace"}
    assert table.view(2).deck == len(deck)

"""Districts that act when rank 8 destroys a district: Graveyard."""

from engine.state import District
from tests.engine.table import Table


def burial(*city: str | tuple[str, int] | District, gold: int = 1, seats: int = 4) -> Table:
    """Seat 0 is the Warlord, seat 1 has a Graveyard, seat 2 this city."""
    table = Table(seats, uniques=["graveyard"])
    table.seat(0, "warlord", gold=20)
    table.seat(1, gold=gold, city=["graveyard", "manor"])
    table.seat(2, city=city)
    table.call("warlord")
    return table


def test_graveyard_takes_a_destroyed_district_for_one_gold() -> None:
    table = burial("palace")
    table.play("use:destroy", "seat:1", "district:manor")
    assert (table.asked, table.kind) == (1, "graveyard")
    assert table.decision.card == "manor"
    assert table.decision.gold == 1
    table.play("yes")
    assert table.hand(1) == ["manor"]
    assert table.gold(1) == 0
    assert table.asked == 0
    assert table.event("took-destroyed").facts == {"seat": 1, "card": "manor", "gold": 1}


def test_f82_graveyard_works_for_the_districts_of_any_player() -> None:
    table = burial("palace")
    table.play("use:destroy", "seat:2", "district:palace", "yes")
    assert table.hand(1) == ["palace"]
    assert table.state.deck.count("palace") == 2


def test_graveyard_may_let_the_card_go() -> None:
    table = burial("palace")
    table.play("use:destroy", "seat:2", "district:palace", "no")
    assert table.hand(1) == []
    assert table.gold(1) == 1
    assert table.bottom() == ["palace"]


def test_f82_graveyard_nobody_is_asked_who_could_not_pay() -> None:
    """The gold is open to all, so the missing pause tells nothing."""
    table = burial("palace", gold=0)
    table.play("use:destroy", "seat:2", "district:palace")
    assert table.kind == "turn"


def test_f82_graveyard_not_for_the_warlord_himself() -> None:
    table = Table(4, uniques=["graveyard"])
    table.seat(0, "warlord", gold=20, city=["graveyard"])
    table.seat(2, city=["palace"])
    table.call("warlord")
    table.play("use:destroy", "seat:2", "district:palace")
    assert table.kind == "turn"


def test_f82_graveyard_not_for_the_witch_who_plays_the_warlord_but_for_the_bewitched() -> None:
    for owner, asked in ((0, 0), (1, 1)):
        table = Table(4, "witch", uniques=["graveyard"])
        table.ask_everything()
        table.seat(0, "witch", gold=20)
        table.seat(1, "warlord", gold=5)
        table.seat(2, city=["palace"])
        table.set_city(owner, "graveyard")
        table.mark("bewitched", "warlord", 0)
        table.call("warlord")
        table.play("gather:gold", "use:destroy", "seat:2", "district:palace")
        assert table.asked == asked
        assert table.kind == ("graveyard" if owner else "turn")


def test_f82_graveyard_not_for_itself() -> None:
    table = burial("palace")
    table.play("use:destroy", "seat:1", "district:graveyard")
    assert table.kind == "turn"
    assert table.bottom() == ["graveyard"]


def test_f82_graveyard_not_for_what_an_armory_or_its_owner_destroys() -> None:
    table = Table(4, uniques=["graveyard"])
    table.seat(0, "merchant", city=["armory"])
    table.seat(1, gold=5, city=["graveyard"])
    table.seat(2, city=["palace"])
    table.call("merchant")
    table.play("use:armory", "seat:2", "district:palace")
    assert table.kind == "turn"


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

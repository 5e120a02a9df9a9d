"""Districts that act at the end of their owner's turn: Poor House and Park."""

from tests.engine.table import Table


def builder(
    *hand: str, gold: int = 0, city: tuple[str, ...] = (), character: str = "merchant", seats: int = 4
) -> Table:
    """Seat 0 plays a character and has gathered."""
    table = Table(seats, character)
    table.seat(0, character, gold=gold, hand=hand, city=city)
    table.call(character)
    table.play("gather:gold")
    return table


def test_poor_house_gives_a_gold_to_an_empty_stash() -> None:
    table = builder("market", city=("poor_house",))
    table.play("build:market", "end")
    assert table.gold(0) == 1
    assert table.event("gained-gold").facts == {"seat": 0, "gold": 1, "reason": "poor_house"}


def test_poor_house_gives_nothing_to_others() -> None:
    table = builder("tavern", city=("poor_house",))
    table.play("build:tavern", "end")
    assert table.gold(0) == 1
    table.event("gained-gold", missing=True)


def test_poor_house_built_in_this_turn_acts_already() -> None:
    table = builder("poor_house", gold=2)
    table.play("build:poor_house", "end")
    assert table.gold(0) == 1


def test_park_gives_two_cards_to_an_empty_hand() -> None:
    table = builder("tavern", city=("park",))
    table.deck("manor", "docks")
    table.play("build:tavern", "end")
    assert table.hand(0) == ["docks", "manor"]
    assert table.event("gained-cards").facts == {"seat": 0, "count": 2, "reason": "park"}


def test_park_gives_nothing_to_who_has_a_card() -> None:
    table = builder("tavern", "manor", city=("park",))
    table.play("build:tavern", "end")
    assert table.hand(0) == ["manor"]


def test_f10_park_gives_what_there_is() -> None:
    table = builder(city=("park",))
    table.shrink_deck("manor", into=1)
    table.play("end")
    assert table.hand(0) == ["manor"]
    table = builder(city=("park",))
    table.shrink_deck(into=1)
    table.play("end")
    assert table.hand(0) == []


def test_poor_house_comes_before_park() -> None:
    table = builder("market", city=("park", "poor_house"))
    table.play("build:market", "end")
    kinds = [kind for kind in table.kinds() if kind.startswith("gained")]
    assert kinds == ["gained-gold", "gained-cards"]


def test_f65_f66_poor_house_and_park_come_before_the_alchemists_refund() -> None:
    """The example of the rules: four gold, a district of four, one gold, and the four back."""
    table = builder("castle", gold=2, city=("poor_house", "park"), character="alchemist")
    table.play("build:castle")
    assert table.gold(0) == 5
    assert len(table.hand(0)) == 2


def test_f106_the_tax_is_paid_before_the_poor_house_looks() -> None:
    table = Table(4, "tax_collector")
    table.seat(0, "merchant", hand=["tavern"], city=["poor_house"])
    table.seat(1, "tax_collector")
    table.call("merchant")
    table.play("gather:gold", "build:tavern")
    assert table.gold(0) == 0
    table.play("end")
    assert table.gold(0) == 1


def test_f5_both_turns_of_a_player_have_an_end_with_two_seats() -> None:
    table = Table(2)
    table.seat(0, "merchant", "architect", hand=["market"], city=["poor_house", "park"])
    table.seat(1, "king")
    table.deck("church", "castle", "manor", "docks")
    table.call("merchant")
    table.play("gather:gold", "build:market", "end")
    assert table.gold(0) == 1
    assert table.hand(0) == ["castle", "church"]
    table.set_gold(0, 0)
    table.set_hand(0, "church")
    table.skip_to(character="architect")
    table.play("gather:gold", "build:church", "end")
    assert table.gold(0) == 1
    assert table.hand(0) == ["docks", "manor"]


def test_f6_a_killed_character_has_no_end_of_turn() -> None:
    table = Table(4)
    table.seat(0, "merchant", city=["poor_house", "park"])
    table.seat(1, "architect")
    table.mark("killed", "merchant", 2)
    table.call("merchant")
    assert table.asked == 1
    assert table.gold(0) == 0
    assert table.hand(0) == []


def test_f15_a_bewitched_turn_has_no_such_end_but_the_witchs_has() -> None:
    table = Table(4, "witch")
    table.seat(0, "witch", city=["poor_house"])
    table.seat(1, "merchant", city=["park"])
    table.mark("bewitched", "merchant", 0)
    table.call("merchant")
    table.play("gather:gold")
    assert table.hand(1) == []
    assert table.asked == 0
    table.play("end")
    assert table.gold(0) == 1


def test_f14_a_witch_whose_victim_is_not_in_play_has_no_such_end() -> None:
    table = Table(4, "witch")
    table.seat(0, "witch", gold=0, city=["park", "poor_house"])
    table.seat(1, "warlord")
    table.call("witch")
    table.play("gather:gold", "character:merchant")
    table.set_gold(0, 0)
    table.skip_to(character="warlord")
    assert table.hand(0) == []
    assert table.gold(0) == 0

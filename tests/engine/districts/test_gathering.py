"""Districts that act when their owner gathers: Library, Observatory, Gold Mine."""

from tests.engine.table import Table


def merchant(*city: str) -> Table:
    """Seat 0 is the Merchant in this city; four cards are known to lie on the deck."""
    table = Table(4)
    table.seat(0, "merchant", city=city)
    table.deck("manor", "tavern", "docks", "prison")
    table.call("merchant")
    return table


def test_without_any_two_gold_or_one_of_two_cards() -> None:
    table = merchant("castle")
    table.play("gather:cards")
    assert table.kind == "keep-cards"
    assert table.options == ("card:manor", "card:tavern")
    table.play("card:tavern")
    assert table.hand(0) == ["tavern"]
    assert table.bottom() == ["manor"]


def test_library_keeps_all_drawn_cards_without_a_question() -> None:
    table = merchant("library")
    table.play("gather:cards")
    assert table.hand(0) == ["manor", "tavern"]
    assert table.kind == "turn"
    assert table.event("gathered-cards").facts == {"seat": 0, "count": 2, "kept": 2}


def test_observatory_draws_three_and_keeps_one() -> None:
    table = merchant("observatory")
    table.play("gather:cards")
    assert table.options == ("card:manor", "card:tavern", "card:docks")
    table.play("card:docks")
    assert table.hand(0) == ["docks"]
    assert sorted(table.bottom(2)) == ["manor", "tavern"]


def test_gold_mine_adds_one_gold_to_gathering_and_to_nothing_else() -> None:
    table = merchant("gold_mine", "market")
    table.play("gather:gold")
    assert table.gold(0) == 3
    table.play("use:merchant-gold", "use:income-trade")
    assert table.gold(0) == 5


def test_gold_mine_adds_nothing_to_cards() -> None:
    table = merchant("gold_mine")
    table.play("gather:cards", "card:manor")
    assert table.gold(0) == 0


def test_the_districts_of_others_do_not_help() -> None:
    table = Table(4)
    table.seat(0, "merchant")
    table.seat(1, city=["gold_mine", "library"])
    table.seat(2, city=["observatory"])
    table.call("merchant")
    table.play("gather:gold")
    assert table.gold(0) == 2


def test_f110_library_and_observatory_draw_three_and_keep_three() -> None:
    table = merchant("library", "observatory")
    table.play("gather:cards")
    assert table.hand(0) == ["docks", "manor", "tavern"]


def test_f10_a_short_deck_gives_what_there_is() -> None:
    table = Table(4)
    table.seat(0, "merchant", city=["observatory"])
    table.shrink_deck("manor", "tavern", into=1)
    table.call("merchant")
    table.play("gather:cards")
    assert table.options == ("card:manor", "card:tavern")


def test_f10_a_last_single_card_is_kept_without_a_question_and_gold_can_always_be_had() -> None:
    table = Table(4)
    table.seat(0, "merchant", city=["observatory"])
    table.shrink_deck("manor", into=1)
    table.call("merchant")
    table.play("gather:cards")
    assert table.hand(0) == ["manor"]
    assert table.kind == "turn"

    table.shrink_deck(into=1)
    table.call("merchant")
    assert "gather:gold" in table.options
    assert "gather:cards" not in table.options


def test_f15_the_bewitched_player_has_them_too() -> None:
    """Bewitched: nothing but gathering, but with the three districts of gathering."""
    table = Table(4, "witch")
    table.seat(0, "witch")
    table.seat(1, "merchant", city=["gold_mine"])
    table.mark("bewitched", "merchant", 0)
    table.call("merchant")
    assert table.options == ("gather:gold", "gather:cards")
    table.play("gather:gold")
    assert table.gold(1) == 3

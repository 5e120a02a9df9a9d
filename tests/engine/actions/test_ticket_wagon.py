"""The Ticket Wagon."""

from engine import BACK
from tests.engine.actions.tables import circus, laid, lay, under_warrant
from tests.engine.table import Table


def ridden(gold: int = 0) -> Table:
    """Seat 1 uses a wagon of seat 0 that has so much gold on it, and keeps a card."""
    table = circus()
    table.seat(0, gold=1)
    table.seat(1, "king", gold=5)
    lay(table, 0, "ticket_wagon", gold)
    table.call("king")
    table.deck("castle", "palace", "temple")
    table.play("use:ticket-wagon", "wagon:0", "card:palace")
    return table


def test_it_is_laid_down_with_nothing_on_it() -> None:
    table = circus()
    table.seat(0, "king", hand=["ticket_wagon"])
    table.call("king")
    table.play("play:ticket_wagon")
    assert laid(table, 0) == [("ticket_wagon", 0)]
    assert "use:ticket-wagon" not in table.options


def test_others_buy_a_card() -> None:
    table = ridden()
    assert table.hand(1) == ["palace"]
    assert table.gold(1) == 4
    assert laid(table, 0) == [("ticket_wagon", 1)]
    assert sorted(table.bottom(2)) == ["castle", "temple"]
    assert table.asked == 0
    assert table.options == ("yes", "no")


def test_the_owner_takes_all_gold_right_after_a_use() -> None:
    table = ridden(gold=2)
    table.play("yes")
    assert table.gold(0) == 1 + 3
    assert laid(table, 0) == []
    assert table.bottom() == ["ticket_wagon"]
    assert table.asked == 1
    assert "use:ticket-wagon" not in table.options


def test_the_owner_waits_for_more() -> None:
    table = ridden(gold=2)
    table.play("no")
    assert table.gold(0) == 1
    assert laid(table, 0) == [("ticket_wagon", 3)]
    assert "use:ticket-wagon" not in table.options  # once in the turn


def test_no_card_need_be_kept() -> None:
    table = circus()
    table.seat(1, "king", gold=1)
    lay(table, 0, "ticket_wagon")
    table.call("king")
    table.play("use:ticket-wagon", BACK, "use:ticket-wagon", "wagon:0")
    assert not table.decision.back
    table.play("none")
    assert table.hand(1) == []
    assert table.event("bought-cards").facts["kept"] == 0


def test_which_cards_were_drawn_is_nobody_elses_business() -> None:
    table = ridden()
    assert table.event("kept").to == 1
    assert not [event for event in table.seen_by(0) if "cards" in event.facts]


def test_f119_each_wagon_once_in_a_turn() -> None:
    table = circus()
    table.seat(1, "king", gold=9)
    lay(table, 0, "ticket_wagon")
    lay(table, 0, "ticket_wagon")
    lay(table, 2, "ticket_wagon")
    table.call("king")
    table.play("use:ticket-wagon")
    assert table.options == ("wagon:2", "wagon:0", "wagon:0~2")
    table.play("wagon:0~2", "none", "no", "use:ticket-wagon")
    assert table.options == ("wagon:2", "wagon:0")
    table.play("wagon:0", "none", "yes", "use:ticket-wagon", "wagon:2", "none", "no")
    assert "use:ticket-wagon" not in table.options
    assert (laid(table, 0), laid(table, 2)) == ([("ticket_wagon", 1)], [("ticket_wagon", 1)])


def test_f119_once_in_each_turn_of_two_characters() -> None:
    table = circus(2)
    table.seat(1, "king", "warlord", gold=9)
    lay(table, 0, "ticket_wagon")
    table.call("king")
    table.play("use:ticket-wagon", "wagon:0", "none", "no")
    assert "use:ticket-wagon" not in table.options
    table.end_turn()
    table.skip_to(character="warlord")
    assert "use:ticket-wagon" in table.options


def test_f119_thief_does_not_get_the_gold_on_it() -> None:
    table = circus()
    table.seat(0, "king", gold=2)
    table.seat(1, "thief")
    lay(table, 0, "ticket_wagon", 5)
    table.mark("robbed", "king", 1)
    table.call("king")
    assert table.gold(1) == 2
    assert laid(table, 0) == [("ticket_wagon", 5)]


def test_f119_laying_a_wagon_is_not_building() -> None:
    table = under_warrant("ticket_wagon", "tavern")
    table.play("play:ticket_wagon")
    assert table.asked == 1
    assert table.gold(1) == 3
    table.play("gather:gold", "build:tavern")
    assert table.asked == 0  # the Tavern is the first paid build


def test_f99_gold_on_it_is_no_stash_and_goes_to_the_bank_at_the_end() -> None:
    table = circus()
    table.seat(0, "king", gold=2, city=["imperial_treasury"])
    lay(table, 0, "ticket_wagon", 5)
    table.last_round()
    table.call("king")
    table.finish_round()
    assert table.points(0)["imperial_treasury"] == 4  # two, and two gathered
    assert laid(table, 0) == []
    assert table.bottom() == ["ticket_wagon"]


def test_too_poor_for_a_ride() -> None:
    table = circus()
    table.seat(1, "king", gold=0)
    lay(table, 0, "ticket_wagon")
    table.call("king")
    assert "use:ticket-wagon" not in table.options
    table.play("gather:gold")
    assert "use:ticket-wagon" in table.options


def test_a_deck_that_is_nearly_empty() -> None:
    table = circus()
    table.seat(1, "king", gold=5)
    lay(table, 0, "ticket_wagon")
    table.shrink_deck("castle", into=2)
    table.call("king")
    table.play("use:ticket-wagon", "wagon:0")
    assert table.options == ("card:castle", "none")
    table.play("card:castle", "no")
    assert "use:ticket-wagon" not in table.options


def test_f119_rank_eight_and_armory_do_not_touch_it() -> None:
    table = circus(4, uniques=["armory"])
    table.seat(0, "warlord", gold=9)
    lay(table, 1, "ticket_wagon", 3)
    table.call("warlord")
    assert "use:destroy" not in table.options
    table.set_city(0, "armory")
    assert "use:armory" not in table.options

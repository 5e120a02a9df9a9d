"""The crown that is taken on the call, and the classic Emperor's gift."""

import pytest

from engine import Rules
from tests.engine.characters.witchcraft import VICTIM, WITCH, bewitch
from tests.engine.editions.tables import classic
from tests.engine.table import Table

ON_CALL = Rules(crown="on-call")


@pytest.mark.parametrize("heir", ["king", "patrician"])
def test_section_f15_the_crown_is_taken_when_rank_four_is_called(heir: str) -> None:
    table = Table(4, heir, rules=ON_CALL)
    table.set_characters(2, heir)
    table.call(heir)
    assert table.crown == 2
    assert table.kinds() == ["revealed", "crown"]
    assert "use:crown" not in table.options
    table.end_turn()


def test_by_the_rules_of_2016_it_is_taken_at_any_time_of_the_turn() -> None:
    table = Table(4, uniques=["throne_room"])
    table.set_characters(2, "king")
    table.call("king")
    assert table.crown == 0
    assert "use:crown" in table.options


def test_a_killed_king_takes_the_crown_at_the_end_of_the_round_all_the_same() -> None:
    table = classic()
    table.seat(2, "king")
    table.seat(3, "warlord")
    table.mark("killed", "king", by=1)
    table.call("king")
    assert table.crown == 0
    table.finish_round()
    assert table.crown == 2


def test_a_bewitched_king_takes_the_crown_and_the_witch_does_not() -> None:
    table = classic(4, "witch")
    table.ask_everything()
    table.set_characters(WITCH, "witch")
    table.set_characters(VICTIM, "king")
    bewitch(table, "king")
    assert table.crown == VICTIM
    assert table.turn.seat == WITCH
    assert "use:crown" not in table.options


def emperor(*, gold: int = 1, hand: tuple[str, ...] = ("tavern", "manor")) -> Table:
    """Seat 1 is the Emperor and was just called; seat 2 has this to give."""
    table = classic(4, "emperor")
    table.set_characters(1, "emperor")
    table.seat(2, gold=gold, hand=hand)
    table.call("emperor")
    return table


def test_the_emperor_gives_the_crown_away_when_he_is_called() -> None:
    table = emperor()
    assert (table.asked, table.kind) == (1, "give-crown")
    assert table.options == ("seat:2", "seat:3")
    assert not table.decision.back
    table.play("seat:3")
    assert table.crown == 3
    assert table.kind == "turn"
    assert "use:give-crown" not in table.options


def test_f52_in_the_classic_edition_the_receiver_chooses_what_to_give() -> None:
    table = emperor()
    table.play("seat:2")
    assert (table.asked, table.kind, table.decision.target) == (2, "crown-gift", 1)
    assert table.options == ("give:gold", "card:tavern", "card:manor")
    assert not table.decision.back
    table.play("card:manor")
    assert table.hand(1) == ["manor"]
    assert table.hand(2) == ["tavern"]
    assert table.event("took-cards").facts == {"seat": 1, "target": 2, "count": 1, "reason": "emperor"}
    # Which card it was is between the two.
    assert table.event("received-cards").to == 1
    assert table.event("lost-cards").to == 2
    assert table.asked == 1


def test_f52_the_receiver_may_give_gold() -> None:
    table = emperor()
    table.play("seat:2", "give:gold")
    assert (table.gold(1), table.gold(2)) == (1, 0)
    assert table.event("took-gold").facts["reason"] == "emperor"


def test_f52_without_a_choice_nothing_is_asked() -> None:
    table = emperor(gold=0, hand=("tavern",))
    table.play("seat:2")
    assert table.hand(1) == ["tavern"]
    table = emperor(gold=3, hand=())
    table.play("seat:2")
    assert table.gold(1) == 1
    table = emperor(gold=0, hand=())
    table.play("seat:2")
    assert table.kind == "turn"


def test_f52_the_question_does_not_tell_whether_the_cards_are_alike() -> None:
    table = emperor(gold=0, hand=("tavern", "tavern"))
    table.play("seat:2")
    assert (table.asked, table.options) == (2, ("card:tavern",))
    table.play("card:tavern")
    assert table.hand(1) == table.hand(2) == ["tavern"]


def test_f52_in_2016_the_emperor_chooses_and_the_card_is_random() -> None:
    table = Table(4, "emperor")
    table.set_characters(1, "emperor")
    table.seat(2, gold=1, hand=["tavern", "manor"])
    table.call("emperor")
    table.play("use:give-crown", "seat:2")
    assert (table.asked, table.kind) == (1, "tribute")
    assert table.options == ("take:gold", "take:cards")


def test_a_killed_classic_emperor_gives_the_crown_at_the_end_of_the_round_for_nothing() -> None:
    table = classic(4, "emperor")
    table.set_characters(1, "emperor")
    table.seat(2, gold=1)
    table.mark("killed", "emperor", by=3)
    table.call("warlord")
    assert table.kind == "late-crown"
    table.play("seat:2")
    assert table.crown == 2
    assert table.gold(2) == 1


def test_the_witch_gives_the_crown_of_a_bewitched_emperor_when_she_goes_on() -> None:
    table = classic(4, "witch", "emperor")
    table.set_characters(WITCH, "witch")
    table.set_characters(VICTIM, "emperor")
    table.seat(3, gold=1)
    bewitch(table, "emperor")
    assert (table.asked, table.kind) == (WITCH, "give-crown")
    assert table.options == ("seat:1", "seat:2", "seat:3")
    table.play("seat:3")
    assert table.event("took-gold").facts["seat"] == WITCH

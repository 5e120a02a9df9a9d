"""Rank 4: the Emperor."""

import pytest

from tests.engine.characters.witchcraft import VICTIM, WITCH, bewitch, bewitched
from tests.engine.table import Table


def test_emperor_gives_the_crown_and_takes_gold() -> None:
    table = Table(4, "emperor")
    table.seat(1, "emperor", city=["palace"])
    table.seat(2, gold=3, hand=["tavern"])
    table.call("emperor")
    table.play("use:income-noble", "use:give-crown", "seat:2", "take:gold")
    assert table.crown == 2
    assert (table.gold(1), table.gold(2)) == (2, 2)
    assert table.event("took-gold").facts == {"seat": 1, "target": 2, "gold": 1, "reason": "emperor"}


def test_emperor_takes_a_random_card_that_only_the_two_see() -> None:
    table = Table(4, "emperor")
    table.seat(1, "emperor")
    table.seat(2, gold=3, hand=["tavern", "manor", "docks"])
    table.call("emperor")
    table.play("use:give-crown", "seat:2", "take:cards")
    (card,) = table.hand(1)
    assert card not in table.hand(2)
    assert table.event("took-cards").to is None
    assert table.event("received-cards").to == 1
    assert table.event("lost-cards").to == 2
    assert all(card not in str(event.facts) for event in table.seen_by(3))


def test_any_card_of_the_hand_may_go_to_the_emperor() -> None:
    taken: set[str] = set()
    for seed in range(30):
        table = Table(4, "emperor", seed=seed)
        table.seat(1, "emperor")
        table.seat(2, hand=["tavern", "manor", "docks"])
        table.call("emperor")
        table.play("use:give-crown", "seat:2")
        taken.update(table.hand(1))
    assert taken == {"tavern", "manor", "docks"}


def test_giving_the_crown_can_be_taken_back_until_it_has_moved() -> None:
    table = Table(4, "emperor")
    table.seat(1, "emperor")
    table.seat(2, gold=1, hand=["tavern"])
    table.call("emperor")
    table.play("use:give-crown", "back", "use:give-crown", "seat:2")
    assert table.kind == "tribute"
    assert not table.decision.back


def test_f17_the_witch_gives_the_crown_of_a_bewitched_emperor() -> None:
    table = bewitched("emperor")
    table.set_crown(2)
    bewitch(table, "emperor")
    assert table.crown == 2
    assert "end" not in table.options
    table.play("use:give-crown")
    assert table.arguments == [str(VICTIM), "3", "4"], "not herself, not who has it; the Emperor may get it"
    gold = table.gold(WITCH)
    table.play(f"seat:{VICTIM}")
    assert table.crown == VICTIM
    assert table.gold(WITCH) == gold + 1, "he has nothing but the gold that he gathered"


def test_f50_killed_emperor_hands_on_the_crown_for_nothing() -> None:
    table = Table(4, "emperor")
    table.seat(1, "emperor")
    table.seat(2, "warlord", gold=3, hand=["tavern"])
    table.mark("killed", "emperor", by=3)
    table.call("emperor")
    table.end_turn()
    assert (table.kind, table.asked) == ("late-crown", 1)
    assert table.options == ("seat:2", "seat:3")
    table.play("seat:2")
    assert table.crown == 2
    assert (table.gold(1), table.hand(1)) == (0, [])
    assert table.state.round == 2
    table.event("took-gold", missing=True)


def test_f51_emperor_gives_it_neither_to_himself_nor_to_who_has_it() -> None:
    table = Table(4, "emperor")
    table.seat(1, "emperor")
    table.set_crown(3)
    table.call("emperor")
    table.play("use:give-crown")
    assert table.options == ("seat:2", "seat:0")


def test_f51_emperor_who_has_the_crown_gives_it_to_anybody_else() -> None:
    table = Table(3, "emperor")
    table.seat(1, "emperor")
    table.set_crown(1)
    table.call("emperor")
    table.play("use:give-crown")
    assert table.options == ("seat:2", "seat:0")


@pytest.mark.parametrize(
    ("gold", "hand", "taken"), [(2, (), "gold"), (0, ("tavern",), "card"), (0, (), "nothing")]
)
def test_f52_emperor_takes_what_there_is(gold: int, hand: tuple[str, ...], taken: str) -> None:
    table = Table(4, "emperor")
    table.seat(1, "emperor")
    table.seat(2, gold=gold, hand=hand)
    table.call("emperor")
    table.play("use:give-crown", "seat:2")
    assert table.kind == "turn", "there is nothing to choose"
    assert table.gold(1) == (taken == "gold")
    assert table.hand(1) == (["tavern"] if taken == "card" else [])


def test_f58_the_emperor_moves_the_crown_once() -> None:
    table = Table(4, "emperor")
    table.seat(1, "emperor")
    table.call("emperor")
    table.play("use:give-crown", "seat:3")
    assert table.event("crown").facts == {"seat": 3, "source": 0}

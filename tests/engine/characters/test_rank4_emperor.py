"""Rank 4: the Emperor."""

import pytest

from tests.engine.stories import stories
from tests.engine.table import Table

test_cases = stories("""
emperor gives the crown and takes gold
    seat 1: emperor, city palace; seat 2: gold 3, hand tavern
    > emperor: use:income-noble use:give-crown seat:2 take:gold
    = crown: 2; gold 1: 2; gold 2: 2; told: took-gold seat=1 target=2 gold=1 reason=emperor
giving the crown can be taken back until it has moved
    seat 1: emperor; seat 2: gold 1, hand tavern
    > emperor: use:give-crown back use:give-crown seat:2
    = kind: tribute; back: no
f50 killed emperor hands on the crown for nothing
    seat 1: emperor; seat 2: warlord, gold 3, hand tavern; mark: killed emperor by 3
    > emperor:; end turn
    = kind: late-crown; asked: 1; offered: seat:2 seat:3
    > seat:2
    = crown: 2; gold 1: 0; hand 1: -; round: 2; not told: took-gold
f51 emperor gives it neither to himself nor to who has it
    seat 1: emperor; crown at: 3
    > emperor: use:give-crown
    = offered: seat:2 seat:0
f51 emperor who has the crown gives it to anybody else
    seats: 3; seat 1: emperor; crown at: 1
    > emperor: use:give-crown
    = offered: seat:2 seat:0
f58 the emperor moves the crown once
    seat 1: emperor
    > emperor: use:give-crown seat:3
    = told: crown seat=3 source=0
f17 the witch gives the crown of a bewitched emperor
    seats: 5; seat 0: witch; seat 1: emperor; crown at: 2
    > witch: gather:gold character:emperor; skip to: seat=0 character=emperor
    = crown: 2; cannot: end
    > use:give-crown
    = named: 1 3 4  # not herself, not who has it; the Emperor may get it
    > seat:1
    = crown: 1; gold 0: 3  # he has nothing but the gold that he gathered
""")


def test_emperor_takes_a_random_card_that_only_the_two_see() -> None:
    table = Table(4, "emperor")
    table.seat(1, "emperor")
    table.seat(2, gold=3, hand=["tavern", "manor", "docks"])
    table.call("emperor", "use:give-crown", "seat:2", "take:cards")
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
        table.call("emperor", "use:give-crown", "seat:2")
        taken.update(table.hand(1))
    assert taken == {"tavern", "manor", "docks"}


@pytest.mark.parametrize(
    ("gold", "hand", "taken"), [(2, (), "gold"), (0, ("tavern",), "card"), (0, (), "nothing")]
)
def test_f52_emperor_takes_what_there_is(gold: int, hand: tuple[str, ...], taken: str) -> None:
    table = Table(4, "emperor")
    table.seat(1, "emperor")
    table.seat(2, gold=gold, hand=hand)
    table.call("emperor", "use:give-crown", "seat:2")
    assert table.kind == "turn", "there is nothing to choose"
    assert table.gold(1) == (taken == "gold")
    assert table.hand(1) == (["tavern"] if taken == "card" else [])

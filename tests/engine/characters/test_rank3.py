"""Rank 3: Magician and Seer. The Wizard has a separate file."""

from collections import Counter

from tests.engine.stories import stories
from tests.engine.table import Table

# Magician


def test_magician_swaps_hands_and_only_the_two_see_the_cards() -> None:
    table = Table(4)
    table.seat(0, "magician", hand=["tavern"])
    table.set_hand(1, "manor", "docks")
    table.call("magician", "use:swap-hands", "seat:1")
    assert (table.hand(0), table.hand(1)) == (["docks", "manor"], ["tavern"])
    assert [each.to for each in table.events if each.kind == "received-hand"] == [0, 1]
    assert not {"use:swap-hands", "use:redraw"} & set(table.options)


test_magician = stories("""
magician may swap an empty hand
    seat 0: magician; seat 1: hand manor
    > magician:
    = cannot: use:redraw
    > use:swap-hands seat:1
    = hand 0: manor; hand 1: -
f11 magician puts cards under the deck and draws as many
    seat 0: magician, hand tavern manor docks; deck: temple church
    > magician: use:redraw card:tavern&card:docks
    = hand 0: church manor temple; bottom in any order: docks tavern; told: redrew seat=0 count=2
    = cannot: use:redraw use:swap-hands
h6 a magician who built first swaps the empty hand
    seat 0: magician, gold 2, hand harbor; seat 1: hand manor docks tavern
    > magician: gather:gold build:harbor use:swap-hands seat:1
    = gold 0: 0; cards 0: 3; cards 1: 0
""")


def test_f49_the_swap_spares_what_lies_under_the_museum() -> None:
    table = Table(4)
    table.seat(0, "magician", hand=["secret_vault"])
    table.seat(1, hand=["manor"], city=["museum"])
    city = table.state.seats[1].city
    city[0] = city[0]._replace(beneath=(table.state.deck.pop(),))
    table.call("magician", "use:swap-hands", "seat:1")
    assert (table.hand(0), table.hand(1)) == (["manor"], ["secret_vault"])
    assert len(table.state.seats[1].city[0].beneath) == 1


# Seer


def test_f48_seer_takes_from_all_who_have_cards_and_gives_each_one_back() -> None:
    table = Table(4, "seer")
    table.seat(0, "seer", hand=["castle"])
    table.set_hand(1, "tavern")
    table.set_hand(3, "manor")
    table.call("seer", "use:seer")
    assert (table.asked, table.kind, table.decision.target) == (0, "seer-gift", 1)
    assert table.hand(0) == ["castle", "manor", "tavern"]
    assert sorted(table.arguments) == ["castle", "manor", "tavern"]
    table.play("card:manor")
    assert table.decision.target == 3
    table.play("card:castle")
    assert (table.hand(0), table.hand(1), table.hand(2), table.hand(3)) == (
        ["tavern"],
        ["manor"],
        [],
        ["castle"],
    )
    assert table.kind == "turn"
    assert "use:seer" not in table.options


test_seer = stories("""
f48 the same card may go back
    seats: 2; seat 0: seer king; seat 1: hand tavern
    > seer: use:seer
    = told of: took-cards; hand 0: -; hand 1: tavern  # it was the only card
the seer needs somebody with a card
    seat 0: seer, hand tavern
    > seer:
    = cannot: use:seer
the seer builds two districts
    seat 0: seer, gold 9, hand tavern market docks
    > seer: gather:gold build:tavern build:market
    = cannot: build:docks
""")


def test_the_seer_takes_at_random() -> None:
    taken: Counter[str] = Counter()
    for seed in range(60):
        table = Table(4, "seer", seed=seed)
        table.seat(0, "seer")
        table.set_hand(1, "tavern", "manor", "docks")
        table.call("seer")
        table.ask_everything()
        table.play("use:seer")
        taken.update(table.arguments)
    assert min(taken.values()) > 8
    assert set(taken) == {"tavern", "manor", "docks"}


def test_others_see_of_the_seer_only_how_many_cards_move() -> None:
    table = Table(4, "seer")
    table.seat(0, "seer")
    table.set_hand(1, "tavern")
    table.set_hand(2, "manor")
    table.call("seer", "use:seer")
    assert [each.facts for each in table.seen_by(3)] == [
        {"seat": 0, "target": 1, "count": 1, "reason": "seer"},
        {"seat": 0, "target": 2, "count": 1, "reason": "seer"},
    ]
    assert [each.facts["cards"] for each in table.seen_by(1) if each.kind == "lost-cards"] == [("tavern",)]
    table.play("card:manor")
    assert [each.facts["target"] for each in table.seen_by(3)] == [1, 2]
    assert table.kinds(3) == ["gave-cards", "gave-cards"]
    received = [each for each in table.events if each.kind == "received-cards"]
    assert [(each.to, each.facts["cards"]) for each in received] == [(1, ("manor",)), (2, ("tavern",))]

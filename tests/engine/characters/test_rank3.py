"""Rank 3: Magician and Seer; the Wizard has a file of his own."""

from collections import Counter

from tests.engine.table import Table

# Magician


def test_magician_swaps_hands_and_only_the_two_see_the_cards() -> None:
    table = Table(4)
    table.seat(0, "magician", hand=["tavern"])
    table.set_hand(1, "manor", "docks")
    table.call("magician")
    table.play("use:swap-hands", "seat:1")
    assert (table.hand(0), table.hand(1)) == (["docks", "manor"], ["tavern"])
    assert [each.to for each in table.events if each.kind == "received-hand"] == [0, 1]
    assert not {"use:swap-hands", "use:redraw"} & set(table.options)


def test_magician_may_swap_an_empty_hand() -> None:
    table = Table(4)
    table.seat(0, "magician")
    table.set_hand(1, "manor")
    table.call("magician")
    assert "use:redraw" not in table.options
    table.play("use:swap-hands", "seat:1")
    assert (table.hand(0), table.hand(1)) == (["manor"], [])


def test_f11_magician_puts_cards_under_the_deck_and_draws_as_many() -> None:
    table = Table(4)
    table.seat(0, "magician", hand=["tavern", "manor", "docks"])
    table.deck("temple", "church")
    table.call("magician")
    table.play("use:redraw", ("card:tavern", "card:docks"))
    assert table.hand(0) == ["church", "manor", "temple"]
    assert sorted(table.bottom(2)) == ["docks", "tavern"]
    assert table.event("redrew").facts == {"seat": 0, "count": 2}
    assert not {"use:swap-hands", "use:redraw"} & set(table.options)


def test_f49_the_swap_spares_what_lies_under_the_museum() -> None:
    table = Table(4)
    table.seat(0, "magician", hand=["secret_vault"])
    table.seat(1, hand=["manor"], city=["museum"])
    city = table.state.seats[1].city
    city[0] = city[0]._replace(beneath=(table.state.deck.pop(),))
    table.call("magician")
    table.play("use:swap-hands", "seat:1")
    assert (table.hand(0), table.hand(1)) == (["manor"], ["secret_vault"])
    assert len(table.state.seats[1].city[0].beneath) == 1


def test_h6_a_magician_who_built_first_swaps_the_empty_hand() -> None:
    table = Table(4)
    table.seat(0, "magician", gold=2, hand=["harbor"])
    table.set_hand(1, "manor", "docks", "tavern")
    table.call("magician")
    table.play("gather:gold", "build:harbor", "use:swap-hands", "seat:1")
    assert (table.gold(0), len(table.hand(0)), len(table.hand(1))) == (0, 3, 0)


# Seer


def test_f48_seer_takes_from_all_who_have_cards_and_gives_each_one_back() -> None:
    table = Table(4, "seer")
    table.seat(0, "seer", hand=["castle"])
    table.set_hand(1, "tavern")
    table.set_hand(3, "manor")
    table.call("seer")
    table.play("use:seer")
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


def test_f48_the_same_card_may_go_back() -> None:
    table = Table(2, "seer")
    table.seat(0, "seer", "king")
    table.set_hand(1, "tavern")
    table.call("seer")
    table.play("use:seer")
    table.event("took-cards")
    assert (table.hand(0), table.hand(1)) == ([], ["tavern"]), "it was the only card"


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
    table.call("seer")
    table.play("use:seer")
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


def test_the_seer_needs_somebody_with_a_card() -> None:
    table = Table(4, "seer")
    table.seat(0, "seer", hand=["tavern"])
    table.call("seer")
    assert "use:seer" not in table.options


def test_the_seer_builds_two_districts() -> None:
    table = Table(4, "seer")
    table.seat(0, "seer", gold=9, hand=["tavern", "market", "docks"])
    table.call("seer")
    table.play("gather:gold", "build:tavern", "build:market")
    assert "build:docks" not in table.options

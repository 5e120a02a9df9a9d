"""Rank 3: the Wizard."""

from dataclasses import replace

import pytest

from engine import Game
from storage.codec import decode_state, encode_state
from tests.engine.table import Table

WIZARD, OWNER = 0, 1


def wizardry(*cards: str, gold: int = 0) -> Table:
    """A table at which seat 0 begins the Wizard's turn and seat 1 has these cards."""
    table = Table(4, "wizard")
    table.seat(WIZARD, "wizard", gold=gold)
    table.set_hand(OWNER, *cards)
    table.call("wizard")
    return table


def test_wizard_takes_a_card_out_of_a_hand() -> None:
    table = wizardry("tavern", "manor")
    table.play("use:wizard", "seat:1", "card:manor")
    assert (table.hand(WIZARD), table.hand(OWNER)) == (["manor"], ["tavern"])
    assert "use:wizard" not in table.options


def test_only_the_wizard_sees_the_hand_and_only_the_two_the_card() -> None:
    table = wizardry("tavern", "manor")
    table.play("use:wizard", "seat:1")
    look = table.event("saw-hand")
    assert (look.to, look.facts["cards"]) == (WIZARD, ("manor", "tavern"))
    assert table.event("looked-at-hand").facts == {"seat": WIZARD, "target": OWNER}
    table.play("card:manor")
    assert table.kinds(2) == ["took-cards"]
    assert table.event("received-cards").to == WIZARD
    assert table.event("lost-cards").to == OWNER


def test_the_immediate_build_does_not_count_towards_the_limit() -> None:
    table = wizardry("manor", "docks", gold=9)
    table.set_hand(WIZARD, "tavern")
    table.play("gather:gold", "use:wizard", "seat:1", "build:manor")
    assert table.event("built-from-hand").facts == {"seat": WIZARD, "target": OWNER, "card": "manor"}
    assert table.event("built").facts == {"seat": WIZARD, "card": "manor", "gold": 3}
    assert (table.city(WIZARD), table.hand(OWNER), table.gold(WIZARD)) == (["manor"], ["docks"], 8)
    table.play("build:tavern")
    assert table.city(WIZARD) == ["manor", "tavern"]


def test_the_immediate_build_is_possible_after_the_ordinary_one() -> None:
    table = wizardry("manor", gold=9)
    table.set_hand(WIZARD, "tavern")
    table.play("gather:gold", "build:tavern", "use:wizard", "seat:1", "build:manor")
    assert table.city(WIZARD) == ["tavern", "manor"]


def test_f3_the_wizard_may_build_the_card_at_once_before_gathering() -> None:
    table = wizardry("tavern", gold=9)
    table.set_hand(WIZARD, "manor")
    assert "build:manor" not in table.options
    table.play("use:wizard", "seat:1")
    assert table.options == ("card:tavern", "build:tavern")
    table.play("build:tavern")
    assert (table.city(WIZARD), table.hand(OWNER), table.gold(WIZARD)) == (["tavern"], [], 8)
    # All other building still waits for gathering, and the turn goes on with it.
    assert {"gather:gold", "gather:cards"} <= set(table.options)
    assert "build:manor" not in table.options
    table.play("gather:gold", "build:manor")
    assert table.city(WIZARD) == ["tavern", "manor"]


def test_f3_a_payment_before_gathering_can_be_taken_back_like_any_other() -> None:
    table = wizardry("thieves_den", gold=9)
    table.set_hand(WIZARD, "manor")
    table.play("use:wizard", "seat:1", "build:thieves_den")
    assert table.kind == "pay"
    table.play("back")
    assert table.options == ("card:thieves_den", "build:thieves_den")


def test_f3_a_threatened_wizard_waits_until_the_threat_is_resolved() -> None:
    table = Table(4, "blackmailer", "wizard")
    table.seat(2, "blackmailer")
    table.seat(WIZARD, "wizard", gold=9)
    table.set_hand(OWNER, "tavern")
    table.mark("threat", "wizard", 2)
    table.call("wizard")
    assert set(table.options) == {"gather:gold", "gather:cards"}


def test_a_card_that_cannot_be_paid_for_can_only_be_taken() -> None:
    table = wizardry("palace", "tavern")
    table.play("gather:gold", "use:wizard", "seat:1")
    assert table.options == ("card:palace", "card:tavern", "build:tavern")


def test_f44_all_builds_of_the_turn_may_repeat_the_own_districts() -> None:
    table = wizardry("manor", gold=9)
    table.seat(WIZARD, hand=["tavern"], city=["manor", "tavern"])
    table.play("gather:gold", "use:wizard", "seat:1", "build:manor", "build:tavern")
    assert table.city(WIZARD) == ["manor", "tavern", "manor", "tavern"]


def test_f45_the_factory_makes_the_immediate_build_cheaper() -> None:
    table = wizardry("smithy", gold=2)
    table.set_city(WIZARD, "factory")
    table.play("gather:gold", "use:wizard", "seat:1", "build:smithy")
    assert (table.city(WIZARD), table.gold(WIZARD)) == (["factory", "smithy"], 0)


def test_f45_thieves_den_is_paid_with_the_wizards_own_cards() -> None:
    table = wizardry("thieves_den", "palace", gold=2)
    table.set_hand(WIZARD, "tavern", "market", "docks")
    table.ask_everything()
    table.play("gather:gold", "use:wizard", "seat:1", "build:thieves_den")
    assert table.options == ("card:tavern", "card:market", "card:docks")
    table.play(("card:tavern", "card:docks"))
    assert (table.city(WIZARD), table.hand(WIZARD), table.hand(OWNER)) == (
        ["thieves_den"],
        ["market"],
        ["palace"],
    )
    assert (table.gold(WIZARD), table.turn.built) == (0, 0)


def test_f45_framework_pays_for_the_immediate_build() -> None:
    table = wizardry("palace")
    table.set_city(WIZARD, "framework")
    table.ask_everything()
    table.play("gather:gold", "use:wizard", "seat:1", "build:palace", "pay:framework")
    assert (table.city(WIZARD), table.gold(WIZARD), table.hand(OWNER)) == (["palace"], 2, [])
    assert table.turn.built == 0


def test_f45_a_sacrifice_pays_for_the_necropolis() -> None:
    table = wizardry("necropolis", gold=9)
    table.set_city(WIZARD, "tavern")
    table.play("gather:gold", "use:wizard", "seat:1", "build:necropolis", "pay:necropolis", "district:tavern")
    assert (table.city(WIZARD), table.gold(WIZARD), table.hand(OWNER)) == (["necropolis"], 11, [])


@pytest.mark.parametrize("depth", [1, 2])
def test_taking_the_payment_back_leads_to_the_same_hand(depth: int) -> None:
    """The card stays where it is until it is paid for, so nothing half done is left or seen."""
    table = wizardry("thieves_den", "manor", gold=9)
    table.set_hand(WIZARD, "tavern")
    table.play("gather:gold", "use:wizard", "seat:1")
    decision, views = table.decision, [table.view(seat) for seat in (0, 1, 2, None)]
    table.play("build:thieves_den", *["pay:den-cards"][: depth - 1])
    assert [table.view(seat) for seat in (0, 1, 2, None)] == views
    table.play("back")
    assert replace(table.decision, number=decision.number) == decision
    table.play("card:manor")
    assert (table.hand(WIZARD), table.hand(OWNER), table.city(WIZARD)) == (
        ["manor", "tavern"],
        ["thieves_den"],
        [],
    )
    table.ask_everything()
    table.play("build:manor")
    assert table.turn.built == 1


def test_the_state_is_stored_and_read_back_in_the_middle_of_it() -> None:
    table = wizardry("thieves_den", "manor", gold=9)
    table.set_hand(WIZARD, "tavern")
    table.play("gather:gold", "use:wizard", "seat:1", "build:thieves_den")
    copy = Game(decode_state(encode_state(table.state)))
    assert copy.state == table.state
    copy.choose(WIZARD, ("back",))
    assert copy.decision is not None
    assert copy.decision.kind == "wizard-card"
    twin = table.game.copy()
    twin.choose(WIZARD, ("pay:gold",))
    assert [each.card for each in twin.seats[WIZARD].city] == ["thieves_den"]
    assert table.game.seats[WIZARD].city == []


def test_f46_the_wizard_chooses_among_players_who_have_cards() -> None:
    table = Table(4, "wizard")
    table.seat(0, "wizard")
    table.call("wizard")
    assert "use:wizard" not in table.options
    table.set_hand(2, "tavern")
    table.play("use:wizard")
    assert table.options == ("seat:2",)


def test_f46_the_secret_vault_can_only_be_taken() -> None:
    table = wizardry("secret_vault", gold=9)
    table.play("gather:gold", "use:wizard", "seat:1")
    assert table.options == ("card:secret_vault",)


def test_f47_once_he_looks_he_must_take_a_card() -> None:
    table = wizardry("tavern", "manor")
    table.play("use:wizard", "back", "use:wizard", "seat:1")
    assert table.options == ("card:manor", "card:tavern")
    assert (table.decision.minimum, table.decision.back) == (1, False)


def test_f104_the_immediate_build_is_taxed() -> None:
    table = Table(4, "wizard", "tax_collector")
    table.seat(0, "wizard", gold=3)
    table.set_hand(1, "tavern")
    table.call("wizard")
    table.play("gather:gold", "use:wizard", "seat:1", "build:tavern")
    assert table.gold(0) == 3

"""Rank 3: the Wizard."""

from dataclasses import replace

import pytest

from engine import Game
from storage.codec import decode_state, encode_state
from tests.engine.stories import stories
from tests.engine.table import Table

WIZARD, OWNER = 0, 1


def wizardry(*cards: str, gold: int = 0) -> Table:
    """A table where seat 0 begins the Wizard's turn and seat 1 has these cards."""
    table = Table(4, "wizard")
    table.seat(WIZARD, "wizard", gold=gold)
    table.set_hand(OWNER, *cards)
    table.call("wizard")
    return table


test_cases = stories("""
wizard takes a card out of a hand
    seat 0: wizard, gold 0; seat 1: hand tavern manor
    > wizard: use:wizard seat:1 card:manor
    = hand 0: manor; hand 1: tavern; cannot: use:wizard
the immediate build does not count towards the limit
    seat 0: wizard, gold 9; seat 1: hand manor docks
    > wizard:
    seat 0: hand tavern
    > gather:gold use:wizard seat:1 build:manor
    = told: built-from-hand seat=0 target=1 card=manor; told: built seat=0 card=manor gold=3; city 0: manor
    = hand 1: docks; gold 0: 8
    > build:tavern
    = city 0: manor tavern
f3 the wizard may build the card at once before gathering
    seat 0: wizard, gold 9; seat 1: hand tavern
    > wizard:
    seat 0: hand manor
    = cannot: build:manor
    > use:wizard seat:1
    = offered: card:tavern build:tavern
    > build:tavern
    = city 0: tavern; hand 1: -; gold 0: 8
    # All other building still waits for gathering, and the turn goes on with it.
    = can: gather:cards gather:gold; cannot: build:manor
    > gather:gold build:manor
    = city 0: tavern manor
f3 a threatened wizard waits until the threat is resolved
    seat 2: blackmailer; seat 0: wizard, gold 9; seat 1: hand tavern; mark: threat wizard by 2
    > wizard:
    = offered in any order: gather:cards gather:gold
a card that cannot be paid for can only be taken
    seat 0: wizard, gold 0; seat 1: hand palace tavern
    > wizard: gather:gold use:wizard seat:1
    = offered: card:palace card:tavern build:tavern
f45 thieves den is paid with the wizards own cards
    seat 0: wizard, gold 2; seat 1: hand thieves_den palace
    > wizard:
    seat 0: hand tavern market docks; ask everything
    > gather:gold use:wizard seat:1 build:thieves_den
    = offered: card:tavern card:market card:docks
    > card:tavern&card:docks
    = city 0: thieves_den; hand 0: market; hand 1: palace; gold 0: 0; built: 0
f45 framework pays for the immediate build
    seat 0: wizard, gold 0; seat 1: hand palace
    > wizard:
    seat 0: city framework; ask everything
    > gather:gold use:wizard seat:1 build:palace pay:framework
    = city 0: palace; gold 0: 2; hand 1: -; built: 0
f46 the wizard chooses among players who have cards
    seat 0: wizard
    > wizard:
    = cannot: use:wizard
    seat 2: hand tavern
    > use:wizard
    = offered: seat:2
f46 the secret vault can only be taken
    seat 0: wizard, gold 9; seat 1: hand secret_vault
    > wizard: gather:gold use:wizard seat:1
    = offered: card:secret_vault
f104 the immediate build is taxed
    cast: tax_collector; seat 0: wizard, gold 3; seat 1: hand tavern
    > wizard: gather:gold use:wizard seat:1 build:tavern
    = gold 0: 3
the immediate build is possible after the ordinary one
    seat 0: wizard, gold 9; seat 1: hand manor
    > wizard:
    seat 0: hand tavern
    > gather:gold build:tavern use:wizard seat:1 build:manor
    = city 0: tavern manor
f3 a payment before gathering can be taken back like any other
    seat 0: wizard, gold 9; seat 1: hand thieves_den
    > wizard:
    seat 0: hand manor
    > use:wizard seat:1 build:thieves_den
    = kind: pay
    > back
    = offered: card:thieves_den build:thieves_den
f44 all builds of the turn may repeat the own districts
    seat 0: wizard, gold 9; seat 1: hand manor
    > wizard:
    seat 0: hand tavern, city manor tavern
    > gather:gold use:wizard seat:1 build:manor build:tavern
    = city 0: manor tavern manor tavern
f45 the factory makes the immediate build cheaper
    seat 0: wizard, gold 2; seat 1: hand smithy
    > wizard:
    seat 0: city factory
    > gather:gold use:wizard seat:1 build:smithy
    = city 0: factory smithy; gold 0: 0
f45 a sacrifice pays for the necropolis
    seat 0: wizard, gold 9; seat 1: hand necropolis
    > wizard:
    seat 0: city tavern
    > gather:gold use:wizard seat:1 build:necropolis pay:necropolis district:tavern
    = city 0: necropolis; gold 0: 11; hand 1: -
""")


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


@pytest.mark.parametrize("depth", [1, 2])
def test_taking_the_payment_back_leads_to_the_same_hand(depth: int) -> None:
    """The card stays where it is until it is paid for, so no half-finished step is left or visible."""
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


def test_f47_once_he_looks_he_must_take_a_card() -> None:
    table = wizardry("tavern", "manor")
    table.play("use:wizard", "back", "use:wizard", "seat:1")
    assert table.options == ("card:manor", "card:tavern")
    assert (table.decision.minimum, table.decision.back) == (1, False)

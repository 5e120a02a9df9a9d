"""A turn ends automatically only if everybody may know that nothing is left to do."""

from collections.abc import Sequence

import pytest

from engine.setup.sets import FIRST_GAME
from tests.engine.actions.tables import circus, lay
from tests.engine.editions.tables import classic
from tests.engine.forced import ends_by_itself, turn
from tests.engine.stories import secrets, stories
from tests.engine.table import Table


@pytest.mark.parametrize("hand", [("manor",), ("manor", "palace"), ("manor", "manor", "temple")])
@pytest.mark.parametrize("gold", [3, 9])
def test_a_turn_ends_with_the_build_that_uses_up_its_limit(hand: Sequence[str], gold: int) -> None:
    table = turn(gold=gold, hand=hand)
    events = table.play("build:manor")
    assert [event.kind for event in events][:2] == ["built", "turn-ended"]
    assert table.state.turn is None or table.turn.seat != 1


@pytest.mark.parametrize(
    ("gather", "gold", "hand", "ends"),
    [
        ("gather:gold", 0, (), True),  # everybody sees that there is no card
        ("gather:gold", 0, ("palace",), False),  # too expensive, but only its player knows
        ("gather:gold", 0, ("manor",), False),
        ("gather:cards", 0, (), True),  # everybody sees that there is no gold
        ("gather:cards", 0, ("palace", "tavern"), True),
        ("gather:cards", 1, (), False),  # one gold may be enough
    ],
)
def test_a_turn_without_a_build_ends_where_everybody_sees_that_nothing_can_be_built(
    gather: str, gold: int, hand: Sequence[str], *, ends: bool
) -> None:
    table = Table(4)
    table.seat(1, "bishop", gold=gold, hand=hand)
    table.deck("castle", "palace")
    table.call("bishop")
    answers = [gather, "card:castle"] if gather == "gather:cards" else [gather]
    assert ends_by_itself(table, *answers) is ends


@pytest.mark.parametrize(
    ("card", "ends"), [("necropolis", False), ("thieves_den", False), ("framework", True)]
)
def test_without_gold_a_turn_ends_unless_something_may_be_had_for_nothing(card: str, *, ends: bool) -> None:
    """A Necropolis costs a district and a Thieves' Den cards; either may be in the hand."""
    others = [each for each in (*FIRST_GAME.uniques, "park") if each != "thieves_den"]
    table = Table(4, uniques=[card, *others[1:]])
    table.seat(
        1, "bishop", hand=["manor", "palace", "fortress", "docks", "harbor", "market"], city=["tavern"]
    )
    table.deck("castle", "castle")
    table.call("bishop", "gather:cards")
    assert ends_by_itself(table, "card:castle") is ends


test_secrets_of_cases = secrets("""
whether a card could have been built without gold is not to be heard
    # The cards of the hand make no difference to when the turn is over.
    with: manor palace | tavern secret_vault | temple temple
    uniques: secret_vault; seat 1: bishop, hand {1} {2}; deck: castle palace
    > bishop: gather:cards card:castle
    = alike: 0 2 3 nobody
whether one could have built more is not to be heard
    # The other card of the Seer is too dear, stands already, can't be built, or isn't wanted.
    with: palace | temple | secret_vault | tavern
    uniques: secret_vault; seat 1: seer, gold 2, hand temple {1}
    > seer: gather:gold build:temple end
    = alike: 0 2 3 nobody
whether the second card could have been built is not to be heard at the limit
    with: palace | temple | tavern
    seat 1: bishop, hand manor {1}; seat 2: gold 9
    > bishop: gather:gold
    seat 1: gold 5
    > build:manor
    = alike: 0 2 3 nobody
""")


test_cases = stories("""
a navigator who never builds is not asked for the end
    with: 1 told of | 2 not told
    # Only a power that is left keeps the turn open, such as that of a Smithy.
    uniques: smithy; seat 1: navigator, gold {1}, hand manor, city smithy; deck: castle docks
    > navigator: gather:cards card:castle use:navigate take:cards
    = {2} {3}: turn-ended
a turn that nobody can prolong ends with what ends it
    # The Poor House and the Park see the turn end as ever.
    uniques: park poor_house; seat 1: bishop, gold 0, city park poor_house
    > bishop: gather:gold
    = told of: gained-cards reason=park; cards 1: 2
a turn ends also if what was built was confiscated
    with: yes | no
    # With the answer of the Magistrate: the limit is used up either way.
    seat 0: magistrate; seat 1: bishop, gold 3, hand docks palace; mark: warrant bishop by 0
    > bishop: gather:gold build:docks
    = asked: 0; kind: confiscate
    > {1}
    = told of: turn-ended
""")


def test_a_turn_goes_on_while_a_power_is_left() -> None:
    table = turn(gold=1, hand=["temple"])
    assert not ends_by_itself(table, "build:temple")
    assert table.options == ("use:income-religious", "end")
    assert ends_by_itself(table, "use:income-religious")


@pytest.mark.parametrize(
    ("gold", "hand", "ends"),
    [
        (9, ("temple",), True),  # no card is left
        (9, ("temple", "palace"), False),
        (3, ("temple", "palace"), False),  # too expensive, but others can't know
        (1, ("temple", "palace"), True),  # no gold is left
    ],
)
def test_a_player_who_may_build_more_is_asked_while_anything_could_be_built(
    gold: int, hand: Sequence[str], *, ends: bool
) -> None:
    table = turn("seer", gold=gold, hand=hand)
    assert ends_by_itself(table, "build:temple") is ends


# Districts that keep a turn open if they are in the hand: in whose turn, with how much gold, in which city.
BEYOND = {
    "stables": ("bishop", 5, ()),
    "necropolis": ("seer", 3, ("temple",)),
    "thieves_den": ("seer", 3, ()),
}


@pytest.mark.parametrize("card", BEYOND)
def test_a_card_that_may_be_in_the_hand_keeps_the_turn_open(card: str) -> None:
    """Wherever it is, unless it is in a city, where everybody can see it."""
    character, gold, city = BEYOND[card]
    others = [each for each in (*FIRST_GAME.uniques, "park") if each not in BEYOND]
    for place, ends in (("deck", False), ("hand", False), ("city", True), ("box", True)):
        hand = ["manor", *["palace", "castle"] * 3, card if place == "hand" else "castle"]
        uniques = others if place == "box" else [card, *others[1:]]
        table = turn(character, gold=gold, hand=hand, city=city, uniques=uniques)
        if place == "city":
            table.set_city(2, card)
        assert ends_by_itself(table, "build:manor") is ends


@pytest.mark.parametrize("second", ["keep", "palace"])
def test_where_there_are_two_keeps_the_second_may_be_in_the_hand(second: str) -> None:
    """With two gold left and a Factory, nothing else could be built."""
    table = classic(4, uniques=["factory"])
    cheap = ["temple", "tavern", "watchtower", "church", "market", "trading_post", "factory"]
    table.seat(1, "architect", gold=2, hand=["prison", second, "palace"], city=cheap)
    table.seat(2, city=["keep", "haunted_quarter"])
    table.call("architect")
    assert not ends_by_itself(table, "gather:gold", "use:architect-cards", "build:prison")


@pytest.mark.parametrize(("gold", "ends"), [(1, True), (2, False)])
def test_the_trader_is_asked_while_there_is_gold_for_another_trade_district(gold: int, *, ends: bool) -> None:
    table = turn("trader", gold=gold, hand=["temple", "palace"])
    assert ends_by_itself(table, "build:temple") is ends


@pytest.mark.parametrize(("cards", "ends"), [(1, True), (2, False)])
def test_the_cardinal_is_asked_while_another_loan_could_be_had(cards: int, *, ends: bool) -> None:
    """A card is built, so a single card can't be given for a gold."""
    table = turn("cardinal", gold=3, hand=["manor", *["palace"] * cards])
    table.turn.extra = 1
    assert ends_by_itself(table, "build:manor") is ends


@pytest.mark.parametrize(("card", "ends"), [("framework", False), ("keep", True)])
def test_a_framework_keeps_the_turn_open_while_something_may_be_built(card: str, *, ends: bool) -> None:
    table = turn("seer", gold=3, hand=["manor", "palace"], city=[card])
    answers = ["build:manor"] if ends else ["build:manor", "pay:gold"]
    assert ends_by_itself(table, *answers) is ends


def test_a_turn_at_the_limit_ends_though_cards_could_be_paid_for_otherwise() -> None:
    table = turn(gold=3, hand=["manor", "palace"], city=["framework"])
    assert ends_by_itself(table, "build:manor", "pay:gold")


@pytest.mark.parametrize(("hand", "ends"), [(("manor",), True), (("manor", "palace"), False)])
def test_where_there_are_action_cards_any_card_may_be_one(hand: Sequence[str], *, ends: bool) -> None:
    table = circus()
    table.seat(1, "bishop", gold=9, hand=hand)
    table.call("bishop")
    assert ends_by_itself(table, "gather:gold", "build:manor") is ends


def test_the_wagon_of_somebody_else_keeps_the_turn_open() -> None:
    table = circus()
    table.seat(1, "bishop", gold=9, hand=["manor"])
    lay(table, 2, "ticket_wagon")
    table.call("bishop")
    assert not ends_by_itself(table, "gather:gold", "build:manor")
    assert table.options == ("use:ticket-wagon", "end")


def test_a_district_beside_the_limit_is_a_build_too() -> None:
    """Nobody has a card left, so nothing more can be built."""
    table = turn(gold=2, hand=["stables"])
    assert ends_by_itself(table, "build:stables")


def test_effects_of_the_end_of_a_turn_come_then_too() -> None:
    table = turn(gold=3, hand=["manor"], city=["park", "poor_house"])
    table.play("build:manor")
    gains = [str(event.facts["reason"]) for event in table.events if event.kind.startswith("gained")]
    assert gains == ["poor_house", "park"]


@pytest.mark.parametrize("last", [True, False])
def test_a_round_and_a_game_may_end_with_a_build(*, last: bool) -> None:
    table = turn("warlord", gold=3, hand=["manor"])
    if last:
        table.last_round()
    table.play("build:manor")
    assert table.game.over is last
    assert table.state.round == (1 if last else 2)

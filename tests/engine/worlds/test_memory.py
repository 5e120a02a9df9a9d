"""The memory of a seat is true."""

from random import Random

import pytest

from engine import Game, PositionBuilder
from engine.decision import argument
from engine.state import State
from engine.worlds import Memory
from engine.worlds.card_memory import CardMemory
from tests.engine.laid_out import options_with
from tests.engine.play import new_game
from tests.engine.setups import SETUPS, Setup
from tests.engine.worlds.follow import followed

# Whole games by the hundred: measuring what they cover would take longer than playing them.
pytestmark = pytest.mark.no_cover


@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS[::7], ids=str)
def test_memories_are_true(setup: Setup) -> None:
    for game, _, memories in followed(setup, setup.seed, Random(1)):
        for memory in memories:
            check_cards(game.state, memory)
            check_characters(game, memory)


def check_cards(state: State, memory: Memory) -> None:
    known = memory.cards
    for index, seat in enumerate(state.seats):
        if index != memory.seat:
            for card, count in known.hands[index].items():
                assert seat.hand.count(card) >= count
    lying = state.discards[::-1] if known.pile else state.deck
    assert all(each in ("", card) for each, card in zip(known.buried, lying, strict=False))
    assert known.deck is None or sorted(known.deck.elements()) == sorted(state.deck)


def check_characters(game: Game, memory: Memory) -> None:
    known, selection = memory.characters, game.state.selection
    assert set(selection.pile) <= known.pile
    assert all(card in each for card, each in zip(selection.face_down, known.away, strict=False))
    assert set(selection.face_down[len(known.away) :]) <= known.pile
    for index, seat in enumerate(game.state.seats):
        if index != memory.seat:
            possible = known.held[index]
            assert len(possible) == len(seat.characters)
            assert all(any(card in each for each in possible) for card in seat.characters)
            assert all(not each.isdisjoint(seat.characters) for each in possible)


def test_a_pile_that_was_passed_on_is_remembered() -> None:
    setup = next(each for each in SETUPS if each.name == "2016-first_game-6s8c")
    game = new_game(setup, 1)
    first = game.state.crown
    memory = Memory(game, first)
    decision = game.decision
    assert decision
    picked = decision.options[0]
    game.choose(first, (picked,))
    memory.follow(decision, (picked,), game)
    passed_on = {argument(option) for option in decision.options[1:]}
    assert memory.characters.pile == passed_on
    assert memory.characters.away == [frozenset(setup.options.cast) - passed_on - {argument(picked)}]


def remembered(game: Game, *answers: tuple[str, ...]) -> CardMemory:
    """Return the cards that the first seat remembers after these answers of the asked seats."""
    memory = Memory(game, 0)
    for picks in answers:
        decision = game.decision
        assert decision
        game.choose(decision.seat, picks)
        memory.follow(decision, picks, game)
    return memory.cards


def four(*characters: str, unique: str = "keep") -> PositionBuilder:
    """Seat four characters with 4 gold each, in a game with this unique district."""
    builder = PositionBuilder(options_with(4, *characters, uniques=(unique,)), 4)
    for seat, character in enumerate(characters):
        builder.seat(seat, character, gold=4, hand=[])
    return builder


def test_a_hand_that_was_swapped_is_remembered_until_a_card_leaves_it_unseen() -> None:
    builder = four("magician", "king", "merchant", "warlord").hand(0, "tavern", "manor")
    known = remembered(builder.call("magician").build(), ("use:swap-hands",), ("seat:1",))
    assert known.hands[1] == {"tavern": 1, "manor": 1}


def test_a_card_under_a_district_is_remembered_and_lies_in_the_deck_once_that_is_destroyed() -> None:
    builder = four("merchant", "king", "assassin", "warlord", unique="museum")
    game = builder.hand(0, "tavern").city(0, "museum").call("merchant").gold(3, 9).build()
    put_beneath = (("use:museum",), ("card:tavern",), ("gather:gold",), ("end",))
    known = remembered(game, *put_beneath, ("use:destroy",), ("seat:0",), ("district:museum",))
    assert known.buried == game.state.deck[:2] == ["tavern", "museum"]


def test_cards_that_were_lent_are_remembered_though_others_paid_the_rest() -> None:
    builder = four("cardinal", "king", "assassin", "warlord", unique="thieves_den")
    game = builder.hand(0, "tavern", "manor", "thieves_den").gold(0, 2).call("cardinal").build()
    loan = (("build:thieves_den",), ("pay:loan",), ("seat:1",), ("card:tavern",), ("card:manor",))
    known = remembered(game, ("gather:gold",), *loan)
    assert game.state.seats[1].hand == ["tavern"]
    assert known.hands[1] == {"tavern": 1}
    assert known.buried == ["manor"]


def test_where_cards_lie_in_the_deck_is_forgotten_when_somebody_studies_it() -> None:
    game = four("magician", "assassin", "thief", "scholar").hand(0, "tavern").call("magician").build()
    redrawn = (("use:redraw",), ("card:tavern",), ("gather:gold",), ("end",))
    assert remembered(game.copy(), *redrawn).buried == ["tavern"]
    assert remembered(game, *redrawn, ("use:study",)).buried == []

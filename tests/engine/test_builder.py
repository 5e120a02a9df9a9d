"""Positions laid out from outside, by what the engine offers to everybody."""

import pytest

from engine import ChoiceError, Game, Plan, PositionBuilder, PositionError, SetupError
from engine.audit import audit
from engine.setup.choice import ReadySet
from engine.state import District
from storage.codec import decode_state, encode_state

DELUXE = Plan("deluxe", ReadySet("vicious_nobles"), action_cards=True).options(4)
TWO = Plan().options(2)


def laid_out() -> PositionBuilder:
    """The Thief of seat 0 is to be called; the others have something to lose."""
    builder = PositionBuilder(DELUXE, 4)
    builder.seat(0, "thief", gold=1, hand=["tavern", "circus_tent"], city=["dragon_gate", ("castle", 1)])
    builder.seat(1, "warlord", gold=4, city=[District("museum", beneath=("docks", "temple"))])
    builder.seat(2, "merchant", gold=2, hand=["manor", "rasputin"])
    builder.seat(3, "magician").arm(2, "rasputin").lay(3, "ticket_wagon", 2).face_up("cardinal")
    return builder.crown(2).mark("killed", "patrician", 3).deck("market", "docks").call("thief")


def test_a_position_is_played_on_stored_and_read_back() -> None:
    game = laid_out().build()
    audit(game.state)
    assert (game.state.crown, game.state.rank) == (2, 2)
    view = game.view(0)
    assert view.turn is not None
    assert (view.turn.seat, view.turn.character) == (0, "thief")
    assert [(each.card, each.coin) for each in view.seats[0].city] == [("dragon_gate", 0), ("castle", 1)]
    assert [card.card for card in view.hand] == ["tavern", "circus_tent"]
    assert (view.seats[1].city[0].beneath, view.seats[3].laid[0].gold) == (2, 2)
    assert view.face_up == ("cardinal",)

    game.choose(0, ["use:rob"])
    again = Game(decode_state(encode_state(game.state)))
    assert again.decision == game.decision
    for each in (game, again):
        each.choose(0, ["character:warlord"])
        each.choose(0, ["gather:cards"])
        assert each.decision is not None
        assert each.decision.options == ("card:market", "card:docks")
        each.choose(0, ["card:docks"])
        each.choose(0, ["end"])
        assert each.state.turn is not None
        assert each.state.turn.character == "magician"
    assert encode_state(game.state) == encode_state(again.state)
    audit(game.state)


def test_one_builder_builds_more_than_one_game() -> None:
    builder = laid_out()
    first = builder.build()
    first.choose(0, ["gather:gold"])
    assert builder.build().state == laid_out().build().state
    assert builder.gold(0, 9).call("merchant").build().state.rank == 6


def test_the_same_seed_shuffles_alike() -> None:
    decks = [PositionBuilder(TWO, 2, f"{seed:064x}").state.deck for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]


def test_the_selection_may_just_be_over() -> None:
    builder = PositionBuilder(TWO, 2).seat(0, "king", "thief").seat(1, "bishop", "warlord")
    game = builder.selection_over().build()
    assert game.state.turn is not None
    assert game.state.turn.character == "thief"
    assert [event.kind for event in game.events] == ["called", "revealed"]
    audit(game.state)


def test_a_complete_city_makes_it_the_last_round() -> None:
    city = ["tavern", "market", "docks", "temple", "church", "manor", "castle"]
    builder = laid_out().city(2, *city)
    game = builder.build()
    assert (game.state.completed, game.state.ending) == ([2], True)
    assert not laid_out().build().state.ending
    assert laid_out().last_round().build().state.ending


def test_a_shield_is_one_of_this_round() -> None:
    for shielded in (False, True):
        builder = laid_out().call("warlord").gold(1, 9)
        game = (builder.shield(0) if shielded else builder).build()
        assert game.decision is not None
        assert game.decision.seat == 1
        game.choose(1, ["use:destroy"])
        assert game.decision is not None
        assert ("seat:0" in game.decision.options) is not shielded


@pytest.mark.parametrize(
    ("verb", "values", "problem"),
    [
        (
            "gold",
            (
                4,
                1,
            ),
            "seat",
        ),
        ("crown", (-1,), "seat"),
        (
            "gold",
            (
                0,
                -1,
            ),
            "gold",
        ),
        (
            "hand",
            (
                0,
                "joker",
            ),
            "card",
        ),
        (
            "hand",
            (
                0,
                *["palace"] * 4,
            ),
            "card",
        ),
        ("deck", ("graveyard",), "card"),
        (
            "city",
            (
                0,
                "circus_tent",
            ),
            "district",
        ),
        (
            "city",
            (
                0,
                ("tavern", 2),
            ),
            "district",
        ),
        (
            "lay",
            (
                0,
                "tavern",
            ),
            "card",
        ),
        (
            "lay",
            (
                0,
                "acrobat",
                -1,
            ),
            "card",
        ),
        (
            "arm",
            (
                0,
                "rasputin",
            ),
            "card",
        ),
        (
            "arm",
            (
                0,
                "circus_tent",
            ),
            "card",
        ),
        (
            "characters",
            (
                0,
                "king",
            ),
            "character",
        ),
        (
            "characters",
            (
                0,
                "thief",
                "thief",
            ),
            "character",
        ),
        ("face_up", ("joker",), "character"),
        (
            "mark",
            (
                "kissed",
                "thief",
                1,
            ),
            "mark",
        ),
        (
            "mark",
            (
                "killed",
                "king",
                1,
            ),
            "character",
        ),
        (
            "mark",
            (
                "killed",
                "thief",
                7,
            ),
            "seat",
        ),
        ("shield", (5,), "seat"),
        ("call", ("king",), "character"),
    ],
)
def test_what_can_not_be_is_refused_and_changes_nothing(
    verb: str, values: tuple[object, ...], problem: str
) -> None:
    builder = laid_out()
    before = builder.state.copy()
    with pytest.raises(PositionError) as error:
        getattr(builder, verb)(*values)
    assert error.value.problem == problem
    assert str(error.value)
    assert builder.state == before


def test_a_position_that_is_not_whole_is_not_built() -> None:
    for builder, problem in (
        (PositionBuilder(DELUXE, 4), "moment"),
        (PositionBuilder(DELUXE, 4).call("thief"), "character"),
        (laid_out().characters(0, "thief", "assassin"), "character"),
    ):
        with pytest.raises(PositionError) as error:
            builder.build()
        assert error.value.problem == problem


def test_a_state_that_was_changed_by_hand_is_audited() -> None:
    builder = laid_out()
    builder.state.deck.pop()
    with pytest.raises(PositionError) as error:
        builder.build()
    assert error.value.problem == "impossible"


def test_options_and_seeds_are_checked_like_those_of_a_game() -> None:
    with pytest.raises(SetupError):
        PositionBuilder(TWO, 3)
    for seed in ("", "00", "x" * 64):
        with pytest.raises(PositionError):
            PositionBuilder(TWO, 2, seed)


def test_the_game_answers_like_any_other() -> None:
    game = laid_out().build()
    with pytest.raises(ChoiceError):
        game.choose(1, ["gather:gold"])

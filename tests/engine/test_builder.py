"""Positions laid out from outside, through the engine's public interface."""

from collections.abc import Sequence

import pytest

from engine import ChoiceError, Game, Plan, PositionBuilder, PositionError, SetupError
from engine.audit import audit
from engine.hooks import MARKS
from engine.setup.choice import ReadySet
from engine.setup.sets import FIRST_GAME
from engine.state import District
from storage.codec import decode_state, encode_state
from tests.engine.laid_out import options_with

DELUXE = Plan("deluxe", ReadySet("vicious_nobles"), action_cards=True).options(4)
TWO = Plan().options(2)


def laid_out() -> PositionBuilder:
    """The Thief of seat 0 is called next; the others have something to lose."""
    builder = PositionBuilder(DELUXE, 4)
    builder.seat(0, "thief", gold=1, hand=["tavern", "circus_tent"], city=["dragon_gate", ("castle", 1)])
    builder.seat(1, "warlord", gold=4, city=[District("museum", beneath=("docks", "temple"))])
    builder.seat(2, "merchant", gold=2, hand=["manor", "rasputin"])
    builder.seat(3, "magician").arm(2, "rasputin").lay(3, "ticket_wagon", 2).face_up("cardinal")
    return builder.crown(2).deck("market", "docks").call("thief")


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
        ("gold", (4, 1), "seat"),
        ("crown", (-1,), "seat"),
        ("gold", (0, -1), "gold"),
        ("hand", (0, "joker"), "card"),
        ("hand", (0, *["palace"] * 4), "card"),
        ("deck", ("graveyard",), "card"),
        ("city", (0, "circus_tent"), "district"),
        ("city", (0, ("tavern", 2)), "district"),
        ("lay", (0, "tavern"), "card"),
        ("lay", (0, "acrobat", -1), "card"),
        ("arm", (0, "rasputin"), "card"),
        ("arm", (0, "circus_tent"), "card"),
        ("characters", (0, "king"), "character"),
        ("characters", (0, "thief", "thief"), "character"),
        ("face_up", ("joker",), "character"),
        ("mark", ("kissed", "thief", 1), "mark"),
        ("mark", ("killed", "king", 1), "character"),
        ("mark", ("killed", "thief", 7), "seat"),
        ("shield", (5,), "seat"),
        ("call", ("king",), "character"),
    ],
)
def test_impossible_things_are_refused_and_change_nothing(
    verb: str, values: tuple[object, ...], problem: str
) -> None:
    builder = laid_out()
    before = builder.state.copy()
    with pytest.raises(PositionError) as error:
        getattr(builder, verb)(*values)
    assert error.value.problem == problem
    assert str(error.value)
    assert builder.state == before


@pytest.mark.parametrize("card", ["graveyard", "joker"])
def test_a_card_of_another_game_is_not_called_used_up(card: str) -> None:
    with pytest.raises(PositionError, match=f"{card} isn't in this game"):
        laid_out().hand(0, card)
    with pytest.raises(PositionError, match="no palace is left"):
        laid_out().hand(0, *["palace"] * 4)


def test_the_kinds_of_marks_are_listed() -> None:
    with pytest.raises(PositionError) as error:
        laid_out().mark("kissed", "thief", 1)
    for kind in MARKS:
        assert kind in str(error.value)
        assert f"`{kind}`" in str(PositionBuilder.mark.__doc__)


def cast(*characters: str, uniques: Sequence[str] = ()) -> PositionBuilder:
    """Seats 0 to 2 have these characters, or others; the Warlord of seat 3 is called."""
    builder = PositionBuilder(options_with(4, *characters, uniques=uniques), 4)
    others = [each for each in builder.state.options.cast if each not in characters]
    for seat, character in enumerate((*[*characters, *others][:3], "warlord")):
        builder.seat(seat, character)
    return builder.call("warlord")


WARRANTS = (("thief", False), ("king", True), ("bishop", False))


def test_marks_that_a_character_has_laid_are_accepted() -> None:
    builder = cast("magistrate")
    for character, real in WARRANTS:
        builder.mark("warrant", character, 0, real=real)
    assert len(builder.build().state.marks) == 3
    assert cast("blackmailer").mark("threat", "king", 0).mark("threat", "blackmailer", 0, real=False).build()
    assert cast("witch", "thief").mark("bewitched", "thief", 0).mark("robbed", "merchant", 0).build()


@pytest.mark.parametrize(
    ("characters", "marks"),
    [
        (("assassin",), [("warrant", "king", 0, True)]),  # no Magistrate in the game
        (("magistrate",), [("warrant", "king", 1, True)]),  # another seat has him
        (("magistrate",), [("warrant", "king", 0, True), ("warrant", "king", 0, False)]),
        (("magistrate",), [("warrant", "king", 0, True), ("warrant", "thief", 0, True)]),
        (("magistrate",), [("warrant", each, 0, False) for each in ("king", "thief", "bishop", "warlord")]),
        (("assassin", "blackmailer"), [("threat", "assassin", 1, True)]),
        (("assassin", "thief"), [("robbed", "thief", 1, True)]),
        (("assassin", "thief"), [("killed", "king", 0, True), ("robbed", "king", 1, True)]),
        (("assassin", "thief"), [("killed", "thief", 0, True), ("robbed", "king", 1, True)]),
        (("assassin",), [("killed", "assassin", 0, True)]),
        (("witch",), [("bewitched", "king", 0, True), ("bewitched", "thief", 0, True)]),
        (("king",), [("acrobat", "bishop", 0, True)]),
    ],
)
def test_marks_that_nobody_can_have_laid_are_refused(
    characters: Sequence[str], marks: Sequence[tuple[str, str, int, bool]]
) -> None:
    builder = cast(*characters)
    for kind, character, by, real in marks:
        builder.mark(kind, character, by, real=real)
    with pytest.raises(PositionError) as error:
        builder.build()
    assert error.value.problem == "mark"


def test_a_character_that_was_not_called_yet_has_laid_nothing() -> None:
    builder = cast("assassin", "thief").mark("robbed", "king", 1)
    assert builder.call("magician").build()
    for character in ("assassin", "thief"):
        with pytest.raises(PositionError, match="wasn't called"):
            builder.call(character).build()


@pytest.mark.parametrize("characters", [("king",), ("thief", "magician", "bishop")])
def test_neither_rank_four_nor_too_many_characters_lie_face_up(characters: Sequence[str]) -> None:
    builder = cast("assassin", "merchant", "architect")
    assert builder.face_up("thief", "bishop").build()
    with pytest.raises(PositionError) as error:
        builder.face_up(*characters).build()
    assert error.value.problem == "character"


@pytest.mark.parametrize(
    ("characters", "unique", "allowed"),
    [(("magician",), "keep", False), (("wizard",), "keep", True), (("magician",), "quarry", True)],
)
def test_a_city_has_a_district_twice_only_where_a_card_allows_it(
    characters: Sequence[str], unique: str, *, allowed: bool
) -> None:
    others = [each for each in (*FIRST_GAME.uniques, "park") if each not in ("quarry", unique)]
    builder = cast(*characters, uniques=[unique, *others][:14]).city(0, "tavern", "market", "tavern")
    if allowed:
        assert builder.build()
        return
    with pytest.raises(PositionError) as error:
        builder.build()
    assert error.value.problem == "district"


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

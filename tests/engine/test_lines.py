"""Lines: each can be answered step by step, and no step reveals a secret."""

from dataclasses import replace
from random import Random

import pytest

from engine import Game
from engine.builder import PositionBuilder
from engine.cards.districts import BASIC
from engine.decision import verb
from engine.events import GainedGold, GatheredGold, TurnEnded, visible
from engine.lines import MOST_TARGETS, Line, ends_turn, lines
from engine.rng import seed_of
from engine.setup.sets import FIRST_GAME
from tests.engine.play import moves, new_game
from tests.engine.sampling import Sample, moment
from tests.engine.scramble import another_world
from tests.engine.setups import SETUPS, Setup

SAMPLE = Sample(4)


@pytest.mark.no_cover
@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS[::5], ids=str)
def test_offered_lines_depend_on_nothing_secret(setup: Setup) -> None:
    chance = Random(setup.seed)
    game = new_game(setup, setup.seed)
    for decision, _picks in moves(game, Random(2), busy=True):
        if not SAMPLE(moment(game)):
            continue
        world = Game(another_world(game.state, decision.seat, chance))
        offered = lines(game)
        assert lines(world) == offered
        assert ends_turn(world) == ends_turn(game)
        for line in offered:
            _learns_nothing_on_the_way(game.copy(), world.copy(), line)


def _learns_nothing_on_the_way(game: Game, world: Game, line: Line) -> None:
    """Check that all worlds look alike to a player who takes a line, up to its last answer."""
    for asked, pick in zip(line.asked, line.picks, strict=True):
        assert game.decision == world.decision == asked
        assert game.view(asked.seat) == world.view(asked.seat)
        told = [
            [event for event in each.choose(asked.seat, (pick,)) if visible(event, asked.seat)]
            for each in (game, world)
        ]
        if pick is not line.picks[-1]:
            assert told[0] == told[1]


@pytest.mark.no_cover
@pytest.mark.parametrize("setup", SETUPS[:4], ids=str)
def test_a_turn_ends_by_itself_after_the_options_of_which_that_is_said_and_no_others(setup: Setup) -> None:
    game, said = new_game(setup, setup.seed + 7), 0
    for decision, _picks in moves(game, Random(5), busy=True):
        if decision.kind != "turn":
            continue
        ending = ends_turn(game)
        said += len(ending)
        for option in decision.options:
            trial = game.copy()
            told = trial.choose(decision.seat, (option,))
            while trial.decision and trial.decision.kind == "keep-cards":
                told += trial.choose(decision.seat, trial.decision.options[-trial.decision.minimum :])
            ended = any(isinstance(each, TurnEnded) for each in told)
            if verb(option) in ("gather", "use", "build"):
                assert (option in ending) == ended, option
            else:
                assert option not in ending
    assert said


@pytest.mark.no_cover
@pytest.mark.parametrize("setup", SETUPS[:4], ids=str)
def test_gold_comes_in_as_a_line_says(setup: Setup) -> None:
    game = new_game(setup, setup.seed + 5)
    seen = 0
    for decision, _picks in moves(game, Random(4), busy=True):
        for line in lines(game):
            assert (line.goal in line.picks) or line.goal == "end"
            if verb(line.goal) not in ("build", "end"):
                continue
            twin, brought, before = game.copy(), 0, None
            for pick in line.picks:
                if pick == line.goal:
                    before = brought
                told = twin.choose(decision.seat, (pick,))
                gains = [each for each in told if isinstance(each, GatheredGold | GainedGold)]
                if verb(pick) in ("gather", "use"):
                    # Events after the end of the turn don't belong to it.
                    brought += gains[0].gold
            assert brought == line.gold
            assert line.before == (brought if before is None else before)
            # Only a drawn card, or one for which a district is torn down, is built without any income.
            assert line.gold or line.way or verb(line.picks[0]) == "card"
            seen += 1
    assert seen > 10


def test_no_two_lines_have_the_same_indexes() -> None:
    seen = 0
    for setup in SETUPS[:4]:
        game = new_game(setup, setup.seed + 3)
        for _decision, _picks in moves(game, Random(5), busy=True):
            found = [line.indexes for line in lines(game)]
            assert len(set(found)) == len(found)
            seen += len(found)
    assert seen > 100


def test_looking_changes_nothing() -> None:
    game = new_game(SETUPS[0], 1)
    for _decision, _picks in moves(game, Random(2), busy=True):
        before = game.state.copy()
        lines(game)
        assert game.state == before


def turn(character: str, hand: list[str], city: list[str], *, gold: int = 2, gathered: bool = False) -> Game:
    """Lay out a turn of the first seat, in which the others have one district each."""
    options = FIRST_GAME.options(4)
    options = replace(options, uniques=("framework", *options.uniques[1:]))
    builder = PositionBuilder(options, 4, seed_of("lines"))
    builder.seat(0, character, gold=gold, hand=hand, city=city)
    held = [each for each in ("king", "bishop", "thief", "warlord") if each != character]
    for seat, district in enumerate(("tavern", "prison", "manor"), start=1):
        builder.seat(seat, held[seat - 1], gold=1, hand=["castle"], city=[district])
    game = builder.crown(1).call(character).build()
    if gathered:
        game.choose(0, ("gather:gold",))
    return game


def offered(game: Game, goal: str) -> list[tuple[str, ...]]:
    return [line.picks for line in lines(game) if line.goal == goal]


def test_gold_a_district_and_income_are_one_line() -> None:
    game = turn("merchant", ["market", "castle", "palace"], ["tavern"])
    assert offered(game, "build:market") == [
        ("gather:gold", "build:market", "use:income-trade", "use:merchant-gold")
    ]
    # Before that, the gold isn't enough. Even all of it isn't enough for the palace's neighbour.
    assert offered(game, "build:palace") == [
        ("gather:gold", "use:income-trade", "use:merchant-gold", "build:palace")
    ]
    assert offered(game, "end") == [("gather:gold", "use:income-trade", "use:merchant-gold", "end")]


def test_a_district_that_only_a_framework_pays_for_is_one_line() -> None:
    game = turn("bishop", ["palace", "tavern"], ["framework"], gold=0, gathered=True)
    assert offered(game, "build:palace") == [("build:palace", "pay:framework")]
    assert [line.way for line in lines(game) if line.goal == "build:palace"] == ["framework"]
    # Gold could pay for this, so the player chooses.
    assert offered(game, "build:tavern") == []
    (line,) = (each for each in lines(game) if each.goal == "build:palace")
    for pick in line.picks:
        game.choose(0, (pick,))
    assert [each.card for each in game.seats[0].city] == ["palace"]


def test_targets_of_a_power_tell_that_they_end_the_turn_unless_a_hidden_hand_decides_it() -> None:
    game = turn("assassin", [], [], gathered=True)
    kills = [line for line in lines(game) if line.goal == "use:kill"]
    assert kills
    assert all(line.ends for line in kills)
    options = FIRST_GAME.options(4)
    cast = tuple("spy" if each == "thief" else each for each in options.cast)
    builder = PositionBuilder(replace(options, cast=cast), 4, seed_of("lines"))
    for seat, character in enumerate(("spy", "king", "merchant", "bishop")):
        builder.seat(seat, character, gold=0)
    game = builder.call("spy").build()
    game.choose(0, ("gather:gold",))
    spied = [line for line in lines(game) if verb(line.picks[-1]) == "type"]
    assert spied
    assert not any(line.ends for line in spied)
    killing = game.state.turn
    game.choose(0, spied[0].picks[:1])
    for pick in spied[0].picks[1:]:
        game.choose(0, (pick,))
    assert game.state.turn != killing  # No other hand has such a card.


def test_a_player_who_may_build_again_takes_the_income_later() -> None:
    game = turn("architect", ["market", "tavern", "castle"], [])
    assert offered(game, "build:market") == [("gather:gold", "build:market")]
    assert offered(game, "end") == []


def test_a_turn_with_a_power_left_is_not_ended_along_with_gathering() -> None:
    game = turn("assassin", ["market"], [])
    assert offered(game, "end") == []
    assert offered(turn("bishop", ["market"], ["church"]), "end") == [
        ("gather:gold", "use:income-religious", "end")
    ]


def test_targets_of_a_power_are_offered_at_once_if_it_can_be_taken_back() -> None:
    game = turn("assassin", [], [])
    killable = [each for each in game.cast if each != "assassin"]
    assert offered(game, "use:kill") == [("use:kill", f"character:{each}") for each in killable]
    game = turn("warlord", [], ["watchtower"])
    assert ("use:destroy", "seat:1", "district:tavern") in offered(game, "use:destroy")
    # The question how many cards to discard is answered by ticking several.
    assert offered(turn("magician", ["market", "docks"], []), "use:redraw") == []


@pytest.mark.parametrize(("size", "steps"), [(5, 3), (6, 2)])
def test_a_power_with_many_targets_is_asked_step_by_step(size: int, steps: int) -> None:
    builder = PositionBuilder(FIRST_GAME.options(5), 5, seed_of("lines"))
    cards = [card.id for card in BASIC]
    for seat, character in enumerate(("warlord", "king", "merchant", "thief", "magician")):
        city = [cards[(seat * size + place) % len(cards)] for place in range(size)]
        builder.seat(seat, character, gold=9, city=city)
    found = offered(builder.crown(1).call("warlord").build(), "use:destroy")
    assert {len(picks) for picks in found} == {steps}
    assert len(found) == {3: 5 * size, 2: 5}[steps] <= MOST_TARGETS


def test_drawn_cards_are_seen_before_the_next_answer() -> None:
    game = turn("architect", ["market"], [])
    drawing = [line for line in lines(game) if "use:architect-cards" in line.picks[:-1]]
    assert drawing == []

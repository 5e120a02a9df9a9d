"""The stated effects of an option are true, and reveal no secret."""

from random import Random

import pytest

from engine import Game
from engine.decision import verb
from engine.events import Destroyed, GainedCards, GainedGold, GatheredCards, GatheredGold
from engine.hooks import open_question
from engine.offers import Brings, brings, most_gold, shortages
from tests.engine.actions.tables import circus
from tests.engine.play import moves, new_game
from tests.engine.sampling import Sample, moment
from tests.engine.scramble import another_world
from tests.engine.setups import SETUPS, Setup

pytestmark = pytest.mark.no_cover

SAMPLE = Sample(4)


@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS[4::5], ids=str)
def test_told_effects_depend_on_nothing_secret(setup: Setup) -> None:
    chance = Random(setup.seed)
    game = new_game(setup, setup.seed)
    for decision, _picks in moves(game, Random(2), busy=True):
        if not SAMPLE(moment(game)):
            continue
        world = Game(another_world(game.state, decision.seat, chance))
        for option in decision.options:
            assert brings(world, option) == brings(game, option)
        assert shortages(world) == shortages(game)


@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS[2::5], ids=str)
def test_nobody_gets_more_gold_in_a_turn_than_the_most(setup: Setup) -> None:
    game, turn, most, free = new_game(setup, setup.seed + 7), None, 0, False
    for decision, _picks in moves(game, Random(9), busy=True):
        now = game.state.turn
        if now is None or now.seat != decision.seat:
            continue
        # A free district may bring income.
        if (now.seat, now.character, game.state.round) != turn or free:
            turn, most = (now.seat, now.character, game.state.round), most_gold(game, now)
        # A loan brings only as much gold as is paid at once.
        if now.character != "cardinal":
            assert game.seats[now.seat].gold <= most_gold(game, now) <= most
        most, free = most_gold(game, now), game.has(now.seat, "framework")


@pytest.mark.parametrize("setup", SETUPS[:12], ids=str)
def test_told_effects_are_true(setup: Setup) -> None:
    game = new_game(setup, setup.seed + 5)
    seen = 0
    for decision, picks in moves(game, Random(4), busy=True):
        if len(picks) != 1 or verb(picks[0]) not in ("gather", "use", "district"):
            continue
        expected, twin = brings(game, picks[0]), game.copy()
        own = [
            event
            for event in twin.choose(decision.seat, picks)
            if getattr(event, "seat", -1) == decision.seat
        ]
        match own:
            case [GatheredGold() as event, *_]:
                assert expected.gold >= event.gold > 0
            case [GainedGold() as event, *_]:
                assert expected.gold == event.gold
            case [GatheredCards() as event, *_]:
                assert (expected.drawn, expected.kept) == (event.count, event.kept)
            case [GainedCards() as event, *_]:
                assert expected.drawn == expected.kept == event.count
            case [Destroyed() as event, *_]:
                assert expected.gold == -event.gold
            case _:
                if twin.decision is not None and twin.decision.kind == "keep-cards":
                    drawn = open_question(twin).loose()
                    assert expected == Brings(0, len(drawn), twin.decision.minimum)
                else:
                    continue
        seen += 1
    assert seen > 10


def test_asking_changes_nothing() -> None:
    game = new_game(SETUPS[0], 1)
    for decision, _picks in moves(game, Random(2), busy=True):
        before = game.state.copy()
        for option in decision.options:
            brings(game, option)
        assert game.state == before


def test_a_card_that_takes_the_place_of_a_district_says_what_is_paid_for_it() -> None:
    table = circus()
    table.seat(0, "king", gold=5, hand=["living_cannonball", "castle", "palace"], city=["market", "temple"])
    table.call("king", "play:living_cannonball", "district:market")
    found = {option: brings(table.game, option) for option in table.options}
    assert found == {"card:castle": Brings(-2), "card:palace": Brings(-3)}
    table.play("card:palace")
    assert table.gold(0) == 5 - 3

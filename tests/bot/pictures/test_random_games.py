"""Pictures of random games can be drawn, say only what is public, and their texts fit."""

import random

import pytest

from bot.pictures.alt import ALT_LETTERS
from bot.pictures.board import board_picture
from bot.pictures.draft import draft_picture
from bot.pictures.end import end_picture
from bot.pictures.hand import hand_picture
from bot.words.language import Language
from engine.cards.characters import RANK
from engine.decision import argument
from engine.game import Game
from engine.setup.choice import RandomSet
from engine.setup.editions import EDITIONS
from engine.setup.plan import Plan
from tests.bot.pictures.samples import NASTY

# Whole games: measuring what they cover would take longer than playing them.
pytestmark = [pytest.mark.no_cover, pytest.mark.in_turns]

say = Language()
GAMES = [("deluxe", 2), ("deluxe", 5), ("deluxe", 8), ("classic", 3), ("classic-czech", 6)]


@pytest.mark.parametrize(("edition", "seats"), GAMES)
def test_the_pictures_of_a_whole_game(edition: str, seats: int, caplog: pytest.LogCaptureFixture) -> None:
    chance = random.Random(seats)
    rules = EDITIONS[edition]
    plan = Plan(edition, RandomSet("7"), nine=9 in rules.cast_sizes(seats), action_cards=rules.action_cards)
    options = plan.options(seats)
    game = Game.new(options, seats, f"{seats:064x}")
    names, step = NASTY[:seats], 0
    while decision := game.decision:
        if step % 9 == 0:
            view = game.view(None)
            board = board_picture(view, names, say)
            assert [len(city.districts) for city in board.cities] == [
                len(seat.city) + len(seat.laid) for seat in view.seats
            ]
            hand = hand_picture(game.view(decision.seat), say)
            assert len(hand.alt_text(say)) <= ALT_LETTERS
            if step % 45 == 0:
                assert board.file()
                assert hand.file()
        offered = [argument(each) for each in decision.options if argument(each) in RANK]
        if game.state.phase == "selection" and offered and step % 5 == 0:
            draft = draft_picture(game.view(decision.seat), offered, say, options.rules)
            assert len(draft.alt_text(say)) <= ALT_LETTERS
            assert draft.file()
        count = chance.randint(decision.minimum, decision.maximum)
        game.choose(decision.seat, chance.sample(decision.options, count))
        step += 1
    end = end_picture(game.view(None), names, say)
    assert end.file()
    assert len(end.alt_text(say)) <= ALT_LETTERS
    for result in end.results:
        assert sum(points for _, points in result.parts) == result.total
    # No text was missing in a whole game.
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.parametrize("seats", [3, 6])
def test_a_board_says_nothing_that_not_everybody_may_know(seats: int) -> None:
    """A player sees what a stranger sees, and also which of the player's own marks are bluffs."""
    chance = random.Random(seats)
    game = Game.new(Plan("deluxe", RandomSet("3")).options(seats), seats, f"{seats:064x}")
    compared = 0
    for step in range(400):
        decision = game.decision
        if decision is None:
            break
        if step % 5 == 0:
            public = board_picture(game.view(None), NASTY, say)
            for seat in range(seats):
                view = game.view(seat)
                if not any(mark.real is not None for mark in view.marks):
                    compared += 1
                    assert board_picture(view, NASTY, say) == public
        count = chance.randint(decision.minimum, decision.maximum)
        game.choose(decision.seat, chance.sample(decision.options, count))
    assert compared > 50

"""In whole games, nobody names a character that can't be there."""

from random import Random

import pytest

from ai import LEVELS
from engine import Game
from engine.decision import argument
from tests.engine.play import new_game
from tests.engine.setups import SETUPS

NAMING = {"kill", "bewitch", "sign-warrant", "rob", "flower-threat"}

CASTS = [
    setup
    for setup in SETUPS
    if not {"assassin", "witch", "magistrate", "thief", "blackmailer"}.isdisjoint(setup.options.cast)
]


def wrong_names(level: str, game: Game, chance: Random) -> tuple[int, list[str]]:
    """Return how many characters a game names, and which of them lie face up or are the namer's own."""
    named, wrong = 0, list[str]()
    while decision := game.decision:
        view = game.view(decision.seat)
        picks = LEVELS[level].choose(view, decision, chance)
        if decision.kind in NAMING:
            options = {argument(option) for option in decision.options}
            nobody = {*view.face_up, *view.characters}
            named += 1
            if options - nobody:
                wrong += [f"{decision.kind} {pick}" for pick in picks if argument(pick) in nobody]
        game.choose(decision.seat, picks)
    return named, wrong


@pytest.mark.no_cover
@pytest.mark.parametrize("level", ["novice", "builder"])
def test_names_characters_that_a_rival_may_hold(level: str) -> None:
    total, wrong = 0, list[str]()
    for setup in CASTS[::5]:
        named, bad = wrong_names(level, new_game(setup, setup.seed), Random(setup.seed))
        total += named
        wrong += bad
    assert total > 300
    assert not wrong

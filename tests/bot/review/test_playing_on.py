"""A position to play on from: the seat sees the same, and everything unknown to it is dealt again."""

from collections.abc import Iterator

import pytest

from bot.review.playing_on import position
from engine.audit import audit
from engine.events import Drew, RoundBegan, visible
from engine.game import Game
from engine.replay import Replay
from engine.rng import seed_of
from tests.bot.screens.past import replayed
from tests.engine.goldens.recording import read

GAMES = ("2016-first_game-2s8c", "classic-czech-first_game-4s8c")


@pytest.fixture(scope="module", params=GAMES)
def replay(request: pytest.FixtureRequest) -> Replay:
    return replayed(read(request.param))


def _cases(replay: Replay, every: int) -> Iterator[tuple[int, int, Game]]:
    for step in range(1, replay.last + 1, every):
        before = replay.step(step).before
        for seat in range(len(before.seats)):
            yield step, seat, before


def test_the_seat_sees_the_position_of_the_replay_whoever_is_asked(replay: Replay) -> None:
    for step, seat, before in _cases(replay, 11):
        game, _ = position(replay, step, seat, seed_of(f"{step}"))
        audit(game.state)
        assert game.view(seat) == before.view(seat)
        assert game.state.number == step - 1
        assert (game.state.rng.seed, game.state.rng.position) == (seed_of(f"{step}"), 0)
        assert game.decision
        assert before.decision
        assert game.decision.seat == before.decision.seat
        if before.decision.seat == seat:
            assert game.decision == before.decision


def test_the_same_seed_deals_the_same_and_another_one_whatever_else_fits(replay: Replay) -> None:
    step = replay.rounds[2] + 3
    before = replay.step(step).before
    seat = (before.decision.seat if before.decision else 0) - 1
    seat %= len(before.seats)
    dealt = [position(replay, step, seat, seed_of(f"{number}"))[0].state for number in range(20)]
    assert dealt[0] == position(replay, step, seat, seed_of("0"))[0].state
    for each in (seat - 1, seat - 2):
        other = each % len(before.seats)
        if other != seat:
            hands = {tuple(sorted(state.seats[other].hand)) for state in dealt}
            assert len(hands) > 10 or not before.seats[other].hand
    assert len({tuple(state.deck) for state in dealt}) == 20
    # The finished game's random state is gone, so nobody can compute its deck or later draws from it.
    assert all(state.rng.seed != before.state.rng.seed for state in dealt)


def test_the_seat_is_told_of_the_round_and_of_nobody_elses_secrets(replay: Replay) -> None:
    secret = False
    for step, seat, before in _cases(replay, 7):
        _, events = position(replay, step, seat, seed_of("told"))
        begun = [each.round for each in events if isinstance(each, RoundBegan)]
        assert begun == [before.state.round]
        assert all(visible(each, seat) for each in events)
        secret |= any(isinstance(each, Drew) and each.to == seat for each in events)
    assert secret, "no seat was told of a card of its own"

"""Results of answers: near and far ends are pooled, and small leads aren't clear."""

import pytest

from ai.level import Prospect
from ai.master.search import TRUST, Trials
from engine import PositionBuilder
from engine.rng import Stream, seed_of
from engine.setup.sets import FIRST_GAME
from engine.worlds import Memory, World


@pytest.fixture(scope="module")
def world() -> World:
    """A world in which nothing was done to anybody."""
    builder = PositionBuilder(FIRST_GAME.options(4), 4)
    for seat, character in enumerate(("king", "bishop", "merchant", "architect")):
        builder.seat(seat, character)
    game = builder.call("king").build()
    return World.deal(game, Memory(game, 0), Stream(seed_of("trials")))


def trials(world: World, near: list[float], far: list[float]) -> Trials:
    """Results with these leads; the worth is half of each."""
    found = Trials("end")
    for leads, is_far in ((near, False), (far, True)):
        for lead in leads:
            found.add(world, Prospect(lead, 0.0), far=is_far)
    return found


def test_near_ends_alone_give_their_mean(world: World) -> None:
    assert trials(world, [2.0, 4.0], []).mean == 1.5


def test_near_ends_count_as_a_fixed_number_of_far_ends(world: World) -> None:
    assert trials(world, [4.0] * 7, [8.0] * TRUST).mean == pytest.approx(3.0)


def test_the_candidate_has_the_same_estimate(world: World) -> None:
    found = trials(world, [4.0] * 7, [8.0] * TRUST).candidate()
    assert found.prospect.lead == pytest.approx(2 * found.worth)
    assert found.worlds == 7 + TRUST


def test_a_lead_in_every_world_is_clear(world: World) -> None:
    plain = trials(world, [0.0, 9.0, -9.0], [1.0, 5.0])
    assert trials(world, [0.2, 9.2, -8.8], [1.2, 5.2]).clearly_beats(plain)


def test_a_small_lead_beside_large_differences_is_not_clear(world: World) -> None:
    plain = trials(world, [0.0, 9.0, -9.0], [1.0, 5.0])
    assert not trials(world, [9.2, -8.8, 0.2], [5.2, 1.2]).clearly_beats(plain)


def test_no_answer_clearly_beats_itself(world: World) -> None:
    plain = trials(world, [0.0, 9.0], [1.0])
    assert not plain.clearly_beats(plain)


def test_chances_of_near_and_far_ends_are_pooled_alike(world: World) -> None:
    found = Trials("end")
    for chance, is_far in ((0.2, False), (0.2, False), (0.8, True)):
        found.add(world, Prospect(0.0, chance), far=is_far)
    assert found.candidate().prospect.chance == pytest.approx((0.2 * TRUST + 0.8) / (TRUST + 1))


@pytest.mark.parametrize(
    ("near", "far"), [([9.0, -8.0, 9.0, -8.0], [0.5, 0.5]), ([0.5, 0.5], [40.0, -38.0, 40.0, -38.0] * 5)]
)
def test_differences_among_near_ends_and_among_far_ends_both_make_a_lead_unclear(
    world: World, near: list[float], far: list[float]
) -> None:
    plain = trials(world, [0.0] * len(near), [0.0] * len(far))
    assert not trials(world, near, far).clearly_beats(plain)
    steady = trials(world, [0.5] * len(near), [0.5] * len(far))
    assert steady.clearly_beats(plain)

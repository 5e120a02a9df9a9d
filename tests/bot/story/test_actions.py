"""Actions: the meaning of a single event, and its weight."""

import pytest

from bot.story.actions import GREAT_ACTION, plain_action
from engine.events import (
    BellTower,
    Built,
    CollectedTax,
    Destroyed,
    Event,
    GaveCards,
    ShowedThreat,
    Stole,
    Taxed,
    TimeRanOut,
    UsedWagon,
)
from tests.bot.story.events import BOB, ME


@pytest.mark.parametrize(
    ("event", "little"),
    [
        (Stole(BOB, ME, GREAT_ACTION), False),
        (Stole(BOB, ME, GREAT_ACTION - 1), True),
        (Destroyed(BOB, ME, "castle", 3), False),
        (Destroyed(BOB, ME, "tavern", 0), True),
        (CollectedTax(BOB, GREAT_ACTION), False),
        (CollectedTax(BOB, 1), True),
    ],
)
def test_little_gold_and_cheap_districts_are_little(event: Event, *, little: bool) -> None:
    action = plain_action(event, "king", {"castle": 4, "tavern": 1}, 4)
    assert action is not None
    assert action.little is little


def test_what_is_given_is_good() -> None:
    for event in (GaveCards(BOB, ME, 1, "seer"), UsedWagon(BOB, ME, 1)):
        action = plain_action(event, "", {}, 4)
        assert action is not None
        assert action.good
        assert action.victims == {ME}


def test_an_empty_threat_costs_nothing_and_a_real_one_all() -> None:
    real = plain_action(ShowedThreat(BOB, ME, "king", real=True, gold=6), "", {}, 4)
    empty = plain_action(ShowedThreat(BOB, ME, "king", real=False, gold=0), "", {}, 4)
    assert real is not None
    assert empty is not None
    assert (real.key, real.numbers["gold"], empty.key) == ("showed", 6, "bluff")


def test_some_actions_belong_to_one_character_whoever_plays() -> None:
    played = {"king": Stole(BOB, ME, 1), "merchant": Taxed(ME, 1), "warlord": Destroyed(BOB, ME, "castle", 3)}
    actions = [plain_action(event, acting, {}, 4) for acting, event in played.items()]
    assert [each and each.actor for each in actions] == ["thief", "tax_collector", "warlord"]


@pytest.mark.parametrize(
    "event", [Built(BOB, "temple", 1), Destroyed(BOB, BOB, "temple", 0), BellTower(BOB, rung=False)]
)
def test_what_touches_nobody_is_none(event: Event) -> None:
    assert plain_action(event, "", {}, 4) is None


def test_who_was_away_is_the_only_one_it_is_done_to() -> None:
    action = plain_action(TimeRanOut(ME), "", {}, 4)
    assert action is not None
    assert action.victims == {ME}

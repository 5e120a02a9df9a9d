"""Cities: what districts cost in a round, which come and go, and the sizes of cities."""

from bot.story.cities import Changes, changes_of, sizes_after, worth
from engine.events import Beautified, Built, Destroyed, Exchanged, Seized
from engine.setup.rules import Rules


def test_costs_are_those_of_the_rules_with_the_coins_of_the_round() -> None:
    events = (Beautified(1, 1, ("castle",)), Destroyed(0, 1, "castle", 4), Destroyed(0, 1, "keep", 7))
    costs = worth(events, Rules(costs=(("observatory", 5),)))
    assert (costs["castle"], costs["keep"], costs["observatory"], costs["harbor"]) == (5, 7, 5, 4)
    burnt = Destroyed(0, 1, "observatory", 0)
    for rules, cost in ((Rules(), 4), (Rules(costs=(("observatory", 5),)), 5)):
        assert worth([burnt], rules)["observatory"] == cost


def test_built_and_lost_districts_are_known_by_seat() -> None:
    events = (Built(1, "harbor", 4), Destroyed(0, 1, "harbor", 3), Destroyed(0, 2, "keep", 2))
    assert changes_of(events) == {1: Changes(lost=["harbor"]), 2: Changes(lost=["keep"])}


def test_cities_are_as_large_as_they_were_after_each_event() -> None:
    events = (
        Built(1, "monument", 4),
        Seized(0, 1, "keep", 3, 0),
        Exchanged(0, 1, "monument", "park", 3, 0),
        Destroyed(2, 0, "monument", 2),
    )
    # A Monument counts as two districts.
    assert sizes_after(events, (4, 3, 5)) == [(4, 5, 5), (5, 4, 5), (6, 3, 5), (4, 3, 5)]
    assert sizes_after((), (4, 3, 5)) == []


def test_a_district_that_changes_hands_is_new_in_one_city_and_lost_in_the_other() -> None:
    assert changes_of([Seized(0, 1, "keep", 3, 0)]) == {0: Changes(built=["keep"]), 1: Changes(lost=["keep"])}
    exchanged = changes_of([Exchanged(0, 1, "keep", "park", 3, 0)])
    assert exchanged[0] == Changes(built=["keep"], lost=["park"])
    assert exchanged[1] == Changes(built=["park"], lost=["keep"])

"""Points and ties in other editions than that of 2016."""

import pytest

from engine import Rules
from engine.setup.rules import TieBreak
from tests.engine.editions.tables import classic
from tests.engine.table import Table

# Both are worth 16: one by districts alone, the other by 13 and 3 for a district of each type.
DISTRICTS = ["palace", "town_hall", "castle", "church"]
FIVE_TYPES = ["manor", "church", "docks", "prison", "haunted_quarter", "temple"]


def tied(rule: TieBreak, *, gold: tuple[int, int] = (0, 0)) -> Table:
    """Seats 0 (the Architect, killed) and 1 (the King) have equal points, by districts and by types."""
    table = Table(4, rules=Rules(tie_break=rule))
    table.seat(0, "architect", gold=gold[0], city=DISTRICTS)
    table.seat(1, "king", gold=gold[1], city=FIVE_TYPES)
    table.mark("killed", "architect", by=2)
    table.last_round()
    table.call("warlord")
    table.finish_round()
    assert table.points(0)["total"] == table.points(1)["total"] == 16
    return table


@pytest.mark.parametrize(
    ("rule", "winner"),
    [("revealed-rank", 1), ("held-rank", 0), ("district-values", 0), ("values-then-gold", 0)],
)
def test_section_f15_tie(rule: TieBreak, winner: int) -> None:
    """Only the King was revealed; the Architect ranks higher; his districts are worth more."""
    assert tied(rule).state.scores[0].seat == winner


@pytest.mark.parametrize(("rule", "winner"), [("district-values", 0), ("values-then-gold", 1)])
def test_between_equal_districts_the_gold_decides_only_where_it_is_said_so(
    rule: TieBreak, winner: int
) -> None:
    table = Table(4, rules=Rules(tie_break=rule))
    table.seat(0, city=["palace", "tavern"])
    table.seat(1, city=["town_hall", "temple"], gold=1)
    table.last_round()
    table.call("warlord")
    table.finish_round()
    assert table.state.scores[0].seat == winner


def test_points_printed_on_a_district_belong_to_its_value() -> None:
    """The University is worth 8 in the classic editions, whatever it costs."""
    table = classic()
    table.seat(0, city=["university"])
    table.seat(1, city=["manor", "palace"])
    table.last_round()
    table.call("warlord")
    table.finish_round()
    assert table.points(0)["total"] == table.points(1)["total"] == 8
    assert table.state.scores[0].tie_break == table.state.scores[1].tie_break == (8, 0)


def haunted(rules: Rules, *, now: bool) -> int:
    """Return the points of a city whose Haunted Quarter was built in the last round (`now`) or before."""
    table = Table(4, rules=rules)
    city = ["manor", "church", "docks", "keep"]
    if now:
        table.seat(0, "warlord", hand=["haunted_quarter"], city=city)
    else:
        table.seat(0, "warlord", city=[*city, "haunted_quarter"])
    table.last_round()
    table.call("warlord", "gather:gold", *(["build:haunted_quarter"] if now else []))
    table.finish_round()
    return table.points(0).get("five-types", 0)


def test_f93_classic_haunted_quarter_is_of_no_use_if_built_in_the_last_round() -> None:
    assert haunted(Rules(haunted_last_round=False), now=True) == 0
    assert haunted(Rules(haunted_last_round=False), now=False) == 3


def test_f93_in_2016_it_does_not_matter_when_it_was_built() -> None:
    assert haunted(Rules(), now=True) == 3


def test_f93_builds_of_an_earlier_round_are_forgotten() -> None:
    table = classic()
    table.seat(0, "warlord", hand=["haunted_quarter"], city=["manor", "church", "docks", "keep"])
    for seat, character in enumerate(("king", "bishop", "merchant"), start=1):
        table.set_characters(seat, character)
    table.call("warlord")
    table.ask_everything()
    table.play("gather:gold", "build:haunted_quarter")
    assert [each.card for each in table.state.builds] == ["haunted_quarter"]
    table.finish_round()
    assert table.state.builds == []
    table.last_round()
    table.finish_round()
    assert table.points(0)["five-types"] == 3


def test_f97_classic_wishing_well_counts_only_the_others() -> None:
    for rules, points in ((Rules(wishing_well_self=False), 2), (Rules(), 3)):
        table = Table(4, rules=rules)
        table.seat(0, city=["wishing_well", "keep", "smithy", "manor"])
        table.last_round()
        table.call("warlord")
        table.finish_round()
        assert table.points(0)["wishing_well"] == points


def test_f97_a_wishing_well_alone_is_worth_nothing_more_in_the_classic_edition() -> None:
    table = classic(uniques=["wishing_well"])
    table.seat(0, city=["wishing_well"])
    table.last_round()
    table.call("warlord")
    table.finish_round()
    assert table.points(0)["total"] == 5

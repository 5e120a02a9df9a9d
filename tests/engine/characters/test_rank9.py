"""Rank 9: Queen and Artist."""

import pytest

from engine.decision import Lack
from engine.errors import SetupError
from engine.offers import lacking
from engine.state import District
from tests.engine.characters.witchcraft import VICTIM, WITCH, bewitch, bewitched
from tests.engine.layout import options_with
from tests.engine.table import Table

# The Queen


def queen(king: int, seat: int = 0, *, seats: int = 5, four: str = "king") -> Table:
    """The Queen and rank 4 sit here."""
    table = Table(seats, four, "queen")
    table.set_characters(seat, "queen")
    table.set_characters(king, four)
    return table


@pytest.mark.parametrize(("king", "expected"), [(1, True), (2, False), (3, False), (4, True)])
def test_f54_queen_gets_gold_beside_rank_four_in_the_circle(king: int, expected: bool) -> None:
    table = queen(king)
    table.call("queen")
    assert ("use:queen-gold" in table.options) == expected
    if expected:
        table.play("use:queen-gold")
        assert table.gold(0) == 3
        assert "use:queen-gold" not in table.options


@pytest.mark.parametrize("four", ["emperor", "patrician"])
def test_f54_any_character_of_rank_four_will_do(four: str) -> None:
    table = queen(1, four=four)
    table.call("queen")
    assert "use:queen-gold" in table.options


def test_f54_nobody_holds_rank_four() -> None:
    table = Table(5, "queen")
    table.set_characters(0, "queen")
    table.set_characters(4, "warlord")
    table.call("queen")
    assert "use:queen-gold" not in table.options
    table.finish_round()
    table.event("gained-gold", missing=True)


def test_f54_a_bewitched_rank_four_was_shown() -> None:
    table = bewitched("king", "queen")
    table.ask_everything()
    table.set_characters(2, "queen")
    bewitch(table, "king")
    table.skip_to(seat=2, character="queen")
    table.play("use:queen-gold")
    assert table.gold(2) == 3


@pytest.mark.parametrize("king", [1, 2])
def test_a_queen_is_told_that_gold_may_still_come_wherever_the_killed_rank_four_sits(king: int) -> None:
    table = queen(king)
    table.ask_everything()
    table.set_characters(3, "assassin")
    table.mark("killed", "king", by=3)
    table.call("queen")
    table.play("gather:gold")
    assert Lack("use:queen-gold", "queen-gold-later") in lacking(table.game)


def test_a_queen_is_told_why_there_is_no_gold() -> None:
    table = queen(2)
    table.ask_everything()
    table.call("queen")
    table.play("gather:gold")
    assert Lack("use:queen-gold", "queen-gold") in lacking(table.game)


def test_f55_beside_a_killed_rank_four_the_gold_comes_when_the_round_ends() -> None:
    table = queen(1)
    table.mark("killed", "king", by=3)
    table.call("queen")
    assert "use:queen-gold" not in table.options
    table.finish_round()
    assert table.gold(0) == 5, "2 gathered"
    assert table.kinds().index("revealed-late") < table.kinds().index("crown")
    assert table.event("gained-gold").facts == {"seat": 0, "gold": 3, "reason": "queen-gold"}


def test_f55_the_crown_of_a_killed_emperor_moves_first() -> None:
    table = queen(1, four="emperor")
    table.mark("killed", "emperor", by=3)
    table.call("queen")
    table.end_turn()
    assert table.kind == "late-crown"
    table.play("seat:3")
    assert table.event("gained-gold").facts["seat"] == 0


def test_f55_not_if_she_sits_elsewhere_or_is_not_in_play() -> None:
    table = queen(2)
    table.set_characters(3)
    table.mark("killed", "king", by=4)
    table.call("queen")
    table.finish_round()
    table.event("gained-gold", missing=True)
    other = Table(5, "queen")
    other.set_characters(1, "king")
    other.set_characters(0, "warlord")
    other.mark("killed", "king", by=4)
    other.call("warlord")
    other.finish_round()
    other.event("gained-gold", missing=True)


def test_f55_a_killed_queen_gets_nothing() -> None:
    table = queen(1)
    table.set_characters(2, "warlord")
    table.mark("killed", "queen", by=3)
    table.call("warlord")
    table.finish_round()
    table.event("gained-gold", missing=True)
    assert table.gold(0) == 0


def test_f113_a_killed_king_with_a_hospital_pays_the_queen_once() -> None:
    table = queen(1)
    table.set_city(1, "hospital")
    table.mark("killed", "king", by=3)
    table.call("king")
    table.play("yes")
    table.skip_to(seat=0, character="queen")
    assert "use:queen-gold" not in table.options
    table.finish_round()
    assert table.gold(0) == 5


@pytest.mark.parametrize(("king", "expected"), [(4, True), (2, False)])
def test_f17_the_witch_must_sit_beside_rank_four_as_a_bewitched_queen(king: int, expected: bool) -> None:
    table = bewitched("queen")
    table.ask_everything()
    table.set_characters(king, "king")
    bewitch(table, "queen")
    assert ("use:queen-gold" in table.options) == expected


@pytest.mark.parametrize("seats", [3, 4])
def test_c2_queen_needs_five_players(seats: int) -> None:
    with pytest.raises(SetupError) as caught:
        options_with(seats, "queen").check(seats)
    assert caught.value.instead == ("artist", "tax_collector")


# The Artist


def test_artist_makes_two_districts_dearer() -> None:
    table = Table(4, "artist")
    table.seat(1, "artist", gold=3, city=["tavern", "manor", "temple"])
    table.call("artist")
    table.play("use:beautify", ("district:manor", "district:temple"))
    assert table.gold(1) == 1
    assert table.state.seats[1].city == [District("tavern"), District("manor", 1), District("temple", 1)]
    assert [each.cost for each in table.view(2).seats[1].city] == [1, 4, 2]
    assert table.event("beautified").facts == {"seat": 1, "gold": 2, "cards": ("manor", "temple")}
    assert "use:beautify" not in table.options


def test_artist_may_be_content_with_one() -> None:
    table = Table(4, "artist")
    table.seat(1, "artist", gold=1, city=["tavern", "manor"])
    table.call("artist")
    table.play("use:beautify")
    assert (table.decision.minimum, table.decision.maximum) == (1, 1), "there is but one gold"
    table.play("back", "use:beautify", "district:tavern")
    assert table.state.seats[1].city[0].coin == 1


def test_a_district_is_beautified_once_in_a_game() -> None:
    table = Table(4, "artist")
    table.seat(1, "artist", gold=3, city=[("tavern", 1), "manor"])
    table.call("artist")
    table.play("use:beautify")
    assert table.options == ("district:manor",)
    table.play("district:manor")
    table.turn.used.clear()
    table.refresh()
    assert "use:beautify" not in table.options


def test_two_districts_of_one_name_are_beautified_each() -> None:
    table = Table(4, "artist")
    table.seat(1, "artist", gold=3, city=["quarry", "tavern", "tavern"])
    table.call("artist")
    table.play("use:beautify", ("district:tavern", "district:tavern~2"))
    assert [each.coin for each in table.state.seats[1].city] == [0, 1, 1]


def test_artist_without_gold_has_nothing_to_beautify() -> None:
    table = Table(4, "artist")
    table.seat(1, "artist", gold=0, city=["tavern"])
    table.call("artist")
    assert "use:beautify" not in table.options


def test_f76_the_coin_is_a_point_and_changes_odd_and_even() -> None:
    table = Table(4, "artist")
    table.seat(1, "artist", gold=2, city=["basilica", "manor"])
    table.last_round()
    table.call("artist")
    table.play("use:beautify", ("district:basilica", "district:manor"))
    table.finish_round()
    assert table.points(1)["districts"] == 9
    assert table.points(1)["basilica"] == 1, "5 is odd, 4 is not"


def test_f17_the_witch_beautifies_her_own_districts() -> None:
    table = bewitched("artist")
    table.set_city(WITCH, "tavern")
    table.set_city(VICTIM, "manor")
    bewitch(table, "artist")
    table.play("use:beautify")
    assert table.options == ("district:tavern",)


def test_f56_queen_is_paid_in_her_own_turn_not_in_that_of_rank_four() -> None:
    table = queen(1)
    table.call("king")
    table.end_turn()
    assert table.gold(0) == 0
    assert table.turn.character == "queen"

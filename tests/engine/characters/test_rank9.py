"""Rank 9: Queen and Artist."""

import pytest

from engine.decision import Lack
from engine.errors import SetupError
from engine.offers import lacking
from engine.state import District
from tests.engine.laid_out import options_with
from tests.engine.stories import stories
from tests.engine.table import Table

# The Queen


def queen(king: int, seat: int = 0, *, seats: int = 5, four: str = "king") -> Table:
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


test_queen = stories("""
f54 any character of rank four will do
    with: emperor | patrician
    seats: 5; seat 0: queen; seat 1: {1}
    > queen:
    = can: use:queen-gold
f17 the witch must sit beside rank four as a bewitched queen
    with: 4 can | 2 cannot
    seats: 5; seat 0: witch; seat 1: queen; ask everything; seat {1}: king
    > witch: gather:gold character:queen; skip to: seat=0 character=queen
    = {2}: use:queen-gold
f54 nobody holds rank four
    seats: 5; seat 0: queen; seat 4: warlord
    > queen:
    = cannot: use:queen-gold
    > finish round
    = not told: gained-gold
f54 a bewitched rank four was shown
    seats: 5; seat 0: witch; seat 1: king; ask everything; seat 2: queen
    > witch: gather:gold character:king; skip to: seat=0 character=king; skip to: seat=2 character=queen
    > use:queen-gold
    = gold 2: 3
f55 the crown of a killed emperor moves first
    seats: 5; seat 0: queen; seat 1: emperor; mark: killed emperor by 3
    > queen:; end turn
    = kind: late-crown
    > seat:3
    = told of: gained-gold seat=0
f55 a killed queen gets nothing
    seats: 5; seat 0: queen; seat 1: king; seat 2: warlord; mark: killed queen by 3
    > warlord:; finish round
    = not told: gained-gold; gold 0: 0
f113 a killed king with a hospital pays the queen once
    seats: 5; seat 0: queen; seat 1: king, city hospital; mark: killed king by 3
    > king: yes; skip to: seat=0 character=queen
    = cannot: use:queen-gold
    > finish round
    = gold 0: 5
""")


@pytest.mark.parametrize("king", [1, 2])
def test_a_queen_is_told_that_gold_may_still_come_wherever_the_killed_rank_four_sits(king: int) -> None:
    table = queen(king)
    table.ask_everything()
    table.set_characters(3, "assassin")
    table.mark("killed", "king", by=3)
    table.call("queen", "gather:gold")
    assert Lack("use:queen-gold", "queen-gold-later") in lacking(table.game)


def test_a_queen_is_told_why_there_is_no_gold() -> None:
    table = queen(2)
    table.ask_everything()
    table.call("queen", "gather:gold")
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


@pytest.mark.parametrize("seats", [3, 4])
def test_c2_queen_needs_five_players(seats: int) -> None:
    with pytest.raises(SetupError) as caught:
        options_with(seats, "queen").check(seats)
    assert caught.value.instead == ("artist", "tax_collector")


# The Artist


def test_artist_makes_two_districts_dearer() -> None:
    table = Table(4, "artist")
    table.seat(1, "artist", gold=3, city=["tavern", "manor", "temple"])
    table.call("artist", "use:beautify", ("district:manor", "district:temple"))
    assert table.gold(1) == 1
    assert table.state.seats[1].city == [District("tavern"), District("manor", 1), District("temple", 1)]
    assert [each.cost for each in table.view(2).seats[1].city] == [1, 4, 2]
    assert table.event("beautified").facts == {"seat": 1, "gold": 2, "cards": ("manor", "temple")}
    assert "use:beautify" not in table.options


def test_artist_may_be_content_with_one() -> None:
    table = Table(4, "artist")
    table.seat(1, "artist", gold=1, city=["tavern", "manor"])
    table.call("artist", "use:beautify")
    assert (table.decision.minimum, table.decision.maximum) == (1, 1), "there is but one gold"
    table.play("back", "use:beautify", "district:tavern")
    assert table.state.seats[1].city[0].coin == 1


def test_a_district_is_beautified_once_in_a_game() -> None:
    table = Table(4, "artist")
    table.seat(1, "artist", gold=3, city=[("tavern", 1), "manor"])
    table.call("artist", "use:beautify")
    assert table.options == ("district:manor",)
    table.play("district:manor")
    table.turn.used.clear()
    table.refresh()
    assert "use:beautify" not in table.options


def test_two_districts_of_one_name_are_beautified_each() -> None:
    table = Table(4, "artist")
    table.seat(1, "artist", gold=3, city=["quarry", "tavern", "tavern"])
    table.call("artist", "use:beautify", ("district:tavern", "district:tavern~2"))
    assert [each.coin for each in table.state.seats[1].city] == [0, 1, 1]


test_artist = stories("""
artist without gold has nothing to beautify
    seat 1: artist, gold 0, city tavern
    > artist:
    = cannot: use:beautify
f76 the coin is a point and changes odd and even
    seat 1: artist, gold 2, city basilica manor; last round
    > artist: use:beautify district:basilica&district:manor; finish round
    = points 1 districts: 9; points 1 basilica: 1  # 5 is odd, 4 is not
f17 the witch beautifies her own districts
    seats: 5; seat 0: witch; seat 1: artist; seat 0: city tavern; seat 1: city manor
    > witch: gather:gold character:artist; skip to: seat=0 character=artist; use:beautify
    = offered: district:tavern
f56 queen is paid in her own turn not in that of rank four
    seats: 5; seat 0: queen; seat 1: king
    > king:; end turn
    = gold 0: 0; turn of: queen
""")

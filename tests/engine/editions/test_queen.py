"""The Queen of the de-luxe rules, who is paid when rank 4 has its turn (F54 to F56)."""

import pytest

from engine import Rules
from engine.setup.editions import EDITIONS
from tests.engine.actions.tables import arm
from tests.engine.characters.witchcraft import VICTIM, WITCH, bewitch
from tests.engine.table import Table

DELUXE = Rules(queen="with-rank-four")


def queen(*characters: str, rules: Rules = DELUXE, queen: int = 1, four: int = 2) -> Table:
    """Five seats; one has the Queen, one the King (or whoever of rank 4 is named)."""
    table = Table(5, "queen", *characters, rules=rules)
    rank_four = next((each for each in characters if each in ("emperor", "patrician")), "king")
    table.set_characters(queen, "queen")
    table.set_characters(four, rank_four)
    return table


@pytest.mark.parametrize("rank_four", ["king", "emperor", "patrician"])
def test_f56_she_is_paid_when_rank_four_has_its_turn(rank_four: str) -> None:
    table = queen(rank_four)
    table.call(rank_four)
    assert table.gold(1) == 3
    assert table.event("gained-gold").facts == {"seat": 1, "gold": 3, "reason": "queen-gold"}
    table.skip_to(character="queen")
    assert "use:queen-gold" not in table.options


def test_f56_by_the_rules_of_2016_she_waits_for_her_own_turn() -> None:
    table = queen(rules=Rules())
    table.call("king")
    assert table.gold(1) == 0
    table.skip_to(character="queen")
    assert "use:queen-gold" in table.options


def test_f56_only_a_neighbour_is_paid() -> None:
    table = queen(queen=0)
    table.call("king")
    table.event("gained-gold", missing=True)


def test_f56_the_turn_of_another_rank_brings_nothing() -> None:
    table = queen()
    table.set_characters(3, "bishop")
    table.call("bishop")
    assert table.gold(1) == 0


def test_f55_if_rank_four_was_killed_she_is_paid_at_the_end_of_the_round() -> None:
    table = queen("assassin")
    table.mark("killed", "king", by=0)
    table.call("king")
    assert table.gold(1) == 0
    table.skip_to(character="queen")
    assert "use:queen-gold" not in table.options
    table.finish_round()
    assert table.event("gained-gold", reason="queen-gold").facts["seat"] == 1


def test_f54_if_rank_four_is_bewitched_too_and_its_players_seat_counts() -> None:
    """The Witch in seat 0 is no neighbour of seat 2; the King's player in seat 1 is."""
    table = Table(5, "witch", "queen", rules=DELUXE)
    table.ask_everything()
    table.set_characters(WITCH, "witch")
    table.set_characters(VICTIM, "king")
    table.set_characters(2, "queen")
    bewitch(table, "king")
    assert table.gold(2) == 0
    table.skip_to(seat=2)
    assert "use:queen-gold" not in table.options
    table.finish_round()
    assert table.event("gained-gold", reason="queen-gold").facts["seat"] == 2


def test_f54_in_2016_a_bewitched_rank_four_pays_in_her_turn() -> None:
    table = Table(5, "witch", "queen")
    table.ask_everything()
    table.set_characters(WITCH, "witch")
    table.set_characters(VICTIM, "king")
    table.set_characters(2, "queen")
    bewitch(table, "king")
    table.skip_to(seat=2)
    assert "use:queen-gold" in table.options


@pytest.mark.parametrize(("four", "crown", "paid"), [(2, 4, True), (3, 2, False)])
def test_beside_a_classic_emperor_his_own_seat_counts_and_not_the_crown(
    four: int, crown: int, paid: bool
) -> None:
    table = queen("emperor", rules=EDITIONS["classic"].rules, four=four)
    table.call("emperor")
    while table.kind != "give-crown":
        table.play("use:crown" if "use:crown" in table.options else table.options[0])
    table.play(f"seat:{crown}")
    table.skip_to(character="queen")
    assert ("use:queen-gold" in table.options) == paid


def test_f55_a_killed_queen_has_nothing() -> None:
    table = queen("assassin")
    table.mark("killed", "queen", by=0)
    table.call("king")
    assert table.gold(1) == 0
    table.finish_round()
    table.event("gained-gold", reason="queen-gold", missing=True)


def test_f17_a_bewitched_queen_leaves_it_to_the_witch_in_her_turn() -> None:
    table = Table(5, "witch", "queen", rules=DELUXE)
    table.set_characters(WITCH, "witch")
    table.set_characters(VICTIM, "queen")
    table.set_characters(4, "king")
    table.call("witch")
    table.play("gather:gold", "character:queen")
    table.skip_to(character="queen", seat=WITCH)
    assert table.gold(WITCH) == 2
    table.play("use:queen-gold")
    assert table.gold(WITCH) == 5


def test_f56_a_robbed_queen_has_the_gold_before_the_thief_comes() -> None:
    table = queen()
    table.set_characters(0, "thief")
    table.mark("robbed", "queen", by=0)
    table.call("king")
    table.skip_to(character="queen")
    assert table.gold(0) == 3


@pytest.mark.parametrize(("kind", "rank_one"), [("killed", "assassin"), ("bewitched", "witch")])
def test_rasputin_does_not_bring_her_what_she_missed(kind: str, rank_one: str) -> None:
    table = queen(rank_one, rules=Rules(queen="with-rank-four", action_cards=True))
    table.set_characters(0, rank_one)
    table.set_hand(1, "rasputin")
    arm(table, 1, "rasputin")
    table.mark(kind, "queen", by=0)
    table.call("king")
    table.skip_to(character="queen")
    assert (table.asked, table.gold(1)) == (1, 0)
    assert "use:queen-gold" not in table.options
    table.finish_round()
    table.event("gained-gold", missing=True)

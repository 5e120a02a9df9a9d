"""The Queen of the de-luxe rules, who is paid when rank 4 has its turn (F54 to F56)."""

import pytest

from engine import Rules
from engine.setup.editions import EDITIONS
from tests.engine.characters.witchcraft import VICTIM, WITCH, bewitch
from tests.engine.stories import stories
from tests.engine.table import Table

DELUXE = Rules(queen="with-rank-four")


def queen(*characters: str, rules: Rules = DELUXE, queen: int = 1, four: int = 2) -> Table:
    """Five seats; one has the Queen, one the King (or whoever of rank 4 is named)."""
    table = Table(5, "queen", *characters, rules=rules)
    rank_four = next((each for each in characters if each in ("emperor", "patrician")), "king")
    table.set_characters(queen, "queen")
    table.set_characters(four, rank_four)
    return table


test_cases = stories("""
f56 she is paid when rank four has its turn
    with: king | emperor | patrician
    seats: 5; rules: queen=with-rank-four; seat 1: queen; seat 2: {1}
    > {1}:
    = gold 1: 3; told: gained-gold seat=1 gold=3 reason=queen-gold
    > skip to: character=queen
    = cannot: use:queen-gold
f56 by the rules of 2016 she waits for her own turn
    seats: 5; seat 1: queen; seat 2: king
    > king:
    = gold 1: 0
    > skip to: character=queen
    = can: use:queen-gold
f56 only a neighbour is paid
    seats: 5; rules: queen=with-rank-four; seat 0: queen; seat 2: king
    > king:
    = not told: gained-gold
f56 the turn of another rank brings nothing
    seats: 5; rules: queen=with-rank-four; seat 1: queen; seat 2: king; seat 3: bishop
    > bishop:
    = gold 1: 0
f54 in 2016 a bewitched rank four pays in her turn
    seats: 5; ask everything; seat 0: witch; seat 1: king; seat 2: queen
    > witch: gather:gold character:king; skip to: seat=0 character=king; skip to: seat=2
    = can: use:queen-gold
f55 a killed queen has nothing
    seats: 5; rules: queen=with-rank-four; seat 1: queen; seat 2: king; mark: killed queen by 0
    > king:
    = gold 1: 0
    > finish round
    = not told: gained-gold reason=queen-gold
f17 a bewitched queen leaves it to the witch in her turn
    seats: 5; rules: queen=with-rank-four; seat 0: witch; seat 1: queen; seat 4: king
    > witch: gather:gold character:queen; skip to: seat=0 character=queen
    = gold 0: 2
    > use:queen-gold
    = gold 0: 5
f56 a robbed queen has the gold before the thief comes
    seats: 5; rules: queen=with-rank-four; seat 1: queen; seat 2: king; seat 0: thief
    mark: robbed queen by 0
    > king:; skip to: character=queen
    = gold 0: 3
rasputin does not bring her what she missed
    with: assassin killed | witch bewitched
    seats: 5; rules: action_cards=yes queen=with-rank-four; seat 1: queen; seat 2: king; seat 0: {1}
    seat 1: hand rasputin; armed 1: rasputin; mark: {2} queen by 0
    > king:; skip to: character=queen
    = asked: 1; gold 1: 0; cannot: use:queen-gold
    > finish round
    = not told: gained-gold
""")


def test_f54_if_rank_four_is_bewitched_too_and_its_players_seat_counts() -> None:
    """The Witch in seat 0 is no neighbour of seat 2. The King's player in seat 1 is."""
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

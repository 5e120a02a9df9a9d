"""Districts that act when their owner's character is called: Hospital."""

import pytest

from tests.engine.stories import stories
from tests.engine.table import Table


def patient(
    *city: str, character: str = "merchant", gold: int = 5, hand: tuple[str, ...] = (), answer: str = "yes"
) -> Table:
    """Seat 1 has a character that was killed, has a Hospital, and uses it."""
    table = Table(4, character, uniques=["hospital"])
    table.seat(0, "assassin")
    table.seat(1, character, gold=gold, hand=hand, city=["hospital", *city])
    table.seat(2, "warlord")
    table.mark("killed", character, 0)
    table.call(character)
    assert (table.asked, table.kind, table.options) == (1, "hospital", ("yes", "no"))
    table.play(answer)
    return table


def test_f113_hospital_the_killed_character_is_shown_and_gathers_only() -> None:
    table = patient("market", hand=("tavern",))
    assert table.event("refuge").facts == {"seat": 1, "character": "merchant", "card": "hospital"}
    assert table.asked == 1
    assert table.options == ("gather:gold", "gather:cards")
    table.play("gather:gold")
    assert table.gold(1) == 7
    assert table.asked == 2, "no building and no ability"
    assert table.view(None).calls[5] == ("merchant", 1)


test_cases = stories("""
without a hospital the killed character stays silent
    uniques: hospital; seat 1: merchant; seat 2: warlord, city hospital; mark: killed merchant by 0
    > merchant:
    = asked: 2; not told: revealed seat=1
f113 hospital its owner may hold the other of two characters
    seats: 2; uniques: hospital; seat 0: thief king, city hospital; seat 1: warlord bishop
    mark: killed magician by 1
    > thief: gather:gold end
    = asked: 0; kind: hospital; offered: no
f113 hospital a killed king gets the crown only at the end of the round
    uniques: hospital; seat 0: assassin; seat 1: king, gold 5, city hospital; seat 2: warlord
    mark: killed king by 0
    > king: yes gather:gold
    = crown: 0
    > finish round
    = crown: 1; not told: revealed-late
f6 hospital the bishop protects nothing all the same
    uniques: hospital; seat 0: assassin; seat 1: bishop, gold 5, city hospital tavern; seat 2: warlord
    mark: killed bishop by 0
    > bishop: yes gather:gold; skip to: character=warlord; use:destroy seat:1 district:tavern
""")


def test_f113_hospital_is_not_used_unless_its_owner_wants_to() -> None:
    table = patient(gold=5, answer="no")
    assert set(table.kinds()) == {"called", "revealed"}, "nothing but the next characters"
    assert table.asked == 2
    assert table.gold(1) == 5
    assert table.view(None).calls[5] == ("merchant", -1)


@pytest.mark.parametrize("open_to_all", ["he has shown another", "it lies face up"])
def test_f113_hospital_nobody_is_asked_if_all_can_see_that_its_owner_has_not_got_it(open_to_all: str) -> None:
    table = Table(4, uniques=["hospital"])
    table.seat(1, "thief" if open_to_all == "he has shown another" else "architect", city=["hospital"])
    table.seat(2, "warlord")
    if open_to_all == "it lies face up":
        table.face_up("merchant")
    table.mark("killed", "merchant", 0)
    table.call("merchant")
    assert table.kind == "turn"
    table.event("called", character="merchant")


def test_f113_hospital_the_effects_of_gathering_apply() -> None:
    table = patient("library", "observatory")
    table.deck("manor", "docks", "tavern")
    table.play("gather:cards")
    assert table.hand(1) == ["docks", "manor", "tavern"]
    table = patient("gold_mine")
    table.play("gather:gold")
    assert table.gold(1) == 8


def test_f113_hospital_no_park_no_poor_house() -> None:
    table = patient("park", "poor_house", gold=0)
    table.deck("manor", "tavern")
    table.play("gather:cards", "card:manor")
    assert table.gold(1) == 0
    table = patient("park", gold=0)
    table.play("gather:gold")
    assert table.hand(1) == []


def test_f113_hospital_does_not_make_the_killed_character_a_target_of_the_thief() -> None:
    table = patient()
    table.seat(3, "thief")
    table.call("thief", "use:rob")
    assert "character:merchant" not in table.options


def test_f92_hospital_the_character_was_shown_and_breaks_ties() -> None:
    table = Table(4, uniques=["hospital"])
    table.seat(1, "warlord", gold=0, city=["hospital"])
    table.seat(2, "architect", city=["palace", "tavern"])
    table.mark("killed", "warlord", 0)
    table.last_round()
    table.call("architect")
    table.skip_to(kind="hospital")
    table.play("yes")
    table.finish_round()
    assert table.points(1)["total"] == table.points(2)["total"] == 6
    assert table.points(1)["place"] == 1


def test_hospital_helps_once_for_each_killed_character_with_two_seats() -> None:
    table = Table(2, uniques=["hospital"])
    table.seat(0, "merchant", "warlord", city=["hospital"])
    table.seat(1, "king")
    table.mark("killed", "merchant", 1)
    table.call("merchant", "yes", "gather:gold")
    table.skip_to(character="warlord")
    assert "gather:gold" in table.options
    assert table.turn.held == ""

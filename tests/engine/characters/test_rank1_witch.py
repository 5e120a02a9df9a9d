"""Rank 1: the Witch, and playing as a character of rank 2 or 3; the higher ranks have tests of their own."""

import pytest

from tests.engine.characters.witchcraft import VICTIM, WITCH, bewitch, bewitched
from tests.engine.table import Table


def test_witch_gathers_names_and_goes_on_as_the_bewitched() -> None:
    table = bewitched("merchant")
    table.ask_everything()
    table.set_city(WITCH, "tavern")
    table.set_city(VICTIM, "market", "docks")
    table.call("witch")
    table.play("gather:gold")
    assert table.kind == "bewitch"
    table.play("character:merchant")
    assert table.event("bewitched").facts == {"seat": WITCH, "character": "merchant"}
    assert (table.asked, table.turn.character) == (VICTIM, "merchant")
    assert table.options == ("gather:gold", "gather:cards")
    table.play("gather:gold")
    assert table.event("took-over").facts == {"seat": WITCH, "target": VICTIM, "character": "merchant"}
    assert table.asked == WITCH
    table.play("use:income-trade", "use:merchant-gold")
    assert (table.gold(WITCH), table.gold(VICTIM)) == (2 + 1 + 1, 2)
    table.play("end")
    assert table.event("turn-ended").facts["seat"] == WITCH


def test_the_view_shows_who_plays_and_who_was_called() -> None:
    table = bewitched("merchant")
    bewitch(table, "merchant")
    view = table.view(None)
    assert view.turn is not None
    assert (view.turn.seat, view.turn.character, view.turn.gathered) == (WITCH, "merchant", True)
    assert view.seats[VICTIM].characters == ("merchant",)
    assert view.seats[WITCH].characters == ("witch",)
    assert [(mark.kind, mark.character, mark.by) for mark in view.marks] == [("bewitched", "merchant", WITCH)]


def test_f12_the_witch_must_gather_and_name_and_cannot_build_before() -> None:
    table = bewitched("merchant")
    table.seat(WITCH, gold=9, hand=["tavern"])
    table.call("witch")
    assert table.options == ("gather:gold", "gather:cards")
    table.play("gather:gold")
    assert table.arguments == list(table.game.cast[1:])
    assert (table.decision.minimum, table.decision.back) == (1, False)
    assert "end" not in table.options


def test_f13_the_suspended_witch_uses_only_what_helps_gathering() -> None:
    table = bewitched("merchant")
    table.seat(WITCH, gold=9, hand=["tavern"], city=["smithy", "laboratory", "museum", "armory", "framework"])
    table.call("witch")
    assert table.options == ("gather:gold", "gather:cards")


def test_f13_gold_mine_library_and_observatory_work_for_the_witch() -> None:
    table = bewitched("merchant")
    table.set_city(WITCH, "gold_mine", "library", "observatory")
    table.deck("manor", "docks", "temple")
    table.call("witch")
    table.play("gather:cards")
    assert table.hand(WITCH) == ["docks", "manor", "temple"]
    table.call("witch")
    table.play("gather:gold")
    assert table.gold(WITCH) == 3


def test_f13_after_resuming_only_her_own_districts_work() -> None:
    table = bewitched("merchant")
    table.seat(WITCH, gold=2, hand=["tavern"], city=["smithy"])
    table.seat(VICTIM, city=["laboratory"])
    bewitch(table, "merchant")
    assert "use:smithy" in table.options
    assert "use:laboratory" not in table.options


@pytest.mark.parametrize("face_up", [True, False])
def test_f14_an_absent_victim_ends_the_witchs_turn_without_any_effect(*, face_up: bool) -> None:
    table = Table(4, "witch")
    table.seat(0, "witch", hand=["tavern"], city=["park", "poor_house"])
    table.seat(1, "king", gold=5)
    if face_up:
        table.face_up("merchant")
    table.call("witch")
    table.play("gather:gold", "character:merchant")
    table.set_gold(0, 0)
    table.set_hand(0)
    assert table.asked == 1
    table.finish_round()
    assert (table.gold(0), table.hand(0)) == (0, [])


def test_f15_the_bewitched_player_only_gathers() -> None:
    table = bewitched("merchant")
    table.seat(VICTIM, gold=9, hand=["tavern"], city=["smithy", "gold_mine", "market"])
    table.call("witch")
    table.play("gather:gold", "character:merchant")
    assert table.options == ("gather:gold", "gather:cards")
    table.play("gather:gold")
    assert table.gold(VICTIM) == 12
    assert table.asked == WITCH


def test_f15_park_and_poor_house_work_for_the_witch_and_not_for_her_victim() -> None:
    table = bewitched("merchant")
    table.set_city(VICTIM, "park")
    table.set_city(WITCH, "poor_house")
    table.deck("tavern", "market")
    table.call("witch")
    table.play("gather:gold", "character:merchant", "gather:gold")
    assert table.hand(VICTIM) == []
    table.set_gold(WITCH, 0)
    table.play("end")
    assert table.gold(WITCH) == 1


def test_f16_the_resumed_turn_has_no_gathering_and_the_limit_of_the_bewitched() -> None:
    table = bewitched("architect")
    table.seat(WITCH, gold=9, hand=["tavern", "market", "docks", "manor"])
    bewitch(table, "architect")
    assert not [option for option in table.options if option.startswith("gather")]
    table.play("build:tavern", "build:market", "build:docks")
    assert "build:manor" not in table.options
    assert table.city(WITCH) == ["tavern", "market", "docks"]


def test_f17_the_witch_robs_as_a_bewitched_thief() -> None:
    table = bewitched("thief")
    table.ask_everything()
    table.seat(2, "merchant", gold=4)
    bewitch(table, "thief")
    table.play("use:rob")
    assert table.arguments == list(table.game.cast[2:])
    table.play("character:merchant")
    table.end_turn()
    assert (table.gold(WITCH), table.gold(VICTIM), table.gold(2)) == (2 + 4, 2, 0)


def test_f17_the_witch_spies_for_herself() -> None:
    table = bewitched("spy")
    table.set_hand(VICTIM, "manor")
    table.deck("tavern")
    bewitch(table, "spy")
    table.play("use:spy", f"seat:{VICTIM}", "type:noble")
    assert (table.gold(WITCH), table.hand(WITCH)) == (3, ["tavern"])


def test_f17_the_witch_lays_collects_and_shows_as_a_bewitched_blackmailer() -> None:
    table = bewitched("blackmailer")
    table.ask_everything()
    table.seat(2, "king", gold=4)
    table.seat(3, "bishop", gold=4)
    bewitch(table, "blackmailer")
    table.play("use:threats")
    assert table.arguments == list(table.game.cast[2:])
    table.play("character:bishop", "character:king", "end")
    table.play("gather:gold", "yes")
    assert table.gold(WITCH) == 2 + 3
    table.end_turn()
    table.play("gather:gold", "no")
    assert (table.asked, table.kind) == (WITCH, "show-threat")
    table.play("yes")
    assert (table.gold(WITCH), table.gold(VICTIM)) == (2 + 3 + 6, 2)


def test_f17_the_witch_swaps_her_own_hand_also_with_the_bewitched_magician() -> None:
    table = bewitched("magician")
    table.set_hand(WITCH, "tavern")
    table.set_hand(VICTIM, "manor", "docks")
    bewitch(table, "magician")
    table.play("use:swap-hands", f"seat:{VICTIM}")
    assert (table.hand(WITCH), table.hand(VICTIM)) == (["docks", "manor"], ["tavern"])


def test_f17_the_witch_takes_cards_as_a_bewitched_wizard_and_repeats_her_own() -> None:
    table = bewitched("wizard")
    table.seat(WITCH, hand=["tavern"], city=["tavern"])
    table.set_hand(VICTIM, "manor")
    bewitch(table, "wizard")
    assert "build:tavern" in table.options
    table.play("use:wizard", f"seat:{VICTIM}", "card:manor")
    assert (table.hand(WITCH), table.hand(VICTIM)) == (["manor", "tavern"], [])


def test_f17_the_witch_takes_from_the_bewitched_seer_too() -> None:
    table = bewitched("seer")
    table.set_hand(VICTIM, "manor")
    bewitch(table, "seer")
    table.play("use:seer")
    table.event("took-cards", seat=WITCH, target=VICTIM)
    assert table.hand(VICTIM) == ["manor"], "it was the only card to give back"


def test_f8_the_witch_may_bewitch_her_own_other_character() -> None:
    table = Table(2, "witch")
    table.seat(0, "witch", "king")
    table.seat(1, "thief", "merchant", city=["manor"])
    table.set_city(0, "castle")
    table.set_crown(1)
    table.call("witch")
    table.play("gather:gold", "character:king")
    table.skip_to(seat=0, character="king")
    assert table.options == ("gather:gold", "gather:cards")
    assert table.crown == 0
    table.play("gather:gold")
    assert "use:crown" not in table.options
    table.play("use:income-noble")
    assert table.gold(0) == 2 + 2 + 1


def test_f92_a_bewitched_character_counts_for_its_own_player() -> None:
    table = bewitched("merchant")
    bewitch(table, "merchant")
    shown = {call.character: call.seat for call in table.state.calls}
    assert (shown["witch"], shown["merchant"]) == (WITCH, VICTIM)

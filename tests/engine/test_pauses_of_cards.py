"""Nobody learns a secret from a pause, as in `test_pauses`: districts, looks into hands, armed cards."""

from collections.abc import Callable, Sequence

import pytest

from engine import Rules
from tests.engine.actions.tables import arm, circus
from tests.engine.laid_out import museum
from tests.engine.notices import Story, alike, audible, to_the_end, told
from tests.engine.stories import secrets
from tests.engine.table import Answer, Table

# Districts that react


@pytest.mark.parametrize("answer", ["seat:2", "no"])
def test_f57_the_theater_asks_whoever_holds_what(answer: str) -> None:
    """The swapped characters become visible when they are called."""
    seen: list[list[Story]] = []
    for mine, theirs in (("merchant", "architect"), ("architect", "merchant"), ("bishop", "warlord")):
        table = Table(5, "warlord")
        table.seat(0, mine, city=["theater"])
        table.seat(1, "assassin")
        table.seat(2, theirs)
        table.seat(3, "thief")
        table.seat(4, "magician")
        table.end_of_selection()
        line = (answer, "gather:gold", "end", "gather:gold", "end", "gather:gold")
        seen.append(told(table, line, 1, 3, 4, None))
    alike(seen)


test_secrets_of_districts_that_react = secrets("""
f57 which of two characters went to the theater is known to the two alone
    with: merchant | architect
    seats: 3; seat 0: merchant architect, city theater; seat 1: bishop warlord; seat 2: assassin thief
    > end of selection; seat:1 character:{1} gather:gold end gather:gold
    = alike: 2 nobody
""")


HELD = [("merchant", "warlord"), ("warlord", "merchant"), ("warlord", "queen"), ("queen", "warlord")]


def test_f7_f113_the_hospital_asks_whoever_holds_the_killed_character() -> None:
    """Its owner, who declines, somebody else, or nobody: then he has only one answer."""
    seen: list[list[Story]] = []
    for mine, theirs in HELD:
        table = Table(5, "queen")
        table.ask_everything()
        for seat, character in enumerate(("assassin", "magician", "architect", theirs, mine)):
            table.seat(seat, character)
        table.set_city(4, "hospital")
        table.call("assassin")
        line = ("use:kill", "character:merchant", "gather:gold", "end", "gather:gold", "end", "no")
        seen.append(told(table, line, 0, 1, 2, None))
        assert [each.asked for each in seen[-1][0] if each.kind == "hospital"] == [4]
    alike(seen)


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("gold", [0, 1])
@pytest.mark.parametrize("card", ["museum", "palace"])
def test_f82_the_graveyard_asks_after_what_lies_open_only(card: str, gold: int, answer: str) -> None:
    """The questions reveal neither its owner's hand, which may have the same card, nor hidden cards."""
    seen: list[list[Story]] = []
    worlds = (("palace", "manor"), "temple"), (("castle", "keep"), "church"), (("docks", "docks"), "keep")
    for hand, beneath in worlds:
        table = Table(4, uniques=["graveyard", "museum", "keep"])
        table.seat(0, "warlord", gold=9)
        table.seat(1, gold=gold, hand=hand, city=["graveyard"])
        table.seat(2, city=[museum(beneath), "palace"])
        table.call("warlord")
        line = ["use:destroy", "seat:2", f"district:{card}", *([answer] if gold else [])]
        seen.append(told(table, [*line, "gather:gold"], 0, 3, None))
        assert sum(each.asked == 1 for each in seen[-1][0]) == gold
    alike(seen)


# Looks into a hand


LOOKS: dict[str, Callable[[str], Sequence[Answer]]] = {
    "wizard": lambda card: ["use:wizard", "seat:1", f"card:{card}", "gather:gold", "end"],
    "fortune teller": lambda card: ["play:fortune_teller", "seat:1", f"card:{card}", "gather:gold", "end"],
}


@pytest.mark.parametrize("who", LOOKS)
def test_f47_the_result_of_a_look_into_a_hand_is_not_to_be_heard(who: str) -> None:
    """The cards of the hand make no difference. Its owner sees the taken one."""
    seen: list[list[Story]] = []
    for hand in (("tavern", "manor"), ("palace", "secret_vault"), ("docks", "docks"), ("acrobat", "keep")):
        table = circus(5, "wizard", uniques=["secret_vault", "keep"])
        table.seat(0, "wizard", hand=["fortune_teller"])
        table.set_hand(1, *hand)
        table.seat(2, "merchant")
        table.call("wizard")
        seen.append(told(table, LOOKS[who](hand[0]), 2, 3, None))
    alike(seen)


test_secrets_of_looks_into_a_hand = secrets("""
f47 the rest of the hand is not to be heard when the wizard builds at once
    with: palace | tavern | market
    seat 0: wizard, gold 1, hand docks; seat 1: hand {1} manor
    > wizard: gather:gold use:wizard seat:1 build:manor
    = alike: 2 3 nobody
f43 of the spys look others hear how many cards matched and no more
    with: tavern manor temple | market prison keep | docks palace church
    uniques: keep; seat 0: spy; seat 1: gold 4, hand {1} {2} {3}
    > spy: use:spy seat:1 type:trade gather:gold end
    = alike: 2 3 nobody
""")


@pytest.mark.parametrize("gold", [0, 1])
def test_f52_the_payer_for_the_crown_is_asked_also_if_all_the_cards_are_alike(gold: int) -> None:
    """In the classic edition; otherwise the missing pause would reveal the hand."""
    seen: list[list[Story]] = []
    for hand in (("tavern", "tavern"), ("tavern", "manor")):
        table = Table(4, "emperor", rules=Rules(emperor_gift="receiver-chooses"))
        table.seat(0, "emperor")
        table.set_crown(1)
        table.seat(2, gold=gold, hand=hand)
        table.call("emperor")
        seen.append(
            told(table, ("use:give-crown", "seat:2", "card:tavern", "gather:gold", "end"), 1, 3, None)
        )
        assert any(each.asked == 2 for each in seen[-1][0])
    alike(seen)


# Armed action cards

ARMED = ("acrobat", "rasputin")


@pytest.mark.parametrize("card", ARMED)
@pytest.mark.parametrize("toggles", [1, 2, 3])
def test_f116_f117_arming_a_card_in_the_own_turn_is_not_to_be_heard(card: str, toggles: int) -> None:
    """It is an additional answer that nobody else notices."""
    seen: list[list[Story]] = []
    for held, times in ((card, toggles), (card, 0), ("tavern", 0)):
        table = circus()
        table.seat(0, "king", hand=[held])
        table.seat(1, "merchant")
        table.call("king")
        switch = [f"disarm:{card}" if index % 2 else f"arm:{card}" for index in range(times)]
        line = ["gather:gold", *switch, "end", "gather:gold", "end"]
        stories = told(table, line, 1, 2, None)
        # Nothing at all happens, and all still see what they saw.
        for story in stories:
            for place in range(2, 2 + times):
                assert story[place] == story[place - 1]._replace(told=())
        seen.append([audible(story) for story in stories])
    alike(seen)


@pytest.mark.parametrize("card", ARMED)
def test_f116_f117_arming_a_card_while_choosing_a_character_is_not_to_be_heard(card: str) -> None:
    seen: list[list[Story]] = []
    for held, line in ((card, [f"arm:{card}"]), (card, []), ("tavern", [])):
        table = circus(seats=4)
        table.seat(0, hand=[held])
        table.call("warlord")
        table.skip_to(kind="pick-character")
        table.skip_to(seat=0)
        pick = next(option for option in table.options if option.startswith("character:"))
        seen.append([audible(story) for story in told(table, [*line, pick], 1, 2, 3, None)])
    alike(seen)


@pytest.mark.parametrize("card", ARMED)
@pytest.mark.parametrize("kind", ["", "robbed", "killed"])
def test_f116_f117_whether_a_card_is_held_or_armed_shows_only_when_it_is_played(card: str, kind: str) -> None:
    """The line ends when rank 4 is called. After that the armed card may become visible."""
    seen: list[list[Story]] = []
    played: list[bool] = []
    for held, armed in ((card, True), (card, False), ("tavern", False)):
        table = circus()
        table.seat(0, "thief", gold=1, hand=["market"])
        table.seat(1, "magician", gold=1)
        table.seat(2, "king", gold=3, hand=[held])
        table.seat(3, "merchant")
        if kind:
            table.mark(kind, "king", 0)
        if armed:
            arm(table, 2, card)
        table.call("thief")
        seen.append(told(table, ["gather:gold", "build:market", "end", "gather:gold"], 0, 1, 3, None))
        table.play("end")
        played.append(any(event.kind == "played" for event in table.events))
    alike(seen)
    reacts = kind == "killed" if card == "acrobat" else kind != ""
    assert played == [reacts, False, False]


@pytest.mark.parametrize("kind", ["warrant", "threat"])
def test_f117_rasputin_covers_up_what_the_marker_was(kind: str) -> None:
    """He lies there whether the marker counted or not, and nobody learns which it was."""
    seen: list[list[Story]] = []
    for counts in (True, False):
        table = circus(4, "magistrate", "blackmailer")
        table.seat(0, "magistrate" if kind == "warrant" else "blackmailer")
        table.seat(1, "magician")
        table.seat(2, "king", gold=3, hand=["rasputin", "tavern"])
        table.mark(kind, "king", 0, real=counts)
        arm(table, 2, "rasputin")
        table.call("magician")
        line = ["gather:gold", "end", "gather:gold", "build:tavern"]
        seen.append(told(table, line, 1, 2, 3, None))
    alike(seen)


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_f116_an_armed_acrobat_sounds_the_same_for_a_killed_and_an_absent_king(holder: int) -> None:
    """The card's owner, with the crown or without, plays it in both cases or in neither."""
    seen: list[list[Story]] = []
    for king in (4, None):
        table = circus(5)
        table.seat(0, "magician")
        table.seat(1, "merchant")
        table.seat(2, "warlord")
        table.seat(holder, hand=["acrobat"])
        if king is not None:
            table.set_characters(king, "king")
        table.mark("killed", "king", 3)
        arm(table, holder, "acrobat")
        table.call("magician")
        seen.append(to_the_end(table, 0, 1, 2, 3, None))
    alike(seen)

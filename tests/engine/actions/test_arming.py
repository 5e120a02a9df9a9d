"""Cards that react from the hand are armed beforehand, and nobody can tell."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine import Game
from engine.cards.actions import ACTION_CARDS
from engine.setup.sets import FIRST_GAME
from storage.codec import decode_state, encode_state
from tests.engine.actions.tables import RULES, arm, circus, lay
from tests.engine.stories import stories
from tests.engine.table import Table, options_with

REACTING = ("acrobat", "rasputin")


@pytest.mark.parametrize("card", REACTING)
def test_armed_and_disarmed_in_the_own_turn(card: str) -> None:
    table = circus()
    table.seat(0, "king", hand=[card])
    table.call("king")
    before = table.decision
    assert f"arm:{card}" in before.options
    table.play(f"arm:{card}")
    assert table.events == []
    assert table.view(0).armed == (card,)
    assert f"disarm:{card}" in table.options
    assert f"arm:{card}" not in table.options
    table.play(f"disarm:{card}")
    assert table.view(0).armed == ()
    assert replace(table.decision, number=before.number) == before


@pytest.mark.parametrize("card", REACTING)
def test_armed_while_a_character_is_chosen(card: str) -> None:
    table = circus()
    table.seat(0, "king", hand=[card])
    table.call("warlord")
    table.skip_to(kind="pick-character")
    table.skip_to(seat=0)
    pile = [option for option in table.options if option.startswith("character:")]
    assert table.options == (*pile, f"arm:{card}")
    table.play(f"arm:{card}")
    assert (table.kind, table.asked) == ("pick-character", 0)
    assert table.options == (*pile, f"disarm:{card}")
    table.play(pile[0])
    assert table.asked != 0


test_cases = stories(
    """
armed also where a turn is held to gathering
    seat 0: witch, hand acrobat
    > witch:
    = offered in any order: arm:acrobat gather:cards gather:gold
other cards are not armed
    with: director | ticket_wagon | living_cannonball | fortune_teller | circus_tent
    seat 0: king, hand {1} tavern
    > king:
    = cannot: arm:*
""",
    circus,
)


def test_nobody_else_sees_it() -> None:
    table = circus()
    table.seat(0, "king", hand=["rasputin"])
    table.call("king")
    before = [table.view(seat) for seat in (None, 1, 2, 3)]
    table.play("arm:rasputin")
    assert [table.view(seat) for seat in (None, 1, 2, 3)] == before


def told(table: Table, answers: Sequence[str]) -> list[object]:
    """Return everything that seat 3 learns meanwhile: events, views, the asked seat and its question."""
    seen: list[object] = []
    for answer in answers:
        if answer in table.options:
            table.play(answer)
            seen += [table.seen_by(3), table.view(3), table.asked, table.kind]
    return seen


@pytest.mark.parametrize(("character", "mark"), [("king", ""), ("king", "killed"), ("king", "robbed")])
@pytest.mark.parametrize("card", REACTING)
def test_no_pause_tells_who_holds_a_card_that_is_not_armed(card: str, character: str, mark: str) -> None:
    stories: list[list[object]] = []
    for held in (card, "tavern"):
        table = circus()
        table.seat(0, "magician", gold=2)
        table.seat(1, character, gold=2, hand=[held])
        table.seat(2, "merchant", gold=2)
        if mark:
            table.mark(mark, character, 0)
        table.call("magician")
        answers = ["gather:gold", "end", "use:crown", "gather:gold", "end", "gather:gold", "end"]
        stories.append(told(table, answers))
    assert stories[0] == stories[1]


def test_an_absent_and_a_killed_king_look_alike_with_an_armed_acrobat() -> None:
    stories: list[list[object]] = []
    for held in ("king", "bishop"):
        table = circus()
        table.seat(0, "magician")
        table.seat(1, held)
        table.seat(2, "merchant", hand=["acrobat"])
        arm(table, 2, "acrobat")
        table.mark("killed", "king", 0)
        table.call("magician", "gather:gold", "end")
        seen = table.seen_by(3)
        moved = next(place for place, event in enumerate(seen) if event.kind == "crown")
        stories.append([*seen[: moved + 1], table.crown])
    assert stories[0] == stories[1]


def test_no_longer_armed_when_swapped_for_its_like() -> None:
    table = circus()
    table.seat(0, "magician", hand=["rasputin", "acrobat"])
    table.seat(1, hand=["rasputin"])
    arm(table, 0, "rasputin")
    arm(table, 0, "acrobat")
    table.call("magician", "use:swap-hands", "seat:1")
    assert table.view(0).armed == table.view(1).armed == ()
    assert "arm:rasputin" in table.options


def test_no_longer_armed_when_put_back_though_its_like_is_drawn() -> None:
    table = circus()
    table.seat(0, "magician", hand=["rasputin"])
    arm(table, 0, "rasputin")
    table.call("magician")
    table.deck("rasputin")
    table.play("use:redraw", "card:rasputin")
    assert table.hand(0) == ["rasputin"]
    assert table.view(0).armed == ()


@pytest.mark.parametrize("character", ["seer", "wizard"])
def test_no_longer_armed_when_taken(character: str) -> None:
    table = circus(4, character)
    table.seat(0, character)
    table.seat(1, hand=["rasputin"])
    arm(table, 1, "rasputin")
    table.call(character, f"use:{character}")
    if character == "wizard":
        table.play("seat:1", "card:rasputin")
    assert table.view(1).armed == ()
    if character == "seer":
        # The only card of her hand was given back; it is not armed any more.
        assert table.hand(1) == ["rasputin"]


def test_no_longer_armed_when_discarded() -> None:
    table = circus()
    table.seat(0, "king", hand=["rasputin"], city=["laboratory"])
    table.call("king", "arm:rasputin", "use:laboratory", "card:rasputin")
    assert table.view(0).armed == ()


def test_laid_and_armed_cards_go_to_json_and_back() -> None:
    table = circus()
    table.seat(0, "king", hand=["rasputin", "acrobat"])
    arm(table, 0, "acrobat")
    lay(table, 1, "ticket_wagon", 3)
    lay(table, 2, "circus_tent")
    table.call("king")
    again = decode_state(encode_state(table.state))
    assert again == table.state
    assert Game(again).view(0) == table.view(0)


def test_a_copy_is_independent() -> None:
    table = circus()
    table.seat(0, "king", hand=["rasputin", "circus_tent"])
    table.call("king")
    before = table.view(0)
    twin = table.game.copy()
    twin.choose(0, ["arm:rasputin"])
    twin.choose(0, ["play:circus_tent"])
    assert table.view(0) == before
    assert twin.view(0) != before


def test_without_the_switch_nothing_of_it_is_there() -> None:
    plain = Game.new(FIRST_GAME.options(4), 4, f"{1:064x}")
    assert not plain.actions
    assert not [card for card in plain.state.deck if card in ACTION_CARDS]
    assert Game.new(options_with(4, rules=RULES), 4, f"{1:064x}").actions

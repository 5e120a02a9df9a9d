"""Computers that fill up a table, and make room for people."""

import pytest

from bot.tables.person import Person
from bot.tables.seating import (
    add_computer,
    after_leaving,
    fill,
    join,
    leave,
    remove_computer,
    with_absent_replaced,
    with_expected,
)
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from storage.parts import Invitation, TournamentTable
from storage.values import Setup
from tests.house import House
from tests.lobby_options import open_lobby, open_options, public, public_text
from tests.storage.samples import invited, setup

SAY = Language()
NAMES = ("bob", "carol", "dave", "erin")


async def _sitting(house: House, game: str) -> list[str]:
    """Return the players of a lobby. A computer's name is "" here."""
    return [player.name if player.human else "" for player in (await house.table(game)).players]


@pytest.mark.parametrize(
    ("steps", "sitting"),
    [
        ("fill", "alice . . ."),
        ("fill +bob", "alice . . bob"),
        ("fill +bob +carol +dave", "alice dave carol bob"),
        ("fill +bob +carol +dave +erin", "alice dave carol bob erin"),
        ("+bob fill", "alice bob . ."),
        ("for:6 +bob fill", "alice bob . . . ."),
        ("add add +bob", "alice . . bob"),
        ("fill remove", "alice . ."),
        ("fill remove +bob", "alice . . bob"),
        # A computer takes the seat that a person leaves at a filled table.
        ("+bob fill +carol", "alice bob . carol"),
        ("+bob fill +carol -carol -bob", "alice . . ."),
        ("fill +bob out:bob", "alice . . ."),
        # It leaves a seat that is free.
        ("fill out:2 +bob", "alice . . bob"),
        ("fill out:2 +bob -bob", "alice . ."),
        ("for:3 add add +bob", "alice . bob"),
        ("for:3 add add +bob +carol", "alice carol bob"),
        ("for:3 add add +bob -bob", "alice . ."),
        # A table for more players than it was filled for is no longer filled.
        ("fill for:6 +bob", "alice . . . bob"),
        ("fill for:6 +bob -bob", "alice . . ."),
    ],
)
def test_computers_give_way_to_people_and_take_the_seats_that_they_leave(steps: str, sitting: str) -> None:
    table = setup(1, 1).with_chosen(expected=0)
    people = {name: _coming(101 + user, user) for user, name in enumerate(("alice", *NAMES))}
    for step in steps.split():
        verb, _, value = step.partition(":")
        match verb[0], verb[1:]:
            case "+", name:
                table = join(table, people[name])
            case "-", name:
                table = leave(table, people[name])
            case "f", "ill":
                table = fill(table, people["alice"])
            case "f", "or":
                table = with_expected(table, int(value))
            case "a", "dd":
                table = add_computer(table, people["alice"])
            case "r", "emove":
                table = remove_computer(table, people["alice"])
            case _:
                seat = table.seat_of(people[value].user) if value in people else int(value)
                table = after_leaving(table, seat or 0)
    names = {person.user: name for name, person in people.items()}
    assert " ".join(names.get(each.user_id or 0, ".") for each in table.players) == sitting
    assert len({each.name for each in table.players}) == len({each.click for each in table.players})


def test_a_computer_has_the_same_name_and_way_in_every_game() -> None:
    alice = _coming(101, 5)
    filled = fill(setup(1, 1), alice)
    named = [(player.persona, player.name) for player in filled.players[1:]]
    assert named == [(number, SAY("computer-name", number=number)) for number in (1, 2, 3)]
    # The first free computer sits down next.
    left = after_leaving(filled, 1)
    assert [player.persona for player in left.players] == [0, 2, 3]
    assert [player.persona for player in add_computer(left, alice).players] == [0, 2, 3, 1]


async def test_a_lobby_of_which_a_computer_was_removed_speaks_of_those_who_sit_there(house: House) -> None:
    panel = await open_options(house, house.add("alice"))
    await house.in_lobby(panel.actor, public(house), SAY("button-fill-seats", count=4))
    await house.in_lobby(panel.actor, public(house), SAY("button-remove"))
    assert SAY("options-for-expected", count=4, taken=3) not in public_text(house)
    assert SAY("setting-size", size=8) in public_text(house)
    for _ in range(2):
        await house.in_lobby(panel.actor, public(house), SAY("button-remove"))
    # The expected people stay expected.
    await panel.pick("seats", "5")
    await house.in_lobby(panel.actor, public(house), SAY("button-fill-seats", count=5))
    await house.in_lobby(panel.actor, public(house), SAY("button-remove"))
    assert SAY("options-for-expected", count=5, taken=4) in public_text(house)
    # There is nothing to fill at a table for two.
    for _ in range(3):
        await house.in_lobby(panel.actor, public(house), SAY("button-remove"))
    await house.add("bob").click(public(house), label=SAY("button-join"))
    await panel.pick("seats", "2")
    assert not [each for each in house.controls(public(house)) if "Fill" in (each.get("label") or "")]


async def test_two_who_fill_a_table_at_once_fill_it_once(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await open_lobby(house, alice)
    await bob.click(public(house), label=SAY("button-join"))
    panel = await open_options(house, alice, game)
    await panel.pick("seats", "4")
    fill = f"cit:fill:{game}"
    results = await house.both(public(house), fill, alice, bob)
    assert await _sitting(house, game) == ["alice", "bob", "", ""]
    assert SAY("error-filled") in house.say(results[1])


def test_a_rematch_expects_fewer_for_each_computer_that_is_taken_out() -> None:
    rematch = setup(seats=4, people=2).with_chosen(expected=4, expected_computers=2)
    fewer = after_leaving(after_leaving(rematch, 3), 2)
    assert (fewer.chosen.expected, fewer.chosen.expected_computers) == (2, 0)


def _table(*people: int) -> Setup:
    """Return the lobby of a tournament table before anybody has come."""
    invitation = Invitation("aaaaaaaa", people, 600.0)
    return invited(setup(0, 0), invitation).with_chosen(expected=3)


def _coming(user: int, click: int, *, keeper: bool = False) -> Person:
    keepers = frozenset([user]) if keeper else frozenset[int]()
    return Person(user, f"person {user}", click, Language(), manager=False, keepers=keepers)


def test_a_tournament_seats_people_as_it_paired_them_whenever_they_come() -> None:
    table = join(join(_table(101, 102, 103), _coming(103, 7)), _coming(101, 8))
    assert [player.user_id for player in table.players] == [101, 103]
    dealt = with_absent_replaced(table)
    assert [player.user_id for player in dealt.players] == [101, None, 103]
    assert dealt.clicks == ("8", "computer-1", "7")


def _start(setup: Setup) -> str:
    assert isinstance(setup.kind, TournamentTable)
    return setup.kind.invitation.start


def test_the_click_of_the_last_one_at_a_table_of_a_tournament_deals() -> None:
    """Nobody can know the deal before, even with the secret and the clicks of the others."""
    two = join(join(_table(101, 102, 103), _coming(101, 7)), _coming(102, 8))
    assert (_start(two), two.may_start) == ("", False)
    again = join(leave(two, _coming(101, 9)), _coming(101, 10))
    assert _start(again) == ""
    full = join(again, _coming(103, 11))
    assert (_start(full), full.may_start) == ("11", False)
    # From now on the deal can be computed, so nobody may change it.
    with pytest.raises(RefusedError, match="lobby-started"):
        leave(full, _coming(101, 12))
    assert _start(with_absent_replaced(full)) == ""


def test_a_keeper_of_the_secret_who_comes_last_deals_nothing() -> None:
    """They could choose when to come. Anybody else may start without waiting."""
    table = join(join(_table(101, 102), _coming(101, 7)), _coming(102, 8, keeper=True))
    assert (_start(table), table.may_start) == ("", True)
    assert leave(table, _coming(101, 9)).clicks == ("8",)

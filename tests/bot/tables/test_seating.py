"""Computers that fill a table up, and give way to people."""

from dataclasses import replace

import simcord

from bot.controls.requests import OUT
from bot.tables.person import Person
from bot.tables.seating import add_computer, invited_and_filled, join, leave, taken_out
from bot.words.language import Language
from engine import fairness
from storage.values import NOBODY, Invitation, Setup
from tests.house import House
from tests.lobby_options import open_lobby, open_options, public, public_text
from tests.storage.samples import setup

SAY = Language()


async def _sitting(house: House, game: str) -> list[str]:
    """Return who sits in a lobby; a computer has no name here."""
    return [player.name if player.human else "" for player in (await house.table(game)).players]


async def _filled(house: House, *people: simcord.MemberActor) -> str:
    """Let people sit in a lobby and computers on its other seats."""
    game = await open_lobby(house, people[0])
    for each in people[1:]:
        await each.click(public(house), label="Join")
    await house.in_lobby(people[0], public(house), "Fill up to 4")
    return game


async def test_computers_take_all_other_seats_with_one_click(house: House) -> None:
    game = await _filled(house, house.add("alice"))
    assert await _sitting(house, game) == ["alice", "", "", ""]
    assert len({player.name for player in (await house.table(game)).players}) == 4
    labels = [each.get("label") for each in house.controls(public(house))]
    assert "+ 🤖" in labels
    assert "Fill up to 4" not in labels


async def test_a_person_who_joins_a_filled_table_takes_the_seat_of_a_computer(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol", "dave", "erin")]
    game = await _filled(house, people[0])
    assert SAY("lobby-next-instead", host="**alice**") in public_text(house)
    await people[1].click(public(house), label="Join")
    assert await _sitting(house, game) == ["alice", "", "", "bob"]
    # The click of who came counts for the cards, as that of everybody who joins.
    assert (await house.table(game)).players[3].click.isdigit()
    for each in people[2:4]:
        await each.click(public(house), label="Join")
    assert await _sitting(house, game) == ["alice", "dave", "carol", "bob"]
    # Where no computer sits any more, there is room for more people.
    for each in people[1:4]:
        await each.click(public(house), label="Ready")
    assert SAY("lobby-next-ready", host="**alice**") in public_text(house)
    await people[4].click(public(house), label="Join")
    assert len(await _sitting(house, game)) == 5


async def test_the_rest_of_a_table_can_be_filled_however_many_people_sit_there(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await _filled(house, alice, bob)
    assert await _sitting(house, game) == ["alice", "bob", "", ""]
    await bob.click(public(house), label="Ready")
    assert SAY("lobby-next-instead", host="**alice**") in public_text(house)


async def test_a_computer_has_the_same_name_and_way_in_every_game(house: House) -> None:
    alice = house.add("alice")
    table = await house.table(await _filled(house, alice))
    named = [(player.persona, player.name) for player in table.players[1:]]
    assert named == [(number, SAY("computer-name", number=number)) for number in (1, 2, 3)]
    # The first one that is free sits down next.
    left = taken_out(table.setup, 1)
    assert [player.persona for player in left.players] == [0, 2, 3]
    again = add_computer(left, _coming(alice.id, 5))
    assert [player.persona for player in again.players] == [0, 2, 3, 1]


async def test_as_many_fill_a_table_as_the_host_expects(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    await bob.click(public(house), label="Join")
    await panel.pick("seats", "6")
    await house.in_lobby(alice, public(house), "Fill up to 6")
    assert len(await _sitting(house, panel.game)) == 6
    # There is nothing to fill at a table for two.
    for _ in range(4):
        await house.in_lobby(alice, public(house), "Remove computer")
    await panel.pick("seats", "2")
    assert not [each for each in house.controls(public(house)) if "Fill" in (each.get("label") or "")]


async def test_a_computer_that_was_added_by_itself_stays(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await open_lobby(house, alice)
    for _ in range(2):
        await alice.click(public(house), label="+ 🤖")
    assert SAY("lobby-next-ready", host="**alice**") in public_text(house)
    await bob.click(public(house), label="Join")
    assert await _sitting(house, game) == ["alice", "", "", "bob"]


async def test_a_seat_that_was_made_free_is_free(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await _filled(house, alice)
    await house.in_lobby(alice, public(house), "Remove computer")
    await bob.click(public(house), label="Join")
    assert await _sitting(house, game) == ["alice", "", "", "bob"]


async def test_a_lobby_of_which_a_computer_was_removed_speaks_of_those_who_sit_there(house: House) -> None:
    alice = house.add("alice")
    await _filled(house, alice)
    await house.in_lobby(alice, public(house), "Remove computer")
    assert SAY("lobby-for-expected", count=4) not in public_text(house)
    assert SAY("setting-size", size=8) in public_text(house)


async def test_the_expected_number_holds_when_a_computer_is_removed(house: House) -> None:
    alice = house.add("alice")
    panel = await open_options(house, alice)
    await panel.pick("seats", "5")
    await house.in_lobby(alice, public(house), "Fill up to 5")
    await house.in_lobby(alice, public(house), "Remove computer")
    assert SAY("lobby-for-expected", count=5) in public_text(house)


async def test_a_person_who_leaves_a_filled_table_leaves_the_seat_to_a_computer(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    game = await _filled(house, *people[:2])
    await people[2].click(public(house), label="Join")
    assert await _sitting(house, game) == ["alice", "bob", "", "carol"]
    names = {player.name for player in (await house.table(game)).players}
    await people[2].click(public(house), label="Leave")
    await people[1].click(public(house), label="Leave")
    assert await _sitting(house, game) == ["alice", "", "", ""]
    players = (await house.table(game)).players
    assert len({player.name for player in players}) == len({player.click for player in players}) == 4
    assert names & {player.name for player in players[1:]}
    assert SAY("lobby-next-instead", host="**alice**") in public_text(house)


async def test_a_person_taken_out_of_a_filled_table_leaves_the_seat_to_a_computer(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    await house.in_lobby(alice, public(house), "Fill up to 4")
    await bob.click(public(house), label="Join")
    await panel.pick(OUT, str(bob.id))
    assert await _sitting(house, panel.game) == ["alice", "", "", ""]
    # A computer leaves a seat that is free, as behind the button.
    await panel.pick(OUT, (await house.table(panel.game)).players[2].click)
    await bob.click(public(house), label="Join")
    assert await _sitting(house, panel.game) == ["alice", "", "", "bob"]
    await bob.click(public(house), label="Leave")
    assert await _sitting(house, panel.game) == ["alice", "", ""]


async def test_a_computer_that_gave_way_at_a_full_table_comes_back(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    await panel.pick("seats", "3")
    for _ in range(2):
        await alice.click(public(house), label="+ 🤖")
    await bob.click(public(house), label="Join")
    await bob.click(public(house), label="Leave")
    assert await _sitting(house, panel.game) == ["alice", "", ""]


async def test_a_table_for_more_than_it_was_filled_up_to_is_not_filled_any_more(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    panel = await open_options(house, alice)
    await house.in_lobby(alice, public(house), "Fill up to 4")
    await panel.pick("seats", "6")
    await bob.click(public(house), label="Join")
    assert await _sitting(house, panel.game) == ["alice", "", "", "", "bob"]
    await bob.click(public(house), label="Leave")
    assert await _sitting(house, panel.game) == ["alice", "", "", ""]


async def test_there_are_as_many_as_the_host_expects(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    panel = await open_options(house, people[0])
    await panel.pick("seats", "3")
    for _ in range(2):
        await people[0].click(public(house), label="+ 🤖")
    for each in people[1:]:
        await each.click(public(house), label="Join")
    assert await _sitting(house, panel.game) == ["alice", "carol", "bob"]


async def test_two_who_fill_a_table_at_once_fill_it_once(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await open_lobby(house, alice)
    await bob.click(public(house), label="Join")
    panel = await open_options(house, alice, game)
    await panel.pick("seats", "4")
    fill = f"cit:fill:{game}"
    results = await house.both(public(house), fill, alice, bob)
    assert await _sitting(house, game) == ["alice", "bob", "", ""]
    assert SAY("error-filled") in house.say(results[1])


def test_a_rematch_expects_fewer_for_each_computer_that_is_taken_out() -> None:
    rematch = replace(setup(seats=4, people=2), expected=4, expected_computers=2)
    fewer = taken_out(taken_out(rematch, 3), 2)
    assert (fewer.expected, fewer.expected_computers) == (2, 0)


def _table(*people: int) -> Setup:
    """Return the lobby of a table of a tournament to which nobody has come."""
    invitation = Invitation("aaaaaaaa", people, 600.0)
    return replace(setup(0, 0), host=NOBODY, players=(), computers=0, expected=3, invitation=invitation)


def _coming(user: int, click: int, *, keeper: bool = False) -> Person:
    keepers = frozenset([user]) if keeper else frozenset[int]()
    return Person(user, f"person {user}", click, Language(), manager=False, keepers=keepers)


def test_a_tournament_seats_people_as_it_paired_them_whenever_they_come() -> None:
    table = join(join(_table(101, 102, 103), _coming(103, 7)), _coming(101, 8))
    assert [player.user_id for player in table.players] == [101, 103]
    dealt = invited_and_filled(table)
    assert [player.user_id for player in dealt.players] == [101, None, 103]
    assert dealt.clicks == ("8", "computer-2", "7")


def test_the_first_click_at_a_table_of_a_tournament_counts_for_good() -> None:
    before = join(join(_table(101, 102, 103), _coming(101, 7)), _coming(102, 8))
    again = join(leave(before, _coming(101, 9)), _coming(101, 10))
    assert invited_and_filled(again).clicks == invited_and_filled(before).clicks
    gone = invited_and_filled(leave(before, _coming(101, 9)))
    assert gone.players[0].computer
    assert gone.clicks == invited_and_filled(before).clicks


def test_a_keeper_of_the_secret_adds_no_click_at_a_table_of_a_tournament() -> None:
    table = join(join(_table(101, 102), _coming(101, 7)), _coming(102, 8, keeper=True))
    assert table.clicks == ("7", fairness.KEEPER)

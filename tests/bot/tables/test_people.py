"""The people of a table: the hindrances of a start, and the seats that a stranger may take."""

from dataclasses import replace

import pytest

from bot.tables.people import awaited, hindrances, open_seats, taken
from bot.tables.person import Person
from bot.words.language import Language
from storage.pace import QuietHours
from storage.values import Invitation, Player
from tests.storage.samples import setup

NIGHT = QuietHours(22 * 60, 7 * 60, "UTC")


@pytest.mark.parametrize(
    ("seats", "people", "people_only", "reasons"),
    [
        (0, 0, False, ["nobody"]),
        (3, 0, False, ["nobody"]),
        (1, 1, False, ["alone"]),
        (1, 1, True, ["alone-people"]),
        (4, 1, False, []),
    ],
)
def test_the_reason_why_a_game_cannot_start(
    seats: int, people: int, people_only: bool, reasons: list[str]
) -> None:
    lobby = replace(setup(seats, people), people_only=people_only)
    assert [each.key for each in hindrances(lobby)] == reasons


def test_a_table_of_a_tournament_waits_until_all_are_there_or_the_time_is_up() -> None:
    two = setup(3, 2)
    assert awaited(two, 0.0) == 0.0
    invited = replace(two, invitation=Invitation("cup", (101, 102, 103), until=100.0))
    assert (awaited(invited, 40.0), awaited(invited, 100.0), awaited(invited, 101.0)) == (60.0, 0.0, 0.0)
    there = replace(two, invitation=Invitation("cup", (101, 102), until=100.0))
    assert awaited(there, 40.0) == 0.0


def test_only_a_stranger_takes_a_seat_and_of_computers_alone() -> None:
    game = replace(setup(4, 2), open_seats=True)
    assert open_seats(game, 999) == (2, 3)
    assert open_seats(replace(game, open_seats=False), 999) == ()
    assert open_seats(game, 101) == ()
    alice, bob, *computers = game.players
    resigned = replace(game, players=(replace(alice, resigned=True), bob, *computers))
    assert open_seats(resigned, 101) == ()
    assert open_seats(resigned, 999) == (2, 3), "the game may count"
    assert open_seats(replace(resigned, advice=True), 999) == (0, 2, 3)
    assert open_seats(replace(resigned, advice=True), 101) == ()
    former = replace(game, players=(replace(alice, user_id=-1, name="", resigned=True), bob, *computers))
    assert open_seats(former, 999) == ()


def test_a_seat_that_is_taken_keeps_the_click_that_the_seed_is_made_of() -> None:
    game = setup(4, 2)
    after = taken(game, 2, Person(999, "Cy", 77, Language(), manager=False), NIGHT)
    computer, player = game.players[2], after.players[2]
    assert player == Player(
        999, "Cy", computer.click, quiet=NIGHT, instead_of=computer.name, locale=player.locale
    )
    assert [each for each in range(4) if game.players[each] != after.players[each]] == [2]

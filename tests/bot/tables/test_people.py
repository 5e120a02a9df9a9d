"""The people of a table: what prevents a start, and the seats that a stranger may take."""

from dataclasses import replace
from typing import Any

import pytest

from bot.tables.people import awaited, hindrances, open_seats, recall, with_person
from bot.tables.person import Person
from bot.words.language import Language
from engine.setup.choice import OwnChoice
from engine.setup.plan import Plan
from engine.setup.sets import FIRST_GAME
from storage.pace import LIVE, SLOW_PACE, Pace, QuietHours
from storage.parts import Invitation
from storage.values import SLOW_LOBBY_PATIENCE, Player
from tests.storage import samples
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
    lobby = setup(seats, people).with_kind(people_only=people_only)
    assert [each.key for each in hindrances(lobby)] == reasons


@pytest.mark.parametrize(
    ("people", "expected", "reasons"),
    [(2, 4, [("more", {"count": 1})]), (2, 2, ["character-seats"]), (3, 4, [])],
)
def test_while_more_are_expected_a_lobby_lacks_players_and_not_characters(
    people: int, expected: int, reasons: list[Any]
) -> None:
    emperor = OwnChoice(
        ("assassin", "thief", "magician", "emperor", *FIRST_GAME.characters[4:]), FIRST_GAME.uniques
    )
    chosen = setup(people, people).with_chosen(plan=Plan(cards=emperor), expected=expected)
    found = [(each.key, each.facts) if each.key == "more" else each.key for each in hindrances(chosen)]
    assert found == reasons


@pytest.mark.parametrize(
    ("pace", "people", "grace", "called_at", "closed_at"),
    [
        pytest.param(LIVE, 2, 30.0, 30.0, 100.0, id="live"),
        pytest.param(SLOW_PACE, 2, 30.0, 30.0, 100.0 + SLOW_LOBBY_PATIENCE, id="league"),
        pytest.param(SLOW_PACE, 2, 0.0, 100.0, 100.0 + SLOW_LOBBY_PATIENCE, id="league of release 0.1.0"),
        pytest.param(SLOW_PACE, 1, 0.0, 100.0, 100.0, id="league, one of three"),
    ],
)
def test_people_of_a_tournament_are_called_before_their_table_closes(
    pace: Pace, people: int, grace: float, called_at: float, closed_at: float
) -> None:
    table = setup(people, people)
    assert (awaited(table, 0.0), recall(table, 0.0)) == (0.0, None)
    invitation = Invitation("cup", (101, 102, 103), until=100.0, grace=grace)
    invited = samples.invited(table.with_chosen(pace=pace), invitation)
    assert (awaited(invited, 10.0), recall(invited, 10.0)) == (closed_at - 10.0, called_at - 10.0)
    assert (awaited(invited, closed_at + 1), recall(invited, closed_at + 1)) == (0.0, 0.0)
    called = samples.invited(invited, replace(invitation, called=True))
    assert (recall(called, 10.0), called.may_start) == (None, people > 1)


def test_only_a_stranger_takes_a_seat_and_of_computers_alone() -> None:
    game = setup(4, 2).with_chosen(open_seats=True)
    assert open_seats(game, 999) == (2, 3)
    assert open_seats(game.with_chosen(open_seats=False), 999) == ()
    assert open_seats(game, 101) == ()
    alice, bob, *computers = game.players
    resigned = replace(game, players=(replace(alice, resigned=True), bob, *computers))
    assert open_seats(resigned, 101) == ()
    assert open_seats(resigned, 999) == (2, 3), "the game may count"
    assert open_seats(resigned.with_chosen(advice=True), 999) == (0, 2, 3)
    assert open_seats(resigned.with_chosen(advice=True), 101) == ()
    former = replace(game, players=(replace(alice, user_id=-1, name="", resigned=True), bob, *computers))
    assert open_seats(former, 999) == ()


def test_a_seat_that_is_taken_keeps_the_click_that_the_seed_is_made_of() -> None:
    game = setup(4, 2)
    after = with_person(game, 2, Person(999, "Cy", 77, Language(), manager=False), NIGHT)
    computer, player = game.players[2], after.players[2]
    assert player == Player(
        999, "Cy", computer.click, quiet=NIGHT, instead_of=computer.name, locale=player.locale
    )
    assert [each for each in range(4) if game.players[each] != after.players[each]] == [2]

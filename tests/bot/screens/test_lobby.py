"""The lobby."""

from dataclasses import replace

import pytest

from bot.language import Language
from bot.screens.limits import check
from bot.screens.lobby import hindrance_text, lobby_screen
from bot.seats import Player
from engine.sets import FIRST_GAME
from tests.bot.screens.build import button, labels, lobby, named, players, text

say = Language()


def test_it_tells_who_sits_and_who_is_the_host() -> None:
    told = text(
        lobby_screen(lobby(players=(*named("Anna", "Bob"), Player(None, "Agnes", "computer-1"))), say)
    )
    assert "Players (3)" in told
    assert "1. **Anna** · host" in told
    assert "2. **Bob**\n" in told
    assert "3. 🤖 **Agnes**" in told


def test_it_tells_the_cards_the_commitment_and_for_how_many() -> None:
    told = text(lobby_screen(lobby(), say))
    assert "1 Assassin · 2 Thief" in told
    assert all(say(f"district-{card}") in told for card in FIRST_GAME.uniques)
    assert "c0" * 32 in told
    assert "2, 4 or 5 players" in told


def test_one_number_of_players_is_said_too() -> None:
    assert "for 8 players" in text(lobby_screen(lobby(seats=(8,)), say))


def test_a_lobby_that_can_start_says_so() -> None:
    screen = lobby_screen(lobby(), say)
    assert "**Anna** can press Start" in text(screen)
    assert not button(screen, "Start").get("disabled")


@pytest.mark.parametrize(
    ("hindrance", "facts", "told"),
    [
        ("alone", {}, "At least two players are needed."),
        ("nobody", {}, "At least one person has to play."),
        ("cast-size", {"count": 3}, "3 players need another set of characters."),
        ("something-new", {"thing": "x"}, "This can’t start yet."),
    ],
)
def test_a_lobby_that_can_t_start_says_why(hindrance: str, facts: dict[str, int | str], told: str) -> None:
    scene = lobby(hindrance=hindrance, facts=facts)
    screen = lobby_screen(scene, say)
    assert told in text(screen)
    assert hindrance_text(scene, say) == told
    assert button(screen, "Start")["disabled"]


def test_no_hindrance_is_no_text() -> None:
    assert hindrance_text(lobby(), say) == ""


def test_a_full_lobby_takes_nobody() -> None:
    screen = lobby_screen(lobby(players=named(*"abcde")), say)
    assert button(screen, "Join")["disabled"]
    assert button(screen, "Add computer")["disabled"]
    assert not button(screen, "Leave").get("disabled")
    assert "All seats are taken" in text(screen)


def test_only_a_computer_that_sits_can_be_removed() -> None:
    assert button(lobby_screen(lobby(), say), "Remove computer")["disabled"]
    computer = lobby(players=(*named("Anna"), Player(None, "Agnes", "computer-1")))
    assert not button(lobby_screen(computer, say), "Remove computer").get("disabled")


def test_an_empty_lobby_can_be_shown() -> None:
    screen = lobby_screen(lobby(players=(), hindrance="alone", seats=()), say)
    assert "Nobody has joined yet." in text(screen)
    assert check(screen) == []


@pytest.mark.parametrize(("status", "told"), [("started", "has started"), ("closed", "was closed")])
def test_what_is_no_lobby_any_more_has_no_buttons(status: str, told: str) -> None:
    screen = lobby_screen(replace(lobby(), status=status), say)
    assert labels(screen) == []
    assert told in text(screen)


@pytest.mark.parametrize("count", range(9))
def test_it_fits_however_long_the_names_are(count: int) -> None:
    scene = lobby(players=players(count, people=4), cast=(*FIRST_GAME.characters, "tax_collector"))
    assert check(lobby_screen(scene, say)) == []

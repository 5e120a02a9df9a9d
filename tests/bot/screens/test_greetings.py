"""The first message of the local Discord."""

from bot.controls import requests
from bot.controls.request import decode
from bot.screens.notes import watch_screen, welcome_screen
from bot.words.language import Language
from tests.bot.screens.build import labels, text
from tests.bot.screens.offers import controls
from tests.limits import check

say = Language()


def test_the_greeting_leads_to_a_game_the_lesson_and_a_film() -> None:
    view = welcome_screen([("Ada", "http://127.0.0.1:1/#key")], say)
    assert check(view) == []
    assert say("button-welcome-direct", name="Ada") in labels(view)
    asked = [decode(str(each.custom_id)) for each in controls(view) if each.custom_id]
    assert asked == [requests.NewLobby(), requests.Learn(), requests.WatchComputers()]


def test_a_film_that_cannot_be_made_says_so() -> None:
    assert say("film-not-now") in text(watch_screen(say, None))

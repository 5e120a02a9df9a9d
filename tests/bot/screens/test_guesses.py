"""The menus in which a spectator guesses the characters."""

from bot.screens.guesses import guesses_screen
from bot.words.language import Language
from tests.bot.screens.build import guesses, menus, text

say = Language()


def test_a_menu_says_what_it_is_about_also_once_something_is_chosen() -> None:
    screen = guesses_screen(guesses(own={"bishop": 1, "warlord": 1}), say)
    chosen = [
        option["label"] for menu in menus(screen) for option in menu["options"] if option.get("default")
    ]
    assert chosen == [say("guess-option", character=each, name="Bob") for each in ("5 Bishop", "8 Warlord")]
    # The placeholder of an empty menu is its question. The first choice replaces it.
    assert say("menu-guess", character="6 Merchant") in [menu["placeholder"] for menu in menus(screen)]


def test_where_nothing_is_left_to_guess_that_is_said() -> None:
    told = text(guesses_screen(guesses(open=()), say))
    assert say("guesses-none") in told
    assert say("guesses-how") not in told
    assert say("guesses-none") not in text(guesses_screen(guesses(), say))


def test_seats_with_a_shown_character_come_last_and_say_so() -> None:
    shown = (("thief",), (), ("assassin", "king"), ())
    screen = guesses_screen(guesses(own={}, reader=None, shown=shown), say)
    options = menus(screen)[0]["options"]
    assert [option["value"] for option in options] == ["1", "3", "0", "2"]
    told = [option.get("description") for option in options]
    assert told == [
        None,
        None,
        say("guess-shown", characters="2 Thief"),
        say("guess-shown", characters="1 Assassin, 4 King"),
    ]

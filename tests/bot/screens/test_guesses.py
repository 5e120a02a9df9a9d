"""The menus in which a spectator guesses the characters."""

from dataclasses import replace

from bot.screens.guesses import guesses_screen
from bot.view_models.guesses import GuessesModel
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


def offered(model: GuessesModel) -> list[tuple[str, str | None]]:
    options = menus(guesses_screen(model, say))[0]["options"]
    return [(each["value"], each.get("description")) for each in options]


def test_seats_that_have_shown_their_only_character_are_not_offered_unless_they_are_chosen() -> None:
    shown = (("thief",), (), ("king",), ())
    four = guesses(own={}, reader=None, shown=shown)
    assert offered(four) == [("1", None), ("3", None)]
    told = say("guess-shown", characters="2 Thief")
    assert offered(replace(four, own={four.open[0]: 0})) == [("1", None), ("3", None), ("0", told)]
    everybody = replace(four, shown=(("thief",), ("bishop",), ("king",), ("merchant",)))
    assert [seat for seat, _ in offered(everybody)] == ["0", "1", "2", "3"]


def test_with_two_characters_each_seats_that_have_shown_one_come_last_and_say_so() -> None:
    three = guesses(own={}, reader=None, shown=(("thief",), (), ("assassin", "king")))
    three = replace(three, players=three.players[:3])
    assert offered(three) == [("1", None), ("0", say("guess-shown", characters="2 Thief"))]

"""The rules to look up: every card and every topic, by the rules of every edition."""

from bot.screens.card import card_screen
from bot.screens.rules import rules_screen
from bot.screens.topics import OVERVIEW, topics
from bot.words.language import Language
from engine.setup.editions import EDITIONS
from tests.bot.screens.looked_up import FIRST, menus, of_edition, offered

say = Language()


def test_menus_lead_to_the_cards_of_the_game_and_to_every_topic() -> None:
    for view in (
        rules_screen(FIRST, OVERVIEW, say),
        card_screen(FIRST, "keep", say),
        rules_screen(FIRST, "choosing", say),
    ):
        found = offered(view)
        assert {*FIRST.cast, *FIRST.uniques, *topics(FIRST)} == {*found}
    assert "king" in offered(rules_screen(FIRST, "crown", say))
    assert "emperor" not in offered(rules_screen(FIRST, "crown", say))
    assert {*EDITIONS["deluxe"].characters} <= {*offered(rules_screen(of_edition("deluxe"), "powers", say))}


def test_the_open_page_is_marked_in_its_menu() -> None:
    for view, shown in (
        (rules_screen(FIRST, OVERVIEW, say), OVERVIEW),
        (card_screen(FIRST, "keep", say), "keep"),
        (rules_screen(FIRST, "crown", say), "crown"),
    ):
        options = [option for menu in menus(view) for option in menu.options]
        assert [option.value for option in options if option.default] == [shown]

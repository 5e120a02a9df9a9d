"""How well computers play is told wherever they sit, and chosen in the lobby."""

from dataclasses import replace

import pytest
from discord.ui import LayoutView, Select

from ai import LEVELS as PLAYED
from bot.screens.board import board_screen
from bot.screens.end import end_screen
from bot.screens.levels import LEVELS, level_of
from bot.screens.lobby import lobby_screen
from bot.screens.log import LogModel, log_screen
from bot.screens.options import options_screen
from bot.screens.view_models.lobby import OptionsModel
from bot.words.language import Language
from engine.errors import ImpossibleChangeError
from engine.setup.plan import Plan
from engine.setup.preview import preview
from engine.setup.rules import Rules
from storage.records import Player
from tests.bot.screens.build import GAME, board, end, lobby, named, text

SAY = Language()
PEOPLE = named("Anna", "Bob", "Cid")
WITH_COMPUTER = (*PEOPLE, Player(None, "Agnes", "computer-1"))


def screens(*players: Player) -> list[LayoutView]:
    """Show what everybody sees of a table, from the lobby to the end, with masters."""
    log = LogModel(GAME, players, Rules(), None, 1, 1, 0, (), running=True, level="master")
    return [
        lobby_screen(lobby(players=players, level="master", status="started"), SAY),
        board_screen(replace(board(level="master"), players=players), SAY),
        end_screen(replace(end(level="master"), players=players), SAY),
        log_screen(log, SAY),
    ]


def menus(view: LayoutView) -> list[Select[LayoutView]]:
    """Return the menus of a screen."""
    items = [getattr(each, "item", each) for each in view.walk_children()]
    return [each for each in items if isinstance(each, Select)]


def test_it_is_told_where_computers_sit() -> None:
    for screen in screens(*WITH_COMPUTER):
        assert "🤖 Computers: Master" in text(screen)


def test_people_among_themselves_hear_nothing_of_it() -> None:
    left = (*PEOPLE, replace(PEOPLE[0], user_id=104, resigned=True))
    for players in (PEOPLE, left):
        assert all("Computers:" not in text(screen) for screen in screens(*players))
        assert not menus(lobby_screen(lobby(players=players), SAY))


def test_the_page_of_the_seats_offers_the_levels_and_says_which_is_chosen() -> None:
    model = OptionsModel(GAME, "seats", preview(Plan(), 4), players=WITH_COMPUTER, level="builder")
    menu = menus(options_screen(model, SAY))[-1]
    assert [(each.value, each.default) for each in menu.options] == [
        ("novice", False),
        ("builder", True),
        ("master", False),
    ]


@pytest.mark.parametrize("values", [(), ("random",), ("builder", "master"), ("",)])
def test_a_made_up_value_is_no_level(values: tuple[str, ...]) -> None:
    with pytest.raises(ImpossibleChangeError):
        level_of(values)


def test_every_level_is_one_that_plays_and_has_a_name() -> None:
    assert set(LEVELS) < set(PLAYED)
    assert len({SAY(f"level-{level}") for level in LEVELS}) == len(LEVELS)

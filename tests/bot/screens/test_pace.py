"""How fast a table plays: a page of the options with all that may be chosen, and a line in the lobby."""

import re
from dataclasses import replace

import pytest

from bot.screens.lobby import details_screen, lobby_screen
from bot.screens.options import options_screen
from bot.screens.pace import pace_line, pace_name, pace_of
from bot.tables.timing import Moment, begun
from bot.words.language import Language
from engine.errors import ImpossibleChangeError
from storage.pace import LIVE, NO_CLOCK, PACES, SLOW, Pace
from storage.records import Setup
from tests.bot.screens.build import lobby, menus, named, new_game, text
from tests.bot.screens.test_options import chosen, model, told

SAY = Language()


def test_each_pace_can_be_chosen_and_is_what_is_then_set() -> None:
    for pace in PACES:
        (menu,) = menus(options_screen(model(page="pace", pace=pace), SAY))
        values = [each["value"] for each in menu["options"]]
        assert [pace_of((value,)) for value in values] == list(PACES)
        assert [pace_of((value,)) for value in chosen(menu)] == [pace]
    assert len({pace_name(pace, SAY) for pace in PACES}) == len(PACES)


@pytest.mark.parametrize("values", [(), ("live-1",), ("live-90", "live-60"), ("90",)])
def test_a_made_up_value_is_no_pace(values: tuple[str, ...]) -> None:
    with pytest.raises(ImpossibleChangeError):
        pace_of(values)


def test_the_page_says_what_becomes_of_late_players() -> None:
    live = told(page="pace", pace=LIVE)
    assert SAY("guessing-option") in live
    assert SAY("advice-option") in live
    assert "begin with 3 minutes" in live
    assert "after 3 in a row" in live
    assert "begin with 2 days" in told(page="pace", pace=SLOW)
    assert "After a day" in told(page="pace", pace=NO_CLOCK)


@pytest.mark.parametrize(
    ("pace", "line"),
    [
        (LIVE, "⏱️ **Live · 90 seconds for each answer**, 3 minutes at most with time saved"),
        (Pace("live", 60), "⏱️ **Live · 1 minute for each answer**, 2 minutes at most with time saved"),
        (Pace("slow", 6 * 3600), "⏱️ **Slow · 6 hours for each answer**, 12 hours at most with time saved"),
        (SLOW, "⏱️ **Slow · 1 day for each answer**, 2 days at most with time saved"),
        (NO_CLOCK, "⏱️ **No clock**"),
    ],
)
def test_the_lobby_says_it_in_one_line_and_its_details_say_more(pace: Pace, line: str) -> None:
    model = replace(lobby(), pace=pace)
    assert line in text(details_screen(model, SAY)).splitlines()
    assert (line.split(",", maxsplit=1)[0] in text(lobby_screen(model, SAY))) == bool(pace.limit)


@pytest.mark.parametrize("pace", [pace for pace in PACES if pace.limit])
def test_the_first_question_lasts_as_long_as_the_lobby_says_at_most(pace: Pace) -> None:
    setup = Setup(1, 2, 100, "en", named("Anna", "Bob"), "", "", pace=pace)
    clock = begun(setup, new_game(2), Moment(0.0, 0.0)).clock
    assert clock is not None
    said = re.search(r"(\d+) (day|hour|minute)s? at most", pace_line(pace, SAY))
    assert said is not None
    assert clock.until == int(said[1]) * {"day": 86400, "hour": 3600, "minute": 60}[said[2]]

"""A person's season: only known facts, and a button that turns its messages on or off."""

from dataclasses import replace

import pytest

from bot.screens.season import SeasonModel, own_season_screen
from bot.words.language import Language, locales
from storage.results.ratings.model import PODIUM_GAMES
from storage.results.seasons import OwnSeason
from tests.bot.screens.build import labels, text
from tests.bot.screens.ranked import SEASON, entry
from tests.limits import check

SAY = Language()
OWN = OwnSeason(entry(2), 9, 31, entry(1, name="**Bob**"), 3, "**Bob**", 4)
MODEL = SeasonModel(SEASON, OWN, "**Our** server", 1_800_000_000)


@pytest.mark.parametrize("locale", locales())
def test_names_are_data_and_every_number_of_wins_has_words(locale: str) -> None:
    say = Language(locale)
    for wins in range(10):
        screen = own_season_screen(replace(MODEL, own=OWN._replace(wins=wins)), say)
        assert check(screen) == []
        told = text(screen)
        assert say("season-rise", name="\\*\\*Bob\\*\\*", wins=wins) in told
        assert "**Our**" not in told
        assert say("season-ends", when="<t:1800000000:f>") in told


def test_nothing_is_said_of_what_is_unknown_or_over() -> None:
    first = text(own_season_screen(replace(MODEL, own=OwnSeason(entry(1), 9, 31)), SAY))
    assert SAY("season-place", over="no", place=1, people=9, games=10, wins=6) in first
    assert SAY("season-next") not in first
    assert SAY("season-rival", name="", count=0).split(":")[0] not in first
    over = text(own_season_screen(replace(MODEL, ends=0), SAY))
    assert SAY("season-rise", name="\\*\\*Bob\\*\\*", wins=3) not in over
    assert SAY("season-next") in over
    away = text(own_season_screen(replace(MODEL, own=OWN._replace(entry=None)), SAY))
    assert SAY("season-best", points=31) in away
    assert SAY("season-place", over="no", place=2, people=9, games=10, wins=6) not in away


def test_a_person_with_few_games_learns_what_the_podium_takes() -> None:
    few = SAY("season-missing", missing=3, needed=PODIUM_GAMES)
    rise = SAY("season-rise", name="\\*\\*Bob\\*\\*", wins=3)
    own = OWN._replace(entry=entry(2, missing=3))
    told = text(own_season_screen(replace(MODEL, own=own), SAY))
    assert (few in told, rise in told) == (True, False), (
        "wins alone don't lead past somebody with enough games"
    )
    both = own._replace(above=entry(1, name="**Bob**", missing=1))
    told = text(own_season_screen(replace(MODEL, own=both), SAY))
    assert (few in told, rise in told) == (True, True)
    over = text(own_season_screen(replace(MODEL, own=own, ends=0), SAY))
    assert SAY("podium-needs", games=PODIUM_GAMES) in over
    assert SAY("podium-needs", games=PODIUM_GAMES) not in text(own_season_screen(replace(MODEL, ends=0), SAY))


@pytest.mark.parametrize("news", [True, False])
def test_the_button_changes_whether_messages_come(news: bool) -> None:
    screen = own_season_screen(replace(MODEL, news=news), SAY)
    assert labels(screen) == [SAY("button-season-news", news="off" if news else "on")]

"""The screen of where and when one is notified."""

import pytest

from bot.screens.notify import home_screen
from bot.words.language import Language, locales
from tests.bot.screens.build import labels


@pytest.mark.parametrize(
    ("minutes", "time"), [(0, "12:00 AM"), (725, "12:05 PM"), (1200, "8:00 PM"), (690, "11:30 AM")]
)
def test_a_button_has_the_hour_as_an_american_discord_writes_it(minutes: int, time: str) -> None:
    for locale in locales():
        screen = home_screen([("America/Los_Angeles", minutes)], 1, Language(locale))
        assert sorted(labels(screen)[0].split(" · ")) == [time, "Los Angeles"]

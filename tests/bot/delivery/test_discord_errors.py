"""The errors of Discord, by what follows from them."""

import pytest

from bot.delivery import discord_errors
from tests.discord_failures import http_error


@pytest.mark.parametrize(
    ("status", "code", "meanings"),
    [
        (404, 10062, {"too_late"}),
        (404, 10015, {"too_late"}),
        (400, 40060, {"too_late"}),
        (404, 10008, {"too_late", "must_replace"}),
        (404, 10003, {"sealed", "dm_refused"}),
        (403, 50001, {"sealed", "dm_refused", "dm_refused_for_good"}),
        (403, 50013, {"sealed", "dm_refused", "dm_refused_for_good"}),
        (400, 30046, {"must_replace"}),
        (400, 50083, {"must_replace", "sealed"}),
        (403, 50007, {"sealed", "dm_refused", "dm_refused_for_good"}),
        (400, 50278, {"dm_refused", "dm_refused_for_good"}),
        (400, 40003, {"dm_refused"}),
        (500, 0, set[str]()),
        (429, 0, set[str]()),
    ],
)
def test_everyday_errors_are_known(status: int, code: int, meanings: set[str]) -> None:
    error = http_error(status, code)
    names = ("too_late", "sealed", "must_replace", "dm_refused", "dm_refused_for_good")
    assert {name for name in names if getattr(discord_errors, name)(error)} == meanings

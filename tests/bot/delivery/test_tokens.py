"""What is remembered of clicks, and for how long."""

from types import SimpleNamespace
from typing import Any, cast

from bot.delivery.pictures import Pictures
from bot.delivery.tokens import LASTS, Tokens
from tests.house import Clock

CHANNEL = 20


def test_of_a_click_that_lives_no_more_nothing_is_remembered_though_its_game_is_over() -> None:
    clock = Clock()
    tokens = Tokens(clock, cast(Pictures, None))
    click: Any = SimpleNamespace(channel_id=CHANNEL, user=SimpleNamespace(id=101), followup=None)
    first, second, third = (
        cast(Any, SimpleNamespace(id=game, setup=SimpleNamespace(channel=CHANNEL)))
        for game in ("first", "second", "third")
    )
    tokens.note(click, first)
    tokens.note(click, second)
    clock.now += LASTS - 1
    tokens.note(click, first)
    clock.now += 2
    tokens.note(click, third)
    assert [*tokens._newest] == ["first", "third"], "nobody clicked on the second any more"  # pyright: ignore[reportPrivateUsage]
    assert tokens.newest(first) is not None

"""The facts about seats in a set-up."""

from dataclasses import replace

import pytest

from storage.pace import LIVE, NO_CLOCK, SLOW_PACE, Pace, QuietHours
from storage.parts import DailyGame, GameKind, PlayedOn, SoloGame
from tests.storage.samples import GAME, setup

CHOSEN = QuietHours(1320, 480, "Europe/Prague")
ASSUMED = replace(CHOSEN, assumed=True)
SERVER = setup().kind


@pytest.mark.parametrize(
    ("kind", "pace", "quiet", "again"),
    [
        (SERVER, LIVE, None, False),
        (SERVER, LIVE, ASSUMED, False),
        (SERVER, LIVE, CHOSEN, True),
        (SERVER, SLOW_PACE, None, True),
        (SERVER, NO_CLOCK, None, True),
        (SoloGame(host=101), LIVE, CHOSEN, False),
        (DailyGame(host=101, day=142), LIVE, CHOSEN, False),
        (PlayedOn(host=101, game=GAME, step=40), LIVE, CHOSEN, False),
    ],
)
def test_only_a_player_for_whom_others_may_wait_long_is_notified_again(
    kind: GameKind, pace: Pace, quiet: QuietHours | None, again: bool
) -> None:
    table = replace(setup(), kind=kind).with_chosen(pace=pace)
    assert table.with_player(0, replace(table.players[0], quiet=quiet)).calls_again(0) == again

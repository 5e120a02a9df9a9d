"""The small pieces: jobs, names of messages, errors of Discord, what a table tells."""

import asyncio
from bisect import bisect
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import discord
import pytest

from bot.delivery import discord_errors
from bot.tables.history import REMEMBERED, told_of
from bot.tables.jobs import PAUSES, SPREAD, Jobs, pause_after
from bot.tables.table import Table
from bot.tables.tags import nonce, tag
from engine.events import Crown, Dealt, Drew, Event, Kept, Picked, Revealed, RoundBegan, TurnEnded
from storage.records import Choice
from tests.engine import table as engine
from tests.storage.samples import lobby, running


async def test_a_job_that_fails_is_heard(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    jobs = Jobs()
    task = jobs.start(fail(), "counting")
    assert task is not None
    await asyncio.wait([task])
    await asyncio.sleep(0)
    assert "counting failed" in caplog.text
    assert "ZeroDivisionError" in caplog.text


def test_repeated_failures_are_tried_again_ever_more_slowly() -> None:
    longest = [*PAUSES, PAUSES[-1], PAUSES[-1]]
    assert longest == sorted(longest)
    for failures, pause in enumerate(longest):
        drawn = [pause_after(failures) for _ in range(100)]
        assert all((1 - SPREAD) * pause <= each <= pause for each in drawn)


def test_work_that_failed_together_is_not_tried_again_together() -> None:
    tries = sorted(pause_after(1) for _ in range(1_000))
    busiest = max(bisect(tries, each + PAUSES[1] / 10) - index for index, each in enumerate(tries))
    assert busiest < 400


async def test_closing_ends_all_jobs_and_takes_no_more() -> None:
    jobs = Jobs()
    task = jobs.start(asyncio.sleep(60), "sleeping")
    assert task is not None
    await jobs.close()
    assert task.cancelled()
    assert jobs.start(asyncio.sleep(0), "late") is None


def test_a_nonce_is_short_and_says_what_it_is_made_of() -> None:
    assert nonce("aa", "game", 1) == nonce("aa", "game", 1)
    names = {nonce("aa", "game", 1), nonce("aa", "game", 2), nonce("aa", "game", "1"), nonce("ab", "game", 1)}
    assert len(names) == 4
    assert len(nonce("aa", "x" * 1000)) <= 25


def test_a_tag_tells_questions_apart_and_not_how_many_there_were() -> None:
    assert tag("aa", "game", 1, 7) == tag("aa", "game", 1, 7)
    tags = {tag(*facts) for facts in (("aa", "game", 1, 7), ("ab", "game", 1, 7), ("aa", "other", 1, 7))}
    assert len({*tags, tag("aa", "game", 2, 7), tag("aa", "game", 1, 8)}) == 5


def _error(status: int, code: int) -> discord.HTTPException:
    response = cast(Any, SimpleNamespace(status=status, reason=""))
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": ""})


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
    error = _error(status, code)
    names = ("too_late", "sealed", "must_replace", "dm_refused", "dm_refused_for_good")
    assert {name for name in names if getattr(discord_errors, name)(error)} == meanings


def _choice(number: int, seat: int, *events: Event) -> Choice:
    return Choice(number, seat, (), events, user=101 + seat)


def test_a_seat_is_told_what_happened_since_it_last_answered() -> None:
    secret, public = Drew(1, cards=("manor",)), Crown(seat=1, source=0)
    history = [
        _choice(-1, -1, Dealt(0, cards=()), Dealt(1, cards=())),
        _choice(0, 0, public, secret),
        _choice(1, 1, Kept(1, cards=())),
        _choice(2, 2, secret, public),
    ]
    table = Table(lobby(), history)
    assert [event.kind for event in table.news(0)] == ["crown", "crown"]
    assert [event.kind for event in table.news(1)] == ["kept", "drew", "crown"]
    assert [event.kind for event in table.news(3)] == ["crown", "crown"]
    assert [event.kind for event in Table(lobby(), history[:1]).news(1)] == ["dealt"]


def _asked_since(asked: int, *history: tuple[int, Event | None]) -> int:
    """Return since when a seat is waited for; the choices were made in the seconds 1, 2, 3..."""
    choices = [
        replace(_choice(number, seat, *filter(None, [event])), made=number)
        for number, (seat, event) in enumerate(history, 1)
    ]
    with patch.object(Table, "asked", return_value=asked):
        return Table(lobby(), choices).asked_since()


def test_a_seat_is_waited_for_since_another_one_answered() -> None:
    assert _asked_since(1, (-1, None), (0, None)) == 2
    assert _asked_since(0, (-1, None)) == 1


def test_the_time_does_not_tell_of_answers_within_a_turn() -> None:
    drew = Drew(1, cards=("manor",))
    assert _asked_since(1, (0, None), (1, drew), (1, None), (1, Crown(seat=1, source=0))) == 1
    assert _asked_since(1, (1, None), (1, drew)) == 0


@pytest.mark.parametrize(
    "event", [TurnEnded(seat=1), RoundBegan(round=2, seat=1), Revealed(seat=1, character="king")]
)
def test_a_seat_that_is_asked_again_for_something_new_is_waited_for_anew(event: Event) -> None:
    assert _asked_since(1, (0, None), (1, None), (1, event), (1, None)) == 3


def test_the_board_tells_of_one_round() -> None:
    began = [RoundBegan(round=number, seat=0) for number in (1, 2, 3)]
    picked = [Picked(seat=number) for number in (1, 2, 3)]
    history = [
        _choice(number, 0, mine, Drew(0, cards=()), round_began)
        for number, (mine, round_began) in enumerate(zip(picked, began, strict=True))
    ]
    table = Table(lobby(), history)
    assert table.public_news() == (began[2],)
    assert table.public_news(2) == (began[1], picked[2])
    assert table.public_news(3) == (began[2],)


def _round(number: int, *seats: int) -> list[Choice]:
    """Return the choices of a round: one that begins it, and one of each of these seats."""
    began = _choice(0, 9, RoundBegan(round=number, seat=0))
    return [began, *(_choice(0, seat) for seat in seats)]


def test_choices_are_kept_as_long_as_a_round_or_somebody_is_told_of_them() -> None:
    history = [*_round(1, 0, 1), *_round(2, 0, 1), *_round(3, 0, 1)]
    everybody = {0, 1}
    assert told_of(history, 3, everybody) == 3
    assert told_of(history, 2, everybody) == 6
    # Somebody who hasn't answered since is told of all that happened, from the round of it on.
    assert told_of([*history, *_round(4, 0)], 4, everybody) == 5
    assert told_of([*history, *_round(4, 0)], 4, {0}) == 2
    assert told_of([*history, *_round(4, 0)], 4, set()) == 2
    # A computer's answer for a person is no answer of theirs.
    stood_in = [replace(each, user=None) if each.seat == 1 else each for each in history]
    assert told_of(stood_in, 3, everybody) == REMEMBERED


def test_a_table_forgets_what_nobody_is_told_of_any_more() -> None:
    played = engine.Table(4)
    table = Table(running(played.game, lobby()), [*_round(0, *range(4)), *_round(1, *range(4))])
    assert played.state.round == 1
    table.trim()
    assert len(table.history) == 5

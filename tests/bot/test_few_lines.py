"""Many lines with the same text become a few and a count."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from bot import logs
from bot.log_fields import about, take_fields
from bot.logs import LINES_A_MINUTE, MINUTE, SUBJECTS, FewLines
from bot.settings import LogLevel
from tests.house import Clock


class RefusedError(Exception):
    """An error of Discord."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Log:
    """A log and its lines."""

    def __init__(self) -> None:
        self.clock = Clock()
        self._stream = io.StringIO()
        self.handler = FewLines(self._stream, self.clock)
        self.handler.setFormatter(logs.TextLines())
        self._logger = logging.Logger("bot.tests")  # noqa: LOG001 - no other test shall hear it
        self._logger.addHandler(self.handler)

    @property
    def written(self) -> str:
        return self._stream.getvalue()

    @property
    def lines(self) -> list[str]:
        return [line.partition(": ")[2] for line in self.written.splitlines()]

    def say(self, message: str, *args: object, error: Exception | None = None) -> None:
        self._logger.warning(message, *args, exc_info=error)


@pytest.fixture
def log() -> Log:
    return Log()


def test_a_few_lines_of_a_kind_are_written_and_the_rest_counted(log: Log):
    for number in range(100):
        log.say("Board %d failed: %s", number, "503")
    written = [f"Board {number} failed: 503" for number in range(SUBJECTS)]
    assert log.lines == written
    log.clock.now += MINUTE
    log.say("Something else")
    counted = f"Board 99 failed: 503 (one of {100 - SUBJECTS} such lines within a minute)"
    assert log.lines == [*written, counted, "Something else"]


def test_one_is_not_hidden_by_what_is_said_of_others(log: Log):
    for _ in range(100):
        for game in ("first", "second", "third"):
            log.say("Game %s failed: %s", game, RefusedError(503))
    log.say("Game %s failed: %s", "broken", RefusedError(503))
    assert len(log.lines) == LINES_A_MINUTE + 1
    assert log.lines[-1].startswith("Game broken failed")


def test_lines_that_are_left_out_at_the_end_are_counted(log: Log):
    for _ in range(LINES_A_MINUTE + 3):
        log.say("It failed")
    log.handler.close()
    assert log.lines[LINES_A_MINUTE:] == ["It failed (one of 3 such lines within a minute)"]


def test_after_a_minute_it_is_written_again(log: Log):
    for _ in range(LINES_A_MINUTE + 2):
        log.say("100% sure")
    log.clock.now += MINUTE
    log.say("100% sure")
    assert log.lines[LINES_A_MINUTE:] == ["100% sure (one of 2 such lines within a minute)", "100% sure"]


def test_one_line_too_many_is_written_late_as_it_is(log: Log):
    for number in range(SUBJECTS + 1):
        log.say("Number %d", number)
    log.clock.now += MINUTE
    log.say("Something else")
    assert log.lines[SUBJECTS:] == [f"Number {SUBJECTS}", "Something else"]


def test_a_line_that_is_written_late_has_the_fields_of_its_own_task(log: Log):
    log.handler.addFilter(take_fields)
    log.handler.setFormatter(logs.JsonLines())
    with about({"game": "abcdefgh"}):
        for _ in range(LINES_A_MINUTE + 2):
            log.say("It failed")
    with about({"game": "ijklmnop"}):
        log.handler.close()
    *_, last = map(json.loads, log.written.splitlines())
    assert (last["event"], last["game"]) == ("it-failed", "abcdefgh")
    assert "one of 2 such lines" in last["message"]


def test_another_error_is_another_kind(log: Log):
    for number in range(100):
        log.say("It failed: %s", RefusedError(503 if number < 99 else 403))
        log.say("It broke", error=KeyError() if number < 99 else ValueError())
    told = [line for line in log.lines if line.startswith("It ")]
    assert len(told) == 2 * (LINES_A_MINUTE + 1)


@pytest.fixture
def as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.mark.parametrize(("level", "count"), [("DEBUG", 100), ("INFO", SUBJECTS)])
def test_nothing_is_left_out_where_everything_is_told(level: LogLevel, count: int, as_it_was: None):
    stream = io.StringIO()
    logs.set_up(level, stream=stream)
    for number in range(100):
        logging.getLogger("discord.tests").info("Line %d", number)
    assert len(stream.getvalue().splitlines()) == count

"""Listeners are called with news; an error of one affects no other."""

import pytest

from storage.listeners import Listeners


def _fail(_: int) -> None:
    raise ZeroDivisionError


def test_whoever_tells_the_news_hears_of_no_error_and_the_others_hear_the_news(
    caplog: pytest.LogCaptureFixture,
) -> None:
    heard: list[int] = []
    listeners = Listeners[[int]]([heard.append, _fail, heard.append])
    listeners.tell(3)
    assert heard == [3, 3]
    (record,) = caplog.records
    assert record.exc_info is not None
    assert "_fail" in record.getMessage()

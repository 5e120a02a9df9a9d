"""Notices between processes: what is sent is what is read."""

import pytest

from bot.tables.notices import Chosen, Notice, Response, read


@pytest.mark.parametrize(
    "notice", [Notice("aaaaaaaa", 10), Notice("aaaaaaaa", 10, Response(3, 17, "00ff")), Chosen(101)]
)
def test_a_notice_is_read_as_it_was_sent(notice: Notice | Chosen) -> None:
    told = read(notice.text())
    assert (type(told), told) == (type(notice), notice)

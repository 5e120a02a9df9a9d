"""The errors of Discord, by their consequences."""

import pytest

from bot.delivery import discord_errors
from tests.discord_failures import http_error

FOR_GOOD = "refused_for_good"


@pytest.mark.parametrize(
    ("status", "code", "meanings"),
    [
        # Answers to clicks
        (404, 10062, {FOR_GOOD, "too_late"}),
        (404, 10015, {FOR_GOOD, "too_late"}),
        (400, 40060, {FOR_GOOD, "too_late"}),
        (401, 50027, {FOR_GOOD, "too_late"}),
        # Messages and channels
        (404, 10008, {FOR_GOOD, "too_late", "must_replace"}),
        (404, 10003, {FOR_GOOD, "sealed"}),
        (403, 50001, {FOR_GOOD, "sealed"}),
        (403, 50013, {FOR_GOOD, "sealed", "may_be_upload", "takes_no_files"}),
        (400, 30046, {FOR_GOOD, "must_replace"}),
        (429, 30046, {FOR_GOOD, "must_replace"}),
        (403, 50005, {FOR_GOOD, "must_replace"}),
        (400, 50083, {FOR_GOOD, "must_replace", "sealed"}),
        (400, 160005, {FOR_GOOD, "must_replace", "sealed"}),
        # People
        (403, 50007, {FOR_GOOD, "takes_no_dms"}),
        (400, 50278, {FOR_GOOD, "takes_no_dms"}),
        (400, 50033, {FOR_GOOD, "takes_no_dms"}),
        (403, 50033, {FOR_GOOD, "takes_no_dms"}),
        (404, 10013, {FOR_GOOD, "takes_no_dms"}),
        (400, 40003, {FOR_GOOD}),
        (403, 40003, {FOR_GOOD}),
        # Files
        *(
            (status, code, {FOR_GOOD, "may_be_upload", "takes_no_files"})
            for status in (400, 403, 413)
            for code in (40005, 50045, 50046, 50146, 400001)
        ),
        (413, 0, {FOR_GOOD, "may_be_upload", "takes_no_files"}),
        (400, 50035, {FOR_GOOD, "may_be_upload"}),
        (400, 99999, {FOR_GOOD, "may_be_upload"}),
        # Errors that may pass: a block, a proxy's page, a token that a host is about to change, a limit
        (403, 40333, {"may_be_upload"}),
        (403, 0, {"may_be_upload"}),
        (403, 99999, {"may_be_upload"}),
        (401, 0, set[str]()),
        (429, 0, set[str]()),
        (408, 0, {"may_be_upload"}),
        (500, 0, {"may_be_upload"}),
        (404, 0, {FOR_GOOD}),
    ],
)
def test_everyday_errors_are_known(status: int, code: int, meanings: set[str]) -> None:
    error = http_error(status, code)
    names = (
        "too_late",
        "sealed",
        "must_replace",
        FOR_GOOD,
        "takes_no_dms",
        "may_be_upload",
        "takes_no_files",
    )
    assert {name for name in names if getattr(discord_errors, name)(error)} == meanings

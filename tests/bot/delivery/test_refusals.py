"""Every error is told in words that fit it."""

from typing import get_args

import pytest

from bot.delivery.refusals import explain
from bot.words.language import Language
from storage.errors import Cause, NotReadError, NotStoredError, UnavailableError, UnsureError

say = Language()

CAUSES: tuple[Cause, ...] = get_args(Cause)


@pytest.mark.parametrize("cause", CAUSES)
@pytest.mark.parametrize("kind", [NotStoredError, UnsureError, NotReadError])
def test_a_fault_of_the_database_is_told_without_its_own_words(
    kind: type[UnavailableError], cause: Cause
) -> None:
    told = explain(kind("SQLITE_OOPS", cause), say)
    assert "safe" in told or "nothing is lost" in told
    assert "SQLITE" not in told


def test_each_is_told_otherwise() -> None:
    told = {explain(kind("", cause), say) for kind in (NotStoredError, UnsureError) for cause in CAUSES}
    # A full disk can be read.
    told |= {explain(NotReadError("", cause), say) for cause in CAUSES if cause != "full"}
    assert len(told) == 3 * len(CAUSES) - 1


def test_a_change_that_failed_alone_may_be_tried_again() -> None:
    assert explain(NotStoredError("constraint"), say) == say("error-not-stored")

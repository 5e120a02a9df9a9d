"""Pictures look as before (`python -m tests.bot.pictures.goldens`)."""

import pytest

from tests.bot.pictures.goldens import FOLDER, difference, read, small
from tests.bot.pictures.panels import panels
from tests.bot.pictures.samples import mutes, pictures

PICTURES = {**pictures(), **panels(), **mutes()}
HINT = "wanted? look at it, then: python -m tests.bot.pictures.goldens --write"


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_did(name: str) -> None:
    golden = read(name)
    assert golden is not None, HINT
    what = difference(small(PICTURES[name]), golden, name)
    assert not what, f"{what}\n\n{HINT}"


def test_no_golden_drawing_is_of_a_picture_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PICTURES)

"""Names without the forms that sentences ask for."""

import pytest

from bot.cli.translation.text_checks import wrong_names
from tests.bot.cli.translation.conftest import Pair

NAMES = """
district-park = Парк
    .acc = парк
    .gender = masculine
character-king = Король
"""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('built = будує { NAME($card, case: "acc") }', []),
        ('built = без { NAME($card, case: "gen") }', ["district-park.gen"]),
        ('built = без { NAME($card, case: "akk") }', ["built"]),
        ('built = без { NAME($gold, case: "gen") }', ["built"]),
        ('ask-hospital = за { NAME($card, case: "acc") }', ["character-king.acc"]),
        ("seen = { GENDER($card) ->\n  [masculine] бачив\n *[other] бачила\n }", []),
        ("seen = { GENDER($card) ->\n  [male] бачив\n *[other] бачила\n }", ["seen"]),
        ("seen = { GENDER($character) ->\n  [masculine] a\n *[other] b\n }", ["character-king.gender"]),
    ],
)
def test_a_name_that_lacks_a_form_is_found(pair: Pair, text: str, found: list[str]) -> None:
    _, other = pair("", f"{NAMES}\n{text}\n")
    assert [each.key for each in wrong_names(other)] == found

"""Choices by a number that lack a form of the language."""

import pytest

from bot.cli.translation.text_checks import wrong_numbers
from tests.bot.cli.translation.conftest import Pair

ENGLISH = """
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
place = { $place ->
    [1] first
   *[other] later
}
"""


@pytest.mark.parametrize(
    ("variants", "details"),
    [
        ("[one] { $count } карта|[few] { $count } карти|*[many] { $count } карт", []),
        ("[one] { $count } карта|[few] { $count } карти|*[other] { $count } карт", []),
        ("[one] { $count } карта|*[other] { $count } карт", ["$count needs [few] as for 2, [many] as for 5"]),
        ("[one] { $count } карта|*[many] { $count } карт", ["$count needs [few] as for 2"]),
        ("[1] карта|*[other] { $count } карт", ["$count needs [few] as for 2, [many] as for 5"]),
        ("[0] ні|*[other] карти: { $count }", []),
        (
            "[one] 1 карта|[few] { $count } карти|*[many] { $count } карт",
            ["[one] is 21 too: write { $count } there"],
        ),
    ],
)
def test_a_form_that_is_missing_is_found(pair: Pair, variants: str, details: list[str]) -> None:
    lines = "".join(f"\n    {each}" for each in variants.split("|"))
    english, other = pair(ENGLISH, f"cards = {{ $count ->{lines}\n }}\n")
    assert [each.detail for each in wrong_numbers(english, other)] == details


def test_a_place_in_an_order_is_no_number_of_things(pair: Pair) -> None:
    english, other = pair(ENGLISH, "place = { $place ->\n    [1] перший\n   *[other] далі\n }\n")
    assert list(wrong_numbers(english, other)) == []

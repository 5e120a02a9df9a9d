"""Each check of a single text finds its kind of fault, and nothing else."""

import pytest

from bot.cli.translation.text_checks import wrong_arguments, wrong_lengths, wrong_names, wrong_numbers
from tests.bot.cli.translation.conftest import Pair

ENGLISH = """
told = { $seat } has { $own ->
    [yes] own
   *[no] other
} { COMMAND("new") }
event-crown = Crown: { $seat }
"""
TOLD = 'told = { $seat } має { COMMAND("new") }\n'


@pytest.mark.parametrize(
    ("text", "details"),
    [
        (TOLD, []),
        (
            TOLD.replace("$seat", "$seats"),
            ["$seats is unknown here; there are: $own, $seat", "$seat is left out"],
        ),
        (TOLD.replace("має", "{ $own }"), ["$own would be shown as it is: no or yes"]),
        (
            TOLD.replace("має", "{ $own ->\n  [tak] a\n *[no] b\n }"),
            ["$own is never [tak]; it may be: no, yes"],
        ),
        (
            TOLD.replace('"new"', '"board"'),
            ['COMMAND("board") isn\'t in the English text', 'COMMAND("new") is left out'],
        ),
        (TOLD.replace("має", "{ nothing }"), ["there is no message nothing"]),
        # A sentence about an event may use all facts of the event, even those that the English one doesn't
        # use.
        ("event-crown = { $you ->\n  [seat] a\n *[other] { $seat }{ $source }\n }\n", []),
    ],
)
def test_differences_from_the_english_arguments_are_found(pair: Pair, text: str, details: list[str]) -> None:
    english, other = pair(ENGLISH, text)
    assert [each.detail for each in wrong_arguments(english, other)] == details


COUNTED = """
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
    english, other = pair(COUNTED, f"cards = {{ $count ->{lines}\n }}\n")
    assert [each.detail for each in wrong_numbers(english, other)] == details


def test_a_place_in_an_order_is_no_number_of_things(pair: Pair) -> None:
    english, other = pair(COUNTED, "place = { $place ->\n    [1] перший\n   *[other] далі\n }\n")
    assert list(wrong_numbers(english, other)) == []


CHOICE = "{ $x ->\n        [a] ААА\n       *[b] Б\n    }"


@pytest.mark.parametrize(
    ("text", "details"),
    [
        ("button-go = " + "Д" * 40, []),
        ("button-go = " + "Д" * 41, ["41 letters of 40"]),
        ("option-a = А\n    .description = " + "Д" * 97 + CHOICE, []),
        ("option-a = А\n    .description = " + "Д" * 98 + CHOICE, ["101 letters of 100"]),
        (
            "district-a = Дуже довга назва",
            ["pictures have room for 14 letters, and it has 16: add .short below it"],
        ),
        ("district-a = Дуже довга назва\n    .short = Назва", []),
        ("slash-new = нова", []),
        ("slash-new = Нова", ["small letters and digits, no spaces, at most 32"]),
        ("slash-new = нова гра", ["small letters and digits, no spaces, at most 32"]),
        ("slash-new = гра\nslash-log = лог\n    .game = гра", []),
        ("slash-new = гра\nslash-log = гра", ["another one is called гра, too"] * 2),
    ],
)
def test_a_text_that_does_not_fit_is_found(pair: Pair, text: str, details: list[str]) -> None:
    _, other = pair("", text + "\n")
    assert [each.detail for each in wrong_lengths(other)] == details


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

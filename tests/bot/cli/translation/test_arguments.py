"""Arguments, commands and other messages that a translation has otherwise than the English text."""

import pytest

from bot.cli.translation.text_checks import wrong_arguments
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
        # A sentence about an event may use all facts of the event, whatever the English one does.
        ("event-crown = { $you ->\n  [seat] a\n *[other] { $seat }{ $source }\n }\n", []),
    ],
)
def test_differences_from_the_english_arguments_are_found(pair: Pair, text: str, details: list[str]) -> None:
    english, other = pair(ENGLISH, text)
    assert [each.detail for each in wrong_arguments(english, other)] == details

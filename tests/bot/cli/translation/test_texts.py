"""The parts of a text, and its file and line."""

from bot.cli.translation.texts import Locale
from tests.bot.conftest import Write

TEXT = """
# A comment.
greeting = Hello { $name }, { COMMAND("new") } { other }
    .short = { GENDER($card) ->
        [feminine] { NAME($card, case: "acc") }
       *[other] { $count ->
            [1] one
           *[other] { $count }
        }
    }
"""


def test_a_text_is_taken_apart(write: Write) -> None:
    write("en", TEXT)
    texts = Locale("en").texts
    assert [(key, text.place) for key, text in texts.items()] == [
        ("greeting", "topic.ftl:3"),
        ("greeting.short", "topic.ftl:4"),
    ]
    whole, short = texts["greeting"].parts, texts["greeting.short"].parts
    assert (whole.text, whole.placed, whole.commands, whole.references) == (
        "Hello ,  ",
        {"name"},
        {"new"},
        {"other"},
    )
    assert (short.placed, short.chosen) == ({"card", "count"}, {"card", "count"})
    assert short.inflected == {("card", "gender"), ("card", "acc")}
    assert [(each.function, sorted(each.variants), each.default) for each in short.selections] == [
        ("GENDER", ["feminine", "other"], "other"),
        ("", ["1", "other"], "other"),
    ]

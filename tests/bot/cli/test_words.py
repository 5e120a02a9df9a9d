"""`words check` lists all faults of a translation, with file and line."""

import pytest

from bot.cli import main
from bot.cli.translation.texts import TextFault
from bot.cli.words import findings
from bot.words import language
from tests.bot.conftest import Write

ENGLISH = """
greeting = Hello { $name }, welcome
built = { $seat } built { $card }{ $own ->
    [yes] { " " }again
   *[no] { "" }
}
button-go = Go on
district-smithy = Smithy
district-park = Park
    .short = P.
option-use = Use
    .description = Do something
"""

POLISH = """
greeting = Witaj, { $name }
built = { $seat } buduje { NAME($card, case: "acc") }
button-go = Dalej
district-smithy = Kuźnia
    .acc = Kuźnię
district-park = Park
    .acc = Park
option-use = Użyj
    .description = Zrób coś
"""


def test_a_complete_translation_has_no_findings(write: Write) -> None:
    write("en", ENGLISH)
    write("pl", POLISH)
    assert findings("pl") == []
    assert findings("en") == []


@pytest.mark.parametrize(
    ("good", "bad", "finding"),
    [
        ("button-go = Dalej\n", "", TextFault("missing", "button-go")),
        ("    .description = Zrób coś\n", "", TextFault("missing", "option-use.description")),
        ("button-go", "extra = Co\nbutton-go", TextFault("unknown", "extra")),
        (
            "Witaj,",
            "Witaj, { $x }",
            TextFault("arguments", "greeting", "$x is unknown here; there are: $name"),
        ),
        (
            "    .acc = Kuźnię\n",
            "",
            TextFault("form", "district-smithy.acc", "built asks for it: add .acc below district-smithy"),
        ),
        ("= Dalej", "= " + "D" * 41, TextFault("too long", "button-go", "41 letters of 40")),
        (
            "button-go",
            "button-go = Naprzód\nbutton-go",
            TextFault("twice", "button-go", "topic.ftl:4 has it, too"),
        ),
    ],
)
def test_a_mistake_is_found(write: Write, good: str, bad: str, finding: TextFault) -> None:
    write("en", ENGLISH)
    assert good in POLISH
    write("pl", POLISH.replace(good, bad, 1))
    assert finding in findings("pl")


def test_invalid_fluent_is_found(write: Write) -> None:
    write("en", ENGLISH)
    write("pl", POLISH.replace("= Dalej", "= { Dalej"))
    (found,) = [each for each in findings("pl") if each.kind == "syntax"]
    assert (found.key, found.place) == ("button-go = { Dalej", "topic.ftl:4")


@pytest.mark.parametrize("locale", language.locales())
def test_each_language_is_complete(locale: str) -> None:
    assert [str(each) for each in findings(locale)] == []


def test_the_command_tells_what_to_mend_and_where(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    write("en", ENGLISH)
    write("pl", POLISH.replace("button-go = Dalej\n", ""))
    assert main(["words", "check", "pl"]) == 1
    told = "topic.ftl:7 missing: button-go\npl: 1 to correct (1 missing)\n"
    assert capsys.readouterr().out == told
    assert main(["words", "check", "pl", "topic.ftl"]) == 1
    assert capsys.readouterr().out == told
    assert main(["words", "check", "pl", "other.ftl"]) == 0
    assert capsys.readouterr().out == "pl: complete\n"
    assert main(["words", "check", "en"]) == 0
    assert capsys.readouterr().out == "en: complete\n"
    assert main(["words", "check", "xx"]) == 2
    assert capsys.readouterr().err == "no language xx\n"

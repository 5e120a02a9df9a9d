"""`words check`: the faults that it finds in a translation."""

import pytest

from bot.cli import main
from bot.cli.words import Finding, findings
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

LONG = "x" * 100 + "{ $name ->\n        [a] A\n       *[b] B\n    }"


def test_a_complete_translation_has_no_findings(write: Write) -> None:
    write("en", ENGLISH)
    write("pl", POLISH)
    assert findings("pl") == []
    assert findings("en") == []


@pytest.mark.parametrize(
    ("good", "bad", "finding"),
    [
        ("button-go = Dalej\n", "", Finding("missing", "button-go")),
        ("    .description = Zrób coś\n", "", Finding("missing", "option-use.description")),
        ("button-go", "extra = Co\nbutton-go", Finding("unknown", "extra")),
        ("Witaj, { $name }", "Hello { $name }, welcome", Finding("English", "greeting", "Hello , welcome")),
        ("Witaj, { $name }", "Witaj", Finding("arguments", "greeting", "$name is left out")),
        ("Witaj,", "Witaj, { $x }", Finding("arguments", "greeting", "$x is none of them")),
        ("    .acc = Kuźnię\n", "", Finding("form", "district-smithy.acc")),
        ("Dalej", "D" * 81, Finding("too long", "button-go", "81 letters of 80")),
        ("Zrób coś", LONG, Finding("too long", "option-use.description", "101 letters of 100")),
        ("button-go = Dalej", "button-go = { Dalej", Finding("syntax", "topic.ftl", "button-go = { Dalej")),
    ],
)
def test_a_mistake_is_found(write: Write, good: str, bad: str, finding: Finding) -> None:
    write("en", ENGLISH)
    assert good in POLISH
    write("pl", POLISH.replace(good, bad))
    assert finding in findings("pl")


def test_an_argument_that_only_chooses_may_be_left_out(write: Write) -> None:
    write("en", ENGLISH)
    write("pl", POLISH)
    assert "$own" in ENGLISH
    assert "$own" not in POLISH
    assert findings("pl") == []


@pytest.mark.parametrize("locale", language.locales())
def test_each_language_is_complete(locale: str) -> None:
    assert [str(each) for each in findings(locale)] == []


def test_the_command_tells_what_to_mend(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    write("en", ENGLISH)
    write("pl", POLISH.replace("button-go = Dalej\n", ""))
    assert main(["words", "check", "pl"]) == 1
    assert capsys.readouterr().out == "missing: button-go\npl: 1 to mend\n"
    assert main(["words", "check", "en"]) == 0
    assert capsys.readouterr().out == "en: complete\n"
    assert main(["words", "check", "xx"]) == 2
    assert capsys.readouterr().err == "no language xx\n"

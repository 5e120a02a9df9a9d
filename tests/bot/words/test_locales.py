"""The texts: all keys that the code and the cards need exist once, and are well formed."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from bot.delivery.members import COSTS
from bot.screens.limits import BUTTON_LABEL, OPTION_LABEL, PLACEHOLDER
from bot.words.language import Language
from engine.cards.characters import CHARACTER_CARDS
from engine.cards.districts import DISTRICTS
from engine.characters.rank5 import BEG_TIE
from engine.characters.rank8_diplomat import NOTHING_TO_GIVE
from engine.characters.rank9 import BEAUTIFIED, QUEEN_LATER
from engine.districts.powers import ARMORY_SAFE
from engine.errors import SetupProblem
from engine.hooks import CHARACTERS, MARKS, PAYING_WAYS, POWERS, QUESTIONS, UNIQUE_DISTRICTS, Power
from engine.setup.changes import card_choices
from engine.setup.editions import EDITIONS
from engine.setup.rules import TieBreak
from engine.setup.sets import SETS

ROOT = Path(__file__).resolve().parents[3]
ENGLISH = ROOT / "bot" / "words" / "locales" / "en"
ACTION_CARDS = (
    "acrobat",
    "director",
    "ticket_wagon",
    "living_cannonball",
    "rasputin",
    "fortune_teller",
    "circus_tent",
)
# The first words of keys that the code writes out, and never builds from an id.
WRITTEN_OUT = (
    "button",
    "menu",
    "panel",
    "lobby",
    "board",
    "end",
    "rules",
    "error",
    "command",
    "letter",
    "picture",
    "ping",
    "privacy",
    "replay",
    "log",
    "fair",
    "rematch",
    "history",
    "record",
)
# The first words of keys that the code builds from ids.
PUT_TOGETHER = (
    "about-",
    "ask-",
    "badge-",
    "band-",
    "built-beside-",
    "button-evening-",
    "button-no-",
    "preset-",
    "button-server-",
    "character-",
    "choice-",
    "cost-",
    "daily-row-",
    "evening-again",
    "evening-coming",
    "evening-later",
    "evening-not",
    "evening-silent",
    "evening-stake-",
    "describe-",
    "did-",
    "district-",
    "edition-",
    "effect-",
    "end-unrated-",
    "error-too-often-",
    "event-",
    "events-",
    "extra-",
    "form-",
    "gained-",
    "games-",
    "gone-",
    "server-now-",
    "help-",
    "hindrance-",
    "kind-",
    "lacking-",
    "leaderboard-by-",
    "leaderboard-own-",
    "leaderboard-row-",
    "learn-",
    "level-",
    "line-use-",
    "line-way-",
    "lobby-hindrance-",
    "mark-",
    "menu-",
    "note-",
    "notify-",
    "option-",
    "pace-live",
    "pace-none",
    "pace-slow",
    "permission-",
    "picture-award-",
    "picture-brief-",
    "picture-column-",
    "menu-kind-",
    "picture-count-",
    "picture-decided-",
    "picture-drawn-",
    "picture-example-",
    "picture-learnt-",
    "picture-legend-",
    "picture-lesson-",
    "picture-marked-",
    "picture-part-",
    "picture-reason-",
    "picture-state-",
    "power-",
    "privacy-held-",
    "profile-rating-",
    "reason-",
    "remark-",
    "rule-",
    "ruling-",
    "scope-",
    "server-preset-",
    "server-saved-",
    "set-",
    "setting-",
    "sign-",
    "slash-",
    "span-",
    "suffered-",
    "switch-",
    "tie-",
    "topic-",
    "turning-state-",
    "until-",
    "victim-",
    "way-",
    "why-",
)

say = Language("en")
KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


@cache
def entries(path: Path) -> list[Message | Junk]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [each for each in body if isinstance(each, Message | Junk)]


def keys() -> list[str]:
    """Return the keys of all messages, found without parsing, because every test process collects them."""
    return [key for path in ENGLISH.glob("*.ftl") for key in KEY.findall(path.read_text(encoding="utf-8"))]


@cache
def defined() -> set[str]:
    """Return all keys, including attributes."""
    messages = [each for path in ENGLISH.glob("*.ftl") for each in entries(path) if isinstance(each, Message)]
    parts = {f"{each.id.name}.{part.id.name}" for each in messages for part in each.attributes}
    return parts | {each.id.name for each in messages if each.value}


def sources() -> Iterator[Path]:
    """Yield the files that may name a key. Those of the controls name ids, which look like keys."""
    for folder in ("bot", "cogs"):
        yield from (
            each for each in (ROOT / folder).rglob("*.py") if "controls" not in each.relative_to(ROOT).parts
        )


def literals(path: Path) -> Iterator[str]:
    """Yield the keys that a file names in full: in calls of a language, and texts that look like a key."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_language(node.func):
            yield from (text for each in node.args if (text := _text(each)))
        elif re.fullmatch(rf"({'|'.join(WRITTEN_OUT)})-[a-z-]*[a-z](\.[a-z]+)?", text := _text(node)):
            yield text


def _text(node: ast.AST) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _is_language(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute) and function.attr in ("find", "first"):
        function = function.value
        return _ends_in_language(function)
    return _ends_in_language(function)


def _ends_in_language(node: ast.expr) -> bool:
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("Language", "language_of")
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name in ("say", "language")


@pytest.mark.parametrize("path", sorted(ENGLISH.glob("*.ftl")), ids=lambda path: path.name)
def test_every_file_is_well_formed(path: Path) -> None:
    junk = [each.content for each in entries(path) if isinstance(each, Junk)]
    assert junk == []


def test_apostrophes_are_written_in_one_way() -> None:
    lines = [
        f"{path.parent.name}/{path.name}: {line}"
        for path in ENGLISH.parent.rglob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert [line for line in lines if re.search(r"\w'", line)] == []


def test_no_key_stands_twice() -> None:
    assert [key for key, count in Counter(keys()).items() if count > 1] == []


def test_every_key_in_the_code_has_words() -> None:
    found = {key: path.name for path in sources() for key in literals(path)}
    assert len(found) > 50
    assert {key: name for key, name in found.items() if key not in defined()} == {}


def test_no_words_are_dead() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sources())
    words = "\n".join(path.read_text(encoding="utf-8") for path in ENGLISH.glob("*.ftl"))
    fixed = [key for key in keys() if not (key.startswith(PUT_TOGETHER) or key.endswith("-option"))]
    assert len(fixed) > 50
    quoted = {key for key in fixed if f'"{key}"' in source or f"'{key}'" in source}
    assert [key for key in fixed if key not in quoted and f"{{ {key} }}" not in words] == []


@pytest.mark.parametrize("card", [*DISTRICTS, *ACTION_CARDS])
def test_every_card_has_a_name_and_an_effect(card: str) -> None:
    assert say.find(f"district-{card}")
    _has_effect(card)


# Powers that need only gathering first, or exclude the other power of the Magician.
UNHINDERED = {"merchant-gold", "navigate", "swap-hands"}


@pytest.mark.parametrize(
    "power",
    sorted(
        {
            power.name
            for holder in (*CHARACTERS.values(), *UNIQUE_DISTRICTS.values())
            for power in holder.powers
            if not power.must and type(power).ready is not Power.ready and power.name not in UNHINDERED
        }
    ),
)
def test_every_power_that_can_not_always_be_used_says_why(power: str) -> None:
    assert say.find(f"lacking-{power}")


@pytest.mark.parametrize("reason", [ARMORY_SAFE, BEAUTIFIED, BEG_TIE, NOTHING_TO_GIVE, QUEEN_LATER])
def test_every_special_reason_has_words(reason: str) -> None:
    assert say.find(f"lacking-{reason}")


@pytest.mark.parametrize("character", CHARACTER_CARDS)
def test_every_character_has_a_name_and_an_effect(character: str) -> None:
    assert say.find(f"character-{character}")
    _has_effect(character)


def _has_effect(name: str) -> None:
    effect, short = say.find(f"effect-{name}"), say.find(f"effect-{name}.short")
    assert effect
    # A menu has space for 100 letters: only a longer text needs a short form.
    assert (short is not None) == (len(effect) > OPTION_LABEL)
    assert len(short or effect) <= OPTION_LABEL


def test_names_differ() -> None:
    names = [say(f"district-{card}") for card in (*DISTRICTS, *ACTION_CARDS)]
    names += [say(f"character-{character}") for character in CHARACTER_CARDS]
    assert [name for name, count in Counter(names).items() if count > 1] == []


TYPES = {"action", *(card.kind for card in DISTRICTS.values())}
NAMED: dict[str, Iterable[str]] = {
    "ask": QUESTIONS,
    "kind": TYPES,
    "line-way": [name for name, way in PAYING_WAYS.items() if way.destroys],
    "mark": TYPES,
    "option-pay": PAYING_WAYS,
    "sign": MARKS,
    "tie": get_args(TieBreak),
}
"""Things that need one text each, by the prefix of the key."""


@pytest.mark.parametrize(
    "key", [f"{begin}-{each}" for begin, things in NAMED.items() for each in sorted(things)]
)
def test_every_question_type_way_of_paying_mark_and_tie_break_has_words(key: str) -> None:
    assert say.find(key)


@pytest.mark.parametrize("power", POWERS)
def test_every_power_has_a_button_and_an_explanation(power: str) -> None:
    label = say.find(f"option-use-{power}")
    description = say.find(f"option-use-{power}.description")
    assert label
    assert len(label) <= BUTTON_LABEL
    assert description
    assert len(description) <= OPTION_LABEL


@pytest.mark.parametrize("name", SETS)
def test_every_card_set_can_be_named(name: str) -> None:
    assert all(say.find(f"district-{card}") for card in SETS[name].uniques)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_and_what_it_offers_has_a_name_and_a_sentence(edition: str) -> None:
    for key in (f"edition-{edition}", *(f"set-{each}" for each in card_choices(edition))):
        assert say.find(key)
        description = say.find(f"{key}.description")
        assert description
        assert len(description) <= OPTION_LABEL


# Problems of choices that no screen offers: the general sentence describes them.
NOT_OFFERED = {
    *("unknown-character", "unknown-district", "unknown-edition", "unknown-set"),
    *("unique-repeated", "replacement", "cast-rank"),
}


@pytest.mark.parametrize("problem", [*get_args(SetupProblem), "alone", "nobody", "lack-ranks", "other"])
def test_every_reason_why_a_game_can_t_start_is_put_into_words(problem: str) -> None:
    assert bool(say.find(f"lobby-hindrance-{problem}", count=2)) == (problem not in NOT_OFFERED)


def test_labels_are_short() -> None:
    labels = [key for key in keys() if key.startswith(("button-", "option-"))]
    assert [
        key for key in labels if len(say(key, name="", card="", gold=1, count=1)) > BUTTON_LABEL // 2
    ] == []


def test_placeholders_are_short() -> None:
    arguments = {"text": "x" * 40, "part": 1, "parts": 2, "minimum": 1, "maximum": 25, "same": "no"}
    placeholders = [key for key in keys() if key.startswith("menu-")]
    assert [key for key in placeholders if len(say(key, **arguments)) > PLACEHOLDER] == []


@pytest.mark.parametrize("what", COSTS)
def test_everything_that_a_permission_costs_is_told(what: str) -> None:
    assert say.find(f"cost-{what}", permissions="**Send Messages**")
    assert all(say.find(f"permission-{name}") for name in COSTS[what])

"""The rulings that players can read: with the cards that they are about, and those of docs/rulings.md."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.words.card_texts import CONCERNED, differing, rulings
from bot.words.language import Language
from engine.cards.characters import RANK
from engine.setup.catalogue import CARDS
from engine.setup.editions import EDITIONS

ROOT = Path(__file__).resolve().parents[3]
say = Language("en")

# Rulings about the game instead of a card, which stand among the topics: the time for powers, income,
# automatic steps, where cards go, who plays together, the end and ties, gathering from an empty deck.
OF_THE_GAME = {2, 4, 9, 11, 18, 85, 90, 91, 92, 111}

# Rulings that follow from the effects of the cards, from their questions or from another ruling.
FOLLOWS = {
    *(7, 8, 10, 12, 14, 22, 27, 31, 33, 35, 37, 38, 39, 40, 41, 42, 44, 45, 46, 47, 48),
    *(51, 52, 53, 56, 57, 58, 59, 61, 62, 63, 64, 66, 68, 69, 70, 73, 74, 75, 84, 87, 89),
    *(96, 97, 100, 101, 103, 105, 106, 108, 110, 112, 117, 118, 124, 125),
}

# Names in a ruling that only serve as an example.
EXAMPLES = {(109, "assassin"), (109, "witch")}


@cache
def documented() -> dict[int, str]:
    """The rulings as they stand in the document, by their numbers."""
    text = (
        (ROOT / "docs" / "rulings.md")
        .read_text(encoding="utf-8")
        .partition("## Where the editions differ")[0]
    )
    found = re.findall(r"^- \*\*(\d+)\*\* (.*?)(?=^- \*\*|^## |\Z)", text, flags=re.MULTILINE | re.DOTALL)
    return {int(number): " ".join(words.split()) for number, words in found}


def name(card: str) -> str:
    return say(f"character-{card}" if card in RANK else f"district-{card}").replace("’", "'")


def test_the_document_is_read() -> None:
    assert set(documented()) == set(range(1, 126))


def test_every_ruling_is_shown_with_some_card_or_needs_no_words() -> None:
    assert set(CONCERNED) | OF_THE_GAME | FOLLOWS == set(documented())
    assert not set(CONCERNED) & (OF_THE_GAME | FOLLOWS)


@pytest.mark.parametrize("number", CONCERNED)
def test_a_ruling_is_shown_with_every_card_that_it_names(number: int) -> None:
    named = {card for card in CARDS if re.search(rf"\b{name(card)}\b", documented()[number])}
    assert named - set(CONCERNED[number]) - {card for each, card in EXAMPLES if each == number} == set()
    assert set(CONCERNED[number]) <= set(CARDS)


def test_every_ruling_has_words_and_no_words_are_left_over() -> None:
    body = (
        FluentParser()
        .parse((ROOT / "bot" / "words" / "locales" / "en" / "rulings.ftl").read_text(encoding="utf-8"))
        .body
    )
    assert [each.id.name for each in body if isinstance(each, Message)] == [
        f"ruling-{each}" for each in CONCERNED
    ]


def test_they_are_told_as_they_are_in_the_edition() -> None:
    def told(card: str, edition: str) -> str:
        rules = EDITIONS[edition].rules
        return " ".join(rulings(say, card, differing(rules), actions=EDITIONS[edition].action_cards))

    assert "rank 4 counts as shown" in told("queen", "2016")
    assert "rank 4 counts as shown" not in told("queen", "deluxe")
    assert "the game goes on" in told("bell_tower", "deluxe")
    assert "the game goes on" not in told("bell_tower", "classic")


def test_without_action_cards_nothing_is_said_of_them() -> None:
    assert "Rasputin" in " ".join(rulings(say, "witch", (), actions=True))
    assert "Rasputin" not in " ".join(rulings(say, "witch", (), actions=False))

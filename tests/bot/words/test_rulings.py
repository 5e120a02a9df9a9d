"""Each ruling is shown with its cards, and names no card that is missing."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.view_models.rules import RulesModel
from bot.words.card_texts import differing
from bot.words.language import Language
from bot.words.rulings import RULINGS, rulings
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import RANK
from engine.setup.catalogue import CARDS
from engine.setup.choice import ReadySet
from engine.setup.plan import Plan
from engine.setup.sets import SETS
from tests.bot.screens.looked_up import MODELS, of_edition, of_game

say = Language()
ROOT = Path(__file__).resolve().parents[3]

# Rulings about the game instead of a card, which are among the topics: the time for powers, income, automatic
# steps, where cards go, who plays together, the end and ties, gathering from an empty deck.
OF_THE_GAME = {2, 4, 9, 11, 18, 85, 90, 91, 92, 111}

# Rulings that follow from the effects of the cards, from their questions or from another ruling.
FOLLOWS = {
    *(7, 8, 10, 12, 14, 22, 27, 31, 33, 35, 37, 38, 39, 40, 41, 42, 44, 45, 46, 47, 48),
    *(51, 52, 53, 56, 57, 58, 59, 61, 63, 64, 66, 68, 69, 70, 84, 87, 89),
    *(96, 97, 100, 101, 103, 105, 106, 108, 110, 112, 117, 118, 124, 125),
}

# Names of cards whose effect makes it clear, or that another ruling covers.
EXAMPLES = {(65, "framework"), (65, "park"), (80, "monument")}


@cache
def documented() -> dict[int, str]:
    text = (
        (ROOT / "docs" / "rulings.md")
        .read_text(encoding="utf-8")
        .partition("## Where the editions differ")[0]
    )
    found = re.findall(
        r"^- \*\*(\d+)\*\* <a id=\"f\1\"></a>(.*?)(?=^- \*\*|^## |\Z)", text, flags=re.MULTILINE | re.DOTALL
    )
    return {int(number): " ".join(words.split()) for number, words in found}


def number(key: str) -> int:
    return int(key.partition("-")[0])


def name(card: str) -> str:
    return say(f"character-{card}" if card in RANK else f"district-{card}")


NAMES = {name(card): card for card in CARDS}
NAMED = re.compile("|".join(rf"\b{re.escape(each)}\b" for each in sorted(NAMES, key=len, reverse=True)))
"""The names of cards; the longer name comes first."""


def named(text: str) -> set[str]:
    return {NAMES[each] for each in NAMED.findall(text)}


def told(model: RulesModel, card: str) -> list[str]:
    return list(rulings(say, card, differing(model.rules), model.has))


def test_every_ruling_is_shown_with_some_card_or_needs_no_words() -> None:
    shown = {number(key) for key in RULINGS}
    assert shown | OF_THE_GAME | FOLLOWS == set(documented()), (
        "list each ruling of docs/rulings.md once: with its cards in RULINGS (bot/words/rulings.py), in "
        "OF_THE_GAME if a topic of the rules states it, in FOLLOWS if the texts of its cards already say it"
    )
    assert not shown & (OF_THE_GAME | FOLLOWS)


@pytest.mark.parametrize("shown", sorted({number(key) for key in RULINGS}))
def test_a_ruling_is_shown_with_every_card_that_it_names(shown: int) -> None:
    pages = {card for key, ruling in RULINGS.items() if number(key) == shown for card in ruling.pages}
    found = {
        card for card in CARDS if re.search(rf"\b{name(card).replace('’', chr(39))}\b", documented()[shown])
    }
    # It is about the Tax Collector of the classic edition, who has another name here.
    found -= {"tax_collector"} if "classic_tax_collector" in pages else set()
    assert found - pages - {card for each, card in EXAMPLES if each == shown} == set()
    assert pages <= set(CARDS)


def test_every_ruling_has_words_and_no_words_are_left_over() -> None:
    path = ROOT / "bot" / "words" / "locales" / "en" / "rulings.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [each.id.name for each in body if isinstance(each, Message)] == [
        f"ruling-{key}" for key in RULINGS
    ]


GAMES = {
    **MODELS,
    **{each: of_game(Plan(cards=ReadySet(each)), 5) for each in SETS},
    **{
        f"{each} with actions": of_game(Plan("deluxe", ReadySet(each), action_cards=True), 8) for each in SETS
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_no_ruling_names_a_card_that_is_missing(game: str) -> None:
    model, lines = GAMES[game], 0
    for card in filter(model.has, CARDS):
        for text in told(model, card):
            # No game has two cards with the same printed name.
            assert [each for each in named(text) if not model.has(each)] == [], (card, text)
            lines += 1
    assert lines > 10


def test_a_ruling_matters_only_beside_the_cards_that_it_is_about() -> None:
    classic, newest = of_edition("classic"), of_edition("2016")
    assert say("ruling-104-free") in told(newest, "wizard")
    assert say("ruling-104-free") not in told(classic, "wizard")
    assert say("ruling-19", cards="Thief or Blackmailer") in told(newest, "thief")
    assert say("ruling-19", cards="Thief") in told(classic, "thief")
    assert say("ruling-6-end", cards="Park or Poor House") in told(newest, "assassin")
    assert not [text for text in told(of_edition("classic-czech"), "assassin") if "Park" in text]


def test_every_ruling_is_told_in_some_game() -> None:
    found = {
        text for model in GAMES.values() for card in CARDS if model.has(card) for text in told(model, card)
    }
    for key, ruling in RULINGS.items():
        cards = [name(each) for each in ruling.choice]
        texts = {
            say(f"ruling-{key}", cards=", ".join(cards)),
            *(say(f"ruling-{key}", cards=each) for each in cards),
        }
        assert texts & found or any(named(each) <= named(text) for each in texts for text in found), key


def test_the_great_wall_tells_what_each_of_rank_eight_pays() -> None:
    assert {say(f"ruling-{each}") for each in (73, 74, 75)} <= set(told(of_edition("2016"), "great_wall"))
    assert say("ruling-74") not in told(of_edition("classic"), "great_wall")


def test_they_are_told_as_they_are_in_the_edition() -> None:
    def page(card: str, edition: str) -> list[str]:
        return told(of_edition(edition), card)

    assert say("ruling-54") in page("queen", "2016")
    assert say("ruling-54") not in page("queen", "deluxe")
    assert say("ruling-88") in page("bell_tower", "deluxe")
    assert say("ruling-88.bell_tower-for-good") in page("bell_tower", "classic")
    assert say("ruling-62") in page("abbot", "2016")
    assert say("ruling-62.abbot-gold-only") in page("abbot", "classic")


def test_without_action_cards_nothing_is_said_of_them() -> None:
    names = {name(each) for each in ACTION_CARDS}
    plain, full = (" ".join(told(of_edition(each), "witch")) for each in ("2016", "deluxe"))
    assert [each for each in names if each in full]
    assert not [each for each in names if each in plain]


def index() -> str:
    """Return the index of the page: each card with the rulings that name it or belong to it."""
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    topics = [topic.partition("\n") for topic in page.split("\n## ")[1:]]
    under = {int(each): head for head, _, text in topics for each in re.findall(r'<a id="f(\d+)">', text)}
    shown = {card: {number(key) for key, each in RULINGS.items() if card in each.pages} for card in CARDS}
    letters: dict[str, list[str]] = {}
    for card in sorted(CARDS, key=name):
        printed = name(card).replace("’", "'")
        stated = {
            each
            for each, text in documented().items()
            if re.search(rf"\b{printed}\b", f"{under[each]} {text}")
        }
        if found := stated | shown.get(card, set()):
            links = " ".join(f"[{each}](#f{each})" for each in sorted(found))
            letters.setdefault(printed[0], []).append(f"{printed} {links}")
    return "\n".join(f"- {' · '.join(cards)}" for cards in letters.values())


def test_the_page_has_an_index_by_card() -> None:
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert index() == page.partition("## By card\n\n")[2].partition("\n\n")[0]

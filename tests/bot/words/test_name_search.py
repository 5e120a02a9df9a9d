"""Finding a card by what somebody typed."""

import pytest

from bot.words.language import Language
from bot.words.names import alike, called, folded, matching, meant
from engine.cards.characters import RANK
from engine.setup.catalogue import CARDS

say = Language()
NAMED = {each: [say(f"{'character' if each in RANK else 'district'}-{each}")] for each in CARDS}
ABROAD = {
    "king": ["Król", "King"],
    "wizard": ["Чарівник", "Wizard"],
    "thief": ["Złodziej", "Thief"],
    "abbot": ["Opát", "Abbot"],
    "marshal": ["Генерал’ер", "Marshal"],
}


@pytest.mark.parametrize(
    ("typed", "same"),
    [
        ("Król", "krol"),
        ("ZŁODZIEJ", "zlodziej"),
        ("Thieves' Den", "thieves den"),
        ("Thieves’ Den", "thieves den"),
    ],
)
def test_capitals_accents_and_signs_make_no_difference(typed: str, same: str) -> None:
    assert folded(typed) == same


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("king", "king"),
        ("KING", "king"),
        ("  church ", "church"),
        ("wall", "great_wall"),
        ("of magic", "school_of_magic"),
        ("school_of_magic", "school_of_magic"),
        ("tavern", "tavern"),
        ("mag", "magistrate"),
    ],
)
def test_the_best_match_comes_first(typed: str, first: str) -> None:
    assert matching(typed, NAMED)[0] == first


def test_the_beginning_of_a_name_comes_before_its_middle() -> None:
    found = matching("mag", NAMED)
    assert found[:2] == ["magistrate", "magician"]
    assert found[-1] == "school_of_magic"


def test_nothing_typed_finds_all_in_their_order() -> None:
    assert matching("", NAMED) == list(CARDS)


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("krol", "king"),
        ("KRÓL", "king"),
        ("чарівник", "wizard"),
        ("opat", "abbot"),
        ("генералер", "marshal"),
        ("Thief", "thief"),
    ],
)
def test_both_languages_are_searched(typed: str, card: str) -> None:
    assert meant(typed, ABROAD) == card


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("asasin", "assassin"),
        ("Wish Well", "wishing_well"),
        ("necropolys", "necropolis"),
        ("fortune", "fortune_teller"),
        ("keep", "keep"),
        ("throne_room", "throne_room"),
    ],
)
def test_a_slip_of_the_finger_is_forgiven(typed: str, card: str) -> None:
    assert meant(typed, NAMED) == card


@pytest.mark.parametrize("typed", ["", "   ", "mag", "qwertz", "?!"])
def test_an_ambiguous_or_unknown_name_is_not_guessed(typed: str) -> None:
    assert meant(typed, NAMED) == ""


def test_names_like_it_are_offered() -> None:
    assert "magician" in alike("magican", NAMED)
    assert alike("qwertz", NAMED) == []


@pytest.mark.parametrize(("typed", "found"), [("KING", "king"), ("keep", "keep"), ("kee", ""), ("", "")])
def test_only_the_whole_name_is_what_something_is_called(typed: str, found: str) -> None:
    assert called(typed, NAMED) == found


def test_a_name_shared_by_two_names_neither() -> None:
    assert called("tower", {"a": ["Tower"], "b": ["Tower"]}) == ""

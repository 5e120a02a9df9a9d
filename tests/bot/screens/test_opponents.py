"""Computer players with a name, a portrait and a way."""

from dataclasses import replace

from ai.ways import way_of
from bot.pictures.drawings import names
from bot.screens.content import board_pictures, lobby_pictures
from bot.screens.lobby import details_screen
from bot.screens.look_up import RulesModel, topics
from bot.screens.opponents import (
    NUMBERS,
    Record,
    described,
    faces_of,
    name_of,
    opponent_of,
    opponents_line,
    portrait,
    records,
    records_line,
)
from bot.screens.rules import rules_screen
from bot.screens.wording import Wording
from bot.words.language import Language, locales
from storage.results.profiles import Opponent
from storage.values import Player
from tests.bot.screens.build import board, lobby, text

SAY = Language()
ANNA = Player(101, "Anna", "1")
BERTRAM = Player(None, "Bertram", "computer-1", persona=2)
NAMELESS = Player(None, "Cecily", "computer-2")
"""A computer of an earlier release: it has no way of its own."""


def test_a_name_belongs_to_one_number_in_all_languages() -> None:
    found: dict[str, set[int]] = {}
    for locale in locales():
        for number in NUMBERS:
            found.setdefault(name_of(number, Language(locale)), set()).add(number)
    assert all(len(numbers) == 1 for numbers in found.values())


def test_everybody_has_a_portrait_and_a_way_in_every_language() -> None:
    assert {portrait(number) for number in NUMBERS} <= {*names("portraits")}
    for locale in locales():
        say = Language(locale)
        told = [described(name_of(number, say), number, say) for number in NUMBERS]
        assert all(name_of(number, say) != each for number, each in zip(NUMBERS, told, strict=True))
        assert all(say.has(f"way-{way_of(number)}") for number in NUMBERS)


def test_a_computer_is_named_with_its_way() -> None:
    assert described("Bertram", 2, SAY) == "Bertram, who raids"
    assert described("Anna", 0, SAY) == "Anna"
    players = (ANNA, BERTRAM, NAMELESS)
    assert opponents_line(players, Wording(SAY, players)) == "🤖 **Bertram**, who raids"


def test_nobody_else_has_a_face() -> None:
    assert faces_of([ANNA, BERTRAM, NAMELESS, replace(ANNA, persona=2)]) == ["", "opponent-2", "", ""]
    assert opponent_of(BERTRAM, SAY) == ("opponent-2", "raids")
    assert opponent_of(ANNA, SAY) == opponent_of(NAMELESS, SAY) == ("", "")


def test_the_poster_and_the_details_of_a_lobby_say_how_a_computer_plays() -> None:
    model = lobby(players=(ANNA, BERTRAM))
    (picture,) = lobby_pictures(model, SAY)
    assert [(each.face, each.way) for each in picture.seats[:2]] == [("", ""), ("opponent-2", "raids")]
    assert "Bertram (computer, raids)" in picture.alt_text(SAY)
    assert "**Bertram**, who raids" in text(details_screen(model, SAY))


def test_the_picture_of_a_board_shows_a_face_until_the_character_is_shown() -> None:
    model = board()
    players = (replace(BERTRAM), *model.players[1:])
    (picture,) = board_pictures(replace(model, players=players), SAY)
    assert [line.city.face for line in picture.seats] == ["opponent-2", *[""] * (len(players) - 1)]
    (other,) = board_pictures(model, SAY)
    assert picture.canvas().png() != other.canvas().png()


def test_a_page_of_the_rules_tells_of_all() -> None:
    assert "opponents" in topics(RulesModel())
    for locale in locales():
        say = Language(locale)
        told = text(rules_screen(RulesModel(), "opponents", say))
        assert all(name_of(number, say) in told for number in NUMBERS)


def test_records_are_added_up_over_languages() -> None:
    found = [Opponent("Bertram", 3, 5), Opponent("Bolko", 1, 0), Opponent("Computer 9", 4, 4)]
    assert records(found) == (Record(2, 4, 5),)
    assert records_line(records(found), SAY) == "Against computers: Bertram 4 : 5"
    assert records_line((), SAY) == ""

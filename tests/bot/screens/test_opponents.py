"""Computer players: their faces, styles and sentences."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from ai.ways import WAYS, way_of
from bot.pictures.drawings import names
from bot.screens.board import board_screen
from bot.screens.content import board_pictures, lobby_pictures
from bot.screens.lobby import details_screen
from bot.screens.look_up import topics
from bot.screens.opponents import (
    OCCASIONS,
    PERSONA_NUMBERS,
    SENTENCES,
    Remark,
    described,
    faces_of,
    name_of,
    opponent_of,
    opponents_line,
    portrait,
    records,
    remark,
    remark_line,
)
from bot.screens.phone import FRAMED
from bot.screens.rules import rules_screen
from bot.view_models.board import BoardModel
from bot.view_models.profile import Record
from bot.view_models.rules import RulesModel
from bot.wording.wording import Wording
from bot.words.language import Language, locales
from engine.events import Completed, Destroyed, Drew, Event, GatheredGold, Killed, LastRound
from engine.events.selection import Chose
from storage.results.profiles import Opponent
from storage.values import Player
from tests.bot.screens.build import board, lobby, text

SAY = Language()
ANNA = Player(101, "Anna", "1")
BERTRAM = Player(None, "Bertram", "computer-1", persona=2)
NAMELESS = Player(None, "Cecily", "computer-2")
"""A computer of an earlier release, which has no style."""


def test_a_name_belongs_to_one_number_in_all_languages() -> None:
    found: dict[str, set[int]] = {}
    for locale in locales():
        for number in PERSONA_NUMBERS:
            found.setdefault(name_of(number, Language(locale)), set()).add(number)
    assert all(len(numbers) == 1 for numbers in found.values())


def test_everybody_has_a_portrait_and_a_way_in_every_language() -> None:
    assert {portrait(number) for number in PERSONA_NUMBERS} <= {*names("portraits")}
    for locale in locales():
        say = Language(locale)
        told = [described(name_of(number, say), number, say) for number in PERSONA_NUMBERS]
        assert all(name_of(number, say) != each for number, each in zip(PERSONA_NUMBERS, told, strict=True))
        assert all(say.has(f"way-{way_of(number)}") for number in PERSONA_NUMBERS)


def test_a_computer_is_named_with_its_way() -> None:
    assert described("Bertram", 2, SAY) == SAY("opponent", number=2, name="Bertram")
    assert described("Anna", 0, SAY) == "Anna"
    players = (ANNA, BERTRAM, NAMELESS)
    assert opponents_line(players, Wording(SAY, players)) == SAY("opponent", number=2, name="🤖 **Bertram**")


def test_nobody_else_has_a_face() -> None:
    assert faces_of([ANNA, BERTRAM, NAMELESS, replace(ANNA, persona=2)]) == ["", "opponent-2", "", ""]
    assert opponent_of(BERTRAM, SAY) == ("opponent-2", SAY("way-raids"))
    assert opponent_of(ANNA, SAY) == opponent_of(NAMELESS, SAY) == ("", "")


def test_the_poster_and_the_details_of_a_lobby_say_how_a_computer_plays() -> None:
    model = lobby(players=(ANNA, BERTRAM))
    (picture,) = lobby_pictures(model, SAY)
    assert [(each.face, each.way) for each in picture.seats[:2]] == [
        ("", ""),
        ("opponent-2", SAY("way-raids")),
    ]
    notes = f"{SAY('picture-lobby-computer')}, {SAY('way-raids')}"
    assert SAY("picture-card-notes", card="Bertram", notes=notes) in picture.alt_text(SAY)
    assert SAY("opponent", number=2, name="**Bertram**") in text(details_screen(model, SAY))


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
        assert all(name_of(number, say) in told for number in PERSONA_NUMBERS)


def test_records_are_added_up_over_languages() -> None:
    found = [
        *(Opponent(Language(each)("computer-name", number=2), 1, 0) for each in ("en", "pl")),
        Opponent(SAY("computer-name", number=2), 2, 5),
        Opponent(SAY("computer-name", number=9), 4, 4),
    ]
    assert records(found) == (Record(2, 4, 5),)


PLAYERS = (
    ANNA,
    *(Player(None, name_of(number, SAY), f"computer-{number}", persona=number) for number in (1, 2)),
)
FIRE = Destroyed(seat=0, target=1, card="tavern", gold=0)
GAMES = [f"game-{number}" for number in range(40)]


def said(*events: Event, game: str = GAMES[0], players: Sequence[Player] = PLAYERS) -> Remark | None:
    return remark(game, 3, players, events)


def test_an_occasion_that_everybody_saw_is_remarked_on() -> None:
    for event, occasion in ((FIRE, "destroyed"), (Completed(1), "completed"), (LastRound(), "last-round")):
        found = said(GatheredGold(seat=0, gold=2), event)
        assert found is not None
        assert found.occasion == occasion
        assert PLAYERS[found.seat].computer
    assert said(GatheredGold(seat=0, gold=2)) is None


def test_a_remark_stays_for_the_rest_of_the_round() -> None:
    events = (GatheredGold(seat=0, gold=2), FIRE, Completed(1), LastRound())
    for game in GAMES:
        found = [said(*events[:count], game=game) for count in range(2, len(events) + 1)]
        assert len({*found}) == 1


def test_kills_are_remarked_on_now_and_then() -> None:
    told = [said(Killed(0, "king"), game=game) is not None for game in GAMES]
    assert 5 < sum(told) < 35


@pytest.mark.parametrize("event", [FIRE, Completed(1), LastRound(), Killed(0, "king")])
def test_nothing_hidden_has_a_say(event: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    hidden = (Drew(1, ("palace",)), Chose(1, "king"))
    for game in GAMES:
        assert said(hidden[0], event, hidden[1], game=game) == said(event, game=game)
    assert any(said(event, game=game) for game in GAMES)
    # As if only one seat knew it.
    monkeypatch.setattr(type(event), "to", 1)
    assert not any(said(event, game=game) for game in GAMES)


def test_people_and_computers_without_a_way_say_nothing() -> None:
    assert said(FIRE, players=(ANNA, Player(None, "Cecily", "computer-1"))) is None
    stood_in = (ANNA, replace(ANNA, user_id=102, away=True, persona=2))
    assert said(FIRE, players=stood_in) is None


def test_rounds_and_games_vary() -> None:
    assert len({said(FIRE, game=game) for game in GAMES}) > 3
    in_a_row = [remark(GAMES[0], number, PLAYERS, (FIRE,)) for number in range(1, 9)]
    numbers = [each.number for each in in_a_row if each]
    assert all(one != other for one, other in pairwise(numbers))


@pytest.mark.parametrize("locale", locales())
def test_every_way_has_a_dozen_sentences_that_fit_on_a_phone(locale: str) -> None:
    say = Language(locale)
    longest = max((name_of(number, say) for number in PERSONA_NUMBERS), key=len)
    wording = Wording(say, (Player(None, longest, "computer-1", persona=1),))
    for way in WAYS:
        lines = {
            remark_line(Remark(0, way, occasion, number), wording)
            for occasion in OCCASIONS.values()
            for number in range(1, SENTENCES + 1)
        }
        assert len(lines) == 12
        assert all(FRAMED.small_lines(line) <= 2 for line in lines), max(lines, key=len)


def full(*events: Event, remarks: bool = True) -> BoardModel:
    return replace(
        board(),
        game=GAMES[0],
        players=(*PLAYERS, ANNA)[: len(board().players)],
        events=events,
        remarks=remarks,
    )


def told(model: BoardModel) -> list[str]:
    return text(board_screen(model, SAY, board_pictures(model, SAY))).splitlines()


def test_a_remark_stands_below_the_deeds_and_takes_the_place_of_none() -> None:
    deeds = (FIRE, GatheredGold(seat=0, gold=2), GatheredGold(seat=1, gold=2))
    with_it, without = told(full(*deeds)), told(full(*deeds, remarks=False))
    more = [line for line in with_it if line not in without]
    assert [line for line in with_it if line in without] == without
    assert len(more) == 1
    assert "“" in more[0]


def test_a_remark_is_told_without_a_picture_too() -> None:
    assert "“" in text(board_screen(full(FIRE), SAY))
    assert "“" not in text(board_screen(full(FIRE, remarks=False), SAY))

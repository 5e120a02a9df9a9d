"""Absent players on the screens, and the buttons for them."""

from dataclasses import replace

import pytest

from bot.pictures.models import STAND_IN
from bot.screens.absent_players import back_text, notice_screen
from bot.screens.board import board_screen
from bot.screens.content import board_pictures
from bot.screens.end import end_screen
from bot.screens.panel import panel_screen
from bot.screens.setting import time_name
from bot.view_models.board import Replaceable, StandInModel
from bot.view_models.panel import PauseModel
from bot.wording.wording import Wording
from bot.words.card_texts import together
from bot.words.language import Language
from engine.events.course import TimeRanOut
from storage.pace import HOUR, ShortTime
from storage.values import Player
from tests.bot.screens.build import (
    NAMES,
    board,
    button,
    decision,
    drawn_panel,
    end,
    labels,
    named,
    panel,
    text,
    view,
)
from tests.limits import check

SAY = Language()


def _away(players: tuple[Player, ...], *seats: int) -> tuple[Player, ...]:
    return tuple(replace(player, away=seat in seats) for seat, player in enumerate(players))


def test_without_anybody_away_there_is_nothing_to_press() -> None:
    screen = board_screen(board(), SAY)
    assert not {SAY("button-im-back")} & set(labels(screen))
    assert "Replace" not in text(screen)
    assert SAY("board-until", until="|").split("|")[0] not in text(screen)


def test_the_board_names_who_is_away() -> None:
    model = board()
    screen = board_screen(replace(model, players=_away(model.players, 0, 1)), SAY)
    both = SAY("numbers-and", first="🤖 **Anna**", last="🤖 **Bob**")
    assert SAY("board-away", count=2, names=both) in text(screen)
    assert button(screen, SAY("button-im-back"))["custom_id"] == f"cit:back:{model.game}"


def test_a_resigned_player_has_nothing_to_come_back_to_and_is_told_of_for_a_round() -> None:
    model = board()
    players = tuple(replace(player, resigned=player.away) for player in _away(model.players, 0, 1))
    screen = board_screen(replace(model, players=players, handed_over=(0, 1)), SAY)
    assert SAY("button-im-back") not in labels(screen)
    told = SAY("board-resigned", names=SAY("numbers-and", first="🤖 **Anna**", last="🤖 **Bob**"), count=2)
    assert told in text(screen)
    later = replace(model, players=players)
    assert told not in text(board_screen(later, SAY))
    # From then on the picture and the names say that computers play there.
    shown = text(board_screen(later, SAY))
    assert shown.count(f", {SAY('picture-lobby-computer')}") == 2
    (picture,) = board_pictures(later, SAY)
    assert [seat.city.face for seat in picture.seats[:3]] == [STAND_IN, STAND_IN, ""]
    assert picture.alt_text(SAY).count(f", {SAY('picture-lobby-computer')}") == 2


def test_a_seat_that_was_taken_is_told_of_for_a_round() -> None:
    model = board()
    players = (replace(model.players[0], instead_of="Agnes"), *model.players[1:])
    told = SAY("board-taken", name="**Anna**", computer="Agnes")
    assert told in text(board_screen(replace(model, players=players, handed_over=(0,)), SAY))
    assert told not in text(board_screen(replace(model, players=players), SAY))


@pytest.mark.parametrize("needed", [1, 3])
def test_the_board_says_how_many_want_somebody_replaced(needed: int) -> None:
    screen = board_screen(board(replaceable=Replaceable(1, 0, needed)), SAY)
    assert SAY("board-replaceable", name="**Bob**") in text(screen)
    assert "cit:replace-seat:aaaaaaaa:1" in str(screen.to_components()).replace(board().game, "aaaaaaaa")
    assert SAY("button-replace", name="Bob", votes=0, needed=needed) in labels(screen)


def test_nobody_is_urged_to_replace_somebody_on_holiday() -> None:
    vote = board(replaceable=Replaceable(1, 0, 1), holidays=((1, 1_800_000_000),))
    shown = text(board_screen(vote, SAY))
    assert SAY("board-holiday-wait", name="**Bob**") in shown
    assert SAY("board-replaceable", name="**Bob**") not in shown


@pytest.mark.parametrize("may_end", [True, False])
def test_the_board_lets_whoever_was_not_asked_end_a_pause(*, may_end: bool) -> None:
    screen = board_screen(board(pause=PauseModel(5, may_end=may_end)), SAY)
    assert SAY("board-paused", until="<t:5:R>") in text(screen)
    assert (SAY("button-end-pause") in labels(screen)) == may_end


@pytest.mark.parametrize(("on_holiday", "asked"), [(True, False), (True, True), (False, False)])
def test_whoever_is_on_holiday_may_say_that_they_are_back(*, on_holiday: bool, asked: bool) -> None:
    model = panel(decision() if asked else None, on_holiday=on_holiday)
    assert (SAY("button-im-back") in labels(drawn_panel(model, SAY))) == (on_holiday and not asked)
    model = board(holidays=((1, 1_800_000_000),) if on_holiday else ())
    assert (SAY("button-im-back") in labels(board_screen(model, SAY))) == on_holiday


WHERE = "https://discord.example/1"


def test_a_direct_message_asks_those_who_are_missing_in_a_pause_and_says_what_became_of_it() -> None:
    model = board(pause=PauseModel(0, 3600, (0,), (1,)))
    wanted = SAY(
        "board-pause-wanted", names="**Anna**", time=time_name(3600, SAY), missing="**Bob**", count=1
    )
    for reader, buttons in ((1, ["button-agree-pause", "button-board"]), (0, ["button-board"])):
        screen = notice_screen("pause", model, reader, WHERE, SAY)
        assert text(screen).startswith(wanted)
        assert labels(screen) == [SAY(each) for each in buttons]
    begun = notice_screen("pause", board(pause=PauseModel(5)), 1, WHERE, SAY)
    assert text(begun).startswith(SAY("board-paused", until="<t:5:R>"))
    assert labels(begun) == [SAY("button-board")]
    lapsed = notice_screen("pause", board(), 1, "", SAY)
    assert (text(lapsed), labels(lapsed)) == (SAY("pause-lapsed"), [])


def test_a_direct_message_tells_of_the_holiday_for_which_the_table_waits_alone() -> None:
    model = board(holidays=((0, 7), (1, 9)), view=view(asked=1))
    screen = notice_screen("holiday", model, 2, WHERE, SAY)
    assert SAY("board-holiday", name="**Bob**", until="<t:9:D>") in text(screen)
    assert "Anna" not in text(screen)
    assert labels(screen) == [SAY("button-board")]
    vote = notice_screen("holiday", replace(model, replaceable=Replaceable(1, 0, 1)), 2, WHERE, SAY)
    assert SAY("board-holiday-wait", name="**Bob**") in text(vote)
    assert SAY("button-replace", name="Bob", votes=0, needed=1) in labels(vote)


def test_an_old_board_offers_none_of_that() -> None:
    model = board(status="old", replaceable=Replaceable(1, 0, 1), until=5)
    screen = board_screen(replace(model, players=_away(model.players, 0)), SAY)
    assert labels(screen) == []
    assert SAY("board-until", until="|").split("|")[0] not in text(screen)


def test_it_fits_with_the_longest_names() -> None:
    model = board(replaceable=Replaceable(0, 3, 4), until=1_800_000_000)
    for name in NAMES:
        players = _away(named(*[name] * len(model.players)), *range(1, len(model.players)))
        assert check(board_screen(replace(model, players=players), SAY)) == []


def test_the_panel_says_until_when_and_that_a_computer_plays() -> None:
    model = panel(decision(), until=1_800_000_000)
    assert "⏳" in text(drawn_panel(model, SAY))
    shown = text(panel_screen(replace(model, events=(TimeRanOut(model.view.seat or 0),)), SAY))
    assert shown.count(SAY("band-time-ran-out.victim-note")) == 1


def test_the_panel_of_an_away_player_says_so_and_offers_to_come_back() -> None:
    model = panel(decision())
    away = replace(model, players=_away(model.players, model.view.seat or 0))
    for each in (away, replace(away, decision=None)):
        screen = drawn_panel(each, SAY)
        assert SAY("panel-away") in text(screen)
        assert SAY("panel-waiting", place="channel") not in text(screen)
        assert SAY("button-im-back") in labels(screen)
    assert SAY("button-im-back") not in labels(drawn_panel(model, SAY))


def test_the_end_says_for_whom_a_computer_played_on() -> None:
    model = end()
    left = SAY("end-left", count=1, names="**Bob**")
    assert left not in text(end_screen(model, SAY))
    one = replace(model, players=_away(model.players, 1))
    assert left in text(end_screen(one, SAY))
    assert SAY("end-computers") not in text(end_screen(one, SAY))
    both = tuple(replace(player, resigned=True) for player in model.players)
    assert SAY("end-computers") in text(end_screen(replace(model, players=both), SAY))


@pytest.mark.parametrize("rounds", [(3,), (3, 4), (2, 3, 4)])
def test_a_returning_player_is_told_the_answers_of_the_computer(rounds: tuple[int, ...]) -> None:
    wording = Wording(SAY, board().players, 0)
    text = back_text(StandInModel(rounds, ("manor", "tavern"), missed=True), wording)
    assert SAY("back-why") in text
    built = SAY("back-built", districts=together(SAY, ["🟡 Manor (3)", "🟢 Tavern (1)"]))
    assert SAY("back-played", count=len(rounds), first=rounds[0], last=rounds[-1], did=built) in text
    model = StandInModel(rounds, ("manor", "tavern"), missed=True, lost=("tavern",), robbed=3, crown=True)
    losses = together(SAY, ["🟢 Tavern (1)", SAY("back-lost-gold", gold=3), SAY("back-lost-crown")])
    assert back_text(model, wording) == f"{text} {SAY('back-lost', losses=losses)}"
    asked_in_vain = back_text(StandInModel(rounds, (), missed=False), wording)
    assert SAY("back-why") not in asked_in_vain
    assert SAY("back-built", districts="none") in asked_in_vain


def test_a_returning_player_is_told_what_the_computer_chose_and_gathered() -> None:
    model = StandInModel((3,), (), missed=True, chose=("king",), gold=2, cards=1)
    text = back_text(model, Wording(SAY, board().players, 0))
    did = [SAY("back-chose", characters="King"), SAY("back-gold", gold=2), SAY("back-cards", count=1)]
    assert together(SAY, [*did, SAY("back-built", districts="none")]) in text


@pytest.mark.parametrize(
    ("hurry", "facts"),
    [
        (ShortTime(8 * HOUR, 5 * HOUR + 9), {"time": 8, "reserve": 5}),
        (ShortTime(8 * HOUR, 9), {"time": 8, "reserve": "none"}),
    ],
)
def test_whoever_has_little_time_is_told_how_little_and_why(
    hurry: ShortTime, facts: dict[str, str | int]
) -> None:
    hours = {
        key: SAY("pace-hours", count=each) if isinstance(each, int) else each for key, each in facts.items()
    }
    told = SAY("hurry", **hours)
    assert told in back_text(
        StandInModel((3,), (), missed=True, hurry=hurry), Wording(SAY, board().players, 0)
    )
    asked = replace(panel(decision("turn")), until=1_800_000_000, hurry=hurry)
    assert told in text(drawn_panel(asked, SAY))
    assert told.removeprefix("⚠️ ") in text(panel_screen(asked, SAY))


def test_an_early_return_is_told_that_nothing_was_missed() -> None:
    text = back_text(StandInModel((), (), missed=False), Wording(SAY, board().players, 0))
    assert text == f"{SAY('back-again')} {SAY('back-nothing')}"

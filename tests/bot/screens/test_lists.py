"""Lists of finished games, and the record of one."""

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from bot.screens.limits import OPTION_LABEL, length
from bot.screens.lists import FINISHED_A_PAGE, ListModel, game_label, history_screen, listed_screen
from bot.view_models.lists import ListedGame
from bot.words.language import Language
from storage.values import Player
from tests.bot.screens.build import NAMES, button, labels, named, players, text
from tests.bot.screens.past import history, past
from tests.limits import check

say = Language()


def line(**facts: str | int) -> str:
    """Return the line of a rated game of two in this server, or with other facts."""
    usual = {"when": "<t:1766000000:d>", "seats": 2, "resigned": "no", "rated": "yes", "server": "none"}
    return say("history-game", **(usual | facts))


def test_a_game_is_told_by_date_place_points_and_players() -> None:
    shown = text(history_screen(history(past()), say))
    assert line(place=2, points=12) in shown
    assert "1. **Bob** 25 · 2. **Anna** 12" in shown
    assert line(place=1, points=25) in text(history_screen(history(past(), user=101), say))


def test_a_daily_deal_is_named() -> None:
    game = past()
    daily = replace(game, result=replace(game.result, unrated="people"), day=7)
    named_so = line(place=2, points=12, server=say("daily-name", day=7))
    assert named_so in text(history_screen(history(daily), say))


def test_resigned_unrated_and_elsewhere_are_told() -> None:
    sat = (Player(100, "Anna", "", resigned=True), *named("Anna", "Bob")[1:])
    game = past(sat, 30, 20)
    unrated = replace(game, result=replace(game.result, unrated="people"), server="Over there")
    shown = text(history_screen(history(unrated), say))
    assert line(place=2, points=30, resigned="yes", rated="no", server="Over there") in shown
    left = say("history-left-name", name="🤖 **Anna**")
    assert f"{say('history-player', place=2, name=left, points=30)}" in shown
    assert "1. **Bob** 20 · " in shown
    assert shown.count(say("history-left")) == 1
    assert say("history-left-name", name="🤖 Anna") in game_label(game, say)
    assert say("history-left") not in text(history_screen(history(past()), say))


def test_a_game_that_is_not_kept_has_no_buttons() -> None:
    kept = [say(f"button-{each}") for each in ("replay", "decided", "final")]
    assert labels(history_screen(history(past()), say)) == kept
    assert labels(history_screen(history(past(kept=False, board="")), say)) == []


def test_a_person_without_a_finished_game_is_told_a_next_step() -> None:
    screen = history_screen(history(), say)
    assert say("history-none") in text(screen)
    assert labels(screen) == []


@pytest.mark.parametrize(("page", "turning"), [(0, ["older"]), (1, ["newer", "older"]), (2, ["newer"])])
def test_pages_are_turned(page: int, turning: list[str]) -> None:
    screen = history_screen(history(past(), page=page, pages=3), say)
    assert say("panel-page", page=page + 1, pages=3) in text(screen)
    assert labels(screen)[3:] == [say(f"button-{each}") for each in turning]
    for each, target in (("newer", page - 1), ("older", page + 1)):
        if each in turning:
            assert button(screen, say(f"button-{each}"))["custom_id"] == f"cit:history:{target}"


def test_a_full_page_of_full_games_fits() -> None:
    game = past(players(8, people=8), *range(100, 108))
    games = [replace(game, result=replace(game.result, game=f"abcdefg{end}")) for end in "abcdefghij"]
    screen = history_screen(history(*games[:FINISHED_A_PAGE], page=1, pages=3), say)
    assert check(screen) == []
    assert text(screen).count("<t:") == FINISHED_A_PAGE


# Running games


def test_each_game_that_waits_for_the_reader_says_so_and_of_which_kind_it_is() -> None:
    where, sat = "https://discord.com/channels/1/2/3", players(2, people=1)
    waiting = (
        ListedGame("a" * 8, where, sat, 2, asked=0, mine=0, channel=1),
        ListedGame("b" * 8, "", sat, 3, asked=0, mine=0),
        ListedGame("c" * 8, "", sat, 4, asked=0, mine=0, from_replay=True),
        ListedGame("d" * 8, "", sat, 5, asked=0, mine=0, day=7),
    )

    def told(games: tuple[ListedGame, ...]) -> str:
        return text(listed_screen(ListModel(games, 0, 1, only_own=True, others=False), say))

    assert told(waiting).count(say("listed-turn")) == len(waiting)
    assert say("listed-turn") not in told(tuple(replace(each, asked=1) for each in waiting))
    for replay, number in (("no", 3), ("yes", 4)):
        line = say("listed-solo", mine="turn", replay=replay, round=number, players="|").split("|")[0]
        assert line in told(waiting)


# One line


def test_a_label_tells_when_who_and_who_won() -> None:
    computers = (Player(None, "Agnes", ""), Player(None, "Hugo", ""))
    for sat, totals, told in (
        (
            named("Ada", "Bob"),
            (9, 8),
            say("history-choice", date="Dec 17, 2025", people="Ada, Bob", computers=0, winners="Ada"),
        ),
        (
            (*named("Ada"), computers[0]),
            (9, 9),
            say("history-choice", computers=1, date="Dec 17, 2025", people="Ada", winners="Ada, 🤖 Agnes"),
        ),
        (
            (*named("Ada"), *computers),
            (9, 8, 12),
            say("history-choice", date="Dec 17, 2025", people="Ada", computers=2, winners="🤖 Hugo"),
        ),
    ):
        assert game_label(past(sat, *totals), say) == told


def test_nobody_has_won_a_game_that_everybody_left() -> None:
    """Older releases stored a first place for one of the players."""
    game = past(named("Ada", "Bob"), 9, 8)
    left = tuple(each._replace(resigned=True) for each in game.result.standings)
    game = replace(game, result=replace(game.result, standings=left))
    people = ", ".join(say("history-left-name", name=name) for name in ("Ada", "Bob"))
    told = say("history-choice", date="Dec 17, 2025", people=people, computers=0, winners="none")
    assert game_label(game, say) == told
    own = text(history_screen(history(game), say))
    assert say("history-player", place=1, name=say("history-left-name", name="**Ada**"), points=9) not in own
    assert say("history-player", place=2, name=say("history-left-name", name="**Ada**"), points=9) in own


def test_a_label_is_no_longer_than_it_may_be_and_keeps_the_winner() -> None:
    sat = tuple(Player(seat, NAMES[4], "") for seat in range(7))
    label = game_label(past((*sat, Player(None, "Hugo", "")), *range(8)), say)
    assert length(label) <= OPTION_LABEL
    values: dict[str, Any] = {"date": date(2025, 12, 17), "computers": 1, "winners": "🤖 Hugo"}
    before, after = say("history-choice", people="|", **values).split("|")
    assert label.startswith(before)
    assert label.endswith(f"…{after}")
    shared = game_label(past(sat, *[5] * 7), say)
    assert 50 < length(shared) <= OPTION_LABEL


# The record

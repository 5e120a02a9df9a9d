"""Short messages, and the first ones in a server."""

from dataclasses import replace

import pytest

from bot.controls import requests
from bot.controls.request import decode
from bot.pictures.lobby import TownPicture
from bot.screens.content import Content
from bot.screens.notes import (
    ArrivalModel,
    PingModel,
    arrival_content,
    elsewhere_screen,
    note_screen,
    ping_screen,
    watch_screen,
    welcome_content,
)
from bot.words.language import Language
from tests.bot.screens.build import GAME, TAG, components, labels, text
from tests.bot.screens.offers import controls
from tests.limits import check

say = Language()


def test_a_note_is_its_text() -> None:
    screen = note_screen("Hello **Anna**")
    assert text(screen) == "Hello **Anna**"
    assert labels(screen) == []


def test_a_note_that_is_too_long_is_cut() -> None:
    assert check(note_screen("x" * 9000)) == []


def test_a_copy_that_was_left_says_so() -> None:
    screen = elsewhere_screen(GAME, say)
    assert labels(screen) == [say("panel-here")]
    assert check(screen) == []


def test_a_call_mentions_one_person_and_leads_to_the_game() -> None:
    ping = PingModel(GAME, 123, "turn", "**Bob**", until=7, board="https://discord.example/channels/1/2/3")
    screen = ping_screen(ping, say)
    told = say("ping-turn", mention="<@123>", asked="turn")
    assert text(screen) == f"{told}\n{say('ping-about', others='**Bob**', until='<t:7:R>')}"
    assert labels(screen) == [say("button-play"), say("button-board")]
    assert [each["url"] for each in components(screen) if "url" in each]
    ping = PingModel(GAME, 123, "choose", "**Bob**")
    assert labels(ping_screen(ping, say)) == [say("button-play")]
    asked = ping_screen(PingModel(GAME, 123, "other", "**Bob**", turn="**Bob**"), say)
    assert say("ping-turn", mention="<@123>", asked="other", turn="**Bob**") in text(asked)
    told = say("ping-turn", mention="<@123>", asked="choose")
    assert text(ping_screen(ping, say)) == f"{told}\n{say('ping-about', others='**Bob**', until='none')}"


@pytest.mark.parametrize("clock", [True, False])
def test_a_second_call_says_so_and_warns_of_waiting_on(*, clock: bool) -> None:
    ping = PingModel(GAME, 123, "again", "**Bob**", clock=clock)
    screen = ping_screen(ping, say)
    assert text(screen).startswith(say("ping-again", mention="<@123>", clock="yes" if clock else "no"))
    assert labels(screen) == [say("button-play")]
    assert labels(ping_screen(replace(ping, mute=TAG), say)) == [say("button-play"), say("button-not-now")]


def test_a_call_during_a_pause_says_when_the_clocks_start_again() -> None:
    screen = ping_screen(PingModel(GAME, 123, "turn", "**Bob**", paused=7), say)
    assert say("panel-paused", until="<t:7:f>") in text(screen)
    assert say("ping-about", others="**Bob**", until="none") in text(screen)


def test_a_player_whose_time_is_up_reads_so_and_can_come_back() -> None:
    screen = ping_screen(PingModel(GAME, 123, "lapsed", "**Bob**"), say)
    assert text(screen).startswith(say("ping-lapsed", mention="<@123>"))
    assert labels(screen) == [say("button-im-back")]


def test_the_greeting_leads_to_a_game_the_lesson_and_a_film() -> None:
    content = welcome_content([("Ada", "http://127.0.0.1:1/#key")], say)
    view = content.screen(())
    assert check(view) == check(content.screen(content.pictures)) == []
    assert say("button-welcome-direct", name="Ada") in labels(view)
    asked = [decode(str(each.custom_id)) for each in controls(view) if each.custom_id]
    assert asked == [requests.NewLobby(), requests.Learn(), requests.WatchComputers()]


@pytest.mark.parametrize(
    "content", [welcome_content((), say), arrival_content(ArrivalModel((), ""), say)], ids=["local", "server"]
)
def test_a_greeting_says_for_whom_the_game_is_with_and_without_its_picture(content: Content) -> None:
    (town,) = content.pictures
    assert isinstance(town, TownPicture)
    assert town.line == say("game-line")
    shown = text(content.screen(content.pictures))
    assert town.line not in shown
    assert f"{town.title}\n{town.line}" in text(content.screen(()))


def test_a_film_that_cannot_be_made_says_so() -> None:
    assert say("film-not-now") in text(watch_screen(say, None))

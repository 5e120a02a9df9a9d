"""The ids of the controls: they stay as they are, for the sake of messages that were posted long ago."""

from typing import Any

import pytest
from discord.ui import Button, Select

from bot.controls.advice_items import AdviceButton
from bot.controls.custom_ids import AnyButton, AnySelect, Control, pack, unpack
from bot.controls.game_items import GameButton
from bot.controls.guess_items import GuessMenu
from bot.controls.items import CONTROLS, request_of
from bot.controls.leaderboard_items import LeaderboardButton, LeaderboardMenu
from bot.controls.learning_items import LearnButton
from bot.controls.listed_items import ListButton
from bot.controls.log_items import LogButton, LogMenu
from bot.controls.notify_items import MuteButton, NotifyMenu
from bot.controls.option_items import OptionButton, OptionMenu
from bot.controls.privacy_items import EraseButton, PrivacyButton
from bot.controls.profile_items import ProfileButton, ShownButton
from bot.controls.question_items import (
    LESSON,
    AnswerButton,
    AnswerMenu,
    DoneButton,
    LineButton,
    PageButton,
    SomeMenu,
    read_values,
)
from bot.controls.replay_items import HistoryButton, RoundMenu, StepButton
from bot.controls.requests import OpenTurningPoints, ShowStep, ShowTurningPoints, TryOther
from bot.controls.rules_items import LookUpButton, LookUpMenu, NewLobbyButton
from bot.controls.server_items import (
    DeleteSetButton,
    SavedSetMenu,
    ServerPageButton,
    SettingButton,
    SettingMenu,
)
from bot.controls.turning_items import (
    PAST,
    TurningButton,
    TurningPointButton,
    TurningSeatMenu,
    past_tag,
    read_past_tag,
)
from bot.controls.wish_items import SaveWishesButton, WishesButton
from tests.bot.screens.build import GAME, TAG

LOBBY = ("join", "leave", "add", "remove", "options", "start", "close")
BOARD = ("play", "hand", "rules", "board", "log", "resign", "wishes", "guesses")
OVER = ("replay", "record", "film", "turning-points", "fair", "rematch")


def button() -> AnyButton:
    return Button(label="button")


def menu() -> AnySelect:
    return Select()


IDS: dict[str, Control[Any]] = {
    **{f"cit:{action}:abcdefgh": GameButton(action, GAME, button()) for action in LOBBY + BOARD + OVER},
    "cit:answer:abcdefgh:00c0ffee00c0ffee:0": AnswerButton(GAME, TAG, 0, button()),
    "cit:answer:abcdefgh:00c0ffee00c0ffee:1234": AnswerButton(GAME, TAG, 1234, button()),
    "cit:answer:abcdefgh:00c0ffee00c0ffee:b": AnswerButton(GAME, TAG, None, button()),
    "cit:line:abcdefgh:00c0ffee00c0ffee:3-0-12": LineButton(GAME, TAG, (3, 0, 12), button()),
    "cit:menu:abcdefgh:00c0ffee00c0ffee:1": AnswerMenu(GAME, TAG, 1, menu()),
    "cit:page:abcdefgh:00c0ffee00c0ffee:2:0": PageButton(GAME, TAG, 2, (), button()),
    "cit:page:abcdefgh:00c0ffee00c0ffee:2:40000002": PageButton(GAME, TAG, 2, (1, 30), button()),
    "cit:some:abcdefgh:00c0ffee00c0ffee:12:c": SomeMenu(GAME, TAG, 12, (3, 2), menu()),
    "cit:done:abcdefgh:00c0ffee00c0ffee:0": DoneButton(GAME, TAG, (), button()),
    "cit:done:abcdefgh:00c0ffee00c0ffee:21": DoneButton(GAME, TAG, (0, 5), button()),
    f"cit:answer:{LESSON}:00c0ffee00c0ffee:1": AnswerButton(LESSON, TAG, 1, button()),
    "cit:games:own:2": ListButton("own", 2, button()),
    "cit:learn:go-on": LearnButton("go-on", button()),
    "cit:learn:anew": LearnButton("anew", button()),
    "cit:learn:rules": LearnButton("rules", button()),
    "cit:set:abcdefgh:main:short:on": OptionButton(GAME, "main", "short", "on", button()),
    "cit:set:abcdefgh:lobby:uniques-0:old_one-2": OptionButton(
        GAME, "lobby", "uniques-0", "old_one-2", button()
    ),
    "cit:pick:abcdefgh:cast:edition": OptionMenu(GAME, "cast", "edition", menu()),
    "cit:pick:abcdefgh:districts:uniques-0": OptionMenu(GAME, "districts", "uniques-0", menu()),
    "cit:privacy:export": PrivacyButton("export", button()),
    "cit:privacy:delete": PrivacyButton("delete", button()),
    "cit:erase:00c0ffee00c0ffee": EraseButton(TAG, button()),
    "cit:server:seasons:off": SettingButton("seasons", "off", button()),
    "cit:server:computer_pause:10": SettingButton("computer_pause", "10", button()),
    "cit:server-pick:computer_pause": SettingMenu("computer_pause", menu()),
    "cit:server-page:sets": ServerPageButton("sets", button()),
    "cit:server-set": SavedSetMenu(menu()),
    "cit:server-delete:12": DeleteSetButton(12, button()),
    "cit:log-page:abcdefgh:back:12:99": LogButton(GAME, "back", 12, 99, button()),
    "cit:log-round:abcdefgh": LogMenu(GAME, menu()),
    "cit:step:abcdefgh:first:0": StepButton(GAME, "first", 0, button()),
    "cit:step:abcdefgh:after:123456": StepButton(GAME, "after", 123456, button()),
    "cit:round:abcdefgh": RoundMenu(GAME, menu()),
    "cit:turning:abcdefgh:7": TurningButton(GAME, 7, button()),
    "cit:turning-seat:abcdefgh": TurningSeatMenu(GAME, menu()),
    "cit:turning-at:abcdefgh:123456": TurningPointButton(GAME, 123456, button()),
    f"cit:answer:{PAST}:{past_tag(GAME, 12)}:1": AnswerButton(PAST, past_tag(GAME, 12), 1, button()),
    "cit:history:12": HistoryButton(12, button()),
    "cit:leaders:show:server:season:rating:0:0": LeaderboardButton(
        "show", "server:season:rating:0", 0, button()
    ),
    "cit:leaders:post:everywhere:always:games:8:123456": LeaderboardButton(
        "post", "everywhere:always:games:8", 123456, button()
    ),
    "cit:leaders:by:server:always:wins:2": LeaderboardMenu("by", "server:always:wins:2", menu()),
    "cit:leaders:of:everywhere:season:rating:0": LeaderboardMenu("of", "everywhere:season:rating:0", menu()),
    "cit:profile:1234567890123456789:main": ProfileButton(1234567890123456789, "main", button()),
    "cit:profile:1:more": ProfileButton(1, "more", button()),
    "cit:shown:on": ShownButton("on", button()),
    "cit:shown:off": ShownButton("off", button()),
    "cit:look:classic-czech:school_of_magic": LookUpButton("classic-czech", "school_of_magic", button()),
    "cit:look:abcdefgh:overview": LookUpButton(GAME, "overview", button()),
    "cit:look-up:2016:0": LookUpMenu("2016", 0, menu()),
    "cit:look-up:abcdefgh:9": LookUpMenu(GAME, 9, menu()),
    "cit:new": NewLobbyButton(button()),
    "cit:guess:abcdefgh:12:8": GuessMenu(GAME, 12, 8, menu()),
    "cit:wish:abcdefgh:12:0387": WishesButton(GAME, 12, (0, 3, 8, 7), button()),
    "cit:wish:abcdefgh:0:": WishesButton(GAME, 0, (), button()),
    "cit:wish-save:abcdefgh:0:4": SaveWishesButton(GAME, 0, (4,), button()),
    "cit:advice:abcdefgh:00c0ffee00c0ffee": AdviceButton(GAME, TAG, button()),
    "cit:notify:calls": NotifyMenu("calls", menu()),
    "cit:notify:zone": NotifyMenu("zone", menu()),
    "cit:mute:abcdefgh:00c0ffee00c0ffee": MuteButton(GAME, TAG, button()),
}


def test_every_kind_of_control_is_here() -> None:
    assert {type(control) for control in IDS.values()} == set(CONTROLS)


@pytest.mark.parametrize("custom_id", IDS)
async def test_a_control_has_its_id_and_can_be_rebuilt_from_it(custom_id: str) -> None:
    control = IDS[custom_id]
    assert control.custom_id == control.item.custom_id == custom_id
    match = type(control).__discord_ui_compiled_template__.fullmatch(custom_id)
    assert match
    item = menu() if isinstance(control.item, Select) else button()
    rebuilt = type(control).read(match, (), item)
    assert rebuilt.item is item
    assert rebuilt.custom_id == custom_id
    assert request_of(custom_id) == control.request()


@pytest.mark.parametrize("indexes", [(), (0,), (1, 5), tuple(range(0, 160, 7))])
def test_picks_survive_the_way_through_an_id(indexes: tuple[int, ...]) -> None:
    assert unpack(pack(indexes)) == indexes


@pytest.mark.parametrize(
    ("values", "indexes"),
    [
        (["3", "1"], (3, 1)),
        ([], ()),
        (["-1"], ()),
        (["1", "x"], ()),
        (["99999"], ()),
        (["²"], ()),
        (["١"], ()),
    ],
)
def test_made_up_values_are_no_indexes(values: list[str], indexes: tuple[int, ...]) -> None:
    assert read_values(values) == indexes


@pytest.mark.parametrize(
    ("values", "step"), [(("31",), 31), ((), 0), (("-1",), 0), (("x",), 0), (("1234567",), 0), (("²",), 0)]
)
def test_a_made_up_round_leads_to_the_beginning(values: tuple[str, ...], step: int) -> None:
    rounds = RoundMenu(GAME, menu())
    rounds.values = values
    assert rounds.request() == ShowStep(GAME, step)


@pytest.mark.parametrize(
    "made_up",
    [
        "cit:answer:abcdefgh:00c0ffee00c0ffee:-1",
        "cit:answer:abcdefgh:00c0ffee00c0ffee:1:1",
        "cit:line:abcdefgh:00c0ffee00c0ffee:1",
        "cit:line:abcdefgh:00c0ffee00c0ffee:1-",
        "cit:line:abcdefgh:00c0ffee00c0ffee:1-b",
        "cit:answer:ABCDEFGH:00c0ffee00c0ffee:1",
        "cit:answer:abcdefg:00c0ffee00c0ffee:1",
        "cit:answer:abcdefgh:00C0FFEE00C0FFEE:1",
        "cit:answer:abcdefgh:7:1",
        "cit:answer:abcdefgh:٧0c0ffee00c0ffee:1",
        "cit:menu:abcdefgh:00c0ffee00c0ffee:10",
        "cit:done:abcdefgh:00c0ffee00c0ffee:xyz",
        "cit:page:abcdefgh:00c0ffee00c0ffee:0:",
        "cit:dance:abcdefgh",
        "cit:join:abcdefgh\n",
        "cit:set:abcdefgh:main:short",
        "cit:set:abcdefgh:cellar:short:on",
        "cit:set:abcdefgh:main:short:on:off",
        "cit:pick:abcdefgh:main:uniques-10",
        "cit:pick:abcdefgh:main:",
        "cit:step:abcdefgh:7",
        "cit:step:abcdefgh:home:7",
        "cit:step:abcdefgh:next:-1",
        "cit:step:abcdefgh:next:1234567",
        "cit:round:abcdefgh:7",
        "cit:history:",
        "cit:history:abcdefgh",
        "cit:page:abcdefgh:00c0ffee00c0ffee:0:" + "f" * 41,
        "cit:privacy:erase",
        "cit:erase:00c0ffee00c0ffe",
        "cit:erase:00C0FFEE00C0FFEE",
        "cit:erase:",
        "cit:server:seasons",
        "cit:server:seasons:OFF",
        "cit:server:seasons:off:on",
        "cit:server:" + "s" * 21 + ":off",
        "cit:server-pick:",
        "cit:server-page:cellar",
        "cit:server-set:1",
        "cit:server-delete:",
        "cit:server-delete:-1",
        "cit:server-delete:٣",
        "cit:server-delete:" + "9" * 16,
        "cit:leaders:show:server:season:rating:1:0",
        "cit:leaders:show:server:season:rating:9:0",
        "cit:leaders:show:server:season:rating:0:1234567",
        "cit:leaders:show:server:season:rating:0:-1",
        "cit:leaders:show:world:season:rating:0:0",
        "cit:leaders:by:server:season:rating:0:0",
        "cit:profile:-5:main",
        "cit:profile:9000000000000000000:main",
        "cit:profile:12345678901234567890:main",
        "cit:profile:1:all",
        "cit:shown:maybe",
    ],
)
def test_made_up_ids_belong_to_no_control(made_up: str) -> None:
    assert request_of(made_up) is None


def test_a_tag_names_a_question_of_a_finished_game() -> None:
    for game, step in (("abcdefgh", 0), ("zzzz7777", 999_999), ("a2b3c4d5", 12)):
        tag = past_tag(game, step)
        assert len(tag) == 16
        assert read_past_tag(tag) == (game, step)


def test_no_control_of_a_question_of_the_past_answers_a_game() -> None:
    tag, other = past_tag("abcdefgh", 12), TryOther("abcdefgh", 12, 3)
    assert AnswerButton(PAST, tag, 3, button()).request() == other
    assert LineButton(PAST, tag, (3, 1), button()).request() == other
    for value in ("3", "3-1"):
        control = AnswerMenu(PAST, tag, 0, menu())
        control.values = (value,)
        assert control.request() == other
    assert DoneButton(PAST, tag, (3,), button()).request() == other
    assert AnswerButton(PAST, tag, None, button()).request() == TryOther("abcdefgh", 12)


def test_a_menu_of_seats_leads_to_one() -> None:
    control = TurningSeatMenu(GAME, menu())
    for values, request in (
        (("3",), ShowTurningPoints(GAME, 3)),
        (("9",), OpenTurningPoints(GAME)),
        ((), OpenTurningPoints(GAME)),
    ):
        control.values = values
        assert control.request() == request

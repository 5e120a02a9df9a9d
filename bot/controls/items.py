"""Every control that players can click: its custom_id says all that is needed.

No screen may hold a control that is not in this list: a click on it would be answered as one on something
that nobody knows.
"""

from typing import Any

from discord.ui import Button

from bot.controls.advice_items import AdviceButton
from bot.controls.custom_ids import Control
from bot.controls.game_items import GameButton
from bot.controls.guess_items import GuessMenu
from bot.controls.leaderboard_items import LeaderboardButton, LeaderboardMenu
from bot.controls.learning_items import LearnButton
from bot.controls.listed_items import ListButton
from bot.controls.log_items import LogButton, LogMenu
from bot.controls.notify_items import MuteButton, NotifyMenu
from bot.controls.option_items import OptionButton, OptionMenu
from bot.controls.privacy_items import EraseButton, PrivacyButton
from bot.controls.profile_items import ProfileButton, ShownButton
from bot.controls.question_items import (
    AnswerButton,
    AnswerMenu,
    DoneButton,
    LineButton,
    PageButton,
    SomeMenu,
)
from bot.controls.replay_items import HistoryButton, RoundMenu, StepButton
from bot.controls.requests import Request
from bot.controls.rules_items import LookUpButton, LookUpMenu, NewLobbyButton
from bot.controls.server_items import (
    DeleteSetButton,
    SavedSetMenu,
    ServerPageButton,
    SettingButton,
    SettingMenu,
)
from bot.controls.turning_items import TurningButton, TurningPointButton, TurningSeatMenu
from bot.controls.wish_items import SaveWishesButton, WishesButton

CONTROLS: tuple[type[Control[Any]], ...] = (
    GameButton,
    AnswerButton,
    LineButton,
    AnswerMenu,
    PageButton,
    SomeMenu,
    DoneButton,
    OptionButton,
    OptionMenu,
    PrivacyButton,
    EraseButton,
    SettingButton,
    SettingMenu,
    ServerPageButton,
    SavedSetMenu,
    DeleteSetButton,
    StepButton,
    RoundMenu,
    HistoryButton,
    TurningButton,
    TurningSeatMenu,
    TurningPointButton,
    ListButton,
    LogButton,
    LogMenu,
    LeaderboardButton,
    LeaderboardMenu,
    ProfileButton,
    ShownButton,
    LookUpButton,
    LookUpMenu,
    NewLobbyButton,
    LearnButton,
    WishesButton,
    SaveWishesButton,
    GuessMenu,
    AdviceButton,
    NotifyMenu,
    MuteButton,
)

# What a control wraps that is made of an id, a menu too: nobody looks at it.
_ANY: Any = Button[Any]()


def request_of(custom_id: str, values: tuple[str, ...] = ()) -> Request | None:
    """Return what a click on the control of this id asks for; `None` if there is no such control.

    `values` are what was picked, if it is a menu.
    """
    for control in CONTROLS:
        if match := control.__discord_ui_compiled_template__.fullmatch(custom_id):
            return control.read(match, values, _ANY).request()
    return None

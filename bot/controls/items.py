"""Every control that players can click. All are dynamic: their custom_id says all that is needed.

discord.py forgets a dynamic class when a view that mixes it with ordinary controls stops, so no screen may
hold a control that is not in this list, and no view object is ever sent twice.
"""

from typing import Any

import discord
from discord.ui import Button, DynamicItem, Item, Select

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

DYNAMIC_ITEMS: tuple[type[DynamicItem[Any]], ...] = (
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
    NotifyMenu,
    MuteButton,
)

_MENUS = (
    AnswerMenu,
    SomeMenu,
    OptionMenu,
    SettingMenu,
    SavedSetMenu,
    RoundMenu,
    TurningSeatMenu,
    LogMenu,
    LeaderboardMenu,
    LookUpMenu,
    GuessMenu,
    NotifyMenu,
)


def known(custom_id: str) -> bool:
    """Say whether an id is that of one of these controls."""
    return any(item.__discord_ui_compiled_template__.fullmatch(custom_id) for item in DYNAMIC_ITEMS)


async def request_of(interaction: discord.Interaction, custom_id: str) -> Request | None:
    """Return what a control asks for that is no longer on the message; `None` if there is no such control.

    discord.py looks for the clicked control on the message, and drops the click if it is gone.
    """
    for item in DYNAMIC_ITEMS:
        match = item.__discord_ui_compiled_template__.fullmatch(custom_id)
        if match is None:
            continue
        base: Item[Any] = Select(custom_id=custom_id) if item in _MENUS else Button(custom_id=custom_id)
        control = await item.from_custom_id(interaction, base, match)
        assert isinstance(control, Control)
        return control.request()
    return None


def register(client: discord.Client) -> None:
    """Make the client know every control, also those in messages from before it started."""
    client.add_dynamic_items(*DYNAMIC_ITEMS)

"""The screens: pure functions from a model and a language to a new view."""

from bot.screens.board import board_screen
from bot.screens.end import end_screen
from bot.screens.hand import hand_screen
from bot.screens.lobby import hindrance_text, lobby_screen
from bot.screens.notes import elsewhere_screen, left_behind_screen, note_screen, ping_screen
from bot.screens.option_form import option_form
from bot.screens.options import options_screen
from bot.screens.panel import panel_screen
from bot.screens.rules import rules_screen
from bot.screens.server import server_screen
from bot.screens.view_models.board import BoardModel
from bot.screens.view_models.end import EndModel
from bot.screens.view_models.lobby import LobbyModel
from bot.screens.view_models.options import OptionsModel
from bot.screens.view_models.panel import PanelModel
from bot.screens.view_models.rules import RulesModel
from bot.screens.view_models.server import ServerModel

__all__ = [
    "BoardModel",
    "EndModel",
    "LobbyModel",
    "OptionsModel",
    "PanelModel",
    "RulesModel",
    "ServerModel",
    "board_screen",
    "elsewhere_screen",
    "end_screen",
    "hand_screen",
    "hindrance_text",
    "left_behind_screen",
    "lobby_screen",
    "note_screen",
    "option_form",
    "options_screen",
    "panel_screen",
    "ping_screen",
    "rules_screen",
    "server_screen",
]

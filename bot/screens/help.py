"""`/citadels help`: what to do first, on one screen of a phone."""

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.fit import block
from bot.screens.layout import LINE, QUIET, Control, button, compose, rows
from bot.screens.topics import OVERVIEW
from bot.words.language import Language
from engine.setup.editions import DEFAULT


def help_screen(language: Language, *, in_server: bool) -> LayoutView:
    """Tell what to do first, and what to do when something is wrong; tables are opened in servers only."""
    controls: list[Control] = []
    if in_server:
        controls.append(button(requests.NewLobby(), language("button-new"), ButtonStyle.primary))
    controls.append(button(requests.Learn(), language("button-learn")))
    controls.append(button(requests.LookUp(DEFAULT.id, OVERVIEW), language("button-rules")))
    return compose(
        [
            block(language("help-start")),
            *rows(controls),
            block(language("help-play", server="yes" if in_server else "no")),
            LINE,
            block(language("help-wrong")),
            block(language("help-more"), "", weight=50),
        ],
        QUIET,
    )

"""A player's own hand and city; each card of the hand shows what keeps it from being built."""

from collections.abc import Sequence

from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.picture import Picture
from bot.screens.layout import Control, button, compose, pictured
from bot.screens.limits import block
from bot.screens.spoken_panel import UNASKED, clock_block, panel_text
from bot.screens.wishes import wishes_buttons
from bot.view_models.panel import PanelModel
from bot.words.language import Language


def hand_screen(model: PanelModel, language: Language, pictures: Sequence[Picture] = ()) -> LayoutView:
    """Show a seat its hand, gold, characters and city, without a question."""
    controls: list[Control] = [
        button(requests.Play(model.game), language("button-play")),
        *(wishes_buttons(model.game, language) if model.wishing else []),
        button(requests.ShowRules(model.game), language("button-rules")),
    ]
    text = panel_text(model, language, ("head", "city") if pictures else UNASKED)
    drawn = [pictured(each, language) for each in pictures]
    return compose([block(text), clock_block(model, language), *drawn, *controls], None)

"""The page behind *Why?* below a hint: a comparison of the tried answers replaces the panel's picture."""

from functools import partial

from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.picture import Picture
from bot.screens.advice import advice_blocks
from bot.screens.answers import question
from bot.screens.content import Content, with_picture
from bot.screens.layout import button, compose, told
from bot.screens.limits import block
from bot.screens.panel import panel_parts
from bot.screens.why import why_picture
from bot.view_models.panel import AdviceModel, PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language

MOST_LINES = 12
"""The most lines of the picture: one for each player, two for each answer."""


def advice_page(model: PanelModel, advice: AdviceModel, language: Language) -> Content:
    """Return the content of the page."""
    picture = why_picture(model, advice.candidates, language, room=MOST_LINES)
    return with_picture(partial(_screen, model, advice, language), picture)


def _screen(
    model: PanelModel, advice: AdviceModel, say: Language, picture: Picture | None = None
) -> LayoutView:
    wording = Wording.of(model, say)
    rows = [] if picture else [told(why_picture(model, advice.candidates, say), say)]
    lesson = [
        *rows,
        *advice_blocks(model, wording),
        block(say("advice-how", count=advice.candidates[0].worlds), "", weight=50),
        block(say("panel-question", text=question(model, wording))),
    ]
    below = [
        button(requests.Play(model.game), say("button-less")),
        button(requests.ShowMore(model.game), say("button-more")),
    ]
    return compose(panel_parts(model, say, [picture] if picture else [], below, lesson), None)

"""The page behind *Why?* below a hint. It shows a comparison of answers in place of the panel's picture."""

from functools import partial

from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.picture import Picture
from bot.screens.advice import advice_blocks, advised
from bot.screens.answers import question
from bot.screens.content import Content, with_picture
from bot.screens.layout import button, compose, told
from bot.screens.limits import block
from bot.screens.panel import panel_parts
from bot.screens.reasons import all_rare
from bot.screens.why import why_picture
from bot.view_models.panel import AdviceModel, PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language

MOST_LINES = 12  # The most lines of the picture: one for each player, two for each answer.


def advice_page(model: PanelModel, advice: AdviceModel, say: Language) -> Content:
    """Return the content of the page."""
    tried = advised(model, advice, Wording.of(model, say))
    picture = why_picture(model, tried, say, room=MOST_LINES)
    return with_picture(partial(_screen, model, advice, say), picture)


def _screen(
    model: PanelModel, advice: AdviceModel, say: Language, picture: Picture | None = None
) -> LayoutView:
    wording = Wording.of(model, say)
    tried = advised(model, advice, wording)
    rows = [] if picture else [told(why_picture(model, tried, say), say)]
    how = "advice-behind" if all_rare(tried) else "advice-how"
    lesson = [
        *rows,
        *advice_blocks(model, wording),
        block(say(how, count=tried[0].worlds), "", weight=50),
        block(say("panel-question", text=question(model, wording))),
    ]
    below = [button(requests.Play(model.game), say("button-less"))]
    return compose(panel_parts(model, say, [picture] if picture else [], below, lesson), None)

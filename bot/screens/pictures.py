"""Which picture a message comes with: of the table, of the end; of one's own hand and choice."""

from collections.abc import Sequence

from bot.pictures.models import BoardPicture, DraftPicture, EndPicture, HandPicture
from bot.pictures.view_models import board_picture, draft_picture, end_picture, hand_picture
from bot.screens.view_models.board import BoardModel
from bot.screens.view_models.end import EndModel
from bot.screens.view_models.panel import PanelModel
from bot.screens.wording import Wording
from bot.words.language import Language
from engine.decision import argument, verb
from storage.records import Player


def board_pictures(model: BoardModel, language: Language) -> tuple[BoardPicture]:
    """Make the picture of a board: all cities, and the ranks of the round."""
    names = _names(model.players, language)
    finished = model.status != "current"
    return (board_picture(model.view, names, language, finished=finished, events=model.events),)


def end_pictures(model: EndModel, language: Language) -> tuple[EndPicture, ...]:
    """Make the picture of the end; there is none where nobody has any points."""
    if not model.view.scores:
        return ()
    return (end_picture(model.view, _names(model.players, language), language),)


def panel_pictures(model: PanelModel, language: Language) -> tuple[DraftPicture | HandPicture, ...]:
    """Make the pictures of a panel: the characters that one may choose from, if one may, and the hand."""
    decision = model.decision
    if decision is None or decision.kind != "pick-character":
        return hand_pictures(model, language)
    offered = [argument(option) for option in decision.options if verb(option) == "character"]
    return (draft_picture(model.view, offered, language, model.rules), *hand_pictures(model, language))


def hand_pictures(model: PanelModel, language: Language) -> tuple[HandPicture, ...]:
    """Make the picture of a hand, if there is a card in it."""
    return (hand_picture(model.view, language, model.rules),) if model.view.hand else ()


def _names(players: Sequence[Player], language: Language) -> list[str]:
    wording = Wording(language, players)
    return [wording.bare(seat) for seat in range(len(players))]

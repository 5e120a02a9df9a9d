"""The menus of cards and topics under every screen of the rules, and the line that names those rules."""

from collections.abc import Mapping, Sequence

from discord import SelectOption

from bot.controls import requests
from bot.screens.fit import Block, block
from bot.screens.layout import LINE, Line, Row, menu, option
from bot.screens.limits import OPTIONS
from bot.screens.view_models.rules import RulesModel
from bot.screens.wording import Wording
from bot.words.alphabet import in_order
from bot.words.language import Language
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import RANK
from engine.cards.districts import DISTRICTS
from engine.setup import catalogue
from engine.setup.editions import EDITIONS


def has(model: RulesModel, card: str) -> bool:
    """Say whether a card is in the game, or in the edition if there is no game."""
    if not model.cast:
        return catalogue.contains(EDITIONS[model.edition], card)
    if card in ACTION_CARDS:
        return model.rules.action_cards
    basic = card in DISTRICTS and DISTRICTS[card].kind != "unique"
    return basic or card in model.cast or card in model.uniques


def told_as(model: RulesModel, language: Language) -> Block:
    """Say by the rules of which edition something is told."""
    text = language("card-edition", edition=language(f"edition-{model.edition}"))
    return block(language("small", text=text), weight=95)


def look_up_rows(
    model: RulesModel,
    language: Language,
    pages: Mapping[str, str],
    cards: Sequence[str] = (),
    shown: str = "",
) -> list[Line | Row]:
    """Make menus of these cards, or of those of the game, and of the pages by their titles.

    `shown` is what is looked at.
    """
    wording = Wording(language, (), rules=model.rules)
    key = "menu-cards" if cards else "menu-game-cards"
    found = cards or [*dict.fromkeys((*model.cast, *in_order(language, model.uniques, wording.thing)))]
    options = [_option(card_label(each, wording), each, shown) for each in found]
    parts = [options[start : start + OPTIONS] for start in range(0, len(options), OPTIONS)]
    menus = [
        _menu(model, number, _placeholder(language, key, number, len(parts)), each, shown)
        for number, each in enumerate(parts)
    ]
    listed = [_option(title, each, shown) for each, title in pages.items()]
    return [LINE, *menus, _menu(model, 9, language("menu-topics"), listed, shown)]


def card_label(card: str, wording: Wording) -> str:
    """Name a card where it stands beside others: with its rank, or with its colour and cost."""
    return wording.character(card) if card in RANK else wording.card(card)


def _option(label: str, value: str, shown: str) -> SelectOption:
    return option(label, value, chosen=value == shown)


def _placeholder(language: Language, key: str, number: int, parts: int) -> str:
    text = language(key)
    return text if parts == 1 else language("menu-part", text=text, part=number + 1, parts=parts)


def _menu(model: RulesModel, number: int, placeholder: str, options: list[SelectOption], shown: str) -> Row:
    # On another screen it is another menu, in which nothing has been picked.
    lasting = f"look up {number} {shown}"
    return menu(requests.PickLookUp(model.source, number), options, placeholder, lasting=lasting)

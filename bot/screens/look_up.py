"""Cards and topics to look up: a card with its effect and rulings, and menus of all others."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from discord import SelectOption
from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.giving_way import Block, block
from bot.screens.layout import DIVIDER, QUIET, Divider, Part, Row, compose, menu, option
from bot.screens.limits import OPTIONS
from bot.screens.topics import RulesModel, titles
from bot.screens.wording import Wording
from bot.words.alphabet import in_order
from bot.words.language import Language
from bot.words.names import typed_again
from bot.words.rulings import rulings
from engine.cards.characters import RANK
from engine.setup.catalogue import CardPrint, contains, look_up
from engine.setup.editions import EDITIONS


def card_screen(model: RulesModel, card: str, language: Language) -> LayoutView:
    """Show a card as it is in this game or edition, or else in the first edition that has it."""
    edition = EDITIONS[model.edition]
    if not contains(edition, card):
        other = EDITIONS[look_up(card).editions[0]]
        told = replace(model, cast=(), rules=other.rules, edition=other.id)
        note = language("card-not-there", edition=language(f"edition-{model.edition}"))
    else:
        told = model
        note = "" if model.has(card) else language("card-not-in-game")
    wording = Wording(language, (), rules=told.rules, cast=told.cast if told.has(card) else ())
    printed = look_up(card, EDITIONS[told.edition])
    parts: list[Part] = [
        block(language("card-title", name=wording.thing(card))),
        block(" · ".join(_facts(printed, wording)), weight=90),
        block(language("card-effect", text=wording.effect(card))),
        block(note, weight=90),
        DIVIDER,
        _rulings(told, card, wording),
        told_as(told, language),
        *look_up_rows(model, language, shown=card),
    ]
    return compose(parts, QUIET)


def unknown_card_screen(model: RulesModel, typed: str, near: Sequence[str], language: Language) -> LayoutView:
    """Say that no card has the name that was typed, and offer those with names like it."""
    key = "unknown-card-near" if near else "unknown-card"
    return _unknown(model, language(key, typed=typed_again(typed)), near, language)


def unknown_topic_screen(model: RulesModel, typed: str, language: Language) -> LayoutView:
    """Say that there is no topic of the name that was typed, and offer all."""
    return _unknown(model, language("unknown-topic", typed=typed_again(typed)), (), language)


def _unknown(model: RulesModel, text: str, near: Sequence[str], language: Language) -> LayoutView:
    return compose([block(text), *look_up_rows(model, language, near)], QUIET)


def _facts(card: CardPrint, wording: Wording) -> Iterator[str]:
    """Tell what is printed on a card beside its text."""
    say = wording.say
    match card.group:
        case "character":
            yield say("card-character", rank=card.rank)
            fewest, most = card.players
            if players := say("card-players", fewest=fewest, most=most):
                yield players
        case "district":
            mark, kind = say(f"mark-{card.kind}"), say(f"kind-{card.kind}")
            cost = "none" if card.cost is None else card.cost
            points = "same" if card.points == (card.cost or 0) else card.points
            yield say("card-district", mark=mark, kind=kind, cost=cost, points=points)
            yield say("card-copies", count=card.copies)
        case _:
            yield say("card-action")
            yield say("card-copies", count=card.copies)


def _rulings(model: RulesModel, card: str, wording: Wording) -> Block:
    """List the rulings; where there isn't room for all, the first of them."""
    say = wording.say
    actions = EDITIONS[model.edition].action_cards
    lines = [say("card-ruling", text=text) for text in rulings(say, card, wording.switches, actions=actions)]
    if not lines:
        return block("")
    title = say("card-rulings")
    shorter = [
        "\n".join([title, *lines[:kept], say("more", count=len(lines) - kept)])
        for kept in range(len(lines) - 1, 0, -1)
    ]
    return block("\n".join([title, *lines]), *shorter, weight=40)


def told_as(model: RulesModel, language: Language) -> Block:
    """Say by the rules of which edition something is told."""
    text = language("card-edition", edition=language(f"edition-{model.edition}"))
    return block(language("small", text=text), weight=95)


def look_up_rows(
    model: RulesModel,
    language: Language,
    cards: Sequence[str] = (),
    shown: str = "",
) -> list[Divider | Row]:
    """Make menus of these cards, or of those of the game, and of all pages by their titles.

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
    listed = [_option(title, each, shown) for each, title in titles(model, language, shown).items()]
    return [DIVIDER, *menus, _menu(model, 9, language("menu-topics"), listed, shown)]


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

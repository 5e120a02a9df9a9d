"""Cards for people who have played before: a lobby explains new cards and offers other casts."""

from discord import SelectOption

from bot.controls import requests
from bot.screens.layout import Part, button, option, rows
from bot.screens.limits import block
from bot.screens.option_controls import OptionControls, explained_options
from bot.view_models.lobby import CastOffer, LobbyModel
from bot.wording.wording import Wording
from bot.words.card_texts import together
from engine.cards.characters import RANK
from engine.setup.changes import ready_sets
from engine.setup.choice import RandomSet
from engine.setup.fresh_casts import FreshCast

EXPLAINED = 1
"""The most new cards of a cast that a lobby explains. With more, a phone wouldn't show the whole lobby."""


def next_cast(model: LobbyModel, wording: Wording, host: str) -> list[Part]:
    """Explain the new cards of a chosen cast, and offer other casts and sets.

    Buttons offer the `host` one new cast, and all options. If the player who came last in the previous game
    is here, a menu offers them several casts, and the sets.
    """
    offer = model.offer
    if offer is None:
        return []
    say, controls = wording.say, OptionControls(model.game, "lobby", wording)
    chosen, shown = model.fresh, (*model.preview.cast, *model.preview.uniques)
    drawn = isinstance(model.preview.plan.cards, RandomSet)
    usual = [(requests.SURPRISE, say("button-surprise"))] if not drawn else []
    same = tuple(sorted(shown)) == offer.played
    usual += [] if same else [(requests.LAST, say("button-as-last"))]
    new: list[Part] = _new_cards(chosen, wording) if chosen else []
    if (loser := model.seat_of(offer.loser)) is not None and offer.fresh:
        about = [] if chosen else [block(say("lobby-loser-chooses", name=wording.name(loser)))]
        options = [_option(each, offer, wording, chosen) for each in offer.fresh]
        options += [option(label, value) for value, label in usual]
        sets, now = ready_sets(offer.edition), "" if chosen or same else model.preview.plan.cards.id
        options += explained_options("set", sets, now, "options-choose-set", say)
        return [*new, *about, controls.menu(requests.AGAIN, options, say("menu-casts"))]
    if offer.fresh and not chosen:
        usual.insert(0, (offer.fresh[0].name, say("button-another-cast")))
    change = say("lobby-cards-change", name=host, same=same) if offer.hints and not chosen else ""
    return [
        *new,
        block(change, "", weight=30),
        *rows(
            [
                *(controls.button(requests.AGAIN, value, label) for value, label in usual),
                button(requests.OpenOptions(model.game), say("button-options")),
            ]
        ),
    ]


def _new_cards(chosen: FreshCast, wording: Wording) -> list[Part]:
    lines = [
        wording.say("lobby-new-card", card=wording.thing(card), effect=wording.effect(card))
        for card in chosen.new[:EXPLAINED]
    ]
    return [block("\n".join(lines), "", weight=30)] if lines else []


def _option(cast: FreshCast, offer: CastOffer, wording: Wording, chosen: FreshCast | None) -> SelectOption:
    """Name a cast by its new characters. Below are those that they replace, and new districts or an effect.

    New cards are those that the last game didn't have.
    """
    say = wording.say
    characters, districts = (
        together(say, [wording.thing(card) for card in cast.changed if (card in RANK) is wanted])
        for wanted in (True, False)
    )
    effect = wording.effect(cast.changed[0]) if cast.changed else ""
    ranks = {RANK[card] for card in cast.changed if card in RANK}
    replaced = together(say, [wording.thing(card) for card in offer.last.characters if RANK[card] in ranks])
    more = say("cast-adds", names=districts) if districts else effect
    if replaced:
        more = say("cast-instead", names=replaced, more=more)
    label, below = (characters, more) if characters else (districts, effect)
    return option(label, cast.name, below, chosen=cast is chosen)

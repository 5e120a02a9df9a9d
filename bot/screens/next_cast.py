"""The next cast of people who have played before: its new cards in words, and casts to choose from."""

from discord import SelectOption

from bot.controls import requests
from bot.screens.layout import Control, Part, option, rows
from bot.screens.limits import block
from bot.screens.option_controls import OptionControls
from bot.view_models.lobby import CastOffer, LobbyModel
from bot.wording.wording import Wording
from engine.cards.characters import RANK
from engine.setup.choice import RandomSet
from engine.setup.fresh_casts import FreshCast

EXPLAINED = 3
"""The most new cards of a cast that a lobby explains."""


def next_cast(model: LobbyModel, wording: Wording) -> list[Part]:
    """Explain the new cards of a chosen cast, and offer other casts.

    A menu offers several if the person who came last sits here, otherwise a button offers one.
    """
    offer = model.offer
    if offer is None:
        return []
    say, controls = wording.say, OptionControls(model.game, "lobby", wording)
    cards, shown = model.preview.plan.cards, (*model.preview.cast, *model.preview.uniques)
    chosen = next((each for each in offer.fresh if each.cards == cards), None)
    parts: list[Part] = _new_cards(chosen, wording) if chosen else []
    offered: list[Control] = []
    if (loser := _loser(model, offer)) is not None and offer.fresh:
        parts.append(block(say("lobby-loser-chooses", name=wording.name(loser))))
        options = [_option(each, wording, chosen=each is chosen) for each in offer.fresh]
        parts.append(controls.menu(requests.AGAIN, options, say("menu-casts")))
    elif offer.fresh and chosen is None:
        offered.append(controls.button(requests.AGAIN, offer.fresh[0].name, say("button-another-cast")))
    if not isinstance(cards, RandomSet):
        offered.append(controls.button(requests.AGAIN, requests.SURPRISE, say("button-surprise")))
    if tuple(sorted(shown)) != offer.played:
        offered.append(controls.button(requests.AGAIN, requests.LAST, say("button-as-last")))
    return [*parts, *rows(offered)]


def _loser(model: LobbyModel, offer: CastOffer) -> int | None:
    """Return the seat of the person who came last, if they sit in the lobby."""
    seats = (seat for seat, player in enumerate(model.players) if player.user_id == offer.loser)
    return next(seats, None) if offer.loser else None


def _new_cards(chosen: FreshCast, wording: Wording) -> list[Part]:
    """Explain cards of a cast that somebody here meets for the first time."""
    lines = [
        wording.say("lobby-new-card", card=wording.thing(card), effect=wording.effect(card))
        for card in chosen.new[:EXPLAINED]
    ]
    return [block("\n".join(lines), "", weight=30)] if lines else []


def _option(cast: FreshCast, wording: Wording, *, chosen: bool) -> SelectOption:
    """Name a cast by the characters that its last game didn't have, and below by its districts."""
    characters, districts = (
        ", ".join(wording.thing(card) for card in cast.changed if (card in RANK) is wanted)
        for wanted in (True, False)
    )
    label, below = (characters, districts) if characters else (districts, "")
    return option(label, cast.name, below, chosen=chosen)

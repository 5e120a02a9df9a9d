"""A player's own hand and city; each card of the hand shows what keeps it from being built."""

from collections import Counter
from collections.abc import Sequence

from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.hand import HandPicture
from bot.pictures.picture import Picture
from bot.screens.layout import DIVIDER, Part, button, compose, pictured
from bot.screens.limits import Block, block
from bot.screens.situation import status_line
from bot.screens.wishes import granted_line, wishes_buttons
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording, joined, reader_wording
from bot.words.language import Language
from engine.view import HandCard, View


def hand_screen(model: PanelModel, language: Language, pictures: Sequence[Picture] = ()) -> LayoutView:
    """Show a seat its hand, gold, characters and city, without a question."""
    wording, view = reader_wording(model, language), model.view
    drawn = next((each for each in pictures if isinstance(each, HandPicture)), None)
    parts: list[Part] = [
        block(status_line(view, wording)),
        block(granted_line(model.granted, wording), weight=85),
        *(
            [pictured(drawn, language), block("\n".join(_note(view, wording)), "", weight=40)]
            if drawn
            else [*_abilities(view, wording), hand_block(view, wording)]
        ),
        city_block(view, wording),
        DIVIDER,
        block(language("small", text=language("legend")), "", weight=5),
        button(requests.Play(model.game), language("button-play")),
        *(wishes_buttons(model.game, language) if model.wishing else []),
        button(requests.ShowRules(model.game), language("button-rules")),
    ]
    return compose(parts, None)


def _abilities(view: View, wording: Wording) -> list[Block]:
    lines = [
        wording.say("small", text=wording.effect(each)) for each in view.characters if wording.effect(each)
    ]
    return [block("\n".join(lines), "", weight=15)] if lines else []


def city_block(view: View, wording: Wording) -> Block:
    """Show the city of a seat; empty for a spectator."""
    if view.seat is None:
        return block("")
    say, seat = wording.say, view.seats[view.seat]
    if not seat.city and not seat.laid:
        return block(say("small", text=say("panel-city-empty", target=view.target_size)), weight=70)
    title = say("panel-city", size=seat.size, target=view.target_size)
    lines = [title, " · ".join(wording.district(each) for each in seat.city)]
    if seat.laid:
        lines.append(" · ".join(wording.laid(each) for each in seat.laid))
    if view.beneath:
        lines.append(say("panel-beneath", cards=wording.things(view.beneath)))
    return block("\n".join(lines), title, weight=70)


def hand_block(view: View, wording: Wording) -> Block:
    """List the hand card by card with effects; shorter: without effects; on one line; only the first."""
    say = wording.say
    if view.seat is None:
        return block("")
    if not view.hand:
        return block(say("panel-hand-empty"))
    title = say("panel-hand")
    shared = _shared(view.hand)
    head = "\n".join([title, *_note(view, wording)])
    cards = [
        _card(card, wording, "" if card.hindrance == shared else card.hindrance, view) for card in view.hand
    ]
    full = [head]
    for card, line in zip(view.hand, cards, strict=True):
        full.append(line)
        if _matters(card, wording) and (text := wording.effect(card.card)):
            full.append(say("hand-effect", text=text))
    return block(
        "\n".join(full),
        lambda: "\n".join([head, *cards]),
        lambda: f"{head}\n{hand_line(view.hand, wording)}",
        lambda: _cut(view, wording),
        weight=40,
    )


def _note(view: View, wording: Wording) -> list[str]:
    """Say once what keeps the whole hand from being built, if one reason applies to all."""
    shared = _shared(view.hand)
    note = wording.say(f"hindrance-{shared}-all") if shared else ""
    return [wording.say("hand-all", text=note)] if note else []


def _matters(card: HandCard, wording: Wording) -> bool:
    """Return whether to show a card's effect: only if it can be used now; the rules explain the others."""
    kind = wording.kind(card.card)
    return kind == "action" or (kind == "unique" and not card.hindrance)


def _shared(hand: tuple[HandCard, ...]) -> str:
    """Return the reason that keeps the whole hand from being built, if there is a sentence for all."""
    reasons = {card.hindrance for card in hand if card.hindrance != "action-card"}
    common = reasons.pop() if len(reasons) == 1 else ""
    return common if common in SHARED else ""


# Hindrances that are better given once than after each card.
SHARED = ("gather-first", "limit", "character-never-builds", "not-your-turn")


def _card(card: HandCard, wording: Wording, hindrance: str, view: View) -> str:
    text = wording.card(card.card, card.cost)
    if card.card in view.armed:
        return wording.say("hand-armed", card=text)
    if not hindrance:
        return wording.say("hand-card", card=text)
    gold = 0 if view.seat is None else view.seats[view.seat].gold
    missing = max(0, card.cost - gold)
    reason = wording.say(f"hindrance-{hindrance}", missing=missing)
    if not reason:
        return wording.say("hand-card", card=text)
    return wording.say("hand-hindered", card=text, reason=reason)


def hand_line(hand: tuple[HandCard, ...], wording: Wording) -> str:
    """Write the hand on one line, equal cards once with their number."""
    counts = Counter((card.card, card.cost) for card in hand)
    return " · ".join(
        wording.say("hand-several", card=name, count=count) if count > 1 else name
        for name, count in ((joined(wording.card(*card)), count) for card, count in counts.items())
    )


def _cut(view: View, wording: Wording, most: int = 12) -> str:
    some = hand_line(view.hand[:most], wording)
    more = len(view.hand) - most
    lines = [wording.say("panel-hand"), some]
    return "\n".join([*lines, wording.say("more", count=more)] if more > 0 else lines)

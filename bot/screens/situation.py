"""Facts for a player's decision: their characters, marked characters, deadlines, losses of targets."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.pictures.candidates import income
from bot.view_models.panel import PanelModel, Terms
from bot.wording.wording import Wording
from bot.words.card_texts import together
from bot.words.language import Language
from engine.cards.characters import RANK
from engine.decision import Decision, argument, verb
from engine.setup.rules import characters_each
from engine.view import MarkView, SeatView, View


def where_line(model: PanelModel, wording: Wording) -> str:
    """Say to which game a panel in direct messages belongs; empty in a channel."""
    if not model.channel:
        return ""
    others = [wording.name(seat.seat) for seat in model.view.seats if seat.seat != model.view.seat]
    facts = {"channel": f"<#{model.channel}>", "others": together(wording.say, others)}
    return wording.say("small", text=wording.say("panel-where", **facts, board=model.board or "none"))


def own_characters(view: View) -> list[str]:
    """Return the characters that a seat plays in this round, in the order of the calls."""
    taken_over = view.turn is not None and view.turn.seat == view.seat
    characters = {*view.characters, *((view.turn.character,) if view.turn and taken_over else ())}
    return sorted(characters, key=lambda each: RANK.get(each, len(RANK)))


def sign_lines(view: View, wording: Wording) -> list[str]:
    """Name the marked characters, with a line for each kind of mark; then cards and gold on characters."""
    kinds = dict.fromkeys(mark.kind for mark in view.marks)
    lines = [
        wording.say(
            "board-sign",
            kind=wording.say(f"sign-{kind}"),
            characters=_marked([mark for mark in view.marks if mark.kind == kind], wording),
        )
        for kind in kinds
    ]
    lines += [wording.say("board-shown", card=wording.card(view.shown))] if view.shown else []
    piles = (wording.say("board-pile", name=wording.thing(name), gold=gold) for name, gold in view.piles)
    return [*lines, *piles]


def own_bluff_lines(view: View, wording: Wording) -> list[str]:
    """Name the characters with the reader's own warrants or threats, and say which is the real one."""
    own = (mark for mark in view.marks if mark.by == view.seat and wording.say.has(f"sign-real-{mark.kind}"))
    return sign_lines(replace(view, marks=tuple(own), shown="", piles=()), wording)


def moment(seconds: int) -> str:
    """Write how far away a Unix time is; Discord updates this in the reader's language."""
    return f"<t:{seconds}:R>"


def date(seconds: int) -> str:
    """Write a Unix time in each reader's own time zone, and how far away it is."""
    return f"<t:{seconds}:F> ({moment(seconds)})"


def deadline(say: Language, until: int, terms: Terms) -> str:
    """Say when time runs out, and what this includes; "none" if `until` is 0."""
    if not until:
        return "none"
    return say(f"until-{terms}", until=moment(until)) if terms else moment(until)


def _marked(marks: Sequence[MarkView], wording: Wording) -> str:
    """Name the marked characters. If the reader knows which of several marks is the real one, say so."""
    names: list[str] = []
    for mark in marks:
        name = wording.thing(mark.character)
        names.append((mark.real and wording.say.find(f"sign-real-{mark.kind}", name=name)) or name)
    return ", ".join(names)


COLLECTING = frozenset({"kill", "bewitch"})
"""Questions after which the player of the target loses the character's income."""

HOLDING = {
    **dict.fromkeys(("swap-hands", "wizard-seat", "fortune-seat"), "stake-cards"),
    **dict.fromkeys(("beg", "loan-seat", "spy-seat"), "stake-gold"),
    **dict.fromkeys(("destroy-seat", "exchange-seat", "seize-seat", "armory-seat"), "stake-city"),
}
"""For each question that offers players, the key of the text about what such a player may lose."""

TAKING = frozenset({"destroy", "seize", "armory"})
"""Questions after which an owner loses a district without compensation."""


def target_stake(model: PanelModel, wording: Wording, option: str) -> str:
    """Say in a few letters what a target may lose: a character its income, a player cards or gold."""
    kind, what, asked = verb(option), argument(option), model.question.kind
    if kind == "character":
        gets = collected(model, what, asked)
        return wording.say("stake-collects", gold=gets.gold, sure=gets.sure) if gets else ""
    if kind != "seat" or not what.isdecimal() or not (holding := HOLDING.get(asked)):
        return ""
    seats, target = model.view.seats, model.view.target_size
    if int(what) >= len(seats):
        return ""
    seat = seats[int(what)]
    facts = {"cards": seat.cards, "gold": seat.gold, "size": seat.size, "target": target}
    return wording.say(holding, **facts)


class Collected(NamedTuple):
    """The gold that a character would collect now."""

    gold: int
    sure: bool  # Whether only one player can have the character.


def collected(model: PanelModel, character: str, asked: str) -> Collected | None:
    """Return the most gold that a player could collect with a character; `None` for other questions."""
    if asked not in COLLECTING:
        return None
    holders = possible_holders(model)
    found = [income(character, [each.card for each in seat.city], model.rules) for seat in holders]
    gold = max((each.gold for each in found if each), default=0)
    return Collected(gold, len(holders) == 1) if gold else None


def possible_holders(model: PanelModel) -> list[SeatView]:
    """Return the other seats with characters that the reader doesn't know."""
    each = characters_each(len(model.view.seats))
    return [seat for seat in model.view.seats if seat.seat != model.view.seat and len(seat.characters) < each]


def robbed_line(model: PanelModel, wording: Wording) -> str:
    """Show a thief the gold of players whom they may rob; empty for other questions."""
    rich = sorted((seat for seat in possible_holders(model) if seat.gold), key=lambda seat: -seat.gold)
    if model.question.kind != "rob" or not rich:
        return ""
    say = wording.say
    told = (say("stake-player", name=wording.name(seat.seat), gold=seat.gold) for seat in rich)
    return say("stake-rob", players=say("story-and").join(told))


def barred_line(model: PanelModel, wording: Wording) -> str:
    """Say who can't be a target of the reader's power now, and why; empty if nobody is missing."""
    turn, options = model.view.turn, model.question.options
    if turn is None or turn.seat != model.view.seat:
        return ""
    powers = {line.goal: line.asked[1] for line in model.lines if line.goal in options and line.asked[1:]}
    found = dict.fromkeys(
        each for asked in (model.question, *powers.values()) for each in _barred(model, asked)
    )
    say = wording.say
    told = (
        say("barred-target", name=wording.thing(who) if isinstance(who, str) else wording.name(who), why=why)
        for who, why in found
    )
    return say("barred", targets=targets) if (targets := ", ".join(told)) else ""


def _barred(model: PanelModel, asked: Decision) -> Iterator[tuple[str | int, str]]:
    """Yield the characters and players that a question leaves out, and why."""
    view, offered = model.view, set(asked.options)
    if any(verb(option) == "character" for option in offered):
        for mark in view.marks:
            if mark.kind in ("killed", "bewitched") and f"character:{mark.character}" not in offered:
                yield mark.character, mark.kind
    for seat in view.seats if HOLDING.get(asked.kind) == "stake-city" else ():
        if seat.seat != view.seat and seat.city and seat.defence and f"seat:{seat.seat}" not in offered:
            yield seat.seat, seat.defence


def lost_with(decision: Decision, wording: Wording, owner: SeatView, points: int) -> str:
    """Say what the owner of a district loses with its points; empty if the owner keeps it."""
    if decision.kind not in TAKING:
        return ""
    own = owner.seat == decision.seat
    return wording.say("stake-points", own=own, points=points, complete=owner.completed)

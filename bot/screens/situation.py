"""Where one stands, and what lies open: the characters put aside, the marks, the gold on tokens."""

from collections.abc import Sequence

from bot.screens.view_models.panel import PanelModel
from bot.screens.wording import Wording
from engine.cards.characters import RANK
from engine.view import MarkView, View


def status_line(view: View, wording: Wording, until: int = 0) -> str:
    """Tell in one line where a seat stands: the round, its characters, gold, cards, the crown.

    `until` is the moment at which its time runs out; 0 if it doesn't.
    """
    say = wording.say
    if view.seat is None:
        return say("panel-round", round=view.round)
    seat = view.seats[view.seat]
    return say(
        "panel-status",
        round=view.round,
        characters=", ".join(wording.character(each) for each in own_characters(view)) or "none",
        gold=seat.gold,
        cards=seat.cards,
        crown="yes" if view.crown == view.seat else "no",
        until=moment(until) if until else "none",
    )


def where_line(model: PanelModel, wording: Wording) -> str:
    """Tell one game from others whose panels somebody has among their direct messages; else nothing."""
    if not model.channel:
        return ""
    others = ", ".join(wording.name(seat.seat) for seat in model.view.seats if seat.seat != model.view.seat)
    where = wording.say("panel-where", channel=f"<#{model.channel}>", others=others)
    return wording.say("small", text=where)


def own_characters(view: View) -> list[str]:
    """Return the characters that a seat plays in this round, in the order in which they are called."""
    taken_over = view.turn is not None and view.turn.seat == view.seat
    characters = {*view.characters, *((view.turn.character,) if view.turn and taken_over else ())}
    return sorted(characters, key=_rank)


def aside_lines(view: View, wording: Wording) -> str:
    """Tell which characters were put aside in this round, as far as one may know; empty if none were."""
    lines: list[str] = []
    if view.face_up:
        characters = ", ".join(wording.character(each) for each in sorted(view.face_up, key=_rank))
        lines.append(wording.say("board-face-up", characters=characters))
    if view.seen:
        lines.append(wording.say("board-seen", character=wording.character(view.seen)))
    return "\n".join(lines)


def sign_lines(view: View, wording: Wording) -> list[str]:
    """Tell which characters were marked, one line for each kind of mark; then the gold on tokens."""
    kinds = dict.fromkeys(mark.kind for mark in view.marks)
    lines = [
        wording.say(
            "board-sign",
            kind=wording.say(f"sign-{kind}"),
            characters=_marked([mark for mark in view.marks if mark.kind == kind], wording),
        )
        for kind in kinds
    ]
    return [*lines, *open_lines(view, wording)]


def open_lines(view: View, wording: Wording) -> list[str]:
    """Tell which card lies open on the table, and the gold on tokens."""
    shown = [wording.say("board-shown", card=wording.card(view.shown))] if view.shown else []
    piles = (wording.say("board-pile", name=wording.thing(name), gold=gold) for name, gold in view.piles)
    return [*shown, *piles]


def moment(seconds: int) -> str:
    """Write a moment as how long ago it is, which Discord counts by itself in the reader's language."""
    return f"<t:{seconds}:R>"


def _marked(marks: Sequence[MarkView], wording: Wording) -> str:
    """Name the marked characters; a player who laid bluffs among them is told which one counts."""
    bluffs = {mark.by for mark in marks if mark.real is False}
    names = [
        wording.say(f"sign-real-{mark.kind}", name=wording.thing(mark.character))
        if mark.real and mark.by in bluffs
        else wording.thing(mark.character)
        for mark in marks
    ]
    return ", ".join(names)


def _rank(character: str) -> int:
    return RANK.get(character, len(RANK))

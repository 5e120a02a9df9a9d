"""The deeds of others against the reader of a panel; they stand before its question."""

from collections.abc import Iterator

from bot.screens.limits import letters
from bot.screens.view_models.panel import PanelModel
from bot.screens.wording import Wording
from engine.events import Chose, Event, Killed, RoundBegan
from engine.events.absence import TimeRanOut

# So many things are told above the question, and in so many letters.
MOST = 3
ROOM = 120


def suffered_lines(model: PanelModel, wording: Wording) -> list[str]:
    """Tell what happened to the reader's characters: in an earlier round, and in this one."""
    return [*_killed_before(model, wording), *_marked(model, wording)]


def _killed_before(model: PanelModel, wording: Wording) -> Iterator[str]:
    """Tell the characters that were killed in rounds that are over, since the reader chose them.

    Their mark is gone by then, and a player without a turn may not have looked meanwhile.
    """
    own, killed = set[str](), list[str]()
    for event in model.events:
        match event:
            case Chose():
                own.add(event.character)
            case Killed() if event.character in own and event.seat != model.view.seat:
                killed.append(event.character)
            case RoundBegan():
                for each in killed:
                    name = wording.thing(each)
                    yield wording.say("victim-was-killed", character=name, round=event.round - 1)
                own, killed = set[str](), list[str]()
            case _:
                pass


def _marked(model: PanelModel, wording: Wording) -> Iterator[str]:
    """Tell the marks that others laid on the reader's characters, while something may still come of them."""
    view, turn, say = model.view, model.view.turn, wording.say
    shown = {call.character for call in view.calls if call.seat == view.seat}
    playing = turn.character if turn and turn.seat == view.seat and not turn.built else ""
    for mark in view.marks:
        if mark.character not in view.characters or mark.by == view.seat:
            continue
        name, sign = wording.thing(mark.character), say(f"sign-{mark.kind}")
        if mark.character not in shown:
            yield say.find(f"victim-{mark.kind}", character=name) or say("victim", kind=sign, character=name)
        elif mark.character == playing and (told := say.find(f"victim-called-{mark.kind}", character=name)):
            yield told


def told_first(model: PanelModel, wording: Wording) -> list[Event]:
    """Return what others did to the reader, as much of the newest as leaves room for the question."""
    found: list[Event] = []
    room = ROOM - sum(map(letters, suffered_lines(model, wording)))
    for event in reversed(model.events):
        # That time ran out is said once, however often it did.
        if _done_to(event, model.view.seat) and not (isinstance(event, TimeRanOut) and event in found):
            room -= letters(wording.event(event))
            if found and (room < 0 or len(found) == MOST):
                break
            found.insert(0, event)
    return found


def _done_to(event: Event, seat: int | None) -> bool:
    """Whether an event is something that somebody else did to this seat, or for it."""
    facts = event.facts
    if isinstance(event, TimeRanOut):
        return event.seat == seat
    return seat is not None and facts.get("target") == seat and facts.get("seat") != seat

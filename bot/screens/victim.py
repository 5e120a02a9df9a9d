"""The lines of a panel that concern its reader: what was done to them, and what changed in the cities."""

from collections.abc import Iterator
from itertools import groupby

from bot.screens.limits import letters
from bot.screens.view_models.panel import PanelModel
from bot.screens.wording import Wording
from engine.events import (
    Built,
    Chose,
    Completed,
    Confiscated,
    Crown,
    Destroyed,
    Event,
    Exchanged,
    Killed,
    LastRound,
    NotLastRound,
    RoundBegan,
    Sacrificed,
    Seized,
)
from engine.events.absence import TimeRanOut

MOST = 3
"""A panel has so many of these lines."""

ROOM = 130
"""About so many letters may stand in them, but for the first."""

CITIES = (Built, Confiscated, Destroyed, Exchanged, Sacrificed, Seized)
"""The events after which a city isn't what it was."""


def told_lines(model: PanelModel, wording: Wording) -> list[str]:
    """Return what a reader would want to know first, the most urgent first, as far as there is room.

    That is what was done to their characters and to them, that the end is near, and changes of cities.
    """
    marks = [*_killed_before(model, wording), *_marked(model, wording)]
    done = _newest(model, wording, MOST - len(marks), ROOM - sum(map(letters, marks)))
    near = (wording.event(each) for each in model.events if _ends(each, model.view.seat))
    lines = [*marks, *done, *dict.fromkeys(near)][:MOST]
    if len(lines) < MOST:
        lines += _cities(model, wording, ROOM - sum(map(letters, lines)))
    return [wording.say("panel-line", text=line) for line in lines]


def _ends(event: Event, seat: int | None) -> bool:
    """Whether an event tells that the end is near, and isn't the reader's own."""
    return isinstance(event, LastRound | NotLastRound) or (
        isinstance(event, Completed) and event.seat != seat
    )


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


def _newest(model: PanelModel, wording: Wording, most: int, room: int) -> list[str]:
    """Tell what others did to the reader, as much of the newest as there is room for."""
    found: list[str] = []
    for event in reversed(model.events):
        # That time ran out is said once, however often it did.
        if not _done_to(event, model.view.seat) or (line := wording.event(event)) in found:
            continue
        room -= letters(line)
        if len(found) >= most or (found and room < 0):
            break
        found.insert(0, line)
    return found


def _done_to(event: Event, seat: int | None) -> bool:
    """Whether an event is something that somebody else did to this seat, or for it."""
    facts = event.facts
    if seat is None or isinstance(event, TimeRanOut):
        return seat is not None and facts["seat"] == seat
    lost = facts.get("source") if isinstance(event, Crown) else facts.get("target")
    return lost == seat and facts.get("seat") != seat


def _cities(model: PanelModel, wording: Wording, room: int) -> list[str]:
    """Tell on one line what others built or lost, as much of the newest as there is room for."""
    found = list[tuple[int, str]]()
    for event in reversed(model.events):
        if not isinstance(event, CITIES) or model.view.seat in (event.seat, event.facts.get("target")):
            continue
        deed = wording.deed(event, event.seat)
        also_named = found and found[0][0] == event.seat
        room -= letters(deed) + (0 if also_named else letters(wording.name(event.seat)))
        if found and room < 0:
            break
        found.insert(0, (event.seat, deed))
    say, also = wording.say, wording.say("story-and")
    told = [
        say("story-other", seat=wording.person(seat), deed=also.join(deed for _, deed in deeds))
        for seat, deeds in groupby(found, lambda each: each[0])
    ]
    return [say("panel-cities", cities=also.join(told))] if told else []

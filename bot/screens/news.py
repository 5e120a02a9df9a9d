"""The lines of a panel that concern its reader: what was done to them, and what changed in the cities."""

from itertools import groupby

from bot.screens.limits import letters
from bot.screens.panel_picture import told_bands
from bot.screens.view_models.panel import PanelModel
from bot.screens.wording import Wording
from engine.events import (
    Built,
    Confiscated,
    Destroyed,
    Exchanged,
    Sacrificed,
    Seized,
)

MOST = 3
"""A panel has so many of these lines."""

ROOM = 130
"""About so many letters may stand in them, but for the first."""

CITIES = (Built, Confiscated, Destroyed, Exchanged, Sacrificed, Seized)
"""The events after which a city isn't what it was."""


def told_lines(model: PanelModel, wording: Wording) -> list[str]:
    """Return what a reader would want to know first, the most urgent first, as far as there is room.

    That is what was done to them, what became of their deeds, that the end is near, and changes of cities.
    """
    lines = told_bands(model, wording, MOST)
    if len(lines) < MOST:
        lines += _cities(model, wording, ROOM - sum(map(letters, lines)))
    return [wording.say("panel-line", text=line) for line in lines]


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

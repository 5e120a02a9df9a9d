"""The kinds of events, a class for each. An event also says who may know it."""

from engine.events.actions import *
from engine.events.base import Event, Fact, Public, Secret, fact_names, visible
from engine.events.cities import *
from engine.events.course import *
from engine.events.marks import *
from engine.events.selection import *
from engine.events.stock import *

__all__ = ["EVENTS", "Event", "Fact", "Public", "Secret", "fact_names", "visible"]

# All kinds. A class with subclasses is only their base, so leave it out.
EVENTS: dict[str, type[Event]] = {
    each.kind: each
    for each in tuple(globals().values())
    if isinstance(each, type) and issubclass(each, Event) and not each.__subclasses__()
}

"""The moments of a round at which cards may act, and who acts at them.

The flow knows only what stands here. A card is a class with methods for its moments; `engine.registry` lists
all of them and enters them into the tables, under the names by which options, steps and marks call them.
"""

from engine.hooks.actions import ACTIONS, Action, lent_powers
from engine.hooks.characters import (
    CHARACTERS,
    MARKS,
    Character,
    MarkRule,
    forestalled,
    listeners,
    ousted,
    silenced,
    usurper,
)
from engine.hooks.districts import UNIQUE_DISTRICTS, Tally, UniqueDistrict, acting, having, parts_of
from engine.hooks.holding import holders
from engine.hooks.questions import (
    POWERS,
    QUESTIONS,
    WAYS,
    Aside,
    Drawn,
    Power,
    Question,
    Way,
    open_question,
    spend,
)

__all__ = [
    "ACTIONS",
    "CHARACTERS",
    "MARKS",
    "POWERS",
    "QUESTIONS",
    "UNIQUE_DISTRICTS",
    "WAYS",
    "Action",
    "Aside",
    "Character",
    "Drawn",
    "MarkRule",
    "Power",
    "Question",
    "Tally",
    "UniqueDistrict",
    "Way",
    "acting",
    "forestalled",
    "having",
    "holders",
    "lent_powers",
    "listeners",
    "open_question",
    "ousted",
    "parts_of",
    "silenced",
    "spend",
    "usurper",
]

"""The hooks through which cards act, and the classes of all cards by id.

A card is a class; its methods override the hooks that it uses. The flow knows cards only through hooks.
`engine.registry` enters all cards here, under the names that options, steps and marks use.
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
    PAYING_WAYS,
    POWERS,
    QUESTIONS,
    Aside,
    Drawn,
    PayingWay,
    Power,
    Question,
    open_question,
    spend,
)

__all__ = [
    "ACTIONS",
    "CHARACTERS",
    "MARKS",
    "PAYING_WAYS",
    "POWERS",
    "QUESTIONS",
    "UNIQUE_DISTRICTS",
    "Action",
    "Aside",
    "Character",
    "Drawn",
    "MarkRule",
    "PayingWay",
    "Power",
    "Question",
    "Tally",
    "UniqueDistrict",
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

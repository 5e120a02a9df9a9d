"""The hooks through which cards act, and the classes of all cards by id.

A card is a class that overrides the hooks it uses. The flow knows cards only through hooks.
`engine.registry` enters all cards here, under the names that options, steps and marks use.
"""

from engine.hooks.actions import *
from engine.hooks.characters import *
from engine.hooks.districts import *
from engine.hooks.holding import *
from engine.hooks.questions import *

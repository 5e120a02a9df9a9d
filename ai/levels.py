"""The levels of computer players, by their names."""

from ai.builder import BUILDER
from ai.level import Level
from ai.master import MASTER
from ai.novice import NOVICE
from ai.thumb import Chance

_ALL: tuple[Level, ...] = (Chance(), NOVICE, BUILDER, MASTER)

LEVELS: dict[str, Level] = {level.name: level for level in _ALL}
"""All levels, the weakest first."""

DEFAULT: Level = NOVICE
"""The level of computers for which nobody has chosen one."""

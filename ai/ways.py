"""The levels of computer players, and the ways of playing that tell players of one level apart.

Everybody may know a player's way. It decides between choices of nearly equal worth, so it costs little.
"""

from typing import Literal, TypeAlias, get_args

from ai.builder import BUILDER
from ai.builder import styled as styled_builder
from ai.level import Level, Style
from ai.master import MASTER
from ai.novice import NOVICE
from ai.novice import styled as styled_novice
from ai.thumb import ChanceLevel

_ALL: tuple[Level, ...] = (ChanceLevel(), NOVICE, BUILDER, MASTER)

LEVELS: dict[str, Level] = {level.name: level for level in _ALL}  # All levels, the weakest first.
DEFAULT_LEVEL: Level = NOVICE  # The level of computer players for which nobody has chosen one.

Way: TypeAlias = Literal["builds", "raids", "hoards", "rushes"]
"""A way of playing: build up one's own city in peace, attack others, save gold, or spend gold at once."""

WAYS: tuple[Way, ...] = get_args(Way)

PERSONAS = 8  # How many computer players have a name, a face and their own way of playing, numbered from 1.

_BUILDERS: dict[Way, Style] = {
    "builds": Style(
        "builds",
        {
            "bishop": 0.24,
            "abbot": 0.12,
            "cardinal": 0.12,
            "thief": 0.06,
            "assassin": -0.18,
            "witch": -0.06,
            "magistrate": -0.06,
            "warlord": -0.18,
            "marshal": -0.12,
            "diplomat": -0.12,
        },
        expensive=0.3,
        gold=-0.2,
        harm=-1.0,
    ),
    "raids": Style(
        "raids",
        {
            "warlord": 0.35,
            "marshal": 0.2,
            "diplomat": 0.3,
            "assassin": 0.3,
            "witch": 0.1,
            "magistrate": 0.1,
            "thief": 0.3,
            "blackmailer": 0.1,
        },
        harm=0.9,
    ),
    "hoards": Style(
        "hoards",
        {
            "merchant": 0.25,
            "alchemist": 0.15,
            "trader": 0.1,
            "bishop": 0.1,
            "thief": 0.15,
            "queen": 0.1,
            "tax_collector": 0.1,
            "architect": -0.1,
        },
        expensive=0.5,
        gold=0.5,
    ),
    "rushes": Style(
        "rushes",
        {"magician": 0.35, "wizard": 0.2, "seer": 0.2, "architect": 0.1, "scholar": 0.1, "merchant": -0.2},
        expensive=-0.04,
        tempo=1.0,
        gold=-0.5,
    ),
}
"""The styles of Builders, in points. `python -m lab ways` measures their cost: about 1 point at most."""

_NOVICES: dict[Way, Style] = {
    "builds": Style("builds", {"bishop": 0.4, "assassin": -0.5, "warlord": -0.4}, peaceful=True),
    "raids": Style("raids", {"warlord": 0.5, "assassin": 0.2, "thief": 0.4, "architect": 0.25}, harm=1.0),
    "hoards": Style(
        "hoards", {"merchant": 0.5, "bishop": 0.2, "thief": 0.1, "architect": -0.3}, expensive=0.3, gold=2.0
    ),
    "rushes": Style("rushes", {"architect": 0.6, "magician": 0.4}, expensive=-1.15, gold=-1.0),
}
"""The styles of Novices, in gold."""

_PLAYERS: dict[tuple[str, Way], Level] = {
    **{("novice", way): styled_novice(style) for way, style in _NOVICES.items()},
    **{("builder", way): styled_builder(style) for way, style in _BUILDERS.items()},
}


def in_way(level: str, way: Way | None) -> Level:
    """Return the player of a level that plays in a way; without a way, the level itself.

    A Master that can't look ahead plays as a Builder in the same way.
    """
    if way is None:
        return LEVELS[level]
    return _PLAYERS["builder" if LEVELS[level].looks_ahead else level, way]


def way_of(persona: int) -> Way | None:
    """Return the way of the persona with this number, the same in every game; `None` if it has none."""
    return WAYS[(persona - 1) % len(WAYS)] if 1 <= persona <= PERSONAS else None

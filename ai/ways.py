"""Ways to play: what people can tell apart in computers of the same level.

The way of a player is public. It moves choices that its level finds nearly equal, so it costs no strength.
"""

from typing import Literal, TypeAlias, get_args

from ai import builder, novice
from ai.level import Level
from ai.levels import LEVELS
from ai.style import Style

Way: TypeAlias = Literal["builds", "raids", "hoards", "rushes"]
"""Builds up its own city in peace; attacks; saves for dear districts; builds many cheap ones."""

WAYS: tuple[Way, ...] = get_args(Way)
"""All ways."""

PERSONAS = 8
"""So many computer players have a name, a face and a way of their own, by their numbers from 1 on."""

BUILDERS: dict[Way, Style] = {
    "builds": Style(
        "builds",
        favours={
            "architect": 0.5,
            "bishop": 0.6,
            "king": 0.5,
            "abbot": 0.5,
            "cardinal": 0.5,
            "artist": 0.5,
            "scholar": 0.5,
            "navigator": 0.3,
            "patrician": 0.5,
        },
        gold=-0.2,
        peaceful=True,
    ),
    "raids": Style(
        "raids",
        favours={
            "assassin": 0.6,
            "thief": 0.6,
            "warlord": 0.8,
            "marshal": 0.6,
            "diplomat": 0.6,
            "witch": 0.5,
            "magistrate": 0.5,
            "blackmailer": 0.5,
        },
        harm=0.7,
    ),
    "hoards": Style(
        "hoards",
        favours={
            "merchant": 0.7,
            "alchemist": 0.6,
            "thief": 0.4,
            "bishop": 0.3,
            "abbot": 0.5,
            "queen": 0.5,
            "tax_collector": 0.6,
            "classic_tax_collector": 0.6,
            "trader": 0.5,
        },
        dear=0.2,
        gold=0.4,
    ),
    "rushes": Style(
        "rushes",
        favours={
            "architect": 0.8,
            "scholar": 0.6,
            "magician": 0.5,
            "wizard": 0.5,
            "seer": 0.5,
            "trader": 0.6,
            "king": 0.3,
            "cardinal": 0.3,
        },
        dear=-0.2,
        gold=-0.3,
    ),
}
NOVICES: dict[Way, Style] = {
    way: Style(
        way, {k: v * 2 for k, v in s.favours.items()}, s.dear, s.gold * 5, 2 * (s.harm > 0), s.peaceful
    )
    for way, s in BUILDERS.items()
}


_PLAYERS: dict[tuple[str, Way], Level] = {
    **{("novice", way): novice.styled(style) for way, style in NOVICES.items()},
    **{("builder", way): builder.styled(style) for way, style in BUILDERS.items()},
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

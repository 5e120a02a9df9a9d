"""Badges on screens: their names, their picture, and the new ones at the end of a game."""

from collections.abc import Collection, Sequence

from bot.pictures.badge_sheet import BadgesPicture, Medal
from bot.pictures.picture import Picture
from bot.screens.fit import Block, block
from bot.screens.layout import Part, pictured
from bot.screens.names import escaped
from bot.words.language import Language
from storage.badges import BADGES, CHARACTERS, FEATS, Earned
from storage.records import Player

NAMED = 3
"""How many new badges of a player are named at the end of a game; the rest are counted."""

_SIGNS: dict[str, tuple[str, str]] = {
    "edition-2016": ("scroll", "2016"),
    "edition-deluxe": ("crown", ""),
    "edition-classic": ("scroll", ""),
    "edition-classic-czech": ("scroll", "CZ"),
    "streak-3": ("trophy", "3"),
    "streak-5": ("trophy", "5"),
    "five-types": ("tower", "5"),
    "four-uniques": ("gem", "4"),
    "no-uniques": ("tower", ""),
    "eight-districts": ("hammer", "8"),
    "lost-turns": ("skull", "3"),
    "thirty-points": ("star", "30"),
    "margin": ("laurel", "10"),
    "close": ("glass", "1"),
    "duel": ("crossed", ""),
    "crowd": ("burst", "7"),
    "ten-games": ("card", "10"),
    "hundred-games": ("cards", "100"),
}
"""The symbol of each feat, and the number on it."""


def badge_name(badge: str, say: Language) -> str:
    """Name a badge: a character, or a feat in a few words."""
    return say(f"character-{badge}" if badge in CHARACTERS else f"badge-{badge}")


def badges_picture(earned: Collection[str], say: Language) -> BadgesPicture:
    """Make the picture of all badges; those that aren't earned are grey."""
    characters = (Medal(each, badge_name(each, say), each in earned) for each in CHARACTERS)
    feats = (Medal(_SIGNS[each][0], badge_name(each, say), each in earned, _SIGNS[each][1]) for each in FEATS)
    return BadgesPicture(
        say("badges-title"), f"{len(earned)} / {len(BADGES)}", tuple(characters), tuple(feats)
    )


def badges_parts(earned: Sequence[str], say: Language, picture: Picture | None) -> list[Part]:
    """Show all badges: in their picture, or else those that are earned by their names."""
    names = " · ".join(badge_name(each, say) for each in earned)
    shown = pictured(picture, say) if picture else block(names)
    return [shown, block(say("small", text=say("badges-how")))]


def new_badges(earned: Earned, players: Sequence[Player], say: Language) -> list[Block]:
    """Tell on a line each which badges the game brought to the players of some seats."""
    lines = [
        say(
            "end-badges",
            name=escaped(players[seat].name),
            badges=", ".join(badge_name(each, say) for each in badges[:NAMED]),
            more=max(0, len(badges) - NAMED),
        )
        for seat, badges in earned
    ]
    return [block("\n".join(lines), "", weight=20)] if lines else []

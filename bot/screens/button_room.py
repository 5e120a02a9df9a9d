"""Which options of a question get a button, and which a menu: a phone's screen sets the room."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.screens.choices import Choice
from bot.screens.phone import MENU, ROW, rows_of

MENU_SIZE = 25
MOST_BUTTONS = 10
MOST_MENUS = 4


class Room(NamedTuple):
    """The room for the controls of a question: so many pixels, and at most so many buttons for answers.

    `beside` are the labels of the buttons that stand in the last row anyway.
    """

    pixels: float
    most: int = MOST_BUTTONS
    beside: tuple[str, ...] = ()

    def takes(self, buttons: Sequence[Choice], menus: int) -> bool:
        """Whether it is enough for these buttons and so many menus."""
        if len(buttons) > self.most:
            return False
        rows = rows_of([*(each.shown for each in buttons), *self.beside])
        return rows * ROW + menus * MENU <= self.pixels


def share_out(choices: Sequence[Choice], room: Room) -> tuple[list[Choice], list[list[Choice]]]:
    """Keep few options as buttons; the largest groups of the others, by verb, go into menus.

    If there is no room for a menu for each, all of these share one.
    """
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.verb, []).append(choice)
    own = [name for name, group in groups.items() if group[0].menu]
    rest = sorted((name for name in groups if name not in own), key=lambda name: -len(groups[name]))
    # A menu takes more room than a row of two buttons.
    large = [name for name in rest if len(groups[name]) > 2]
    ways = [
        *((rest[:count], False) for count in range(len(large) + 1)),
        *((rest[:count], True) for count in range(2, len(rest) + 1)),
    ]
    left, menus = list[Choice](), list[list[Choice]]()
    for moved, shared in ways:
        left = [each for each in choices if each.verb not in own and each.verb not in moved]
        menus = [groups[name] for name in groups if name in own or (name in moved and not shared)]
        if shared:
            menus.append([each for each in choices if each.verb in moved])
        if room.takes(left, len(menus)):
            break
    parts = [group[start : start + MENU_SIZE] for group in menus for start in range(0, len(group), MENU_SIZE)]
    parts.sort(key=lambda group: all(choice.faint for choice in group))
    return left, parts


def fits(choices: Sequence[Choice], room: Room) -> bool:
    """Whether these stand on buttons as far as they may, and a phone shows them all."""
    menus = {choice.verb for choice in choices if choice.menu}
    return len(menus) <= MOST_MENUS and room.takes([each for each in choices if not each.menu], len(menus))

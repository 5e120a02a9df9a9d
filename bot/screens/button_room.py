"""Which options of a question get a button, and which a menu: a phone's screen sets the room."""

from collections.abc import Sequence

from bot.screens.choices import Choice
from bot.screens.limits import letters

MENU_SIZE = 25
MOST_BUTTONS = 10
MOST_MENUS = 4

# So many rows of buttons a phone shows below a question; about so many letters stand in each, and so many are
# lost at the edges of a button.
MOST_ROWS = 9
ROW_LETTERS = 30
EDGES = 4


def share_out(choices: Sequence[Choice]) -> tuple[list[Choice], list[list[Choice]]]:
    """Keep few options as buttons; the largest groups of the others, by verb, go into menus."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.verb, []).append(choice)
    moved = {choice.verb for choice in choices if choice.menu}
    left = [choice for choice in choices if choice.verb not in moved]
    for name in sorted(groups.keys() - moved, key=lambda name: -len(groups[name])):
        if len(left) <= MOST_BUTTONS and _rows_on_phone(left) <= MOST_ROWS:
            break
        moved.add(name)
        left = [choice for choice in left if choice.verb != name]
    menus = [
        group[start : start + MENU_SIZE]
        for name, group in groups.items()
        if name in moved
        for start in range(0, len(group), MENU_SIZE)
    ]
    menus.sort(key=lambda group: all(choice.faint for choice in group))
    return left, menus


def fits(choices: Sequence[Choice]) -> bool:
    """Whether these stand on buttons as far as they may, and a phone shows them all."""
    buttons = [choice for choice in choices if not choice.menu]
    menus = {choice.verb for choice in choices if choice.menu}
    tall = _rows_on_phone(buttons) + len(menus)
    return len(buttons) <= MOST_BUTTONS and tall <= MOST_ROWS and len(menus) <= MOST_MENUS


def _rows_on_phone(choices: Sequence[Choice]) -> float:
    """Count the rows that buttons take on a phone, where they stand side by side as far as they fit.

    A label of several lines makes a row higher, by half a row for each of them.
    """
    count, room = 0.0, 0
    for choice in choices:
        wide = letters(choice.label) + EDGES
        if wide > room:
            count, room = count + (1 + -(-wide // ROW_LETTERS)) / 2, ROW_LETTERS
        room = max(0, room - wide)
    return count

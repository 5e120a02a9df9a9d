"""The controls of a question: buttons for a few options, menus for many, pages for very many.

Each option is on exactly one button or in one menu. However many options a question has, no message exceeds
Discord's limits.
"""

from collections.abc import Sequence
from typing import NamedTuple

from discord import ButtonStyle, SelectOption
from discord.ui import Button, LayoutView

from bot.controls import requests
from bot.screens.answers import ShownOption
from bot.screens.layout import Control, Row, button, labels_of, menu, option, rows, turning
from bot.screens.phone import FRAMED, MENU, ROW, Frame
from bot.view_models.panel import PanelModel
from bot.words.language import Language

MENU_SIZE = 25
MOST_BUTTONS = 10
MOST_MENUS = 4


class Room(NamedTuple):
    """The room for the controls of a question."""

    pixels: float  # Its height.
    most: int = MOST_BUTTONS  # The most buttons for answers.
    beside: tuple[str, ...] = ()  # The labels of other buttons, which follow those for answers.
    frame: Frame = FRAMED  # The frame of the message.

    def takes(self, buttons: Sequence[ShownOption], menus: int) -> bool:
        """Return whether these buttons and this number of menus fit."""
        if len(buttons) > self.most:
            return False
        return self.height(buttons, menus) <= self.pixels

    def height(self, buttons: Sequence[ShownOption], menus: int) -> float:
        """Return the height of these buttons, those beside them, and this number of menus."""
        first, rest = self.parted(buttons, menus)
        return self._rows(first, rest) * ROW + menus * MENU

    def needed(self, choices: Sequence[ShownOption]) -> float:
        """Return the height of all options, on buttons unless they must be in menus."""
        return self.height([each for each in choices if not each.menu], len(_menus(choices)))

    def parted(
        self, buttons: Sequence[ShownOption], menus: int
    ) -> tuple[list[ShownOption], list[ShownOption]]:
        """Return the buttons above the menus (those to gather, if there is room), and all other buttons."""
        first = [each for each in buttons if menus and each.verb == "gather"]
        rest = [each for each in buttons if each not in first]
        fits = self._rows(first, rest) * ROW + menus * MENU <= self.pixels
        return (first, rest) if fits else ([], [*buttons])

    def _rows(self, first: Sequence[ShownOption], rest: Sequence[ShownOption]) -> float:
        above = self.frame.rows_of([each.measured for each in first])
        return above + self.frame.rows_of([*(each.measured for each in rest), *self.beside])


def share_out(
    choices: Sequence[ShownOption], room: Room
) -> tuple[list[ShownOption], list[list[ShownOption]]]:
    """Return the options for buttons, and the options for each menu.

    If buttons for all options don't fit, options with the same verb get a menu, the largest groups first. If
    there is no room for so many menus, groups share one. Beginning and ending a turn always have buttons.
    """
    groups: dict[str, list[ShownOption]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    own = [name for name, group in groups.items() if group[0].menu]
    rest = sorted(
        (name for name in groups if name not in (*own, "gather", "end")), key=lambda name: -len(groups[name])
    )
    # Two options stay buttons, because a menu is higher than a row of two buttons.
    large = [name for name in rest if len(groups[name]) > 2]
    ways = [
        *((rest[:count], False) for count in range(len(large) + 1)),
        *((rest[:count], True) for count in range(2, len(rest) + 1)),
    ]
    left, menus = list[ShownOption](), list[list[ShownOption]]()
    for moved, shared in ways:
        left = [each for each in choices if each.group not in own and each.group not in moved]
        menus = [groups[name] for name in groups if name in own or (name in moved and not shared)]
        if shared:
            menus.append([each for each in choices if each.group in moved])
        if room.takes(left, len(menus)):
            break
    parts = [group[start : start + MENU_SIZE] for group in menus for start in range(0, len(group), MENU_SIZE)]
    parts.sort(key=lambda group: all(choice.faint for choice in group))
    return left, parts


def fits(choices: Sequence[ShownOption], room: Room) -> bool:
    """Return whether all options fit on a phone, on buttons unless they must be in menus."""
    menus = len(_menus(choices))
    return menus <= MOST_MENUS and room.takes([each for each in choices if not each.menu], menus)


def _menus(choices: Sequence[ShownOption]) -> set[str]:
    return {choice.menu for choice in choices if choice.menu}


def menu_text(group: Sequence[ShownOption], say: Language) -> str:
    """Name a menu after its options, for example powers and districts to build."""
    verbs = list(dict.fromkeys(each.verb.removeprefix("line-").partition(":")[0] for each in group))
    targets = any(each.about for each in group)
    powers = [*dict.fromkeys(each.about or each.label for each in group if each.verb[:3] == "use")] * targets
    if len(verbs) == 1 and not powers and (named := say.find(f"menu-{verbs[0]}")):
        return named
    names = [
        powers[0] if verb == "use" and len(powers) == 1 else say.find(f"menu-kind-{verb}") for verb in verbs
    ]
    if not all(names):
        return say("menu-any")
    told = ", ".join(name[:1].lower() + name[1:] for name in names if name)
    return say("menu-kinds", kinds=told[:1].upper() + told[1:])


_PREPARING = ("arm", "disarm")  # The verbs of action cards that a player only gets ready.

STYLES = {
    "end": ButtonStyle.secondary,
    "no": ButtonStyle.secondary,
    "build": ButtonStyle.success,
    "line-build": ButtonStyle.success,
    "line-end": ButtonStyle.secondary,
    "yes": ButtonStyle.success,
}


class Controls:
    """Builds rows of controls for a question within a given room; `below` are further buttons."""

    def __init__(
        self,
        model: PanelModel,
        choices: Sequence[ShownOption],
        say: Language,
        room: Room,
        below: Sequence[Control],
    ) -> None:
        self.game = model.game
        self.tag = model.tag
        self.decision = model.question
        self.choices = choices
        self.say = say
        self.below = below
        self._room = room
        self._leads = model.leads
        self.pages = max(1, -(-len(choices) // MENU_SIZE))
        self.page = max(0, min(model.page, self.pages - 1))
        # The picks come from a click, so they may have any value.
        valid = sorted({index for index in model.picked if 0 <= index < len(choices)})
        self.picked = tuple(valid[: self.decision.maximum])
        self.several = self.decision.maximum > 1 or self.decision.minimum == 0
        self.buttons, self.menus = ([], []) if self.several else share_out(choices, room)
        self.paged = len(choices) > MENU_SIZE if self.several else len(self.menus) > MOST_MENUS

    @property
    def height(self) -> float:
        """The approximate height of the rows on a phone."""
        menus = 0 if not self.choices else 1 if self.several or self.paged else len(self.menus)
        return self._room.height(self.buttons if menus <= MOST_MENUS else (), menus)

    @property
    def here(self) -> Sequence[ShownOption]:
        """The options on the current page. Without pages, all options."""
        start = self.page * MENU_SIZE
        return self.choices[start : start + MENU_SIZE] if self.paged else self.choices

    def rows(self) -> list[Row]:
        """Return the rows: menus, the buttons below them, and menus of faint options."""
        if not self.choices:
            return rows([*self._nothing(), *self.below])
        if self.several:
            return self._picking() if self.paged else self._several()
        if self.paged:
            here = self._menu(self.here, 0, self.say("menu-any"))
            return [here, *rows([*self._turning(), *self.below])]
        first, rest = self._room.parted(self.buttons, len(self.menus))
        buttons = [*map(self._button, rest), *self.below]
        size = self._room.frame.row_size(labels_of(buttons))
        # Hardly anybody wants the menus of faint options, so they come last.
        menus, wanted = self._menu_rows(), sum(not all(each.faint for each in group) for group in self.menus)
        # A turn's menu holds the best options. Other questions are answered by buttons, if there are any.
        if self.decision.kind != "turn" and any(each.verb not in _PREPARING for each in self.buttons):
            wanted = 0
        above = [*rows([*map(self._button, first)]), *menus[:wanted]]
        return [*above, *rows(buttons, size), *menus[wanted:]]

    # One pick

    def _button(self, choice: ShownOption) -> Button[LayoutView]:
        style = self._style(choice)
        if choice.then:
            line = requests.AnswerLine(self.game, self.tag, choice.steps)
            return button(line, choice.shown, style, face=choice.face)
        answer = requests.AnswerOption(self.game, self.tag, choice.index)
        return button(answer, choice.shown, style, face=choice.face)

    def _style(self, choice: ShownOption) -> ButtonStyle:
        if self._leads:
            leads = self.decision.options[choice.index] == self._leads and not choice.then
            return ButtonStyle.success if leads else ButtonStyle.secondary
        # Buttons of a past question must look different from those of the current one.
        quiet = choice.faint or self.game == requests.PAST
        return ButtonStyle.secondary if quiet else STYLES.get(choice.verb, ButtonStyle.primary)

    def _menu_rows(self) -> list[Row]:
        found: list[Row] = []
        for part, group in enumerate(self.menus):
            text = group[0].menu or menu_text(group, self.say)
            same = [each for each in self.menus if each[0].group == group[0].group]
            if len(same) > 1:
                text = self.say("menu-part", text=text, part=same.index(group) + 1, parts=len(same))
            found.append(self._menu(group, part, text))
        return found

    def _menu(self, group: Sequence[ShownOption], part: int, text: str) -> Row:
        return menu(requests.PickAnswer(self.game, self.tag, part), _options(group), text)

    # Several picks

    def _several(self) -> list[Row]:
        fewest, most = self._bounds()
        asked, text = requests.PickAnswer(self.game, self.tag, 0), self._range(fewest, most)
        picks = menu(asked, _options(self.choices), text, fewest=max(1, fewest), most=most)
        return [picks, *rows([*self._nothing(), *self.below])]

    def _nothing(self) -> list[Control]:
        """Return a button to pick nothing, if that is allowed. A menu can't do this."""
        if self.decision.minimum:
            return []
        return [button(requests.AnswerPicked(self.game, self.tag, ()), self.say("option-none"))]

    def _bounds(self) -> tuple[int, int]:
        most = max(1, min(self.decision.maximum, len(self.choices)))
        return min(self.decision.minimum, most), most

    def _range(self, fewest: int, most: int) -> str:
        return self.say("menu-some", minimum=fewest, maximum=most, same=fewest == most)

    def _picking(self) -> list[Row]:
        here = self.here
        indexes = {choice.index for choice in here}
        elsewhere = [index for index in self.picked if index not in indexes]
        fewest, most = self._bounds()
        room = most - len(elsewhere)
        picks = menu(
            requests.PickOnPage(self.game, self.tag, self.page, tuple(elsewhere)),
            _options(here, self.picked),
            self._range(fewest, most),
            fewest=0,
            most=max(1, min(room, len(here))),
            disabled=room < 1,
        )
        done = button(
            requests.AnswerPicked(self.game, self.tag, self.picked),
            self.say("option-done", count=len(self.picked)),
            ButtonStyle.success,
            disabled=not fewest <= len(self.picked) <= most,
        )
        return [picks, *rows([*self._turning(), done, *self.below])]

    def _turning(self) -> list[Control]:
        def turned(page: int) -> requests.TurnPage:
            return requests.TurnPage(self.game, self.tag, page, self.picked)

        return turning(self.page, self.pages, turned, (self.say("menu-previous"), self.say("menu-next")))


def _options(group: Sequence[ShownOption], picked: Sequence[int] = ()) -> list[SelectOption]:
    return [
        option(
            choice.shown,
            requests.line_value(choice.steps),
            choice.description,
            chosen=choice.index in picked,
            face=choice.face,
        )
        for choice in group
    ]

"""The buttons and menus of a lobby's options."""

from collections.abc import Iterable, Sequence

from discord import ButtonStyle, SelectOption
from discord.ui import LayoutView, Select

from bot.controls.option_items import OptionButton, OptionMenu
from bot.controls.requests import OptionPage
from bot.screens.layout import Control, Row, button, lasting_id, row
from bot.screens.limits import OPTION_LABEL, PLACEHOLDER, clip
from bot.screens.wording import Wording
from engine.setup.choice import OwnChoice
from engine.setup.preview import Preview, Remark

GO = "go"


class Options:
    """Makes the controls of one page for one game."""

    def __init__(self, game: str, page: OptionPage, wording: Wording) -> None:
        self.game = game
        self.page: OptionPage = page
        self.wording = wording

    def button(
        self,
        verb: str,
        value: str,
        label: str,
        style: ButtonStyle = ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> OptionButton:
        """Make a button that sets one thing to one value."""
        return OptionButton(self.game, self.page, verb, value, button(label, style, disabled=disabled))

    def to(self, page: OptionPage, label: str, style: ButtonStyle = ButtonStyle.secondary) -> OptionButton:
        """Make a button that only shows another page."""
        return OptionButton(self.game, page, GO, self.page, button(label, style))

    def menu(
        self, verb: str, options: Sequence[SelectOption], text: str, *, fewest: int = 1, most: int = 1
    ) -> Row:
        """Make a row with a menu."""
        select = Select[LayoutView](
            placeholder=clip(text, PLACEHOLDER),
            min_values=fewest,
            max_values=most,
            options=list(options),
            id=lasting_id(f"{self.page} {verb}"),
        )
        return row(OptionMenu(self.game, self.page, verb, select))

    def replacements(self, preview: Preview, problems: Iterable[Remark]) -> list[Control]:
        """Make a button for each character that can play instead of one that can't."""
        if not isinstance(preview.plan.cards, OwnChoice):
            return []
        names = dict.fromkeys(
            each for problem in problems if "character" in problem.facts for each in problem.instead
        )
        return [self._instead(each, ButtonStyle.primary) for each in names]

    def substitutes(self, preview: Preview) -> list[Control]:
        """Make buttons to choose between those who can replace a character of a set; who does it is green."""
        return [
            self._instead(each, ButtonStyle.success, disabled=True)
            if each == replacement.instead
            else self._instead(each, ButtonStyle.secondary)
            for replacement in preview.replacements
            if len(replacement.choices) > 1
            for each in replacement.choices
        ]

    def _instead(self, character: str, style: ButtonStyle, *, disabled: bool = False) -> OptionButton:
        label = self.wording.say("button-instead", name=self.wording.thing(character))
        return self.button("instead", character, label, style, disabled=disabled)


def option(label: str, value: str, description: str = "", *, chosen: bool = False) -> SelectOption:
    """Make an option of a menu that is sure to be accepted."""
    return SelectOption(
        label=clip(label, OPTION_LABEL) or "…",
        value=value,
        description=clip(description, OPTION_LABEL) or None,
        default=chosen,
    )

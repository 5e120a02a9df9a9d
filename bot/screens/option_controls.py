"""The buttons and menus of a lobby's options."""

from collections.abc import Iterable, Sequence

from discord import ButtonStyle, SelectOption
from discord.ui import Button, LayoutView

from bot.controls import requests
from bot.screens.layout import Control, Row, button, menu, option
from bot.screens.view_models.lobby import OptionsModel
from bot.screens.wording import Wording
from bot.words.language import Language
from engine.setup.changes import EDITION, TIE_BREAKS
from engine.setup.choice import OwnChoice
from engine.setup.editions import edition_of
from engine.setup.plan import Plan, seats_for
from engine.setup.preview import Preview, Remark
from storage.records import ASSUMED


class Options:
    """Makes the controls of one page for one game."""

    def __init__(self, game: str, page: requests.OptionPage, wording: Wording) -> None:
        self.game = game
        self.page: requests.OptionPage = page
        self.wording = wording

    def button(
        self,
        verb: str,
        value: str,
        label: str,
        style: ButtonStyle = ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> Button[LayoutView]:
        """Make a button that sets one thing to one value."""
        return button(
            requests.SetOption(self.game, self.page, verb, (value,)), label, style, disabled=disabled
        )

    def to(
        self, page: requests.OptionPage, label: str, style: ButtonStyle = ButtonStyle.secondary
    ) -> Button[LayoutView]:
        """Make a button that only shows another page."""
        return button(requests.SetOption(self.game, page, requests.GO, (self.page,)), label, style)

    def menu(
        self, verb: str, options: Sequence[SelectOption], text: str, *, fewest: int = 1, most: int = 1
    ) -> Row:
        """Make a row with a menu, which forgets what was picked in it once something else is chosen.

        Where nothing ever is, as it does something at once, that is once it offers something else.
        """
        chosen = " ".join(each.value for each in options if each.default)
        chosen = chosen or " ".join(each.value for each in options)
        asked, lasting = requests.PickOption(self.game, self.page, verb), f"{self.page} {verb} {chosen}"
        return menu(asked, options, text, lasting=lasting, fewest=fewest, most=most)

    def replacements(self, preview: Preview, problems: Iterable[Remark]) -> list[Control]:
        """Make a button for each character that can play instead of one that can't."""
        if not isinstance(preview.plan.cards, OwnChoice):
            return []
        names = dict.fromkeys(
            each for problem in problems if "character" in problem.facts for each in problem.instead
        )
        return [self._instead(each, ButtonStyle.primary) for each in names]

    def substitutes(self, preview: Preview) -> list[Control]:
        """Make a button for each character that can replace one of the set; the chosen one is green."""
        return [
            self._instead(each, ButtonStyle.success, disabled=True)
            if each == replacement.instead
            else self._instead(each, ButtonStyle.secondary)
            for replacement in preview.replacements
            if len(replacement.choices) > 1
            for each in replacement.choices
        ]

    def _instead(self, character: str, style: ButtonStyle, *, disabled: bool = False) -> Button[LayoutView]:
        label = self.wording.say("button-instead", name=self.wording.thing(character))
        return self.button("instead", character, label, style, disabled=disabled)


def tie_options(plan: Plan, say: Language) -> list[SelectOption]:
    """Offer the ways in which a tie can be decided; the edition's own one is the first that is named so."""
    own = edition_of(plan.edition).rules.tie_break
    return [
        option(
            say("options-choose-tie", how=say(f"tie-{each}"), own="yes" if each == own else "no"),
            EDITION if each == own else each,
            chosen=each == (plan.tie_break or own),
        )
        for each in TIE_BREAKS
    ]


def seat_options(model: OptionsModel, say: Language) -> list[SelectOption]:
    """Offer how many will play: so many, or as many as join."""
    about = say("options-seats-open.description", count=ASSUMED)
    open_end = option(say("options-seats-open"), "0", about, chosen=not model.expected)
    counts = seats_for(model.preview.plan.edition)
    expected = min(model.expected, counts[-1])
    return [
        open_end,
        *(option(say("options-seats", count=each), str(each), chosen=each == expected) for each in counts),
    ]

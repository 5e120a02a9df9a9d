"""The buttons, menus and forms of a lobby's options."""

from collections.abc import Iterable, Sequence

from discord import ButtonStyle, CheckboxGroupOption, RadioGroupOption, SelectOption
from discord.ui import Button, CheckboxGroup, Item, LayoutView, Modal, RadioGroup, Select, TextInput

from bot.controls import requests
from bot.controls.request import ON
from bot.screens.layout import Control, Row, button, form, menu, option
from bot.screens.limits import OPTION_LABEL, clip
from bot.view_models.lobby import OptionsModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.setup.changes import EDITION, TIE_BREAKS, all_card_choices
from engine.setup.choice import OwnChoice
from engine.setup.editions import EDITIONS, edition_of
from engine.setup.plan import SWITCHES, Plan, seats_for
from engine.setup.preview import CastRemark, Preview
from storage.values import ASSUMED_SEATS


class OptionControls:
    """Makes the controls on one page of a lobby's options."""

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
        """Make a button that sets an option to this value."""
        return button(
            requests.SetOption(self.game, self.page, verb, (value,)), label, style, disabled=disabled
        )

    def switch(self, verb: str, *, on: bool, disabled: bool = False) -> Control:
        """Make a button that switches an option on or off. Its label says which."""
        asked = requests.SetOption(self.game, self.page, verb, (ON[not on],))
        return button(asked, self.wording.say(f"switch-{verb}", state=ON[on]), disabled=disabled)

    def to(
        self, page: requests.OptionPage, label: str, style: ButtonStyle = ButtonStyle.secondary
    ) -> Button[LayoutView]:
        """Make a button that only shows another page."""
        return button(requests.SetOption(self.game, page, requests.GO, (self.page,)), label, style)

    def menu(
        self, verb: str, options: Sequence[SelectOption], text: str, *, fewest: int = 1, most: int = 1
    ) -> Row:
        """Make a row with a menu. It forgets its picks when another option is chosen.

        If none is chosen, it forgets its picks when its options change.
        """
        chosen = " ".join(each.value for each in options if each.default)
        chosen = chosen or " ".join(each.value for each in options)
        asked, lasting = requests.PickOption(self.game, self.page, verb), f"{self.page} {verb} {chosen}"
        return menu(asked, options, text, lasting=lasting, fewest=fewest, most=most)

    def replacements(self, preview: Preview, problems: Iterable[CastRemark]) -> list[Control]:
        """Make a button for each character that can replace an impossible one."""
        if not isinstance(preview.plan.cards, OwnChoice):
            return []
        names = dict.fromkeys(
            each for problem in problems if "character" in problem.facts for each in problem.instead
        )
        return [self._instead(each, ButtonStyle.primary) for each in names]

    def substitutes(self, preview: Preview) -> list[Control]:
        """Make a button for each character that can replace one of the set. The chosen one is green."""
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


def switch_state(name: str, say: Language, *, on: bool) -> str:
    """Name a switch of the options, and say whether it is on."""
    return say("switch-state", name=say(f"extra-{name}"), state=ON[on])


def explained_options(
    kind: str, values: Iterable[str], chosen: str, label: str, say: Language
) -> list[SelectOption]:
    """Make options from the messages `<kind>-<value>` with their descriptions; `label` has a `name`."""
    return [
        option(
            say(label, name=say(f"{kind}-{each}")),
            each,
            say(f"{kind}-{each}.description"),
            chosen=each == chosen,
        )
        for each in values
    ]


def tie_options(plan: Plan, say: Language) -> list[SelectOption]:
    """Offer the rules for ties; the value `EDITION` means the edition's own rule."""
    own = edition_of(plan.edition).rules.tie_break
    return [
        option(
            say("options-choose-tie", how=say(f"tie-{each}"), own=each == own),
            EDITION if each == own else each,
            chosen=each == (plan.tie_break or own),
        )
        for each in TIE_BREAKS
    ]


def seat_options(model: OptionsModel, say: Language) -> list[SelectOption]:
    """Offer each possible number of players, and any number."""
    about = say("options-seats-open.description", count=ASSUMED_SEATS)
    open_end = option(say("options-seats-open"), "0", about, chosen=not model.expected)
    counts = seats_for(model.preview.plan.edition)
    expected = min(model.expected, counts[-1])
    return [
        open_end,
        *(option(say("options-seats", count=each), str(each), chosen=each == expected) for each in counts),
    ]


def option_form(model: OptionsModel, stamp: str, click: int, say: Language) -> Modal:
    """Make the form for most options at once.

    It offers the options of all editions, because the host may change the edition in the form. `stamp`
    identifies the lobby's current settings.
    """
    plan = model.preview.plan
    fields: dict[str, Item[Modal]] = {
        "edition": _radio(requests.EDITION, "edition", EDITIONS, plan.edition, say),
        "set": _radio(requests.CARDS, "set", all_card_choices(), plan.cards.id, say),
        "extras": _extras(model, say),
        "seats": Select(custom_id=requests.SEATS, options=seat_options(model, say)),
        "tie": Select(custom_id=requests.TIE, options=tie_options(plan, say)),
    }
    labelled = ((say(f"form-{name}"), field) for name, field in fields.items())
    return form(requests.FillOptions(model.game, stamp, click), say("form-title"), labelled)


def name_form(game: str, name: str, say: Language) -> Modal:
    """Ask for the name of a set; `name` is its current name."""
    field = TextInput[Modal](custom_id="name", max_length=requests.LONGEST_NAME, default=name or None)
    return form(requests.SaveSet(game), say("name-title"), [(say("name-label"), field)])


def _radio(custom_id: str, kind: str, values: Iterable[str], chosen: str, say: Language) -> RadioGroup[Modal]:
    options = [
        RadioGroupOption(
            label=clip(say(f"{kind}-{each}"), OPTION_LABEL),
            value=each,
            description=clip(say(f"{kind}-{each}.description"), OPTION_LABEL),
            default=each == chosen,
        )
        for each in values
    ]
    return RadioGroup(custom_id=custom_id, options=options)


def _extras(model: OptionsModel, say: Language) -> CheckboxGroup[Modal]:
    plan = model.preview.plan
    options = [
        CheckboxGroupOption(
            label=clip(say(f"extra-{each.name}"), OPTION_LABEL),
            value=each.name,
            description=clip(say(f"extra-{each.name}.description"), OPTION_LABEL),
            default=each.on(plan),
        )
        for each in SWITCHES.values()
    ]
    return CheckboxGroup(custom_id=requests.EXTRAS, options=options, required=False, min_values=0)

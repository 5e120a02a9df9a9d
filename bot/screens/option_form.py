"""The forms of a lobby: most options at once, where menus would take ten clicks, and the name of a set."""

from collections.abc import Iterable, Sequence

from discord import CheckboxGroupOption, RadioGroupOption, SelectOption, TextStyle
from discord.ui import CheckboxGroup, Item, Label, Modal, RadioGroup, Select, TextInput

from bot.controls import requests
from bot.controls.request import Form
from bot.screens.limits import FORM_LABEL, FORM_TITLE, OPTION_LABEL, clip
from bot.screens.option_controls import seat_options, tie_options
from bot.screens.view_models.lobby import OptionsModel
from bot.words.language import Language
from engine.setup.changes import SWITCHES, all_card_choices
from engine.setup.editions import EDITIONS


def option_form(model: OptionsModel, stamp: str, click: int, say: Language) -> Modal:
    """Show what is set, to be changed and sent back as a whole.

    Options of some editions only are always offered, as the host may still choose another edition.
    `stamp` tells what the lobby is set to, `click` is the one for which the form is shown.
    """
    plan = model.preview.plan
    fields = [
        _field("edition", _radio(requests.EDITION, "edition", EDITIONS, plan.edition, say), say),
        _field("set", _radio(requests.CARDS, "set", all_card_choices(), plan.cards.id, say), say),
        _field("extras", _extras(model, say), say),
        _field("seats", _menu(requests.SEATS, seat_options(model, say)), say),
        _field("tie", _menu(requests.TIE, tie_options(plan, say)), say),
    ]
    return _form(requests.FillOptions(model.game, stamp, click), say("form-title"), fields)


def name_form(game: str, name: str, say: Language) -> Modal:
    """Ask for the name of a set; `name` is the one that it has already."""
    field = TextInput[Modal](
        style=TextStyle.short, custom_id="name", max_length=requests.LONGEST_NAME, default=name or None
    )
    return _form(requests.SaveSet(game), say("name-title"), [Label(text=say("name-label"), component=field)])


def _form(asked: Form, title: str, fields: Iterable[Item[Modal]]) -> Modal:
    form = Modal(title=clip(title, FORM_TITLE), custom_id=asked.custom_id, timeout=None)
    for field in fields:
        form.add_item(field)
    # discord.py would remember the form to listen to it; a sent form is found by its id alone.
    form.stop()
    return form


def lacking_text(lacking: Sequence[str], edition: str, say: Language) -> str:
    """Say which set and switches of a form were left out, as the edition hasn't got them; empty if none."""
    names = [say(f"extra-{each}") if each in SWITCHES else say(f"set-{each}") for each in lacking]
    if not names:
        return ""
    return say("options-form-lacking", edition=say(f"edition-{edition}"), names=", ".join(names))


def _field(name: str, component: Item[Modal], say: Language) -> Label[Modal]:
    return Label(text=clip(say(f"form-{name}"), FORM_LABEL), component=component)


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
    on = {"nine": plan.nine, "actions": plan.action_cards, "short": plan.short}
    options = [
        CheckboxGroupOption(
            label=clip(say(f"extra-{each}"), OPTION_LABEL),
            value=each,
            description=clip(say(f"extra-{each}.description"), OPTION_LABEL),
            default=on[each],
        )
        for each in SWITCHES
    ]
    return CheckboxGroup(custom_id=requests.EXTRAS, options=options, required=False, min_values=0)


def _menu(custom_id: str, options: list[SelectOption]) -> Select[Modal]:
    return Select(custom_id=custom_id, options=options)

"""The options of a lobby, which only its host sees: the pages about the whole game."""

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.finding_players import finding_parts
from bot.screens.layout import DIVIDER, Control, Part, Row, button, compose, note_block, option, row
from bot.screens.limits import Block, block
from bot.screens.option_controls import (
    OptionControls,
    explained_options,
    seat_options,
    switch_state,
    tie_options,
)
from bot.screens.option_pages import cast_parts, districts_parts, for_how_many, seats_parts
from bot.screens.setting import cards_name, contents, notes_block, pace_parts, problems_block, switch_parts
from bot.view_models.lobby import OptionsModel
from bot.wording.wording import Wording
from bot.words.language import Language
from bot.words.names import plain
from engine.setup.changes import card_choices
from engine.setup.choice import OwnChoice, RandomSet
from engine.setup.editions import EDITIONS, edition_of
from engine.setup.plan import SWITCHES
from engine.setup.preview import NINTH

_OWN_PAGES = {"cast": cast_parts, "districts": districts_parts}


def options_screen(model: OptionsModel, say: Language) -> LayoutView:
    """Show a page of the options; if this one has nothing to choose, the main page."""
    page = _page(model, Wording(say, (), rules=model.preview.rules))
    return compose([note_block(model.note, say), DIVIDER, *page], None)


def _page(model: OptionsModel, wording: Wording) -> list[Part]:
    if make := _TABLE_PAGES.get(model.page):
        return make(model, OptionControls(model.game, model.page, wording))
    if model.finding is not None:
        return finding_parts(model.finding, OptionControls(model.game, "meet", wording))
    cards, make = model.preview.plan.cards, _OWN_PAGES.get(model.page)
    if make and isinstance(cards, OwnChoice):
        return make(model.preview, cards, OptionControls(model.game, model.page, wording))
    return _main(model, OptionControls(model.game, "main", wording))


def _extras(model: OptionsModel, controls: OptionControls) -> list[Part]:
    say = controls.wording.say
    return [
        block(say("extras-title")),
        controls.menu("tie", tie_options(model.preview.plan, say), say("menu-tie")),
        *switch_parts(model, controls),
        controls.to("main", say("button-back"), ButtonStyle.primary),
    ]


_TABLE_PAGES = {"pace": pace_parts, "extras": _extras, "seats": seats_parts}


def _main(model: OptionsModel, controls: OptionControls) -> list[Part]:
    wording, preview = controls.wording, model.preview
    say, game = wording.say, model.game
    return [
        block(say("options-title")),
        _set_to(model, wording),
        notes_block(preview, wording, choosable=False),
        problems_block(preview.problems, wording),
        *controls.replacements(preview, preview.problems),
        *controls.substitutes(preview),
        button(requests.OpenOptionForm(game), say("button-form"), ButtonStyle.primary),
        controls.to("meet", say("button-find")),
        *_menus(model, controls),
        *([_saved_menu(model, controls)] if model.saved else []),
        *_switch_parts(model, controls),
        # The buttons to save have their own row, because a phone has room for both side by side.
        row(*_saving(model, controls)),
        button(requests.CloseOptions(game), say("button-options-done"), ButtonStyle.success),
        controls.to("pace", say("button-pace")),
        controls.to("extras", say("button-extras")),
        controls.to("seats", say("button-seats")),
    ]


def _set_to(model: OptionsModel, wording: Wording) -> Block:
    say, plan = wording.say, model.preview.plan
    size = model.preview.rules.size_for(model.preview.seats)
    # Each menu explains its options, so only name the chosen ones.
    lines = [
        say("options-edition", name=say(f"edition-{plan.edition}")),
        say("options-cards", name=cards_name(model.preview, model.saved_as, wording)),
        for_how_many(model, say),
        say("small", text=say("setting-size", size=size)),
    ]
    return block("\n".join(lines))


def _menus(model: OptionsModel, controls: OptionControls) -> list[Row]:
    say, plan = controls.wording.say, model.preview.plan
    chosen = "" if model.saved_as else plan.cards.id
    editions = explained_options("edition", EDITIONS, plan.edition, "options-choose-edition", say)
    sets = explained_options("set", card_choices(plan.edition), chosen, "options-choose-set", say)
    return [
        controls.menu(requests.SEATS, seat_options(model, say), say("menu-seats")),
        controls.menu("edition", editions, say("menu-edition")),
        controls.menu("cards", sets, say("menu-set")),
    ]


def _saved_menu(model: OptionsModel, controls: OptionControls) -> Row:
    say = controls.wording.say
    options = [
        option(
            plain(each.name, requests.LONGEST_NAME),
            str(each.id),
            contents(each.plan, say),
            chosen=each == model.taken,
        )
        for each in model.saved
    ]
    return controls.menu("saved", options, say("menu-saved"))


def _own_buttons(model: OptionsModel, controls: OptionControls) -> list[Control]:
    say, plan = controls.wording.say, model.preview.plan
    if isinstance(plan.cards, RandomSet):
        return [controls.button("draw", "again", say("button-draw"), ButtonStyle.primary)]
    if isinstance(plan.cards, OwnChoice):
        return [
            controls.to("cast", say("button-cast"), ButtonStyle.primary),
            controls.to("districts", say("button-districts"), ButtonStyle.primary),
        ]
    return []


def _switch_parts(model: OptionsModel, controls: OptionControls) -> list[Part]:
    """Show which switches of the plan are on. Offer to change the cards and the switches."""
    preview, say = model.preview, controls.wording.say
    plan, edition = preview.plan, edition_of(preview.plan.edition)
    needed = {"nine"} if min(edition.cast_sizes(preview.seats)) == NINTH else set[str]()
    offered = {
        each.name: each.on(plan) or each.name in needed for each in SWITCHES.values() if each.offered(edition)
    }
    states = " · ".join(switch_state(name, say, on=on) for name, on in offered.items())
    buttons = [controls.switch(name, on=on, disabled=name in needed) for name, on in offered.items()]
    return [block(say("small", text=states)), *_own_buttons(model, controls), *buttons]


def _saving(model: OptionsModel, controls: OptionControls) -> list[Control]:
    say = controls.wording.say
    found: list[Control] = [
        controls.button("save", "as", say("button-save"), disabled=not model.preview.counts)
    ]
    if model.deletable is not None:
        # The menu above names the set, so the button doesn't.
        label = say("button-delete-set")
        found.append(controls.button("delete", str(model.deletable.id), label, ButtonStyle.danger))
    return found

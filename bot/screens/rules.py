"""The rules as short pages with pictures, and the help."""

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.cards import uniques_picture
from bot.pictures.draft import cast_picture
from bot.pictures.picture import Picture
from bot.pictures.rules import rules_picture
from bot.screens import look_up
from bot.screens.layout import QUIET_COLOUR, Control, Part, button, compose, link_button, pictured
from bot.screens.limits import Block, block
from bot.screens.opponents import PERSONA_NUMBERS, name_of
from bot.view_models.rules import RulesModel
from bot.wording.wording import Wording
from bot.words.card_texts import either, together
from bot.words.language import Language, Value
from engine.cards.characters import CHARACTER_CARDS, RANK
from engine.cards.districts import COLOURED
from engine.characters.powers import paid_for
from engine.characters.rank4 import CrownMover, CrownTaker
from engine.flow.selection import joins
from engine.hooks import CHARACTERS, MARKS
from engine.setup.editions import DEFAULT_EDITION


def rules_screen(model: RulesModel, page: str, say: Language, picture: Picture | None = None) -> LayoutView:
    """Show a page of the rules, with its picture if there is one, and menus of cards and pages."""
    wording, pages = Wording(say, (), rules=model.rules), look_up.titles(model, say, page)
    cards = look_up.pages_of(model).get(page, ())
    # A picture of cards includes the title, so the text needs none.
    title = "" if cards and picture else say("card-title", name=pages[page])
    parts: list[Part] = [block(title)]
    if picture:
        parts.append(pictured(picture, say))
    if not cards:
        parts += [_text(model, page, wording), *([] if model.cast else [look_up.told_as(model, say)])]
    elif not picture:
        parts.append(block("\n".join(_effect(each, wording) for each in cards)))
    about = cards or tuple(each for each in look_up.TOPICS[page].cards if model.has(each))
    menus = look_up.look_up_rows(model, say, about, page)
    return compose([*parts, *_turning(model, page, list(pages), say), *menus], QUIET_COLOUR)


def page_picture(model: RulesModel, page: str, say: Language) -> Picture:
    """Make the picture of a page."""
    title, cards = look_up.titles(model, say, page)[page], look_up.pages_of(model).get(page, ())
    if not cards:
        return rules_picture(look_up.figures_of(look_up.TOPICS[page], model.cast), title, say)
    make = cast_picture if page.startswith(look_up.CAST_PAGE) else uniques_picture
    return make(cards, title, say, model.rules)


def _text(model: RulesModel, page: str, wording: Wording) -> Block:
    if page == look_up.SPECIAL_PAGE:
        lines = look_up.special_rules(model, wording.say) or [wording.say("rules-usual")]
        return block("\n".join(wording.say("rules-special-line", text=text) for text in lines))
    return block(wording.say(wording.ruled(f"about-{page}"), **_facts(model, wording)))


def _facts(model: RulesModel, wording: Wording) -> dict[str, Value]:
    say, rules, seats = wording.say, model.rules, model.seats
    playing = {each: CHARACTERS[each] for each in CHARACTER_CARDS if model.has(each)}
    layers = {mark.layer for mark in MARKS.values()}

    def either_of(*names: str) -> Value:
        return either(say, [say(f"character-{each}") for each in names]) or "none"

    takers = [name for name, each in playing.items() if isinstance(each, CrownTaker)]
    givers = [name for name, each in playing.items() if isinstance(each, CrownMover) and name not in takers]
    last = joins(seats, len(model.cast))
    return {
        "size": rules.size_for(seats),
        "few": rules.size_for(2),
        "seats": seats,
        "tie": wording.tie_break,
        "last": last if model.cast else "any",
        "nine": any(RANK[each] == 9 for each in playing),
        "naming": together(say, [say(f"character-{each}") for each in playing if each in layers]),
        "takers": either_of(*takers),
        "givers": either_of(*givers),
        **{kind: either_of(*(each for each in playing if paid_for(each) == kind)) for kind in COLOURED},
        **{f"name{number}": name_of(number, say) for number in PERSONA_NUMBERS},
    }


def _effect(card: str, wording: Wording) -> str:
    effect = wording.effect(card)
    if card in RANK:
        return wording.say("rules-character", character=wording.character(card), effect=effect)
    return wording.say("rules-unique", card=wording.card(card), effect=effect)


def _turning(model: RulesModel, page: str, pages: Sequence[str], say: Language) -> list[Control]:
    here = pages.index(page)
    before, after = pages[here - 1], pages[(here + 1) % len(pages)]
    return [
        button(requests.LookUp(model.source, before), say("button-rules-back"), disabled=not here),
        button(requests.LookUp(model.source, after), say("button-rules-next"), ButtonStyle.primary),
    ]


def help_screen(say: Language, *, in_server: bool, support: str = "") -> LayoutView:
    """Explain what to do first, and where to get help. `support` is the operator's address for questions."""
    begin = say("help-new" if in_server else "help-new-anywhere")
    controls: list[Control] = [
        button(requests.NewLobby(), say("button-new"), ButtonStyle.primary),
        button(requests.Learn(), say("button-learn")),
        button(requests.LookUp(DEFAULT_EDITION.id, look_up.OVERVIEW), say("button-rules")),
        *([link_button(say("button-help-support"), support)] if support else []),
    ]
    return compose(
        [
            block(say("help-start")),
            block("\n".join([begin, say("help-play")])),
            block("\n".join(say(key) for key in ("help-lost", "help-leave"))),
            block(say("help-words")),
            block(say("help-more"), "", weight=50),
            # A reader sees the end of a chat, so the first button to press comes last.
            *controls,
        ],
        None,
    )

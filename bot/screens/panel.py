"""The private panel: the open question with everything needed to answer it, or that one waits.

A chat stands at its end, so the question and its controls come last. Above them are one line with where one
stands, at most three lines of what concerns the reader, and one picture. The rest is behind *More*.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.draft import DraftPicture
from bot.pictures.hand import HandPicture
from bot.pictures.lesson import LessonPicture
from bot.pictures.picture import Picture
from bot.screens.absence import own_absence, own_return
from bot.screens.advice import advice_blocks, advice_button
from bot.screens.choices import ShownOption, question
from bot.screens.controls import MOST_BUTTONS, Controls, Room, fits
from bot.screens.fit import Block, block
from bot.screens.hand import hand_block
from bot.screens.layout import (
    GOLD,
    QUIET,
    Control,
    Part,
    button,
    compose,
    labels_of,
    note_block,
    pages_block,
    pictured,
)
from bot.screens.limits import OPTION_LABEL
from bot.screens.lines import offered
from bot.screens.more import explained
from bot.screens.phone import AROUND, MENU, MOST, ROW, picture_height, room_below
from bot.screens.situation import aside_lines, moment, robbed_line, status_line, where_line
from bot.screens.victim import told_lines
from bot.screens.view_models.panel import PanelModel
from bot.screens.wishes import granted_line
from bot.screens.wording import Wording, reader_wording
from bot.words.language import Language
from bot.words.names import escaped
from engine.cards.characters import RANK
from engine.decision import Decision, argument

FEW = 4
"""A turn in the first round has at most so many buttons for somebody who is new."""


def panel_screen(model: PanelModel, language: Language, pictures: Sequence[Picture] = ()) -> LayoutView:
    """Show the panel of a seat: its question if it has one, else that it waits."""
    parts = panel_parts(model, language, pictures, _below(model, language))
    return compose(parts, GOLD if model.decision else QUIET)


def panel_parts(
    model: PanelModel,
    language: Language,
    pictures: Sequence[Picture] = (),
    below: Sequence[Control] = (),
    lesson: Sequence[Block] = (),
) -> list[Part]:
    """Return all of a panel; in a lesson its text takes the place of all other texts but those of a picture.

    `below` are the buttons that lead elsewhere: they stand behind those of the question. A picture takes the
    place of what stands in it: the hand, or the choice of characters.
    """
    wording = reader_wording(model, language)
    drawn = [each for each in pictures if isinstance(each, DraftPicture | HandPicture | LessonPicture)]
    high = sum(map(picture_height, drawn))
    shown: list[Part] = [pictured(each, language) for each in drawn]
    parts, room = list[Part](), 0.0
    for parts in _versions(model, wording, shown, lesson):
        room = room_below(parts) - high
        if room >= MENU + ROW:
            break
    if model.decision is None:
        return [*parts, *below]
    named = any(isinstance(each, DraftPicture) for each in drawn)
    return [*parts, *_answers(model, wording, room, below, named=named)]


def _versions(
    model: PanelModel, wording: Wording, shown: list[Part], lesson: Sequence[Block]
) -> Iterator[list[Part]]:
    """Return all that stands above the controls, the longest version first, down to what has to be there."""
    # A hint takes the place of what its reader has read by now, so that no button has to give way.
    hinted = model.advice is not None and model.advice.status == "given"
    told = [] if lesson or hinted else told_lines(model, wording)
    words = [list[Block]()] if shown else _in_words(model, wording)
    for brief in (False, True):
        asked = list(lesson) or _question(model, wording, brief=brief)
        for in_words in words:
            for count in range(len(told), -1, -1):
                top = [] if lesson else _top(model, wording, told[:count])
                yield [*top, *shown, *in_words, *asked]


def _top(model: PanelModel, wording: Wording, told: Sequence[str]) -> list[Block]:
    """One line with where one stands; then what concerns one, and the note."""
    wish = block(granted_line(model.granted, wording), "", weight=85)
    lost = block(wording.say("panel-board-lost") if model.lost else "", "", weight=70)
    status = block(status_line(model.view, wording, model.until))
    lines = block("\n".join(told), "", weight=80)
    where = block(where_line(model, wording), "", weight=5)
    return [
        where,
        status,
        wish,
        *own_absence(model, wording.say),
        lines,
        lost,
        note_block(model.note, wording.say),
    ]


def _in_words(model: PanelModel, wording: Wording) -> list[list[Block]]:
    """Tell what a picture would show: with all details, or on one line."""
    if model.subject == "hand" and model.view.hand:
        whole = hand_block(model.view, wording)
        return [[whole._replace(versions=whole.versions[first:])] for first in range(len(whole.versions))]
    aside = aside_lines(model.view, wording) if model.subject == "draft" else ""
    return [[block(aside, "", weight=60)]]


def _question(model: PanelModel, wording: Wording, *, brief: bool) -> list[Block]:
    """Return the question, and above it what helps to answer it; else that one waits."""
    decision = model.decision
    if decision is None:
        return _waiting(model, wording)
    text, _ = question(model, wording)
    why = wording.say.find(wording.ruled(f"why-{decision.kind}")) if model.explained and not brief else None
    return [
        *advice_blocks(model, wording),
        block(wording.say("panel-why", text=why) if why else "", "", weight=50),
        block(robbed_line(model, wording), "", weight=60),
        block(wording.say("panel-question", text=text)),
    ]


def _answers(
    model: PanelModel, wording: Wording, pixels: float, below: Sequence[Control], *, named: bool
) -> list[Part]:
    """Return the controls in so many pixels: buttons as far as there is room, else menus.

    Where a picture names the characters beside their ranks, the ranks alone can stand on buttons.
    """
    few = model.beginner and model.question.kind == "turn" and model.view.round == 1
    room = Room(pixels, FEW if few else MOST_BUTTONS, labels_of(below))
    options, told = offered(model, wording, room), list[Block]()
    if named and not fits(options, room):
        ranked = [_ranked(each, model.question) for each in options]
        options = ranked if fits(ranked, room) else options
    elif model.subject == "draft" and not named:
        told = [block("\n".join(explained(options, wording)), "", weight=30)]
        left = room._replace(pixels=room_below(told) - MOST + AROUND + pixels)
        room, told = (left, told) if left.pixels > MENU + ROW else (room._replace(most=0), [])
    controls = Controls(model, options, wording.say, room, below)
    return [*told, *_pages(controls, options, wording.say), *controls.rows()]


def _ranked(choice: ShownOption, decision: Decision) -> ShownOption:
    """Name a character by its rank alone."""
    character = argument(decision.options[choice.index])
    return replace(choice, label=str(RANK[character])) if character in RANK else choice


def _pages(controls: Controls, options: Sequence[ShownOption], language: Language) -> list[Block]:
    """Say which page of the options this is, and what was picked on others."""
    if not controls.paged:
        return []
    blocks = [pages_block(controls.page, controls.pages, language)]
    if controls.picked:
        named = {choice.index: escaped(choice.label, OPTION_LABEL) for choice in options}
        things = ", ".join(named[index] for index in controls.picked)
        count = len(controls.picked)
        text = language("panel-picked", count=count, things=things)
        blocks.append(block(text, language("panel-picked-count", count=count), weight=25))
    return blocks


def _waiting(model: PanelModel, wording: Wording) -> list[Block]:
    """Say that one waits, in words that stay true, for this message isn't changed with every move.

    The board says for whom. The rest of the panel is as old as the panel.
    """
    say = wording.say
    headline = [] if own_absence(model, say) else [block(say("panel-waiting"))]
    if not model.made:
        return headline
    return [*headline, block(say("small", text=say("panel-waiting-how", made=moment(model.made))), weight=60)]


def step_back(model: PanelModel, say: Language) -> list[Control]:
    """Return the button that takes the last step back, if there is one to be taken back."""
    if model.decision is None or not model.decision.back:
        return []
    return [
        button(requests.AnswerOption(model.game, model.tag, None), say("option-back"), ButtonStyle.secondary)
    ]


def _below(model: PanelModel, say: Language) -> list[Control]:
    """Return the buttons that lead elsewhere."""
    waits = [] if model.decision else [button(requests.Play(model.game), say("button-refresh"))]
    asked = advice_button(model, say) if model.advice and model.advice.status != "offered" else []
    more = button(requests.ShowMore(model.game), say("button-more"))
    cities = [button(requests.ShowBoard(model.game), say("button-cities"))] if model.alone else []
    return [*own_return(model, say), *step_back(model, say), *asked, *waits, *cities, more]

"""The private panel: the open question with everything needed to answer it, or whom one waits for."""

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls.question_items import AnswerButton
from bot.screens.choices import Choice, choices, question
from bot.screens.controls import Controls
from bot.screens.fit import Block, block, newest
from bot.screens.hand import hand_blocks
from bot.screens.layout import LINE, QUIET, Control, Part, button, compose, game_button, link_button, rows
from bot.screens.limits import OPTION_LABEL
from bot.screens.names import escaped
from bot.screens.situation import aside_lines, sign_lines
from bot.screens.view_models import PanelModel
from bot.screens.wording import Wording
from bot.words.language import Language
from engine.decision import Decision

MOST_EVENTS = 12


def panel_screen(model: PanelModel, language: Language) -> LayoutView:
    """Show the panel of a seat: its question if it has one, else what it waits for."""
    wording = Wording(language, model.players, model.view.seat, model.rules)
    if model.decision is None:
        return _waiting(model, wording)
    options = choices(model, wording)
    controls = Controls(
        model.game, model.tag, model.decision, options, language, page=model.page, picked=model.picked
    )
    parts: list[Part] = [
        *_top(model, wording),
        LINE,
        *hand_blocks(model.view, wording),
        LINE,
        *_question(model, model.decision, wording),
        *_explained(controls, options, language),
        *controls.rows(),
        *rows(_below(model, model.decision, language)),
    ]
    return compose(parts)


def _top(model: PanelModel, wording: Wording) -> list[Block]:
    say, view = wording.say, model.view
    character = "none"
    if view.turn is not None and view.turn.seat == view.seat:
        character = wording.thing(view.turn.character)
    title = say("panel-title", round=view.round, character=character)
    happened = newest(say("panel-events"), wording.happened(model.events), MOST_EVENTS, weight=10)
    note = say("panel-note", text=model.note) if model.note else ""
    lines = [aside_lines(view, wording), *(say("small", text=line) for line in sign_lines(view, wording))]
    around = "\n".join(line for line in lines if line)
    return [block(title), block(note, weight=90), happened, block(around, "", weight=20)]


def _question(model: PanelModel, decision: Decision, wording: Wording) -> list[Block]:
    text, hint = question(model, decision, wording)
    blocks = [block(wording.say("panel-question", text=text))]
    if hint:
        blocks.append(block(wording.say("small", text=hint), "", weight=60))
    return blocks


def _explained(controls: Controls, options: list[Choice], language: Language) -> list[Block]:
    """Explain the options on buttons, as menus explain theirs; and say what was picked on other pages."""
    lines = [
        # A label is no markup, and may have a name in it.
        language("panel-option", label=escaped(choice.label, OPTION_LABEL), text=choice.description)
        for choice in controls.buttons
        if choice.description and choice.verb != "build" and not controls.paged
    ]
    blocks = [block("\n".join(lines), "", weight=30)] if lines else []
    if controls.paged:
        pages = language("panel-page", page=controls.page + 1, pages=controls.pages)
        blocks.append(block(language("small", text=pages)))
        if controls.picked:
            things = ", ".join(escaped(options[index].label, OPTION_LABEL) for index in controls.picked)
            text = language("panel-picked", count=len(controls.picked), things=things)
            blocks.append(block(text, "", weight=25))
    return blocks


def _below(model: PanelModel, decision: Decision | None, language: Language) -> list[Control]:
    controls: list[Control] = []
    if decision is not None and decision.back:
        back = button(language("option-back"), ButtonStyle.secondary)
        controls.append(AnswerButton(model.game, model.tag, None, back))
    if decision is None and model.view.phase != "over":
        controls.append(game_button("play", model.game, language("button-refresh")))
    controls.append(game_button("rules", model.game, language("button-rules")))
    if model.board:
        controls.append(link_button(language("button-board"), model.board))
    return controls


def _waiting(model: PanelModel, wording: Wording) -> LayoutView:
    parts: list[Part] = [
        *_top(model, wording),
        LINE,
        *hand_blocks(model.view, wording),
        LINE,
        *_awaited(model, wording),
        *rows(_below(model, None, wording.say)),
    ]
    return compose(parts, QUIET)


def _awaited(model: PanelModel, wording: Wording) -> list[Block]:
    say, view = wording.say, model.view
    if view.asked is None:
        return [block(say("panel-over"))]
    if view.phase == "selection":
        hint = say("panel-waiting-selection")
    else:
        playing = view.turn is not None and view.turn.seat == view.asked
        character = wording.thing(view.turn.character) if view.turn is not None and playing else "none"
        hint = say("panel-waiting-turns", character=character)
    title = say("panel-waiting", seat=wording.name(view.asked))
    return [block(title), block(say("small", text=hint), "", weight=60)]

"""The private panel: the open question with everything needed to answer it, or whom one waits for."""

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls.question_items import AnswerButton
from bot.screens.choices import Choice, choices, question
from bot.screens.controls import Controls
from bot.screens.fit import Block, block, newest
from bot.screens.hand import hand_blocks
from bot.screens.layout import LINE, QUIET, Control, Part, button, compose, game_button, link_button, rows
from bot.screens.situation import aside_lines, sign_lines
from bot.screens.view_models import PanelScene
from bot.screens.wording import Wording
from bot.words.language import Language
from engine.decision import Decision

MOST_EVENTS = 12


def panel_screen(scene: PanelScene, language: Language) -> LayoutView:
    """Show the panel of a seat: its question if it has one, else what it waits for."""
    wording = Wording(language, scene.players, scene.view.seat, scene.rules)
    if scene.decision is None:
        return _waiting(scene, wording)
    options = choices(scene, wording)
    controls = Controls(
        scene.game, scene.tag, scene.decision, options, language, page=scene.page, picked=scene.picked
    )
    parts: list[Part] = [
        *_top(scene, wording),
        LINE,
        *hand_blocks(scene.view, wording),
        LINE,
        *_question(scene, scene.decision, wording),
        *_explained(controls, options, language),
        *controls.rows(),
        *rows(_below(scene, scene.decision, language)),
    ]
    return compose(parts)


def _top(scene: PanelScene, wording: Wording) -> list[Block]:
    say, view = wording.say, scene.view
    character = "none"
    if view.turn is not None and view.turn.seat == view.seat:
        character = wording.thing(view.turn.character)
    title = say("panel-title", round=view.round, character=character)
    happened = newest(say("panel-events"), wording.happened(scene.events), MOST_EVENTS, weight=10)
    note = say("panel-note", text=scene.note) if scene.note else ""
    lines = [aside_lines(view, wording), *(say("small", text=line) for line in sign_lines(view, wording))]
    around = "\n".join(line for line in lines if line)
    return [block(title), block(note, weight=90), happened, block(around, "", weight=20)]


def _question(scene: PanelScene, decision: Decision, wording: Wording) -> list[Block]:
    text, hint = question(scene, decision, wording)
    blocks = [block(wording.say("panel-question", text=text))]
    if hint:
        blocks.append(block(wording.say("small", text=hint), "", weight=60))
    return blocks


def _explained(controls: Controls, options: list[Choice], language: Language) -> list[Block]:
    """Explain the options on buttons, as menus explain theirs; and say what was picked on other pages."""
    lines = [
        language("panel-option", label=choice.label, text=choice.description)
        for choice in controls.buttons
        if choice.description and choice.verb != "build" and not controls.paged
    ]
    blocks = [block("\n".join(lines), "", weight=30)] if lines else []
    if controls.paged:
        pages = language("panel-page", page=controls.page + 1, pages=controls.pages)
        blocks.append(block(language("small", text=pages)))
        if controls.picked:
            things = ", ".join(options[index].label for index in controls.picked)
            text = language("panel-picked", count=len(controls.picked), things=things)
            blocks.append(block(text, "", weight=25))
    return blocks


def _below(scene: PanelScene, decision: Decision | None, language: Language) -> list[Control]:
    controls: list[Control] = []
    if decision is not None and decision.back:
        back = button(language("option-back"), ButtonStyle.secondary)
        controls.append(AnswerButton(scene.game, scene.tag, None, back))
    if decision is None and scene.view.phase != "over":
        controls.append(game_button("play", scene.game, language("button-refresh")))
    controls.append(game_button("rules", scene.game, language("button-rules")))
    if scene.board:
        controls.append(link_button(language("button-board"), scene.board))
    return controls


def _waiting(scene: PanelScene, wording: Wording) -> LayoutView:
    parts: list[Part] = [
        *_top(scene, wording),
        LINE,
        *hand_blocks(scene.view, wording),
        LINE,
        *_awaited(scene, wording),
        *rows(_below(scene, None, wording.say)),
    ]
    return compose(parts, QUIET)


def _awaited(scene: PanelScene, wording: Wording) -> list[Block]:
    say, view = wording.say, scene.view
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

"""The private panel: the open question with everything needed to answer it, or that one waits.

The question and its controls come first, so that a phone shows them without scrolling; below them what one
has, and what happened.
"""

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.drawing import Picture
from bot.pictures.models import DraftPicture
from bot.screens.absence import own_absence, own_return
from bot.screens.advice import advice_blocks, advice_button
from bot.screens.choices import Choice, asked_as, option_label, question
from bot.screens.controls import Controls
from bot.screens.fit import Block, block, newest
from bot.screens.hand import hand_parts
from bot.screens.layout import (
    GOLD,
    LINE,
    QUIET,
    Control,
    Part,
    button,
    compose,
    link_button,
    pictured,
    rows,
)
from bot.screens.limits import BUTTON_LABEL, OPTION_LABEL, clip
from bot.screens.lines import offered
from bot.screens.names import escaped
from bot.screens.situation import aside_lines, moment, sign_lines, status_line
from bot.screens.victim import suffered_lines, told_first
from bot.screens.view_models.panel import PanelModel
from bot.screens.wishes import granted_line, wishes_buttons
from bot.screens.wording import Wording
from bot.words.language import Language
from engine.decision import Decision, Lack
from engine.events import Event
from engine.view import View

MOST_EVENTS = 12


def panel_screen(model: PanelModel, language: Language, pictures: Sequence[Picture] = ()) -> LayoutView:
    """Show the panel of a seat: its question if it has one, else that it waits."""
    parts = [*panel_parts(model, language, pictures), *rows(_below(model, language))]
    return compose(parts, GOLD if model.decision else QUIET)


def panel_parts(model: PanelModel, language: Language, pictures: Sequence[Picture] = ()) -> list[Part]:
    """Return all of a panel but what leads elsewhere, for a lesson to stand around it.

    Pictures take the place of what stands in them: the hand, and what characters do among which one chooses.
    """
    wording = Wording(language, model.players, model.view.seat, model.rules, model.view.cast)
    told = told_first(model, wording)
    if model.decision is None:
        return [
            *_top(model, wording, told),
            *_waiting(model, wording),
            *_rest(model, wording, told, pictures),
        ]
    options = offered(model, wording)
    controls = Controls(
        model.game,
        model.tag,
        model.decision,
        options,
        language,
        page=model.page,
        picked=model.picked,
        missing=reasons(model, model.decision, wording),
    )
    return [
        *_top(model, wording, told),
        *_question(model, model.decision, wording),
        *_pages(controls, options, language),
        *controls.rows(),
        *advice_blocks(model, wording),
        *(_draft(pictures, language) or _explained(controls, model, wording)),
        *_rest(model, wording, told, pictures),
    ]


def _top(model: PanelModel, wording: Wording, told: Sequence[Event]) -> list[Block]:
    """One line with where one stands; then what was done to one (these events), and the note."""
    note = wording.say("panel-note", text=model.note) if model.note else ""
    absence = own_absence(model, wording.say)
    wish = block(granted_line(model.granted, wording), weight=85)
    done = block("\n".join([*suffered_lines(model, wording), *map(wording.event, told)]), weight=80)
    return [block(status_line(model.view, wording)), wish, *absence, done, block(note, weight=90)]


def _question(model: PanelModel, decision: Decision, wording: Wording) -> list[Block]:
    text, hint = question(model, decision, wording)
    blocks = [block(wording.say("panel-question", text=text))]
    if model.until:
        blocks.append(block(wording.say("panel-until", until=moment(model.until)), weight=90))
    if hint:
        blocks.append(block(wording.say("small", text=hint), "", weight=60))
    if model.explained and (why := wording.say.find(wording.ruled(f"why-{decision.kind}"))):
        blocks.append(block(wording.say("panel-why", text=why), "", weight=50))
    return blocks


def _pages(controls: Controls, options: list[Choice], language: Language) -> list[Block]:
    """Say which page of the options this is, and what was picked on others."""
    if not controls.paged:
        return []
    pages = language("panel-page", page=controls.page + 1, pages=controls.pages)
    blocks = [block(language("small", text=pages))]
    if controls.picked:
        named = {choice.index: _text(choice.label) for choice in options}
        things = ", ".join(named[index] for index in controls.picked)
        count = len(controls.picked)
        text = language("panel-picked", count=count, things=things)
        blocks.append(block(text, language("panel-picked-count", count=count), weight=25))
    return blocks


def _explained(controls: Controls, model: PanelModel, wording: Wording) -> list[Block]:
    """Explain the options on buttons, as menus explain theirs; and menus of what one option leads to."""
    if controls.paged:
        return []
    language = wording.say
    told = [(group[0].about, group[0].menu_help) for group in controls.menus]
    told += [
        (choice.about or choice.label, choice.description)
        for choice in controls.buttons
        if choice.verb != "build"
    ]
    told += _building(controls, model.view, wording)
    lines = dict.fromkeys(
        language("panel-option", label=_text(label), text=_text(text)) for label, text in told if text
    )
    return [block("\n".join(lines), "", weight=30)] if lines else []


def _building(controls: Controls, view: View, wording: Wording) -> list[tuple[str, str]]:
    """Tell what building means for everybody in the game of some characters, but for those themselves."""
    say, turn = wording.say, view.turn
    if turn is None or not any("build" in choice.verb for choice in controls.choices):
        return []
    keys = (f"built-beside-{each}" for each in view.cast if each != turn.character)
    return [(say("built-about"), text) for key in keys if (text := say.find(wording.ruled(key)))]


def _draft(pictures: Sequence[Picture], language: Language) -> list[Part]:
    """Show the characters that one may choose from, if they are drawn."""
    return [pictured(each, language) for each in pictures if isinstance(each, DraftPicture)]


def _text(label: str) -> str:
    """Write in a text what stands on a control: there it is no markup, and a name may be in it."""
    return escaped(label, OPTION_LABEL)


def _waiting(model: PanelModel, wording: Wording) -> list[Block]:
    """Say that one waits, in words that stay true, for this message isn't changed with every move.

    The board says for whom. The rest of the panel is as old as the panel.
    """
    say = wording.say
    headline = [] if own_absence(model, say) else [block(say("panel-waiting"))]
    if not model.made:
        return headline
    return [*headline, block(say("small", text=say("panel-waiting-how", made=moment(model.made))), weight=60)]


def _rest(
    model: PanelModel, wording: Wording, told: Sequence[Event], pictures: Sequence[Picture]
) -> list[Part]:
    """Return the player's own things, the open table, and the events except these."""
    say, view = wording.say, model.view
    lines = [aside_lines(view, wording), *(say("small", text=line) for line in sign_lines(view, wording))]
    around = "\n".join(line for line in lines if line)
    events = [event for event in model.events if not any(event is each for each in told)]
    happened = newest(
        say("panel-events"),
        wording.happened(events),
        MOST_EVENTS,
        10,
        lambda count: say("panel-left-out", count=count),
    )
    where = block(_where(model, wording), "", weight=70 if model.lost else 5)
    below = [block(around, "", weight=60), happened, where]
    return [LINE, *hand_parts(view, wording, pictures), LINE, *below]


def _where(model: PanelModel, wording: Wording) -> str:
    """Tell one game from others that are played in the same channel, or how to see the board again."""
    if model.lost:
        return wording.say("panel-board-lost")
    if not model.channel:
        return ""
    others = ", ".join(wording.name(seat.seat) for seat in model.view.seats if seat.seat != model.view.seat)
    where = wording.say("panel-where", channel=f"<#{model.channel}>", others=others)
    return wording.say("small", text=where)


def step_back(model: PanelModel, say: Language) -> list[Control]:
    """Return the button that takes the last step back, if there is one to be taken back."""
    if model.decision is None or not model.decision.back:
        return []
    return [
        button(requests.AnswerOption(model.game, model.tag, None), say("option-back"), ButtonStyle.secondary)
    ]


def _below(model: PanelModel, say: Language) -> list[Control]:
    """Return the buttons that lead elsewhere."""
    controls = [*own_return(model, say), *step_back(model, say), *advice_button(model, say)]
    if model.decision is None:
        controls.append(button(requests.Play(model.game), say("button-refresh")))
    controls += wishes_buttons(model.game, say) if model.wishing else []
    controls.append(button(requests.ShowRules(model.game), say("button-rules")))
    if model.board:
        controls.append(link_button(say("button-board"), model.board))
    return controls


def reasons(model: PanelModel, decision: Decision, wording: Wording) -> list[str]:
    """Name each option that is missing, with the reason; none where the question itself says it."""
    if asked_as(model, decision, wording) != f"ask-{decision.kind}":
        return []
    return [clip(_reason(model, decision, wording, lack), BUTTON_LABEL) for lack in model.lacking]


def _reason(model: PanelModel, decision: Decision, wording: Wording, lack: Lack) -> str:
    label = option_label(model, decision, wording, lack.option)
    if lack.reason in decision.options:
        first = option_label(model, decision, wording, lack.reason)
        return wording.say("lacking-first", label=label, first=first)
    reason = wording.say.find(f"lacking-{lack.reason}") or wording.say("lacking")
    return wording.say("lacking-because", label=label, reason=reason)

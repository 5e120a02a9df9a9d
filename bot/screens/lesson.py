"""The lesson: an ordinary game's panel with a sentence or two."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.bands import BandsPicture
from bot.pictures.first_steps import ExamplePicture, FirstThingsPicture, first_things_picture
from bot.pictures.lesson import FirstCityPicture, LessonPicture, first_city_picture, lesson_picture
from bot.pictures.picture import Picture
from bot.pictures.table_panel import PanelPicture
from bot.screens.answers import choices, option_label, question
from bot.screens.layout import Control, button, compose, pictured, told
from bot.screens.limits import Block, block
from bot.screens.panel import panel_parts, panel_pictures
from bot.screens.panel_picture import panel_picture
from bot.screens.phone import UNFRAMED
from bot.screens.solo import FIRST_CHOICE
from bot.screens.spoken_panel import table_and_panel
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words.card_texts import effect, together
from bot.words.language import Language, Value


@dataclass(frozen=True, slots=True)
class LessonModel:
    """A step of the lesson."""

    name: str  # Its text is `learn-<name>`.
    step: int
    steps: int
    panel: PanelModel  # The panel of the learner's seat.
    wrong: str = ""  # The picked option, if it isn't the right one.
    server: bool = True  # Whether the learner can open a lobby here.

    @property
    def over(self) -> bool:
        """Whether the lesson is finished."""
        return self.step > self.steps


FIRST_THINGS, INCOME, EXAMPLE = "goal", "robbed", "assassin"
"""The names of the steps about the learner's first possessions, the income by colour, and a kill."""

VICTIM = 2  # The seat of the player whom the learner kills.

LessonPictures: TypeAlias = (
    FirstThingsPicture | ExamplePicture | LessonPicture | PanelPicture | BandsPicture | FirstCityPicture
)
"""The pictures that a lesson can have."""


def lesson_pictured(model: LessonModel, say: Language) -> LessonPictures:
    """Make the picture of a step: the panel, the path while the learner waits, or at the end the city."""
    panel = model.panel
    if model.over:
        names = Wording(say, panel.players).bare_names
        computers = {seat for seat, player in enumerate(panel.players) if player.computer}
        return first_city_picture(panel.view, names, say, computers, panel.seat)
    if model.name == FIRST_THINGS:
        return first_things_picture(panel.view, say)
    if model.name == EXAMPLE:
        return ExamplePicture(panel_picture(panel, say).lines, say)
    waits = panel.decision is None and panel.view.phase == "turns"
    found = () if waits else panel_pictures(panel, say, _longest(model, say))
    return found[0] if found else lesson_picture(panel.view, model.step, model.steps, say)


def lesson_screen(model: LessonModel, say: Language, picture: Picture | None = None) -> LayoutView:
    """Show a step of the lesson, with its picture if there is one."""
    wanted = picture or lesson_pictured(model, say)
    shown = pictured(wanted, say) if picture else told(wanted, say)
    if not model.over:
        # If the step asks a question, the answers need the whole width.
        reading = model.panel.decision is None
        below = [*_reading(model, say), *_ways(model, say)] if reading else []
        if not isinstance(wanted, PanelPicture | BandsPicture | LessonPicture):
            controls = below or _faces(model, say)
            return compose([shown, *_sentence(model, say), *controls], None)
        if picture:
            parts = panel_parts(model.panel, say, [picture], below, _sentence(model, say))
            return compose(parts, None)
        text = block(table_and_panel(model.panel, say))
        return compose([text, *panel_parts(model.panel, say, (), below, _sentence(model, say))], None)
    return compose([shown, block(say("learn-end")), *_onward(model, say)], None)


def _longest(model: LessonModel, say: Language) -> list[Block]:
    """Return the highest text of a step. The picture leaves room for this text.

    So the picture stays the same after a wrong answer.
    """
    panel = model.panel
    wrong = [each for each in panel.question.options if each != panel.leads] if panel.leads else []
    texts = (_sentence(replace(model, wrong=each), say) for each in ("", *wrong))
    return min(texts, key=UNFRAMED.room_below)


def _sentence(model: LessonModel, say: Language) -> list[Block]:
    """Return the text of the step, or the reason why a picked option isn't the right one."""
    step, key = _step(model, say), f"learn-{model.name}"
    facts = _facts(model, say)
    text = say(key, **facts)
    if model.wrong:
        why = say.first(f"{key}.{model.wrong.replace(':', '-')}", f"{key}.wrong", **facts)
        picked = option_label(model.panel, Wording(say, model.panel.players), model.wrong)
        text = say("learn-wrong", picked=picked, text=why or "")
    told = [] if model.wrong else [*_before(model, say), *_came_of(model, say)]
    below = [say("learn-colours")] if model.name == INCOME and not model.wrong else []
    texts = [block("\n".join([step, *told, text, *below]))]
    if model.name == EXAMPLE:
        asked = question(model.panel, Wording(say, model.panel.players))
        texts.append(block(say("panel-question", text=asked)))
    return texts


def _step(model: LessonModel, say: Language) -> str:
    view = model.panel.view
    own = [say(f"character-{each}") for each in view.characters]
    facts = {"round": view.round, "character": together(say, own) or "none"}
    return say("learn-step", step=model.step, steps=model.steps, **facts)


def _faces(model: LessonModel, say: Language) -> list[Control]:
    """Return a button for each answer. The one that the learner has just tried is grey."""
    panel = model.panel
    return [
        button(
            requests.AnswerOption(panel.game, panel.tag, each.index),
            each.label,
            ButtonStyle.secondary
            if panel.question.options[each.index] == model.wrong
            else ButtonStyle.danger,
            face=each.face,
        )
        for each in choices(panel, Wording.of(panel, say))
    ]


def _before(model: LessonModel, say: Language) -> list[str]:
    """In the step after the question about calls, say who was called before the learner."""
    panel = model.panel
    if model.name != "gather":
        return []
    wording = Wording(say, panel.players)
    who = [
        say("log-who", seat=wording.name(call.seat), character=wording.thing(call.character))
        for call in panel.view.calls
        if call.seat >= 0 and call.character not in panel.view.characters
    ]
    return [say("learn-before", who=together(say, who))]


def _came_of(model: LessonModel, say: Language) -> list[str]:
    """In the step after a building, an income or a kill, say what it led to."""
    key = {INCOME: "learn-built", EXAMPLE: "learn-paid", "crown": "learn-fell"}.get(model.name)
    wording = Wording(say, model.panel.players)
    facts = {"character": wording.thing("merchant"), "name": wording.name(VICTIM)}
    return [say(key, round=model.panel.view.round, **facts)] if key else []


def _facts(model: LessonModel, say: Language) -> dict[str, Value]:
    panel = model.panel
    wording = Wording(say, panel.players)
    names = {word: wording.name(seat) for seat, word in enumerate(("first", "second", "third"), start=1)}
    verb, _, character = model.wrong.partition(":")
    chosen = {"effect": effect(say, character, (), panel.view.cast)} if verb == "character" else {}
    return {"size": panel.view.target_size, **names, **chosen}


def _reading(model: LessonModel, say: Language) -> list[Control]:
    asked = requests.AnswerOption(model.panel.game, model.panel.tag, 0)
    return [button(asked, say(f"learn-{model.name}.button"), ButtonStyle.success)]


def _onward(model: LessonModel, say: Language) -> list[Control]:
    solo = requests.StartSolo(FIRST_CHOICE.cards, FIRST_CHOICE.level)
    friends = [button(requests.NewLobby(), say("button-learn-friends"))] if model.server else []
    return [
        button(solo, say("button-learn-play"), ButtonStyle.success),
        *friends,
        button(requests.OpenDaily(), say("button-daily")),
        *_ways(model, say),
    ]


def _ways(model: LessonModel, say: Language) -> list[Control]:
    controls: list[Control] = [button(requests.ShowLessonRules(), say("button-rules"))]
    if model.step > 1:
        controls.append(button(requests.LearnAnew(), say("button-learn-anew")))
    return controls

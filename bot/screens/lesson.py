"""The lesson: a sentence or two on top, and under them the panel as it is in every game."""

from collections.abc import Iterator
from dataclasses import dataclass

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.lesson import LessonPicture, lesson_picture
from bot.pictures.picture import Picture
from bot.pictures.table_panel import PanelPicture
from bot.screens.end import score_lines
from bot.screens.fit import Block, block
from bot.screens.layout import DIVIDER, GREEN, Control, Part, button, compose
from bot.screens.panel import panel_parts, panel_pictures
from bot.screens.view_models.panel import PanelModel
from bot.screens.wording import Wording
from bot.words.language import Language, Value
from engine.decision import verb


@dataclass(frozen=True, slots=True)
class LessonModel:
    """A moment of the lesson: its texts are `learn-<name>`, `panel` is what the learner sees of the game.

    `wrong` is the option that was picked though it doesn't lead on (empty: none). `server` says whether a
    lobby can be opened where it is shown.
    """

    name: str
    step: int
    steps: int
    panel: PanelModel
    wrong: str = ""
    server: bool = True

    @property
    def over(self) -> bool:
        """Whether there is nothing more to be learnt."""
        return self.step > self.steps


def lesson_pictured(model: LessonModel, language: Language) -> LessonPicture | PanelPicture | None:
    """Make the one picture of a moment of the lesson.

    That is the one of its panel, or the round as a road where the learner waits. There is none at the end,
    and where the choice of a victim needs the room.
    """
    panel = model.panel
    if model.over or any(verb(line.goal) == "use" for line in panel.lines):
        return None
    waits = panel.decision is None and panel.view.phase == "turns"
    found = () if waits else panel_pictures(panel, language, _sentence(model, language))
    return found[0] if found else lesson_picture(panel.view, model.step, model.steps, language)


def lesson_screen(model: LessonModel, language: Language, picture: Picture | None = None) -> LayoutView:
    """Show a moment of the lesson, with its picture if there is one: a road, or what a panel shows."""
    if not model.over:
        # Where something is asked, the whole width is for the answers.
        reading = model.panel.decision is None
        below = [*_reading(model, language), *_ways(model, language)] if reading else []
        pictures = [picture] if picture else []
        return compose(panel_parts(model.panel, language, pictures, below, _sentence(model, language)), GREEN)
    return compose([*_end(model, language), *_ways(model, language)], GREEN)


def _sentence(model: LessonModel, say: Language) -> list[Block]:
    """Return the text of the step, or the reason why a picked option doesn't lead on."""
    step, key = say("learn-step", step=model.step, steps=model.steps), f"learn-{model.name}"
    text = say(key, **_facts(model, say))
    if model.wrong:
        why = say.first(f"{key}.{model.wrong.replace(':', '-')}", f"{key}.wrong")
        text = say("learn-wrong", text=why or "")
    return [block(f"{step}\n{text}")]


def _facts(model: LessonModel, say: Language) -> dict[str, Value]:
    """Return what a sentence may speak of."""
    panel = model.panel
    wording = Wording(say, panel.players)
    names = {word: wording.name(seat) for seat, word in enumerate(("first", "second", "third"), start=1)}
    return {"size": panel.view.target_size, **names}


def _reading(model: LessonModel, say: Language) -> list[Control]:
    """Where nothing is asked, the click that leads on."""
    if model.panel.decision is not None:
        return []
    asked = requests.AnswerOption(model.panel.game, model.panel.tag, 0)
    return [button(asked, say(f"learn-{model.name}.button"), ButtonStyle.success)]


def _end(model: LessonModel, say: Language) -> Iterator[Part]:
    """Tell how the game ended, and where to go from here."""
    panel = model.panel
    wording = Wording(say, panel.players, panel.view.seat, panel.rules)
    scores = panel.view.scores
    yield block(say("learn-end"))
    yield DIVIDER
    for score in scores:
        total = say("end-seat", place=score.place(scores), name=wording.name(score.seat), total=score.total)
        yield block("\n".join([total, *score_lines(score, wording)]))
    yield DIVIDER
    yield block(say("learn-table" if model.server else "learn-table-elsewhere"))


def _ways(model: LessonModel, say: Language) -> list[Control]:
    """Return the buttons that lead elsewhere."""
    controls: list[Control] = []
    if model.over:
        controls.append(button(requests.NewLobby(), say("button-new"), ButtonStyle.success))
    controls.append(button(requests.ShowLessonRules(), say("button-rules")))
    if model.step > 1:
        controls.append(button(requests.LearnAnew(), say("button-learn-anew")))
    return controls

"""The puzzle of the day: a position with its question; after the answer, how good each option is."""

from dataclasses import dataclass, replace

from discord import ButtonStyle
from discord.ui import LayoutView

from ai.level import WeighedAnswer
from bot.controls import requests
from bot.pictures.picture import Picture
from bot.pictures.table_panel import PanelPicture
from bot.pictures.why import WhyPicture
from bot.screens.answers import labelled, named, question
from bot.screens.layout import QUIET_COLOUR, Control, button, compose, pictured, told
from bot.screens.limits import OPTION_LABEL, Block, block
from bot.screens.panel import panel_parts, panel_pictures
from bot.screens.reasons import chance_of
from bot.screens.solo import others_today
from bot.screens.spoken_panel import table_and_panel
from bot.screens.why import events_apart, level_with_best, tied, why_picture
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording, hand_line, visible_name
from bot.words.card_texts import together
from bot.words.language import Language
from bot.words.names import escaped
from storage.database.stored_time import begin_of
from storage.play.daily import PuzzleStanding

RESULT_LINES = 12  # The room in the picture of the result: each seat takes a line, and each answer two.


@dataclass(frozen=True, slots=True)
class PuzzleModel:
    """The puzzle of a day, as a person sees it."""

    number: int  # The number of the day.
    panel: PanelModel  # The position and its question.
    candidates: tuple[WeighedAnswer, ...]  # The options, the best first.
    standing: PuzzleStanding
    late: bool = False  # Whether the person has just answered the puzzle of another day.

    @property
    def best(self) -> WeighedAnswer:
        """The option that solves the puzzle."""
        return self.candidates[0]

    @property
    def other(self) -> WeighedAnswer:
        """The option to compare with the best: the chosen one, or if that is the best, the second-best."""
        wrong = (each for each in self.candidates[1:] if each.option == self.standing.chosen)
        return next(wrong, self.candidates[1])

    @property
    def equal(self) -> tuple[str, ...]:
        """All equally good options, the best first; empty if the best is clearly better than `other`."""
        tie = tied(self.panel, self.best, self.other, Language())
        return level_with_best(self.candidates) if tie else ()

    @property
    def solved(self) -> bool:
        """Whether the person chose the best option, or one equally good."""
        return self.standing.chosen in (self.best.option, *self.equal)


def puzzle_picture(model: PuzzleModel, say: Language) -> PanelPicture | WhyPicture:
    """Make the picture of the asked seat's panel; after the answer, of how good each option is."""
    panel = model.panel
    if model.standing.chosen:
        chosen, shares = model.standing.chosen, _shares(model)
        decided = not model.equal
        return why_picture(
            panel,
            model.candidates,
            say,
            yours=chosen,
            shares=shares,
            room=RESULT_LINES,
            decided=decided,
        )
    (picture,) = panel_pictures(panel, say, _asked(model, say), [_rules(say)])
    assert isinstance(picture, PanelPicture)
    # Beside characters there is not always room for a hand, so the text lists the hand.
    return replace(picture, hand=None) if panel.subject == "draft" else picture


def puzzle_screen(model: PuzzleModel, say: Language, picture: Picture | None = None) -> LayoutView:
    """Show the puzzle and ask for an answer; then show the computer's evaluation."""
    if model.standing.chosen:
        share = button(requests.SharePuzzle(model.panel.tag), say("button-post"), ButtonStyle.primary)
        shown = pictured(picture, say) if picture else told(puzzle_picture(model, say), say)
        others = others_today(say, requests.OpenPuzzle, requests.StartSolo)
        return compose([shown, *_result(model, say), share, *others], None)
    drawn = [picture] if picture else []
    words = [] if picture else [block(table_and_panel(model.panel, say))]
    below, asked = [_rules(say)], _asked(model, say)
    return compose([*words, *panel_parts(model.panel, say, drawn, below, asked)], None)


def _rules(say: Language) -> Control:
    return button(requests.ShowRules(requests.PUZZLE), say("button-rules"))


def shared_screen(model: PuzzleModel, name: str, say: Language) -> LayoutView:
    """Show everybody how a person did, but nothing that helps to solve the puzzle."""
    text = say(
        "puzzle-shared",
        name=visible_name(name, say),
        number=model.number,
        solved=model.solved,
        streak=model.standing.solved,
    )
    return compose([block(text), button(requests.OpenPuzzle(), say("button-puzzle"))], QUIET_COLOUR)


# The question


def _asked(model: PuzzleModel, say: Language) -> list[Block]:
    panel, wording = model.panel, Wording.of(model.panel, say)
    held = panel.view.hand if panel.subject == "draft" else ()
    return [
        block(say("puzzle-late") if model.late else "", "", weight=90),
        block(say("puzzle-task", number=model.number), weight=10),
        block(say("replay-hand", cards=hand_line(held, wording)) if held else ""),
        block(say("panel-question", text=question(panel, wording))),
    ]


# The answer


def _shares(model: PuzzleModel) -> dict[str, int]:
    """Return the percentage of people who chose each option; empty if nobody else has answered."""
    counts, people = model.standing.counts, _people(model)
    if people == 1:
        return {}
    return {each.option: round(100 * counts.get(each.option, 0) / people) for each in model.candidates}


def _people(model: PuzzleModel) -> int:
    return max(1, sum(model.standing.counts.get(each.option, 0) for each in model.candidates))


def _result(model: PuzzleModel, say: Language) -> list[Block]:
    """Say which options are equally good, or why the best is better than the one to compare with."""
    panel, standing, best, other = model.panel, model.standing, model.best, model.other
    wording = Wording.of(panel, say)
    labels = {option: escaped(label, OPTION_LABEL) for option, label in labelled(panel, wording).items()}
    # Only the first name says which power is used on a target.
    first, days = named(panel, wording)[best.option], standing.solved
    if equal := model.equal:
        both = together(say, [f"**{each}**" for each in (first, *(labels[option] for option in equal[1:]))])
        verdict = say("puzzle-equal", names=both, days=days)
    else:
        yours, solved = labels.get(standing.chosen, ""), model.solved
        wins, less = chance_of(best).about, chance_of(other).about
        points = max(0, round(best.prospect.lead - other.prospect.lead))
        why = events_apart(panel, best, other, labels, say)
        why = why or say("puzzle-why-wins", solved=solved, wins=wins, less=less, points=points)
        verdict = f"{say('puzzle-verdict', solved=solved, best=first, yours=yours, days=days)}\n{why}"
    when = f"<t:{begin_of(model.number + 1)}:t>"
    return [
        block(say("puzzle-people", number=model.number, people=_people(model), when=when), "", weight=10),
        block(verdict),
    ]

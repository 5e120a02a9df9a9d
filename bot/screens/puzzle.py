"""The puzzle of the day: a position with its question; once it is answered, the worth of each option."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from discord import ButtonStyle
from discord.ui import LayoutView

from ai.thought import Candidate
from bot.controls import requests
from bot.pictures.board import BoardPicture, board_picture
from bot.screens.advice import chance_text, reason_text
from bot.screens.board import seat_lines, short_city_line
from bot.screens.choices import choices, named, question
from bot.screens.controls import Controls, Room, fits
from bot.screens.fit import Block, block
from bot.screens.hand import hand_line
from bot.screens.layout import DIVIDER, GOLD, GREEN, QUIET, Part, button, compose, pictured
from bot.screens.phone import MENU, picture_height, room_below
from bot.screens.situation import aside_lines, sign_lines, status_line
from bot.screens.view_models.panel import PanelModel
from bot.screens.wording import Wording, reader_wording
from bot.words.language import Language
from bot.words.names import escaped
from engine.view import SeatView, View
from storage.puzzles import PuzzleStanding


@dataclass(frozen=True, slots=True)
class PuzzleModel:
    """The puzzle of a day, by its number, as a person sees it.

    `panel` has the position and its question, `table` is what everybody at the table sees. The `candidates`
    are the options, the best first. `late` says that the person has just answered the puzzle of another day.
    """

    number: int
    panel: PanelModel
    table: View
    candidates: tuple[Candidate, ...]
    standing: PuzzleStanding
    late: bool = False

    @property
    def best(self) -> Candidate:
        """The option that solves it."""
        return self.candidates[0]

    @property
    def solved(self) -> bool:
        """Whether the person chose the best option."""
        return self.standing.chosen == self.best.option


def puzzle_picture(model: PuzzleModel, language: Language) -> BoardPicture:
    """Make the picture of the table."""
    names = Wording(language, model.panel.players).bare_names
    return board_picture(model.table, names, language, rules=model.panel.rules)


def puzzle_screen(model: PuzzleModel, language: Language, picture: BoardPicture | None = None) -> LayoutView:
    """Show the puzzle, and ask for an answer; if there is one, tell what the computer says of it."""
    panel = model.panel
    wording = reader_wording(panel, language)
    top = [
        block(language("puzzle-title", number=model.number)),
        block(language("puzzle-late") if model.late else "", "", weight=90),
    ]
    shown = [] if picture is None else [pictured(picture, language)]
    if model.standing.chosen:
        return compose([*top, *shown, *_result(model, wording)], GREEN if model.solved else QUIET)
    position, high = (
        list(_position(model, wording, drawn=bool(shown))),
        picture_height(picture) if picture else 0,
    )
    if room_below([*top, *position]) - high < MENU:
        # The title gives way to the answers.
        top = top[1:]
    options, room = choices(panel, wording), Room(room_below([*top, *position]) - high)
    if not fits(options, room):
        options = [replace(each, verb="any", menu=language("menu-any")) for each in options]
    return compose([*top, *shown, *position, *Controls(panel, options, language, room, ()).rows()], GOLD)


def shared_screen(model: PuzzleModel, name: str, language: Language) -> LayoutView:
    """Tell everybody how somebody did at the puzzle, and nothing that helps to solve it."""
    text = language(
        "puzzle-shared",
        name=escaped(name),
        number=model.number,
        solved="yes" if model.solved else "no",
        streak=model.standing.solved,
    )
    return compose([block(text), button(requests.OpenPuzzle(), language("button-puzzle"))], QUIET)


# The question


def _position(model: PuzzleModel, wording: Wording, *, drawn: bool) -> Iterator[Block]:
    """Tell what the seat knows: in short, what a picture shows is left out."""
    panel, view, say = model.panel, model.panel.view, wording.say
    if not drawn:
        yield from (_seat(model.table, seat, wording) for seat in view.seats)
    yield block(status_line(view, wording))
    if view.hand:
        yield block(say("replay-hand", cards=hand_line(view.hand, wording)))
    if not drawn:
        yield block(
            "\n".join([aside_lines(view, wording), *sign_lines(view, wording)]).strip(), "", weight=40
        )
    text, _ = question(panel, wording)
    yield block(say("panel-question", text=text))


def _seat(view: View, seat: SeatView, wording: Wording) -> Block:
    """Tell what a seat has, as everybody sees it; shorter: without its city."""
    lines = seat_lines(view, seat, seat.characters, wording)
    return block("\n".join([*lines, short_city_line(seat, wording)]), "\n".join(lines), weight=50)


# The answer


def _result(model: PuzzleModel, wording: Wording) -> Iterator[Part]:
    """Tell how good each option is, who chose it, and why the best one is."""
    say, panel, standing = wording.say, model.panel, model.standing
    text, _ = question(panel, wording)
    names = named(panel, wording)
    people = max(1, sum(standing.counts.get(each, 0) for each in names))
    yield block(say("panel-question", text=text))
    lines = [
        say(
            "puzzle-option",
            mark="best" if each is model.best else "chosen" if each.option == standing.chosen else "none",
            option=names[each.option],
            chance=chance_text(each, say),
            share=round(100 * standing.counts.get(each.option, 0) / people),
        )
        for each in model.candidates
    ]
    yield block("\n".join(lines))
    yield block(_why(model, names, say))
    yield block(say("advice-how", count=model.best.worlds), "", weight=20)
    yield block(say("puzzle-people", people=people))
    yield DIVIDER
    solved = "yes" if model.solved else "no"
    yield block(say("puzzle-streak", solved=solved, days=standing.solved))
    share = requests.SharePuzzle(panel.tag)
    yield button(share, say("button-post"), ButtonStyle.primary)


def _why(model: PuzzleModel, names: dict[str, str], say: Language) -> str:
    """Compare the best option with the chosen one, or the next best: in what others do, else in points."""
    best, chosen = model.best, model.standing.chosen
    wrong = (each for each in model.candidates[1:] if each.option == chosen)
    return reason_text(best, next(wrong, model.candidates[1]), names, say)

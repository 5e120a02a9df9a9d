"""Guesses: a menu for each character that hasn't been called, and everybody's results at the end."""

from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.layout import DIVIDER, QUIET_COLOUR, Part, Row, button, compose, menu, note_block, option
from bot.screens.limits import Block, block
from bot.view_models.guesses import GuessesModel
from bot.view_models.panel import Guesser
from bot.wording.wording import Wording, visible_name
from bot.words.language import Language
from engine.setup.rules import characters_each

MOST_GUESSERS = 3  # The most names of best guessers at the end of a game.


def guesses_screen(model: GuessesModel, say: Language) -> LayoutView:
    """Show a person their guesses, with a menu for each character that hasn't been called."""
    wording = Wording(say, model.players, cast=model.cast)
    menus = [_menu(model, character, wording) for character in model.open]
    how = block(say("small", text=say("guesses-how")), "", weight=20)
    parts: list[Part] = [
        block(say("guesses-title", round=model.round)),
        note_block(model.note, say),
        *([how, DIVIDER, *menus] if menus else [block(say("guesses-none"))]),
        button(requests.OpenLog(model.game), say("button-log")),
    ]
    return compose(parts, QUIET_COLOUR)


def _menu(model: GuessesModel, character: str, wording: Wording) -> Row:
    say, name = wording.say, wording.character(character)
    chosen, place = model.own.get(character), model.cast.index(character)
    options = [
        option(
            say("guess-option", character=name, name=wording.label(seat)),
            str(seat),
            _known(model, seat, wording),
            chosen=seat == chosen,
        )
        for seat in _seats(model, chosen)
    ]
    text = say("menu-guess", character=name)
    asked = requests.Guess(model.game, model.round, place)
    return menu(asked, options, text, lasting=f"guess {model.round} {place}")


def _seats(model: GuessesModel, chosen: int | None) -> list[int]:
    """Return the other seats that may hold one more character, and the chosen one; the most likely first."""
    each = characters_each(len(model.players))
    seats = [seat for seat in range(len(model.players)) if seat != model.reader]
    able = [seat for seat in seats if seat == chosen or len(_shown(model, seat)) < each]
    return sorted(able or seats, key=lambda seat: len(_shown(model, seat)))


def _shown(model: GuessesModel, seat: int) -> tuple[str, ...]:
    return model.shown[seat] if model.shown else ()


def _known(model: GuessesModel, seat: int, wording: Wording) -> str:
    characters = ", ".join(map(wording.character, _shown(model, seat)))
    return wording.say("guess-shown", characters=characters) if characters else ""


def best_guessers_block(guessers: tuple[Guesser, ...], say: Language) -> list[Block]:
    """Name the best guessers at the end of a game; empty if nobody guessed right."""
    best = [
        say("guesses-reader", name=visible_name(each.name, say), right=each.right, known=each.known)
        for each in guessers[:MOST_GUESSERS]
        if each.right
    ]
    return (
        [block(say("guesses-best", readers=", ".join(best), count=len(best)), "", weight=20)] if best else []
    )


def guessers_block(guessers: tuple[Guesser, ...], say: Language) -> list[Block]:
    """Show the results of everybody who guessed; empty if nobody guessed."""
    told = [
        say("guesses-score", name=visible_name(each.name, say), right=each.right, known=each.known)
        for each in guessers
    ]
    return [block(say("guesses-scores", scores=say("story-and").join(told)), "", weight=20)] if told else []

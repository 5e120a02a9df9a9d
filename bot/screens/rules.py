"""The rules in a minute, what is special about this game, and what its cards do."""

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.fit import Block, block
from bot.screens.layout import LINE, QUIET, Control, button, compose, rows
from bot.screens.look_up import look_up_rows, told_as
from bot.screens.topics import OVERVIEW, topics
from bot.screens.view_models.rules import RulesModel
from bot.screens.wording import Wording
from bot.words.language import Language
from engine.setup.editions import DEFAULT

SHORT_RULES = ("rules-goal", "rules-round", "rules-turn", "rules-points")


def rules_screen(model: RulesModel, language: Language) -> LayoutView:
    """Show the short rules with the characters and the unique districts of one game."""
    wording = Wording(language, (), rules=model.rules)
    size = model.rules.size_for(model.seats)
    rules = [language(wording.ruled(key), size=size, seats=model.seats) for key in SHORT_RULES]
    return compose(
        [
            block(language("rules-title")),
            block("\n".join(rules), weight=90),
            _special(model, wording),
            block(language("small", text=language("legend")), "", weight=5),
            LINE,
            _characters(model.cast, wording),
            LINE,
            _uniques(tuple(dict.fromkeys(model.uniques)), wording),
            told_as(model, language) if not model.cast else block(""),
            *look_up_rows(model, language, topics(model), shown=OVERVIEW),
        ],
        QUIET,
    )


def _special(model: RulesModel, wording: Wording) -> Block:
    """Tell what is otherwise than usual in this game, where no card tells it."""
    say = wording.say
    texts = (say.find(f"rule-{switch}", seats=model.seats) for switch in wording.switches)
    lines = [say("rules-special-line", text=text) for text in texts if text]
    return block("\n".join([say("rules-special"), *lines]) if lines else "", weight=80)


def _characters(cast: Sequence[str], wording: Wording) -> Block:
    told = [_character(each, wording.effect(each), wording) for each in cast]
    return _versions(wording.say("rules-cast"), told, wording.things(cast), weight=20)


def _character(character: str, effect: str, wording: Wording) -> str:
    return wording.say("rules-character", character=wording.character(character), effect=effect)


def _uniques(cards: Sequence[str], wording: Wording) -> Block:
    told = [_unique(each, wording.effect(each), wording) for each in cards]
    return _versions(wording.say("rules-uniques"), told, wording.things(cards), weight=10)


def _unique(card: str, effect: str, wording: Wording) -> str:
    return wording.say("rules-unique", card=wording.card(card), effect=effect)


def _versions(title: str, told: Sequence[str], names: str, weight: int) -> Block:
    """Tell what cards do; where there is no room for that, name them."""
    return block("\n".join([title, *told]), f"{title}\n{names}", weight=weight) if told else block("")


def help_screen(language: Language, *, in_server: bool) -> LayoutView:
    """Tell what to do first, and what to do when something is wrong; tables are opened in servers only."""
    controls: list[Control] = []
    begin = language("help-new")
    if in_server:
        controls.append(button(requests.NewLobby(), language("button-new"), ButtonStyle.primary))
    controls.append(button(requests.Learn(), language("button-learn")))
    controls.append(button(requests.LookUp(DEFAULT.id, OVERVIEW), language("button-rules")))
    return compose(
        [
            block(language("help-start")),
            *rows(controls),
            block("\n".join([begin, language("help-play"), language("help-cards")])),
            LINE,
            block("\n".join(language(key) for key in ("help-lost", "help-button", "help-leave"))),
            block(language("help-more"), "", weight=50),
        ],
        QUIET,
    )

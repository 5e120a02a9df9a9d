"""The rules in a minute, and what the cards of this game do."""

from collections.abc import Sequence

from discord.ui import LayoutView

from bot.language import Language
from bot.screens.fit import Block, block
from bot.screens.layout import LINE, QUIET, compose
from bot.screens.wording import Wording


def rules_screen(cast: Sequence[str], uniques: Sequence[str], language: Language) -> LayoutView:
    """Show the short rules with the characters and the purple districts of one game."""
    wording = Wording(language, ())
    rules = [language(key) for key in ("rules-goal", "rules-round", "rules-turn", "rules-points")]
    return compose(
        [
            block(language("rules-title")),
            block("\n".join(rules), weight=90),
            block(language("small", text=language("legend")), "", weight=5),
            LINE,
            _characters(cast, wording),
            LINE,
            _uniques(uniques, wording),
        ],
        QUIET,
    )


def _characters(cast: Sequence[str], wording: Wording) -> Block:
    full = [_character(each, wording.effect(each), wording) for each in cast]
    short = [_character(each, wording.short_effect(each), wording) for each in cast]
    return _versions(wording.say("rules-cast"), full, short, weight=20)


def _character(character: str, effect: str, wording: Wording) -> str:
    return wording.say("rules-character", character=wording.character(character), effect=effect)


def _uniques(cards: Sequence[str], wording: Wording) -> Block:
    full = [_unique(each, wording.effect(each), wording) for each in cards]
    short = [_unique(each, wording.short_effect(each), wording) for each in cards]
    return _versions(wording.say("rules-uniques"), full, short, weight=10)


def _unique(card: str, effect: str, wording: Wording) -> str:
    return wording.say("rules-unique", card=wording.card(card), effect=effect)


def _versions(title: str, full: Sequence[str], short: Sequence[str], weight: int) -> Block:
    if not full:
        return block("")
    return block("\n".join([title, *full]), "\n".join([title, *short]), weight=weight)

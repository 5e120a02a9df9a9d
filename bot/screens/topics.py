"""The rules topic by topic: which topics there are, and one of them on a screen."""

from typing import NamedTuple

from discord.ui import LayoutView

from bot.screens.fit import block
from bot.screens.layout import QUIET, compose
from bot.screens.look_up import has, look_up_rows, told_as
from bot.screens.view_models.rules import RulesModel
from bot.screens.wording import Wording
from bot.words.language import Language
from bot.words.variants import ruled
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import CHARACTER_CARDS
from engine.cards.districts import DISTRICTS

OVERVIEW = "overview"
"""The topic that opens first."""


class Topic(NamedTuple):
    """A topic, with the cards to look at next. If it is `about_cards`, only games with them show it."""

    cards: tuple[str, ...] = ()
    about_cards: bool = False


_UNIQUE = tuple(card.id for card in DISTRICTS.values() if card.kind == "unique")

TOPICS: dict[str, Topic] = {
    "goal": Topic(),
    "round": Topic(),
    "choosing": Topic(),
    "calling": Topic(),
    "gathering": Topic(("gold_mine", "library", "observatory")),
    "building": Topic(
        ("architect", "seer", "scholar", "trader", "navigator", "quarry", "stables", "factory", "framework")
    ),
    "districts": Topic(_UNIQUE),
    "powers": Topic(tuple(CHARACTER_CARDS)),
    "crown": Topic(("king", "emperor", "patrician", "queen", "throne_room", "statue")),
    "ending": Topic(("monument", "bell_tower", "circus_tent")),
    "scoring": Topic(
        (
            *("dragon_gate", "university", "haunted_quarter", "imperial_treasury", "map_room", "museum"),
            *("wishing_well", "capitol", "basilica", "ivory_tower", "secret_vault", "statue"),
        )
    ),
    "ties": Topic(),
    "few": Topic(),
    "many": Topic(),
    "actions": Topic(tuple(ACTION_CARDS), about_cards=True),
    "editions": Topic(),
    "fairness": Topic(),
}


def topics(model: RulesModel) -> list[str]:
    """Return the topics that matter to a game or an edition; the overview is the first."""
    here = [
        name
        for name, topic in TOPICS.items()
        if not topic.about_cards or any(has(model, each) for each in topic.cards)
    ]
    return [OVERVIEW, *here]


def topic_screen(model: RulesModel, topic: str, language: Language) -> LayoutView:
    """Explain a topic as it is in this game or edition, with menus of its cards and of other topics."""
    wording = Wording(language, (), rules=model.rules)
    text = language(
        ruled(language, f"about-{topic}", wording.switches),
        size=model.rules.size_for(model.seats),
        few=model.rules.size_for(2),
    )
    cards = [each for each in TOPICS[topic].cards if has(model, each)]
    return compose(
        [
            block(language("card-title", name=language(f"topic-{topic}"))),
            block(text),
            told_as(model, language),
            *look_up_rows(model, language, topics(model), cards, topic),
        ],
        QUIET,
    )

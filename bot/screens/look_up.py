"""Looking up cards and topics: the page of a card, the pages of topics, and the menus for both."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from discord import ButtonStyle, SelectOption
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.picture import Picture
from bot.pictures.rules import RulesPicture, rules_picture
from bot.screens import layout
from bot.screens.limits import MENU_OPTIONS, Block, block
from bot.screens.opponents import PERSONA_NUMBERS, portrait
from bot.view_models.rules import RulesModel
from bot.wording.wording import Wording
from bot.words.card_texts import differing
from bot.words.language import Language
from bot.words.names import in_order, typed_again
from bot.words.rulings import rulings
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import CHARACTER_CARDS, RANK
from engine.cards.districts import DISTRICTS
from engine.setup.catalogue import CARDS, CardPrint, contains, look_up
from engine.setup.editions import EDITIONS

OVERVIEW = "overview"  # The first page.
SPECIAL_PAGE = "special"  # The page of unusual rules that aren't on a card.

CAST_PAGE, UNIQUES_PAGE = "cast", "uniques"
"""The first pages of the characters and districts of a game; the second pages end in `_b`."""

_LETTERS = ("", *(f"_{letter}" for letter in "bcdefgh"))
_ON_A_PAGE = {CAST_PAGE: 6, UNIQUES_PAGE: 8}


class Topic(NamedTuple):
    """A topic of the rules.

    A figure is `folder/name`, or `rank/<number>` for the character with that rank. It may end in `:<note>`.
    """

    figures: tuple[str, ...]  # The figures above the text.
    cards: tuple[str, ...] = ()  # Related cards.
    about_cards: bool = False  # Whether only games with some of these cards show the topic.


_UNIQUE = tuple(card.id for card in DISTRICTS.values() if card.kind == "unique")

TOPICS: dict[str, Topic] = {
    OVERVIEW: Topic(
        ("rank/1", "rank/4", "rank/6", "symbols/coin", "symbols/hammer", "buildings/castle", "symbols/trophy")
    ),
    SPECIAL_PAGE: Topic(("symbols/scroll", "symbols/gear", "symbols/check")),
    "choosing": Topic(("symbols/crown", "rank/4", "symbols/arrow", "rank/6", "symbols/arrow", "rank/8")),
    "calling": Topic(("rank/1:1", "symbols/skull", "rank/3:3", "rank/4:4", "symbols/glass")),
    "gathering": Topic(
        ("symbols/coin:+2", "symbols/draw:2 → 1", "buildings/library"),
        ("gold_mine", "library", "observatory"),
    ),
    "building": Topic(
        ("symbols/cards", "symbols/hammer", "symbols/coin:4", "buildings/castle"),
        ("architect", "seer", "scholar", "trader", "navigator", "quarry", "stables", "factory", "framework"),
    ),
    "districts": Topic(
        (
            *("buildings/manor:3", "buildings/church:2", "buildings/tavern:1", "buildings/watchtower:1"),
            "buildings/library:6",
        ),
        _UNIQUE,
    ),
    "powers": Topic(("rank/1", "rank/2", "rank/3", "rank/5", "rank/7", "rank/8"), tuple(CHARACTER_CARDS)),
    "crown": Topic(
        ("symbols/crown", "rank/4", "buildings/palace"),
        ("king", "emperor", "patrician", "queen", "throne_room", "statue"),
    ),
    "ending": Topic(
        ("symbols/tower", "symbols/flag", "symbols/lock", "rank/8"), ("monument", "bell_tower", "circus_tent")
    ),
    "scoring": Topic(
        (
            *("symbols/tower:+1 … 6", "types/noble", "types/religious", "types/trade", "types/military"),
            *("types/unique:+3", "symbols/flag:+4"),
        ),
        (
            *("dragon_gate", "university", "haunted_quarter", "imperial_treasury", "map_room", "museum"),
            *("wishing_well", "capitol", "basilica", "ivory_tower", "secret_vault", "statue"),
        ),
    ),
    "ties": Topic(("rank/2:2", "rank/7:7", "symbols/trophy")),
    "few": Topic(("rank/2", "rank/6", "symbols/swap", "rank/4", "rank/8")),
    "many": Topic(tuple(f"rank/{rank}" for rank in (1, 2, 3, 4, 5, 6, 7, 8))),
    "actions": Topic(("buildings/acrobat", "buildings/rasputin"), tuple(ACTION_CARDS), about_cards=True),
    "editions": Topic(("portraits/king", "portraits/emperor", "portraits/patrician", "symbols/cards")),
    "opponents": Topic(tuple(f"portraits/{portrait(number)}" for number in PERSONA_NUMBERS)),
    "fairness": Topic(("symbols/lock", "symbols/dots", "symbols/eye", "symbols/check")),
}


def pages_of(model: RulesModel) -> dict[str, tuple[str, ...]]:
    """Return the cards of a game by page. Characters, and likewise districts, fill their pages equally."""
    found: dict[str, tuple[str, ...]] = {}
    for name, cards in ((CAST_PAGE, sorted(model.cast, key=RANK.__getitem__)), (UNIQUES_PAGE, model.uniques)):
        each = tuple(dict.fromkeys(cards))
        count = -(-len(each) // _ON_A_PAGE[name])
        size = -(-len(each) // count) if count else 0
        for part in range(count):
            found[f"{name}{_LETTERS[part]}"] = each[part * size : (part + 1) * size]
    return found


def special_rules(model: RulesModel, say: Language) -> list[str]:
    """Describe the unusual rules of a game that aren't on a card."""
    found = (say.find(f"rule-{each}", seats=model.seats) for each in differing(model.rules))
    return [text for text in found if text]


def topics(model: RulesModel) -> list[str]:
    """Return the topics that apply to a game or an edition, the overview first."""
    first, second, *others = TOPICS
    special = [second] if special_rules(model, Language()) else []
    matter = [
        name
        for name in others
        if not TOPICS[name].about_cards or any(model.has(each) for each in TOPICS[name].cards)
    ]
    return [first, *special, *pages_of(model), *matter]


def titles(model: RulesModel, say: Language, shown: str = "") -> dict[str, str]:
    """Return the titles of all pages and of the `shown` one. Pages with the same title get numbers."""
    pages, names = pages_of(model), topics(model)
    if shown in TOPICS and shown not in names:
        names.append(shown)
    found: dict[str, str] = {}
    for name in names:
        kind, _, letter = name.partition("_")
        title, parts = say(f"topic-{kind}"), sum(each.partition("_")[0] == kind for each in pages)
        if parts > 1:
            part = _LETTERS.index(f"_{letter}" if letter else "") + 1
            title = say("topic-part", title=title, part=part, parts=parts)
        found[name] = title
    return found


def figures_of(topic: Topic, cast: Sequence[str]) -> tuple[str, ...]:
    """Return the figures above a topic. For a rank, use its character in this cast."""
    return tuple(_character(each, cast) for each in topic.figures)


def _character(figure: str, cast: Sequence[str]) -> str:
    if not figure.startswith("rank/"):
        return figure
    number, _, note = figure.removeprefix("rank/").partition(":")
    holder = next(each for each in (*cast, *CHARACTER_CARDS) if RANK[each] == int(number))
    return f"portraits/{holder}:{note}"


def card_picture(card: str, say: Language) -> RulesPicture:
    """Make the picture above a card's page."""
    name = Wording(say, ()).thing(card)
    return rules_picture((f"{'portraits' if card in RANK else 'buildings'}/{card}",), name, say)


def card_screen(model: RulesModel, card: str, say: Language, picture: Picture | None = None) -> LayoutView:
    """Show a card as in this game or edition, otherwise as in the first edition that has it."""
    told, note = model, ""
    if not contains(EDITIONS[model.edition], card):
        other = EDITIONS[look_up(card).editions[0]]
        told = replace(model, cast=(), rules=other.rules, edition=other.id)
        note = say("card-not-there", edition=say(f"edition-{model.edition}"))
    elif not model.has(card):
        told = replace(model, cast=())
        note = say("card-not-in-game")
    wording = Wording(say, (), rules=told.rules, cast=told.cast)
    printed = look_up(card, EDITIONS[told.edition])
    parts: list[layout.Part] = [
        *([layout.pictured(picture, say)] if picture else []),
        block(say("card-title", name=wording.thing(card))),
        block(" · ".join(_facts(printed, wording)), weight=90),
        block(say("card-effect", text=wording.effect(card))),
        block(note, weight=90),
        layout.DIVIDER,
        _rulings(told, card, wording),
        told_as(told, say),
        *look_up_rows(model, say, shown=card),
    ]
    return layout.compose(parts, layout.QUIET_COLOUR)


def unknown_card_screen(model: RulesModel, typed: str, near: Sequence[str], say: Language) -> LayoutView:
    """Say that no card has the typed name, and offer cards with similar names."""
    key = "unknown-card-near" if near else "unknown-card"
    text = block(say(key, typed=typed_again(typed)))
    return layout.compose([text, *look_up_rows(model, say, near)], layout.QUIET_COLOUR)


def unknown_topic_screen(model: RulesModel, typed: str, say: Language) -> LayoutView:
    """Say that no topic has the typed name, and offer all topics."""
    text = block(say("unknown-topic", typed=typed_again(typed)))
    return layout.compose([text, *look_up_rows(model, say)], layout.QUIET_COLOUR)


def _facts(card: CardPrint, wording: Wording) -> Iterator[str]:
    say = wording.say
    match card.group:
        case "character":
            yield say("card-character", rank=card.rank)
            fewest, most = card.players
            if players := say("card-players", fewest=fewest, most=most):
                yield players
        case "district":
            mark, kind = say(f"mark-{card.kind}"), say(f"kind-{card.kind}")
            cost = "none" if card.cost is None else card.cost
            points = "same" if card.points == (card.cost or 0) else card.points
            yield say("card-district", mark=mark, kind=kind, cost=cost, points=points)
            yield say("card-copies", count=card.copies)
        case _:
            yield say("card-action")
            yield say("card-copies", count=card.copies)


def _rulings(model: RulesModel, card: str, wording: Wording) -> Block:
    """List the rulings about a card, as many as there is room for."""
    say = wording.say
    lines = [say("card-ruling", text=text) for text in rulings(say, card, wording.switches, model.has)]
    if not lines:
        return block("")
    title = say("card-rulings")
    shorter = [
        "\n".join([title, *lines[:kept], say("more", count=len(lines) - kept)])
        for kept in range(len(lines) - 1, 0, -1)
    ]
    return block("\n".join([title, *lines]), *shorter, weight=40)


def told_as(model: RulesModel, say: Language) -> Block:
    """Name the edition whose rules apply."""
    text = say("card-edition", edition=say(f"edition-{model.edition}"))
    return block(say("small", text=text), weight=95)


def look_up_rows(
    model: RulesModel, say: Language, cards: Sequence[str] = (), shown: str = ""
) -> list[layout.Divider | layout.Row]:
    """Make menus of these cards (default: all in the game, or the edition) and of pages.

    `shown` is the current choice.
    """
    wording = Wording(say, (), rules=model.rules)
    title = say("menu-cards")
    found = cards or [*dict.fromkeys((*model.cast, *in_order(say, model.uniques, wording.thing)))]
    found = found or [each for each in CARDS if contains(EDITIONS[model.edition], each)]
    options = [_option(card_label(each, wording), each, shown) for each in found]
    parts = [options[start : start + MENU_OPTIONS] for start in range(0, len(options), MENU_OPTIONS)]
    menus = list[layout.Row]()
    for number, each in enumerate(parts):
        part = say("menu-part", text=title, part=number + 1, parts=len(parts))
        menus.append(_menu(model, number, part if len(parts) > 1 else title, each, shown))
    listed = [_option(title, each, shown) for each, title in titles(model, say, shown).items()]
    looking = [layout.DIVIDER, *menus, _menu(model, 9, say("menu-topics"), listed, shown)]
    left = requests.BackToLesson() if model.source == requests.LESSON else requests.Play(model.source)
    if not model.alone:
        return looking
    return [*looking, *layout.rows([layout.button(left, say("button-less"), ButtonStyle.primary)])]


def card_label(card: str, wording: Wording) -> str:
    """Name a card among others: with its rank, or with its colour and cost."""
    return wording.character(card) if card in RANK else wording.card(card)


def _option(label: str, value: str, shown: str) -> SelectOption:
    return layout.option(label, value, chosen=value == shown)


def _menu(
    model: RulesModel, number: int, placeholder: str, options: list[SelectOption], shown: str
) -> layout.Row:
    # A menu with a new name forgets earlier picks.
    lasting = f"look up {number} {shown}"
    return layout.menu(requests.PickLookUp(model.source, number), options, placeholder, lasting=lasting)

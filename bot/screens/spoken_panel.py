"""A panel as one text for people who use a screen reader, from the same model as its picture.

The order is: the round and the reader's character; the reader's goods; the news; the power; the city; the
hand; the question; the options. Each button has the number of its option.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias, get_args

from discord.ui import Button, LayoutView

from bot.controls import requests
from bot.pictures.alt import ALT_LETTERS, Detail, fullest
from bot.pictures.candidates import income, told_income
from bot.pictures.held import UNMARKED, HandMark, reason_of
from bot.screens.absent_players import own_absence, own_return
from bot.screens.advice import advice_blocks, advice_button
from bot.screens.answers import CARD_VERBS, DRAFT, SEAT_VERBS, ShownOption, choices, question, shown_cost, tip
from bot.screens.controls import Controls, Room
from bot.screens.layout import DIVIDER, Control, Part, button, compose, labels_of
from bot.screens.limits import OPTION_LABEL, Block, block, clip
from bot.screens.panel_picture import concluded, drawn_marks, hand_marks, looked_at, others_did, told_bands
from bot.screens.situation import barred_line, collected, own_characters, robbed_line, where_line
from bot.screens.spoken import (
    MOST_NEWS,
    TEXT_LETTERS,
    SpokenWording,
    clock_block,
    longest_fitting,
    sayable,
    sentence,
    spelled,
    titled,
    told_calls,
    told_marks,
    without_markup,
)
from bot.screens.tale import consequence
from bot.story.cities import points_of
from bot.view_models.panel import PanelModel
from bot.words.card_texts import together
from bot.words.language import Language
from bot.words.names import escaped
from engine.cards.districts import DISTRICTS
from engine.decision import argument, verb
from engine.events import RoundBegan
from storage.people.stored_settings import WordsFirst

_LEVELS = 9  # The number of versions of a panel's text. At a higher level it is shorter.

PanelPart: TypeAlias = Literal[
    "marks", "names", "effects", "head", "news", "calls", "power", "city", "hand", "looked", "asked"
]
"""The parts of a panel's text. "marks" are a part of "calls", "names" of "city", and "effects" of "hand"."""

PARTS: tuple[PanelPart, ...] = get_args(PanelPart)[3:]
UNASKED = PARTS[:-1]  # All parts except the question and its options.

BRIEF: tuple[PanelPart, ...] = ("head", "news", "calls", "asked")  # The parts that change with each question.

UNDRAWN: tuple[PanelPart, ...] = ("marks", "names", "effects")
"""The parts that a low picture shows only as symbols or leaves out."""

DRAWN_PARTS: tuple[PanelPart, ...] = ("head", "news", "power", "city", "hand", "looked")
"""The parts that a picture shows."""


def panel_text(
    model: PanelModel, say: Language, parts: Sequence[PanelPart] = PARTS, limit: int = TEXT_LETTERS
) -> str:
    """Describe these parts of a panel, in at most `limit` letters if possible.

    Shorter versions leave out, in this order: old news; the effects of cards that can't be built now, of the
    whole hand, of the city; the names of others' basic districts; the power; others' actions; the effects of
    options. The names, types and costs of the reader's own cards always stay.
    """
    told = _PanelText(model, say)
    return longest_fitting(lambda level: told.whole(level, parts), _LEVELS, limit)


# The versions of a picture's text: the level of the reader's part, the detail of other cities (`None`: leave
# them out), and whether options have effects.
_VERSIONS: tuple[tuple[int, Detail | None, bool], ...] = (
    *((level, "names", True) for level in range(5)),
    (4, "costs", True),
    (4, "costs", False),
    (6, "costs", False),
    (6, "facts", False),
    (7, "facts", False),
    (7, None, False),
)


def picture_text(model: PanelModel, say: Language) -> str:
    """Describe everything that a panel's picture shows, in the 1,024 letters that Discord allows."""
    return fullest([without_markup(table_and_panel(model, say, ALT_LETTERS, options=True))])


def table_and_panel(
    model: PanelModel, say: Language, limit: int = TEXT_LETTERS, *, options: bool = False
) -> str:
    """Describe everything that a panel's picture shows, in at most `limit` letters if possible.

    Shorter versions leave out, in this order: old news, the effects of the reader's cards, the names of
    others' districts, the effects of options, the power, others' cities, others' actions.
    """
    told = _PanelText(model, say)
    versions = len(_VERSIONS)
    return longest_fitting(lambda number: told.drawn(*_VERSIONS[number], options=options), versions, limit)


def words_screen(model: PanelModel, say: Language, words: WordsFirst) -> LayoutView:
    """Show a panel as text: whole, or only the changing parts; `off`: we can't send the wanted pictures."""
    wording = SpokenWording.of(model, say)
    text = panel_text(model, say, BRIEF if words == "brief" else PARTS)
    where = block(where_line(model, wording), "", weight=5)
    above = [where, clock_block(model, say), block(model.note), *own_absence(model, say)]
    # A screen reader repeats a text that changes. So a divider separates the clock, which often changes.
    parts: list[Part] = [*above, DIVIDER, block(text)]
    return compose([*parts, *answers(model, say, _below(model, say, words))], None)


def answers(model: PanelModel, say: Language, below: Sequence[Control]) -> list[Part]:
    """Return the controls of a panel's question with numbered options, and other buttons `below`."""
    if model.decision is None:
        return [*below]
    room = Room(float("inf"), beside=labels_of(below))
    numbers = numbered(model, SpokenWording.of(model, say))
    return [*Controls(model, numbers, say, room, below).rows()]


def options_block(model: PanelModel, say: Language) -> Block:
    """List the numbered options of a panel's question; the short version leaves out their effects."""
    told = _PanelText(model, say)
    return block("\n".join(told.options(effects=True)), "\n".join(told.options(effects=False)), weight=30)


def links(model: PanelModel, say: Language) -> list[Control]:
    """Return the first buttons below a panel: to return or step back, and for a hint or a refresh."""
    asked, refresh = model.decision, button(requests.Play(model.game), say("button-refresh"))
    back = button(requests.AnswerOption(model.game, model.tag, None), say("option-back"))
    return [
        *own_return(model, say),
        *([back] if asked and asked.back else []),
        *(advice_button(model, say) if asked else [refresh]),
    ]


def log_button(model: PanelModel, say: Language) -> Button[LayoutView]:
    """Return the button for the log. It opens at the round of the reader's last answer."""
    first = model.view.round - sum(isinstance(each, RoundBegan) for each in model.events)
    # A solo game has a single message, so there the log replaces the panel.
    alone = requests.ShowLog(model.game, "first", max(1, first), 0)
    return button(alone if model.alone else requests.OpenLog(model.game), say("button-log"))


def _below(model: PanelModel, say: Language, words: WordsFirst) -> list[Control]:
    other: WordsFirst = "whole" if words == "brief" else "brief"
    more = button(requests.ReadWords(model.game, other), say("button-words", words=other))
    table = button(requests.ShowMore(model.game), say("button-table"))
    return [*links(model, say), table, *([] if words == "off" else [more])]


def numbered(model: PanelModel, wording: SpokenWording, detail: Detail = "names") -> list[ShownOption]:
    """Return the options with numbered labels, words for losses, and this `detail` about others' cities."""
    found = enumerate(choices(model, wording), 1)
    return [_numbered(model, wording, number, each, detail) for number, each in found]


def _numbered(
    model: PanelModel, wording: SpokenWording, number: int, choice: ShownOption, detail: Detail
) -> ShownOption:
    option = model.question.options[choice.index]
    label = _label(model, wording, option, choice)
    return replace(
        choice,
        label=clip(wording.say("spoken-option", number=number, text=label), OPTION_LABEL),
        description=_explained(model, wording, option, choice, detail),
        stake="",
        face="",
        faint=False,
    )


def _label(model: PanelModel, wording: SpokenWording, option: str, choice: ShownOption) -> str:
    say, kind, what = wording.say, verb(option), argument(option)
    if what.startswith(("income-", "cards-")):
        # The symbol before it is the type of districts, which the effect names, too.
        return sayable(choice.label.partition(" ")[2])
    label = sayable(spelled(choice.label, say))
    if kind in CARD_VERBS and (details := wording.details(what, shown_cost(model, option))) not in label:
        label = say("spoken-card", name=sayable(choice.label), details=details)
    if kind == "character" and (gets := collected(model, what, model.question.kind)) is not None:
        label = say("spoken-card", name=label, details=say("spoken-gets", gold=gets.gold, sure=gets.sure))
    return label


def _explained(
    model: PanelModel, wording: SpokenWording, option: str, choice: ShownOption, detail: Detail
) -> str:
    """Explain an option in sentences. The text above already explains cards in the hand."""
    kind, what = verb(option), argument(option)
    if kind in SEAT_VERBS and what.isdecimal() and int(what) < len(model.view.seats):
        whole = wording.seat(model.view, model.view.seats[int(what)], detail)
        return whole.partition(": ")[2]
    if kind in CARD_VERBS:
        if what in {card.card for card in model.view.hand}:
            return ""
        if kind == "card":
            mark = drawn_marks(model, (what,))[what]
            can = _can(wording, what, mark) if what in DISTRICTS else ""
            can = can[:1].upper() + can[1:]
            return " ".join(map(sentence, filter(None, [can, wording.matters(what)])))
        return sentence(choice.description) if wording.kind(what) == "unique" or choice.description else ""
    choosing = kind == "character" and model.question.kind in DRAFT
    city = [each.card for each in model.own.city]
    gains = income(what, city, model.rules) if choosing else None
    # Name the income from the city. The effect of the character names all other income.
    now = told_income(gains, wording.say) if gains and gains.kind else ""
    return " ".join(map(sentence, filter(None, [spelled(choice.description, wording.say), now])))


def _can(wording: SpokenWording, card: str, mark: HandMark) -> str:
    """Say in words what a card's mark in the picture says; empty for a card that the reader only holds."""
    if mark.state == "held":
        return ""
    if why := mark.why and wording.say.find(f"hindrance-{mark.why}"):
        return why
    # The picture names the card that pays in place of gold.
    paid = reason_of(card, mark, wording.say) if mark.power else ""
    return paid or wording.say("spoken-can", state=mark.state, gold=mark.gold)


class _PanelText:
    """Writes the text of a panel. Versions with a higher `level` leave out more."""

    def __init__(self, model: PanelModel, say: Language) -> None:
        self.model, self.say, self.level = model, say, 0
        self.parts: Sequence[PanelPart] = PARTS
        self.below_picture = False  # The text describes a picture: lines of answers are offered below it.
        self.wording = SpokenWording.of(model, say)
        self.own = model.own
        self.bands, self.marks = told_bands(model, self.wording), hand_marks(model)
        self.numbered: dict[Detail, list[ShownOption]] = {}
        self.kept: dict[tuple[object, ...], list[str]] = {}
        self.power = ""  # The text about the power, which no option repeats.

    def whole(self, level: int, parts: Sequence[PanelPart]) -> str:
        """Return these parts, in their order."""
        self.level, self.parts = level, parts
        told: dict[PanelPart, Callable[[], Iterable[str]]] = {
            "marks": lambda: map(sentence, told_marks(self.model.view, self.wording)),
            "names": self._names,
            "effects": self._effects,
            "head": lambda: [*self._round(), self._state()],
            "news": self._news,
            "calls": self._calls,
            "power": self._power,
            "city": self._city,
            "hand": self._hand,
            "looked": self._looked,
            "asked": self._asked,
        }
        return "\n".join(line for part in parts for line in told[part]() if line)

    def drawn(self, level: int, detail: Detail | None, effects: bool, *, options: bool) -> str:
        """Return all that the picture shows, with this `detail` of others' cities (`None`: no cities)."""
        view, wording, self.below_picture = self.model.view, self.wording, True
        lines = self._once(("whole", level), lambda: [self.whole(level, DRAWN_PARTS)])
        if options and self.model.decision is not None and _draws_options(self.model):
            key = ("options", level < 5, effects)
            lines = [*lines, *self._once(key, lambda: self.options(effects=effects))]
        lines = [*lines, *self._once(("calls",), lambda: told_calls(view, wording))]
        if detail is not None:
            others = [each for each in view.seats if each.seat != view.seat]
            lines += self._once((detail,), lambda: [wording.seat(view, each, detail) for each in others])
        return "\n".join(lines)

    def _once(self, key: tuple[object, ...], make: Callable[[], Iterable[str]]) -> list[str]:
        if key not in self.kept:
            self.kept[key] = [*make()]
        return self.kept[key]

    def _round(self) -> Iterator[str]:
        view, say = self.model.view, self.say
        characters = [self.wording.thing(each) for each in own_characters(view)]
        named = together(say, characters) if characters else "none"
        yield "### " + sayable(say("spoken-round", round=view.round, characters=named))

    def _state(self) -> str:
        view = self.model.view
        return self.say(
            "spoken-state",
            crown=view.crown == view.seat,
            gold=self.own.gold,
            count=self.own.cards,
            size=self.own.size,
            target=view.target_size,
            points=points_of(self.own),
        )

    def _news(self) -> Iterator[str]:
        model, others = self.model, others_did(self.model)
        others = [*(each for each in concluded(model) if each not in others), *others]
        others = others[-MOST_NEWS[min(self.level, 2)] :] if self.level <= 6 else []
        told = [*self.bands, *(consequence(each, model.ended, model.view, self.wording) for each in others)]
        news = " ".join(map(sentence, filter(None, told)))
        yield titled(self.say("spoken-since"), news) if news else ""

    def _calls(self) -> list[str]:
        """Describe the calls if the reader chooses a character, or if nothing is asked."""
        wanted = self.model.subject == "draft" or "asked" not in self.parts
        return told_calls(self.model.view, self.wording) if wanted else []

    def _power(self) -> Iterator[str]:
        view, say = self.model.view, self.say
        turn = view.turn if view.turn and view.turn.seat == view.seat else None
        told = [self.wording.effect(each) for each in ([turn.character] if turn else own_characters(view))]
        if turn:
            told.append(say("spoken-building", built=turn.built, limit=turn.limit))
        self.power = " ".join(map(sentence, filter(None, told))) if self.level < 6 else ""
        if self.power:
            yield titled(say("spoken-power"), self.power)

    def _city(self) -> Iterator[str]:
        """Name the reader's districts with their effects. Beside the hand, say so if there are none."""
        say, wording = self.say, self.wording
        told = [
            sentence(wording.district(each) + (f": {wording.matters(each.card)}" if effect else ""))
            for each in self.own.city
            for effect in [wording.matters(each.card) and self.level < 4]
        ]
        told += self._beside()
        if told or "hand" in self.parts:
            yield titled(say("spoken-city"), " ".join(told) or say("spoken-nothing"))

    def _names(self) -> Iterator[str]:
        """Name the reader's districts; the picture shows their costs, and a button leads to effects."""
        names = ", ".join(self.wording.thing(each.card) for each in self.own.city)
        if told := [*([sentence(names)] if names else []), *self._beside()]:
            yield titled(self.say("spoken-city"), " ".join(told))

    def _beside(self) -> list[str]:
        """Name the cards that lie in the reader's city, and those under their Museum."""
        told, beneath = [sentence(self.wording.laid(each)) for each in self.own.laid], self.model.view.beneath
        things = self.wording.things(beneath) if beneath else ""
        return [*told, sentence(self.say("panel-beneath", cards=things))] if things else told

    def _hand(self) -> Iterator[str]:
        view, say = self.model.view, self.say
        if not view.hand:
            yield sentence(say("panel-hand-empty"))
            return
        yield titled(say("spoken-hand"))
        for card in view.hand:
            mark, text = self.marks.get(card.card, UNMARKED), self.wording.card(card.card, card.cost)
            can = _can(self.wording, card.card, mark)
            if mark.state == "now" and f"build:{card.card}" not in self.model.question.options:
                # Below a picture, one click also gathers. In the text, each answer is an option of its own.
                can = can if self.below_picture else self.say("lacking-gather-first")
            shown = self.level < 2 or (self.level < 3 and mark.state in ("now", "play"))
            effect = self.wording.matters(card.card) if shown else ""
            yield " ".join(map(sentence, filter(None, [f"{text}: {can}" if can else text, effect])))

    def _effects(self) -> Iterator[str]:
        """Describe the effects of the cards in the hand, each once."""
        cards = {card.card: self.wording.matters(card.card) for card in self.model.view.hand}
        told = [f"{self.wording.thing(card)}: {sentence(text)}" for card, text in cards.items() if text]
        if told and self.level < 3:
            yield titled(self.say("more-cards"))
            yield from told

    def _looked(self) -> Iterator[str]:
        if (seen := looked_at(self.model)) is not None:
            cards = "; ".join(self.wording.card(each) for each in seen.cards)
            title = self.say("picture-drawn-wizard-card", target=self.wording.label(seen.target))
            yield sentence(f"{title}: {cards}")

    def _asked(self) -> Iterator[str]:
        model, say = self.model, self.say
        if model.decision is None:
            if not own_absence(model, say):
                yield sentence(say("panel-waiting", place=model.asked_in))
            return
        yield from (sentence(each.text(0)) for each in advice_blocks(model, self.wording))
        if model.explained and self.parts is not BRIEF:
            yield sentence(tip(model, self.wording))
        yield sentence(barred_line(model, self.wording))
        yield sentence(spelled(robbed_line(model, self.wording), say))
        yield f"### {sayable(question(model, self.wording))}"
        yield from self.options(effects=self.parts is not BRIEF)

    def options(self, *, effects: bool) -> Iterator[str]:
        """List the options of the current page, with their numbers."""
        detail: Detail = "names" if self.level < 5 else "costs"
        if detail not in self.numbered:
            self.numbered[detail] = numbered(self.model, self.wording, detail)
        for each in Controls(self.model, self.numbered[detail], self.say, Room(float("inf")), ()).here:
            # A label that only names a gain, such as "Take 1 gold", always has its effect.
            told = effects and each.description not in self.power
            told = told or self.model.question.options[each.index] in self.model.brings
            effect = each.description if told and self.level < _LEVELS - 1 else ""
            number, _, label = each.label.partition(": ")
            # A player's name in the label may contain markup.
            yield f"{number}: {sentence(escaped(label, OPTION_LABEL))} {effect}".strip()


def _draws_options(model: PanelModel) -> bool:
    """Return whether the picture shows the options: characters, or cards outside the hand."""
    held = {each.card for each in model.view.hand}
    kinds = {"character"} if model.question.kind in DRAFT else {"card"}
    found = [each for each in model.question.options if verb(each) in kinds]
    return bool(found) and not held.issuperset(map(argument, found))

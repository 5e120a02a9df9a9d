"""A panel as one text for people who listen, made from the same model as its picture.

The order is: the round and the reader's character; the reader's goods; the news; the power; the city; the
hand; the question; the options. Each button has the number of its option.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.alt import LONGEST as LONGEST_ALT
from bot.pictures.alt import fullest
from bot.pictures.candidates import income, told_income
from bot.pictures.held import HandMark
from bot.screens.absent_players import own_absence, own_return
from bot.screens.advice import advice_blocks, advice_button
from bot.screens.answers import CARDS, DRAFT, SEATS, ShownOption, choices, question, tip
from bot.screens.controls import MENU_SIZE, Controls, Room
from bot.screens.layout import Control, Part, button, compose, labels_of
from bot.screens.limits import OPTION_LABEL, block, clip
from bot.screens.panel_picture import (
    MOST_BANDS,
    cities_changed,
    drawn_marks,
    hand_marks,
    looked_at,
    told_bands,
)
from bot.screens.situation import aside_lines, collected, moment, own_characters, where_line
from bot.screens.spoken import (
    LONGEST,
    Detail,
    SpokenWording,
    longest_fitting,
    sayable,
    sentence,
    table_text,
    titled,
    told_calls,
    without_markup,
    without_symbols,
)
from bot.screens.view_models.panel import PanelModel
from bot.screens.wishes import granted_line
from bot.words.card_texts import together
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.decision import argument, verb
from engine.view import HandCard
from storage.people.stored_settings import WordsFirst

_LEVELS = 9
"""The number of versions of a panel's text, ever shorter."""

MOST_NEWS = (12, 6, 3)
"""The most changes of other cities that the news tell, ever fewer."""


def panel_text(model: PanelModel, language: Language, limit: int = LONGEST, *, asked: bool = True) -> str:
    """Describe everything that a panel shows, in at most `limit` letters if possible.

    What goes first are old news, then effects: of cards that can't be built now, of all cards of the hand, of
    the city. Then basic districts of others become costs, and the power and the news go; last, what options
    do. The names, types and costs of the reader's own cards always stay. Without `asked`, the question and
    its options are left out.
    """
    told = _PanelText(model, language)
    return longest_fitting(lambda level: told.whole(level, asked=asked), _LEVELS, limit)


_DRAWN: tuple[tuple[int, Detail | None, bool], ...] = (
    *((level, "names", True) for level in range(5)),
    (4, "costs", True),
    (4, "costs", False),
    (6, "costs", False),
    (6, "facts", False),
    (7, "facts", False),
    (7, "least", False),
    (7, None, False),
)
"""The versions of a picture's text: the level of the reader's own part, how others are told, and whether the
options have their effects.
"""


def picture_text(model: PanelModel, language: Language) -> str:
    """Describe everything that a panel's picture shows, in the 1,024 letters that Discord allows.

    In this order go: old news, the effects of the reader's cards, the names of others' districts, the effects
    of options, the power, others' cities, the news, and the rest about others.
    """
    told = _PanelText(model, language)
    text = longest_fitting(lambda number: told.drawn(*_DRAWN[number]), len(_DRAWN), LONGEST_ALT)
    return fullest([text])


def brief_text(model: PanelModel, language: Language) -> str:
    """Tell only what is new: the reader's goods, the news, and the question with its options."""
    return _PanelText(model, language).brief()


def numbered(model: PanelModel, wording: SpokenWording, detail: Detail = "names") -> list[ShownOption]:
    """Return the options with their numbers in front, and with everything to know about them as words.

    Cities of others are told in this `detail`.
    """
    found = enumerate(choices(model, wording), 1)
    return [_numbered(model, wording, number, each, detail) for number, each in found]


def words_screen(model: PanelModel, language: Language, words: WordsFirst) -> LayoutView:
    """Show a panel in words: whole, or only what is new."""
    wording, brief = SpokenWording.of(model, language), words == "brief"
    text = brief_text(model, language) if brief else panel_text(model, language)
    where = block(where_line(model, wording), "", weight=5)
    parts: list[Part] = [where, block(model.note), *own_absence(model, language), block(text)]
    below = _below(model, language, brief=brief)
    if model.decision is None:
        return without_symbols(compose([*parts, *below], None))
    room = Room(float("inf"), beside=labels_of(below))
    controls = Controls(model, numbered(model, wording), language, room, below)
    return without_symbols(compose([*parts, *controls.rows()], None))


def words_table_screen(model: PanelModel, language: Language) -> LayoutView:
    """Show the whole table in words, in place of the panel."""
    wording = SpokenWording.of(model, language)
    news = [each.removeprefix("· ") for each in wording.happened(model.events)]
    text = table_text(model.view, wording, news[-MOST_NEWS[0] :])
    game = model.game
    ways: list[Control] = [
        button(requests.Play(game), language("button-less")),
        button(requests.ShowUniques(game), language("button-uniques")),
        button(requests.OpenLog(game), language("button-log")),
        button(requests.ShowRules(game), language("button-rules")),
    ]
    return without_symbols(compose([block(text), *ways], None))


def words_hand_screen(model: PanelModel, language: Language) -> LayoutView:
    """Show a hand in words, with the city, and without a question."""
    ways: list[Control] = [
        button(requests.Play(model.game), language("button-play")),
        button(requests.ShowRules(model.game), language("button-rules")),
    ]
    return without_symbols(compose([block(panel_text(model, language, asked=False)), *ways], None))


def _below(model: PanelModel, say: Language, *, brief: bool) -> list[Control]:
    game, words = model.game, "whole" if brief else "brief"
    back = (
        [button(requests.AnswerOption(game, model.tag, None), say("option-back"))]
        if model.decision and model.decision.back
        else []
    )
    return [
        *own_return(model, say),
        *back,
        *(advice_button(model, say) if model.decision else []),
        *([] if model.decision else [button(requests.Play(game), say("button-refresh"))]),
        button(requests.ShowMore(game), say("button-table")),
        button(requests.ReadWords(game, words), say("button-words", words=words)),
    ]


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
    brought = model.brings.get(option)
    if kind == "use" and choice.label.partition(" ")[2].startswith("+") and brought is not None:
        # On a button there is room only for a sign and a number.
        if brought.gold > 0:
            return say("option-gather-gold", got=brought.gold)
        return say("spoken-draw", count=brought.drawn)
    label = sayable(choice.label)
    if kind in CARDS and (details := wording.details(what, _cost_of(model, option))) not in label:
        label = say("spoken-card", name=label, details=details)
    if kind == "character" and (gets := collected(model, what, model.question.kind)) is not None:
        label = say("spoken-card", name=label, details=say("spoken-gets", gold=gets.gold, sure=gets.sure))
    return label


def _cost_of(model: PanelModel, option: str) -> int | None:
    """Return the cost of an option's district in a city, which may differ from the printed one."""
    decision, what = model.question, argument(option)
    if verb(option) != "district":
        return next((each.cost for each in model.view.hand if each.card == what), None)
    owner = model.view.seats[decision.target if decision.target >= 0 else decision.seat]
    return next((each.cost for each in owner.city if each.card == what), None)


def _explained(
    model: PanelModel, wording: SpokenWording, option: str, choice: ShownOption, detail: Detail
) -> str:
    """Explain an option in sentences; a card of the hand is explained above."""
    kind, what = verb(option), argument(option)
    if kind in SEATS and what.isdecimal() and int(what) < len(model.view.seats):
        whole = wording.seat(model.view, model.view.seats[int(what)], detail)
        return whole.partition(": ")[2]
    if kind in CARDS:
        if what in {card.card for card in model.view.hand}:
            return ""
        if kind == "card":
            mark = drawn_marks(model, (what,))[what]
            can = _can(wording, mark.state, mark.gold, "") if what in DISTRICTS else ""
            can = can[:1].upper() + can[1:]
            return " ".join(map(sentence, filter(None, [can, wording.matters(what)])))
        return sentence(choice.description) if wording.kind(what) == "unique" or choice.description else ""
    choosing = kind == "character" and model.question.kind in DRAFT
    gains = income(what, _own_cards(model), model.rules) if choosing else None
    now = told_income(gains, wording.say) if gains else ""
    return " ".join(map(sentence, filter(None, [choice.description, now])))


def _own_cards(model: PanelModel) -> list[str]:
    view = model.view
    return [each.card for each in view.seats[view.seat].city] if view.seat is not None else []


def _can(wording: SpokenWording, state: str, gold: int, hindrance: str) -> str:
    """Say what can be done with a card, or why it can't be built; empty if nothing is asked about it."""
    say = wording.say
    if state == "held":
        return ""
    if state == "no" and hindrance:
        return sayable(say(f"hindrance-{hindrance}", missing=gold)) or say("spoken-can", state="no")
    return say("spoken-can", state=state, gold=gold)


class _PanelText:
    """Tells a panel, in versions that leave out more with a higher `level`."""

    def __init__(self, model: PanelModel, language: Language) -> None:
        self.model, self.say, self.level = model, language, 0
        self.wording = SpokenWording.of(model, language)
        assert model.view.seat is not None
        self.own = model.view.seats[model.view.seat]

    def whole(self, level: int, *, asked: bool) -> str:
        """Return all sections, in their order."""
        self.level = level
        lines = [*self._head(), self._news(), *self._aside(), *self._power(), *self._city(), *self._hand()]
        lines += [*self._drawn(), *(self._question() if asked else [])]
        return "\n".join(filter(None, lines))

    def brief(self) -> str:
        """Return only what changes from question to question."""
        self.level = 1
        return "\n".join(filter(None, [*self._head(), self._news(), *self._question(brief=True)]))

    # These are the same in all versions.

    @cached_property
    def _bands(self) -> list[str]:
        return told_bands(self.model, self.wording, MOST_BANDS)

    @cached_property
    def _marks(self) -> dict[str, HandMark]:
        return hand_marks(self.model)

    @cached_property
    def _named(self) -> list[ShownOption]:
        return numbered(self.model, self.wording)

    @cached_property
    def _costed(self) -> list[ShownOption]:
        return numbered(self.model, self.wording, "costs")

    def _head(self, *, timed: bool = True) -> Iterator[str]:
        view, say = self.model.view, self.say
        characters = [self.wording.thing(each) for each in own_characters(view)]
        named = together(say, characters) if characters else "none"
        yield "### " + sayable(say("spoken-round", round=view.round, characters=named))
        crown = "yes" if view.crown == view.seat else "no"
        lines = [say("spoken-state", crown=crown, **self.wording.stock_of(view, self.own))]
        if self.model.until and timed:
            lines.append(say("spoken-until", until=moment(self.model.until)))
        if timed:
            lines.append(granted_line(self.model.granted, self.wording))
            lines.append(say("panel-board-lost") if self.model.lost else "")
        yield " ".join(map(sentence, filter(None, lines)))

    def _news(self) -> str:
        model = self.model
        if self.level > 6:
            return ""
        told = [*self._bands]
        told += [self.wording.event(each) for each in cities_changed(model)[-MOST_NEWS[min(self.level, 2)] :]]
        news = " ".join(map(sentence, filter(None, told)))
        return titled(self.say("spoken-since"), news) if news else ""

    def _aside(self) -> Iterator[str]:
        if self.model.subject == "draft":
            yield " ".join(sentence(each) for each in aside_lines(self.model.view, self.wording).split("\n"))

    def _power(self) -> Iterator[str]:
        view, say = self.model.view, self.say
        playing = [view.turn.character] if view.turn and view.turn.seat == view.seat else own_characters(view)
        told = [sentence(self.wording.effect(each)) for each in playing]
        if view.turn and view.turn.seat == view.seat:
            told.append(sentence(say("spoken-building", built=view.turn.built, limit=view.turn.limit)))
        if (text := " ".join(filter(None, told))) and self.level < 6:
            yield titled(say("spoken-power"), text)

    def _city(self) -> Iterator[str]:
        say, wording = self.say, self.wording
        told = [
            sentence(wording.district(each) + (f": {wording.matters(each.card)}" if effect else ""))
            for each in self.own.city
            for effect in [wording.matters(each.card) and self.level < 4]
        ]
        told += [sentence(wording.laid(each)) for each in self.own.laid]
        if self.model.view.beneath:
            told.append(sentence(say("panel-beneath", cards=wording.things(self.model.view.beneath))))
        yield titled(say("spoken-city"), " ".join(told) or say("spoken-nothing"))

    def _hand(self) -> Iterator[str]:
        view, say = self.model.view, self.say
        if not view.hand:
            yield sentence(say("panel-hand-empty"))
            return
        yield titled(say("spoken-hand"))
        marks = self._marks
        for card in view.hand:
            mark = marks.get(card.card)
            can = _can(self.wording, mark.state, mark.gold, card.hindrance) if mark else ""
            shown = self.level < 2 or (self.level < 3 and mark is not None and mark.state in ("now", "play"))
            yield self._card(card, can, shown=shown)

    def _card(self, card: HandCard, can: str, *, shown: bool) -> str:
        text = self.wording.card(card.card, card.cost)
        effect = self.wording.matters(card.card) if shown else ""
        return " ".join(map(sentence, filter(None, [f"{text}: {can}" if can else text, effect])))

    def _drawn(self) -> Iterator[str]:
        """List a hand that the reader has looked at in this turn."""
        if (seen := looked_at(self.model)) is not None:
            cards = "; ".join(self.wording.card(each) for each in seen.cards)
            title = self.say("picture-drawn-wizard-card", target=self.wording.label(seen.target))
            yield sentence(f"{title}: {cards}")

    def _question(self, *, brief: bool = False) -> Iterator[str]:
        model, say = self.model, self.say
        if model.decision is None:
            if not own_absence(model, say):
                yield sentence(say("panel-waiting"))
            return
        yield from (sentence(each.text(0)) for each in advice_blocks(model, self.wording))
        if model.explained and not brief:
            yield sentence(tip(model, self.wording))
        yield f"### {sayable(question(model, self.wording)[0])}"
        yield from self._options(effects=not brief)

    def _options(self, *, effects: bool) -> Iterator[str]:
        """List the options of the current page, with their numbers."""
        options = self._named if self.level < 5 else self._costed
        if len(options) > MENU_SIZE:
            options = options[self.model.page * MENU_SIZE : (self.model.page + 1) * MENU_SIZE]
        for each in options:
            effect = each.description if effects and self.level < _LEVELS - 1 else ""
            yield f"{sentence(each.label)} {effect}".strip()

    def drawn(self, level: int, detail: Detail | None, effects: bool) -> str:
        """Return all that the picture shows, with others in this `detail` (`None`: without them)."""
        self.level = level
        view, lines = self.model.view, [*self._head(timed=False), self._news()]
        lines += [*self._power(), *self._city(), *self._hand(), *self._drawn()]
        if self.model.decision is not None and _draws_options(self.model):
            lines += self._options(effects=effects)
        lines += told_calls(view, self.wording)
        if detail is not None:
            lines += [self.wording.seat(view, each, detail) for each in view.seats if each.seat != view.seat]
        return without_markup("\n".join(filter(None, lines)))


def _draws_options(model: PanelModel) -> bool:
    """Return whether the picture shows the options: characters, or cards that aren't in the hand."""
    held = {each.card for each in model.view.hand}
    kinds = {"character"} if model.question.kind in DRAFT else {"card"}
    found = [each for each in model.question.options if verb(each) in kinds]
    return bool(found) and not held.issuperset(map(argument, found))

"""Texts for people who use a screen reader: whole sentences without symbols.

A screen reader reads the name of each emoji aloud. So we replace symbols, for example a card's type, by
words.
"""

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import groupby
from typing import Any

from discord.ui import Button, Item, LayoutView, Select, TextDisplay

from bot.pictures.alt import DETAILS, Detail, card_notes, named, noted, told_city
from bot.pictures.models import City, district_of, laid_of, ranks_of
from bot.screens import symbols
from bot.screens.absent_players import hurry_text, resigned_line
from bot.screens.limits import BUTTON_LABEL, OPTION_LABEL, Block, block, clip, length
from bot.screens.situation import deadline, sign_lines
from bot.screens.wishes import wish_line
from bot.story.cities import points_of
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words.card_texts import either
from bot.words.language import Language, remembered
from bot.words.names import escaped
from engine.cards.characters import RANK
from engine.cards.districts import DISTRICT_KINDS, DISTRICTS
from engine.events import Event
from engine.view import DistrictView, LaidView, SeatView, View

TEXT_LETTERS = 1800  # The most letters of a screen as text.
MOST_NEWS = (24, 8, 3)  # The most news in each version of a text, the longest version first.

_SYMBOLS = re.compile("[\u2190-\u21ff\u2300-\u23ff\u2460-\u27bf\u2900-\u2bff\ufe0f\U0001f000-\U0001faff]+")
_EMOJI = re.compile(r"<a?:(\w+):\d+>")
_KINDS = {mark: name for mark, name in symbols.SYMBOLS.items() if name in DISTRICT_KINDS}
_MARK = f"({'|'.join(_KINDS)})\ufe0f? "
_NAMED = re.compile(rf"{_MARK}(\*\*.+?\*\*|[^,.·()*\n]+)(?: \((\d+)\))?")
_MARKUP = re.compile(r"^-# |(?<!\\)\*\*|(?<!\\)__", re.MULTILINE)
_TITLE = re.compile("^#+ ", re.MULTILINE)
_ESCAPED = re.compile(r"\\([\\`*_~|<>\[\]()#@:/+-])")
_COUNTED = re.compile("(\\d+) ?(💰|🃏)|(💰|🃏) (\\d+)")
# The symbols that are a button's whole label.
_SIGNS = {"⏮": "first", "◀": "back", "⏪": "before", "▶": "next", "⏭": "last", "🤖": "computer"}
_LISTED = re.compile(r" *·[ ·]*")
_SPACES = re.compile("[ \u00a0]{2,}")
_BEFORE = re.compile(r"[ \u00a0]+([.,:;!?])(?!\d)|(?<=\()[ \u00a0]+")


# All versions of a text need the same sentences.
@lru_cache(maxsize=4096)
def sayable(text: str) -> str:
    """Remove symbols and emphasis from a text. A dot between two facts becomes a comma."""
    return _without(_MARKUP.sub("", text))


def spelled(text: str, say: Language) -> str:
    """Replace symbols that have a meaning by words: types, characters, ranks, numbers."""

    def word(found: re.Match[str]) -> str:
        kind, _, name = found[1].rpartition("_")
        if kind == "face":
            return f"{say(f'character-{name}')}:"
        return next((mark for mark, each in _KINDS.items() if each == name), name.removeprefix("rank"))

    def typed(found: re.Match[str]) -> str:
        kind, name = say(f"kind-{_KINDS[found[1]]}"), found[2]
        if name.startswith(kind):
            return name
        return f"{name} ({', '.join(filter(None, [kind, found[3]]))})"

    def counted(found: re.Match[str]) -> str:
        number = int(found[1] or found[4])
        coins = "💰" in found[0]
        return say("band-coins", gold=number) if coins else say("band-cards", count=number)

    return _COUNTED.sub(counted, _NAMED.sub(typed, _EMOJI.sub(word, text)))


def _without(text: str) -> str:
    """Remove symbols, and the spaces and dots around them."""
    said = _LISTED.sub(", ", _SYMBOLS.sub("", text))
    lines = (_BEFORE.sub(r"\1", _SPACES.sub(" ", line)).strip(" ,") for line in said.split("\n"))
    return "\n".join(line for line in lines if line)


def sentence(text: str) -> str:
    """Make a text sayable, and add a full stop if it has no end."""
    said = sayable(text)
    return said if not said or said[-1] in ".!?…" else f"{said}."


def without_symbols(screen: LayoutView, say: Language) -> LayoutView:
    """Replace all symbols in a new screen by words, and return the screen."""

    def said(text: str | None) -> str:
        return sayable(spelled(text or "", say))

    items: list[Item[Any]] = [*screen.walk_children()]
    for item in items:
        match item:
            case TextDisplay():
                item.content = _without(spelled(item.content, say)) or "."
            case Button():
                label, text = said(item.label), f"{item.label}{item.emoji or ''}"
                sign = next((name for symbol, name in _SIGNS.items() if symbol in text), "")
                worded = any(map(str.isalnum, label)) or not sign
                item.label = clip(label if worded else say("spoken-sign", sign=sign), BUTTON_LABEL)
                item.emoji = None
            case Select():
                item.placeholder = said(item.placeholder) or None
                for each in item.options:
                    each.label, each.emoji = clip(said(each.label), OPTION_LABEL) or each.label, None
                    each.description = clip(said(each.description), OPTION_LABEL) or None
            case _:
                pass
    return screen


def titled(title: str, text: str = "") -> str:
    """Put a title in front of a text."""
    return f"**{title}** {text}".rstrip()


def without_markup(text: str) -> str:
    """Turn a message's text into the description of a picture: one line without markup."""
    bare = _TITLE.sub("", sayable(text)).replace("@\u200b", "@")
    return _ESCAPED.sub(r"\1", bare).replace("\n", " ")


def longest_fitting(make: Callable[[int], str], count: int, limit: int) -> str:
    """Return the first of `count` versions of a text with at most `limit` letters, otherwise the last.

    `make` returns a version by its number. No version may be longer than the one before.
    """
    if length(first := make(0)) <= limit:
        return first
    fitting = bisect_left(range(count), True, 1, key=lambda each: length(make(each)) <= limit)
    return make(min(fitting, count - 1))


class SpokenWording(Wording):
    """The words for people who use a screen reader: cards have their types, and nothing has a symbol."""

    def bare(self, seat: int) -> str:
        """Name a seat without markup and symbols."""
        return sayable(super().bare(seat)) or self.say("player-unnamed", number=seat + 1)

    def label(self, seat: int) -> str:
        """Name a seat for buttons and menus."""
        return self.bare(seat)

    def name(self, seat: int) -> str:
        """Name a seat in a text."""
        return escaped(self.bare(seat))

    def event(self, event: Event) -> str:
        """Describe an event in a sentence, with the types of cards."""
        return spelled(super().event(event), self.say)

    def card(self, card: str, cost: int | None = None) -> str:
        """Name a card with its type and its cost."""
        return self.say("spoken-card", name=self.thing(card), details=self.details(card, cost))

    def details(self, card: str, cost: int | None = None) -> str:
        """Return the type of a card and its cost, if it has one."""
        kind = self.say(f"kind-{self.kind(card)}")
        if card not in DISTRICTS or DISTRICTS[card].cost is None:
            return kind
        printed = self._costs.get(card, DISTRICTS[card].cost) or 0
        return f"{kind}, {printed if cost is None else cost}"

    def district(self, district: DistrictView) -> str:
        """Name a built district with its type, its cost, and what is on and under it."""
        notes = card_notes(district_of(district, self.say), self.say)
        return noted(self.card(district.card, district.cost), notes, self.say)

    def laid(self, card: LaidView) -> str:
        """Name an action card in front of a seat, with the gold on it."""
        return noted(self.card(card.card), card_notes(laid_of(card, self.say), self.say), self.say)

    def character(self, character: str) -> str:
        """Name a character, followed by its rank, because an option begins with its own number."""
        if character not in RANK:
            return self.thing(character)
        return self.say("spoken-character", name=self.thing(character), rank=RANK[character])

    def matters(self, card: str) -> str:
        """Return the effect of a unique district or an action card, but not of other cards."""
        return self.effect(card) if self.kind(card) in ("unique", "action") else ""

    def seat(self, view: View, seat: SeatView, detail: Detail = "names") -> str:
        """Describe all public facts about a seat, with this much `detail` about its city."""
        own = seat.seat == view.seat
        name = self.say("picture-line-you") if own else self.name(seat.seat)
        notes = (self.say("picture-lobby-computer"),) if self._computer(seat.seat) and not own else ()
        return _seat(self.say, seat, view.target_size, name, notes, detail, crown=view.crown == seat.seat)


@remembered
def _seat(
    say: Language,
    seat: SeatView,
    target: int,
    name: str,
    notes: tuple[str, ...],
    detail: Detail,
    *,
    crown: bool,
) -> str:
    """Describe a seat. Cached, because between two questions few seats change."""
    cards = [*(district_of(each, say) for each in seat.city), *(laid_of(each, say) for each in seat.laid)]
    city = City(
        name,
        "",
        seat.gold,
        seat.cards,
        seat.size,
        target,
        seat.completed,
        crown,
        districts=tuple(sorted(cards, key=lambda card: card.cost or 0)),
        points=points_of(seat),
    )
    return sayable(told_city(city, say, detail, *notes))


def table_text(
    view: View, wording: SpokenWording, news: Iterable[str] = (), limit: int = TEXT_LETTERS
) -> str:
    """Describe a table as one reader may know it: who is asked, the calls, all cities, and the news."""
    say = wording.say
    asked = [] if view.asked is None else [view.asked]
    moves = [say("spoken-moves", seat=wording.name(seat), you=seat == view.seat) for seat in asked]
    last = [say("event-last-round")] if view.ending else []
    head = " ".join([say("spoken-round", round=view.round, characters="none"), *moves])
    ends = say("spoken-ends", target=view.target_size, deck=view.deck, discards=view.discards)
    top = [f"### {sayable(head)}", " ".join(map(sentence, [ends, *last]))]
    top += told_calls(view, wording)
    new = [*map(sentence, news)]
    seats = sorted(view.seats, key=points_of, reverse=True)
    # Shorter versions leave out old news first.
    whole: list[Detail] = ["names"] * len(MOST_NEWS)
    versions = [*zip((*whole, *DETAILS), (*MOST_NEWS, 0, 0, 0), strict=True)]

    def version(number: int) -> str:
        detail, most = versions[number]
        cities = [wording.seat(view, each, detail) for each in seats]
        told = [titled(say("spoken-news"), " ".join(new[-most:]))] if new and most else []
        return "\n".join([*top, titled(say("spoken-cities")), *cities, *told])

    return longest_fitting(version, len(versions), limit)


def told_calls(view: View, wording: SpokenWording) -> list[str]:
    """Say which characters of a round answered their calls, may still do so, are out, or have a mark."""
    say, ranks = wording.say, ranks_of(view, wording.say)
    called = {call.character: call.seat for call in view.calls}
    told: list[str] = []
    # The text below names face-up characters. And nobody answers for a killed one.
    silent_anyway = {*view.face_up, *(each.character for each in view.marks if each.kind == "killed")}
    heard = {each for each, seat in called.items() if seat >= 0 or each not in silent_anyway}
    answered = [each.character for each in ranks if each.character.id in heard]
    for silent, group in groupby(answered, lambda each: called[each.id] < 0):
        those = list(group)
        if silent:
            told.append(say("spoken-nobody", characters=either(say, [each.name for each in those])))
        else:
            told += [f"{named(each, say)}: {sayable(wording.person(called[each.id]))}" for each in those]
    coming = [("coming", "picture-coming")] if view.phase == "turns" else []
    for state, key in (*coming, ("out", "picture-out-title")):
        names = [named(each.character, say) for each in ranks if each.state == state]
        told += [f"{say(key)}: {', '.join(names)}"] if names else []
    told += told_marks(view, wording)
    return [titled(say("spoken-calls"), " ".join(map(sentence, told)))] if told else []


def told_marks(view: View, wording: Wording) -> list[str]:
    """Name the character that the reader knows to be face down, and the marks on characters."""
    seen = [wording.say("board-seen", character=wording.character(view.seen))] if view.seen else []
    return [*seen, *sign_lines(view, wording)]


def clock_block(model: PanelModel, say: Language) -> Block:
    """Say when the reader's time runs out, which wish came true, who resigned, and if the board is lost."""
    wording, style = SpokenWording.of(model, say), "f" if model.slow else "t"
    until, paused = deadline(say, model.until, model.terms), model.pause and model.pause.until
    lines = [
        say("spoken-until", until=until) if model.until else "",
        say("pace-over") if model.until and model.last_call else "",
        hurry_text(model.hurry, say),
        say("spoken-paused", until=f"<t:{paused}:{style}>") if paused else "",
        wish_line(model, wording),
        resigned_line(model.resigned, wording),
        say("panel-board-lost") if model.lost else "",
    ]
    return block(" ".join(map(sentence, filter(None, lines))), weight=85)

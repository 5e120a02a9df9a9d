"""The words for people who listen: whole sentences about the things of a game, without symbols.

A screen reader reads the name of each emoji, so no sentence here has one, and the type of a card is a word.
"""

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from discord.ui import Button, Item, LayoutView, Select, TextDisplay

from bot.pictures.models import by_rank, ranks_of
from bot.screens.limits import length
from bot.screens.situation import sign_lines
from bot.screens.view_models.panel import PanelModel
from bot.screens.wording import Wording
from bot.words.card_texts import either
from bot.words.language import Language
from bot.words.names import escaped
from engine.cards.characters import RANK
from engine.cards.districts import DISTRICTS, KINDS
from engine.view import DistrictView, LaidView, SeatView, View

LONGEST = 1800
"""The most letters of a screen in words."""

Detail: TypeAlias = Literal["names", "costs", "facts", "least"]
"""How a city is told: with the names of districts, with types and costs of basic ones, or only its size.

The last is in as few letters as possible.
"""

_SYMBOLS = re.compile("[\u2190-\u21ff\u2300-\u23ff\u2460-\u27bf\u2900-\u2bff\ufe0f\U0001f000-\U0001faff]+")
_EMOJI = re.compile(r"<a?:\w+:\d+>")
_MARKUP = re.compile(r"^-# |(?<!\\)\*\*|(?<!\\)__", re.MULTILINE)
_TITLE = re.compile("^#+ ", re.MULTILINE)
_ESCAPED = re.compile(r"\\([\\`*_~|<>\[\]()#@:/+-])")
_LISTED = re.compile(r" *·[ ·]*")
_SPACES = re.compile("[ \u00a0]{2,}")
_BEFORE = re.compile(r"[ \u00a0]+([.,:;!?])(?!\d)|(?<=\()[ \u00a0]+")


# The same sentences are needed again in each version of a text.
@lru_cache(maxsize=4096)
def sayable(text: str) -> str:
    """Remove symbols and emphasis from a text; a dot between two facts becomes a comma."""
    return _without(_MARKUP.sub("", text))


def _without(text: str) -> str:
    """Remove symbols only."""
    said = _LISTED.sub(", ", _SYMBOLS.sub("", _EMOJI.sub("", text)))
    lines = (_BEFORE.sub(r"\1", _SPACES.sub(" ", line)).strip(" ,") for line in said.split("\n"))
    return "\n".join(line for line in lines if line)


def sentence(text: str) -> str:
    """Make a text sayable, and end it with a full stop if it has no end."""
    said = sayable(text)
    return said if not said or said[-1] in ".!?…" else f"{said}."


def without_symbols(screen: LayoutView) -> LayoutView:
    """Remove all symbols from the texts, buttons and menus of a new screen; return the screen."""
    items: list[Item[Any]] = [*screen.walk_children()]
    for item in items:
        match item:
            case TextDisplay():
                item.content = _without(item.content) or "."
            case Button() if said := sayable(item.label or ""):
                item.label, item.emoji = said, None
            case Select():
                item.placeholder = sayable(item.placeholder or "") or None
                for each in item.options:
                    each.label, each.emoji = sayable(each.label) or each.label, None
                    each.description = sayable(each.description or "") or None
            case _:
                pass
    return screen


def titled(title: str, text: str = "") -> str:
    """Put a title in front of a text."""
    return f"**{title}** {text}".rstrip()


def without_markup(text: str) -> str:
    """Turn a text of a message into one for a picture, whose description has no markup: one line."""
    bare = _TITLE.sub("", sayable(text)).replace("@\u200b", "@")
    return _ESCAPED.sub(r"\1", bare).replace("\n", " ")


def longest_fitting(make: Callable[[int], str], count: int, limit: int = LONGEST) -> str:
    """Return the longest of `count` versions of a text that has at most `limit` letters, or else the last.

    `make` returns a version by its number; each is at most as long as the one before.
    """
    fitting = bisect_left(range(count), True, key=lambda each: length(make(each)) <= limit)
    return make(min(fitting, count - 1))


class SpokenWording(Wording):
    """The words for a reader who listens: a card has its type, and nothing has a symbol."""

    @classmethod
    def of(cls, model: PanelModel, language: Language) -> "SpokenWording":
        """Return the words for the player whose panel this is."""
        return cls(language, model.players, model.view.seat, model.rules, model.view.cast)

    def bare(self, seat: int) -> str:
        """Name a seat without symbols, which a screen reader would read one by one."""
        return sayable(super().bare(seat)) or self.say("player-unnamed", number=seat + 1)

    def label(self, seat: int) -> str:
        """Name a seat for buttons and menus."""
        return self.bare(seat)

    def name(self, seat: int) -> str:
        """Name a seat in a text."""
        return escaped(self.bare(seat))

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
        """Name a built district with its type, its cost, and everything on and under it."""
        return self._noted(self.card(district.card, district.cost), district)

    def laid(self, card: LaidView) -> str:
        """Name an action card in front of a seat, with the gold on it."""
        gold = [self.say("picture-on-it", count=card.gold)] if card.gold else []
        return ", ".join([self.card(card.card), *gold])

    def character(self, character: str) -> str:
        """Name a character, and then its rank: the number of an option comes first."""
        if character not in RANK:
            return self.thing(character)
        return self.say("spoken-character", name=self.thing(character), rank=RANK[character])

    def matters(self, card: str) -> str:
        """Return the effect of a card that does more than pay its type's character; empty if none."""
        return self.effect(card) if self.kind(card) in ("unique", "action") else ""

    def seat(self, view: View, seat: SeatView, detail: Detail = "names") -> str:
        """Describe everything public about a seat, with this much detail about its city."""
        say = self.say
        if detail == "least":
            stock = say("picture-gold", count=seat.gold), say("picture-cards", count=seat.cards)
            return sentence(f"{self.label(seat.seat)}: {', '.join(stock)}, {seat.size}/{view.target_size}")
        facts = say(
            "spoken-seat",
            name=self.label(seat.seat) if seat.seat != view.seat else say("picture-line-you"),
            **self.stock_of(view, seat),
        )
        computer = self._computer(seat.seat) and seat.seat != view.seat
        notes = [
            *([say("picture-lobby-computer")] if computer else []),
            *([say("picture-complete")] if seat.completed else []),
            *([say("picture-crown")] if view.crown == seat.seat else []),
        ]
        return " ".join(map(sentence, [", ".join([facts, *notes]), *self._city(seat, detail)]))

    def stock_of(self, view: View, seat: SeatView) -> dict[str, int]:
        """Return the numbers of a seat, as the sentences about it take them."""
        return {
            "gold": seat.gold,
            "count": seat.cards,
            "size": seat.size,
            "target": view.target_size,
            "points": sum(each.cost + DISTRICTS[each.card].bonus for each in seat.city),
        }

    def _city(self, seat: SeatView, detail: Detail) -> list[str]:
        """List the districts of a city by type."""
        found: list[str] = []
        if detail == "facts":
            return found
        for kind in KINDS:
            own = sorted(
                (each for each in seat.city if self.kind(each.card) == kind), key=lambda each: each.cost
            )
            named = detail == "names" or kind == "unique"
            told = [self._noted(self.standing(each) if named else f"{each.cost}", each) for each in own]
            if told:
                found.append(f"{self.say(f'kind-{kind}')}: {', '.join(told)}")
        laid = [self.laid(each) for each in seat.laid]
        whole = "; ".join([*found, *laid])
        return [whole[:1].upper() + whole[1:]] if whole else []

    def _noted(self, text: str, district: DistrictView) -> str:
        say = self.say
        notes = [
            *([say("picture-beautified")] if district.coin else []),
            *([say("picture-beneath", count=district.beneath)] if district.beneath else []),
            *([say("picture-declared")] if district.declared else []),
        ]
        return say("picture-card-notes", card=text, notes=", ".join(notes)) if notes else text


def table_text(view: View, wording: SpokenWording, news: Iterable[str] = (), limit: int = LONGEST) -> str:
    """Describe a table as one reader may know it: who is to move, the calls, all cities, and the news."""
    say = wording.say
    you = "yes" if view.asked == view.seat else "no"
    moves = [say("spoken-moves", seat=wording.name(view.asked), you=you)] if view.asked is not None else []
    last = [say("event-last-round")] if view.ending else []
    head = " ".join([say("spoken-round", round=view.round, characters="none"), *moves])
    ends = say("spoken-ends", target=view.target_size, deck=view.deck, discards=view.discards)
    top = [f"### {sayable(head)}", " ".join(map(sentence, [ends, *last])), *told_calls(view, wording)]
    told = [titled(say("spoken-news"), " ".join(map(sentence, news)))] if (news := list(news)) else []

    def whole(detail: Detail, *, new: bool) -> str:
        seats = sorted(view.seats, key=lambda each: -wording.stock_of(view, each)["points"])
        cities = [wording.seat(view, each, detail) for each in seats]
        return "\n".join([*top, titled(say("spoken-cities")), *cities, *(told if new else [])])

    versions: list[tuple[Detail, bool]] = [
        ("names", True),
        ("names", False),
        ("costs", True),
        ("costs", False),
    ]

    def version(number: int) -> str:
        detail, new = versions[number]
        return whole(detail, new=new)

    return longest_fitting(version, len(versions), limit)


def told_calls(view: View, wording: SpokenWording) -> list[str]:
    """Tell the calls of a round: who answered, and in one sentence for which ranks nobody did."""
    say = wording.say
    if view.phase != "turns" and not view.face_up and not view.seen:
        return []
    told: list[str] = []
    quiet: list[str] = []

    def silence() -> None:
        if quiet:
            told.append(say("spoken-nobody", characters=either(say, [wording.thing(each) for each in quiet])))
            quiet.clear()

    ranked = Wording(say, wording.players).character
    called = {call.character: call.seat for call in view.calls}
    for character in sorted(called, key=by_rank):
        if (seat := called[character]) < 0:
            quiet.append(character)
            continue
        silence()
        told.append(f"{ranked(character)}: {sayable(wording.person(seat))}")
    silence()
    for state, key in (("coming", "picture-coming"), ("out", "picture-out")):
        those = [each.character for each in ranks_of(view, say) if each.state == state]
        names = ", ".join(ranked(each.id) for each in those)
        told += [f"{say(key)}: {names}"] if names and (state == "out" or view.phase == "turns") else []
    if view.seen:
        told.append(say("board-seen", character=wording.character(view.seen)))
    told += sign_lines(view, wording)
    return [titled(say("spoken-calls"), " ".join(map(sentence, told)))] if told else []

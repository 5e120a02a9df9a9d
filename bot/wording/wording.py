"""Names of seats, cards, characters and powers, and sentences about events, for one reader."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Self

from bot.pictures.fonts import drawable
from bot.view_models.panel import PanelModel
from bot.words import card_texts
from bot.words.language import YES, Language, Value, remembered, words
from bot.words.names import escaped, plain
from bot.words.patterns import changed, join
from engine.cards.characters import RANK
from engine.cards.districts import DISTRICTS
from engine.events import Event, Fact
from engine.setup.rules import Rules
from engine.view import HandCard, SeatView
from storage.values import Player

NO_BREAK = "\u00a0"

SEAT_FACTS = ("seat", "target", "source")
"""The facts of an event that are seats: `seat` acts, and the action concerns the others."""

ID_KEYS = ("district-", "character-", "reason-", "kind-")
"""The key of an id's name has one of these prefixes. We try them in this order."""


_UNKNOWN = Player(0, "", "")  # The player of a seat that a table doesn't have.


class Wording:
    """Words about a game for one reader: the player of the seat `reader`, or everybody (`None`).

    The effects and costs of cards depend on the `rules` and the `cast`.
    """

    def __init__(
        self,
        say: Language,
        players: Sequence[Player],
        reader: int | None = None,
        rules: Rules | None = None,
        cast: Sequence[str] = (),
    ) -> None:
        self.say = say
        self.players = players
        self.reader = reader
        rules = rules or Rules()
        self.switches = card_texts.differing(rules)
        self._tie_break = rules.tie_break
        self._costs = dict(rules.costs)
        self._cast = tuple(cast)

    @classmethod
    def of(cls, model: PanelModel, say: Language) -> Self:
        """Return the words for the player whose panel this is."""
        return cls(say, model.players, model.seat, model.rules, model.view.cast)

    # Seats

    def bare(self, seat: int) -> str:
        """Name a seat without markup, for a picture."""
        return plain(self._player(seat).name) or self._nameless(seat)

    @property
    def bare_names(self) -> list[str]:
        """The names of all seats without markup."""
        return [self.bare(seat) for seat in range(len(self.players))]

    def label(self, seat: int) -> str:
        """Name a seat for buttons and menus, which show no markup."""
        name = self._distinct(seat, self.bare(seat))
        return self.say("player-computer", name=name) if self._computer(seat) else name

    def name(self, seat: int) -> str:
        """Name a seat in a text for any reader. A mark says that a computer plays it."""
        text = self.unmarked_name(seat)
        return self.say("player-computer", name=text) if self._computer(seat) else text

    def unmarked_name(self, seat: int) -> str:
        """Name a seat in a text that itself says whether a computer plays it."""
        name = escaped(self._player(seat).name) or self._nameless(seat)
        return self.say("player-name", name=self._distinct(seat, name))

    @property
    def names(self) -> list[str]:
        """The names of all seats in a text."""
        return [self.name(seat) for seat in range(len(self.players))]

    def person(self, seat: int) -> str:
        """Name a seat in a sentence; the reader is "You". The sentence chooses the grammatical case."""
        return self.say("player-you") if seat == self.reader else self.name(seat)

    def _distinct(self, seat: int, name: str) -> str:
        """Add the seat's number if our fonts lack the name's letters: pictures then show only the number."""
        return name if drawable(name) else self.say("player-undrawn", name=name, number=seat + 1)

    def _nameless(self, seat: int) -> str:
        former = self._player(seat).former
        return self.say("player-former-seat" if former else "player-unnamed", number=seat + 1)

    def _computer(self, seat: int) -> bool:
        player = self._player(seat)
        return player.computer or player.left

    def _player(self, seat: int) -> Player:
        return self.players[seat] if 0 <= seat < len(self.players) else _UNKNOWN

    # Cards, characters, powers

    def thing(self, name: str) -> str:
        """Name the district, action card, character, type or power with this id."""
        return _thing(self.say, name)

    def things(self, names: Iterable[str]) -> str:
        """List the names of the districts, cards, characters, types or powers with these ids."""
        return join([self.thing(name) for name in names], ", ".join) or self.say("nothing")

    def kind(self, card: str) -> str:
        """Return the type of a district as an id, or `action` for an action card."""
        return _kind(card)

    def card(self, card: str, cost: int | None = None) -> str:
        """Write a card with its type's colour and this cost (default: printed). Some cards have no cost."""
        printed = self._costs.get(card, DISTRICTS[card].cost) if card in DISTRICTS else None
        return _card(self.say, card, printed if cost is None or printed is None else cost)

    def unmarked(self, card: str) -> str:
        """Write a district with its printed cost in this edition, without the colour of its type."""
        cost = self._costs.get(card, DISTRICTS[card].cost) or 0
        return self.say("seat-district", name=self.thing(card), cost=cost)

    def character(self, character: str) -> str:
        """Write a character with its rank."""
        return _character(self.say, character)

    def effect(self, name: str) -> str:
        """Describe a card's effect in this game, briefly enough for a menu; empty if it has none."""
        return card_texts.effect(self.say, name, self.switches, self._cast)

    def ruled(self, key: str) -> str:
        """Return the key of a message's variant for the rules of this game."""
        return card_texts.ruled(self.say, key, self.switches)

    def possessions(self, seat: SeatView) -> str:
        """Describe a seat's gold, cards and districts, and name the districts."""
        districts = (
            self.say("seat-district", name=self.thing(each.card), cost=each.cost) for each in seat.city
        )
        stock = self.say("seat-stock", gold=seat.gold, cards=seat.cards, size=seat.size)
        city = ", ".join(districts)
        return self.say("seat-city", stock=stock, city=city) if city else stock

    @property
    def tie_break(self) -> str:
        """This game's rule for players with equal points, as a sentence."""
        return self.say("setting-tie", how=self.say(f"tie-{self._tie_break}"))

    # Events

    def event(self, event: Event) -> str:
        """Describe an event in a sentence; empty if players needn't know of it."""
        arguments = self.facts(event.facts)
        text = self.say.first(f"event-{event.kind}", **arguments)
        if text is not None:
            return text
        facts = [str(value) for key, value in arguments.items() if key in event.facts]
        return self.say("event-unknown", what=words(event.kind), facts=", ".join(facts))

    def facts(self, facts: Mapping[str, Fact]) -> dict[str, Value]:
        """Turn the facts of an event into arguments of a sentence.

        Names have grammatical cases. `$you` is the key of the fact that is the reader's seat (`none` if there
        is none). `$own` says whether the target is the actor, and `$mark` is the colour of the card.
        `$reason` is `none` if the card itself is the reason.
        """
        arguments: dict[str, Value] = {"you": "none"}
        for key, value in facts.items():
            if key in SEAT_FACTS and isinstance(value, int):
                arguments[key] = self.person(value)
                if value == self.reader and arguments["you"] == "none":
                    arguments["you"] = key
            else:
                arguments[key] = self._fact(value)
                if key == "card" and isinstance(value, str):
                    arguments["mark"] = self.say(f"mark-{self.kind(value)}")
        arguments["own"] = "target" in facts and facts["target"] == facts.get("seat")
        if "card" in facts and facts["card"] == facts.get("reason"):
            arguments["reason"] = "none"
        return arguments

    def _fact(self, value: Fact) -> Value:
        if isinstance(value, bool):
            return YES[value]
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return self.thing(value) if value else ""
        names = [self.thing(name) for name in value]
        return card_texts.together(self.say, names) or self.say("nothing")

    def happened(self, events: Iterable[Event]) -> list[str]:
        """Describe events in order, with a line for each; consecutive events of a kind may share a line."""
        told = [(event, text) for event in events if (text := self.event(event).strip())]
        lines: list[str] = []
        for key, group in groupby(told, lambda each: self._shared(each[0])):
            alike = list(group)
            if key and len(alike) > 1:
                names = [self._named(event) for event, _ in alike]
                lines.append(self.say(key, names=card_texts.together(self.say, names)))
            else:
                lines += [text for _, text in alike]
        return [self.say("event-line", text=line) for line in lines]

    def _shared(self, event: Event) -> str:
        """Return the key of the line that events of this kind share; empty if each event has its own line."""
        key = f"events-{event.kind}"
        return key if self.say.has(key) else ""

    def _named(self, event: Event) -> str:
        """Name the seat of an event that shares a line with others; without a seat, the event's character."""
        facts = event.facts
        seat = facts.get("seat")
        return self.person(seat) if isinstance(seat, int) else self.thing(str(facts.get("character", "")))


def visible_name(name: str, say: Language) -> str:
    """Write the name of a person without a seat here; if no letter is visible, write a word for that."""
    return escaped(name) or say("leaderboard-unnamed")


@remembered
def _thing(say: Language, name: str) -> str:
    found = say.first(*[prefix + name for prefix in ID_KEYS])
    return words(name) if found is None else found


def _kind(card: str) -> str:
    return DISTRICTS[card].kind if card in DISTRICTS else "action"


@remembered
def _card(say: Language, card: str, cost: int | None) -> str:
    mark, name = say(f"mark-{_kind(card)}"), _thing(say, card)
    if cost is None:
        return say("card-free", mark=mark, name=name)
    return say("card", mark=mark, name=name, cost=cost)


@remembered
def _character(say: Language, character: str) -> str:
    if character not in RANK:
        return _thing(say, character)
    return say("character", rank=RANK[character], name=_thing(say, character))


def joined(card: str) -> str:
    """Keep the colour, name and cost of a card on one line."""
    return changed(card, lambda text: text.replace(" ", NO_BREAK, 1).replace(" (", f"{NO_BREAK}("))


def hand_line(hand: Sequence[HandCard], wording: Wording) -> str:
    """Write a hand on one line; equal cards come once, with their number."""
    counts = Counter((card.card, card.cost) for card in hand)
    return " · ".join(
        wording.say("hand-several", card=name, count=count) if count > 1 else name
        for name, count in ((joined(wording.card(*card)), count) for card, count in counts.items())
    )

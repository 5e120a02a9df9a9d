"""Turn actions into bands (news lines) for the victim, for the actor, or for everybody."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from bot.pictures.bands import Band, BandFigure, FigureKind, Reader
from bot.story.actions import ActionKey, StoryAction
from bot.story.story import Story
from bot.words.card_texts import together
from bot.words.language import Language, Value
from bot.words.names import plain
from engine.events import Event
from engine.setup.rules import Rules
from engine.view import View

BAND_WEIGHT = 50  # The least weight of an action for a band on the board. The text mentions the others.

HARD = 75  # The least weight of an action that costs its victim a turn, a district, or all gold or cards.


class _Look(NamedTuple):
    """The look of an action, its weights for victim, actor and everybody, and the figure of its target."""

    symbol: str
    victim: int
    doer: int
    everybody: int
    tone: str = "gold"
    right: FigureKind = "symbol"
    right_symbol: str = ""


_RED, _GREEN = "lit2", "glow"

_LOOKS: dict[ActionKey, _Look] = {
    "killed": _Look("skull", 100, 50, 90, _RED, right="killed"),
    "silent": _Look("skull", 95, 55, 60, _RED, right="killed"),
    "late": _Look("crown", 60, 60, 65, right="killed"),
    # This outweighs "killed": a player who may still gather must not read that their turn is lost.
    "refuge": _Look("safe", 101, 60, 60, right="killed"),
    "bewitched": _Look("wand", 90, 50, 80, _GREEN, right="bust"),
    "unmoved": _Look("wand", 0, 55, 55, _GREEN, right="bust"),
    "took-over": _Look("wand", 92, 60, 60, _GREEN, right="bust"),
    "robbed": _Look("mask", 70, 45, 45, right="bust"),
    "empty": _Look("mask", 0, 55, 45, right="gold"),
    "stole": _Look("mask", 80, 60, 70, right="gold"),
    "destroyed": _Look("fire", 85, 50, 75, _RED, right="fire"),
    "seized": _Look("swap", 86, 50, 70, right="building"),
    "exchanged": _Look("swap", 84, 50, 70, right="building"),
    "swapped": _Look("cards", 75, 50, 40),
    "warrants": _Look("scroll", 61, 40, 30),
    "confiscated": _Look("scroll", 88, 60, 65, right="building"),
    "threats": _Look("dagger", 62, 40, 30),
    "bribed": _Look("bag", 52, 56, 45, right="gold"),
    "refused": _Look("dagger", 30, 30, 30),
    "showed": _Look("dagger", 82, 61, 62, _RED, right="gold"),
    "bluff": _Look("dagger", 42, 41, 40),
    "withdrew": _Look("dagger", 36, 41, 35),
    "taxed": _Look("tax", 20, 0, 0, right="gold"),
    "collected": _Look("tax", 0, 42, 50, right="gold"),
    "crown": _Look("crown", 45, 46, 40),
    "completed": _Look("flag", 74, 71, 95),
    "last-round": _Look("flag", 0, 0, 77),
    "not-last-round": _Look("flag", 0, 0, 72),
    "bell-tower": _Look("flag", 0, 0, 73),
    "time-ran-out": _Look("glass", 40, 0, 20),
    "computer-played": _Look("glass", 38, 0, 20),
    "spied": _Look("eye", 65, 45, 40, right="gold"),
    "saw-hand": _Look("eye", 41, 28, 25),
    "took-cards": _Look("cards", 56, 44, 30, right="cards"),
    "gave-cards": _Look("cards", 31, 29, 25, right="cards"),
    "took-gold": _Look("bag", 55, 43, 30, right="gold"),
    "from-hand": _Look("hammer", 66, 47, 35, right="building"),
    "borrowed": _Look("bag", 51, 44, 30, right="gold"),
    "wagon": _Look("bag", 32, 28, 25, right_symbol="coin"),
    "characters": _Look("mask", 72, 48, 35),
}
_TURN_LOST: frozenset[ActionKey] = frozenset({"killed", "silent", "bewitched", "took-over"})
"""The actions that cost their victim a turn."""

_SMALL = 34  # The largest weight, for everybody, of an action about little gold or a cheap district.

_SIGNS: dict[Reader, str] = {"victim": "–", "doer": "+", "good": "+", "all": ""}


def bands_for(
    view: View,
    events: Iterable[Event],
    seat: int | None,
    names: Sequence[str],
    say: Language,
    rules: Rules,
    *,
    by_computer: Sequence[Event] = (),
) -> tuple[Band, ...]:
    """Return bands of these events for a seat (`None`: everybody): the newest round first, in it the worst.

    Bands reveal only facts of `view` and `events` that the reader may know. A kill, its call and its result
    share one band: the newest of them, or for the victim the worst. `by_computer` are the events of a
    computer's answers for the seat; their bands name the computer.
    """
    writer = _BandWriter(view, seat, names, say, by_computer)
    kept: dict[str, tuple[int, Band]] = {}
    for action in Story(view, seat, rules).actions(events):
        band = writer.band(action)
        if band and not _is_worse(kept.get(action.subject), band):
            kept.pop(action.subject, None)
            kept[action.subject] = action.round, band
    newest = list(kept.values())[::-1]
    return tuple(band for _, band in sorted(newest, key=lambda each: (-each[0], -each[1].weight)))


def _is_worse(known: tuple[int, Band] | None, band: Band) -> bool:
    return known is not None and known[1].reader == "victim" and known[1].weight > band.weight


def board_band(
    view: View, events: Iterable[Event], names: Sequence[str], say: Language, rules: Rules
) -> Band | None:
    """Return a public band for the newest important action of this turn or the last; `None` without one."""
    writer, found, now = _BandWriter(view, None, names, say), None, 0
    story = Story(view, None, rules)
    for action in story.actions(events):
        band = writer.band(action)
        if (
            band
            and band.weight >= BAND_WEIGHT
            and (found is None or action.turn > now or band.weight >= found.weight)
        ):
            found, now = band, action.turn
    return found if story.turn - now <= 1 else None


def _loss(action: StoryAction, weight: int) -> Literal["", "heavy", "turn"]:
    if action.key in _TURN_LOST:
        return "turn"
    return "heavy" if weight >= HARD else ""


class _BandWriter:
    def __init__(
        self,
        view: View,
        seat: int | None,
        names: Sequence[str],
        say: Language,
        by_computer: Sequence[Event] = (),
    ) -> None:
        self._view, self._seat, self._say, self._by_computer = view, seat, say, by_computer
        self._names = [plain(name) or say("player-unnamed", number=i + 1) for i, name in enumerate(names)]

    def band(self, action: StoryAction) -> Band | None:
        """Return the band of an action, or `None` if this reader gets none."""
        look = _LOOKS[action.key]
        reader, weight = self._reader(action, look)
        if not weight:
            return None
        role = ("doer" if action.given else "victim") if reader == "good" else reader
        computer = reader == "doer" and any(action.cause is each for each in self._by_computer)
        if computer:
            # For others, the text names the seat's player. To this player, it would say "you".
            role = "all"
        facts = self._facts(action)
        title = self._say.find(f"band-{action.key}.{role}", **facts)
        if title is None:
            return None
        note = self._say(f"band-{action.key}.{role}-note", **facts)
        told = title if title.endswith("!") else f"{title}."
        return Band(
            reader,
            "" if reader == "all" else self._say("band-tab", reader="computer" if computer else reader),
            look.symbol,
            self._tone(reader, look),
            title,
            note,
            self._left(action),
            self._right(action, reader),
            weight,
            f"{told} {note}" if note[-1:] in ".!?" else f"{told} {note}.",
            _loss(action, weight) if reader == "victim" else "",
        )

    def _reader(self, action: StoryAction, look: _Look) -> tuple[Reader, int]:
        """Return the reader's role in an action, and the action's weight for them (0: no band)."""
        if self._seat is None or action.everywhere:
            return "all", min(look.everybody, _SMALL) if action.little else look.everybody
        if self._seat in action.victims:
            return ("good" if action.good else "victim"), look.victim
        if self._seat == action.doer:
            return ("good" if action.given else "doer"), look.doer
        return "all", 0

    def _facts(self, action: StoryAction) -> dict[str, Value]:
        facts: dict[str, Value] = dict(action.numbers)
        for key, seat in (("name", action.doer), ("target", action.target)):
            if 0 <= seat < len(self._names):
                facts[key] = self._names[seat]
        hit = action.target if action.target >= 0 else action.doer
        for key, seat in (("own", action.doer), ("size", hit)):
            facts[key] = action.sizes[seat] if 0 <= seat < len(action.sizes) else 0
        facts["goal"] = self._view.target_size
        facts["round"] = action.round
        facts["when"] = "past" if action.round < self._view.round else "now"
        facts["character"] = self._named(action.actor)
        facts["other"] = self._named(action.other)
        facts["characters"] = together(self._say, [*map(self._named, action.characters)])
        for key, card in (("card", action.card), ("given", action.given_card)):
            if card:
                facts[key] = self._say(f"district-{card}")
        return facts

    def _named(self, character: str) -> str:
        return self._say(f"character-{character}") if character else ""

    def _tone(self, reader: Reader, look: _Look) -> str:
        if reader == "victim":
            return look.tone if look.tone == _GREEN else _RED
        return look.tone if reader == "all" else "gold"

    def _left(self, action: StoryAction) -> BandFigure:
        if action.key in ("completed", "last-round", "not-last-round", "bell-tower"):
            return BandFigure("building", "castle")
        symbol = _LOOKS[action.key].symbol
        return BandFigure("bust", action.actor) if action.actor else BandFigure("symbol", symbol)

    def _right(self, action: StoryAction, reader: Reader) -> BandFigure:
        look = _LOOKS[action.key]
        match look.right:
            case "symbol":
                return BandFigure("symbol", look.right_symbol or look.symbol)
            case "building" | "fire":
                return BandFigure(look.right, action.card)
            case "gold" | "cards":
                number = action.numbers.get("count" if look.right == "cards" else "gold", 0)
                return BandFigure(look.right, f"{_SIGNS[reader] if number else ''}{number}")
            case "killed" if action.key == "killed" and reader == "doer":
                # Don't show the character as killed: nobody knows yet whether a player has it.
                return BandFigure("bust", action.other)
            case _:
                return BandFigure(look.right, action.other)

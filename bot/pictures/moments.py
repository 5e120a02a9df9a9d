"""The moments of a game as bands: for the player they are done to, for who does them, and for everybody."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.pictures.bands import Band, BandFigure, Reader
from bot.pictures.deeds import Deed
from bot.pictures.stories import Story
from bot.words.card_texts import together
from bot.words.language import Language, Value
from bot.words.names import plain
from engine.events import Event
from engine.setup.rules import Rules
from engine.view import View

GREAT = 50
"""From which weight on a moment is worth a band on the board; a smaller one is a line of its story."""

HARD = 75
"""From which weight on a moment costs its victim a turn, a district, or all gold or cards."""


class _Look(NamedTuple):
    """How a kind of moment looks, and how much it matters: to the victim, to the doer, to everybody."""

    symbol: str
    victim: int
    doer: int
    everybody: int
    tone: str = "gold"


_RED, _GREEN = "lit2", "glow"

_LOOKS: dict[str, _Look] = {
    "killed": _Look("skull", 100, 50, 90, _RED),
    "silent": _Look("skull", 95, 55, 60, _RED),
    "late": _Look("crown", 60, 60, 65),
    # Nobody is told that they have no turn, once they may gather.
    "refuge": _Look("safe", 101, 60, 60),
    "bewitched": _Look("wand", 90, 50, 80, _GREEN),
    "unmoved": _Look("wand", 0, 55, 55, _GREEN),
    "took-over": _Look("wand", 92, 60, 60, _GREEN),
    "robbed": _Look("mask", 70, 45, 45),
    "empty": _Look("mask", 0, 55, 45),
    "stole": _Look("mask", 80, 60, 70),
    "destroyed": _Look("fire", 85, 50, 75, _RED),
    "seized": _Look("swap", 86, 50, 70),
    "exchanged": _Look("swap", 84, 50, 70),
    "swapped": _Look("cards", 75, 50, 40),
    "warrants": _Look("scroll", 61, 40, 30),
    "confiscated": _Look("scroll", 88, 60, 65),
    "threats": _Look("dagger", 62, 40, 30),
    "bribed": _Look("bag", 52, 56, 45),
    "refused": _Look("dagger", 30, 30, 30),
    "showed": _Look("dagger", 82, 61, 62, _RED),
    "bluff": _Look("dagger", 42, 41, 40),
    "withdrew": _Look("dagger", 36, 41, 35),
    "taxed": _Look("tax", 20, 0, 0),
    "collected": _Look("tax", 0, 42, 50),
    "crown": _Look("crown", 45, 46, 40),
    "completed": _Look("flag", 74, 71, 95),
    "last-round": _Look("flag", 0, 0, 77),
    "not-last-round": _Look("flag", 0, 0, 72),
    "bell-tower": _Look("flag", 0, 0, 73),
    "time-ran-out": _Look("glass", 40, 0, 20),
    "computer-played": _Look("glass", 38, 0, 20),
    "spied": _Look("eye", 65, 45, 40),
    "saw-hand": _Look("eye", 41, 28, 25),
    "took-cards": _Look("cards", 56, 44, 30),
    "gave-cards": _Look("cards", 31, 29, 25),
    "took-gold": _Look("bag", 55, 43, 30),
    "from-hand": _Look("hammer", 66, 47, 35),
    "borrowed": _Look("bag", 51, 44, 30),
    "wagon": _Look("bag", 32, 28, 25),
    "characters": _Look("mask", 72, 48, 35),
}
_SMALL = 34
"""The weight for everybody of what is done with little gold, or to a cheap district."""

_SIGNS: dict[Reader, str] = {"victim": "–", "doer": "+", "good": "+", "all": ""}


def bands_for(
    view: View,
    events: Iterable[Event],
    seat: int | None,
    names: Sequence[str],
    language: Language,
    rules: Rules | None = None,
) -> tuple[Band, ...]:
    """Return what a seat should be told of these events, the worst first: what was done to it, and its deeds.

    `view` and `events` are those of this reader, and all that the bands are made of. For nobody's seat
    (`None`) they tell what everybody sees. Of a kill, its call and what came of it, one is told: the newest,
    but to the victim the worst. `names` are those of the seats.
    """
    telling = _Telling(view, seat, names, language)
    kept: dict[str, Band] = {}
    for deed in Story(view, seat, rules or Rules()).deeds(events):
        band = telling.band(deed)
        if band and not _is_worse(kept.get(deed.subject), band):
            kept.pop(deed.subject, None)
            kept[deed.subject] = band
    newest = list(kept.values())[::-1]
    return tuple(sorted(newest, key=lambda band: -band.weight))


def _is_worse(known: Band | None, band: Band) -> bool:
    """Whether what a victim was told of the same deed before is worse than what came of it."""
    return known is not None and known.reader == "victim" and known.weight > band.weight


def board_band(
    view: View,
    events: Iterable[Event],
    names: Sequence[str],
    language: Language,
    rules: Rules | None = None,
) -> Band | None:
    """Return the newest great moment of this turn or the one before it, for everybody; `None` if none was."""
    telling, found, now = _Telling(view, None, names, language), None, 0
    story = Story(view, None, rules or Rules())
    for deed in story.deeds(events):
        band = telling.band(deed)
        if (
            band
            and band.weight >= GREAT
            and (found is None or deed.turn > now or band.weight >= found.weight)
        ):
            found, now = band, deed.turn
    return found if story.turn - now <= 1 else None


class _Telling:
    """Puts deeds into words for one reader."""

    def __init__(self, view: View, seat: int | None, names: Sequence[str], language: Language) -> None:
        self._view, self._seat, self._say = view, seat, language
        self._names = [
            plain(name) or language("player-unnamed", number=i + 1) for i, name in enumerate(names)
        ]

    def band(self, deed: Deed) -> Band | None:
        """Return the band of a deed for this reader; `None` if it isn't told to them."""
        look = _LOOKS[deed.key]
        reader, weight = self._reader(deed, look)
        if not weight:
            return None
        role = ("doer" if deed.given else "victim") if reader == "good" else reader
        facts = self._facts(deed)
        title = self._say.find(f"band-{deed.key}.{role}", **facts)
        if title is None:
            return None
        note = self._say(f"band-{deed.key}.{role}-note", **facts)
        told = title if title.endswith("!") else f"{title}."
        return Band(
            reader,
            "" if reader == "all" else self._say("band-tab", reader=reader),
            look.symbol,
            self._tone(reader, look),
            title,
            note,
            self._left(deed),
            self._right(deed, reader),
            weight,
            f"{told} {note}" if note[-1:] in ".!?" else f"{told} {note}.",
        )

    def _reader(self, deed: Deed, look: _Look) -> tuple[Reader, int]:
        """Say as whom the reader is told of a deed, and how much it weighs for them; 0: they aren't told."""
        if self._seat is None or deed.everywhere:
            return "all", min(look.everybody, _SMALL) if deed.little else look.everybody
        if self._seat in deed.victims:
            return ("good" if deed.good else "victim"), look.victim
        if self._seat == deed.doer:
            return ("good" if deed.given else "doer"), look.doer
        return "all", 0

    def _facts(self, deed: Deed) -> dict[str, Value]:
        """Return the facts of a deed as the arguments of its words."""
        facts: dict[str, Value] = dict(deed.numbers)
        for key, seat in (("name", deed.doer), ("target", deed.target)):
            if 0 <= seat < len(self._names):
                facts[key] = self._names[seat]
        for key, size in (("own", deed.doer), ("size", deed.target if deed.target >= 0 else deed.doer)):
            facts[key] = deed.sizes[size] if 0 <= size < len(deed.sizes) else 0
        facts["goal"] = self._view.target_size
        facts["character"] = self._named(deed.actor)
        facts["other"] = self._named(deed.other)
        facts["characters"] = together(self._say, [*map(self._named, deed.characters)])
        for key, card in (("card", deed.card), ("given", deed.given_card)):
            if card:
                facts[key] = self._say(f"district-{card}")
        return facts

    def _named(self, character: str) -> str:
        return self._say(f"character-{character}") if character else ""

    def _tone(self, reader: Reader, look: _Look) -> str:
        if reader == "victim":
            return look.tone if look.tone == _GREEN else _RED
        return look.tone if reader == "all" else "gold"

    def _left(self, deed: Deed) -> BandFigure:
        if deed.key in ("completed", "last-round", "not-last-round", "bell-tower"):
            return BandFigure("building", "castle")
        return BandFigure("bust", deed.actor) if deed.actor else BandFigure("symbol", _LOOKS[deed.key].symbol)

    def _right(self, deed: Deed, reader: Reader) -> BandFigure:
        if deed.right.kind == "killed" and deed.key == "killed" and reader == "doer":
            # Whether anybody answers isn't known yet.
            return BandFigure("bust", deed.right.name)
        if deed.right.kind in ("gold", "cards"):
            number = int(deed.right.name)
            return deed.right._replace(name=f"{_SIGNS[reader] if number else ''}{number}")
        return deed.right

"""The same thirty sentences in every language, for a native reader to judge: the hard ones of the game.

They have names in each case and gender, numbers of each plural form, lists, victims, reflexives, and "you" in
each place of a sentence.
"""

from collections.abc import Iterator, Sequence

from bot.screens.wording import Wording
from bot.words.language import DEFAULT, Language, locales
from engine.events import Event
from engine.events.cities import Built, Destroyed, Exchanged, PutBeneath, Sacrificed, Seized
from engine.events.course import Crown, GatheredCards, GatheredGold, Refuge
from engine.events.marks import Bewitched, Bribed, Killed, Robbed, ShowedThreat, Stole, Warrants
from engine.events.selection import ReceivedCharacter
from engine.events.stock import (
    GainedGold,
    GaveCards,
    ReceivedCards,
    Redrew,
    SwappedHands,
    TookCards,
    TookGold,
)
from storage.values import Player

ANNA, IVO, READER, EDITH = range(4)
"""The seats: two people, the reader, and a computer player."""

PLAYERS = (
    Player(1, "Anna", "1"),
    Player(2, "Ivo", "2"),
    Player(3, "Olga", "3"),
    Player(None, "Edith", "computer-1"),
)

EVENTS: Sequence[Event] = (
    # Names of characters and districts of each gender, as what is done to them
    Killed(ANNA, "king"),
    Killed(READER, "queen"),
    Robbed(EDITH, "magician"),
    Bewitched(READER, "artist"),
    Built(ANNA, "smithy", 5),
    Built(READER, "castle", 0),
    PutBeneath(IVO, "museum"),
    Refuge(IVO, "witch", "hospital"),
    Sacrificed(READER, "temple", "necropolis"),
    # "You" as the one who acts, as the victim, and not at all; one's own things
    Destroyed(ANNA, READER, "watchtower", 2),
    Destroyed(READER, READER, "tavern", 0),
    Destroyed(IVO, ANNA, "town_hall", 5),
    Exchanged(ANNA, READER, "library", "park", 1, 0),
    Seized(READER, IVO, "cathedral", 3, 0),
    Stole(IVO, READER, 1),
    Stole(READER, EDITH, 22),
    Bribed(READER, ANNA, 2),
    ShowedThreat(ANNA, READER, "merchant", True, 5),
    SwappedHands(IVO, READER),
    Crown(READER, ANNA),
    # Numbers: 1, 2, 5 and 22
    GatheredGold(ANNA, 2),
    GatheredCards(ANNA, 2, 1),
    GainedGold(READER, 5, "income-noble"),
    TookGold(IVO, READER, 1, "abbot"),
    TookCards(READER, ANNA, 5, "wizard"),
    GaveCards(ANNA, READER, 1, "seer"),
    Redrew(EDITH, 22),
    # Lists
    Warrants(ANNA, ("thief", "king", "architect")),
    ReceivedCards(READER, ANNA, ("palace", "market", "monastery")),
    ReceivedCharacter(READER, IVO, "bishop", "warlord"),
)


def samples() -> str:
    """Write the sentences in all languages but English, each beside the English one, as Markdown."""
    lines = [
        "# The same thirty sentences in each language",
        "",
        "For native readers: Olga reads them, so she is “you”. Edith is a computer player. Is each sentence",
        "one that people say? `python -m bot words samples > docs/language-samples.md` writes this file.",
    ]
    for locale in locales():
        if locale != DEFAULT:
            lines += ["", *_table(locale)]
    return "\n".join(lines)


def _table(locale: str) -> Iterator[str]:
    yield from (f"## {locale}", "", f"| | English | {locale} |", "|---|---|---|")
    pairs = zip(_told(DEFAULT), _told(locale), strict=True)
    yield from (f"| {number} | {english} | {other} |" for number, (english, other) in enumerate(pairs, 1))


def _told(locale: str) -> list[str]:
    wording = Wording(Language(locale), PLAYERS, READER)
    return [" ".join(wording.event(each).split()).replace("|", "\\|") for each in EVENTS]

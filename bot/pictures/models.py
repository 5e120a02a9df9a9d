"""The content of the pictures of a game: plain, frozen, and in the words of a language."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

HeldState: TypeAlias = Literal["now", "ready", "gold", "there", "no", "held"]
"""The state of a card of a hand.

It can be built now; it was made ready to play itself; gold is short; the city has it; it can't be built for
another reason; or nothing is asked about it.
"""

RankState: TypeAlias = Literal["answered", "now", "coming", "nobody", "out"]


@dataclass(frozen=True, slots=True)
class Card:
    """A card in a city or in a hand.

    `kind` is the type of a district, `none` for any other card, which has no cost. `names` begins with the
    whole name; shorter forms of it follow. `coin` is true if it was beautified, which its cost has in it,
    `cards` lie under it, `gold` lies on it, and `declared` says that its owner declared it. `id` is the
    card's, which names its drawing; `new` says that it was built in this round.
    """

    kind: str
    names: tuple[str, ...]
    cost: int | None = None
    coin: bool = False
    cards: int = 0
    gold: int = 0
    declared: bool = False
    id: str = ""
    new: bool = False

    @property
    def marks(self) -> tuple[tuple[str, str], ...]:
        """The marks of all that lies on and under it: icons, each with the number beside it."""
        found: list[tuple[str, str]] = []
        if self.coin:
            found.append(("coin", ""))
        if self.cards:
            found.append(("cards", f"{self.cards}"))
        if self.gold:
            found.append(("coin", f"{self.gold}"))
        if self.declared:
            found.append(("flag", ""))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Character:
    """A character: its id, its rank and its name."""

    id: str
    rank: int
    name: str


@dataclass(frozen=True, slots=True)
class City:
    """A player and what everybody sees of them.

    `nameless` stands for a name of which nothing can be drawn. Of `size` districts that count, `target` end
    the game. `plays` is true for the player whose move the table awaits; `characters` are those shown in this
    round. `points` are those that everybody can count: the costs of the districts and the points printed on
    them; `leads` is true for those who have the most. `lost` are the districts that were taken or destroyed
    in this round.
    """

    name: str
    nameless: str
    gold: int
    cards: int
    size: int
    target: int
    completed: bool = False
    crown: bool = False
    plays: bool = False
    characters: tuple[Character, ...] = ()
    districts: tuple[Card, ...] = ()
    points: int = 0
    leads: bool = False
    lost: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark on a character: its kind, or `pile` for gold that lies on its token.

    `bluff` is true if the reader laid it and knows that it doesn't count.
    """

    kind: str
    gold: int = 0
    bluff: bool = False


@dataclass(frozen=True, slots=True)
class Rank:
    """A character of this round: the outcome of its call, and its marks."""

    character: Character
    state: RankState
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """Something of a round that is worth a banner, in a sentence with a smaller one below.

    `actor` and `target` are characters by their ids, `card` is a district, each empty if there is none.
    `tone` and `symbol` are its look.
    """

    symbol: str
    tone: str
    title: str
    small: str
    actor: str = ""
    target: str = ""
    card: str = ""


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The table: the ranks of this round and all cities, both in their order.

    `turn_word` stands beside the name of the player whose move it is. A `moment` is a banner at the head.
    """

    ranks: tuple[Rank, ...]
    cities: tuple[City, ...]
    turn_word: str = ""
    moment: Moment | None = None


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A seat of a lobby: the name of whoever sits there (empty: it is free).

    `nameless` stands for a name of which nothing can be drawn.
    """

    name: str = ""
    nameless: str = ""
    host: bool = False
    computer: bool = False


@dataclass(frozen=True, slots=True)
class LobbyPicture:
    """A lobby as a poster.

    `players_word` says for how many it is, `line` what is played, `note` how many seats are taken.

    The other words stand below a seat: its host, a computer, nobody.
    """

    title: str
    players_word: str
    line: str
    note: str
    host_word: str
    free_word: str
    cast: tuple[Character, ...] = ()
    seats: tuple[LobbySeat, ...] = ()


@dataclass(frozen=True, slots=True)
class Station:
    """A rank on the road of a round: its power in a word or two, and whether it is the learner's own."""

    rank: Rank
    word: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class LessonPicture:
    """A page of the lesson: a round as a road. `own_word` stands beside the learner's own rank."""

    title: str
    page: str
    own_word: str
    stations: tuple[Station, ...]


@dataclass(frozen=True, slots=True)
class FilmFrame:
    """The cities after a round: the name of the round, and its main events."""

    label: str
    caption: str
    cities: tuple[City, ...]


@dataclass(frozen=True, slots=True)
class FilmPicture:
    """A game as a film: a frame a round; in the last one those who won are those whose move it is."""

    frames: tuple[FilmFrame, ...]


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card of a hand; `missing` is the gold that is short.

    `reason` says in words what can be done with it (empty: nothing is asked), and `effect` what it does, if
    that is more than to stand in a city.
    """

    card: Card
    state: HeldState = "held"
    missing: int = 0
    reason: str = ""
    effect: str = ""


@dataclass(frozen=True, slots=True)
class HandPicture:
    """A hand and what can be built of it.

    `title` stands there while one has no character; `building` is how much was built in the own turn and how
    much may be, if it is that. Cards that are nobody's hand come without `gold`.
    """

    title: str
    gold: int | None
    cards: tuple[HeldCard, ...]
    characters: tuple[Character, ...] = ()
    building: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Income:
    """The gain of a character now: for so many districts of a type (empty: for none), gold and cards.

    `either` is true if it is one or the other for each.
    """

    kind: str
    districts: int
    gold: int
    cards: int
    either: bool = False


@dataclass(frozen=True, slots=True)
class Candidate:
    """A character that one may choose: its power in few words, and its income now."""

    character: Character
    effect: str
    income: Income | None = None


@dataclass(frozen=True, slots=True)
class DraftPicture:
    """The characters that one may choose from, and those that are known to be out.

    `unknown_word` stands beside the card that nobody knows.
    """

    title: str
    candidates: tuple[Candidate, ...]
    out_word: str
    out: tuple[Character, ...] = ()
    unknown_word: str = ""
    round_word: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """How a player came out: place (1 is the best), points in all, and what they are made of.

    The parts are `districts`, `complete`, `five-types` and `unique`, which stands for all that single cards
    brought. The districts are those of the city, and `seat` is where the player sits, or the `computer`.
    """

    place: int
    city: City
    total: int
    parts: tuple[tuple[str, int], ...]
    seat: int = 0
    computer: bool = False


@dataclass(frozen=True, slots=True)
class Award:
    """Something rare that a player did: a symbol on a tone, what it is, and who did it."""

    symbol: str
    tone: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class EndPicture:
    """The end of a game, the best first.

    `title` says who won and `margin` by how much; `headings` are those of the four parts and of the total.
    """

    results: tuple[Result, ...]
    title: str = ""
    margin: str = ""
    headings: tuple[str, ...] = ()
    awards: tuple[Award, ...] = ()


@dataclass(frozen=True, slots=True)
class Figure:
    """A thing in a picture of the rules: a drawing of a folder, its name in words, and a note below it."""

    folder: str
    name: str
    word: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class RulesPicture:
    """The picture above a page of the rules: the things that it speaks of, side by side."""

    title: str
    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class Medal:
    """A badge in a picture: the bust of a character or a symbol (`symbols/...`), with a number on a symbol.

    `word` is its name. One that isn't `earned` is grey.
    """

    figure: str
    word: str
    earned: bool
    number: str = ""


@dataclass(frozen=True, slots=True)
class BadgesPicture:
    """All badges of a person: those for characters by rank, and those for feats. `count` tells how many."""

    title: str
    count: str
    characters: tuple[Medal, ...]
    feats: tuple[Medal, ...]

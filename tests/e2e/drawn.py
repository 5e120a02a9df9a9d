"""What pictures show beyond their description: each field of each model."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, cast

from bot.pictures.bands import BandFigure
from bot.pictures.cards import CardsPicture
from bot.pictures.daily import DailyEndPicture, ShelfPicture
from bot.pictures.draft import DraftPicture
from bot.pictures.film import FilmPicture
from bot.pictures.first_steps import ExamplePicture, FirstThingsPicture
from bot.pictures.hand import HandPicture
from bot.pictures.leaderboard import LeaderboardPicture, PodiumPicture
from bot.pictures.lesson import LessonPicture
from bot.pictures.lobby import LobbyPicture
from bot.pictures.models import Card, City, Rank, SeatLine
from bot.pictures.picture import Picture
from bot.pictures.profile import BadgesPicture, CareerPicture
from bot.pictures.rules import RulesPicture
from bot.pictures.why import WhyRow
from bot.words.names import plain
from engine.cards.actions import ACTION_CARDS
from engine.cards.districts import DISTRICTS
from tests.e2e.known import Known

CARDS = {*DISTRICTS, *ACTION_CARDS}

INNOCENT: Mapping[type[Picture], str] = {
    RulesPicture: "the rules, in an example",
    LessonPicture: "the rules, in an example",
    FirstThingsPicture: "the rules, in an example",
    ExamplePicture: "the rules, in an example",
    LobbyPicture: "a lobby: nothing is dealt",
    LeaderboardPicture: "results of finished games",
    PodiumPicture: "results of finished games",
    CareerPicture: "results of finished games",
    BadgesPicture: "results of finished games",
    ShelfPicture: "the reader's finished daily games",
    DailyEndPicture: "the deal that the reader has finished, as the Master played it, to its person alone",
}
"""The pictures that show nothing of a running game, and what they show. All others are checked."""


def innocent(picture: Picture) -> bool:
    """Return whether a picture shows nothing of a running game, or only which unique districts are in it."""
    return type(picture) in INNOCENT or (isinstance(picture, CardsPicture) and picture.form == "lying")


_SIGNS = {"castle", "tax_collector"}
"""The symbols of a completed city and of a paid tax, even if nobody has revealed that card."""


def parts(thing: Any) -> Iterator[Any]:
    """Yield a model and everything inside it, in any field."""
    yield thing
    inside: Iterable[Any] = ()
    if is_dataclass(thing):
        inside = [getattr(thing, each.name) for each in fields(thing)]
    elif isinstance(thing, tuple | frozenset) and not isinstance(thing, BandFigure):
        inside = cast("Iterable[Any]", thing)
    for each in inside:
        yield from parts(each)


def secrets(
    picture: Picture, known: Known, seats: Mapping[str, set[int]], own: int | None, now: int
) -> list[str]:
    """Return what a picture shows that its reader may not know, in the round `now`.

    `seats` has the seats of each name, and `own` is the reader's.
    """
    if isinstance(picture, FilmPicture):
        rounds = [*range(1, len(picture.frames)), now]
        frames = zip(picture.frames, rounds, strict=True)
        return [told for frame, number in frames for told in _Reader(known, seats, own, (number,)).of(frame)]
    return _Reader(known, seats, own, (now, now - 1)).of(picture)


class _Reader:
    """Checks models of some `rounds` for a reader with this knowledge."""

    def __init__(
        self, known: Known, seats: Mapping[str, set[int]], own: int | None, rounds: tuple[int, ...]
    ) -> None:
        self._known, self._seats, self._own, self._rounds = known, seats, own, rounds
        self._holders = {each for number in rounds for each in known.holders[number]}

    def of(self, model: object) -> list[str]:
        return [told for part in parts(model) for told in self._secrets(part)]

    def _secrets(self, part: object) -> Iterator[str]:
        looks: dict[type, Callable[[Any], Iterator[str]]] = {
            str: self._of_text,
            City: self._of_city,
            SeatLine: self._of_line,
            Rank: self._of_rank,
            BandFigure: self._of_figure,
            HandPicture: self._of_hand,
            DraftPicture: self._of_draft,
            WhyRow: self._of_answer,
        }
        if (look := looks.get(type(part))) is not None:
            yield from look(part)

    def _of_text(self, text: str) -> Iterator[str]:
        if text in CARDS and text not in self._known.cards:
            yield f"the card {text}"

    def _of_answer(self, row: WhyRow) -> Iterator[str]:
        offered = self._any(self._known.offered)
        if row.character is not None and not self._known.over and row.character.id not in offered:
            yield f"the offer of {row.character.id}"

    def _of_city(self, city: City) -> Iterator[str]:
        yield from self._held(city.name, (each.id for each in city.characters))
        if not self._known.over and city.points != sum(map(_points, city.districts)):
            yield f"the points {city.points} of {city.name}, which aren't those of the districts"

    def _of_line(self, line: SeatLine) -> Iterator[str]:
        name = line.city.name
        yield from self._held(name, (*line.shut, *line.killed))
        if line.you and self._own not in self._seats.get(name, {self._own}):
            yield f"the line of {name} as the reader's own"

    def _of_rank(self, rank: Rank) -> Iterator[str]:
        character = rank.character.id
        if rank.state in ("answered", "nobody") and character not in self._any(self._known.called):
            yield f"the result of the call of {character}"
        if rank.state == "out" and character not in self._any(self._known.out):
            yield f"that {character} is out"
        for mark in rank.marks:
            if mark.bluff and (mark.kind, character) not in self._any(self._known.bluffs):
                yield f"that {mark.kind} on {character} is a bluff"

    def _of_figure(self, figure: BandFigure) -> Iterator[str]:
        rounds = self._known.beside if self._known.over else self._rounds
        acting = {character for number in rounds for _, character in self._known.beside[number]}
        if figure.kind in ("bust", "killed"):
            known = acting.union(*(self._known.called[number] for number in rounds))
        else:
            known = self._known.cards if figure.kind in ("building", "fire") else {figure.name}
        if figure.name not in known | _SIGNS:
            yield f"{figure.name} in a band"

    def _of_hand(self, hand: HandPicture) -> Iterator[str]:
        cards = (each.card.id for each in hand.cards)
        yield from (f"a hand with {each}" for each in cards if each not in self._known.own)
        for each in hand.characters:
            if (self._own, each.id) not in self._holders:
                yield f"{each.id} as the reader's own"

    def _of_draft(self, draft: DraftPicture) -> Iterator[str]:
        # Without a round, it is no choice, but explains the cast.
        if not draft.round:
            return
        offered, out = self._any(self._known.offered), self._any(self._known.out)
        yield from (f"{each.id} that is out" for each in draft.out if each.id not in out)
        chosen = (each.character.id for each in draft.candidates)
        yield from (f"the offer of {each}" for each in chosen if each not in offered)

    def _held(self, name: str, characters: Iterable[str]) -> Iterator[str]:
        seats = self._seats.get(name, set())
        for each in characters:
            if seats and not any((seat, each) in self._holders for seat in seats):
                yield f"that {name} is the {each}"

    def _any(self, by_round: Mapping[int, set[Any]]) -> set[Any]:
        return {each for number in self._rounds for each in by_round[number]}


def _points(card: Card) -> int:
    return (card.cost or 0) + DISTRICTS[card.id].bonus if card.id in DISTRICTS else 0


def named(seats: Iterable[tuple[int, str]]) -> dict[str, set[int]]:
    """Return the seats of each name, as pictures write it."""
    found: dict[str, set[int]] = {}
    for seat, name in seats:
        found.setdefault(plain(name), set()).add(seat)
    return found

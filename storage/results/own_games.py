"""A person’s games in numbers: figures and badges, which follow from the games alone."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from statistics import median_low
from typing import NamedTuple, TypeAlias

from engine.cards.characters import RANK
from engine.cards.districts import COLOURED, DISTRICTS
from engine.setup.editions import EDITIONS

FEWEST_GAMES = 3
"""After so many games with a card one may say how successful somebody is with it."""

DOUBT = 5
"""So many games at the usual rate of wins are added to those with a card: one of one isn't the best."""

MOST_CARDS = 3
"""How many cards are named, the first first."""


class OwnGame(NamedTuple):
    """A finished game, or one that somebody resigned from, as it was for one person.

    `result` is the number of its result, `guild` is `None` once the data of the server is gone. `rated` says
    whether it counts for ratings. `seconds` is how long an answer usually took, `None` if there were none.
    `best_other` are the most points of another seat. `lost_turns` is how many turns fewer it had than the
    seat with the most: a murdered character, for one, has none. `daily` says that it was a daily deal.
    """

    result: int
    game: str
    guild: int | None
    ended: int
    rated: bool
    seats: int
    name: str
    resigned: bool
    place: int
    total: int
    characters: tuple[str, ...]
    city: tuple[str, ...]
    seconds: int | None
    edition: str = ""
    best_other: int = 0
    lost_turns: int = 0
    daily: bool = False

    @property
    def won(self) -> bool:
        """Whether it was played to the end, and won."""
        return self.place == 1 and not self.resigned


class Wins(NamedTuple):
    """How many of so many games were won."""

    games: int
    won: int


class Streak(NamedTuple):
    """How many games in a row there were of a kind: up to now, and at most."""

    now: int
    longest: int


class Figures(NamedTuple):
    """Games in numbers. Only `resigned` and the streak of finishing look beyond the finished games.

    `rated` counts the games that count for ratings; `by_seats` are the wins by number of players. Cards come
    with a count: the turns of a character, the cities with a unique district, or the wins in games with them.
    `best` is the game with the most points.
    """

    wins: Wins
    resigned: int
    rated: int
    by_seats: tuple[tuple[int, Wins], ...]
    often_characters: tuple[tuple[str, int], ...]
    best_characters: tuple[tuple[str, Wins], ...]
    often_uniques: tuple[tuple[str, int], ...]
    best_uniques: tuple[tuple[str, Wins], ...]
    best: OwnGame | None
    winning: Streak
    finishing: Streak
    seconds: int | None


def figures(games: Sequence[OwnGame]) -> Figures:
    """Return what somebody's games come to, in the order in which they ended.

    Daily deals are left out: their points are compared with those of other people, not with the computers'.
    """
    games = [game for game in games if not game.daily]
    finished = [game for game in games if not game.resigned]
    seconds = [game.seconds for game in games if game.seconds is not None]
    return Figures(
        wins=_wins(finished),
        resigned=len(games) - len(finished),
        rated=sum(game.rated for game in finished),
        by_seats=tuple(
            (seats, _wins(game for game in finished if game.seats == seats))
            for seats in sorted({game.seats for game in finished})
        ),
        often_characters=_often(finished, lambda game: game.characters),
        best_characters=_best(finished, lambda game: game.characters),
        often_uniques=_often(finished, _uniques),
        best_uniques=_best(finished, _uniques),
        best=max(finished, key=lambda game: game.total, default=None),
        winning=winning(finished),
        finishing=_streak(not game.resigned for game in games),
        seconds=median_low(seconds) if seconds else None,
    )


def winning(games: Iterable[OwnGame]) -> Streak:
    """Return the streak of wins in finished games."""
    return _streak(game.won for game in games)


def _wins(games: Iterable[OwnGame]) -> Wins:
    won = [game.won for game in games]
    return Wins(len(won), sum(won))


def _uniques(game: OwnGame) -> tuple[str, ...]:
    """Return the districts of a city that tell of a choice: of the others there are several in every deck."""
    return tuple(card for card in game.city if card in DISTRICTS and DISTRICTS[card].kind == "unique")


def _often(
    games: Iterable[OwnGame], cards: Callable[[OwnGame], Iterable[str]]
) -> tuple[tuple[str, int], ...]:
    counts = Counter(card for game in games for card in cards(game))
    return tuple(sorted(counts.items(), key=lambda each: (-each[1], each[0]))[:MOST_CARDS])


def _best(
    games: Sequence[OwnGame], cards: Callable[[OwnGame], Iterable[str]]
) -> tuple[tuple[str, Wins], ...]:
    """Return the cards with which the most games were won, as far as so few games can tell."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        played.update(set(cards(game)))
        won.update(set(cards(game)) if game.won else ())
    usual = sum(game.won for game in games) / max(1, len(games))
    rates = {
        card: (won[card] + DOUBT * usual) / (count + DOUBT)
        for card, count in played.items()
        if count >= FEWEST_GAMES and won[card]
    }
    best = sorted(rates, key=lambda card: (-rates[card], card))
    return tuple((card, Wins(played[card], won[card])) for card in best[:MOST_CARDS])


def _streak(kept: Iterable[bool]) -> Streak:
    """Return the streak of what is true."""
    runs = [(value, sum(1 for _ in run)) for value, run in groupby(kept)]
    now = runs[-1][1] if runs and runs[-1][0] else 0
    return Streak(now, max((length for value, length in runs if value), default=0))


CHARACTERS = tuple(sorted(RANK, key=lambda each: RANK[each]))
"""The characters with which a game can be won, by rank: a badge each."""

_FIVE_TYPES = {*COLOURED, "unique"}


def _won(played: Callable[[OwnGame], bool]) -> Callable[[Sequence[OwnGame]], bool]:
    """Return a rule that one won game has to keep."""
    return lambda games: any(game.won and played(game) for game in games)


def _kinds(game: OwnGame) -> list[str]:
    return [DISTRICTS[card].kind for card in game.city if card in DISTRICTS]


_FEATS: dict[str, Callable[[Sequence[OwnGame]], bool]] = {
    "streak-3": lambda games: winning(games).longest >= 3,
    "streak-5": lambda games: winning(games).longest >= 5,
    "five-types": _won(lambda game: {*_kinds(game)} >= _FIVE_TYPES),
    "four-uniques": _won(lambda game: _kinds(game).count("unique") >= 4),
    "no-uniques": _won(lambda game: bool(game.city) and "unique" not in _kinds(game)),
    "eight-districts": _won(lambda game: len(game.city) >= 8),
    "lost-turns": _won(lambda game: game.lost_turns >= 3),
    "thirty-points": _won(lambda game: game.total >= 30),
    "margin": _won(lambda game: game.total - game.best_other >= 10),
    "close": _won(lambda game: 0 <= game.total - game.best_other <= 1),
    "duel": _won(lambda game: game.seats == 2),
    "crowd": _won(lambda game: game.seats >= 7),
    "ten-games": lambda games: len(games) >= 10,
    "hundred-games": lambda games: len(games) >= 100,
}

CUP = "tournament"
"""The badge for a tournament that was won, which no game alone tells; it is the last of all."""

FEATS = (*(f"edition-{each}" for each in EDITIONS), *_FEATS, CUP)
"""The badges beside those for characters: a win by the cards of each edition, and rarer things."""

BADGES = (*CHARACTERS, *FEATS)

Earned: TypeAlias = tuple[tuple[int, tuple[str, ...]], ...]
"""Seats of a game, and the badges that their people earned with it."""


def earned(games: Sequence[OwnGame]) -> tuple[str, ...]:
    """Return the badges of somebody with these games, in the order of `BADGES`.

    A game that its player resigned earns none. A game against computers alone does.
    """
    finished = [game for game in games if not game.resigned]
    won = [game for game in finished if game.won]
    found = {card for game in won for card in game.characters}
    found |= {f"edition-{game.edition}" for game in won}
    found |= {name for name, rule in _FEATS.items() if rule(finished)}
    return tuple(badge for badge in BADGES if badge in found)


def new_with(games: Sequence[OwnGame], game: str) -> tuple[str, ...]:
    """Return the badges that one of these games has earned first; later games don't matter."""
    place = next((place for place, each in enumerate(games) if each.game == game), None)
    if place is None:
        return ()
    before = {*earned(games[:place])}
    return tuple(badge for badge in earned(games[: place + 1]) if badge not in before)

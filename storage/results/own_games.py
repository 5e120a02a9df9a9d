"""The figures and badges of a person, which depend only on their games."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import isqrt
from typing import NamedTuple, Self, TypeAlias

from engine.cards.characters import RANK
from engine.cards.districts import COLOURED, DISTRICTS
from engine.setup.editions import EDITIONS

NEAR_GAMES = 2  # The end of a game mentions a badge for which at most this many games are missing.
FEWEST_GAMES = 3  # With fewer games we don't show a person's success with a card.

DOUBT_GAMES = 5
"""To the games with a card we add this many games at the person's usual rate of wins.

Without them, a card could be the best because its only game was won.
"""

MOST_CARDS = 3


class OwnGame(NamedTuple):
    """A game that a person finished or resigned, with their result (see `Standing`).

    `edition`, `best_other` and `lost_turns` are set for wins only.
    """

    result: int  # The number under which the result is stored.
    game: str
    guild: int | None
    ended: int
    rated: bool  # The game counts for ratings.
    seats: int
    name: str
    resigned: bool
    place: int
    total: int
    characters: tuple[str, ...]
    city: tuple[str, ...]
    seconds: int | None
    edition: str = ""
    best_other: int = 0  # The most points of another seat.
    # How many turns fewer the person had than the seat with the most; a murdered character has no turn.
    lost_turns: int = 0
    daily: bool = False  # It was a daily deal.

    @property
    def won(self) -> bool:
        """Whether the person played to the end and won."""
        return self.place == 1 and not self.resigned


class Wins(NamedTuple):
    """A number of games, and how many of them the person won."""

    games: int
    won: int


class PersonLevel(NamedTuple):
    """A level, and the progress to the next one: `done` of `needed` games."""

    number: int
    done: int
    needed: int


def level_of(games: int) -> PersonLevel:
    """Return the level after this many finished games; the levels begin at 1, 3, 6, 10 games, and so on."""
    number = (isqrt(8 * games + 1) - 1) // 2
    return PersonLevel(number, games - number * (number + 1) // 2, number + 1)


class Near(NamedTuple):
    """A badge that a person hasn't earned, and the progress to it: `done` of `needed` games."""

    badge: str
    done: int
    needed: int

    @property
    def left(self) -> int:
        """How many games are missing."""
        return self.needed - self.done

    @property
    def wins(self) -> bool:
        """Whether only won games count."""
        return self.badge in _BY_STREAK


class Streak(NamedTuple):
    """How many games in a row were of one kind: the newest run, and the longest ever."""

    now: int = 0
    longest: int = 0

    def after(self, *, kept: bool) -> "Streak":
        """Return the streak after one more game, which is of that kind if `kept`."""
        now = self.now + 1 if kept else 0
        return Streak(now, max(self.longest, now))


class Figures(NamedTuple):
    """Games in numbers. A resigned game counts as lost; a computer got its points and cards."""

    wins: Wins
    resigned: int
    rated: int  # How many games count for ratings.
    by_seats: tuple[tuple[int, Wins], ...]  # By number of players.
    often_characters: tuple[tuple[str, int], ...]  # The most frequent characters, with the number of turns.
    best_characters: tuple[tuple[str, Wins], ...]  # The most successful characters, with their wins.
    # The most frequent unique districts, with the number of cities.
    often_uniques: tuple[tuple[str, int], ...]
    best_uniques: tuple[tuple[str, Wins], ...]  # The most successful unique districts, with their wins.
    best: OwnGame | None  # The game with the most points.
    winning: Streak
    finishing: Streak
    seconds: int | None  # The median of the games' usual times of an answer.


@dataclass(slots=True)
class _Cards:
    """Counts for each card its appearances, its games and its wins."""

    times: dict[str, int] = field(default_factory=dict[str, int])
    games: dict[str, int] = field(default_factory=dict[str, int])
    wins: dict[str, int] = field(default_factory=dict[str, int])

    def add(self, cards: Sequence[str], *, won: bool) -> None:
        _count(self.times, cards)
        each_once = {*cards}
        _count(self.games, each_once)
        if won:
            _count(self.wins, each_once)

    def often(self) -> tuple[tuple[str, int], ...]:
        return tuple(sorted(self.times.items(), key=lambda each: (-each[1], each[0]))[:MOST_CARDS])

    def best(self, wins: Wins) -> tuple[tuple[str, Wins], ...]:
        """Return the cards with the best rate of wins, corrected for small numbers of games."""
        usual = wins.won / max(1, wins.games)
        rates = {
            card: (self.wins[card] + DOUBT_GAMES * usual) / (count + DOUBT_GAMES)
            for card, count in self.games.items()
            if count >= FEWEST_GAMES and card in self.wins
        }
        best = sorted(rates, key=lambda card: (-rates[card], card))
        return tuple((card, Wins(self.games[card], self.wins[card])) for card in best[:MOST_CARDS])


def _count(counts: dict[str, int], cards: Iterable[str]) -> None:
    """Count cards. For such small numbers, a `Counter` takes three times as long."""
    for card in cards:
        counts[card] = counts.get(card, 0) + 1


@dataclass(slots=True)
class CareerTally:
    """Counts a person's games one by one, so that we needn't count all again after a new game."""

    games: int = 0
    name: str = ""
    _resigned: int = 0
    _rated: int = 0
    _by_seats: dict[int, Wins] = field(default_factory=dict[int, Wins])
    _characters: _Cards = field(default_factory=_Cards)
    _uniques: _Cards = field(default_factory=_Cards)
    _best: OwnGame | None = None
    _winning: Streak = field(default_factory=Streak)
    _finishing: Streak = field(default_factory=Streak)
    _seconds: Counter[int] = field(default_factory=Counter[int])
    _winning_any: Streak = field(default_factory=Streak)
    _finished: int = 0
    _earned: dict[str, str] = field(default_factory=dict[str, str])
    _last: OwnGame | None = None

    @classmethod
    def of(cls, games: Iterable[OwnGame]) -> Self:
        """Return the tally of games in the order in which they ended."""
        tally = cls()
        for game in games:
            tally.add(game)
        return tally

    def add(self, game: OwnGame) -> None:
        """Add a game that ended after all others."""
        self.games += 1
        self.name = game.name
        self._add_badges(game)
        if game.daily:
            return
        self._finishing = self._finishing.after(kept=not game.resigned)
        if game.seconds is not None:
            self._seconds[game.seconds] += 1
        self._rated += game.rated
        before = self._by_seats.get(game.seats, Wins(0, 0))
        self._by_seats[game.seats] = Wins(before.games + 1, before.won + game.won)
        self._winning = self._winning.after(kept=game.won)
        if game.resigned:
            self._resigned += 1
            return
        self._characters.add(game.characters, won=game.won)
        self._uniques.add(_uniques(game), won=game.won)
        if self._best is None or game.total > self._best.total:
            self._best = game

    def _add_badges(self, game: OwnGame) -> None:
        """Record the badges that this game is the first to earn."""
        self._last = game
        # Resigning again and again must earn no badge.
        self._finished += not game.resigned
        self._winning_any = self._winning_any.after(kept=game.won)
        longest = self._winning_any.longest
        found = [name for name, games in _BY_NUMBER.items() if self._finished >= games]
        if game.won:
            found += [name for name, wins in _BY_STREAK.items() if longest >= wins]
            found += [*game.characters, f"edition-{game.edition}"]
            found += [name for name, earns in _BY_GAME.items() if name not in self._earned and earns(game)]
        for name in found:
            self._earned.setdefault(name, game.game)

    def figures(self) -> Figures:
        """Return the figures. They leave out daily deals."""
        wins = Wins(*map(sum, zip(*self._by_seats.values(), strict=True))) if self._by_seats else Wins(0, 0)
        return Figures(
            wins=wins,
            resigned=self._resigned,
            rated=self._rated,
            by_seats=tuple(sorted(self._by_seats.items())),
            often_characters=self._characters.often(),
            best_characters=self._characters.best(wins),
            often_uniques=self._uniques.often(),
            best_uniques=self._uniques.best(wins),
            best=self._best,
            winning=self._winning,
            finishing=self._finishing,
            seconds=_middle(self._seconds),
        )

    def badges(self) -> dict[str, str]:
        """Return the earned badges, the newest last, each with the first game that earned it."""
        games = [*dict.fromkeys(self._earned.values())]
        earned = [badge for badge in BADGES if badge in self._earned]
        earned.sort(key=lambda badge: games.index(self._earned[badge]))
        return {badge: self._earned[badge] for badge in earned}

    def near(self) -> tuple[Near, ...]:
        """Return the badges for a number of games for which at most half are missing, the nearest first."""
        ways = [
            *(Near(name, self._finished, games) for name, games in _BY_NUMBER.items()),
            *(Near(name, self._winning_any.now, wins) for name, wins in _BY_STREAK.items()),
        ]
        found = [each for each in ways if each.left <= each.done and each.badge not in self._earned]
        return tuple(sorted(found, key=lambda each: each.left))

    def nearer(self) -> Near | None:
        """Return the nearest badge that the last game came closer to, if at most `NEAR_GAMES` are missing."""
        last = self._last
        counted = [
            each
            for each in self.near()
            if last and (last.won if each.wins else not last.resigned) and each.left <= NEAR_GAMES
        ]
        return counted[0] if counted else None


_UNIQUES = frozenset(name for name, card in DISTRICTS.items() if card.kind == "unique")


def _uniques(game: OwnGame) -> tuple[str, ...]:
    return tuple([card for card in game.city if card in _UNIQUES])


def _middle(counts: Counter[int]) -> int | None:
    left = (counts.total() + 1) // 2
    for value, count in sorted(counts.items()):
        left -= count
        if left <= 0:
            return value
    return None


BADGE_CHARACTERS = tuple(sorted(RANK, key=lambda each: RANK[each]))
"""The characters by rank. Each also names the badge for winning with this character."""

_FIVE_TYPES = {*COLOURED, "unique"}


def _kinds(game: OwnGame) -> list[str]:
    return [DISTRICTS[card].kind for card in game.city if card in DISTRICTS]


_BY_STREAK = {"streak-3": 3, "streak-5": 5}

_BY_GAME: dict[str, Callable[[OwnGame], bool]] = {
    "five-types": lambda game: _FIVE_TYPES.issubset(_kinds(game)),
    "four-uniques": lambda game: _kinds(game).count("unique") >= 4,
    "no-uniques": lambda game: bool(game.city) and "unique" not in _kinds(game),
    "eight-districts": lambda game: len(game.city) >= 8,
    "lost-turns": lambda game: game.lost_turns >= 3,
    "thirty-points": lambda game: game.total >= 30,
    "margin": lambda game: game.total - game.best_other >= 10,
    "close": lambda game: 0 <= game.total - game.best_other <= 1,
    "duel": lambda game: game.seats == 2,
    "crowd": lambda game: game.seats >= 7,
}
"""The badges for a single win, each with its condition."""

_BY_NUMBER = {"first-game": 1, "ten-games": 10, "hundred-games": 100}

CUP = "tournament"  # The badge for winning a tournament. `CareerTally` doesn't know it.

FEATS = (*(f"edition-{each}" for each in EDITIONS), *_BY_STREAK, *_BY_GAME, *_BY_NUMBER, CUP)
"""The badges except those for characters."""

BADGES = (*BADGE_CHARACTERS, *FEATS)

Earned: TypeAlias = tuple[tuple[int, tuple[str, ...]], ...]
"""The seats of a game, each with the badges that its person earned in the game."""

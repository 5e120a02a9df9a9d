"""Games of one person against computers: the daily deal, and games opened anywhere.

The daily deal is the same game for everybody.
"""

from asyncio import Lock
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from bot.controls.requests import SoloLevel
from bot.tables import moves
from bot.tables.new_games import new_id, new_proof
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from engine.events import Event
from engine.fairness import DAILY, daily_start
from engine.game import Game
from engine.setup.choice import ReadySet
from engine.setup.options import Options
from engine.setup.plan import Plan
from engine.setup.sets import DAILY_SEATS, FIRST_GAME, daily_options
from storage.database.storage_errors import (
    DamagedDealError,
    HadDailyError,
    RepeatedClickError,
    StaleVersionError,
)
from storage.database.stored_time import begin_of, day_of, now
from storage.games.game_rows import log_entries
from storage.pace import LIVE
from storage.parts import Chosen, DailyGame, PlayedOn, Proof, SoloGame
from storage.values import OPENING_EVENTS, SOLO_SEAT, Choice, Click, Player, Setup, StoredGame


def setup_of(
    by: Person,
    kind: SoloGame | DailyGame | PlayedOn,
    joined: str,
    proof: Proof,
    chosen: Chosen,
    options: Options,
    *,
    seats: int = DAILY_SEATS,
    seat: int = SOLO_SEAT,
) -> Setup:
    """Return the set-up of a game with one person, in this `seat`. `joined` is the click that opened it."""
    names = (by.language("computer-name", number=number) for number in range(1, seats))
    players = [
        Player(None, name, f"computer-{number}", persona=number) for number, name in enumerate(names, 1)
    ]
    players.insert(seat, Player(by.user, by.name, joined))
    return Setup(
        kind,
        by.language.locale,
        tuple(players),
        proof,
        replace(chosen, pace=LIVE, guessing=False, open_seats=False),
        options=options,
        computers=seats - 1,
    )


class SoloGames:
    """Opens and finds solo games except daily deals."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._opening = Lock()  # Held from looking for a person's game until the new one is stored.

    async def find(self, user: int) -> Table | None:
        """Return a person's running solo game, or `None`. Daily deals don't count."""
        for game in await self._registry.store.games.of_person(user):
            table = await self._registry.get_or_none(game)
            if table and isinstance(table.setup.kind, SoloGame | PlayedOn) and table.running:
                return table
        return None

    async def open(self, by: Person, cards: str, level: SoloLevel) -> Table:
        """Deal a game, or return the person's running game. Raises the errors of storing."""
        plan, click = Plan(cards=ReadySet(cards)), str(by.click)
        proof = replace(new_proof(), start=click, dealing="solo")
        chosen, kind = Chosen(plan=plan, level=level), SoloGame(host=by.user)
        setup = setup_of(by, kind, click, proof, chosen, plan.options(DAILY_SEATS))
        return await self._opened(by.user, lambda: deal(self._registry, setup, by.did("solo")))

    async def play_on(self, by: Person, setup: Setup, game: Game, events: Sequence[Event]) -> Table:
        """Store a game that begins at a position, reached by `events`; or return the person's running game.

        Raises `RefusedError` if the game ends before the person is asked, and the errors of storing.
        """
        click = by.did("solo")
        return await self._opened(by.user, lambda: begin(self._registry, setup, game, events, click))

    async def _opened(self, user: int, dealing: Callable[[], Awaitable[Table]]) -> Table:
        async with self._opening:
            if (found := await self.find(user)) is not None:
                return found
            try:
                return await dealing()
            except StaleVersionError:
                # Another process has stored a game meanwhile.
                if (found := await self.find(user)) is None:
                    raise
                return found


async def deal(registry: Registry, setup: Setup, click: Click) -> Table:
    """Deal the cards, and store the game like `begin`."""
    assert setup.options is not None
    game = Game.new(setup.options, DAILY_SEATS, setup.seed)
    return await begin(registry, setup, game, game.events, click)


async def begin(registry: Registry, setup: Setup, game: Game, events: Sequence[Event], click: Click) -> Table:
    """Store a game with its first `events` and the computers' first answers.

    Raises `RefusedError` if these answers end the game, and the errors of `Registry.add`.
    """
    opening = Choice(OPENING_EVENTS, OPENING_EVENTS, (), tuple(events), setup.kind.host)
    setup, choices = moves.begin(setup, game, registry.time.moment)
    if game.over:
        raise RefusedError("error-play-on-over")
    choices = [opening, *choices]
    digest = log_entries(choices, "")[-1].digest
    stored = StoredGame(new_id(), 1, "running", setup, game, digest)
    return await registry.add(stored, click, choices=choices)


def daily_setup(day: int, secret: str, by: Person, dealt: Setup | None = None) -> Setup:
    """Return the set-up of a person's daily deal. The seed depends only on the day and its secret.

    It has the computers of `dealt`, an earlier game of the same deal if there is one.
    """
    kind = DailyGame(host=by.user, day=day)
    proof = replace(Proof.of(secret), start=daily_start(day), dealing="daily")
    setup = setup_of(by, kind, DAILY, proof, Chosen(level="builder"), daily_options(day))
    return _like(setup, dealt) if dealt else setup


def _like(setup: Setup, dealt: Setup) -> Setup:
    own, *computers = setup.players
    ways = [
        replace(each, persona=before.persona)
        for each, before in zip(computers, dealt.players[1:], strict=False)
    ]
    return replace(setup, players=(own, *ways)).with_chosen(level=dealt.chosen.level)


class Dailies:
    """Opens the games of the daily deal."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def open(self, by: Person, guild: int) -> Table:
        """Return the table of a person's daily deal of today; deal it first if necessary.

        It counts for the leaderboards of server `guild` (0: none). Raises `RefusedError` if the deal is
        damaged or if the person has played it and deleted their data, and the errors of storing.
        """
        day, kept = day_of(now()), self._registry.store.daily
        game = await kept.game(by.user, day, guild)
        if not game:
            # The person may have opened the deal with another click meanwhile.
            try:
                with suppress(RepeatedClickError, StaleVersionError):
                    return await self._deal(by, day, guild)
            except (DamagedDealError, HadDailyError) as error:
                key = "error-daily-damaged" if isinstance(error, DamagedDealError) else "error-daily-deleted"
                raise RefusedError(key, when=f"<t:{begin_of(error.day + 1)}:t>") from error
            game = await kept.game(by.user, day, guild)
        return await self._registry.get(game)

    async def unmet(self, user: int, day: int) -> tuple[str, ...] | None:
        """Return the characters of a day's deal that are new to a person, perhaps none.

        `None`: they had this deal, or an earlier one and nothing is new. The lesson explains the first game.
        """
        store = self._registry.store
        if await store.daily.had(user, day):
            return None
        known = {*FIRST_GAME.characters, *(await store.finished.met(user)).cards}
        new = tuple(each for each in daily_options(day).cast if each not in known)
        return None if not new and await store.daily.known(user) else new

    async def prepare(self) -> None:
        """Draw the secrets of today and tomorrow, because we show their fingerprints a day ahead."""
        today = day_of(now())
        await self._registry.store.daily.draw(today, today + 1)

    async def _deal(self, by: Person, day: int, guild: int) -> Table:
        await self.prepare()
        kept = self._registry.store.daily
        setup = daily_setup(day, await kept.secret(day), by, await kept.dealt(day))
        table = await deal(self._registry, setup, by.did("daily"))
        await kept.game(by.user, day, guild)
        return table

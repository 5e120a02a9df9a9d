"""Lobbies: people open and fill them, and the host starts or closes them."""

import logging
from asyncio import Lock
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Literal, TypeVar

from bot.controls.requests import CloseOwnLobby, StartNow
from bot.tables import view_models
from bot.tables.advice import is_beginner
from bot.tables.chosen_times import quiet_in_server
from bot.tables.new_games import new_id, new_proof
from bot.tables.people import asked_to_rematch, hindrances, keeping_seats
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.seating import after_leaving, fill, with_absent_replaced
from bot.tables.table import Table
from bot.tables.table_errors import LobbyOpenError, RefusedError, WayOut
from bot.wording.problems import hindrance_text
from bot.words.card_texts import together
from engine.game import Game
from engine.setup.preview import options_for
from storage.database.storage_errors import RepeatedClickError, StaleVersionError
from storage.games.game_queries import MOST_IN_CHANNEL
from storage.pace import GENTLE, LIVE
from storage.parts import NOBODY, Chosen, ServerGame, TournamentTable
from storage.people.stored_settings import PersonSettings, ServerSettings
from storage.values import OPENING_EVENTS, Choice, Click, Player, RematchOf, Setup, StoredGame

log = logging.getLogger(__name__)

Worked = TypeVar("Worked")

LobbyChange = Callable[[Setup, Person], Setup]
"""Returns the set-up after a person's change. Raises `RefusedError`."""


class Lobbies:
    """Changes lobbies."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self.opening = Lock()  # Held from counting the open lobbies until the new one is stored.

    async def open(
        self,
        by: Person,
        guild: int,
        channel: int,
        locale: str,
        settings: ServerSettings,
        *,
        did: str = "open",
    ) -> Table:
        """Store a new lobby with the person at its first seat, in a server with these settings.

        `did` is the word under which we store the click. Raises `RefusedError` if the person already has an
        open lobby or the channel has too many, and the errors of storing.
        """
        async with self.opening:
            await self.check_few(by, channel)
            setup = self.new_setup(by, guild, channel, locale, settings)
            setup = await self._unhurried(setup, by.user)
            try:
                return await self.add(by, setup, did=did)
            except StaleVersionError:
                # Another process has stored a lobby meanwhile.
                await self.check_few(by, channel)
                raise

    async def check_few(self, by: Person, channel: int) -> None:
        """Raise `RefusedError` if the person already has an open lobby, or the channel has too many."""
        games = self._registry.store.games
        if (did := await games.click(by.click)) is not None:
            raise RepeatedClickError(by.click, did)
        if own := await games.open_lobbies_of(by.user):
            table = await self._registry.get(own[0])
            # The process that stored the lobby may have ended before it showed it.
            self._registry.tell_listeners(table)
            raise LobbyOpenError(table.id, table.board_address, together(by.language, others_at(table, by)))
        if len(await games.open_lobbies_in(channel)) >= MOST_IN_CHANNEL:
            raise RefusedError("error-lobbies-full", count=MOST_IN_CHANNEL)

    def new_setup(self, by: Person, guild: int, channel: int, locale: str, settings: ServerSettings) -> Setup:
        """Return the set-up of a new lobby, with a new secret and the person at its first seat.

        Anybody can see the secret's fingerprint only from the first message on, after this click. So a later
        click of the person counts for the seed (`_deal`).
        """
        return Setup(
            ServerGame(guild=guild, channel=channel, host=by.user, people_only=not settings.computers),
            locale,
            (Player(by.user, by.name, "", ready=True),),
            new_proof(),
            Chosen(pace=LIVE),
        )

    async def add(
        self, by: Person, setup: Setup, rematch: RematchOf | None = None, *, did: str = "open"
    ) -> Table:
        """Store a lobby under a random id, perhaps as a `rematch`. Raises the errors of `Registry.add`."""
        setup = await with_usual(self._registry, setup)
        async with self._registry.store.persons.held(by.user) as settings:
            setup = await self._joined(setup, by, settings)
            stored = StoredGame(new_id(), 1, "lobby", setup, None)
            return await self._registry.add(stored, by.did(did), rematch)

    async def change(self, by: Person, table: Table, change: LobbyChange, did: str) -> None:
        """Change the seats of a lobby. Raises the `RefusedError` of `change`, and the errors of storing."""
        async with table.lock:
            check_open(table)
            setup = keeping_seats(table.setup, change(table.setup, by), len(asked_to_rematch(table)))
            setup = await self._hosted(table.setup, setup)
            setup = await self._welcoming(table, setup, by.user)
            async with self._registry.store.persons.held(by.user) as settings:
                await self._registry.arrange(table, await self._joined(setup, by, settings), by.did(did))

    async def _joined(self, setup: Setup, by: Person, settings: PersonSettings) -> Setup:
        if (seat := setup.seat_of(by.user)) is None:
            return setup
        persons, guild = self._registry.store.persons, setup.kind.guild
        quiet = await quiet_in_server(persons, guild, settings, by, setup.locale)
        setup = setup.with_seat(seat, quiet=quiet, holiday=settings.holiday)
        return setup.with_language(seat, by.language.locale)

    async def _unhurried(self, setup: Setup, user: int) -> Setup:
        """If a person is a beginner, return the set-up with a slower pace in place of the usual live one."""
        pace = setup.chosen.pace
        if pace != LIVE or not pace.live or not await is_beginner(self._registry.store.learning, user):
            return setup
        return setup.with_chosen(pace=GENTLE)

    async def _welcoming(self, table: Table, setup: Setup, user: int) -> Setup:
        """Return the set-up with a slower pace if this person has just joined and is a beginner.

        A rematch keeps its pace. So does a lobby whose host is a beginner: it opened at the slower pace, so
        the host has chosen any other pace.
        """
        host = table.setup.kind.host
        joined = table.setup.seat_of(user) is None and setup.seat_of(user) is not None
        if not joined or host == NOBODY or table.former_players or not isinstance(setup.kind, ServerGame):
            return setup
        if await is_beginner(self._registry.store.learning, host):
            return setup
        return await self._unhurried(setup, user)

    async def _hosted(self, before: Setup, after: Setup) -> Setup:
        """If another person became host, return the set-up with a host who isn't barred."""
        kind = after.kind
        if not isinstance(kind, ServerGame) or kind.host == before.kind.host:
            return after
        people = (kind.host, *(player.user_id for player in after.players))
        for user in filter(None, people):
            if not await self._registry.store.barred.has(kind.guild, user):
                return after.with_kind(host=user)
        # The next person to join becomes host.
        return after.with_kind(host=NOBODY)

    async def close(self, by: Person, table: Table, *, sure: bool) -> None:
        """Close a lobby for its host or a manager of the server. The errors are those of `change`.

        Raises `RefusedError` if other people sit there and the person isn't `sure`.
        """
        async with table.lock:
            check_open(table)
            # Only the organiser may close a tournament's table.
            if not by.manager or isinstance(table.setup.kind, TournamentTable):
                check_host(table, by)
            if not sure and (others := others_at(table, by)):
                key = "error-others-seated" if by.user == table.setup.kind.host else "error-lobby-of-others"
                way_out = WayOut(CloseOwnLobby(table.id), "button-close-for-all", danger=True)
                raise RefusedError(key, others=together(by.language, others)).offering(way_out)
            await self._registry.arrange(table, table.setup, by.did("close"), status="closed")

    async def shut(self, table: Table, why: str) -> None:
        """Close a lobby without a request of its host, and log why. The errors are those of `change`."""
        async with table.lock:
            check_open(table)
            log.info("Lobby %s is closed: %s", table.id, why)
            await self._registry.arrange(table, table.setup, status="closed")

    async def take_over(self, by: Person, table: Table, host: int) -> None:
        """Make the person host in place of a `host` who has left the server. Raises the errors of storing."""
        async with table.lock:
            setup = table.setup
            if setup.kind.host != host or not can_take_over(table, by):
                return
            if await self._registry.store.barred.has(setup.kind.guild, by.user):
                return
            if (seat := setup.seat_of(host)) is not None:
                setup = after_leaving(setup, seat)
            log.info("The host of game %s has left the server, so the next person is host", table.id)
            await self._registry.arrange(table, setup.with_kind(host=by.user))

    async def start(self, by: Person, table: Table, asked: StartNow, thread: int = 0) -> None:
        """Deal the cards, in a thread if one is given. The errors are those of `change` and `startable`.

        The id of this click is the last part of the seed, and comes after the last change of seats and cards.
        So nobody knows the deal before the click.
        """
        async with table.lock:
            ready = startable(table, by, self._registry.time.moment.wall, asked)
            await self._deal(table, ready, thread, str(by.click), by.did("start"))

    async def begin_invited(self, table: Table, thread: int) -> None:
        """Deal a tournament table's cards once all people have come; the last one's click is the start.

        Close the table if it can't start. The errors are those of `change`.
        """
        async with table.lock:
            check_open(table)
            kind = table.setup.kind
            if not isinstance(kind, TournamentTable) or not kind.invitation.start:
                return
            if hindrances(ready := with_absent_replaced(table.setup)):
                await self._registry.arrange(table, table.setup, status="closed")
            else:
                await self._deal(table, ready, thread, kind.invitation.start)

    async def note_called(self, table: Table, call: Literal["missing", "waits"]) -> None:
        """Record that we reminded the "missing" people, or told the others that they may start ("waits")."""
        async with table.lock:
            check_open(table)
            if isinstance(kind := table.setup.kind, TournamentTable):
                called = replace(kind.invitation, called=call == "waits", reminder=0.0)
                await self._registry.arrange(table, table.setup.with_kind(invitation=called))

    async def _deal(
        self, table: Table, ready: Setup, thread: int, start: str, click: Click | None = None
    ) -> None:
        """Deal the cards under the table's lock.

        `start` is the id of the last click. It also counts for the person who opened the lobby, because they
        clicked before the fingerprint was public.
        """
        players = tuple(
            replace(player, click=player.click or start, ready=False, asked_again=False)
            for player in ready.players
        )
        options = options_for(ready.chosen.plan, len(players))
        settings = await self._registry.store.servers.get(ready.kind.guild)
        proof = replace(ready.proof, start=start, dealing="lobby")
        setup = replace(ready, proof=proof, players=players, options=options, changed=())
        setup = setup.with_times(appointment=None).with_kind(everywhere=settings.everywhere)
        if thread:
            setup = setup.with_kind(channel=thread, parent=ready.kind.channel)
        game = Game.new(options, len(players), setup.seed)
        opening = Choice(OPENING_EVENTS, OPENING_EVENTS, (), tuple(game.events), setup.kind.host)
        await self._registry.deal(table, game, setup, opening, click)

    async def move(self, by: Person, table: Table, channel: int) -> None:
        """Move a game whose channel is lost into this channel. Raises the errors of storing."""
        async with table.lock:
            setup = table.setup.with_kind(channel=channel, parent=0)
            await self._registry.arrange(table, setup, by.did("move"))


async def once(work: Awaitable[Worked]) -> Worked | None:
    """Return the result of a click's work; `None` if the same click was stored before."""
    try:
        return await work
    except RepeatedClickError as error:
        log.info("%s", error)
        return None


def check_host(table: Table, by: Person) -> None:
    """Raise `RefusedError` if the person isn't the host."""
    if by.user != table.setup.kind.host:
        raise RefusedError("error-host-only", host=host_name(table))


def can_take_over(table: Table, by: Person) -> bool:
    """Return whether a person in a lobby may replace a host who has left the server."""
    kind, seated = table.setup.kind, table.seat_of(by.user) is not None
    return table.stored.status == "lobby" and isinstance(kind, ServerGame) and seated and by.user != kind.host


def others_at(table: Table, by: Person) -> list[str]:
    """Return the names of the other people at a table."""
    seats = [seat for seat, player in enumerate(table.players) if player.human and player.user_id != by.user]
    return list(map(table.name_of, seats))


def host_name(table: Table) -> str:
    """Return the name of a lobby's host, or their mention if they have no seat there."""
    host = table.setup.kind.host
    if host == NOBODY:
        return table.language("lobby-host")
    seat = table.seat_of(host)
    return f"<@{host}>" if seat is None else table.name_of(seat)


def startable(table: Table, by: Person, now: float, asked: StartNow) -> Setup:
    """Return the set-up with which a person can start a lobby; `now` is in seconds since 1970.

    Raises `RefusedError` if they can't, or if other people expect a later start and the person isn't sure.
    """
    check_open(table)
    if isinstance(table.setup.kind, TournamentTable):
        return _without_missing(table, by)
    _check_starter(table, by, now)
    setup = table.setup
    if asked.filled and len(setup.players) < setup.filled:
        setup = fill(setup, by)
    if found := hindrances(setup):
        text = hindrance_text(replace(view_models.lobby(table), hindrances=found), by.language)
        raise RefusedError("error-cannot-start", reason=text)
    if not asked.sure and (at := starts_later(table, now)) and (others := others_at(table, by)):
        way_out = WayOut(replace(asked, sure=True), "button-start-now", danger=True)
        facts = {"others": together(by.language, others), "when": f"<t:{at}:f> (<t:{at}:R>)"}
        raise RefusedError("error-early-start", count=len(others), **facts).offering(way_out)
    return setup


def starts_later(table: Table, now: float) -> int:
    """Return the future time at which an open lobby starts, or 0. Times are in seconds since 1970."""
    appointment = table.setup.times.appointment
    return appointment.at if appointment and appointment.at > now else 0


def may_hurry(table: Table, by: Person, now: float) -> bool:
    """Return whether a person may start a lobby before its time."""
    try:
        startable(table, by, now, StartNow(table.id, filled=False, sure=True))
    except RefusedError:
        return False
    return starts_later(table, now) > 0


def _without_missing(table: Table, by: Person) -> Setup:
    setup = table.setup
    if setup.seat_of(by.user) is None:
        raise RefusedError("error-tournament-table")
    if by.user in by.keepers:
        # A keeper knows the secret, and could start at a time that gives them a good deal.
        raise RefusedError("error-keeper-starts")
    if not setup.may_start or hindrances(ready := with_absent_replaced(setup)):
        raise RefusedError("error-tournament-waits")
    return ready


def _check_starter(table: Table, by: Person, now: float) -> None:
    """Raise `RefusedError` if a person may not start a lobby.

    The host may. After the appointed time, or if the host keeps the secret, any seated person may. A keeper
    of the secret never starts a game with other people: they would know its cards.
    """
    setup = table.setup
    others = any(player.human and player.user_id != by.user for player in setup.players)
    if by.user in by.keepers and others:
        raise RefusedError("error-keeper-starts")
    due = setup.times.appointment is not None and setup.times.appointment.at <= now
    if not ((due or setup.kind.host in by.keepers) and setup.seat_of(by.user) is not None):
        check_host(table, by)


async def with_usual(registry: Registry, setup: Setup) -> Setup:
    """Return the set-up with the usual duration of slow games in its server; 0 for a live game."""
    slow = setup.chosen.pace.slow
    usual = await registry.store.finished.usual_slow(setup.kind.guild) if slow else 0
    return setup.with_times(usual=usual)


def check_open(table: Table) -> None:
    """Raise `RefusedError` if this is no longer an open lobby."""
    if table.stored.status == "closed":
        raise RefusedError("error-lobby-closed")
    if table.stored.status != "lobby":
        raise RefusedError("error-lobby-started").offering(WayOut(table.board_address, "button-board"))

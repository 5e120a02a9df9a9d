"""Lobbies: opened by a command, filled by clicks, started or closed by the host."""

import secrets
from base64 import b32encode
from collections.abc import Callable
from dataclasses import replace

from bot.controls.desk import Click
from bot.screens import hindrance_text
from bot.screens.names import escaped
from bot.tables import view_models as scenes
from bot.tables.refusal import RefusedError
from bot.tables.registry import Hall
from bot.tables.rules import default_options, hindrances
from bot.tables.table import OPENING, Table
from bot.words.language import Language
from engine import fairness
from engine.game import Game
from engine.setup.options import MOST
from engine.setup.preview import options_for
from storage.records import Choice, Player, Setup, StoredGame
from storage.records import Click as StoredClick

Change = Callable[[Setup, Click], Setup]


class Lobbies:
    """Changes lobbies; showing them is the boards' business."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def open(self, click: Click, locale: str) -> Table:
        """Store a new lobby, the person at its first seat. Raises `RepeatedClickError`.

        The secret is drawn here, and its fingerprint is in the first thing that is shown. The click of
        this command came before that, so it is not the one that counts: see `start`.
        """
        assert click.guild_id is not None
        assert click.channel_id is not None
        secret = secrets.token_hex(32)
        setup = Setup(
            guild=click.guild_id,
            channel=click.channel_id,
            host=click.user.id,
            locale=locale,
            players=(Player(click.user.id, click.user.display_name, ""),),
            options=default_options(),
            secret=secret,
            commitment=fairness.commitment(secret),
        )
        game = b32encode(secrets.token_bytes(5)).decode().lower()
        return await self._hall.add(StoredGame(game, 1, 0, "lobby", setup, None), _stored(click, "open"))

    async def change(self, click: Click, table: Table, change: Change, did: str) -> None:
        """Change who sits in a lobby. Raises `RefusedError` if that can't be, and the errors of storing."""
        async with table.lock:
            check_open(table)
            setup = change(table.setup, click)
            await self._hall.arrange(table, setup, _stored(click, did))

    async def close(self, click: Click, table: Table) -> None:
        """Close a lobby for good; only the host may. The errors are those of `change`."""
        async with table.lock:
            check_open(table)
            check_host(table, click)
            await self._hall.arrange(table, table.setup, _stored(click, "close"), status="closed")

    async def start(self, click: Click, table: Table) -> None:
        """Deal the cards; only the host may. The errors are those of `change`.

        Who was seated when the lobby was opened had not seen the fingerprint of the secret yet: for that
        seat this click counts, which the bot could not know when it drew the secret.
        """
        async with table.lock:
            check_open(table)
            check_host(table, click)
            if hindrances(table.setup):
                text = hindrance_text(scenes.lobby(table), Language(str(click.locale)))
                raise RefusedError("error-cannot-start", reason=text)
            clicks = [player.click or str(click.id) for player in table.players]
            players = tuple(
                replace(player, click=each) for player, each in zip(table.players, clicks, strict=True)
            )
            options = options_for(table.setup.plan, len(players))
            setup = replace(table.setup, players=players, options=options)
            seed = fairness.seed(setup.secret, clicks)
            game = Game.new(setup.options, len(players), seed)
            opening = Choice(OPENING, OPENING, (), tuple(game.events), click.user.id)
            await self._hall.deal(table, game, setup, opening, _stored(click, "start"))


def join(setup: Setup, click: Click) -> Setup:
    """Seat a person."""
    if any(player.user_id == click.user.id for player in setup.players):
        raise RefusedError("error-already-joined")
    _check_room(setup)
    return _with(setup, Player(click.user.id, click.user.display_name, str(click.id)))


def leave(setup: Setup, click: Click) -> Setup:
    """Take a person out; if that was the host, the next person becomes host."""
    players = tuple(player for player in setup.players if player.user_id != click.user.id)
    if len(players) == len(setup.players):
        raise RefusedError("error-not-joined")
    people = [player.user_id for player in players if player.user_id is not None]
    host = people[0] if click.user.id == setup.host and people else setup.host
    return replace(setup, players=players, host=host)


def add_computer(setup: Setup, click: Click) -> Setup:
    """Seat a computer player."""
    _check_member(setup, click)
    _check_room(setup)
    number = setup.computers + 1
    taken = {player.name for player in setup.players if player.user_id is None}
    language = Language(setup.locale)
    names = (language("computer-name", number=each) for each in range(1, MOST + 2))
    name = next(each for each in names if each not in taken)
    return replace(_with(setup, Player(None, name, f"computer-{number}")), computers=number)


def remove_computer(setup: Setup, click: Click) -> Setup:
    """Take the computer player that was seated last out."""
    _check_member(setup, click)
    computers = [player for player in setup.players if player.user_id is None]
    if not computers:
        raise RefusedError("error-no-computer")
    return replace(setup, players=tuple(each for each in setup.players if each is not computers[-1]))


def _with(setup: Setup, player: Player) -> Setup:
    return replace(setup, players=(*setup.players, player))


def _check_room(setup: Setup) -> None:
    if len(setup.players) >= setup.plan.most:
        raise RefusedError("error-lobby-full")


def _check_member(setup: Setup, click: Click) -> None:
    if click.user.id != setup.host and all(player.user_id != click.user.id for player in setup.players):
        raise RefusedError("error-players-only")


def check_host(table: Table, click: Click) -> None:
    """Raise `RefusedError` if the click isn't that of the host."""
    host = table.setup.host
    if click.user.id != host:
        name = next((player.name for player in table.players if player.user_id == host), "")
        raise RefusedError("error-host-only", host=f"**{escaped(name)}**" if name else f"<@{host}>")


def check_open(table: Table) -> None:
    """Raise `RefusedError` if this is no lobby any more."""
    if table.stored.status == "closed":
        raise RefusedError("error-lobby-closed")
    if table.stored.status != "lobby":
        raise RefusedError("error-lobby-started")


def _stored(click: Click, did: str) -> StoredClick:
    return StoredClick(click.id, click.user.id, did)

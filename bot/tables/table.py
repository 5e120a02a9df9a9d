"""A table: a game in memory with the state that belongs to it. The database is the game, this a copy."""

from asyncio import Lock
from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType

import discord

from bot.screens.view_models.panel import AdviceModel, Wait
from bot.screens.wording import Wording
from bot.tables import history
from bot.tables.background_loop import BackgroundLoop
from bot.tables.message import BoardMessage, CallMessage, Message, OptionsMessage, Token, sending
from bot.tables.message_names import channel_address, message_address
from bot.tables.panel_message import AWAY, OVER, WAITING, PanelMessage
from bot.tables.stages import EndedGame, Ending, Lobby, RunningGame, Stage, stage_of
from bot.tables.table_errors import RefusedError
from bot.tables.timing import RunningTime
from bot.words.language import Language
from engine.decision import Decision
from engine.events import Event
from engine.game import Game
from engine.lines import Line, lines
from storage.database.storage_errors import Outage
from storage.games.places import BOARD_SEAT, SCORES_ROUND, StoredMessage
from storage.games.posted_calls import PostedCall
from storage.people.persons import HintsShown
from storage.values import Choice, Player, Setup, StoredGame


class Table:
    """A lobby or a game with its messages: the board, the panels by seat, the open options by person.

    `click` is the newest click in its channel that was responded to. `lock` is that of its state.
    """

    def __init__(
        self,
        stored: StoredGame,
        running_time: RunningTime,
        choices: Iterable[Choice] = (),
        messages: Mapping[int, StoredMessage] = MappingProxyType({}),
        shown: int = 0,
        *,
        old_boards: Iterable[StoredMessage] = (),
        calls: Iterable[PostedCall] = (),
        ending: Ending = Ending(),  # noqa: B008 - it is frozen
    ) -> None:
        self._stored = stored
        self.take_over(stored, ending)
        self.board = BoardMessage.of(messages.get(BOARD_SEAT))
        self.board.find(old_boards)
        # A panel of a seat that doesn't exist is dropped: panels can be shown anew.
        seats = range(len(stored.setup.players))
        self.panels = {seat: PanelMessage.of(kept) for seat, kept in messages.items() if seat in seats}
        self.options: dict[int, OptionsMessage] = {}
        # The messages that call people to it and aren't over, by their ids.
        self.calls: dict[int, CallMessage] = {}
        self.find_calls(calls)
        # The event of Discord that tells of the time of a lobby, once there was one.
        self.event: Message | None = None
        self.click: Token | None = None
        # The time that its clock counts on.
        self._time = running_time
        self.history: list[Choice] = []
        self.remember(choices)
        # The newest version of which all messages were up to date, as it is noted for the next process.
        self.shown = shown
        self.lock = Lock()
        # The stored state may differ, and could not be read yet.
        self.catching_up = False
        # The outage for which an asked computer can't answer, once that is worth telling.
        self.storage_outage: Outage | None = None
        # The loop in which computers answer, while one of them is asked.
        self.computing: BackgroundLoop | None = None
        # By seat: the hint that was asked for, with its question; and a digest of the moments that the panel
        # of a player who waits tells of, with the version for which it was made.
        self.hints: dict[int, tuple[Decision, AdviceModel]] = {}
        self.moments: dict[int, tuple[int, str]] = {}
        # The questions that were explained to people, read once for each.
        self.explained: dict[int, HintsShown] = {}
        # The present when it was read: of waits that began before, nobody knows whether panels tell them.
        self.opened = running_time.present()
        # The `asked_since` of a wait that has lasted so long that panels tell it.
        self.told_since = 0
        # Whether games that begin now count beyond the server; `None`: nobody has chosen that since.
        self.later_everywhere: bool | None = None
        # The moment of its last use, by the clock of this process.
        self.used = float("-inf")
        # Computers answer without a pause, and only the state after that is worth showing.
        self.computers_playing_on = False
        # The lines of the open question, and the version that asks it.
        self._lines: tuple[int, tuple[Line, ...]] = (-1, ())

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.stored.id

    def take_over(self, stored: StoredGame, ending: Ending = Ending()) -> None:  # noqa: B008 - it is frozen
        """Take over a game as it is stored now."""
        self._stored = stored
        self._stage = stage_of(stored, ending)
        # The screens of a click ask for it half a dozen times.
        self._seated = tuple(
            [
                replace(each, quiet=None, locale="", holiday=None)
                if each.quiet or each.locale or each.holiday
                else each
                for each in stored.setup.players
            ]
        )

    def remember(self, choices: Iterable[Choice]) -> None:
        """Add choices to the history.

        Another process may have made them by a clock that is ahead. Nobody is told of a moment in the future,
        so a choice counts as made now at the latest.
        """
        now = self.now
        self.history += [each if each.made <= now else replace(each, made=now) for each in choices]

    @property
    def now(self) -> int:
        """The present, in seconds since 1970: no later than Discord's."""
        return self._time.present()

    @property
    def stored(self) -> StoredGame:
        """The game as it is stored."""
        return self._stored

    @property
    def stage(self) -> Stage:
        """The lobby, the running game or the finished game."""
        return self._stage

    @property
    def game(self) -> Game:
        """The game that is played here. Nobody changes it in place.

        Raises `RefusedError` in a lobby.
        """
        if isinstance(self._stage, Lobby):
            raise self._stage.refusal
        return self._stage.game

    @property
    def playing(self) -> RunningGame:
        """The running game with its open question. Raises `RefusedError` at any other stage."""
        if not isinstance(self._stage, RunningGame):
            raise RefusedError("error-over")
        return self._stage

    @property
    def ending(self) -> Ending:
        """The facts that are stored beside a finished game; nothing of any other."""
        return self._stage.ending if isinstance(self._stage, EndedGame) else Ending()

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return self.stored.setup

    @property
    def players(self) -> tuple[Player, ...]:
        """The players, in seat order."""
        return self.stored.setup.players

    @property
    def seated(self) -> tuple[Player, ...]:
        """The players without their quiet hours and languages, which others must not see."""
        return self._seated

    @property
    def running(self) -> bool:
        """Whether the game has begun and goes on."""
        return isinstance(self._stage, RunningGame)

    @property
    def round(self) -> int:
        """The round that is played, or the last one; 0 in a lobby."""
        return 0 if isinstance(self._stage, Lobby) else self._stage.game.state.round

    def seat_of(self, user: int) -> int | None:
        """Return the seat that a person answers for, or `None`."""
        seat = self.setup.seat_of(user)
        return seat if seat is not None and self.players[seat].human else None

    @property
    def language(self) -> Language:
        """The language of what everybody sees."""
        return Language(self.setup.locale)

    def language_of(self, seat: int) -> Language:
        """Return the language of what the player of a seat alone sees."""
        return Language(self.setup.locale_of(seat))

    def name_of(self, seat: int) -> str:
        """Return how a seat is named in a text."""
        return Wording(self.language, self.players).name(seat)

    @property
    def computer_asked(self) -> bool:
        """Whether a question is open that no person is asked."""
        asked = self.asked()
        return asked is not None and not self.players[asked].present

    def asked(self) -> int | None:
        """Return the seat that is asked, or `None` if no question is open."""
        return self._stage.asked if isinstance(self._stage, RunningGame) else None

    def question(self, seat: int) -> Decision | None:
        """Return the open question of a seat.

        Return `None` if the seat isn't asked, or if its player gave the answer ahead.
        """
        stage = self._stage
        if not isinstance(stage, RunningGame) or stage.granted or stage.asked != seat:
            return None
        return stage.decision

    def asked_still(self, seat: int, number: int) -> bool:
        """Whether a seat is asked the question of this number still, as far as others can see."""
        question = self.question(seat)
        return question is not None and (
            number == question.number or history.unnoticed(self.history, seat, number)
        )

    @property
    def handed_over(self) -> tuple[int, ...]:
        """The seats that somebody gave up in this round, or took from a computer."""
        return tuple(
            seat
            for seat, player in enumerate(self.players)
            if self.round and player.handed_over == self.round
        )

    def lines(self) -> tuple[Line, ...]:
        """Return the lines that answer the open question. They are found once for each version."""
        version, found = self._lines
        if isinstance(self._stage, RunningGame) and version != self.stored.version:
            found = lines(self._stage.game)
            self._lines = self.stored.version, found
        return found

    def asked_since(self) -> int:
        """Return since when everybody can see that the asked seat is waited for.

        In seconds since 1970; 0 if that isn't known.
        """
        return history.waited_since(self.history, self.asked())

    @property
    def wait(self) -> Wait | None:
        """The person for whom the others have waited for a while, as their panels tell it."""
        asked, since = self.asked(), self.asked_since()
        if asked is None or not since or since != self.told_since or not self.players[asked].present:
            return None
        return Wait(asked, since, self.until)

    @property
    def until(self) -> int:
        """The moment at which the time of the current player runs out, in seconds since 1970; 0: never.

        In a tournament's lobby: from when on those who are there may start. Then, when it closes.
        """
        clock, invitation = self.setup.clock, self.setup.invitation
        if isinstance(self._stage, Lobby) and invitation is not None:
            return self._time.on_wall(self.setup.closes if self.setup.may_start else invitation.starts)
        if not self.running or clock is None or clock.until is None or clock.paused is not None:
            return 0
        return self._time.on_wall(clock.until)

    @property
    def paused_until(self) -> int:
        """The moment at which a pause ends, in seconds since 1970; 0: there is none."""
        clock = self.setup.clock
        if not self.running or clock is None or clock.paused is None or clock.resumes is None:
            return 0
        return self._time.on_wall(clock.resumes)

    @property
    def messages(self) -> tuple[Message, ...]:
        """All messages of the table."""
        event = (self.event,) if self.event else ()
        return (*self.panels.values(), *self.options.values(), self.board, *self.calls.values(), *event)

    @property
    def sending(self) -> list[BackgroundLoop]:
        """The loops that are sending something at the moment."""
        return sending(self.messages)

    def panel(self, seat: int) -> PanelMessage:
        """Return the panel of a seat."""
        panel = self.panels.get(seat)
        if panel is None:
            panel = self.panels[seat] = PanelMessage()
        return panel

    def find_calls(self, calls: Iterable[PostedCall], reader: int | None = None) -> None:
        """Note messages that call people, or one `reader` alone, if they aren't noted yet."""
        for each in calls:
            self.calls.setdefault(each.message, CallMessage.of(each, reader))

    def drop_messages(self) -> None:
        """Show nothing any more: the game is gone."""
        self.board, self.panels, self.options, self.event = BoardMessage.of(), {}, {}, None
        self.calls = {}

    def forget_person(self, user: int) -> None:
        """Drop the clicks of a person, and what they were told."""
        self.explained.pop(user, None)
        if self.click is not None and self.click.user == user:
            self.click = None
        self.options.pop(user, None)
        self.calls = {message: each for message, each in self.calls.items() if each.reader != user}
        for message in self.messages:
            message.forget_person(user)

    def shows(self, seat: int) -> int:
        """Return the number of the question that a panel has to show, or the one that means its state."""
        if not isinstance(self._stage, RunningGame):
            return OVER
        if self.players[seat].away:
            return AWAY
        question = self.question(seat)
        return WAITING if question is None else question.number

    def trim(self) -> None:
        """Forget the choices of which nothing is told any more.

        Messages tell of the round of the board, of the current round, and to each person of everything since
        their last answer.
        """
        if isinstance(self._stage, Lobby):
            return
        first = self._stage.game.state.round
        if self.board.round > 0:
            first = min(self.board.round, first)
        people = {seat for seat, player in enumerate(self.players) if player.human}
        del self.history[: -history.told_of(self.history, first, people)]

    def news(self, seat: int) -> tuple[Event, ...]:
        """Return all events since a seat's last answer that the seat may know, that answer's included."""
        return history.news(self.history, seat)

    def public_news(self, of_round: int | None = None) -> tuple[Event, ...]:
        """Return the public events of a round: the last one, unless another is given."""
        return history.public_news(self.history, of_round)

    @property
    def board_address(self) -> str:
        """The address of the newest public message, or of the channel; empty if there is neither."""
        if not self.setup.channel:
            return ""
        if not self.board.message:
            return self._channel_address
        return message_address(self.setup.guild, self.board.kept.channel, self.board.message)

    @property
    def end_address(self) -> str:
        """The address of the final scores, or of the channel in which they are about to be posted."""
        return self.board_address if self.board.round == SCORES_ROUND else self._channel_address

    @property
    def _channel_address(self) -> str:
        return channel_address(self.setup.guild, self.setup.channel)

    def channel(self, client: discord.Client) -> discord.PartialMessageable:
        """Return the channel of the game; nothing is asked of Discord for it."""
        return client.get_partial_messageable(self.setup.channel, guild_id=self.setup.guild)

"""A table: the copy of a stored game in memory, with its messages."""

from asyncio import Lock
from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType

import discord

from bot.log_fields import Fields, about_server
from bot.tables import history
from bot.tables.background_loop import BackgroundLoop
from bot.tables.message import BoardMessage, CallMessage, Message, OptionsMessage, Token
from bot.tables.message_names import channel_address, message_address, nonce, tag
from bot.tables.panel_message import ABSENT_PANEL, SCORES_PANEL, WAITING_PANEL, PanelMessage
from bot.tables.quiet import loud_between
from bot.tables.stages import NO_ENDING, EndedGame, Ending, Lobby, RunningGame, stage_of
from bot.tables.table_errors import RefusedError
from bot.tables.timing import RunningTime
from bot.view_models.lobby import CastOffer
from bot.view_models.panel import AdviceModel, Terms
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.decision import Decision
from engine.events import Event
from engine.game import Game
from engine.lines import Line, ends_turn, lines
from storage.database.storage_errors import Outage
from storage.games.places import BOARD_SEAT, SCORES_ROUND, StoredMessage
from storage.games.posted_calls import PostedCall
from storage.parts import TournamentTable
from storage.people.persons import HintsShown
from storage.values import Choice, Player, Setup, StoredGame

FIRST_GAMES = 3  # A person counts as a beginner in their first games, up to this number.


class Table:
    """A lobby or a game with its messages: the board, the panels by seat, the option pages by person.

    `click` is the newest click in its channel to which we responded. `lock` guards the game's state.
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
        ending: Ending = NO_ENDING,
        offer: CastOffer | None = None,
        former_players: tuple[Player, ...] = (),
        fewest_games: int = FIRST_GAMES,
    ) -> None:
        self.take_over(stored, ending)
        self.former_players = former_players  # The people of the game that this lobby repeats.
        self.offer = offer  # The casts that a lobby offers to people who played the last game.
        self.fewest_games = fewest_games  # See `advice.fewest_games`.
        self.board = BoardMessage.of(messages.get(BOARD_SEAT))
        self.board.find(old_boards)
        # Drop panels of seats that don't exist.
        seats = range(len(stored.setup.players))
        self.panels = {seat: PanelMessage.of(kept) for seat, kept in messages.items() if seat in seats}
        self.options: dict[int, OptionsMessage] = {}
        # The open messages that call people to the table, by message id.
        self.calls: dict[int, CallMessage] = {}
        self.find_calls(calls)
        # The Discord event that announces the time of a lobby, if one was made.
        self.event: Message | None = None
        self.click: Token | None = None
        self.time = running_time
        self.history: list[Choice] = []
        self.remember(choices)
        self.shown = shown  # The newest version that all messages have shown, as stored.
        self.lock = Lock()
        self.catching_up = False  # The stored state may be newer, but we couldn't read it yet.
        # The outage that blocks a computer's answer, once it is long enough to mention.
        self.storage_outage: Outage | None = None
        self.computing: BackgroundLoop | None = None  # The loop in which computers answer while one is asked.
        # The requested hint with its question, by seat.
        self.hints: dict[int, tuple[Decision, AdviceModel]] = {}
        self.explained: dict[int, HintsShown] = {}  # The explanations that each person has seen, read once.
        # When the table was read. Panels may show waits that began earlier.
        self.opened = running_time.present()
        self.told_since = 0  # The `waits.question_since` of the long wait that panels mention.
        # Whether the server's later games count beyond it; `None`: nobody has changed that setting.
        self.later_everywhere: bool | None = None
        self.used = float("-inf")  # The time of its last use, by the clock of this process.
        # While computers answer without a pause, we show only the state after their last answer.
        self.computers_playing_on = False
        # The lines of the open question, the options that end its turn, and the version that asks it.
        self._lines: tuple[int, tuple[Line, ...], frozenset[str]] = (-1, (), frozenset())

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def log_fields(self) -> Fields:
        return about_server(self.setup.kind.guild, game=self.id)

    def take_over(self, stored: StoredGame, ending: Ending = NO_ENDING) -> None:
        """Take over the stored state of the game. Only this method changes `stored`, `stage` and `seated`."""
        self.stored = stored
        self.stage = stage_of(stored, ending)
        over = isinstance(self.stage, EndedGame)
        self.seated = tuple([_seated(each, over=over) for each in stored.setup.players])

    def remember(self, choices: Iterable[Choice]) -> None:
        """Add choices to the history. If another machine's clock was ahead, set their time to now."""
        now = self.now
        self.history += [each if each.made <= now else replace(each, made=now) for each in choices]

    @property
    def now(self) -> int:
        """The current time, in seconds since 1970. See `RunningTime.present`."""
        return self.time.present()

    @property
    def game(self) -> Game:
        """The running or finished game. Never change it in place. Raises `RefusedError` in a lobby."""
        if isinstance(self.stage, Lobby):
            raise self.stage.refusal
        return self.stage.game

    @property
    def playing(self) -> RunningGame:
        """The running game with its open question. Raises `RefusedError` at any other stage."""
        if not isinstance(self.stage, RunningGame):
            raise RefusedError("error-over")
        return self.stage

    @property
    def ending(self) -> Ending:
        """The stored facts about a finished game; empty at any other stage."""
        return self.stage.ending if isinstance(self.stage, EndedGame) else NO_ENDING

    @property
    def setup(self) -> Setup:
        return self.stored.setup

    @property
    def players(self) -> tuple[Player, ...]:
        return self.stored.setup.players

    @property
    def people(self) -> tuple[Player, ...]:
        """The people who have a seat, present or away."""
        return tuple(player for player in self.players if player.human)

    @property
    def running(self) -> bool:
        """Whether the game has begun and isn't over."""
        return isinstance(self.stage, RunningGame)

    @property
    def round(self) -> int:
        """The current round, or the last one of a finished game; 0 in a lobby."""
        return 0 if isinstance(self.stage, Lobby) else self.stage.game.state.round

    def seat_of(self, user: int) -> int | None:
        """Return the seat that a person answers for, or `None`."""
        seat = self.setup.seat_of(user)
        return seat if seat is not None and self.players[seat].human else None

    @property
    def language(self) -> Language:
        return Language(self.setup.locale)

    def language_of(self, seat: int) -> Language:
        """Return the language of the messages that only a seat's player sees."""
        return Language(self.setup.locale_of(seat))

    def name_of(self, seat: int) -> str:
        """Return the name of a seat's player, in the table's language.

        Leave out that a person is away: the message stays, but the person may come back.
        """
        return Wording(self.language, [replace(each, away=False) for each in self.players]).name(seat)

    @property
    def computer_asked(self) -> bool:
        """Whether a computer has to answer the open question."""
        asked = self.asked()
        return asked is not None and not self.players[asked].present

    def asked(self) -> int | None:
        """Return the seat that is asked, or `None`."""
        return self.stage.asked if isinstance(self.stage, RunningGame) else None

    def question(self, seat: int) -> Decision | None:
        """Return a seat's open question; `None` if it isn't asked, or if a wish gives the answer."""
        stage = self.stage
        if not isinstance(stage, RunningGame) or stage.granted or stage.asked != seat:
            return None
        return stage.decision

    def asked_still(self, seat: int, number: int) -> bool:
        """Return whether other players still see a seat as asked the question with this number."""
        question = self.question(seat)
        return question is not None and (
            number == question.number or history.unnoticed(self.history, seat, number)
        )

    def tag(self, seat: int, number: int) -> str:
        """Return the public tag of a question to a seat."""
        return tag(self.setup.proof.secret, self.id, seat, number)

    def nonce(self, *facts: object) -> str:
        return nonce(self.setup.proof.secret, self.id, *facts)

    @property
    def handed_over(self) -> tuple[int, ...]:
        """The seats that changed hands in this round; while players choose characters, in the last too."""
        if isinstance(self.stage, Lobby):
            return ()
        state = self.stage.game.state
        first = state.round - (state.phase == "selection")
        return tuple(seat for seat, player in enumerate(self.players) if max(first, 1) <= player.handed_over)

    def resigned(self, reader: int | None = None) -> tuple[int, ...]:
        """Return the seats that resigned in this round, without those that the reader's panel has named."""
        told = () if reader is None else self.panel(reader).told_resigned
        return tuple(seat for seat in self.handed_over if self.players[seat].resigned and seat not in told)

    def lines(self) -> tuple[Line, ...]:
        """Return the lines (series of answers) for the open question. Compute them once for each version."""
        return self._ahead()[1]

    def ends_turn(self) -> frozenset[str]:
        """Return the options of the open question after which the turn ends by itself."""
        return self._ahead()[2]

    def _ahead(self) -> tuple[int, tuple[Line, ...], frozenset[str]]:
        if isinstance(self.stage, RunningGame) and self._lines[0] != self.stored.version:
            self._lines = self.stored.version, lines(self.stage.game), ends_turn(self.stage.game)
        return self._lines

    @property
    def until(self) -> int:
        """When the current player's time runs out, in seconds since 1970; 0: never.

        In a tournament's lobby: when the players who have come may start; after that time, when the lobby
        closes.
        """
        clock, kind = self.setup.times.clock, self.setup.kind
        if isinstance(self.stage, Lobby) and isinstance(kind, TournamentTable):
            return self.time.on_wall(self.setup.closes if self.setup.may_start else kind.invitation.starts)
        if not self.running or clock is None or clock.until is None or clock.paused is not None:
            return 0
        return self.time.on_wall(clock.until)

    def terms(self, reader: int | None = None) -> Terms:
        """Return what the current player's deadline includes. Only they read of their quiet hours."""
        clock, pace = self.setup.times.clock, self.setup.chosen.pace
        if not self.running or clock is None or clock.since is None:
            return None
        if not pace.slow and clock.free(pace):
            return "free"
        reserve = clock.until is not None and clock.reserve(pace) > 0
        if pace.slow and reader == clock.seat and self._has_quiet_hours_before(clock.until):
            return "both" if reserve else "quiet"
        return "reserve" if reserve else None

    @property
    def paused_until(self) -> int:
        """When the running pause ends, in seconds since 1970; 0 without a pause."""
        clock = self.setup.times.clock
        if not self.running or clock is None or clock.paused is None or clock.resumes is None:
            return 0
        return self.time.on_wall(clock.resumes)

    @property
    def messages(self) -> tuple[Message, ...]:
        event = (self.event,) if self.event else ()
        return (*self.panels.values(), *self.options.values(), self.board, *self.calls.values(), *event)

    def panel(self, seat: int) -> PanelMessage:
        panel = self.panels.get(seat)
        if panel is None:
            panel = self.panels[seat] = PanelMessage()
        return panel

    def lasting(self, seat: int) -> BoardMessage | PanelMessage:
        """Return the board (`BOARD_SEAT`) or the panel of a seat."""
        return self.board if seat == BOARD_SEAT else self.panel(seat)

    def find_calls(self, calls: Iterable[PostedCall], reader: int | None = None) -> None:
        """Add messages that call people to the table, or that call `reader` alone."""
        for each in calls:
            self.calls.setdefault(each.message, CallMessage.of(each, reader))

    def _has_quiet_hours_before(self, until: float | None) -> bool:
        """Return whether quiet hours of the current player begin before their time runs out."""
        clock = self.setup.times.clock
        if clock is None or clock.since is None:
            return False
        quiet = self.players[clock.seat].quiet
        if until is None:
            return quiet is not None
        begins, ends = self.time.on_wall(clock.since), self.time.on_wall(until)
        return loud_between(quiet, begins, ends) < ends - begins

    def drop_messages(self) -> None:
        """Drop all messages, because the game is gone."""
        self.board, self.panels, self.options, self.event = BoardMessage.of(), {}, {}, None
        self.calls = {}

    def forget_person(self, user: int) -> None:
        """Drop the handles from a person's clicks, and the messages that only they read."""
        self.explained.pop(user, None)
        self.former_players = tuple(each for each in self.former_players if each.user_id != user)
        if self.click is not None and self.click.user == user:
            self.click = None
        self.options.pop(user, None)
        self.calls = {message: each for message, each in self.calls.items() if each.reader != user}
        for message in self.messages:
            message.forget_person(user)

    def shows(self, seat: int) -> int:
        """Return what a panel has to show: the number of a question, or a constant of `panel_message`."""
        if not isinstance(self.stage, RunningGame):
            return SCORES_PANEL
        if self.players[seat].away:
            return ABSENT_PANEL
        question = self.question(seat)
        return WAITING_PANEL if question is None else question.number

    def trim(self) -> None:
        """Forget choices that no message shows."""
        if isinstance(self.stage, Lobby):
            return
        first = self.stage.game.state.round - 1  # The board shows this round while players choose.
        if self.board.round > 0:
            first = min(self.board.round, first)
        people = {seat for seat, player in enumerate(self.players) if player.human}
        del self.history[: -history.choices_shown(self.history, first, people)]

    def news(self, seat: int) -> tuple[Event, ...]:
        """Return the events that a seat may know, from its last answer on."""
        return history.news(self.history, seat)

    def public_news(self, of_round: int | None = None) -> tuple[Event, ...]:
        """Return the public events of a round (default: the last one)."""
        return history.public_news(self.history, of_round)

    @property
    def board_address(self) -> str:
        """The address of the board, or of the channel if there is no board; empty for a solo game."""
        if self.setup.alone:
            return ""
        if not self.board.message:
            return self._channel_address
        return message_address(self.setup.kind.guild, self.board.kept.channel, self.board.message)

    @property
    def becomes_poster(self) -> bool:
        """Whether to edit the last board into the scores: only in a live game, where it is still in view."""
        played = self.board.round not in (0, SCORES_ROUND)
        return isinstance(self.stage, EndedGame) and self.setup.chosen.pace.live and played

    @property
    def end_address(self) -> str:
        """The address of the final scores, or of the channel in which we are about to post them."""
        there = self.becomes_poster or self.board.round == SCORES_ROUND
        return self.board_address if there else self._channel_address

    @property
    def _channel_address(self) -> str:
        return channel_address(self.setup.kind.guild, self.setup.kind.channel)

    def channel(self, client: discord.Client) -> discord.PartialMessageable:
        """Return the channel of the game without asking Discord."""
        return client.get_partial_messageable(self.setup.kind.channel, guild_id=self.setup.kind.guild)


def _seated(player: Player, *, over: bool) -> Player:
    """Return a player without quiet hours, holiday and language, because other players must not see those.

    If the game is `over`, a seat that a person took late and left has its computer's name, as in the result.
    """
    if player.quiet or player.locale or player.holiday:
        player = replace(player, quiet=None, locale="", holiday=None)
    if over and player.left and player.instead_of:
        player = replace(player, name=player.instead_of)
    return player

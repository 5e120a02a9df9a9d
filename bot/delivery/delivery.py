"""Build all objects that send messages."""

from functools import partial

import discord

from bot.controls.load import Load
from bot.delivery.announcements import Announcements, CallMessages
from bot.delivery.board_pace import BoardPace
from bot.delivery.boards import Boards
from bot.delivery.cooldowns import Cooldowns, SharedPosts
from bot.delivery.copies import Copies
from bot.delivery.evening_messages import EveningMessages
from bot.delivery.game_channels import GameChannels
from bot.delivery.held_responses import HeldResponses
from bot.delivery.listed_events import ListedEvents
from bot.delivery.members import Members
from bot.delivery.message_sender import MessageSender, Tokens
from bot.delivery.notifier import Notifier
from bot.delivery.one_time_messages import Arrivals, Damage, welcome_back
from bot.delivery.option_panels import OptionPanels
from bot.delivery.outbox import Budget, Outbox
from bot.delivery.panel_responses import PanelResponses
from bot.delivery.panels import Panels
from bot.delivery.pictures import Pictures
from bot.delivery.pings import Pings
from bot.delivery.podiums import Podiums
from bot.delivery.refusals import Refusals
from bot.delivery.sync import Sync
from bot.delivery.tournament_messages import TournamentMessages
from bot.pictures.picture import Painter
from bot.tables.advice import Explanations
from bot.tables.background_loop import Jobs
from bot.tables.options import LobbyOptions
from bot.tables.panel_message import PanelMessage
from bot.tables.person import Languages
from bot.tables.registry import Registry
from bot.tables.table import Table


class Delivery:
    """The messages of all tables, and the responses to failed requests."""

    def __init__(
        self,
        client: discord.Client,
        registry: Registry,
        jobs: Jobs,
        painter: Painter,
        options: LobbyOptions,
        load: Load,
        *,
        languages: Languages,
    ) -> None:
        self._jobs = jobs
        self._registry = registry
        clock = registry.clock
        self.pictures = Pictures(painter, clock, load)
        self.budget, self.tokens = Budget(), Tokens(clock, self.pictures)
        outbox = Outbox(self.budget)
        self.sender = sender = MessageSender(client, outbox, self.pictures, self.tokens)
        notifier = Notifier(sender, registry.store.persons, registry.time.present)
        self.channels = GameChannels(client, registry, outbox, notifier)
        pace, explanations = BoardPace(clock, load), Explanations(registry.store.learning)
        self.boards = Boards(
            registry, sender, self.tokens, self.pictures, self.channels, pace=pace, wake=self.wake
        )
        copies = Copies(registry, sender, self.tokens)
        pings = Pings(registry, sender, notifier, self.tokens, copies)
        self.panels = Panels(registry, copies, pings, pace, explanations, languages=languages)
        self.panel_responses = PanelResponses(
            registry, self.tokens, self.pictures, copies, explanations, languages=languages, wake=self.wake
        )
        self.option_panels = OptionPanels(options, self.tokens, self.wake)
        events = ListedEvents(client, registry, outbox)
        kinds = (self.panels, self.option_panels, self.boards, CallMessages(registry, sender), events)
        self.sync = Sync[Table](registry, jobs, kinds)
        self.tournament_messages = TournamentMessages(client, registry, sender, notifier, jobs)
        self.cooldowns, self.shared_posts = Cooldowns(clock), SharedPosts(clock)
        self.evening_messages = EveningMessages(client, registry, sender, notifier)
        self.damage = Damage(client, registry, notifier)
        self.arrivals = Arrivals(client, notifier)
        self.welcome_back = partial(welcome_back, notifier)
        self.members = Members(client, outbox)
        self.podiums = Podiums(
            client, registry.store, notifier, outbox, self.members, lambda: registry.time.moment.wall
        )
        self.announcements = Announcements(client, registry, notifier, self.members)
        self.refusals = Refusals(self.damage)
        self.held_responses = HeldResponses(jobs, self.tokens, self.refusals.refuse)

    def wake(self, table: Table) -> None:
        """Schedule an update of a table's messages."""
        self.sync.wake(table)

    async def finish(self) -> None:
        """Show everything that we can show now."""
        await self.sync.finish()
        await self.tournament_messages.sync.finish()
        await self.held_responses.finish()

    def dismiss(self, table: Table, panel: PanelMessage) -> None:
        """Replace a panel by a text, because its person deleted their data during the game."""
        text = table.language("privacy-left")
        self._jobs.start(self.panels.dismiss(table, panel, text), f"taking a panel of game {table.id} away")

    def shut_out(self, table: Table, seat: int) -> None:
        """Replace a panel by a text, because the operator shut its person out during the game."""
        text = table.language_of(seat)("error-shut-out")
        panel = table.panel(seat)
        self._jobs.start(self.panels.dismiss(table, panel, text), f"taking a panel of game {table.id} away")

    def forget_person(self, user: int) -> None:
        """Drop all data about a person from memory."""
        for table in self._registry.tables:
            former = table.former_players
            table.forget_person(user)
            if table.former_players != former:
                # The board may show their name.
                self._registry.tell_listeners(table)
        self.held_responses.forget_person(user)
        self.pictures.forget()

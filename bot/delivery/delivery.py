"""All that sends, put together."""

from collections.abc import Callable

import discord

from bot.delivery.boards import Boards
from bot.delivery.budget import Budget
from bot.delivery.cooldowns import Cooldowns
from bot.delivery.damage import Damage
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.held_responses import HeldResponses
from bot.delivery.members import Members
from bot.delivery.option_panels import OptionPanels
from bot.delivery.owed_panels import OwedPanels
from bot.delivery.panel_responses import PanelResponses
from bot.delivery.panels import Panels
from bot.delivery.pictures import Pictures
from bot.delivery.publisher import Publisher
from bot.delivery.refusals import Refusals
from bot.delivery.reminders import Reminders
from bot.delivery.responses import Shown
from bot.delivery.threads import Threads
from bot.delivery.tokens import Handle, Tokens
from bot.pictures.painter import Painter
from bot.tables.hints import Hints
from bot.tables.jobs import Jobs
from bot.tables.options import Options
from bot.tables.registry import Registry
from bot.tables.spot import Spot
from bot.tables.table import Table
from bot.words.language import Language


class Delivery:
    """The boards, panels and open options of all tables, and what answers when something is wrong.

    `pictures` sends what has some. `cooldowns` are to be used before anything is posted because somebody
    asked for it.
    """

    def __init__(
        self,
        client: discord.Client,
        registry: Registry,
        jobs: Jobs,
        painter: Painter,
        clock: Callable[[], float],
        options: Options,
    ) -> None:
        self._jobs = jobs
        self.pictures = Pictures(painter, clock)
        budget, tokens = Budget(), Tokens(clock, self.pictures)
        direct_messages = DirectMessages(client, budget)
        self._tokens = tokens
        self.threads = Threads(client, registry, budget)
        self.boards = Boards(
            client,
            registry,
            direct_messages,
            tokens,
            budget,
            self.pictures,
            clock=clock,
            threads=self.threads,
        )
        hints = Hints(registry.store.learning)
        self.panels = Panels(
            client, registry, direct_messages, tokens, budget, self.pictures, clock=clock, hints=hints
        )
        self.panel_responses = PanelResponses(registry, tokens, self.pictures, self.panels.places, hints)
        self.option_panels = OptionPanels(jobs, options, tokens)
        self.publisher = Publisher(registry, jobs, self.boards, self.panels, OwedPanels(registry))
        self.pictures.late_edits.listen(self.publisher.doubt)
        self.reminders = Reminders(registry, jobs)
        self.cooldowns = Cooldowns(clock)
        self.damage = Damage(client, registry, direct_messages, budget)
        self.members = Members(client, budget)
        self.refusals = Refusals(self.damage)
        self.held_responses = HeldResponses(jobs, tokens, self.refusals.refuse)

    def handle(self, interaction: discord.Interaction, shown: Shown) -> Handle:
        """Return a message that was shown in response, to be changed while its click lasts."""
        return Handle(self._tokens.of(interaction), shown.message, shown.original)

    def needs(self, table: Table) -> bool:
        """Whether something about a table is still to be shown."""
        return self.publisher.needs(table) or self.option_panels.needs(table)

    def forget(self, table: Table) -> None:
        """Drop what is remembered of a table in memory."""
        self.publisher.forget(table)
        self.boards.forget(table)
        self.option_panels.forget(table)

    def dismiss(self, table: Table, spot: Spot) -> None:
        """Take away the panel of somebody who had their data deleted while they played."""
        text = Language(table.setup.locale)("privacy-left")
        self._jobs.start(self.panels.dismiss(table, spot, text), f"taking a panel of game {table.id} away")

    def forget_person(self, user: int) -> None:
        """Drop what is remembered of a person in memory."""
        self._tokens.forget_person(user)
        self.boards.forget_person(user)
        self.panels.forget_person(user)
        self.option_panels.forget_person(user)
        self.held_responses.forget_person(user)
        self.pictures.forget()

"""The end of a game: the proof of fair dealing, and rematches."""

from collections.abc import Sequence
from functools import partial

from discord.ui import LayoutView

from bot.client import Feature
from bot.controls import requests
from bot.delivery.contents import SeatPanel
from bot.screens.daily import DailyProof, daily_proof_screen
from bot.screens.end import end_more_screen
from bot.screens.fair import promise_screen, proof_screen
from bot.tables import view_models
from bot.tables.lobbies import host_name, once, others_at
from bot.tables.rematches import check_played
from bot.tables.stages import Lobby
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.words.card_texts import either
from bot.words.names import escaped
from cogs.common import (
    check_first,
    check_opening,
    check_writing,
    finished_table,
    lead,
    lobby_channel,
    seated_elsewhere,
    table_of,
)
from cogs.context import Context
from cogs.replies import BoardReply, Reply, Then, handles
from cogs.solo import solo_again
from storage.games.games import is_revealed, revealed
from storage.parts import DailyGame, PlayedOn


class EndCog(Feature):
    """Handles the buttons below the final scores."""

    @handles(requests.ShowProof, where="beside")
    async def prove(self, ctx: Context, request: requests.ShowProof) -> LayoutView:
        """Show the proof of a fair deal to anybody, because after a game the secret is public."""
        table = await table_of(ctx, request.game)
        if isinstance(table.stage, Lobby) and not table.stage.closed:
            return promise_screen(table.setup.proof.commitment, ctx.say)
        table = await finished_table(ctx, request)
        kind = table.setup.kind
        if isinstance(kind, PlayedOn):
            raise RefusedError("error-no-replay")
        if not isinstance(kind, DailyGame):
            return proof_screen(view_models.proof(table), ctx.say)
        # From the day before the deal to the day after it: fingerprints, and those secrets that are revealed.
        day = kind.day
        days = await self.bot.store.daily.proofs(range(day - 1, day + 2))
        return daily_proof_screen(DailyProof(table.id, days, revealed(day), is_revealed(day)), ctx.say)

    @handles(requests.OpenEndMore, where="beside")
    async def more(self, ctx: Context, request: requests.OpenEndMore) -> LayoutView:
        """Show the details for which the poster has no room, to anybody."""
        table = await finished_table(ctx, request)
        return end_more_screen(view_models.end(table, table.setup.seat_of(ctx.user)), ctx.say)

    @handles(requests.Rematch, where="unheld")
    async def rematch(
        self, ctx: Context, request: requests.Rematch
    ) -> BoardReply | LayoutView | SeatPanel | Reply:
        """Open a rematch, or lead to the open one. After a solo game, deal another one at once."""
        table, by = await finished_table(ctx, request), ctx.person
        check_played(table, by)
        # Hold only private replies, because a reply with a new lobby is public.
        if table.setup.alone:
            async with ctx.in_time("here"):
                return await solo_again(ctx, table)
        found = await self.bot.rematches.find(table)
        if found is None:
            _, here = check_writing(ctx)
            settings = await check_opening(ctx, either(ctx.say, others_at(table, by)))
            self.bot.delivery.cooldowns.use(ctx.interaction, "post")
            channel = lobby_channel(ctx, table, settings) or here
            late = await self.bot.evenings.latecomers(table)
            asked = await self.bot.rematches.to_notify(table, late)
            found, opened = await self.bot.rematches.open(by, table, channel, settings, len(late))
            if opened:
                return self._opened(
                    ctx, table, found, here, partial(self._tell, ctx, found, sorted(asked - {by.user}))
                )
        async with ctx.in_time("beside"):
            await check_first(ctx, found)
            joined = await once(self.bot.rematches.join(by, found))
        return lead(ctx, "rematch-open" if joined is False else "rematch-joined", found)

    def _opened(self, ctx: Context, table: Table, found: Table, here: int, tell: Then) -> BoardReply | Reply:
        channel = found.setup.kind.channel
        if channel == here:
            return BoardReply(found, then=tell)
        # This click can't post in the rematch's channel, so let the listeners post there.
        self.bot.registry.tell_listeners(found)
        name = escaped(ctx.person.name)
        text = table.language("rematch-elsewhere", name=name, channel=f"<#{channel}>")
        return Reply(text, where="public", then=tell)

    async def _tell(self, ctx: Context, found: Table, asked: Sequence[int]) -> LayoutView | None:
        await self.bot.delivery.announcements.notify_these(found, "later", asked, {"host": host_name(found)})
        return await seated_elsewhere(ctx, found)

"""The end of a game: its proof of fair dealing, and another game like it."""

from functools import partial

from discord.ui import LayoutView

from bot.client import Feature
from bot.controls import requests
from bot.delivery.members import missing_in
from bot.screens.daily import DailyProof, daily_proof_screen
from bot.screens.end import end_more_screen
from bot.screens.fair import proof_screen
from bot.tables import view_models
from bot.tables.lobbies import once
from bot.tables.people import humans
from bot.tables.person import Person
from bot.tables.rematches import check_played
from bot.tables.stages import EndedGame
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.words.names import escaped
from cogs.common import check_opening, check_writing, lead, table_of
from cogs.context import Context
from cogs.replies import BoardReply, Reply, Then, handles
from cogs.solo import chosen_in, offer_solo
from storage.games.games import is_revealed, revealed
from storage.parts import DailyGame, PlayedOn


class EndCog(Feature):
    """Answers the buttons under the final scores."""

    @handles(requests.ShowProof, where="beside")
    async def prove(self, ctx: Context, request: requests.ShowProof) -> LayoutView:
        """Show the proof of fair dealing to anybody: after the game the secret is public."""
        table = await _finished(ctx, request)
        kind = table.setup.kind
        if isinstance(kind, PlayedOn):
            raise RefusedError("error-no-replay")
        if not isinstance(kind, DailyGame):
            return proof_screen(view_models.proof(table), ctx.say)
        # The fingerprints from the day before to the day after the deal, and the secrets already revealed.
        day = kind.day
        days = await self.bot.store.daily.proofs(range(day - 1, day + 2))
        return daily_proof_screen(DailyProof(table.id, days, revealed(day), is_revealed(day)), ctx.say)

    @handles(requests.OpenEndMore, where="beside")
    async def more(self, ctx: Context, request: requests.OpenEndMore) -> LayoutView:
        """Show anybody the details that the poster has no room for."""
        table = await _finished(ctx, request)
        return end_more_screen(view_models.end(table, table.setup.seat_of(ctx.user)), ctx.say)

    @handles(requests.Rematch, requests.RematchTomorrow, where="unheld")
    async def rematch(
        self, ctx: Context, request: requests.Rematch | requests.RematchTomorrow
    ) -> BoardReply | LayoutView | Reply | str:
        """Open a lobby for a rematch, tomorrow's with a time and invitations, or lead to the open one."""
        tomorrow = isinstance(request, requests.RematchTomorrow)
        table, by = await _finished(ctx, request), ctx.person
        check_played(table, by)
        # If a lobby is opened, everybody sees the reply, so hold only the other replies.
        if table.setup.alone:
            async with ctx.in_time("beside"):
                return await offer_solo(ctx, chosen_in(table.setup))
        found = await self.bot.rematches.find(table)
        if found is None:
            _, here = check_writing(ctx)
            settings = await check_opening(ctx)
            self.bot.delivery.cooldowns.use(ctx.interaction)
            channel = _channel_of(ctx, table) or here
            invites = tomorrow and await self._may_invite(by)
            found, opened = await self.bot.rematches.open(
                by,
                table,
                channel,
                people_only=not settings.computers,
                at=await self.bot.rematches.tomorrow(table) if tomorrow else None,
                did="invite" if invites else "open",
            )
            if opened:
                invite = partial(self._invite, table, found, by) if invites else None
                return self._opened(ctx, table, found, here, invite)
        async with ctx.in_time("beside"):
            joined = await once(self.bot.rematches.join(by, found))
        return lead(ctx, "rematch-open" if joined is False else "rematch-joined", found)

    def _opened(
        self, ctx: Context, table: Table, found: Table, here: int, invite: Then | None
    ) -> BoardReply | Reply:
        """Show a new lobby; or its place, if it is in another channel."""
        channel = found.setup.kind.channel
        if channel == here:
            return BoardReply(found, then=invite)
        # This click can't post in another channel.
        self.bot.registry.tell_listeners(found)
        name = escaped(ctx.person.name)
        text = table.language("rematch-elsewhere", name=name, channel=f"<#{channel}>")
        return Reply(text, where="public", then=invite)

    async def _may_invite(self, by: Person) -> bool:
        """Return whether the person may invite others now; if they recently did, only the lobby is opened."""
        try:
            await self.bot.finding_players.check(by, "invite")
        except RefusedError:
            return False
        return True

    async def _invite(self, table: Table, found: Table, by: Person) -> None:
        """Invite the other people of a game to its rematch, and ping those who allow that."""
        users = [each.user_id for each in humans(table.players) if each.user_id]
        if others := [user for user in users if user != by.user]:
            await self.bot.delivery.announcements.invite(found, others)


def _channel_of(ctx: Context, table: Table) -> int:
    """Return the parent channel of a game's thread if a lobby can be opened there, otherwise 0."""
    guild = ctx.interaction.guild
    parent = guild.get_channel(table.setup.kind.parent) if guild else None
    return parent.id if parent is not None and not missing_in(parent) else 0


async def _finished(ctx: Context, request: requests.GameRequest) -> Table:
    """Return the table of an ended game. Raises `RefusedError` if it isn't over."""
    table = await table_of(ctx, request.game)
    if not isinstance(table.stage, EndedGame):
        raise RefusedError("error-not-over")
    return table

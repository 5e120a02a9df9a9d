"""The end of a game: its proof of fair dealing, and another game like it."""

from bot.client import Feature, Interaction
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import held_responses, responses
from bot.delivery.permissions import missing_in
from bot.screens.daily import DailyProof, daily_proof_screen
from bot.screens.end import end_more_screen
from bot.screens.fair import proof_screen
from bot.screens.notes import note_screen
from bot.tables import view_models
from bot.tables.lobbies import once
from bot.tables.people import humans
from bot.tables.person import Person, language_of, person_of
from bot.tables.rematches import check_played
from bot.tables.stages import EndedGame
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.words.names import escaped
from cogs.common import check_opening, check_writing, post, table_of
from cogs.solo import chosen_in, offer_solo
from storage.play.daily import is_revealed, revealed


class EndCog(Feature):
    """Answers the buttons under the final scores."""

    @handles(requests.ShowProof)
    async def prove(self, interaction: Interaction, request: requests.ShowProof) -> None:
        """Show the proof of fair dealing to anybody: after the game the secret is public."""
        table = await _finished(interaction, request)
        if table.setup.daily:
            await self._prove_daily(interaction, table)
            return
        view = proof_screen(view_models.proof(table), language_of(interaction))
        await responses.show(interaction, view)

    async def _prove_daily(self, interaction: Interaction, table: Table) -> None:
        """Show the fingerprints of the days around that of a deal, and the secrets that are out by now."""
        day = table.setup.daily
        async with held_responses.in_time(interaction, in_place=False):
            days = await self.bot.store.daily.proofs(range(day - 1, day + 2))
        model = DailyProof(table.id, days, revealed(day), is_revealed(day))
        await responses.show(interaction, daily_proof_screen(model, language_of(interaction)))

    @handles(requests.OpenEndMore)
    async def more(self, interaction: Interaction, request: requests.OpenEndMore) -> None:
        """Show what the poster has no room for, to anybody."""
        table = await _finished(interaction, request)
        model = view_models.end(table, table.setup.seat_of(interaction.user.id))
        view = end_more_screen(model, language_of(interaction))
        await responses.show(interaction, view)

    @handles(requests.Rematch, requests.RematchTomorrow)
    async def rematch(
        self, interaction: Interaction, request: requests.Rematch | requests.RematchTomorrow
    ) -> None:
        """Open a lobby for another game like this one, or lead the person to the one that is open.

        For the next day it is opened with a time, and the people of the game are invited.
        """
        tomorrow = isinstance(request, requests.RematchTomorrow)
        table, by = await _finished(interaction, request), person_of(interaction)
        check_played(table, by)
        if table.setup.solo:
            await offer_solo(interaction, chosen_in(table.setup), in_place=False)
            return
        found = await self.bot.rematches.find(table)
        if found is None:
            _, here = check_writing(interaction)
            settings = await check_opening(interaction)
            self.bot.delivery.cooldowns.use(interaction)
            channel = _channel_of(interaction, table) or here
            invites = tomorrow and await self._may_invite(by)
            found, opened = await self.bot.rematches.open(
                by,
                table,
                channel,
                people_only=not settings.computers,
                at=await self.bot.rematches.tomorrow(table) if tomorrow else None,
                did="invite" if invites else "open",
            )
            if opened and channel == here:
                await post(interaction, found)
                if invites:
                    await self._invite(table, found, by)
                return
            if opened:
                # Nothing can be posted there through this click.
                self.bot.registry.tell_listeners(found)
                text = table.language("rematch-elsewhere", name=escaped(by.name), channel=f"<#{channel}>")
                await responses.show(interaction, note_screen(text), private=False)
                if invites:
                    await self._invite(table, found, by)
                return
        async with held_responses.in_time(interaction, in_place=False):
            joined = await once(self.bot.rematches.join(by, found))
        key = "rematch-open" if joined is False else "rematch-joined"
        await responses.tell(interaction, by.language(key, where=found.board_address))

    async def _may_invite(self, by: Person) -> bool:
        """Whether the person may invite others now: if they did so lately, the lobby alone is opened."""
        try:
            await self.bot.finding_players.check(by, "invite")
        except RefusedError:
            return False
        return True

    async def _invite(self, table: Table, found: Table, by: Person) -> None:
        """Invite the other people of a game to its rematch; those are called who allow it."""
        users = [each.user_id for each in humans(table.players) if each.user_id]
        if others := [user for user in users if user != by.user]:
            await self.bot.delivery.announcements.invite(found, others, by.click)


def _channel_of(interaction: Interaction, table: Table) -> int:
    """Return the channel to which the thread of a game belongs, if a lobby can be opened there; else 0."""
    parent = interaction.guild.get_channel(table.setup.parent) if interaction.guild else None
    return parent.id if parent is not None and not missing_in(parent) else 0


async def _finished(interaction: Interaction, request: requests.GameRequest) -> Table:
    """Return the table of a game that is over."""
    table = await table_of(interaction, request.game)
    if not isinstance(table.stage, EndedGame):
        raise RefusedError("error-not-over")
    return table

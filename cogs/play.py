"""Playing: the panel of a seat, the answers to its questions, absent players, `/citadels resign`."""

from contextlib import suppress

from discord import app_commands

from bot.client import Feature, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import held_responses, responses
from bot.delivery.refusals import EXPECTED, explain
from bot.screens.lists import resign_screen
from bot.screens.notes import note_screen
from bot.tables import absence, contents, view_models
from bot.tables.person import language_of, person_of
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from cogs.common import meanwhile, pick_own_table, seat_of, table_of
from storage.database.storage_errors import UnavailableError


class PlayCog(Feature):
    """Shows each player the own panel, takes answers, and has a computer play for absent ones."""

    @handles(requests.Play, requests.ShowMore)
    async def play(self, interaction: Interaction, request: requests.Play | requests.ShowMore) -> None:
        """Show the panel of the person's seat, or in its place what it has no room for."""
        table, seat = await seat_of(interaction, request.game)
        page_of: contents.PanelPage = "more" if isinstance(request, requests.ShowMore) else "panel"
        async with self.bot.delivery.panel_responses.responding(interaction, table, seat):
            await self.bot.delivery.panel_responses.respond(interaction, table, seat, page_of=page_of)

    @handles(requests.TakeSeat)
    async def take(self, interaction: Interaction, request: requests.TakeSeat) -> None:
        """Give the person the seat of a computer player, and show its panel."""
        table, seat = await table_of(interaction, request.game), request.seat
        # Its panel is held, so that nothing calls the new player before they see it.
        try:
            async with held_responses.in_time(interaction), table.panel(seat).lock:
                kept = await self.bot.tournaments.kept_seat(table, interaction.user.id)
                await self.bot.answering.take(person_of(interaction), table, seat, kept)
                await self.bot.delivery.panel_responses.respond(interaction, table, seat)
            if kept == seat:
                await self._pair_again(table, interaction.user.id)
        finally:
            self.bot.registry.tell_listeners(table)

    async def _pair_again(self, table: Table, user: int) -> None:
        """Pair a person in the next round who took their seat back; *Join* does it if this fails."""
        with suppress(RefusedError, UnavailableError):
            await self.bot.tournaments.came_back(table, user)

    @handles(requests.Answer)
    async def answer(self, interaction: Interaction, request: requests.Answer) -> None:
        """Answer a question, and show the next one, or the player that all wait for."""
        table, seat = await seat_of(interaction, request.game, answering=True)
        async with self.bot.delivery.panel_responses.responding(interaction, table, seat):
            by = person_of(interaction)
            # An answer also brings the player back. Afterwards nothing tells that a computer played.
            note = meanwhile(table, seat, by.language)
            try:
                await self.bot.answering.answer(by, table, seat, request.tag, request.indexes, request.then)
            except EXPECTED as error:
                note = explain(error, by.language)
                self.bot.registry.tell_listeners(table)
            await self.bot.delivery.panel_responses.respond(interaction, table, seat, note=note)

    @handles(requests.TurnPage)
    async def turn_page(self, interaction: Interaction, request: requests.TurnPage) -> None:
        """Show another page of a long question's options."""
        table, seat = await seat_of(interaction, request.game)
        async with self.bot.delivery.panel_responses.responding(interaction, table, seat):
            try:
                await self.bot.answering.check(person_of(interaction), table, seat, request.tag)
            except EXPECTED as error:
                note = explain(error, language_of(interaction))
                await self.bot.delivery.panel_responses.respond(interaction, table, seat, note=note)
            else:
                await self.bot.delivery.panel_responses.respond(
                    interaction, table, seat, page=request.page, picked=request.picked
                )

    # Players who are away

    @handles(requests.Back)
    async def back(self, interaction: Interaction, request: requests.Back) -> None:
        """Let the person play on, and show what is asked now."""
        table, seat = await seat_of(interaction, request.game)
        by = person_of(interaction)
        async with self.bot.delivery.panel_responses.responding(interaction, table, seat):
            note = meanwhile(table, seat, by.language) or by.language("back-not-away")
            try:
                await self.bot.answering.back(by, table, seat)
            except EXPECTED as error:
                note = explain(error, by.language)
            await self.bot.delivery.panel_responses.respond(interaction, table, seat, note=note)

    @handles(requests.ProposePause)
    async def propose_pause(self, interaction: Interaction, request: requests.ProposePause) -> None:
        """Propose a pause to the others, on the board."""
        table, seat = await seat_of(interaction, request.game)
        by = person_of(interaction)
        async with held_responses.in_time(interaction, in_place=False):
            await self.bot.answering.propose_pause(by, table, seat, request.minutes * 60)
        await responses.tell(interaction, _paused(table, by.language))

    @handles(requests.AgreeToPause)
    async def agree_to_pause(self, interaction: Interaction, request: requests.AgreeToPause) -> None:
        """Agree to the pause that somebody proposed."""
        table, seat = await seat_of(interaction, request.game)
        by = person_of(interaction)
        async with held_responses.in_time(interaction, in_place=False):
            await self.bot.answering.agree_to_pause(by, table, seat, request.seconds)
        await responses.tell(interaction, _paused(table, by.language))

    @handles(requests.Replace)
    async def replace(self, interaction: Interaction, request: requests.Replace) -> None:
        """Have a computer play for the awaited player; at once, if they have left the server."""
        table, seat = await seat_of(interaction, request.game)
        async with held_responses.in_time(interaction, in_place=False):
            awaited = absence.replaceable(table.setup, self.bot.registry.time.moment.wall)
            other = awaited != seat and request.seat in (None, awaited)
            if awaited is not None and other and await self._has_left(table, awaited):
                await self.bot.answering.leave(table, awaited)
            else:
                awaited = await self.bot.answering.replace(person_of(interaction), table, seat, request.seat)
        await responses.tell(interaction, _outcome(table, awaited, language_of(interaction)))

    async def _has_left(self, table: Table, seat: int) -> bool:
        user = table.players[seat].user_id
        return user is not None and await self.bot.delivery.members.has_left(table.setup.guild, user)

    @app_commands.command(name="resign", description=describe("resign"))
    async def ask_to_resign(self, interaction: Interaction) -> None:
        """Ask the person whether to resign is meant, and in which game."""

        async def ask(table: Table) -> None:
            """Ask whether it is meant in this game."""
            people = [player.user_id for player in table.players if player.human]
            last = people == [interaction.user.id]
            game = view_models.listed(table, interaction.user.id)
            await responses.show(interaction, resign_screen(game, language_of(interaction), last=last))

        await pick_own_table(interaction, requests.Resign, ask)

    @handles(requests.Resign)
    async def resign(self, interaction: Interaction, request: requests.Resign) -> None:
        """Give the person's seat to a computer player; this was asked for and confirmed."""
        table, seat = await seat_of(interaction, request.game)
        async with held_responses.in_time(interaction):
            await self.bot.answering.resign(person_of(interaction), table, seat)
        text = language_of(interaction)("command-resigned")
        await responses.respond(interaction, note_screen(text))
        await self.bot.delivery.panels.leave(table, seat, text)


def _outcome(table: Table, awaited: int, say: Language) -> str:
    """Say what became of the wish to have somebody replaced."""
    clock = table.setup.clock
    if clock is None or table.players[awaited].left:
        return say("replace-done", name=table.name_of(awaited))
    return say("replace-voted", votes=len(clock.votes), needed=absence.needed(table.setup))


def _paused(table: Table, say: Language) -> str:
    """Say whether the table pauses now, or waits for others to agree."""
    until = table.paused_until
    return say("pause-begun", until=f"<t:{until}:R>") if until else say("pause-proposed")

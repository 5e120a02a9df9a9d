"""The panel of a seat: questions, absent players, `/citadels resign`, hints and wishes."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial

from discord.ui import LayoutView

from bot.client import Feature
from bot.controls import requests
from bot.delivery.contents import SeatPanel, stood_in
from bot.delivery.refusals import EXPECTED, explain
from bot.screens.lists import resign_screen
from bot.screens.wishes import wishes_screen
from bot.tables import agreements, view_models, waits, wishes
from bot.tables.answering import check_wishing, wished_characters
from bot.tables.panel_message import PanelPage
from bot.tables.people import returned
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.words.card_texts import together
from bot.words.language import Language
from cogs.common import pick_own_table, seat_of, table_of, table_to_answer
from cogs.context import Context
from cogs.replies import Reply, command, handles, on_panel
from storage.database.storage_errors import UnavailableError

PAGE_OF: Mapping[type[requests.GameRequest], PanelPage] = {
    requests.Play: "panel",
    requests.ShowMore: "more",
    requests.ShowUniques: "uniques",
}


class PlayCog(Feature):
    """Shows players their panels, stores answers, and lets computers play for absent players."""

    @on_panel(*PAGE_OF)
    async def play(self, _ctx: Context, table: Table, seat: int, request: requests.GameRequest) -> SeatPanel:
        """Show the panel of the person's seat, or the details for which it has no room."""
        return SeatPanel(table, seat, page_of=PAGE_OF[type(request)])

    @on_panel(requests.ReadWords)
    async def read_words(
        self, ctx: Context, table: Table, seat: int, request: requests.ReadWords
    ) -> SeatPanel:
        """Show the panel as a longer or shorter text, and store this choice."""
        await self.bot.languages.change(ctx.user, lambda before: replace(before, words=request.words))
        return SeatPanel(table, seat)

    @handles(requests.TakeSeat, where="unheld")
    async def take(self, ctx: Context, request: requests.TakeSeat) -> None:
        """Give the person the seat of a computer player, and show its panel."""
        table, seat = await table_of(ctx, request.game), request.seat
        # Hold the panel's lock until the person sees the panel. Otherwise a ping could come first.
        try:
            async with ctx.in_time("here"), table.panel(seat).lock:
                kept = await self.bot.tournaments.kept_seat(table, ctx.user)
                await self.bot.answering.take(ctx.person, table, seat, kept)
                await self.bot.delivery.panel_responses.respond(ctx.interaction, SeatPanel(table, seat))
            if kept == seat:
                await self._pair_again(table, ctx.user)
        finally:
            self.bot.registry.tell_listeners(table)

    async def _pair_again(self, table: Table, user: int) -> None:
        """Let the tournament pair a returned person again. If this fails, the button *Join* does the same."""
        with suppress(RefusedError, UnavailableError):
            await self.bot.tournaments.came_back(table, user)

    @on_panel(requests.Answer, find=table_to_answer)
    async def answer(self, ctx: Context, table: Table, seat: int, request: requests.Answer) -> SeatPanel:
        """Answer a question; show the next one, or the player for whom the game waits."""
        # Read the news before the answer. The answer brings the player back, so the table forgets the news.
        note = await self._meanwhile(ctx, table, seat)
        try:
            await self.bot.answering.answer(
                ctx.person, table, seat, request.tag, request.indexes, request.then
            )
            note = " ".join(filter(None, [note, _welcome(table, seat, ctx.say)]))
        except EXPECTED as error:
            note = explain(error, ctx.say)
            self.bot.registry.tell_listeners(table)
        return SeatPanel(table, seat, note)

    @on_panel(requests.TurnPage)
    async def turn_page(self, ctx: Context, table: Table, seat: int, request: requests.TurnPage) -> SeatPanel:
        try:
            await self.bot.answering.check(ctx.person, table, seat, request.tag)
        except EXPECTED as error:
            return SeatPanel(table, seat, explain(error, ctx.say))
        return SeatPanel(table, seat, page=request.page, picked=request.picked)

    @on_panel(requests.Back)
    async def back(self, ctx: Context, table: Table, seat: int, _request: requests.Back) -> SeatPanel:
        """Let the person play again, end their holiday, and show the current question."""
        holiday, note = table.players[seat].holiday, await self._meanwhile(ctx, table, seat)
        try:
            await self.bot.answering.back(ctx.person, table, seat)
            if holiday is not None and holiday.lasts(table.now):
                await self.bot.background.seat_settings.come_back(ctx.user)
                note = " ".join(filter(None, [note, ctx.say("back-holiday")]))
            note = note or ctx.say("back-not-away")
        except EXPECTED as error:
            note = explain(error, ctx.say)
        return SeatPanel(table, seat, note)

    async def _meanwhile(self, ctx: Context, table: Table, seat: int) -> str:
        """Return the news of a returning player, and whether a computer has played most of their turns."""
        if not table.players[seat].away:
            return ""
        note = stood_in(table, seat, ctx.say)
        if not table.running:
            return note
        turns = (await self.bot.store.finished.turns(table.stored))[seat]
        mostly = ctx.say("back-mostly", computer=turns.stood_in, count=turns.played)
        return f"{note} {mostly}" if turns.mostly else note

    @handles(requests.ProposePause, where="beside")
    async def propose_pause(self, ctx: Context, request: requests.ProposePause) -> str:
        """Propose a pause to the other players, on the board."""
        table, seat = await seat_of(ctx, request.game)
        await self.bot.answering.propose_pause(ctx.person, table, seat, request.minutes * 60)
        return _paused(table, ctx.say)

    @handles(requests.AgreeToPause, where="beside")
    async def agree_to_pause(self, ctx: Context, request: requests.AgreeToPause) -> str:
        table, seat = await seat_of(ctx, request.game)
        await self.bot.answering.agree_to_pause(ctx.person, table, seat, request.minutes * 60)
        missing = [table.name_of(each) for each in agreements.missing(table.setup)]
        if table.paused_until or not missing:
            return _paused(table, ctx.say)
        return ctx.say("pause-agreed", missing=together(ctx.say, missing), count=len(missing))

    @handles(requests.EndPause, where="beside")
    async def end_pause(self, ctx: Context, request: requests.EndPause) -> str:
        table, seat = await seat_of(ctx, request.game)
        await self.bot.answering.end_pause(ctx.person, table, seat)
        return ctx.say("pause-ended")

    @handles(requests.Replace, where="beside")
    async def replace(self, ctx: Context, request: requests.Replace) -> str:
        """Vote to replace the awaited player by a computer. Replace one who has left the server at once."""
        table, seat = await seat_of(ctx, request.game)
        awaited = agreements.replaceable(table.setup, table.now, waits.asked_since(table))
        other = awaited != seat and request.seat in (None, awaited)
        if awaited is not None and other and await self._has_left(table, awaited):
            await self.bot.answering.leave(table, awaited)
        else:
            awaited = await self.bot.answering.replace(ctx.person, table, seat, request.seat)
        return _outcome(table, awaited, ctx.say)

    async def _has_left(self, table: Table, seat: int) -> bool:
        user = table.players[seat].user_id
        return user is not None and await self.bot.delivery.members.has_left(table.setup.kind.guild, user)

    @command("resign")
    async def ask_to_resign(self, ctx: Context) -> LayoutView:
        """Ask from which game the person wants to resign, and ask for confirmation."""

        async def ask(table: Table) -> LayoutView:
            return _resigning(ctx, table)

        return await pick_own_table(ctx, requests.Resign, ask)

    @handles(requests.AskToResign, where="beside")
    async def confirm_resigning(self, ctx: Context, request: requests.AskToResign) -> LayoutView:
        return _resigning(ctx, (await seat_of(ctx, request.game))[0])

    @handles(requests.Resign)
    async def resign(self, ctx: Context, request: requests.Resign) -> Reply:
        table, seat = await seat_of(ctx, request.game)
        await self.bot.answering.resign(ctx.person, table, seat)
        left = partial(self.bot.delivery.panels.leave, table, seat, ctx.say("error-resigned"))
        return Reply(ctx.say("resign-done"), then=left)


class AdviceCog(Feature):
    """Shows players hints in their panel: what a computer would choose."""

    @handles(requests.AskAdvice, where="unheld")
    async def ask(self, ctx: Context, request: requests.AskAdvice) -> None:
        """Say that a computer is looking for a hint, and show the hint when it is found."""
        table, seat = await seat_of(ctx, request.game)
        panels, note, begun = self.bot.delivery.panel_responses, "", False
        # Show the panel twice. Unlock it in between, so that an answer doesn't wait for the hint.
        async with panels.responding(ctx.interaction, table, seat):
            try:
                await self.bot.answering.check(ctx.person, table, seat, request.tag)
                begun = self.bot.advising.begin(table, seat)
            except EXPECTED as error:
                note = explain(error, ctx.say)
            await panels.respond(ctx.interaction, SeatPanel(table, seat, note))
        if not begun:
            return
        await self.bot.advising.find(table, seat)
        # A player who has resigned meanwhile needs no hint.
        with suppress(RefusedError):
            async with panels.responding(ctx.interaction, table, seat):
                await panels.respond(ctx.interaction, SeatPanel(table, seat))

    @on_panel(requests.ExplainAdvice)
    async def explain(
        self, _ctx: Context, table: Table, seat: int, request: requests.ExplainAdvice
    ) -> SeatPanel:
        """Replace the panel by the numbers behind a hint, unless the question has changed."""
        same = view_models.panel(table, seat).tag == request.tag
        return SeatPanel(table, seat, page_of="why" if same else "panel")


class WishesCog(Feature):
    """Stores the characters that a player wants in later rounds, and shows them to nobody else."""

    @handles(requests.OpenWishes)
    async def open(self, ctx: Context, request: requests.OpenWishes) -> Reply:
        """Show the person's stored wishes, or none; in a solo game, in place of the panel."""
        table, seat = await seat_of(ctx, request.game)
        check_wishing(table, seat, ctx.user)
        stored = wishes.of_seat(table.setup, seat)
        order, of_round = (stored.order, stored.round) if stored else ((), 1)
        screen = wishes_screen(view_models.wishing(table, seat, order, of_round), ctx.say)
        return Reply(screen, where=None if table.setup.alone else "beside")

    @handles(requests.DraftWishes)
    async def draft(self, ctx: Context, request: requests.DraftWishes) -> LayoutView:
        """Show the person the changed order in place of the earlier one; after its round, an empty one."""
        table, seat = await seat_of(ctx, request.game)
        check_wishing(table, seat, ctx.user)
        if request.round in (0, coming := wishes.next_choice(table.game, seat)):
            return _wished(ctx, table, seat, request)
        late = ctx.say("error-wish-late", round=request.round, next=coming)
        return _wished(ctx, table, seat, replace(request, order=()), late)

    @on_panel(requests.SaveWishes)
    async def save(
        self, ctx: Context, table: Table, seat: int, request: requests.SaveWishes
    ) -> SeatPanel | LayoutView:
        """Store the person's order. If this answers their question, show the panel."""
        note = ""
        try:
            if await self.bot.answering.wish(ctx.person, table, seat, request.order, request.round):
                return SeatPanel(table, seat, _welcome(table, seat, ctx.say))
        except EXPECTED as error:
            note = explain(error, ctx.say)
        return _wished(ctx, table, seat, request, note)


def _resigning(ctx: Context, table: Table) -> LayoutView:
    last = [player.user_id for player in table.players if player.human] == [ctx.user]
    return resign_screen(view_models.listed(table, ctx.user), ctx.say, last=last)


def _welcome(table: Table, seat: int, say: Language) -> str:
    return say("back-holiday") if seat in returned(table) else ""


def _wished(
    ctx: Context, table: Table, seat: int, request: requests.DraftWishes, note: str = ""
) -> LayoutView:
    check_wishing(table, seat, ctx.user)
    order = wished_characters(table, request.order)
    return wishes_screen(view_models.wishing(table, seat, order, request.round, note), ctx.say)


def _outcome(table: Table, awaited: int, say: Language) -> str:
    setup = table.setup
    if table.players[awaited].left:
        return say("replace-done", name=table.name_of(awaited))
    return say("replace-voted", votes=len(agreements.votes(setup)), needed=agreements.needed(setup))


def _paused(table: Table, say: Language) -> str:
    until, away = table.paused_until, any(player.human and player.away for player in table.players)
    live = table.setup.chosen.pace.live
    when = f"<t:{until}:{'t' if live else 'f'}>"
    return say("pause-begun", until=when, early=away and live) if until else say("pause-proposed")

"""Standing evenings: people found them after a game and say whether they come; an organiser manages them."""

from dataclasses import replace

from discord.ui import LayoutView, Modal

from bot.client import Feature
from bot.controls import requests
from bot.controls.request import GameRequest
from bot.screens.content import Content
from bot.screens.evening import EveningPage, evening_content, evening_screen, plan_screen, rhythm_field
from bot.tables.chosen_times import UTC_ZONE, named_zone
from bot.tables.evenings import EveningChange, following, moved, moved_once, skipped
from bot.tables.lobbies import check_host, check_open
from bot.tables.rematches import check_played
from bot.tables.stages import EndedGame, Lobby
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.view_models.lobby import TypedTime
from bot.words.language import Language
from bot.words.names import mention
from cogs.common import (
    check_opening,
    check_writing,
    lobby_channel,
    remember_zone,
    table_of,
    time_form_of,
    zone_of,
)
from cogs.context import Context
from cogs.replies import ChangedReply, handles
from storage.database.storage_errors import StorageError
from storage.parts import ServerGame
from storage.play.evenings import Evening, Every


class EveningsCog(Feature):
    """Founds standing evenings, and changes them."""

    @handles(requests.PlanEvening, where="beside")
    async def plan(self, ctx: Context, request: requests.PlanEvening) -> LayoutView:
        table, _ = await self._place(ctx, request)
        return await self._plan(ctx, table)

    async def _plan(self, ctx: Context, table: Table, note: str = "") -> LayoutView:
        zone = await zone_of(ctx, table.setup.locale)
        again = await self.bot.evenings.again(table, zone or UTC_ZONE)
        return plan_screen(table.id, again, ctx.say, note, zoned=bool(zone))

    @handles(requests.MeetTomorrow, requests.MeetWeekly)
    async def same_time(self, ctx: Context, request: requests.MeetTomorrow | requests.MeetWeekly) -> str:
        """Plan a meeting at the same time: once tomorrow, or every week."""
        table = await _origin(ctx, request)
        zone = await zone_of(ctx, table.setup.locale) or UTC_ZONE
        again = await self.bot.evenings.again(table, zone)
        if isinstance(request, requests.MeetWeekly):
            return await self._found(ctx, request, "week", again.week, zone)
        return await self._found(ctx, request, "once", again.tomorrow, zone)

    @handles(requests.OpenEveningForm, where="unheld")
    async def ask(self, ctx: Context, request: requests.OpenEveningForm) -> Modal:
        """Ask for the time of an evening, in the zone where the person probably lives."""
        table = await _origin(ctx, request)
        asked, often = requests.FoundEvening(table.id, ctx.person.click), rhythm_field(request.every, ctx.say)
        zone = await zone_of(ctx, table.setup.locale) or UTC_ZONE
        week = (await self.bot.evenings.again(table, zone)).week
        return await time_form_of(ctx, asked, table.setup.locale, planned=week, further=[often])

    @handles(requests.FoundEvening)
    async def found(self, ctx: Context, request: requests.FoundEvening) -> LayoutView | str:
        """Found an evening at a typed time."""
        wanted, now = TypedTime(request.day, request.time, request.zone), self.bot.registry.time.present()
        try:
            at = self.bot.typed_times.read(ctx.user, wanted, now, requests.EVENING_AHEAD)
        except RefusedError as error:
            # The next form changes the same message, so no error stays below it.
            return await self._plan(ctx, await _origin(ctx, request), error.text(ctx.say))
        await remember_zone(ctx, request.zone)
        return await self._found(ctx, request, request.every, at, named_zone(request.zone))

    async def _found(self, ctx: Context, request: GameRequest, every: Every, at: int, zone: str) -> str:
        table, channel = await self._place(ctx, request)
        self.bot.delivery.cooldowns.use(ctx.interaction, "post")
        evening, new = await self.bot.evenings.set_up(ctx.person, table, channel, every, at, zone)
        if new:
            self.bot.background.evenings.look(evening.id)
        else:
            await self.bot.delivery.evening_messages.show(evening)
        who = mention(evening.organiser, ctx.say) if evening.at != at else "none"
        key = "evening-founded" if new else "evening-known"
        return ctx.say(key, when=f"<t:{evening.at}:F>", channel=f"<#{evening.channel}>", who=who)

    async def _place(self, ctx: Context, request: GameRequest) -> tuple[Table, int]:
        """Return the game after which the person founds an evening here, and the channel."""
        table = await _origin(ctx, request)
        guild, here = check_writing(ctx)
        if table.setup.kind.guild != guild:
            raise RefusedError("error-unknown-option")
        settings = await check_opening(ctx)
        return table, lobby_channel(ctx, table, settings) or here

    @handles(requests.AnswerEvening, where="unheld")
    async def answer(self, ctx: Context, request: requests.AnswerEvening) -> ChangedReply | str:
        """Store whether the person comes, and show it in the message. If the lobby is open, link to it."""
        evening = await self.bot.evenings.get(request.evening, ctx.guild)
        await self.bot.evenings.answer(ctx.person, evening, request.at, request.reply)
        try:
            model = await self.bot.delivery.evening_messages.model(evening)
            coming, note = model.replies["coming"], ""
            table = await self.bot.evenings.expect(evening, coming) if ctx.user in coming else None
        except StorageError:
            # The answer is stored, so show no error. The job does the rest, and logs what fails.
            self.bot.background.evenings.show(evening.id)
            return ctx.say("evening-answered")
        if table is not None and table.setup.seat_of(ctx.user) is None:
            note = ctx.say("evening-come-in", where=model.lobby)
        if request.reply == "always" and ctx.user not in model.replies["always"]:
            note = "\n".join(filter(None, [ctx.say("evening-always-off"), note]))
        return ChangedReply(evening_screen(model, Language(evening.state.locale)), note)

    @handles(requests.ShowEvening)
    async def show(self, ctx: Context, request: requests.ShowEvening) -> Content:
        """Show the scores of the season; show the organiser also the controls."""
        return await self._page(ctx, await self.bot.evenings.get(request.evening, ctx.guild))

    @handles(requests.OpenMoveForm, where="unheld")
    async def ask_when(self, ctx: Context, request: requests.OpenMoveForm) -> Modal:
        evening = await self._managed(ctx, request.evening)
        asked, state = requests.MoveEvening(evening.id, ctx.person.click), evening.state
        single = state.every == "once" or evening.game
        often = rhythm_field(state.every if single else "this", ctx.say)
        # If the lobby is open, only later times change.
        planned = following(evening, evening.at) if evening.game else evening.at
        return await time_form_of(ctx, asked, state.locale, planned=planned, further=[often])

    @handles(requests.MoveEvening)
    async def move(self, ctx: Context, request: requests.MoveEvening) -> Content:
        """Give an evening another time, this once or from now on, and ask again who comes."""
        evening, now = await self._managed(ctx, request.game), self.bot.registry.time.present()
        try:
            wanted = TypedTime(request.day, request.time, request.zone)
            at = self.bot.typed_times.read(ctx.user, wanted, now, requests.EVENING_AHEAD)
        except RefusedError as error:
            return await self._page(ctx, evening, error.text(ctx.say))
        await remember_zone(ctx, request.zone)
        zone, every = named_zone(request.zone), request.every
        if every == "this":
            return await self._move(ctx, evening, lambda before: moved_once(before, at, now, ctx.user))
        return await self._move(ctx, evening, lambda before: moved(before, every, at, zone, now, ctx.user))

    @handles(requests.SkipEvening)
    async def skip(self, ctx: Context, request: requests.SkipEvening) -> Content:
        """Skip the next time of an evening, and ask who comes to the time after it."""
        evening, now = await self._managed(ctx, request.evening), self.bot.registry.time.present()
        return await self._move(ctx, evening, lambda before: skipped(before, request.at, now, ctx.user))

    async def _move(self, ctx: Context, evening: Evening, change: EveningChange) -> Content:
        self.bot.delivery.cooldowns.use(ctx.interaction, "post")
        evening = await self.bot.evenings.change(evening, change, moved_by=ctx.user)
        self.bot.background.evenings.look(evening.id)
        then = ctx.say("evening-then", when=f"<t:{following(evening, 0)}:F>")
        return await self._page(ctx, evening, "" if evening.state.every == "once" else then)

    @handles(requests.FillEvening)
    async def fill(self, ctx: Context, request: requests.FillEvening) -> Content:
        evening = await self._managed(ctx, request.evening)
        evening = await self.bot.evenings.change(
            evening, lambda before: before.with_state(computers=request.on)
        )
        return await self._page(ctx, evening, ctx.say("evening-filled", on=request.on))

    @handles(requests.HandOnEvening)
    async def hand_on(self, ctx: Context, request: requests.HandOnEvening) -> Content:
        """Let another person organise the evening, and notify them."""
        evening = await self._managed(ctx, request.evening)
        self.bot.delivery.cooldowns.use(ctx.interaction, "post")
        evening = await self.bot.evenings.hand_on(evening, request.user)
        if evening.state.message:
            posted = await self.bot.delivery.evening_messages.post(evening, request.user, notice="chosen")
            evening = await self.bot.evenings.change(evening, lambda it: it.with_state(message=posted or 0))
        return await self._page(ctx, evening, ctx.say("evening-handed-on", who=f"<@{request.user}>"))

    @handles(requests.ResumeEvening)
    async def resume(self, ctx: Context, request: requests.ResumeEvening) -> Content:
        """Resume a resting evening. Anybody who may open games here can do so."""
        evening = await self.bot.evenings.get(request.evening, ctx.guild)
        await check_opening(ctx)
        evening = await self.bot.evenings.resume(evening)
        self.bot.background.evenings.look(evening.id)
        return await self._page(ctx, evening)

    @handles(requests.EndEvening)
    async def end(self, ctx: Context, request: requests.EndEvening) -> Content | str:
        """Ask whether to end the evening for good; if the person is sure, end it and notify who comes."""
        evening = await self._managed(ctx, request.evening)
        if not request.sure:
            return evening_content(replace(await self._model(ctx, evening), sure=True), ctx.say)
        stored = self.bot.store.evenings
        replies, told = await stored.replies(evening), await stored.to_be_told(evening)
        await stored.end(evening.id)
        come = dict.fromkeys([*replies["coming"], *replies["later"], *told])
        others = [user for user in come if user != ctx.user]
        await self.bot.delivery.evening_messages.end(evening, ctx.user, others)
        return ctx.say("evening-ended-here", channel=f"<#{evening.channel}>")

    async def _managed(self, ctx: Context, evening_id: str) -> Evening:
        evening = await self.bot.evenings.get(evening_id, ctx.guild)
        if not _manages(ctx, evening):
            raise RefusedError("error-evening-organiser", who=mention(evening.organiser, ctx.say))
        if not ctx.person.manager and await self.bot.store.barred.has(evening.guild, ctx.user):
            raise RefusedError("error-barred")
        return evening

    async def _page(self, ctx: Context, evening: Evening, note: str = "") -> Content:
        return evening_content(replace(await self._model(ctx, evening), note=note), ctx.say)

    async def _model(self, ctx: Context, evening: Evening) -> EveningPage:
        rows = await self.bot.store.evenings.table(evening.state.games)
        return EveningPage(evening, rows, ctx.user, manages=_manages(ctx, evening))


async def _origin(ctx: Context, request: GameRequest) -> Table:
    """Return a finished game that the person played, or an open lobby that they host."""
    table = await table_of(ctx, request.game)
    if isinstance(table.stage, Lobby) and isinstance(table.setup.kind, ServerGame):
        check_open(table)
        check_host(table, ctx.person)
    elif isinstance(table.stage, EndedGame):
        check_played(table, ctx.person)
    else:
        raise RefusedError("error-not-over")
    return table


def _manages(ctx: Context, evening: Evening) -> bool:
    return ctx.user == evening.organiser or ctx.person.manager

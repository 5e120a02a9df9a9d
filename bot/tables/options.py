"""The options of lobbies: the host changes them, and saves them for the server."""

import logging

from bot.controls.request import read_number
from bot.controls.requests import (
    AGAIN,
    AT,
    GO,
    LONGEST_NAME,
    SEATS,
    FillOptions,
    Join,
    OptionPage,
    SetOption,
    SetTime,
)
from bot.controls.table_options import TABLE_OPTIONS
from bot.tables import casts, seating, view_models
from bot.tables.chosen_times import TypedTimes, home_zone, in_minutes, with_start
from bot.tables.lobbies import check_host, check_open, host_name, with_usual
from bot.tables.lobby_calls import FindingPlayers
from bot.tables.message_names import digest_of
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.seating import with_expected
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError, WayOut
from bot.view_models.lobby import OptionsModel, TypedTime
from bot.wording.problems import lacking_text, problem_text
from bot.wording.wording import Wording
from bot.words.names import escaped, mention, plain
from engine.errors import ImpossibleChangeError
from engine.setup.changes import all_card_choices, apply, card_choices
from engine.setup.choice import OWN, RandomSet
from engine.setup.editions import EDITIONS
from engine.setup.options import FEWEST, MOST
from engine.setup.own_choice import PlanChange
from engine.setup.plan import SWITCHES, Plan
from engine.setup.preview import preview
from storage.database.storage_errors import FullError, NotYoursError, StaleVersionError, UnavailableError
from storage.games.saved_sets import SavedSet
from storage.values import Click, Setup

log = logging.getLogger(__name__)


def stamp(setup: Setup) -> str:
    """Return a digest of the options that a form sets. A form with another digest is outdated."""
    return digest_of((setup.chosen.plan, setup.chosen.plan_name, setup.chosen.expected))


def expected_of(values: tuple[str, ...]) -> int:
    """Parse the expected number of players; 0: none given. Raises `ImpossibleChangeError`."""
    if len(values) != 1 or values[0] not in {"0", *map(str, range(FEWEST, MOST + 1))}:
        raise ImpossibleChangeError(str(values))
    return int(values[0])


def after_form(setup: Setup, wanted: FillOptions, draw: str) -> tuple[Setup, tuple[str, ...]]:
    """Return the set-up after a form, and the choices in the form that the chosen edition doesn't have.

    Raises `ImpossibleChangeError` for values that no form offers. `draw` decides the cards of a random set.
    """
    if wanted.cards not in all_card_choices() or not set(wanted.extras) <= set(SWITCHES):
        raise ImpossibleChangeError(f"{wanted.cards} {wanted.extras}")
    setup = with_expected(setup, expected_of((wanted.seats,)))
    plan = _changed(setup, setup.chosen.plan, "edition", wanted.edition, draw)
    lacking = [] if wanted.cards in card_choices(plan.edition) else [wanted.cards]
    if not lacking:
        plan = _changed(setup, plan, "cards", wanted.cards, draw)
    for switch in SWITCHES:
        before, asked = plan, switch in wanted.extras
        plan = _changed(setup, plan, switch, "on" if asked else "off", draw)
        if asked and plan == before and plan == _changed(setup, plan, switch, "off", draw):
            lacking.append(switch)
    plan = _changed(setup, plan, "tie", wanted.tie, draw)
    if plan != setup.chosen.plan:
        setup = setup.with_chosen(plan=plan, plan_name="")
    return setup, tuple(lacking)


def _changed(setup: Setup, plan: Plan, verb: str, value: str, draw: str) -> Plan:
    return apply(PlanChange(plan, verb, "", (value,), setup.seats_ahead, draw))


class LobbyOptions:
    """Changes the options of lobbies. All methods raise `RefusedError` if the person may not change them."""

    def __init__(self, registry: Registry, finding_players: FindingPlayers, times: TypedTimes) -> None:
        self._registry, self._times = registry, times
        self._finding_players = finding_players
        self._sets = registry.store.sets

    def check(self, by: Person, table: Table) -> None:
        """Raise `RefusedError` if this is no longer an open lobby, or if the person isn't its host."""
        check_open(table)
        check_host(table, by)

    def over(self, table: Table, by: Person) -> str:
        """Return why a person can no longer change options here; empty for the host of an open lobby."""
        if table.stored.status == "closed":
            return by.language("lobby-closed")
        if table.stored.status != "lobby":
            return by.language("options-over-started")
        return (
            by.language("options-over-host", host=host_name(table))
            if by.user != table.setup.kind.host
            else ""
        )

    async def change(self, by: Person, table: Table, wanted: SetOption | FillOptions | SetTime) -> str:
        """Change the options of a lobby; return a note for the host, also after a refusal.

        Ignore an outdated form: the host hasn't seen the options that it would replace. Raises the errors of
        storing.
        """
        async with table.lock:
            if isinstance(wanted, SetOption) and wanted.verb == AGAIN:
                _check_chooser(by, table)
            else:
                self.check(by, table)
            try:
                match wanted:
                    case SetOption():
                        return await self._set(by, table, wanted.verb, wanted.values)
                    case FillOptions():
                        return await self._fill(by, table, wanted)
                    case SetTime():
                        return await self._set_time(by, table, wanted)
            except ImpossibleChangeError:
                # No page of ours sends this request, or the page is outdated.
                return by.language("error-unknown-option")
            except RefusedError as error:
                return error.text(by.language)
            except StaleVersionError:
                return by.language("error-conflict")

    async def save(self, by: Person, table: Table, typed: str) -> str:
        """Save the options of a lobby as a named set; return a note for the host."""
        async with table.lock:
            self.check(by, table)
            name = plain(typed, LONGEST_NAME)
            if not any(each.isalnum() for each in name):
                raise RefusedError("error-no-name")
            plan = _frozen(table)
            now = preview(plan, table.setup.seats_ahead)
            if not now.counts:
                wording = Wording(by.language, (), rules=now.rules)
                reasons = (problem_text(each, wording) for each in now.problems)
                raise RefusedError("error-cannot-save", reason=" ".join(reasons))
            try:
                old = await self._sets.put(
                    table.setup.kind.guild, name, plan, table.id, by.did("save"), manager=by.manager
                )
            except NotYoursError as error:
                owner = mention(error.owner, by.language)
                raise RefusedError("error-set-name-taken", owner=owner) from error
            except FullError as error:
                key = "error-sets-full-person" if error.whose == "person" else "error-sets-full-server"
                raise RefusedError(key, count=error.most) from error
            await self._call_set(table, table.setup.with_chosen(plan=plan, plan_name=name))
            return by.language("saved-again" if old else "saved-new", name=escaped(name, LONGEST_NAME))

    async def view_model(self, by: Person, table: Table, page: OptionPage, note: str = "") -> OptionsModel:
        """Return the model of a page with a lobby's current options, for its host."""
        setup = table.setup
        return OptionsModel(
            game=table.id,
            page=page,
            # As the lobby: its picture and its details speak of the same number of players.
            preview=view_models.lobby(table).preview,
            saved_as=setup.chosen.plan_name,
            saved=tuple(await self._sets.of_server(setup.kind.guild)),
            note=note,
            players=setup.players,
            host=setup.kind.host,
            expected=setup.chosen.expected,
            assumed=setup.assumed,
            chosen=setup.chosen,
            manager=by.manager,
            finding=await self._finding_players.view_model(by, table) if page == "meet" else None,
        )

    async def _fill(self, by: Person, table: Table, wanted: FillOptions) -> str:
        if wanted.stamp != stamp(table.setup):
            return by.language("options-form-old")
        setup, lacking = after_form(table.setup, wanted, str(by.click))
        await self._arrange(by, table, setup, "set form")
        return lacking_text(lacking, setup.chosen.plan.edition, by.language)

    async def _set_time(self, by: Person, table: Table, wanted: SetTime) -> str:
        now = self._registry.time.moment.wall
        at = self._times.read(by.user, TypedTime(wanted.day, wanted.time, wanted.zone), now)
        await self._registry.arrange(table, with_start(table.setup, at, str(by.click), now), by.did("set at"))
        return ""

    async def _arrange(self, by: Person, table: Table, setup: Setup, did: str) -> None:
        if setup != table.setup:
            if setup.chosen.pace != table.setup.chosen.pace:
                setup = await with_usual(self._registry, setup)
            setup = seating.with_players_asked_again(table.setup, setup)
            await self._registry.arrange(table, setup, by.did(did))

    async def _set(self, by: Person, table: Table, verb: str, values: tuple[str, ...]) -> str:
        setup = table.setup
        if verb == GO:
            return ""
        if verb == "saved":
            saved = await self._saved(table, values)
            setup = setup.with_chosen(plan=saved.plan, plan_name=saved.name)
        elif verb == "delete":
            saved = await self._saved(table, values)
            if by.user != saved.user and not by.manager:
                raise RefusedError("error-set-not-yours", owner=mention(saved.user, by.language))
            await self._sets.delete(setup.kind.guild, saved.id)
            if saved.name == setup.chosen.plan_name:
                await self._call_set(table, setup.with_chosen(plan_name=""), by.did(f"set {verb}"))
            return by.language("saved-deleted", name=escaped(saved.name, LONGEST_NAME))
        elif verb == AGAIN:
            return await self._choose_cast(by, table, values)
        elif verb == AT:
            now = self._registry.time.moment.wall
            setup = with_start(setup, in_minutes(values, now), str(by.click), now)
        elif verb in seating.VERBS:
            setup = seating.after_seat_change(setup, verb, values, str(by.click))
        else:
            setup = _with_option(setup, verb, values, str(by.click))
        await self._arrange(by, table, setup, f"set {verb}")
        return ""

    async def _choose_cast(self, by: Person, table: Table, values: tuple[str, ...]) -> str:
        """Choose one of the offered casts. The person who chose it counts as ready."""
        # Somebody's data may have been deleted since we made the offer.
        table.offer = await casts.offer_of(self._registry.store, table.stored)
        name = values[0] if len(values) == 1 else ""
        setup = casts.with_cast(table.setup, table.offer, name) if table.offer else None
        if setup is None:
            self._registry.tell_listeners(table)
            return by.language("casts-changed")
        _check_chooser(by, table)
        if setup != table.setup:
            setup = seating.with_players_asked_again(table.setup, setup)
            setup = setup if setup.seat_of(by.user) is None else seating.ready(setup, by)
            await self._registry.arrange(table, setup, by.did(f"set {AGAIN}"))
        return ""

    async def _call_set(self, table: Table, setup: Setup, click: Click | None = None) -> None:
        """Store which saved set a lobby uses. A failure is only logged: the saved set itself is safe."""
        try:
            await self._registry.arrange(table, setup, click)
        except (StaleVersionError, UnavailableError) as error:
            log.warning("The name of the set of lobby %s could not be stored: %s", table.id, error)

    async def _saved(self, table: Table, values: tuple[str, ...]) -> SavedSet:
        number = read_number(values[0], 15) if len(values) == 1 else None
        if number is None:
            raise ImpossibleChangeError(str(values))
        saved = await self._sets.get(table.setup.kind.guild, number)
        if saved is None or saved.plan.edition not in EDITIONS:
            raise RefusedError("error-set-gone")
        return saved


def _check_chooser(by: Person, table: Table) -> None:
    """Refuse all except the host, and a seated person who came last of those who finished the last game."""
    check_open(table)
    if by.user == table.setup.kind.host:
        return
    if table.offer is None or by.user != table.offer.loser:
        raise RefusedError("error-cast-choice", host=host_name(table))
    if table.seat_of(by.user) is None:
        raise RefusedError("error-cast-join").offering(WayOut(Join(table.id), "button-join"))


def _with_option(setup: Setup, verb: str, values: tuple[str, ...], click: str) -> Setup:
    if verb == SEATS:
        return with_expected(setup, expected_of(values))
    if (option := TABLE_OPTIONS.get(verb)) is not None:
        return setup.with_chosen(**{option.field: option.read(values, home_zone(setup.locale))})
    name, _, part = verb.partition("-")
    plan = apply(PlanChange(setup.chosen.plan, name, part, values, setup.seats_ahead, click))
    return setup if plan == setup.chosen.plan else setup.with_chosen(plan=plan, plan_name="")


def _frozen(table: Table) -> Plan:
    """Return the plan to save: a random set becomes a fixed set of the cards that are drawn now."""
    plan = table.setup.chosen.plan
    if not isinstance(plan.cards, RandomSet):
        return plan
    return apply(PlanChange(plan, "cards", "", (OWN,), table.setup.seats_ahead, ""))

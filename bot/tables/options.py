"""The options of lobbies: shown to the host, changed by the host, saved for the server."""

import logging
from dataclasses import replace

from bot.controls.desk import Click, OptionPage
from bot.controls.option_items import LONGEST_NAME, name_form
from bot.delivery import responses as answers
from bot.delivery.boards import Boards
from bot.delivery.publisher import Publisher
from bot.screens import options_screen
from bot.screens.names import escaped, plain
from bot.screens.option_controls import GO
from bot.screens.setting import problem_text
from bot.screens.view_models import OptionsScene
from bot.screens.wording import Wording
from bot.tables.lobbies import check_host, check_open
from bot.tables.refusal import RefusedError
from bot.tables.registry import Hall
from bot.tables.table import Table
from engine.errors import ImpossibleChangeError
from engine.setup.changes import apply
from engine.setup.choice import OWN, RandomSet
from engine.setup.editions import EDITIONS
from engine.setup.own_choice import Change
from engine.setup.plan import Plan
from engine.setup.preview import preview
from storage.errors import FullError, RepeatedClickError, StaleVersionError
from storage.records import Click as StoredClick
from storage.records import SavedSet
from storage.sets import MOST_SETS

log = logging.getLogger(__name__)


class Wishing:
    """Does what hosts click in the options of their lobbies."""

    def __init__(self, hall: Hall, boards: Boards, publisher: Publisher) -> None:
        self._hall = hall
        self._sets = hall.store.sets
        self._boards = boards
        self._publisher = publisher

    async def open(self, click: Click, table: Table) -> None:
        """Show the options as an ephemeral message."""
        try:
            _check(click, table)
        except RefusedError as refusal:
            await answers.tell(click, refusal.text(answers.language_of(click)))
            return
        scene = await self._scene(table, "main")
        await answers.show(click, options_screen(scene, answers.language_of(click)))

    async def wish(
        self, click: Click, table: Table, page: OptionPage, verb: str, values: tuple[str, ...]
    ) -> None:
        """Set an option, and show the page as it is then."""
        language, note = answers.language_of(click), ""
        try:
            if verb == "save":
                _check(click, table)
                form = name_form(
                    table.id, language("name-title"), language("name-label"), table.setup.plan_name
                )
                await click.response.send_modal(form)
                return
            async with table.lock:
                _check(click, table)
                note = await self._do(click, table, verb, values)
        except RefusedError as refusal:
            await answers.tell(click, refusal.text(language))
            return
        except ImpossibleChangeError as error:
            log.info("A change of game %s can't be: %s", table.id, error)
            note = language("error-options-changed")
        except StaleVersionError:
            note = language("error-conflict")
        except RepeatedClickError:
            log.info("Click %d was delivered twice", click.id)
        await self._show(click, table, page, note)

    async def save(self, click: Click, table: Table, typed: str) -> None:
        """Save what the lobby is set to under a name."""
        language, note = answers.language_of(click), ""
        try:
            async with table.lock:
                _check(click, table)
                note = await self._save(click, table, plain(typed, LONGEST_NAME))
        except RefusedError as refusal:
            await answers.tell(click, refusal.text(language))
            return
        except FullError:
            await answers.tell(click, language("error-sets-full", count=MOST_SETS))
            return
        except StaleVersionError:
            note = language("error-conflict")
        except RepeatedClickError:
            log.info("Click %d was delivered twice", click.id)
        await self._show(click, table, "main", note)

    # Doing, under the lock of the table

    async def _do(self, click: Click, table: Table, verb: str, values: tuple[str, ...]) -> str:
        """Change the plan of the lobby; return what there is to say about it."""
        setup, note = table.setup, ""
        if verb == GO:
            return note
        if verb == "saved":
            saved = await self._saved(table, values)
            setup = replace(setup, plan=saved.plan, plan_name=saved.name)
        elif verb == "delete":
            saved = await self._saved(table, values)
            self._check_owner(click, saved)
            await self._sets.delete(setup.guild, saved.id)
            note = answers.language_of(click)("saved-deleted", name=escaped(saved.name, LONGEST_NAME))
            if saved.name == setup.plan_name:
                setup = replace(setup, plan_name="")
        else:
            name, _, part = verb.partition("-")
            plan = apply(Change(setup.plan, name, part, values, len(table.players), str(click.id)))
            if plan != setup.plan:
                setup = replace(setup, plan=plan, plan_name="")
        if setup != table.setup:
            await self._hall.arrange(table, setup, StoredClick(click.id, click.user.id, f"set {verb}"))
        return note

    async def _save(self, click: Click, table: Table, name: str) -> str:
        language = answers.language_of(click)
        if not any(each.isalnum() for each in name):
            raise RefusedError("error-no-name")
        plan = _frozen(table)
        now = preview(plan, len(table.players))
        if not now.counts:
            wording = Wording(language, (), rules=now.rules)
            reasons = (problem_text(each, wording) for each in now.problems)
            raise RefusedError("error-cannot-save", reason=" ".join(reasons))
        stored = StoredClick(click.id, click.user.id, "save")
        old = await self._sets.put(table.setup.guild, name, plan, table.id, stored)
        await self._hall.arrange(table, replace(table.setup, plan=plan, plan_name=name))
        return language("saved-again" if old else "saved-new", name=escaped(name, LONGEST_NAME))

    async def _saved(self, table: Table, values: tuple[str, ...]) -> SavedSet:
        number = values[0] if len(values) == 1 else ""
        if not (number.isascii() and number.isdecimal() and len(number) < 16):
            raise ImpossibleChangeError(str(values))
        saved = await self._sets.get(table.setup.guild, int(number))
        if saved is None or saved.plan.edition not in EDITIONS:
            raise RefusedError("error-set-gone")
        return saved

    def _check_owner(self, click: Click, saved: SavedSet) -> None:
        if click.user.id != saved.user and not click.permissions.manage_guild:
            raise RefusedError("error-set-not-yours", owner=f"<@{saved.user}>")

    # Showing

    async def _show(self, click: Click, table: Table, page: OptionPage, note: str) -> None:
        """Answer with the page as it is now, and let everybody see the lobby as it is now."""
        language = answers.language_of(click)
        if page == "lobby":
            await self._boards.answer(click, table)
            if note:
                await answers.tell(click, note)
        else:
            view = options_screen(await self._scene(table, page, note), language)
            await (answers.edit(click, view) if click.message else answers.show(click, view))
        self._publisher.kick(table)

    async def _scene(self, table: Table, page: OptionPage, note: str = "") -> OptionsScene:
        setup = table.setup
        return OptionsScene(
            game=table.id,
            page=page,
            preview=preview(setup.plan, len(setup.players)),
            saved_as=setup.plan_name,
            saved=tuple(await self._sets.of_server(setup.guild)),
            note=note,
        )


def _check(click: Click, table: Table) -> None:
    check_open(table)
    check_host(table, click)


def _frozen(table: Table) -> Plan:
    """Return the plan as it is to be saved: a set that was drawn stays as it is seen now."""
    plan = table.setup.plan
    if not isinstance(plan.cards, RandomSet):
        return plan
    return apply(Change(plan, "cards", "", (OWN,), len(table.players), ""))

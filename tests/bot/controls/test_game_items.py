"""The controls: a click is dispatched as what its id says, whatever message it is on, and always."""

from collections.abc import Callable
from typing import Any

import discord
import pytest
import simcord
from discord import SelectOption
from discord.ui import ActionRow, Button, ChannelSelect, LayoutView, RoleSelect, Select

from bot.controls import clicks
from bot.controls.custom_ids import pack
from bot.controls.dispatch import Dispatcher, handles
from bot.controls.game_items import ACTIONS, MEANING
from bot.controls.in_flight import InFlight
from bot.controls.items import CONTROLS
from bot.controls.question_items import AnswerMenu, LineButton
from bot.controls.requests import (
    Answer,
    AnswerLesson,
    AskAdvice,
    AskToDelete,
    DeleteData,
    DeleteSet,
    DraftWishes,
    ExportData,
    GameRequest,
    Guess,
    Learn,
    LearnAnew,
    ListGames,
    Mute,
    NewLobby,
    OptionPage,
    Play,
    PostLeaderboard,
    ProfilePart,
    Request,
    SaveSet,
    SaveWishes,
    ServerPage,
    SetNotify,
    SetOption,
    SetServer,
    SetShown,
    ShowHistory,
    ShowLeaderboard,
    ShowLessonRules,
    ShowLog,
    ShowProfile,
    ShowServer,
    ShowStep,
    TurnPage,
)
from bot.observer import Observer
from bot.screens.board import board_screen
from bot.screens.end import end_screen, own_end_screen
from bot.screens.fair import ProofModel, proof_screen
from bot.screens.guesses import guesses_screen
from bot.screens.hand import hand_screen
from bot.screens.history import history_screen
from bot.screens.layout import button, compose, game_button, row
from bot.screens.leaderboard import leaderboard_screen
from bot.screens.lesson import lesson_screen
from bot.screens.listed import listed_screen
from bot.screens.lobby import lobby_screen
from bot.screens.log import log_screen
from bot.screens.notes import elsewhere_screen, ping_screen, reminder_screen
from bot.screens.notify import NotifyModel, notify_screen
from bot.screens.options import options_screen
from bot.screens.panel import panel_screen
from bot.screens.privacy import deletion_screen, holdings_screen
from bot.screens.profile import profile_screen
from bot.screens.replay import replay_screen
from bot.screens.server import server_screen
from bot.screens.view_models.advice import AdviceModel
from bot.screens.view_models.lists import ListModel
from bot.screens.view_models.options import OptionsModel
from bot.screens.view_models.server import ServerModel
from bot.screens.wishes import wishes_screen
from bot.tables.call_settings import zones
from bot.tables.learning.first_lesson import first_lesson
from bot.tables.learning.lesson_models import lesson_model
from bot.tables.person import Person
from bot.words.language import Language
from engine.setup.choice import OwnChoice
from engine.setup.plan import Plan, pool
from engine.setup.preview import preview
from storage.pace import QuietHours
from storage.saved_set import SavedSet
from storage.settings import PersonSettings, ServerSettings
from tests.bot.screens.build import (
    CLICKS,
    GAME,
    SECRET,
    TAG,
    board,
    decision,
    end,
    guesses,
    lobby,
    panel,
    wishes,
)
from tests.bot.screens.logs import log_model
from tests.bot.screens.offers import controls
from tests.bot.screens.past import history, past, replay_model, replayed
from tests.bot.screens.privacy import HELD, PAGES
from tests.bot.screens.ranked import crowded, leaderboard, profile
from tests.engine.goldens.recording import names, read

say = Language()
Screen = Callable[[], LayoutView]
CHOSEN = PersonSettings(quiet=QuietHours(1320, 480, "Europe/Warsaw"))
FINISHED = replayed(read(names()[0]))


KINDS: tuple[type[Request], ...] = (
    *MEANING.values(),
    SetOption,
    SaveSet,
    Answer,
    AskAdvice,
    TurnPage,
    ShowServer,
    SetServer,
    DeleteSet,
    ShowLeaderboard,
    PostLeaderboard,
    ShowProfile,
    SetShown,
    SetNotify,
    Mute,
    ExportData,
    AskToDelete,
    DeleteData,
    ShowStep,
    ListGames,
    ShowHistory,
    DraftWishes,
    SaveWishes,
    Guess,
    Learn,
    LearnAnew,
    ShowLessonRules,
    AnswerLesson,
    NewLobby,
    ShowLog,
)


class Notebook:
    """A dispatcher's handlers that write down what is asked, and can be told to fail."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.failures: list[Exception] = []
        self.broken = False
        self.dispatcher = Dispatcher(self.refuse, InFlight(Observer()))
        for kind in KINDS:
            self.dispatcher.add(self.cog(kind))

    def cog(self, kind: type[Request]) -> object:
        """Make a cog that handles one kind of request."""

        class Cog:
            @handles(kind)
            async def note(_cog, interaction: discord.Interaction, request: Request) -> None:  # noqa: N805
                if self.broken:
                    raise RuntimeError(str(request))
                self.asked.append(request)
                if not interaction.response.is_done():
                    await interaction.response.defer()

        return Cog()

    async def refuse(self, interaction: discord.Interaction, error: Exception) -> None:
        """Write down what went wrong."""
        self.failures.append(error)
        await interaction.response.defer()


class Client(discord.Client):
    """A client with nothing but a dispatcher."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.notebook = Notebook()
        self.dispatcher = self.notebook.dispatcher

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        custom_id = clicks.custom_id_of(interaction)
        assert custom_id is not None
        request = clicks.request_of(interaction, custom_id)
        assert request is not None
        await self.dispatcher.dispatch(interaction, request)

    @property
    def known(self) -> list[object]:
        """The controls that discord.py knows, or remembers for a message."""
        store: Any = self._connection._view_store  # pyright: ignore[reportPrivateUsage]
        return [*store._dynamic_items.values(), *store._views]


class World:
    """A channel in which the client can post and one person clicks."""

    def __init__(self, client: Client, env: simcord.Env) -> None:
        self.client = client
        guild = env.create_guild()
        self.channel = guild.create_text_channel("table")
        self.person = guild.add_member(env.create_user("anna"))
        self.role = guild.create_role("Players")

    def values(self, menu: Any) -> list[Any]:
        """Return what can be chosen in a menu, as much as may be."""
        match menu:
            case ChannelSelect():
                return [self.channel]
            case RoleSelect():
                return [self.role]
            case _:
                return [option.value for option in menu.options[: menu.max_values]]

    async def post(self, screen: LayoutView) -> discord.Message:
        channel = self.client.get_partial_messageable(self.channel.id)
        return await channel.send(view=screen)


@pytest.fixture
def simcord_bot() -> Client:
    return Client()


@pytest.fixture
def world(simcord_bot: Client, simcord_env: simcord.Env) -> World:
    return World(simcord_bot, simcord_env)


def several(count: int, **changes: Any) -> Screen:
    options = tuple(f"card:card_{number}" for number in range(count))
    question = decision("redraw", options, maximum=count, back=True)
    return lambda: panel_screen(panel(question, **changes), say)


def single(count: int) -> Screen:
    question = decision("laboratory", tuple(f"card:card_{number}" for number in range(count)), back=True)
    return lambda: panel_screen(panel(question), say)


def options(page: OptionPage) -> Screen:
    plan = Plan("classic", OwnChoice(("emperor",), pool("classic")[:5]))
    saved = (SavedSet(7, "Ours", plan, 1, 0),)
    model = OptionsModel(GAME, page, preview(plan, 2), "Ours", saved)
    return lambda: options_screen(model, say)


def server(page: ServerPage) -> Screen:
    saved = (SavedSet(7, "Ours", Plan(), 1, 0),)
    model = ServerModel(ServerSettings((1,), (2,)), page, saved=saved, chosen=saved[0])
    return lambda: server_screen(model, say)


def profile_part(part: ProfilePart) -> Screen:
    return lambda: profile_screen(profile(part=part), say)


def lesson(name: str) -> Screen:
    moment = next(each for each in first_lesson().moments if each.ask.name == name)
    by = Person(1, "anna", 1, say, manager=False)
    return lambda: lesson_screen(lesson_model(first_lesson(), moment, by), say)


SCREENS: dict[str, Screen] = {
    "lobby": lambda: lobby_screen(lobby(), say),
    "board": lambda: board_screen(board(), say),
    "hand": lambda: hand_screen(panel(), say),
    "waiting": lambda: panel_screen(panel(board="https://discord.example/1"), say),
    "buttons": single(3),
    "menus": single(30),
    "pages": single(200),
    "several": several(6),
    "several-pages": several(60, picked=(1, 2, 40)),
    "guesses": lambda: guesses_screen(guesses(), say),
    "hint": lambda: panel_screen(panel(decision(), advice=AdviceModel()), say),
    "wishes": lambda: wishes_screen(wishes(order=("king", "thief"), round=3), say),
    "elsewhere": lambda: elsewhere_screen(GAME, say),
    "options": options("main"),
    "options-cast": options("cast"),
    "options-districts": options("districts"),
    "options-seats": options("seats"),
    "server": server("main"),
    "server-sets": server("sets"),
    "leaderboard": lambda: leaderboard_screen(leaderboard(), say),
    "leaderboard-page": lambda: leaderboard_screen(crowded(), say),
    "leaderboard-posted": lambda: leaderboard_screen(leaderboard(posted=True), say),
    "profile": profile_part("main"),
    "profile-more": profile_part("more"),
    "holdings": lambda: holdings_screen(HELD, PAGES, say),
    "deletion": lambda: deletion_screen(HELD, TAG, PAGES, say),
    "ping": lambda: ping_screen(GAME, 1, say, board="https://discord.example/1"),
    "reminder": lambda: reminder_screen(GAME, 1, TAG, say, board="https://discord.example/1"),
    "notify": lambda: notify_screen(NotifyModel(CHOSEN, 600, zones(), 1), say),
    "end": lambda: end_screen(end(), say),
    "lesson": lesson("goal"),
    "lesson-question": lesson("assassin"),
    "lesson-end": lesson("end"),
    "own-end": lambda: own_end_screen(end(), 0, "https://discord.example/1", say),
    "proof": lambda: proof_screen(ProofModel(GAME, "c0" * 32, SECRET, CLICKS, "5d" * 32), say),
    "replay": lambda: replay_screen(replay_model(FINISHED, 40), say),
    "log": lambda: log_screen(log_model(round=2, rounds=3), say),
    "games": lambda: listed_screen(ListModel((), 1, 3, only_own=False, server=True), say),
    "history": lambda: history_screen(history(past(), page=1, pages=3), say),
}


@pytest.mark.parametrize("name", SCREENS)
async def test_every_control_of_every_screen_can_be_clicked(name: str, world: World) -> None:
    message = await world.post(SCREENS[name]())
    for control in controls(SCREENS[name]()):
        if control.item.disabled:
            continue
        before = len(world.client.notebook.asked)
        if isinstance(control.item, Button):
            await world.person.click(message, custom_id=control.custom_id)
        else:
            await world.person.select(message, custom_id=control.custom_id, values=world.values(control.item))
        assert len(world.client.notebook.asked) == before + 1, control.custom_id
        asked = world.client.notebook.asked[-1]
        assert not isinstance(asked, GameRequest) or asked.game == GAME


async def _click_lines(world: World) -> None:
    """Post lines, which a panel offers only where the game has them, and click them."""
    label, options = button("Build"), [SelectOption(label="Ben", value="4-1")]
    menu = AnswerMenu(GAME, TAG, 0, Select(options=options))
    message = await world.post(compose([row(LineButton(GAME, TAG, (3, 0, 12), label)), row(menu)]))
    await world.person.click(message, custom_id="cit:line:abcdefgh:00c0ffee00c0ffee:3-0-12")
    await world.person.select(message, custom_id="cit:menu:abcdefgh:00c0ffee00c0ffee:0", values=["4-1"])


async def test_a_click_says_what_was_clicked(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(single(3)())
    await world.person.click(message, custom_id="cit:answer:abcdefgh:00c0ffee00c0ffee:2")
    await world.person.click(message, custom_id="cit:answer:abcdefgh:00c0ffee00c0ffee:b")
    message = await world.post(single(30)())
    await world.person.select(message, custom_id="cit:menu:abcdefgh:00c0ffee00c0ffee:1", values=["27"])
    message = await world.post(several(6)())
    await world.person.select(message, custom_id="cit:menu:abcdefgh:00c0ffee00c0ffee:0", values=["4", "1"])
    first, back, menu, several_picks = notebook.asked
    await _click_lines(world)
    assert notebook.asked[4:] == [Answer(GAME, TAG, (3,), (0, 12)), Answer(GAME, TAG, (4,), (1,))]
    assert (first, back) == (Answer(GAME, TAG, (2,)), Answer(GAME, TAG, None))
    assert menu == Answer(GAME, TAG, (27,))
    assert set(several_picks.indexes) == {4, 1}


async def test_pages_carry_what_was_picked(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(several(60, page=1, picked=(1, 30))())
    picked = pack((1, 30))
    await world.person.click(message, custom_id=f"cit:page:abcdefgh:00c0ffee00c0ffee:2:{picked}")
    await world.person.select(
        message, custom_id=f"cit:some:abcdefgh:00c0ffee00c0ffee:1:{pack((1,))}", values=["31", "26"]
    )
    await world.person.click(message, custom_id=f"cit:done:abcdefgh:00c0ffee00c0ffee:{picked}")
    assert notebook.asked == [
        TurnPage(GAME, TAG, 2, (1, 30)),
        TurnPage(GAME, TAG, 1, (1, 26, 31)),
        Answer(GAME, TAG, (1, 30)),
    ]


async def test_a_hint_is_asked_for_a_question(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["hint"]())
    await world.person.click(message, custom_id="cit:advice:abcdefgh:00c0ffee00c0ffee")
    assert notebook.asked == [AskAdvice(GAME, TAG)]


async def test_a_wish_carries_the_order_and_the_round(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["wishes"]())
    await world.person.click(message, custom_id="cit:wish:abcdefgh:3:315")
    await world.person.click(message, custom_id="cit:wish:abcdefgh:0:31")
    await world.person.click(message, custom_id="cit:wish-save:abcdefgh:3:31")
    assert notebook.asked == [
        DraftWishes(GAME, 3, (3, 1, 5)),
        DraftWishes(GAME, 0, (3, 1)),
        SaveWishes(GAME, 3, (3, 1)),
    ]


async def test_a_step_says_where_it_leads(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["replay"]())
    await world.person.click(message, custom_id="cit:step:abcdefgh:back:39")
    await world.person.select(message, custom_id="cit:round:abcdefgh", values=[str(FINISHED.rounds[2])])
    message = await world.post(SCREENS["history"]())
    await world.person.click(message, custom_id="cit:history:2")
    assert notebook.asked == [ShowStep(GAME, 39), ShowStep(GAME, FINISHED.rounds[2]), ShowHistory(2)]


async def test_a_page_of_the_games_says_where_it_leads(world: World) -> None:
    message = await world.post(SCREENS["games"]())
    for custom_id in ("cit:games:all:2", "cit:games:own:0"):
        await world.person.click(message, custom_id=custom_id)
    assert world.client.notebook.asked == [
        ListGames(only_own=False, page=2),
        ListGames(only_own=True, page=0),
    ]


async def test_a_page_of_a_log_says_where_it_leads(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["log"]())
    for way, number, part in (("first", 1, 0), ("back", 1, 99), ("next", 3, 0), ("last", 3, 99)):
        await world.person.click(message, custom_id=f"cit:log-page:abcdefgh:{way}:{number}:{part}")
    await world.person.select(message, custom_id="cit:log-round:abcdefgh", values=["3"])
    assert notebook.asked == [
        ShowLog(GAME, 1, 0),
        ShowLog(GAME, 1, 99),
        ShowLog(GAME, 3, 0),
        ShowLog(GAME, 3, 99),
        ShowLog(GAME, 3, 0),
    ]


async def test_an_option_says_what_it_sets(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["options"]())
    await world.person.click(message, custom_id="cit:set:abcdefgh:main:short:on")
    await world.person.select(message, custom_id="cit:pick:abcdefgh:main:edition", values=["deluxe"])
    await world.person.click(message, custom_id="cit:set:abcdefgh:main:instead:king")
    message = await world.post(SCREENS["options-districts"]())
    await world.person.select(
        message, custom_id="cit:pick:abcdefgh:districts:uniques-0", values=["park", "armory"]
    )
    assert notebook.asked[:3] == [
        SetOption(GAME, "main", "short", ("on",)),
        SetOption(GAME, "main", "edition", ("deluxe",)),
        SetOption(GAME, "main", "instead", ("king",)),
    ]
    last = notebook.asked[3]
    assert (last.game, last.page, last.verb) == (GAME, "districts", "uniques-0")
    assert set(last.values) == {"park", "armory"}


async def test_a_setting_says_what_it_is_to_be(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["server"]())
    await world.person.click(message, custom_id="cit:server:seasons:off")
    await world.person.select(message, custom_id="cit:server-pick:channels", values=[world.channel])
    await world.person.select(message, custom_id="cit:server-pick:roles", values=[])
    await world.person.select(message, custom_id="cit:server-pick:computer_pause", values=["2"])
    await world.person.click(message, custom_id="cit:server-page:sets")
    message = await world.post(SCREENS["server-sets"]())
    await world.person.select(message, custom_id="cit:server-set", values=["7"])
    await world.person.click(message, custom_id="cit:server-delete:7")
    assert notebook.asked == [
        SetServer("seasons", ("off",)),
        SetServer("channels", (str(world.channel.id),)),
        SetServer("roles", ()),
        SetServer("computer_pause", ("2",)),
        ShowServer("sets"),
        ShowServer("sets", 7),
        DeleteSet(7),
    ]


async def test_a_leaderboard_says_which_one_is_asked_for(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["leaderboard-page"]())
    await world.person.click(message, custom_id="cit:leaders:show:server:always:games:8:0")
    await world.person.click(message, custom_id="cit:leaders:show:everywhere:always:games:8:1001")
    await world.person.click(message, custom_id="cit:leaders:post:everywhere:always:games:8:1000")
    await world.person.select(message, custom_id="cit:leaders:by:everywhere:always:games:8", values=["wins"])
    await world.person.select(message, custom_id="cit:leaders:of:everywhere:always:games:8", values=["0"])
    assert notebook.asked == [
        ShowLeaderboard("server", "always", "games", 8, 0),
        ShowLeaderboard("everywhere", "always", "games", 8, 1001),
        PostLeaderboard("everywhere", "always", "games", 8, 1000),
        ShowLeaderboard("everywhere", "always", "wins", 8),
        ShowLeaderboard("everywhere", "always", "games", 0),
    ]


async def test_a_profile_says_whose_is_asked_for(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["profile"]())
    await world.person.click(message, custom_id="cit:profile:101:more")
    await world.person.click(message, custom_id="cit:shown:off")
    assert notebook.asked == [ShowProfile(101, "more"), SetShown(shown=False)]


async def test_what_is_chosen_about_calls_is_asked_for(world: World) -> None:
    message = await world.post(SCREENS["notify"]())
    await world.person.select(message, ["nowhere"], custom_id="cit:notify:calls")
    await world.person.select(message, ["Europe/Kyiv"], custom_id="cit:notify:zone")
    assert world.client.notebook.asked == [SetNotify("calls", "nowhere"), SetNotify("zone", "Europe/Kyiv")]


async def test_what_is_asked_of_one_s_own_data_is_of_no_game(world: World) -> None:
    message = await world.post(SCREENS["holdings"]())
    await world.person.click(message, custom_id="cit:privacy:export")
    await world.person.click(message, custom_id="cit:privacy:delete")
    message = await world.post(SCREENS["deletion"]())
    await world.person.click(message, custom_id=f"cit:erase:{TAG}")
    assert world.client.notebook.asked == [ExportData(), AskToDelete(), DeleteData(TAG)]


async def test_an_error_behind_a_click_is_not_swallowed(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["board"]())
    notebook.broken = True
    await world.person.click(message, custom_id="cit:play:abcdefgh")
    (error,) = notebook.failures
    assert str(error) == str(Play(GAME))


def test_two_cogs_may_not_handle_the_same(world: World) -> None:
    with pytest.raises(ValueError, match="two handlers for Play"):
        world.client.dispatcher.add(world.client.notebook.cog(Play))


# What discord.py knows of controls it forgets when a view that has some of them stops, for all messages.


@pytest.mark.parametrize("name", SCREENS)
async def test_controls_outlive_the_views_they_were_sent_in(name: str, world: World) -> None:
    screen = SCREENS[name]()
    message = await world.post(screen)
    await message.edit(view=SCREENS[name]())
    assert screen.is_finished()
    assert not world.client.known
    enabled = [each for each in controls(SCREENS[name]()) if not each.item.disabled]
    buttons = [each for each in enabled if isinstance(each.item, Button)]
    if buttons:
        await world.person.click(message, custom_id=buttons[0].custom_id)
    else:
        menu = next(each for each in enabled if isinstance(each.item, Select))
        await world.person.select(message, [menu.item.options[0].value], custom_id=menu.custom_id)
    (_,) = world.client.notebook.asked


async def test_what_we_compose_is_never_kept_whatever_it_has(world: World) -> None:
    plain = Button[LayoutView](label="plain", custom_id="plain")
    mixed = [row(game_button("play", GAME, "Play")), ActionRow(plain)]
    message = await world.post(compose(mixed))
    assert not world.client.known
    await world.person.click(message, custom_id=f"cit:play:{GAME}")
    (_,) = world.client.notebook.asked


async def test_discord_py_would_keep_what_is_sent_otherwise(world: World) -> None:
    view = LayoutView(timeout=None)
    with pytest.raises(AssertionError):
        controls(view.add_item(ActionRow(Button[LayoutView](label="plain", custom_id="plain"))))
    await world.post(view)
    assert world.client.known


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_a_new_view_each_time_and_never_times_out(name: str) -> None:
    assert SCREENS[name]() is not SCREENS[name]()
    assert SCREENS[name]().timeout is None


def test_every_id_belongs_to_one_control() -> None:
    ids = [control.custom_id for screen in SCREENS.values() for control in controls(screen())]
    ids += [f"cit:{action}:{GAME}" for action in ACTIONS]
    for each in ids:
        patterns = [cls.__discord_ui_compiled_template__ for cls in CONTROLS]
        assert len([pattern for pattern in patterns if pattern.fullmatch(each)]) == 1, each

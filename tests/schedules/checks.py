"""The conditions that hold when everything has ended, in whatever order."""

from bot.delivery import contents
from bot.tables import view_models
from bot.tables.message_names import tag
from bot.words.language import Language
from engine.game import Game
from storage.database.storage_errors import NotReadError, UnsureError
from storage.values import Choice
from tests.schedules.fake_discord import controls
from tests.schedules.world import Process, World
from tests.storage.samples import GAME

SEATS = 4


async def check(world: World, *, smooth: bool) -> None:
    """Check everything, with a living process. `smooth`: nothing crashed, and no request failed."""
    await world.settle()
    assert not world.problems, world.problems
    assert all(click.done() for click, process in world.clicks if process.on), "a click hangs"
    for click, process in world.clicks:
        if process.on:
            click.result()
    living = [each for each in world.processes if each.on]
    store = living[0].bot.store
    loaded = await store.games.load(GAME)
    assert loaded is not None
    assert loaded.stored.game is not None
    choices = await store.games.choices(GAME, 400)
    _check_log(world.scene.game, loaded.stored.game, choices)
    await _check_clicks(world, choices)
    _check_secrets(world, loaded.stored.setup.proof.secret)
    assert loaded.shown == loaded.stored.version, "something is still owed"
    knowing = [each for each in living if _version(each) == loaded.stored.version]
    await _check_shown(world, (knowing or living)[0])
    if smooth and len(living) == 1:
        _check_panels(world, living[0])


def _version(process: Process) -> int:
    table = process.bot.registry.in_memory(GAME)
    return table.stored.version if table else 0


def _check_log(before: Game, after: Game, choices: list[Choice]) -> None:
    """Check that the log leads from the earlier to the later game, each question answered once."""
    game = before.copy()
    assert game.decision is not None
    for choice in choices:
        if choice.number >= before.state.number:
            game.choose(choice.seat, choice.picks, choice.number)
    assert game.state == after.state, "the log isn't the game"


async def _check_clicks(world: World, choices: list[Choice]) -> None:
    """Check that a click is stored if and only if its player was told so, and that each counted once."""
    sql = "SELECT id, did FROM clicks WHERE did IN ('answer', 'wish')"
    stored = dict(world.disk.connection.execute(sql).fetchall())
    answers = [did for did in stored.values() if did == "answer"]
    taken = [
        each for each in choices if each.user is not None and each.number >= world.scene.game.state.number
    ]
    # A wish may answer the current question.
    assert len(answers) <= len(taken) <= len(stored), f"{len(stored)} clicks gave {len(taken)} answers"
    counted = {click for click, error in world.answered if error is None}
    assert counted <= set(stored), "a click counts that isn't stored"
    for click, error in world.answered:
        # Only the first delivery of a repeated click may be refused.
        if click not in counted and not isinstance(error, (UnsureError, NotReadError)):
            assert click not in stored, f"a click is stored that was refused: {error!r}"


def _check_secrets(world: World, secret: str) -> None:
    """Check that nobody was ever shown another player's question."""
    owners = {
        tag(secret, GAME, seat, number): 101 + seat
        for seat in range(SEATS)
        for number in range(world.scene.game.state.number + 60)
    }
    for reader, components in world.discord.read:
        for custom_id in controls(components):
            owner = owners.get(custom_id.split(":")[3]) if custom_id.count(":") > 2 else None
            assert owner in (None, reader), f"{reader} was shown a question of {owner}"


async def _check_shown(world: World, process: Process) -> None:
    """Check that the board shows the current state, and the asked player their question or a ping."""
    table = await process.bot.registry.get(GAME)
    await world.settle()
    board = world.discord.messages.get(table.board.message)
    assert board is not None, "the board isn't there"
    model = view_models.public(table)
    screen = contents.public(model, Language(table.setup.locale)).screen(())
    wanted = set(controls(screen.to_components()))
    assert set(controls(board.components)) == wanted, "the board is old"
    log = f"cit:log:{GAME}"
    boards = [each.id for each in world.discord.messages.values() if log in controls(each.components)]
    assert boards in ([], [board.id]), "there are two boards"
    asked = table.asked()
    if asked is None or not table.players[asked].present:
        return
    user, panel = table.players[asked].user_id, table.panel(asked)
    assert user is not None
    name = tag(table.setup.proof.secret, GAME, asked, table.game.state.number)
    seen = world.discord.seen_by(user)
    asks = any(f":{name}:" in custom_id for each in seen for custom_id in controls(each.components))
    called = any(each.id == panel.kept.ping for each in seen)
    assert asks or called, f"{user} is asked and doesn't know"


def _check_panels(world: World, process: Process) -> None:
    """Check that no panel that can be changed has an answered question."""
    table = process.bot.registry.in_memory(GAME)
    if table is None:
        return
    for seat, panel in table.panels.items():
        message = world.discord.messages.get(panel.handle.message) if panel.handle else None
        question = table.question(seat)
        name = tag(table.setup.proof.secret, GAME, seat, -1 if question is None else question.number)
        shown = controls(message.components) if message else []
        asks = [each for each in shown if each.startswith("cit:answer:")]
        assert all(f":{name}:" in each for each in asks), f"the panel of seat {seat} is old"

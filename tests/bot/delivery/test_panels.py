"""Panels wait for other responses, and are stale once there is a new question."""

from dataclasses import replace

from bot.controls.load import Load
from bot.delivery.board_pace import NEWS_APART
from bot.delivery.copies import is_above_board
from bot.delivery.panels import panel_digest
from bot.tables import history, waits
from bot.tables.panel_message import ABSENT_PANEL, WAITING_PANEL
from bot.words.language import Language
from storage.pace import LIVE
from tests.clocks import actor_at, open_at
from tests.house import House, texts

SAY = Language()


async def test_a_panel_waits_for_a_response_of_another_process(house: House) -> None:
    table = await house.deal()
    panels, asked = house.bot.delivery.panels, table.asked()
    assert asked is not None
    table.panel(asked).elsewhere = house.clock() + 3
    assert panels.pause(table, asked) == 3
    house.clock.now += 3
    assert panels.pause(table, asked) == 0


async def test_a_player_for_whom_a_computer_played_is_not_told_that_nothing_is_asked(house: House) -> None:
    table = await house.deal()
    asked, panels = table.asked(), house.bot.delivery.panels
    assert asked is not None
    waiting = table.panel(1 - asked)
    assert not panels.stale(table, 1 - asked)
    waiting.knows = ABSENT_PANEL
    assert not panels.stale(table, 1 - asked)
    waiting.knows = 7
    assert panels.stale(table, 1 - asked)


async def test_a_waiting_panel_changes_when_the_own_turn_ends(house: House) -> None:
    table = await house.deal()
    while (turn := table.game.state.turn) is None:
        await house.step(table.id)
    waiting = 1 - turn.seat
    before = panel_digest(table, waiting)
    # As if the player whose turn it is waited for the other one's answer.
    turn.seat = waiting
    assert panel_digest(table, waiting) != before


async def test_a_new_round_replaces_the_line_of_the_last_one_where_it_is(house: House) -> None:
    table = await house.deal()
    asked, panels = table.asked(), house.bot.delivery.panels
    assert asked is not None
    waiting = 1 - asked
    alice, bob = house.people[:2]
    actor = next(each for each in (alice, bob) if each.id == table.players[waiting].user_id)
    await house.press(actor, house.channel.history()[-1], f"cit:play:{table.id}")
    panel = table.panel(waiting)
    assert panel.seen == panel_digest(table, waiting) == f"{WAITING_PANEL} round:1"
    panel.seen = f"{WAITING_PANEL} round:0"
    assert panels.stale(table, waiting)
    # Above a new board it stays where it is, because it has no question.
    here = panel.handle
    assert here is not None
    panel.reposted_for = 0
    table.board.kept = replace(table.board.kept, message=here.message + 1)
    assert is_above_board(table, panel)
    await panels.bring(table, waiting)
    assert panel.handle is here
    assert panel.seen == f"{WAITING_PANEL} round:1"


async def test_under_load_moments_are_told_later_but_questions_come_and_end_at_once(house: House) -> None:
    table = await house.deal()
    asked, panels = table.asked(), house.bot.delivery.panels
    assert asked is not None
    waiting = 1 - asked

    def outdated(*_: object) -> bool:
        """Report every panel as stale."""
        return True

    house.patch.setattr(panels, "_outdated", outdated)
    assert panels.pause(table, waiting) == 0
    house.patch.setattr(Load, "stretch", 2.0)
    assert panels.pause(table, waiting) == NEWS_APART
    assert panels.pause(table, asked) == 0
    table.panel(waiting).knows = 7
    assert panels.pause(table, waiting) == 0


async def test_a_waiting_player_reads_of_a_proposed_pause_and_can_agree(house: House) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    table = await open_at(house, *people, calls="channel")
    seats = [seat for seat in range(3) if seat != table.asked()]
    first, second = (
        next(each for each in house.people if each.id == table.players[x].user_id) for x in seats
    )
    board = house.channel.history()[-1]
    await house.press(second, board, f"cit:play:{table.id}")
    await house.forge(first, board, f"cit:pause:{table.id}:5")
    await house.env.settle()
    handle = table.panel(seats[1]).handle
    assert handle is not None
    panel = next(each for each in house.messages(second) if each.id == handle.message)
    assert SAY("button-agree-pause") in [each.get("label") for each in house.controls(panel)]
    names = [f"**{player.name}**" for player in table.players]
    missing = [names[each] for each in range(3) if each != seats[0]]
    both = SAY("numbers-and", first=missing[0], last=missing[1])
    time = SAY("pace-minutes", count=5)
    told = SAY("board-pause-wanted", names=names[seats[0]], time=time, missing=both, count=2)
    assert told in texts(house.stored(panel))
    answered = house.say(await second.click(panel, label=SAY("button-agree-pause")))
    assert SAY("pause-agreed", missing=names[table.asked() or 0], count=1) in answered


async def test_nobody_is_asked_after_their_time_while_a_computer_answers(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), pace=LIVE)
    asked = table.asked()
    assert asked is not None
    panel, panels = table.panel(asked), house.bot.delivery.panels
    panel.show(WAITING_PANEL, panel.seen)
    until = table.until
    house.patch.setattr(type(table), "until", int(table.now))
    await panels.bring(table, asked)
    assert panel.knows == WAITING_PANEL
    house.patch.setattr(type(table), "until", until)
    await panels.bring(table, asked)
    assert panel.knows == table.shows(asked)


async def test_a_page_stays_while_its_player_reads_it_even_below_a_new_board(house: House) -> None:
    table = await house.deal()
    asked = table.asked()
    assert asked is not None
    actor, other = actor_at(house, table, asked), actor_at(house, table, 1 - asked)
    await house.press(actor, house.channel.history()[-1], f"cit:play:{table.id}")
    panel = table.panel(asked)
    assert panel.handle is not None
    shown = next(each for each in house.messages(actor) if each.id == getattr(panel.handle, "message", 0))
    await house.press(actor, shown, f"cit:more:{table.id}")
    assert waits.ping_at(table, asked) >= panel.read_at + history.LOOKING_SECONDS
    await other.slash(house.channel, "citadels board")
    await house.env.settle()
    copy = next(each for each in house.messages(actor) if each.id == getattr(panel.handle, "message", 0))
    assert copy.id > table.board.message
    assert SAY("button-less") in [each.get("label") for each in house.controls(copy)]

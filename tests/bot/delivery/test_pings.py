"""When players are pinged, and when not: for the scores, for a new question, and after a start."""

from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.delivery import contents, pings
from bot.delivery.contents import SeatPanel
from bot.delivery.copies import Copies
from bot.delivery.pings import Pings
from bot.screens.content import in_words
from bot.screens.notes import note_screen
from bot.tables import call_places, waits
from bot.tables.panel_message import SCORES_PANEL
from bot.tables.table import Table
from bot.words.language import Language
from storage.pace import LIVE, SLOW_PACE, Clock, Pace
from storage.people.stored_settings import CallPlace, LivePings, PersonSettings
from storage.values import Choice
from tests.bot.tables.test_view_models import after_a_build
from tests.bot.tables.timed import table_of
from tests.house import House, asked_seat
from tests.short_games import deal_last_answers, end
from tests.storage.samples import lobby

SAY = Language()
CONTENT = in_words(lambda: note_screen("the scores"))


def _pings(house: House) -> Pings:
    return house.bot.delivery.panels._pings  # pyright: ignore[reportPrivateUsage]


async def _asked(house: House) -> tuple[Table, int]:
    table = await house.deal()
    asked = asked_seat(table)
    return table, asked


async def test_a_player_without_a_direct_message_gets_none_for_the_scores(house: House) -> None:
    table, asked = await _asked(house)
    user = table.players[asked].user_id
    assert user is not None
    await house.bot.store.persons.change(user, lambda _: PersonSettings(calls="direct"))
    panel, requests = table.panel(asked), len(house.env.http_requests)
    panel.kept = replace(panel.kept, message=0)
    await _pings(house).call(table, asked, CONTENT, SCORES_PANEL, seen=False)
    assert len(house.env.http_requests) == requests


@pytest.mark.parametrize("sent", [True, False])
async def test_only_a_direct_message_that_arrives_counts_as_a_call(house: House, *, sent: bool) -> None:
    table, asked = await _asked(house)
    made, panel = _pings(house), table.panel(asked)
    house.patch.setattr(Copies, "send", AsyncMock(return_value=sent))
    panel.notified((-1, False))
    await made._send(table, asked, CONTENT, table.shows(asked), "asked")  # pyright: ignore[reportPrivateUsage]
    assert panel.notified_of == (waits.notified_wait(table) if sent else (-1, False))


async def test_a_new_question_is_reminded_of_though_the_last_one_was_muted(house: House) -> None:
    table, asked = await _asked(house)
    panel = table.panel(asked)
    panel.kept = replace(panel.kept, asked=-7, silent=True)
    table.take_over(replace(table.stored, setup=table.setup.with_chosen(pace=SLOW_PACE)))
    _pings(house)._record(table, asked, table.shows(asked), recent=False)  # pyright: ignore[reportPrivateUsage]
    assert (panel.kept.asked, panel.kept.silent) == (table.shows(asked), False)


async def test_after_a_start_a_player_for_whom_a_computer_answered_is_called(house: House) -> None:
    """A ping could reveal a hidden answer of their own. This answer isn't theirs."""
    table, asked = await _asked(house)
    panel, number = table.panel(asked), table.playing.decision.number
    panel.handle, panel.direct, panel.used = None, None, float("-inf")
    panel.kept = replace(panel.kept, ping=0)
    for user, knows in ((1, True), (None, False)):
        table.history.append(Choice(number, asked, (), (), user))
        assert pings.knows_question(table, asked) is knows


async def test_a_call_that_is_requested_during_another_is_repeated(house: House) -> None:
    """For example, because their thread turns out to be gone meanwhile."""
    alice, bob = house.add("alice"), house.add("bob")
    for actor in (alice, bob):
        await house.bot.store.persons.change(actor.id, lambda _: PersonSettings(calls="channel"))
    game = await house.open(alice, bob)
    table, called = await house.table(game), list[int]()
    ping: Any = Pings._ping  # pyright: ignore[reportPrivateUsage]

    async def ping_and_ring(this: Pings, table: Table, seat: int, *more: Any) -> bool:
        done: bool = await ping(this, table, seat, *more)
        called.append(seat)
        table.panel(seat).reminder_due = len(called) == 1
        return done

    house.patch.setattr(Pings, "_ping", ping_and_ring)
    while not called:
        house.clock.now += 100
        await house.step(game)
    assert called == [table.asked()] * 2


async def _live(house: House) -> tuple[Table, int, Pings, AsyncMock]:
    """Return a live table, the asked seat, and the pings, which the mock counts."""
    table, asked = await _asked(house)
    table.take_over(replace(table.stored, setup=table.setup.with_chosen(pace=LIVE)))
    table.panel(asked).notified((-1, False))
    made, ping = _pings(house), AsyncMock(return_value=True)
    house.patch.setattr(made, "_ping", ping)
    house.patch.setattr(made, "_show", AsyncMock(return_value=True))
    return table, asked, made, ping


@pytest.mark.parametrize(
    ("pings", "looks", "waited", "pinged"),
    [
        ("always", False, False, True),
        ("always", True, False, False),
        ("always", True, True, True),
        ("slow", False, False, False),
        ("slow", False, True, True),
        ("never", False, False, False),
        ("never", False, True, False),
    ],
)
async def test_a_player_of_a_live_game_is_pinged_at_once_unless_they_look_or_wish_otherwise(
    house: House, pings: LivePings, *, looks: bool, waited: bool, pinged: bool
) -> None:
    table, asked, made, ping = await _live(house)
    await house.bot.store.persons.change(
        table.players[asked].user_id or 0, lambda it: replace(it, pings=pings, calls="channel")
    )
    house.patch.setattr(waits, "ping_at", Mock(return_value=table.now + 5 if looks else table.now))
    # Others don't see private clicks.
    table.panel(asked).used = house.bot.registry.clock()
    clock = Clock((), (), asked, since=7.0, call=None if waited else 8.0)
    table.take_over(replace(table.stored, setup=table.setup.with_times(clock=clock)))
    await made.ask(table, asked, CONTENT, table.shows(asked))
    assert ping.called is pinged


async def test_a_player_of_a_live_game_is_pinged_once_for_each_wait(house: House) -> None:
    table, asked, made, ping = await _live(house)
    untimed = Clock((), (), asked, since=1.0, call=9.0)
    clock = replace(untimed, until=99.0)
    for wait, now, pinged in ((7, untimed, 1), (7, untimed, 1), (7, clock, 2), (7, clock, 2), (9, clock, 3)):
        house.patch.setattr(waits, "asked_since", Mock(return_value=wait))
        table.take_over(replace(table.stored, setup=table.setup.with_times(clock=now)))
        await made.ask(table, asked, CONTENT, table.shows(asked))
        assert ping.call_count == pinged
        table.panel(asked).notified(waits.notified_wait(table))


async def test_a_question_whose_ping_fails_is_shown_all_the_same(house: House) -> None:
    table, asked, made, ping = await _live(house)
    table.panel(asked).handle = Mock(token=Mock(lives=True))
    show = AsyncMock(return_value=True)
    house.patch.setattr(made, "_show", show)
    ping.side_effect = OSError("cut")
    with pytest.raises(OSError, match="cut"):
        await made.ask(table, asked, CONTENT, table.shows(asked))
    assert show.call_count == 1


async def test_a_player_who_clicked_just_before_is_called_for_a_reminder_alone(house: House) -> None:
    table, asked = await _asked(house)
    panel, made, call = table.panel(asked), _pings(house), AsyncMock()
    house.patch.setattr(made, "call", call)
    house.patch.setattr(made, "_show", AsyncMock(return_value=True))
    panel.used = house.bot.registry.clock()
    await made.ask(table, asked, CONTENT, table.shows(asked))
    assert not call.called
    panel.reminder_due = True
    await made.ask(table, asked, CONTENT, table.shows(asked))
    assert call.called


async def test_a_reminder_is_no_call_that_was_made_before(house: House) -> None:
    table, asked = await _asked(house)
    panel = table.panel(asked)
    panel.kept = replace(panel.kept, ping=7, number=table.playing.decision.number)
    assert pings.knows_question(table, asked)
    panel.reminder_due = True
    assert not pings.knows_question(table, asked)


@pytest.mark.parametrize(
    ("pace", "left", "stands"),
    [
        (SLOW_PACE, pings.REMINDER_SERVES, True),
        (SLOW_PACE, pings.REMINDER_SERVES + 1, False),
        (LIVE, 0.0, False),
    ],
)
async def test_a_reminder_just_before_the_second_call_stands_for_it(
    house: House, pace: Pace, left: float, *, stands: bool
) -> None:
    table, asked = await _asked(house)
    house.bot.registry.time.stop()
    panel, made, now = table.panel(asked), _pings(house), house.bot.registry.time.now
    house.patch.setattr(made, "call", AsyncMock())
    clock = Clock((), (), asked, since=7.0, call=now + left)
    table.take_over(replace(table.stored, setup=table.setup.with_chosen(pace=pace).with_times(clock=clock)))
    panel.reminder_due = True
    await made.ask(table, asked, CONTENT, table.shows(asked))
    assert (panel.kept.called == 7.0) is stands


def test_a_seat_is_asked_for_its_own_turn_or_for_a_question_in_that_of_another() -> None:
    table = after_a_build()
    assert [pings.asked_for(table, seat, "asked") for seat in (2, 0)] == ["turn", "other"]
    assert [pings.asks_openly(table, seat) for seat in (2, 0)] == [True, False]
    assert pings.asked_for(table_of(lobby()), 0, "asked") == "question"


async def test_a_player_who_was_called_for_this_wait_is_called_for_a_reminder_alone(house: House) -> None:
    table, asked = await _asked(house)
    panel = table.panel(asked)
    table.take_over(replace(table.stored, setup=table.setup.with_chosen(pace=LIVE)))
    panel.notified(waits.notified_wait(table))
    assert pings.was_notified(table, asked, seen=True)
    panel.reminder_due = True
    assert not pings.was_notified(table, asked, seen=True)


@pytest.mark.parametrize("lost", [True, False])
async def test_a_ping_in_a_lost_channel_reached_nobody(house: House, *, lost: bool) -> None:
    table, asked, *_ = await _live(house)
    panel = table.panel(asked)
    panel.kept = replace(panel.kept, ping=7, message=0)
    panel.notified(waits.notified_wait(table))
    table.board.kept = replace(table.board.kept, closed=lost)
    assert pings.was_notified(table, asked, seen=False) is not lost


async def test_a_ping_goes_when_the_game_ends_before_its_player_answers(house: House) -> None:
    deal_last_answers(house.patch)
    table, asked, *_ = await _live(house)
    panel = table.panel(asked)
    panel.note(ping=house.channel.history()[-1].id)
    await end(house.bot.registry, table)
    await house.bot.delivery.panels.bring(table, asked)
    assert panel.knows == SCORES_PANEL
    assert panel.kept.ping == 0


@pytest.mark.parametrize(
    ("pace", "calls", "often", "closed", "wanted"),
    [
        (LIVE, "game", "always", False, "channel"),
        (LIVE, "game", "never", False, "nowhere"),
        (LIVE, "direct", "always", False, "direct"),
        (SLOW_PACE, "nowhere", "never", False, "nowhere"),
        (SLOW_PACE, "channel", "never", False, "channel"),
        # While we can change the panel, the question comes to the channel; later by direct message.
        (SLOW_PACE, "game", "never", False, "either"),
        (SLOW_PACE, "direct", "always", False, "direct"),
        (SLOW_PACE, "game", "always", True, "channel"),
    ],
)
async def test_a_waiting_panel_says_where_its_question_will_come(
    house: House, pace: Pace, calls: CallPlace, often: LivePings, wanted: str, *, closed: bool
) -> None:
    table, asked = await _asked(house)
    panel = table.panel(asked)
    panel.handle, panel.kept = Mock(), replace(panel.kept, closed=closed)
    table.take_over(replace(table.stored, setup=table.setup.with_chosen(pace=pace)))
    settings = PersonSettings(calls=calls, pings=often)
    assert call_places.asked_in(table, asked, settings) == wanted
    if wanted == "either":
        panel.handle, panel.kept = None, replace(panel.kept, message=7)
        assert call_places.asked_in(table, asked, settings) == "direct"
    house.patch.setattr(Table, "question", Mock(return_value=None))
    told = str(contents.private(SeatPanel(table, asked), SAY, settings).screen(()).to_components())
    for each in ("channel", "direct", "either"):
        shown = f" {SAY('panel-folded-ping', place=each)}"
        assert (shown in told) == (each == call_places.asked_in(table, asked, settings))

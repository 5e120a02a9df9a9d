"""A table pauses if everybody who is there agrees, and nobody's time runs out meanwhile."""

from dataclasses import replace

import pytest

from bot.tables import pauses
from bot.tables.person import Person
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from storage.pace import LIVE, NO_CLOCK, PAUSES, SLOW, Pace
from storage.values import Invitation
from tests.clocks import actor_at, board_text, clock_of, let_pass, open_at, standing
from tests.house import House

__all__ = ["standing"]

SAY = Language()

pytestmark = pytest.mark.usefixtures("standing")


def _person(user: int, click: int) -> Person:
    return Person(user, "", click, SAY, manager=False)


async def test_the_clocks_stand_still_once_all_agree_and_go_on_by_themselves(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    table = await open_at(house, alice, bob)
    await let_pass(house, 30)
    left = (clock_of(table).until or 0) - house.bot.registry.time.now
    seconds = PAUSES["live"][1]
    await house.bot.answering.propose_pause(_person(alice.id, 4711), table, 0, seconds)
    await let_pass(house, 5)
    assert clock_of(table).paused is None
    assert SAY("button-agree-pause") in str(board_text(house, table)) or pauses.missing(table.setup) == (1,)
    with pytest.raises(RefusedError, match="no-pause"):
        await house.bot.answering.propose_pause(_person(bob.id, 4712), table, 1, 7)
    await house.bot.answering.agree_to_pause(_person(bob.id, 4713), table, 1)
    assert clock_of(table).paused is not None
    await let_pass(house, 5)
    assert f"It goes on <t:{table.paused_until}:R>" in board_text(house, table)
    assert table.until == 0
    await house.restart()
    table = await house.table(table.id)
    await let_pass(house, seconds - 60, 30, 5)
    assert clock_of(table).paused is not None, "a restart ends no pause"
    assert not any(player.away for player in table.players)
    await let_pass(house, 120, 5)
    assert clock_of(table).paused is None
    after = (clock_of(table).until or 0) - house.bot.registry.time.now
    assert left - 80 <= after <= left
    assert table.players[clock_of(table).seat].present


async def test_an_answer_in_a_pause_counts_and_no_clock_begins(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"))
    for seat in (0, 1):
        by = _person(actor_at(house, table, seat).id, 4711 + seat)
        if seat:
            await house.bot.answering.agree_to_pause(by, table, seat)
        else:
            await house.bot.answering.propose_pause(by, table, seat, PAUSES["live"][0])
    number, resumes = table.game.state.number, clock_of(table).resumes
    await house.step(table.id)
    assert table.game.state.number > number
    assert (clock_of(table).resumes, clock_of(table).paused is None) == (resumes, False)
    assert table.stored.due == resumes


@pytest.mark.parametrize(
    ("pace", "tournament", "begun", "may"),
    [
        (LIVE, False, True, True),
        (LIVE, True, False, False),
        (SLOW, True, False, True),
        (SLOW, False, False, True),
        (SLOW, False, True, False),
        (NO_CLOCK, False, False, False),
    ],
)
async def test_a_slow_game_pauses_once_and_a_live_tournament_never(
    house: House,
    pace: Pace,
    tournament: bool,
    begun: bool,
    may: bool,
) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), pace=pace)
    setup = replace(table.setup, invitation=Invitation("cup") if tournament else None)
    if begun:
        setup = replace(setup, pause=pauses.Pause(60, (0, 1), begun=True))
    assert bool(pauses.offered(setup)) == may
    away = setup.with_player(1, replace(setup.players[1], away=True))
    assert pauses.offered(away) == (), "nobody waits for one person alone"


async def test_the_time_before_a_pause_counts_and_the_pause_does_not(house: House) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), pace=SLOW)
    seat, bank = clock_of(table).seat, clock_of(table).banks[clock_of(table).seat]
    now = house.bot.registry.time
    setup = pauses.proposed(table.setup, 0, PAUSES["slow"][0], now.moment._replace(running=now.now + 100))
    later = now.moment._replace(running=now.now + 100, wall=now.moment.wall + 100)
    setup = pauses.agreed(setup, 1, later)
    assert setup.clock is not None
    answered = later._replace(running=later.running + 50_000, wall=later.wall + 50_000)
    spent = pauses.timing._stopped(setup, setup.clock, answered)  # pyright: ignore[reportPrivateUsage]
    assert spent.banks[seat] == pytest.approx(bank - 100, abs=2)

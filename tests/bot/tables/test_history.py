"""News, rounds and the ending of a game."""

from dataclasses import replace
from unittest.mock import AsyncMock, patch

import pytest

from bot.delivery.contents import public
from bot.pictures.end import EndPicture
from bot.story.feats import feats
from bot.story.tales import headline_of
from bot.tables import history, view_models, waits
from bot.tables.history import CHOICES_KEPT, choices_shown
from bot.tables.table import Table
from bot.words.language import Language
from engine.events import Crown, Dealt, Drew, Event, Kept, Picked, Revealed, RoundBegan, TurnEnded
from storage.database.storage_errors import DamagedGameError, NotReadError, NotStoredError
from tests.bot.tables.timed import answered, answers_of_round, table_of
from tests.house import House
from tests.replays import played, replayed
from tests.short_games import deal_last_answers
from tests.storage.rated_games import keep, won_by
from tests.storage.samples import GAME, OTHER, lobby, play_on


def test_a_seat_is_told_what_happened_since_it_last_answered() -> None:
    secret, public = Drew(1, cards=("manor",)), Crown(seat=1, source=0)
    history = [
        answered(-1, -1, Dealt(0, cards=()), Dealt(1, cards=())),
        answered(0, 0, public, secret),
        answered(1, 1, Kept(1, cards=())),
        answered(2, 2, secret, public),
    ]
    table = table_of(lobby(), history)
    assert [event.kind for event in table.news(0)] == ["crown", "crown"]
    assert [event.kind for event in table.news(1)] == ["kept", "drew", "crown"]
    assert [event.kind for event in table.news(3)] == ["crown", "crown"]
    assert [event.kind for event in table_of(lobby(), history[:1]).news(1)] == ["dealt"]


def test_only_answers_that_others_saw_tell_that_somebody_is_there() -> None:
    secret, public = Drew(1, cards=("manor",)), Crown(seat=1, source=0)
    choices = [
        replace(answered(number, seat, event), made=made)
        for number, (seat, event, made) in enumerate([(1, public, 10), (1, secret, 20), (0, public, 30)])
    ]
    assert history.answered(choices, 102, 9)
    assert not history.answered(choices, 102, 10), "that was before"
    assert history.answered(choices, 101, 10)
    computers = [replace(each, user=None) for each in choices]
    assert not history.answered(computers, None, 0)


def _asked_since(asked: int, *history: tuple[int, Event | None]) -> int:
    """Return since when a seat has been asked; the choices were made at the seconds 1, 2, 3..."""
    choices = [
        replace(answered(number, seat, *filter(None, [event])), made=number)
        for number, (seat, event) in enumerate(history, 1)
    ]
    with patch.object(Table, "asked", return_value=asked):
        return waits.asked_since(table_of(lobby(), choices))


def test_a_seat_is_waited_for_since_another_one_answered() -> None:
    assert _asked_since(1, (-1, None), (0, None)) == 2
    assert _asked_since(0, (-1, None)) == 1


@pytest.mark.parametrize(
    ("seconds", "seen", "person", "looks"),
    [
        (history.LOOKING_SECONDS, True, True, True),
        (history.LOOKING_SECONDS + 1, True, True, False),
        (1, False, True, False),
        (1, True, False, False),
    ],
)
def test_a_player_looks_at_the_screen_shortly_after_an_answer_of_theirs_that_others_saw(
    *, seconds: int, seen: bool, person: bool, looks: bool
) -> None:
    secret, public = Drew(1, cards=("manor",)), Crown(seat=1, source=0)
    own = replace(answered(1, 1, public if seen else secret), made=1000 - seconds)
    other = replace(answered(2, 0, public), made=1000)
    choices = [own if person else replace(own, user=None), other]
    assert history.looks(choices, 1) is looks
    # Their later answers may be hidden ones.
    assert history.looks([*choices, replace(answered(3, 1, secret), made=1001)], 1) is looks


@pytest.mark.parametrize(
    ("before", "glances", "after"),
    [
        (history.LOOKING_SECONDS, False, history.LOOKING_SECONDS),
        (-7, False, history.LOOKING_SECONDS + 7),
        (history.LOOKING_SECONDS + 1, True, history.GLANCE_SECONDS),
        (history.LOOKING_SECONDS + 1, False, 0),
        (history.PLAYING_SECONDS, True, history.GLANCE_SECONDS),
        (history.PLAYING_SECONDS + 1, True, 0),
    ],
)
def test_a_player_who_answered_just_now_is_pinged_only_if_they_do_not_answer(
    before: int, after: int, *, glances: bool
) -> None:
    """`before` is the wait that they answered. The ping comes `after` seconds after it began."""
    seen, secret = Crown(seat=1, source=0), Drew(1, cards=("manor",))
    choices = [
        replace(answered(0, 1, seen), made=1000 - before),
        replace(answered(0, 0, seen), made=1000),
        # This answer is hidden from others, so it moves no ping.
        replace(answered(1, 1, secret), made=1001),
    ]
    choices.sort(key=lambda choice: choice.made)
    assert history.ping_at(choices, 1, glances=glances) == 1000 + after


def test_the_time_does_not_tell_of_answers_within_a_turn() -> None:
    drew = Drew(1, cards=("manor",))
    assert _asked_since(1, (0, None), (1, drew), (1, None), (1, Crown(seat=1, source=0))) == 1
    assert _asked_since(1, (1, None), (1, drew)) == 0


@pytest.mark.parametrize(
    "event", [TurnEnded(seat=1), RoundBegan(round=2, seat=1), Revealed(seat=1, character="king")]
)
def test_a_seat_that_is_asked_again_for_something_new_is_waited_for_anew(event: Event) -> None:
    assert _asked_since(1, (0, None), (1, None), (1, event), (1, None)) == 3


def test_the_board_tells_of_one_round() -> None:
    began = [RoundBegan(round=number, seat=0) for number in (1, 2, 3)]
    picked = [Picked(seat=number) for number in (1, 2, 3)]
    history = [
        answered(number, 0, mine, Drew(0, cards=()), round_began)
        for number, (mine, round_began) in enumerate(zip(picked, began, strict=True))
    ]
    table = table_of(lobby(), history)
    assert table.public_news() == (began[2],)
    assert table.public_news(2) == (began[1], picked[2])
    assert table.public_news(3) == (began[2],)


def test_choices_are_kept_as_long_as_a_round_or_somebody_is_told_of_them() -> None:
    history = [*answers_of_round(1, 0, 1), *answers_of_round(2, 0, 1), *answers_of_round(3, 0, 1)]
    everybody = {0, 1}
    assert choices_shown(history, 3, everybody) == 3
    assert choices_shown(history, 2, everybody) == 6
    # A player who hasn't answered since then sees all events from the round of their last answer on.
    assert choices_shown([*history, *answers_of_round(4, 0)], 4, everybody) == 5
    assert choices_shown([*history, *answers_of_round(4, 0)], 4, {0}) == 2
    assert choices_shown([*history, *answers_of_round(4, 0)], 4, set()) == 2
    # A computer's answer for a person isn't their own.
    stood_in = [replace(each, user=None) if each.seat == 1 else each for each in history]
    assert choices_shown(stood_in, 3, everybody) == CHOICES_KEPT


async def test_the_awards_of_a_played_game_are_those_of_all_that_happened_in_it(house: House) -> None:
    game, _ = await played(house, "alice", computers=3)
    table = await house.table(game)
    replay = await replayed(house, game)
    walk = replay.step(0).after.copy()
    told = [event for move in replay.moves for event in walk.choose(*move)]
    found = feats((event for event in told if event.to is None), people={table.seat_of(100) or 0})
    assert found
    assert table.ending.feats == found
    (poster,) = public(view_models.end(table), Language()).pictures
    assert isinstance(poster, EndPicture)
    assert len(poster.awards) == len(found)
    await house.restart()
    assert view_models.end(await house.table(game)).feats == found


async def test_the_same_people_read_another_headline_and_no_award_twice(house: House) -> None:
    store = house.bot.store
    # Two games with all cards equal.
    first = await play_on(store, GAME, 5000)
    one = await history.ending_of(store, first)
    second = await play_on(store, OTHER, 5000)
    two = await history.ending_of(store, second)
    assert one.course.decided is not None
    assert two.course.decided is not None
    assert headline_of(one.course.decided) != headline_of(two.course.decided)
    assert one.feats
    assert {(each.kind, each.seat) for each in one.feats}.isdisjoint(
        (each.kind, each.seat) for each in two.feats
    )
    # Stored endings stay. If the ending can't be stored, it is told as if it were the first.
    for game, ending in ((first, one), (second, two)):
        again = await history.ending_of(store, game)
        assert (again.course, again.feats) == (ending.course, ending.feats)
    house.patch.setattr(store.stories, "tell", AsyncMock(side_effect=NotStoredError("the disk is gone")))
    assert (await history.ending_of(store, second)).feats == one.feats


async def test_the_badges_that_a_game_brought_stay_those_though_others_follow(house: House) -> None:
    deal_last_answers(house.patch)
    alice, bob = house.add("alice"), house.add("bob")
    earlier = [won_by(None, alice.id, guild=house.guild.id)] * 9
    await keep(house.bot.store, earlier)
    game = await house.open(bob, alice, computers=2)
    await house.finish(game)
    badges = (await house.table(game)).ending.badges
    assert "ten-games" in dict(badges)[1]
    await keep(house.bot.store, earlier)
    await house.restart()
    assert (await house.table(game)).ending.badges == badges


@pytest.mark.parametrize("error", [NotReadError("the disk is gone"), DamagedGameError(GAME, "why", 0, ())])
async def test_an_end_shows_the_rest_if_the_log_can_not_be_read(house: House, error: Exception) -> None:
    game, _ = await played(house, "alice", computers=3)
    table = await house.table(game)
    house.patch.setattr(house.bot.store.games, "log", AsyncMock(side_effect=error))
    assert table.ending.feats
    assert await history.ending_of(house.bot.store, table.stored) == replace(table.ending, feats=())

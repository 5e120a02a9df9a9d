"""Nobody fills a channel with boards: a member who posts too often learns when to try again."""

import re
from collections.abc import Awaitable, Callable

import pytest
import simcord
from simcord.results import InteractionResult

from bot.delivery import cooldowns
from bot.delivery.cooldowns import ALLOWANCES, INTERACTIONS_KEPT, Cooldowns
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from tests.house import BUTTON, House

SAY = Language()
SOON = re.compile("<t:([0-9]+):R>")
POSTS_A_PERSON, POSTS_A_CHANNEL = ALLOWANCES["post"]
LOBBIES, LOBBIES_IN_CHANNEL = ALLOWANCES["lobby"]
(ROLE_CALLS,) = ALLOWANCES["call"]
TOO_OFTEN = {whose: SAY(f"error-too-often-{whose}", when="WHEN") for whose in ("person", "channel")}


@pytest.fixture(autouse=True)
def real_limits(house: House) -> None:
    """Use the limits that apply outside tests."""
    house.patch.setattr(cooldowns, "ALLOWANCES", ALLOWANCES)


def _seconds(house: House, result: InteractionResult, whose: str = "person") -> int:
    """Return the seconds until the next try, read from the response."""
    assert result.ephemeral
    text = house.say(result)
    found = SOON.search(text)
    assert found, text
    assert SOON.sub("WHEN", text) == TOO_OFTEN[whose]
    return int(found[1]) - int(house.env.now().timestamp())


async def _board(house: House, actor: simcord.MemberActor) -> InteractionResult:
    return await actor.slash(house.channel, "citadels board")


async def _lobby(house: House, actor: simcord.MemberActor) -> InteractionResult:
    """Open a lobby and close it again."""
    result = await actor.slash(house.channel, "citadels new")
    if not result.ephemeral:
        assert result.response is not None
        await house.in_lobby(actor, result.response, SAY("button-close"))
    return result


async def _button(house: House, actor: simcord.MemberActor) -> InteractionResult:
    """Press the button that posts a board, on the list of several games."""
    (game,) = (table.id for table in house.bot.registry.tables)
    return await house.forge(actor, house.channel.history()[-1], f"cit:board:{game}", BUTTON)


@pytest.mark.parametrize("post", [_board, _lobby, _button], ids=["board", "new", "button"])
async def test_a_member_who_posts_too_often_is_told_when_to_try_again(
    house: House, post: Callable[[House, simcord.MemberActor], Awaitable[InteractionResult]]
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await bob.slash(house.channel, "citadels new")
    for _ in range(POSTS_A_PERSON.times):
        assert not (await post(house, alice)).ephemeral
        house.clock.now += 1
    count, stored = len(house.channel.history()), len(await house.bot.store.games.with_pending_work())
    wait = _seconds(house, await post(house, alice))
    assert POSTS_A_PERSON.seconds - POSTS_A_PERSON.times < wait <= POSTS_A_PERSON.seconds
    assert len(house.channel.history()) == count
    assert len(await house.bot.store.games.with_pending_work()) == stored
    # Others may. The member may, too, but not before the time is over.
    assert not (await _board(house, bob)).ephemeral
    house.clock.now += wait - 2
    assert (await post(house, alice)).ephemeral
    house.clock.now += 2
    assert not (await post(house, alice)).ephemeral


async def test_one_channel_is_not_filled_by_many(house: House) -> None:
    await house.add("host").slash(house.channel, "citadels new")
    for number in range(POSTS_A_CHANNEL.times - 1):
        assert not (await _board(house, house.add(f"person{number}"))).ephemeral
    last = house.add("last")
    assert 0 < _seconds(house, await _board(house, last), "channel") <= POSTS_A_CHANNEL.seconds + 1
    # A full channel counts for nobody, and not in another channel.
    other = house.guild.create_text_channel("other")
    for _ in range(POSTS_A_PERSON.times):
        result = await last.slash(other, "citadels new")
        assert not result.ephemeral
        assert result.response is not None
        await house.in_lobby(last, result.response, SAY("button-close"))


async def test_buttons_that_post_nothing_are_free(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    board = house.channel.history()[-1]
    for _ in range(POSTS_A_PERSON.times + POSTS_A_CHANNEL.times):
        for label in (SAY("button-log"), SAY("button-rules"), SAY("button-play")):
            assert "<t:" not in house.say(await alice.click(board, label=label))
    assert await house.asked(game)


async def test_a_click_that_is_delivered_twice_counts_once(house: House) -> None:
    await house.add("host").slash(house.channel, "citadels new")
    alice = house.add("alice")
    message, (game,) = house.channel.history()[-1], [table.id for table in house.bot.registry.tables]
    for _ in range(POSTS_A_PERSON.times):
        results = await house.at_once(alice, message, *[f"cit:board:{game}"] * 3, same=True)
        assert not any("<t:" in house.say(result) for result in results)
    assert "<t:" in house.say(await _board(house, alice))


class _Interaction:
    """The part of an interaction that the cooldown reads."""

    def __init__(self, number: int, user: int, channel: int) -> None:
        self.id = number
        self.user = type("User", (), {"id": user})()
        self.channel_id = channel


def test_one_person_opens_few_lobbies_in_an_hour_and_all_together_few_in_a_channel() -> None:
    now = 1000.0
    limits = Cooldowns(lambda: now)
    number = 0
    for user in range(4):
        for _ in range(LOBBIES.times if user < 3 else 2):
            number, now = number + 1, now + POSTS_A_PERSON.seconds
            limits.use(_Interaction(number, user, 7), "post", "lobby")  # pyright: ignore[reportArgumentType]
        if user < 3:
            with pytest.raises(RefusedError, match="error-too-often-person"):
                limits.use(_Interaction(-number, user, 8), "post", "lobby")  # pyright: ignore[reportArgumentType]
    assert number == LOBBIES_IN_CHANNEL.times
    with pytest.raises(RefusedError, match="error-too-often-channel"):
        limits.use(_Interaction(99, 9, 7), "post", "lobby")  # pyright: ignore[reportArgumentType]
    limits.use(_Interaction(99, 9, 8), "post", "lobby")  # pyright: ignore[reportArgumentType]


def test_a_role_is_called_twice_an_hour_in_a_channel_whoever_does_it() -> None:
    now = 1000.0
    limits = Cooldowns(lambda: now)
    for user in range(ROLE_CALLS.times):
        limits.use(_Interaction(user, user, 7), "call")  # pyright: ignore[reportArgumentType]
    with pytest.raises(RefusedError, match="error-too-often-channel"):
        limits.use(_Interaction(5, 5, 7), "call")  # pyright: ignore[reportArgumentType]
    now += ROLE_CALLS.seconds
    limits.use(_Interaction(5, 5, 7), "call")  # pyright: ignore[reportArgumentType]


def test_it_remembers_no_more_than_it_needs() -> None:
    now = 1000.0
    limits = Cooldowns(lambda: now)
    for number in range(3 * INTERACTIONS_KEPT):
        now += 1
        limits.use(_Interaction(number, user=number, channel=number), "post")  # pyright: ignore[reportArgumentType]
    kept = max(POSTS_A_PERSON.seconds, POSTS_A_CHANNEL.seconds) + 2
    assert len(limits._cooldowns) <= 2 * kept  # pyright: ignore[reportPrivateUsage]
    assert len(limits._counted) <= INTERACTIONS_KEPT  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(RefusedError):  # noqa: PT012 - one of them
        for number in range(POSTS_A_PERSON.times + 1):
            limits.use(_Interaction(-number, user=1, channel=number), "post")  # pyright: ignore[reportArgumentType]

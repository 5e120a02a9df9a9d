"""Taking the seat of a computer player, and giving up one's own."""

import pytest
import simcord
from simcord.results import InteractionResult

from bot.words.language import Language
from storage.pace import LIVE, SILENCE
from tests.cogs.handlers import CHANNEL, Handlers
from tests.house import House, texts
from tests.storage.samples import OTHER

SAY = Language()


async def _game(house: House, *others: simcord.MemberActor, computers: int = 2) -> str:
    return await house.open(house.people[0], *others, computers=computers)


async def _ask(
    house: House, game: str, actor: simcord.MemberActor, button: str = "play"
) -> InteractionResult:
    result = await _click(house, actor, f"cit:{button}:{game}")
    assert result.ephemeral
    return result


async def _click(house: House, actor: simcord.MemberActor, custom_id: str) -> InteractionResult:
    return await house.forge(actor, house.channel.history()[-1], custom_id)


async def test_a_stranger_takes_a_seat_in_two_clicks_and_plays(house: House) -> None:
    alice, eve = house.add("alice"), house.add("eve")
    game = await _game(house)
    await house.until(game, "pick-character", alice)
    for button in ("hand", "play"):
        offer = await _ask(house, game, eve, button)
        assert SAY("button-take-seat", name="Agnes") in house.say(offer)
    await house.press_answer(eve, offer, SAY("button-take-seat", name="Bertram"))
    assert SAY("board-taken", name="**eve**", computer="Bertram") in texts(
        house.stored(house.channel.history()[-1])
    )
    # Its panel replaces the offer.
    assert offer.response is not None
    assert f"cit:more:{game}" in [each["custom_id"] for each in house.controls(offer.response)]
    await house.restart()
    # The seed is made from the clicks of all players, and doesn't change.
    taken = (await house.table(game)).players[2]
    assert (taken.user_id, taken.click) == (eve.id, "computer-2")
    await house.until(game, "pick-character", eve)


@pytest.mark.parametrize("rated", [True, False])
async def test_in_a_game_that_may_count_nobody_sees_the_hand_of_a_computer_later(
    house: House, *, rated: bool
) -> None:
    alice, bob, eve = house.add("alice"), house.add("bob"), house.add("eve")
    game = await house.open(*((alice, bob) if rated else (alice,)), computers=1 if rated else 2)
    take = f"cit:take:{game}:2"
    assert SAY("error-open-seats") in house.say(await _ask(house, game, eve))
    while (await house.table(game)).playing.decision.number == 0:
        assert await house.step(game)
    asked, clicked = await _ask(house, game, eve), await _click(house, eve, take)
    table = await house.table(game)
    assert table.players[2].computer == rated
    if rated:
        assert house.say(asked) == SAY("error-late-seat")
        assert house.say(clicked) == SAY("error-late-seat")
        await house.press_answer(bob, await bob.slash(house.channel, "citadels resign"), SAY("games-resign"))
        # The game still counts for the player who resigned.
        assert house.say(await _click(house, eve, take)) == SAY("error-late-seat")


async def test_a_person_with_a_seat_or_without_it_any_more_gets_no_other(house: House) -> None:
    """They know a hand."""
    house.add("alice")
    bob = house.add("bob")
    game = await _game(house, bob, computers=1)
    take = f"cit:take:{game}:2"
    assert house.say(await _click(house, bob, take)) == SAY("error-no-open-seat")
    await house.press_answer(bob, await bob.slash(house.channel, "citadels resign"), SAY("games-resign"))
    assert house.say(await _ask(house, game, bob)) == SAY("error-resigned")
    assert house.say(await _click(house, bob, take)) == SAY("error-no-open-seat")
    assert (await house.table(game)).players[2].computer


async def test_a_player_resigns_under_more_and_the_others_read_it_in_their_panels(house: House) -> None:
    alice, bob, eve = house.add("alice"), house.add("bob"), house.add("eve")
    game = await _game(house, bob, eve, computers=1)
    await house.until(game, "pick-character", alice)
    for reader in (alice, eve):
        await _ask(house, game, reader)
    more = await _ask(house, game, bob, "more")
    asked = await house.press_answer(bob, more, SAY("games-resign"))
    assert SAY("command-resign-confirm", leaving="live") in house.say(asked)
    assert not (await house.table(game)).players[1].resigned
    await house.press_answer(bob, asked, SAY("games-resign"))
    told = SAY("board-resigned", names="🤖 **bob**", count=1)
    await house.env.settle()
    for reader in (alice, eve):
        assert told in "".join(
            texts(house.stored(each)) for each in house.channel.history(viewer=reader)[-2:]
        )
        assert told in house.say(await _ask(house, game, reader))
    assert house.say(await _ask(house, game, bob)) == SAY("error-resigned")
    # Alice has read it when she answers, Eve hasn't answered.
    assert await house.step(game)
    assert told not in house.say(await _ask(house, game, alice))
    assert told in house.say(await _ask(house, game, eve))


async def _uncounted(house: House, host: simcord.MemberActor, other: simcord.MemberActor) -> str:
    """Start a game with hints, which isn't rated; return its id."""
    await host.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    game = house.controls(lobby)[0]["custom_id"].split(":")[2]
    await house.forge(host, lobby, f"cit:set:{game}:pace:advice:on")
    await other.click(lobby, label=SAY("button-join"))
    await host.click(lobby, label=SAY("button-add"))
    await house.start(host, lobby)
    return game


async def test_a_friend_takes_the_seat_of_somebody_who_resigned_where_nothing_counts(house: House) -> None:
    alice, bob, eve = house.add("alice"), house.add("bob"), house.add("eve")
    game = await _uncounted(house, alice, bob)
    take = f"cit:take:{game}:1"
    assert house.say(await _click(house, eve, take)) == SAY("error-seat-taken")
    while not any(each.user == bob.id for each in await house.bot.store.games.choices(game, 99)):
        assert await house.step(game)
    await house.press_answer(bob, await bob.slash(house.channel, "citadels resign"), SAY("games-resign"))
    await house.env.settle()
    old = (await house.table(game)).panel(1).kept.message
    assert house.say(await _click(house, bob, take)) == SAY("error-no-open-seat")
    await _click(house, eve, take)
    table = await house.table(game)
    assert table.seat_of(eve.id) == 1
    assert "bob" not in table.players[1].instead_of
    assert table.panel(1).kept.message in (0, *[each.id for each in eve.user.dm_channel.history()])
    assert table.panel(1).kept.message != old or old == 0
    assert house.say(await _click(house, bob, f"cit:take:{game}:2")) == SAY("error-no-open-seat"), (
        "he knows it"
    )
    read = [texts(house.stored(each)) for each in bob.user.dm_channel.history()]
    await house.restart()
    for _ in range(12):
        await house.step(game)
    await house.env.settle()
    assert [texts(house.stored(each)) for each in bob.user.dm_channel.history()] == read, (
        "nothing reaches bob"
    )


async def test_nobody_takes_the_seat_of_somebody_who_never_answered(house: House) -> None:
    """They would be recorded nowhere, though they saw a hand."""
    alice, bob, eve = house.add("alice"), house.add("bob"), house.add("eve")
    game = await _uncounted(house, alice, bob)
    await house.press_answer(bob, await bob.slash(house.channel, "citadels resign"), SAY("games-resign"))
    if not any(each.user == bob.id for each in await house.bot.store.games.choices(game, 99)):
        assert house.say(await _click(house, eve, f"cit:take:{game}:1")) == SAY("error-no-open-seat")


async def test_nobody_gets_a_seat_once_somebody_who_sat_there_was_deleted(house: House) -> None:
    """The person who asks could be the deleted one: nobody knows any more who knew the hand."""
    house.add("alice")
    bob, eve = house.add("bob"), house.add("eve")
    game = await _game(house, bob, computers=1)
    asked = await bob.slash(house.channel, "citadels privacy delete")
    await house.press_answer(bob, asked, SAY("button-privacy-erase"))
    assert (await house.table(game)).players[1].former
    for stranger in (bob, eve):
        assert house.say(await _ask(house, game, stranger)) == SAY("error-not-seated")
        assert house.say(await _click(house, stranger, f"cit:take:{game}:2")) == SAY("error-no-open-seat")


async def test_a_player_who_was_alone_has_a_day_when_a_stranger_comes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.lobbies.LIVE", LIVE)
    alice, eve = house.add("alice"), house.add("eve")
    game = await _game(house)
    table = await house.table(game)
    assert table.asked() == table.seat_of(alice.id)
    assert table.until == 0
    await _click(house, eve, f"cit:take:{game}:1")
    clock = table.setup.times.clock
    assert clock is not None
    assert clock.until == house.bot.registry.time.moment.running + SILENCE
    await house.step(game)
    clock = table.setup.times.clock
    assert clock is not None
    assert clock.until is not None
    assert clock.until < house.bot.registry.time.moment.running + SILENCE


async def test_a_host_can_keep_the_seats_closed(house: House) -> None:
    alice, eve = house.add("alice"), house.add("eve")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    game = house.controls(lobby)[0]["custom_id"].split(":")[2]
    await house.forge(alice, lobby, f"cit:set:{game}:pace:open:off")
    await alice.click(lobby, label=SAY("button-add"))
    await house.start(alice, lobby)
    assert house.say(await _ask(house, game, eve)) == SAY("error-not-seated")
    assert house.say(await _click(house, eve, f"cit:take:{game}:1")) == SAY("error-no-open-seat")


async def test_only_seats_of_computers_can_be_taken_and_only_while_the_game_goes_on(house: House) -> None:
    alice, eve = house.add("alice"), house.add("eve")
    game = await _game(house, computers=1)
    for seat in (0, 5):
        assert house.say(await _click(house, eve, f"cit:take:{game}:{seat}")) == SAY("error-seat-taken")
    # Only computers are left, so they finish the game.
    await house.press_answer(alice, await alice.slash(house.channel, "citadels resign"), SAY("games-resign"))
    assert house.say(await _click(house, eve, f"cit:take:{game}:1")) == SAY("error-over")


async def test_one_of_two_gets_a_seat_and_the_other_sees_nothing_of_it(house: House) -> None:
    house.add("alice")
    bob, eve = house.add("bob"), house.add("eve")
    game = await _game(house, computers=1)
    got, refused = await house.both(house.channel.history()[-1], f"cit:take:{game}:1", bob, eve)
    assert house.say(refused) == SAY("error-no-open-seat")
    assert got.ephemeral
    assert (await house.table(game)).seat_of(bob.id) == 1


async def test_a_click_that_comes_twice_takes_one_seat(house: House) -> None:
    house.add("alice")
    eve = house.add("eve")
    game = await _game(house, computers=2)
    board = house.channel.history()[-1]
    await house.at_once(eve, board, *[f"cit:take:{game}:1"] * 2, same=True)
    assert [each.user_id for each in (await house.table(game)).players[1:]] == [eve.id, None]


async def test_resign_is_asked_about_first_and_among_several_games(handlers: Handlers) -> None:
    resign = "citadels resign"
    await handlers.played(1, 2, choices=20)
    asked = await handlers.ask(1, resign)
    assert SAY("command-resign-confirm", leaving="live") in asked.text
    # The command also works in another channel than the game's.
    elsewhere = await handlers.ask(1, resign, channel=77)
    assert f"in <#{CHANNEL}>: **person 1**, **person 2**" in elsewhere.text
    await handlers.played(1, 2, choices=20, game=OTHER)
    several = await handlers.ask(1, resign)
    assert SAY("games-title") in several.text
    assert SAY("resign-what", leaving="live") in several.text
    assert SAY("resign-what", leaving="live") not in (await handlers.ask(1, "citadels hand")).text


async def test_a_lone_player_learns_that_resigning_ends_the_game(handlers: Handlers) -> None:
    await handlers.played(1, choices=20)
    assert SAY("command-resign-confirm-last") in (await handlers.ask(1, "citadels resign")).text


async def test_a_resigned_player_is_told_the_fate_of_the_seat(house: House) -> None:
    alice, eve = house.add("alice"), house.add("eve")
    game = await house.open(alice, house.add("bob"))
    await house.press_answer(alice, await alice.slash(house.channel, "citadels resign"), SAY("games-resign"))
    for button in ("play", "hand", "resign"):
        for actor, key in ((alice, "error-resigned"), (eve, "error-not-seated")):
            result = await house.forge(actor, house.channel.history()[-1], f"cit:{button}:{game}")
            assert result.ephemeral
            assert house.say(result) == SAY(key)

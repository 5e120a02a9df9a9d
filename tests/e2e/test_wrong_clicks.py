"""Clicks that must have no effect: each gets a short private answer, and nothing changes."""

from simcord.results import InteractionResult

from bot.words.language import Language
from storage.values import Click
from tests.house import BUTTON, SELECT, House, texts
from tests.storage.samples import contents

SAY = Language()

SHORT = 400


def _is_private(house: House, result: InteractionResult) -> bool:
    """Return whether a click has an answer that only the clicking person can see."""
    assert result.acknowledged
    shown = [*([result.response] if result.response else []), *result.followups]
    assert shown
    return all(
        each.ephemeral or house.env.backend.get_channel(each.channel_id).guild_id is None for each in shown
    )


async def test_an_old_button_does_nothing(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "turn", alice)
    message = house.questions(alice, number)[-1]
    old = house.answer_button(message)
    await house.until(game, "pick-character", alice)
    before = await house.snapshot(game)
    result = await house.forge(alice, message, old)
    assert await house.snapshot(game) == before
    assert _is_private(house, result)
    assert SAY("error-stale") in house.say(result)


async def test_the_second_of_two_clicks_does_nothing(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "pick-character", alice)
    message = house.questions(alice, number)[-1]
    first, second = [
        each["custom_id"] for each in house.controls(message) if ":answer:" in each["custom_id"]
    ][:2]
    results = await house.at_once(alice, message, first, second, first)
    choices = (await house.bot.store.games.choices(game, 99))[-1]
    assert choices.number == number
    assert all(_is_private(house, result) for result in results)
    table = await house.table(game)
    assert table.game.state.number == number + 1


async def test_a_click_that_discord_delivers_twice_counts_once(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "pick-character", alice)
    message = house.questions(alice, number)[-1]
    click = house.answer_button(message)
    await house.at_once(alice, message, click, click, same=True)
    table = await house.table(game)
    assert table.game.state.number == number + 1
    assert SAY("error-stale") not in texts(house.stored(message))


async def test_a_stranger_changes_nothing(house: House) -> None:
    alice, bob, eve = house.add("alice"), house.add("bob"), house.add("eve")
    game = await house.open(alice, bob)
    number = await house.until(game, "turn", alice)
    board = house.channel.history()[-1]
    before = await house.snapshot(game)
    result = await eve.click(board, label=SAY("button-play"))
    assert _is_private(house, result)
    assert SAY("error-not-seated") in house.say(result)
    for custom_id in (
        f"cit:answer:{game}:{house.tag(game, number, alice)}:0",
        f"cit:resign:{game}",
        f"cit:start:{game}",
    ):
        result = await house.forge(eve, board, custom_id)
        assert _is_private(house, result)
        assert len(house.say(result)) < SHORT
    assert await house.snapshot(game) == before


async def test_a_player_whose_turn_it_is_not_changes_nothing(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "turn", alice)
    message = house.questions(alice, number)[-1]
    click = house.answer_button(message)
    # Bob's own panel, with Alice's button on it.
    own = bob.user.dm_channel.history()[-1]
    house.env.backend.edit_message(
        own.channel.id,
        own.id,
        {"components": house.env.backend.get_message(message.channel.id, message.id).components},
    )
    before = await house.snapshot(game)
    result = await bob.user.click(own, custom_id=click)
    assert await house.snapshot(game) == before
    assert _is_private(house, result)
    assert SAY("error-wrong-seat", seat="**alice**") in house.say(result)


MADE_UP = [
    "cit",
    "cit:",
    "cit:win:{game}",
    "cit:answer:{game}",
    "cit:answer:{game}:{tag}:-1",
    "cit:answer:{game}:{tag}:9999",
    "cit:answer:{game}:{tag}:b",
    "cit:answer:{game}:{tag}:0 OR 1=1",
    "cit:answer:zzzzzzzz:{tag}:0",
    "cit:answer:{game}:0123456789abcdef:0",
    "cit:answer:{game}:0123456789abcdef0:0",
    "cit:done:{game}:{tag}:ffffffffffffffffffffffffffffffffffffffff",
    "cit:done:{game}:{tag}:0",
    "cit:page:{game}:{tag}:999:ffff",
    "cit:join:{game}",
    "cit:add:{game}",
    "cit:close:{game}",
    "cit:play:22222222",
    "some-other-bot",
    "x" * 100,
]


async def test_a_made_up_click_changes_nothing(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "turn", alice)
    before = await house.snapshot(game)
    panel = house.questions(alice, number)[-1]
    for made_up in MADE_UP:
        custom_id = made_up.format(game=game, tag=house.tag(game, number, alice))
        button = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id}]}
        for message in (house.channel.history()[-1], panel):
            result = await house.forge(alice, message, custom_id)
            assert _is_private(house, result)
            # Also if the message has such a button, which a made-up client could show.
            house.env.backend.get_message(message.channel.id, message.id).components = [button]
            result = await house.forge(alice, message, custom_id)
            assert _is_private(house, result)
    assert await house.snapshot(game) == before
    assert house.env.errors == []


MADE_UP_VALUES = [("7", "7"), ("-1",), ("a" * 90,), ("9999",), ("0", "1", "2", "3")]


async def test_made_up_values_of_a_menu_change_nothing(house: House) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    number = await house.until(game, "turn", alice)
    before = await house.snapshot(game)
    message = house.channel.history()[-1]
    for values in MADE_UP_VALUES:
        result = await house.forge(
            alice, message, f"cit:menu:{game}:{house.tag(game, number, alice)}:0", SELECT, *values
        )
        assert _is_private(house, result)
    assert await house.snapshot(game) == before


async def test_a_click_of_another_kind_than_the_control_is_answered(house: House) -> None:
    """discord.py silently drops it."""
    alice = house.add("alice")
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    for each in house.controls(lobby):
        result = await house.forge(alice, lobby, each["custom_id"], SELECT, "1")
        assert result.acknowledged, each["custom_id"]
    assert house.env.errors == []


async def test_a_form_that_nobody_sent_is_answered(house: House) -> None:
    alice = house.add("alice")
    await house.open(alice, computers=3)
    message = house.channel.history()[-1]
    result = await house.forge(alice, message, "cit:options:form", BUTTON)
    assert SAY("error-unknown-click") in house.say(result)
    assert result.ephemeral


async def test_another_process_was_faster(house: House) -> None:
    """A write that finds another version loses; the bot reads again and explains it politely."""
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    number = await house.until(game, "pick-character", alice)
    message = house.questions(alice, number)[-1]
    loaded = await house.bot.store.games.load(game)
    assert loaded is not None
    newer = await house.bot.store.games.save(loaded.stored, click=Click(1, alice.id, "elsewhere"))
    result = await house.press(alice, message, house.answer_button(message))
    assert SAY("error-conflict") in house.say(result)
    table = await house.table(game)
    assert contents(table.stored) == contents(newer)
    await house.press(alice, message, house.answer_button(message))
    assert (await house.table(game)).stored.version > newer.version

"""Looking back: the list of finished games, walking through one of them, its record."""

import json
from typing import Any

import discord
import pytest

from bot.delivery.cooldowns import FILM
from bot.review.replays import WATCHABLE, played_by_computers
from bot.screens.welcome import welcome_screen
from bot.words.language import Language
from engine.replay import Replay
from engine.verify import verify
from storage.results.game_record import read
from tests.house import House, texts
from tests.replays import go, panel, played, replayed, step, stored
from tests.storage.samples import write

SAY = Language()
UNKNOWN = "error-no-such-log"


async def test_a_finished_game_is_walked_through_in_one_message(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    replay = await replayed(house, game)
    result = await alice.slash(house.channel, "citadels replay", game=game)
    assert result.ephemeral
    assert step(house.say(result)) == (1, 0)
    shown = len(house.messages(alice))
    assert step(await go(house, alice, "next")) == (1, 1)
    assert step(await go(house, alice, "next")) == (1, 2)
    assert step(await go(house, alice, "back")) == (1, 1)
    assert step(await go(house, alice, "after")) == (2, replay.rounds[1])
    assert step(await go(house, alice, "next")) == (2, replay.rounds[1] + 1)
    # Back to where the round began, and then to the one before it.
    assert step(await go(house, alice, "before")) == (2, replay.rounds[1])
    assert step(await go(house, alice, "before")) == (1, 0)
    text = await go(house, alice, "last")
    assert step(text) == (len(replay.rounds), replay.last)
    assert SAY("event-game-over") in text
    assert step(await go(house, alice, "first")) == (1, 0)
    assert len(house.messages(alice)) == shown


async def test_a_round_is_picked_from_the_menu(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    replay = await replayed(house, game)
    await alice.slash(house.channel, "citadels replay", game=game)
    for number in (3, 1, len(replay.rounds)):
        message = panel(house, alice)
        await alice.select(message, [str(replay.rounds[number - 1])], custom_id=f"cit:round:{game}")
        assert step(texts(house.stored(message))) == (number, replay.rounds[number - 1])


async def test_the_walk_goes_on_after_a_restart(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    await alice.slash(house.channel, "citadels replay", game=game)
    await go(house, alice, "next")
    await house.restart()
    assert step(await go(house, alice, "next")) == (1, 2)


async def test_the_final_board_leads_to_the_replay_of_whoever_presses(house: House) -> None:
    _, (alice,) = await played(house, "alice")
    board = house.channel.history()[-1]
    watcher = house.add("watcher")
    before = house.stored(board)
    for actor in (watcher, alice):
        result = await house.press_answer(actor, await house.more(actor, board), SAY("button-replay"))
        assert result.ephemeral
        assert step(house.say(result)) == (1, 0)
    assert step(await go(house, watcher, "last"))[1] > 20
    assert house.stored(board) == before


async def test_only_players_and_members_of_the_server_may_look(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    other = house.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    stranger = house.add("stranger", other)
    traveller = other.add_member(alice.user)
    watcher = house.add("watcher")
    for result in (
        await stranger.slash(channel, "citadels replay", game=game),
        await watcher.user.slash("citadels replay", game=game),
    ):
        assert result.ephemeral
        assert house.say(result) == SAY(UNKNOWN)
    for result in (
        await traveller.slash(channel, "citadels replay", game=game),
        await alice.user.slash("citadels replay", game=game),
        await watcher.slash(house.channel, "citadels replay", game=f" {game.upper()} "),
    ):
        assert step(house.say(result)) == (1, 0)


@pytest.mark.parametrize(
    "control", ["cit:replay:{game}", "cit:step:{game}:next:7", "cit:round:{game}", "cit:record:{game}"]
)
async def test_no_made_up_click_opens_a_game_that_goes_on_or_is_played_elsewhere(
    house: House, control: str
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    await house.until(game, "turn", alice)
    board = house.channel.history()[-1]
    finished = await stored(house, house.add("carol"))
    other = house.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    stranger = house.add("stranger", other)
    await stranger.slash(channel, "citadels new")
    kind = 3 if "round" in control else 2
    values = ("7",) if kind == 3 else ()
    for actor, message, target in (
        (alice, board, game),
        (bob, board, "zzzzzzzz"),
        (stranger, channel.history()[-1], finished),
        (stranger, channel.history()[-1], game),
    ):
        result = await house.forge(actor, message, control.format(game=target), kind, *values)
        assert result.ephemeral
        assert house.say(result) == SAY(UNKNOWN)
        assert result.response is not None
        assert not result.response.attachments


async def test_a_step_beyond_the_end_is_the_last_one_and_changes_no_message_of_others(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    await alice.slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    before = house.stored(lobby)
    replay = await replayed(house, game)
    for number in (replay.last + 1, 999_999):
        result = await house.forge(alice, lobby, f"cit:step:{game}:next:{number}")
        assert result.ephemeral
        assert step(house.say(result)) == (len(replay.rounds), replay.last)
    assert house.stored(lobby) == before


async def test_the_record_is_handed_over_as_a_file(house: House) -> None:
    alice = house.add("alice")
    bob = house.add("bob")
    game = await stored(house, alice, bob)
    await alice.slash(house.channel, "citadels replay", game=game)
    result = await house.forge(alice, panel(house, alice), f"cit:record:{game}")
    assert result.ephemeral
    assert result.response is not None
    (file,) = result.response.attachments
    assert file.filename == f"citadels-{game}.json"
    assert f"python -m bot verify {file.filename}" in house.say(result)
    record = read(await file.read())
    assert record.intact
    assert all(not finding.problem for finding in verify(record.transcript()))
    assert record.commitment in house.say(result)
    assert not [each for each in (alice, bob) if each.name in record.text() or str(each.id) in record.text()]


async def test_a_game_that_is_played_otherwise_today_is_not_replayed_but_recorded(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)

    class Otherwise(Replay):
        """A release by whose rules the game ends with another coin."""

        @property
        def end(self) -> Any:
            changed = super().end.copy()
            changed.state.seats[0].gold += 1
            return changed

    monkeypatch.setattr("bot.tables.rounds.Replay", Otherwise)
    result = await alice.slash(house.channel, "citadels replay", game=game)
    assert result.ephemeral
    assert SAY("replay-other-rules") in house.say(result)
    assert result.response is not None
    recorded = await alice.click(result.response, label=SAY("button-record"))
    assert recorded.response is not None
    assert json.loads(await recorded.response.attachments[0].read())["game"] == game


async def test_an_unreadable_log_is_told(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    await alice.slash(house.channel, "citadels replay", game=game)
    walking = panel(house, alice)
    await write(
        house.bot.store.database, "UPDATE choices SET seat = 3 - seat WHERE game = ? AND number = 9", game
    )
    await house.restart()
    for result in (
        await alice.slash(house.channel, "citadels replay", game=game),
        await alice.click(walking, label=SAY("button-next-step")),
        await house.forge(alice, walking, f"cit:record:{game}"),
    ):
        assert result.ephemeral
        assert house.say(result) == SAY("error-no-replay")


async def test_computers_are_watched_in_a_film(house: House) -> None:
    alice = house.add("alice")
    channel = house.bot.get_channel(house.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=welcome_screen((), SAY))
    result = await alice.click(house.channel.history()[-1], label=SAY("button-watch"))
    assert result.ephemeral
    assert SAY("watch-title") in house.say(result)
    assert [each.filename for each in panel(house, alice).attachments] == ["film.gif"]


async def test_one_person_has_a_few_films_made_in_a_minute(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await stored(house, alice, bob)
    replay = (await alice.slash(house.channel, "citadels replay", game=game)).response
    assert replay is not None

    async def refused() -> bool:
        """Have a new film made, and return whether that was refused."""
        house.bot.delivery.pictures.forget()
        return "Try again" in house.say(await alice.click(replay, custom_id=f"cit:film:{game}"))

    assert [await refused() for _ in range(FILM[0] + 1)] == [False] * FILM[0] + [True]
    house.clock.now += FILM[1]
    assert not await refused()


async def test_a_film_that_is_there_may_be_seen_again_and_again(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    replay = (await alice.slash(house.channel, "citadels replay", game=game)).response
    assert replay is not None
    for _ in range(FILM[0] + 2):
        assert "Try again" not in house.say(await alice.click(replay, custom_id=f"cit:film:{game}"))


async def test_few_games_of_computers_are_played_to_be_watched(house: House) -> None:
    """However often they are asked for, each game is played once and its film is drawn once."""
    alice = house.add("alice")
    channel = house.bot.get_channel(house.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=welcome_screen((), SAY))
    welcome, played = house.channel.history()[-1], played_by_computers.cache_info().misses
    for _ in range(2 * WATCHABLE):
        assert "Try again" not in house.say(await alice.click(welcome, label=SAY("button-watch")))
    assert 2 < played_by_computers.cache_info().misses - played <= WATCHABLE


async def test_a_finished_game_is_shown_as_a_film(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    await alice.slash(house.channel, "citadels replay", game=game)
    result = await alice.click(panel(house, alice), label=SAY("button-film"))
    assert result.ephemeral
    assert SAY("film-title") in house.say(result)
    assert SAY("film-not-now") not in house.say(result)
    posted = await alice.click(panel(house, alice), label=SAY("button-post"))
    assert not posted.ephemeral, house.say(posted)
    assert [each.filename for each in house.channel.history()[-1].attachments] == ["film.gif"]
    assert SAY("button-post") not in house.say(posted)


async def test_a_film_is_shared_only_where_its_players_are_known(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    other = house.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    traveller = other.add_member(alice.user)
    await traveller.slash(channel, "citadels replay", game=game)
    replay = channel.history(viewer=traveller)[-1]
    result = await house.forge(traveller, replay, f"cit:film-post:{game}")
    assert result.ephemeral
    assert house.say(result) == SAY("error-share-elsewhere")
    shown = await traveller.click(replay, label=SAY("button-film"))
    assert SAY("button-post") not in house.say(shown)

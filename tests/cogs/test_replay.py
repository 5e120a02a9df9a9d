"""Looking back: the list of finished games, stepping through one, its record and its film."""

import json
from types import SimpleNamespace
from typing import Any

import pytest

from bot.controls.request import Request
from bot.controls.requests import (
    OpenReplay,
    OpenReplayRound,
    SendRecord,
    ShareFilm,
    ShowFilm,
    ShowHistory,
    ShowStep,
    WatchComputers,
)
from bot.delivery.cooldowns import ALLOWANCES
from bot.review.replays import WATCHABLE, played_by_computers
from bot.words.language import Language
from cogs.replies import Reply
from engine.replay import Replay
from engine.verify import verify
from storage.results.game_record import read
from tests.cogs.handlers import SERVER, Handlers, Seen
from tests.house import House, walk
from tests.replays import go, panel, played, replayed, step, stored
from tests.storage.samples import OTHER, write

SAY = Language()
UNKNOWN = SAY("error-no-such-log")
REPLAY, HISTORY = "citadels replay", "citadels history"
ALICE, BOB, WATCHER = 1, 2, 3
ELSEWHERE = 999


async def test_a_finished_game_is_walked_through(handlers: Handlers) -> None:
    game = await handlers.played(ALICE)
    replay = await replayed(handlers, game)
    last = (len(replay.rounds), replay.last)
    shown = await handlers.ask(ALICE, REPLAY, game=game)
    assert step(shown.components) == (1, 0)
    for way, here in (
        ("next", (1, 1)),
        ("next", (1, 2)),
        ("back", (1, 1)),
        ("after", (2, replay.rounds[1])),
        ("next", (2, replay.rounds[1] + 1)),
        # To the beginning of the round, and then to the previous one.
        ("before", (2, replay.rounds[1])),
        ("before", (1, 0)),
        ("last", last),
        ("first", (1, 0)),
    ):
        shown = await handlers.ask(ALICE, shown.request(f":{way}:"))
        assert step(shown.components) == here
        assert (SAY("event-game-over") in shown.text) == (here == last)
    for number in (3, 1, len(replay.rounds)):
        first = replay.rounds[number - 1]
        shown = await handlers.ask(ALICE, shown.request("cit:round:", str(first)))
        assert step(shown.components) == (number, first)
    for number in (replay.last + 1, 999_999):
        assert step((await handlers.ask(ALICE, ShowStep(game, "next", number))).components) == last
    for number in (2, len(replay.rounds), len(replay.rounds) + 1, 999_999):
        shown = await handlers.ask(ALICE, OpenReplayRound(game, number))
        opened = min(number, len(replay.rounds))
        assert step(shown.components) == (opened, replay.rounds[opened - 1])


async def test_the_final_board_leads_to_the_replay_of_whoever_presses(house: House) -> None:
    _, (alice,) = await played(house, "alice")
    board = house.channel.history()[-1]
    watcher = house.add("watcher")
    before = house.stored(board)
    for actor in (watcher, alice):
        result = await house.press_answer(actor, await house.more(actor, board), SAY("button-replay"))
        assert result.ephemeral
        assert result.response is not None
        assert step(result.response.components) == (1, 0)
    shown = len(house.messages(watcher))
    assert step(await go(house, watcher, "last"))[1] > 20
    await house.restart()
    assert step(await go(house, watcher, "first")) == (1, 0)
    assert len(house.messages(watcher)) == shown
    assert house.stored(board) == before


async def test_only_players_and_members_of_the_server_may_look(handlers: Handlers) -> None:
    game = await handlers.played(ALICE)
    for server in (ELSEWHERE, None):
        assert (await handlers.ask(WATCHER, REPLAY, server=server, game=game)).text == UNKNOWN
        assert step((await handlers.ask(ALICE, REPLAY, server=server, game=game)).components) == (1, 0)
    assert step((await handlers.ask(WATCHER, REPLAY, game=f" {game.upper()} ")).components) == (1, 0)


async def test_no_made_up_click_opens_a_game_that_goes_on_or_is_played_elsewhere(handlers: Handlers) -> None:
    finished = await handlers.played(ALICE)
    running = await handlers.played(ALICE, choices=60, game=OTHER)
    for user, server, game in (
        (ALICE, SERVER, running),
        (ALICE, SERVER, "zzzzzzzz"),
        (WATCHER, ELSEWHERE, finished),
        (WATCHER, ELSEWHERE, running),
    ):
        asked: tuple[Request, ...] = (OpenReplay(game), ShowStep(game, "next", 7), SendRecord(game))
        for each in asked:
            seen = await handlers.ask(user, each, server=server)
            assert seen.text == UNKNOWN
            assert seen.refused


def _file(seen: Seen) -> tuple[str, bytes]:
    assert isinstance(seen.reply, Reply)
    assert seen.reply.file is not None
    return seen.reply.file.filename, seen.reply.file.fp.read()


async def test_the_record_is_handed_over_as_a_file(handlers: Handlers) -> None:
    game = await handlers.played(ALICE, BOB)
    seen = await handlers.ask(ALICE, SendRecord(game))
    name, content = _file(seen)
    assert name == f"citadels-{game}.json"
    assert f"python -m bot verify {name}" in seen.text
    record = read(content)
    assert record.intact
    assert all(not finding.problem for finding in verify(record.transcript()))
    assert record.commitment in seen.text
    assert "person" not in record.text()


async def test_the_record_of_a_solo_game_shows_no_fingerprint(handlers: Handlers) -> None:
    game = await handlers.played(ALICE, start="1", dealing="solo")
    seen = await handlers.ask(ALICE, SendRecord(game))
    assert read(_file(seen)[1]).commitment not in seen.text


async def test_a_game_that_is_played_otherwise_today_is_not_replayed_but_recorded(
    handlers: Handlers, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await handlers.played(ALICE)

    class Otherwise(Replay):
        """A release with a rule by which the game ends with another coin."""

        @property
        def end(self) -> Any:
            changed = super().end.copy()
            changed.state.seats[0].gold += 1
            return changed

    monkeypatch.setattr("bot.tables.history.Replay", Otherwise)
    seen = await handlers.ask(ALICE, REPLAY, game=game)
    assert SAY("replay-other-rules") in seen.text
    _, content = _file(await handlers.ask(ALICE, seen.request(SAY("button-record"))))
    assert json.loads(content)["game"] == game


async def test_an_unreadable_log_is_told(handlers: Handlers) -> None:
    game = await handlers.played(ALICE)
    sql = "UPDATE choices SET seat = 3 - seat WHERE game = ? AND number = 9"
    await write(handlers.bot.store.database, sql, game)
    for asked in (OpenReplay(game), ShowStep(game, "next", 1), SendRecord(game)):
        assert (await handlers.ask(ALICE, asked)).text == SAY("error-no-replay")


async def test_computers_are_watched_in_a_film_and_few_games_are_played_for_that(handlers: Handlers) -> None:
    """However many films are requested, each game is replayed only once."""
    before = played_by_computers.cache_info().misses
    for _ in range(2 * WATCHABLE):
        seen = await handlers.ask(ALICE, WatchComputers())
        assert SAY("watch-title") in seen.text
        assert seen.files == ["film.gif"]
    assert 2 < played_by_computers.cache_info().misses - before <= WATCHABLE


async def test_one_person_has_a_few_films_made_in_a_minute(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await stored(house, alice, bob)
    replay = (await alice.slash(house.channel, "citadels replay", game=game)).response
    assert replay is not None

    async def refused() -> bool:
        """Request a film; return whether it was refused."""
        told = house.say(await alice.click(replay, custom_id=f"cit:film:{game}"))
        assert SAY("film-not-now") not in told
        return SAY("error-too-often-person", when="|").split("|")[0] in told

    ((_, most, seconds),) = ALLOWANCES["film"]
    # A finished film may be watched any number of times.
    assert not any([await refused() for _ in range(most + 2)])
    for last in [False] * (most - 1) + [True]:
        house.bot.delivery.pictures.forget()
        assert await refused() is last
    house.clock.now += seconds
    assert not await refused()


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


async def test_a_film_is_shared_only_where_its_players_are_known(
    handlers: Handlers, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await handlers.played(ALICE)
    shared = await handlers.ask(ALICE, ShareFilm(game), server=ELSEWHERE)
    assert shared.text == SAY("error-share-elsewhere")

    def keeps(_content: object) -> bool:
        return True

    monkeypatch.setattr(handlers.bot.delivery.pictures, "keeps", keeps)
    for server in (SERVER, ELSEWHERE):
        shown = await handlers.ask(ALICE, ShowFilm(game), server=server)
        assert (SAY("button-post") in shown.text) == (server == SERVER)


# The history, and the proposals while somebody types


async def test_the_games_of_a_person_are_offered_while_they_type(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    first = await stored(house, alice)
    second = await stored(house, alice, bob, game=OTHER)
    running = await house.open(alice, computers=1)
    offered = await alice.autocomplete(house.channel, "citadels replay", "game", "")
    assert [each["value"] for each in offered] == [second, first]
    for each, named, computers in zip(offered, ("alice, bob", "alice"), (2, 3), strict=True):
        line = SAY("history-choice", date="|", people=named, computers=computers, winners="|").split("|")[1]
        assert line in each["name"]
    few = f"3 {SAY('history-choice', date='', people='', computers=3, winners='').partition('3 ')[2][:4]}"
    for typed, found in ((" BOB", [second]), (few, [first]), (first, [first]), (running, []), ("?", [])):
        offered = await alice.autocomplete(house.channel, "citadels replay", "game", typed)
        assert [each["value"] for each in offered] == found
    assert await house.add("watcher").autocomplete(house.channel, "citadels replay", "game", "") == []


async def test_in_a_server_its_own_games_are_offered_and_in_direct_messages_all(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    other = house.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    traveller = other.add_member(alice.user)
    assert await traveller.autocomplete(channel, "citadels replay", "game", "") == []
    offered = await alice.user.autocomplete("citadels replay", "game", "")
    assert [each["value"] for each in offered] == [game]


async def test_a_replay_that_nobody_knows_leads_to_the_own_games(handlers: Handlers) -> None:
    game = await handlers.played(ALICE, BOB)
    seen = await handlers.ask(ALICE, REPLAY, game="something else")
    assert UNKNOWN in seen.text
    assert OpenReplay(game).custom_id in seen.ids
    assert (await handlers.ask(WATCHER, REPLAY, game="something else")).text == UNKNOWN


async def test_the_history_tells_how_each_game_ended_and_replays_it(handlers: Handlers) -> None:
    game = await handlers.played(ALICE, BOB)
    found = await handlers.bot.store.finished.get(game)
    assert found is not None
    for user in (ALICE, BOB):
        own = next(each for each in found.result.standings if each.user == user)
        seen = await handlers.ask(user, HISTORY)
        facts: dict[str, Any] = {
            "when": f"<t:{found.result.ended}:d>",
            "place": own.place,
            "points": own.total,
        }
        facts |= {"seats": 4, "resigned": "no", "server": "none"}
        assert any(SAY("history-game", rated=rated, **facts) in seen.text for rated in ("yes", "no"))
        assert all(f"**{each.name}** {each.total}" in seen.text for each in found.result.standings)
        assert step((await handlers.ask(user, seen.request(SAY("button-replay")))).components) == (1, 0)
    assert (await handlers.ask(WATCHER, HISTORY)).text.endswith(SAY("history-none"))


async def test_a_resigned_player_finds_the_game_too(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    asked = await bob.slash(house.channel, "citadels resign")
    await house.press_answer(bob, asked, SAY("games-resign"))
    await house.finish(game)
    result = await bob.slash(house.channel, "citadels history")
    scores = (await house.table(game)).game.view(None).scores
    named: dict[str, str | int] = {
        "when": "|",
        "resigned": "yes",
        "place": 2,
        "seats": 2,
        "points": next(each.total for each in scores if each.seat == 1),
        "server": "none",
    }
    line = SAY("history-game", rated="yes", **named).split("|")[1]
    unrated = SAY("history-game", rated="no", **named).split("|")[1].removeprefix(line)
    assert line in house.say(result)
    assert unrated not in house.say(result), "who leaves has lost"
    assert result.response is not None
    links = [each["url"] for each in walk(house.stored(result.response)) if each.get("url")]
    board = house.channel.history()[-1]
    assert links == [f"https://discord.com/channels/{house.guild.id}/{house.channel.id}/{board.id}"]


async def test_many_games_come_in_pages(handlers: Handlers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.review.replays.FINISHED_A_PAGE", 1)
    first, second = await handlers.played(ALICE), await handlers.played(ALICE, game=OTHER)
    page = await handlers.ask(ALICE, HISTORY)
    assert f"cit:replay:{second}" in page.ids
    page = await handlers.ask(ALICE, page.request(SAY("button-older")))
    assert f"cit:replay:{first}" in page.ids
    page = await handlers.ask(ALICE, page.request(SAY("button-newer")))
    assert f"cit:replay:{second}" in page.ids
    assert "2 of 2" in (await handlers.ask(ALICE, ShowHistory(999))).text


async def test_in_another_server_it_is_said_where_a_game_was(
    handlers: Handlers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(_guild: int) -> Any:
        return SimpleNamespace(name="The other place")

    monkeypatch.setattr(handlers.bot, "get_guild", found)
    await handlers.played(ALICE)
    assert "The other place" in (await handlers.ask(ALICE, HISTORY, server=ELSEWHERE)).text
    assert "The other place" not in (await handlers.ask(ALICE, HISTORY)).text

"""The record of a finished game."""

import json
import random
import string
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import fairness
from engine.setup.editions import EDITIONS
from engine.setup.plan import Plan
from engine.verify import verify
from storage.games.game_rows import Rows
from storage.maintenance import read_database
from storage.results.game_record import (
    GameRecord,
    NoRecordError,
    NotRecordableError,
    RecordedChoice,
    differing,
    read,
    recordable,
)
from storage.values import Click
from tests.storage.finished import record
from tests.storage.samples import GAME, OTHER, SECRET, START, lobby, opened, play_on, write

FLIPS = 400


async def test_a_record_tells_the_whole_game_and_nobody_s_id(over: Path):
    told = await record(over, GAME)
    assert [game.id for game in await read_database(over, recordable)] == [GAME]
    assert told.secret == SECRET
    assert [seat.click for seat in told.seats] == ["500", "501", "computer-2", "computer-3"]
    async with opened(over) as store:
        loaded = await store.games.load(GAME)
        choices = await store.games.choices(GAME, 9999)
        assert await store.finished.record(GAME) == told
    assert loaded
    assert loaded.stored.game
    assert (told.version, told.start) == (2, START)
    assert told.choices == tuple(
        RecordedChoice(seat=choice.seat, picks=choice.picks) for choice in choices if choice.number >= 0
    )
    by_seat = sorted(loaded.stored.game.state.scores)
    assert [score.total for score in told.scores] == [score.total for score in by_seat]
    assert [score.lines for score in told.scores] == [score.lines for score in by_seat]
    text = told.text()
    assert "101" not in json.dumps({**json.loads(text), "choices": []}).replace(told.seed, "")
    assert "person" not in text
    assert all(not finding.problem for finding in verify(told.transcript()))


async def test_a_game_dealt_without_the_start_click_stays_verifiable(tmp_path: Path):
    path = tmp_path / "games.sqlite3"
    async with opened(path) as store:
        await play_on(store, GAME, 5000)
    told = await record(path, GAME)
    assert (told.version, told.start) == (1, None)
    assert "start" not in json.loads(told.text())
    assert read(told.text().encode()) == told
    assert all(not finding.problem for finding in verify(told.transcript()))


async def test_names_are_there_if_they_are_wanted(over: Path):
    told = await record(over, GAME, names=True)
    assert [seat.name for seat in told.seats] == ["person 0", "person 1", "computer 2", "computer 3"]
    assert read(told.text().encode()) == told


async def test_no_flipped_character_goes_unnoticed(over: Path):
    told = await record(over, GAME, names=True)
    text, chance = told.text(), random.Random(FLIPS)
    unnoticed = 0
    for _ in range(FLIPS):
        place = chance.randrange(len(text))
        flipped = text[:place] + chance.choice(string.printable) + text[place + 1 :]
        try:
            other = read(flipped.encode())
        except NoRecordError:
            continue
        if other.intact:
            assert other == told, text[place - 20 : place + 20]
            unnoticed += 1
    assert unnoticed < FLIPS / 2  # only the bytes between values may change


async def test_each_part_is_checked_even_if_the_checksum_was_made_anew(over: Path):
    told = await record(over, GAME)
    scores = (told.scores[0].model_copy(update={"total": 99}), *told.scores[1:])
    forged: dict[str, dict[str, Any]] = {
        "commitment": {"commitment": fairness.commitment("22" * 32)},
        "seed": {"start": "601"},
        "choices": {"choices": told.choices[:-1]},
        "scores": {"scores": scores},
    }
    for subject, change in forged.items():
        other = read(told.model_copy(update=change).sealed().text().encode())
        assert other.intact
        assert subject in {each.subject for each in verify(other.transcript()) if each.problem}


async def changed(over: Path, **change: object) -> bytes:
    told = json.loads((await record(over, GAME)).text())
    return json.dumps({**told, **change}).encode()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"version": 4}, "version 4 is unknown; versions 1, 2 and 3 can be read"),
        ({"version": 3}, "version 3 has one"),
        ({"dealing": "lobby"}, "versions 1 and 2 have none"),
        ({"version": 1}, "version 1 has none"),
        ({"start": None}, "all others have one"),
        ({"version": 3, "dealing": "other"}, "dealing"),
        ({"start": "1:2"}, "start"),
        ({"format": "chess-game"}, "format"),
        ({"extra": 1}, "extra"),
        ({"edition": "1066"}, "1066"),
        ({"rules": {"city_size": "7"}}, "city_size"),
        ({"rules": {"no_such_switch": 7}}, "no_such_switch"),
        ({"secret": "11" * 31 + "1Z"}, "secret"),
        ({"seats": [{"click": "1:2"}]}, "seats.0.click"),
        ({"choices": [{"seat": True, "picks": ["end"]}]}, "choices.0.seat"),
        ({"choices": [{"seat": 8, "picks": ["end"]}]}, "choices.0.seat"),
        ({"choices": [{"seat": 0, "picks": ["\n"]}]}, "choices.0.picks.0"),
        ({"game": "aaaaaaaa\n"}, "game"),
        ({"cast": ["King"]}, "cast.0"),
        ({"seats": [{"click": str(seat)} for seat in range(9)]}, "seats"),
        ({"scores": [{"lines": [["Sum", 1]], "total": 1, "tie_break": [1]}]}, "scores.0.lines.0.0"),
        ({"scores": [{"lines": [["a", 1]], "total": 10**9, "tie_break": [1]}]}, "scores.0.total"),
        ({"checksum": "ab"}, "checksum"),
    ],
)
async def test_a_wrong_record_is_refused_with_the_reason(over: Path, change: dict[str, object], reason: str):
    with pytest.raises(NoRecordError, match=reason):
        read(await changed(over, **change))


async def test_no_field_may_be_missing(over: Path):
    told = json.loads((await record(over, GAME)).text())
    for field in told:
        with pytest.raises(NoRecordError, match=field):
            read(json.dumps({name: value for name, value in told.items() if name != field}).encode())


@pytest.mark.parametrize("text", [b"", b"[]", b"\xff\xfe", b'{"format":', b"[" * 100_000])
def test_a_text_that_is_no_json_is_refused(text: bytes):
    with pytest.raises(NoRecordError):
        read(text)


def test_the_rules_of_every_edition_come_back_from_what_differs():
    for edition in EDITIONS.values():
        for plan in (Plan(edition.id, short=True, tie_break="district-values"), Plan(edition.id)):
            assert differing(edition.id, edition.rules) == {}
            assert _through_a_record(edition.id, plan) == plan.rules()
    costs = replace(Plan().rules(), costs=(("keep", 9),))
    assert differing(Plan().edition, costs) == {"costs": [["keep", 9]]}


def _through_a_record(edition: str, plan: Plan) -> object:
    told = GameRecord(
        version=1,
        game=GAME,
        edition=edition,
        cast=(),
        uniques=(),
        rules=differing(edition, plan.rules()),
        seats=(),
        commitment="0" * 64,
        secret="0" * 64,
        seed="0" * 64,
        choices=(),
        scores=(),
    )
    return read(told.text().encode()).transcript().options.rules


@pytest.mark.parametrize(
    ("game", "reason"), [(OTHER, "isn't over"), ("cccccccc", "hasn't started"), ("dddddddd", "no game")]
)
async def test_there_is_no_record_of_a_game_that_is_not_over(over: Path, game: str, reason: str):
    async with opened(over) as store:
        await store.games.add(lobby("cccccccc"), Click(5, 101, "open"))
    with pytest.raises(NotRecordableError, match=reason):
        await record(over, game)


async def test_there_is_no_record_of_a_damaged_game(over: Path):
    async with opened(over) as store:
        sql = "UPDATE choices SET seat = 3 - seat WHERE game = ? AND number = 9"
        await write(store.database, sql, GAME)
    with pytest.raises(NotRecordableError, match="damaged: it isn't what was stored"):
        await record(over, GAME)


async def test_damage_of_which_an_error_says_nothing_is_told_by_its_name(
    over: Path, monkeypatch: pytest.MonkeyPatch
):
    def fail(*_: object) -> None:
        raise KeyError

    monkeypatch.setattr(Rows, "read", fail)
    with pytest.raises(NotRecordableError, match=r"damaged: KeyError\(\)"):
        await record(over, GAME)

"""A film has a frame for each round, is small, and is made quickly."""

import random
import time
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

import ai
from bot.pictures import film
from bot.pictures.alt import ALT_LETTERS
from bot.pictures.film import FILM_BYTES, FilmPicture, film_picture
from bot.tables.history import rounds_of
from engine.game import Game
from engine.replay import Move, Replay
from engine.setup.plan import Plan
from tests.bot.pictures.samples import EIGHT, say

# Whole games: measuring what they cover would take longer than playing them.
pytestmark = pytest.mark.no_cover


def replayed(seats: int) -> Replay:
    chance = random.Random(seats)
    options = Plan().options(seats)
    game = Game.new(options, seats, f"{seats:064x}")
    moves: list[Move] = []
    while decision := game.decision:
        picks = ai.choose(game.view(decision.seat), decision, chance)
        moves.append(Move(decision.seat, tuple(picks)))
        game.choose(decision.seat, picks)
    return Replay(options, seats, f"{seats:064x}", moves)


@pytest.fixture(scope="module")
def replay() -> Replay:
    return replayed(8)


@pytest.fixture(scope="module")
def picture(replay: Replay) -> FilmPicture:
    return film_picture(rounds_of(replay), EIGHT, say)


def test_a_film_has_a_frame_a_round_and_one_for_the_end(replay: Replay, picture: FilmPicture) -> None:
    labels = [frame.label for frame in picture.frames]
    assert labels == [
        *(say("picture-round", round=number) for number in range(1, len(replay.rounds) + 1)),
        say("picture-film-end"),
    ]
    scores = replay.end.view(None).scores
    assert [city.points for city in picture.frames[-1].cities] == [
        next(score.total for score in scores if score.seat == seat) for seat in range(8)
    ]


def test_a_film_of_eight_is_small_and_soon_made(picture: FilmPicture) -> None:
    picture.file()
    began = time.thread_time()
    file = picture.file()
    assert time.thread_time() - began < 2
    assert len(file) < FILM_BYTES


def test_a_film_moves_and_its_last_frame_stays_longest(picture: FilmPicture) -> None:
    image = Image.open(BytesIO(picture.file()))
    times: list[int] = []
    frames: set[bytes] = set()
    for number in range(len(picture.frames)):
        image.seek(number)
        times.append(image.info["duration"])
        frames.add(image.convert("RGB").tobytes())
    assert times[-1] == 4000
    assert {*times[:-1]} == {1100}
    assert len(frames) == len(picture.frames)
    assert image.width == 788


def test_of_a_long_game_every_so_many_frames_are_shown(picture: FilmPicture) -> None:
    many = replace(picture, frames=picture.frames * 8)
    image = Image.open(BytesIO(many.file()))
    assert getattr(image, "n_frames") <= 24  # noqa: B009 - only some kinds of images have it


def test_a_film_that_is_too_large_is_made_smaller(
    picture: FilmPicture, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = len(picture.file())
    monkeypatch.setattr(film, "FILM_BYTES", whole * 2 // 3)
    smaller = picture.file()
    assert len(smaller) <= whole * 2 // 3
    assert Image.open(BytesIO(smaller)).width < 875


def test_a_film_in_words_tells_the_end_and_each_round(picture: FilmPicture) -> None:
    text = picture.alt_text(say)
    assert len(text) <= ALT_LETTERS
    assert text.startswith(picture.frames[-1].caption)
    assert f"{say('picture-round', round=2)}: " in text

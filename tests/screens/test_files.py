"""A file of a picture is written if the picture differs, and otherwise left alone."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tests.screens import film
from tests.screens.files import write
from tests.screens.fold import PHONE


def png(colour: str, level: int) -> bytes:
    """Return a picture of one colour, compressed at a level."""
    file = BytesIO()
    Image.new("RGB", (200, 100), colour).save(file, "PNG", compress_level=level)
    return file.getvalue()


def test_a_file_that_shows_the_same_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "screen.png"
    write(png("navy", 9), path)
    kept = path.read_bytes()
    assert png("navy", 1) != kept
    write(png("navy", 1), path)
    assert path.read_bytes() == kept
    write(png("gold", 9), path)
    assert path.read_bytes() == png("gold", 9)


@pytest.mark.parametrize("scene", range(len(film.SCENES)))
def test_a_film_is_written_again_for_any_scene_that_changes(scene: int, tmp_path: Path) -> None:
    path = tmp_path / "game.gif"
    scenes = {
        name: Image.new("RGB", (PHONE[0], 9 + number), "navy") for number, name in enumerate(film.SCENES)
    }
    film.write(scenes, path)
    kept = path.read_bytes()
    path.write_bytes(kept + b"\0")
    film.write(scenes, path)
    assert path.read_bytes() == kept + b"\0"
    scenes[film.SCENES[scene]] = Image.new("RGB", (PHONE[0], 30), "gold")
    film.write(scenes, path)
    assert path.read_bytes() != kept + b"\0"

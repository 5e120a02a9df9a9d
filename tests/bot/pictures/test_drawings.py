"""Every card has a drawing, and every drawing can be read and drawn."""

import pytest

from ai.ways import PERSONAS
from bot.pictures.drawings import drawing, names, right_of, shapes
from bot.pictures.held import HeldCard
from bot.pictures.palette import GROUNDS, TABLE, TONES, index
from bot.pictures.ranks import RANK_MARK_SYMBOLS
from bot.pictures.skylines import building_name
from bot.pictures.stamps import silhouette, stamp
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import CHARACTER_CARDS
from engine.cards.districts import DISTRICT_KINDS, DISTRICTS
from engine.hooks import MARKS

OPPONENTS = [f"opponent-{number}" for number in range(1, PERSONAS + 1)]
FOLDERS = ("portraits", "buildings", "scenery", "symbols", "types")
ALL = [(folder, name) for folder in FOLDERS for name in names(folder)]


def test_every_character_has_a_portrait_of_its_own() -> None:
    assert {*names("portraits")} == {*CHARACTER_CARDS, *OPPONENTS}


def test_opponents_stand_on_a_plain_ground_as_they_are_no_characters() -> None:
    rays = drawing("portraits", "king").shapes[0].tone
    assert all(drawing("portraits", name).shapes[0].tone != rays for name in OPPONENTS)
    assert len({drawing("portraits", name).shapes for name in OPPONENTS}) == len(OPPONENTS)


def test_every_district_and_every_action_card_has_a_building_of_its_own() -> None:
    assert {*names("buildings")} == {*DISTRICTS, *ACTION_CARDS, "any_unique"}


def test_a_card_without_a_drawing_takes_the_one_for_any_unique_district() -> None:
    assert building_name("a-card-of-tomorrow") == "any_unique"


def test_every_type_has_a_silhouette() -> None:
    assert {*names("types")} == {*DISTRICT_KINDS, "none"}


def test_every_mark_has_a_symbol_of_its_own() -> None:
    assert {*MARKS, "pile"} == RANK_MARK_SYMBOLS.keys()
    assert len({*RANK_MARK_SYMBOLS.values()}) == len(RANK_MARK_SYMBOLS)
    assert {*RANK_MARK_SYMBOLS.values()} <= {*names("symbols")}


def test_a_drawing_names_only_tones_of_the_palette() -> None:
    for folder, name in ALL:
        found = drawing(folder, name)
        tones = {"a", "b", "c"} if folder in ("symbols", "types") else TONES.keys()
        assert {found.tone(shape.tone) for shape in found.shapes} <= tones, (folder, name)


def test_a_drawing_can_be_seen() -> None:
    for folder, name in ALL:
        if folder in ("symbols", "types"):
            assert sum(silhouette(folder, name, 40).tobytes()) > 255 * 40 * 40 * 0.06, (folder, name)
            continue
        found = stamp(folder, name, 30, TABLE)
        image, cover = found.image.tobytes(), found.cover.tobytes()
        assert cover.count(255) > len(cover) * 0.1, (folder, name)
        inks = {place for place, seen in zip(image, cover, strict=True) if seen}
        assert len(inks - {index(TABLE)}) >= 4, (folder, name)


def test_portraits_have_different_skins_and_grounds() -> None:
    heads = [drawing("portraits", name).tones for name in names("portraits")]
    assert len({head["skin"] for head in heads}) == 5
    assert {head["ground"] for head in heads} <= {*GROUNDS}


def test_the_types_differ_without_their_colours() -> None:
    """For any two silhouettes, at least a tenth of the area is in only one of them."""
    size = 48
    outlines = [silhouette("types", kind, size).tobytes() for kind in (*DISTRICT_KINDS, "none")]
    for place, one in enumerate(outlines):
        for other in outlines[:place]:
            apart = sum(abs(a - b) for a, b in zip(one, other, strict=True)) / 255
            assert apart > size * size * 0.1


def test_every_reason_in_a_hand_has_a_sign_of_its_own() -> None:
    from bot.pictures.held import CARD_STATE_SYMBOLS as REASONS

    signs = [REASONS[state] for state in ("now", "ready", "gold", "there", "no")]
    assert len({*signs}) == len(signs)
    assert {*signs} <= {*names("symbols")}
    assert REASONS[HeldCard.__dataclass_fields__["state"].default] == ""


@pytest.mark.parametrize("line", ["gold x 1 2 3", "gold p 1", "gold c 1 2", "gold"])
def test_a_line_that_says_nothing_is_told(line: str) -> None:
    with pytest.raises(ValueError, match=line):
        list(shapes([line], 24, None, {}))


def test_what_lies_left_of_the_light_is_cut_off_and_a_corner_on_its_edge_stays() -> None:
    assert right_of([(0, 0), (4, 0), (4, 4), (0, 4)], 2) == [(2, 0), (4, 0), (4, 4), (2, 4)]
    triangle = [(2.0, 2.0), (4.0, 0.0), (4.0, 4.0)]
    assert right_of(triangle, 2) == triangle

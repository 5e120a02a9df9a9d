"""The lines of seats: their heights, the content of their walls, and what only their reader sees."""

from dataclasses import replace

import pytest

from bot.pictures.canvas import WIDTH, Canvas, height_of, stacked
from bot.pictures.models import STAND_IN, City, SeatLine
from bot.pictures.palette import FRESH, KILLED, STONE, TABLE, index
from bot.pictures.ranks import LOW_RANKS, low_ranks_part
from bot.pictures.seat_lines import LineSize, cities_of, line_parts, lines_of
from bot.pictures.seat_parts import draw_slots, is_near, slots_of
from bot.pictures.stamps import pixels
from bot.words.language import Language, locales
from engine.events import Destroyed
from engine.view import MarkView, View
from tests.bot.pictures.samples import FOUR, ROUND, few_players, four_players, say, worst_board

SIZES: tuple[LineSize, ...] = ("named", "tall", "low", "flat")


def lines(view: View, language: Language = say) -> tuple[SeatLine, ...]:
    return lines_of(view, cities_of(view, FOUR, language, events=ROUND), language)


def drawn(seats: tuple[SeatLine, ...], size: LineSize, language: Language = say) -> Canvas:
    return stacked(line_parts(seats, size, language))


def shape(city: City) -> str:
    return "".join(slot.sign[:1] or ("#" if slot.card else "-") for slot in slots_of(city))


def test_a_wall_tells_what_stands_what_fell_and_what_is_to_come() -> None:
    built, _, near, fell = (each.city for each in lines(four_players()))
    assert shape(built) == "####---"
    assert shape(near) == "######f"
    assert is_near(near)
    # Three of seven are built, but one counts twice; one fell, and a tent lies beside them.
    assert shape(fell) == "##f---#"
    assert shape(replace(near, size=7, completed=True)) == "######"


def test_the_last_slot_keeps_its_flag_where_a_district_fell() -> None:
    near = lines(four_players())[2].city
    assert shape(replace(near, lost=near.districts[:1])) == "######ff"


def test_the_lines_of_few_seats_are_higher_than_flat_ones() -> None:
    seats = lines(four_players())
    heights = {size: height_of(line_parts(seats, size, say)) for size in SIZES}
    assert heights["tall"] == 4 * 44
    assert heights["low"] == 4 * 37
    assert heights["flat"] == 4 * 31
    assert heights["named"] > heights["tall"]


@pytest.mark.parametrize("size", SIZES)
def test_a_line_is_drawn_where_it_is_expected(size: LineSize) -> None:
    seats = lines(four_players())
    canvas = drawn(seats, size)
    assert canvas.image.size == (pixels(WIDTH), pixels(height_of(line_parts(seats, size, say))))
    # The second line begins below the first one, with only the table between them.
    gap = pixels(height_of(line_parts(seats[:1], size, say)))
    assert set(canvas.image.crop((0, gap - 2, canvas.image.width, gap + 2)).tobytes()) == {index(TABLE)}


def test_only_the_reader_sees_their_own_face_and_their_plate() -> None:
    told = replace(four_players(), seat=3, characters=("warlord",))
    own = lines(told)[3]
    assert own.you
    assert own.shut == {"warlord"}
    assert [each.id for each in own.city.characters] == ["warlord"]
    assert [each.you for each in lines(told)] == [False, False, False, True]
    public = lines(four_players())
    assert not any(each.you or each.shut for each in public)
    assert not public[3].city.characters


def test_the_character_that_plays_is_the_large_one_of_two() -> None:
    seen = few_players(2)
    both = replace(seen, seat=0, characters=("thief", "merchant"))
    assert [each.id for each in lines_of(both, cities_of(both, FOUR, say), say)[0].city.characters] == [
        "thief",
        "merchant",
    ]


@pytest.mark.parametrize("size", SIZES)
def test_a_seat_for_which_a_computer_plays_on_is_marked_with_or_without_a_face(size: LineSize) -> None:
    for seat in lines(four_players()):
        marked = replace(seat, city=replace(seat.city, face=STAND_IN))
        assert drawn((seat,), size).image.tobytes() != drawn((marked,), size).image.tobytes()


@pytest.mark.parametrize("size", SIZES)
def test_a_killed_face_is_crossed_once_it_was_shown(size: LineSize) -> None:
    seen = four_players()
    covered = lines(seen)
    assert not any(each.killed for each in covered)
    mark = MarkView("killed", "merchant", 0, None)
    shown = lines(replace(seen, marks=(mark,)))
    assert [bool(each.killed) for each in shown] == [False, False, True, False]
    assert index(KILLED) in set(drawn(shown[2:3], size).image.tobytes())


def test_the_reader_sees_at_once_that_they_were_killed() -> None:
    seen = replace(four_players(), seat=3, characters=("magician",))
    assert lines(seen)[3].killed == {"magician"}


def test_new_and_lost_districts_are_marked() -> None:
    cities = cities_of(four_players(), FOUR, say, events=(*ROUND, Destroyed(0, 1, "cathedral", 4)))
    assert [card.id for card in cities[1].districts if card.new] == ["harbor"]
    assert [card.id for card in cities[1].lost] == ["cathedral"]


def test_a_slot_has_another_ground_as_long_as_its_district_is_new() -> None:
    city = lines(four_players())[1].city
    assert {card.new for card in city.districts} == {True, False}
    canvas, slots = Canvas(WIDTH, 20, TABLE), slots_of(city)
    draw_slots(canvas, city, (0, 0, WIDTH, 20), 10)
    for place, slot in enumerate(slots):
        corner = canvas.image.getpixel((pixels(place * WIDTH / len(slots) + 2), pixels(2)))
        if slot.card:
            assert corner == index(FRESH if slot.card.new else STONE)


def test_nobody_leads_where_four_are_equal() -> None:
    seen = four_players()
    same = replace(seen, seats=tuple(replace(seen.seats[0], seat=seat) for seat in range(4)))
    assert not any(city.leads for city in cities_of(same, FOUR, say))
    assert [city.leads for city in cities_of(seen, FOUR, say)] == [False, False, True, False]


@pytest.mark.parametrize("language", locales())
@pytest.mark.parametrize("players", range(2, 9))
def test_the_worst_lines_stay_within_the_picture(players: int, language: str) -> None:
    """Names of twenty wide letters, ten districts, marks, and the words of each language."""
    seats = tuple(SeatLine(city) for city in worst_board(players).cities)
    for size in SIZES:
        canvas = drawn(seats, size, Language(language))
        edge = canvas.image.crop((0, 0, pixels(1.5), canvas.image.height))
        assert set(edge.tobytes()) == {index(TABLE)}


def test_a_low_row_of_ranks_is_as_high_as_it_says() -> None:
    canvas = Canvas(WIDTH, LOW_RANKS + 10, TABLE)
    low_ranks_part(worst_board(4).ranks).draw(canvas, 5)
    for edge in ((0, 0, canvas.image.width, pixels(5)), (0, pixels(5 + LOW_RANKS) + 1, *canvas.image.size)):
        assert set(canvas.image.crop(edge).tobytes()) == {index(TABLE)}

"""The id of a control becomes its request again. An id that somebody made up becomes nothing."""

from typing import Annotated

import pytest

from bot.controls.request import FieldText, GameRequest, Request, decode, pack, unpack
from bot.controls.requests import PickOrder, PickRound, PickSeats, SetTournament, ShowLeaderboard, ShowStep
from tests.bot.controls.control_client import kinds
from tests.bot.controls.ids import IDS
from tests.bot.screens.build import GAME

LONGEST = 100  # The most letters that Discord accepts in an id.


def test_every_declared_control_is_in_the_list() -> None:
    assert {type(each) for each in IDS.values()} == {each for each in kinds() if each.id}


def test_a_request_has_its_id_and_is_read_back_from_it() -> None:
    for custom_id, request in IDS.items():
        assert request.custom_id == custom_id
        assert decode(custom_id) == request
        assert len(custom_id) <= LONGEST


@pytest.mark.parametrize(
    "made_up",
    [
        "",
        "cit",
        "cit:",
        "join:abcdefgh",
        "CIT:join:abcdefgh",
        "cit:leaders",
        "cit:learn",
        "cit:learn:go-on:on",
        "cit:new:",
        "cit:answer:abcdefgh:00c0ffee00c0ffee:-1",
        "cit:answer:abcdefgh:00c0ffee00c0ffee:1:1",
        "cit:line:abcdefgh:00c0ffee00c0ffee:1",
        "cit:line:abcdefgh:00c0ffee00c0ffee:1-",
        "cit:line:abcdefgh:00c0ffee00c0ffee:1-b",
        "cit:answer:ABCDEFGH:00c0ffee00c0ffee:1",
        "cit:answer:abcdefg:00c0ffee00c0ffee:1",
        "cit:answer:abcdefgh:00C0FFEE00C0FFEE:1",
        "cit:answer:abcdefgh:7:1",
        "cit:answer:abcdefgh:٧0c0ffee00c0ffee:1",
        "cit:menu:abcdefgh:00c0ffee00c0ffee:10",
        "cit:done:abcdefgh:00c0ffee00c0ffee:xyz",
        "cit:page:abcdefgh:00c0ffee00c0ffee:0:",
        "cit:dance:abcdefgh",
        "cit:join:abcdefgh\n",
        "cit:set:abcdefgh:main:short",
        "cit:set:abcdefgh:cellar:short:on",
        "cit:set:abcdefgh:main:short:on:off",
        "cit:pick:abcdefgh:main:uniques-10",
        "cit:pick:abcdefgh:main:",
        "cit:step:abcdefgh:7",
        "cit:step:abcdefgh:home:7",
        "cit:step:abcdefgh:next:-1",
        "cit:step:abcdefgh:next:1234567",
        "cit:round:abcdefgh:7",
        "cit:history:",
        "cit:history:abcdefgh",
        "cit:page:abcdefgh:00c0ffee00c0ffee:0:" + "f" * 41,
        "cit:privacy:erase",
        "cit:erase:00c0ffee00c0ffe",
        "cit:erase:00C0FFEE00C0FFEE",
        "cit:erase:",
        "cit:server:seasons",
        "cit:server:seasons:OFF",
        "cit:server:seasons:off:on",
        "cit:server:" + "s" * 21 + ":off",
        "cit:server-pick:",
        "cit:server-page:cellar",
        "cit:server-set:1",
        "cit:server-delete:",
        "cit:server-delete:-1",
        "cit:server-delete:٣",
        "cit:server-delete:" + "9" * 16,
        "cit:leaders:show:server:season:rating:1:0",
        "cit:leaders:show:server:season:rating:9:0",
        "cit:leaders:show:server:season:rating:0:1234567",
        "cit:leaders:show:server:season:rating:0:-1",
        "cit:leaders:show:world:season:rating:0:0",
        "cit:leaders:by:server:season:rating:0:0",
        "cit:profile:-5:main",
        "cit:profile:9000000000000000000:main",
        "cit:profile:12345678901234567890:main",
        "cit:profile:1:all",
        "cit:shown:maybe",
    ],
)
def test_made_up_ids_belong_to_no_control(made_up: str) -> None:
    assert decode(made_up) is None


@pytest.mark.parametrize("indexes", [(), (0,), (1, 5), tuple(range(0, 160, 7))])
def test_picks_survive_the_way_through_an_id(indexes: tuple[int, ...]) -> None:
    assert unpack(pack(indexes)) == indexes


@pytest.mark.parametrize(
    ("values", "number"),
    [(("31",), 31), ((), 7), (("-1",), 7), (("x",), 7), (("1234567",), 7), (("²",), 7), (("1", "2"), 7)],
)
def test_a_pick_that_is_no_number_is_the_default(values: tuple[str, ...], number: int) -> None:
    assert PickRound(GAME, step=7).meant(values) == ShowStep(GAME, "first", number)


def test_a_menu_with_the_fields_of_its_parent_asks_for_what_the_parent_does() -> None:
    board = PickOrder("server", "always", "wins", 2)
    assert board.meant(("rating",)) == ShowLeaderboard("server", "always", "rating", 2, 0)
    assert board.meant(("height",)) == ShowLeaderboard("server", "always", "wins", 2, 0)
    assert PickSeats("server", "always", "wins", 2).meant(("0",)) == ShowLeaderboard(
        "server", "always", "wins", 0, 0
    )


def test_a_menu_with_a_field_of_its_own_asks_for_itself() -> None:
    menu = SetTournament(GAME, "length")
    assert menu.meant(("3",)) == SetTournament(GAME, "length", "3")
    assert menu.meant(()) == menu


def test_a_field_with_a_default_is_no_part_of_the_id() -> None:
    class Measure(GameRequest, id="measure"):
        length: Annotated[int, FieldText("[0-9]", int)]
        unit: str = "cm"

    assert decode("cit:measure:abcdefgh:3") == Measure("abcdefgh", 3)
    assert Measure("abcdefgh", 3, "m").custom_id == "cit:measure:abcdefgh:3"


def test_two_requests_may_not_have_the_same_id() -> None:
    with pytest.raises(ValueError, match="two requests have the id join"):
        type("Other", (Request,), {}, id="join")


def test_a_field_without_a_form_in_ids_is_refused() -> None:
    with pytest.raises(TypeError, match="weight"):
        type("Weigh", (Request,), {"__annotations__": {"weight": float}}, id="weigh")

"""Rank 9: the Tax Collector."""

import pytest

from engine.errors import SetupError
from tests.engine.characters.witchcraft import WITCH, bewitch, bewitched
from tests.engine.laid_out import options_with
from tests.engine.stories import stories
from tests.engine.table import Table

TAX = "tax_collector"


def builder(character: str = "merchant", gold: int = 9, *hand: str, seats: int = 4) -> Table:
    """Seat 1 has gathered as this character and may build; the Tax Collector is in the cast."""
    table = Table(seats, character, TAX)
    table.seat(1, character)
    table.call(character, "gather:gold")
    table.seat(1, gold=gold, hand=hand)
    return table


def pile(table: Table) -> int:
    """Return the gold on the token, as everybody sees it."""
    return dict(table.view(None).piles).get(TAX, 0)


test_cases = stories("""
builders are taxed and the tax collector takes it
    seat 1: merchant
    > merchant: gather:gold
    seat 1: gold 4, hand manor; seat 2: tax_collector
    > build:manor
    = gold 1: 0; tax: 1; told: taxed seat=1 gold=1
    > skip to: seat=2 character=tax_collector; use:collect-tax
    = gold 2: 1; tax: 0; told: collected-tax seat=2 gold=1; cannot: use:collect-tax
f104 the tax collector is exempt in his own turn alone
    seats: 3; seat 1: king tax_collector, gold 9, hand tavern temple
    > king: gather:gold build:tavern
    = tax: 1  # his other character pays
    > skip to: seat=1 character=tax_collector; gather:gold build:temple
    = tax: 1
f32 f104 the magistrate pays for what he confiscates if he has gold
    with: 2 1 | 0 0
    cast: tax_collector; seat 0: magistrate, gold {1}; seat 1: merchant, gold 3, hand manor
    mark: warrant merchant by 0
    > merchant: gather:gold build:manor yes
    = city 0: manor; gold 0: {2}; gold 1: 5; tax: {2}
each district is taxed
    cast: tax_collector; seat 1: architect
    > architect: gather:gold
    seat 1: gold 9, hand tavern temple market
    > build:tavern build:temple build:market
    = tax: 3; gold 1: 2
f104 a player without gold pays nothing
    cast: tax_collector; seat 1: merchant
    > merchant: gather:gold
    seat 1: gold 3, hand manor
    > build:manor
    = gold 1: 0; tax: 0
f105 the tax is paid before the next district
    cast: tax_collector; seat 1: architect
    > architect: gather:gold
    seat 1: gold 5, hand castle tavern
    > build:castle
    = gold 1: 0; cannot: build:tavern
f106 the tax comes before the poor house
    cast: tax_collector; seat 1: merchant
    > merchant: gather:gold
    seat 1: gold 4, hand manor, city poor_house
    > build:manor end
    = gold 1: 1
""")


@pytest.mark.parametrize("fate", ["unchosen", "killed", "face-up"])
def test_the_tax_does_not_ask_what_became_of_the_tax_collector(fate: str) -> None:
    table = Table(4, TAX)
    table.seat(1, "merchant", gold=5, hand=["manor"])
    if fate == "killed":
        table.set_characters(2, TAX)
        table.mark("killed", TAX, by=3)
    elif fate == "face-up":
        table.face_up(TAX)
    table.call("merchant", "gather:gold", "build:manor")
    assert pile(table) == 1


@pytest.mark.parametrize(
    ("city", "card", "answers"),
    [
        (["framework"], "manor", ("pay:framework",)),
        (["tavern"], "necropolis", ("pay:necropolis", "district:tavern")),
        ([], "stables", ()),
    ],
)
def test_f104_free_builds_and_stables_are_taxed(city: list[str], card: str, answers: tuple[str, ...]) -> None:
    table = builder("merchant", 9, card)
    table.set_city(1, *city)
    table.play(f"build:{card}", *answers)
    assert card in table.city(1)
    assert pile(table) == 1


def test_f107_the_token_keeps_its_gold_and_it_is_nobodys() -> None:
    table = builder("merchant", 4, "manor")
    table.play("build:manor")
    table.finish_round()
    assert pile(table) == 1
    table.last_round()
    table.seat(2, TAX, city=["imperial_treasury"])
    table.state.piles[TAX] = 7
    table.mark("killed", TAX, by=3)
    table.call("warlord")
    table.finish_round()
    assert "imperial_treasury" not in table.points(2), "the gold on the token is in no stash (F99)"


def test_f108_two_players_have_no_tax_collector() -> None:
    with pytest.raises(SetupError):
        options_with(2, TAX).check(2)


def test_f17_the_witch_takes_the_tax_and_pays_none() -> None:
    table = bewitched(TAX)
    table.ask_everything()
    table.state.piles[TAX] = 4
    bewitch(table, TAX)
    before = table.gold(WITCH)
    table.play("use:collect-tax")
    assert table.gold(WITCH) == before + 4
    table.seat(WITCH, gold=3, hand=["tavern"])
    table.play("build:tavern")
    assert table.gold(WITCH) == 2


def test_the_token_belongs_to_the_copy_of_a_game() -> None:
    table = builder("merchant", 4, "manor")
    twin = table.game.copy()
    table.play("build:manor")
    assert twin.state.piles == {}
    assert table.state.copy() == table.state

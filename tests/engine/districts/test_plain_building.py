"""Districts that change what may be built: Quarry, Factory, Stables, Monument, Secret Vault."""

from tests.engine.stories import stories
from tests.engine.table import Table


def builds(table: Table) -> list[str]:
    """Return the districts that the open menu offers to build."""
    return [option.removeprefix("build:") for option in table.options if option.startswith("build:")]


def merchant(*hand: str, gold: int = 20, city: tuple[str, ...] = (), character: str = "merchant") -> Table:
    """Seat 0 plays a character with these cards, has gathered and may build."""
    table = Table(4, character)
    table.seat(0, character, gold=gold - 2, hand=hand, city=city)
    table.call(character, "gather:gold")
    return table


def hindrance(table: Table, card: str) -> str:
    """Return why seat 0 can't build the card, from its own view."""
    return next(each.hindrance for each in table.view(0).hand if each.card == card)


def test_without_a_quarry_no_district_is_built_twice() -> None:
    table = merchant("tavern", "manor", city=("tavern",))
    assert builds(table) == ["manor"]
    assert hindrance(table, "tavern") == "identical"


def test_quarry_lets_any_number_of_identical_districts_be_built() -> None:
    table = merchant("tavern", city=("quarry", "tavern", "tavern"))
    table.play("build:tavern")
    assert table.city(0).count("tavern") == 3


test_cases = stories("""
quarry of somebody else does not help
    seat 0: merchant, gold 5, hand tavern, city tavern; seat 1: city quarry
    > merchant: gather:gold
    = builds: -
f35 quarry does not let the magistrate have identical districts
    seat 0: magistrate, city quarry tavern; seat 1: merchant, gold 1, hand tavern
    mark: warrant merchant by 0
    > merchant: gather:gold build:tavern
    = asked: 0; offered: no
factory makes other unique districts one cheaper for its owner
    seat 0: merchant, gold 2, hand smithy manor, city factory
    > merchant: gather:gold
    = builds: manor smithy
    > build:smithy
    = gold 0: 0; told of: built gold=4
f27 factory a confiscation returns what was really paid
    seat 0: magistrate, gold 0; seat 1: merchant, gold 4, hand smithy, city factory
    mark: warrant merchant by 0
    > merchant: gather:gold build:smithy yes
    = city 0: smithy; gold 1: 6
stables do not count towards the limit
    seat 0: merchant, gold 18, hand stables tavern market
    > merchant: gather:gold build:stables
    = built: 0
    > build:tavern
    = builds: -; city 0: stables tavern
stables can be built when the limit is reached
    seat 0: merchant, gold 18, hand stables tavern market
    > merchant: gather:gold build:tavern
    = builds: stables
    > build:stables
f26 confiscated stables leave the target its build and the next one is safe
    seat 0: magistrate; seat 1: merchant, gold 3, hand stables manor; mark: warrant merchant by 0
    > merchant: gather:gold build:stables yes
    = asked: 1; gold 1: 5
    > build:manor
    = asked: 1  # only the first paid build of the turn can be confiscated
    = city 1: manor; city 0: stables
f35 quarry does not let the marshal or diplomat have identical districts
    with: marshal marshal: seize | diplomat diplomat: exchange
    seat 0: {1}, gold 9, city quarry tavern; seat 1: city tavern
    > {2}
    = cannot: use:{3}
f67 stables are no exception for the navigator
    seat 0: navigator, gold 18, hand stables
    > navigator: gather:gold
    = builds: -
f83 monument not even if a framework of five makes room for it
    # The city has five districts when it is to be built.
    seat 0: merchant, gold 18, hand monument, city castle manor tavern market framework
    > merchant: gather:gold
    = builds: -
f98 secret vault not by a framework either
    seat 0: merchant, gold 18, hand secret_vault tavern, city framework factory
    > merchant: gather:gold
    = builds: tavern
""")


def test_factory_does_not_make_itself_or_other_types_cheaper() -> None:
    table = merchant("factory", gold=4)
    assert builds(table) == []
    table = merchant("palace", gold=4, city=("factory",))
    assert builds(table) == []


def test_factory_leaves_the_current_cost_of_what_stands() -> None:
    """It lowers neither points nor the price for rank 8."""
    table = Table(4)
    table.seat(0, city=["factory", "smithy"])
    assert [each.cost for each in table.view(None).seats[0].city] == [5, 5]


def test_f83_monument_needs_a_city_of_four_districts_or_fewer() -> None:
    four = ("castle", "manor", "tavern", "market")
    assert builds(merchant("monument", city=four)) == ["monument"]
    table = merchant("monument", city=(*four, "docks"))
    assert builds(table) == []
    assert hindrance(table, "monument") == "card-forbids"


def test_f84_monument_has_the_same_number_with_two_seats() -> None:
    for districts, allowed in ((4, True), (5, False)):
        table = Table(2)
        city = ["castle", "manor", "tavern", "market", "docks"][:districts]
        table.seat(0, "merchant", gold=9, hand=["monument"], city=city)
        table.call("merchant", "gather:gold")
        assert ("build:monument" in table.options) is allowed


def test_f98_secret_vault_can_never_be_built() -> None:
    table = merchant("secret_vault")
    assert builds(table) == []
    assert hindrance(table, "secret_vault") == "card-forbids"


def test_f98_secret_vault_is_a_card_like_any_other_in_the_hand() -> None:
    table = merchant("secret_vault", city=("laboratory",))
    table.play("use:laboratory", "card:secret_vault")
    assert table.bottom() == ["secret_vault"]
    table = merchant("secret_vault", "thieves_den", gold=5)
    table.play("build:thieves_den", "card:secret_vault")
    assert table.city(0) == ["thieves_den"]

"""Districts that are paid for by destroying another one: Framework and Necropolis."""

from tests.engine.districts.payers import merchant
from tests.engine.stories import stories
from tests.engine.table import Table, museum

# Framework


test_framework = stories("""
framework is destroyed instead of paying
    seat 0: merchant, gold 0, hand palace, city framework manor
    > merchant: gather:gold build:palace
    = kind: pay; offered: pay:framework
    > pay:framework
    = city 0: manor palace; gold 0: 2; bottom: framework
    = told: sacrificed seat=0 card=framework reason=framework
framework is not lost by a slip of the finger
    # Even as the only way of paying it is asked for, and can be taken back.
    seat 0: merchant, gold 0, hand palace, city framework
    > merchant: gather:gold build:palace back
    = kind: turn; city 0: framework; hand 0: palace
framework is a choice where gold is enough
    seat 0: merchant, gold 0, hand tavern, city framework
    > merchant: gather:gold build:tavern
    = offered: pay:gold pay:framework
    > pay:gold
    = city 0: framework tavern
framework builds count towards the limit
    seat 0: merchant, gold 3, hand palace tavern, city framework
    > merchant: gather:gold build:palace pay:framework
    = cannot: build:tavern
framework of somebody else does not help
    seat 0: merchant, hand palace; seat 1: city framework
    > merchant: gather:gold
    = cannot: build:palace
f23 framework build is not confiscated
    seat 0: magistrate; seat 1: merchant, gold 0, hand palace, city framework; mark: warrant merchant by 0
    > merchant: gather:gold build:palace pay:framework
    = asked: 1; city 1: palace
f65 alchemist gets nothing back for a framework build
    seat 0: alchemist, hand palace, city framework
    > alchemist: gather:gold build:palace pay:framework
    = told of: turn-ended seat=0; gold 0: 2
f67 framework does not make the navigator build
    seat 0: navigator, hand palace, city framework
    > navigator: gather:gold
    = cannot: build*
f23 framework leaves the next paid build to the magistrate
    seat 0: magistrate; seat 1: architect, gold 0, hand palace tavern, city framework
    mark: warrant architect by 0
    > architect: gather:gold build:palace pay:framework build:tavern
    = kind: confiscate
    > yes
    = city 0: tavern
f104 framework and necropolis builds are taxed
    with: palace build:palace,pay:framework | necropolis build:necropolis,pay:necropolis,district:manor
    seat 0: merchant, hand {1}, city framework manor; seat 1: tax_collector
    > merchant: gather:gold {2}
    = gold 0: 1
f45 framework and necropolis pay for the wizards immediate build
    with: palace build:palace,pay:framework | necropolis build:necropolis,pay:necropolis,district:framework
    seat 0: wizard, city framework; seat 1: hand {1}
    > wizard: gather:gold use:wizard seat:1 {2}
    = city 0: {1}; hand 1: -
""")


def test_f71_a_framework_may_go_in_the_own_complete_city() -> None:
    """Complete cities are safe from rank 8, not from their own players."""
    complete = ("framework", "castle", "manor", "temple", "church", "tavern", "market")
    table = merchant("palace", gold=2, city=complete)
    assert table.view(None).seats[0].completed
    table.play("build:palace", "pay:framework")
    assert "framework" not in table.city(0)
    assert "palace" in table.city(0)


# Necropolis


test_necropolis = stories("""
necropolis is built by destroying a district
    seat 0: merchant, gold 0, hand necropolis, city manor temple
    > merchant: gather:gold build:necropolis
    = kind: necropolis; offered: district:manor district:temple
    > district:temple
    = city 0: manor necropolis; gold 0: 2; bottom: temple
necropolis the choice can be taken back
    seat 0: merchant, gold 0, hand necropolis, city manor temple
    > merchant: gather:gold build:necropolis back
    = kind: turn; city 0: manor temple
necropolis counts towards the limit
    seat 0: merchant, gold 0, hand necropolis tavern, city manor
    > merchant: gather:gold build:necropolis district:manor
    = cannot: build:tavern
f72 keep may be destroyed for the own necropolis
    seat 0: merchant, gold 0, hand necropolis, city keep
    > merchant: gather:gold build:necropolis district:keep
    = city 0: necropolis
f24 necropolis by sacrifice is not confiscated for gold it is
    with: necropolis district:manor 1 asked 1 | gold yes 0 gold,1 5
    seat 0: magistrate; seat 1: merchant, gold 3, hand necropolis, city manor; mark: warrant merchant by 0
    > merchant: gather:gold build:necropolis pay:{1} {2}
    = city {3}: necropolis; {4}: {5}
f102 a district built by sacrifice scores its full cost
    with: palace build:palace,pay:framework | necropolis build:necropolis,pay:necropolis,district:framework
    seat 0: merchant, gold 0, hand {1}, city manor framework
    > merchant: gather:gold {2}
    = city 0: manor {1}
    last round
    > finish round
    = points 0 districts: 8
""")


def test_necropolis_needs_gold_where_there_is_no_district() -> None:
    assert "build:necropolis" not in merchant("necropolis", gold=4).options
    table = merchant("necropolis", gold=5)
    table.play("build:necropolis")
    assert table.gold(0) == 0


def test_f79_museum_cards_go_under_the_deck_when_it_is_sacrificed() -> None:
    table = Table(4)
    table.seat(0, "merchant", hand=["necropolis"], city=[museum("tavern", "palace")])
    table.call("merchant", "gather:gold", "build:necropolis", "district:museum")
    assert sorted(table.bottom(3)) == ["museum", "palace", "tavern"]
    assert "palace" not in str(table.events)


def test_f85_a_complete_city_may_be_sacrificed_from_and_stays_the_first() -> None:
    city = ("manor", "castle", "palace", "temple", "church", "tavern", "market")
    table = merchant("necropolis", city=city)
    table.state.completed.append(0)
    table.last_round()
    table.play("build:necropolis", "district:palace")
    table.finish_round()
    assert table.points(0)["first-completed"] == 4

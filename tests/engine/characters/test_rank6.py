"""Rank 6: Merchant, Alchemist, Trader."""

from tests.engine.stories import stories

test_cases = stories("""
merchant takes gold for trade districts and one more
    seat 1: merchant, city tavern docks manor
    > merchant: use:income-trade use:merchant-gold
    = gold 1: 3; cannot: use:merchant-gold
f112 the merchants gold does not depend on gathering
    seat 1: merchant; deck: market docks
    > merchant: gather:cards card:docks use:merchant-gold
    = gold 1: 1
alchemist gets back what building cost
    seat 1: alchemist, gold 2, hand manor
    > alchemist: gather:gold build:manor
    = told of: built gold=3; told of: gained-gold gold=3; gold 1: 4
alchemist has no trade income and needs the gold first
    seat 1: alchemist, gold 1, hand castle, city tavern
    > alchemist: gather:gold
    = offered: end
f65 alchemist gets back nothing but the gold for building
    seat 1: alchemist, gold 5, hand tavern, city smithy
    > alchemist: gather:gold use:smithy build:tavern
    = gold 1: 5
f65 the refund is what the factory left to pay
    seat 1: alchemist, gold 3, hand library, city factory
    > alchemist: gather:gold build:library
    = gold 1: 5
f65 cards for the thieves den are not refunded
    seat 1: alchemist, gold 2, hand thieves_den tavern temple
    > alchemist: gather:gold build:thieves_den card:tavern&card:temple
    = gold 1: 4
f65 the tax is not refunded
    cast: tax_collector; seat 1: alchemist, gold 2, hand tavern
    > alchemist: gather:gold build:tavern
    = gold 1: 3
f29 a confiscated district is refunded once
    seat 0: magistrate; seat 1: alchemist, gold 2, hand manor; mark: warrant alchemist by 0
    > alchemist: gather:gold build:manor yes
    = told of: turn-ended seat=1; gold 1: 4
f66 park and refund have nothing to do with each other
    seat 1: alchemist, gold 2, hand manor, city park
    > alchemist: gather:gold build:manor
    = gold 1: 4; cards 1: 2
f17 a bewitched alchemist refunds the witch
    seats: 5; seat 0: witch; seat 1: alchemist; ask everything
    > witch: gather:gold character:alchemist; skip to: seat=0 character=alchemist
    seat 0: gold 3, hand manor
    > build:manor end
    = told of: built gold=3; gold 0: 3
trader takes gold for trade districts
    seat 1: trader, city tavern docks manor
    > trader: use:income-trade
    = gold 1: 2
f68 any number of trade districts and one other
    seat 1: trader, gold 20, hand tavern market docks manor temple stables
    > trader: gather:gold build:tavern build:manor build:market build:stables
    = offered: use:income-trade build:docks end  # the Temple is beyond the limit
    > build:docks
    = size of city 1: 5
f17 the witch builds trade districts as a bewitched trader
    seats: 5; seat 0: witch; seat 1: trader; ask everything
    > witch: gather:gold character:trader; skip to: seat=0 character=trader
    seat 0: gold 9, hand manor tavern market
    > build:manor build:tavern build:market
    = city 0: manor tavern market
f31 a trade district bought first is the first paid build
    seat 0: magistrate; seat 1: trader, gold 9, hand tavern manor; mark: warrant trader by 0
    > trader: gather:gold build:tavern
    = asked: 0
    > no build:manor
    = city 1: tavern manor
""")

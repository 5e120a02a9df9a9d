"""Rank 8: the Marshal."""

from tests.engine.stories import stories

test_cases = stories("""
marshal takes a cheap district and pays its owner
    seat 1: marshal, gold 3; seat 2: city manor castle
    > marshal: use:seize seat:2
    = offered: district:manor
    > district:manor
    = city 1: manor; city 2: castle; gold 1: 0; gold 2: 3
    = told: seized seat=1 target=2 card=manor gold=3 extra=0; cannot: use:seize
f35 a quarry does not help the marshal
    seat 1: marshal, gold 9, city quarry tavern; seat 2: city tavern
    > marshal:
    = cannot: use:seize
f74 the great wall costs the marshal one more and sets no limit
    seat 1: marshal, gold 3; seat 2: city great_wall manor
    > marshal:
    = cannot: use:seize
    seat 1: gold 4
    > use:seize seat:2 district:manor
    = gold 1: 0; gold 2: 3  # one gold goes to the bank
f76 a beautified district may be out of the marshals reach
    seat 1: marshal, gold 9; seat 2: city manor+1 church+1
    > marshal: use:seize seat:2
    = offered: district:church
    > district:church
    = gold 2: 3; districts 1: church+1
f80 a seizure completes a city and is untaxed
    cast: tax_collector; seat 1: marshal, gold 9, city tavern market docks temple church watchtower
    seat 2: city manor
    > marshal: use:seize seat:2 district:manor
    = completed: 1; gold 1: 6; not told: taxed
f17 the witch seizes as a bewitched marshal
    seats: 5; seat 0: witch; seat 1: marshal, city tavern
    > witch: gather:gold character:marshal; skip to: seat=0 character=marshal
    > use:seize seat:1 district:tavern
    = city 0: tavern
""")

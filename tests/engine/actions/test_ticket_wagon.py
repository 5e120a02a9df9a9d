"""The Ticket Wagon."""

from tests.engine.actions.tables import circus, lay
from tests.engine.stories import stories
from tests.engine.table import Table


def ridden() -> Table:
    """Seat 1 uses a wagon of seat 0, and keeps a card."""
    table = circus()
    table.seat(0, gold=1)
    table.seat(1, "king", gold=5)
    lay(table, 0, "ticket_wagon")
    table.call("king")
    table.deck("castle", "palace", "temple")
    table.play("use:ticket-wagon", "wagon:0", "card:palace")
    return table


test_cases = stories(
    """
it is laid down with nothing on it
    seat 0: king, hand ticket_wagon
    > king: play:ticket_wagon
    = laid 0: ticket_wagon; cannot: use:ticket-wagon
others buy a card
    seat 0: gold 1; seat 1: king, gold 5; laid 0: ticket_wagon
    > king:
    deck: castle palace temple
    > use:ticket-wagon wagon:0 card:palace
    = hand 1: palace; gold 1: 4; laid 0: ticket_wagon+1; bottom in any order: castle temple; asked: 0
    = offered: yes no
the owner takes all gold right after a use
    seat 0: gold 1; seat 1: king, gold 5; laid 0: ticket_wagon+2
    > king:
    deck: castle palace temple
    > use:ticket-wagon wagon:0 card:palace yes
    = gold 0: 4; laid 0: -; bottom: ticket_wagon; asked: 1; cannot: use:ticket-wagon
no card need be kept
    seat 1: king, gold 1; laid 0: ticket_wagon
    > king: use:ticket-wagon back use:ticket-wagon wagon:0
    = back: no
    > none
    = hand 1: -; told of: bought-cards kept=0
f119 each wagon once in a turn
    seat 1: king, gold 9; laid 0: ticket_wagon; laid 0: ticket_wagon; laid 2: ticket_wagon
    > king: use:ticket-wagon
    = offered: wagon:2 wagon:0 wagon:0~2
    > wagon:0~2 none no use:ticket-wagon
    = offered: wagon:2 wagon:0
    > wagon:0 none yes use:ticket-wagon wagon:2 none no
    = cannot: use:ticket-wagon; laid 0: ticket_wagon+1; laid 2: ticket_wagon+1
f119 once in each turn of two characters
    seats: 2; seat 1: king warlord, gold 9; laid 0: ticket_wagon
    > king: use:ticket-wagon wagon:0 none no
    = cannot: use:ticket-wagon
    > end turn; skip to: character=warlord
    = can: use:ticket-wagon
f119 thief does not get the gold on it
    seat 0: king, gold 2; seat 1: thief; laid 0: ticket_wagon+5; mark: robbed king by 1
    > king:
    = gold 1: 2; laid 0: ticket_wagon+5
too poor for a ride
    seat 1: king, gold 0; laid 0: ticket_wagon
    > king:
    = cannot: use:ticket-wagon
    > gather:gold
    = can: use:ticket-wagon
a deck that is nearly empty
    seat 1: king, gold 5; laid 0: ticket_wagon; deck of only: castle rest 2
    > king: use:ticket-wagon wagon:0
    = offered: card:castle none
    > card:castle no
    = cannot: use:ticket-wagon
f119 rank eight and armory do not touch it
    uniques: armory; seat 0: warlord, gold 9; laid 1: ticket_wagon+3
    > warlord:
    = cannot: use:destroy
    seat 0: city armory
    = cannot: use:armory
the owner waits for more
    seat 0: gold 1; seat 1: king, gold 5; laid 0: ticket_wagon+2
    > king:
    deck: castle palace temple
    > use:ticket-wagon wagon:0 card:palace no
    = gold 0: 1; laid 0: ticket_wagon+3  # once in the turn
    = cannot: use:ticket-wagon
f119 laying a wagon is not building
    seats: 5; cast: tax_collector; seat 0: magistrate; seat 1: king, gold 3, hand ticket_wagon tavern
    mark: warrant king by 0
    > king: play:ticket_wagon
    = asked: 1; gold 1: 3
    > gather:gold build:tavern
    # the Tavern is the first paid build
    = asked: 0
f99 gold on it is no stash and goes to the bank at the end
    seat 0: king, gold 2, city imperial_treasury; laid 0: ticket_wagon+5; last round
    > king:; finish round
    # two, and two gathered
    = points 0 imperial_treasury: 4; laid 0: -; bottom: ticket_wagon
""",
    circus,
)


def test_which_cards_were_drawn_is_nobody_elses_business() -> None:
    table = ridden()
    assert table.event("kept").to == 1
    assert not [event for event in table.seen_by(0) if "cards" in event.facts]

"""Districts that are worth points at the end beyond their cost."""

from engine.hooks import SCORING, WILD, Tally

STATUE_POINTS = 5

# Haunted Quarter: its owner chooses its type at the end; the best choice is made for him (F93).
WILD.add("haunted_quarter")


def _imperial_treasury(tally: Tally) -> int:
    """One point for each gold in the stash (F99)."""
    return tally.game.seats[tally.seat].gold


def _map_room(tally: Tally) -> int:
    """One point for each card in hand."""
    return len(tally.game.seats[tally.seat].hand)


def _statue(tally: Tally) -> int:
    """Points for whoever has the crown when the game ends (F59)."""
    return STATUE_POINTS if tally.game.state.crown == tally.seat else 0


def _wishing_well(tally: Tally) -> int:
    """One point for each unique district of the city, itself included (F97)."""
    return tally.kinds.count("unique")


SCORING.update(
    imperial_treasury=_imperial_treasury,
    map_room=_map_room,
    statue=_statue,
    wishing_well=_wishing_well,
)


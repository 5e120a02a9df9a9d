"""Districts that are worth points at the end beyond their cost.

Points that are printed on a card (Dragon Gate, University) stand with the print.
"""

from engine.hooks import HAND_SCORING, SCORING, WILD, Tally

STATUE_POINTS = 5
CAPITOL_ALIKE = 3
CAPITOL_POINTS = 3
IVORY_TOWER_POINTS = 5
SECRET_VAULT_POINTS = 3

# Haunted Quarter: its owner chooses its type at the end; the best choice is made for him (F93).
WILD.add("haunted_quarter")

# Secret Vault: shown from the hand (F98).
HAND_SCORING["secret_vault"] = SECRET_VAULT_POINTS


def _basilica(tally: Tally) -> int:
    """One point for each district of odd cost, coins on districts included (F76, F101)."""
    return sum(tally.game.cost(each) % 2 for each in tally.game.seats[tally.seat].city)


def _capitol(tally: Tally) -> int:
    """Points, once, for three districts of one type, unique ones too (F95)."""
    alike = max(tally.kinds.count(kind) for kind in tally.kinds)
    return CAPITOL_POINTS if alike >= CAPITOL_ALIKE else 0


def _imperial_treasury(tally: Tally) -> int:
    """One point for each gold in the stash (F99)."""
    return tally.game.seats[tally.seat].gold


def _ivory_tower(tally: Tally) -> int:
    """Points if no other district of the city is unique; a Haunted Quarter need not be (F94)."""
    return IVORY_TOWER_POINTS if tally.kinds.count("unique") == 1 else 0


def _map_room(tally: Tally) -> int:
    """One point for each card in hand."""
    return len(tally.game.seats[tally.seat].hand)


def _museum(tally: Tally) -> int:
    """One point for each card beneath it (F100)."""
    return len(tally.game.find(tally.seat, "museum").beneath)


def _statue(tally: Tally) -> int:
    """Points for whoever has the crown when the game ends (F59)."""
    return STATUE_POINTS if tally.game.state.crown == tally.seat else 0


def _wishing_well(tally: Tally) -> int:
    """One point for each unique district of the city, in the classic edition without itself (F97)."""
    return tally.kinds.count("unique") - (not tally.game.rules.wishing_well_self)


SCORING.update(
    basilica=_basilica,
    capitol=_capitol,
    imperial_treasury=_imperial_treasury,
    ivory_tower=_ivory_tower,
    map_room=_map_room,
    museum=_museum,
    statue=_statue,
    wishing_well=_wishing_well,
)

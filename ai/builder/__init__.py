"""The level Builder: good rules of thumb for every character, district and action card.

It drafts by a linear value of each character, fitted on games that it played with itself. Victims are named
by the sum over its rivals: the chance that a rival holds a character, times the rival's possible loss. It
builds the most valuable set of districts for the gold of the turn, and looks no further ahead than that.
"""

from functools import partial

from ai.builder import cards, choices, draft, exchanging, rank3, seizing, targets, turn
from ai.level import PLAIN, Style
from ai.thumb import Answer, Glance, RulesOfThumb, or_arm

BY_KIND: dict[str, Answer] = {
    "pick-character": or_arm(partial(draft.pick, PLAIN)),
    "toss-character": draft.toss,
    "turn": partial(turn.act, PLAIN, None),
    "keep-cards": cards.keep,
    # Rank 1
    "kill": targets.kill,
    "bewitch": targets.bewitch,
    "sign-warrant": targets.warrant,
    "bluff-warrants": targets.bluff,
    # Rank 2
    "rob": targets.rob,
    "spy-seat": targets.to_spy_on,
    "spy-type": targets.type_to_spy,
    "flower-threat": targets.rob,
    "plain-threat": targets.bluff,
    "show-threat": choices.show_threat,
    # Rank 3
    "swap-hands": targets.fullest_hand,
    "redraw": cards.redraw,
    "wizard-seat": targets.fullest_hand,
    "wizard-card": rank3.wizard_card,
    "seer-gift": rank3.seer_gift,
    # Ranks 4 and 5
    "give-crown": targets.weakest,
    "late-crown": targets.weakest,
    "tribute": choices.gold_or_cards,
    "crown-gift": choices.crown_gift,
    "tithe": choices.tithe,
    "beg": targets.strongest,
    "loan-seat": targets.strongest,
    "loan-cards": cards.part_with,
    "loan-rest": cards.part_with,
    # Ranks 7 to 9
    "navigate": choices.gold_or_cards,
    "study": cards.best_card,
    "destroy-seat": targets.destroy_seat,
    "destroy": targets.destroy,
    "exchange-seat": exchanging.seat,
    "exchange": exchanging.wanted,
    "give-district": exchanging.given,
    "seize-seat": seizing.seat,
    "seize": seizing.district,
    "beautify": choices.beautify,
    # Districts
    "lighthouse": cards.best_card,
    "bell-tower": choices.bell,
    "graveyard": choices.buy_destroyed,
    "den-cards": cards.part_with,
    "necropolis": targets.own_district,
    "armory-seat": targets.strongest,
    "armory": targets.district,
    "laboratory": cards.part_with,
    "museum": cards.part_with,
    # Action cards
    "fortune-seat": targets.fullest_hand,
    "fortune-card": cards.best_card,
    "cannonball": targets.own_district,
    "cannonball-card": choices.worth_most,
    "ticket-wagon": targets.strongest,
    "wagon-card": cards.best_card,
    "wagon-gold": choices.wagon_gold,
}

# For these the question alone is enough.
BY_GLANCE: dict[str, Glance] = {
    "turn": turn.at_once,
    "theater": choices.no,
    "pay": cards.pay,
    "confiscate": choices.yes,
    "bribe": choices.yes,
    "hospital": choices.yes,
}

# For unknown kinds: by the verb of their options.
BY_VERB: dict[str, Answer] = {
    "seat": targets.strongest,
    "district": targets.district,
    "card": cards.part_with,
}

BUILDER = RulesOfThumb("builder", BY_KIND, BY_VERB, BY_GLANCE)


def styled(style: Style) -> RulesOfThumb:
    """Make a Builder with the leanings of a style."""
    by_kind: dict[str, Answer] = {
        **BY_KIND,
        "pick-character": or_arm(partial(draft.pick, style)),
        "turn": partial(turn.act, style, None),
    }
    return RulesOfThumb(f"{BUILDER.name}-{style.name}", by_kind, BY_VERB, BY_GLANCE)

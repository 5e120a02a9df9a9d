"""The level Builder: good rules of thumb for every character, district and action card.

It drafts by values fitted to games. It names the character whose expected loss, over all rivals, is largest.
It builds the most valuable set of districts for the gold of this turn, and doesn't look beyond it.
"""

from functools import partial

from ai.builder import acting, choices, drafting, hand_cards, targets
from ai.level import PLAIN, Style
from ai.thumb import Answer, Glance, RulesOfThumb, or_arm, yes

BY_KIND: dict[str, Answer] = {
    "pick-character": or_arm(partial(drafting.pick, PLAIN)),
    "toss-character": drafting.toss,
    "turn": partial(acting.act, PLAIN, None),
    "keep-cards": hand_cards.keep,
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
    "redraw": hand_cards.redraw,
    "wizard-seat": targets.fullest_hand,
    "wizard-card": choices.wizard_card,
    "seer-gift": choices.seer_gift,
    # Ranks 4 and 5
    "give-crown": targets.weakest,
    "late-crown": targets.weakest,
    "tribute": choices.gold_or_cards,
    "crown-gift": choices.crown_gift,
    "tithe": choices.tithe,
    "beg": targets.strongest,
    "loan-seat": targets.strongest,
    "loan-cards": hand_cards.part_with,
    "loan-rest": hand_cards.part_with,
    # Ranks 7 to 9
    "navigate": choices.gold_or_cards,
    "study": hand_cards.best_card,
    "destroy-seat": targets.destroy_seat,
    "destroy": targets.destroy,
    "exchange-seat": choices.exchange_seat,
    "exchange": choices.exchange_wanted,
    "give-district": choices.exchange_given,
    "seize-seat": choices.seize_seat,
    "seize": choices.seize_district,
    "beautify": choices.beautify,
    # Districts
    "lighthouse": hand_cards.best_card,
    "bell-tower": choices.bell,
    "graveyard": choices.buy_destroyed,
    "den-cards": hand_cards.part_with,
    "necropolis": targets.own_district,
    "armory-seat": targets.strongest,
    "armory": targets.district,
    "laboratory": hand_cards.part_with,
    "museum": hand_cards.part_with,
    # Action cards
    "fortune-seat": targets.fullest_hand,
    "fortune-card": hand_cards.best_card,
    "cannonball": targets.own_district,
    "cannonball-card": choices.worth_most,
    "ticket-wagon": targets.strongest,
    "wagon-card": hand_cards.best_card,
    "wagon-gold": choices.wagon_gold,
}

# Rules that need only the question.
BY_GLANCE: dict[str, Glance] = {
    "turn": acting.at_once,
    "theater": choices.no,
    "pay": hand_cards.pay,
    "confiscate": yes,
    "bribe": yes,
    "hospital": yes,
}

# Rules for unknown kinds, by the verb of their options.
BY_VERB: dict[str, Answer] = {
    "seat": targets.strongest,
    "district": targets.district,
    "card": hand_cards.part_with,
}

BUILDER = RulesOfThumb("builder", BY_KIND, BY_VERB, BY_GLANCE)


def styled(style: Style) -> RulesOfThumb:
    """Return a Builder that plays in a style."""
    by_kind: dict[str, Answer] = {
        **BY_KIND,
        "pick-character": or_arm(partial(drafting.pick, style)),
        "turn": partial(acting.act, style, None),
    }
    return RulesOfThumb(f"{BUILDER.name}-{style.name}", by_kind, BY_VERB, BY_GLANCE)

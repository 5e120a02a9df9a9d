"""The level Novice: it plays sensibly, but a player who understands the game beats it.

Its weaknesses are intended. It drafts by a few plain values and much chance. It knows well only the
characters of the First Game. It looks only at the strongest rival, saves no gold, and ignores how soon the
game will end. It answers some questions by chance.
"""

from functools import partial

from ai.level import PLAIN, Style
from ai.novice import acts, insight
from ai.thumb import Answer, Glance, RulesOfThumb, leading_seat, or_arm, yes

BY_KIND: dict[str, Answer] = {
    "pick-character": or_arm(partial(insight.pick, PLAIN)),
    "toss-character": insight.toss,
    "turn": or_arm(partial(acts.act, PLAIN)),
    "keep-cards": insight.keep,
    "kill": acts.kill,
    "bewitch": acts.kill,
    "sign-warrant": acts.kill,
    "bluff-warrants": acts.bluff,
    "rob": acts.rob,
    "flower-threat": acts.rob,
    "plain-threat": acts.bluff,
    "swap-hands": acts.largest_hand,
    "redraw": insight.redraw,
    "destroy-seat": partial(acts.destroy_seat, PLAIN),
    "destroy": acts.destroy,
    "pay": insight.pay,
    "laboratory": insight.part_with,
}

BY_GLANCE: dict[str, Glance] = {"confiscate": yes, "hospital": yes, "wagon-gold": yes}
"""Rules that need only the question."""

BY_VERB: dict[str, Answer] = {"seat": leading_seat, "district": acts.destroy, "card": insight.part_with}
"""Rules for kinds of questions that `BY_KIND` lacks, by the verb of the options."""

NOVICE = RulesOfThumb("novice", BY_KIND, BY_VERB, BY_GLANCE)


def styled(style: Style) -> RulesOfThumb:
    """Return a Novice that plays in a style."""
    by_kind: dict[str, Answer] = {
        **BY_KIND,
        "pick-character": or_arm(partial(insight.pick, style)),
        "turn": or_arm(partial(acts.act, style)),
        "destroy-seat": partial(acts.destroy_seat, style),
    }
    return RulesOfThumb(f"{NOVICE.name}-{style.name}", by_kind, BY_VERB, BY_GLANCE)

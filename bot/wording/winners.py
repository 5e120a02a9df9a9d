"""Names the winners of a game."""

from collections.abc import Sequence

from bot.story.winning import unclaimed, winners
from bot.wording.wording import Wording
from bot.words.card_texts import together
from engine.state import Score


def won(scores: Sequence[Score], wording: Wording) -> str:
    """Return the headline of a finished game for the reader, from its ranked scores; "" if there are none."""
    if not scores:
        return ""
    best, say = winners(scores), wording.say
    if not best:
        return say("end-nobody-title")
    names = together(say, [wording.name(each.seat) for each in best])
    you = "yes" if wording.reader in [each.seat for each in best] else "no"
    title = say("end-title", winners=names, count=len(best), total=scores[0].total, you=you)
    more = unclaimed(scores)
    if more is None:
        return title
    name = wording.unmarked_name(more.seat)
    return f"{title} · {say('end-unclaimed', name=name, total=more.total)}"

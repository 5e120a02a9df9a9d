"""Tell a player at the end of a game why they have their place."""

from bot.pictures.end import parts_ahead, why
from bot.story.tales import BLOWS
from bot.story.winning import stayed, unclaimed
from bot.view_models.board import EndModel
from bot.wording.wording import Wording
from engine.cards.characters import RANK
from engine.state import Score


def reason(model: EndModel, score: Score, wording: Wording) -> str:
    """Return why a player has their place: how a tie was broken, a loss, or how many points they lack."""
    if score not in stayed(model.view.scores):
        return ""
    other = _nearest(model, score)
    if other is None:
        return _why(model, score, wording)
    broken = _broken_by(model, score, other, wording)
    return wording.say("end-own-tied", name=wording.name(other.seat), total=score.total, why=broken)


def friend_line(model: EndModel, score: Score, wording: Wording) -> str:
    """Return the result between a game's only two people, unless `reason` names both."""
    people = [seat for seat, player in enumerate(model.players) if player.human]
    others = [each for each in model.view.scores if each.seat in people and each.seat != score.seat]
    if len(people) != 2 or len(others) != 1 or len(model.players) == 2:
        return ""
    (other,), say = others, wording.say
    named = _nearest(model, score) or next(each for each in model.view.scores if each.seat != score.seat)
    if named.seat == other.seat:
        return ""
    name = wording.name(other.seat)
    return say("end-own-friend", name=name, theirs=other.total, mine=score.total)


def _nearest(model: EndModel, score: Score) -> Score | None:
    """Return the tied score to compare with: the next better one, otherwise the next worse one."""
    scores = stayed(model.view.scores)
    tied = [each for each in scores if each.total == score.total and each.seat != score.seat]
    ahead = [each for each in tied if each.tie_break > score.tie_break]
    return ahead[-1] if ahead else next(iter(tied), None)


def _broken_by(model: EndModel, score: Score, other: Score, wording: Wording) -> str:
    say, name = wording.say, wording.name(other.seat)
    mine, theirs = score.tie_break, other.tie_break
    if mine == theirs:
        return say("end-own-shared")
    if model.rules.tie_break.endswith("rank"):
        first, second = max(mine[0], theirs[0]), min(mine[0], theirs[0])
        facts = {
            "mine": first == mine[0],
            "first": _character(model, first, wording),
            "first-rank": first,
        }
        if not second:
            return say("end-own-rank-none", **facts, name=name)
        lower = {"second": _character(model, second, wording), "second-rank": second}
        return say("end-own-rank", **facts, **lower)
    if mine[0] != theirs[0]:
        return say("end-own-values", mine=mine[0], name=name, theirs=theirs[0])
    return say("end-own-gold", mine=mine[-1], name=name, theirs=theirs[-1])


def _character(model: EndModel, rank: int, wording: Wording) -> str:
    character = next((each for each in model.view.cast if RANK.get(each) == rank), "")
    return wording.thing(character) if character else wording.say("nothing")


def _why(model: EndModel, score: Score, wording: Wording) -> str:
    """Explain a player's place: their lead, what harmed them, or where the winner has more."""
    scores, say = model.view.scores, wording.say
    if score.place(scores) == 1:
        # If a computer finished for the others, another line says so.
        alone = len(scores) == 1 or unclaimed(scores) is not None
        return "" if alone else say("end-own-why", why=why(scores, wording.names, say, model.rules))
    decided = model.course.decided
    # If the winner's success decided the game, its target is the second player. That did no harm.
    if decided and decided.target == score.seat and decided.kind in BLOWS:
        return _hit(wording, decided.seat, decided.round, decided.kind, decided.what, decided.number)
    return behind(scores[0], score, wording)


def lost_lines(model: EndModel, wording: Wording) -> list[str]:
    """Tell which districts the reader lost after their last answer."""
    return [_hit(wording, each.seat, model.view.round, each.kind, each.card) for each in model.lost]


def _hit(wording: Wording, seat: int, number: int, kind: str, what: str, gold: int = 0) -> str:
    thing = wording.thing(what) if what else "none"
    return wording.say(
        "end-own-hit", round=number, name=wording.name(seat), kind=kind, what=thing, number=gold
    )


def behind(first: Score, score: Score, wording: Wording) -> str:
    """Return the parts in which the first score is higher than the reader's, and vice versa."""
    say = wording.say
    return say(
        "end-own-behind",
        name=wording.name(first.seat),
        parts=parts_ahead(first, score, say),
        mine=parts_ahead(score, first, say) or "none",
    )

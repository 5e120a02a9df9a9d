"""Rank 1: the Assassin, the Witch and the Magistrate."""

from collections.abc import Sequence

import engine.events as events
from engine.characters.markers import LayBluffs, LayReal, Naming, lift
from engine.characters.powers import Ask
from engine.decision import Decision, argument
from engine.flow import build, turn
from engine.hooks import BUILDABLE, CHARACTERS, HOLDS, Character, MarkRule, Question, spend
from engine.position import Position
from engine.state import Mark, Step, Turn

WITCH = "witch"
BEWITCHED = "bewitched"
WARRANT = "warrant"
WARRANTS = "warrants"


class NameAnyOther(Naming):
    """A question of rank 1 for a character."""

    def targets(self, game: Position) -> list[str]:
        """All characters of the cast but the one that is played now, in play or not (F8, F20)."""
        own = game.turn.character
        return [each for each in game.cast if each != own]


class Killed(MarkRule):
    """The killed character stays silent and has no turn (F6, F7)."""

    kind = "killed"
    silences = True


class Kill(NameAnyOther):
    """Name the character to kill."""

    kind = "kill"

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Mark the character."""
        spend(game, self.kind)
        character = argument(picks[0])
        game.state.marks.append(Mark("killed", character, step.seat))
        game.tell(events.Killed, seat=step.seat, character=character)


class Assassin(Character):
    """Name another character: it is killed."""

    id = "assassin"
    powers = (Ask("kill"),)


class Bewitch(NameAnyOther):
    """Name the character to bewitch; the Witch can't do without (F12)."""

    kind = "bewitch"
    back = False

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Mark the character and leave the turn: if nobody holds the character, that was all (F14)."""
        character = argument(picks[0])
        game.state.marks.append(Mark(BEWITCHED, character, step.seat))
        game.tell(events.Bewitched, seat=step.seat, character=character)
        game.state.turn = None


class Bewitched(MarkRule):
    """The bewitched player shows the character and gathers; the rest of the turn is the Witch's (F15)."""

    kind = BEWITCHED
    usurps = True

    def revealed(self, game: Position, turn: Turn, by: int) -> None:
        """Hold the turn to gathering; the crown of a King is taken all the same (F17)."""
        turn.held = self.kind
        CHARACTERS[turn.character].bewitched(game, turn.seat)


def _suspend(game: Position, current: Turn) -> None:
    """The Witch has gathered; before anything else she names a character (F12, F13)."""
    game.push(Step(Bewitch.kind, current.seat))


def _take_over(game: Position, current: Turn) -> None:
    """The bewitched player has gathered; the Witch goes on as the character, without gathering (F15, F16)."""
    mark = game.marked(BEWITCHED, current.character)
    assert mark is not None
    turn.close(game, current)
    game.tell(events.TookOver, seat=mark.by, target=current.seat, character=current.character)
    game.state.turn = resumed = Turn(mark.by, current.character, gathered=True)
    turn.begin(game, resumed)


HOLDS[WITCH] = _suspend
HOLDS[BEWITCHED] = _take_over


class Witch(Character):
    """Gather, bewitch another character, and go on as that character when it was called."""

    id = WITCH
    holds = True


class Warrant(MarkRule):
    """A warrant lies on a character; it matters when the character pays for a district."""

    kind = WARRANT


class SignedWarrant(NameAnyOther, LayReal):
    """Choose the character that gets the signed warrant."""

    kind = "sign-warrant"
    bluffs = "bluff-warrants"


class UnsignedWarrants(NameAnyOther, LayBluffs):
    """Choose the two characters that get the unsigned warrants."""

    kind = SignedWarrant.bluffs
    mark = WARRANT
    count = 2
    power = WARRANTS
    told = events.Warrants


class Confiscate(Question):
    """Decide whether to show the signed warrant and take the district that was just paid for.

    It is asked at the first paid build of every marked character, also if the warrant is unsigned or the
    district may not be taken; then there is only one answer, but nobody else can tell (F21).
    """

    kind = "confiscate"

    def ask(self, game: Position, step: Step) -> Decision:
        """Yes, if it is allowed, and no."""
        return game.question(step, ("yes", "no") if _may_confiscate(game, step) else ("no",))

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Let it be built, or build it in the own city; the gold goes back as if not spent (F27, F29)."""
        current = game.turn
        if picks[0] == "no":
            build.place(game, current.seat, step.card, step.gold)
            return
        game.seats[step.target].gold += step.gold
        current.spent -= step.gold
        # The other two are known to be bluffs now.
        lift(game, WARRANT)
        game.tell(events.Confiscated, seat=step.seat, target=step.target, card=step.card, gold=step.gold)
        build.place(game, step.seat, step.card, 0)

    def loose(self, step: Step) -> tuple[str, ...]:
        """The card that was paid for stands in no city yet."""
        return (step.card,)

    def shown(self, step: Step) -> str:
        """Everybody sees what was paid for."""
        return step.card


def _may_confiscate(game: Position, step: Step) -> bool:
    """Whether the warrant is signed and the district may stand in the Magistrate's city.

    Neither a Quarry nor whatever the character of this turn may do helps against the rule of identical
    districts (F22, F30, F35); what a card says about building it holds for him too (F33).
    """
    mark = game.marked(WARRANT, game.turn.character)
    if not mark or not mark.real or game.has(step.seat, step.card):
        return False
    return step.card not in BUILDABLE or BUILDABLE[step.card](game, step.seat)


class Magistrate(Character):
    """Lays three warrants, one of them signed, and may take the first district that its target pays for."""

    id = "magistrate"
    powers = (Ask(WARRANTS, SignedWarrant.kind),)

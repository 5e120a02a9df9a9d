"""Rank 1: the Assassin, the Witch and the Magistrate."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.markers import LayBluffs, LayReal, NameVictim, lift
from engine.characters.powers import Ask, YesOrNo
from engine.flow import build
from engine.flow.turn import begin, close
from engine.hooks import CHARACTERS, Character, MarkRule
from engine.position import Position
from engine.state import Turn
from engine.steps import About

BEWITCHED = "bewitched"
WARRANT = "warrant"
WARRANTS = "warrants"


@dataclass(frozen=True, slots=True)
class NameAnyOther(NameVictim):
    """Name a character other than the current one."""

    def targets(self, game: Position) -> list[str]:
        """Return the cast except the character of this turn (F8)."""
        own = game.turn.character
        return [each for each in game.cast if each != own]


class KilledRule(MarkRule):
    """The killed character stays silent and has no turn (F6, F7)."""

    kind = "killed"
    silences = True
    layer = "assassin"


@dataclass(frozen=True, slots=True)
class Kill(NameAnyOther):
    """Name the character to kill."""

    kind = "kill"
    mark = KilledRule.kind
    told = events.Killed


class Assassin(Character):
    """Kills another character."""

    id = "assassin"
    powers = (Ask(Kill),)


@dataclass(frozen=True, slots=True)
class Bewitch(NameAnyOther):
    """Name the character to bewitch; the Witch must name one (F12)."""

    kind = "bewitch"
    back = False
    mark = BEWITCHED
    told = events.Bewitched

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Bewitch the character and leave the turn, which resumes only if somebody holds it (F14)."""
        self.strike(game, picks)
        game.state.turn = None


class BewitchedRule(MarkRule):
    """The bewitched player shows the character and gathers; the rest of the turn is the Witch's (F15)."""

    kind = BEWITCHED
    usurps = True
    layer = "witch"

    def revealed(self, game: Position, turn: Turn, by: int) -> None:
        """Limit the turn to gathering; a bewitched King takes the crown nevertheless (F17)."""
        turn.held = self.kind
        CHARACTERS[turn.character].bewitched(game, turn.seat)

    def released(self, game: Position, turn: Turn) -> None:
        """Let the Witch continue the turn as the character, without gathering (F15, F16)."""
        mark = game.marked(BEWITCHED, turn.character)
        assert mark is not None
        close(game, turn)
        game.tell(events.TookOver, seat=mark.by, target=turn.seat, character=turn.character)
        game.state.turn = resumed = Turn(mark.by, turn.character, gathered=True)
        begin(game, resumed)


class Witch(Character):
    """Gathers, bewitches another character, and continues as that character when it is called."""

    id = "witch"
    holds = True

    def released(self, game: Position, turn: Turn) -> None:
        """Ask for the character to bewitch, before anything else (F12, F13)."""
        game.push(Bewitch(turn.seat))


class Warrant(MarkRule):
    """A warrant on a character. It matters when the character pays for a district."""

    kind = WARRANT
    laid = 3
    layer = "magistrate"

    def may_lie(self, game: Position, character: str) -> bool:
        """Return true: even the Magistrate may have a warrant (F20)."""
        return True

    def paid(self, game: Position, turn: Turn, by: int, card: str, gold: int) -> bool:
        """Always ask the Magistrate, even about an unsigned warrant, so a pause reveals nothing (F21)."""
        if by == turn.seat:
            return False
        game.tell(events.PaidFor, seat=turn.seat, card=card, gold=gold)
        game.push(Confiscate(by, card, turn.seat, gold))
        return True


@dataclass(frozen=True, slots=True)
class UnsignedWarrants(LayBluffs):
    """Choose the two characters that get the unsigned warrants."""

    kind = "bluff-warrants"
    mark = WARRANT
    count = Warrant.laid - 1
    power = WARRANTS
    told = events.Warrants

    def targets(self, game: Position) -> list[str]:
        """Return the whole cast, the Magistrate included (F20)."""
        return list(game.cast)


@dataclass(frozen=True, slots=True)
class SignedWarrant(LayReal):
    """Choose the character that gets the signed warrant."""

    kind = "sign-warrant"
    bluffs = UnsignedWarrants

    def targets(self, game: Position) -> list[str]:
        return list(game.cast)


@dataclass(frozen=True, slots=True)
class Confiscate(YesOrNo):
    """Decide whether to show the signed warrant and take the district that was just paid for.

    The game asks at the first paid build of every marked character. If the warrant is unsigned or the
    district may not be taken, there is only one answer. Nobody else can tell (F21).
    """

    kind = "confiscate"

    card: str
    builder: int
    gold: int

    def about(self) -> About:
        return About(self.card, self.builder, self.gold)

    def refusal(self, game: Position) -> str:
        """Return why the Magistrate can't take the district: the warrant or the Magistrate's city forbids it.

        Neither a Quarry nor a power of this turn's character lets the Magistrate have two identical districts
        (F22, F30, F35). A card's own building rule applies too (F33).
        """
        mark = game.marked(WARRANT, game.turn.character)
        if not mark or not mark.real:
            return "unsigned"
        if game.has(self.seat, self.card):
            return "identical"
        return "" if build.buildable(game, self.seat, self.card) else "forbidden"

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Let the district be built, or build it in the Magistrate's city and refund the gold (F27, F29)."""
        current = game.turn
        if picks[0] == "no":
            build.place(game, current.seat, self.card, self.gold)
            return
        game.seats[self.builder].gold += self.gold
        current.spent -= self.gold
        # Everybody now knows that the other two warrants are bluffs.
        lift(game, WARRANT)
        game.tell(events.Confiscated, seat=self.seat, target=self.builder, card=self.card, gold=self.gold)
        build.place(game, self.seat, self.card, 0)

    def loose(self) -> tuple[str, ...]:
        """Return the paid card: it is in no city yet."""
        return (self.card,)

    def shown(self) -> str:
        """Return the paid card: everybody sees it."""
        return self.card


class Magistrate(Character):
    """Lays three warrants, one of them signed, and may take the first district that its target pays for."""

    id = "magistrate"
    powers = (Ask(SignedWarrant, WARRANTS),)

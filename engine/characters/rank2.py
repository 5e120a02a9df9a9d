"""Rank 2: the Thief, the Spy, the Blackmailer, and the Tax Collector of the classic edition."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.cards.characters import RANK
from engine.cards.districts import DISTRICT_KINDS, DISTRICTS
from engine.characters.markers import LayBluffs, LayReal, NameVictim, lift
from engine.characters.powers import Ask, YesOrNo, seat_options
from engine.decision import Decision, argument
from engine.flow.turn import begin
from engine.hooks import Character, MarkRule, Question, ousted, silenced, spend, usurper
from engine.position import Position
from engine.state import Turn
from engine.steps import About

SPY = "spy"
THREAT = "threat"
THREATS = "threats"
CLASSIC_TAX = 1


def nameable(game: Position) -> list[str]:
    """Return the characters that rank 2 may name: not rank 1, nor the killed or bewitched (F19, F41)."""
    barred = ousted(game)
    return [each for each in game.cast if RANK[each] > 1 and each not in barred]


class RobbedRule(MarkRule):
    """The Thief takes all gold of the robbed character before anything else happens (F1)."""

    kind = "robbed"
    layer = "thief"

    def may_lie(self, game: Position, character: str) -> bool:
        """Return whether the Thief may name the character (F19)."""
        return character != self.layer and character in nameable(game)

    def revealed(self, game: Position, turn: Turn, by: int) -> None:
        """Give the whole stash to the Thief; robbing one's own character does nothing (F8)."""
        gold = game.seats[turn.seat].gold
        if turn.seat != by:
            game.move_gold(turn.seat, by, gold)
            game.tell(events.Stole, seat=by, target=turn.seat, gold=gold)


@dataclass(frozen=True, slots=True)
class Rob(NameVictim):
    """Name the character to rob; the robbery follows when it is called."""

    kind = "rob"
    mark = RobbedRule.kind
    told = events.Robbed

    def targets(self, game: Position) -> list[str]:
        """Return the characters that may be named, except the one whose turn it is (F8)."""
        return [each for each in nameable(game) if each != game.turn.character]


class Thief(Character):
    """Names another character and takes all its gold when it is called."""

    id = "thief"
    powers = (Ask(Rob),)


@dataclass(frozen=True, slots=True)
class SpySeat(Question):
    """Choose the player to spy on."""

    kind = "spy-seat"

    def ask(self, game: Position) -> Decision:
        return game.question(self, seat_options(game.others(self.seat)), back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Ask for the type; the Spy looks at the hand only after naming a type (F43)."""
        game.push(SpyType(self.seat, int(argument(picks[0]))))


@dataclass(frozen=True, slots=True)
class SpyType(Question):
    """Name the type of district to look for in the hand of `target`."""

    kind = "spy-type"

    target: int

    def about(self) -> About:
        return About(target=self.target)

    def ask(self, game: Position) -> Decision:
        return game.question(self, [f"type:{kind}" for kind in DISTRICT_KINDS], back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Look at the hand. Each card of the type brings a card, and a gold if the target has any (F43)."""
        spend(game, SPY)
        named = argument(picks[0])
        target = game.seats[self.target]
        found = sum(card in DISTRICTS and DISTRICTS[card].kind == named for card in target.hand)
        gold = min(found, target.gold)
        game.move_gold(self.target, self.seat, gold)
        game.tell(events.Spied, seat=self.seat, target=self.target, type=named, gold=gold)
        game.whisper(self.seat, events.SawHand, target=self.target, cards=tuple(sorted(target.hand)))
        game.gain_cards(self.seat, found, SPY)


class SpyPower(Ask):
    """Looks at a hand."""

    def most_gold(self, game: Position, turn: Turn) -> int:
        """Return the most gold that any hand could bring, by its size and its owner's stash."""
        others = [game.seats[seat] for seat in game.others(turn.seat)]
        return max(min(len(each.hand), each.gold) for each in others)


class Spy(Character):
    """Looks at a hand, and gains gold and cards for its cards of one type."""

    id = SPY
    powers = (SpyPower(SpySeat, SPY),)


class Threatened(MarkRule):
    """The threatened player gathers and resolves the threat before anything else (F38)."""

    kind = THREAT
    laid = 2
    layer = "blackmailer"

    def may_lie(self, game: Position, character: str) -> bool:
        """Return whether the Blackmailer may name the character (F19, F41)."""
        return character in nameable(game)

    def revealed(self, game: Position, turn: Turn, by: int) -> None:
        """Limit the turn to gathering; a threat to one's own character has no effect (F40)."""
        if turn.seat != by:
            turn.held = self.kind

    def released(self, game: Position, turn: Turn) -> None:
        """Ask the threatened player for half of the gold, rounded down, even if that is 0 (F37)."""
        mark = game.marked(THREAT, turn.character)
        assert mark is not None
        bribe = game.seats[turn.seat].gold // 2
        game.push(Bribe(turn.seat, mark.by, bribe))


@dataclass(frozen=True, slots=True)
class PlainThreat(LayBluffs):
    """Choose the character that gets the plain threat."""

    kind = "plain-threat"
    mark = THREAT
    count = Threatened.laid - 1
    power = THREATS
    told = events.Threats

    def targets(self, game: Position) -> list[str]:
        return nameable(game)


@dataclass(frozen=True, slots=True)
class FlowerThreat(LayReal):
    """Choose the character that gets the threat with the flower."""

    kind = "flower-threat"
    bluffs = PlainThreat

    def targets(self, game: Position) -> list[str]:
        return nameable(game)


def _resolved(game: Position) -> None:
    """Remove the marker, and begin the real turn."""
    current = game.turn
    lift(game, THREAT, current.character)
    current.held = ""
    begin(game, current)


@dataclass(frozen=True, slots=True)
class Bribe(YesOrNo):
    """Decide whether to pay the Blackmailer (maybe 0 gold), so that the marker stays face down (F37)."""

    kind = "bribe"

    blackmailer: int
    gold: int

    def about(self) -> About:
        return About(target=self.blackmailer, gold=self.gold)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        if picks[0] == "yes":
            game.move_gold(self.seat, self.blackmailer, self.gold)
            game.tell(events.Bribed, seat=self.seat, target=self.blackmailer, gold=self.gold)
            _resolved(game)
        else:
            game.tell(events.RefusedBribe, seat=self.seat, target=self.blackmailer)
            gold = game.seats[self.seat].gold
            game.push(ShowThreat(self.blackmailer, game.turn.character, self.seat, gold))


@dataclass(frozen=True, slots=True)
class ShowThreat(YesOrNo):
    """Decide whether to show the marker after a refusal, with or without a flower."""

    kind = "show-threat"

    character: str
    threatened: int
    gold: int

    def about(self) -> About:
        return About(self.character, self.threatened, self.gold)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Show or withdraw the marker. A flower costs the whole stash, a plain marker nothing (F39)."""
        mark = game.marked(THREAT, self.character)
        assert mark is not None
        if picks[0] == "yes":
            gold = self.gold if mark.real else 0
            game.move_gold(self.threatened, self.seat, gold)
            game.tell(
                events.ShowedThreat,
                seat=self.seat,
                target=self.threatened,
                character=self.character,
                real=mark.real,
                gold=gold,
            )
        else:
            game.tell(events.WithdrewThreat, seat=self.seat, target=self.threatened, character=self.character)
        _resolved(game)


class Blackmailer(Character):
    """Lays two threats, one with a flower; the threatened pay half of their gold or risk all of it."""

    id = "blackmailer"
    powers = (Ask(FlowerThreat, THREATS),)


class ClassicTaxCollector(Character):
    """Once called, gets one gold at the end of the turn of each player who built (F109).

    The Tax Collector of rank 9 taxes each build instead (F105).
    """

    id = "classic_tax_collector"

    def began(self, game: Position, turn: Turn) -> None:
        for seat in dict.fromkeys(build.seat for build in game.state.builds):
            self._tax(game, seat, turn.seat)

    def turn_ended(self, game: Position, turn: Turn) -> None:
        """Tax the player once if they built, before a Poor House looks at the stash (F106)."""
        collector = self._player(game)
        built = any(each.seat == turn.seat and each.character == turn.character for each in game.state.builds)
        if collector >= 0 and built:
            self._tax(game, turn.seat, collector)

    def _player(self, game: Position) -> int:
        """Return the seat that plays the character, once it was called in this round; otherwise -1."""
        seat = game.shown_by(self.id)
        if seat < 0 or silenced(game, self.id):
            return -1
        instead = usurper(game, self.id)
        return seat if instead < 0 else instead

    def _tax(self, game: Position, seat: int, collector: int) -> None:
        """Move the gold, if there is any; nobody pays themselves."""
        if seat != collector and game.seats[seat].gold:
            game.take_gold(collector, seat, CLASSIC_TAX, self.id)

"""Rank 2 of the classic edition: a Tax Collector that differs from the one of rank 9."""

from engine.hooks import Character, silenced, usurper
from engine.position import Position
from engine.state import Turn

TAX = 1


class ClassicTaxCollector(Character):
    """From its call on, players who built pay it one gold at the end of their turn (F109)."""

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
        """Return the seat that plays the character in this round, from its call on; or -1."""
        seat = game.shown_by(self.id)
        if seat < 0 or silenced(game, self.id):
            return -1
        instead = usurper(game, self.id)
        return seat if instead < 0 else instead

    def _tax(self, game: Position, seat: int, collector: int) -> None:
        """Move the gold, if there is any; nobody pays themselves."""
        if seat != collector and game.seats[seat].gold:
            game.take_gold(collector, seat, TAX, self.id)

"""Checks whether a game with these cards can reach a position that was laid out by hand."""

from collections import Counter

from engine.errors import PositionError
from engine.flow.selection import script
from engine.hooks import CHARACTERS, MARKS, having, ousted, usurper
from engine.position import Position
from engine.state import Mark


def check_position(position: Position, rank: int) -> None:
    """Raise `PositionError` if no game can reach this position after the call of the first `rank` ranks."""
    _check_face_up(position)
    _check_repeats(position)
    for mark in position.state.marks:
        _check_layer(position, mark, rank)
        _check_place(position, mark)


def _check_face_up(position: Position) -> None:
    """Check the face-up characters: not too many, and never the one that moves the crown."""
    face_up, rules = position.state.selection.face_up, position.rules
    if position.crown_mover in face_up:
        raise PositionError("character", f"{position.crown_mover} is never put face up")
    moves = script(len(position.seats), len(position.cast), rules.discard_order, rules.three_players)
    most = sum(move.verb == "up" for move in moves)
    if len(face_up) > most:
        raise PositionError("character", f"{face_up} lie face up, where {most} do")


def _check_repeats(position: Position) -> None:
    """Check that no city has a district twice, unless some card of the game allows it (F44)."""
    allowed = not having("repeats").isdisjoint(position.uniques)
    if allowed or any(CHARACTERS[each].repeats for each in position.cast):
        return
    for number, seat in enumerate(position.seats):
        card, count = max(
            Counter(each.card for each in seat.city).items(), key=lambda each: each[1], default=("", 0)
        )
        if count > 1:
            raise PositionError("district", f"{card} stands {count} times in the city of seat {number}")


def _check_layer(position: Position, mark: Mark, rank: int) -> None:
    """Check that the seat has played the character that lays such marks, before this rank is called."""
    layer = MARKS[mark.kind].layer
    if not layer:
        return
    if layer not in position.cast[:rank]:
        raise PositionError("mark", f"{layer}, who lays {mark}, wasn't called")
    player = usurper(position, layer)
    if player == -1:
        player = -1 if layer in ousted(position) else position.holder(layer)
    if player != mark.by:
        raise PositionError("mark", f"seat {mark.by}, which laid {mark}, doesn't play the {layer}")


def _check_place(position: Position, mark: Mark) -> None:
    """Check that the mark may lie on this character, beside the others of its kind."""
    rule, alike = MARKS[mark.kind], [each for each in position.state.marks if each.kind == mark.kind]
    if not rule.may_lie(position, mark.character):
        raise PositionError("mark", f"{mark.kind} is never laid on {mark.character}")
    different = len({each.character for each in alike}) == len(alike)
    if len(alike) > rule.laid or not different or sum(each.real for each in alike) > 1:
        raise PositionError("mark", f"there are {rule.laid} different marks like {alike}, one of them real")

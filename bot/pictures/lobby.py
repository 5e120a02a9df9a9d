"""The poster of a lobby: a town, portraits of the cast, and the seats as shields."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from bot.pictures.alt import joined, listing, named, noted
from bot.pictures.badges import medallion, seal
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fonts import Face, Fitted, drawable, fit
from bot.pictures.models import CharacterModel, by_rank, character_of
from bot.pictures.palette import BRIGHT, DAWN, GOLD, HEAD, INK, LINE, MERLON, QUIET, TABLE, TEXT, TONES
from bot.pictures.picture import StillPicture
from bot.pictures.ranks import name_room, name_rows
from bot.pictures.skylines import draw_building, draw_merlons, draw_sky, grounds, width_of
from bot.words.language import Language
from engine.setup.preview import Preview
from engine.setup.rules import characters_each

_SKY, _CAST, _NAMES, _STEP, _SEATS = 86.0, 125.0, 151.0, 11.0, 76.0
_TOWN = (
    *("manor", "church", "tavern", "watchtower", "castle", "market", "temple", "library", "palace"),
    *("town_hall", "cathedral", "fortress", "observatory", "docks", "school_of_magic", "harbor", "keep"),
)
_COLOURS = ("crimson", "royal", "forest", "plum", "mustard", "teal", "wine", "dusk")
FEWEST_SHOWN = 4  # The fewest seats on a poster.


@dataclass(frozen=True, slots=True)
class TownPicture(StillPicture):
    """A town below a title, and a line below the town."""

    title: str
    line: str

    def canvas(self) -> Canvas:
        canvas = Canvas(WIDTH, _SKY + 27, TABLE)
        _town(canvas, self.title, WIDTH - 24)
        line = fit(self.line, Face.SEMIBOLD, WIDTH - 16, 13, 10)
        canvas.write(line, WIDTH / 2, _SKY + 15, TEXT, TABLE, "centre")
        return canvas

    def alt_text(self, say: Language) -> str:
        return say("picture-town-alt", title=self.title, line=self.line)


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A seat of a lobby."""

    name: str = ""  # The player's name; empty if the seat is free.
    nameless: str = ""  # Replaces a name that we can't draw.
    host: bool = False
    computer: bool = False
    face: str = ""  # The portrait of a computer player.
    way: str = ""  # A word for the style of a computer player.
    mark: Literal["", "check", "glass"] = ""  # "check": ready. "glass": the table waits for this person.
    offered: str = ""  # For a free seat: the portrait of the computer that would fill it.
    asked: bool = False  # A rematch invites this person, who has no seat yet.


@dataclass(frozen=True, slots=True)
class LobbyPicture(StillPicture):
    """A lobby as a poster."""

    players_word: str  # A text for the number of players.
    line: str  # A line about the game.
    note: str  # A text for the number of taken seats, and whether the game is rated.
    language: Language
    cast: tuple[CharacterModel, ...]
    seats: tuple[LobbySeat, ...]

    def canvas(self) -> Canvas:
        rows = name_rows(len(self.cast), _pitch(self.cast), partial(_name, self.cast), squeezed=True)
        below = _NAMES + rows * _STEP
        cast = below if self.cast else _SKY + 24
        canvas = Canvas(WIDTH, cast + _SEATS + 14, TABLE)
        _town(canvas, self.language("picture-lobby-title"), 250)
        players = fit(self.players_word, Face.SEMIBOLD, 76, 11)
        canvas.rounded((WIDTH - 20 - players.width, 9, players.width + 14, 18), 5, INK, DAWN.top)
        canvas.write(players, WIDTH - 13, 18, TEXT, INK, "right")
        canvas.write(fit(self.line, Face.SEMIBOLD, WIDTH - 16, 11.5), 8, _SKY + 13, QUIET, TABLE)
        _cast(canvas, self.cast, rows)
        canvas.box((8, cast, WIDTH - 16, 0.8), LINE)
        pitch = (WIDTH - 8) / max(FEWEST_SHOWN, len(self.seats))
        first = 4 + pitch * (max(FEWEST_SHOWN, len(self.seats)) - len(self.seats)) / 2
        for place, seat in enumerate(self.seats):
            _seat(canvas, seat, self.language, place, (first + pitch * (place + 0.5), cast + 8), pitch)
        note = fit(self.note, Face.SEMIBOLD, WIDTH - 20, 11)
        canvas.write(note, WIDTH / 2, cast + _SEATS + 3, QUIET, TABLE, "centre")
        return canvas

    def alt_text(self, say: Language) -> str:
        head = say(
            "picture-lobby-alt",
            title=say("picture-lobby-title"),
            players=self.players_word,
            line=self.line,
            note=self.note,
        )
        cast = [named(each, say) for each in self.cast]
        seats = [_seated(each, say) for each in self.seats if each.name or each.offered]
        listings = [("picture-lobby-seats", seats), ("picture-lobby-cast", cast)]
        listed = (listing(say, say(key), those) for key, those in listings if those)
        return joined([head, *listed])


def lobby_picture(
    seats: Sequence[LobbySeat], preview: Preview, counted: Mapping[str, int], say: Language, *, rated: bool
) -> LobbyPicture:
    """Make the poster of a lobby from its seats and the game to play.

    `counted` are the seats, as in `LobbyModel.counted`. `rated`: the game would count for ratings.
    """
    size, two = preview.rules.size_for(preview.seats), characters_each(preview.seats) == 2
    note = say("picture-lobby-note", **counted)
    return LobbyPicture(
        say("picture-lobby-players", fewest=2, most=preview.most),
        say("picture-lobby-line", districts=size, two=two, short=preview.plan.short),
        " · ".join([note[:1].upper() + note[1:], *([say("lobby-rated")] if rated else [])]),
        say,
        tuple(character_of(each, say) for each in sorted(preview.cast, key=by_rank)),
        tuple(seats),
    )


def _seated(seat: LobbySeat, say: Language) -> str:
    if seat.offered:
        return seat.offered
    host = [say("picture-lobby-host")] if seat.host else []
    mark = [say("picture-lobby-mark", mark=seat.mark)] if seat.mark else []
    computer = [say("picture-lobby-computer")] if seat.computer else []
    way = [seat.way] if seat.way else []
    asked = [say("picture-lobby-asked")] if seat.asked else []
    return noted(seat.name, [*host, *mark, *computer, *way, *asked], say)


def _town(canvas: Canvas, title: str, room: float) -> None:
    draw_sky(canvas, (0, 0, WIDTH, _SKY), DAWN, 4, TABLE, 0.1)
    scale = 346 / (sum(width_of(card) for card in _TOWN) + len(_TOWN) * 1.2)
    left = 2.0
    for card in _TOWN:
        draw_building(canvas, card, left, _SKY, scale, grounds(DAWN, _SKY, scale))
        left += (width_of(card) + 1.2) * scale
    draw_merlons(canvas, _SKY - 4, 5, HEAD)
    canvas.box((0, _SKY, WIDTH, 3), HEAD)
    canvas.write(fit(title, Face.BLACK, room, 29, 16), 12, 21, BRIGHT, DAWN.top)


def _pitch(cast: tuple[CharacterModel, ...]) -> float:
    return (WIDTH - 8) / max(1, len(cast))


def _name(cast: tuple[CharacterModel, ...], place: int, room: float) -> Fitted:
    return fit(cast[place].name, Face.SEMIBOLD, room, 9.5, 9)


def _cast(canvas: Canvas, cast: tuple[CharacterModel, ...], rows: int) -> None:
    pitch = _pitch(cast)
    size = min(32.0, pitch - 6)
    for place, character in enumerate(cast):
        x = 4 + pitch * (place + 0.5)
        medallion(canvas, character.id, (x, _CAST), size, TEXT, TABLE, thick=1.3)
        corner = size / 2 - 3
        seal(canvas, character.rank, (x - corner, _CAST - corner), 12, (INK, TEXT, TABLE), TABLE)
        room = name_room(place, len(cast), rows, pitch)
        name = _name(cast, place, room)
        half = name.width / 2 + 4
        y = _NAMES - 3 + _STEP * (place % rows)
        canvas.write(name, min(max(x, half), WIDTH - half), y, TEXT, TABLE, "centre")


def _seat(
    canvas: Canvas, seat: LobbySeat, say: Language, place: int, middle: tuple[float, float], pitch: float
) -> None:
    x, top = middle
    size, y = 36.0, top + 18
    room = pitch - 3
    if not seat.name:
        if seat.offered:
            medallion(canvas, seat.face, (x, y - 2), 31, MERLON, TABLE, thick=1.3)
            canvas.disc(x + 15, top + 28, 14, MERLON, TABLE)
            canvas.write(Fitted("+", Face.BOLD, 13), x + 15, top + 27.6, TEXT, MERLON, "centre")
        else:
            canvas.icon("types/military", x, y, size, MERLON, TABLE)
            canvas.icon("types/military", x, y, size - 3, TABLE, MERLON)
            canvas.write(Fitted("+", Face.BOLD, 18), x, y - 2, QUIET, TABLE, "centre")
        free = fit(seat.offered or say("picture-lobby-free"), Face.SEMIBOLD, room, 11)
        canvas.write(free, x, top + 45, QUIET, TABLE, "centre")
        return
    name, ink = drawable(seat.name) or seat.nameless, GOLD if seat.host else QUIET if seat.asked else TEXT
    canvas.write(fit(name, Face.SEMIBOLD, room, 11.5), x, top + 46, ink, TABLE, "centre")
    if seat.face:
        medallion(canvas, seat.face, (x, y - 2), 33, TEXT, TABLE, thick=1.3)
        _plate(canvas, fit(seat.way, Face.BOLD, room - 6, 9.5), x, top + 28, TEXT)
        return
    colour = TABLE if seat.asked else TONES[_COLOURS[place % len(_COLOURS)]]
    canvas.icon("types/military", x, y, size + 1, ink, TABLE)
    canvas.icon("types/military", x, y, size - 2.4, colour, ink)
    if seat.computer:
        canvas.icon("gear", x, y - 2, 17, BRIGHT, colour)
    else:
        # For a name that we can't draw, show the number of the seat, as texts do.
        sign = name[0].upper() if drawable(seat.name) else str(place + 1)
        canvas.write(
            Fitted(sign, Face.BLACK, 18), x, y - 2, QUIET if seat.asked else BRIGHT, colour, "centre"
        )
    if seat.host:
        _plate(canvas, fit(say("picture-lobby-host"), Face.BOLD, 40, 9.5), x, top + 28, GOLD)
    if seat.asked:
        _plate(canvas, fit(say("picture-lobby-asked"), Face.BOLD, room - 8, 9.5), x, top + 28, QUIET)
    if seat.mark:
        ink, disc = (INK, GOLD) if seat.mark == "check" else (TEXT, HEAD)
        canvas.disc(x + 16, top + 5, 16, INK, TABLE)
        canvas.disc(x + 16, top + 5, 13.5, disc, INK)
        canvas.icon(seat.mark, x + 16, top + 5, 9.5, ink, disc)


def _plate(canvas: Canvas, word: Fitted, x: float, top: float, colour: str) -> None:
    canvas.rounded((x - word.width / 2 - 4, top, word.width + 8, 11), 3, colour, TABLE)
    canvas.write(word, x, top + 5.6, INK, colour, "centre")

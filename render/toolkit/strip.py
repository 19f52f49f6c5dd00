"""A strip of signs: what happened, in words, icons, numbers, players' marks and pieces."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import change_marker, token
from render.toolkit.text import TextStyle, measure, write
from render.toolkit.words import rich

_STYLE = TextStyle(26, Weight.BOLD)
_BETWEEN = 16.0  # from one entry to the next
_PLAYER, _ICON, _NUMBER = 36.0, 26.0, 28.0  # sizes


class Sign(NamedTuple):
    """One thing in a strip; a game may have kinds of its own that it draws itself."""

    kind: str  # words (with icons in square brackets), icon, number, player, or the game's own
    what: str = ""
    seat: int = 0


Entry = tuple[Sign, ...]
MORE: Entry = (Sign("words", "…"),)


@dataclass(frozen=True)
class Piece:
    """How a game draws a sign of its own: how wide, and what, centred in a rectangle."""

    width: float
    draw: Callable[[Canvas, Rect, Sign], None]


def words(text: str) -> Sign:
    """A few words, with icons by name in square brackets."""
    return Sign("words", text)


def icon(name: str) -> Sign:
    """An icon by its name."""
    return Sign("icon", name)


def player(seat: int) -> Sign:
    """A player's mark."""
    return Sign("player", seat=seat)


def counted(entries: Sequence[Entry]) -> list[Entry]:
    """The same entries, each behind its number."""
    return [(Sign("number", str(n)), *entry) for n, entry in enumerate(entries, start=1)]


@dataclass(frozen=True)
class Strip:
    """A line of a picture that signs are drawn in, with the pieces of a game."""

    canvas: Canvas
    rect: Rect
    pieces: Mapping[str, Piece]

    def draw(self, entries: Sequence[Entry], *, right: bool = False) -> None:
        """As many entries as there is room for, and a sign that there were more."""
        shown = self._fitting(entries)
        length = sum(map(self._length, shown)) - _BETWEEN
        x = self.rect.right - length if right else self.rect.x
        for entry in shown:
            self._entry(x, entry)
            x += self._length(entry)

    def _fitting(self, entries: Sequence[Entry]) -> list[Entry]:
        lengths = list(accumulate(map(self._length, entries)))
        if not lengths or lengths[-1] - _BETWEEN <= self.rect.w:
            return list(entries)
        room = self.rect.w - self._length(MORE) + _BETWEEN
        kept = [entry for entry, end in zip(entries, lengths, strict=True) if end <= room]
        return [*kept, MORE] if room > 0 else []

    def _length(self, entry: Entry) -> float:
        return sum(map(self._width, entry)) + _BETWEEN

    def _entry(self, x: float, entry: Entry) -> None:
        for sign in entry:
            width = self._width(sign)
            self._sign(sign, Rect(x, self.rect.y, width, self.rect.h))
            x += width

    def _width(self, sign: Sign) -> float:
        match sign.kind:
            case "words":
                return measure(self.canvas, rich(sign.what), _STYLE) + 6
            case "number":
                return _NUMBER + 6
            case "icon":
                return _ICON + 2
            case "player":
                return min(_PLAYER, self.rect.h) + 10
        return self.pieces[sign.kind].width

    def _sign(self, sign: Sign, room: Rect) -> None:
        canvas = self.canvas
        match sign.kind:
            case "words":
                write(canvas, room.x + 2, room.cy, rich(sign.what), _STYLE)
            case "number":
                change_marker(canvas, room.x + 15, room.cy, int(sign.what), _NUMBER)
            case "icon":
                draw_icon(canvas, sign.what, room.cx, room.cy, _ICON)
            case "player":
                token(canvas, PLAYERS[sign.seat], room.cx, room.cy, min(_PLAYER, room.h))
            case _:
                self.pieces[sign.kind].draw(canvas, room, sign)

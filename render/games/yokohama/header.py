"""The bar above all panes: who is to play, the round, how near each end is."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.yokohama import rules
from engine.games.yokohama.data import BOX
from engine.games.yokohama.state import View
from render.games.yokohama.art import draw_sign
from render.games.yokohama.colours import colours
from render.games.yokohama.signs import how
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import Glyphs, glyphs, glyphs_width
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, mix
from render.toolkit.path import polygon
from render.toolkit.pieces import token
from render.toolkit.shapes import fill_path, round_rect
from render.toolkit.text import TextStyle, fit, measure

HEADER = Rect(0, 0, 1080, 46)
_CUT = 4.0  # of its height missing, half its letters would be
_MARK, _LEADER, _GAP = 34.0, 25.0, 11.0
_NAME = TextStyle(27, Weight.BOLD)
_LONGEST = 250.0  # a name
_NEAR = 1  # as many steps before an end it is marked
_SKYLINE = (26, 14, 20, 11, 24, 16, 30, 12, 19, 25, 13, 22, 15, 28, 12, 20, 17)


@dataclass(frozen=True)
class Race:
    """One of the ways to the end: its sign, how far it has come, and who leads it if one does."""

    sign: str
    now: int
    end: int
    leaders: tuple[Seat, ...] = ()

    @property
    def left(self) -> int:
        """Steps to the end."""
        return self.end - self.now


def bar(canvas: Canvas, view: View, look: Look) -> None:
    """Draw the bar; in a window that cuts it, nothing."""
    if look.window is not None and look.window.y > _CUT:
        return
    canvas.fill(HEADER, canvas.theme.paper)
    canvas.fill(Rect(0, HEADER.bottom - 2, HEADER.w, 2), colours(canvas.theme).kerb)
    room = HEADER.inset(8, 0)
    start = _ends(canvas, room, view, look)
    left = Rect(room.x, 0, start - 12 - room.x, HEADER.h - 2)
    end = _who(canvas, left, view, look)
    if view.outcome is None and view.table.dealt:
        end = _round(canvas, Rect(end + 16, 0, left.right - end - 16, left.h), view, look)
    racing = view.outcome is None and view.table.last_round is None
    right = _label(canvas, end, left.right, look) if racing else left.right
    _skyline(canvas, end + 14, right - 4)


def _label(canvas: Canvas, left: float, right: float, look: Look) -> float:
    """What the races on the right are, if there is room to say so; returns where it starts."""
    style = TextStyle(22, Weight.SEMIBOLD, canvas.theme.muted)
    words = look.say(msg("yk-pic-ends"))
    width = measure(canvas, words, style)
    if right - left < width + 60:
        return right
    fit(canvas, Rect(right - width, 0, width, HEADER.h - 2), words, style)
    return right - width - 6


def _skyline(canvas: Canvas, left: float, right: float) -> None:
    """Roofs far away, where nothing else is said."""
    count = int((right - left) // 19)
    if count < 3:
        return
    tone = mix(colours(canvas.theme).street, canvas.theme.paper, 0.25)
    low, wide = HEADER.bottom - 2, (right - left) / count
    points = [(left, low)]
    for k in range(count):
        x, high = left + k * wide, low - _SKYLINE[k % len(_SKYLINE)]
        ridge = ((x + wide / 2, high - 7),) if k % 3 else ()
        points += [(x, high), *ridge, (x + wide, high)]
    fill_path(canvas, polygon([*points, (right, low)]), tone)


def _who(canvas: Canvas, rect: Rect, view: View, look: Look) -> float:
    """Who is asked, or else the active player; at the end the winners. Returns where it ends."""
    seats = view.outcome.winners if view.outcome else view.waiting or (view.table.active,)
    if view.outcome is not None:
        crown, rect = rect.take_left(_MARK, 6)
        draw_sign(canvas, "crown", crown.cx, crown.cy, _MARK)
    for seat in seats:
        mark, rect = rect.take_left(_MARK, 8)
        token(canvas, PLAYERS[seat], mark.cx, mark.cy, _MARK)
    return rect.x if len(seats) > 1 else _name(canvas, rect, view, look, seats[0])


def _name(canvas: Canvas, rect: Rect, view: View, look: Look, seat: Seat) -> float:
    """A name, and that it is this player's turn where there is room to say so."""
    name = look.name(seat)
    role = "" if view.outcome else look.say(msg("yk-pic-to-play"))
    label = TextStyle(22, Weight.SEMIBOLD, canvas.theme.accent)
    wide, more = min(measure(canvas, name, _NAME) + 1, _LONGEST), measure(canvas, role, label) + 8
    fits = bool(role) and wide + more + _round_width(canvas, view, look) <= rect.w
    room, rest = rect.take_left(min(wide, rect.w), 8)
    fit(canvas, room, name, _NAME, align="left", ellipsis=True)
    if not fits:
        return room.right
    fit(canvas, rest, role, label, align="left")
    return room.right + more


def _round_style() -> TextStyle:
    return TextStyle(22, Weight.SEMIBOLD)


def _round_words(view: View, look: Look) -> str:
    return look.say(msg("yk-pic-round", n=view.table.round))


def _round_width(canvas: Canvas, view: View, look: Look) -> float:
    return measure(canvas, _round_words(view, look), _round_style()) + 18


def _round(canvas: Canvas, rect: Rect, view: View, look: Look) -> float:
    """Which round it is, if there is room for it; returns where it ends."""
    width = _round_width(canvas, view, look) - 16
    if width > rect.w:
        return rect.x - 16
    fit(canvas, rect, _round_words(view, look), _round_style(), align="left")
    return rect.x + width


def races(view: View) -> list[Race]:
    """Every way to the end and how far it has come (YK-87)."""
    table, ends = view.table, BOX.end_conditions
    return [
        _of_players(view, "house", ends.trading_houses_built),
        _of_players(view, "shop", ends.shops_built),
        *(
            Race(board, rules.board_count(table, board), table.house.board_limits[board])
            for board in table.spaces
        ),
    ]


def _of_players(view: View, piece: str, end: int) -> Race:
    built = [rules.built(view.table, seat, piece) for seat in range(view.seats)]
    most = max(built)
    leaders = tuple(seat for seat, n in enumerate(built) if n == most > 0)
    return Race(piece, most, end, leaders if len(leaders) == 1 else ())


def _ends(canvas: Canvas, rect: Rect, view: View, look: Look) -> float:
    """How near each end is, from the right; or that it has come. Returns where it starts."""
    said = _last_words(view, look)
    if said:
        width = measure(canvas, said, TextStyle(22, Weight.BOLD)) + 28
        pill = Rect(rect.right - width, 6, width, HEADER.h - 14)
        _pill(canvas, pill)
        fit(canvas, pill, said, TextStyle(22, Weight.BOLD, canvas.theme.on_accent))
        return pill.x
    right = _deck(canvas, rect.right, view)
    for race in reversed(races(view)):
        right = _race(canvas, right, race)
    return right + _GAP


def _last_words(view: View, look: Look) -> str:
    """What is said instead, once the end is known."""
    table = view.table
    if view.outcome is not None:
        return look.say(msg("yk-pic-over"))
    if table.last_round is None:
        return ""
    last = table.round >= table.last_round
    return look.say(msg("yk-pic-last-round" if last else "yk-pic-one-more"))


def _pill(canvas: Canvas, rect: Rect) -> None:
    round_rect(canvas, rect, canvas.theme.accent, 9)


def _deck(canvas: Canvas, right: float, view: View) -> float:
    """Orders left: a port that cannot be refilled ends the game."""
    left = view.counts.orders
    return _entry(canvas, right, f"[deck]{left}", near=left <= view.seats)


def _race(canvas: Canvas, right: float, race: Race) -> float:
    near = race.left <= _NEAR
    start = _entry(canvas, right, f"[{race.sign}]{race.now}/{race.end}", near=near)
    for seat in race.leaders:
        token(canvas, PLAYERS[seat], start - 3, HEADER.cy - 1, _LEADER, letter=False)
        start -= _LEADER - 6
    return start


def _entry(canvas: Canvas, right: float, signs: str, *, near: bool) -> float:
    """One way to the end, marked when it is near; returns where the next one ends."""
    ink = canvas.theme.on_accent if near else canvas.theme.ink
    style: Glyphs = how(26, 22, ink)
    width = glyphs_width(canvas, signs, style)
    room = Rect(right - width - (7 if near else 0), 0, width, HEADER.h - 2)
    if near:
        _pill(canvas, Rect(room.x - 7, 6, width + 14, HEADER.h - 14))
    glyphs(canvas, room, signs, style, "left")
    return room.x - _GAP - (7 if near else 0)

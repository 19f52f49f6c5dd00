"""What lies on a map: tiles, leaders, pagodas, names."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from engine.core.decision import Seat
from render.games.yellow_yangtze import art, signs
from render.games.yellow_yangtze.plan import cell_of
from render.games.yellow_yangtze.scene import WIDE, Scene
from render.toolkit.cache import CACHE
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.layout import Point, Rect, hex_corners
from render.toolkit.palette import PLAYERS, Colour, Shape, mix
from render.toolkit.path import ellipse, polygon, polyline
from render.toolkit.pieces import token
from render.toolkit.raster import Pen, Sprite
from render.toolkit.shapes import disc
from render.toolkit.text import TextStyle, measure, write

# All measures are those of a hex with the radius of the printed map, from its middle.
_RIM, _FILL, _GLOSS = 0.5, 2.4, 2.2
_RING = 3.6  # the golden rim of a capital
_BAND = 20.0
_NAME, _LONG_NAME = 20.5, 19.0  # names of two signs, and of three
_DISC = (30.5, 28.8, 24.6)  # radii of a leader: dark, cream, its colour


class Dress(NamedTuple):
    """How a tile is laid out: its sign, its name, and the band with a capital's name."""

    sign: float  # its size
    sign_at: Point
    name_at: Point | None
    band: float | None = None  # how far below the middle


PLAIN = Dress(29, (0, -9), (0, 16))
CAPITAL = Dress(25, (0, -12), None, 12)
CHOSEN = Dress(23, (0, -14), (0, 13))
CHOSEN_CAPITAL = Dress(0, (0, 0), (0, 14), -11)


def below_pagoda(across: float, down: float, *, capital: bool) -> Dress:
    """A tile whose neighbour corner carries a pagoda, as seen from the pagoda.

    Its name moves to the end away from it; of three tiles the two outer ones keep a small sign.
    """
    end = 16.0 if down > 0 else -16.0
    name, band = ((6 * across, end), None) if not capital else (None, 0.75 * end)
    if not across:
        return Dress(0, (0, 0), name, band)
    return Dress(19, (14 * across, -end / 2), name, band)


def tile_sprite(canvas: Canvas, radius: float, kind: str, dress: Dress, gold: bool) -> Sprite:
    """A tile with its sign and perhaps a golden rim, its origin in its middle."""
    r, theme = round(radius * canvas.scale, 1), canvas.theme

    def build() -> Sprite:
        k, paint = r / 33.4, signs.paint(kind)
        half = ceil(r) + 1
        pen = Pen(2 * half, 2 * half, (half, half))
        edge = signs.DARK if gold else signs.tile_edge(theme, kind)
        pen.fill(polygon(hex_corners(0, 0, r - _RIM * k)), edge)
        if gold:
            pen.fill(polygon(hex_corners(0, 0, r - 1.6 * k)), signs.GOLD)
        inner = r - ((_RING + 2.2) if gold else _FILL) * k
        pen.fill(polygon(hex_corners(0, 0, inner)), paint)
        upper = hex_corners(0, 0, inner - 1.3 * k)[3:]
        pen.stroke(polyline(upper), mix(paint, signs.CREAM, 0.3), _GLOSS * k)
        if dress.sign:
            x, y = dress.sign_at
            art.stamp(pen, kind, dress.sign * k, (x * k, y * k), signs.ink(kind), paint)
        return pen.sprite()

    key = ("yy tile", kind, r, theme.name, dress.sign, dress.sign_at, gold)
    return CACHE.get(key, build)


def chip(canvas: Canvas, x: float, y: float, radius: float, kind: str) -> None:
    """A tile of a kind, of any size, without a name."""
    big = Dress(40, (0, 0), None)
    canvas.paste(tile_sprite(canvas, radius, kind, big, gold=False), x, y)
    canvas.note_cover(Rect.around(x, y, radius))


def sign(canvas: Canvas, x: float, y: float, size: float, kind: str, colour: Colour) -> None:
    """The sign of a kind alone."""
    canvas.paste(art.sign_sprite(kind, max(1, canvas.px(size)), colour), x, y)


def pagoda(canvas: Canvas, x: float, y: float, high: float, kind: str) -> None:
    """A pagoda of a kind, its middle at the point."""
    canvas.paste(art.pagoda_sprite(kind, max(1, canvas.px(high))), x, y)
    canvas.note_cover(Rect.around(x, y, high * 0.5, high * 0.8))


def mark(canvas: Canvas, seat: Seat, x: float, y: float, size: float, least: float) -> None:
    """A player's mark whose letter helps, where letters of that size can be read."""
    token(canvas, PLAYERS[seat], x, y, size, least=least, need=Need.HELPS)


def medal(canvas: Canvas, x: float, y: float, radius: float, kind: str, *, away: bool) -> None:
    """A leader's disc with its sign alone; only a ring where the leader is off the board."""
    theme = canvas.theme
    if away:
        disc(canvas, x, y, radius * 0.95, mix(theme.muted, theme.panel, 0.45))
        disc(canvas, x, y, radius * 0.85, theme.panel)
        sign(canvas, x, y, radius * 0.95, kind, mix(theme.muted, theme.panel, 0.35))
        return
    disc(canvas, x, y, radius, theme.rim if theme.rims_icons else signs.DARK)
    disc(canvas, x, y, radius * 0.94, signs.CREAM)
    disc(canvas, x, y, radius * 0.85, signs.paint(kind))
    sign(canvas, x, y, radius * 1.05, kind, signs.ink(kind))


def leader_disc(canvas: Canvas, at: Point, k: float, seat: Seat, kind: str, least: float) -> None:
    """A leader: round, in its colour, with its player's mark above its sign."""
    x, y = at
    canvas.paste(_leader_sprite(round(k * canvas.scale, 3), kind), x, y)
    canvas.note_cover(Rect.around(x, y, 44 * k))
    up = 9 if PLAYERS[seat].shape is Shape.TRIANGLE else 11
    mark(canvas, seat, x, y - up * k, 31 * k, max(least, min(20.6, 20.6 * k)))


def _leader_sprite(k: float, kind: str) -> Sprite:
    """A leader's disc with its sign in the lower half, where no player's mark will lie."""

    def build() -> Sprite:
        half = ceil(_DISC[0] * k) + 1
        pen = Pen(2 * half, 2 * half, (half, half))
        paint = signs.paint(kind)
        for radius, colour in zip(_DISC, (signs.DARK, signs.CREAM, paint), strict=True):
            pen.fill(ellipse(0, 0, radius * k), colour)
        art.stamp(pen, kind, 18 * k, (0, 14.2 * k), signs.ink(kind), paint)
        return pen.sprite()

    return CACHE.get(("yy leader", kind, k), build)


def name(scene: Scene, hex: str, at: Point, colour: Colour) -> None:
    """The name of a hex that far from its middle, if it is seen and can be read."""
    usual = (_LONG_NAME if len(hex) > 2 else _NAME) * scene.chart.k
    style = TextStyle(max(usual, scene.least()), Weight.BOLD, colour, Need.HELPS)
    _words(scene, hex, at, label(hex, scene), style)


def label(hex: str, scene: Scene) -> str:
    """The name of a hex; where there is no room for names, the letters of rows and numbers atop."""
    if scene.roomy:
        return hex
    row, column = cell_of(scene.chart.geo, hex)
    line = scene.table.map.rows[row]
    if column == len(line) - len(line.lstrip()):
        return hex[0]
    return hex[1:] if row == 0 else ""


def chosen_name(scene: Scene, hex: str, at: Point, colour: Colour) -> None:
    """The name of a hex that may be chosen: larger than all others."""
    size = max(20 * scene.chart.k, scene.least(Need.CHOOSE))
    _words(scene, hex, at, hex, TextStyle(size, Weight.BOLD, colour, Need.CHOOSE))


def _words(scene: Scene, hex: str, at: Point, words: str, style: TextStyle) -> None:
    chart, canvas = scene.chart, scene.canvas
    room = 2 * chart.radius * 0.866 * WIDE
    if words and scene.whole(hex) and measure(canvas, words, style) <= room:
        (x, y), k = chart.places[hex], chart.k
        write(canvas, x + at[0] * k, y + at[1] * k, words, style, "centre")


def band(scene: Scene, hex: str, down: float, across: float = 0) -> None:
    """The golden band across a capital with its name, as far as it fits."""
    chart, canvas = scene.chart, scene.canvas
    (x, y), k = chart.places[hex], chart.k
    canvas.paste(_band_sprite(canvas, chart.radius, down), x, y)
    style = TextStyle(max(20 * k, scene.least()), Weight.BOLD, signs.DARK, Need.HELPS)
    canvas.note_cover(Rect.around(x, y + down * k, 40 * k, _BAND * k - 4))
    _words(scene, hex, (across, down), scene.capitals[hex], style)


def _band_sprite(canvas: Canvas, radius: float, down: float) -> Sprite:
    r = round(radius * canvas.scale, 1)

    def build() -> Sprite:
        k, half = r / 33.4, ceil(r) + 1
        pen = Pen(2 * half, 2 * half, (half, half))
        for colour, inset in ((signs.GOLD, 0.0), (signs.PALE_GOLD, 2.0)):
            top, bottom = (down - _BAND / 2 + inset) * k, (down + _BAND / 2 - inset) * k
            pen.fill(polygon(_clipped(r - 1.6 * k - inset * k, top, bottom)), colour)
        return pen.sprite()

    return CACHE.get(("yy band", r, down), build)


def _clipped(r: float, top: float, bottom: float) -> list[Point]:
    """The part of a hex between two heights."""

    def half(y: float) -> float:
        return r * 3**0.5 / 2 * min(1.0, 2 * (1 - abs(y) / r))

    turns = [y for y in (-r / 2, r / 2) if top < y < bottom]
    heights = [top, *turns, bottom]
    right = [(half(y), y) for y in heights]
    return [*right, *((-x, y) for x, y in reversed(right))]


def below_name(scene: Scene, hex: str, words: str, colour: Colour) -> None:
    """The name of a capital at the foot of a hex that may be chosen."""
    size = max(12.5 * scene.chart.k, scene.least())
    _words(scene, hex, (0.0, 18.0), words, TextStyle(size, Weight.BOLD, colour, Need.HELPS))

"""Things that lie on a board: tokens, stacks, badges, labels, markers, dice, tracks."""

from collections.abc import Sequence
from math import cos, pi, sin

from render.toolkit.cache import CACHE
from render.toolkit.canvas import MINIMUM_TEXT, Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.layout import Point, Rect, hex_corners
from render.toolkit.palette import Colour, PlayerMark, Shape, Theme, ink_on
from render.toolkit.path import Path, ellipse, rounded, rounded_rect, star
from render.toolkit.raster import Pen, Sprite
from render.toolkit.shapes import disc, round_rect
from render.toolkit.text import TextStyle, measure, write

# The letter is this share of the piece, but never under the minimum height: a piece that has no
# room for that is too small to use where players must be told apart.
_LETTER_SHARE = 0.62
LEAST_LETTERED = 30.0
_AS_LIGHT_AS_THE_RIM = 32  # of 255, in every channel
# Where the letter sits: a triangle's weight lies low, and a little so does a star's.
_LETTER_DROP = {Shape.TRIANGLE: 0.10, Shape.STAR: 0.03}


def piece_path(shape: Shape, radius: float) -> Path:
    """The outline of a piece around the origin; all shapes look equally large."""
    if shape is Shape.CIRCLE:
        return ellipse(0, 0, radius * 0.96)
    if shape is Shape.SQUARE:
        side = radius * 1.72
        return rounded_rect(-side / 2, -side / 2, side, side, radius * 0.28)
    if shape is Shape.TRIANGLE:
        turns = [k * 2 * pi / 3 - pi / 2 for k in range(3)]
        return rounded([(1.24 * radius * cos(t), radius * (0.2 + 1.18 * sin(t))) for t in turns],
                       radius * 0.36)  # fmt: skip
    if shape is Shape.DIAMOND:
        reach = radius * 1.16
        return rounded([(0, -reach), (reach, 0), (0, reach), (-reach, 0)], radius * 0.3)
    if shape is Shape.PLUS:
        return rounded(_plus_corners(radius * 1.04, radius * 0.54), radius * 0.16)
    if shape is Shape.STAR:
        points = star(0, radius * 0.08, radius * 1.24, waist=0.62).parts[0]
        return rounded(points, radius * 0.16)
    return rounded(hex_corners(0, 0, radius * 1.06), radius * 0.24)


def _plus_corners(reach: float, arm: float) -> list[Point]:
    """Four arms around the origin, each `reach` long and twice `arm` wide."""
    quarter = [(arm, -reach), (arm, -arm), (reach, -arm)]
    turns = ((1, 0), (0, 1), (-1, 0), (0, -1))  # cosine and sine of each quarter turn
    return [(x * c - y * s, x * s + y * c) for c, s in turns for x, y in quarter]


def token_sprite(mark: PlayerMark, pixels: int, theme: Theme) -> Sprite:
    """A player's piece that many pixels large, without its letter, origin in its middle."""

    def build() -> Sprite:
        half = pixels // 2 + max(2, pixels // 6)
        pen = Pen(2 * half, 2 * half, (half, half))
        edge = max(1.0, pixels * 0.05)
        path = piece_path(mark.shape, pixels / 2 - edge)
        pen.fill(path, theme.outline)
        pen.stroke(path, theme.outline, 3.6 * edge)
        pen.stroke(path, _rim(mark.colour, theme), 2.0 * edge)
        pen.fill(path, mark.colour)
        return pen.sprite()

    return CACHE.get(("token", mark, pixels, theme.name), build)


def _rim(colour: Colour, theme: Theme) -> Colour:
    """Light around a piece, but dark around one that is as light as that itself."""
    differences = (abs(a - b) for a, b in zip(colour, theme.rim, strict=True))
    return theme.outline if max(differences) < _AS_LIGHT_AS_THE_RIM else theme.rim


def token(
    canvas: Canvas,
    mark: PlayerMark,
    x: float,
    y: float,
    size: float = 40,
    *,
    letter: bool = True,
    least: float = MINIMUM_TEXT,
    need: Need = Need.READ,
) -> None:
    """A player's piece centred on the point, with its letter if that can be read.

    `least` is the smallest letter that can be read where the piece is seen.
    """
    canvas.paste(token_sprite(mark, canvas.px(size), canvas.theme), x, y)
    canvas.note_cover(Rect.around(x, y, size * 0.8))
    if letter and size * MINIMUM_TEXT >= least * LEAST_LETTERED:
        drop = _LETTER_DROP.get(mark.shape, 0.0) * size
        height = max(least, size * _LETTER_SHARE)
        style = TextStyle(height, Weight.BOLD, mark.on_colour, need)
        write(canvas, x, y + drop, mark.letter, style, "centre")


def token_stack(
    canvas: Canvas, mark: PlayerMark, x: float, y: float, count: int, size: float = 40
) -> None:
    """Pieces on top of each other; the topmost is centred on the point and carries the letter."""
    shown = min(count, 4)
    for level in range(shown - 1, -1, -1):
        token(canvas, mark, x, y + level * size * 0.14, size, letter=level == 0)


def badge(
    canvas: Canvas,
    x: float,
    y: float,
    words: str,
    size: float = 40,
    *,
    fill: Colour | None = None,
    kind: str = "disc",
) -> None:
    """A number in a frame: "disc", "coin", "shield" or "square"."""
    colour = fill or _BADGE_FILL[kind](canvas.theme)
    canvas.paste(_badge_sprite(kind, canvas.px(size), canvas.theme, colour), x, y)
    canvas.note_cover(Rect.around(x, y, size * 0.8))
    room = size * (0.66 if len(words) > 2 else 0.74)
    style = TextStyle(max(MINIMUM_TEXT, size * 0.60), Weight.BOLD, ink_on(colour))
    while style.size > MINIMUM_TEXT and measure(canvas, words, style) > room:
        style = TextStyle(max(MINIMUM_TEXT, style.size - 1), Weight.BOLD, style.colour)
    write(canvas, x, y, words, style, "centre")


def _badge_accent(theme: Theme) -> Colour:
    return theme.accent


def _badge_coin(theme: Theme) -> Colour:
    return theme.series[1]


_BADGE_FILL = {
    "disc": _badge_accent,
    "coin": _badge_coin,
    "shield": _badge_accent,
    "square": _badge_accent,
}


def _badge_sprite(kind: str, pixels: int, theme: Theme, fill: Colour) -> Sprite:
    def build() -> Sprite:
        half = pixels // 2 + 2
        pen = Pen(2 * half, 2 * half, (half, half))
        r = pixels / 2 - 1
        path = {
            "disc": ellipse(0, 0, r * 0.96),
            "coin": ellipse(0, 0, r * 0.96),
            "shield": rounded(
                [(-r, -r), (r, -r), (r, r * 0.3), (0, r * 1.05), (-r, r * 0.3)], r * 0.3
            ),
            "square": rounded_rect(-r, -r, 2 * r, 2 * r, r * 0.4),
        }[kind]
        edge = max(1.0, pixels * 0.05)
        pen.fill(path, fill)
        pen.stroke(path, theme.outline, edge)
        if kind == "coin":
            pen.stroke(ellipse(0, 0, r * 0.78), theme.outline, edge * 0.5)
        return pen.sprite()

    return CACHE.get(("badge", kind, pixels, theme.name, fill), build)


def chip(
    canvas: Canvas,
    x: float,
    y: float,
    words: str,
    *,
    size: float = 24,
    fill: Colour | None = None,
    ink: Colour | None = None,
) -> Rect:
    """A short label on a pill, such as the name of a space; returns the pill."""
    colour = fill or canvas.theme.ink
    style = TextStyle(size, Weight.BOLD, ink or ink_on(colour))
    height = size * 1.12
    width = max(height, measure(canvas, words, style) + size * 0.56)
    pill = Rect.around(x, y, width, height)
    round_rect(canvas, pill, colour, height * 0.36)
    canvas.note_cover(pill)
    write(canvas, x, y, words, style, "centre")
    return pill


def change_marker(canvas: Canvas, x: float, y: float, number: int, size: float = 34) -> None:
    """The place of a step of the last turn, numbered in order."""
    disc(canvas, x, y, size / 2 + 2, canvas.theme.rim)
    disc(canvas, x, y, size / 2, canvas.theme.highlight)
    canvas.note_cover(Rect.around(x, y, size * 0.8))
    style = TextStyle(max(MINIMUM_TEXT, size * 0.66), Weight.BOLD, ink_on(canvas.theme.highlight))
    write(canvas, x, y, str(number), style, "centre")


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die_face(
    canvas: Canvas, x: float, y: float, value: int, size: float = 44, fill: Colour | None = None
) -> None:
    """A die showing its value, in a player's colour or in the theme's rim colour."""
    colour = fill or canvas.theme.rim

    def build() -> Sprite:
        pixels = canvas.px(size)
        half = pixels // 2 + 1
        pen = Pen(2 * half, 2 * half, (half, half))
        r = pixels / 2 - 1
        body = rounded_rect(-r * 0.94, -r * 0.94, r * 1.88, r * 1.88, r * 0.42)
        pen.fill(body, colour)
        pen.stroke(body, canvas.theme.outline, max(1.0, pixels * 0.05))
        for across, down in _PIPS[value]:
            pen.fill(ellipse(across * r * 0.48, down * r * 0.48, r * 0.19), ink_on(colour))
        return pen.sprite()

    key = ("die", value, canvas.px(size), canvas.theme.name, colour)
    canvas.paste(CACHE.get(key, build), x, y)
    canvas.note_cover(Rect.around(x, y, size * 0.8))


def track(
    canvas: Canvas, rect: Rect, steps: int, filled: int, colour: Colour | None = None
) -> tuple[Rect, ...]:
    """A row of cells, the first ones filled; returns the cells."""
    cells = rect.columns(steps, 4)
    theme = canvas.theme
    for index, cell in enumerate(cells):
        paint = (colour or theme.accent) if index < filled else theme.panel_alt
        round_rect(canvas, cell, paint, min(8.0, cell.h / 3), theme.line)
    return cells


def stacked_bar(
    canvas: Canvas, rect: Rect, parts: Sequence[tuple[float, Colour]], whole: float
) -> tuple[Rect, ...]:
    """Parts of a whole side by side, `whole` being the full width; returns each part's place."""
    round_rect(canvas, rect, canvas.theme.panel_alt, 8)
    places: list[Rect] = []
    x = rect.x
    for amount, colour in parts:
        place = Rect(x, rect.y, rect.w * max(0.0, amount) / whole if whole > 0 else 0.0, rect.h)
        if place.w > 0:
            canvas.fill(place, colour)
            canvas.fill(Rect(place.right - 1.5, place.y, 1.5, place.h), canvas.theme.panel)
        places.append(place)
        x = place.right
    return tuple(places)

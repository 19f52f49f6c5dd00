"""Words on a picture: measured, wrapped and shrunk to fit, with icons among them."""

from dataclasses import dataclass
from math import ceil
from typing import Literal

from PIL import Image, ImageDraw

from render.toolkit.cache import CACHE
from render.toolkit.canvas import LEAST, Canvas, Need
from render.toolkit.fonts import Weight, face
from render.toolkit.icons import icon_sprite
from render.toolkit.layout import Rect
from render.toolkit.palette import Colour
from render.toolkit.words import (
    LEADING,
    Inline,
    Line,
    Plan,
    Words,
    as_words,
    icon_pixels,
    plan,
    plan_size,
)

Align = Literal["left", "centre", "right"]
VAlign = Literal["top", "middle", "bottom"]


@dataclass(frozen=True)
class TextStyle:
    """Size in units, weight, colour (the theme's ink if none), and how much it is needed."""

    size: float = 26.0
    weight: Weight = Weight.REGULAR
    colour: Colour | None = None
    need: Need = Need.READ


BODY = TextStyle(26)
LABEL = TextStyle(24, Weight.SEMIBOLD)
STRONG = TextStyle(28, Weight.BOLD)
HEADING = TextStyle(36, Weight.BOLD)
TITLE = TextStyle(48, Weight.BOLD)


@dataclass(frozen=True)
class Run:
    """A piece of text as a mask, placed relative to its start on the baseline."""

    mask: Image.Image
    left: int
    top: int

    @property
    def weight(self) -> int:
        """Bytes held."""
        return self.mask.width * self.mask.height + 512


def text_run(words: str, weight: Weight, pixels: int) -> Run:
    """The mask of a piece of text, drawn once."""

    def build() -> Run:
        font = face(weight, pixels)
        left, top, right, bottom = (round(edge) for edge in font.getbbox(words, anchor="ls"))
        mask = Image.new("L", (max(1, right - left) + 2, max(1, bottom - top) + 2))
        ImageDraw.Draw(mask).text((1 - left, 1 - top), words, 255, font, anchor="ls")
        box = mask.getbbox() or (0, 0, 1, 1)
        return Run(mask.crop(box), left - 1 + box[0], top - 1 + box[1])

    return CACHE.get(("run", words, weight, pixels), build)


def measure(canvas: Canvas, words: str | Words, style: TextStyle) -> float:
    """How wide the words are on one line, in units."""
    line = plan_size(as_words(words), style.weight, _pixels(canvas, style.size), None).lines[0]
    return line.width / canvas.scale


def write(
    canvas: Canvas,
    x: float,
    y: float,
    words: str | Words,
    style: TextStyle = BODY,
    align: Align = "left",
) -> Rect:
    """Write one line whose capitals are centred on y; returns the ink in units."""
    pixels = _pixels(canvas, style.size)
    line = plan_size(as_words(words), style.weight, pixels, None).lines[0]
    return _Writer(canvas, style, pixels, None).line(line, x * canvas.scale, y, align)


def fit(
    canvas: Canvas,
    rect: Rect,
    words: str | Words,
    style: TextStyle = BODY,
    *,
    lines: int = 1,
    minimum: float | None = None,
    align: Align = "centre",
    valign: VAlign = "middle",
    ellipsis: bool = False,
) -> Plan:
    """Write words inside the rectangle, as large as the style if they fit, never under minimum.

    The minimum is the least for how much they are needed, unless told.

    Words that do not fit at the minimum are cut with an ellipsis if allowed; if not, they
    overflow and the canvas reports it.
    """
    least = LEAST[style.need] if minimum is None else minimum
    done = plan(
        as_words(words), style.weight, _pixels(canvas, style.size), _pixels(canvas, least),
        (canvas.px(rect.w), canvas.px(rect.h)), lines, ellipsis,
    )  # fmt: skip
    writer = _Writer(canvas, style, done.pixels, rect)
    anchor = {"left": rect.x, "centre": rect.cx, "right": rect.right}[align] * canvas.scale
    for line, y in zip(done.lines, _baselines(rect, done, canvas.scale, valign), strict=True):
        writer.line(line, anchor, y, align)
    return done


def _pixels(canvas: Canvas, size: float) -> int:
    # Rounded up: a size asked for is a promise to the reader, and so is the minimum.
    return max(1, ceil(size * canvas.scale - 0.01))


def _baselines(rect: Rect, done: Plan, scale: float, valign: VAlign) -> list[float]:
    size = done.pixels / scale
    step = size * LEADING
    block = step * (len(done.lines) - 1)
    reach = done.reach * size
    first = {
        "top": rect.y + reach,
        "middle": rect.cy - block / 2,
        "bottom": rect.bottom - reach - block,
    }[valign]
    return [first + step * k for k in range(len(done.lines))]


@dataclass(frozen=True)
class _Writer:
    """Puts planned lines on a canvas at one size."""

    canvas: Canvas
    style: TextStyle
    pixels: int
    room: Rect | None

    def line(self, line: Line, anchor: float, y: float, align: Align) -> Rect:
        """Write one line at the anchor (pixels), capitals centred on y (units)."""
        canvas = self.canvas
        share = {"left": 0.0, "centre": 0.5, "right": 1.0}[align]
        start = anchor - line.width * share
        middle = canvas.px(y)
        boxes = [self._piece(piece, round(start + at), middle) for piece, at in line.pieces]
        ink = _units(boxes, canvas.scale)
        size = self.pixels / canvas.scale
        canvas.note_text(line.words, ink, self.room, size, self.style.need)
        return ink

    def _piece(self, piece: str | Inline, x: int, middle: int) -> tuple[int, int, int, int]:
        if isinstance(piece, Inline):
            return self._icon(piece, x, middle)
        run = text_run(piece, self.style.weight, self.pixels)
        baseline = middle + round(self.pixels * 0.33)
        left, top = x + run.left, baseline + run.top
        self.canvas.tint(run.mask, left, top, self.style.colour or self.canvas.theme.ink)
        return left, top, left + run.mask.width, top + run.mask.height

    def _icon(self, piece: Inline, x: int, middle: int) -> tuple[int, int, int, int]:
        size = icon_pixels(self.pixels)
        sprite = icon_sprite(piece.icon, size, self.canvas.theme, piece.body)
        left, top = x, middle - size // 2
        self.canvas.put(sprite, left, top)
        inside = sprite.pixels.getbbox() or (0, 0, size, size)
        return left + inside[0], top + inside[1], left + inside[2], top + inside[3]


def _units(boxes: list[tuple[int, int, int, int]], scale: float) -> Rect:
    if not boxes:
        return Rect(0, 0, 0, 0)
    left, top = min(b[0] for b in boxes), min(b[1] for b in boxes)
    right, bottom = max(b[2] for b in boxes), max(b[3] for b in boxes)
    return Rect(left / scale, top / scale, (right - left) / scale, (bottom - top) / scale)

"""Shapes to pixels: drawn several times their size, scaled down once, kept as sprites."""

from dataclasses import dataclass
from math import hypot

from PIL import Image, ImageDraw

from render.toolkit.palette import Colour
from render.toolkit.path import Path

Paint = int | tuple[int, int, int, int]

_SMALL = 128
_FINE, _COARSE = 8, 4


def held(image: Image.Image) -> int:
    """Bytes in memory: Pillow keeps four a pixel for colours, also where there are three."""
    return image.width * image.height * (1 if len(image.getbands()) == 1 else 4)


@dataclass(frozen=True)
class Sprite:
    """A drawn thing: what each pixel shows and covers, and where its own origin lies in it."""

    pixels: Image.Image  # with its colours, or a mask for any colour
    origin: tuple[int, int]

    @property
    def mask(self) -> Image.Image:
        """How much each pixel covers."""
        return self.pixels.getchannel("A") if self.pixels.mode == "RGBA" else self.pixels

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.pixels.size

    @property
    def weight(self) -> int:
        """Bytes held."""
        return held(self.pixels) + 512


def fineness(width: int, height: int) -> int:
    """How many times its size a shape of that many pixels is drawn before it is scaled down."""
    return _FINE if max(width, height) <= _SMALL else _COARSE


class Pen:
    """Draws filled and stroked paths with smooth edges; coordinates are pixels of the result."""

    _mode = "RGBA"

    def __init__(
        self, width: int, height: int, origin: tuple[int, int] = (0, 0), times: int | None = None
    ) -> None:
        """A transparent sheet of that many pixels, coordinates counted from the origin."""
        self._times = times or fineness(width, height)
        self._origin = origin
        self._sheet = Image.new(self._mode, (width * self._times, height * self._times))
        self._draw = ImageDraw.Draw(self._sheet)

    def fill(self, path: Path, colour: Colour | None) -> None:
        """Fill the path; no colour cuts a hole."""
        for part in path.parts:
            self._draw.polygon(self._points(part), fill=self._paint(colour))

    def stroke(self, path: Path, colour: Colour | None, width: float) -> None:
        """Draw along the path with round ends and corners; no colour cuts a groove."""
        radius, paint = width * self._times / 2, self._paint(colour)
        for part, closed in zip(path.parts, path.closed, strict=True):
            points = self._points(part)
            for start, end in zip(points, points[1:] + points[:1] * closed, strict=False):
                self._segment(start, end, radius, paint)

    def _points(self, part: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
        left, top = self._origin
        times = self._times
        return [((x + left) * times, (y + top) * times) for x, y in part]

    def _segment(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        radius: float,
        paint: Paint,
    ) -> None:
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = hypot(dx, dy)
        if length:
            nx, ny = -dy / length * radius, dx / length * radius
            self._draw.polygon(
                [(start[0] + nx, start[1] + ny), (end[0] + nx, end[1] + ny),
                 (end[0] - nx, end[1] - ny), (start[0] - nx, start[1] - ny)],
                fill=paint,
            )  # fmt: skip
        # Unlike a polygon, an ellipse counts the last row and column of its box as its own.
        for x, y in (start, end):
            self._draw.ellipse((x - radius, y - radius, x + radius - 1, y + radius - 1), fill=paint)

    def sprite(self) -> Sprite:
        """What was drawn, at its own size."""
        return Sprite(self._sheet.reduce(self._times), self._origin)

    def _paint(self, colour: Colour | None) -> Paint:
        return (0, 0, 0, 0) if colour is None else (*colour, 255)


class Stencil(Pen):
    """A pen that keeps only what is covered: a quarter of the memory, for one-colour shapes."""

    _mode = "L"

    def mask(self) -> Image.Image:
        """How much of each pixel was covered."""
        return self._sheet.reduce(self._times)

    def _paint(self, colour: Colour | None) -> Paint:
        return 0 if colour is None else 255

"""The few kinds of mark every icon is made of, on a grid of 24 by 24."""

from dataclasses import dataclass

from render.toolkit.palette import Tone
from render.toolkit.path import Path, ellipse, outline, rounded_rect

GRID = 24.0
LINE_WIDTH = 1.5


@dataclass(frozen=True)
class Mark:
    """One outline: what fills it, what draws along it, and how wide."""

    path: Path
    fill: Tone | None
    line: Tone | None
    width: float = LINE_WIDTH


@dataclass(frozen=True)
class Icon:
    """A thing drawn as marks, back to front; its body can be recoloured."""

    body: Tone
    marks: tuple[Mark, ...]


def icon(body: Tone, *marks: Mark) -> Icon:
    """An icon with that body colour."""
    return Icon(body, marks)


def shape(data: str | Path, fill: Tone = Tone.BODY) -> Mark:
    """A filled and outlined part."""
    return Mark(_path(data), fill, Tone.LINE)


def solid(data: str | Path, fill: Tone = Tone.LINE) -> Mark:
    """A filled part without outline."""
    return Mark(_path(data), fill, None)


def stroke(data: str | Path, line: Tone = Tone.LINE, width: float = LINE_WIDTH) -> Mark:
    """A line."""
    return Mark(_path(data), None, line, width)


def disc(x: float, y: float, r: float, fill: Tone = Tone.BODY) -> Mark:
    """A filled and outlined circle."""
    return shape(ellipse(x, y, r), fill)


def dot(x: float, y: float, r: float, fill: Tone = Tone.LINE) -> Mark:
    """A filled circle without outline."""
    return solid(ellipse(x, y, r), fill)


def block(
    x: float, y: float, w: float, h: float, radius: float = 1.0, fill: Tone = Tone.BODY
) -> Mark:
    """A filled and outlined rounded rectangle."""
    return shape(rounded_rect(x, y, w, h, radius), fill)


def _path(data: str | Path) -> Path:
    return outline(data) if isinstance(data, str) else data

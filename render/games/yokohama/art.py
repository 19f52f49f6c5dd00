"""Small signs as drawings: goods, money, pieces and buildings, alike in both themes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import cos, pi, sin
from types import MappingProxyType

from render.toolkit.cache import CACHE
from render.toolkit.canvas import Canvas
from render.toolkit.palette import Colour, rgb
from render.toolkit.path import Path, ellipse, outline, rounded, rounded_rect, star
from render.toolkit.raster import Pen, Sprite

GRID = 24.0
DARK, CREAM, WHITE = rgb("2A2420"), rgb("FFF4DC"), rgb("FFFDF8")
_GOLD, _GOLD_DEEP = rgb("F2C744"), rgb("8F6A12")
_COPPER, _COPPER_DEEP = rgb("D9772F"), rgb("A9521B")
_SILK, _TEA, _FISH = rgb("C07ACD"), rgb("6BB043"), rgb("4DB0CF")
_CRATE, _CRATE_DEEP = rgb("C79A5B"), rgb("7A5630")
_RED, _SLATE, _ROOF, _STEEL = rgb("D8432F"), rgb("5D7482"), rgb("C9752F"), rgb("66727E")
_PAPER = rgb("FFFDF3")

# A mark of a sign: its outline, what fills it, what draws along it and how wide.
Mark = tuple[Path, Colour | None, Colour | None, float]


def shape(data: str | Path, fill: Colour, width: float = 1.9) -> Mark:
    """A filled and outlined part."""
    return _path(data), fill, DARK, width


def flat(data: str | Path, fill: Colour) -> Mark:
    """A filled part without outline."""
    return _path(data), fill, None, 0.0


def line(data: str | Path, colour: Colour = DARK, width: float = 1.9) -> Mark:
    """A line."""
    return _path(data), None, colour, width


def _path(data: str | Path) -> Path:
    return outline(data) if isinstance(data, str) else data


def _gear() -> Path:
    steps = ((-0.36, 7.6), (-0.25, 11.2), (0.25, 11.2), (0.36, 7.6))
    turns = [(2 * pi * (k + share) / 8, r) for k in range(8) for share, r in steps]
    return rounded([(12 + r * cos(t), 12 + r * sin(t)) for t, r in turns], 0.5)


_PAWN = "M3.8 22 C3.8 15 7.4 11.8 12 11.8 C16.6 11.8 20.2 15 20.2 22 Z"
_HAT = (
    shape(ellipse(12, 10.5, 4.6), CREAM),
    shape("M8 1.8 H16 V7.6 H8 Z", DARK),
    line("M4.8 8 H19.2", DARK, 2.6),
)
SIGNS: dict[str, tuple[Mark, ...]] = {
    "yen": (
        shape(ellipse(12, 12, 10.4), _GOLD),
        flat(rounded_rect(8.4, 8.4, 7.2, 7.2, 0.8), _GOLD_DEEP),
    ),
    "copper": (
        shape("M15 5.5 L19.6 7.5 L22.8 16.8 L18.4 19.5 Z", _COPPER_DEEP),
        shape("M6.2 5.5 H15 L18.4 19.5 H1.4 Z", _COPPER),
    ),
    "silk": (
        shape(
            "M1.8 5.6 C6.6 1.6 10.6 9.4 16 5.8 C18.6 4 20.6 4 22.2 4.8 V17.6 C19 15.6 16.6 17 "
            "14.4 18.6 C10 21 6.6 14.6 1.8 18.6 Z",
            _SILK,
        ),
        line("M2.4 12.2 C7 8.2 10.6 16 16 12.4 C18.4 10.8 20 10.6 21.6 11.2", WHITE, 2.2),
    ),
    "tea": (
        shape("M3.6 20.4 C0.8 9.4 8 2.6 22 2.2 C22.6 14.4 15.4 23.2 3.6 20.4 Z", _TEA),
        line("M2 22.4 L15.6 8.8", WHITE, 2.0),
    ),
    "fish": (
        shape("M14.4 12 L22.6 5.6 V18.4 Z", rgb("2F86A5")),
        shape("M1.2 12 C4.4 4.6 13 4.4 17.2 12 C13 19.6 4.4 19.4 1.2 12 Z", _FISH),
        flat(ellipse(6.4, 10.6, 1.5), DARK),
    ),
    "imports": (
        shape(rounded_rect(2.2, 3.4, 19.6, 17.2, 1.6), _CRATE, 2.1),
        line("M2.6 9 H21.4 M2.6 14.8 H21.4 M9 3.6 V20.4 M15 3.6 V20.4", _CRATE_DEEP, 1.7),
    ),
    "any_product": (
        flat("M2.4 2.4 H12 V12 H2.4 Z", _COPPER),
        flat("M12 2.4 H21.6 V12 H12 Z", _SILK),
        flat("M2.4 12 H12 V21.6 H2.4 Z", _TEA),
        flat("M12 12 H21.6 V21.6 H12 Z", _FISH),
        line(rounded_rect(2.4, 2.4, 19.2, 19.2, 1.4), DARK, 2.1),
        line("M12 2.4 V21.6 M2.4 12 H21.6", DARK, 1.2),
    ),
    "vp": (shape(star(12, 12.8, 12.0, 5, 0.5), _RED, 1.7),),
    "assistant": (shape(_PAWN, WHITE, 2.1), shape(ellipse(12, 7, 4.9), WHITE, 2.1)),
    "president": (shape(_PAWN, _STEEL), *_HAT),
    "agent": (
        shape(_PAWN, rgb("3D4A57")),
        flat("M9.4 12.6 H14.6 L12 18 Z", WHITE),
        *_HAT,
    ),
    "independent_agent": (
        shape(_PAWN, _GOLD),
        flat("M9.4 12.6 H14.6 L12 18 Z", WHITE),
        *_HAT,
    ),
    "shop": (
        shape("M4 10.4 H20 V21.8 H4 Z", CREAM),
        flat("M9.6 14.4 H14.4 V21 H9.6 Z", _ROOF),
        shape("M5.4 3 H18.6 L22.8 10.8 H1.2 Z", _ROOF),
    ),
    "house": (
        shape("M3.6 10.4 H20.4 V22 H3.6 Z", CREAM),
        flat("M9.4 14 H14.6 V21.2 H9.4 Z", DARK),
        shape("M12 1.4 L23 11 H1 Z", _SLATE),
    ),
    "warehouse": (
        shape("M3.6 10.4 H20.4 V22 H3.6 Z", CREAM),
        shape("M12 1.4 L23 11 H1 Z", rgb("8A5A33")),
        line("M12 20.4 V14.4", DARK, 2.8),
        flat("M12 11.4 L17 16.8 H7 Z", DARK),
    ),
    "move": (shape("M1.8 8.8 H12 V3.4 L22.4 12 L12 20.6 V15.2 H1.8 Z", WHITE, 2.0),),
    "recall": (shape("M22.2 8.8 H12 V3.4 L1.6 12 L12 20.6 V15.2 H22.2 Z", CREAM, 2.0),),
    "church": (
        line("M12 0.6 V6 M9.4 2.6 H14.6", DARK, 1.8),
        shape("M7.6 12 H16.4 V22.4 H7.6 Z", WHITE),
        shape("M12 4.6 L18.6 12.4 H5.4 Z", _SLATE),
        flat(rounded_rect(10.2, 15.4, 3.6, 7, 1.8), rgb("3E6DA8")),
    ),
    "customs": (
        shape("M9 2 H15 V10 H9 Z", _RED),
        shape("M12 0.6 L16.6 4 H7.4 Z", _SLATE, 1.5),
        shape("M1.8 9 H22.2 V22 H1.8 Z", rgb("B85638")),
        flat("M10 14 H14 V21 H10 Z", DARK),
        flat("M4.6 13 H7.6 V17 H4.6 Z", _SLATE),
        flat("M16.4 13 H19.4 V17 H16.4 Z", _SLATE),
    ),
    "order": (
        shape(rounded_rect(4, 1.8, 16, 20.4, 2), _PAPER, 2.0),
        line("M8 8 H16 M8 12 H16 M8 16 H13", DARK, 1.7),
    ),
    "deck": (
        shape(rounded_rect(7.4, 1.6, 13.6, 18, 2), _PAPER),
        shape(rounded_rect(3, 4.6, 13.6, 18, 2), _PAPER),
    ),
    "technology": (shape(_gear(), _STEEL, 1.4), flat(ellipse(12, 12, 3.6), WHITE)),
    "power": (shape("M14.6 0.8 L3.4 13.6 H10.4 L8.6 23.2 L20.6 9.6 H13.4 Z", _GOLD, 1.8),),
    "exchange": (
        line("M2.4 8 H17", DARK, 3.2),
        flat("M15.4 2.4 L23 8 L15.4 13.6 Z", DARK),
        line("M21.6 16 H7", DARK, 3.2),
        flat("M8.6 10.4 L1 16 L8.6 21.6 Z", DARK),
    ),
    "faith": (line("M12 2.4 V21.6 M5.6 8.2 H18.4", DARK, 4.2),),
    "token": (
        shape(star(12, 12, 11.4, 12, 0.86), rgb("FFF3C4"), 1.4),
        flat(star(12, 12.4, 6.4, 5, 0.48), rgb("B8860B")),
    ),
    "canal": (
        shape("M1 17 C5 6 19 6 23 17 L20 19 C16 12 8 12 4 19 Z", _RED),
        line("M1 21.6 H23", rgb("3E86A8"), 2.2),
    ),
    "station": (
        shape(rounded_rect(1.4, 1.4, 21.2, 21.2, 4), DARK),
        flat("M4.4 10 H13 V6 H20 V16.4 H4.4 Z M6 5.6 H9 V10 H6 Z", WHITE),
        flat(ellipse(8, 17.4, 2.6), _GOLD),
        flat(ellipse(15.6, 17.4, 2.6), _GOLD),
    ),
    "crown": (
        shape("M2.4 19.6 L1.6 6.4 L7.6 11.4 L12 3.4 L16.4 11.4 L22.4 6.4 L21.6 19.6 Z", _GOLD),
    ),
    "achievement": (
        shape("M7 13 L4.4 22.6 L9.6 20.4 L12 23 L14.4 20.4 L19.6 22.6 L17 13 Z", _RED),
        shape(ellipse(12, 8.8, 7.4), _GOLD),
        flat(star(12, 9, 4.4, 5, 0.5), _GOLD_DEEP),
    ),
    "flag": (shape("M5 2 V22.4 M5 3 H20.6 L17 8 L20.6 13 H5 Z", _RED),),
}  # fmt: skip


_INKED = ("exchange", "faith")  # nothing but ink: light on a dark ground


_LOST = ("president", "agent", "independent_agent", "station")  # without a light rim
_RIM = 1.7


def _sign_sprite(name: str, pixels: int, ink: Colour, rim: Colour | None) -> Sprite:
    def build() -> Sprite:
        pen, scale = Pen(pixels, pixels, (pixels // 2, pixels // 2)), pixels / GRID
        for path, _, _, width in SIGNS[name] if rim else ():
            placed = path.placed(-pixels / 2, -pixels / 2, scale)
            pen.stroke(placed, rim, (width + _RIM) * scale)
        put(pen, SIGNS[name], -pixels / 2, -pixels / 2, scale, {DARK: ink})
        return pen.sprite()

    return CACHE.get(("yk sign", name, pixels, ink, rim), build)


def put(
    pen: Pen,
    marks: Iterable[Mark],
    x: float,
    y: float,
    scale: float,
    swapped: Mapping[Colour, Colour] = MappingProxyType({}),
) -> None:
    """Draw marks from that corner on, some colours swapped for others."""
    for path, fill, drawn, width in marks:
        placed = path.placed(x, y, scale)
        if fill is not None:
            pen.fill(placed, swapped.get(fill, fill))
        if drawn is not None:
            pen.stroke(placed, swapped.get(drawn, drawn), max(width * scale, 1.0))


def draw_sign(
    canvas: Canvas,
    name: str,
    x: float,
    y: float,
    size: float,
    *,
    rim: bool = False,
) -> None:
    """Draw a sign centred on the point; by night those that would be lost have a rim anyway."""
    theme = canvas.theme
    ink = theme.ink if name in _INKED else DARK
    rimmed = rim or (theme.rims_icons and name in _LOST)
    sprite = _sign_sprite(name, max(2, canvas.px(size)), ink, theme.rim if rimmed else None)
    canvas.paste(sprite, x, y)

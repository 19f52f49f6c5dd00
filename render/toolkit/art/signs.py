"""Icons that say what happens: arrows, marks, rewards and the parts of a table game."""

from math import cos, radians, sin

from render.toolkit.art.strokes import Icon, block, disc, dot, icon, shape, solid, stroke
from render.toolkit.palette import Tone
from render.toolkit.path import Path, outline, polygon, rounded_rect, star

_ARROW = outline("M2 9 H12.5 V3.6 L22.4 12 L12.5 20.4 V15 H2 Z")


def _turned(path: Path, quarters: int) -> Path:
    points = path.parts[0]
    for _ in range(quarters):
        points = tuple((24 - y, x) for x, y in points)
    return polygon(points)


_PIPS = ((7.6, 7.6), (16.4, 7.6), (12, 12), (7.6, 16.4), (16.4, 16.4))
# Leaves of the left branch: where they sit, and how far they lean.
_LEAVES = ((4.5, 4.6, 20), (2.9, 9.4, -5), (3.3, 14.2, -25), (5.8, 18.2, -50))
_LEAF = outline("M0 -3.4 C2.4 -1.6 2.4 1.6 0 3.4 C-2.4 1.6 -2.4 -1.6 0 -3.4 Z")


def _leaf(x: float, y: float, lean: float) -> Path:
    c, s = cos(radians(lean)), sin(radians(lean))
    return polygon([(x + px * c - py * s, y + px * s + py * c) for px, py in _LEAF.parts[0]])


SIGNS: dict[str, Icon] = {
    **{
        f"arrow_{name}": icon(Tone.GOLD, shape(_turned(_ARROW, quarters)))
        for quarters, name in enumerate(("right", "down", "left", "up"))
    },
    "check": icon(
        Tone.PINE,
        disc(12, 12, 10),
        stroke("M7 12.4 L10.6 16 L17.2 8.6", Tone.CREAM, 2.8),
    ),
    "cross": icon(
        Tone.CLAY,
        disc(12, 12, 10),
        stroke("M8 8 L16 16 M16 8 L8 16", Tone.CREAM, 2.8),
    ),
    "plus": icon(
        Tone.SKY,
        shape("M9 2.5 H15 V9 H21.5 V15 H15 V21.5 H9 V15 H2.5 V9 H9 Z"),
    ),
    "lock": icon(
        Tone.GOLD,
        stroke("M7 11 V7.6 C7 1.2 17 1.2 17 7.6 V11", Tone.LINE, 2.6),
        block(3.8, 10.4, 16.4, 11.6, 2),
        dot(12, 15, 1.8),
        stroke("M12 15.5 V18.4", width=1.8),
    ),
    "hourglass": icon(
        Tone.SKY,
        shape("M6 3 H18 C18 8.4 14.6 9.6 13.6 12 C14.6 14.4 18 15.6 18 21 H6 "
              "C6 15.6 9.4 14.4 10.4 12 C9.4 9.6 6 8.4 6 3 Z", Tone.CREAM),
        solid("M8.4 6.4 H15.6 C14.8 8.6 12.6 9.2 12 11 C11.4 9.2 9.2 8.6 8.4 6.4 Z", Tone.BODY),
        solid("M7.4 20.4 C8 17.4 10.6 17 12 15.4 C13.4 17 16 17.4 16.6 20.4 Z", Tone.BODY),
        block(3.8, 1.4, 16.4, 3, 1.2, Tone.WOOD),
        block(3.8, 19.8, 16.4, 3, 1.2, Tone.WOOD),
    ),
    "star": icon(Tone.GOLD, shape(star(12, 12.6, 11))),
    "laurel": icon(
        Tone.LEAF,
        stroke("M12 22 C9.6 21.8 7.6 20.6 6 18.6 M12 22 C14.4 21.8 16.4 20.6 18 18.6", width=1.6),
        *(shape(_leaf(x, y, lean)) for x, y, lean in _LEAVES),
        *(shape(_leaf(24 - x, y, -lean)) for x, y, lean in _LEAVES),
        shape(star(12, 11, 6.4), Tone.GOLD),
    ),
    "crown": icon(
        Tone.GOLD,
        shape("M3.4 18 L1.8 6.4 L7.6 10.6 L12 3.2 L16.4 10.6 L22.2 6.4 L20.6 18 Z"),
        block(3.2, 17.4, 17.6, 4, 1),
        dot(12, 13.6, 1.6, Tone.CLAY),
    ),
    "card": icon(
        Tone.NIGHT,
        block(4.5, 1.8, 15, 20.4, 2.4),
        stroke(rounded_rect(7.2, 4.6, 9.6, 14.8, 1.2), Tone.CREAM, 1.1),
        solid("M12 7.6 L15 12 L12 16.4 L9 12 Z", Tone.CREAM),
    ),
    "hand": icon(
        Tone.CREAM,
        shape("M1.4 8.2 L8 5.2 L13.4 18 L6.6 20.8 Z"),
        shape("M22.6 8.2 L16 5.2 L10.6 18 L17.4 20.8 Z"),
        block(7.4, 3, 9.2, 16.4, 1.4),
        solid("M12 7 L14.4 11.2 L12 15.4 L9.6 11.2 Z", Tone.CLAY),
    ),
    "hexes": icon(
        Tone.CREAM,
        shape("M14.9 3.4 L22.3 7.7 V16.3 L14.9 20.6 L7.5 16.3 V7.7 Z"),
        shape("M9.1 3.4 L16.5 7.7 V16.3 L9.1 20.6 L1.7 16.3 V7.7 Z"),
    ),
    "deck": icon(
        Tone.NIGHT,
        block(7.5, 5.4, 14, 17, 2, Tone.CREAM),
        block(5, 3.6, 14, 17, 2, Tone.CREAM),
        block(2.5, 1.8, 14, 17, 2),
        solid("M9.5 6 L12.4 10.3 L9.5 14.6 L6.6 10.3 Z", Tone.CREAM),
    ),
    "die": icon(
        Tone.CREAM,
        block(2.6, 2.6, 18.8, 18.8, 4),
        *(dot(x, y, 1.9) for x, y in _PIPS),
    ),
    "flag": icon(
        Tone.CLAY,
        stroke("M5 1.8 V22.4", width=2.2),
        shape("M5.6 3 C10 0.8 14 6.2 20.8 3.4 V13.4 C14 16.2 10 10.8 5.6 13 Z"),
    ),
    "eye": icon(
        Tone.SKY,
        shape("M1.4 12 C6 4.4 18 4.4 22.6 12 C18 19.6 6 19.6 1.4 12 Z", Tone.CREAM),
        disc(12, 12, 4),
        dot(12, 12, 1.6),
    ),
    "heart": icon(
        Tone.ROSE,
        shape("M12 21.6 C2 14.6 1 9.6 2.4 6.4 C4.2 2.4 9.6 2.2 12 6.4 C14.4 2.2 19.8 2.4 21.6 6.4 "
              "C23 9.6 22 14.6 12 21.6 Z"),
    ),
    "swap": icon(
        Tone.LEAF,
        shape("M2 6 H14 V2.4 L22 8 L14 13.6 V10 H2 Z"),
        shape("M22 14.4 V18.4 H10 V22 L2 16.4 L10 10.8 V14.4 Z", Tone.SKY),
    ),
    "question": icon(
        Tone.NIGHT,
        disc(12, 12, 10),
        stroke("M8.6 9.2 C8.6 4.6 15.4 4.8 15.4 9 C15.4 11.6 12 11.6 12 14.2", Tone.CREAM, 2.4),
        dot(12, 17.8, 1.6, Tone.CREAM),
    ),
    "gem": icon(
        Tone.SKY,
        shape("M6.4 3 H17.6 L22.6 9.4 L12 22 L1.4 9.4 Z"),
        stroke("M1.6 9.4 H22.4 M6.4 3 L8.4 9.4 L12 21.6 L15.6 9.4 L17.6 3 M8.4 9.4 L12 3 L15.6 9.4",
               width=1.1),
    ),
    "bolt": icon(Tone.GOLD, shape("M14 1.6 L3.6 13.6 H10.6 L9 22.4 L20.4 9.6 H13 Z")),
}  # fmt: skip

"""Icons of goods, money and tools."""

from math import cos, pi, sin

from render.toolkit.art.strokes import Icon, block, disc, dot, icon, shape, solid, stroke
from render.toolkit.palette import Tone
from render.toolkit.path import Path, ellipse, rounded, rounded_rect


def _gear_teeth(count: int) -> Path:
    steps = ((-0.36, 8.0), (-0.24, 10.8), (0.24, 10.8), (0.36, 8.0))
    turns = [(2 * pi * (k + share) / count, r) for k in range(count) for share, r in steps]
    return rounded([(12 + r * cos(t), 12 + r * sin(t)) for t, r in turns], 0.5)


GOODS: dict[str, Icon] = {
    "coin": icon(
        Tone.GOLD,
        disc(12, 12, 9.8),
        stroke(ellipse(12, 12, 6.9), Tone.LINE, 1.0),
        shape("M9.3 9.3 H14.7 V14.7 H9.3 Z", Tone.CREAM),
    ),
    "coins": icon(
        Tone.GOLD,
        shape("M2.5 17 V20 C2.5 23 16.5 23 16.5 20 V17 Z"),
        shape(ellipse(9.5, 17, 7, 2.6)),
        shape("M2.5 11.8 V15 C2.5 18 16.5 18 16.5 15 V11.8 Z"),
        shape(ellipse(9.5, 11.8, 7, 2.6)),
        shape("M7.5 5.8 V9 C7.5 12 21.5 12 21.5 9 V5.8 Z"),
        shape(ellipse(14.5, 5.8, 7, 2.9)),
    ),
    "bowl": icon(
        Tone.CLAY,
        shape("M4 11.5 C4 6 8 3.2 12 3.2 C16 3.2 20 6 20 11.5 Z", Tone.CREAM),
        stroke("M9 7.2 L10 8.2 M13.5 6.2 L14.3 7.4 M12 9 L12.8 9.8 M15.8 9 L16.4 9.8", width=1.1),
        shape("M2 11.5 H22 C22 16.5 19 19.3 15.5 20 V21.5 H8.5 V20 C5 19.3 2 16.5 2 11.5 Z"),
    ),
    "grain": icon(
        Tone.GOLD,
        stroke("M12 22.5 V8"),
        shape("M12 8.5 C9.6 6.5 9.6 3.5 12 1.5 C14.4 3.5 14.4 6.5 12 8.5 Z"),
        shape("M11.6 13 C7.5 13 5.8 10.6 6 7.4 C9.4 7.6 11.6 9.6 11.6 13 Z"),
        shape("M12.4 13 C16.5 13 18.2 10.6 18 7.4 C14.6 7.6 12.4 9.6 12.4 13 Z"),
        shape("M11.6 18.8 C7.5 18.8 5.8 16.4 6 13.2 C9.4 13.4 11.6 15.4 11.6 18.8 Z"),
        shape("M12.4 18.8 C16.5 18.8 18.2 16.4 18 13.2 C14.6 13.4 12.4 15.4 12.4 18.8 Z"),
    ),
    "cloth": icon(
        Tone.PLUM,
        shape("M6 4 H19.5 C21.5 4 22.3 5.3 22.3 7 C22.3 8.7 21.5 10 19.5 10 H18 V21.5 "
              "L15.2 19.6 L12.5 21.5 L9.8 19.6 L7 21.5 V10 Z"),
        shape(ellipse(6, 7, 4, 3.8)),
        stroke(ellipse(6, 7, 1.5, 1.4), width=1.2),
        stroke("M10.5 13.5 H14.5 M10.5 16.3 H14.5", Tone.CREAM, 1.3),
    ),
    "vase": icon(
        Tone.SKY,
        shape("M8.5 2 H15.5 V4 C15.5 6.5 19.8 8.5 19.8 13.5 C19.8 18 17 20.2 15.8 22 H8.2 "
              "C7 20.2 4.2 18 4.2 13.5 C4.2 8.5 8.5 6.5 8.5 4 Z"),
        solid("M5 11 H19 L19.4 12.6 L19.4 15.2 L18.9 16.4 H5.1 L4.7 15.2 L4.6 12.6 Z", Tone.CREAM),
        stroke("M4.9 10.8 H19.1 M4.9 16.6 H19.1", width=1.1),
        stroke("M6.2 14.8 L8.2 12.6 L10.2 14.8 L12.2 12.6 L14.2 14.8 L16.2 12.6 L17.8 14.4",
               width=1.2),
        stroke("M8.5 4.6 H15.5", width=1.2),
    ),
    "crate": icon(
        Tone.WOOD,
        block(2.5, 3.5, 19, 17.5, 1.5),
        stroke("M2.5 8.3 H21.5 M2.5 16.2 H21.5"),
        stroke("M5.5 15.6 L18.5 8.9", width=1.8),
    ),
    "container": icon(
        Tone.CLAY,
        block(1.5, 6, 21, 12.5, 1),
        stroke("M5.6 9 V15.5 M8.8 9 V15.5 M12 9 V15.5 M15.2 9 V15.5 M18.4 9 V15.5", width=1.4),
        shape("M3 18.5 H6 V20.8 H3 Z M18 18.5 H21 V20.8 H18 Z", Tone.STONE),
    ),
    "leaf": icon(
        Tone.LEAF,
        shape("M3.2 20.5 C1.5 10 8.5 2.8 21.5 3 C22 15.5 14.5 22 3.2 20.5 Z"),
        stroke("M2 22 L15 9 M9.8 14.2 V9.6 M9.8 14.2 H14.6"),
    ),
    "fish": icon(
        Tone.SKY,
        shape("M16 12 L22.5 6.5 V17.5 Z"),
        shape("M1.5 12 C4.5 6.2 12.5 5 18.2 12 C12.5 19 4.5 17.8 1.5 12 Z"),
        stroke("M8.8 8.2 C10.4 10.4 10.4 13.6 8.8 15.8", width=1.2),
        dot(5.8, 11, 1.1),
    ),
    "ingot": icon(
        Tone.CLAY,
        shape("M5.5 9 L8.5 5 H20 L22.5 15.5 L19.5 19 H1.8 Z"),
        stroke("M5.5 9 H17 L20 5 M17 9 L19.5 19"),
    ),
    "bag": icon(
        Tone.WOOD,
        shape("M8 7.5 C3.5 10.5 1.8 14.5 2.5 18 C3 21 5 22 8 22 H16 C19 22 21 21 21.5 18 "
              "C22.2 14.5 20.5 10.5 16 7.5 Z"),
        shape("M7.6 7.4 L6 2.6 L9.3 3.8 L12 2.2 L14.7 3.8 L18 2.6 L16.4 7.4 Z"),
        stroke("M7 7.6 H17", width=2.2),
    ),
    "scroll": icon(
        Tone.CREAM,
        shape("M5.5 4 H18.5 V20 H5.5 Z"),
        shape(rounded_rect(2.5, 2, 19, 4.2, 2.1), Tone.WOOD),
        shape(rounded_rect(2.5, 17.8, 19, 4.2, 2.1), Tone.WOOD),
        stroke("M8.5 9.3 H15.5 M8.5 12 H15.5 M8.5 14.7 H13", width=1.4),
    ),
    "hammer": icon(
        Tone.STONE,
        shape("M11 10 L13.6 12.6 L5.4 21.8 C4 23 1 20 2.2 18.6 Z", Tone.WOOD),
        shape("M8.5 4.5 L12.5 1.8 L22 11.3 L19.3 15.3 L16.5 12.4 L13.8 13.4 L10.4 10 L11.4 7.4 Z"),
    ),
    "sword": icon(
        Tone.STONE,
        shape("M21.8 2.2 L20.8 7 L10.2 17.2 L6.8 13.8 L17 3.2 Z"),
        stroke("M18.6 5.4 L9.4 14.6", width=1.0),
        stroke("M5 12.6 L11.4 19", width=2.4),
        stroke("M7.2 16.8 L2.8 21.2", Tone.LINE, 3.4),
    ),
    "shield": icon(
        Tone.NIGHT,
        shape("M12 1.8 L21 4.8 V11 C21 16.5 17 20.5 12 22.5 C7 20.5 3 16.5 3 11 V4.8 Z"),
        stroke("M12 5.6 V18.4 M6.6 10.4 H17.4", Tone.CREAM, 2.2),
    ),
    "plough": icon(
        Tone.WOOD,
        stroke("M2.5 4.5 C7 4.5 9.5 8 12 13", Tone.LINE, 3.6),
        stroke("M2.5 4.5 C7 4.5 9.5 8 12 13", Tone.BODY, 1.3),
        stroke("M9 12.2 L21.8 9.4", Tone.LINE, 3.2),
        stroke("M9 12.2 L21.8 9.4", Tone.BODY, 1.0),
        shape("M8.6 12.4 L15.4 11.6 C15.8 15.4 19 17.2 22 17.6 C17 21 9.6 20.4 8.6 12.4 Z",
              Tone.STONE),
        stroke("M1.8 22 H22.2"),
    ),
    "gear": icon(
        Tone.STONE,
        shape(_gear_teeth(8)),
        disc(12, 12, 3.7, Tone.CREAM),
    ),
    "lantern": icon(
        Tone.CLAY,
        stroke("M12 1.2 V4"),
        shape("M6.5 6 H17.5 C22.8 9.5 22.8 15.5 17.5 19 H6.5 C1.2 15.5 1.2 9.5 6.5 6 Z"),
        stroke("M4 10.2 H20 M4 14.8 H20", width=1.1),
        block(7, 3.6, 10, 2.8, 0.8, Tone.LINE),
        block(7, 18.6, 10, 2.6, 0.8, Tone.LINE),
        stroke("M12 21 V23"),
    ),
    "fan": icon(
        Tone.ROSE,
        shape("M12 21.5 L1.5 10.5 C6.5 2.6 17.5 2.6 22.5 10.5 Z"),
        stroke("M12 21.5 L6.4 6.6 M12 21.5 V4.8 M12 21.5 L17.6 6.6", width=1.1),
        stroke("M6.6 15.8 C9 12.4 15 12.4 17.4 15.8", width=1.1),
        dot(12, 21, 1.6),
    ),
}  # fmt: skip

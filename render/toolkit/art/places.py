"""Icons of places, boats and nature."""

from render.toolkit.art.strokes import Icon, block, disc, dot, icon, shape, solid, stroke
from render.toolkit.palette import Tone
from render.toolkit.path import arc, ellipse, star

_HULL = "M1.5 15 H22.5 C21.5 19 19 21.5 16 21.5 H8 C5 21.5 2.5 19 1.5 15 Z"
_PETALS = ((12, 5.8), (17.9, 10.1), (15.7, 17), (8.3, 17), (6.1, 10.1))

PLACES: dict[str, Icon] = {
    "sun": icon(
        Tone.GOLD,
        stroke("M12 1.2 V4 M12 20 V22.8 M1.2 12 H4 M20 12 H22.8 M4.4 4.4 L6.4 6.4 "
               "M17.6 17.6 L19.6 19.6 M4.4 19.6 L6.4 17.6 M17.6 6.4 L19.6 4.4", width=2.0),
        disc(12, 12, 5.6),
    ),
    "moon": icon(
        Tone.NIGHT,
        shape("M15 2 C8.5 2 3.5 6.5 3.5 12.2 C3.5 18 8.5 22.2 14.5 22.2 C17.6 22.2 20 21 21.5 19 "
              "C15 19.4 10.8 16 10.8 11 C10.8 7 12.6 4 15 2 Z"),
        shape(star(18, 8, 3.3), Tone.GOLD),
    ),
    "boat": icon(
        Tone.CREAM,
        stroke("M11 3 V15"),
        shape("M13.4 3.2 C18 5 20.2 8.5 20.4 12.8 H13.4 Z"),
        shape("M8.6 5.4 C6 7 4.2 9.6 3.8 12.8 H8.6 Z"),
        shape(_HULL, Tone.WOOD),
    ),
    "royal_boat": icon(
        Tone.CLAY,
        shape("M6.4 7.6 L5.4 1.6 L9 4 L12 1 L15 4 L18.6 1.6 L17.6 7.6 Z", Tone.GOLD),
        shape("M7 7.6 H17 L19.5 13.2 H4.5 Z", Tone.CREAM),
        stroke("M9.8 7.6 L9 13.2 M14.2 7.6 L15 13.2", width=1.1),
        shape("M1 11.8 L4 15 H20 L23 11.8 C22.8 18 20 21.8 16.5 21.8 H7.5 C4 21.8 1.2 18 1 11.8 Z"),
        stroke("M5.5 18.2 H18.5", Tone.GOLD, 1.4),
    ),
    "ship": icon(
        Tone.CLAY,
        block(13.5, 3, 6, 5, 0.6, Tone.CREAM),
        block(4, 8, 6, 5, 0.6, Tone.SKY),
        block(10, 8, 6, 5, 0.6, Tone.GOLD),
        block(16, 8, 5, 5, 0.6, Tone.LEAF),
        shape("M1.2 13.2 H22.8 L20.5 21 H4.5 Z"),
    ),
    "house": icon(
        Tone.CLAY,
        block(4.5, 11, 15, 10.5, 0.8, Tone.CREAM),
        shape("M12 2.2 L22.6 11.2 C22.8 12.6 20.6 13 19.6 12.6 H4.4 C3.4 13 1.2 12.6 1.4 11.2 Z"),
        shape("M9.8 21.5 V16 H14.2 V21.5 Z", Tone.WOOD),
    ),
    "shop": icon(
        Tone.SKY,
        block(3.5, 10, 17, 11.5, 0.8, Tone.CREAM),
        shape("M3.2 3 H20.8 L22.5 10.5 H1.5 Z"),
        stroke("M9 3 L8 10.5 M15 3 L16 10.5", width=1.2),
        shape("M6 21.5 V14 H10.5 V21.5 Z", Tone.WOOD),
        shape("M13.5 13.6 H18 V17.4 H13.5 Z", Tone.SKY),
    ),
    "stall": icon(
        Tone.ROSE,
        stroke("M4 9 V22 M20 9 V22", width=1.8),
        shape("M2.5 3 H21.5 L22.6 8.6 C22.6 11.6 18.2 11.6 18.2 8.8 C18.2 11.6 13.9 11.6 12 9 "
              "C10.1 11.6 5.8 11.6 5.8 8.8 C5.8 11.6 1.4 11.6 1.4 8.6 Z"),
        stroke("M7.4 3 L5.8 8.8 M12 3 V9 M16.6 3 L18.2 8.8", width=1.2),
        shape("M2.5 15 H21.5 V19.5 H2.5 Z", Tone.WOOD),
        disc(8.5, 13.2, 1.9, Tone.GOLD),
        disc(13.4, 13.2, 1.9, Tone.LEAF),
    ),
    "shrine": icon(
        Tone.CLAY,
        shape("M5.2 10 L4.2 22 H7.4 L8 10 Z"),
        shape("M18.8 10 L19.8 22 H16.6 L16 10 Z"),
        shape("M3.4 10.2 H20.6 V13 H3.4 Z"),
        shape("M1 2.4 C7 4.2 17 4.2 23 2.4 L22 7.4 H2 Z"),
        stroke("M12 7.4 V10.2", width=2.4),
    ),
    "anchor": icon(
        Tone.NIGHT,
        stroke("M12 7 V21", Tone.LINE, 3.6),
        stroke("M7 10.4 H17", Tone.LINE, 3.6),
        stroke("M3 13.6 C3 18.6 7 21 12 21 C17 21 21 18.6 21 13.6", Tone.LINE, 3.6),
        stroke("M12 7 V21", Tone.BODY, 1.2),
        stroke("M7 10.4 H17", Tone.BODY, 1.2),
        stroke("M3 13.6 C3 18.6 7 21 12 21 C17 21 21 18.6 21 13.6", Tone.BODY, 1.2),
        disc(12, 4.4, 2.7, Tone.CREAM),
    ),
    "flower": icon(
        Tone.ROSE,
        *(disc(x, y, 4.3) for x, y in _PETALS),
        dot(12, 12, 4.4, Tone.BODY),
        disc(12, 12, 2.6, Tone.GOLD),
    ),
    "mountain": icon(
        Tone.STONE,
        shape("M9 6.5 L14 12 L16.5 9.5 L23 20.5 H1 Z"),
        shape("M9 6.5 L12.6 10.5 L10.8 12.4 L9 10.8 L7.2 13 L5.8 11.8 Z", Tone.CREAM),
        disc(18.6, 5, 2.4, Tone.GOLD),
    ),
    "wave": icon(
        Tone.SKY,
        shape("M1.5 21 V15 C3 7 8.5 2.8 15 3.4 C20 4 22.6 8 20.6 11.2 C18.8 13.6 15 12.4 15.4 9.4 "
              "C11.5 9.6 10.6 14 13 16.6 C15.2 18.8 19 18.6 22.5 16.8 V21 Z"),
        stroke("M4.4 16.4 C5.4 11.4 8 8 11.4 6.8", Tone.CREAM, 1.3),
    ),
    "tree": icon(
        Tone.PINE,
        shape("M10.4 16 H13.6 V22.5 H10.4 Z", Tone.WOOD),
        shape("M12 1.5 L17 8 H14.8 L19 13 H16.6 L21 18.2 H3 L7.4 13 H5 L9.2 8 H7 Z"),
    ),
    "crane": icon(
        Tone.CREAM,
        stroke("M10.4 17 L9 22.5 M13.4 17 L13.8 22.5", width=1.4),
        shape("M13 18.2 C8 18.2 5.2 15.4 5.4 11.6 C5.6 9 7.4 7.6 6.6 5.6 L9.4 4.6 "
              "C10.8 7.4 9 9.6 9.4 11 C12.4 8 18 8.6 22.6 14.6 C19 14.8 17.4 18.2 13 18.2 Z"),
        solid("M16.2 10.6 C19 11.4 21.2 13 22.6 14.6 C20.4 15 18.6 16 17 16.8 Z"),
        stroke("M6.6 4.8 L1.6 6.6", width=1.8),
        disc(7.9, 4, 2.2, Tone.CLAY),
    ),
    "pagoda": icon(
        Tone.CLAY,
        stroke("M12 0.9 V4"),
        block(7.5, 7, 9, 4.5, 0.2, Tone.CREAM),
        block(6, 13, 12, 8.5, 0.2, Tone.CREAM),
        shape("M12 2.8 C13.5 5.2 16.5 6.6 20 6.8 L18.6 9 H5.4 L4 6.8 C7.5 6.6 10.5 5.2 12 2.8 Z"),
        shape("M7 10.8 H17 C18.4 12 20.4 12.8 22.6 12.9 L21 15.4 H3 L1.4 12.9 "
              "C3.6 12.8 5.6 12 7 10.8 Z"),
        shape("M10 21.5 V17.6 H14 V21.5 Z", Tone.WOOD),
    ),
    "church": icon(
        Tone.SKY,
        stroke("M7.2 1.2 V5 M5.4 2.6 H9"),
        block(10.5, 12, 11.5, 9.8, 0.4, Tone.CREAM),
        shape("M9.8 13 L16.2 7 L22.8 13 Z"),
        block(3.4, 9, 7.6, 12.8, 0.4, Tone.CREAM),
        shape("M2.2 10 L7.2 4.2 L12.2 10 Z"),
        shape("M5.5 21.8 V17.8 C5.5 15.4 8.9 15.4 8.9 17.8 V21.8 Z", Tone.WOOD),
        disc(16.4, 16.6, 1.7, Tone.SKY),
    ),
    "bridge": icon(
        Tone.CLAY,
        shape("M1.2 13.5 C6 5.4 18 5.4 22.8 13.5 V19 H19.6 C17 11.8 7 11.8 4.4 19 H1.2 Z"),
        stroke("M6 9.4 V5.4 M12 7 V3 M18 9.4 V5.4", width=1.8),
        stroke("M2 8.2 C7.4 2.6 16.6 2.6 22 8.2", width=1.5),
        stroke("M7.4 21.6 C9 20.4 10.4 20.4 12 21.6 C13.6 22.8 15 22.8 16.6 21.6", width=1.4),
    ),
    "flame": icon(
        Tone.CLAY,
        shape("M12.6 1.4 C13.6 6 20 8.6 20 15 C20 19.6 16.6 22.6 12 22.6 C7.4 22.6 4 19.6 4 15.2 "
              "C4 12 5.6 10 7.2 8.2 C7.6 10 8.4 10.8 9.4 11.2 C8.8 7.2 9.6 3.6 12.6 1.4 Z"),
        shape("M12.4 12.4 C13 15 15.6 15.6 15.6 18.4 C15.6 20.6 14 21.8 12 21.8 "
              "C10 21.8 8.4 20.6 8.4 18.6 C8.4 15.8 11.8 15.4 12.4 12.4 Z", Tone.GOLD),
    ),
    "globe": icon(
        Tone.SKY,
        disc(12, 12, 10),
        stroke(ellipse(12, 12, 4.4, 10), width=1.2),
        stroke("M2.4 9 H21.6 M2.4 15 H21.6", width=1.2),
    ),
    "well": icon(
        Tone.STONE,
        stroke(arc(12, 11, 8, 180, 360), width=2.0),
        shape("M3 13 H21 L19.5 21.6 H4.5 Z"),
        stroke("M4 17.2 H20 M9 13 V17.2 M15 13 V17.2 M12 17.2 V21.4", width=1.1),
        shape(ellipse(12, 13, 9, 2.2), Tone.SKY),
    ),
}  # fmt: skip

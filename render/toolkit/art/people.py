"""Icons of people: one bust, told apart by hat, hair and what they carry."""

from render.toolkit.art.strokes import Icon, Mark, disc, dot, icon, shape, solid, stroke
from render.toolkit.palette import Tone
from render.toolkit.path import ellipse

_SHOULDERS = shape("M2.5 22.6 C2.5 17 6.5 15 12 15 C17.5 15 21.5 17 21.5 22.6 Z")
_COLLAR = stroke("M8.6 15.4 L12 19.4 L15.4 15.4", Tone.CREAM, 1.6)
_HEAD = disc(12, 9.6, 5, Tone.SKIN)


def _bust(robe: Tone, *extras: Mark) -> Icon:
    return icon(robe, _SHOULDERS, _COLLAR, _HEAD, *extras)


PEOPLE: dict[str, Icon] = {
    "person": icon(Tone.STONE, _SHOULDERS, disc(12, 8.4, 5.4)),
    "artisan": _bust(
        Tone.CLAY,
        shape("M6.6 8.4 C5.6 2.6 18.4 2.6 17.4 8.4 C14.4 6.6 9.6 6.6 6.6 8.4 Z", Tone.SKY),
        stroke("M17 7.4 L20.6 5.6 M17.2 8 L20.8 9.2", width=1.6),
        stroke("M17.6 21.4 L19.4 16", Tone.LINE, 3.6),
        stroke("M17.6 21.4 L19.4 16", Tone.WOOD, 1.2),
        shape("M15.6 12.4 L23 14.6 L22 18 L14.6 15.8 Z", Tone.STONE),
    ),
    "elder": _bust(
        Tone.PINE,
        shape("M7.2 10.6 C7 15.4 9.8 18 12 21 C14.2 18 17 15.4 16.8 10.6 "
              "C15 12.8 13.6 12 12 12 C10.4 12 9 12.8 7.2 10.6 Z", Tone.CREAM),
        solid("M9.6 3 C10.4 0.8 13.6 0.8 14.4 3 C14.8 4.2 14 5.2 12 5.2 C10 5.2 9.2 4.2 9.6 3 Z"),
        stroke("M8.8 8.6 H10.6 M13.4 8.6 H15.2", width=1.3),
    ),
    "merchant": _bust(
        Tone.NIGHT,
        shape("M6.4 7.4 C5.4 2.6 9 1.2 12 2.8 C15 1.2 18.6 2.6 17.6 7.4 Z", Tone.GOLD),
        stroke("M5.6 7.6 H18.4", width=2.2),
        disc(17.6, 17.6, 4.4, Tone.GOLD),
        shape("M16.4 16.4 H18.8 V18.8 H16.4 Z", Tone.CREAM),
    ),
    "monk": _bust(
        Tone.GOLD,
        shape("M12 1.2 C15.4 2.8 20 6 22.6 9.4 H1.4 C4 6 8.6 2.8 12 1.2 Z", Tone.WOOD),
        stroke("M12 1.8 V9 M12 1.8 L6.6 9 M12 1.8 L17.4 9", width=0.9),
        *(dot(x, y, 1.3, Tone.LINE) for x, y in ((7.2, 17.2), (8.6, 19.6), (11, 21), (13.4, 20.8),
                                                 (15.6, 19.2), (16.8, 17))),
    ),
    "noble": _bust(
        Tone.PLUM,
        shape("M8 6.8 C7.2 3.6 9.4 1.2 13 1.2 C15.8 1.2 16.6 3.6 16 6.8 Z", Tone.LINE),
        stroke("M6.8 7 H17.2", width=2.0),
        stroke("M10.8 12.6 H13.2", Tone.CLAY, 1.5),
        shape("M20.8 22.6 L15.6 17.2 C17.4 14.8 21 14.8 22.6 16.6 Z", Tone.CREAM),
    ),
    "farmer": _bust(
        Tone.LEAF,
        shape(ellipse(12, 7.2, 9.4, 2.4), Tone.GOLD),
        shape("M7.4 6.8 C7.6 2.6 16.4 2.6 16.6 6.8 Z", Tone.GOLD),
    ),
    "soldier": _bust(
        Tone.STONE,
        shape("M5.8 9.2 C5.8 1.8 18.2 1.8 18.2 9.2 L21 13 H17 V9.2 H7 V13 H3 Z", Tone.NIGHT),
        shape("M12 6.2 L5.4 1 C6.4 5.4 8.8 7.6 12 8 C15.2 7.6 17.6 5.4 18.6 1 Z", Tone.GOLD),
    ),
}  # fmt: skip

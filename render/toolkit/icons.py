"""The icon set: things by name, drawn by code, kept as sprites."""

from render.toolkit.art.goods import GOODS
from render.toolkit.art.people import PEOPLE
from render.toolkit.art.places import PLACES
from render.toolkit.art.signs import SIGNS
from render.toolkit.art.strokes import GRID, Icon
from render.toolkit.cache import CACHE
from render.toolkit.canvas import Canvas
from render.toolkit.palette import Colour, Theme, Tone
from render.toolkit.raster import Pen, Sprite

ICONS: dict[str, Icon] = {**GOODS, **PLACES, **PEOPLE, **SIGNS}


# Room for the light rim, in units of the icon grid.
_RIM = 1.1


def icon_sprite(
    name: str, pixels: int, theme: Theme, body: Colour | None = None, *, rim: bool = False
) -> Sprite:
    """The named icon that many pixels large, its origin at its top left."""
    rimmed = rim or theme.rims_icons
    return CACHE.get(
        ("icon", name, pixels, theme.name, body, rimmed),
        lambda: _draw(ICONS[name], pixels, theme, body, rimmed),
    )


def _draw(icon: Icon, pixels: int, theme: Theme, body: Colour | None, rimmed: bool) -> Sprite:
    pen = Pen(pixels, pixels)
    air = _RIM if rimmed else 0.0
    scale = pixels / (GRID + 2 * air)

    def colour(tone: Tone) -> Colour:
        if tone is Tone.BODY:
            return body or theme.tone(icon.body)
        return theme.tone(tone)

    paths = [mark.path.placed(air * scale, air * scale, scale) for mark in icon.marks]
    if rimmed:
        for mark, path in zip(icon.marks, paths, strict=True):
            pen.stroke(path, theme.rim, (mark.width + 2 * _RIM) * scale)
    for mark, path in zip(icon.marks, paths, strict=True):
        if mark.fill is not None:
            pen.fill(path, colour(mark.fill))
        if mark.line is not None:
            pen.stroke(path, colour(mark.line), mark.width * scale)
    return pen.sprite()


def draw_icon(
    canvas: Canvas,
    name: str,
    x: float,
    y: float,
    size: float,
    body: Colour | None = None,
    *,
    rim: bool = False,
) -> None:
    """Draw the named icon centred on the point, `size` units large.

    A light rim lifts it off any ground: pieces in a player's colour want one, and the dark
    theme gives one to every icon.
    """
    pixels = max(1, canvas.px(size))
    sprite = icon_sprite(name, pixels, canvas.theme, body, rim=rim)
    left, top = canvas.px(x) - pixels // 2, canvas.px(y) - pixels // 2
    canvas.put(sprite, left, top)

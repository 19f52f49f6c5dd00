"""Ways to write a picture and to draw a shape, side by side: python -m bench encoders."""

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from statistics import median
from time import thread_time
from zlib import compress

from isal import isal_zlib
from PIL import Image, ImageChops

from bench.mock_board import mock_board
from render.toolkit.art.strokes import GRID, Icon
from render.toolkit.cache import CACHE
from render.toolkit.canvas import Style
from render.toolkit.encode import encode, palette_png
from render.toolkit.icons import ICONS, icon_sprite
from render.toolkit.palette import DARK, LIGHT, PLAYERS, Colour, Theme, Tone
from render.toolkit.path import Path

_ROUNDS = 15
_ICON_PIXELS = 64


def _milliseconds(work: Callable[[], object], rounds: int = _ROUNDS) -> float:
    times = []
    for _ in range(rounds):
        start = thread_time()  # of the processor: others may use it meanwhile
        work()
        times.append((thread_time() - start) * 1000)
    return median(times)


def _pillow(image: Image.Image, kind: str, **options: object) -> bytes:
    out = BytesIO()
    image.save(out, kind, **options)
    return out.getvalue()


def _octree(image: Image.Image) -> Image.Image:
    return image.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _fixed(image: Image.Image, palette: Image.Image) -> Image.Image:
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _up_filtered(image: Image.Image, level: int) -> int:
    above = Image.new("RGB", image.size)
    above.paste(image, (0, 1))
    return len(isal_zlib.compress(ImageChops.subtract_modulo(image, above).tobytes(), level))


def _isal(image: Image.Image, level: int) -> int:
    return len(isal_zlib.compress(image.tobytes(), level))


def _candidates(image: Image.Image) -> dict[str, Callable[[], int]]:
    """Each way to encode, as a call that gives the number of bytes."""
    fixed = _octree(mock_board(Style(), seed=1).image)
    return {
        "Pillow PNG, RGB, level 1": lambda: len(_pillow(image, "PNG", compress_level=1)),
        "Pillow PNG, RGB, level 6": lambda: len(_pillow(image, "PNG")),
        "Pillow PNG, octree palette": lambda: len(_pillow(_octree(image), "PNG")),
        "Pillow PNG, fixed palette": lambda: len(_pillow(_fixed(image, fixed), "PNG")),
        "Pillow WebP, lossless, method 0": lambda: len(
            _pillow(image, "WEBP", lossless=True, quality=0, method=0)
        ),
        "own PNG, octree palette, isal level 1": lambda: len(palette_png(image).data),
        **{
            f"own PNG, RGB, isal level {level}, no filter": partial(_isal, image, level)
            for level in range(4)
        },
        "own PNG, RGB, zlib level 1, no filter": lambda: len(compress(image.tobytes(), 1)),
        "own PNG, RGB, isal level 1, up filter": lambda: _up_filtered(image, 1),
        "encode() as shipped": lambda: len(encode(image).data),
    }


def _player_shift(image: Image.Image, written: Image.Image) -> int:
    """The largest channel error among pixels of exactly a player's colour."""
    colours = {mark.colour for mark in PLAYERS}
    worst = 0
    for before, after in zip(_pixels(image), _pixels(written), strict=True):
        if before in colours:
            worst = max(worst, *(abs(a - b) for a, b in zip(before, after, strict=True)))
    return worst


def _pixels(image: Image.Image) -> list[Colour]:
    raw = image.convert("RGB").tobytes()
    return list(zip(raw[0::3], raw[1::3], raw[2::3], strict=True))


def encoders(theme: Theme) -> None:
    """Print time and bytes of every way to encode the made-up board."""
    CACHE.clear()
    style = Style(theme)
    cold = _milliseconds(lambda: mock_board(style), 1)
    warm = _milliseconds(lambda: mock_board(style))
    image = mock_board(style).image
    print(
        f"\nmock board {image.size}, {theme.name}: compose cold {cold:.0f} ms, warm {warm:.1f} ms"
    )
    colours = image.getcolors(1 << 22) or []
    print(f"{len(colours)} colours; cache {len(CACHE)} things, {CACHE.bytes / 2**20:.1f} MiB")
    print("| way | ms | KiB |\n|---|---:|---:|")
    for name, work in _candidates(image).items():
        size = work() / 1024
        print(f"| {name} | {_milliseconds(work):.1f} | {size:.0f} |")
    print(
        f"octree palette moves player colours by up to {_player_shift(image, _octree(image))}/255"
    )


def _svg_path(path: Path) -> str:
    parts = []
    for points, closed in zip(path.parts, path.closed, strict=True):
        places = " L".join(f"{x:.3f} {y:.3f}" for x, y in points)
        parts.append(f"M{places}{'Z' if closed else ''}")
    return " ".join(parts)


def icon_svg(icon: Icon, theme: Theme) -> str:
    """The same icon written as SVG, to be drawn by another library."""

    def paint(tone: Tone | None) -> str:
        if tone is None:
            return "none"
        return "#" + bytes(theme.tone(icon.body if tone is Tone.BODY else tone)).hex()

    marks = "".join(
        f'<path d="{_svg_path(mark.path)}" fill="{paint(mark.fill)}" stroke="{paint(mark.line)}"'
        f' stroke-width="{mark.width}" stroke-linecap="round" stroke-linejoin="round"/>'
        for mark in icon.marks
    )
    box = f'viewBox="0 0 {GRID:.0f} {GRID:.0f}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{marks}</svg>'


def _draw_all_ours() -> None:
    CACHE.clear()
    for name in ICONS:
        icon_sprite(name, _ICON_PIXELS, LIGHT)


def shapes() -> None:
    """Print how long all icons take to draw once, by our pen and by resvg if it is installed."""
    print(f"\n{len(ICONS)} icons at {_ICON_PIXELS} pixels\n| way | ms for all |\n|---|---:|")
    print(f"| own pen, 8 times the size, scaled down | {_milliseconds(_draw_all_ours, 5):.0f} |")
    if find_spec("resvg_py") is None:
        print("| resvg | not installed (pip install resvg-py==0.5.0) |")
        return
    svg_to_bytes: Callable[..., bytes] = import_module("resvg_py").svg_to_bytes
    written = [icon_svg(icon, LIGHT) for icon in ICONS.values()]

    def draw_all() -> list[Image.Image]:
        return [
            Image.open(
                BytesIO(
                    svg_to_bytes(
                        svg, width=_ICON_PIXELS, height=_ICON_PIXELS, skip_system_fonts=True
                    )
                )
            ).convert("RGBA")
            for svg in written
        ]

    print(f"| resvg-py 0.5.0, from the same outlines as SVG | {_milliseconds(draw_all, 5):.0f} |")
    differences = [_difference(name, image) for name, image in zip(ICONS, draw_all(), strict=True)]
    print(
        f"mean difference of a pixel between the two: {sum(differences) / len(differences):.2f}/255"
    )


def _difference(name: str, theirs: Image.Image) -> float:
    sprite = icon_sprite(name, _ICON_PIXELS, LIGHT)
    size = (_ICON_PIXELS, _ICON_PIXELS)
    pair = [Image.new("RGB", size, LIGHT.panel) for _ in range(2)]
    pair[0].paste(sprite.pixels, (0, 0), sprite.mask)
    pair[1].paste(theirs, (0, 0), theirs)
    raw = ImageChops.difference(*pair).tobytes()
    return sum(raw) / len(raw)


def main(arguments: Sequence[str]) -> None:
    """Print all comparisons."""
    encoders(LIGHT)
    encoders(DARK)
    shapes()

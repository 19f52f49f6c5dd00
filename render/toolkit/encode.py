"""Pictures to bytes: lossless and quick first, smaller and smaller until they fit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from struct import pack
from zlib import crc32

from isal.isal_zlib import compressobj
from PIL import Image

UPLOAD_LIMIT = 10 * 1024 * 1024
# Phones on slow networks wait for every byte: pictures over this try a palette.
COMFORTABLE = 600 * 1024
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_RGB, _PALETTE = 2, 3
_SHRINK = 0.75
_LEVEL = 1  # of compression: flat drawings gain little from more
# From about this many pixels on, a drawn board is over COMFORTABLE without loss: do not try.
LARGE = 2_500_000
_EXACT = 160
_AT_ONCE = 128  # rows that are compressed together
_ROW = 48  # bytes of a palette on a line of a file


@dataclass(frozen=True)
class Encoded:
    """A picture as a file."""

    data: bytes
    extension: str
    mime: str


def encode(
    image: Image.Image, limit: int = UPLOAD_LIMIT, palette: Palette | None = None
) -> Encoded:
    """The picture as the best file of at most `limit` bytes.

    Large pictures are written in the colours of the palette, if one is given (`palette_of`):
    finding colours anew for every picture takes most of the time. If nothing fits, the smallest
    try is returned: a turn never fails for a picture, and the caller sees by the length that
    this one cannot be sent. Same pixels in, same pixels out; the bytes that say so may differ.
    """
    rgb = image if image.mode == "RGB" else image.convert("RGB")
    if palette is not None and rgb.width * rgb.height >= LARGE:
        file = fixed_png(rgb, palette)
        if len(file.data) <= limit:
            return file
    smallest = png(rgb)
    if len(smallest.data) <= min(limit, COMFORTABLE):
        return smallest
    for tried in _ladder(rgb, smallest):
        if len(tried.data) <= limit:
            return tried
        smallest = min(smallest, tried, key=lambda one: len(one.data))
    return smallest


def _ladder(rgb: Image.Image, lossless: Encoded) -> Iterator[Encoded]:
    """Ways to write a picture whose lossless file is too large for comfort, best first."""
    yield palette_png(rgb)
    yield lossless
    yield webp(rgb, 80)
    yield webp(rgb, 50)
    while max(rgb.size) > 1:
        rgb = _smaller(rgb)
        yield webp(rgb, 60)


def _smaller(image: Image.Image) -> Image.Image:
    width, height = (max(1, int(side * _SHRINK)) for side in image.size)
    return image.resize((width, height), Image.Resampling.BOX)


def png(rgb: Image.Image) -> Encoded:
    """Every pixel exactly, without row filters: most of a usual PNG's time goes into those."""
    return _png(rgb, _RGB, 3, b"")


def palette_png(rgb: Image.Image) -> Encoded:
    """The 256 colours nearest to the picture's own, no dithering."""
    few = rgb.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    colours = bytes(few.getpalette() or ())
    return _png(few, _PALETTE, 1, _chunk(b"PLTE", colours[:768]))


@dataclass(frozen=True)
class Palette:
    """At most 256 colours, three bytes each."""

    colours: bytes

    @cached_property
    def lookup(self) -> Image.Image:
        """A picture by which Pillow finds the nearest of them."""
        picture = Image.new("P", (1, 1))
        picture.putpalette(_as_pillow_looks(self.colours))
        return picture

    def rows(self) -> list[str]:
        """As text, to be kept in a file."""
        return [self.colours[at : at + _ROW].hex(" ", 3) for at in range(0, 768, _ROW)]

    @staticmethod
    def of_rows(rows: Iterable[str]) -> Palette:
        """As it was kept."""
        return Palette(b"".join(map(bytes.fromhex, rows)))


def palette_of(rgb: Image.Image) -> Palette:
    """The colours for pictures like this one: its commonest exactly, the rest shared out."""
    counted = sorted(rgb.getcolors(rgb.width * rgb.height) or (), reverse=True)
    chosen: dict[bytes, bytes] = {}
    _choose(chosen, (bytes(colour) for _, colour in counted if isinstance(colour, tuple)), _EXACT)
    shared = bytes(rgb.quantize(256, Image.Quantize.FASTOCTREE).getpalette() or ())
    _choose(chosen, (shared[at : at + 3] for at in range(0, len(shared), 3)), 256)
    return Palette(b"".join(chosen.values()))


def _choose(chosen: dict[bytes, bytes], offered: Iterable[bytes], most: int) -> None:
    """Add colours up to that many, each under the colour by which Pillow will look for it.

    Pillow compares a pixel without its two lowest bits, so colours that differ only there are one.
    """
    for colour in offered:
        if len(chosen) == most:
            return
        chosen.setdefault(_as_pillow_looks(colour), colour)


def _as_pillow_looks(colours: bytes) -> bytes:
    return bytes(part & 0xFC for part in colours)


def fixed_png(rgb: Image.Image, palette: Palette) -> Encoded:
    """The palette's colour nearest to each pixel, no dithering."""
    few = rgb.quantize(palette=palette.lookup, dither=Image.Dither.NONE)
    return _png(few, _PALETTE, 1, _chunk(b"PLTE", palette.colours))


def webp(rgb: Image.Image, quality: int) -> Encoded:
    """A lossy WebP: the last resort, still readable."""
    out = BytesIO()
    rgb.save(out, "WEBP", quality=quality, method=2)
    return Encoded(out.getvalue(), "webp", "image/webp")


def _png(image: Image.Image, kind: int, depth: int, extra: bytes) -> Encoded:
    width, height = image.size
    header = pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0)
    body = b"".join(_packed(image, width * depth))
    chunks = (_chunk(b"IHDR", header), extra, _chunk(b"IDAT", body), _chunk(b"IEND", b""))
    return Encoded(_SIGNATURE + b"".join(chunks), "png", "image/png")


def _packed(image: Image.Image, stride: int) -> Iterator[bytes]:
    """The rows, compressed some at a time: a copy of the whole picture would cost more room."""
    packer = compressobj(_LEVEL)
    for top in range(0, image.height, _AT_ONCE):
        band = image.crop((0, top, image.width, min(image.height, top + _AT_ONCE)))
        yield packer.compress(_rows(band.tobytes(), stride))
    yield packer.flush()


def _rows(pixels: bytes, stride: int) -> bytes:
    """Rows as PNG wants them, each led by a zero that says "no filter"."""
    view = memoryview(pixels)
    return b"\0" + b"\0".join(view[at : at + stride] for at in range(0, len(pixels), stride))


def _chunk(name: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + name + body + pack(">I", crc32(name + body))

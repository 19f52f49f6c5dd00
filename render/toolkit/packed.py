"""Pictures and masks that are kept but seldom looked at: flat drawing shrinks to hundredths."""

from __future__ import annotations

from dataclasses import dataclass

from isal import isal_zlib
from PIL import Image

Box = tuple[int, int, int, int]  # left, top, right, bottom in pixels
_LEVEL = 1  # packing takes a quarter of a millisecond for a million bytes, unpacking as much
_AT_ONCE = 64  # rows that are packed together: who wants a part unpacks little more than that


@dataclass(frozen=True)
class Packed:
    """The pixels of a picture in little room: RGB, or L for a mask."""

    mode: str
    size: tuple[int, int]
    bands: tuple[bytes, ...]

    @staticmethod
    def of(image: Image.Image) -> Packed:
        """The picture, packed."""
        rows, stride = image.tobytes(), image.width * len(image.mode)
        starts = range(0, len(rows), _AT_ONCE * stride)
        bands = (isal_zlib.compress(rows[at : at + starts.step], _LEVEL) for at in starts)
        return Packed(image.mode, image.size, tuple(bands))

    @property
    def weight(self) -> int:
        """Bytes held."""
        return sum(map(len, self.bands))

    def image(self) -> Image.Image:
        """The picture again, for the caller alone."""
        return self.crop((0, 0, *self.size))

    def within(self, box: Box) -> Box:
        """As much of a rectangle as lies on the picture."""
        left, top, right, bottom = box
        return max(left, 0), max(top, 0), min(right, self.size[0]), min(bottom, self.size[1])

    def crop(self, box: Box) -> Image.Image:
        """A part of the picture; the box lies within it."""
        left, top, right, bottom = box
        first, stride = top // _AT_ONCE, self.size[0] * len(self.mode)
        wanted = self.bands[first : -(-bottom // _AT_ONCE)]
        rows = b"".join(isal_zlib.decompress(band, bufsize=_AT_ONCE * stride) for band in wanted)
        start = (top - first * _AT_ONCE) * stride + left * len(self.mode)
        # Not blackened first: all of it is filled now.
        image = Image.new(self.mode, (right - left, bottom - top), None)
        image.frombytes(memoryview(rows)[start:], "raw", self.mode, stride, 1)
        return image

"""Pictures and masks that are kept but seldom looked at: flat drawing shrinks to hundredths."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from isal import isal_zlib
from PIL import Image

_UNPACKED = 1  # of the grounds drawn on last, up to 10 MB each: to copy one takes half as long
_LEVEL = 1  # packing takes a quarter of a millisecond for a million bytes, unpacking as much


@dataclass(frozen=True)
class Packed:
    """The pixels of a picture in little room: RGB, or L for a mask."""

    mode: str
    size: tuple[int, int]
    data: bytes

    @staticmethod
    def of(image: Image.Image) -> Packed:
        """The picture, packed."""
        return Packed(image.mode, image.size, isal_zlib.compress(image.tobytes(), _LEVEL))

    def image(self) -> Image.Image:
        """The picture again, for the caller alone."""
        width, height = self.size
        raw = isal_zlib.decompress(self.data, bufsize=len(self.mode) * width * height)
        image = Image.new(self.mode, self.size, None)  # not blackened first: all of it is filled now
        image.frombytes(raw)
        return image

    def copy(self) -> Image.Image:
        """The same for what is drawn on again and again: the last one is kept unpacked."""
        return _unpacked(self).copy()


@lru_cache(_UNPACKED)
def _unpacked(packed: Packed) -> Image.Image:
    return packed.image()

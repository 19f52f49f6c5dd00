"""Pictures and masks that are kept but seldom looked at: flat drawing shrinks to hundredths."""

from __future__ import annotations

from dataclasses import dataclass

from isal import isal_zlib
from PIL import Image

Box = tuple[int, int, int, int]  # left, top, right, bottom in pixels
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

    @property
    def weight(self) -> int:
        """Bytes held."""
        return len(self.data)

    def opened(self) -> Opened:
        """All of it unpacked, to take parts from."""
        width, height = self.size
        room = width * height * len(self.mode)
        return Opened(self.mode, self.size, isal_zlib.decompress(self.data, bufsize=room))

    def image(self) -> Image.Image:
        """The picture again, for the caller alone."""
        return self.opened().crop((0, 0, *self.size))


@dataclass(frozen=True)
class Opened:
    """The pixels of a picture row by row: any part of it becomes a picture again."""

    mode: str
    size: tuple[int, int]
    rows: bytes

    def within(self, box: Box) -> Box:
        """As much of a rectangle as lies on the picture."""
        left, top, right, bottom = box
        return max(left, 0), max(top, 0), min(right, self.size[0]), min(bottom, self.size[1])

    def crop(self, box: Box) -> Image.Image:
        """A part of the picture; the box lies within it."""
        left, top, right, bottom = box
        stride = self.size[0] * len(self.mode)
        start = top * stride + left * len(self.mode)
        # Not blackened first: all of it is filled now.
        image = Image.new(self.mode, (right - left, bottom - top), None)
        image.frombytes(memoryview(self.rows)[start:], "raw", self.mode, stride, 1)
        return image

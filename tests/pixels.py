"""What a picture shows, whatever bytes its file has: a compressor may write the same otherwise."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from render.picture import Picture


def opened(data: bytes) -> Image.Image:
    """A file's picture."""
    return Image.open(BytesIO(data)).convert("RGB")


def as_seen(picture: Picture) -> tuple[str, str, tuple[int, int], bytes]:
    """All that a reader gets of a picture: kind of file, description, size and pixels."""
    size = (picture.width, picture.height)
    return picture.mime, picture.alt, size, opened(picture.data).tobytes()

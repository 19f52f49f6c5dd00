"""Pictures become files under any limit, the same every time, true to their colours."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from render.toolkit.canvas import Style
from render.toolkit.contact import contact_sheet
from render.toolkit.encode import COMFORTABLE, encode, palette_png
from render.toolkit.palette import PLAYER_DISTANCE, PLAYERS, THEMES
from render.toolkit.pieces import token
from tests.render.toolkit.colour_vision import distance


def opened(data: bytes) -> Image.Image:
    """The file read back."""
    return Image.open(BytesIO(data))


def noise(width: int, height: int) -> Image.Image:
    """A picture that no encoder can make small."""
    return Image.frombytes("RGB", (width, height), Random(5).randbytes(3 * width * height))


@pytest.mark.parametrize("theme", THEMES)
def test_a_crowded_picture_is_lossless_and_comfortable(theme: str) -> None:
    image = contact_sheet(Style(THEMES[theme], width=1000)).image
    encoded = encode(image)
    assert (encoded.extension, encoded.mime) == ("png", "image/png")
    assert len(encoded.data) <= COMFORTABLE
    assert opened(encoded.data).convert("RGB").tobytes() == image.tobytes()


@pytest.mark.parametrize("limit", [200_000, 60_000, 20 * 1024, 5_000, 1024, 200])
def test_ladder_respects_the_limit(limit: int) -> None:
    encoded = encode(contact_sheet(Style(width=800)).image, limit)
    assert len(encoded.data) <= limit
    picture = opened(encoded.data)
    picture.load()
    assert min(picture.size) >= 1


def test_ladder_survives_noise_and_hopeless_limits() -> None:
    image = noise(300, 200)
    assert len(encode(image, 20 * 1024).data) <= 20 * 1024
    hopeless = encode(image, 1)
    assert opened(hopeless.data).size[0] >= 1


def test_large_pictures_prefer_a_palette_but_fall_back_to_lossless_within_the_limit() -> None:
    image = noise(1000, 700)
    assert opened(encode(image).data).mode == "P"


@pytest.mark.parametrize("mode", ["RGBA", "L", "P", "1"])
def test_any_mode_and_the_smallest_picture(mode: str) -> None:
    encoded = encode(Image.new(mode, (1, 1)))
    assert opened(encoded.data).size == (1, 1)


@pytest.mark.parametrize("limit", [10 * 1024 * 1024, 100_000, 20_000])
def test_same_pixels_in_same_pixels_out(limit: int) -> None:
    one = contact_sheet(Style(width=800)).image
    two = contact_sheet(Style(width=800)).image
    assert one is not two
    files = [encode(image, limit) for image in (one, two)]
    assert files[0].mime == files[1].mime
    pixels = [opened(file.data).convert("RGB").tobytes() for file in files]
    assert pixels[0] == pixels[1]


def test_palette_keeps_player_colours() -> None:
    canvas = contact_sheet(Style())
    for seat, mark in enumerate(PLAYERS):
        token(canvas, mark, 100 + 170 * seat, 60, 80, letter=False)
    written = opened(palette_png(canvas.image).data).convert("RGB")
    for seat, mark in enumerate(PLAYERS):
        pixel = written.getpixel((canvas.px(100 + 170 * seat), canvas.px(60)))
        assert isinstance(pixel, tuple)
        red, green, blue = (int(channel) for channel in pixel)
        # The octree may give the ivory piece the cream of the panels; the others keep their hue.
        most = PLAYER_DISTANCE / 4 if mark.letter == "F" else 2
        assert distance((red, green, blue), mark.colour) < most

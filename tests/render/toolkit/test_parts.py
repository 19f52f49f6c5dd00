"""Parts of a picture that are kept, and palettes that are found once."""

from __future__ import annotations

from io import BytesIO
from random import Random

from PIL import Image

from render.toolkit.cache import CACHE, PARTS
from render.toolkit.canvas import Canvas, Style, layer, part
from render.toolkit.encode import LARGE, encode, palette_of
from render.toolkit.layout import Rect
from render.toolkit.palette import LIGHT, PLAYERS
from render.toolkit.pieces import token
from render.toolkit.shapes import panel
from render.toolkit.text import fit

PLACE = Rect(20, 20, 300, 80)


def with_part(draws: list[str], words: str = "kept", *, beside: bool = False) -> Canvas:
    """A picture with one part on it; notes when the part is really drawn."""
    canvas = layer("parts", Style(LIGHT, 1080), 200, lambda blank: None)

    def draw(sheet: Canvas) -> None:
        draws.append(words)
        panel(sheet, PLACE)
        fit(sheet, PLACE, words)

    if beside:
        token(canvas, PLAYERS[0], PLACE.right, PLACE.cy, 80)
    part(canvas, ("test", words), PLACE.inset(-4), draw)
    return canvas


def test_a_part_is_drawn_once_and_looks_and_reads_the_same() -> None:
    PARTS.clear()
    draws: list[str] = []
    first, second = with_part(draws), with_part(draws)
    assert draws == ["kept"]
    assert first.image.tobytes() == second.image.tobytes()
    assert first.written == second.written
    assert first.covers == second.covers
    assert with_part(draws, "other").image.tobytes() != first.image.tobytes()


def test_what_lies_beside_a_part_does_not_get_into_it() -> None:
    PARTS.clear()
    with_part([], beside=True)
    kept = with_part([])
    PARTS.clear()
    assert with_part([]).image.tobytes() == kept.image.tobytes()


def test_a_kept_part_still_notices_what_covers_it() -> None:
    draws: list[str] = []
    for _ in range(2):
        canvas = with_part(draws)
        assert canvas.problems() == []
        panel(canvas, PLACE)
        assert [problem.kind for problem in canvas.problems()] == ["covered"]


def test_parts_of_many_positions_push_nothing_else_out() -> None:
    with_part([])
    built = CACHE.built
    for number in range(200):
        part(layer("parts", Style(LIGHT, 1080), 200, lambda blank: None), number, PLACE, noise)
    assert PARTS.bytes <= PARTS.max_bytes
    with_part([])
    assert CACHE.built == built


def noise(canvas: Canvas) -> None:
    """Something that takes as much room as anything can."""
    data = Random(5).randbytes(3 * 300 * 80)
    canvas.image.paste(Image.frombytes("RGB", (300, 80), data), (20, 20))


def crowd(width: int, height: int) -> Image.Image:
    """Players' pieces on plain ground, that many units."""
    canvas = Canvas.blank(Style(LIGHT, 1080), height, width)
    for seat, mark in enumerate(PLAYERS):
        token(canvas, mark, 60 + 100 * seat, 60, 80)
    return canvas.image


def test_a_palette_keeps_the_commonest_colours_exactly() -> None:
    image = crowd(1080, 2400)
    assert image.width * image.height >= LARGE
    file = encode(image, palette=palette_of(crowd(1080, 400)))
    written = Image.open(BytesIO(file.data))
    assert written.mode == "P"
    assert written.convert("RGB").getpixel((1, 1)) == LIGHT.paper


def test_small_pictures_stay_lossless_and_limits_hold_with_a_palette() -> None:
    small, large = crowd(500, 400), crowd(1080, 2400)
    palette = palette_of(small)
    exact = Image.open(BytesIO(encode(small, palette=palette).data)).convert("RGB")
    assert exact.tobytes() == small.tobytes()
    assert len(encode(large, 9_000, palette).data) <= 9_000

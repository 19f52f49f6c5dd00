"""Shapes, icons, pieces, layers and sheets: distinct, crisp, bounded, the same every time."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.toolkit.cache import CACHE, Cache
from render.toolkit.canvas import Canvas, Style, layer
from render.toolkit.cards import CardFace, card
from render.toolkit.contact import contact_sheet
from render.toolkit.icons import ICONS, icon_sprite
from render.toolkit.layout import Rect, hex_centre, hex_corners
from render.toolkit.palette import (
    DARK,
    LIGHT,
    NEUTRAL,
    PLAYERS,
    THEMES,
    Colour,
    PlayerMark,
    Theme,
)
from render.toolkit.path import ellipse, outline, rounded_rect
from render.toolkit.pieces import badge, chip, stacked_bar, token, token_sprite, track
from render.toolkit.raster import Pen, Sprite
from render.toolkit.shapes import dashes, disc, fill_path, panel, round_rect
from render.toolkit.sheet import Score, Source, score_sheet
from render.toolkit.words import rich
from tests.render.toolkit.colour_vision import contrast

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


def on_panel(name: str, theme: Theme, mode: str = "RGB") -> Image.Image:
    """The icon at 28 pixels on the theme's panel."""
    sprite = icon_sprite(name, 28, theme)
    ground = Image.new("RGB", (28, 28), theme.panel)
    ground.paste(sprite.pixels, (0, 0), sprite.mask)
    return ground.convert(mode)


def unlike(one: Image.Image, two: Image.Image) -> float:
    """The mean difference of two grey pictures, 0 to 255."""
    return ImageStat.Stat(ImageChops.difference(one, two)).mean[0]


@themes
def test_icons_are_distinct_at_28_pixels_without_colour(theme: Theme) -> None:
    grey = {name: on_panel(name, theme, "L") for name in ICONS}
    for one, two in combinations(grey, 2):
        assert unlike(grey[one], grey[two]) > 10, (one, two)


@themes
def test_icons_stand_out_from_the_panel(theme: Theme) -> None:
    empty = Image.new("L", (28, 28))
    empty.paste(Image.new("RGB", (28, 28), theme.panel).convert("L"))
    for name in ICONS:
        assert unlike(on_panel(name, theme, "L"), empty) > 12, name


def test_icons_stay_in_their_square() -> None:
    for name in ICONS:
        sprite = icon_sprite(name, 240, LIGHT)
        for edge in ((0, 0, 240, 1), (0, 239, 240, 240), (0, 0, 1, 240), (239, 0, 240, 240)):
            assert sprite.mask.crop(edge).getextrema() == (0, 0), name


def test_edges_are_smooth_and_shapes_true_to_size() -> None:
    pen = Pen(40, 40)
    pen.fill(ellipse(20, 20, 15), (200, 30, 30))
    mask = pen.sprite().mask
    assert len(set(mask.tobytes())) > 12
    assert sum(mask.tobytes()) / 255 == pytest.approx(3.14159 * 15 * 15, rel=0.02)


@pytest.mark.parametrize("flip", [Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM])
def test_filled_and_stroked_shapes_sit_where_they_are_put(flip: Image.Transpose) -> None:
    filled, stroked = Pen(40, 40), Pen(40, 40)
    filled.fill(ellipse(20, 20, 15), (200, 30, 30))
    stroked.stroke(ellipse(20, 20, 12), (200, 30, 30), 5)
    for pen in (filled, stroked):
        mask = pen.sprite().mask
        assert unlike(mask, mask.transpose(flip)) < 0.5


def test_sprite_edges_keep_their_colour() -> None:
    pen = Pen(20, 20)
    pen.fill(ellipse(10, 10, 7), (200, 30, 30))
    sprite = pen.sprite()
    covered = zip(sprite.mask.tobytes(), sprite.pixels.getchannel("R").tobytes(), strict=True)
    # Under a sixth of coverage a pixel's own colour is too faint to be stored exactly.
    rim = [red for cover, red in covered if 40 < cover < 255]
    assert len(rim) > 20
    assert all(abs(red - 200) <= 4 for red in rim)


@themes
def test_player_pieces_keep_their_exact_colour(theme: Theme) -> None:
    for mark in (*PLAYERS, NEUTRAL):
        sprite = token_sprite(mark, 48, theme)
        assert sprite.pixels.getpixel(sprite.origin) == (*mark.colour, 255)


@pytest.mark.parametrize("pixels", [20, 48])
def test_player_pieces_differ_by_outline_alone(pixels: int) -> None:
    masks = [token_sprite(mark, pixels, LIGHT).mask for mark in PLAYERS]
    for one, two in combinations(masks, 2):
        assert unlike(one, two) > 10


@themes
@pytest.mark.parametrize("mark", PLAYERS, ids=lambda mark: mark.letter)
def test_a_broad_edge_sets_each_piece_off_from_every_ground(theme: Theme, mark: PlayerMark) -> None:
    for ground in (theme.paper, theme.panel, theme.panel_alt):
        across = across_the_middle(token_sprite(mark, 96, theme), ground)
        assert max(contrast(mark.colour, pixel) for pixel in across) >= 3
    edge = [p for p in across_the_middle(token_sprite(mark, 96, theme), mark.colour)
            if contrast(mark.colour, p) > 1.3]  # fmt: skip
    assert len(edge) >= 12, "its rim is lighter or darker than the piece itself"


def across_the_middle(sprite: Sprite, ground: Colour) -> list[Colour]:
    """The pixels of the sprite's middle row on that ground."""
    drawn = Image.new("RGB", sprite.mask.size, ground)
    drawn.paste(sprite.pixels, (0, 0), sprite.mask)
    middle = drawn.crop((0, sprite.origin[1], drawn.width, sprite.origin[1] + 1))
    red, green, blue = (channel.tobytes() for channel in middle.split())
    return list(zip(red, green, blue, strict=True))


def test_letters_appear_only_where_they_can_be_read() -> None:
    canvas = Canvas.blank(Style(), 200)
    token(canvas, PLAYERS[0], 50, 50, 24)
    assert canvas.written == []
    token(canvas, PLAYERS[0], 150, 50, 40)
    assert [text.words for text in canvas.written] == ["A"]
    assert canvas.problems() == []


@pytest.mark.parametrize("words", ["1", "28", "125", "−12"])
@pytest.mark.parametrize("kind", ["disc", "coin", "shield", "square"])
def test_badges_hold_their_numbers(words: str, kind: str) -> None:
    canvas = Canvas.blank(Style(), 100)
    badge(canvas, 50, 50, words, 52, kind=kind)
    assert canvas.problems() == []
    assert Rect.around(50, 50, 52).holds(canvas.written[0].ink)


def test_chips_hold_their_words() -> None:
    canvas = Canvas.blank(Style(), 100)
    pill = chip(canvas, 200, 50, "G7")
    assert pill.holds(canvas.written[0].ink)


@themes
@pytest.mark.parametrize("width", [1080, 1600])
def test_contact_sheet_has_no_problem(theme: Theme, width: int) -> None:
    assert contact_sheet(Style(theme, width)).problems() == []


def test_same_drawing_same_pixels_with_a_cold_and_a_warm_cache() -> None:
    CACHE.clear()
    cold = contact_sheet(Style(width=800)).image.tobytes()
    assert contact_sheet(Style(width=800)).image.tobytes() == cold


def test_shapes_of_nearly_one_size_do_not_borrow_each_other_s_pixels() -> None:
    def drawn(*radii: float) -> Image.Image:
        CACHE.clear()
        for radius in radii:
            canvas = Canvas.blank(Style(LIGHT, 1080), 120, 120)
            fill_path(canvas, ellipse(60, 60, radius), LIGHT.ink)
        return canvas.image

    assert drawn(40.04) != drawn(40.4)
    assert drawn(39.97, 40.04) == drawn(40.04)


def test_two_threads_draw_what_one_draws() -> None:
    styles = [Style(theme, width) for theme in (LIGHT, DARK) for width in (500, 640)] * 3
    alone = [sha256(contact_sheet(style).image.tobytes()).hexdigest() for style in styles]
    CACHE.clear()
    with ThreadPoolExecutor(2) as pool:
        canvases = list(pool.map(contact_sheet, styles))
    assert [sha256(canvas.image.tobytes()).hexdigest() for canvas in canvases] == alone


@dataclass(frozen=True)
class Stone:
    """Something of known weight."""

    weight: int


def test_cache_stays_in_bounds_and_drops_the_least_used() -> None:
    cache = Cache(100)
    for key in "abc":
        cache.get(key, lambda: Stone(30))
    cache.get("a", lambda: Stone(1))
    cache.get("d", lambda: Stone(30))
    built: list[str] = []

    def build(key: str) -> Stone:
        built.append(key)
        return Stone(30)

    assert cache.bytes <= 100
    cache.get("a", lambda: build("a"))
    cache.get("b", lambda: build("b"))
    assert built == ["b"]
    assert cache.bytes <= 100


def test_cache_gives_but_does_not_keep_what_is_too_large() -> None:
    cache = Cache(100)
    assert cache.get("huge", lambda: Stone(101)).weight == 101
    assert (len(cache), cache.bytes) == (0, 0)


def test_cache_counts_right_under_threads() -> None:
    cache = Cache(1000)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda k: cache.get(k % 60, lambda: Stone(k % 60 + 1)), range(4000)))
    assert 0 < cache.bytes <= 1000
    cache.clear()
    assert (len(cache), cache.bytes) == (0, 0)


def test_layers_are_drawn_once_and_never_changed() -> None:
    drawn: list[int] = []

    def draw(canvas: Canvas) -> None:
        drawn.append(1)
        panel(canvas, Rect(10, 10, 50, 50))

    key = "test_layers_are_drawn_once"
    first = layer(key, Style(width=400), 100, draw)
    before = first.image.tobytes()
    disc(first, 50, 50, 30, (255, 0, 0))
    chip(first, 50, 50, "X")
    second = layer(key, Style(width=400), 100, draw)
    assert (len(drawn), second.image.tobytes(), second.written) == (1, before, [])


def test_score_sheet_reads_whole() -> None:
    sources = (
        Source("Influenza nelle regioni", "fan"),
        Source("Edifici", "house"),
        Source("Resto"),
    )
    rows = ((60, 31, 0), (3, 4, -2), (0, 0, 0), (1, 120, 12), (100, 100, 100), (-12, 0, 2))
    scores = tuple(
        Score(rank + 1, PLAYERS[rank], f"Giocatrice {'molto lunga ' * 6 * rank}", row, sum(row))
        for rank, row in enumerate(rows)
    )
    assert len(scores) == len(PLAYERS)
    canvas = score_sheet(Style(), "Punteggio finale", "Totale", sources, scores)
    assert canvas.problems() == []
    words = {text.words for text in canvas.written}
    assert {"−2", "120", "133", "Edifici", "Totale"} <= words


@themes
def test_a_card_holds_long_words(theme: Theme) -> None:
    face = CardFace(
        title="Ambasciatrice delle isole meridionali",
        colour=PLAYERS[0].colour,
        icon="noble",
        lines=(
            rich("3 [cloth] 2 [bowl] → 12 [laurel]"),
            "Ricevi due monete per ogni città vicina.",
        ),
        footer="più 3",
        corner="12",
    )
    canvas = Canvas.blank(Style(theme), 640, 480)
    card(canvas, Rect(0, 0, 480, 640).inset(24), face)
    assert canvas.problems() == []


def test_bars_fill_their_share() -> None:
    canvas = Canvas.blank(Style(), 100)
    rect = Rect(0, 0, 1000, 40)
    parts = [(30.0, (1, 2, 3)), (-5.0, (4, 5, 6)), (20.0, (7, 8, 9))]
    places = stacked_bar(canvas, rect, parts, 100)
    assert [round(place.w) for place in places] == [300, 0, 200]
    assert len(track(canvas, rect, 7, 3)) == 7


def test_round_rect_looks_alike_small_and_large() -> None:
    canvas = Canvas.blank(Style(width=1080), 600, colour=(0, 0, 0))
    round_rect(canvas, Rect(0, 0, 190, 190), (255, 255, 255), 40)
    round_rect(canvas, Rect(300, 0, 210, 210), (255, 255, 255), 40)
    small = canvas.image.crop((0, 0, 40, 40)).convert("L")
    large = canvas.image.crop((300, 0, 340, 40)).convert("L")
    assert unlike(small, large) < 2


def test_layout_cuts_without_loss() -> None:
    rect = Rect(10, 20, 300, 90)
    assert sum(cell.w for cell in rect.columns(4, 5)) == pytest.approx(300 - 15)
    cells = rect.grid(3, 2, 6)
    assert all(rect.holds(cell, 1e-6) for cell in cells)
    assert not any(one.overlaps(two) for one, two in combinations(cells, 2))
    left, rest = rect.take_left(40, 10)
    assert (left.w, rest.x, rest.w) == (40, 60, 250)


@pytest.mark.parametrize("pointy", [True, False])
def test_neighbouring_hexes_share_an_edge(pointy: bool) -> None:
    home = hex_corners(0, 0, 50, pointy=pointy)
    x, y = hex_centre(1, -1, 50, pointy=pointy)
    other = hex_corners(x, y, 50, pointy=pointy)
    shared = sum(abs(a - c) + abs(b - d) < 1e-6 for a, b in home for c, d in other)
    assert shared == 2


def test_dashes_run_round_a_closed_path() -> None:
    parts = dashes(rounded_rect(0, 0, 200, 100, 10), 12, 8)
    assert len(parts) == pytest.approx(580 / 20, abs=1)
    assert all(len(part.parts[0]) >= 2 for part in parts)


def test_path_data_draws_curves_and_lines() -> None:
    path = outline("M0 0 H10 V10 L0 10 Z M20 0 C20 10 30 10 30 0 Q35 5 40 0")
    assert path.closed == (True, False)
    assert path.parts[0] == ((0, 0), (10, 0), (10, 10), (0, 10))
    assert path.parts[1][-1] == (40, 0)
    assert path.bounds().right == 40

"""The contact sheet: every icon, piece, shape and text style, to look at and to test."""

from render.toolkit.canvas import DESIGN_WIDTH, Canvas, Style
from render.toolkit.cards import CardFace, card, card_back
from render.toolkit.fonts import SIGNS, Weight
from render.toolkit.icons import ICONS, draw_icon
from render.toolkit.layout import Rect, hex_centre
from render.toolkit.palette import NEUTRAL, PLAYERS, Tone, ink_on
from render.toolkit.pieces import (
    badge,
    change_marker,
    chip,
    die_face,
    stacked_bar,
    token,
    token_stack,
    track,
)
from render.toolkit.shapes import (
    arrow,
    hex_path,
    hexagon,
    highlight,
    highlight_path,
    panel,
    ribbon,
)
from render.toolkit.text import BODY, HEADING, LABEL, STRONG, TITLE, TextStyle, fit, write
from render.toolkit.words import rich

_EDGE = 24.0
_ICON_COLUMNS = 10
_ICON_CELL = 104.0


def contact_sheet(style: Style) -> Canvas:
    """Everything on one picture."""
    icon_rows = -(-len(ICONS) // _ICON_COLUMNS)
    heights = (icon_rows * _ICON_CELL + 24, 216.0, 236.0, 290.0, 324.0, 330.0)
    canvas = Canvas.blank(style, sum(heights) + _EDGE * (len(heights) + 1))
    page = Rect(_EDGE, _EDGE, DESIGN_WIDTH - 2 * _EDGE, canvas.height - 2 * _EDGE)
    parts = (_icons, _pieces, _badges, _hexes, _cards, _texts)
    for height, part in zip(heights, parts, strict=True):
        place, page = page.take_top(height, _EDGE)
        panel(canvas, place)
        part(canvas, place.inset(16, 12))
    return canvas


def _icons(canvas: Canvas, rect: Rect) -> None:
    rows = -(-len(ICONS) // _ICON_COLUMNS)
    for cell, name in zip(rect.grid(_ICON_COLUMNS, rows), ICONS, strict=False):
        draw_icon(canvas, name, cell.x + 38, cell.cy, 60)
        draw_icon(canvas, name, cell.x + 84, cell.cy + 14, 28)


def _pieces(canvas: Canvas, rect: Rect) -> None:
    marks = (*PLAYERS, NEUTRAL)
    for column, mark in zip(rect.columns(len(marks)), marks, strict=True):
        token(canvas, mark, column.x + 30, column.y + 34, 52)
        token(canvas, mark, column.x + 80, column.y + 34, 36)
        token(canvas, mark, column.x + 116, column.y + 34, 24)
        token_stack(canvas, mark, column.x + 30, column.y + 90, 4, 40)
        draw_icon(canvas, "house", column.x + 98, column.y + 100, 40, mark.colour, rim=True)
        draw_icon(canvas, "boat", column.x + 30, column.y + 164, 52, mark.colour, rim=True)
        draw_icon(canvas, "royal_boat", column.x + 98, column.y + 164, 52, mark.colour, rim=True)


def _badges(canvas: Canvas, rect: Rect) -> None:
    top, rest = rect.take_top(60, 8)
    for index, (kind, words) in enumerate(
        (("disc", "3"), ("coin", "12"), ("shield", "7"), ("square", "28"), ("coin", "125"))
    ):
        badge(canvas, top.x + 30 + index * 62, top.cy, words, 52, kind=kind)
    for index, words in enumerate(("14", "G7", "A", "R3", "12b")):
        chip(canvas, top.x + 350 + index * 56, top.cy, words)
    for number in range(1, 4):
        change_marker(canvas, top.x + 620 + number * 44, top.cy, number)
    for value in range(1, 7):
        die_face(canvas, top.x + 760 + value * 39, top.cy, value, 36, _die_colour(value))
    middle, bottom = rest.take_top(44, 12)
    left, right = middle.columns(2, 20)
    track(canvas, left, 12, 5)
    parts = [(float(9 - k), colour) for k, colour in enumerate(canvas.theme.series[:8])]
    for place, (points, colour) in zip(stacked_bar(canvas, right, parts, 48), parts, strict=True):
        style = TextStyle(24, Weight.BOLD, ink_on(colour))
        write(canvas, place.cx, place.cy, f"{points:.0f}", style, "centre")
    _marks(canvas, bottom)


def _die_colour(value: int) -> tuple[int, int, int] | None:
    return PLAYERS[value % len(PLAYERS)].colour if value > 2 else None


def _marks(canvas: Canvas, rect: Rect) -> None:
    one, two, three, four = rect.inset(6).columns(4, 24)
    ribbon(canvas, one.inset(0, 12), canvas.theme.accent)
    fit(canvas, one.inset(24, 14), "Ribbon", TextStyle(30, Weight.BOLD, canvas.theme.on_accent))
    panel(canvas, two, canvas.theme.panel_alt)
    highlight(canvas, two)
    change_marker(canvas, two.x, two.y, 1)
    fit(canvas, two.inset(24, 8), "changed", LABEL)
    panel(canvas, three, canvas.theme.panel_alt)
    highlight(canvas, three, canvas.theme.good, dashed=False)
    chip(canvas, three.cx, three.cy, "B4", fill=canvas.theme.good)
    arrow(canvas, (four.x, four.cy), (four.right, four.cy), canvas.theme.accent)


def _hexes(canvas: Canvas, rect: Rect) -> None:
    tones = (Tone.LEAF, Tone.WATER, Tone.GOLD, Tone.ROSE, Tone.SKY, Tone.CREAM, Tone.PINE)
    names = ("tree", "wave", "grain", "flower", "fish", "pagoda", "mountain")
    axes = ((0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1))
    for pointy, shift in ((True, 130.0), (False, 640.0)):
        for tone, name, (q, r) in zip(tones, names, axes, strict=True):
            dx, dy = hex_centre(q, r, 60, pointy=pointy)
            x = rect.x + shift + dx
            y = rect.y + 62 + (dy if pointy else dy - 103.9 * (q // 2))
            colour = canvas.theme.tone(tone)
            hexagon(canvas, x, y, 58, colour, pointy=pointy, outline=canvas.theme.outline)
            draw_icon(canvas, name, x, y - 12, 52)
            chip(canvas, x, y + 30, f"{'ABCDEFG'[q]}{r + 1}")
        highlight_path(canvas, hex_path(rect.x + shift, rect.y + 62, 58, pointy=pointy))


def _cards(canvas: Canvas, rect: Rect) -> None:
    tone = canvas.theme.tone
    faces = (
        CardFace("Card title", tone(Tone.CLAY), "merchant",
                 (rich("2 [bowl] 1 [cloth] → 4 [star]"),), rich("+1 [coin]"), "3"),
        CardFace("Locanda del porto vecchio", tone(Tone.SKY), "shop",
                 ("Ricevi due monete per ogni città vicina.",), "più 3"),
        CardFace("Pagoda", tone(Tone.PINE), "pagoda", corner="12"),
        CardFace("Scroll", tone(Tone.PLUM), None,
                 (rich("3 [vase]\n→ 5 [laurel]"), "or", rich("1 [gem] → 2 [coins]"))),
    )  # fmt: skip
    places = rect.columns(5, 14)
    for place, face in zip(places, faces, strict=False):
        card(canvas, place, face)
    card_back(canvas, places[4], tone(Tone.NIGHT), "crane")


def _texts(canvas: Canvas, rect: Rect) -> None:
    left, right = rect.columns(2, 24)
    samples = (("Title 48", TITLE), ("Heading 36", HEADING), ("Strong 28", STRONG),
               ("Body 26", BODY), ("Label 24", LABEL), ("Smallest 22", TextStyle(22)))  # fmt: skip
    rows = left.split_rows([style.size + 12 for _, style in samples])
    for row, (words, style) in zip(rows, samples, strict=True):
        fit(canvas, row, words, style, align="left")
    top, rest = right.take_top(108, 8)
    fit(canvas, top, SIGNS[:26] + " " + SIGNS[26:], BODY, align="left", lines=3)
    sentence = rich("Pay 3 [coin] and 1 [cloth] → take [laurel] 5, move a [boat] up to 4 spaces")
    fit(canvas, rest, sentence, TextStyle(30), lines=5, align="left", valign="top")

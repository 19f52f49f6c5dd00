"""The score sheet: who won, and where everybody's points came from."""

from dataclasses import dataclass

from render.toolkit.canvas import PANE, Canvas, Style
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import Colour, PlayerMark, ink_on
from render.toolkit.pieces import badge, stacked_bar, token
from render.toolkit.shapes import panel, round_rect
from render.toolkit.text import TITLE, TextStyle, fit, measure, write

_HEAD, _EDGE, _BARS = 56.0, 10.0, 430.0
_MOST_ROW = 62.0  # the highest a row of the table is
_CELL, _CELLS = 62.0, 306.0  # a player's numbers, and all of a row together
_MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Source:
    """One kind of points: its name in the reader's language and its icon."""

    name: str
    icon: str | None = None


@dataclass(frozen=True)
class Score:
    """One player's line: rank, mark, name, points per source, and total."""

    rank: int
    mark: PlayerMark
    name: str
    points: tuple[int, ...]
    total: int


def score_sheet(
    style: Style,
    title: str,
    total_word: str,
    sources: tuple[Source, ...],
    scores: tuple[Score, ...],
) -> Canvas:
    """The sheet in the shape of a pane: a bar per player, beside it the numbers as a table."""
    canvas = Canvas.blank(style, PANE.h)
    head, page = PANE.inset(_EDGE, 4).take_top(_HEAD)
    fit(canvas, head, title, TITLE, align="left")
    bars, table = page.inset(0, 4).take_left(_BARS, 10)
    panel(canvas, bars)
    whole = max([1, *(_positive(score) for score in scores)])
    rows = bars.inset(12, 8).rows(max(4, len(scores)))
    for row, score in zip(rows, scores, strict=False):
        _bar(canvas, row, score, whole)
    high = min(table.h, _MOST_ROW * (len(sources) + 2))
    _table(canvas, Rect(table.x, table.y, table.w, high), sources, scores, total_word)
    return canvas


def _positive(score: Score) -> int:
    return sum(points for points in score.points if points > 0)


def _colour(canvas: Canvas, index: int) -> Colour:
    return canvas.theme.series[index % len(canvas.theme.series)]


def _bar(canvas: Canvas, row: Rect, score: Score, whole: int) -> None:
    place, rest = row.take_left(42, 8)
    first = score.rank == 1
    kind, fill = ("coin", None) if first else ("disc", canvas.theme.panel_alt)
    badge(canvas, place.cx, place.cy, str(score.rank), 42, kind=kind, fill=fill)
    total, rest = rest.take_right(76, 6)
    fit(canvas, total, _signed(score.total), TextStyle(40, Weight.BOLD), align="right")
    high = min(86.0, rest.h - 8)
    name, bar = Rect(rest.x, rest.cy - high / 2, rest.w, high).take_top(38, 2)
    token(canvas, score.mark, name.x + 18, name.cy, 36)
    words = name.take_left(44)[1]
    style = TextStyle(28, Weight.SEMIBOLD)
    fit(canvas, words, score.name, style, align="left", ellipsis=True)
    _segments(canvas, bar, score, whole)


def _segments(canvas: Canvas, bar: Rect, score: Score, whole: int) -> None:
    parts = [(float(points), _colour(canvas, k)) for k, points in enumerate(score.points)]
    places = stacked_bar(canvas, bar, parts, whole)
    for place, points, (_, colour) in zip(places, score.points, parts, strict=True):
        style = TextStyle(26, Weight.BOLD, ink_on(colour))
        if place.w > measure(canvas, str(points), style) + 6:
            write(canvas, place.cx, place.cy, str(points), style, "centre")


def _signed(points: int) -> str:
    return f"{_MINUS}{-points}" if points < 0 else str(points)


def _table(
    canvas: Canvas,
    rect: Rect,
    sources: tuple[Source, ...],
    scores: tuple[Score, ...],
    total_word: str,
) -> None:
    panel(canvas, rect)
    rows = rect.inset(12, 6).rows(len(sources) + 2)
    _, heads = _split(rows[0], len(scores))
    for cell, score in zip(heads, scores, strict=True):
        token(canvas, score.mark, cell.cx, cell.cy, min(40.0, rows[0].h))
    for index, (row, source) in enumerate(zip(rows[1:-1], sources, strict=True)):
        if index % 2 == 0:
            round_rect(canvas, row.inset(-8, 0), canvas.theme.panel_alt, 8)
        name, cells = _split(row, len(scores))
        _source(canvas, name, source, _colour(canvas, index))
        for cell, score in zip(cells, scores, strict=True):
            fit(canvas, cell, _signed(score.points[index]), TextStyle(28, Weight.SEMIBOLD))
    name, cells = _split(rows[-1], len(scores))
    fit(canvas, name, total_word, TextStyle(30, Weight.BOLD), align="left")
    for cell, score in zip(cells, scores, strict=True):
        fit(canvas, cell.inset(2, 0), _signed(score.total), TextStyle(32, Weight.BOLD))


def _split(row: Rect, players: int) -> tuple[Rect, tuple[Rect, ...]]:
    name, cells = row.take_left(row.w - min(_CELL * max(players, 4), _CELLS), 4)
    return name, cells.columns(players)


def _source(canvas: Canvas, rect: Rect, source: Source, colour: Colour) -> None:
    swatch = Rect(rect.x, rect.cy - 11, 22, 22)
    round_rect(canvas, swatch, colour, 5, canvas.theme.line)
    room = rect.take_left(27)[1]
    if source.icon is not None:
        draw_icon(canvas, source.icon, room.x + 16, room.cy, min(34.0, rect.h - 4))
        room = room.take_left(36)[1]
    fit(canvas, room, source.name, TextStyle(27), align="left", lines=1)

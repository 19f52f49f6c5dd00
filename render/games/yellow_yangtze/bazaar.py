"""The market, large: where a tile is taken from it, and to look at it closely."""

from __future__ import annotations

from collections import Counter

from engine.core.tokens import parts
from engine.core.words import msg
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.data import COLOURS
from engine.games.yellow_yangtze.state import View
from render.common.options import offered
from render.games.yellow_yangtze import panels, pieces, plan, signs
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect, hex_corners
from render.toolkit.path import polygon
from render.toolkit.shapes import panel, stroke_path
from render.toolkit.text import TextStyle, fit, measure


def market_window(view: View, look: Look) -> Canvas:
    """The kinds of tile that lie open, each once with how often it lies there, to choose one."""
    canvas = Canvas.blank(look.style, PANE.h)
    window = look.window or PANE
    k = window.w / PANE.w
    wanted = {parts(option.token).id for option in offered(look)}
    there = Counter(view.table.market)
    room = panel(canvas, window.inset(14 * k), radius=20 * k, lift=0)
    title, room = room.take_top(70 * k, 4)
    style = TextStyle(46 * k, Weight.BOLD)
    fit(canvas, title, look.say(msg("yy-pic-market")), style, minimum=30 * k)
    kinds = [kind for kind in COLOURS if there[kind]]
    places = room.columns(len(kinds), 6 * k)
    names = [look.say(msg(f"yy-role-{kind}")) for kind in kinds]
    size = _common_size(canvas, names, places[0].w, 50 * k)
    for place, kind, name in zip(places, kinds, names, strict=True):
        _stall(canvas, place, kind, chosen=kind in wanted)
        named, count = place.take_bottom(place.h * 0.38)[0].rows(2)
        fit(canvas, named, name, TextStyle(size, Weight.BOLD, need=Need.CHOOSE), minimum=size)
        style = TextStyle(44 * k, Weight.SEMIBOLD, canvas.theme.muted)
        fit(canvas, count, f"× {there[kind]}", style, minimum=30 * k)
    return canvas


def _common_size(canvas: Canvas, names: list[str], wide: float, size: float) -> float:
    """The largest size at which every name has room."""
    widest = max(measure(canvas, name, TextStyle(size, Weight.BOLD)) for name in names)
    return size * min(1.0, wide / widest * 0.98)


def _stall(canvas: Canvas, place: Rect, kind: str, *, chosen: bool) -> None:
    """A tile, with a green line around it if it may be taken."""
    art = place.take_top(place.h * 0.62)[0]
    r = min(art.w * 0.5, art.h * 0.48)
    k = r / 120
    pieces.chip(canvas, *art.centre, r * 0.88, kind)
    if chosen:
        path = polygon(hex_corners(*art.centre, r * 0.93))
        green = signs.choice(canvas.theme, fights=False)[0]
        for colour, width in ((signs.CREAM, 16 * k), (green, 10 * k)):
            stroke_path(canvas, path, colour, width)


def market_picture(view: View, look: Look) -> Canvas:
    """The open tiles by name, the supplies beside the board, and what is out of the game."""
    canvas = Canvas.blank(look.style, PANE.h)
    page = PANE.inset(2 * plan.EDGE)
    top, rest = page.take_top(300, 12)
    panel(canvas, top)
    title, tiles = top.inset(20, 10).take_top(52)
    fit(canvas, title, look.say(msg("yy-pic-market")), TextStyle(38, Weight.BOLD), align="left")
    shown = panels.market_tiles(view.table)
    for place, kind in zip(tiles.columns(len(shown), 6), shown, strict=True):
        art, name = place.take_top(170, 2)
        panels.market_tile(canvas, art.cx, art.cy, 80, kind)
        if kind:
            fit(canvas, name, look.say(msg(f"yy-role-{kind}")), TextStyle(28, Weight.BOLD))
    stocks, left = rest.take_top(90, 12)
    panel(canvas, stocks)
    bag, out = stocks.inset(20, 8).columns(2, 8)
    icon, words = bag.take_left(60, 8)
    draw_icon(canvas, "bag", icon.cx, icon.cy, 54)
    style = TextStyle(32, Weight.BOLD)
    fit(canvas, words, look.say(msg("yy-pic-bag", n=view.counts.bag)), style, align="left")
    fit(canvas, out, look.say(msg("yy-pic-discarded", n=view.counts.box)), style, align="right")
    _supply(canvas, left, view, look)
    return canvas


def _supply(canvas: Canvas, rect: Rect, view: View, look: Look) -> None:
    """The pagodas beside the board."""
    panel(canvas, rect)
    title, room = rect.inset(20, 10).take_left(230, 10)
    style = TextStyle(32, Weight.BOLD)
    fit(canvas, title, look.say(msg("yy-pic-pagodas")), style, align="left", lines=2)
    for place, kind in zip(room.columns(len(COLOURS)), COLOURS, strict=True):
        pieces.pagoda(canvas, place.cx - 26, place.cy, min(130, place.h - 16), kind)
        number = place.take_left(place.w / 2 + 36)[1]
        n = str(rules.supply(view.table, kind))
        fit(canvas, number, n, TextStyle(40, Weight.BOLD), align="left")

"""The window of Chinatown's question: a market with a stall for each exchange."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import asdict

from engine.core.decision import Option
from engine.core.tokens import parts
from engine.games.yokohama.areas import EXCHANGES
from engine.games.yokohama.components import Amount, Exchange
from engine.games.yokohama.data import PRODUCTS
from engine.games.yokohama.state import View
from render.games.yokohama import signs
from render.games.yokohama.areas import short_name
from render.games.yokohama.colours import colours
from render.games.yokohama.landmarks import draw_landmark
from render.games.yokohama.scenery import plant
from render.picture import Look
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import glyphs
from render.toolkit.layout import Rect
from render.toolkit.palette import mix
from render.toolkit.path import polygon
from render.toolkit.shapes import arrow, fill_path, round_rect
from render.toolkit.text import TextStyle, fit

_KINDS = ("sell", "buy")
_HEAD, _AWNING, _STRIPES = 52.0, 20.0, 6
_PALE = 0.62


def is_market(options: Collection[Option]) -> bool:
    """Whether the question is what to exchange."""
    return any(option.token in EXCHANGES for option in options)


def market(canvas: Canvas, view: View, look: Look, options: Collection[Option]) -> None:
    """Fill the window: what one has, and below it the stalls; closed ones are pale."""
    assert look.window is not None
    known = colours(canvas.theme).ground("chinatown")
    canvas.fill(look.window, known.plaza)
    head, below = look.window.take_top(_HEAD)
    canvas.fill(head, known.band)
    _purse(canvas, head.inset(8, 2), view, look)
    open_now = {option.token for option in options}
    for kind, line in zip(_KINDS, below.inset(8, 8).rows(2, 10), strict=True):
        stalls = [token for token in EXCHANGES if parts(token).kind == kind]
        width = (line.w - 8 * 4) / 5
        row = Rect(line.x, line.y, width * len(stalls) + 8 * (len(stalls) - 1), line.h)
        for place, token in zip(row.columns(len(stalls), 8), stalls, strict=True):
            _stall(canvas, place, EXCHANGES[token], is_open=token in open_now)
        if row.w < line.w:
            room = Rect(row.right + 8, row.y, line.right - row.right - 8, row.h)
            plant(canvas, room, 0, known.band)


def _purse(canvas: Canvas, rect: Rect, view: View, look: Look) -> None:
    """The name of the market, and what the reader can pay with."""
    mark, rest = rect.take_left(48, 6)
    draw_landmark(canvas, "chinatown", mark)
    name, held = rest.take_left(132, 4)
    style = TextStyle(24, Weight.BOLD)
    fit(canvas, name, short_name(look, "chinatown"), style, align="left")
    if view.seat is None:
        return
    player = view.table.players[view.seat]
    amounts = [("yen", player.yen), *((good, player.goods[good]) for good in PRODUCTS)]
    amounts.append(("imports", player.imports))
    for place, (sign, n) in zip(held.columns(len(amounts), 2), amounts, strict=True):
        glyphs(canvas, place, f"{n}[{sign}]", signs.how(22, 20))


def _stall(canvas: Canvas, rect: Rect, exchange: Exchange, *, is_open: bool) -> None:
    """What is paid above, what is got below, under a striped awning."""
    theme, known = canvas.theme, colours(canvas.theme)
    edge = theme.good if is_open else known.kerb
    counter = known.slot if is_open else mix(known.slot, known.ground("chinatown").plaza, _PALE)
    round_rect(canvas, rect, counter, 8, edge, 4 if is_open else 2)
    _awning(canvas, Rect(rect.x, rect.y, rect.w, _AWNING), is_open=is_open)
    upper, lower = Rect(rect.x, rect.y + _AWNING, rect.w, rect.h - _AWNING).rows(2)
    muted = None if is_open else theme.muted
    need = Need.CHOOSE if is_open else Need.HELPS
    style = signs.how(26, 26, muted, need=need)
    glyphs(canvas, upper.inset(4, 0), _counted(exchange.pay), style)
    glyphs(canvas, lower.inset(4, 0), _counted(exchange.gain), style)
    arrow(canvas, (rect.cx, upper.bottom - 7), (rect.cx, upper.bottom + 6), muted or theme.good, 3)


def _counted(amount: Amount) -> str:
    """An amount as its button says it: here also one has its number."""
    return " ".join(f"{n}[{sign}]" for sign, n in asdict(amount).items() if n)


def _awning(canvas: Canvas, rect: Rect, *, is_open: bool) -> None:
    known = colours(canvas.theme)
    red = known.brick if is_open else mix(known.brick, known.slot, _PALE)
    for k, stripe in enumerate(rect.columns(_STRIPES)):
        points = [(stripe.x, rect.y), (stripe.right, rect.y), (stripe.right, rect.bottom - 5),
                  (stripe.cx, rect.bottom), (stripe.x, rect.bottom - 5)]  # fmt: skip
        fill_path(canvas, polygon(points), known.stone if k % 2 else red)

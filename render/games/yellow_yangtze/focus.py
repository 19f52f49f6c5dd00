"""Parts of the table, larger: a quarter of the map, the states, a player, the market."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.core.decision import Seat
from engine.core.words import Msg, msg, ref
from engine.games.yellow_yangtze.board import Board, board_before_war
from engine.games.yellow_yangtze.data import COLOURS, RED
from engine.games.yellow_yangtze.state import View
from render.games.yellow_yangtze import atlas, panels, pieces, plan
from render.games.yellow_yangtze.bazaar import market_picture
from render.games.yellow_yangtze.board import bare_map, map_pane
from render.games.yellow_yangtze.conflict import title
from render.games.yellow_yangtze.duel import conflict_picture
from render.games.yellow_yangtze.realms import footing, soldiers
from render.games.yellow_yangtze.scene import Scene
from render.games.yellow_yangtze.spots import spots
from render.picture import Look, Named
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Point, Rect
from render.toolkit.marks import Spot, clear_of_words
from render.toolkit.palette import PLAYERS, Colour
from render.toolkit.pieces import badge, token
from render.toolkit.shapes import panel
from render.toolkit.text import TextStyle, fit, write

_LIST = Rect(768, 6, 306, 618)  # beside the map
_STATE = 100.0  # no state takes more of it
_BADGE = 32.0  # a state's number on the map
_TWO_LINES = 70.0  # from which height on there is room for the tiles of a state


def focuses(view: View) -> tuple[Named, ...]:
    """Everything one can look at more closely."""
    conflict = view.table.conflict
    return (
        *((("conflict", title(conflict)),) if conflict else ()),
        ("states", msg("yy-pic-states")),
        *((f"map:{which}", msg(f"yy-pic-map-{which}")) for which in plan.QUARTERS),
        *((f"player:{s}", msg("yy-pic-player", player=ref("seat", s))) for s in range(view.seats)),
        ("market", msg("yy-pic-market")),
    )


def focus(view: View, look: Look, what: str) -> Canvas:
    """One part of the table."""
    kind, _, which = what.partition(":")
    return _PARTS[kind](view, replace(look, asked=None), which)


def _conflict(view: View, look: Look, which: str) -> Canvas:
    return conflict_picture(view, look)


def _quarter(view: View, look: Look, which: str) -> Canvas:
    window = plan.quarter(view.table.map.rows, which)
    return map_pane(view, replace(look, window=window)).cropped(window)


def _market(view: View, look: Look, which: str) -> Canvas:
    return market_picture(view, look)


def _states(view: View, look: Look, which: str) -> Canvas:
    """The map with every state outlined and numbered, and beside it what each one holds."""
    found, scene = board_before_war(view.table), bare_map(view, look)
    for number, state in enumerate(found.states):
        held = found.geo.names(state.area)
        for colour, width in ((scene.canvas.theme.rim, 10.0), (_colour(scene.canvas, number), 6.5)):
            atlas.border(scene.canvas, scene.chart, held, colour, width)
    laid = atlas.dresses(scene)
    atlas.labels(scene, laid, view.table.tiles)
    atlas.leaders(scene, scene.leaders)
    for number, state in enumerate(found.states):
        at = _badge_place(scene, found.geo.names(state.area))
        badge(scene.canvas, *at, str(number + 1), _BADGE, fill=_colour(scene.canvas, number))
    _list(scene.canvas, view, found, look)
    return scene.canvas


def _badge_place(scene: Scene, hexes: list[str]) -> Point:
    """Where the number of a state hides no name; on a small map in the middle of a hex."""
    if not scene.roomy:
        return scene.chart.places[hexes[0]]
    where = spots(scene.view)
    found = [point for hex in hexes for point in where[f"hex:{hex}"].markers]
    return clear_of_words(scene.canvas, Spot(PANE, tuple(found), size=_BADGE))


def _colour(canvas: Canvas, number: int) -> Colour:
    dark = canvas.theme.series[::2]
    return dark[number % len(dark)]


def _list(canvas: Canvas, view: View, found: Board, look: Look) -> None:
    head, rest = _LIST.take_top(44, 4)
    style = TextStyle(34, Weight.BOLD)
    fit(canvas, head, look.say(msg("yy-pic-states")), style, align="left")
    if not found.states:
        words = look.say(msg("yy-pic-no-states"))
        fit(canvas, rest.take_top(120)[0], words, TextStyle(26), align="left", lines=3)
    height = min(_STATE, (rest.h - 4 * len(found.states)) / max(1, len(found.states)))
    for number in range(len(found.states)):
        place = Rect(rest.x, rest.y + (height + 4) * number, rest.w, height)
        panel(canvas, place, lift=0)
        _state(canvas, place.inset(6, 3), found, number)


def _state(canvas: Canvas, rect: Rect, found: Board, number: int) -> None:
    """Its number and leaders, and its tiles, or only its strength where there is no room."""
    state, two = found.states[number], rect.h > _TWO_LINES - 6
    top = rect.take_top(rect.h * 0.56)[0] if two else rect
    size = min(34.0, top.h)
    badge(canvas, top.x + 18, top.cy, str(number + 1), size, fill=_colour(canvas, number))
    room = top.take_left(42)[1]
    if not two:
        strength, room = room.take_right(58)
        pieces.sign(canvas, strength.x + 12, top.cy, min(24.0, top.h), RED, canvas.theme.ink)
        n = str(soldiers(found, state))
        write(canvas, strength.x + 28, top.cy, n, TextStyle(26, Weight.BOLD))
    k = min(0.82, top.h / 62, room.w / (61 * max(1, len(state.leaders))))
    for index, piece in enumerate(state.leaders):
        at = (room.x + 61 * k * (index + 0.5), top.cy)
        pieces.leader_disc(canvas, at, k, piece.seat, piece.colour, 18)
    if two:
        _tiles(canvas, rect.take_bottom(rect.h * 0.4)[0].take_left(4)[1], found, number)


def _tiles(canvas: Canvas, rect: Rect, found: Board, number: int) -> None:
    area = found.states[number].area
    held = [(kind, (found.tiles[kind] & area).bit_count()) for kind in COLOURS]
    for place, (kind, n) in zip(rect.columns(len(COLOURS)), held, strict=True):
        if n:
            pieces.chip(canvas, place.x + 12, place.cy, 12, kind)
            write(canvas, place.x + 27, place.cy, str(n), TextStyle(22, Weight.BOLD))


def _player(view: View, look: Look, which: str) -> Canvas:
    """Who it is, and each leader with what it can do where it is."""
    seat, canvas = int(which), Canvas.blank(look.style, PANE.h)
    head, rest = PANE.inset(2 * plan.EDGE).take_top(84, 8)
    _who(canvas, head, view, seat, look)
    found = board_before_war(view.table)
    for line, kind in zip(rest.rows(len(COLOURS), 8), COLOURS, strict=True):
        panel(canvas, line, lift=0)
        art, words = line.inset(14, 4).take_left(86, 14)
        pieces.leader_disc(canvas, art.centre, 1.4, seat, kind, 18)
        points = view.counts.points
        if points is not None:
            place, words = words.take_right(96, 12)
            pieces.chip(canvas, place.x + 24, place.cy, 24, kind)
            n = str(points[seat][kind])
            write(canvas, place.x + 54, place.cy, n, TextStyle(34, Weight.BOLD))
        text = look.say(leader_words(view, found, seat, kind))
        fit(canvas, words, text, TextStyle(29), lines=2, align="left")
    return canvas


def _who(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    panel(canvas, rect, lift=0)
    mark, words = rect.inset(14, 4).take_left(70, 12)
    token(canvas, PLAYERS[seat], mark.cx, mark.cy, 60)
    held, words = words.take_right(80, 16)
    panels.held(canvas, held.x, held.cy, view.counts.hands[seat])
    name, dynasty = words.split_columns([3, 1], 12)
    fit(canvas, name, look.name(seat), TextStyle(40, Weight.BOLD), align="left", ellipsis=True)
    said = look.say(msg(f"yy-dynasty-{view.table.players[seat].dynasty}"))
    style = TextStyle(30, Weight.SEMIBOLD, canvas.theme.muted)
    fit(canvas, dynasty, said, style, align="right")


def leader_words(view: View, found: Board, seat: Seat, kind: str) -> Msg:
    """Where a leader stands and what it has there, or what it is good for off the board."""
    stands = footing(view, found, seat, kind)
    if stands is None:
        return msg(f"yy-pic-away-{kind}")
    return msg("yy-pic-leader-on", **stands._asdict())


_PARTS: dict[str, Callable[[View, Look, str], Canvas]] = {
    "conflict": _conflict,
    "states": _states,
    "map": _quarter,
    "player": _player,
    "market": _market,
}

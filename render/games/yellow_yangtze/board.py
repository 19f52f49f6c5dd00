"""The map and what lies beside it: the pane that tells the position."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial

from engine.core.decision import Seat
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.data import COLOURS
from engine.games.yellow_yangtze.state import View
from render.games.yellow_yangtze import atlas, ground, marks, panels, pieces, plan
from render.games.yellow_yangtze.banner import beside_conflict
from render.games.yellow_yangtze.bazaar import market_window
from render.games.yellow_yangtze.choices import Choices
from render.games.yellow_yangtze.conflict import fade, fight, fought
from render.games.yellow_yangtze.head import corner, head
from render.games.yellow_yangtze.scene import Scene
from render.games.yellow_yangtze.spots import spots
from render.games.yellow_yangtze.steps import gains
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas, layer, part
from render.toolkit.layout import Rect


def map_pane(view: View, look: Look) -> Canvas:
    """All that lies open, with the last turn or the reader's options marked."""
    choices, conflict = Choices(view, look), view.table.conflict
    if choices.market:
        return market_window(view, look)
    scene = _empty(view, look)
    events = () if choices.options or conflict else look.changes
    where, apart = spots(view), fought(conflict) if conflict else set()
    rest = dict.fromkeys(hex for hex in scene.chart.places if hex not in apart)
    laid = atlas.dresses(scene, choices.named)
    if conflict is None:
        _beside(scene)
    _names(scene)
    atlas.tiles(scene, laid, rest)
    marks.rims(scene, where, events)
    atlas.pagodas(scene, [p for p in view.table.pagodas if not apart.intersection(p.hexes)])
    atlas.labels(scene, laid, rest)
    atlas.leaders(scene, rest.keys() - choices.covers(scene))
    if conflict is not None:
        fade(scene)
        fight(scene, conflict, choices.named)
        _beside(scene)
    marks.numbers(scene, where, events)
    choices.draw(scene)
    return scene.canvas


def _empty(view: View, look: Look) -> Scene:
    """The bare map; where all of it is seen, with the names of the hexes that are empty."""
    sheet, choices = view.table.map, Choices(view, look)

    def draw(canvas: Canvas) -> None:
        chart = plan.chart(sheet.rows)
        ground.ground(canvas, chart, sheet.capitals)
        if look.window is None:
            ground.names(Scene(canvas, view, look), list(chart.places))

    key = ("yy map", sheet.rows, tuple(sheet.capitals.items()), look.window is None)
    canvas = layer(key, look.style, PANE.h, draw, window=look.window)
    scene = Scene(canvas, view, look, choices.legend, choices.named)
    _forget_covered(scene)
    return scene


def _forget_covered(scene: Scene) -> None:
    """Names on the ground that tiles and leaders will hide are not there for any reader."""
    taken = [*scene.table.tiles, *scene.leaders]
    hidden = {pieces.label(hex, scene) for hex in taken}
    hidden |= {scene.capitals[hex] for hex in taken if hex in scene.capitals}
    kept = [text for text in scene.canvas.written if text.words not in hidden]
    scene.canvas.written[:] = [replace(text, order=n) for n, text in enumerate(kept)]
    scene.canvas.covers.clear()


def bare_map(view: View, look: Look) -> Scene:
    """The map with tiles and pagodas, but without their names and without leaders."""
    scene = _empty(view, look)
    atlas.tiles(scene, atlas.dresses(scene), view.table.tiles)
    atlas.pagodas(scene, view.table.pagodas)
    return scene


def _names(scene: Scene) -> None:
    """The names of empty hexes, as far as they are not on the ground."""
    if scene.look.window is None:
        return
    taken = {*scene.table.tiles, *scene.leaders, *scene.hidden}
    shown = [hex for hex in scene.chart.places if hex not in taken and scene.some(hex)]
    ground.names(scene, shown)


def _beside(scene: Scene) -> None:
    """Everything beside the map that is seen whole."""
    view, look, canvas = scene.view, scene.look, scene.canvas
    if scene.shows(plan.MARKET):
        _market(scene)
    if scene.shows(plan.CORNER):
        corner(canvas, view, look)
    if view.table.conflict is not None:
        beside_conflict(scene, view.table.conflict)
        return
    if scene.shows(plan.HEAD):
        head(canvas, plan.HEAD, view, look)
    won = gains(look.changes)
    for seat, place in enumerate(plan.strips(view.seats)):
        if scene.shows(place):
            _strip(scene, seat, place, won.get(seat, Counter()))


def _market(scene: Scene) -> None:
    table, look = scene.table, scene.look
    supply = tuple(rules.supply(table, kind) for kind in COLOURS)
    key = ("yy market", table.map.rows, *panels.market_tiles(table), supply, look.words.language)
    draw = partial(panels.market, rect=plan.MARKET, table=table, look=look)
    part(scene.canvas, key, plan.MARKET, draw)


def _strip(scene: Scene, seat: Seat, place: Rect, won: Counter[str]) -> None:
    view, look, counts = scene.view, scene.look, scene.view.counts
    leaders = tuple(scene.table.players[seat].leaders.items())
    points = tuple(counts.points[seat].items()) if counts.points else ()
    known = (look.name(seat), seat in view.waiting, counts.hands[seat], tuple(won.items()))
    key = ("yy strip", scene.table.map.rows, known, leaders, points)
    draw = partial(panels.strip, rect=place, view=view, seat=seat, look=look, won=won)
    part(scene.canvas, key, place, draw)

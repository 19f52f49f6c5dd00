"""A revolt or war: who fights whom, in which colours, and how that looks on the map."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image

from engine.core.decision import Seat
from engine.core.words import Msg, msg, ref
from engine.games.yellow_yangtze.data import BLACK, RED
from engine.games.yellow_yangtze.state import Conflict, Side, View
from render.games.yellow_yangtze import art, atlas, ground, pieces, signs
from render.games.yellow_yangtze.scene import Scene
from render.toolkit.layout import Rect, hex_corners
from render.toolkit.palette import NEUTRAL, PLAYERS, Colour, rgb
from render.toolkit.path import polygon
from render.toolkit.shapes import disc, stroke_path

_FADE = 0.58  # how much paper lies over what a conflict is not about
_STONE = rgb("B4AB9D")
_UNITING = pieces.Dress(0, (0, 0), (0, 16))  # the tile below the mark of a war
_STAKE = 33.6  # radius of the disc below a leader at stake


def fought_with(conflict: Conflict) -> str:
    """The colour that counts: governors in a revolt, soldiers in a war."""
    return RED if conflict.kind == "war" else BLACK


def title(conflict: Conflict) -> Msg:
    """What it is, and where."""
    return msg(f"yy-pic-{conflict.kind}", hex=conflict.at)


def ahead(conflict: Conflict) -> list[str]:
    """The sides that would win if nothing more were committed; several if the war is level."""
    if conflict.winner is not None:
        return [conflict.winner]
    most = max(side.strength for side in conflict.sides)
    best = [side.at for side in conflict.sides if side.strength == most]
    return best[-1:] if conflict.kind == "revolt" else best


def stage(view: View, conflict: Conflict) -> Msg:
    """Who is asked now, or how it ended."""
    if conflict.winner is not None:
        return msg("yy-pic-conflict-over", hex=conflict.winner)
    asked = tuple(ref("seat", seat) for seat in view.waiting)
    return msg("yy-pic-conflict-asks", players=asked)


def owners(conflict: Conflict, side: Side) -> list[Seat]:
    """Whose leaders are at stake on a side, in the order of the colours that clash."""
    found = sorted(side.leaders, key=lambda leader: conflict.colours.index(leader.colour))
    return list(dict.fromkeys(leader.seat for leader in found))


def banners(conflict: Conflict) -> list[Seat | None]:
    """Under whose colour each side fights: no two alike, none if all its owners have one."""
    taken: list[Seat | None] = []
    for side in conflict.sides:
        free = (seat for seat in owners(conflict, side) if seat not in taken)
        taken.append(next(free, None))
    return taken


def side_colour(conflict: Conflict, number: int) -> Colour:
    """The colour of a side."""
    seat = banners(conflict)[number]
    return _STONE if seat is None else PLAYERS[seat].colour


def side_ink(conflict: Conflict, number: int) -> Colour:
    """What reads on the colour of a side."""
    seat = banners(conflict)[number]
    return NEUTRAL.on_colour if seat is None else PLAYERS[seat].on_colour


def fought(conflict: Conflict) -> set[str]:
    """Every hex that a conflict is about."""
    return {conflict.at, *(hex for side in conflict.sides for hex in (side.at, *side.hexes))}


def fade(scene: Scene) -> None:
    """Lay paper over the map."""
    xs, ys = zip(*scene.chart.places.values(), strict=True)
    reach = scene.chart.radius + 4
    left, top = min(xs) - reach, min(ys) - reach
    room = Rect(left, top, max(xs) - left + reach, max(ys) - top + reach)
    canvas = scene.canvas
    box = canvas.box(room)
    part = canvas.look(box)
    paper = Image.new("RGB", part.size, canvas.theme.paper)
    canvas.lay(Image.blend(part, paper, _FADE), *box[:2])


def fight(scene: Scene, conflict: Conflict, chosen: Collection[str]) -> None:
    """What a conflict is about, in full colour, each side within a line of its own."""
    held = dict.fromkeys(sorted(fought(conflict)))  # lines that meet blend as drawn
    laid = atlas.dresses(scene, chosen)
    if conflict.kind == "war":
        laid[conflict.at] = _UNITING
    for hex in held:
        ground.plain(scene.canvas, scene.chart, hex)
    atlas.tiles(scene, laid, held)
    atlas.pagodas(scene, [p for p in scene.table.pagodas if not held.keys().isdisjoint(p.hexes)])
    for number, side in enumerate(conflict.sides):
        _contour(scene, {side.at, *side.hexes}, side_colour(conflict, number))
    if conflict.kind == "war":
        _marker(scene, conflict.at)
    atlas.labels(scene, laid, held)
    for number, side in enumerate(conflict.sides):
        _stakes(scene, side, side_colour(conflict, number))
    atlas.leaders(scene, held)


def _contour(scene: Scene, hexes: Collection[str], colour: Colour) -> None:
    for paint, width in ((signs.CREAM, 11.0), (colour, 6.5)):
        atlas.border(scene.canvas, scene.chart, sorted(hexes), paint, width)


def _stakes(scene: Scene, side: Side, colour: Colour) -> None:
    """A disc in the colour of the side below its leaders at stake."""
    chart = scene.chart
    for leader in side.leaders:
        hex = scene.table.players[leader.seat].leaders[leader.colour]
        if hex is not None and hex in (side.at, *side.hexes):
            disc(scene.canvas, *chart.places[hex], (_STAKE + 1.6) * chart.k, signs.CREAM)
            disc(scene.canvas, *chart.places[hex], _STAKE * chart.k, colour)


def _marker(scene: Scene, hex: str) -> None:
    """The mark of a war on the tile that united the states."""
    canvas, chart = scene.canvas, scene.chart
    (x, y), k = chart.places[hex], chart.k
    path = polygon(hex_corners(x, y, chart.radius - 1.5 * k))
    stroke_path(canvas, path, signs.DARK, 7 * k)
    stroke_path(canvas, path, signs.BURST, 4.4 * k)
    canvas.paste(art.burst_sprite(canvas.px(40 * k)), x, y - 8 * k)

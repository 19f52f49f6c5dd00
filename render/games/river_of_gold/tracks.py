"""The six influence tracks: every token keeps its letter, however many share a space."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.data import SCORING_TILES, TRACKS, side
from engine.games.river_of_gold.state import View
from render.games.river_of_gold import signs
from render.games.river_of_gold.colours import colours
from render.games.river_of_gold.court_plan import TrackParts
from render.picture import Look
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import Glyphs, glyphs
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Point, Rect
from render.toolkit.palette import PLAYERS, Colour, Shape, mix
from render.toolkit.pieces import token
from render.toolkit.shapes import disc, round_rect
from render.toolkit.text import TextStyle, fit, write

# The same in all regions but for the good that the first of them gives.
_REWARDS = {space.pos: space.rewards for space in TRACKS[1].spaces if space.rewards}
_FLOWER = TRACKS[1].imperial_flower_position
_ALONE, _PAIR, _CROWD = 34.0, 25.0, 22.0  # how large a token is
_LETTER = 21.0  # of a token that shares its space
# Where tokens on one space stand, by how many they are.
_SPREAD: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-10.5, -6.5), (10.5, 6.5)),
    3: ((0, -9), (-10, 8.5), (10, 8.5)),
    4: ((-9.5, -9), (9.5, -9), (-9.5, 9), (9.5, 9)),
}


def track_heads(canvas: Canvas, head: TrackParts, look: Look) -> None:
    """What the spaces give, once above all tracks; the first good differs by region."""
    muted = TextStyle(21, Weight.SEMIBOLD, canvas.theme.muted, Need.HELPS)
    draw_icon(canvas, "laurel", head.worth.cx, head.worth.cy, 30)
    fit(canvas, head.cells[0].inset(-4, 0), look.say(msg("rog-pic-start")), muted)
    for space, cell in enumerate(head.cells[1:], start=1):
        if space in _REWARDS or space == _FLOWER:
            _head_pill(canvas, cell, space)
        else:
            write(canvas, cell.cx, cell.cy, str(space), muted, "centre")
    for kind, place in (("artisan", head.artisan), ("elder", head.elder)):
        draw_icon(canvas, kind, place.cx, place.cy, 32)


def _head_pill(canvas: Canvas, cell: Rect, space: int) -> None:
    if space == _FLOWER:
        draw_icon(canvas, "flower", cell.cx, cell.cy, 31)
        return
    first = _REWARDS[space][0]
    round_rect(canvas, cell.inset(-1, 0), _gold(canvas), 8)
    words = "[crate]" if first.good else signs.reward(first)
    glyphs(canvas, cell, words, Glyphs(24, 23, air=0.5))


def _gold(canvas: Canvas) -> Colour:
    known = colours(canvas.theme)
    return mix(known.card, known.gold, 0.4 if canvas.theme.name == "light" else 0.3)


def empty_track(canvas: Canvas, region: int, parts: TrackParts) -> None:
    """A track without tokens."""
    known, theme = colours(canvas.theme), canvas.theme
    land = known.lands[region]
    dark = theme.name == "dark"
    ground = mix(land.ground, land.motif, 0.35)
    round_rect(canvas, parts.whole, ground, 11, land.motif, 2)
    disc(canvas, parts.number.cx, parts.number.cy, 17, land.plate)
    number = TextStyle(24, Weight.BOLD, theme.rim)
    write(canvas, parts.number.cx, parts.number.cy, str(region), number, "centre")
    draw_icon(canvas, signs.REGION[region], parts.sign.cx, parts.sign.cy, 28)
    pale = mix(ground, known.card, 0.62 if dark else 0.66)
    round_rect(canvas, parts.cells[0], pale, parts.cells[0].h / 2)
    for space, cell in enumerate(parts.cells[1:], start=1):
        _cell(canvas, cell, region, space, pale)
    for place in (parts.artisan, parts.elder):
        round_rect(canvas, place, pale, 8)


def _cell(canvas: Canvas, cell: Rect, region: int, space: int, pale: Colour) -> None:
    known = colours(canvas.theme)
    rewards = TRACKS[region].spaces[space - 1].rewards
    if space == _FLOWER:
        petal = mix(pale, known.buoy, 0.25)
        round_rect(canvas, cell, petal, 7, mix(pale, known.buoy, 0.75), 2)
        draw_icon(canvas, "flower", cell.cx, cell.cy, 25)
    elif rewards:
        round_rect(canvas, cell, _gold(canvas), 7, known.deep, 2)
        last = rewards[-1]
        name = signs.GOOD[last.good] if last.good else _bare(signs.reward(last))
        draw_icon(canvas, name, cell.cx, cell.cy, 25)
    else:
        round_rect(canvas, cell, pale, 7)


def _bare(sign: str) -> str:
    """The name of the icon in a sign such as "3[laurel]"."""
    return sign.partition("[")[2].rstrip("]")


def standing(canvas: Canvas, view: View, region: int, parts: TrackParts) -> None:
    """Everybody's influence in a region, what its places are worth, artisan and elder."""
    places = SCORING_TILES[view.table.regions[region]].sides[side(view.seats)].places
    fit(canvas, parts.worth, "·".join(map(str, places)), TextStyle(25, Weight.BOLD))
    players = view.table.players
    for seat, (x, y), size in tokens_on(parts.cells, [p.influence[region] for p in players]):
        small_token(canvas, seat, x, y, size)
    artisans = [seat for seat, p in enumerate(players) if rules.has_artisan(p, region)]
    elders = [seat for seat, p in enumerate(players) if rules.has_elder(p, region)]
    _person(canvas, parts.artisan, artisans, "−2", "coin")
    _person(canvas, parts.elder, elders, "×2", "laurel")


def _person(canvas: Canvas, rect: Rect, seats: Sequence[Seat], worth: str, icon: str) -> None:
    """What a customer's place brings, and whose it is."""
    if seats:
        token(canvas, PLAYERS[seats[0]], rect.x + 17, rect.cy, 31)
        style = TextStyle(23, Weight.BOLD)
        write(canvas, rect.right - 3, rect.cy, worth, style, "right")
    else:
        how = Glyphs(23, 22, canvas.theme.muted, need=Need.HELPS)
        glyphs(canvas, rect, f"{worth}[{icon}]", how)


def tokens_on(cells: Sequence[Rect], reached: Sequence[int]) -> Iterator[tuple[Seat, Point, float]]:
    """Where on a track each seat's token stands, and how large."""
    for space, cell in enumerate(cells):
        here = [seat for seat, at in enumerate(reached) if at == space]
        size = {1: _ALONE, 2: _PAIR}.get(len(here), _CROWD)
        wider = 1.4 if space == 0 and len(here) > 1 else 1.0
        for seat, (across, down) in zip(here, _SPREAD.get(len(here), ()), strict=True):
            yield seat, (cell.cx + across * wider, cell.cy + down), size


def small_token(canvas: Canvas, seat: Seat, x: float, y: float, size: float) -> None:
    """A token that keeps its letter even where it is small."""
    mark = PLAYERS[seat]
    if size >= _ALONE:
        token(canvas, mark, x, y, size)
        return
    token(canvas, mark, x, y, size, letter=False)
    drop = 0.1 * size if mark.shape is Shape.TRIANGLE else 0.0
    style = TextStyle(_LETTER, Weight.BOLD, mark.on_colour, Need.HELPS)
    write(canvas, x, y + drop, mark.letter, style, "centre")

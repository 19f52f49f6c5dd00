"""Parts of the table, larger and with words: a region, a player, the row."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decision import Seat
from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.data import CUSTOMERS, REGIONS, ROW_SLOTS, SHORE
from engine.games.river_of_gold.state import Building, View
from engine.games.river_of_gold.texts import customer_words, patron_words, tile_name, tile_speech
from render.games.river_of_gold import plan, signs
from render.games.river_of_gold.ground import name_plate, track, track_heads
from render.games.river_of_gold.panels import seat_panel
from render.games.river_of_gold.pieces import boat, offer, site
from render.games.river_of_gold.tracks import track as standings
from render.picture import Look, Named
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.pieces import badge
from render.toolkit.shapes import panel
from render.toolkit.text import HEADING, TextStyle, fit
from render.toolkit.words import rich

_SITE = (368.0, 47.0)
_LINE = 96.0
_TEXT = TextStyle(27)


def focuses(view: View) -> tuple[Named, ...]:
    """Everything one can look at more closely."""
    return (
        *((f"region:{n}", msg("rog-pic-region", n=n, region=ref("region", n))) for n in REGIONS),
        *((f"player:{s}", msg("rog-pic-player", player=ref("seat", s))) for s in range(view.seats)),
        ("row", msg("rog-pic-row")),
    )


def focus(view: View, look: Look, what: str) -> Canvas:
    """One part of the table."""
    kind, _, which = what.partition(":")
    return _PARTS[kind](view, look, which)


def _region(view: View, look: Look, which: str) -> Canvas:
    region = int(which)
    here = [space for space, known in SHORE.items() if known.region == region]
    room = Rect(plan.EDGE, 84, plan.PAGE.w, plan.track_head().h + plan.track_row(region).h + 20)
    canvas = Canvas.blank(look.style, room.bottom + 18 + _LINE * len(here) + 4)
    canvas.fill(Rect(0, 0, 1080, canvas.height), signs.region_tint(canvas.theme, region))
    name_plate(canvas, Rect(24, 16, 1030, 56), region, look)
    panel(canvas, room)
    head, row = room.inset(0, 8).take_top(plan.track_head().h, 4)
    track_heads(canvas, head)
    track(canvas, region, row)
    standings(canvas, view, region, row)
    for number, space in enumerate(here):
        line = Rect(plan.EDGE, room.bottom + 18 + _LINE * number, plan.PAGE.w, _LINE - 8)
        _site_line(canvas, line, space, view, look)
    return canvas


def _site_line(canvas: Canvas, line: Rect, space: int, view: View, look: Look) -> None:
    """A site as on the board, and in words."""
    panel(canvas, line)
    face, words = line.inset(14, 4).take_left(_SITE[0], 16)
    building = view.table.shore.get(space)
    place = Rect.around(*face.centre, *_SITE)
    site(canvas, place, space, building, SHORE[space].koku_cost or 0)
    fit(canvas, words, look.say(_site_words(space, building)), _TEXT, lines=3, align="left")


def _site_words(space: int, building: Building | None) -> Msg:
    river = tuple(msg("rog-say-river", space=one) for one in SHORE[space].river_spaces)
    if building is None:
        return msg("rog-pic-free", cost=SHORE[space].koku_cost or 0, river=river)
    name, text = tile_name(building.tile), tile_speech(building.tile)
    return msg("rog-pic-built", tile=name, text=text, river=river)


def _player(view: View, look: Look, which: str) -> Canvas:
    seat = int(which)
    player = view.table.players[seat]
    owned = sorted(rules.owned(view.table, seat))
    lines = [*player.completed, *([player.patron] if player.patron else [])]
    rows = -(-len(owned) // 2)
    top = 12 + 150 + 12 + 96 + 12
    height = top + rows * 60 + (12 if rows else 0) + len(lines) * (_LINE + 20)
    canvas = Canvas.blank(look.style, height + 4)
    place = Rect(plan.EDGE, plan.EDGE, plan.PAGE.w, 150)
    panel(canvas, place)
    seat_panel(canvas, place, view, seat, look)
    _standing(canvas, Rect(plan.EDGE, 174, plan.PAGE.w, 96), view, seat)
    room = Rect(plan.EDGE, top, plan.PAGE.w, rows * 60)
    for spot, space in zip(room.grid(2, rows, plan.GAP) if rows else (), owned, strict=False):
        site(canvas, spot, space, view.table.shore[space], 0)
    y = top + rows * 60 + (12 if rows else 0)
    for number, one in enumerate(lines):
        line = Rect(plan.EDGE, y + number * (_LINE + 20), plan.PAGE.w, _LINE + 10)
        _ability(canvas, line, one, look)
    return canvas


def _standing(canvas: Canvas, rect: Rect, view: View, seat: Seat) -> None:
    """Boats with the spaces they lie on, and influence in the six regions."""
    panel(canvas, rect)
    player = view.table.players[seat]
    places = rect.inset(14, 8).columns(len(player.boats) + len(REGIONS), 4)
    for number, (place, one) in enumerate(zip(places, player.boats, strict=False), start=1):
        boat(canvas, place.x + 32, place.cy, seat, number, one.royal)
        words = rich(f"[wave]{one.space}")
        room = place.take_left(64)[1]
        fit(canvas, room, words, TextStyle(27, Weight.BOLD), align="left")
    for region, place in zip(REGIONS, places[len(player.boats) :], strict=True):
        colour = signs.region_colour(canvas.theme, region)
        badge(canvas, place.x + 24, place.cy, str(region), 42, kind="square", fill=colour)
        words = rich(f"[flag]{player.influence[region]}")
        room = place.take_left(50)[1]
        fit(canvas, room, words, TextStyle(27, Weight.BOLD), align="left")


def _ability(canvas: Canvas, line: Rect, which: str, look: Look) -> None:
    """A completed customer, or the patron, in words."""
    panel(canvas, line)
    icon, words = line.inset(14, 4).take_left(64, 12)
    known = CUSTOMERS.get(which)
    draw_icon(canvas, known.type if known else "fan", icon.cx, icon.cy, 60)
    if known:
        name, text = look.say(msg(f"rog-customer-{which}")), look.say(customer_words(which))
    else:
        name, text = look.say(msg(f"rog-patron-{which}")), look.say(patron_words(which))
    title, words = words.take_left(190, 10)
    fit(canvas, title, name, TextStyle(27, Weight.BOLD), lines=2, align="left")
    fit(canvas, words, text, TextStyle(25), lines=4, align="left")


def _row(view: View, look: Look, which: str) -> Canvas:
    counts = view.counts
    slots = {rules.slot_of(view.table, tile): tile for tile in view.table.row}
    tiles = [
        (look.say(msg("rog-pic-slot", n=n)) + (" +1[sun]" if n == ROW_SLOTS else ""), slots[n])
        for n in sorted(slots)
    ]
    tops = ((1, counts.era_1, counts.era_1_top), (2, counts.era_2, counts.era_2_top))
    for era, left, top in tops:
        if top is not None:
            tiles.append((look.say(msg("rog-pic-stack", era=era, n=left)), top))
    canvas = Canvas.blank(look.style, 76 + 136.0 * len(tiles))
    title = Rect(plan.EDGE + 8, 8, plan.PAGE.w, 56)
    fit(canvas, title, look.say(msg("rog-pic-row")), HEADING, align="left")
    for number, (label, tile) in enumerate(tiles):
        _offer_line(
            canvas, Rect(plan.EDGE, 68 + 136.0 * number, plan.PAGE.w, 126), label, tile, look
        )
    return canvas


def _offer_line(canvas: Canvas, line: Rect, label: str, tile: str, look: Look) -> None:
    panel(canvas, line)
    where, rest = line.inset(14, 8).take_left(176, 10)
    fit(canvas, where, rich(label), TextStyle(27, Weight.BOLD), align="left")
    face, words = rest.take_left(172, 16)
    offer(canvas, Rect.around(*face.centre, 170, 94), tile)
    text = f"{look.say(tile_name(tile))}: {look.say(tile_speech(tile))}"
    fit(canvas, words, text, _TEXT, lines=4, align="left")


_PARTS: dict[str, Callable[[View, Look, str], Canvas]] = {
    "region": _region,
    "player": _player,
    "row": _row,
}

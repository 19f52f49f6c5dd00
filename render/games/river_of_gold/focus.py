"""Parts of the table, larger and with words: a region, a player, the row."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.decision import Seat
from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.data import CUSTOMERS, REGIONS, ROW_SLOTS, SHORE, TILES
from engine.games.river_of_gold.state import Building, View
from engine.games.river_of_gold.texts import customer_words, patron_words, tile_name, tile_speech
from render.games.river_of_gold import panels, signs
from render.games.river_of_gold.boats import Hull, boat
from render.games.river_of_gold.colours import colours
from render.games.river_of_gold.court_plan import track_parts
from render.games.river_of_gold.offers import tile
from render.games.river_of_gold.sites import Plot, sign, site
from render.games.river_of_gold.tracks import empty_track, standing, track_heads
from render.picture import Look, Named
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.enlarge import enlarged, take_words
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import Glyphs, glyphs
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.pieces import badge
from render.toolkit.shapes import disc, panel, round_rect
from render.toolkit.text import TextStyle, fit, write

_TEXT = TextStyle(26)
_LARGE, _LARGER = 1.75, 1.6  # how much larger sites and tiles are than on their panes
_LINES = 20  # more than ever fit
_PLATE = Rect(0, 0, 78, 40)  # of an owned site


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
    """Its track, and its sites with words."""
    region = int(which)
    canvas = Canvas.blank(look.style, PANE.h)
    land = colours(canvas.theme).lands[region]
    canvas.fill(PANE, land.ground)
    title = Rect(12, 6, 1056, 46)
    disc(canvas, title.x + 22, title.cy, 22, land.plate)
    number = TextStyle(32, Weight.BOLD, canvas.theme.rim)
    write(canvas, title.x + 22, title.cy, which, number, "centre")
    draw_icon(canvas, signs.REGION[region], title.x + 72, title.cy, 40)
    name = look.say(msg(f"rog-region-{region}"))
    fit(canvas, title.take_left(104)[1], name, TextStyle(34, Weight.BOLD), align="left")
    round_rect(canvas, Rect(3, 56, 1074, 84), canvas.theme.panel, 12)
    track_heads(canvas, track_parts(Rect(6, 60, 1068, 33)), look)
    row = track_parts(Rect(6, 95, 1068, 40))
    empty_track(canvas, region, row)
    standing(canvas, view, region, row)
    here = [space for space, known in SHORE.items() if known.region == region]
    for place, space in zip(Rect(6, 148, 1068, 476).columns(len(here), 6), here, strict=True):
        _site(canvas, place, space, view, look)
    return canvas


def _site(canvas: Canvas, place: Rect, space: int, view: View, look: Look) -> None:
    """A site as on the river, twice as large, and in words."""
    panel(canvas, place)
    building = view.table.shore.get(space)
    plot = Plot(space, building, SHORE[space].koku_cost or 0)
    larger = enlarged(canvas, _LARGE)
    site(larger, Rect.around(place.cx / _LARGE, (place.y + 124) / _LARGE, 75, 132), plot)
    take_words(canvas, larger, _LARGE, canvas.order())
    words = Rect(place.x + 8, place.y + 246, place.w - 16, place.h - 252)
    said = look.say(_site_words(space, building))
    fit(canvas, words, said, _TEXT, lines=_LINES, align="left", valign="top")


def _site_words(space: int, building: Building | None) -> Msg:
    river = tuple(msg("rog-say-river", space=one) for one in SHORE[space].river_spaces)
    if building is None:
        return msg("rog-pic-free", cost=SHORE[space].koku_cost or 0, river=river)
    name, text = tile_name(building.tile), tile_speech(building.tile)
    return msg("rog-pic-built", tile=name, text=text, river=river)


def _player(view: View, look: Look, which: str) -> Canvas:
    """A player's panel, boats and influence, buildings, and what was completed."""
    seat = int(which)
    player = view.table.players[seat]
    canvas = Canvas.blank(look.style, PANE.h)
    height = 134.0 if panels.has_patron_line(view) else 108.0
    canvas.fill(Rect(0, 0, PANE.w, height + 12), colours(canvas.theme).bar)
    panels.full_panel(canvas, Rect(6, 6, 1068, height), view, seat, look)
    _standing(canvas, Rect(6, height + 18, 1068, 66), view, seat)
    below = Rect(6, height + 92, 1068, PANE.h - height - 98)
    below = _owned(canvas, below, view, sorted(rules.owned(view.table, seat)))
    _abilities(
        canvas, below, [*([player.patron] if player.patron else []), *player.completed], look
    )
    return canvas


def _standing(canvas: Canvas, rect: Rect, view: View, seat: Seat) -> None:
    """Boats with the spaces they lie on, and influence in the six regions."""
    panel(canvas, rect)
    player = view.table.players[seat]
    places = rect.inset(12, 4).columns(len(player.boats) + len(REGIONS), 4)
    how = Glyphs(30, 28)
    for number, (place, one) in enumerate(zip(places, player.boats, strict=False), start=1):
        boat(
            canvas, Hull(seat, (number,), one.royal, one.space, (place.x + 40, place.cy + 14), 0.95)
        )
        glyphs(canvas, place.take_left(78)[1], f"[wave]{one.space}", how, "left")
    for region, place in zip(REGIONS, places[len(player.boats) :], strict=True):
        colour = colours(canvas.theme).lands[region].plate
        badge(canvas, place.x + 22, place.cy, str(region), 40, fill=colour)
        glyphs(canvas, place.take_left(48)[1], f"[flag]{player.influence[region]}", how, "left")


def _owned(canvas: Canvas, rect: Rect, view: View, owned: Sequence[int]) -> Rect:
    """The numbers and types of the sites a player owns; returns the room below them."""
    in_a_row = int(rect.w // (_PLATE.w + 6))
    for number, space in enumerate(owned):
        row, column = divmod(number, in_a_row)
        place = _PLATE.moved(rect.x + column * (_PLATE.w + 6), rect.y + row * (_PLATE.h + 6))
        kind = TILES[view.table.shore[space].tile].building_type
        round_rect(canvas, place, colours(canvas.theme).roofs[kind], 9)
        write(
            canvas,
            place.x + 22,
            place.cy,
            str(space),
            TextStyle(26, Weight.BOLD, (255, 255, 255)),
            "centre",
        )
        sign(canvas, place.right - 22, place.cy, kind, 32)
    rows = -(-len(owned) // in_a_row)
    return rect.take_top(rows * (_PLATE.h + 6))[1]


def _abilities(canvas: Canvas, rect: Rect, which: Sequence[str], look: Look) -> None:
    """Patron and completed customers in words; what has no room is cut, cards show it all."""
    columns = 1 if len(which) <= 2 else 2
    rows = -(-len(which) // columns)
    for place, one in zip(rect.grid(columns, rows, 6) if rows else (), which, strict=False):
        _ability(canvas, Rect(place.x, place.y, place.w, min(place.h, 110)), one, look)


def _ability(canvas: Canvas, line: Rect, which: str, look: Look) -> None:
    """A completed customer, or the patron, in words."""
    panel(canvas, line, lift=0)
    icon, words = line.inset(8, 2).take_left(48, 6)
    known = CUSTOMERS.get(which)
    draw_icon(canvas, known.type if known else "fan", icon.cx, icon.cy, min(46, line.h - 8))
    kind, said = ("customer", customer_words) if known else ("patron", patron_words)
    name = look.say(msg(f"rog-{kind}-{which}"))
    title, words = words.take_left(128, 6)
    fit(canvas, title, name, TextStyle(24, Weight.BOLD), lines=2, align="left")
    fit(canvas, words, look.say(said(which)), _TEXT, lines=_LINES, align="left", ellipsis=True)


def _row(view: View, look: Look, which: str) -> Canvas:
    """The tiles of the row and the tops of the stacks, with words."""
    counts = view.counts
    slots = {rules.slot_of(view.table, one): one for one in view.table.row}
    tiles = [(_slot_words(look, slot), slots[slot]) for slot in sorted(slots)]
    tops = ((1, counts.era_1, counts.era_1_top), (2, counts.era_2, counts.era_2_top))
    for era, left, top in tops:
        if top is not None:
            tiles.append((look.say(msg("rog-pic-stack", era=era, n=left)), top))
    canvas = Canvas.blank(look.style, PANE.h)
    for place, (label, one) in zip(PANE.inset(6).grid(3, 2, 8), tiles, strict=False):
        _offer(canvas, place, label, one, look)
    return canvas


def _slot_words(look: Look, slot: int) -> str:
    if slot == ROW_SLOTS:
        return look.say(msg("rog-pic-row-end"))
    return look.say(msg("rog-pic-slot", n=slot))


def _offer(canvas: Canvas, place: Rect, label: str, which: str, look: Look) -> None:
    panel(canvas, place)
    head, rest = place.inset(10, 6).take_top(30, 4)
    glyphs(canvas, head, label, Glyphs(28, 26))
    larger = enlarged(canvas, _LARGER)
    room = Rect.around(place.cx / _LARGER, (rest.y + 62) / _LARGER, 190, 74)
    tile(larger, room, which, signs.tile_number(which))
    take_words(canvas, larger, _LARGER, canvas.order())
    text = f"{look.say(tile_name(which))}: {look.say(tile_speech(which))}"
    fit(canvas, rest.take_top(130)[1], text, _TEXT, lines=_LINES, align="left", valign="top")


_PARTS: dict[str, Callable[[View, Look, str], Canvas]] = {
    "region": _region,
    "player": _player,
    "row": _row,
}

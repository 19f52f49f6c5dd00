"""What lies open in front of a player: a strip below the river, a full panel at court."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.river_of_gold.data import CUSTOMERS, GOODS
from engine.games.river_of_gold.state import Player, View
from render.games.river_of_gold import signs
from render.games.river_of_gold.colours import colours
from render.picture import Look
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import Glyphs, glyphs, glyphs_width
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, Colour, mix
from render.toolkit.pieces import die_face, token
from render.toolkit.shapes import disc, round_rect
from render.toolkit.text import TextStyle, fit, measure, write

_NAME = TextStyle(25, Weight.SEMIBOLD)
_LINE = 33.0
_WIDE = 300.0  # from here on there is room for more than the bare amounts
_MOST_WEALTH = 560.0  # across; farther apart amounts would not be seen together
_ACTIVE = 5.0  # how far the gold around those who are asked reaches out


def strip(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    """Two lines: who, die and points; then money, goods, favour and cards."""
    inner = _sheet(canvas, rect, view, seat)
    first, second = inner.rows(2)
    _name(canvas, first, view, seat, look)
    _wealth(canvas, second, view, seat, cards=True, limit=rect.w > _WIDE)


def full_panel(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    """The same with the favour limit, completed customers, and the patron or clan if chosen."""
    inner = _sheet(canvas, rect, view, seat)
    lines = inner.rows(4 if has_patron_line(view) else 3)
    _name(canvas, lines[0], view, seat, look)
    _wealth(canvas, lines[1], view, seat, cards=False, limit=True)
    _people(canvas, lines[2], view.table.players[seat], view.counts.hands[seat])
    if has_patron_line(view):
        _patron(canvas, lines[3], view.table.players[seat], look)


def has_patron_line(view: View) -> bool:
    """Whether clans or patrons were chosen, so that panels name them."""
    return view.table.patrons != "off" or view.table.clans_chosen


def _sheet(canvas: Canvas, rect: Rect, view: View, seat: Seat) -> Rect:
    """The ground of a panel in its player's tint; gold around those who are asked."""
    known = colours(canvas.theme)
    fill, edge = panel_colours(canvas, seat)
    if seat in view.waiting:
        round_rect(canvas, rect.inset(-_ACTIVE + 1, -_ACTIVE + 1), known.gold, 13)
        round_rect(canvas, rect.inset(-1.5), known.bar, 11)
    round_rect(canvas, rect, fill, 10, edge, 3)
    return rect.inset(6, 3)


def panel_colours(canvas: Canvas, seat: Seat) -> tuple[Colour, Colour]:
    """The ground of a player's panel and the line around it."""
    colour, dark = PLAYERS[seat].colour, canvas.theme.name == "dark"
    edge = mix(colour, canvas.theme.rim, 0.25 if dark else 0.0)
    return mix(colours(canvas.theme).card, colour, 0.38 if dark else 0.14), edge


def _name(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    player = view.table.players[seat]
    mark, rect = rect.take_left(35, 5)
    token(canvas, PLAYERS[seat], mark.cx, mark.cy + 1, 36)
    how = Glyphs(29, 31)
    points = f"{player.vp}[laurel]"
    room, rect = rect.take_right(glyphs_width(canvas, points, how) + 1, 6)
    glyphs(canvas, room, points, how, "right")
    if player.die:
        die, rect = rect.take_right(32, 5)
        die_face(canvas, die.cx, die.cy, player.die, 31)
    fit(canvas, rect, look.name(seat), _NAME, align="left", ellipsis=True)


def _wealth(
    canvas: Canvas, rect: Rect, view: View, seat: Seat, *, cards: bool, limit: bool
) -> None:
    """Amounts side by side; money has two digits and more room."""
    player = view.table.players[seat]
    favour = f"{player.favour}/{player.favour_limit}" if limit else str(player.favour)
    told = [f"[coin]{player.koku}", *(f"[{signs.GOOD[g]}]{player.goods[g]}" for g in GOODS)]
    told.append(f"[sun]{favour}")
    shares = [54.0, 40.0, 40.0, 40.0, 58.0 if limit else 40.0]
    if cards:
        told.append(f"[card]{view.counts.hands[seat]}")
        shares.append(40.0)
    how = Glyphs(24, 23)
    room = rect.take_left(min(rect.w, _MOST_WEALTH))[0]
    for place, words in zip(room.split_columns(shares, 2), told, strict=True):
        glyphs(canvas, place, words, how, "left")


def _people(canvas: Canvas, rect: Rect, player: Player, hand: int) -> None:
    """Completed customers with their regions, then the cards in hand."""
    cards, rect = rect.take_right(42, 2)
    glyphs(canvas, cards, f"[card]{hand}", Glyphs(24, 23), "left")
    people(canvas, rect, player.completed)


def people(canvas: Canvas, rect: Rect, completed: Sequence[str]) -> None:
    """Customers in a row, those there is no room for as a number."""
    pitch = 48.0 if len(completed) * 48.0 <= rect.w else 42.0
    room = int(rect.w // pitch)
    shown = completed if len(completed) <= room else completed[: int((rect.w - 34) // pitch)]
    for number, card in enumerate(shown):
        customer(canvas, rect.x + number * pitch, rect.cy, card)
    if len(shown) < len(completed):
        style = TextStyle(23, Weight.BOLD, canvas.theme.muted)
        more = f"+{len(completed) - len(shown)}"
        write(canvas, rect.x + len(shown) * pitch + 4, rect.cy, more, style)


def customer(canvas: Canvas, x: float, y: float, card: str) -> None:
    """A customer's sign and, on its plate, the number of the region."""
    known = CUSTOMERS[card]
    draw_icon(canvas, known.type, x + 14, y, 29)
    colour = colours(canvas.theme).lands[known.region].plate
    disc(canvas, x + 32, y + 3, 11, colour)
    style = TextStyle(21, Weight.BOLD, canvas.theme.rim, Need.HELPS)
    write(canvas, x + 32, y + 3, str(known.region), style, "centre")


def _patron(canvas: Canvas, rect: Rect, player: Player, look: Look) -> None:
    """The patron, or else the clan."""
    icon, rest = rect.take_left(28, 5)
    draw_icon(canvas, "fan", icon.cx, icon.cy, 26)
    key = f"rog-patron-{player.patron}" if player.patron else f"rog-clan-{player.clan}"
    style = TextStyle(23, Weight.SEMIBOLD)
    said = look.say(msg(key))
    if player.patron:
        clan = f" · {look.say(msg(f'rog-clan-{player.clan}'))}"
        said += clan if measure(canvas, said + clan, style) <= rest.w else ""
    fit(canvas, rest, said, style, align="left")

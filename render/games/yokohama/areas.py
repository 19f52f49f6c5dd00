"""An area board: its name and Power table, who stands there, its street of houses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.yokohama.components import Reward
from engine.games.yokohama.data import CANAL, KIND
from engine.games.yokohama.state import Area, View
from render.games.yokohama import plan, signs
from render.games.yokohama.art import draw_sign
from render.games.yokohama.colours import colours
from render.games.yokohama.figures import Paint, built, front, plate, standing
from render.games.yokohama.landmarks import draw_landmark
from render.games.yokohama.prospects import Prospect
from render.games.yokohama.scenery import plant, wave
from render.picture import Look
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import Glyphs, glyphs, glyphs_width
from render.toolkit.layout import Rect
from render.toolkit.palette import ink_on, mix
from render.toolkit.path import outline, polygon, rounded_rect
from render.toolkit.shapes import fill_path, highlight_path, round_rect, stroke_path
from render.toolkit.text import TextStyle, fit, write

_RADIUS, _FRAME = 10.0, 2.0
_NAME = TextStyle(23, Weight.BOLD)
_LEAST_ICON = 10.0  # in the narrowest slots


@dataclass(frozen=True)
class Plot:
    """All that one area board shows."""

    id: str
    there: Area
    presidents: tuple[Seat, ...]
    active: Seat | None  # whose president is marked
    station: bool
    slots: tuple[Reward, ...]  # of its shops, then of its trading house
    token: Reward | None
    prospect: Prospect | None = None  # it may be chosen
    builds: tuple[str, ...] = ()  # what the reader could then build
    least: float = 0.0  # how large its name is then, at least

    @staticmethod
    def of(view: View, id: str) -> Plot:
        """An area as it is now."""
        table = view.table
        there, sheet = table.areas[id], table.sheet
        players = enumerate(table.players)
        tile = sheet.tiles[there.tile] if there.tile else None
        return Plot(
            id,
            there,
            tuple(seat for seat, player in players if player.president == id),
            table.active if table.dealt and view.outcome is None else None,
            table.station == id,
            (*tile.shop_slots, tile.trading_house_slot) if tile else (),
            sheet.tokens[there.token] if there.token else None,
        )


def short_name(look: Look, id: str) -> str:
    """What an area is called where there is little room."""
    return look.say(msg(f"yk-pic-area-{id}"))


def area(canvas: Canvas, rect: Rect, plot: Plot, look: Look) -> None:
    """Draw an area board in its place."""
    if plot.id == CANAL:
        _canal(canvas, rect, look)
        return
    board(canvas, rect, plot.id)
    head(canvas, rect, plot, look)
    table(canvas, rect, plot)
    people(canvas, rect, plot)
    street(canvas, rect, plot)


def board(canvas: Canvas, rect: Rect, id: str) -> None:
    """The empty board: a band for the name, the plaza, the street."""
    known = colours(canvas.theme)
    own = known.ground(id)
    round_rect(canvas, rect, known.kerb, _RADIUS)
    inner = rect.inset(_FRAME)
    round_rect(canvas, inner, own.band, _RADIUS - _FRAME)
    canvas.fill(Rect(inner.x, rect.y + plan.BAND, inner.w, plan.PLAZA), own.plaza)
    low = Rect(inner.x, rect.y + plan.BAND + plan.PLAZA, inner.w, 20)
    round_rect(canvas, Rect(low.x, low.y - 9, low.w, inner.bottom - low.y + 9), known.street, 8)
    canvas.fill(Rect(low.x, low.y - 12, low.w, 12), own.plaza)
    canvas.fill(Rect(low.x, low.y, low.w, 1.6), known.kerb)


def head(canvas: Canvas, rect: Rect, plot: Plot, look: Look) -> None:
    """The landmark, the name and what the area brings at each Power."""
    mark = plan.landmark(rect)
    draw_landmark(canvas, KIND[plot.id], mark)
    if plot.station:
        draw_sign(canvas, "station", mark.x + 13, mark.bottom - 11, 29)
    if plot.prospect is None:
        fit(canvas, plan.name(rect), short_name(look, plot.id), _NAME, align="left")
        return
    title(canvas, plan.name(rect).inset(-2, 0), plot, look)
    for n, words in enumerate(plot.prospect.tags[:2]):
        tag(canvas, Rect(rect.x + 2, mark.bottom - 22 - 25 * n, 50, 24), words)


def title(canvas: Canvas, rect: Rect, plot: Plot, look: Look) -> None:
    """The name of an area that may be chosen, on green."""
    good = canvas.theme.good
    round_rect(canvas, rect, good, 7)
    style = TextStyle(max(_NAME.size, plot.least), Weight.BOLD, ink_on(good), Need.CHOOSE)
    name = short_name(look, plot.id)
    fit(canvas, rect.inset(2, 0), name, style, minimum=max(22.0, plot.least))


def tag(canvas: Canvas, rect: Rect, words: str) -> None:
    """A small label that tells what a choice costs."""
    round_rect(canvas, rect, canvas.theme.panel, 7, canvas.theme.warn, 1.8)
    canvas.note_cover(rect)
    glyphs(canvas, rect.inset(2, 0), words, signs.how(20, 22, air=0.5))


def table(canvas: Canvas, rect: Rect, plot: Plot) -> None:
    """What Power 1 to 5 bring, and the token for those who reach 5."""
    parts = len(signs.parts(plot.token)) if plot.token else 0
    room = plan.ladder(rect, parts)
    sign, steps = signs.ladder(plot.id)
    draw_sign(canvas, sign, room.x + 8.5, room.cy, 17)
    muted = mix(canvas.theme.ink, colours(canvas.theme).ground(plot.id).band, 0.45)
    reached = plot.prospect.power if plot.prospect else None
    places = room.take_left(17)[1].columns(5)
    for power, (place, n) in enumerate(zip(places, steps, strict=True), start=1):
        colour = None if n else muted
        if power == reached:
            round_rect(canvas, Rect.around(*place.centre, 16, 22), canvas.theme.good, 5)
            colour = ink_on(canvas.theme.good)
        style = TextStyle(18, Weight.BOLD, colour, Need.HELPS)
        write(canvas, place.cx, place.cy, str(n) if n else "–", style, "centre")
    ticket(canvas, plan.token(rect, parts), plot.token)


def ticket(canvas: Canvas, rect: Rect, reward: Reward | None) -> None:
    """The 5-Power token as a golden ticket; an empty frame once it is taken."""
    known = colours(canvas.theme)
    if reward is None:
        path = rounded_rect(rect.x + 1, rect.y + 1, rect.w - 2, rect.h - 2, 6)
        highlight_path(canvas, path, known.token_edge, width=1.3)
        return
    round_rect(canvas, rect, known.token, 7, known.token_edge, 2)
    row(canvas, rect.inset(2, 1), signs.parts(reward), 17)


def row(canvas: Canvas, room: Rect, parts: Sequence[str], icon: float, digit: float = 18) -> None:
    """Signs in the middle of a room, their icons as large as it allows."""
    style = _snug(canvas, room.w, "".join(parts), icon, digit)
    glyphs(canvas, room.inset(-1, 0), "".join(parts), style)


def _snug(canvas: Canvas, width: float, words: str, icon: float, digit: float) -> Glyphs:
    style = signs.how(icon, digit, air=0.4, need=Need.HELPS)
    while style.icon > _LEAST_ICON and glyphs_width(canvas, words, style) > width:
        style = replace(style, icon=style.icon - 0.5)
    return style


def people(canvas: Canvas, rect: Rect, plot: Plot) -> None:
    """Each player's pieces on a parcel of their own; what is empty is planted."""
    tone = colours(canvas.theme).ground(plot.id).band
    seats = len(plot.there.assistants)
    for seat, count in enumerate(plot.there.assistants):
        here = plan.parcel(rect, seat, seats)
        president = seat in plot.presidents
        if not count and not president:
            plant(canvas, here, seat + round(rect.x / 90) + round(rect.y / 146), tone)
            continue
        if president and seat == plot.active:
            plate(canvas, here, canvas.theme.accent)
        standing(canvas, here, seat, count, president=president)


def street(canvas: Canvas, rect: Rect, plot: Plot) -> None:
    """Shops and the trading house: built, or what building there brings."""
    owners = (*plot.there.shops, plot.there.house)
    places = (*plan.shops(rect), plan.house(rect))
    for place, owner, reward in zip(places, owners, plot.slots, strict=True):
        gable = place is places[-1]
        if owner is None:
            _free(canvas, place, signs.parts(reward), gable=gable)
        else:
            built(canvas, place, owner, gable=gable)


def _free(canvas: Canvas, rect: Rect, parts: Sequence[str], *, gable: bool) -> None:
    known = colours(canvas.theme)
    line = mix(known.eaves, canvas.theme.outline, 0.3)
    paint = Paint(known.slot, known.eaves, line)
    room = front(canvas, rect, paint, gable=gable).inset(1.4, 0)
    if len(parts) > 1:
        upper, lower = room.rows(2)
        row(canvas, upper.moved(0, 0.5), parts[:1], 16)
        row(canvas, lower.moved(0, -0.5), parts[1:], 16)
    elif parts:
        row(canvas, room, parts, 20 if len(parts[0]) > 4 else 23, 20)


_BRIDGE = "M-34 -52 H34 C16 -24 16 24 34 52 H-34 C-16 24 -16 -24 -34 -52 Z"


def _canal(canvas: Canvas, rect: Rect, look: Look) -> None:
    """Water between two quays, a bridge, and what it costs to pass."""
    known, theme = colours(canvas.theme), canvas.theme
    round_rect(canvas, rect, known.sea, _RADIUS, known.kerb, _FRAME)
    for y in (rect.y + 26, rect.bottom - 26):
        round_rect(canvas, Rect(rect.x, y, rect.w, 7), known.quay, 3)
    for x, y in ((24, 66), (26, 96), (112, 112)):
        wave(canvas, rect.x + x, rect.y + y)
    bridge = outline(_BRIDGE).placed(rect.x + 82, rect.cy)
    fill_path(canvas, bridge, known.brick)
    stroke_path(canvas, bridge, theme.outline, 2.2)
    for k in range(7):
        half = 13 + 1.1 * abs(k - 3) ** 2
        plank = polygon([(rect.x + 82 - half, rect.cy - 33 + 11 * k),
                         (rect.x + 82 + half, rect.cy - 33 + 11 * k)])  # fmt: skip
        stroke_path(canvas, plank, mix(known.brick, theme.rim, 0.5), 2)
    name = short_name(look, CANAL)
    label = Rect(rect.x + 5, rect.y + 5, 92, 28)
    round_rect(canvas, label, theme.panel, 8)
    fit(canvas, label.inset(6, 0), name, _NAME)
    _toll(canvas, Rect(rect.x + 114, rect.cy - 17, 54, 34))


def _toll(canvas: Canvas, rect: Rect) -> None:
    round_rect(canvas, rect, canvas.theme.panel, 9, colours(canvas.theme).kerb, 1.6)
    glyphs(canvas, rect, "1[yen]", signs.how(25, 24))

"""A player's ships in a harbour: contracts with their slots in port, a line for one at sea."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.import_export import rules
from engine.games.import_export.data import TYPE
from engine.games.import_export.state import Contract, Ship, Table
from render.games.import_export import harbours_plan
from render.games.import_export.colours import WHITE, colours, funnel, goods
from render.games.import_export.containers import coin, container, slot, slot_colour
from render.games.import_export.harbours_plan import Berthed
from render.games.import_export.ships import code, foam
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Point, Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.path import polygon
from render.toolkit.pieces import token
from render.toolkit.shapes import fill_path, round_rect, stroke_path
from render.toolkit.text import TextStyle, fit, write

_MARK, _HULL = 38.0, 34.0
_CODE = TextStyle(24, Weight.BOLD, WHITE)
_SAID = TextStyle(22, Weight.SEMIBOLD, WHITE)


def moored(canvas: Canvas, rect: Rect, table: Table, seat: Seat, number: int, look: Look) -> None:
    """Draw one ship: in port, or where it is not."""
    ship = table.players[seat].ships[number - 1]
    if ship.sea:
        _away(canvas, rect, ship, code(seat, number), look)
    else:
        _in_port(canvas, rect, table, seat, number, look)


def code_place(rect: Rect) -> Point:
    """Where a ship is named, in port or not."""
    if rect.h < harbours_plan.PORT:
        return rect.x + 26, rect.cy
    return rect.x + 36, rect.bottom - _HULL / 2 - 8


def _away(canvas: Canvas, rect: Rect, ship: Ship, name: str, look: Look) -> None:
    """A line of open water with what the ship carries."""
    canvas.fill(rect, colours(canvas.theme).water[2])
    left, words = rect.inset(8, 0).take_left(40)
    fit(canvas, left, name, TextStyle(24, Weight.BOLD), align="left")
    place = words.take_left(84)[0]
    style = TextStyle(22, Weight.SEMIBOLD)
    fit(canvas, place, look.say(msg("ie-pic-at-sea")), style, align="left")
    for box, card in zip(harbours_plan.cargo(rect, len(ship.cargo)), ship.cargo, strict=True):
        container(canvas, box, TYPE[card])


def _in_port(canvas: Canvas, rect: Rect, table: Table, seat: Seat, number: int, look: Look) -> None:
    player = table.players[seat]
    ship = player.ships[number - 1]
    _water(canvas, rect)
    _bridge(canvas, rect, seat, player.colour)
    _cargo(canvas, rect, table, seat, ship, look)
    hull = Rect(rect.x + 4, rect.bottom - _HULL - 5, rect.w - 8, _HULL)
    _hull(canvas, hull)
    inner = hull.inset(16, 0).moved(0, -3)
    write(canvas, inner.x, inner.cy, code(seat, number), _CODE)
    _state(canvas, inner.take_left(44)[1], table, seat, ship, look)


def _water(canvas: Canvas, rect: Rect) -> None:
    world = colours(canvas.theme)
    canvas.fill(rect, world.water[0])
    canvas.fill(Rect(rect.x, rect.y + 52, rect.w, rect.h - 52), world.water[1])
    for n in range(int(rect.w // 58)):
        block = Rect(rect.x + 66 + 58 * n, rect.y + 42 - (n % 3) * 5, 40, 10 + (n % 3) * 5)
        if block.right < rect.right:
            canvas.fill(block, world.skyline[n % 2])


def _bridge(canvas: Canvas, rect: Rect, seat: Seat, colour: str) -> None:
    world, line = colours(canvas.theme), canvas.theme.outline
    x, y = rect.x + 11, rect.y + 4
    round_rect(canvas, Rect(x + 10, y, 16, 12), funnel(colour), 1.5, line, 1.8)
    round_rect(canvas, Rect(x, y + 18, 40, 58), world.tower, 2, line, 1.8)
    round_rect(canvas, Rect(x - 4, y + 11, 48, 9), world.roof, 3, line, 1.8)
    token(canvas, PLAYERS[seat], x + 20, y + 44, _MARK)


def _hull(canvas: Canvas, rect: Rect) -> None:
    world = colours(canvas.theme)
    top = [(rect.x, rect.y), (rect.right - 26, rect.y), (rect.right, rect.y - 7)]
    whole = polygon([*top, (rect.right - 16, rect.bottom), (rect.x + 10, rect.bottom)])
    fill_path(canvas, whole, world.hull)
    canvas.fill(Rect(rect.x + 10, rect.bottom - 6, rect.w - 26, 6), world.boot)
    stroke_path(canvas, whole, canvas.theme.outline, 2)
    foam(canvas, rect.x - 2, rect.right + 2, rect.bottom, 0.9)


def _state(canvas: Canvas, room: Rect, table: Table, seat: Seat, ship: Ship, look: Look) -> None:
    """How much is loaded and what the ship will pay; or that it is free."""
    if not ship.contracts:
        free = rules.capacity(table, seat) - len(ship.cargo)
        fit(canvas, room, look.say(msg("ie-pic-free", n=free)), _SAID, align="left")
        return
    wanted = rules.expected(table, seat, ship)
    pays, said = room.take_right(72, 4)
    words = look.say(msg("ie-pic-loaded", n=len(ship.aboard), of=wanted))
    fit(canvas, said, words, _SAID, align="left")
    coin(canvas, pays.x + 8, pays.cy, 25)
    plus = f"+{rules.payout(wanted)}"
    write(canvas, pays.x + 23, pays.cy, plus, TextStyle(24, Weight.BOLD, WHITE))


def _cargo(canvas: Canvas, port: Rect, table: Table, seat: Seat, ship: Ship, look: Look) -> None:
    """Contracts on deck, what was left aboard, or empty places."""
    if not ship.contracts and not ship.cargo:
        for place in harbours_plan.free_slots(port, rules.capacity(table, seat)):
            slot(canvas, place, colours(canvas.theme).skyline[1])
    berthed = harbours_plan.contracts(table, seat, ship, port)
    for berth, made in zip(berthed, ship.contracts, strict=True):
        _contract(canvas, berth, made, look)
    left = harbours_plan.left_aboard(port, len(ship.cargo))
    for box, card in zip(left, ship.cargo, strict=True):
        container(canvas, box, TYPE[card])


def _contract(canvas: Canvas, place: Berthed, made: Contract, look: Look) -> None:
    """A plate with the name in the paint of its type; below it full and empty slots."""
    type = TYPE[made.card]
    paint = goods(type)
    line = colours(canvas.theme).light if type == "consumer" else canvas.theme.outline
    round_rect(canvas, place.plate, paint.fill, 5, line, 1.8)
    name = look.say(msg(f"ie-card-{made.card}"))
    style = TextStyle(23, Weight.BOLD, paint.ink)
    fit(canvas, place.plate.inset(4, 0), name, style, ellipsis=True)
    for n, box in enumerate(place.slots):
        if n < len(made.loads):
            _load(canvas, box, made.loads[n])
        else:
            slot(canvas, box, slot_colour(type, canvas.theme), type)
            if made.half and n == len(made.loads):
                container(canvas, box.take_bottom(box.h / 2)[0], TYPE[made.half])


def _load(canvas: Canvas, box: Rect, cards: list[str]) -> None:
    """A container, or a pair as two low ones."""
    for part, card in zip(box.rows(len(cards), 1), cards, strict=True):
        container(canvas, part, TYPE[card])

"""Where the places of the table lie on its panes, for all that marks them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.decision import Seat
from engine.games.import_export import places, rules
from engine.games.import_export.state import Contract, Ship, Table, View
from render.games.import_export import harbours_plan, held, plan, strips
from render.games.import_export.harbours_plan import Berthed, Column
from render.games.import_export.island import hanging, places_of
from render.games.import_export.moored import code_place
from render.games.import_export.rail import bid_place, middle
from render.games.import_export.sea import at_sea
from render.games.import_export.ships import CODE, Berth, places_aboard
from render.toolkit.layout import Point, Rect
from render.toolkit.marks import Spot, Spots

_NUMBER = 27.0
_MANY = 6  # numbers that there is room for at one place
_APART = 29.0
Found = Iterator[tuple[str, Spot]]


def sea_spots(view: View) -> Spots:
    """Every place of the sea."""
    table, seats = view.table, view.seats
    found = dict(_island(table, seats))
    cells = plan.cells(seats, table.captain)
    for seat, rect in enumerate(plan.strips(seats)):
        numbers = _along(rect.right - 14, rect.y + 1)
        found[places.player(seat)] = Spot(rect, numbers, 9, _NUMBER, framed=False)
        found[places.harbour(seat)] = replace(_cell(cells[seat], table), framed=False)
        found[places.goods(seat)] = _small(strips.goods_place(rect))
        found[places.imports(seat)] = _small(strips.imports_place(rect))
        played = _cell(cells[seat], table)
        found |= {places.card(card): played for card in table.players[seat].played}
    for seat, number, ship, berth in at_sea(table):
        found[places.ship(seat, number)] = _afloat(berth)
        found |= _cards(ship.cargo, places_aboard(berth, len(ship.cargo)))
    return found


def _island(table: Table, seats: int) -> Found:
    """The island with its cards, deck and discards, and what hangs on the hook."""
    room, sand = plan.island(seats), plan.sand(seats)
    whole = Rect(room.x + 4, room.y + 4, room.w - 8, room.h - 8)
    yield places.ISLAND, Spot(whole, _down(room.x + 26, room.y + 27), 12, _NUMBER)
    deck, discards = sand.columns(2, 6)
    yield places.DECK, _small(deck.inset(0, 3))
    yield from ((places.card(card), _small(discards.inset(0, 3))) for card in table.discard)
    yield from _cards(table.island, places_of(plan.stack(seats), len(table.island))).items()
    yield from _cards(table.quay, hanging(plan.hook(seats), len(table.quay))).items()


def _along(x: float, y: float) -> tuple[Point, ...]:
    """Points to the left, one beside the other."""
    return tuple((x - _APART * n, y) for n in range(_MANY))


def _down(x: float, y: float) -> tuple[Point, ...]:
    return tuple((x, y + _APART * n) for n in range(3))


def _cell(cell: Rect, table: Table) -> Spot:
    """A player's part of the rail: numbers stand where a bid would, or else at its corner."""
    room = middle(cell)
    corner = _along(room.right - 16, room.y + 1)[:3]
    free = table.sale is None
    beside = [bid_place(room, n, led=bool(table.led)) for n in range(2) if free]
    return Spot(cell.inset(3), (*beside, *corner), 8, _NUMBER)


def _afloat(berth: Berth) -> Spot:
    """A ship at sea: numbers stand in the air above its bow, its code on the hull."""
    points = (berth.at(243, -66), berth.at(243, -92), berth.at(*CODE))
    return Spot(berth.box, points, 10, _NUMBER)


def _small(rect: Rect) -> Spot:
    corners = ((rect.right - 4, rect.y + 2), (rect.x + 4, rect.bottom - 2))
    return Spot(rect, corners, 5, 24.0, 3.5)


def _cards(cards: Sequence[str], where: Sequence[Rect]) -> dict[str, Spot]:
    """Single cards, each at its place."""
    named = zip(cards, where, strict=True)
    return {places.card(card): _small(place) for card, place in named}


def harbour_spots(view: View, side: int) -> Spots:
    """Every place in the harbours of one side."""
    seats = harbours_plan.sides(view.seats)[side]
    found: dict[str, Spot] = {}
    for seat, rect in zip(seats, harbours_plan.columns(len(seats)), strict=True):
        cut = harbours_plan.column(rect, view.table.players[seat].ships)
        found |= dict(_column(view.table, seat, cut))
    return found


def _column(table: Table, seat: Seat, cut: Column) -> Found:
    """A player's lines, and each card in them."""
    player = table.players[seat]
    numbers = _along(cut.plate.right - 14, cut.plate.y + 5)
    plate = Spot(cut.plate.inset(3, 2), numbers, 8, _NUMBER, framed=False)
    yield places.player(seat), plate
    yield places.harbour(seat), plate
    for kind, line in (("imports", cut.imports), ("goods", cut.goods)):
        yield f"{kind}:{seat}", _line(line)
        for card in getattr(player, kind):
            yield places.card(card), _small(held.place_of(line, getattr(player, kind), card))
    yield places.completed(seat), _line(cut.completed)
    yield from _shipments(table, seat, cut.completed)
    for number, (ship, rect) in enumerate(zip(player.ships, cut.ships, strict=True), start=1):
        yield places.ship(seat, number), _moored(rect)
        yield from _aboard(table, seat, ship, rect)


def _line(line: Rect) -> Spot:
    return Spot(line, _along(line.right - 14, line.y + 3)[:4], 6, _NUMBER, 4)


def _moored(rect: Rect) -> Spot:
    """A ship in port or a line of sea: numbers stand at its right upper corner."""
    numbers = _along(rect.right - 20, rect.y + 16)[:3]
    return Spot(rect.inset(3), (*numbers, code_place(rect)), 8, _NUMBER)


def _aboard(table: Table, seat: Seat, ship: Ship, rect: Rect) -> Found:
    """The contracts and containers of a ship."""
    if ship.sea:
        yield from _cards(ship.cargo, harbours_plan.cargo(rect, len(ship.cargo))).items()
        return
    berthed = harbours_plan.contracts(table, seat, ship, rect)
    for made, berth in zip(ship.contracts, berthed, strict=True):
        yield from _contract(made, berth)
    left = harbours_plan.left_aboard(rect, len(ship.cargo))
    yield from _cards(ship.cargo, left).items()


def _contract(made: Contract, berth: Berthed) -> Found:
    """A contract with its slots, and the containers in them."""
    whole = Rect(berth.plate.x, berth.plate.y, berth.plate.w, berth.slots[0].bottom - berth.plate.y)
    points = ((whole.right - 4, whole.y + 2), (whole.right - 12, whole.bottom - 8))
    yield places.card(made.card), Spot(whole, points, 5, 24.0, 3.5)
    loads = [*made.loads, *([[made.half]] if made.half else [])]
    for load, box in zip(loads, berth.slots, strict=False):
        yield from ((places.card(card), _small(box)) for card in load)


def _shipments(table: Table, seat: Seat, room: Rect) -> Found:
    """Completed shipments; those that have no room of their own share the head."""
    laid = harbours_plan.shipments(room, rules.effects(table, seat))
    yield from ((places.card(card), _small(laid.head)) for card in table.players[seat].completed)
    for card, rect in (*laid.lasting, *laid.spent):
        yield places.card(card), _small(rect)

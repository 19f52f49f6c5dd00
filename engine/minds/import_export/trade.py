"""What imports are worth, and what to bid for them."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.games.import_export import rules
from engine.games.import_export.data import RULES
from engine.games.import_export.state import Sale, View
from engine.lib.order import clockwise
from engine.minds.import_export.goods import final_goods, gains
from engine.minds.import_export.harbour import KIND, KINDS, Harbour, effects

_IMPORT = (7.0, 3.5, 7.0, 8.0, 10.0)  # a card among the imports, by what it stands for
_AGAIN = 0.85  # the next one of the same kind
_NEXT = 0.8  # another import in the same turn
_FEE = RULES.owner_fee_per_container.value
_TAKE = RULES.import_take.value
_LOW, _USUAL, _HIGH = 0.0, 0.4, 0.8  # of what a container is worth to them, others bid
_NOW = 0.5  # of an import, to have it before others have theirs: then nobody bids against one
_RIVALS = (1.0, 0.4, 0.3, 0.25, 0.2, 0.15)  # of an import, by how many others bid


def actions_to_come(view: View, seat: Seat) -> int:
    """How many actions of the led kind a seat still has in this turn, as far as all can see."""
    table = view.table
    if not table.led:
        return 0
    player = table.players[seat]
    n = rules.from_imports(table, seat, table.led) + (player.follows == table.led)
    if any(not each.follows for each in table.players):
        return n
    if table.led == "import":
        return max(0, n - table.sale.number + 1) if table.sale else 0
    return n if _later(view, seat) else 0


def _later(view: View, seat: Seat) -> bool:
    """Whether the window of this seat comes after the one that is open."""
    if not view.waiting:
        return False
    order = clockwise(view.seats, view.table.captain)
    return order.index(seat) > order.index(view.waiting[0])


def import_worth(harbour: Harbour, kind: int) -> float:
    """One more card of this kind among the imports."""
    same = sum(KIND[card] == kind for card in harbour.player.imports)
    return harbour.left * _IMPORT[kind] * _AGAIN**same


def imports(harbour: Harbour) -> float:
    """The actions that all imports will give."""
    found, total = [0] * KINDS, 0.0
    for card in harbour.player.imports:
        kind = KIND[card]
        total += _IMPORT[kind] * _AGAIN ** found[kind]
        found[kind] += 1
    return harbour.left * total


def goods_gains(view: View, harbour: Harbour) -> list[float]:
    """What one more good of each type would bring."""
    found, others = final_goods(view.table, harbour.seat), rivals(view, harbour.seat)
    return gains(found, others, harbour.effects, harbour.left)


def rivals(view: View, seat: Seat) -> list[tuple[list[int], bool]]:
    """The goods of the others, and whether they win ties."""
    table = view.table
    return [
        (final_goods(table, each), "foxes" in effects(table, player))
        for each, player in enumerate(table.players)
        if each != seat
    ]


def cargo_worth(harbour: Harbour, gains: list[float], cargo: list[str]) -> float:
    """What the two best containers of a ship are worth to somebody who may take them."""
    kinds = [KIND[card] for card in cargo]
    room_goods, room_imports = harbour.room_goods, harbour.room_imports
    as_goods = sorted((gains[kind] for kind in kinds), reverse=True)
    best = sum(as_goods[: min(_TAKE, room_goods)])
    if not room_imports:
        return max(0.0, best)
    for n, kind in enumerate(kinds):
        rest = max((gains[other] for m, other in enumerate(kinds) if m != n), default=0.0)
        best = max(best, import_worth(harbour, kind) + (rest if room_goods else 0.0))
    return best


def importing(view: View, harbour: Harbour, n: int) -> float:
    sale = view.table.sale
    if sale and sale.ship and not sale.bids:
        return _bidding(view, harbour, sale) + _further(view, harbour, n - 1)
    return _further(view, harbour, n)


def _further(view: View, harbour: Harbour, n: int) -> float:
    """Auctions to come."""
    afloat = rules.afloat(view.table)
    most = [_worth_of(view, harbour, owner, ship.cargo) for owner, _, ship in afloat]
    if not most or n <= 0:
        return 0.0
    others = [actions_to_come(view, seat) for seat in range(view.seats) if seat != harbour.seat]
    best, total = max(0.0, *most), 0.0
    for step in range(n):
        against = sum(has > step for has in others)
        total += best * _NEXT**step * _RIVALS[against]
    return total


def _worth_of(view: View, harbour: Harbour, owner: Seat, cargo: list[str]) -> float:
    """What an import from this ship is worth, less what its owner gets."""
    fee = 0.0 if owner == harbour.seat else _FEE * min(_TAKE, len(cargo)) / (view.seats - 1)
    return cargo_worth(harbour, goods_gains(view, harbour), cargo) - fee


def _bidding(view: View, harbour: Harbour, sale: Sale) -> float:
    """What an auction brings, by one's own bid, or by what is known of it."""
    owner, number = rules.ship_at(sale.ship)
    seat, cargo = harbour.seat, view.table.players[owner].ships[number - 1].cargo
    if seat not in sale.bidders:
        return 0.0
    bid = _bid_of(view)
    if bid is None or view.seat not in sale.bidders:
        worth = _worth_of(view, harbour, owner, cargo)
        return max(0.0, worth) * _RIVALS[len(sale.bidders) - 1]
    mine = limit(view, harbour, cargo)
    rivals = [each for each in sale.bidders if each != view.seat]
    wins = 1.0
    for each in rivals:
        wins *= _beats(bid, limit(view, Harbour(view, each, harbour.left), cargo), view)
    if seat == view.seat:
        lost = _FEE * min(_TAKE, len(cargo)) * (1 - wins) if seat == owner else 0.0
        return wins * (mine - max(0, bid)) + lost
    fee = _FEE * min(_TAKE, len(cargo)) * wins if seat == owner else 0.0
    return (1 - wins) * mine * (1 - _USUAL) / len(rivals) + fee


def _bid_of(view: View) -> int | None:
    """What the owner of the view has bid; less than nothing is a pass."""
    chosen = view.hand.chosen if view.hand else None
    if not chosen:
        return None
    return -1 if chosen[0] == "pass" else int(chosen[0].partition(":")[2])


def limit(view: View, harbour: Harbour, cargo: list[str]) -> float:
    """What somebody would pay for an import at most."""
    worth = cargo_worth(harbour, goods_gains(view, harbour), cargo)
    return min(harbour.player.credits, _NOW * worth)


def _beats(bid: int, most: float, view: View) -> float:
    """How likely a bid is higher than that of somebody who would pay so much."""
    if bid < 0:
        return 0.0
    low, high = _LOW * most, _HIGH * most
    tie = 1.0 if view.seat == view.table.captain else -1.0
    return min(1.0, max(0.0, (bid + tie - low) / (high - low + 0.5)))

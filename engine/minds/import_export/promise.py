"""Which answers look good at a glance; the policy of play-outs."""

from __future__ import annotations

from engine.core.decision import Decision, Seat
from engine.games.import_export import rules, ships
from engine.games.import_export.data import ACTIONS, CARDS
from engine.games.import_export.state import View
from engine.minds.import_export import trade, turn
from engine.minds.import_export.harbour import KIND, LOAD, SUPPLY, Harbour, time_left

_PLAYS = ("lead", "follow", "pair", "neural")
_NEAR = 0.05  # a bid that is off by one credit
_BID = 0.7  # of what an import is worth
_SLOT, _ACTION = 1.0, 0.3


def promise(view: View, asked: Decision, token: str) -> float:
    """What an answer may bring, roughly in credits."""
    kind, _, rest = token.partition(":")
    if kind == "none":
        return 0.0
    harbour = Harbour(view, asked.seat, time_left(view))
    if kind in _PLAYS and asked.name in ("turn", "follow"):
        return _play(view, harbour, kind, rest)
    if kind == "draw":
        return max(0.5, 0.7 * (5 - harbour.held))
    if kind in ("bid", "pass"):
        return _bid(view, harbour, int(rest) if rest else -1)
    return _other(view, harbour, asked, kind, rest)


def _play(view: View, harbour: Harbour, kind: str, rest: str) -> float:
    action = _action(view, kind, rest)
    n = 1 + rules.from_imports(view.table, harbour.seat, ACTIONS[action])
    cards = 2 if kind == "pair" else 1
    return turn.of_actions(view, harbour, action, n) - cards * turn.CARD


def _action(view: View, kind: str, rest: str) -> int:
    if kind == "neural":
        return LOAD
    if kind == "follow":
        return ACTIONS.index(view.table.led)
    named = rest.partition(":")[2]
    return ACTIONS.index(named) if named else KIND[rest]


def _bid(view: View, harbour: Harbour, n: int) -> float:
    """The nearer to what is sensible, the better."""
    sale = view.table.sale
    assert sale is not None
    owner, number = rules.ship_at(sale.ship)
    cargo = view.table.players[owner].ships[number - 1].cargo
    good = _BID * trade.limit(view, harbour, cargo)
    return max(0.0, 1 - _NEAR * abs(n - good))


def _other(view: View, harbour: Harbour, asked: Decision, kind: str, rest: str) -> float:
    card, _, where = rest.partition(":")
    match kind:
        case "load" | "phones" | "half" | "pair" | "slot":
            return 2.0 if kind in ("load", "slot") else 1.0
        case "contract" | "oysters" | "lutefisk":
            return _contract(harbour, card if where else kind, int(where or rest))
        case "take" if asked.name == "import":
            return _container(view, harbour, card)
        case "take":
            return _booty(view, harbour, asked.seat, card)
        case "fetch":
            room = harbour.room_imports
            return trade.import_worth(harbour, KIND[card]) if room else -0.1
        case "sell" | "give" | "discard" | "cars" | "with" | "water":
            return 2.0 - _use(view, harbour, card)
        case "imports" if card:
            return trade.import_worth(harbour, KIND[card])
        case "drop":
            return -1.0
        case "name":
            return -0.1 if _in_sight(view, harbour, card) else 1.0
        case "exchange":
            return 0.1
    return 1.0


def _contract(harbour: Harbour, card: str, ship: int) -> float:
    found = {number: gain for gain, number in turn.contract_gains(harbour, card)}
    return found.get(ship, 0.0)


def _container(view: View, harbour: Harbour, card: str) -> float:
    """To import: as a good, or for its action."""
    good = trade.goods_gains(view, harbour)[KIND[card]]
    return max(good, trade.import_worth(harbour, KIND[card]) * bool(harbour.room_imports))


def _booty(view: View, harbour: Harbour, seat: Seat, card: str) -> float:
    """To pirate: what can be loaded; else what brings a ship of one's own home."""
    if card and ships.slots(view.table, seat, card):
        return 2.5
    own = any(card in ship.cargo for ship in harbour.player.ships)
    return 0.6 if own else -0.1


def _in_sight(view: View, harbour: Harbour, card: str) -> bool:
    """Whether a card lies where its owner knows it cannot be drawn."""
    table = view.table
    open_ = {*table.island, *table.discard, *(harbour.cards or ())}
    for player in table.players:
        open_ |= {*player.imports, *player.goods, *player.completed, *player.played}
        for ship in player.ships:
            open_ |= {*ship.cargo, *ship.aboard, *(made.card for made in ship.contracts)}
    return card in open_


def _use(view: View, harbour: Harbour, card: str) -> float:
    """What a hand card is good for."""
    if card not in CARDS:
        return 0.0
    slot = _SLOT if ships.slots(view.table, harbour.seat, card) else 0.0
    low = harbour.level(KIND[card]) >= CARDS[card].level
    return slot + 0.5 * low + _ACTION * (KIND[card] != SUPPLY)

"""What one seat has, in numbers: goods by type, effects, cards in hand."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Seat
from engine.games.import_export.data import COLOURS, RULES, TYPE, TYPES
from engine.games.import_export.effects import ACCEPTS, WILD
from engine.games.import_export.rules import TURBINES
from engine.games.import_export.state import Player, Table, View

KINDS = len(TYPES)
KIND = {card: TYPES.index(type) for card, type in TYPE.items()}
LOAD, CONTRACT, IMPORT, PIRATE, SUPPLY = range(KINDS)
TECHNOLOGY, AGRICULTURE, CONSUMER, ILLEGAL, LUXURY = range(KINDS)
_ALL = frozenset(range(KINDS))
_ACCEPTS = {card: TYPES.index(type) for card, type in ACCEPTS.items()}
_WILD = {card: TYPES.index(type) for card, type in WILD.items()}
_LEVEL = {
    name: TYPES.index(ship.level_bonus) if ship.level_bonus else None
    for name, ship in COLOURS.items()
}
_CREDITS = 40  # from the first turn to the end
_LAST_CREDITS = 30  # where what takes long comes too late
_ROUNDS = 32  # most games are over by then
_LEAST = 0.03  # while the end is not triggered there is something to come


def time_left(view: View) -> float:
    """How much of the game is to come, from 1 to 0.

    One's own next credits must not seem to cost time: it is read off the others and the rounds
    played, until somebody comes near the end.
    """
    table = view.table
    if table.ended:
        return 0.0
    limit, most, rival = limit_of(table), 0, 0
    for seat, player in enumerate(table.players):
        if "can-openers" not in player.completed:
            most = max(most, player.credits)
            if seat != view.seat:
                rival = max(rival, player.credits)
    early = (limit - rival) / _CREDITS
    late = (limit - most) / _LAST_CREDITS
    rounds = _ROUNDS * limit / RULES.end_threshold.value
    old = 1.0 - table.turn / len(table.players) / rounds
    return min(1.0, max(_LEAST, min(early, late, old)))


def limit_of(table: Table) -> int:
    """The credits that bring the end."""
    if any("mri-machines" in player.completed for player in table.players):
        return RULES.end_threshold.with_mri_machines
    return table.house.end_credits


def counts(cards: Iterable[str]) -> list[int]:
    """How many of each type."""
    found = [0] * KINDS
    for card in cards:
        found[KIND[card]] += 1
    return found


def effects(table: Table, player: Player) -> set[str]:
    """The effects that a player's shipments have."""
    found = set(player.completed)
    if TURBINES in found:
        found.discard(TURBINES)
        found.add(table.copied)
    return found


class Harbour:
    """One seat, as the owner of the view knows it."""

    __slots__ = ("cards", "effects", "goods", "hand", "held", "left", "player", "seat", "table")

    def __init__(self, view: View, seat: Seat, left: float) -> None:
        self.table, self.seat, self.left = view.table, seat, left
        self.player = view.table.players[seat]
        self.effects = effects(view.table, self.player)
        self.goods = counts(self.player.goods)
        if "ferraris" in self.effects:
            self.goods = [n + 1 for n in self.goods]
        own = view.hand is not None and seat == view.seat
        self.cards = view.hand.cards if own and view.hand else None  # nobody knows another's
        self.hand = counts(self.cards) if self.cards is not None else None
        self.held = view.counts.hands[seat]

    def level(self, kind: int) -> int:
        """The level in a type."""
        return self.goods[kind] + (_LEVEL[self.player.colour] == kind)

    def takes(self, contract: str) -> frozenset[int]:
        """The colours of containers that a contract takes."""
        kind = KIND[contract]
        if contract == "tortillas":
            return _ALL
        found = {kind}
        for card in self.effects:
            if _ACCEPTS.get(card) == kind:
                return _ALL
            if card in _WILD:
                found.add(_WILD[card])
        return frozenset(found)

    @property
    def room_imports(self) -> int:
        """How many more imports there may be."""
        if self.player.unlimited:
            return KINDS
        return max(0, len(self.player.completed) + 1 - len(self.player.imports))

    @property
    def room_goods(self) -> int:
        """How many more goods there may be."""
        held = len(self.player.goods)
        if "scotch-whisky" in self.effects:
            held -= sum(KIND[card] == LUXURY for card in self.player.goods) // 2
        return max(0, 2 * len(self.player.completed) + 2 - held)

"""What must hold in every position: each card in one place, nothing negative."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.match import Match
from engine.games.import_export import rules
from engine.games.import_export.data import BOX, SHIPS_EACH, TYPE
from engine.games.import_export.state import Player, Ship, State, Table
from engine.lib.checks import misplaced

_STEP = 2


def invariants(match: Match[State]) -> Iterator[str]:
    """Every violation found in this position."""
    state = match.state
    table = state.table
    known = [card.id for card in BOX.cards if card.set in table.house.sets]
    yield from misplaced("card", known, all_cards(state))
    yield from _wrong_table(state)
    for seat, player in enumerate(table.players):
        for wrong in (*_wrong_player(player), *_wrong_ships(table, seat)):
            yield f"seat {seat}: {wrong}"


def all_cards(state: State) -> Iterator[str]:
    """Every card, wherever it is."""
    table = state.table
    yield from (*state.box.deck, *table.discard, *table.island, *table.quay)
    for hand in state.hands:
        yield from hand.cards
    for player in table.players:
        yield from (*player.played, *player.imports, *player.goods, *player.completed)
        for ship in player.ships:
            yield from ship.aboard
            yield from (contract.card for contract in ship.contracts)


def _wrong_table(state: State) -> Iterator[str]:
    table = state.table
    if len({player.colour for player in table.players}) != state.seats:
        yield "two players of one colour"
    owners = [p for p in table.players if rules.TURBINES in p.completed]
    if table.copied and not owners:
        yield f"{table.copied} is copied by nobody"
    if table.stored and not any("helicopters" in p.completed for p in table.players):
        yield "credits stored on no Helicopters"
    for hand in state.hands:
        if not set(hand.late) <= set(hand.cards):
            yield f"{hand.late} came late and is gone"


def _wrong_player(player: Player) -> Iterator[str]:
    if player.credits < 0 or player.credits % _STEP:
        yield f"{player.credits} credits"
    if player.delayed < 0:
        yield "turns as captain owed"


def _wrong_ships(table: Table, seat: int) -> Iterator[str]:
    ships = table.players[seat].ships
    if len(ships) != SHIPS_EACH:
        yield f"{len(ships)} ships"
    for ship in ships:
        yield from _wrong_ship(table, seat, ship)


def _wrong_ship(table: Table, seat: int, ship: Ship) -> Iterator[str]:
    if ship.sea and (ship.contracts or not ship.cargo):
        yield "a ship at sea with contracts or without containers"
    if not ship.sea and len(ship.cargo) > 1:
        yield f"{ship.cargo} loose in port"
    if ship.cargo and ship.contracts:
        yield f"{ship.cargo} loose beside contracts"
    for contract in ship.contracts:
        if any(len(load) > 2 for load in contract.loads):
            yield f"{contract.loads} on {contract.card}"
        if any(len({TYPE[card] for card in load}) > 1 for load in contract.loads):
            yield f"a pair of two colours on {contract.card}"

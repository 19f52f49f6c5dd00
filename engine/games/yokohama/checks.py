"""What must hold in every position: each component in one place, nothing negative, limits kept."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.match import Match
from engine.games.yokohama import rules
from engine.games.yokohama.cards import PlaceStation
from engine.games.yokohama.data import AGENTS, BOX, CANAL, INDEPENDENT, PORTS, START, areas_in_play
from engine.games.yokohama.state import NEUTRAL, Player, State, Table
from engine.lib.checks import misplaced

_SHOPS = START.shops_in_hand + START.shops_in_warehouse
_HOUSES = START.trading_houses_in_warehouse


def invariants(match: Match[State]) -> Iterator[str]:
    """Every violation found in this position."""
    state = match.state
    table = state.table
    yield from misplaced("order", table.sheet.orders, _orders(state))
    yield from misplaced("technology", table.sheet.cards, _technologies(state))
    yield from misplaced("area", areas_in_play(state.seats), table.city)
    yield from _wrong_city(table)
    yield from _wrong_boards(match)
    yield from _wrong_agents(table)
    for seat, player in enumerate(table.players):
        for wrong in (*_wrong_pieces(table, seat), *_wrong_player(state, seat, player)):
            yield f"seat {seat}: {wrong}"


def _orders(state: State) -> Iterator[str]:
    yield from (*state.box.orders, *state.box.removed)
    for board in PORTS:
        yield from state.table.boards.get(board, ())
    for hand, player in zip(state.hands, state.table.players, strict=True):
        yield from (*hand.orders, *player.completed)


def _technologies(state: State) -> Iterator[str]:
    yield from state.box.technologies
    for board, cards in state.table.boards.items():
        yield from () if board in PORTS else cards
    for player in state.table.players:
        yield from player.technologies


def _wrong_city(table: Table) -> Iterator[str]:
    tiles = [there.tile for there in table.areas.values() if there.tile is not None]
    if len(set(tiles)) != len(tiles) or len(tiles) != len(set(table.city) - {CANAL}):
        yield f"building tiles {tiles}"
    tokens = [there.token for there in table.areas.values() if there.token is not None]
    tokens += [token for player in table.players for token in player.tokens]
    if len(set(tokens)) != len(tokens) or not set(tokens) <= set(table.sheet.tokens):
        yield f"5-Power tokens {tokens}"
    for area, there in table.areas.items():
        built = [owner for owner in there.shops if owner is not None]
        if len(set(built)) != len(built):
            yield f"two shops of one player on {area}"
        if min(there.assistants) < 0 or (area == CANAL and any(there.assistants)):
            yield f"assistants {there.assistants} on {area}"
    if table.station is not None and table.station not in set(table.city) - {CANAL}:
        yield f"the Station is on {table.station}"


def _wrong_boards(match: Match[State]) -> Iterator[str]:
    """A gap is filled at once, but for a Station that is placed first (YK-58)."""
    state, table = match.state, match.state.table
    gap = any(isinstance(frame, PlaceStation) for frame in match.stack)
    for board, cards in table.boards.items():
        deck = state.box.orders if board in PORTS else state.box.technologies
        least = table.sheet.slots(board) - gap if deck else 0
        if not least <= len(cards) <= table.sheet.slots(board):
            yield f"{len(cards)} cards on {board}"
    blocked = sum(spaces.count(NEUTRAL) for spaces in table.spaces.values())
    if blocked != (2 if table.house.neutral else 0):
        yield f"{blocked} neutral assistants"
    if table.last_round is not None and table.round > table.last_round:
        yield f"round {table.round} after the last"


def _wrong_agents(table: Table) -> Iterator[str]:
    held = [agent for p in table.players for agent in (*p.agents, *p.used_agents)]
    for country, n in AGENTS.items():
        if table.agents[country] < 0 or table.agents[country] + held.count(country) != n:
            yield f"agents of {country}"
    tokens = table.sheet.tokens
    brought = sum(tokens[t].independent_agent for p in table.players for t in p.tokens)
    flags = sum(len(player.flags) for player in table.players)
    taken = BOX.mini_expansions["mini_1"].revealed - len(table.rewards) - flags
    most = taken if table.house.achievement_rewards else 0
    if held.count(INDEPENDENT) != brought + most:
        yield f"{held.count(INDEPENDENT)} agents without country"


def _wrong_pieces(table: Table, seat: int) -> Iterator[str]:
    """Every piece of a colour is in hand, in the warehouse, in the city or on a board."""
    player = table.players[seat]
    out = sum(there.assistants[seat] for there in table.areas.values())
    out += sum(spaces.count(seat) for spaces in table.spaces.values())
    out += sum(seat in tile.done for tile in table.achievements)
    total = START.assistants_in_hand + table.house.warehouse_assistants
    if player.assistants + player.stored_assistants + out != total:
        yield "assistants lost or found"
    if player.shops + player.stored_shops + rules.built(table, seat, "shop") != _SHOPS:
        yield "shops lost or found"
    if player.houses + player.stored_houses + rules.built(table, seat, "house") != _HOUSES:
        yield "trading houses lost or found"


def _wrong_player(state: State, seat: int, player: Player) -> Iterator[str]:
    numbers = (player.yen, player.imports, player.assistants, player.shops, player.houses)
    stored = (player.stored_assistants, player.stored_shops, player.stored_houses)
    if min(*numbers, *stored, *player.goods.values(), *player.points.values(), 0) < 0:
        yield f"something negative: {player}"
    if player.president is not None and player.president not in set(state.table.city) - {CANAL}:
        yield f"a president on {player.president}"
    if len(state.hands[seat].orders) > rules.HAND_LIMIT:
        yield f"{len(state.hands[seat].orders)} orders in hand"
    titles = [state.table.sheet.cards[card].technology for card in player.technologies]
    if len(set(titles)) != len(titles):
        yield f"one technology twice: {titles}"

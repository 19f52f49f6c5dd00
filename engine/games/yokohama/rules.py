"""Pure questions about a position: Power, prices, what may be built, who has what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.decision import Seat
from engine.games.yokohama.data import (
    ACHIEVEMENTS,
    ACTIONS,
    BOX,
    CANAL,
    COSTS,
    EFFECTS,
    FEE,
    INDEPENDENT,
    KIND,
    POWER,
    PRODUCTION,
    PRODUCTS,
    UNIT_YEN,
)
from engine.games.yokohama.state import Achievement, Area, Player, Table

HAND_LIMIT = BOX.setup.order_hand_limit
PIECES = ("assistant", "shop", "house")
GIFTS = (*PRODUCTS, "import", "yen")  # what may be given at the Church, each once
GIFT_YEN = UNIT_YEN


def owns(table: Table, seat: Seat, technology: str) -> bool:
    """Whether a player has a technology of this title."""
    cards = table.sheet.cards
    return any(cards[card].technology == technology for card in table.players[seat].technologies)


def rivals(table: Table, seat: Seat, area: str) -> list[Seat]:
    """Whose presidents stand there beside one's own; all are paid at once (YK-109)."""
    players = enumerate(table.players)
    return [other for other, player in players if player.president == area and other != seat]


def placing_fee(table: Table, seat: Seat, area: str) -> int:
    """What one assistant costs there (YK-23)."""
    return FEE * len(rivals(table, seat, area))


def power(table: Table, seat: Seat, area: str) -> int:
    """The Power of a player in an area, 5 at most (YK-34)."""
    there, player = table.areas[area], table.players[seat]
    total = (
        POWER.assistant * there.assistants[seat]
        + POWER.president * (player.president == area)
        + POWER.shop * (seat in there.shops)
        + POWER.trading_house * (there.house == seat)
        + POWER.station * (table.station == area)
    )
    return min(total, POWER.max)


def power_of_president(table: Table, seat: Seat, area: str, more: int = 0) -> int:
    """The Power that the president would have there, with so many more assistants."""
    absent = table.players[seat].president != area
    total = power(table, seat, area) + POWER.president * absent + POWER.assistant * more
    return min(total, POWER.max)


def by_power(area: str, name: str, power: int) -> int:
    """An entry of an area's Power table; whoever acts has Power 1 at least."""
    steps: tuple[int, ...] = getattr(ACTIONS[KIND[area]], name)
    return steps[power - 1]


def has_own_building(there: Area, seat: Seat) -> bool:
    """A shop or a trading house of this player stands there."""
    return seat in there.shops or there.house == seat


def shop_slots(there: Area, seat: Seat) -> list[int]:
    """The slots where this player may build a shop, from 1 (YK-38)."""
    if seat in there.shops:
        return []
    return [slot for slot, owner in enumerate(there.shops, start=1) if owner is None]


def may_build(table: Table, seat: Seat, area: str) -> list[str]:
    """Which buildings the player could put there now (YK-38)."""
    there, player = table.areas[area], table.players[seat]
    found = ["shop"] if player.shops and shop_slots(there, seat) else []
    return [*found, "house"] if player.houses and there.house is None else found


def built(table: Table, seat: Seat, piece: str) -> int:
    """How many shops or trading houses of a player stand in the city."""
    if piece == "shop":
        return sum(seat in there.shops for there in table.areas.values())
    return sum(there.house == seat for there in table.areas.values())


def warehouse_price(player: Player, piece: str) -> int | None:
    """What the next piece of a kind costs from the warehouse; None if there is none (YK-57)."""
    if piece == "assistant":
        return COSTS.warehouse.assistant if player.stored_assistants else None
    if piece == "shop":
        return COSTS.warehouse.shop if player.stored_shops else None
    prices = COSTS.warehouse.trading_house_by_number_taken
    return prices[len(prices) - player.stored_houses] if player.stored_houses else None


def hireable(player: Player) -> list[str]:
    """The pieces that can be taken from the warehouse and paid for."""
    prices = {piece: warehouse_price(player, piece) for piece in PIECES}
    return [piece for piece, price in prices.items() if price is not None and price <= player.yen]


def units(player: Player) -> int:
    """How often the player can pay 2 yen or 1 import."""
    return player.yen // UNIT_YEN + player.imports


def import_shares(player: Player, due: int) -> range:
    """How many of so many units may be paid with imports, the rest in yen (YK-128)."""
    return range(max(0, due - player.yen // UNIT_YEN), min(due, player.imports) + 1)


def technology_units(table: Table, seat: Seat, board: str, slot: int, power: int) -> int:
    """The units that a card costs beyond Power (YK-58)."""
    sheet = table.sheet
    title = sheet.cards[table.boards[board][slot - 1]].technology
    need = sheet.values[title] + sheet.surcharges[board][slot - 1] - power
    extra = len(table.players[seat].technologies) + 1 >= table.house.extra_cost_from
    return max(0, need) + extra


def gifts(player: Player) -> list[str]:
    """What the player could give at the Church (YK-54)."""
    held = {**player.goods, "import": player.imports, "yen": player.yen // GIFT_YEN}
    return [gift for gift in GIFTS if held[gift]]


def free_spaces(table: Table, board: str) -> list[int]:
    """The numbers of the free spaces of the Church or Customs board."""
    return [n for n, owner in enumerate(table.spaces[board], start=1) if owner is None]


def church_spaces(table: Table, seat: Seat, power: int) -> list[int]:
    """The spaces that Power and gifts can reach (YK-54)."""
    most = power + len(gifts(table.players[seat]))
    spaces = table.sheet.church
    return [n for n in free_spaces(table, "church") if spaces[n - 1].faith <= most]


def customs_spaces(table: Table, seat: Seat, power: int) -> list[int]:
    """The spaces whose imports can be paid (YK-55)."""
    most = by_power("customs", "max_imports_by_power", power)
    held, spaces = table.players[seat].imports, table.sheet.customs
    wanted = range(1, most + 1) if table.house.customs_up_to else range(most, most + 1)
    return [
        n
        for n in free_spaces(table, "customs")
        if spaces[n - 1].imports in wanted and spaces[n - 1].imports <= held
    ]


def has_helper(table: Table, seat: Seat, area: str) -> bool:
    """Whether an assistant can go to the board: from the area or the hand (YK-119)."""
    return bool(table.areas[area].assistants[seat] or table.players[seat].assistants)


def board_count(table: Table, board: str) -> int:
    """The assistants on the Church or Customs board, neutral ones too (YK-90)."""
    return sum(owner is not None for owner in table.spaces[board])


def port_slots(table: Table, board: str, power: int) -> list[int]:
    """The slots of a port from which a card may be taken (YK-60)."""
    level = by_power(board, "max_level_by_power", power)
    levels = table.sheet.levels[board]
    return [n for n in range(1, len(table.boards[board]) + 1) if levels[n - 1] <= level]


def icons(table: Table, seat: Seat) -> Counter[str]:
    """The country icons of a player (YK-51)."""
    player, sheet = table.players[seat], table.sheet
    cards = (sheet.cards[card].country for card in player.technologies)
    orders = (sheet.orders[order].country for order in player.completed)
    return Counter((*cards, *orders, *player.flags))


def can_complete(table: Table, seat: Seat, order: str) -> bool:
    """Whether the player has the products of an order (YK-50)."""
    goods = table.players[seat].goods
    return all(goods[good] >= n for good, n in table.sheet.orders[order].cost.items())


def can_act_by_agent(table: Table, seat: Seat, area: str) -> bool:
    """An own assistant and not the own president there (YK-46)."""
    if area == CANAL or table.players[seat].president == area:
        return False
    return table.areas[area].assistants[seat] > 0


def agent_areas(table: Table, seat: Seat) -> list[str]:
    """Where an agent may be used now: once a turn (YK-45, YK-46)."""
    if "agent" in table.used or not table.players[seat].agents:
        return []
    return [area for area in table.city if can_act_by_agent(table, seat, area)]


def meets(table: Table, seat: Seat, achievement: str) -> bool:
    """Whether the requirement holds at this moment (YK-49)."""
    player, wanted = table.players[seat], ACHIEVEMENTS[achievement].requirement
    if wanted.own:
        held = {**player.goods, "yen": player.yen}
        return all(held[what] >= n for what, n in wanted.own.items())
    if wanted.areas_with_own_building is not None:
        production, commercial = areas_built(table, seat)
        least = wanted.areas_with_own_building
        return production >= least.production and commercial >= least.commercial
    if wanted.technologies:
        return len(player.technologies) >= wanted.technologies
    if wanted.completed_orders:
        return len(player.completed) >= wanted.completed_orders
    return tokens_owned(player) >= wanted.agents_plus_five_power_tokens


def tokens_owned(player: Player) -> int:
    """Agents and 5-Power tokens, face up or down (YK-49, YK-133).

    An independent agent of mini-expansion 2 is one of the tokens already (YK-106).
    """
    foreign = sum(agent != INDEPENDENT for agent in (*player.agents, *player.used_agents))
    return foreign + len(player.tokens)


def areas_built(table: Table, seat: Seat) -> tuple[int, int]:
    """In how many production and commercial areas the player has a building (YK-49)."""
    mine = [KIND[id] for id, there in table.areas.items() if has_own_building(there, seat)]
    production = sum(kind in PRODUCTION for kind in mine)
    return production, len(mine) - production


def open_achievements(table: Table, seat: Seat) -> Iterator[Achievement]:
    """The tiles that the player may complete now (YK-48)."""
    if table.players[seat].assistants:
        for tile in table.achievements:
            if seat not in tile.done and meets(table, seat, tile.id):
                yield tile


def moments(table: Table, seat: Seat) -> list[str]:
    """Once-a-turn technologies that can be used now (YK-79, YK-84, YK-85)."""
    player, found = table.players[seat], []
    for title, able in (
        ("spinning_frame", player.goods["silk"] >= EFFECTS["spinning_frame"].pay["silk"]),
        ("university", player.stored_assistants and player.yen >= EFFECTS["university"].pay["yen"]),
    ):
        if able and title not in table.used and owns(table, seat, title):
            found.append(title)
    return found

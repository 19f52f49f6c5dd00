"""Pure questions about the table: effects, levels, limits, actions, majorities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.decision import Seat
from engine.games.import_export.data import ACTION, CARDS, COLOURS, PAYOUT, RULES, TYPE, TYPES
from engine.games.import_export.state import Contract, Player, Ship, Table
from engine.lib.order import clockwise

TURBINES = "wind-turbines"
SHARED = ("load", "contract")  # with Rice Cookers one stands for the other


def effects(table: Table, seat: Seat) -> list[tuple[str, str]]:
    """The completed shipments of a player, the first one first, each with the effect it has."""
    completed = table.players[seat].completed
    return [(card, table.copied if card == TURBINES else card) for card in completed]


def has(table: Table, seat: Seat, effect: str) -> bool:
    """Whether a player has an effect, its own or copied."""
    completed = table.players[seat].completed
    return effect in completed or (table.copied == effect and TURBINES in completed)


def holders(table: Table, seat: Seat, effect: str) -> list[str]:
    """The shipments of a player that have an effect: two, if one has copied it."""
    if not has(table, seat, effect):
        return []
    return [card for card, found in effects(table, seat) if found == effect]


def ready(table: Table, seat: Seat, effect: str) -> str | None:
    """A shipment with an effect that works once a turn and was not used yet (IE-63)."""
    cards = holders(table, seat, effect)
    return next((card for card in cards if f"{seat}:{card}" not in table.used), None)


def from_captain(table: Table) -> list[Seat]:
    """All players clockwise from the captain."""
    return clockwise(len(table.players), table.captain)


def others(table: Table, seat: Seat) -> list[Seat]:
    """The other players, clockwise from the captain (IE-59)."""
    return [each for each in from_captain(table) if each != seat]


def ship_at(place: str) -> tuple[Seat, int]:
    """The ship that a place `ship:0-1` is."""
    owner, _, number = place.partition(":")[2].partition("-")
    return int(owner), int(number)


def ships(table: Table) -> Iterator[tuple[Seat, int, Ship]]:
    """Every ship with its owner and number, clockwise from the captain."""
    for seat in from_captain(table):
        for number, ship in enumerate(table.players[seat].ships, start=1):
            yield seat, number, ship


def afloat(table: Table) -> list[tuple[Seat, int, Ship]]:
    """The ships at sea that carry something."""
    return [found for found in ships(table) if found[2].sea and found[2].cargo]


def has_cargo(table: Table, place: str) -> bool:
    """Whether the ship of this place is at sea with containers."""
    owner, number = ship_at(place)
    ship = table.players[owner].ships[number - 1]
    return ship.sea and bool(ship.cargo)


# Goods and levels


def goods_of(table: Table, seat: Seat, type: str) -> int:
    """A player's goods of a type; Ferraris count as one of each (IE-432)."""
    player = table.players[seat]
    real = sum(TYPE[card] == type for card in player.goods)
    return real + len(holders(table, seat, "ferraris"))


def all_goods(table: Table, seat: Seat) -> int:
    """All goods of a player."""
    return sum(goods_of(table, seat, type) for type in TYPES)


def final_goods(table: Table, seat: Seat) -> dict[str, int]:
    """Goods in the final scoring: Ferraris, imports by Teslas, luxury by Ceramics (IE-435)."""
    player = table.players[seat]
    found: dict[str, int] = {type: goods_of(table, seat, type) for type in TYPES}
    if player.declared:
        found[player.declared] += len(player.imports)
    found["luxury"] += found["consumer"] // 2 * len(holders(table, seat, "ceramics"))
    return found


def level(table: Table, seat: Seat, type: str) -> int:
    """Goods of the type, and one for ships of its colour (IE-22)."""
    own = COLOURS[table.players[seat].colour].level_bonus == type
    return goods_of(table, seat, type) + own


def shipments(table: Table, seat: Seat, type: str = "") -> int:
    """Completed shipments, of one type or of all."""
    return sum(type in ("", TYPE[card]) for card in table.players[seat].completed)


# The most of something


def has_most(table: Table, seat: Seat, found: Sequence[int]) -> bool:
    """Strictly more than everybody else, unless Foxes win the tie (IE-68, IE-433)."""
    return [seat] == tied(table, found)


def tied(table: Table, found: Sequence[int]) -> list[Seat]:
    """Who has the most, at least one; Foxes beat all others."""
    most = max(found)
    first = [seat for seat, n in enumerate(found) if n == most > 0]
    return [seat for seat in first if has(table, seat, "foxes")] or first


def majorities_now(table: Table, seat: Seat) -> list[str]:
    """The types of which a player has the most goods."""
    seats = range(len(table.players))
    return [
        type
        for type in TYPES
        if has_most(table, seat, [goods_of(table, each, type) for each in seats])
    ]


# Limits


def imports_room(table: Table, seat: Seat) -> int:
    """How many cards may still go to imports: one more than completed shipments (IE-45)."""
    player = table.players[seat]
    if player.unlimited:
        return len(CARDS)
    return max(0, len(player.completed) + 1 - len(player.imports))


def goods_fit(table: Table, seat: Seat, cards: Sequence[str]) -> bool:
    """Whether all these cards have room in the goods: two for each shipment and two (IE-45)."""
    player = table.players[seat]
    limit = 2 * len(player.completed) + 2
    return goods_weight(table, seat, [*player.goods, *cards]) <= limit


def goods_fit_without(table: Table, seat: Seat, shipment: str) -> bool:
    """Whether a completed shipment would have room as a good: it lifts no limit then (IE-811)."""
    player = table.players[seat]
    limit = 2 * (len(player.completed) - 1) + 2
    return goods_weight(table, seat, [*player.goods, shipment]) <= limit


def imports_room_without(table: Table, seat: Seat) -> bool:
    """Whether there is room in the imports for a shipment that leaves the completed ones."""
    player = table.players[seat]
    return player.unlimited or len(player.imports) < len(player.completed)


def goods_weight(table: Table, seat: Seat, cards: Sequence[str]) -> int:
    """What goods count for their limit: with Scotch Whisky two luxury goods as one."""
    luxury = sum(TYPE[card] == "luxury" for card in cards)
    saved = luxury // 2 if has(table, seat, "scotch-whisky") else 0
    return len(cards) - saved


def sees_all_types(table: Table, seat: Seat) -> bool:
    """Whether completed shipments are of every type (Board Games)."""
    return {TYPE[card] for card in table.players[seat].completed} == set(TYPES)


# Actions


def stands_for(table: Table, seat: Seat, action: str) -> tuple[str, ...]:
    """The actions whose cards a player may use for this one."""
    if action in SHARED and has(table, seat, "rice-cookers"):
        return (action, *(other for other in SHARED if other != action))
    return (action,)


def window_of(table: Table, seat: Seat) -> tuple[str, ...]:
    """The actions of a player's window: the led one, or Load by Neural Units (IE-257)."""
    follows = table.players[seat].follows
    return stands_for(table, seat, "load" if follows == "load" else table.led)


def from_imports(table: Table, seat: Seat, action: str) -> int:
    """The actions that imports give, virtual ones too (IE-14)."""
    actions = stands_for(table, seat, action)
    found = _held(table.players[seat], actions)
    if "load" in actions:
        found += (
            goods_of(table, seat, "technology") // 2 * len(holders(table, seat, "refrigerators"))
        )
    if action == "import":
        found += len(holders(table, seat, "glasses"))
    if action == "pirate":
        theirs = sum(_held(table.players[each], (action,)) for each in others(table, seat))
        found += theirs * len(holders(table, seat, "cannons"))
    return found


def _held(player: Player, actions: Sequence[str]) -> int:
    return sum(ACTION[CARDS[card].type] in actions for card in player.imports)


def action_of(card: str) -> str:
    """The action printed on a card (IE-4)."""
    return ACTION[CARDS[card].type]


# Ships


def capacity(table: Table, seat: Seat) -> int:
    """What each ship of a player can carry."""
    carries = RULES.ship_capacity
    return carries.with_tablets if has(table, seat, "tablets") else carries.value


def payout(containers: int) -> int:
    """What the bank pays for a completed ship (IE-40 b)."""
    return PAYOUT[min(containers, max(PAYOUT))]


def needed(table: Table, seat: Seat, card: str) -> int:
    """How many containers a contract needs; luxury half of it with Prefab Houses."""
    count = CARDS[card].containers
    halved = TYPE[card] == "luxury" and has(table, seat, "prefab-houses")
    return -(-count // 2) if halved else count


def missing(table: Table, seat: Seat, contract: Contract) -> int:
    """How many slots of a contract are free."""
    return max(0, needed(table, seat, contract.card) - len(contract.loads))


def expected(table: Table, seat: Seat, ship: Ship) -> int:
    """Containers aboard and still missing (IE-420)."""
    return len(ship.aboard) + sum(missing(table, seat, each) for each in ship.contracts)


def is_full(table: Table, seat: Seat, ship: Ship) -> bool:
    """Whether every contract on a ship has all its containers (IE-39)."""
    filled = all(missing(table, seat, contract) == 0 for contract in ship.contracts)
    return not ship.sea and bool(ship.contracts) and filled


def contracts(table: Table, seat: Seat) -> list[Contract]:
    """The open contracts of a player that can still be changed."""
    ships = table.players[seat].ships
    return [contract for ship in ships if not ship.bound for contract in ship.contracts]


def with_contract(table: Table, card: str) -> tuple[Seat, int, Ship, Contract]:
    """Where an open contract is."""
    for seat, number, ship in ships(table):
        for contract in ship.contracts:
            if contract.card == card:
                return seat, number, ship, contract
    raise AssertionError(f"{card} is no open contract")


def threshold(table: Table) -> int:
    """The credits that bring the end (IE-49, IE-424)."""
    seats = range(len(table.players))
    if any(has(table, seat, "mri-machines") for seat in seats):
        return RULES.end_threshold.with_mri_machines
    return table.house.end_credits


def counted(cards: Sequence[str]) -> dict[str, int]:
    """How many cards of each type, in the order of types."""
    found = Counter(TYPE[card] for card in cards)
    return {type: found[type] for type in TYPES if found[type]}

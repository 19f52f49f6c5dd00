"""The components of this game, read from its data file and checked once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from engine.games.yokohama.components import AreaAction, Board, Components, Removed
from engine.lib.data import checked

DATA = Path(__file__).parent / "data"
PRODUCTS = ("copper", "silk", "tea", "fish")
PORTS, LABS = ("port_a", "port_b"), ("lab_a", "lab_b")
CANAL = "canal"
MOST_POWER = 5
MOST_FAITH = 11  # Power 5 and one of each of the six gifts
MOST_IMPORTS = 4
SHORT = {  # what is long to type
    "copper_mine": "copper",
    "silk_mill": "silk",
    "tea_plantation": "tea",
    "fishing_ground": "fish",
    "employment_agency": "agency",
    "laboratory_a": "lab_a",
    "laboratory_b": "lab_b",
}
_COUNTS = {  # of the components, by the rulebook
    "countries": 5,
    "areas": 14,
    "technologies": 20,
    "technology_cards": 30,
    "orders": 36,
    "five_power_tokens": 20,
    "five_power_tokens_mini_2": 5,
    "building_tiles": 24,
    "achievements": 12,
    "achievement_rewards_mini_1": 6,
}
_AGENTS, _BOARDS, SHOP_SLOTS = 10, 18, 4
_CITIES = {"2": 10, "3": 14, "4": 18}
READER = msgspec.json.Decoder(Components)


def read(data: bytes) -> Components:
    """Parse and check a data file; the error names what is wrong."""
    return checked(data, READER, problems)


def problems(box: Components) -> Iterator[str]:
    """Everything that does not fit the game in the box."""
    yield from _wrong_counts(box)
    yield from _wrong_areas(box)
    yield from _wrong_cards(box)
    yield from _wrong_boards(box)


def _wrong_counts(box: Components) -> Iterator[str]:
    for name, wanted in _COUNTS.items():
        found: tuple[msgspec.Struct, ...] = getattr(box, name)
        if len(found) != wanted:
            yield f"{name}: {len(found)} found, {wanted} expected"
        ids = Counter(str(getattr(one, "id", "")) for one in found)
        yield from (f"{name}: {id} stands there twice" for id, n in ids.items() if n > 1)
    own = {token.id for token in box.five_power_tokens}
    for id in sorted(own.intersection(token.id for token in box.five_power_tokens_mini_2)):
        yield f"five_power_tokens: {id} belongs to the second mini-expansion"
    agents = sum(country.foreign_agent_tokens for country in box.countries)
    if agents != _AGENTS:
        yield f"countries: {agents} agents found, {_AGENTS} expected"
    categories = Counter(tile.category for tile in box.achievements)
    if categories != {"A": 4, "B": 4, "C": 4}:
        yield "achievements: not four of each category"
    if box.costs.second_order_card.either != box.costs.extra_technology_cost.either:
        yield "costs: one price for a second order and a further technology expected"
    if sum(kind.copies for kind in box.areas) != _BOARDS:
        yield f"areas: {_BOARDS} boards expected"


def _wrong_areas(box: Components) -> Iterator[str]:
    for seats, layout in box.layouts.items():
        removed = box.setup.boards_removed.get(seats)
        left = _BOARDS - sum(removed.areas.values()) if isinstance(removed, Removed) else 0
        if not left == sum(layout.rows_top_to_bottom) == _CITIES.get(seats):
            yield f"layouts: {seats} players have no city of {_CITIES.get(seats)} areas"
        for here, around in layout.adjacency.items():
            if any(here not in layout.adjacency.get(there, ()) for there in around):
                yield f"layouts: {here} touches what does not touch it, {seats} players"
    for kind in box.areas:
        for name in AreaAction.__struct_fields__:
            steps = getattr(kind.action, name)
            if isinstance(steps, tuple) and len(steps) not in (0, MOST_POWER):
                yield f"area {kind.id}: {name} needs {MOST_POWER} values"


def _wrong_cards(box: Components) -> Iterator[str]:
    copies = Counter(card.technology for card in box.technology_cards)
    countries = {country.id for country in box.countries}
    for title in box.technologies:
        if copies[title.id] != title.copies:
            yield f"technology {title.id}: {copies[title.id]} cards, {title.copies} expected"
        if title.production_value < 1:
            yield f"technology {title.id}: a production value of at least 1 expected"
    for id in copies.keys() - {title.id for title in box.technologies}:
        yield f"technology_cards: no technology {id}"
    flags = {card.id: card.country for card in box.technology_cards}
    flags |= {order.id: order.country for order in box.orders}
    for id, country in flags.items():
        if country not in countries:
            yield f"card {id}: no country {country}"
    for order in box.orders:
        if not order.cost or not set(order.cost) <= set(PRODUCTS) or min(order.cost.values()) < 1:
            yield f"order {order.id}: a cost in products expected"
    for tile in box.building_tiles:
        if len(tile.shop_slots) != SHOP_SLOTS:
            yield f"building tile {tile.id}: {SHOP_SLOTS} shop slots expected"
    yield from _wrong_rewards(box)


def _wrong_rewards(box: Components) -> Iterator[str]:
    """Nothing is ever taken by a reward, and only Mining's sources bring products (YK-74)."""
    slots = [r for tile in box.building_tiles for r in (*tile.shop_slots, tile.trading_house_slot)]
    spaces = [s.reward for b in box.management_boards.values() for s in b.spaces_left_to_right]
    plain = [*(order.reward for order in box.orders), *spaces]
    tokens = [token.reward for token in box.five_power_tokens]
    for reward in (*plain, *slots, *tokens):
        if min(msgspec.structs.astuple(reward)) < 0:
            yield f"a reward is negative: {reward}"
        if reward.independent_agent:
            yield "an agent without country comes with the second mini-expansion only"
    if any(r.copper + r.silk + r.tea + r.fish + r.any_product for r in plain):
        yield "orders, church and customs: rewards without products expected"


def _wrong_boards(box: Components) -> Iterator[str]:
    boards = {SHORT.get(name, name): board for name, board in box.management_boards.items()}
    if set(boards) != {*PORTS, *LABS, "church", "customs"}:
        yield f"management_boards: {', '.join(sorted(boards))} found"
        return
    for name in PORTS:
        levels = boards[name].slot_levels_left_to_right
        if len(levels) != boards[name].slots or not set(levels) <= {1, 2, 3} or 1 not in levels:
            yield f"{name}: a level of 1 to 3 for each slot expected"
    for name in LABS:
        extra = boards[name].slot_surcharge_left_to_right
        if len(extra) != boards[name].slots or min(extra, default=-1) < 0:
            yield f"{name}: a surcharge for each slot expected"
    ends = box.end_conditions
    yield from _wrong_spaces("church", boards["church"], ends.church_assistants, MOST_FAITH)
    yield from _wrong_spaces("customs", boards["customs"], ends.customs_assistants, MOST_IMPORTS)


def _wrong_spaces(name: str, board: Board, ends: dict[str, int], most: int) -> Iterator[str]:
    spaces = board.spaces_left_to_right
    if [space.index for space in spaces] != list(range(1, len(spaces) + 1)):
        yield f"{name}: spaces are not numbered from 1"
    if len(spaces) < max(ends.values()):
        yield f"{name}: fewer spaces than assistants that end the game"
    prices = [space.faith if name == "church" else space.imports for space in spaces]
    if any(not 1 <= price <= most for price in prices):
        yield f"{name}: every space needs a value of 1 to {most}"
    if sum(space.blocked_in_2_player for space in spaces) != 1:
        yield f"{name}: one space is blocked with two players"


def kinds_in_play(seats: int) -> dict[str, int]:
    """How many boards of each kind of area make the city (YK-2)."""
    removed = BOX.setup.boards_removed[str(seats)]
    assert isinstance(removed, Removed)
    left = {kind.id: kind.copies - removed.areas.get(kind.id, 0) for kind in BOX.areas}
    return {SHORT.get(kind, kind): n for kind, n in left.items() if n}


def areas_in_play(seats: int) -> tuple[str, ...]:
    """The areas of a city; two of a kind are numbered: `tea_1`, `tea_2`."""
    counted = kinds_in_play(seats).items()
    return tuple(
        kind if n == 1 else f"{kind}_{number}" for kind, n in counted for number in range(1, n + 1)
    )


def boards_in_play(names: Iterable[str], seats: int) -> tuple[str, ...]:
    """The ports or laboratories that are used (YK-2)."""
    known = {SHORT.get(name, name): board for name, board in BOX.management_boards.items()}
    return tuple(name for name in names if known[name].min_players <= seats)


BOX = read((DATA / "yokohama.json").read_bytes())
COUNTRIES = tuple(country.id for country in BOX.countries)
AGENTS = {country.id: country.foreign_agent_tokens for country in BOX.countries}
START, COSTS, POWER = BOX.setup.player_start, BOX.costs, BOX.power
FEE, CANAL_FEE = COSTS.president_fee_yen, COSTS.canal_fee_yen
UNIT_YEN = COSTS.extra_technology_cost.either[0].yen  # what replaces 1 import as a payment
ACTIONS = {SHORT.get(kind.id, kind.id): kind.action for kind in BOX.areas}
KINDS = tuple(ACTIONS)
PRODUCTION = frozenset(SHORT.get(k.id, k.id) for k in BOX.areas if k.type == "production")
KIND = {  # of every area there can be
    **{kind: kind for kind in KINDS},
    **{f"{kind}_{n}": kind for kind in KINDS for n in (1, 2)},
}
EFFECTS = {title.id: title.effect for title in BOX.technologies}
ACHIEVEMENTS = {tile.id: tile for tile in BOX.achievements}
REWARD_TOKENS = {token.id: token for token in BOX.achievement_rewards_mini_1}
INDEPENDENT = "independent"  # an agent without country

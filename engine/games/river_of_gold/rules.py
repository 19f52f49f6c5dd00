"""Pure questions about a position: may, cost of, who owns what."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.games.river_of_gold.components import Ability, Customer
from engine.games.river_of_gold.data import (
    CUSTOMERS,
    GOODS,
    LIMITS,
    PATRONS,
    RIVER_LENGTH,
    ROW_SLOTS,
    SHORE,
    SITES,
    TILES,
    TRACKS,
)
from engine.games.river_of_gold.state import Hand, Player, State, Table

TRADE_GOODS = 2  # of one type for one of another (RG-71); the data file has this in words only
TRADE_KOKU = 5  # for one favour (RG-71); the same
ANY_LENGTH = "free_die_adjust_for_sail"  # the code of Noble 5
SETS_DIE = "set_die_instead_of_rolling"  # the code of Kakita Ryoku


def favour_cost(face: int, wanted: int) -> int:
    """Favour needed to turn the die from one face to another, the short way round (RG-21)."""
    gap = abs(face - wanted)
    return min(gap, 6 - gap)


def turned(face: int, by: int) -> int:
    """The die face after steps up or down; 6 up is 1 (RG-20)."""
    return (face - 1 + by) % 6 + 1


def destination(space: int, steps: int) -> int:
    """Where a boat ends on the ring (RG-35)."""
    return (space - 1 + steps) % RIVER_LENGTH + 1


def completes_journey(space: int, steps: int) -> bool:
    """Whether the boat passes the end of the river (RG-35)."""
    return space + steps > RIVER_LENGTH


def patron_ability(player: Player, code: str) -> Ability | None:
    """This player's patron ability of that code."""
    if player.patron is None:
        return None
    return next((a for a in PATRONS[player.patron].abilities if a.code == code), None)


def completed(player: Player, kind: str) -> list[Customer]:
    """A player's completed customers of one type."""
    cards = (CUSTOMERS[card] for card in player.completed)
    return [card for card in cards if card.type == kind]


def ongoing(player: Player, code: str) -> Ability | None:
    """A lasting ability of that code among the player's completed customers."""
    for card in player.completed:
        ability = CUSTOMERS[card].ongoing
        if ability is not None and ability.code == code:
            return ability
    return None


def owned(table: Table, seat: Seat) -> list[int]:
    """The shore spaces whose building carries this seat's token; two tokens count once (RG-73)."""
    return [space for space, building in table.shore.items() if seat in building.tokens]


def owned_of_type(table: Table, seat: Seat, kind: str) -> int:
    """How many buildings of one type a seat owns."""
    return sum(building_type(table, space) == kind for space in owned(table, seat))


def building_type(table: Table, space: int) -> str:
    """The type of the building on an occupied space."""
    return TILES[table.shore[space].tile].building_type


def owned_regions(table: Table, seat: Seat) -> set[int]:
    """Regions in which a seat owns a building."""
    return {SHORE[space].region for space in owned(table, seat)}


def has_artisan(player: Player, region: int) -> bool:
    """A token on the region's artisan space (RG-46)."""
    return f"artisan_{region}" in player.completed


def has_elder(player: Player, region: int) -> bool:
    """A token on the region's elder space (RG-47)."""
    return f"elder_{region}" in player.completed


def build_cost(player: Player, space: int) -> int:
    """The price of a site, two less with the region's artisan (RG-25)."""
    printed = SHORE[space].koku_cost
    assert printed is not None, "imperial market spaces are never empty"
    return max(0, printed - _artisan_discount(player, SHORE[space].region))


def _artisan_discount(player: Player, region: int) -> int:
    if not has_artisan(player, region):
        return 0
    ability = CUSTOMERS[f"artisan_{region}"].ongoing
    assert ability is not None
    return ability.koku


def builds_anywhere(player: Player) -> bool:
    """Kaiu Shihobu builds whatever the die shows (RG-94)."""
    return patron_ability(player, "build_in_any_region") is not None


def delivers_anywhere(player: Player) -> bool:
    """Yoritomo delivers whatever the die shows (RG-94)."""
    return patron_ability(player, "deliver_ignoring_die") is not None


def free_sites(table: Table, seat: Seat) -> list[int]:
    """Empty shore spaces where this seat's die lets it build (RG-24)."""
    player = table.players[seat]
    sites = SHORE if builds_anywhere(player) else SITES[player.die]
    return [space for space in sites if space not in table.shore]


def customers_in_reach(player: Player, hand: Hand) -> list[str]:
    """Customers in hand to whom the die lets this player deliver (RG-41)."""
    anywhere = delivers_anywhere(player)
    return [c for c in hand.customers if anywhere or CUSTOMERS[c].region == player.die]


def deliverable(player: Player, hand: Hand) -> list[str]:
    """Those of them whose goods this player has (RG-42)."""
    return [card for card in customers_in_reach(player, hand) if can_pay(player, card)]


def can_pay(player: Player, card: str) -> bool:
    """Whether all goods a customer asks for are held."""
    return all(player.goods[good] >= n for good, n in CUSTOMERS[card].cost.items())


def goods_with_room(player: Player) -> list[str]:
    """Goods of which one more can be held (RG-68)."""
    return [good for good in GOODS if player.goods[good] < LIMITS.each_good_max]


def faces_in_reach(die: int, favour: int) -> dict[int, int]:
    """Other die faces that favour can buy, and for how much (RG-20)."""
    costs = {face: favour_cost(die, face) for face in range(1, 7) if face != die}
    return {face: cost for face, cost in costs.items() if cost <= favour}


def can_trade_away(player: Player, good: str) -> bool:
    """Two goods of this type for one of another that can be held (RG-71, RG-72, RG-102)."""
    return player.goods[good] >= TRADE_GOODS and any(
        held < LIMITS.each_good_max for other, held in player.goods.items() if other != good
    )


def can_buy_favour(player: Player) -> bool:
    """Five koku for one favour, below the limit (RG-71, RG-72)."""
    return player.koku >= TRADE_KOKU and player.favour < player.favour_limit


def monk_targets(table: Table, seat: Seat, whose: str) -> list[int]:
    """Buildings with exactly one token, one's own or an opponent's (RG-49, RG-111)."""
    return [
        space
        for space, building in sorted(table.shore.items())
        if len(building.tokens) == 1 and (building.tokens[0] == seat) == (whose == "own")
    ]


def slot_of(table: Table, tile: str) -> int:
    """The slot of a tile in the row; the end of the row is slot 4 (RG-8)."""
    return ROW_SLOTS - (len(table.row) - 1 - table.row.index(tile))


def advanced(table: Table, seat: Seat, region: int, n: int) -> int:
    """Where n influence take a token; Bayushi Kashiko jumps over other tokens (RG-33, RG-140)."""
    players = table.players
    at, end = players[seat].influence[region], TRACKS[region].length
    if patron_ability(players[seat], "skip_occupied_influence_spaces") is None:
        return min(at + n, end)
    taken = {p.influence[region] for p in players if p is not players[seat]} - {0}
    while n and at < end:
        at += 1
        n -= at not in taken
    return at


def can_draw(state: State) -> bool:
    """Whether there is a customer to draw (RG-45)."""
    deck = state.box.customers
    return bool(deck.cards or deck.discarded)


def price_of_a_face(player: Player) -> int:
    """The favour that Kakita Ryoku would pay; 0 for others, and if she does not have it."""
    ability = patron_ability(player, SETS_DIE)
    return ability.favour if ability is not None and player.favour >= ability.favour else 0


def end_shows_something(state: State) -> bool:
    """Whether a tile comes into the row, or the die is rolled, before somebody is asked again."""
    table, box = state.table, state.box
    new_tile = table.tile_taken and bool(box.era_1 or box.era_2)
    rolls = table.ended_by is None and not price_of_a_face(table.players[table.active])
    return new_tile or rolls

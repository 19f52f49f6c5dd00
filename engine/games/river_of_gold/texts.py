"""Tiles, customers and rewards in words, composed from their data."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.components import Customer, Reward
from engine.games.river_of_gold.data import CUSTOMERS, SHORE, TILES
from engine.games.river_of_gold.state import Player, Table

_BRIEF = ("koku_per_owned_building", "koku_per_completed_customer", "influence")
_MOST_AT_ONCE = 4  # gains that a menu has room for beside the rewards of a tile


def tile_name(tile: str) -> Msg:
    """A tile by its type, era and number; starting tiles and imperial markets by what they are."""
    known = TILES[tile]
    kind = ref("building", known.building_type)
    if known.era is None:
        return msg(f"rog-tile-name-{known.kind}", building=kind)
    return msg("rog-tile-name", building=kind, era=known.era, number=int(tile.rpartition("_")[2]))


def tile_brings(tile: str, now: tuple[Msg, ...]) -> Msg:
    """What building a tile brings at once, then its visitors and its owners, for a menu.

    Where it brings much at once, visitors have to be read on the tile.
    """
    visitor, owner = _brief(TILES[tile].visitor_rewards), _brief(TILES[tile].owner_rewards)
    if len(now) > _MOST_AT_ONCE:
        return msg("rog-tile-brings-much", now=now, owner=owner)
    now = now or (msg("rog-brings-nothing"),)
    return msg("rog-tile-brings", now=now, visitor=visitor, owner=owner)


def tile_speech(tile: str) -> Msg:
    """What a tile gives its builder, its visitors and its owners, for lines of text."""
    known = TILES[tile]
    visitor = tuple(map(reward_words, known.visitor_rewards))
    if not known.ownable:
        return msg("rog-say-tile-visitor", visitor=visitor)
    owner = tuple(map(reward_words, known.owner_rewards))
    influence = known.build_influence or 0
    return msg("rog-say-tile-text", influence=influence, visitor=visitor, owner=owner)


def reward_words(reward: Reward, key: str = "rog-reward") -> Msg:
    """A reward in words."""
    if reward.good:
        return msg("rog-amount-good", n=reward.n, good=ref("good", reward.good))
    if reward.building_type:
        building = ref("building", reward.building_type)
        return msg(f"{key}-{reward.kind}", n=reward.n, building=building)
    return msg(f"{key}-{reward.kind}", n=reward.n)


def _brief(rewards: Iterable[Reward]) -> tuple[Msg, ...]:
    """Rewards in as few words as a menu needs."""
    return tuple(
        reward_words(r, "rog-brief" if r.kind in _BRIEF else "rog-reward") for r in rewards
    )


def cost_words(card: str) -> tuple[Msg, ...]:
    """The goods a customer asks for."""
    cost = CUSTOMERS[card].cost
    return tuple(msg("rog-amount-good", n=n, good=ref("good", g)) for g, n in cost.items() if n)


def customer_words(card: str) -> Msg:
    """Delivery, lasting and final effects of a customer."""
    known = CUSTOMERS[card]
    return msg(f"rog-text-{_text_of(known)}", region=ref("region", known.region))


def _text_of(card: Customer) -> str:
    """Which text a card has: merchants and nobles one each, monks two between them."""
    if card.type == "monk":
        return "monk_own" if card.region % 2 else "monk_opponent"
    return card.id if card.type in ("merchant", "noble") else card.type


def lasting_words(card: str) -> tuple[Msg, ...]:
    """What a customer is good for after its delivery; monks bring all they have at once."""
    known = CUSTOMERS[card]
    if known.type == "monk":
        return ()
    return (msg(f"rog-lasting-{_text_of(known)}", region=known.region),)


def patron_words(patron: str) -> Msg:
    """What a patron does."""
    return msg(f"rog-patron-{patron}-text")


def pays_owners(table: Table, space: int) -> Msg:
    """What a building with one token gives a second one, as the second line of an option."""
    building = table.shore[space]
    owner = _brief(TILES[building.tile].owner_rewards)
    name, whose = tile_name(building.tile), ref("seat", building.tokens[0])
    return msg("rog-on-tile", tile=name, player=whose, owner=owner)


def asks_for(card: str) -> Msg:
    """What a customer asks for, as the second line of an option."""
    return msg("rog-asks-for", cost=cost_words(card))


def face_costs(player: Player, face: int, favour: int) -> Msg:
    """What a face of the die costs, and where it leads, as the second line of an option."""
    first, second = (rules.destination(boat.space, face) for boat in player.boats)
    region = ref("region", face)
    return msg("rog-cost-favour", n=favour, region=region, first=first, second=second)


def site_costs(player: Player, space: int) -> Msg:
    """What a site costs, where boats will pass it, and what its builder scores for that (RG-94)."""
    site = SHORE[space]
    trader = rules.patron_ability(player, "vp_per_touching_river_space_on_build")
    return msg(
        "rog-cost-koku",
        n=rules.build_cost(player, space),
        region=ref("region", site.region),
        rivers=tuple(msg("rog-say-river", space=river) for river in site.river_spaces),
        vp=trader.n * len(site.river_spaces) if trader else 0,
    )

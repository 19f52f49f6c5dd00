"""Tiles, customers and rewards in words, composed from their data."""

from __future__ import annotations

from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold.components import Reward
from engine.games.river_of_gold.data import CUSTOMERS, TILES


def tile_name(tile: str) -> Msg:
    """A tile by its type, era and number; starting tiles and imperial markets by what they are."""
    known = TILES[tile]
    kind = ref("building", known.building_type)
    if known.era is None:
        return msg(f"rog-tile-name-{known.kind}", building=kind)
    return msg("rog-tile-name", building=kind, era=known.era, number=int(tile.rpartition("_")[2]))


def tile_words(tile: str) -> Msg:
    """What a tile gives its builder, its visitors and its owners, short enough for a menu."""
    return _tile_gives(tile, "rog-tile")


def tile_speech(tile: str) -> Msg:
    """The same in whole words, for lines of text."""
    return _tile_gives(tile, "rog-say-tile")


def _tile_gives(tile: str, key: str) -> Msg:
    known = TILES[tile]
    visitor = tuple(map(reward_words, known.visitor_rewards))
    if not known.ownable:
        return msg(f"{key}-visitor", visitor=visitor)
    owner = tuple(map(reward_words, known.owner_rewards))
    influence = known.build_influence or 0
    return msg(f"{key}-text", influence=influence, visitor=visitor, owner=owner)


def reward_words(reward: Reward) -> Msg:
    """A reward in words."""
    if reward.good:
        return msg("rog-amount-good", n=reward.n, good=ref("good", reward.good))
    if reward.building_type:
        kind = ref("building", reward.building_type)
        return msg(f"rog-reward-{reward.kind}", n=reward.n, building=kind)
    return msg(f"rog-reward-{reward.kind}", n=reward.n)


def cost_words(card: str) -> tuple[Msg, ...]:
    """The goods a customer asks for."""
    cost = CUSTOMERS[card].cost
    return tuple(msg("rog-amount-good", n=n, good=ref("good", g)) for g, n in cost.items() if n)


def customer_words(card: str) -> Msg:
    """Delivery, lasting and final effects of a customer."""
    known = CUSTOMERS[card]
    special = f"{known.type}_{known.region}" if known.type in ("merchant", "noble") else known.type
    if known.type == "monk":
        special = "monk_own" if known.region % 2 else "monk_opponent"
    return msg(f"rog-text-{special}", region=ref("region", known.region))


def patron_words(patron: str) -> Msg:
    """What a patron does."""
    return msg(f"rog-patron-{patron}-text")


def asks_for(card: str) -> Msg:
    """What a customer asks for, as the second line of an option."""
    return msg("rog-asks-for", cost=cost_words(card))

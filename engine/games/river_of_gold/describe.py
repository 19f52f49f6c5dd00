"""The whole view in lines of text: for the terminal, for screen readers, for search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.decision import Seat
from engine.core.words import Msg, Part, Ref, msg, ref
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.components import ScoringSide
from engine.games.river_of_gold.data import (
    MASTERIES,
    PATRONS,
    REGIONS,
    SCORING_TILES,
    SHORE,
    TILES,
    side,
)
from engine.games.river_of_gold.state import Boat, Player, View
from engine.games.river_of_gold.texts import (
    cost_words,
    customer_words,
    patron_words,
    tile_name,
    tile_speech,
)


def describe(view: View) -> list[Part]:
    """Everything this pair of eyes can see, most important first."""
    found = {
        "status": _status(view),
        "offers": _offers(view),
        "players": (line for seat in range(view.seats) for line in _player(view, seat)),
        "row": _row(view),
        "masteries": _masteries(view),
        "regions": (line for region in REGIONS for line in _region(view, region)),
        "hand": _hand(view),
    }
    parts = (Part(name, tuple(lines), name == "hand") for name, lines in found.items())
    return [part for part in parts if part.lines]


def _status(view: View) -> Iterator[Msg]:
    table = view.table
    if view.outcome is not None:
        yield msg("rog-say-over", winners=_names(view.outcome.winners))
        return
    if not all(player.die for player in table.players):
        yield msg("rog-say-set-up", who=_names(view.waiting))
        return
    era = 2 if table.emperor_came else 1
    yield msg("rog-say-turn", turn=table.turn + 1, player=ref("seat", table.active), era=era)
    if table.ended_by is not None:
        yield msg("rog-say-last-round", player=ref("seat", table.ended_by))


def _names(seats: Iterable[Seat]) -> tuple[Ref, ...]:
    return tuple(ref("seat", seat) for seat in seats)


def _offers(view: View) -> Iterator[Msg]:
    """Patrons that can still be drafted lie open (RG-92)."""
    for patron in view.table.offered_patrons:
        clan = ref("clan", PATRONS[patron].clan)
        text = patron_words(patron)
        yield msg("rog-say-offer", patron=ref("patron", patron), clan=clan, text=text)


def _player(view: View, seat: Seat) -> Iterator[Msg]:
    player = view.table.players[seat]
    yield msg(
        "rog-say-player",
        player=ref("seat", seat),
        clan=ref("clan", player.clan),
        vp=player.vp,
        koku=player.koku,
        silk=player.goods["silk"],
        rice=player.goods["rice"],
        porcelain=player.goods["porcelain"],
        favour=player.favour,
        limit=player.favour_limit,
    )
    yield msg("rog-say-boats", die=player.die, boats=tuple(map(_boat, player.boats)))
    if player.patron is not None:
        text = patron_words(player.patron)
        yield msg("rog-say-patron", patron=ref("patron", player.patron), text=text)
    completed = tuple(ref("customer", card) for card in player.completed)
    yield msg("rog-say-cards", hand=view.counts.hands[seat], done=len(completed))
    if completed:
        yield msg("rog-say-completed", cards=completed)


def _boat(boat: Boat) -> Msg:
    return msg("rog-say-royal-boat" if boat.royal else "rog-say-boat", space=boat.space)


def _row(view: View) -> Iterator[Msg]:
    counts = view.counts
    yield msg("rog-say-row", era_1=counts.era_1, era_2=counts.era_2)
    for tile in view.table.row:
        slot = rules.slot_of(view.table, tile)
        yield msg("rog-say-slot", slot=slot, tile=tile_name(tile), text=tile_speech(tile))
    for top in (counts.era_1_top, counts.era_2_top):
        if top is not None:
            yield msg("rog-say-next", tile=tile_name(top), text=tile_speech(top))
    yield msg("rog-say-deck", deck=counts.customers, discarded=counts.discarded)


def _masteries(view: View) -> Iterator[Msg]:
    for mastery in view.table.masteries:
        slots = MASTERIES[mastery.id].vp_slots[side(view.seats)]
        claims = tuple(
            msg("rog-say-claim", player=ref("seat", seat), vp=vp)
            for seat, vp in zip(mastery.claimed, slots, strict=False)
        )
        free = tuple(msg("rog-amount-vp", n=vp) for vp in slots[len(claims) :])
        name, text = ref("mastery", mastery.id), msg(f"rog-mastery-{mastery.id}-text")
        yield msg("rog-say-mastery", mastery=name, text=text)
        if claims:
            yield msg("rog-say-claims", claims=claims)
        if free:
            yield msg("rog-say-free-slots", slots=free)


def _region(view: View, region: int) -> Iterator[Msg]:
    table = view.table
    yield _worth(region, SCORING_TILES[table.regions[region]].sides[side(view.seats)])
    yield msg("rog-say-influence", who=tuple(_influence(view, region)))
    for space in (space for space, site in SHORE.items() if site.region == region):
        yield _site(view, space)


def _worth(region: int, tile: ScoringSide) -> Msg:
    """What the places are worth; with two players the second must be near (RG-91)."""
    name, near = ref("region", region), tile.second_place_max_distance
    worth = tuple(msg("rog-amount-vp", n=vp) for vp in tile.places)
    if near is None or len(worth) == 1:
        return msg("rog-say-region", number=region, region=name, worth=worth)
    return msg("rog-say-region-near", number=region, region=name, worth=worth, near=near)


def _influence(view: View, region: int) -> Iterator[Msg]:
    for seat, player in enumerate(view.table.players):
        key = "rog-say-standing" + _marks(player, region)
        yield msg(key, player=ref("seat", seat), at=player.influence[region])


def _marks(player: Player, region: int) -> str:
    """Which of the region's two special spaces hold this player's token."""
    artisan = "-artisan" if rules.has_artisan(player, region) else ""
    return artisan + ("-elder" if rules.has_elder(player, region) else "")


def _site(view: View, space: int) -> Msg:
    river = tuple(msg("rog-say-river", space=r) for r in SHORE[space].river_spaces)
    building = view.table.shore.get(space)
    if building is None:
        return msg("rog-say-empty", space=space, cost=SHORE[space].koku_cost or 0, river=river)
    name, text = tile_name(building.tile), tile_speech(building.tile)
    if not TILES[building.tile].ownable:
        return msg("rog-say-unowned", space=space, tile=name, text=text, river=river)
    owners = _names(building.tokens)
    return msg("rog-say-built", space=space, tile=name, text=text, owners=owners, river=river)


def _hand(view: View) -> Iterator[Msg]:
    if view.hand is None or view.seat is None:
        return
    player = view.table.players[view.seat]
    now = rules.deliverable(player, view.hand)
    yield msg("rog-say-hand", n=len(view.hand.customers))
    for card in view.hand.customers:
        key = "rog-say-card-now" if card in now else "rog-say-card"
        yield msg(
            key, customer=ref("customer", card), cost=cost_words(card), text=customer_words(card)
        )

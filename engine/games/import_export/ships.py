"""Containers on ships: where they fit, how they come aboard and leave, and when ships return."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.decision import Seat
from engine.core.frame import Ctx
from engine.core.words import ref
from engine.games.import_export import places, rules
from engine.games.import_export.cards import discard
from engine.games.import_export.data import CARDS, TYPE
from engine.games.import_export.effects import ACCEPTS, WILD
from engine.games.import_export.events import emit
from engine.games.import_export.state import Cause, Contract, Ship, State, Table, Trigger

SAIL = "sail"  # what a full ship waits for
_TORTILLAS = "tortillas"


def fits(table: Table, seat: Seat, contract: str, container: str) -> bool:
    """Whether the colour of a container is one the contract takes (IE-25, IE-66)."""
    return _takes(table, seat, contract, TYPE[container])


def _takes(table: Table, seat: Seat, contract: str, found: str) -> bool:
    wanted = TYPE[contract]
    if wanted == found or contract == _TORTILLAS:
        return True
    held = {effect for _, effect in rules.effects(table, seat)}
    return any(ACCEPTS.get(e) == wanted or WILD.get(e) == found for e in held)


def _free(table: Table, seat: Seat, contract: Contract) -> int:
    """Slots that nothing waits on."""
    return rules.missing(table, seat, contract) - bool(contract.half)


def slots(table: Table, seat: Seat, container: str) -> list[str]:
    """The contracts that take this container."""
    return [
        contract.card
        for contract in rules.contracts(table, seat)
        if _free(table, seat, contract) > 0 and fits(table, seat, contract.card, container)
    ]


def halves(table: Table, seat: Seat, container: str) -> list[str]:
    """Contracts on which this container completes the pair that has been begun."""
    return [
        contract.card
        for contract in rules.contracts(table, seat)
        if contract.half and TYPE[contract.half] == TYPE[container]
    ]


def pair_slots(table: Table, seat: Seat) -> list[str]:
    """Contracts that take a technology container, and so a pair (Robot Cats, IE-815)."""
    if not rules.has(table, seat, "robot-cats"):
        return []
    return [
        contract.card
        for ship in table.players[seat].ships
        if not ship.bound and rules.expected(table, seat, ship) < rules.capacity(table, seat)
        for contract in ship.contracts
        if _takes(table, seat, contract.card, "technology")
        and not contract.half
        and rules.missing(table, seat, contract)
    ]


def any_slot(table: Table, seat: Seat) -> bool:
    """Whether one of a player's contracts lacks a container."""
    return any(_free(table, seat, each) > 0 for each in rules.contracts(table, seat))


def has_room(table: Table, seat: Seat, ship: Ship, card: str) -> bool:
    """Whether one more contract may be put on a ship (IE-21)."""
    if ship.sea or ship.bound:
        return False
    aboard = rules.expected(table, seat, ship) if ship.contracts else 0
    return aboard + rules.needed(table, seat, card) <= rules.capacity(table, seat)


def contract(ctx: Ctx[State], seat: Seat, card: str, number: int) -> Contract:
    """A card becomes an open contract; a container left aboard fills its first slot (IE-312)."""
    table = ctx.state.table
    ship = table.players[seat].ships[number - 1]
    made = Contract(card)
    ship.contracts.append(made)
    left, ship.cargo = ship.cargo, []
    at = (places.ship(seat, number), places.card(card))
    ctx.log("ie-contracted", seat, at=at, card=ref("card", card), ship=number)
    emit(ctx, "contracted", seat, cards=(card,))
    for container in left:
        if fits(table, seat, card, container):
            load(ctx, seat, card, (container,))
        else:
            discard(ctx, container)
            ctx.log("ie-unfit", seat, at=at, card=ref("card", container))
    return made


def load(ctx: Ctx[State], seat: Seat, onto: str, cards: Sequence[str], how: str = "") -> None:
    """A container, or a pair, comes on a slot; a ship filled by it sails before reactions."""
    _, number, _, made = rules.with_contract(ctx.state.table, onto)
    made.loads.append(list(cards))
    at = (places.card(onto), places.ship(seat, number))
    for card in cards:
        ctx.log("ie-loaded", seat, at=at, card=ref("card", card), contract=ref("card", onto))
    check_full(ctx, seat, number)
    emit(ctx, "loaded", seat, cards=cards, at=how)


def begin_pair(ctx: Ctx[State], seat: Seat, onto: str, card: str) -> None:
    """The first half of a pair waits on its slot."""
    _, number, _, made = rules.with_contract(ctx.state.table, onto)
    made.half = card
    at = (places.card(onto), places.ship(seat, number))
    ctx.log("ie-half", seat, at=at, card=ref("card", card), contract=ref("card", onto))


def end_pair(ctx: Ctx[State], seat: Seat, onto: str, card: str, how: str = "") -> None:
    """The second half: both are one container now."""
    made = rules.with_contract(ctx.state.table, onto)[3]
    assert made.half is not None
    first, made.half = made.half, None
    load(ctx, seat, onto, (first, card), how)


def half_loaded(table: Table, seat: Seat) -> list[str]:
    """The contracts on which the first half of a pair waits."""
    return [made.card for made in rules.contracts(table, seat) if made.half]


def drop_halves(
    ctx: Ctx[State], seat: Seat, contracts: Iterable[Contract], but: Sequence[str] = ()
) -> None:
    """What no second half came for is discarded, at the latest when its ship sails (IE-274)."""
    for made in contracts:
        if made.half and made.card not in but:
            discard(ctx, made.half)
            at = (places.card(made.card),)
            ctx.log("ie-half-lost", seat, at=at, card=ref("card", made.half))
            made.half = None


def check_full(ctx: Ctx[State], seat: Seat, number: int) -> None:
    """A full ship is completed at once, or after the one that is being completed (IE-27)."""
    table = ctx.state.table
    ship = table.players[seat].ships[number - 1]
    if table.over or ship.bound or not rules.is_full(table, seat, ship):
        return
    ship.bound = True
    trigger = Trigger(seat, "", SAIL, Cause("full", seat, at=places.ship(seat, number)))
    if table.sailing:
        table.queue.append(trigger)
    else:
        table.queue.insert(0, trigger)


def lift(ctx: Ctx[State], card: str) -> tuple[Seat, int]:
    """A container leaves its ship; an emptied ship returns, a slot in port is free again."""
    for owner, number, ship in rules.ships(ctx.state.table):
        if card in ship.cargo:
            ship.cargo.remove(card)
            check_return(ctx, owner, number)
            return owner, number
        for made in ship.contracts:
            if card in made.aboard:
                _unload(ctx, made, card)
                return owner, number
    raise AssertionError(f"{card} is on no ship")


def _unload(ctx: Ctx[State], made: Contract, card: str) -> None:
    """What is left of a pair is no container of its own."""
    if made.half == card:
        made.half = None
        return
    load = next(load for load in made.loads if card in load)
    made.loads.remove(load)
    discard(ctx, *(other for other in load if other != card))


def check_return(ctx: Ctx[State], seat: Seat, number: int) -> None:
    """An emptied ship returns; with Hydroponics already with its last container (IE-43)."""
    table = ctx.state.table
    ship = table.players[seat].ships[number - 1]
    last = 1 if rules.has(table, seat, "hydroponics") else 0
    if ship.sea and len(ship.cargo) <= last:
        ship.sea = False
        place = places.ship(seat, number)
        ctx.log("ie-returned", seat, at=(place,), ship=number)
        emit(ctx, "returned", seat, n=len(ship.cargo), at=place)


def after_change(ctx: Ctx[State]) -> None:
    """Completed shipments have changed: what they rule holds from now on."""
    table = ctx.state.table
    for seat, player in enumerate(table.players):
        lifted = player.unlimited or rules.sees_all_types(table, seat)
        player.unlimited = lifted and rules.has(table, seat, "board-games")
    for seat, number, _ in list(rules.ships(table)):
        check_return(ctx, seat, number)
        check_full(ctx, seat, number)


def give_up(ctx: Ctx[State], seat: Seat, card: str) -> None:
    """The captain discards an open contract with its containers (IE-20, IE-804)."""
    _, number, ship, made = rules.with_contract(ctx.state.table, card)
    ship.contracts.remove(made)
    discard(ctx, card, *made.aboard)
    at = (places.ship(seat, number),)
    ctx.log("ie-gave-up", seat, at=at, card=ref("card", card), n=len(made.aboard))
    check_full(ctx, seat, number)


def level_met(table: Table, seat: Seat, card: str) -> bool:
    """Whether a player's level is enough for a contract (IE-21)."""
    return rules.level(table, seat, TYPE[card]) >= CARDS[card].level

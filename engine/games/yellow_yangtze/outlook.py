"""How a conflict stands or would stand, as second lines of options: data first, then words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.decision import Seat
from engine.core.words import Msg, Ref, msg, ref
from engine.games.yellow_yangtze.board import Front
from engine.games.yellow_yangtze.state import Conflict, Side, Standing, Support


def owned(leader: Standing) -> Msg:
    """A leader and whose it is."""
    return msg("yy-owned-leader", player=ref("seat", leader.seat), role=ref("role", leader.colour))


def gain_ahead(seat: Seat, colour: str) -> Msg:
    """Whose point a tile would be."""
    return msg("yy-about-gain", player=ref("seat", seat), n=1, vp=ref("vp", colour))


def war_ahead(fronts: Sequence[Front]) -> Msg:
    """The war that a tile would start, and who would win it if nobody gave support."""
    sides = tuple(_side(front.at, front.strength, front.leaders) for front in fronts)
    leads = _leads([(front.at, front.strength) for front in fronts])
    return msg("yy-about-war", sides=sides, outlook=leads)


def revolt_ahead(seat: Seat, own: int, against: int) -> Msg:
    """The revolt that a leader would start, and who would win it if nobody committed more."""
    who, ahead = ref("seat", seat), _ahead(own, against)
    return msg("yy-about-revolt", player=who, own=own, against=against, outlook=ahead)


def duel_ahead(own: int, against: int, attacks: bool) -> Msg:
    """A revolt after somebody has committed; the defender wins a tie (YY-50)."""
    ahead = _ahead(own, against) if attacks else _ahead(against, own, "defender")
    return msg("yy-about-duel", own=own, against=against, outlook=ahead)


def _ahead(attacker: int, defender: int, reader: str = "attacker") -> Msg:
    leader = "attacker" if attacker > defender else "defender"
    return msg("yy-outlook-yours" if leader == reader else "yy-outlook-theirs")


def war_with(conflict: Conflict, side: Side, support: Support) -> Msg:
    """A war after somebody has supported one of its sides."""
    totals = [
        (each, each.strength + (support.strength if each is side else 0)) for each in conflict.sides
    ]
    sides = tuple(_side(each.at, total, each.leaders) for each, total in totals)
    leads = _leads([(each.at, total) for each, total in totals])
    return msg("yy-about-standing", sides=sides, outlook=leads)


def _side(at: str, strength: int, leaders: Iterable[Standing]) -> Msg:
    return msg("yy-about-side", hex=at, strength=strength, leaders=tuple(map(owned, leaders)))


def _leads(totals: list[tuple[str, int]]) -> Msg:
    most = max(strength for _, strength in totals)
    best = [at for at, strength in totals if strength == most]
    return msg("yy-outlook-state", hex=best[0]) if len(best) == 1 else msg("yy-outlook-level")


def victory(side: Side, losers: Iterable[Side], losses: int) -> Msg:
    """What it means that this side wins: who goes home, how many more soldiers it loses."""
    beaten = tuple(owned(leader) for loser in losers for leader in loser.leaders)
    told = len(beaten)  # their names would be too long for a second line
    return msg("yy-about-victory", hex=side.at, leaders=beaten, beaten=told, n=losses)


def removal(colour: str, pagoda: str | None, leaders: Iterable[Standing] = ()) -> Msg:
    """What is on a hex, and what falls with its tile."""
    falls: tuple[Msg | Ref, ...] = tuple(map(owned, leaders))
    if pagoda is not None:
        falls = (ref("pagoda", pagoda), *falls)
    if not falls:
        return msg("yy-about-tile", tile=ref("tile", colour))
    return msg("yy-about-falls", role=ref("role", colour), falls=falls)

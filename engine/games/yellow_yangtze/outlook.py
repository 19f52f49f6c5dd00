"""How things stand or would stand, as second lines of options: data first, then words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.core.decision import Seat
from engine.core.words import Msg, Said, msg, ref
from engine.games.yellow_yangtze.board import Front
from engine.games.yellow_yangtze.state import Conflict, Pagoda, Side, Standing, Support
from engine.games.yellow_yangtze.texts import triangle

_cached = lru_cache(maxsize=2048)  # the same few hundred are said over and over


@_cached
def owned(leader: Standing) -> Msg:
    """A leader and whose it is."""
    return msg("yy-owned-leader", player=ref("seat", leader.seat), role=ref("role", leader.colour))


def _player(seat: Seat, reader: Seat) -> Said:
    """A player as another one, or they themselves, speak of them."""
    return msg("yy-you") if seat == reader else ref("seat", seat)


def by_player(leaders: Iterable[Standing], reader: Seat) -> tuple[Msg, ...]:
    """Some leaders in few words: each player's by their colours."""
    colours: dict[Seat, list[Said]] = {}
    for leader in leaders:
        colours.setdefault(leader.seat, []).append(ref("colour", leader.colour))
    return tuple(
        msg("yy-about-leaders", player=_player(seat, reader), colours=tuple(found))
        for seat, found in colours.items()
    )


def gain_ahead(seat: Seat | None, colour: str, reader: Seat) -> Msg | None:
    """Whose point a tile would be."""
    if seat is None:
        return None
    key = "yy-about-own" if seat == reader else "yy-about-gain"
    return msg(key, player=ref("seat", seat), n=1, colour=ref("colour", colour))


def pagoda_ahead(owner: Seat | None, reader: Seat, gain: Msg | None) -> Msg:
    """The pagoda that a tile lets its player build, and the point it brings at once."""
    pagoda = _whose("yy-about-pagoda", owner, reader)
    if gain is None:
        return pagoda
    key = "yy-about-both-own" if gain.key == "yy-about-own" else "yy-about-both"
    return msg(key, pagoda=pagoda, gain=gain, **gain.args)


def pagoda_on(owner: Seat | None, reader: Seat, moved: Pagoda | None) -> Msg:
    """Who would score a pagoda on a triangle, and from where it would have to come."""
    scores = _whose("yy-about-turn", owner, reader)
    if moved is None:
        return scores
    return msg("yy-about-moved", scores=scores, hexes=triangle(moved.hexes))


def pagoda_off(owner: Seat | None, reader: Seat) -> Msg:
    """Who scores a pagoda now and would no longer."""
    return _whose("yy-about-loses", owner, reader)


def _whose(key: str, owner: Seat | None, reader: Seat) -> Msg:
    """A sentence about nobody, the reader or somebody else."""
    if owner is None:
        return msg(f"{key}-nobody")
    return msg(f"{key}-own" if owner == reader else f"{key}-other", player=ref("seat", owner))


def war_ahead(fronts: Sequence[Front], reader: Seat, adds: int) -> Msg:
    """The war that a tile would start, and who would win it if nobody gave support."""
    sides = tuple(_side(front.at, front.strength, front.leaders, reader) for front in fronts)
    leads = _leads([(front.at, front.strength) for front in fronts])
    return msg("yy-about-war", sides=sides, outlook=leads, n=adds)


def revolt_ahead(seat: Seat, own: int, against: int, adds: int) -> Msg:
    """The revolt that a leader would start, and who would win it if nobody committed more."""
    who, ahead = ref("seat", seat), _ahead(own > against)
    return msg("yy-about-revolt", player=who, own=own, against=against, outlook=ahead, n=adds)


def _ahead(won: bool) -> Msg:
    return msg("yy-outlook-yours" if won else "yy-outlook-theirs")


def company_ahead(company: Iterable[Standing], governors: int, pagodas: int, reader: Seat) -> Msg:
    """Whom a leader would join, what holds it there, and what it would score."""
    leaders = by_player(company, reader)
    key = "yy-about-joins" if leaders else "yy-about-alone"
    return msg(key, leaders=leaders, n=governors, pagodas=pagodas)


def duel_ahead(own: Side, other: Side, support: Support | None, attacks: bool) -> Msg:
    """A revolt after somebody has committed; the defender has the last word and wins a tie."""
    total = own.strength + (support.strength if support else 0)
    if attacks:
        ahead = _ahead(total > other.strength)
    else:
        colour = ref("colour", own.leaders[0].colour)
        won = total >= other.strength
        ahead = msg("yy-outlook-won" if won else "yy-outlook-lost", colour=colour)
    return msg("yy-about-duel", own=total, against=other.strength, outlook=ahead)


def war_with(
    conflict: Conflict, reader: Seat, side: Side | None, support: Support | None, last: bool
) -> Msg:
    """A war after somebody has supported one of its sides, or none."""
    given = support.strength if support else 0
    totals = [(each, each.strength + (given if each is side else 0)) for each in conflict.sides]
    sides = tuple(_side(each.at, n, tuple(each.leaders), reader) for each, n in totals)
    leads = _leads([(each.at, total) for each, total in totals], last)
    return msg("yy-about-standing", sides=sides, outlook=leads)


@_cached
def _side(at: str, strength: int, leaders: tuple[Standing, ...], reader: Seat) -> Msg:
    """A side by the players whose leaders clash."""
    seats = dict.fromkeys(leader.seat for leader in leaders)
    who = tuple(_player(seat, reader) for seat in seats)
    return msg("yy-about-side", hex=at, strength=strength, who=who)


def _leads(totals: list[tuple[str, int]], last: bool = False) -> Msg:
    most = max(strength for _, strength in totals)
    best = [at for at, strength in totals if strength == most]
    if len(best) > 1:
        return msg("yy-outlook-choice" if last else "yy-outlook-level")
    return msg("yy-outlook-wins" if last else "yy-outlook-state", hex=best[0])


def victory(side: Side, losers: Sequence[Side], losses: int) -> Msg:
    """What it means that this side wins: who gains, who goes home, how many soldiers it loses."""
    victors = {leader.colour: leader.seat for leader in side.leaders}
    beaten = [leader for loser in losers for leader in loser.leaders]
    gains = tuple(
        msg("yy-about-gain", player=ref("seat", victors[c]), n=1, colour=ref("colour", c))
        for c in (leader.colour for leader in beaten)
        if c in victors
    )
    told, scored = len(beaten), len(gains)  # names of all leaders would be too long
    return msg("yy-about-victory", hex=side.at, gains=gains, scored=scored, beaten=told, n=losses)


def removal(colour: str, pagoda: str | None, reader: Seat, leaders: Iterable[Standing] = ()) -> Msg:
    """What is on a hex, and what falls with its tile."""
    falls: tuple[Said, ...] = by_player(leaders, reader)
    if pagoda is not None:
        falls = (ref("pagoda", pagoda), *falls)
    if not falls:
        return msg("yy-about-tile", tile=ref("tile", colour))
    return msg("yy-about-falls", role=ref("role", colour), falls=falls)

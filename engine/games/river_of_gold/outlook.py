"""What a move would bring its player and the others, in few words (see `draft`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.decision import Seat
from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold.choices import is_open
from engine.games.river_of_gold.data import GOODS
from engine.games.river_of_gold.state import Player, State

# What is named one by one: more does not fit into the second line of an option.
MOST_OWN = 5
MOST_PARTS = 7  # with the names and gains of others


def gains(before: Player, after: Player) -> Iterator[Msg]:
    """What a player has more of, in few words."""
    if n := after.koku - before.koku:
        yield msg("rog-plus-koku", n=n)
    for good in GOODS:
        if n := after.goods[good] - before.goods[good]:
            yield msg("rog-plus-good", n=n, good=ref("good", good))
    if n := after.favour_limit - before.favour_limit:
        yield msg("rog-plus-limit", n=n)
    if n := after.favour - before.favour:
        yield msg("rog-plus-favour", n=n)
    mastery = after.points.get("mastery", 0) - before.points.get("mastery", 0)
    if n := after.vp - before.vp - mastery:
        yield msg("rog-plus-vp", n=n)
    if mastery:
        yield msg("rog-plus-mastery", n=mastery)
    yield from _influence(before, after)


def _influence(before: Player, after: Player) -> Iterator[Msg]:
    """Influence in one or two regions by name, in more of them as a sum."""
    more = [(r, n) for r, at in after.influence.items() if (n := at - before.influence[r])]
    match more:
        case []:
            return
        case [(region, n)]:
            yield msg("rog-plus-influence", n=n, region=region)
        case [(region, n), (other, m)]:
            yield msg("rog-plus-influence-two", n=n, region=region, more=m, other=other)
        case _:
            yield msg("rog-plus-regions", n=sum(n for _, n in more), regions=len(more))


def _sums(before: Player, after: Player) -> Iterator[Msg]:
    """The same as sums, where there is too much to name."""
    sums = {
        "koku": after.koku - before.koku,
        "goods": sum(after.goods.values()) - sum(before.goods.values()),
        "limit": after.favour_limit - before.favour_limit,
        "favour": after.favour - before.favour,
        "vp": after.vp - before.vp,
        "everywhere": sum(after.influence.values()) - sum(before.influence.values()),
    }
    yield from (msg(f"rog-plus-{what}", n=n) for what, n in sums.items() if n)


def others_gains(before: State, after: State, seat: Seat) -> tuple[Msg, ...]:
    """What the other players would have more of."""
    others = (other for other in range(before.seats) if other != seat)
    return tuple(
        msg("rog-other-gains", player=ref("seat", other), what=what)
        for other in others
        if (what := all_gains(before, after, other))
    )


def all_gains(before: State, after: State, seat: Seat, most: int = MOST_OWN) -> tuple[Msg, ...]:
    """What one player would have more of, or would still have to choose; sums beyond `most`."""
    was, now = before.table.players[seat], after.table.players[seat]
    chosen = tuple(_open(after, seat)) if after.table.choices else ()
    if was == now:  # most of the others, most of the time
        return chosen
    own = tuple(gains(was, now))
    if len(own) + len(chosen) <= most:
        return own + chosen
    many = (msg("rog-open-many", n=sum(c.seat == seat for c in after.table.choices)),)
    return (*_sums(was, now), *(chosen if len(chosen) < 2 else many))


def _open(state: State, seat: Seat) -> Iterator[Msg]:
    """What a seat would have to choose."""
    pending = Counter(choice.kind for choice in state.table.choices if choice.seat == seat)
    for kind, n in pending.items():
        if is_open(state, seat, kind):
            yield msg(f"rog-open-{kind}", n=n)


def brought(own: tuple[Msg, ...], others: tuple[Msg, ...]) -> Msg:
    """One's own gains, then those of others; where there are too many, others by their number."""
    if not own and not others:
        return msg("rog-brings-nothing")
    if not others:
        return msg("rog-brings", own=own)
    mine = own or (msg("rog-brings-nothing"),)
    if len(own) + sum(1 + len(_what(other)) for other in others) > MOST_PARTS:
        return msg("rog-brings-many", own=mine, others=len(others))
    return msg("rog-brings-others", own=mine, others=others)


def _what(other: Msg) -> tuple[object, ...]:
    what = other.args["what"]
    assert isinstance(what, tuple)
    return what

"""Gaining things: limits hold, excess is lost, and the log says what really arrived."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from engine.core.decision import Seat
from engine.core.frame import Ctx, Event
from engine.core.words import Arg, Msg, msg, ref
from engine.games.river_of_gold import places, rules
from engine.games.river_of_gold.components import Reward
from engine.games.river_of_gold.data import GOODS, LIMITS, TRACKS
from engine.games.river_of_gold.state import Choice, State, Table

GAINED = "rog-gained"


# Koku by what their receiver has (RG-74).
COUNTED: dict[str, Callable[[Table, Seat, Reward], int]] = {
    "koku_per_owned_building": lambda table, seat, reward: (
        reward.n * rules.owned_of_type(table, seat, reward.building_type)
    ),
    "koku_per_completed_customer": lambda table, seat, reward: (
        reward.n * len(table.players[seat].completed)
    ),
}
CHOSEN = {  # rewards that need a choice, and which
    "any_good": "good",
    "any_market_good": "market",
    "draw_then_discard_customer": "draw",
    "sell_goods": "sell",
}


class Reason(Struct, frozen=True):
    """Where a gain comes from: a part of the score sheet, in words, and on the board."""

    source: str
    words: Msg
    at: tuple[str, ...] = ()


def why(source: str, *at: str, **args: Arg) -> Reason:
    """A reason as it reads: `why("visit", shore(14), space=14)`."""
    return Reason(source, msg(f"rog-why-{source}", **args), at)


def note(ctx: Ctx[State], seat: Seat, reason: Reason, amount: Msg, *more: str) -> None:
    """Log one gain and where it shows; gains of one seat for one reason become one line."""
    last = ctx.events[-1] if ctx.events else None
    at = reason.at + more
    if last and last.key == GAINED and last.seat == seat and last.args["why"] == reason.words:
        so_far = last.args["what"]
        assert isinstance(so_far, tuple)
        args: dict[str, Arg] = {"why": reason.words, "what": (*so_far, amount)}
        ctx.events[-1] = Event(GAINED, args, seat, at=tuple(dict.fromkeys(last.at + at)))
    else:
        ctx.log(GAINED, seat, at=at or (places.player(seat),), why=reason.words, what=(amount,))


def gain(ctx: Ctx[State], seat: Seat, reward: Reward, reason: Reason, region: int = 0) -> None:
    """One reward of a tile, a track or a card; `region` is where its influence goes (RG-38)."""
    match reward.kind:
        case "koku":
            gain_koku(ctx, seat, reward.n, reason)
        case "good":
            gain_good(ctx, seat, reward.good, reward.n, reason)
        case "favour":
            gain_favour(ctx, seat, reward.n, reason)
        case "vp":
            gain_vp(ctx, seat, reward.n, reason)
        case "influence":
            gain_influence(ctx, seat, region, reward.n, reason)
        case "favour_limit":
            raise_favour_limit(ctx, seat, reward.n, reason)
        case kind if kind in COUNTED:
            gain_koku(ctx, seat, COUNTED[kind](ctx.state.table, seat, reward), reason)
        case kind:
            choose_later(ctx, seat, CHOSEN[kind])


def choose_later(ctx: Ctx[State], seat: Seat, kind: str) -> None:
    """A gain that needs a choice is collected after the automatic ones (RG-99)."""
    ctx.state.table.choices.append(Choice(seat, kind))


def gain_koku(ctx: Ctx[State], seat: Seat, n: int, reason: Reason) -> None:
    """Koku, at most 25 held (RG-68)."""
    player = ctx.state.table.players[seat]
    if got := min(n, LIMITS.koku_max - player.koku):
        player.koku += got
        note(ctx, seat, reason, msg("rog-amount-koku", n=got))


def gain_good(ctx: Ctx[State], seat: Seat, good: str, n: int, reason: Reason) -> None:
    """Goods, at most 6 of each type held (RG-68)."""
    assert good in GOODS
    player = ctx.state.table.players[seat]
    if got := min(n, LIMITS.each_good_max - player.goods[good]):
        player.goods[good] += got
        note(ctx, seat, reason, msg("rog-amount-good", n=got, good=ref("good", good)))


def gain_favour(ctx: Ctx[State], seat: Seat, n: int, reason: Reason) -> None:
    """Favour, never above the limit (RG-23)."""
    player = ctx.state.table.players[seat]
    if got := min(n, player.favour_limit - player.favour):
        player.favour += got
        note(ctx, seat, reason, msg("rog-amount-favour", n=got))


def raise_favour_limit(ctx: Ctx[State], seat: Seat, n: int, reason: Reason) -> None:
    """Only monks raise the limit (RG-23)."""
    player = ctx.state.table.players[seat]
    if got := min(n, LIMITS.favour_limit_max - player.favour_limit):
        player.favour_limit += got
        note(ctx, seat, reason, msg("rog-amount-limit", n=got))


def gain_vp(ctx: Ctx[State], seat: Seat, n: int, reason: Reason) -> None:
    """Victory points, without limit (RG-69), booked under where they came from."""
    if n:
        points = ctx.state.table.players[seat].points
        points[reason.source] = points.get(reason.source, 0) + n
        note(ctx, seat, reason, msg("rog-amount-vp", n=n))


def gain_influence(ctx: Ctx[State], seat: Seat, region: int, n: int, reason: Reason) -> None:
    """Advance on a track and gain every reward reached or passed, lowest first (RG-31)."""
    table = ctx.state.table
    player = table.players[seat]
    before = player.influence[region]
    after = rules.advanced(table, seat, region, n)
    if after == before:
        return
    player.influence[region] = after
    amount = msg("rog-amount-influence", n=after - before, number=region, to=after)
    note(ctx, seat, reason, amount, places.track(region, after))
    for space in TRACKS[region].spaces[before:after]:
        for reward in space.rewards:
            gain(ctx, seat, reward, _passing(region, space.pos))
    _pay_passed_governor(ctx, seat, region, before, after)


def _passing(region: int, space: int) -> Reason:
    at = places.track(region, space)
    return why("track", at, region=ref("region", region), space=space)


def _pay_passed_governor(
    ctx: Ctx[State], mover: Seat, region: int, before: int, after: int
) -> None:
    """Shosuro Hyobu scores when another token leaves hers behind (RG-94, RG-139)."""
    for seat, player in enumerate(ctx.state.table.players):
        ability = rules.patron_ability(player, "vp_when_passed_on_influence_track")
        if ability is None or seat == mover:
            continue
        hers = player.influence[region]
        if hers >= ability.own_influence_at_least and before <= hers < after:
            gain_vp(ctx, seat, ability.vp, why("patron"))

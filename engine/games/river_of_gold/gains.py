"""Gaining things: limits hold, excess is lost, and the log says what really arrived."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.frame import Ctx, Event
from engine.core.words import Msg, msg
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.components import Reward
from engine.games.river_of_gold.data import GOODS, LIMITS, TRACKS
from engine.games.river_of_gold.state import Choice, State

GAINED = "rog-gained"
_WHY = "rog-why-"


def why(source: str, **args: str | int) -> Msg:
    """Where a gain comes from; the source also names a part of the score sheet."""
    return msg(_WHY + source, **args)


def note(ctx: Ctx[State], seat: Seat, reason: Msg, amount: Msg) -> None:
    """Log one gain; gains of one seat for one reason become one line."""
    last = ctx.events[-1] if ctx.events else None
    if last and last.key == GAINED and last.seat == seat and last.args["why"] == reason:
        so_far = last.args["what"]
        assert isinstance(so_far, tuple)
        ctx.events[-1] = Event(GAINED, {"why": reason, "what": (*so_far, amount)}, seat)
    else:
        ctx.log(GAINED, seat, why=reason, what=(amount,))


def gain(ctx: Ctx[State], seat: Seat, reward: Reward, reason: Msg, region: int = 0) -> None:
    """One reward of a tile, a track or a card; `region` is where its influence goes (RG-38)."""
    player = ctx.state.table.players[seat]
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
        case "any_good":
            choose_later(ctx, seat, "good")
        case "koku_per_owned_building":
            count = rules.owned_of_type(ctx.state.table, seat, reward.building_type)
            gain_koku(ctx, seat, reward.n * count, reason)
        case "koku_per_completed_customer":
            gain_koku(ctx, seat, reward.n * len(player.completed), reason)
        case "favour_limit":
            raise_favour_limit(ctx, seat, reward.n, reason)
        case "draw_then_discard_customer":
            choose_later(ctx, seat, "draw")
        case _:
            raise AssertionError(f"no such reward: {reward}")


def choose_later(ctx: Ctx[State], seat: Seat, kind: str) -> None:
    """A gain that needs a choice is collected after the automatic ones (RG-99)."""
    ctx.state.table.choices.append(Choice(seat, kind))


def gain_koku(ctx: Ctx[State], seat: Seat, n: int, reason: Msg) -> None:
    """Koku, at most 25 held (RG-68)."""
    player = ctx.state.table.players[seat]
    if got := min(n, LIMITS.koku_max - player.koku):
        player.koku += got
        note(ctx, seat, reason, msg("rog-amount-koku", n=got))


def gain_good(ctx: Ctx[State], seat: Seat, good: str, n: int, reason: Msg) -> None:
    """Goods, at most 6 of each type held (RG-68)."""
    assert good in GOODS
    player = ctx.state.table.players[seat]
    if got := min(n, LIMITS.each_good_max - player.goods[good]):
        player.goods[good] += got
        note(ctx, seat, reason, msg("rog-amount-good", n=got, good=f"good:{good}"))


def gain_favour(ctx: Ctx[State], seat: Seat, n: int, reason: Msg) -> None:
    """Favour, never above the limit (RG-23)."""
    player = ctx.state.table.players[seat]
    if got := min(n, player.favour_limit - player.favour):
        player.favour += got
        note(ctx, seat, reason, msg("rog-amount-favour", n=got))


def raise_favour_limit(ctx: Ctx[State], seat: Seat, n: int, reason: Msg) -> None:
    """Only monks raise the limit (RG-23)."""
    player = ctx.state.table.players[seat]
    if got := min(n, LIMITS.favour_limit_max - player.favour_limit):
        player.favour_limit += got
        note(ctx, seat, reason, msg("rog-amount-limit", n=got))


def gain_vp(ctx: Ctx[State], seat: Seat, n: int, reason: Msg) -> None:
    """Victory points, without limit (RG-69), booked under where they came from."""
    if n:
        points = ctx.state.table.players[seat].points
        source = reason.key.removeprefix(_WHY)
        points[source] = points.get(source, 0) + n
        note(ctx, seat, reason, msg("rog-amount-vp", n=n))


def gain_influence(ctx: Ctx[State], seat: Seat, region: int, n: int, reason: Msg) -> None:
    """Advance on a track and gain every reward reached or passed, lowest first (RG-31)."""
    table = ctx.state.table
    player = table.players[seat]
    before = player.influence[region]
    after = _advanced(ctx.state, seat, region, n)
    if after == before:
        return
    player.influence[region] = after
    amount = msg("rog-amount-influence", n=after - before, number=region, to=after)
    note(ctx, seat, reason, amount)
    for space in TRACKS[region].spaces[before:after]:
        for reward in space.rewards:
            gain(ctx, seat, reward, why("track", region=f"region:{region}", space=space.pos))
    _pay_passed_governor(ctx, seat, region, before, after)


def _advanced(state: State, seat: Seat, region: int, n: int) -> int:
    """Where the token ends; Bayushi Kashiko jumps over spaces with other tokens (RG-140)."""
    players = state.table.players
    at, end = players[seat].influence[region], TRACKS[region].length
    if rules.patron_ability(players[seat], "skip_occupied_influence_spaces") is None:
        return min(at + n, end)
    taken = {p.influence[region] for p in players if p is not players[seat]} - {0}
    while n and at < end:
        at += 1
        n -= at not in taken
    return at


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

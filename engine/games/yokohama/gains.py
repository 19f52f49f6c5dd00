"""Gaining: yen, products, imports, points and agents, and where they come from."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.core.decision import Seat
from engine.core.frame import Ctx
from engine.core.words import Arg, Msg, msg, ref
from engine.games.yokohama import places, rules
from engine.games.yokohama.components import Reward
from engine.games.yokohama.data import BOX, EFFECTS, INDEPENDENT, PRODUCTS
from engine.games.yokohama.state import State, Table

MINING = "mining_technology"
_TOLD = {  # of these the line that they are joined to has just spoken
    *("area", "church", "customs", "port", "token", "shop", "house"),
    *("order", "achievement"),
}


class Reason(Struct, frozen=True):
    """Where a gain comes from: a part of the score sheet, in words, and on the table."""

    source: str
    words: Msg
    at: tuple[str, ...] = ()


def why(source: str, *at: str, **args: Arg) -> Reason:
    """A reason as it reads: `why("church", space("church", 3))`."""
    return Reason(source, msg(f"yk-why-{source}", **args), at)


def gain_now(
    ctx: Ctx[State], seat: Seat, reward: Reward, reason: Reason, *, mines: bool = False
) -> None:
    """All of a reward that needs no choice, told in one line (YK-40, YK-44)."""
    got = tuple(_gained(ctx, seat, reward, reason.source, mines))
    if got:
        at = reason.at or (places.player(seat),)
        told = int(reason.source in _TOLD)
        ctx.log("yk-gained", seat, at=at, what=got, why=reason.words, told=told)


def _gained(ctx: Ctx[State], seat: Seat, reward: Reward, source: str, mines: bool) -> Iterator[Msg]:
    player = ctx.state.table.players[seat]
    if reward.yen:
        player.yen += reward.yen
        yield msg("yk-amount-yen", n=reward.yen)
    for good in PRODUCTS:
        n: int = getattr(reward, good)
        if n and good == "copper" and mines and rules.owns(ctx.state.table, seat, MINING):
            n += EFFECTS[MINING].gain["copper"]  # one event, one copper more (YK-74)
        if n:
            player.goods[good] += n
            yield msg(f"yk-amount-{good}", n=n)
    if reward.imports:
        player.imports += reward.imports
        yield msg("yk-amount-imports", n=reward.imports)
    if reward.vp:
        player.points[source] = player.points.get(source, 0) + reward.vp
        yield msg("yk-amount-vp", n=reward.vp)
    if reward.independent_agent:
        player.agents += [INDEPENDENT] * reward.independent_agent
        yield msg("yk-amount-independent_agent", n=reward.independent_agent)


def technology_bonus(ctx: Ctx[State], seat: Seat, title: str) -> None:
    """What an owned technology gives at its occasion (YK-65 to YK-73)."""
    if rules.owns(ctx.state.table, seat, title):
        give_effect(ctx, seat, title)


def give_effect(ctx: Ctx[State], seat: Seat, title: str) -> None:
    """The gain printed on a technology."""
    reason = why("technology", places.player(seat), technology=ref("technology", title))
    gain_now(ctx, seat, Reward(**EFFECTS[title].gain), reason)


def check_icons(ctx: Ctx[State], seat: Seat, country: str) -> None:
    """Every second icon of a country brings one of its agents, if one is left (YK-51, YK-130)."""
    table = ctx.state.table
    if rules.icons(table, seat)[country] % 2 or not table.agents[country]:
        return
    table.agents[country] -= 1
    table.players[seat].agents.append(country)
    at = (places.player(seat), places.agents(country))
    ctx.log("yk-agent", seat, at=at, agent=ref("agent", country))


def trigger_end(table: Table, cause: str) -> None:
    """The end comes near: this round is finished and one more is played (YK-87, YK-92)."""
    if table.last_round is None:
        table.last_round, table.ending = table.round + 1, cause


def check_built(table: Table, seat: Seat) -> None:
    """4 trading houses or 8 shops of one player bring the end (YK-88, YK-89)."""
    ends = BOX.end_conditions
    if rules.built(table, seat, "house") >= ends.trading_houses_built:
        trigger_end(table, "houses")
    if rules.built(table, seat, "shop") >= ends.shops_built:
        trigger_end(table, "shops")


def check_board(table: Table, board: str) -> None:
    """So many assistants on the Church or Customs board bring the end (YK-90)."""
    if rules.board_count(table, board) >= table.house.board_limits[board]:
        trigger_end(table, board)

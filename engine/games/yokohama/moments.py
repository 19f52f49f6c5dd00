"""Technologies used once a turn, between two steps (YK-79, YK-84, YK-85)."""

from __future__ import annotations

from engine.core.decision import Option, Seat
from engine.core.frame import Ctx
from engine.core.tokens import Pick
from engine.core.words import msg, ref
from engine.games.yokohama import places, rules
from engine.games.yokohama.data import EFFECTS
from engine.games.yokohama.gains import give_effect
from engine.games.yokohama.rewards import take_from_warehouse
from engine.games.yokohama.state import State

_GROUP = msg("yk-group-extras")
_OPTIONS = {
    title: Option(
        f"use:{title}",
        msg("yk-use", technology=ref("technology", title)),
        group=_GROUP,
        about=msg(f"yk-effect-{title}"),
    )
    for title in ("spinning_frame", "university")
}


def moments(state: State, seat: Seat) -> tuple[Option, ...]:
    """What of this the player may use before going on."""
    return tuple(_OPTIONS[title] for title in rules.moments(state.table, seat))


def used(ctx: Ctx[State], seat: Seat, pick: Pick) -> bool:
    """Whether this was picked, and not what was asked for."""
    if pick.kind == "use":
        use(ctx, seat, pick.id)
    return pick.kind == "use"


def use(ctx: Ctx[State], seat: Seat, title: str) -> None:
    """Pay and gain; once a turn."""
    table = ctx.state.table
    player = table.players[seat]
    table.used.append(title)
    at = (places.player(seat),)
    ctx.log("yk-used", seat, at=at, technology=ref("technology", title))
    if title == "spinning_frame":
        player.goods["silk"] -= EFFECTS[title].pay["silk"]
        give_effect(ctx, seat, title)
    else:
        player.yen -= EFFECTS[title].pay["yen"]
        take_from_warehouse(ctx, seat, "assistant")

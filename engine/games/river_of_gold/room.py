"""Full stores: what a gain would lose, where a trade could make room for it (RG-68, RG-101)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.core.decision import Seat
from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.components import Reward
from engine.games.river_of_gold.data import LIMITS, TRACKS
from engine.games.river_of_gold.gains import COUNTED
from engine.games.river_of_gold.state import Table


class Gain(NamedTuple):
    """A reward and the region where its influence goes."""

    reward: Reward
    region: int = 0


def needless_loss(table: Table, seat: Seat, gains: Iterable[Gain]) -> dict[str, int]:
    """How much koku, or of which good, would be lost although a trade could make room for it.

    Koku can become favour, a good another good; nothing makes room for favour.
    """
    player, lost = table.players[seat], {}
    for what, n in _incoming(table, seat, gains).items():
        if what == "koku":
            over, helps = player.koku + n - LIMITS.koku_max, rules.can_buy_favour(player)
        else:
            over = player.goods[what] + n - LIMITS.each_good_max
            helps = over > 0 and rules.can_trade_away(player, what)
        if over > 0 and helps:
            lost[what] = over
    return lost


def loss_words(lost: Mapping[str, int]) -> tuple[Msg, ...]:
    """What would be lost, in words."""
    return tuple(
        msg("rog-amount-koku", n=n)
        if what == "koku"
        else msg("rog-amount-good", n=n, good=ref("good", what))
        for what, n in lost.items()
    )


def _incoming(table: Table, seat: Seat, gains: Iterable[Gain]) -> dict[str, int]:
    """Koku and goods by kind, those of the track spaces that influence passes among them."""
    coming: dict[str, int] = {}
    influence: dict[int, int] = {}
    for reward, region in gains:
        if reward.kind == "influence":
            influence[region] = influence.get(region, 0) + reward.n
        else:
            _add(coming, table, seat, reward)
    for region, n in influence.items():
        before, after = (
            table.players[seat].influence[region],
            rules.advanced(table, seat, region, n),
        )
        for space in TRACKS[region].spaces[before:after]:
            for reward in space.rewards:
                _add(coming, table, seat, reward)
    return coming


def _add(coming: dict[str, int], table: Table, seat: Seat, reward: Reward) -> None:
    if reward.kind == "good":
        coming[reward.good] = coming.get(reward.good, 0) + reward.n
    elif reward.kind == "koku":
        coming["koku"] = coming.get("koku", 0) + reward.n
    elif reward.kind in COUNTED:
        coming["koku"] = coming.get("koku", 0) + COUNTED[reward.kind](table, seat, reward)

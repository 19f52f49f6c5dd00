"""Trades with the supply: an aside, open to everybody beside whatever is asked (RG-71, RG-101)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import itemgetter

from engine.core.decision import Answer, Option, Seat
from engine.core.frame import Ctx, Next
from engine.core.match import Asides, Match
from engine.core.words import msg, ref
from engine.games.river_of_gold import places, rules
from engine.games.river_of_gold.data import GOODS, LIMITS
from engine.games.river_of_gold.state import State

_GROUP = msg("rog-group-trade")
_held = itemgetter(*GOODS)


def _offer(match: Match[State], seat: Seat) -> tuple[Option, ...]:
    """What a seat could trade now.

    Nobody has anything to trade before the goods, koku and favour of the set-up are handed out
    (RG-14, RG-15): that is after patrons or clans and boats, before the first roll of the dice.
    """
    player = match.state.table.players[seat]
    goods = _trades(_held(player.goods))
    if not rules.can_buy_favour(player):
        return goods
    return (*goods, _favour(player.koku, player.favour, player.favour_limit))


@lru_cache(maxsize=1024)
def _trades(held: tuple[int, ...]) -> tuple[Option, ...]:
    """The trades open to such a stock: the same few come up at every question."""
    return tuple(_of_stock(dict(zip(GOODS, held, strict=True))))


def _of_stock(held: dict[str, int]) -> Iterator[Option]:
    """Never for the same type, and never for more than can be held (RG-72, RG-102)."""
    room = [good for good in GOODS if held[good] < LIMITS.each_good_max]
    for give in GOODS:
        for get in room if held[give] >= rules.TRADE_GOODS else ():
            if get != give:
                yield _good(give, held[give], get, held[get])


def _good(give: str, held: int, get: str, has: int) -> Option:
    gives, gets = ref("good", give), ref("good", get)
    kept = msg("rog-amount-good", n=held - rules.TRADE_GOODS, good=gives)
    then = (kept, msg("rog-amount-good", n=has + 1, good=gets))
    label, about = msg("rog-trade", give=gives, get=gets), msg("rog-then-you-have", what=then)
    return Option(f"trade:{give}>{get}", label, group=_GROUP, about=about, aside=True)


@lru_cache(maxsize=256)
def _favour(koku: int, favour: int, limit: int) -> Option:
    kept = msg("rog-amount-koku", n=koku - rules.TRADE_KOKU)
    then = (kept, msg("rog-favour-of", n=favour + 1, limit=limit))
    about = msg("rog-then-you-have", what=then)
    return Option("trade:favour", msg("rog-trade-favour"), group=_GROUP, about=about, aside=True)


def _take(ctx: Ctx[State], answer: Answer) -> Next:
    player, at = ctx.state.table.players[answer.seat], (places.player(answer.seat),)
    if answer.pick.id == "favour":
        player.koku -= rules.TRADE_KOKU
        player.favour += 1
        ctx.log("rog-bought-favour", answer.seat, at=at)
        return None
    give, _, get = answer.pick.id.partition(">")
    player.goods[give] -= rules.TRADE_GOODS
    player.goods[get] += 1
    ctx.log("rog-traded", answer.seat, at=at, give=ref("good", give), get=ref("good", get))
    return None


TRADES: Asides[State] = Asides(msg("rog-aside"), _offer, _take)

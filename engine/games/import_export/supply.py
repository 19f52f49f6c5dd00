"""Supply: sell a card to the island once a turn, or take one from it (IE-38)."""

from __future__ import annotations

from engine.core.decision import Option, Seat
from engine.core.frame import Ctx, Next
from engine.core.tokens import Pick
from engine.core.words import Ref, msg, ref
from engine.games.import_export import places, rules
from engine.games.import_export.cards import discard, to_imports
from engine.games.import_export.contract import sell
from engine.games.import_export.data import RULES
from engine.games.import_export.state import State, Table


def possible(table: Table, seat: Seat) -> bool:
    """Whether there is something to take, or a sale is left."""
    return bool(table.island) or seat not in table.sold


def options(state: State, seat: Seat) -> list[Option]:
    """Sales, and the cards of the island."""
    table = state.table
    found = [_fetch(table, seat, card) for card in table.island]
    if seat not in table.sold:
        found += [_sale(card) for card in state.hands[seat].cards]
    return found


def _sale(card: str) -> Option:
    return Option(
        f"sell:{card}",
        msg("ie-sell", card=ref("card", card)),
        group=msg("ie-group-sell"),
        about=msg("ie-about-gain", n=RULES.supply_sale_price.value),
        at=(places.ISLAND,),
    )


def _fetch(table: Table, seat: Seat, card: str) -> Option:
    room = rules.imports_room(table, seat)
    return Option(
        f"fetch:{card}",
        msg("ie-fetch", card=ref("card", card)),
        group=msg("ie-group-island"),
        about=msg("ie-about-import" if room else "ie-about-no-room", action=_action(card)),
        at=(places.card(card), places.ISLAND),
    )


def _action(card: str) -> Ref:
    return ref("action", rules.action_of(card))


def take(ctx: Ctx[State], seat: Seat, pick: Pick) -> Next:
    """Use one Supply action."""
    table = ctx.state.table
    if pick.kind == "sell":
        table.sold.append(seat)
        sell(ctx, seat, pick.id, RULES.supply_sale_price.value, "")
        return None
    table.island.remove(pick.id)
    at = (places.imports(seat), places.ISLAND)
    if rules.imports_room(table, seat):
        ctx.log("ie-fetched", seat, at=at, card=ref("card", pick.id))
        to_imports(ctx, seat, pick.id)
    else:
        ctx.log("ie-no-room", seat, at=at, cards=(ref("card", pick.id),))
        discard(ctx, pick.id)
    return None

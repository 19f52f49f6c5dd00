"""How a game comes to its end: victories by a card, and the trigger (IE-47 to IE-50)."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.frame import Ctx, Finish, Next, Outcome
from engine.core.words import ref
from engine.games.import_export import places, rules
from engine.games.import_export.effects import WINS
from engine.games.import_export.state import State


def checkpoint(ctx: Ctx[State]) -> Next:
    """Victories first, the captain's before others; then the end may be triggered (IE-402)."""
    state = ctx.state
    for seat in rules.from_captain(state.table):
        for _, effect in rules.effects(state.table, seat):
            if effect in WINS and WINS[effect].test(state, seat):
                return win(ctx, seat, effect)
    _look_for_end(ctx)
    return None


def win(ctx: Ctx[State], seat: Seat, card: str) -> Finish:
    """The game ends at once, without scoring (IE-50)."""
    ctx.log("ie-wins", seat, at=(places.player(seat),), card=ref("card", card))
    credits = tuple(player.credits for player in ctx.state.table.players)
    ranks = tuple(1 if each == seat else 2 for each in range(ctx.state.seats))
    return Finish(Outcome("card", credits, ranks))


def _look_for_end(ctx: Ctx[State]) -> None:
    """The trigger stays, whatever is paid later; the turn is finished (IE-49)."""
    table = ctx.state.table
    if table.ended:
        return
    limit = rules.threshold(table)
    for seat in rules.from_captain(table):
        rich = table.players[seat].credits >= limit
        if rich and not rules.has(table, seat, "can-openers"):
            table.ended = "credits"
            ctx.log("ie-end-credits", seat, at=(places.player(seat),), n=limit)
            return
    if not ctx.state.box.deck and not table.discard:
        table.ended = "deck"
        ctx.log("ie-end-deck", at=(places.DECK,))

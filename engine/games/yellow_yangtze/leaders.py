"""Positioning a leader: place, move or withdraw (YY-17 to YY-22)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Answer, Decision, Option
from engine.core.frame import Become, Ctx, Done, Next
from engine.core.words import msg, ref
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.board import Piece, board_of
from engine.games.yellow_yangtze.choosing import BACK, Choosing
from engine.games.yellow_yangtze.moves import begin_action, take_off
from engine.games.yellow_yangtze.prospects import leader_options
from engine.games.yellow_yangtze.revolt import start_revolt
from engine.games.yellow_yangtze.state import State
from engine.games.yellow_yangtze.texts import places

WITHDRAW = "withdraw"


class PositionLeader(Choosing, tag="yy.position_leader"):
    """The leader is chosen; now the hex. From D4, E5 is offered as `D4:E5`, typed `D4 E5`."""

    colour: str

    def ask(self, state: State) -> Iterable[Decision]:
        origin = state.table.players[self.seat].leaders[self.colour]
        board = board_of(state.table, lifted=(self.seat, self.colour))
        sites = rules.leader_sites(board, self.colour)
        name = ref("leader", self.colour)
        if origin is None:
            away, prompt = [], msg("yy-ask-place-leader", leader=name)
        else:
            sites &= ~board.geo.bit[origin]
            away = [_withdrawal(origin)]
            prompt = msg("yy-ask-move-leader", leader=name, hex=origin)
        kind = origin or "hex"
        found = leader_options(kind, state, board, self.seat, self.colour, sites)
        yield self.where(state, prompt, (*found, *away))

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        pick = answer.picks[0]
        if pick == BACK:
            return Done()
        if pick == WITHDRAW:
            self._withdraw(ctx)
            return Done()
        return self._position(ctx, answer.pick.id)

    def _withdraw(self, ctx: Ctx[State]) -> None:
        begin_action(ctx)
        hex = take_off(ctx, self.seat, self.colour)
        name = ref("leader", self.colour)
        ctx.log("yy-withdrew", self.seat, at=places([hex]), leader=name, hex=hex)

    def _position(self, ctx: Ctx[State], hex: str) -> Next:
        board = board_of(ctx.state.table, lifted=(self.seat, self.colour))
        bit = board.geo.bit[hex]
        rivals = [state.leader(self.colour) for state in board.touching(bit)]
        begin_action(ctx)
        self._put(ctx, hex)
        for rival in rivals:
            if rival is not None:
                attacker = Piece(self.seat, self.colour, bit)
                return Become(start_revolt(ctx, attacker, rival))
        return Done()

    def _put(self, ctx: Ctx[State], hex: str) -> None:
        leaders = ctx.state.table.players[self.seat].leaders
        origin, leaders[self.colour] = leaders[self.colour], hex
        name = ref("leader", self.colour)
        if origin is None:
            ctx.log("yy-placed-leader", self.seat, at=places([hex]), leader=name, hex=hex)
        else:
            at = places([hex, origin])
            ctx.log("yy-moved-leader", self.seat, at=at, leader=name, hex=hex, origin=origin)


def _withdrawal(hex: str) -> Option:
    group = msg("yy-group-withdraw")
    return Option(WITHDRAW, msg("yy-withdraw"), group=group, at=places([hex]))

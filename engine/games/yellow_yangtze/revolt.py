"""Revolts: a leader enters a state that has one of its colour (YY-46 to YY-52)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Ctx, Done, Frame, Next
from engine.core.words import msg
from engine.games.yellow_yangtze.board import Board, Piece
from engine.games.yellow_yangtze.commit import (
    PASS,
    amount,
    close,
    commit,
    offers,
    open_conflict,
    pass_option,
    read,
    written,
)
from engine.games.yellow_yangtze.data import BLACK
from engine.games.yellow_yangtze.moves import gain, return_leader
from engine.games.yellow_yangtze.state import Conflict, Side, Standing, State, Support


def start_revolt(ctx: Ctx[State], attacker: Piece, defender: Piece) -> Frame[State]:
    """Base strength is the governor tiles beside each leader (YY-47)."""
    table = ctx.state.table
    board = Board(table)
    sides = [_side(board, piece) for piece in (attacker, defender)]
    table.conflict = Conflict(
        kind="revolt",
        at=sides[0].at,
        seat=attacker.seat,
        colours=[attacker.colour],
        sides=sides,
        turn=table.turn,
    )
    other, leader = f"seat:{defender.seat}", f"leader:{attacker.colour}"
    ctx.log("yy-revolt", attacker.seat, other=other, leader=leader)
    return Revolt()


def _side(board: Board, piece: Piece) -> Side:
    tiles = board.governors(piece.bit)
    return Side(
        at=board.geo.name[piece.bit],
        base=tiles.bit_count(),
        hexes=board.geo.names(tiles),
        leaders=[Standing(piece.seat, piece.colour)],
    )


class Revolt(Frame[State], tag="yy.revolt"):
    """First the attacker commits, then, knowing it, the defender; both are always asked."""

    heard: int = 0

    def ask(self, state: State) -> Iterable[Decision]:
        sides = open_conflict(state).sides
        if self.heard < len(sides):
            yield _question(state, sides, self.heard)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        ctx.seal()  # what was committed is seen by the other side
        side = open_conflict(ctx.state).sides[self.heard]
        self.heard += 1
        if answer.picks[0] == PASS:
            ctx.log("yy-commits-nothing", answer.seat)
            return None
        support = read(answer.seat, answer.picks[0].removeprefix("commit:"))
        commit(ctx, side, support, BLACK)
        ctx.log("yy-commits", answer.seat, amount=amount(support, BLACK), strength=side.strength)
        return None

    def run(self, ctx: Ctx[State]) -> Next:
        _settle(ctx)
        return Done()


def _question(state: State, sides: list[Side], which: int) -> Decision:
    seat, own, other = _seat(sides[which]), sides[which], sides[1 - which]
    name = ("attack", "defend")[which]
    prompt = msg(
        f"yy-ask-{name}",
        leader=f"leader:{own.leaders[0].colour}",
        other=f"seat:{_seat(other)}",
        own=own.strength,
        against=other.strength,
    )
    options = [_option(support, own) for support in offers(state, seat, BLACK)]
    return Decision(name, seat, prompt, (pass_option(), *options), secret=True, fallback=(PASS,))


def _option(support: Support, side: Side) -> Option:
    label = msg("yy-commit", amount=amount(support, BLACK), total=side.strength + support.strength)
    return Option(f"commit:{written(support)}", label, group=msg("yy-group-commit"))


def _seat(side: Side) -> Seat:
    return side.leaders[0].seat


def _settle(ctx: Ctx[State]) -> None:
    """The higher total wins, a tie the defender; the loser's leader goes (YY-50, YY-51)."""
    conflict = open_conflict(ctx.state)
    attacker, defender = conflict.sides
    won = attacker.strength > defender.strength
    winner, loser = (attacker, defender) if won else (defender, attacker)
    conflict.winner = winner.at
    ctx.log("yy-revolt-won", _seat(winner), own=winner.strength, against=loser.strength)
    colour = conflict.colours[0]
    return_leader(ctx, _seat(loser), colour)
    gain(ctx, _seat(winner), colour, 1, "revolt")
    close(ctx, BLACK)

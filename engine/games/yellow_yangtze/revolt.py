"""Revolts: a leader enters a state that has one of its colour (YY-46 to YY-52)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Ctx, Frame, Next
from engine.core.previews import preview
from engine.core.words import Msg, msg, ref
from engine.games.yellow_yangtze.board import Board, Piece, board_of
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
from engine.games.yellow_yangtze.outlook import duel_ahead
from engine.games.yellow_yangtze.state import Conflict, Side, Standing, State, Support
from engine.games.yellow_yangtze.texts import places
from engine.lib.steps import Steps


def start_revolt(ctx: Ctx[State], attacker: Piece, defender: Piece) -> Frame[State]:
    """Base strength is the governor tiles beside each leader (YY-47)."""
    table = ctx.state.table
    board = board_of(table)
    sides = [_side(board, piece) for piece in (attacker, defender)]
    colours = [attacker.colour]
    revolt = table.conflict = Conflict("revolt", sides[0].at, attacker.seat, colours, sides)
    ctx.log(
        "yy-revolt",
        attacker.seat,
        at=places(side.at for side in sides),
        other=ref("seat", defender.seat),
        leader=ref("leader", attacker.colour),
        sides=rebel_list(revolt),
    )
    return Revolt()


def _side(board: Board, piece: Piece) -> Side:
    tiles = board.governors(piece.bit)
    return Side(
        at=board.geo.name[piece.bit],
        base=tiles.bit_count(),
        hexes=board.geo.names(tiles),
        leaders=[Standing(piece.seat, piece.colour)],
    )


def rebel_list(revolt: Conflict) -> tuple[Msg, ...]:
    """Attacker and defender: strength, leader, and the governor tiles beside it in `area`."""
    return tuple(
        msg(
            "yy-rebel",
            player=ref("seat", seat_of(side)),
            leader=ref("leader", side.leaders[0].colour),
            hex=side.at,
            base=side.base,
            strength=side.strength,
            area=" ".join(side.hexes),
        )
        for side in revolt.sides
    )


def seat_of(side: Side) -> Seat:
    """Who fights on one side of a revolt."""
    return side.leaders[0].seat


class Revolt(Steps[State], tag="yy.revolt"):
    """First the attacker commits, then, knowing it, the defender; both are always asked."""

    steps: ClassVar[tuple[str, ...]] = ("attack", "defend", "result")

    def ask_attack(self, state: State) -> Iterable[Decision]:
        """Step 2 of a revolt (YY-48)."""
        attacker, defender = open_conflict(state).sides
        yield _question(state, "attack", attacker, defender)

    def take_attack(self, ctx: Ctx[State], answer: Answer) -> Next:
        return self._commit(ctx, answer, open_conflict(ctx.state).sides[0])

    def ask_defend(self, state: State) -> Iterable[Decision]:
        """Step 3 of a revolt (YY-49)."""
        attacker, defender = open_conflict(state).sides
        yield _question(state, "defend", defender, attacker)

    def take_defend(self, ctx: Ctx[State], answer: Answer) -> Next:
        return self._commit(ctx, answer, open_conflict(ctx.state).sides[1])

    def _commit(self, ctx: Ctx[State], answer: Answer, side: Side) -> Next:
        ctx.seal()  # what was committed is seen by the other side
        self.advance()
        at = places([side.at])
        if answer.picks[0] == PASS:
            ctx.log("yy-commits-nothing", answer.seat, at=at)
            return None
        support = read(answer.seat, answer.pick.id)
        commit(ctx, side, support, BLACK)
        given = amount(support, BLACK)
        ctx.log("yy-commits", answer.seat, at=at, amount=given, strength=side.strength)
        return None

    def result(self, ctx: Ctx[State]) -> Next:
        """The higher total wins, a tie the defender; the loser's leader goes (YY-50, YY-51)."""
        revolt = open_conflict(ctx.state)
        attacker, defender = revolt.sides
        won = attacker.strength > defender.strength
        winner, loser = (attacker, defender) if won else (defender, attacker)
        _tell(ctx, revolt, winner, loser)
        colour = revolt.colours[0]
        return_leader(ctx, seat_of(loser), colour)
        gain(ctx, seat_of(winner), colour, 1, "revolt", [winner.at])
        close(ctx, BLACK)
        return None


def _question(state: State, name: str, own: Side, other: Side) -> Decision:
    prompt = msg(
        f"yy-ask-{name}",
        leader=ref("leader", own.leaders[0].colour),
        other=ref("seat", seat_of(other)),
        own=own.strength,
        against=other.strength,
    )
    seat, attacks = seat_of(own), name == "attack"
    found = offers(state.table, state.hands[seat], seat, BLACK)
    options = [_option(given, own, other, attacks) for given in found]
    nothing = pass_option(preview(duel_ahead, own, other, None, attacks))
    return Decision(
        name,
        seat,
        prompt,
        (*options, nothing),
        secret=True,
        fallback=(PASS,),
        menu=msg("yy-menu-commit"),
        call=None if attacks else msg("yy-call-defend", hex=other.at, player=prompt.args["other"]),
    )


def _option(support: Support, own: Side, other: Side, attacks: bool) -> Option:
    total = own.strength + support.strength
    return Option(
        f"commit:{written(support)}",
        msg("yy-commit", amount=amount(support, BLACK), total=total),
        group=msg("yy-group-commit"),
        about=preview(duel_ahead, own, other, support, attacks),
        at=places([own.at, other.at, *own.hexes, *other.hexes]),
        final=msg("yy-final-seen"),
        spends=support.tiles > 0,
    )


def _tell(ctx: Ctx[State], revolt: Conflict, winner: Side, loser: Side) -> None:
    ctx.log(
        "yy-revolt-won",
        seat_of(winner),
        at=places([winner.at, loser.at]),
        other=ref("seat", seat_of(loser)),
        leader=ref("leader", revolt.colours[0]),
        own=winner.strength,
        against=loser.strength,
        sides=rebel_list(revolt),
    )

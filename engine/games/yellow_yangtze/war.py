"""Wars: a tile unites states whose leaders clash (YY-53 to YY-64)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Become, Ctx, Done, Frame, Next
from engine.core.words import Msg, msg
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.board import Board, Realm, clashing
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
from engine.games.yellow_yangtze.data import GREEN, RED
from engine.games.yellow_yangtze.market import TakeFromMarket
from engine.games.yellow_yangtze.moves import gain, hex_list, remove_tiles, return_leader
from engine.games.yellow_yangtze.state import Conflict, Side, Standing, State, Support
from engine.games.yellow_yangtze.texts import occupied_option
from engine.lib.hexgrid import Area


def start_war(ctx: Ctx[State], seat: Seat, hex: str, board: Board) -> Frame[State]:
    """All clashes are one war; states are those before the unifying tile (YY-55, YY-56)."""
    table = ctx.state.table
    bit = table.geo.bit[hex]
    united = board.touching(bit)
    colours = clashing(united)
    sides = [_side(board, state, bit, colours) for state in united]
    table.conflict = Conflict(
        kind="war",
        at=hex,
        seat=seat,
        colours=colours,
        sides=sorted((s for s in sides if s.leaders), key=lambda s: table.geo.bit[s.at]),
        turn=table.turn,
    )
    clash = tuple(msg(f"yy-leader-{colour}") for colour in colours)
    ctx.log("yy-war", seat, hex=hex, leaders=clash, sides=side_list(table.conflict))
    ctx.seal()  # others are asked from here on
    order = rules.clockwise(table, seat)
    return War(seat, order[1:] + order[:1])


def _side(board: Board, state: Realm, bit: Area, colours: list[str]) -> Side:
    """A state in a war: its red tiles, and its leaders that clash (YY-57)."""
    contact = board.geo.grid.beside[bit] & state.area
    clash = [Standing(p.seat, p.colour) for p in state.leaders if p.colour in colours]
    return Side(
        at=board.geo.names(contact)[0],
        base=(board.tiles[RED] & state.area).bit_count(),
        hexes=board.geo.names(state.area),
        leaders=clash,
    )


def side_list(conflict: Conflict) -> tuple[Msg, ...]:
    """The sides of a war with their strengths in words."""
    return tuple(msg("yy-side-strength", hex=s.at, strength=s.strength) for s in conflict.sides)


class War(Frame[State], tag="yy.war"):
    """Support by everybody, perhaps the choice of the winner, perhaps that of the losses."""

    seat: Seat  # the unifier
    left: list[Seat]  # who has not been asked for support yet
    tied: list[str] = []
    losses: int = 0

    def ask(self, state: State) -> Iterable[Decision]:
        conflict = open_conflict(state)
        if self.left:
            yield _support_question(state, conflict, self.left[0])
        elif conflict.winner is None and self.tied:
            yield _winner_question(self.seat, conflict, self.tied)
        elif self.losses:
            yield _losses_question(state, conflict, self.seat, self.losses)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        match answer.decision:
            case "support":
                ctx.seal()  # those who follow see it
                self.left.pop(0)
                _support(ctx, answer.seat, answer.picks[0])
            case "winner":
                self._decide(ctx, answer.picks[0].removeprefix("side:"))
            case _:
                self.losses = 0
                _lose(ctx, [pick.removeprefix("hex:") for pick in answer.picks])
        return None

    def run(self, ctx: Ctx[State]) -> Next:
        conflict = open_conflict(ctx.state)
        if conflict.winner is not None:
            return self._finish(ctx, conflict)
        most = max(side.strength for side in conflict.sides)
        best = [side.at for side in conflict.sides if side.strength == most]
        if len(best) > 1:
            self.tied = best
        else:
            self._decide(ctx, best[0])
        return None

    def _decide(self, ctx: Ctx[State], winner: str) -> None:
        conflict = open_conflict(ctx.state)
        conflict.winner = winner
        ctx.log("yy-war-won", hex=winner, sides=side_list(conflict))
        missing = _missing(ctx.state, conflict)
        _beat_losers(ctx, conflict)
        standing = _soldiers(ctx.state, conflict.side(winner))
        if missing < len(standing):
            self.losses = missing
        else:
            _lose(ctx, standing)

    def _finish(self, ctx: Ctx[State], conflict: Conflict) -> Next:
        """The marker goes, the unifying tile stays (YY-63, YY-64)."""
        close(ctx, RED)
        table = ctx.state.table
        if table.house.market_after_war and table.tiles[conflict.at] == GREEN:
            return Become(TakeFromMarket(self.seat))
        return Done()


def _support_question(state: State, conflict: Conflict, seat: Seat) -> Decision:
    """Asked of everybody, whatever they hold (YY-58)."""
    options = [
        _support_option(support, side)
        for side in conflict.sides
        for support in offers(state, seat, RED)
    ]
    prompt = msg("yy-ask-support", hex=conflict.at, sides=side_list(conflict))
    return Decision(
        "support", seat, prompt, (pass_option(), *options), secret=True, fallback=(PASS,)
    )


def _support_option(support: Support, side: Side) -> Option:
    total = side.strength + support.strength
    label = msg("yy-support", amount=amount(support, RED), hex=side.at, total=total)
    group = msg("yy-side-strength", hex=side.at, strength=side.strength)
    return Option(f"support:{side.at}-{written(support)}", label, group=group)


def _support(ctx: Ctx[State], seat: Seat, pick: str) -> None:
    if pick == PASS:
        ctx.log("yy-supports-nobody", seat)
        return
    at, _, text = pick.removeprefix("support:").partition("-")
    side, support = open_conflict(ctx.state).side(at), read(seat, text)
    commit(ctx, side, support, RED)
    ctx.log("yy-supports", seat, hex=at, amount=amount(support, RED), strength=side.strength)


def _winner_question(seat: Seat, conflict: Conflict, tied: list[str]) -> Decision:
    options = tuple(
        Option(f"side:{at}", msg("yy-side-owners", hex=at, owners=_owners(conflict.side(at))))
        for at in tied
    )
    prompt = msg("yy-ask-winner", sides=side_list(conflict))
    return Decision("winner", seat, prompt, options, fallback=(options[0].token,))


def _owners(side: Side) -> tuple[Msg, ...]:
    return tuple(
        msg("yy-owned-leader", player=f"seat:{leader.seat}", role=f"role:{leader.colour}")
        for leader in side.leaders
    )


def _losses_question(state: State, conflict: Conflict, seat: Seat, losses: int) -> Decision:
    """Which red tiles of the winner go; left alone, those under no pagoda first (YY-62)."""
    assert conflict.winner is not None
    soldiers = _soldiers(state, conflict.side(conflict.winner))
    covered = {hex for pagoda in state.table.pagodas for hex in pagoda.hexes}
    spared = sorted(soldiers, key=lambda hex: hex in covered)
    return Decision(
        "losses",
        seat,
        msg("yy-ask-losses", n=losses, hex=conflict.winner),
        tuple(occupied_option(hex, RED) for hex in soldiers),
        at_least=losses,
        at_most=losses,
        fallback=tuple(f"hex:{hex}" for hex in spared[:losses]),
    )


def _soldiers(state: State, side: Side) -> list[str]:
    return [hex for hex in side.hexes if state.table.tiles.get(hex) == RED]


def _missing(state: State, conflict: Conflict) -> int:
    """How many red tiles the winning state itself must lose (YY-62, E-20)."""
    losers = [side for side in conflict.sides if side.at != conflict.winner]
    winner = next(side for side in conflict.sides if side.at == conflict.winner)
    lost = winner.tiles
    if state.table.house.winner_leader_counts:
        lost += sum(support.leader for support in winner.support)
    return max(0, max(side.strength for side in losers) - lost)


def _beat_losers(ctx: Ctx[State], conflict: Conflict) -> None:
    """Leaders that clash and all red tiles go, in all losing states at once (YY-60, YY-61)."""
    losers = [side for side in conflict.sides if side.at != conflict.winner]
    victors = {
        leader.colour: leader.seat
        for side in conflict.sides
        if side.at == conflict.winner
        for leader in side.leaders
    }
    _lose(ctx, [hex for side in losers for hex in _soldiers(ctx.state, side)])
    for leader in (leader for side in losers for leader in side.leaders):
        return_leader(ctx, leader.seat, leader.colour)
        if leader.colour in victors:
            gain(ctx, victors[leader.colour], leader.colour, 1, "war")


def _lose(ctx: Ctx[State], hexes: list[str]) -> None:
    if hexes:
        ctx.log("yy-soldiers-lost", hexes=hex_list(hexes))
        remove_tiles(ctx, hexes)

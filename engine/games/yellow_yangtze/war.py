"""Wars: a tile unites states whose leaders clash (YY-53 to YY-64)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Frame, Next
from engine.core.previews import preview
from engine.core.words import Msg, msg, ref
from engine.games.yellow_yangtze.board import Board, Front
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
from engine.games.yellow_yangtze.losses import beat, missing, soldiers, surrender
from engine.games.yellow_yangtze.market import TakeFromMarket
from engine.games.yellow_yangtze.outlook import owned, removal, victory, war_with
from engine.games.yellow_yangtze.state import Conflict, Side, State, Support
from engine.games.yellow_yangtze.texts import places
from engine.lib.order import clockwise
from engine.lib.steps import Steps


def start_war(ctx: Ctx[State], seat: Seat, hex: str, board: Board) -> Frame[State]:
    """All clashes are one war; states are those before the unifying tile (YY-55, YY-56)."""
    table = ctx.state.table
    sides = [_side(board, front) for front in board.fronts(board.geo.bit[hex])]
    colours = [leader.colour for side in sides for leader in side.leaders]
    clash = [colour for colour in table.players[seat].leaders if colour in colours]
    war = table.conflict = Conflict("war", hex, seat, clash, sides)
    leaders = tuple(ref("leader", colour) for colour in clash)
    at = places([hex, *(each for side in sides for each in side.hexes)])
    ctx.log("yy-war", seat, at=at, hex=hex, leaders=leaders, sides=side_list(war))
    ctx.seal()  # others are asked from here on
    first, *others = clockwise(ctx.state.seats, seat)
    return War(seat, [*others, first])


def _side(board: Board, front: Front) -> Side:
    hexes = board.geo.names(front.area)
    return Side(front.at, front.strength, hexes, list(front.leaders))


def side_list(war: Conflict) -> tuple[Msg, ...]:
    """The sides of a war: strength, leaders that clash, and all hexes in `area`."""
    return tuple(
        msg(
            "yy-side-strength",
            hex=side.at,
            base=side.base,
            strength=side.strength,
            leaders=tuple(owned(leader) for leader in side.leaders),
            area=" ".join(side.hexes),
        )
        for side in war.sides
    )


class War(Steps[State], tag="yy.war"):
    """Support by everybody, perhaps the choice of the winner, perhaps that of the losses."""

    seat: Seat  # the unifier
    left: list[Seat]  # who has not been asked for support yet

    steps: ClassVar[tuple[str, ...]] = ("support", "winner", "losses", "close", "market")

    def ask_support(self, state: State) -> Iterable[Decision]:
        """Everybody once, whatever they hold, the unifier last (YY-58)."""
        if self.left:
            yield _support_question(state, self.left[0], last=len(self.left) == 1)

    def take_support(self, ctx: Ctx[State], answer: Answer) -> Next:
        ctx.seal()  # those who follow see it
        self.left.pop(0)
        _support(ctx, answer)
        return None

    def ask_winner(self, state: State) -> Iterable[Decision]:
        """On a tie the unifier chooses (YY-59)."""
        war = open_conflict(state)
        best = _strongest(war)
        if war.winner is None and len(best) > 1:
            yield _winner_question(state, self.seat, best)

    def take_winner(self, ctx: Ctx[State], answer: Answer) -> Next:
        open_conflict(ctx.state).winner = answer.pick.id
        return None

    def winner(self, ctx: Ctx[State]) -> Next:
        """The strongest state wins, all others lose (YY-59, YY-60)."""
        war = open_conflict(ctx.state)
        if war.winner is None:
            war.winner = _strongest(war)[0].at
        won = war.side(war.winner)
        ctx.log("yy-war-won", at=places([won.at]), hex=won.at, sides=side_list(war))
        beat(ctx, war, won)
        return None

    def ask_losses(self, state: State) -> Iterable[Decision]:
        """The unifier chooses what else the winner loses, if there is a choice (YY-62)."""
        war = open_conflict(state)
        won = war.winning
        if 0 < missing(state, war, won) < len(soldiers(state, won)):
            yield _losses_question(state, war, self.seat)

    def take_losses(self, ctx: Ctx[State], answer: Answer) -> Next:
        won = open_conflict(ctx.state).winning
        surrender(ctx, {won.at: [pick.removeprefix("hex:") for pick in answer.picks]})
        self.advance()
        return None

    def losses(self, ctx: Ctx[State]) -> Next:
        """Without a choice all soldiers go, or none."""
        war = open_conflict(ctx.state)
        if missing(ctx.state, war, war.winning):
            surrender(ctx, {war.winning.at: soldiers(ctx.state, war.winning)})
        return None

    def close(self, ctx: Ctx[State]) -> Next:
        """The marker goes, the unifying tile stays (YY-63, YY-64)."""
        hex = open_conflict(ctx.state).at
        close(ctx, RED)
        table = ctx.state.table
        if table.tiles[hex] != GREEN or not table.house.market_after_war:
            self.advance()
        return None

    def market(self, ctx: Ctx[State]) -> Next:
        """A green unifying tile takes its market tile afterwards (YY-24, YY-28)."""
        return Call(TakeFromMarket(self.seat))


def _strongest(war: Conflict) -> list[Side]:
    most = max(side.strength for side in war.sides)
    return [side for side in war.sides if side.strength == most]


def _support_question(state: State, seat: Seat, last: bool) -> Decision:
    war = open_conflict(state)
    options = [
        _support_option(war, support, side, last)
        for side in _own_first(war.sides, seat)
        for support in offers(state.table, state.hands[seat], seat, RED)
    ]
    key = "yy-ask-support-last" if last else "yy-ask-support"
    return Decision(
        "support",
        seat,
        msg(key, hex=war.at, sides=side_list(war)),
        (*options, pass_option(preview(war_with, war, seat, None, None, last))),
        secret=True,
        fallback=(PASS,),
        menu=msg("yy-menu-support"),
        call=None if last else msg("yy-call-support", hex=war.at, player=ref("seat", war.seat)),
    )


def _own_first(sides: list[Side], seat: Seat) -> list[Side]:
    """The sides where a player has leaders, then the others."""
    return sorted(sides, key=lambda side: all(leader.seat != seat for leader in side.leaders))


def _support_option(war: Conflict, support: Support, side: Side, last: bool) -> Option:
    total = side.strength + support.strength
    return Option(
        f"support:{side.at}-{written(support)}",
        msg("yy-support", amount=amount(support, RED), hex=side.at, total=total),
        group=msg("yy-group-side", hex=side.at, strength=side.strength),
        about=preview(war_with, war, support.seat, side, support, last),
        at=places(side.hexes),
        final=msg("yy-final-seen"),
        spends=support.tiles > 0,
    )


def _support(ctx: Ctx[State], answer: Answer) -> None:
    if answer.picks[0] == PASS:
        ctx.log("yy-supports-nobody", answer.seat)
        return
    at, _, text = answer.pick.id.partition("-")
    side, support = open_conflict(ctx.state).side(at), read(answer.seat, text)
    commit(ctx, side, support, RED)
    given = amount(support, RED)
    ctx.log(
        "yy-supports", answer.seat, at=places([at]), hex=at, amount=given, strength=side.strength
    )


def _winner_question(state: State, seat: Seat, tied: list[Side]) -> Decision:
    war = open_conflict(state)
    options = tuple(_winner_option(state, war, side) for side in tied)
    prompt = msg("yy-ask-winner", sides=side_list(war))
    menu = msg("yy-menu-winner")
    return Decision("winner", seat, prompt, options, fallback=(options[0].token,), menu=menu)


def _winner_option(state: State, war: Conflict, side: Side) -> Option:
    owners = tuple(owned(leader) for leader in side.leaders)
    losses = min(missing(state, war, side), len(soldiers(state, side)))  # as far as there are any
    about = victory(side, war.others(side), losses)
    label = msg("yy-side-owners", hex=side.at, owners=owners)
    return Option(f"side:{side.at}", label, about=about, at=places(side.hexes))


def _losses_question(state: State, war: Conflict, seat: Seat) -> Decision:
    """Which red tiles of the winner go; left alone, those under no pagoda first (YY-62)."""
    losses, hexes = missing(state, war, war.winning), soldiers(state, war.winning)
    covered = state.table.covered
    spared = sorted(hexes, key=lambda hex: hex in covered)
    return Decision(
        "losses",
        seat,
        msg("yy-ask-losses", n=losses, hex=war.winning.at),
        tuple(_loss_option(hex, covered.get(hex), seat) for hex in hexes),
        at_least=losses,
        at_most=losses,
        fallback=tuple(f"hex:{hex}" for hex in spared[:losses]),
        menu=msg("yy-menu-losses"),
    )


def _loss_option(hex: str, pagoda: str | None, seat: Seat) -> Option:
    """A soldier on the board, and the pagoda that falls with it."""
    about = removal(RED, pagoda, seat)
    return Option(f"hex:{hex}", msg("yy-hex", hex=hex), about=about, at=places([hex]))

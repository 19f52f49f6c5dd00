"""After the action: masteries, the confirmed end, events, the roll (RG-60 to RG-67)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Done, Frame, Next
from engine.core.words import msg, ref
from engine.games.river_of_gold import places, rules
from engine.games.river_of_gold.choices import collect
from engine.games.river_of_gold.data import BOX
from engine.games.river_of_gold.gains import gain, why
from engine.games.river_of_gold.masteries import claim
from engine.games.river_of_gold.sail import at_shore, pay_owners
from engine.games.river_of_gold.state import Player, State
from engine.games.river_of_gold.texts import face_costs
from engine.lib.order import clockwise
from engine.lib.steps import Steps


class EndTurn(Steps[State], tag="rog.end_turn"):
    """Phases 3 and 4; the one question is the confirmation (D-22)."""

    seat: Seat

    steps = ("claim_masteries", "confirm", "owners_choose", "refill_row", "roll")

    def claim_masteries(self, ctx: Ctx[State]) -> Next:
        """Every mastery whose requirement is met and that has a free slot (RG-60, RG-61)."""
        claim(ctx, self.seat)
        return None

    def ask_confirm(self, state: State) -> Iterable[Decision]:
        yield Decision(
            "end",
            self.seat,
            msg("rog-end-turn"),
            (Option("end", msg("rog-end")),),
            confirms=True,  # even if a roll is asked for later: a new tile comes first
            fallback=("end",),
        )

    def take_confirm(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.advance()
        return None

    def owners_choose(self, ctx: Ctx[State]) -> Next:
        """Owners with something to choose are asked before the turn ends (RG-108)."""
        return Call(OwnersChoose(self.seat)) if ctx.state.table.choices else None

    def refill_row(self, ctx: Ctx[State]) -> Next:
        """One new tile for the one taken; the last of a stack brings an event (RG-29, RG-30)."""
        table, box = ctx.state.table, ctx.state.box
        taken, table.tile_taken = table.tile_taken, False
        stack = box.era_1 or box.era_2
        if not (taken and stack):
            return None
        ctx.seal()  # the next tile of the stack is now in sight
        table.row.insert(0, stack.pop())
        if not stack:
            _emperor(ctx) if stack is box.era_1 else _last_tile(ctx, self.seat)
        return None

    def roll(self, ctx: Ctx[State]) -> Next:
        """Roll for the next turn, if there is one (RG-66)."""
        return None if ctx.state.table.ended_by is not None else roll(ctx, self.seat, in_turn=True)


class OwnersChoose(Frame[State], tag="rog.owners_choose"):
    """All seats with something to choose, in turn order from the active one."""

    seat: Seat

    def run(self, ctx: Ctx[State]) -> Next:
        for owner in clockwise(ctx.state.seats, self.seat):
            if then := collect(ctx, owner, then="ends"):
                return then
        return Done()


def _emperor(ctx: Ctx[State]) -> None:
    """Every building pays its owners once per token (RG-76)."""
    ctx.state.table.emperor_came = True
    ctx.log("rog-emperor", at=(places.EMPEROR,))
    for space in sorted(ctx.state.table.shore):
        pay_owners(ctx, space, at_shore("emperor", space))


def _last_tile(ctx: Ctx[State], seat: Seat) -> None:
    """The end is near: points for this seat, one more turn for everybody else (RG-80, RG-81)."""
    ctx.state.table.ended_by = seat
    ctx.log("rog-last-tile", seat, at=(places.row(1),))
    for reward in BOX.era_events.end_trigger.active_player_reward:
        gain(ctx, seat, reward, why("last"))


def roll(ctx: Ctx[State], seat: Seat, *, in_turn: bool) -> Next:
    """Roll the die, or first ask whoever may name its face."""
    if rules.price_of_a_face(ctx.state.table.players[seat]):
        return Call(Roll(seat, in_turn))
    _roll_die(ctx, seat)
    return None


def _roll_die(ctx: Ctx[State], seat: Seat) -> None:
    player = ctx.state.table.players[seat]
    player.die = ctx.rng.roll()
    region = ref("region", player.die)
    ctx.log("rog-rolled", seat, at=(places.player(seat),), face=player.die, region=region)


def _faces(player: Player) -> Iterator[Option]:
    for face in range(1, 7):
        about = face_costs(player, face, rules.price_of_a_face(player))
        yield Option(f"face:{face}", msg("rog-face", n=face), about=about)


class Roll(Frame[State], tag="rog.roll"):
    """Kakita Ryoku may pay one favour and name a face instead of rolling (D-4, RG-138)."""

    seat: Seat
    in_turn: bool = False  # it ends a turn; the first roll of the game does not

    def ask(self, state: State) -> Iterable[Decision]:
        roll = Option("roll", msg("rog-roll"), about=msg("rog-cost-nothing"))
        yield Decision(
            "roll",
            self.seat,
            msg("rog-choose-face"),
            (roll, *_faces(state.table.players[self.seat])),
            confirms=self.in_turn,
            fallback=("roll",),
            menu=msg("rog-menu-roll"),
            call=None if self.in_turn else msg("rog-call-roll"),
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.pick.kind == "roll":
            _roll_die(ctx, self.seat)
            return Done()
        player = ctx.state.table.players[self.seat]
        player.favour -= rules.price_of_a_face(player)
        player.die = int(answer.pick.id)
        ctx.log("rog-named-face", self.seat, at=(places.player(self.seat),), face=player.die)
        return Done()

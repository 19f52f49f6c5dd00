"""After the action: masteries, the confirmed end, events, the roll (RG-60 to RG-67)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Done, Frame, Next
from engine.core.words import msg, ref
from engine.games.river_of_gold import places, rules
from engine.games.river_of_gold.choices import settle
from engine.games.river_of_gold.data import MASTERIES, side
from engine.games.river_of_gold.gains import gain_vp, why
from engine.games.river_of_gold.masteries import meets
from engine.games.river_of_gold.sail import pay_owners
from engine.games.river_of_gold.state import State
from engine.games.river_of_gold.trades import traded, with_trades

LAST_TILE_VP = 5


class EndTurn(Frame[State], tag="rog.end_turn"):
    """Phases 3 and 4 in fixed steps; the one question is the confirmation (D-22)."""

    seat: Seat
    stage: int = 0

    def ask(self, state: State) -> Iterable[Decision]:
        if self.stage != _STAGES.index(_confirmed):
            return
        decision = Decision(
            "end",
            self.seat,
            msg("rog-end-turn"),
            (Option("end", msg("rog-end")),),
            confirms=True,  # even if a roll is asked for later: a new tile comes first
            fallback=("end",),
        )
        yield with_trades(state.table, decision)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if not traded(ctx, answer):
            self.stage += 1
        return None

    def run(self, ctx: Ctx[State]) -> Next:
        stage = _STAGES[self.stage]
        self.stage += 1
        return stage(ctx, self.seat)


def _claim_masteries(ctx: Ctx[State], seat: Seat) -> Next:
    """Every mastery whose requirement is met and that has a free slot (RG-60, RG-61)."""
    table = ctx.state.table
    for mastery in table.masteries:
        slots = MASTERIES[mastery.id].vp_slots[side(ctx.state.seats)]
        free = len(mastery.claimed) < len(slots)
        if free and seat not in mastery.claimed and meets(table, seat, mastery.id):
            at, name = places.mastery(mastery.id), ref("mastery", mastery.id)
            gain_vp(ctx, seat, slots[len(mastery.claimed)], why("mastery", at, id=name))
            mastery.claimed.append(seat)
    return None


def _confirmed(ctx: Ctx[State], seat: Seat) -> Next:
    raise AssertionError("the confirmation is asked, not run")


def _owners_choose(ctx: Ctx[State], seat: Seat) -> Next:
    """Owners with something to choose are asked before the turn ends (RG-108)."""
    return Call(OwnersChoose(seat))


class OwnersChoose(Frame[State], tag="rog.owners_choose"):
    """All seats with something to choose, in turn order from the active one."""

    seat: Seat

    def run(self, ctx: Ctx[State]) -> Next:
        for owner in rules.turn_order(ctx.state.table, self.seat):
            if then := settle(ctx, owner):
                return then
        return Done()


def _refill_row(ctx: Ctx[State], seat: Seat) -> Next:
    """One new tile for the one taken; the last of a stack brings an event (RG-29, RG-30)."""
    table, box = ctx.state.table, ctx.state.box
    if not table.tile_taken:
        return None
    table.tile_taken = False
    stack = box.era_1 or box.era_2
    if not stack:
        return None
    ctx.seal()  # the next tile of the stack is now in sight
    table.row.insert(0, stack.pop())
    if not stack:
        return _emperor(ctx) if stack is box.era_1 else _last_tile(ctx, seat)
    return None


def _emperor(ctx: Ctx[State]) -> Next:
    """Every building pays its owners once per token (RG-76)."""
    ctx.state.table.emperor_came = True
    ctx.log("rog-emperor", at=(places.EMPEROR,))
    for space in sorted(ctx.state.table.shore):
        pay_owners(ctx, space, "emperor")
    return None


def _last_tile(ctx: Ctx[State], seat: Seat) -> Next:
    """The end is near: five points, and one more turn for everybody else (RG-80, RG-81)."""
    ctx.state.table.ended_by = seat
    ctx.log("rog-last-tile", seat, at=(places.row(1),))
    gain_vp(ctx, seat, LAST_TILE_VP, why("last"))
    return None


def _roll(ctx: Ctx[State], seat: Seat) -> Next:
    """Roll for the next turn, if there is one (RG-66)."""
    return Call(Roll(seat, in_turn=True)) if ctx.state.table.ended_by is None else None


def _done(ctx: Ctx[State], seat: Seat) -> Next:
    return Done()


_STAGES: tuple[Callable[[Ctx[State], Seat], Next], ...] = (
    _claim_masteries,
    _confirmed,
    _owners_choose,
    _refill_row,
    _roll,
    _done,
)


def _may_name_face(state: State, seat: Seat) -> bool:
    """Kakita Ryoku with a favour to pay."""
    player = state.table.players[seat]
    ability = rules.patron_ability(player, "set_die_instead_of_rolling")
    return ability is not None and player.favour >= ability.favour


def _faces() -> Iterator[Option]:
    for face in range(1, 7):
        about = msg("rog-cost-favour", n=1, region=ref("region", face))
        yield Option(f"face:{face}", msg("rog-face", n=face), about=about)


class Roll(Frame[State], tag="rog.roll"):
    """Roll the die; Kakita Ryoku may pay one favour and name a face instead (D-4, RG-138)."""

    seat: Seat
    in_turn: bool = False  # trades belong to a turn, not to the first roll of the game

    def ask(self, state: State) -> Iterable[Decision]:
        if not _may_name_face(state, self.seat):
            return
        options = (Option("roll", msg("rog-roll"), about=msg("rog-cost-nothing")), *_faces())
        prompt = msg("rog-choose-face")
        decision = Decision(
            "roll", self.seat, prompt, options, confirms=self.in_turn, fallback=("roll",)
        )
        yield with_trades(state.table, decision) if self.in_turn else decision

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if traded(ctx, answer):
            return None
        if answer.picks[0] == "roll":
            return self.run(ctx)
        player = ctx.state.table.players[self.seat]
        ability = rules.patron_ability(player, "set_die_instead_of_rolling")
        assert ability is not None
        player.favour -= ability.favour
        player.die = int(answer.picks[0].removeprefix("face:"))
        ctx.log("rog-named-face", self.seat, at=(places.player(self.seat),), face=player.die)
        return Done()

    def run(self, ctx: Ctx[State]) -> Next:
        player = ctx.state.table.players[self.seat]
        player.die = ctx.rng.roll()
        at, region = (places.player(self.seat),), ref("region", player.die)
        ctx.log("rog-rolled", self.seat, at=at, face=player.die, region=region)
        return Done()

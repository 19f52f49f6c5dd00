"""A game small enough to prove the machine: both sides commit soldiers in secret, three wars."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from engine.core import match as core
from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Done, Finish, Frame, Json, Next, Outcome
from engine.core.game import Game, Meta, OptionSpec
from engine.core.match import Match, OptionValue, view_of
from engine.core.rng import Rng
from engine.core.seats import MOST_SEATS
from engine.core.words import Msg, msg

WARS = 3
SEATS = range(2, MOST_SEATS + 1)


class Table(Struct):
    """Points are open."""

    points: list[int]
    wars: int = WARS


class Hand(Struct):
    """Soldiers are not."""

    soldiers: int = 0


class Box(Struct):
    """Nothing is hidden from all."""


class Counts(Struct, frozen=True):
    """Nothing to count."""


class State(core.State[Table, Hand, Box]):
    """A position."""


View = core.View[Table, Hand, Counts]


class War(Frame[State], tag="mini.war"):
    """All seats commit at once; the highest single commitment wins a point."""

    committed: dict[Seat, int] = {}

    def ask(self, state: State) -> Iterable[Decision]:
        for seat, hand in enumerate(state.hands):
            options = tuple(
                Option(f"send:{n}", msg("core-player", number=n)) for n in range(hand.soldiers + 1)
            )
            yield Decision(
                "commit",
                seat,
                msg("core-stale"),
                options,
                secret=True,
                settled=seat in self.committed,
                fallback=("send:0",),
            )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.committed[answer.seat] = int(answer.picks[0].removeprefix("send:"))
        ctx.log("core-player", answer.seat, number=answer.seat)
        return None

    def run(self, ctx: Ctx[State]) -> Next:
        ctx.seal()
        best = max(self.committed, key=lambda seat: self.committed[seat])
        for seat, sent in self.committed.items():
            ctx.state.hands[seat].soldiers -= sent
        return Done(best)


class Campaign(Frame[State], tag="mini.campaign"):
    """War after war."""

    def run(self, ctx: Ctx[State]) -> Next:
        table = ctx.state.table
        if table.wars:
            table.wars -= 1
            return Call(War())
        places = tuple(1 + sum(o > p for o in table.points) for p in table.points)
        return Finish(Outcome("peace", tuple(table.points), places))

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        ctx.state.table.points[result] += 1
        return None


def blank(seats: int, options: Mapping[str, OptionValue]) -> State:
    """Everybody starts with the soldiers the options say."""
    soldiers = options["soldiers"]
    assert isinstance(soldiers, int)
    return State(Table([0] * seats), [Hand(soldiers) for _ in range(seats)], Box())


def view(match: Match[State], seat: Seat | None) -> View:
    """Table and own hand."""
    return view_of(match, match.state, seat, Counts())


def blur(match: Match[State], seat: Seat | None, rng: Rng) -> None:
    """Other hands could hold anything."""
    for other, hand in enumerate(match.state.hands):
        if other != seat:
            hand.soldiers = rng.below(5)


def invariants(match: Match[State]) -> Iterator[str]:
    """Nobody owes soldiers."""
    if min(hand.soldiers for hand in match.state.hands) < 0:
        yield "negative soldiers"


def describe(view: View) -> list[Msg]:
    """The points."""
    return [msg("core-player", number=points) for points in view.table.points]


def mini(schema: int = 1, **more: object) -> Game[State, View]:
    """The mini game, at a schema of one's choice."""
    return Game(
        meta=Meta(
            "mini", "core", SEATS, (2,), (OptionSpec("soldiers", (3, 4), 3),), ("peace",), ()
        ),
        state=State,
        frames=(War, Campaign),
        schema=schema,
        rules_version=1,
        blank=blank,
        setup=lambda ctx: Campaign(),
        view=view,
        blur=blur,
        invariants=invariants,
        describe=describe,
        **more,  # type: ignore[arg-type]
    )


MINI = mini()

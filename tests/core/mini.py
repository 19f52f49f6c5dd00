"""A game small enough to prove the machine: all commit soldiers in secret, three wars."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from engine.core import match as core
from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Done, Finish, Frame, Json, Next, Outcome
from engine.core.game import Game, Meta, OptionSpec
from engine.core.match import Asides, Match, OptionValue, view_of
from engine.core.rng import Rng
from engine.core.seats import MOST_SEATS
from engine.core.words import Msg, Part, msg
from engine.lib.order import ranking
from engine.lib.sealed import Chooser, Picks, Sealed
from engine.lib.steps import Steps

WARS = 3
SEATS = range(2, MOST_SEATS + 1)


class Table(Struct):
    """Points and banners are open."""

    points: list[int]
    banners: dict[Seat, str] = {}
    wars: int = WARS


class Hand(Chooser):
    """Soldiers are not."""

    soldiers: int = 0


class Box(Struct):
    """Nothing is hidden from all."""


class Counts(Struct, frozen=True):
    """Nothing to count."""


class State(core.State[Table, Hand, Box]):
    """A position."""


View = core.View[Table, Hand, Counts]


class War(Sealed[State], tag="mini.war"):
    """All seats commit at once; the highest single commitment wins a point."""

    def question(self, state: State, seat: Seat) -> Decision:
        options = tuple(
            Option(f"send:{n}", msg("core-player", number=n))
            for n in range(state.hands[seat].soldiers + 1)
        )
        prompt = msg("core-stale")
        return Decision("commit", seat, prompt, options, secret=True, fallback=("send:0",))

    def changing(self, state: State, seat: Seat, chosen: Picks) -> Msg:
        return msg("core-stale")

    def ready(self, ctx: Ctx[State], seat: Seat) -> None:
        ctx.log("core-player", seat, number=seat)

    def reveal(self, ctx: Ctx[State], choices: dict[Seat, Picks]) -> Next:
        sent = {seat: int(picks[0].removeprefix("send:")) for seat, picks in choices.items()}
        for seat, n in sent.items():
            ctx.state.hands[seat].soldiers -= n
        return Done(max(sent, key=lambda seat: sent[seat]))


class Campaign(Frame[State], tag="mini.campaign"):
    """War after war."""

    def run(self, ctx: Ctx[State]) -> Next:
        table = ctx.state.table
        if table.wars:
            table.wars -= 1
            return Call(War())
        return Finish(Outcome("peace", tuple(table.points), ranking(table.points)))

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        ctx.state.table.points[result] += 1
        return None


class Muster(Steps[State], tag="mini.muster"):
    """Called by an aside: choose a banner, then show it."""

    seat: Seat
    colour: str = ""

    steps = ("choose", "show")

    def ask_choose(self, state: State) -> Iterable[Decision]:
        options = tuple(Option(f"banner:{c}", msg("core-stale")) for c in ("red", "blue"))
        yield Decision("banner", self.seat, msg("core-stale"), options, fallback=("banner:red",))

    def take_choose(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.colour = answer.pick.id
        self.advance()
        return None

    def show(self, ctx: Ctx[State]) -> Next:
        ctx.state.table.banners[self.seat] = self.colour
        return None


def asides(match: Match[State], seat: Seat) -> Iterator[Option]:
    """Between wars and in them, anybody may raise a banner or send a soldier home."""
    if seat not in match.state.table.banners:
        yield Option("muster", msg("core-stale"), aside=True)
    if match.state.hands[seat].soldiers and match.state.hands[seat].chosen is None:
        yield Option("home:one", msg("core-stale"), aside=True)


def take_aside(ctx: Ctx[State], answer: Answer) -> Next:
    """A banner is a question of its own; a soldier just goes."""
    if answer.pick.kind == "muster":
        return Call(Muster(answer.seat))
    ctx.state.hands[answer.seat].soldiers -= 1
    ctx.log("core-not-asked", answer.seat)
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
    """Other hands could hold anything, and could have chosen anything."""
    for other, hand in enumerate(match.state.hands):
        if other != seat:
            hand.soldiers = rng.below(5)
            if hand.chosen is not None:
                hand.chosen = (f"send:{rng.below(hand.soldiers + 1)}",)


def invariants(match: Match[State]) -> Iterator[str]:
    """Nobody owes soldiers."""
    if min(hand.soldiers for hand in match.state.hands) < 0:
        yield "negative soldiers"


def describe(view: View) -> list[Part]:
    """The points."""
    return [Part("points", tuple(msg("core-player", number=n) for n in view.table.points))]


def mini(schema: int = 1, **more: object) -> Game[State, View]:
    """The mini game, at a schema of one's choice."""
    return Game(
        meta=Meta(
            "mini", "core", SEATS, (2,), (OptionSpec("soldiers", (3, 4), 3),), ("peace",), ()
        ),
        state=State,
        frames=(War, Campaign, Muster),
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
TALKATIVE = mini(asides=Asides(msg("core-stale"), asides, take_aside))

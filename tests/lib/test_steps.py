"""A frame that walks through named steps, saved by name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar

import msgspec
import pytest

from engine.core.codec import encode, load
from engine.core.decision import Answer, Decision, Option
from engine.core.errors import BadSave
from engine.core.flow import Applied, apply, new_match
from engine.core.frame import Call, Ctx, Done, Finish, Frame, Json, Next, Outcome
from engine.core.game import Game
from engine.core.words import msg
from engine.lib.steps import Steps
from tests.core.mini import State, View, mini

Mini = Game[State, View]


def asked(name: str, seat: int) -> Decision:
    """A question of two answers."""
    options = tuple(Option(token, msg("core-stale")) for token in ("yes", "no"))
    return Decision(name, seat, msg("core-stale"), options, fallback=("no",))


class Toll(Frame[State], tag="lib.toll"):
    """Asks one thing and hands the answer over."""

    answer: str = ""

    def ask(self, state: State) -> Iterable[Decision]:
        return () if self.answer else (asked("toll", 1),)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.answer = answer.picks[0]
        return None

    def run(self, ctx: Ctx[State]) -> Next:
        return Done(self.answer)


class Voyage(Steps[State], kw_only=True, tag="lib.voyage"):
    """Load, ask both players, pay the toll, arrive."""

    agreed: list[int] = []
    paid: str = ""

    steps: ClassVar[tuple[str, ...]] = ("load", "agree", "pay", "offer", "arrive")

    def load(self, ctx: Ctx[State]) -> Next:
        ctx.log("load")
        return None

    def ask_agree(self, state: State) -> Iterable[Decision]:
        """Waits for both players."""
        return (asked("agree", seat) for seat in (0, 1) if seat not in self.agreed)

    def take_agree(self, ctx: Ctx[State], answer: Answer) -> Next:
        self.agreed.append(answer.seat)
        return Done("refused") if answer.picks == ("no",) else None

    def agree(self, ctx: Ctx[State]) -> Next:
        ctx.log("agree")
        return None

    def pay(self, ctx: Ctx[State]) -> Next:
        ctx.log("pay")
        return Call(Toll())

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        self.paid = result
        return None

    def ask_offer(self, state: State) -> Iterable[Decision]:
        """A step that only asks."""
        yield asked("offer", 0)

    def take_offer(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.picks == ("yes",):
            self.advance()
        return None  # "no" is asked again

    def arrive(self, ctx: Ctx[State]) -> Next:
        ctx.log("arrive", paid=self.paid)
        return None

    def finish(self, ctx: Ctx[State]) -> Next:
        return Done("arrived")


class Night(Voyage, tag="lib.voyage"):
    """A later edition: one more step before the toll, one more behind it."""

    steps = ("load", "agree", "sleep", "pay", "dream", "offer", "arrive")

    def sleep(self, ctx: Ctx[State]) -> Next:
        ctx.log("sleep")
        return None

    def dream(self, ctx: Ctx[State]) -> Next:
        ctx.log("dream")
        return None


class Harbour(Frame[State], tag="lib.harbour"):
    """Sends one ship out and ends with what it brings."""

    def run(self, ctx: Ctx[State]) -> Next:
        return Call(Voyage())

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        return Finish(Outcome(result, (0, 0), (1, 1)))


def harbour(voyage: type[Steps[State]] = Voyage) -> Mini:
    """A game of one voyage."""
    return replace(mini(), setup=lambda ctx: Harbour(), frames=(Harbour, voyage, Toll))


HARBOUR = harbour()


def said(applied: Applied[State]) -> list[str]:
    """What an answer caused."""
    return [event.key for event in applied.events]


def play(now: Applied[State], *answers: tuple[int, str, str], game: Mini = HARBOUR) -> list[str]:
    """Answer after answer, all that it caused; `now` stays where it was."""
    told = []
    for seat, name, pick in answers:
        now = apply(game, now.match, Answer(seat, name, (pick,)))
        told += said(now)
    return told if now.match.outcome is None else [*told, now.match.outcome.ending]


def after(*answers: tuple[int, str, str]) -> Applied[State]:
    """A voyage so far."""
    now = new_match(HARBOUR, 2, {}, 1)
    for seat, name, pick in answers:
        now = apply(HARBOUR, now.match, Answer(seat, name, (pick,)))
    return now


BOTH = ((0, "agree", "yes"), (1, "agree", "yes"))
REST = ((1, "toll", "yes"), (0, "offer", "yes"))


def test_the_steps_are_walked_in_their_order() -> None:
    assert said(after()) == ["load"], "up to the first that asks"
    assert play(after(), *BOTH, *REST) == ["agree", "pay", "arrive", "arrived"]


def test_a_step_waits_for_all_whom_it_asks() -> None:
    half = after(BOTH[1])
    assert [decision.seat for decision in half.pending] == [0]
    assert said(half) == []
    assert half.match.stack[-1] == Voyage(step="agree", agreed=[1])


def test_a_called_frame_returns_to_the_step_behind() -> None:
    called = after(*BOTH)
    assert called.match.stack[1:] == [Voyage(step="offer", agreed=[0, 1]), Toll()]
    back = apply(HARBOUR, called.match, Answer(1, "toll", ("no",)))
    assert back.match.stack[1:] == [Voyage(step="offer", agreed=[0, 1], paid="no")]


def test_a_step_may_end_the_frame_early() -> None:
    assert play(after(), (0, "agree", "no")) == ["refused"], "nothing of what was to follow"


def test_a_step_that_only_asks_says_when_it_is_done() -> None:
    again = after(*BOTH, REST[0], (0, "offer", "no"))
    assert [decision.name for decision in again.pending] == ["offer"]
    assert play(again, (0, "offer", "yes")) == ["arrive", "arrived"]


@pytest.mark.parametrize("n", range(5))
def test_a_match_saved_in_the_middle_goes_on(n: int) -> None:
    answers = (*BOTH, *REST)
    now = after(*answers[:n])
    loaded = replace(now, match=load(HARBOUR, encode(now.match)))
    assert loaded.match == now.match
    assert play(loaded, *answers[n:]) == play(now, *answers[n:])


def test_only_the_name_of_the_step_is_saved() -> None:
    frame = msgspec.json.decode(encode(after().match))["stack"][-1]
    assert frame == {"kind": "lib.voyage", "step": "agree", "agreed": [], "paid": ""}


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        ((), ["agree", "sleep", "pay", "dream", "arrive", "arrived"]),
        (BOTH, ["arrive", "arrived"]),  # saved behind both new ones: it stands at the offer
    ],
)
def test_a_save_goes_on_in_an_edition_with_new_steps(
    answers: tuple[Any, ...], expected: list[str]
) -> None:
    later, now = harbour(Night), after(*answers)
    loaded = replace(now, match=load(later, encode(now.match)))
    rest = (*BOTH, *REST)[len(answers) :]
    assert play(loaded, *rest, game=later) == expected


def test_a_save_at_a_step_that_is_gone_is_refused_by_name() -> None:
    raw = msgspec.json.decode(encode(after().match))
    raw["stack"][-1]["step"] = "embark"
    with pytest.raises(BadSave, match=r"core-save-broken.*embark"):
        load(HARBOUR, msgspec.json.encode(raw))


@pytest.mark.parametrize("name", ["depart", "run", "step", "agreed"])
def test_a_step_that_nobody_wrote_is_found_at_once(name: str) -> None:
    with pytest.raises(AssertionError, match=name):
        type("Lost", (Voyage,), {"steps": ("load", name)})


def test_a_step_may_send_the_frame_elsewhere() -> None:
    class Rounds(Steps[State], tag="lib.rounds", kw_only=True):
        """Twice around."""

        left: int = 2
        steps = ("once", "again")

        def once(self, ctx: Ctx[State]) -> Next:
            ctx.log("once")
            return None

        def again(self, ctx: Ctx[State]) -> Next:
            self.left -= 1
            if self.left:
                self.step = "once"
            return None

        def finish(self, ctx: Ctx[State]) -> Next:
            return Finish(Outcome("peace", (0, 0), (1, 1)))

    rounds = replace(mini(), setup=lambda ctx: Rounds(), frames=(Rounds,))
    assert said(new_match(rounds, 2, {}, 1)) == ["once", "once"]

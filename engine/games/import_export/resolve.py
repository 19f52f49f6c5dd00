"""Resolving effects: what is printed on a card is looked up and carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from engine.core.frame import Call, Ctx, Next
from engine.games.import_export import rules
from engine.games.import_export.ask import Choose
from engine.games.import_export.cards import draw
from engine.games.import_export.effects import ONCE, REACTIONS
from engine.games.import_export.kinds import Ask, Collect, Do, Draw, Fine, Gain, Op
from engine.games.import_export.money import collect, gain, why
from engine.games.import_export.state import State, Trigger

Deed: TypeAlias = Callable[[Ctx[State], Trigger], Next]
C = TypeVar("C", bound=type[Choose])
ASKS: dict[str, type[Choose]] = {}  # the question of each name
DOES: dict[str, Deed] = {}  # what only one card does


def asks(frame: C) -> C:
    """This frame asks the question of its name."""
    ASKS[frame.kind] = frame
    return frame


def does(card: str) -> Callable[[Deed], Deed]:
    """This function does what is printed on a card."""

    def keep(deed: Deed) -> Deed:
        DOES[card] = deed
        return deed

    return keep


def react(ctx: Ctx[State], trigger: Trigger) -> Next:
    """A reaction takes effect, if its card still lies where it did."""
    table = ctx.state.table
    if (trigger.card, trigger.effect) not in rules.effects(table, trigger.seat):
        return None
    return _perform(ctx, trigger, REACTIONS[trigger.cause.what][trigger.effect].op)


def once(ctx: Ctx[State], trigger: Trigger) -> Next:
    """What a card does when it is completed; only the last part may ask."""
    then: Next = None
    for op in ONCE[trigger.effect].ops if trigger.effect in ONCE else ():
        then = _perform(ctx, trigger, op)
    return then


def _perform(ctx: Ctx[State], trigger: Trigger, op: Op) -> Next:
    state, seat, reason = ctx.state, trigger.seat, why(trigger.effect)
    match op:
        case Gain(n):
            gain(ctx, seat, n if isinstance(n, int) else n(state, seat, trigger.cause), reason)
        case Collect(n, who):
            debtors = [each for each in rules.others(state.table, seat) if who(state, each)]
            collect(ctx, seat, debtors, n, reason)
        case Fine(n):
            collect(ctx, seat, [trigger.cause.who], n, reason)
        case Draw(n):
            draw(ctx, seat, n)
        case Ask(kind):
            return Call(ASKS[kind](seat, trigger))
        case Do():
            return DOES[trigger.effect](ctx, trigger)
    return None

"""What happens is told to the effects that react to it (IE-59)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.core.decision import Seat
from engine.core.frame import Ctx
from engine.games.import_export import rules
from engine.games.import_export.effects import REACTIONS
from engine.games.import_export.kinds import OTHERS, OWN, When
from engine.games.import_export.state import Cause, State, Trigger


def emit(
    ctx: Ctx[State],
    what: str,
    who: Seat,
    *,
    n: int = 0,
    cards: Sequence[str] = (),
    at: str = "",
) -> None:
    """Effects that react to this wait for their turn."""
    ctx.state.table.queue += reactions(ctx.state, Cause(what, who, n, list(cards), at))


def reactions(state: State, cause: Cause, but: Collection[str] = ()) -> Iterator[Trigger]:
    """The effects that react, the captain's first, then clockwise, the oldest first."""
    table, known = state.table, REACTIONS.get(cause.what)
    if known is None or table.over:
        return
    for seat in rules.from_captain(table):
        for card, effect in rules.effects(table, seat):
            when = known.get(effect)
            if when is not None and card not in but and _reacts(state, seat, when, cause):
                yield Trigger(seat, card, effect, cause)


def _reacts(state: State, seat: Seat, when: When, cause: Cause) -> bool:
    if (when.whose, cause.who == seat) in ((OWN, False), (OTHERS, True)):
        return False
    return when.test(state, seat, cause)


def includes_itself(trigger: Trigger) -> bool:
    """Whether an effect reacts to the completion of its own card too (IE-41)."""
    when = REACTIONS["completed"].get(trigger.effect)
    return when is not None and when.itself

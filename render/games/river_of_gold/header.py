"""The head of the board: whose turn, which era, how long still, what was done last."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold.state import View
from render.common.head import Head, is_over, told_turn
from render.games.river_of_gold.steps import doer, gains
from render.picture import Look
from render.toolkit.marks import Step
from render.toolkit.strip import Entry


def head(view: View, look: Look, done: Sequence[Step], *, choosing: bool) -> Head:
    """What stands above the board: the last turn, or what the marks of options mean."""
    hint = msg("rog-pic-options") if choosing else None
    if look.asked is not None and not (choosing or done):
        hint = msg("rog-pic-no-options")
    return Head(
        when=_when(view),
        active=view.table.active,
        role=None if view.outcome else msg("rog-pic-to-play"),
        standing=until(view),
        hint=hint,
        told=_told(view, look, done) if done else (),
        gains=gains(look.changes),
    )


def _told(view: View, look: Look, done: Sequence[Step]) -> list[Entry]:
    over = is_over(view, look, "rog-begins")
    label = msg("rog-pic-last-turn" if over else "rog-pic-this-turn")
    return told_turn(look.say(label), doer(look.changes), done)


def _when(view: View) -> Msg:
    if view.outcome is not None:
        return msg("rog-pic-over")
    return msg("rog-pic-turn", turn=view.table.turn + 1, era=2 if view.table.emperor_came else 1)


def until(view: View) -> Msg:
    """What brings the next event and the end nearer."""
    table, counts = view.table, view.counts
    if view.outcome is not None:
        return msg(f"rog-ending-{view.outcome.ending}")
    if table.ended_by is not None:
        return msg("rog-pic-last-round", player=ref("seat", table.ended_by))
    left = counts.era_1 + counts.era_2
    if table.emperor_came:
        return msg("rog-pic-to-end", n=left)
    return msg("rog-pic-to-emperor", n=counts.era_1, all=left)

"""The head of the board: whose turn, how many actions, how long still, what was done last."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import Msg, msg
from engine.games.yellow_yangtze.state import View
from render.common.head import Head, is_over, told_turn
from render.games.yellow_yangtze.steps import PIECES, doer, gains, results
from render.picture import Look
from render.toolkit.marks import Step
from render.toolkit.strip import Entry, words


def head(view: View, look: Look, done: Sequence[Step], *, choosing: bool) -> Head:
    """What stands above the board: the last turn, or what the marks of options mean."""
    return Head(
        when=_turn(view),
        active=view.table.active,
        role=_role(view),
        standing=situation(view),
        hint=msg("yy-pic-options") if choosing else None,
        told=_told(view, look, done),
        gains=tuple(gains(look.changes)),
        pieces=PIECES,
    )


def _turn(view: View) -> Msg:
    if view.outcome is not None:
        return msg("yy-pic-over")
    return msg("yy-pic-turn", turn=view.table.turn + 1)


def situation(view: View) -> Msg:
    """How the game ended, or how much is left of the turn and of the game."""
    if view.outcome is not None:
        return msg(f"yy-ending-{view.outcome.ending}")
    return msg("yy-pic-left", actions=view.table.actions, bag=view.counts.bag)


def _role(view: View) -> Msg:
    if view.outcome is not None:
        return msg("yy-pic-won")
    active = not view.waiting or view.waiting[0] == view.table.active
    return msg("yy-pic-to-play" if active else "yy-pic-to-answer")


def _told(view: View, look: Look, done: Sequence[Step]) -> list[Entry]:
    """What was done in a turn, or that nothing was, and how conflicts ended."""
    fought = list(results(look.changes))
    over = is_over(view, look, "yy-begins")
    label = look.say(msg("yy-pic-last-turn" if over else "yy-pic-this-turn"))
    if done or fought:
        return [*told_turn(label, doer(look.changes), done), *fought]
    if not (over and look.changes) or view.table.turn == 0:
        return []
    before = (view.table.active - 1) % view.seats
    return [*told_turn(label, before, ()), (words(look.say(msg("yy-pic-no-action"))),)]

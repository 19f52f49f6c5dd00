"""Why one turn is better than others, in the parts of what a position is worth.

Turns are compared in several worlds, so that what one of them happened to bring is no reason.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, TypeAlias

from msgspec import Struct

from engine.ai.eyes import World
from engine.ai.mind import Mind
from engine.core.codec import copy
from engine.core.decision import Answer, Seat
from engine.core.errors import Refused
from engine.core.flow import play
from engine.core.match import Match

Plan: TypeAlias = Sequence[Answer]
_Outlook: TypeAlias = Mapping[tuple[Seat, str], float]  # points by seat and reason
_MOST = 2  # gains that are named
_NOTABLE = 0.3  # of what speaks most for a turn; less is not named
_LEAST = 0.1  # points


class Why(Struct, frozen=True):
    """What speaks for a turn, and what it costs, beside other turns; the reasons are the mind's."""

    gains: tuple[str, ...] = ()  # the weightiest first
    price: str | None = None
    hinders: Seat | None = None  # whom it sets back, and in what most
    loses: str | None = None
    wins: bool = False


def why(
    mind: Mind[Any],
    seat: Seat,
    plan: Plan,
    others: Sequence[Plan],
    worlds: Sequence[World[Any]],
) -> Why:
    """What a plan has more of than others, and what less."""
    ends = [_played(mind, plan, world) for world in worlds]
    if all(match.outcome and seat in match.outcome.winners for match in ends):
        return Why(wins=True)
    best = _outlook(mind, seat, ends)
    rivals = [_outlook(mind, seat, [_played(mind, o, world) for world in worlds]) for o in others]
    usual = _mean([rival for rival in rivals if rival])
    if not (best and usual):
        return Why()
    return _told(seat, {part: points - usual.get(part, 0.0) for part, points in best.items()})


def _played(mind: Mind[Any], plan: Plan, world: World[Any]) -> Match[Any]:
    match, questions = copy(mind.game, world.match), world.questions
    for answer in plan:
        try:
            questions = play(match, answer, questions).questions
        except Refused:  # what chance brought here leaves no room for the rest
            break
    return match


def _outlook(mind: Mind[Any], seat: Seat, ends: Sequence[Match[Any]]) -> _Outlook:
    """What everybody has on average, as this seat sees it; nothing where the game is over."""
    return _mean([_worth(mind, seat, match) for match in ends if match.outcome is None])


def _worth(mind: Mind[Any], seat: Seat, match: Match[Any]) -> _Outlook:
    view = mind.game.view(match, seat)
    every = range(match.seats)
    return {(who, reason): n for who in every for reason, n in mind.worth(view, who).items()}


def _mean(found: Sequence[_Outlook]) -> _Outlook:
    parts = dict.fromkeys(part for each in found for part in each)
    return {part: fmean(each.get(part, 0.0) for each in found) for part in parts}


def _told(seat: Seat, more: _Outlook) -> Why:
    """What is worth a word."""
    own = {reason: points for (who, reason), points in more.items() if who == seat}
    lost = {who: -sum(_of(who, more)) for who in {who for who, _ in more} - {seat}}
    worst = min(own, key=lambda reason: own[reason])
    hit = max(lost, key=lambda who: lost[who])
    least = max(_LEAST, _NOTABLE * max(*own.values(), lost[hit]))
    gains = sorted((r for r in own if own[r] >= least), key=lambda r: own[r], reverse=True)
    return Why(
        gains=tuple(gains[:_MOST]),
        price=worst if own[worst] <= -least else None,
        **(_hit(hit, more) if lost[hit] >= least else {}),
    )


def _hit(seat: Seat, more: _Outlook) -> dict[str, Any]:
    """Whom a turn sets back, and what they have less of."""
    theirs = {reason: points for (who, reason), points in more.items() if who == seat}
    return {"hinders": seat, "loses": min(theirs, key=lambda reason: theirs[reason])}


def _of(seat: Seat, more: _Outlook) -> list[float]:
    return [points for (who, _), points in more.items() if who == seat]

"""The end: screens are lifted, gold is given out, the lowest colour counts (YY-70 to YY-74)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.decision import Seat
from engine.core.frame import Ctx, Finish, Outcome
from engine.core.words import Msg, msg
from engine.games.yellow_yangtze.data import SCORED, YELLOW
from engine.games.yellow_yangtze.state import FinalScore, State, View
from engine.lib.order import ranking


def allot(points: Mapping[str, int]) -> FinalScore:
    """Yellow points go one by one to the lowest colour, which is always best (YY-74)."""
    totals = {colour: points[colour] for colour in SCORED}
    for _ in range(points[YELLOW]):
        totals[min(SCORED, key=totals.__getitem__)] += 1
    gold = {colour: totals[colour] - points[colour] for colour in SCORED}
    return FinalScore(dict(points), gold, totals, min(totals.values()))


def known_score(view: View, seat: Seat) -> FinalScore | None:
    """A player's points if this reader may know them, with gold given out as it stands."""
    if view.table.final:
        return view.table.final[seat]
    if view.counts.points is not None:
        return allot(view.counts.points[seat])
    if view.hand is not None and seat == view.seat:
        return allot(view.hand.points)
    return None


def points(view: View) -> dict[Seat, int]:
    """The scores that this reader may know, with gold given out as it stands."""
    known = {seat: known_score(view, seat) for seat in range(view.seats)}
    return {seat: score.score for seat, score in known.items() if score is not None}


def finish(ctx: Ctx[State], cause: str, seat: Seat | None = None) -> Finish:
    """A tile was due and the bag is empty: nothing else is carried out (YY-70)."""
    table = ctx.state.table
    ctx.log(f"yy-over-{cause}", seat)
    table.final = [allot(hand.points) for hand in ctx.state.hands]
    for each, final in enumerate(table.final):
        ctx.log("yy-final", each, result=in_words(final))
    return Finish(outcome(table.final, table.house.gold_breaks_ties))


def in_words(final: FinalScore) -> Msg:
    """The lowest colour and the four totals it is the lowest of."""
    return msg("yy-result", score=final.score, gold=final.points[YELLOW], **final.totals)


def outcome(finals: list[FinalScore], gold_breaks_ties: bool) -> Outcome:
    """Lowest colour, then the second-lowest and so on, then fewer yellow points (YY-73)."""
    colours = [sorted(final.totals.values()) for final in finals]
    saved = [-final.points[YELLOW] if gold_breaks_ties else 0 for final in finals]
    places = ranking(list(zip(colours, saved, strict=True)))
    scores = tuple(final.score for final in finals)
    return Outcome(_ending(scores, colours, places), scores, places)


def tie_break(view: View, before: Seat, after: Seat) -> Msg | None:
    """The lowest colour in which they differ, else the gold points (YY-73)."""
    first, second = view.table.final[before], view.table.final[after]
    colours = (sorted(final.totals.values()) for final in (first, second))
    for nth, (more, less) in enumerate(zip(*colours, strict=True), start=1):
        if more != less:
            return msg("yy-tie-colour", nth=nth, more=more, less=less)
    less, more = (final.points[YELLOW] for final in (first, second))
    return msg("yy-tie-gold", more=more, less=less) if less < more else None


def _ending(scores: tuple[int, ...], colours: list[list[int]], places: tuple[int, ...]) -> str:
    """What decided the game."""
    if places.count(1) > 1:
        return "shared"
    if scores.count(max(scores)) == 1:
        return "won"
    return "next_colour" if colours.count(max(colours)) == 1 else "gold"

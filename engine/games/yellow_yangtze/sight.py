"""Who sees what (YY-66 to YY-69): a view shows by naming, and blur re-deals all the rest."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.match import Match, view_of
from engine.core.rng import Rng
from engine.games.yellow_yangtze.choosing import Choosing
from engine.games.yellow_yangtze.data import COLOURS
from engine.games.yellow_yangtze.state import Counts, Hand, Player, State, View
from engine.lib.piles import redeal_counts

_LIKELY = 6  # points of a colour, for eyes that have none of their own to go by


def view(match: Match[State], seat: Seat | None) -> View:
    """The position as one seat, or a spectator, may see it."""
    return view_of(match, match.state, seat, _counts(match.state, over=match.outcome is not None))


def own_player(view: View) -> Player | None:
    """What lies open before whoever sees this: their hand is shown with it."""
    return None if view.seat is None else view.table.players[view.seat]


def _counts(state: State, over: bool) -> Counts:
    shown = over or state.table.house.open_scores
    return Counts(
        hands=tuple(hand.size for hand in state.hands),
        bag=state.box.bag.left,
        box=sum(state.box.discarded.values()),
        points=tuple(hand.points for hand in state.hands) if shown else None,
    )


def blur(match: Match[State], seat: Seat | None, rng: Rng) -> None:
    """Deal anew all tiles and points that this seat cannot see."""
    state = match.state
    others = [hand for each, hand in enumerate(state.hands) if each != seat]
    named = _named(match, seat)
    for hand, colour, n in named:
        hand.tiles[colour] -= n
    hidden = [hand.tiles for hand in others]
    redeal_counts(rng, [*hidden, state.box.discarded, state.box.bag.pieces])
    for hand, colour, n in named:
        hand.tiles[colour] += n
    if not (state.table.house.open_scores or state.table.final):
        likely = _LIKELY if seat is None else sum(state.hands[seat].points.values()) / len(COLOURS)
        for hand in others:
            hand.points = {colour: _about(likely, rng) for colour in COLOURS}


def _about(likely: float, rng: Rng) -> int:
    """Points of one colour: others are likely to have gained as much as oneself."""
    return rng.below(int(likely) + 2) + (int(likely) + 1) // 2


def _named(match: Match[State], seat: Seat | None) -> list[tuple[Hand, str, int]]:
    """Tiles that somebody else's half-chosen action has named: they must stay in that hand."""
    top = match.stack[-1] if match.stack else None
    if not isinstance(top, Choosing) or top.seat == seat or top.takes is None:
        return []
    return [(match.state.hands[top.seat], *top.takes)]

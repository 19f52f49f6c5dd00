"""Who sees what (YK-12, YK-146): a view shows by naming, and blur re-deals all the rest."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.match import Match, view_of
from engine.core.rng import Rng
from engine.games.yokohama.state import Counts, Player, State, View
from engine.games.yokohama.texts import order_token
from engine.lib.piles import redeal


def view(match: Match[State], seat: Seat | None) -> View:
    """The position as one seat, or a spectator, may see it."""
    return view_of(match, match.state, seat, _counts(match.state))


def own_player(view: View) -> Player | None:
    """What lies open before whoever sees this: their hand is shown with it."""
    return None if view.seat is None else view.table.players[view.seat]


def points(view: View) -> dict[Seat, int]:
    """What everybody has scored so far: it lies open."""
    return {seat: player.vp for seat, player in enumerate(view.table.players)}


def _counts(state: State) -> Counts:
    return Counts(
        hands=tuple(len(hand.orders) for hand in state.hands),
        orders=len(state.box.orders),
        technologies=len(state.box.technologies),
    )


def blur(match: Match[State], seat: Seat | None, rng: Rng) -> None:
    """Deal anew every order and technology that this seat cannot see."""
    state = match.state
    others = [hand for owner, hand in enumerate(state.hands) if owner != seat]
    redeal(rng, [*(hand.orders for hand in others), state.box.orders, state.box.removed])
    redeal(rng, [state.box.technologies])
    for hand in others:
        if hand.chosen is not None:
            hand.chosen = (order_token("keep", rng.choice(hand.orders)),)

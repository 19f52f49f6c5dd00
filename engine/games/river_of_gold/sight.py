"""Who sees what (RG-125): a view shows by naming, and blur re-deals all the rest."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.match import Match, view_of
from engine.core.rng import Rng
from engine.games.river_of_gold.data import TILES, patrons_of
from engine.games.river_of_gold.state import Counts, Player, State, View
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
    box = state.box
    return Counts(
        hands=tuple(len(hand.customers) for hand in state.hands),
        customers=len(box.customers.cards),
        discarded=len(box.customers.discarded),
        era_1=len(box.era_1),
        era_2=len(box.era_2),
        era_1_top=box.era_1[-1] if box.era_1 else None,
        era_2_top=box.era_2[-1] if box.era_2 else None,
    )


def blur(match: Match[State], seat: Seat | None, rng: Rng) -> None:
    """Deal anew every customer, tile and secret choice that this seat cannot see."""
    state = match.state
    deck = state.box.customers
    hands = [hand.customers for other, hand in enumerate(state.hands) if other != seat]
    redeal(rng, [*hands, deck.cards, deck.discarded])
    _blur_stack(state.box.era_1, state.box.removed, 1, rng)
    _blur_stack(state.box.era_2, state.box.removed, 2, rng)
    _rechoose(state, seat, rng)


def _rechoose(state: State, seat: Seat | None, rng: Rng) -> None:
    """Patrons chosen but not yet shown may be either of their clan's."""
    for other, hand in enumerate(state.hands):
        if other != seat and hand.chosen is not None:
            clan = state.table.players[other].clan
            hand.chosen = (f"patron:{rng.choice(patrons_of(clan)).id}",)


def _blur_stack(stack: list[str], removed: list[str], era: int, rng: Rng) -> None:
    """Below its visible top a stack may hold any tile of its era that is out of sight."""
    below = stack[:-1]
    away = [tile for tile in removed if TILES[tile].era == era]
    kept = [tile for tile in removed if TILES[tile].era != era]
    redeal(rng, [below, away])
    stack[:-1] = below
    removed[:] = kept + away

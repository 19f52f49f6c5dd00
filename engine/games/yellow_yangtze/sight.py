"""Who sees what (YY-66 to YY-69): a view shows by naming, and blur re-deals all the rest."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.match import Match, view_of
from engine.core.rng import Rng
from engine.games.yellow_yangtze.actions import Riot
from engine.games.yellow_yangtze.data import BLUE, COLOURS, GREEN, RULES
from engine.games.yellow_yangtze.moves import cost
from engine.games.yellow_yangtze.pagodas import EstablishPagoda
from engine.games.yellow_yangtze.state import Counts, State, View
from engine.games.yellow_yangtze.tiles import PlaceTile

_MOST_BLURRED_POINTS = 12


def view(match: Match[State], seat: Seat | None) -> View:
    """The position as one seat, or a spectator, may see it."""
    return view_of(match, match.state, seat, _counts(match.state, over=match.outcome is not None))


def _counts(state: State, over: bool) -> Counts:
    shown = over or state.table.house.open_scores
    return Counts(
        hands=tuple(hand.size for hand in state.hands),
        bag=state.box.left,
        box=sum(state.box.discarded.values()),
        points=tuple(hand.points for hand in state.hands) if shown else None,
    )


def blur(match: Match[State], seat: Seat | None, rng: Rng) -> None:
    """Deal anew all tiles and points that this seat cannot see."""
    state = match.state
    others = [hand for each, hand in enumerate(state.hands) if each != seat]
    named = _named(match, seat)
    for owner, colour, n in named:
        state.hands[owner].tiles[colour] -= n
    _redeal([*(hand.tiles for hand in others), state.box.discarded, state.box.bag], rng)
    for owner, colour, n in named:
        state.hands[owner].tiles[colour] += n
    if not (state.table.house.open_scores or state.table.final):
        for hand in others:
            hand.points = {colour: rng.below(_MOST_BLURRED_POINTS) for colour in COLOURS}


def _named(match: Match[State], seat: Seat | None) -> list[tuple[Seat, str, int]]:
    """Tiles that somebody else's half-chosen action has named: they must stay in that hand."""
    frame = match.stack[-1] if match.stack else None
    match frame:
        case PlaceTile() if frame.seat != seat:
            return [(frame.seat, frame.colour, 1)]
        case Riot() if frame.seat != seat:
            return [(frame.seat, BLUE, cost(RULES.riot_cost_blue_tiles, frame.way))]
        case EstablishPagoda() if frame.seat != seat:
            return [(frame.seat, GREEN, cost(RULES.pagoda_action_cost_green_tiles, frame.way))]
    return []


def _redeal(piles: list[dict[str, int]], rng: Rng) -> None:
    """Shuffle the piles together and give each its size back."""
    unseen = [colour for pile in piles for colour, n in pile.items() for _ in range(n)]
    rng.shuffle(unseen)
    for pile in piles:
        size = sum(pile.values())
        pile.update(dict.fromkeys(COLOURS, 0))
        for _ in range(size):
            pile[unseen.pop()] += 1

"""Who sees what (IE-601, IE-602): a view shows by naming, and blur re-deals all the rest."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.match import Match, view_of
from engine.core.rng import Rng
from engine.games.import_export.state import Counts, State, View
from engine.lib.piles import redeal
from engine.lib.sealed import Sealed


def view(match: Match[State], seat: Seat | None) -> View:
    """The position as one seat, or a spectator, may see it."""
    return view_of(match, match.state, seat, _counts(match.state))


def beside_hand(view: View) -> tuple[object, ...]:
    """What a hand is shown with: what lies before its owner, and when its cards can be used."""
    table, seat = view.table, view.seat
    if seat is None:
        return ()
    used = [each for each in table.used if each.startswith(f"{seat}:")]
    calm = not table.queue and not table.sailing
    turn = (table.captain, table.led, table.over, table.copied, used, seat in table.sold, calm)
    return (table.players[seat], *turn)


def _counts(state: State) -> Counts:
    hands = tuple(len(hand.cards) for hand in state.hands)
    return Counts(hands, len(state.box.deck))


def blur(match: Match[State], seat: Seat | None, rng: Rng) -> None:
    """Deal anew every card and every secret choice that this seat cannot see."""
    state = match.state
    others = [hand for owner, hand in enumerate(state.hands) if owner != seat]
    redeal(rng, [*(hand.cards for hand in others), state.box.deck])
    for owner, hand in enumerate(state.hands):
        if owner == seat:
            continue
        hand.late = hand.cards[len(hand.cards) - len(hand.late) :]
        if hand.chosen is not None:
            asked = match.stack[-1]
            assert isinstance(asked, Sealed)
            hand.chosen = (rng.choice(asked.question(state, owner).tokens()),)

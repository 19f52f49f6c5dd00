"""What may be answered in advance: whom to play as, and the goods one's buildings bring."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Decision, Option
from engine.core.frame import Event
from engine.core.standing import Given, Standing, befell, if_offered, owner
from engine.core.words import msg, ref
from engine.games.river_of_gold.data import BOX, GOODS, PATRONS
from engine.games.river_of_gold.state import Player, View

_FEWEST = "fewest"
_IF_LEFT, _TURN, _CANCEL = (msg(f"rog-ahead-{end}") for end in ("if-left", "turn", "cancel"))


def _own(view: View) -> Player:
    return view.table.players[owner(view)]


def _opened(view: View) -> bool:
    """Whether the set-up is over for this seat: its first die is rolled."""
    return _own(view).die > 0


# Whom to play as


def _patrons(view: View) -> tuple[Option, ...]:
    """Those on offer, until this seat has taken one (RG-92)."""
    offered = view.table.offered_patrons if _own(view).patron is None else ()
    return tuple(_patron(patron) for patron in offered)


def _patron(patron: str) -> Option:
    clan = ref("clan", PATRONS[patron].clan)
    label = msg("rog-offered-patron", patron=ref("patron", patron), clan=clan)
    return Option(patron, label, about=_IF_LEFT)


def _clans(view: View) -> tuple[Option, ...]:
    """All of them, where they are chosen in turn order (RG-10)."""
    if _opened(view) or not view.table.clans_chosen:
        return ()
    return tuple(Option(clan.id, msg(f"rog-clan-{clan.id}"), about=_IF_LEFT) for clan in BOX.clans)


def _take(view: View, asked: Decision, since: Sequence[Event], choice: str) -> Given:
    """This clan or patron, if nobody has taken it."""
    return if_offered(asked, f"{asked.name}:{choice}")


def _taken(view: View, since: Sequence[Event], choice: str) -> bool:
    return _opened(view) or befell(since, owner(view), "rog-takes-clan", "rog-follows")


# Goods that one's buildings bring in the turns of others (RG-108)


def _goods(view: View) -> tuple[Option, ...]:
    fewest = Option(_FEWEST, msg("rog-ahead-fewest"), about=_CANCEL)
    named = (
        Option(good, msg("rog-take-good", good=ref("good", good)), about=_TURN) for good in GOODS
    )
    return (fewest, *named)


def _take_good(view: View, asked: Decision, since: Sequence[Event], choice: str) -> Given:
    """One's own turn is played by hand."""
    if view.table.active == owner(view):
        return None
    return if_offered(asked, f"good:{_fewest(view) if choice == _FEWEST else choice}")


def _fewest(view: View) -> str:
    """What this seat has least of, which has room if anything has; the first of equals."""
    held = _own(view).goods
    return min(GOODS, key=lambda good: held[good])


def _own_turn(view: View, since: Sequence[Event], choice: str) -> bool:
    return choice != _FEWEST and befell(since, owner(view), "rog-begins")


STANDING: tuple[Standing[View], ...] = (
    Standing("patron", frozenset({"patron"}), _patrons, _take, _taken, once=True),
    Standing("clan", frozenset({"clan"}), _clans, _take, _taken, once=True),
    Standing("good", frozenset({"collect"}), _goods, _take_good, _own_turn),
)

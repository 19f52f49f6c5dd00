"""What may be answered in advance: following, bids, and what effects ask again and again.

Without a word to the contrary it holds until its owner is captain again: then the hand, the
harbours and everybody's plans are others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from engine.core.decision import Decision, Option
from engine.core.frame import Event
from engine.core.standing import MOST_CHOICES, Given, Standing, befell, if_offered, owner
from engine.core.words import msg, ref
from engine.games.import_export import rules
from engine.games.import_export.data import ACTIONS, TYPE, TYPES
from engine.games.import_export.follow import DRAWN
from engine.games.import_export.state import Hand, View

_ALWAYS, _ANY, _AND = ":always", "any", "+"
_MOST_BID = 2 * (MOST_CHOICES - 2)  # beside a pass, in steps of 2 from 0
_MOST_BID_ON = 2 * (MOST_CHOICES // len(TYPES) - 1)
_CAPTAIN, _ASKED, _PLAYED, _WON, _CANCEL, _LOST = (
    msg(f"ie-ahead-{end}") for end in ("captain", "asked", "played", "won", "cancel", "lost")
)


def _hand(view: View) -> Hand:
    assert view.hand is not None, "a spectator holds nothing"
    return view.hand


def _captain(view: View, since: Sequence[Event], choice: str) -> bool:
    """Until one's own turn as captain, unless it is meant for good."""
    return not choice.endswith(_ALWAYS) and befell(since, owner(view), "ie-begins")


def _as_set(view: View, asked: Decision, since: Sequence[Event], choice: str) -> Given:
    return if_offered(asked, choice)


# Following (IE-13)


def _cards(view: View) -> tuple[Option, ...]:
    return tuple(map(_with_card, _hand(view).cards[:MOST_CHOICES]))


def _with_card(card: str) -> Option:
    action = ref("action", rules.action_of(card))
    return Option(card, msg("ie-follow", card=ref("card", card), action=action), about=_PLAYED)


def _follow(view: View, asked: Decision, since: Sequence[Event], choice: str) -> Given:
    """For the action printed on the card only: with 3D Printers it would follow any."""
    if view.table.led != rules.action_of(choice):
        return None
    return if_offered(asked, f"follow:{choice}")


def _played(view: View, since: Sequence[Event], choice: str) -> bool:
    return choice not in _hand(view).cards or _captain(view, since, choice)


def _wishes(view: View) -> tuple[Option, ...]:
    """For which actions one wants to be asked: none, one or two."""
    anything = Option(_ANY, msg("ie-ahead-any"), about=_CAPTAIN)
    wanted = (each for n in (1, 2) for each in combinations(ACTIONS, n))
    return (anything, *(_unless(each) for each in wanted))


def _unless(actions: tuple[str, ...]) -> Option:
    named = tuple(ref("action", action) for action in actions)
    return Option(_AND.join(actions), msg("ie-ahead-unless", actions=named), about=_ASKED)


def _draw_unless(view: View, asked: Decision, since: Sequence[Event], choice: str) -> Given:
    return None if view.table.led in choice.split(_AND) else if_offered(asked, "draw")


def _refusals(view: View) -> tuple[Option, ...]:
    """Never to follow an action: in this round, or in this game."""
    return tuple(
        Option(action + ending, msg("ie-ahead-never", action=ref("action", action)), about=about)
        for ending, about in (("", _CAPTAIN), (_ALWAYS, _CANCEL))
        for action in ACTIONS
    )


def _never(view: View, asked: Decision, since: Sequence[Event], choice: str) -> Given:
    refused = choice.removesuffix(_ALWAYS) == view.table.led
    return if_offered(asked, "draw") if refused else None


# Auctions (IE-30)


def _amounts(view: View, most: int) -> range:
    """Every bid that could be paid now."""
    return range(0, min(view.table.players[owner(view)].credits, most) + 1, 2)


def _bids(view: View) -> tuple[Option, ...]:
    """The same for every ship."""
    bids = (Option(f"bid:{n}", msg("ie-bid-n", n=n), about=_WON) for n in _amounts(view, _MOST_BID))
    return (Option("pass", msg("ie-pass"), about=_CAPTAIN), *bids)


def _bids_on_types(view: View) -> tuple[Option, ...]:
    """For ships that carry goods of a type."""
    return tuple(_bid_on(type, n) for type in TYPES for n in _amounts(view, _MOST_BID_ON))


def _bid_on(type: str, n: int) -> Option:
    label = msg("ie-ahead-bid", n=n, type=ref("type", type))
    return Option(f"{type}:{n}", label, about=_WON)


def _bid_on_type(view: View, asked: Decision, since: Sequence[Event], choice: str) -> Given:
    owner_of_ship, number = rules.ship_at(asked.options[0].at[0])
    type, _, n = choice.partition(":")
    cargo = view.table.players[owner_of_ship].ships[number - 1].cargo
    carried = any(TYPE[card] == type for card in cargo)
    return if_offered(asked, f"bid:{n}") if carried else None


def _won(view: View, since: Sequence[Event], choice: str) -> bool:
    return befell(since, owner(view), "ie-wins-auction", "ie-begins")


# What effects ask, or make one pay

_USES = {  # by question: whose effects ask it, and what can be said without knowing more
    "draw": (("lumber", "drones", "shoes"), ("draw", "none")),
    "satellites": (("satellites",), ("draw", "none")),
    "chairs": (("chairs",), ("none",)),
    "whole-wheat": (("whole-wheat",), ("credits", "cards", "none")),
    "sextants": (("sextants",), ("none",)),
}
_PAYABLE = frozenset({"mortars", "shotguns"})


def _own_effects(view: View, question: str) -> list[str]:
    effects, _ = _USES[question]
    return [effect for effect in effects if rules.has(view.table, owner(view), effect)]


def _uses(view: View) -> tuple[Option, ...]:
    return tuple(
        _use(question, token, own)
        for question, (_, tokens) in _USES.items()
        if (own := _own_effects(view, question))
        for token in tokens
    )


def _use(question: str, token: str, effects: Iterable[str]) -> Option:
    cards = tuple(ref("card", effect) for effect in effects)
    return Option(f"{question}:{token}", msg(f"ie-ahead-use-{token}", cards=cards), about=_LOST)


def _use_effect(view: View, asked: Decision, since: Sequence[Event], choice: str) -> Given:
    question, _, token = choice.partition(":")
    return if_offered(asked, token) if question == asked.name else None


def _lost(view: View, since: Sequence[Event], choice: str) -> bool:
    """No shipment of one's own asks it any more."""
    return not _own_effects(view, choice.partition(":")[0])


def _payments(view: View) -> tuple[Option, ...]:
    return (Option("credits", msg("ie-ahead-credits"), about=_CAPTAIN),)


# Nothing at all

_NOTHING = {"follow": "draw", "bid": "pass", "alone": "none", "feed": "none", "act": "none"}


def _passes(view: View) -> tuple[Option, ...]:
    return (Option("pass", msg("ie-ahead-pass"), about=_CAPTAIN),)


def _pass(view: View, asked: Decision, since: Sequence[Event], choice: str) -> Given:
    """Never in the own turn as captain, nor when a card has been played for the actions."""
    seat = owner(view)
    followed = asked.name == "act" and view.table.players[seat].follows != DRAWN
    if followed or view.table.captain == seat:
        return None
    return if_offered(asked, _NOTHING[asked.name])


_FOLLOW, _BID = frozenset({"follow"}), frozenset({"bid"})
STANDING: tuple[Standing[View], ...] = (
    Standing("with", _FOLLOW, _cards, _follow, _played, once=True),
    Standing("unless", _FOLLOW, _wishes, _draw_unless, _captain),
    Standing("never", _FOLLOW, _refusals, _never, _captain),
    Standing("bid-on", _BID, _bids_on_types, _bid_on_type, _won),
    Standing("bid", _BID, _bids, _as_set, _won),
    Standing("use", frozenset(_USES), _uses, _use_effect, _lost),
    Standing("pay", _PAYABLE, _payments, _as_set, _captain),
    Standing("pass", frozenset(_NOTHING), _passes, _pass, _captain),
)

"""What happened in the last turn: where, by whom, and how it reads in a few signs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.core.decision import Seat
from engine.core.frame import Event
from engine.core.words import Msg, Ref
from engine.games.import_export import places, rules
from engine.games.import_export.data import TYPE
from render.games.import_export.ships import code
from render.toolkit.marks import Step

_SEAT = "seat"


def seat_sign(seat: Seat) -> str:
    """A player among signs."""
    return f"[{_SEAT}{seat}]"


def seat_of(sign: str) -> Seat | None:
    """Which player a sign is."""
    name = sign.strip("[]")
    return int(name.removeprefix(_SEAT)) if name.startswith(_SEAT) else None


def _ids(event: Event, name: str) -> list[str]:
    """The things an event names: one, or several."""
    found = event.args.get(name, ())
    several = found if isinstance(found, tuple) else (found,)
    return [str(one.id) for one in several if isinstance(one, Ref)]


def _n(event: Event) -> int:
    n = event.args.get("n", 0)
    return n if isinstance(n, int) else 0


def _boxes(event: Event) -> str:
    """The cards of an event as containers."""
    cards = [*_ids(event, "card"), *_ids(event, "cards")]
    return "".join(f"[{TYPE[card]}]" for card in cards)


def _action(event: Event) -> str:
    return "".join(f"[{action}]" for action in _ids(event, "action"))


def _flag(event: Event) -> str:
    """A card as an import."""
    return "".join(f"[{rules.action_of(card)}]" for card in _ids(event, "card"))


def _ship(event: Event) -> str:
    """The ship where it happened."""
    return next((code(*rules.ship_at(at)) for at in event.at if at.startswith("ship:")), "")


def _other(event: Event) -> str:
    return "".join(seat_sign(int(seat)) for seat in _ids(event, "to_player"))


def _bid(event: Event) -> str:
    bid = event.args.get("bid")
    n = bid.args.get("n") if isinstance(bid, Msg) else None
    return f"{n}[coin]" if isinstance(n, int) else "–"


_SIGNS: dict[str, Callable[[Event], str]] = {
    "ie-leads": lambda event: f"[crown]{_action(event)}",
    "ie-follows": _action,
    "ie-plays": _action,
    "ie-follow-ready": lambda event: "[sealed]",
    "ie-bid-ready": lambda event: "[sealed]",
    "ie-bid": _bid,
    "ie-auction": lambda event: f"[import]{_ship(event)}",
    "ie-wins-auction": lambda event: "[crown]",
    "ie-drew": lambda event: f"+{_n(event)}[hand]",
    "ie-drew-shown": lambda event: f"+{_boxes(event)}",
    "ie-gained": lambda event: f"+{_n(event)}[coin]",
    "ie-paid-bank": lambda event: f"−{_n(event)}[coin]",
    "ie-paid": lambda event: f"−{_n(event)}[coin] {_other(event)}",
    "ie-contracted": lambda event: f"{_boxes(event)}→{_ship(event)}",
    "ie-loaded": lambda event: f"[load]{_boxes(event)}",
    "ie-half": lambda event: f"[load]{_boxes(event)}",
    "ie-sails": lambda event: f"[sea]{_ship(event)}",
    "ie-returned": lambda event: f"[port]{_ship(event)}",
    "ie-completed": lambda event: f"[done]{_boxes(event)}",
    "ie-added": lambda event: f"[done]{_boxes(event)}",
    "ie-island": lambda event: f"{_boxes(event)}→[supply]",
    "ie-to-island": lambda event: f"{_boxes(event)}→[supply]",
    "ie-fetched": lambda event: f"[supply]→{_flag(event)}",
    "ie-swapped": lambda event: f"{_boxes(event)}→[supply]",
    "ie-imports": lambda event: f"[import]{_boxes(event)}",
    "ie-stowed-import": lambda event: f"+{_flag(event)}",
    "ie-stowed-good": lambda event: f"+{_boxes(event)}",
    "ie-kept": lambda event: f"+{_boxes(event)}",
    "ie-moved-goods": lambda event: f"+{_boxes(event)}",
    "ie-moved-imports": lambda event: f"+{_flag(event)}",
    "ie-imports-to-goods": lambda event: f"+{_boxes(event)}",
    "ie-shipments-to-goods": lambda event: f"+{_boxes(event)}",
    "ie-pirated": lambda event: f"[pirate]{_boxes(event)}",
    "ie-phoned": _boxes,
    "ie-took-aboard": lambda event: f"{_boxes(event)}→[hand]",
    "ie-discarded": lambda event: f"{_boxes(event)}→[discard]",
    "ie-no-room": lambda event: f"{_boxes(event)}→[discard]",
    "ie-unfit": lambda event: f"{_boxes(event)}→[discard]",
    "ie-half-lost": lambda event: f"{_boxes(event)}→[discard]",
    "ie-gave": lambda event: f"{_n(event)}[hand]→{_other(event)}",
    "ie-goods-to": lambda event: f"{_boxes(event)}→{_other(event)}",
    "ie-shipment-to": lambda event: f"{_boxes(event)}→{_other(event)}",
    "ie-stole": lambda event: f"[done]{_boxes(event)}",
    "ie-copied": _boxes,
    "ie-gave-up": lambda event: f"{_boxes(event)}→[discard]",
    "ie-wins": lambda event: f"[crown]{_boxes(event)}",
}


def steps(events: Sequence[Event]) -> list[Step]:
    """The deeds of a turn in order; what has no signs of its own is a place that was touched."""
    return [step for event in events for step in _told(event)]


def _told(event: Event) -> Iterator[Step]:
    if event.key not in _SIGNS:
        return
    signs = _SIGNS[event.key](event)
    owner = () if event.seat is None else (seat_sign(event.seat),)
    yield Step(_where(event), (*owner, signs) if signs else ())


def _where(event: Event) -> tuple[str, ...]:
    """The places of an event; whose doing it was, if the pane shows none of them."""
    owner = () if event.seat is None else (places.player(event.seat),)
    return tuple(dict.fromkeys((*event.at, *owner)))

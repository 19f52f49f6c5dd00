"""What happened in the last turn: where in the city, in which order, in a few signs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.decision import Seat
from engine.core.frame import Event
from engine.core.words import Msg, Ref
from engine.games.yokohama import places
from render.games.yokohama.signs import amount
from render.toolkit.marks import Step

PLACED, _GAINED, _HIRED, _TOOK = "yk-placed", "yk-gained", "yk-hired", "yk-took"
_MOVED = "yk-moved-"  # walk, hand, tram or station
_AMOUNT = "yk-amount-"
_SIGNS = {  # acts that are told with one sign
    "yk-acts-agent": "agent",
    "yk-recalled": "recall",
    "yk-recalled-hand": "recall",
    "yk-moved": "move",
    "yk-station": "station",
    "yk-token": "token",
    "yk-built-shop": "shop",
    "yk-built-house": "house",
    "yk-researched": "technology",
    "yk-completed": "order",
    "yk-achieved": "achievement",
    "yk-agent": "agent",
    "yk-rewarded": "flag",
    "yk-used": "technology",
}
_BY_THE_WAY = ("yk-acts", "yk-recovered", "yk-canal-fee", "yk-fee")  # no number of their own
_FIRST = (PLACED, "yk-placed-none", *_SIGNS, _GAINED)


def doer(events: Iterable[Event]) -> Seat | None:
    """Whose turn is told."""
    return next((event.seat for event in events if event.key in _FIRST), None)


def steps(events: Sequence[Event]) -> list[Step]:
    """The acts and gains of whoever plays, in order; where others gained, a place without signs."""
    seat = doer(events)
    return [step for event in events for step in _told(event, seat)]


def _told(event: Event, doer: Seat | None) -> Iterator[Step]:
    if event.key == PLACED:
        yield from _placed(event)
    elif event.key.startswith(_MOVED):
        yield Step(event.at, ("[president]",))
    elif event.key == "yk-board":
        yield Step(event.at, (_board(event),))
    elif event.key == _TOOK:
        yield Step(event.at, (amount("order", _count(event, "cards")),))
    elif event.key in _SIGNS:
        yield Step(event.at, (f"[{_SIGNS[event.key]}]",))
    elif event.key in (_GAINED, _HIRED):
        yield Step(event.at, tuple(_amounts(event)) if event.seat == doer else ())
    elif event.key in _BY_THE_WAY:
        yield Step(event.at)


def _placed(event: Event) -> Iterator[Step]:
    """Assistants, area by area."""
    areas = event.args["areas"]
    assert isinstance(areas, tuple)
    for area in areas:
        where, n = (area.args["what"], area.args["n"]) if isinstance(area, Msg) else (area, 1)
        if isinstance(where, Ref) and isinstance(n, int):
            yield Step((places.area(where.id),), (amount("assistant", n),))


def _board(event: Event) -> str:
    """The Church or the Customs board."""
    board = event.args["board"]
    return f"[{board.id}]" if isinstance(board, Ref) else "[church]"


def _count(event: Event, name: str) -> int:
    several = event.args[name]
    return len(several) if isinstance(several, tuple) else 1


def _amounts(event: Event) -> Iterator[str]:
    """What was gained, in signs."""
    what = event.args["what"]
    for one in what if isinstance(what, tuple) else (what,):
        if isinstance(one, Msg) and one.key.startswith(_AMOUNT):
            n = one.args["n"]
            assert isinstance(n, int)
            yield amount(one.key.removeprefix(_AMOUNT), n)


def walks(events: Iterable[Event]) -> Iterator[tuple[str, str]]:
    """From which area to which a president went; none where it came from the hand."""
    for event in events:
        if event.key.startswith(_MOVED) and len(event.at) > 1:
            yield event.at[1], event.at[0]

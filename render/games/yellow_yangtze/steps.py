"""What was done in a turn, in a few signs: what was placed, moved, withdrawn, lost and won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.core.decision import Seat
from engine.core.frame import Event
from engine.games.yellow_yangtze.state import Conflict, Deed, Side, Table
from render.games.yellow_yangtze import pieces, signs
from render.games.yellow_yangtze.marks import deeds, settled_conflict, was_lost
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import change_marker, token
from render.toolkit.text import TextStyle, measure, write

_STYLE = TextStyle(26, Weight.BOLD)
_MORE = "…"
_BETWEEN = 16.0  # from one step to the next
_PLATE = 42.0  # the radius of a leader's plate that has room for a letter
_WIDTHS = {"number": 34.0, "icon": 28.0, "tile": 38.0, "pagoda": 36.0, "leader": 73.0}
_PLAYER = 36.0  # a player's mark that has room for a letter


class Sign(NamedTuple):
    """One thing in a row: words, an icon, a number, a tile, a leader, a pagoda or a player."""

    kind: str
    what: str = ""  # the words, the icon, the number or the colour
    seat: Seat = 0


Step = tuple[Sign, ...]


def told(table: Table) -> Iterator[Step]:
    """The numbered deeds of the turn, then how its conflict ended."""
    done = deeds(table)
    for number, deed in enumerate(done):
        lost = (Sign("icon", "cross"),) if was_lost(table, done, number) else ()
        yield (Sign("number", str(number + 1)), *step(deed), *lost)
    fought = settled_conflict(table)
    if done and fought is not None:
        yield result(fought)


def step(deed: Deed) -> Step:
    """One deed: added, moved, taken back or destroyed, then what and where."""
    where = Sign("words", "-".join(deed.hexes))
    leader = Sign("leader", deed.colour, deed.seat)
    match deed.kind:
        case "tile":
            return (Sign("icon", "plus"), Sign("tile", deed.colour), where)
        case "leader" if deed.origin:
            return (leader, Sign("words", deed.origin), Sign("icon", "arrow_right"), where)
        case "leader":
            return (Sign("icon", "plus"), leader, where)
        case "withdraw":
            return (leader, Sign("icon", "arrow_left"), Sign("words", deed.origin or ""))
        case "riot":
            return (Sign("icon", "cross"), Sign("tile", deed.colour), where)
        case "pagoda":
            return (Sign("icon", "plus"), Sign("pagoda", deed.colour), where)
    return (Sign("icon", "swap"),)


def result(fought: Conflict) -> Step:
    """A crown before those who won a conflict, a cross before those who lost it."""
    won = [side for side in fought.sides if side.at == fought.winner]
    lost = [side for side in fought.sides if side.at != fought.winner]
    where = [Sign("words", side.at) for side in won if fought.kind == "war"]
    crown, cross = Sign("icon", "crown"), Sign("icon", "cross")
    fighters = (crown, *_fighters(fought, won), *where, cross, *_fighters(fought, lost))
    return (Sign("icon", "bolt"), *fighters)


def _fighters(fought: Conflict, sides: Sequence[Side]) -> list[Sign]:
    """The leaders of a revolt; of a war, which has many, only whose they are."""
    leaders = [leader for side in sides for leader in side.leaders]
    if fought.kind == "revolt":
        return [Sign("leader", leader.colour, leader.seat) for leader in leaders]
    return [Sign("player", seat=seat) for seat in sorted({leader.seat for leader in leaders})]


def gains(events: Iterable[Event]) -> Iterator[Step]:
    """The points each player gained, colour by colour."""
    sums: dict[Seat, Counter[str]] = {}
    for event in events:
        if event.key == "yy-gained" and event.seat is not None:
            kind, n = str(event.args["vp"]).partition(":")[2], event.args["n"]
            sums.setdefault(event.seat, Counter())[kind] += n if isinstance(n, int) else 0
    for seat, won in sums.items():
        parts = ((Sign("words", f"+{n}"), Sign("tile", kind)) for kind, n in won.items())
        yield (Sign("player", seat=seat), *(sign for part in parts for sign in part))


def draw_row(canvas: Canvas, rect: Rect, steps: Sequence[Step], *, right: bool = False) -> None:
    """As many steps as there is room for, and a sign that there were more."""
    widths = [sum(_width(canvas, sign, rect.h) for sign in step) + _BETWEEN for step in steps]
    more = (Sign("words", _MORE),)
    if sum(widths) - _BETWEEN > rect.w:
        room = rect.w - _width(canvas, more[0], rect.h)
        kept = sum(sum(widths[: n + 1]) <= room for n in range(len(widths)))
        steps, widths = [*steps[:kept], more], [*widths[:kept], rect.w - room + _BETWEEN]
    x = rect.right - sum(widths) + _BETWEEN if right else rect.x
    for step, width in zip(steps, widths, strict=True):
        _draw_step(canvas, x, rect, step)
        x += width


def _draw_step(canvas: Canvas, x: float, rect: Rect, step: Step) -> None:
    for sign in step:
        width = _width(canvas, sign, rect.h)
        _draw(canvas, sign, x, width, rect)
        x += width


def _width(canvas: Canvas, sign: Sign, height: float) -> float:
    if sign.kind == "words":
        return measure(canvas, sign.what, _STYLE) + 6
    return _WIDTHS.get(sign.kind) or _player_size(height) + 10


def _player_size(height: float) -> float:
    return min(_PLAYER, height)


def _draw(canvas: Canvas, sign: Sign, x: float, width: float, rect: Rect) -> None:
    middle, y = x + width / 2, rect.cy
    match sign.kind:
        case "words":
            write(canvas, x + 2, y, sign.what, _STYLE)
        case "number":
            change_marker(canvas, x + 15, y, int(sign.what), 28)
        case "tile":
            pieces.chip(canvas, middle, y, min(19, rect.h / 2), sign.what)
        case "leader":
            pieces.leader_plate(canvas, middle, y, _PLATE, sign.seat, sign.what)
        case "pagoda":
            draw_icon(canvas, "pagoda", middle, y, 34, signs.paint(sign.what), rim=True)
        case "player":
            token(canvas, PLAYERS[sign.seat], middle, y, _player_size(rect.h))
        case _:
            draw_icon(canvas, sign.what, middle, y, 26)

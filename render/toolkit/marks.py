"""Marks on a board: where its places lie, what was done there last, what may be chosen now."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from render.toolkit.canvas import PANE, Canvas
from render.toolkit.layout import Point, Rect
from render.toolkit.palette import Colour
from render.toolkit.path import Path
from render.toolkit.pieces import change_marker
from render.toolkit.shapes import highlight, highlight_path

MOST_NUMBERED = 9
_CLEAR = 32.0  # how far apart numbers of several turns stand
_THIN = 0.66  # the line around what was touched by the way, as a share of the usual one


@dataclass(frozen=True)
class Spot:
    """Where a place lies: its outline, and points for a small mark where nothing is written."""

    outline: Rect | Path
    markers: tuple[Point, ...]  # the best one first
    radius: float = 12.0  # of the corners of a rectangle
    size: float = 30.0  # of a number on it
    line: float = 4.5  # how wide its outline is drawn
    framed: bool = True  # outlined where something was done; else it holds too much for that

    @property
    def box(self) -> Rect:
        """The smallest rectangle around it."""
        return self.outline if isinstance(self.outline, Rect) else self.outline.bounds()


Spots = Mapping[str, Spot]


@dataclass(frozen=True)
class Step:
    """One thing that was done: where, the main place first, and how it reads in signs.

    A step without signs is not worth a number: its places are outlined thinly.
    """

    at: tuple[str, ...]
    signs: tuple[str, ...] = ()  # a few words each, with icons by name in square brackets


@dataclass(frozen=True)
class Turn:
    """One of several turns: its number where it is told in words, and what was done in it."""

    number: int | None
    done: tuple[Step, ...]


@dataclass
class Pins:
    """The points that small marks have taken: none stands on another."""

    apart: float = 30.0
    taken: list[Point] = field(default_factory=list)

    def take(self, spot: Spot) -> Point:
        """The best point of a place that is still free, or its best one if none is."""
        found = next(filter(self.is_free, spot.markers), spot.markers[0])
        self.taken.append(found)
        return found

    def is_free(self, point: Point) -> bool:
        """Whether a mark there would stand clear of all others."""
        x, y = point
        return all(abs(x - a) > self.apart or abs(y - b) > self.apart for a, b in self.taken)


def outline(
    canvas: Canvas, spot: Spot, colour: Colour, *, dashed: bool = False, thin: bool = False
) -> None:
    """Draw a line around a place."""
    width = spot.line * (_THIN if thin else 1)
    if isinstance(spot.outline, Rect):
        highlight(canvas, spot.outline, colour, radius=spot.radius, width=width, dashed=dashed)
    else:
        highlight_path(canvas, spot.outline, colour, width=width, dashed=dashed)


def numbered(steps: Iterable[Step]) -> list[Step]:
    """The steps that get a number: all that happens at one place has the same one."""
    found: dict[str | int, Step] = {}
    for order, step in enumerate(steps):
        key = step.at[0] if step.at else order
        before = found.get(key, Step(()))
        if step.signs:
            places = tuple(dict.fromkeys(before.at + step.at))
            found[key] = Step(places, before.signs + step.signs)
    return list(found.values())[:MOST_NUMBERED]


def clear_of_words(canvas: Canvas, spot: Spot) -> Point:
    """The best point of a place where a mark hides nothing written, or its best one."""

    def is_clear(point: Point) -> bool:
        return not canvas.hides_words(Rect.around(*point, spot.size * 0.8))

    return next(filter(is_clear, spot.markers), spot.markers[0])


def number_steps(canvas: Canvas, spots: Spots, steps: Iterable[Step], pins: Pins) -> None:
    """Number the steps of a turn in order, each at the first of its places that is shown."""
    for number, step in enumerate(numbered(steps), start=1):
        shown = [spots[place] for place in step.at if place in spots]
        if shown:
            change_marker(canvas, *pins.take(shown[0]), number, shown[0].size)


def mark_turns(canvas: Canvas, spots: Spots, turns: Iterable[Turn]) -> None:
    """Outline what several turns changed; the newest one's number stands on a place.

    Turns that are not told, what was touched by the way and what is gone have a thin line and no
    number. A number that would hide words or another number is left out.
    """
    newest = list(_newest(spots, turns).values())
    for change in newest:
        thin = change.number is None or not change.main
        if change.spot.framed:
            outline(canvas, change.spot, canvas.theme.highlight, dashed=thin, thin=thin)
    pins = Pins(apart=_CLEAR)
    for change in reversed(newest):
        number, spot = change.number, change.spot
        if number is not None and change.main and (point := _clear(canvas, spot, pins)):
            change_marker(canvas, *point, number, spot.size)


def touched(spots: Spots, turns: Iterable[Turn]) -> int:
    """How many places of a picture some turns have changed."""
    return len(_newest(spots, turns))


@dataclass(frozen=True)
class _Change:
    """The last turn that changed a place, and whether somebody did something just there."""

    spot: Spot
    number: int | None
    main: bool


def _newest(spots: Spots, turns: Iterable[Turn]) -> dict[Rect, _Change]:
    """What became of each place that is shown, in the order in which it last changed."""
    found: dict[Rect, _Change] = {}
    for turn in turns:
        for step in turn.done:
            shown = [spots[place] for place in step.at if place in spots]
            for spot in reversed(shown):
                before = found.pop(spot.box, None)
                again = before is not None and before.main and before.number == turn.number
                main = bool(step.signs) and spot is shown[0]
                found[spot.box] = _Change(spot, turn.number, main or again)
    return found


def _clear(canvas: Canvas, spot: Spot, pins: Pins) -> Point | None:
    """Where a number hides nothing: at the place's own points, else along its edge."""
    for point in (*spot.markers, *_edge(spot.box)):
        if pins.is_free(point) and not canvas.hides_words(Rect.around(*point, spot.size * 0.84)):
            pins.taken.append(point)
            return point
    return None


def _edge(box: Rect) -> Iterator[Point]:
    """The corners of a place and the middles of its sides, as far as a number fits there."""
    for x in (box.right, box.x, box.cx):
        for y in (box.y, box.bottom, box.cy):
            yield _within(x, PANE.x, PANE.right), _within(y, PANE.y, PANE.bottom)


def _within(at: float, low: float, high: float) -> float:
    return min(max(at, low + _CLEAR / 2), high - _CLEAR / 2)

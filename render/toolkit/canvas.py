"""The picture being made: pixels, and a record of every word on it that tests can measure."""

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property
from itertools import islice

from PIL import Image

from render.toolkit.cache import CACHE, PARTS
from render.toolkit.layout import Rect
from render.toolkit.packed import Box, Opened, Packed
from render.toolkit.palette import LIGHT, Colour, Theme
from render.toolkit.raster import Sprite

# Layouts are written in units of a picture 1,080 wide and scaled to the pixels asked for.
DESIGN_WIDTH = 1080
# Discord's boxes are widest for landscape pictures of 12:7; a board is made of such panes.
PANE = Rect(0, 0, DESIGN_WIDTH, 630)


class Need(Enum):
    """How much a reader needs some words: the more, the larger they are."""

    HELPS = "helps"
    READ = "read"  # in the chat, before a picture is opened
    CHOOSE = "choose"  # what a button says: to be read in the window of a question, on a phone


# In units of a whole picture: 12 and 10 points in Discord's box on a desktop.
MINIMUM_TEXT = 22.0
LEAST = {Need.HELPS: 18.0, Need.READ: MINIMUM_TEXT, Need.CHOOSE: MINIMUM_TEXT}
# In a window 1,080 units wide: 8 and 6 points in the chat of a phone.
LEAST_IN_WINDOW = {Need.HELPS: 20.6, Need.READ: 20.6, Need.CHOOSE: 27.5}
# Neighbouring texts may share this much: the soft rim of their letters.
_SLACK = 1.0


@dataclass(frozen=True)
class Style:
    """How a picture is wanted: its theme, and the pixels that 1,080 units become."""

    theme: Theme = LIGHT
    width: int = 1600

    @property
    def scale(self) -> float:
        """Pixels per unit."""
        return self.width / DESIGN_WIDTH

    def box(self, rect: Rect) -> Box:
        """A rectangle in whole pixels."""
        left, top, right, bottom = rect.x, rect.y, rect.right, rect.bottom
        scale = self.scale
        return round(left * scale), round(top * scale), round(right * scale), round(bottom * scale)


@dataclass(frozen=True)
class Written:
    """One line of text as drawn: its ink, the room it was given, its size, all in units."""

    words: str
    ink: Rect
    room: Rect | None
    size: float
    order: int
    need: Need = Need.READ


@dataclass(frozen=True)
class Problem:
    """Something about the words on a picture that a reader would stumble over."""

    kind: str
    words: str
    about: str


@dataclass
class Canvas:
    """An RGB image with a scale, a theme, and the record of what was written on it."""

    style: Style
    width: float
    height: float
    image: Image.Image
    written: list[Written] = field(default_factory=list)
    covers: list[tuple[int, Rect]] = field(default_factory=list)
    ground: Opened | None = None  # what it was begun with, the whole of it
    corner: tuple[int, int] = (0, 0)  # where on the whole picture the image begins, in pixels
    window: Rect | None = None  # the part of a pane that it shows, in units of the pane

    @staticmethod
    def blank(
        style: Style, height: float, width: float = DESIGN_WIDTH, colour: Colour | None = None
    ) -> "Canvas":
        """An empty picture of that many units, in the theme's paper colour unless told."""
        size = (round(width * style.scale), round(height * style.scale))
        return Canvas(style, width, height, Image.new("RGB", size, colour or style.theme.paper))

    @property
    def theme(self) -> Theme:
        """The theme of the picture."""
        return self.style.theme

    @cached_property
    def scale(self) -> float:
        """Pixels per unit."""
        return self.style.scale

    def px(self, units: float) -> int:
        """That many units in whole pixels."""
        return round(units * self.scale)

    def box(self, rect: Rect) -> Box:
        """The rectangle in whole pixels."""
        return self.style.box(rect)

    def fill(self, rect: Rect, colour: Colour) -> None:
        """Fill a rectangle; its edges fall on whole pixels."""
        self.fill_box(self.box(rect), colour)

    def fill_box(self, box: Box, colour: Colour) -> None:
        """Fill a rectangle given in pixels."""
        self.image.paste(colour, self._here(box))

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        """Draw a sprite with its origin at the point."""
        left, top = self.px(x) - sprite.origin[0], self.px(y) - sprite.origin[1]
        self.put(sprite, left, top)

    def put(self, sprite: Sprite, left: int, top: int) -> None:
        """Draw a sprite in its own colours; the position is in pixels."""
        self.lay(sprite.pixels, left, top)

    def lay(self, pixels: Image.Image, left: int, top: int) -> None:
        """Draw pixels, through their own mask if they have one; the position is in pixels."""
        place = (left - self.corner[0], top - self.corner[1])
        self.image.paste(pixels, place, pixels if pixels.mode == "RGBA" else None)

    def tint(self, mask: Image.Image, left: int, top: int, colour: Colour) -> None:
        """Draw one colour through a mask; the position is in pixels."""
        box = self._here((left, top, left + mask.width, top + mask.height))
        self.image.paste(colour, box, mask)

    def look(self, box: Box) -> Image.Image:
        """What the picture shows inside a rectangle in pixels."""
        return self.image.crop(self._here(box))

    def _here(self, box: Box) -> Box:
        """A rectangle in pixels of the whole picture, in pixels of the image."""
        x, y = self.corner
        return box[0] - x, box[1] - y, box[2] - x, box[3] - y

    def cropped(self, window: Rect) -> "Canvas":
        """The part of this picture inside the window, with the words that are whole there."""
        image = self.look(self.box(window))
        inside = [_moved(text, window) for text in self.written if window.holds(text.ink, _SLACK)]
        covers = [(order, rect.moved(-window.x, -window.y)) for order, rect in self.covers]
        return Canvas(self.style, window.w, window.h, image, inside, covers, window=window)

    def take_in(self, other: "Canvas", top: float) -> None:
        """Put another picture on this one, that far down, with all that is written on it."""
        start = self.order()
        self.image.paste(other.image, (0, self.px(top)))
        self.written += [
            replace(_moved(text, Rect(0, -top, 0, 0)), order=text.order + start)
            for text in other.written
        ]
        self.covers += [(order + start, rect.moved(0, top)) for order, rect in other.covers]

    def note_text(
        self, words: str, ink: Rect, room: Rect | None, size: float, need: Need = Need.READ
    ) -> None:
        """Record a line of text."""
        self.written.append(Written(words, ink, room, size, self.order(), need))

    def note_cover(self, rect: Rect) -> None:
        """Record that a piece now hides whatever was there."""
        self.covers.append((self.order(), rect))

    def order(self) -> int:
        """How much has been recorded so far."""
        return len(self.written) + len(self.covers)

    def hides_words(self, rect: Rect) -> bool:
        """Whether a piece there would lie on something written."""
        return any(rect.overlaps(text.ink) for text in self.written)

    def least(self, need: Need) -> float:
        """How large words must be that are needed so much, in units."""
        if self.window is None:
            return LEAST[need]
        return LEAST_IN_WINDOW[need] * self.window.w / DESIGN_WIDTH

    def problems(self) -> list[Problem]:
        """Every overlap, overflow, cut, cover and too small text on the picture."""
        return [
            *(p for text in self.written for p in self._alone(text)),
            *self._overlaps(),
            *self._hidden(),
        ]

    def _alone(self, text: Written) -> Iterator[Problem]:
        if text.size < self.least(text.need) - 0.01:
            yield Problem("small", text.words, f"{text.size:.1f} units")
        if text.room is not None and not text.room.holds(text.ink, _overhang(text.size)):
            yield Problem("overflow", text.words, f"{text.ink} in {text.room}")
        if not Rect(0, 0, self.width, self.height).holds(text.ink, _SLACK):
            yield Problem("outside", text.words, f"{text.ink}")

    def _overlaps(self) -> Iterator[Problem]:
        ordered = sorted(self.written, key=lambda text: text.ink.y)
        for index, one in enumerate(ordered):
            for two in islice(ordered, index + 1, None):
                if two.ink.y >= one.ink.bottom:
                    break
                if one.ink.overlaps(two.ink, _SLACK):
                    yield Problem("overlap", *_by_order(one, two))

    def _hidden(self) -> Iterator[Problem]:
        ordered = sorted(self.written, key=lambda text: text.ink.y)
        tops = [text.ink.y for text in ordered]
        tallest = max((text.ink.h for text in ordered), default=0.0)
        for order, rect in self.covers:
            # Only texts at the height of the piece can be hidden by it.
            start, end = bisect_left(tops, rect.y - tallest), bisect_left(tops, rect.bottom)
            for text in islice(ordered, start, end):
                if order > text.order and rect.overlaps(text.ink, _SLACK):
                    yield Problem("covered", text.words, f"{rect}")


def _moved(text: Written, window: Rect) -> Written:
    """The same words, seen from the corner of a window."""
    room = text.room and text.room.moved(-window.x, -window.y)
    return replace(text, ink=text.ink.moved(-window.x, -window.y), room=room)


def _overhang(size: float) -> float:
    """How far letters such as j may reach out of the room that their line measures."""
    return max(_SLACK, 0.08 * size)


def _by_order(one: Written, two: Written) -> tuple[str, str]:
    """The words of two texts, the first written first."""
    return (one.words, two.words) if one.order < two.order else (two.words, one.words)


@dataclass(frozen=True)
class Kept:
    """A drawn piece of a picture: its pixels, packed, and the record of what is written on it."""

    pixels: Packed
    written: tuple[Written, ...]
    covers: tuple[tuple[int, Rect], ...]

    @property
    def weight(self) -> int:
        """Bytes held, roughly."""
        return self.pixels.weight + 512 * (len(self.written) + len(self.covers) + 1)


def part(canvas: Canvas, key: Hashable, rect: Rect, draw: Callable[[Canvas], None]) -> None:
    """Put something inside the rectangle that is always the same under this key.

    It is drawn on the bare ground of the canvas's layer, which must be the same there whenever
    the key is: what lies around it on this picture cannot get into it.
    """
    assert canvas.ground is not None
    ground, box = canvas.ground, canvas.ground.within(canvas.box(rect))
    full_key = ("part", key, canvas.theme.name, canvas.style.width, box)
    kept = PARTS.get(full_key, lambda: _part(canvas, ground.crop(box), box, draw))
    start = canvas.order()
    canvas.lay(kept.pixels.image(), *box[:2])
    canvas.written.extend(replace(text, order=text.order + start) for text in kept.written)
    canvas.covers.extend((order + start, place) for order, place in kept.covers)


def _part(canvas: Canvas, bare: Image.Image, box: Box, draw: Callable[[Canvas], None]) -> Kept:
    sheet = replace(canvas, image=bare, corner=box[:2], written=[], covers=[])
    draw(sheet)
    return Kept(Packed.of(sheet.image), tuple(sheet.written), tuple(sheet.covers))


def layer(
    key: Hashable,
    style: Style,
    height: float,
    draw: Callable[[Canvas], None],
    width: float = DESIGN_WIDTH,
    window: Rect | None = None,
) -> Canvas:
    """A picture that starts with what never changes, drawn once per key and style.

    Where only a window of it will be shown, there are no pixels for the rest.
    """

    def build() -> Kept:
        canvas = Canvas.blank(style, height, width)
        draw(canvas)
        return Kept(Packed.of(canvas.image), tuple(canvas.written), tuple(canvas.covers))

    full_key = ("layer", key, style.theme.name, style.width, width, height)
    kept = CACHE.get(full_key, build)
    ground, box = kept.pixels.opened(), style.box(window or Rect(0, 0, width, height))
    written, covers = [*kept.written], [*kept.covers]
    return Canvas(style, width, height, ground.crop(box), written, covers, ground, box[:2])

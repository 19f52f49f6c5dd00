"""How words break into lines: pure measuring, nothing drawn, remembered."""

from dataclasses import dataclass
from functools import lru_cache
from re import fullmatch, split

from render.toolkit.fonts import ACCENT_REACH, CAP_HEIGHT, TAIL_REACH, Weight, face
from render.toolkit.icons import ICONS
from render.toolkit.palette import Colour

# Distance of two baselines, as a share of the font size.
LEADING = 1.18
# An inline icon is a little taller than capitals, with air on both sides.
_ICON_SIZE = 1.12
_ICON_AIR = 0.06
_ELLIPSIS = "…"
# What a space before an icon becomes: it keeps number and icon on one line.
_THIN_SPACE = "\N{NO-BREAK SPACE}"
_PLAIN_MARKS = r"[A-Z0-9 +/×−-]*"


@dataclass(frozen=True)
class Inline:
    """An icon among words, in its own colours or with another body colour."""

    icon: str
    body: Colour | None = None


Piece = str | Inline
# Pieces that no line break may part.
Atom = tuple[Piece, ...]


@dataclass(frozen=True)
class Words:
    """Text ready to be laid out: paragraphs of unbreakable atoms."""

    paragraphs: tuple[tuple[Atom, ...], ...]


@dataclass(frozen=True)
class Line:
    """One line: its pieces with their distance from the start, its width in pixels, its words."""

    pieces: tuple[tuple[Piece, float], ...]
    width: float
    words: str


@dataclass(frozen=True)
class Plan:
    """How words were laid out, and whether they fit."""

    lines: tuple[Line, ...]
    pixels: int
    fits: bool
    cut: bool
    reach: float


@lru_cache(maxsize=4096)
def plain(text: str) -> Words:
    """Text without icons, exactly as it stands."""
    lines = text.split("\n")
    return Words(tuple(tuple((word,) for word in line.split(" ") if word) for line in lines))


@lru_cache(maxsize=4096)
def rich(text: str, **bodies: Colour) -> Words:
    """Text with icons by name in square brackets: "2 [coin] → 1 [bowl]"; bodies recolour icons.

    An icon stays on the line of the word before it.
    """
    paragraphs = []
    for line in text.split("\n"):
        atoms: list[Atom] = []
        for word in line.split(" "):
            pieces = tuple(_pieces(word, bodies))
            if pieces and isinstance(pieces[0], Inline) and atoms:
                atoms[-1] = (*atoms[-1], _THIN_SPACE, *pieces)
            elif pieces:
                atoms.append(pieces)
        paragraphs.append(tuple(atoms))
    return Words(tuple(paragraphs))


def _pieces(word: str, bodies: dict[str, Colour]) -> list[Piece]:
    pieces: list[Piece] = []
    for part in split(r"(\[\w+\])", word):
        if fullmatch(r"\[\w+\]", part):
            name = part[1:-1]
            if name not in ICONS:
                raise ValueError(f"no icon is named {name!r}")
            pieces.append(Inline(name, bodies.get(name)))
        elif part:
            pieces.append(part)
    return pieces


def as_words(words: str | Words) -> Words:
    """Words from plain text, or unchanged."""
    return plain(words) if isinstance(words, str) else words


def icon_pixels(pixels: int) -> int:
    """The size of an inline icon at that font size."""
    return round(pixels * _ICON_SIZE)


@lru_cache(maxsize=16384)
def advance(piece: Piece, weight: Weight, pixels: int) -> float:
    """How far the piece moves the place of the next one, in pixels."""
    if isinstance(piece, Inline):
        return icon_pixels(pixels) + 2 * _ICON_AIR * pixels
    return face(weight, pixels).getlength(piece)


def _atom_width(atom: Atom, weight: Weight, pixels: int) -> float:
    return sum(advance(piece, weight, pixels) for piece in atom)


@lru_cache(maxsize=16384)
def plan_size(words: Words, weight: Weight, pixels: int, width: float | None) -> Plan:
    """The lines at exactly that size; broken at the width if one is given."""
    broken: list[list[Atom]] = []
    for paragraph in words.paragraphs:
        broken.extend(_break(paragraph, weight, pixels, width))
    lines = tuple(_line(atoms, weight, pixels) for atoms in broken)
    wide = width is None or all(line.width <= width for line in lines)
    return Plan(lines, pixels, wide, False, _reach(words))


def _break(
    atoms: tuple[Atom, ...], weight: Weight, pixels: int, width: float | None
) -> list[list[Atom]]:
    space = advance(" ", weight, pixels)
    lines: list[list[Atom]] = [[]]
    used = 0.0
    for atom in atoms:
        size = _atom_width(atom, weight, pixels)
        if lines[-1] and width is not None and used + space + size > width:
            lines.append([])
            used = -space
        used += size + (space if lines[-1] or used < 0 else 0)
        lines[-1].append(atom)
    return lines


def _line(atoms: list[Atom], weight: Weight, pixels: int) -> Line:
    pieces: list[tuple[Piece, float]] = []
    at, pending = 0.0, ""
    for index, atom in enumerate(atoms):
        if index:
            pending += " "
        for piece in atom:
            if isinstance(piece, str):
                pending += piece
                continue
            at, pending = _flush(pieces, at, pending, weight, pixels)
            pieces.append((piece, at + _ICON_AIR * pixels))
            at += advance(piece, weight, pixels)
    at, _ = _flush(pieces, at, pending, weight, pixels)
    return Line(tuple(pieces), at, _spoken(atoms))


def _flush(
    pieces: list[tuple[Piece, float]], at: float, pending: str, weight: Weight, pixels: int
) -> tuple[float, str]:
    if pending:
        lead = len(pending) - len(pending.lstrip(" "))
        skip = advance(" ", weight, pixels) * lead
        if pending.strip(" "):
            pieces.append((pending[lead:], at + skip))
        at += advance(pending, weight, pixels)
    return at, ""


def _spoken(atoms: list[Atom]) -> str:
    return " ".join(
        "".join(piece if isinstance(piece, str) else f"[{piece.icon}]" for piece in atom)
        for atom in atoms
    )


def _reach(words: Words) -> float:
    """How far ink goes from the middle of the capitals, up or down, as a share of the size."""
    pieces = [piece for paragraph in words.paragraphs for atom in paragraph for piece in atom]
    if any(isinstance(piece, Inline) for piece in pieces):
        return max(_ICON_SIZE / 2, ACCENT_REACH - CAP_HEIGHT / 2)
    text = "".join(piece for piece in pieces if isinstance(piece, str))
    if fullmatch(_PLAIN_MARKS, text):
        return CAP_HEIGHT / 2 + 0.06
    return max(ACCENT_REACH - CAP_HEIGHT / 2, TAIL_REACH + CAP_HEIGHT / 2)


@lru_cache(maxsize=8192)
def plan(
    words: Words,
    weight: Weight,
    pixels: int,
    minimum: int,
    room: tuple[int, int],
    most_lines: int,
    ellipsis: bool,
) -> Plan:
    """The largest layout from `pixels` down to `minimum` that fits the room."""
    width, height = room
    smallest = min(pixels, minimum)
    done = plan_size(words, weight, smallest, width)
    for size in range(pixels, smallest - 1, -1):
        done = plan_size(words, weight, size, width)
        tall = (2 * done.reach + LEADING * (len(done.lines) - 1)) * size
        if done.fits and len(done.lines) <= most_lines and tall <= height + 1:
            return done
    if ellipsis:
        return _cut(done, weight, room, most_lines)
    return Plan(done.lines, done.pixels, False, False, done.reach)


def _cut(done: Plan, weight: Weight, room: tuple[int, int], most_lines: int) -> Plan:
    width, height = room
    by_height = int((height / done.pixels - 2 * done.reach) / LEADING) + 1
    kept = list(done.lines[: max(1, min(most_lines, by_height))])
    kept[-1] = _shortened(kept[-1], weight, done.pixels, width)
    fits = all(line.width <= width for line in kept)
    return Plan(tuple(kept), done.pixels, fits, True, done.reach)


def _shortened(line: Line, weight: Weight, pixels: int, width: int) -> Line:
    pieces = list(line.pieces)
    while pieces:
        last, at = pieces.pop()
        text = last if isinstance(last, str) else ""
        while text and at + advance(text.rstrip() + _ELLIPSIS, weight, pixels) > width:
            text = text[:-1]
        if text or at + advance(_ELLIPSIS, weight, pixels) <= width:
            return _ended(pieces, text.rstrip() + _ELLIPSIS, at, weight, pixels)
    return _ended([], _ELLIPSIS, 0.0, weight, pixels)


def _ended(
    pieces: list[tuple[Piece, float]], text: str, at: float, weight: Weight, pixels: int
) -> Line:
    said = [piece if isinstance(piece, str) else f"[{piece.icon}]" for piece, _ in pieces]
    width = at + advance(text, weight, pixels)
    return Line((*pieces, (text, at)), width, " ".join([*said, text]))

"""Text made safe and short enough for Discord."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from engine.core.tokens import flat
from locales import LANGUAGES

MOST_CONTENT = 2_000
MOST_DISPLAYED = 4_000  # all texts of a Components V2 message together
MOST_NAME = 32
PHONE = 38  # characters in a row on a phone
_PHONE_LIST = 33  # the same of a list
_FEW = 3  # lines of which each at least begins: of many, beginnings would say little
SMALL, PHONE_SMALL = "-# ", 46  # and of small print
ROW, SMALL_ROW = 22, 18  # points of their height
_MARKS = re.compile(r"([\\*_`~|>#\[\]<])")
_INVISIBLE = "\u200b"
_NAMELESS = "?"  # a label must not be empty
_UNSEEN = re.compile(  # what cannot be seen, and so could stand for a name
    "[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u206f\u3164\ufeff\uffa0]"
)


def language_of(locale: object) -> str:
    """The language we have that is nearest to a Discord locale."""
    wanted = str(locale or "").partition("-")[0]
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def cut(text: str, most: int) -> str:
    """At most so many characters; what was cut shows as an ellipsis."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def cut_between(text: str, most: int) -> str:
    """The same for a sentence, which ends after a whole word where it has several."""
    if len(text) <= most:
        return text
    words = text[:most].rpartition(" ")[0].rstrip(" ,;:-")
    return f"{words}…" if words else cut(text, most)


def clean_name(name: str | None) -> str:
    """Somebody's name on one line, without what cannot be seen; empty if nothing is left."""
    return flat(_UNSEEN.sub("", flat(name or "")))


def safe_name(name: str) -> str:
    """Somebody's name in a message: no markdown, no mention, not endless."""
    return safe_text(cut(clean_name(name) or _NAMELESS, MOST_NAME))


def safe_text(text: str) -> str:
    """Somebody's words in a message: no markdown, no mention."""
    return _MARKS.sub(r"\\\1", text).replace("@", "@" + _INVISIBLE)


def safe_names(names: Sequence[str]) -> tuple[str, ...]:
    """Players' names by seat."""
    return tuple(map(safe_name, names))


def plain_names(names: Sequence[str]) -> tuple[str, ...]:
    """The same for labels of buttons and menus, where markdown is not read."""
    return tuple(cut(clean_name(name) or _NAMELESS, MOST_NAME) for name in names)


def fit(
    lines: Sequence[str], room: int, more: Callable[[int], str], most: int | None = None
) -> list[str]:
    """All lines, cut where they are few and there is a row for each; else the newest that fit.

    The first one then says how many older ones are left out. `room` is in characters, `most` in
    rows on a phone.
    """

    def fits(kept: Sequence[str]) -> bool:
        return _length(kept) <= room and (most is None or rows_of(kept) <= most)

    if fits(lines):
        return list(lines)
    if most is not None and len(lines) <= min(most, _FEW) and fits(begun := _begun(lines, most)):
        return begun
    for left_out in range(1, len(lines)):
        kept = [more(left_out), *lines[left_out:]]
        if fits(kept):
            return kept
    return _newest_cut(lines, room, more, most) if lines else []


def _begun(lines: Sequence[str], most: int) -> list[str]:
    """The beginning of each line at least, where there is a row for each; the newest get more."""
    rows = [1] * len(lines)
    for _ in range(most):
        for number in reversed(range(len(lines))):
            if sum(rows) < most and rows[number] < _rows(lines[number]):
                rows[number] += 1
    return [
        line if count == _rows(line) else cut_between(line, count * _PHONE_LIST)
        for line, count in zip(lines, rows, strict=True)
    ]


def _newest_cut(
    lines: Sequence[str], room: int, more: Callable[[int], str], most: int | None
) -> list[str]:
    """Where not even the newest line fits: its beginning, below how many are left out."""
    before = [more(len(lines) - 1)] if len(lines) > 1 else []
    left = room - _length(before)
    if most is not None:
        left = min(left, (most - rows_of(before)) * _PHONE_LIST)
    if before and left < _PHONE_LIST:
        return [cut(more(len(lines)), room)]
    return [*before, cut_between(lines[-1], left)]


def rows_of(lines: Iterable[str]) -> int:
    """How many rows some lines take on a phone, about."""
    return sum(_rows(row) for line in lines for row in line.split("\n"))


def points_of(lines: Iterable[str]) -> int:
    """How high some lines are on a phone, about."""
    every = [row for line in lines for row in line.split("\n")]
    return sum(_rows(row) * (SMALL_ROW if row.startswith(SMALL) else ROW) for row in every)


def shortened(line: str, rows: int) -> str:
    """A line in so many rows of a phone at most, and still all bold if it was."""
    around = "**" if line.startswith("**") else ""
    width = PHONE_SMALL if line.startswith(SMALL) else PHONE
    said = line.removeprefix(around).removesuffix(around)
    return f"{around}{cut_between(said, rows * width - 2 * len(around))}{around}"


def _rows(text: str) -> int:
    width = PHONE_SMALL if text.startswith(SMALL) else _PHONE_LIST if text[:2] == "- " else PHONE
    return max(1, -(-len(text) // width))


def pages(lines: Sequence[str], room: int = MOST_CONTENT - 100) -> list[str]:
    """Lines as pages, each short enough for one message."""
    found: list[list[str]] = [[]]
    for line in (cut(line, room) for line in lines):
        if found[-1] and _length([*found[-1], line]) > room:
            found.append([])
        found[-1].append(line)
    return ["\n".join(page) for page in found]


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)

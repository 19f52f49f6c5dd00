"""Tokens as people read and type them, and which are close to what somebody wanted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

# Half characters, which cannot be written; control characters; marks that turn text around.
_UNFIT = re.compile(r"[\ud800-\udfff\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


class Pick(NamedTuple):
    """The parts of a token: `build:14` is the kind `build` with the id `14`.

    An id may have two parts of its own: `build:shop:4`.
    """

    kind: str
    id: str


def parts(token: str) -> Pick:
    """A token taken apart; one without an id has an empty one."""
    kind, _, id = token.partition(":")
    return Pick(kind, id)


def short(token: str) -> str:
    """A token as one types it: `build:14` reads `build 14`."""
    return token.replace(":", " ")


def flat(text: str) -> str:
    """One line of text that any file, database and reader can take, in the order it was written."""
    return _UNFIT.sub("", " ".join(text.split()))


def shown(typed: str) -> str:
    """Somebody's input, made short and plain enough to repeat in a message."""
    return flat(typed)[:60]


def nearest(wanted: str, legal: Sequence[str], most: int = 3) -> tuple[str, ...]:
    """The legal tokens closest to `wanted`: same kind first, then by number, then by spelling."""
    return tuple(sorted(legal, key=lambda token: _distance(wanted, token))[:most])


def _distance(wanted: str, token: str) -> tuple[bool, float, float]:
    same_kind = _kind(wanted) == _kind(token)
    alike = SequenceMatcher(None, wanted, token).ratio()
    return (not same_kind, _number_gap(wanted, token) if same_kind else 0.0, -alike)


def _kind(token: str) -> str:
    return re.split(r"[:\s]", token, maxsplit=1)[0]


def _number_gap(a: str, b: str) -> float:
    """How far apart the numbers of two tokens are, where both have one."""
    found = re.search(r"\d+", a), re.search(r"\d+", b)
    if found[0] is None or found[1] is None:
        return 0.0
    return abs(int(found[0][0][:9]) - int(found[1][0][:9]))

"""How people want to be told, as it is chosen; and a time zone as somebody writes it."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from zoneinfo import available_timezones

from db.notices import WAYS as WAYS
from db.notices import Wishes as Wishes
from engine.core.tokens import shown
from engine.core.words import Msg
from sessions.shapes import TableError

_NEAREST = 3


@dataclass(frozen=True, slots=True)
class Chosen:
    """What somebody has chosen, and the table they look at it from, if any."""

    wishes: Wishes
    digest: bool  # they get one, of all tables or of one
    now: int
    table: int = 0
    game: Msg | None = None
    way: str | None = None  # of that table, if it is another


@cache
def zones() -> dict[str, str]:
    """All time zones by how one may write them: in full, or their city alone where it is one."""
    names = sorted(name for name in available_timezones() if "/" in name or name == "UTC")
    cities = {_plain(name.rpartition("/")[2]): name for name in reversed(names)}
    return cities | {_plain(name): name for name in names}


def zone_named(typed: str) -> str:
    """The time zone that is meant, or a refusal with the nearest names."""
    known, wanted = zones(), _plain(typed)
    if wanted in known:
        return known[wanted]
    near = get_close_matches(wanted, known, n=2 * _NEAREST, cutoff=0)
    names = list(dict.fromkeys(known[name] for name in near))[:_NEAREST]
    raise TableError("notices-no-zone", typed=shown(typed), names=", ".join(names))


def _plain(name: str) -> str:
    return "_".join(name.replace("_", " ").split()).casefold()

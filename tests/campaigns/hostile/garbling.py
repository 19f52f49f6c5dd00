"""Texts that nobody meant: broken ids, broken values, broken words."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

_HUGE = (2**31, 2**53, 2**63 - 1, 2**63, 2**64, 10**19, 10**30)
_ODD_DIGITS = ("٣", "３", "²", "Ⅷ", "1_0", "+1", "-1", "-0", "1.0", "1e3", "0x1", " 1", "1 ", "")
_DEBRIS = (
    "",
    " ",
    "\u0000",
    "🎲",
    "👩‍👩‍👧‍👦",
    "\u202e\u2066",
    "Z̷̢̛a̸l̵g̶o̸",
    "|",
    "||||",
    "h1",
    "h1|",
    "h1||",
    "null",
    "None",
    "{ $name }",
    "{bot-error}",
    "%s%n%d",
    "'; DROP TABLE tables; --",
    "../../etc/passwd",
    "<@!1> <@&2> @everyone @here",
    "[x](https://example.org)",
    "\ufffd\ufffe",
    "a" * 101,
    "9" * 5_000,
    "0" * 6_000,
    "ß" * 6_000,
    "; " * 3_000,
    "\n" * 200,
)


def debris(dice: random.Random) -> str:
    """Anything but what was asked for."""
    return dice.choice(_DEBRIS)


def odd_number(dice: random.Random) -> str:
    """Something where a small number should be."""
    kinds: Sequence[Callable[[], str]] = (
        lambda: "0" * dice.choice((1, 2, 19, 20, 21, 4_400)) + str(dice.randrange(30)),
        lambda: str(dice.choice(_HUGE)),
        lambda: "1" * dice.choice((19, 20, 100, 4_299, 4_301)),
        lambda: dice.choice(_ODD_DIGITS),
        lambda: debris(dice),
        lambda: str(dice.randrange(1_000)),
    )
    return dice.choice(kinds)()


def garbled(id: str, dice: random.Random) -> str:
    """An id that went through bad hands."""
    parts = id.split("|")
    at = dice.randrange(len(parts))
    kinds: Sequence[Callable[[], str]] = (
        lambda: _with(parts, at, odd_number(dice)),
        lambda: _with(parts, len(parts) - 1, odd_number(dice)),
        lambda: _with(parts, 0, dice.choice(("h0", "h2", "H1", "h01", "h1 ", "", "v1", "h١"))),
        lambda: _with(parts, 1, dice.choice(("", "Z", "aa", "é", "|", "0", "ANSWER", "🎲"))),
        lambda: id[: dice.randrange(len(id))],
        lambda: id + dice.choice(("|", "|0", "|1|2|3", " ", "\n", "\u0000", "|-1")),
        lambda: id + id,
        lambda: f"{id}|{id}",
        lambda: id.replace("|", dice.choice((":", "||", " | ", "｜", "/"))),
        lambda: "|".join(parts[: max(1, len(parts) - 1)]),
        lambda: "|".join([*parts, *(["7"] * dice.choice((1, 3, 40, 2_000)))]),
        lambda: "|".join(reversed(parts)),
        lambda: id.swapcase(),
        lambda: debris(dice),
        lambda: "".join(dice.sample(id, len(id))),
    )
    return dice.choice(kinds)()


def _with(parts: Sequence[str], at: int, part: str) -> str:
    return "|".join([*parts[:at], part, *parts[at + 1 :]])

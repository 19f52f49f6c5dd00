"""bot.py as an operator runs it, hurried: no drawing, short pauses, a clock that can be ahead.

Bots move as soon as they have thought.
"""

from __future__ import annotations

import argparse
import sys
import time
from base64 import b64decode

import bot
from cogs.post import moves
from process import breaker, health, watch
from render.picture import Picture
from sessions import context, drawing, post
from tests.process.quick_bot import nothing

_DOT = Picture(
    b64decode(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg=="
    ),
    "png",
    "image/png",
    "a dot",
    1,
    1,
)


def main() -> int:
    """Run the bot until it is stopped or killed."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.faults.child")
    parser.add_argument("--pictures", action="store_true", help="draw them")
    parser.add_argument("--ahead", type=float, default=0.0, help="seconds its clock is ahead")
    asked = parser.parse_args()
    if not asked.pictures:
        vars(drawing)["draw"] = _dot
        vars(drawing)["warming"] = nothing
    _hurry()
    _set_clock(asked.ahead)
    return bot.main([])


def _hurry() -> None:
    """Here the weather changes every few seconds, and so must whoever waits for it."""
    health.EVERY = 1.0
    watch.LONGEST = 4.0
    vars(breaker).update(RISE=0.5, CALM=1.0, LONGEST_CALM=2.0, LONGEST_HOLD=2.0, RELEASE=2.0)
    vars(post)["_FIRST_WAIT"] = 1
    vars(moves).update(_SOONEST=0.05, _LATEST=0.1)
    vars(context)["_between"] = _none


def _none(quickest: int, slowest: int) -> int:
    """No pause."""
    return 0


def _dot(view: object, kind: str, look: object, limit: int = 0) -> Picture:
    """In place of a drawing, which takes most of a turn's time and is not what is tested."""
    return _DOT


def _set_clock(ahead: float) -> None:
    real = time.time
    time.time = lambda: real() + ahead


if __name__ == "__main__":
    sys.exit(main())

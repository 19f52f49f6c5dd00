"""Moments as Discord shows them to each reader, and what a poster says of the clocks it shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from cogs.shown.friends import friend_lines
from cogs.shown.text import safe_name
from engine.core.words import msg
from locales import Words
from sessions.shapes import Chair, Poster


def moment(at: int, style: Literal["R", "F", "D"]) -> str:
    """In how long, or the day and the hour, in the reader's own zone."""
    return f"<t:{at}:{style}>"


def clock_lines(spoken: Words, poster: Poster) -> Iterator[str]:
    """By when those who are up must have answered; who of the others is away."""
    waiting = [chair for chair in poster.seen.waiting if chair.present]
    times = [
        spoken.say(msg("clock-by", name=safe_name(chair.name), when=moment(at, "R")))
        for chair in waiting
        if (at := poster.deadlines.get(chair.seat)) is not None
    ]
    if times:
        yield "-# ⏳ " + " · ".join(times)
    yield from (f"-# {line}" for line in away_lines(spoken, poster.table.chairs))
    yield from (f"-# {line}" for line in friend_lines(spoken, poster.table.chairs))


def away_lines(spoken: Words, chairs: tuple[Chair, ...]) -> Iterator[str]:
    """Who is away, and until when."""
    for chair in chairs:
        if chair.away and chair.present:
            name, when = safe_name(chair.name), moment(chair.away, "D")
            yield spoken.say(msg("clock-away-name", name=name, when=when))

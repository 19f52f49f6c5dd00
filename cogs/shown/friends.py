"""Who plays for whom, wherever it is said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cogs.shown.text import safe_name
from engine.core.decision import Seat
from engine.core.words import msg
from locales import Words
from sessions.shapes import Chair


def friend_lines(spoken: Words, chairs: tuple[Chair, ...]) -> Iterator[str]:
    """Who plays for whom."""
    for chair in chairs:
        if chair.deputy:
            friend, name = safe_name(chair.deputy_name), safe_name(chair.name)
            yield spoken.say(msg("deputy-line", friend=friend, name=name))


def with_friends(names: Sequence[str], acted: Mapping[Seat, str], spoken: Words) -> tuple[str, ...]:
    """Names by seat; of one that a friend has played it says who for whom."""
    return tuple(
        spoken.say(msg("deputy-name", friend=safe_name(acted[seat]), name=name))
        if seat in acted
        else name
        for seat, name in enumerate(names)
    )


def up_by_name(chair: Chair, spoken: Words) -> str:
    """Who is called for a seat; of a friend it says for whom they play."""
    called = f"<@{chair.acting}>"
    if not chair.deputy:
        return called
    return spoken.say(msg("deputy-for", what=called, name=safe_name(chair.name)))

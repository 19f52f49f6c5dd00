"""What a pace means, in words: on the card of a lobby, on a table's message, in the settings."""

from __future__ import annotations

from collections.abc import Mapping

from db.tables import Table
from engine.core.words import Msg, msg
from sessions.paces import AS_THEY_COME, DAY, HOUR, MINUTE, PACES, Terms, read


def lasting(seconds: int) -> Msg:
    """How long something is, in the largest unit that says it exactly."""
    if seconds % DAY == 0 and seconds:
        return msg("clock-days", n=seconds // DAY)
    if seconds % HOUR == 0 and seconds:
        return msg("clock-hours", n=seconds // HOUR)
    return msg("clock-minutes", n=-(-seconds // MINUTE))


def agreed(table: Table) -> Msg:
    """The pace of a table with its numbers, which everybody agrees to by joining."""
    return with_numbers(Msg(f"bot-pace-{table.pace}"), read(table.terms))


def with_numbers(pace: Msg, terms: Terms) -> Msg:
    """The name of a pace, and what it gives."""
    if not terms.timed:
        return pace
    gives = {"bank": lasting(terms.bank), "more": lasting(terms.increment)}
    return Msg("clock-agreed", {"pace": pace, **gives, "most": lasting(terms.cap)})


def terms_lines(table: Table) -> tuple[Msg, ...]:
    """What the first message of a game says of its clock."""
    terms = read(table.terms)
    if not terms.timed:
        return ()
    off = msg("clock-off-turn", time=lasting(terms.off_turn)) if terms.off_turn else ""
    quiet = Msg("clock-nights") if terms.quiet else ""
    numbers = {"bank": lasting(terms.bank), "more": lasting(terms.increment)}
    most = lasting(terms.cap)
    return (Msg("clock-terms", {**numbers, "most": most, "off": off, "quiet": quiet}),)


def numbers(terms: Mapping[str, Terms]) -> tuple[Msg, ...]:
    """All paces with a clock and what they give, for whoever sets them."""
    known = ((pace, terms.get(pace, AS_THEY_COME[pace])) for pace in PACES)
    return tuple(
        with_numbers(Msg(f"admin-pace-{pace}"), each) for pace, each in known if each.timed
    )

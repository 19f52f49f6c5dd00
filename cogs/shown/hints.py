"""A hint as whoever asked for it reads it: what to do, what next, and what speaks for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from cogs.shown.text import ROW, SMALL, points_of, shortened
from engine.core.words import Msg, msg, ref
from locales import Words
from locales.loader import FORM, HINT, LESS, THEIRS
from sessions.hints import Hint, Pick, Why

_JOINT, _MORE = "; ", "…"
_MOST_STEPS = 4  # after the first; a turn may have a dozen
_LEAST = 2  # rows of a phone that are left of what gives way


def hint_lines(hint: Hint, prefix: str, spoken: Words, names: Sequence[str]) -> Iterator[str]:
    """The move in bold letters, all else in small print."""
    first, *then = (_what(pick, spoken, names) for pick in hint.picks)
    yield spoken.say(msg("hint-do", what=first))
    if then:
        left = [_MORE] if len(then) > _MOST_STEPS else []
        next_steps = _JOINT.join((*then[:_MOST_STEPS], *left))
        yield SMALL + spoken.say(msg("hint-then", what=next_steps))
    said = [Msg("hint-only")] if hint.why is None else list(_why(hint, hint.why, prefix, spoken))
    if said:
        yield SMALL + " ".join(spoken.say(each, names) for each in said)
    if hint.shows is not None:
        yield SMALL + spoken.say(Msg("tours-hint" if hint.shows else "tours-hint-other"))


def with_hint(question: Sequence[str], hinted: Sequence[str], room: int) -> list[str]:
    """A question and its hint on one screen: what was read before the hint was asked for gives way.

    First the end of what is asked, then what the options bring; reasons only where all is full.
    """
    if points_of([*question, *hinted]) <= room:
        return [*question, *hinted]
    prompt, *notes = question
    if points_of([shortened(prompt, _LEAST), *notes, *hinted]) > room:
        notes = []
    told = _in_short(hinted, room - points_of([shortened(prompt, _LEAST), *notes]))
    rows = max(_LEAST, (room - points_of([*notes, *told])) // ROW)
    return [shortened(prompt, rows), *notes, *told]


def _in_short(hinted: Sequence[str], room: int) -> Sequence[str]:
    """As much of a hint as there is room for: what to do, and the beginnings of all else."""
    first, *small = hinted
    for rows in range(_LEAST, 0, -1):
        if points_of([first, *small]) > room:
            small = [shortened(line, rows) for line in small]
    while small and points_of([first, *small]) > room:
        small.pop()
    return [first, *small]


def _what(pick: Pick, spoken: Words, names: Sequence[str]) -> str:
    """What is picked, and how often; nothing is an answer, too."""
    if not pick.labels:
        return spoken.say(msg("bot-choose-nothing"))
    times = Counter(spoken.say(_in_full(label, spoken), names) for label in pick.labels)
    return _JOINT.join(
        spoken.say(msg("hint-times", n=n, what=what)) if n > 1 else what
        for what, n in times.items()
    )


def _in_full(label: Msg, spoken: Words) -> Msg:
    """A label as it is read alone, where it is short for its buttons."""
    full = f"{label.key}{FORM}{HINT}"
    return Msg(full, label.args) if spoken.has(full) else label


def _why(hint: Hint, why: Why, prefix: str, spoken: Words) -> Iterator[Msg]:
    """What it brings and whom it hinders, then the price."""
    gains = [Msg(f"{prefix}-worth-{reason}") for reason in why.gains]
    if why.wins:
        yield Msg("hint-wins")
    elif not gains and why.hinders is None and not hint.shows:
        yield Msg("hint-even")
    elif len(gains) == 1:
        yield msg("hint-more", gain=gains[0])
    elif gains:
        yield msg("hint-more-two", gain=gains[0], second=gains[1])
    if why.hinders is not None:
        less = _theirs(f"{prefix}-worth-{why.loses}", spoken)
        yield msg("hint-hinders", player=ref("seat", why.hinders), less=less)
    if why.price is not None:
        yield msg("hint-price", price=Msg(f"{prefix}-worth-{why.price}{FORM}{LESS}"))


def _theirs(reason: str, spoken: Words) -> Msg:
    """What somebody else is left with, in words that do not speak to the reader."""
    theirs = f"{reason}{FORM}{THEIRS}"
    return Msg(theirs if spoken.has(theirs) else f"{reason}{FORM}{LESS}")

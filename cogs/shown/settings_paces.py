"""The forms for the numbers of a pace: how much time it gives, and what becomes of nights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from cogs.shown.forms import Choose, Field, Filled, Tick
from cogs.shown.settings_asked import Asked, nth, numbered
from sessions.house import Values
from sessions.house_rules import terms_of
from sessions.pace_words import lasting
from sessions.paces import AS_THEY_COME, DAY, HOUR, MINUTE, PACES, Terms

_DURATIONS = (  # at most 23, so that with none and what is set already a menu holds them
    *(minutes * MINUTE for minutes in (1, 5, 10, 20, 30)),
    *(hours * HOUR for hours in (1, 2, 4, 6, 8, 12, 18, 36)),
    *(days * DAY for days in (1, 2, 3, 4, 5, 7, 10, 14, 21, 30)),
)
_REMINDERS: tuple[tuple[int, ...], ...] = ((), (50,), (50, 90), (75,))
TIMED = tuple(pace for pace in PACES if AS_THEY_COME[pace].timed)
_TIMES = ("bank", "increment", "cap", "extension")  # asked for first; the rest in a form of its own


def paced(asked: Asked) -> tuple[str, Terms]:
    """The pace that a form is about, and what it gives now."""
    pace = nth(TIMED, asked.option // 2)
    return pace, terms_of(asked.settings, pace)


def _durations(terms: Terms, name: str) -> list[int]:
    none = [0] if name in ("increment", "off_turn") else []
    return sorted({*none, *_DURATIONS, getattr(terms, name)})


def _time(asked: Asked, terms: Terms, name: str) -> Choose:
    """One of the times that a pace has."""
    offered, now = _durations(terms, name), getattr(terms, name)
    labels = [
        asked.spoken.say(lasting(each)) if each else asked.say(f"clock-no-{name}")
        for each in offered
    ]
    choices = numbered(labels, [each == now for each in offered])
    return Choose(name, asked.label(name), choices, "menu", asked.about(name))


def terms_fields(asked: Asked) -> tuple[Field, ...]:
    """How much time a pace gives; or, in the other form, what becomes of answers and nights."""
    _, terms = paced(asked)
    if asked.option % 2 == 0:
        return tuple(_time(asked, terms, name) for name in _TIMES)
    shares = _reminders(terms)
    labels = [_shares(asked, each) for each in shares]
    chosen = [each == terms.reminders for each in shares]
    return (
        _time(asked, terms, "off_turn"),
        Choose("reminders", asked.label("reminders"), numbered(labels, chosen)),
        Tick("quiet", asked.label("quiet"), terms.quiet),
    )


def _reminders(terms: Terms) -> list[tuple[int, ...]]:
    return sorted({*_REMINDERS, terms.reminders})


def _shares(asked: Asked, shares: tuple[int, ...]) -> str:
    return ", ".join(f"{share} %" for share in shares) or asked.say("clock-no-reminders")


def read_terms(asked: Asked, filled: Filled) -> Values:
    """What was chosen, unless it is what comes anyway."""
    pace, terms = paced(asked)
    values = {field.key: _value(terms, field, filled.of(field)) for field in terms_fields(asked)}
    after = replace(terms, **values)
    kept = {name: each for name, each in asked.settings.terms.items() if name != pace}
    return {"terms": kept | ({pace: after} if after != AS_THEY_COME[pace] else {})}


def _value(terms: Terms, field: Field, numbers: tuple[int, ...]) -> Any:
    if isinstance(field, Tick):
        return bool(numbers)
    offered: Sequence[Any] = (
        _reminders(terms) if field.key == "reminders" else _durations(terms, field.key)
    )
    return offered[numbers[0]]

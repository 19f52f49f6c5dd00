"""What stands out among the things to press, and what must not."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.shown.rows import Menu, Row, grey
from cogs.shown.sections import Section
from engine.core.decision import Option


def is_quiet(option: Option, choice: bool) -> bool:
    """Whether it does not stand out even where its row does."""
    return option.aside or option.risky or (option.declines and choice)


def level(rows: list[Row], sections: Sequence[Section]) -> list[Row]:
    """Beside a menu with other answers nothing stands out alone, nor what has no way back.

    It would look like the best of all, and may be the worst.
    """
    both = list(zip(rows, sections, strict=True))
    if not any(isinstance(row, Menu) and _answers(section) for row, section in both):
        return rows
    shown = [each for row, section in both if isinstance(row, tuple) for each in _answers(section)]
    if sum(not option.risky for option in shown) > 1 and not any(o.final for o in shown):
        return rows
    return [grey(row) for row in rows]


def _answers(section: Section) -> list[Option]:
    """What of it answers the question."""
    return [option for _, option in section.options if not option.aside]

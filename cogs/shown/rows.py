"""Buttons and menus as plain values, before they become Discord's."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from cogs.shown.ids import Id

MOST_BUTTONS = 5
MOST_CHOICES = 25
MOST_ROWS = 5
MOST_BUTTON_LABEL = 80
MOST_CHOICE_LABEL = 100
MOST_PLACEHOLDER = 150
SCREEN = 844 - 174  # points of a phone below the name of the channel and above where one writes
PICTURE, BUTTONS = 194, 49  # points of a panel's picture and of a line of its buttons
_PHONE_WIDTH = 315  # points of a message on a phone
_PADDING, _LETTER, _GAP = 28, 6.3, 8  # points: beside a label, of a letter, between buttons

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Button:
    """One button."""

    label: str
    id: Id
    style: Style = "secondary"
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Link:
    """A button that leads somewhere else."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu."""

    label: str
    value: str
    about: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu that takes a row of its own."""

    placeholder: str
    id: Id
    choices: tuple[Choice, ...]
    at_least: int = 1
    at_most: int = 1


@dataclass(frozen=True, slots=True)
class People:
    """A menu of the people of the server."""

    placeholder: str
    id: Id


Row: TypeAlias = tuple[Button | Link, ...] | Menu | People


def lines_of(row: Row) -> int:
    """How many lines a row takes on a phone, about: buttons wrap."""
    if not isinstance(row, tuple):
        return 1
    lines, left = 1, float(_PHONE_WIDTH)
    for button in row:
        width = min(_PHONE_WIDTH, _PADDING + _LETTER * len(button.label))
        if left < width:
            lines, left = lines + 1, float(_PHONE_WIDTH)
        left -= width + _GAP
    return lines


def grey(row: Row) -> Row:
    """The same buttons, none of which stands out."""
    if not isinstance(row, tuple):
        return row
    return tuple(
        replace(each, style="secondary") if isinstance(each, Button) else each for each in row
    )

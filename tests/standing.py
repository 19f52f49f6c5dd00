"""Answers given in advance, in scenes: what one of them would say to the question of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.decision import Seat
from engine.core.frame import Event
from engine.core.standing import Given, Standing, answered
from tests.scene import Scene


def _kind(table: Scene[Any], key: str) -> Standing[Any]:
    return next(kind for kind in table.game.standing if kind.key == key)


def _seen(since: Sequence[Event], seat: Seat) -> list[Event]:
    return [event for event in since if event.visible_to(seat)]


def choices(table: Scene[Any], seat: Seat, key: str) -> list[str]:
    """What a seat may set now."""
    view = table.game.view(table.match, seat)
    return [option.token for option in _kind(table, key).choices(view)]


def given(
    table: Scene[Any], seat: Seat, key: str, choice: str, since: Sequence[Event] = ()
) -> Given:
    """What it answers now; nothing where its owner is asked."""
    view, asked = table.game.view(table.match, seat), table.asked(seat)
    return answered(_kind(table, key), view, asked, _seen(since, seat), choice)


def over(table: Scene[Any], seat: Seat, key: str, choice: str, since: Sequence[Event] = ()) -> bool:
    """Whether it has ended."""
    view = table.game.view(table.match, seat)
    return _kind(table, key).ended(view, _seen(since, seat), choice)


def spent(table: Scene[Any], key: str) -> bool:
    """Whether its first answer uses it up."""
    return _kind(table, key).once

"""The wars that several tests look at."""

from __future__ import annotations

from engine.core.frame import Event
from engine.core.words import Arg, Msg
from tests.games.yellow_yangtze.scenes import YangtzeScene, scene

ANDREA, BARBARA, PAUL = range(3)
LEFT, RIGHT = "F6", "G8"  # where the two states touch G7


def rulebook(placed: str = "red", **more: object) -> YangtzeScene:
    """The war of the rulebook (section 17.1), up to the unifying tile."""
    given: dict[str, object] = {
        "tiles": {"red": "F6 H6 F8 G8 G9 H8"},
        "leaders": {
            "F5": (BARBARA, "red"),
            "H5": (BARBARA, "black"),
            "G5": (BARBARA, "green"),
            "G10": (ANDREA, "red"),
            "H10": (PAUL, "black"),
            "I9": (ANDREA, "blue"),
        },
        "pagodas": {"F8 G8 G9": "red"},
        "hands": {ANDREA: {"red": 4, "green": 1}, BARBARA: {"red": 2}},
    }
    table = scene(**{**given, **more})  # type: ignore[arg-type]
    return table.answer(ANDREA, f"tile {placed} g7")


def three_states(third: str = "green", **more: object) -> YangtzeScene:
    """Three states around G4 (DC-8); the leader of C may have another colour."""
    given: dict[str, object] = {
        "tiles": {"red": "G5 F3 E2 H3", "black": "H2"},
        "leaders": {"H6": (0, "red"), "G7": (1, "green"), "E3": (2, "red"), "I2": (2, third)},
        "hands": {0: {"green": 1, "red": 2}, 1: {"red": 2}, 2: {"red": 2}},
    }
    table = scene(**{**given, **more})  # type: ignore[arg-type]
    return table.answer(0, "tile green g4")


def fought() -> YangtzeScene:
    """The rulebook's war up to the choice of the losses."""
    table = rulebook().answer(BARBARA, f"support {LEFT}-2").answer(PAUL, f"support {LEFT}-leader")
    return table.answer(ANDREA, f"support {RIGHT}-3")


def tied() -> YangtzeScene:
    """Only Barbara supports: 4 to 4."""
    table = rulebook().answer(BARBARA, f"support {LEFT}-2").answer(PAUL, "pass")
    return table.answer(ANDREA, "pass")


def told(event: Event, *names: str) -> list[tuple[Arg, ...]]:
    """What an event says of each side."""
    sides = event.args["sides"]
    assert isinstance(sides, tuple)
    return [tuple(side.args[name] for name in names) for side in sides if isinstance(side, Msg)]

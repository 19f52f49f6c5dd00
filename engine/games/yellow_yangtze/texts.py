"""How places of the board are written, as tokens and for people."""

from __future__ import annotations

from collections.abc import Iterable


def places(hexes: Iterable[str]) -> tuple[str, ...]:
    """Some hexes as places of the board."""
    return tuple([f"hex:{hex}" for hex in hexes])


def triangle(hexes: Iterable[str]) -> str:
    """Three hexes as one name."""
    return "–".join(hexes)

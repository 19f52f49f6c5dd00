"""A stand-in for drawing: the same refusals and descriptions, always the same small picture."""

from __future__ import annotations

from base64 import b64decode
from typing import Any

from engine.core.match import View
from render.picture import Look, NoPicture, Picture, renderer, spelled

_DOT = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
)


def undrawn(view: View[Any, Any, Any], kind: str, look: Look, limit: int) -> Picture:
    """What `draw` would describe, without its pixels."""
    if kind == "preview" and (look.asked is None or look.asked.seat != view.seat):
        raise NoPicture("core-picture-not-asked")
    alt = renderer(view.game).alt(view, look, spelled(view, kind))
    return Picture(_DOT, "png", "image/png", alt, 1, 1)

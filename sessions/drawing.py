"""Drawing off the event loop, and the pictures drawn last (rows I2, I3)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from engine.core.decision import Decision
from locales import words
from render.picture import Look, Picture, draw
from render.warm import warming
from sessions.pens import Pens, Urgency
from sessions.shapes import Seen, Told

T = TypeVar("T")
MOST_PICTURES = 32
MOST_NAME = 32
PICTURE_WIDTH = 1600


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A picture, and all that it shows: a number alone does not prove that it is the right one."""

    shown: tuple[object, ...]
    picture: Picture


class Drawing:
    """A few pens, and a memory for what they have drawn."""

    def __init__(self) -> None:
        self._pens = Pens()
        self._drawn: OrderedDict[Hashable, _Drawn] = OrderedDict()
        self._closed = False

    @property
    def pens(self) -> Pens:
        """What waits to be drawn, for whoever watches."""
        return self._pens

    def close(self) -> None:
        """Let the drawing threads finish; what waits for them is not wanted any more."""
        self._closed = True
        self._pens.close()

    async def warm(self) -> None:
        """Draw what every game's pictures are made of before the first is asked for."""
        pieces = warming(PICTURE_WIDTH)
        while await self._draw(partial(next, pieces, None), Urgency.AHEAD):
            pass

    async def picture(
        self,
        seen: Seen,
        kind: str,
        *,
        limit: int,
        theme: str,
        language: str,
        asked: Decision | None = None,
        urgency: Urgency = Urgency.AWAITED,
        turns: tuple[Told, ...] = (),
    ) -> Picture:
        """What somebody sees, as a picture of this kind.

        A preview shows where one's question is decided, or a part of it that is asked about.
        """
        look = Look(
            theme=theme,
            width=PICTURE_WIDTH,
            words=words(language),
            names=tuple(name[:MOST_NAME] for name in seen.table.names()),
            changes=seen.changes,
            asked=(asked or seen.question) if kind == "preview" else None,
            turns=turns,
        )
        key = (seen.table.id, seen.revision, kind, seen.seat, language, theme, limit, look.names)
        shown = (seen.view, look.changes, look.asked, turns)
        found = self._drawn.get(key)
        if found is None or found.shown != shown:
            picture = await self._draw(partial(draw, seen.view, kind, look, limit), urgency)
            found = self._keep(key, _Drawn(shown, picture))
        return found.picture

    async def _draw(self, work: Callable[[], T], urgency: Urgency) -> T:
        if self._closed:
            raise asyncio.CancelledError  # like those that were waiting for a pen
        return await asyncio.wrap_future(self._pens.draw(work, urgency))

    def _keep(self, key: Hashable, drawn: _Drawn) -> _Drawn:
        self._drawn[key] = drawn
        if len(self._drawn) > MOST_PICTURES:
            self._drawn.popitem(last=False)
        return drawn

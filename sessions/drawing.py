"""Drawing off the event loop, and the pictures drawn last (rows I2, I3)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from locales import words
from render.picture import Look, Picture, draw
from sessions.shapes import Seen

DRAWING_THREADS = 2
MOST_PICTURES = 32
MOST_NAME = 32
PICTURE_WIDTH = 1600


class Drawing:
    """A few pens, and a memory for what they have drawn."""

    def __init__(self) -> None:
        self._pens = ThreadPoolExecutor(DRAWING_THREADS, thread_name_prefix="draw")
        self._drawn: OrderedDict[Hashable, Picture] = OrderedDict()

    def close(self) -> None:
        """Let the drawing threads finish."""
        self._pens.shutdown(cancel_futures=True)

    async def picture(
        self, seen: Seen, kind: str, *, limit: int, theme: str, language: str
    ) -> Picture:
        """What somebody sees, as a picture of this kind."""
        look = Look(
            theme=theme,
            width=PICTURE_WIDTH,
            words=words(language),
            names=tuple(name[:MOST_NAME] for name in seen.table.names()),
            changes=seen.changes,
            asked=seen.question if kind == "preview" else None,
        )
        key = (seen.table.id, seen.revision, kind, seen.seat, language, theme, limit, look.names)
        found = self._drawn.get(key)
        return found or await self._draw(key, seen, kind, look, limit)

    async def _draw(self, key: Hashable, seen: Seen, kind: str, look: Look, limit: int) -> Picture:
        loop = asyncio.get_running_loop()
        work = partial(draw, seen.view, kind, look, limit)
        self._drawn[key] = picture = await loop.run_in_executor(self._pens, work)
        if len(self._drawn) > MOST_PICTURES:
            self._drawn.popitem(last=False)
        return picture

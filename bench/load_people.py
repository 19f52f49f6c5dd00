"""Whoever is up at one table, pressing at random."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from time import monotonic, perf_counter

from bench.load_calls import Calls
from cogs.shown.ids import Verb, parse
from playground.component_rules import Kind
from playground.person import Person
from playground.seen import SeenButton, SeenMessage, SeenSelect
from playground.world import World
from tests.e2e.harbor import is_settled, offers, verbs

_MENTION = r"<@(\d+)>"  # whoever is up, called or not
_MOVES = (Verb.ANSWER, Verb.CHOOSE)
_MOST_PRESSES = 8  # that lead up to one move
_AGAIN = 20.0  # seconds until somebody else looks at a table that nothing comes from


@dataclass
class Walker:
    """One table: at most one person presses there at a time."""

    world: World
    table: int
    calls: Calls
    dice: random.Random
    acknowledged: list[float]
    _busy: bool = False
    _seen: int = 0  # the poster that was acted on
    _again: float = 0.0
    _panel: SeenMessage | None = None
    _person: Person = field(init=False)

    def ready(self) -> bool:
        """Whether somebody can move here now."""
        if self._busy:
            return False
        if self._panel is not None or self.calls.newest(self.table) != self._seen:
            return True
        return monotonic() > self._again

    async def move(self) -> bool:
        """One answer, with what has to be pressed before it; whether it came to that."""
        self._busy = True
        try:
            if self._panel is None:
                await self._open()
            return await self._answer()
        finally:
            self._busy = False

    async def _open(self) -> None:
        """Whoever is up presses Play."""
        self._seen, self._again = self.calls.newest(self.table), monotonic() + _AGAIN
        poster = self.calls.poster(self.table)
        up = re.findall(_MENTION, poster.text) if poster else []
        if poster is None or not up or Verb.PLAY not in verbs(poster):
            return
        self._person = Person(self.world, self.world.users[int(self.dice.choice(up))])
        play = next(b for b in poster.buttons if parse(b.custom_id).verb is Verb.PLAY)
        start = perf_counter()
        outcome = await self._person.press(
            poster, Kind.BUTTON, play.custom_id, until="acknowledged"
        )
        self.acknowledged.append(perf_counter() - start)
        private = [m for m in outcome.private if m.channel_id == poster.channel_id]
        self._panel = private[0] if private else None

    async def _answer(self) -> bool:
        for _ in range(_MOST_PRESSES):
            panel = self._panel
            if panel is None or not (offered := offers(panel)) or is_settled(panel):
                self._panel = None
                return False
            chosen = self.dice.choice(offered)
            moves = parse(chosen.custom_id).verb in _MOVES
            if moves:
                self.calls.answered(self.table, self._person.user.id)
            await self._press(panel, chosen.custom_id, self._values(chosen))
            if moves:
                return True
        return False

    def _values(self, chosen: SeenButton | SeenSelect) -> list[str] | None:
        if isinstance(chosen, SeenButton):
            return None
        count = self.dice.randint(max(1, chosen.at_least), chosen.at_most)
        return [option.value for option in self.dice.sample(chosen.options, count)]

    async def _press(self, panel: SeenMessage, custom_id: str, values: list[str] | None) -> None:
        kind = Kind.STRING_SELECT if values else Kind.BUTTON
        start = perf_counter()
        await self._person.press(panel, kind, custom_id, values=values, until="acknowledged")
        self.acknowledged.append(perf_counter() - start)
        after = self._person.look(panel)
        self._panel = after if offers(after) and not is_settled(after) else None

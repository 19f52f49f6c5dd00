"""People round one channel who also press in their letters, and now and then take too long."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import monotonic

from cogs.shown.ids import Verb
from playground.interactions import Interaction
from playground.models import Message
from playground.person import Person
from sessions.paces import Terms, written
from tests.campaigns.faults.circle import Circle, Harbour
from tests.campaigns.faults.wall import table_of, verbs
from tests.campaigns.two.ship import Ship

BY_LETTER = 0.5  # of the turns of whoever has a letter
DAWDLES = 0.04  # of the turns
SHORT = Terms(bank=6, increment=2, cap=8, extension=4, off_turn=4, reminders=(50,))
_DAWDLE = 14.0  # seconds: longer than all that anybody has


@dataclass
class Pace:
    """How long anything took while people pressed what they could."""

    longest: float = 0.0
    letters: int = 0  # turns that were begun in one
    dawdled: int = 0

    def took(self, seconds: float) -> None:
        """So long nothing led on."""
        self.longest = max(self.longest, seconds)


@dataclass
class Crowd(Circle):
    """Each channel is heard by one of the bots, letters by the first."""

    pace: Pace = field(default_factory=Pace)
    timed: bool = False
    mail: Harbour | None = None
    waits: bool = False  # for something that is nobody's fault here

    async def _open(self, game: str) -> None:
        await super()._open(game)
        if self.timed:
            ship = self.harbour.bot
            assert isinstance(ship, Ship)
            await asyncio.to_thread(_shorten, ship, self.table)

    async def _pause(self, why: str) -> None:
        if self.waits:
            self._moved = monotonic()
        self.pace.took(monotonic() - self._moved)
        await super()._pause(why)

    async def _turn(self, person: Person, poster: Message) -> bool:
        if self.timed and self.dice.random() < DAWDLES:
            self.pace.dawdled += 1
            await asyncio.sleep(_DAWDLE)
            self._moved = monotonic()
        return await super()._turn(person, poster)

    async def _press(self, person: Person, message: Message, verb: Verb) -> Interaction | None:
        """To play on is possible from a letter, too, which is always heard by the first bot."""
        letter = self._letter(person) if verb is Verb.PLAY else None
        if letter is None or self.mail is None or self.dice.random() >= BY_LETTER:
            return await super()._press(person, message, verb)
        self.pace.letters += 1
        here, self.harbour = self.harbour, self.mail
        try:
            answered = await super()._press(person, letter, verb)
        finally:
            self.harbour = here
        if answered is not None and (panel := answered.original) is not None:
            self.harbour.ledger.began(person.user.id, panel)  # perhaps before the poster came
        return answered

    def _letter(self, person: Person) -> Message | None:
        box = self.harbour.world.dm_channel(person.user).messages
        mine = [m for m in box.values() if table_of(m) == self.table and Verb.PLAY in verbs(m)]
        return mine[-1] if mine else None


def _shorten(ship: Ship, table: int) -> None:
    """Whoever takes a few seconds is reminded, and then given up: no operator may set that."""
    with ship.reading() as db:
        db.execute(
            "UPDATE tables SET pace = 'live', terms = ? WHERE id = ?", (written(SHORT), table)
        )

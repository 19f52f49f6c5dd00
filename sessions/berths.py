"""Several processes on one database: who does the work of which shard, and how it changes hands.

Each process says every few seconds that it lives. Whoever says nothing for long has ended, and
what it did is done by another: its messages are sent and its votes closed, while its clocks stand
still until somebody hears its people again. A process that hears the servers of a shard gets its
work back, and one that is to take the place of another gets it once it hears what the other hears:
until then both claim each press before they answer it.
"""

from __future__ import annotations

import secrets
from asyncio import sleep
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from logging import getLogger
from time import monotonic
from typing import Protocol

from db import berths, clocks
from db.berths import HOUSE, Berth, Process
from db.connection import Change as News
from db.connection import Connection
from db.part import Part
from engine.core.errors import Refused
from sessions.context import Context
from sessions.duty import Duty

EVERY = 5.0  # seconds between two signs of life
LEASE = 20.0  # seconds without any after which a process has ended
_MARGIN = 5.0  # before that it does nothing any more of its own accord
_GLANCE = 0.5  # seconds between two looks at whether another still lives
_CLAIMS_KEPT = 3_600
_log = getLogger(__name__)


class OtherLayout(Refused):
    """Other processes are at work with another number of shards."""


class Whereabouts(Protocol):
    """Where this process runs."""

    @property
    def host(self) -> str:
        """As people call it."""

    @property
    def machine(self) -> str:
        """Where numbers of processes mean something."""

    @property
    def pid(self) -> int:
        """Its number there."""

    def is_gone(self, machine: str, pid: int) -> bool:
        """Whether another is known to have ended."""


@dataclass(frozen=True, slots=True)
class Change:
    """What is different from the look before."""

    gained: frozenset[int] = frozenset()  # shards whose work is done here from now on
    lost: frozenset[int] = frozenset()
    leaving: frozenset[int] = frozenset()  # that another waits for
    house: bool = False  # what is done once for all is done here from now on


@dataclass
class _Seen:
    """The last sign of life of another process, and since when there was none."""

    beat: int
    since: float


@dataclass
class Berths:
    """Use cases of a process among others."""

    context: Context
    own: Part  # the shards that this process is to hear
    here: Whereabouts
    clock: Callable[[], float] = monotonic
    id: str = field(default_factory=lambda: secrets.token_hex(8))
    _known: Mapping[int, Berth] = field(default_factory=dict)
    _others: dict[str, _Seen] = field(default_factory=dict)
    _given_up: set[int] = field(default_factory=set)
    _told: tuple[frozenset[int], bool] = (frozenset(), False)  # what was held at the last look
    _connected: bool = False
    _returned: bool = False  # the others had given this process up

    def __post_init__(self) -> None:
        nothing = self.own.only(frozenset())
        duty = Duty(self.id, self.own, nothing, nothing, False, self.clock(), self.clock)
        self.context.duty = duty

    # -- being there ------------------------------------------------------------------------------

    def when_changed(self, told: Callable[[], None]) -> None:
        """Who is told when another process has taken, wanted or left something."""

        def hear(change: News) -> None:
            if change.kind in ("berth", "all"):
                told()

        self.context.db.watch(hear)

    async def sign_on(self, pause: Callable[[float], Awaitable[None]] = sleep) -> None:
        """This process is there; refused where others are at work that count shards otherwise."""
        first: dict[str, int] = {}
        while other := await self.context.db.run(self._signed_on):
            if first.setdefault(other.id, other.beat) != other.beat:
                raise OtherLayout("bot-other-layout", **_told(other, self.own.count))
            await pause(_GLANCE)  # it may have ended without a word

    def _signed_on(self, db: Connection) -> Process | None:
        """Whoever stands in the way of that."""
        self._bury(db)
        others = berths.processes(db).values()
        found = next((other for other in others if other.shards != self.own.count), None)
        if found is None:
            self._sign_on(db)
        return found

    def _sign_on(self, db: Connection) -> None:
        now, at, count = self.context.clock(), self.here, self.own.count
        berths.sign_on(db, Process(self.id, at.host, at.machine, at.pid, count, now))
        berths.lay_out(db, count, clocks.last_beat(db))

    async def look(self, *, connected: bool) -> Change:
        """Say that this process lives, and see what there is to do."""
        self._connected = connected
        leaving = await self._refresh()
        duty, (held, house) = self.context.duty, self._told
        now = duty.held.shards
        self._told = now, duty.house
        return Change(now - held, held - now, leaving, duty.house and not house)

    async def _refresh(self) -> frozenset[int]:
        begun = self.clock()
        return self._learn(await self.context.db.run(self._look), begun)

    async def sign_off(self) -> None:
        """Nothing is done here any more: others may begin at once."""
        self._learn({}, self.clock())
        await self.context.db.run(lambda db: berths.sign_off(db, self.id))

    def _look(self, db: Connection) -> Mapping[int, Berth]:
        if not berths.beat(db, self.id):
            _log.warning("given up by the others, who have heard nothing for long")
            self._sign_on(db)
            self._returned = True
        self._bury(db)
        there = berths.processes(db)
        for berth in berths.berths(db).values():
            self._see_to(db, berth, there)
        return berths.berths(db)

    def _bury(self, db: Connection) -> None:
        """Whoever has ended holds nothing any more."""
        there, now = berths.processes(db), self.clock()
        for other in there.values():
            if other.id != self.id and self._has_ended(other, now):
                why = "gone" if self.here.is_gone(other.machine, other.pid) else "silent"
                _log.warning("process %d on %s has ended (%s)", other.pid, other.host, why)
                berths.sign_off(db, other.id)
        self._others = {id: seen for id, seen in self._others.items() if id in there}

    def _has_ended(self, other: Process, now: float) -> bool:
        """Nobody's clock is compared with another's: what counts is how long it was silent here."""
        if self.here.is_gone(other.machine, other.pid):
            return True
        seen = self._others.get(other.id)
        if seen is None or seen.beat != other.beat:
            self._others[other.id] = _Seen(other.beat, now)
            return False
        return now - seen.since >= LEASE

    def _see_to(self, db: Connection, berth: Berth, there: Mapping[str, Process]) -> None:
        """Only what is not so already is written: every change is told to all."""
        shard, own = berth.shard, self._is_own(berth.shard)
        hears, wish = own and self._connected, (self.id, self._connected)
        if berth.holder is None or berth.holder not in there:
            if berth.holder is not None:
                berths.release(db, shard)
            berths.take(db, shard, self.id, connected=hears)
        elif berth.holder == self.id:
            if berth.connected != hears:
                berths.connect(db, shard, self.id, connected=hears)
            if own and berth.wanted_by in there and not berth.shared:
                berths.share(db, shard, self.id)
        elif own and berth.connected and self._returned:
            self._given_up.add(shard)  # somebody has taken our place meanwhile
        elif own and wish != (berth.wanted_by, berth.arrived):
            berths.want(db, shard, self.id, arrived=self._connected)

    def _is_own(self, shard: int) -> bool:
        return shard in self.own.shards and shard not in self._given_up

    # -- what is known ----------------------------------------------------------------------------

    def _learn(self, found: Mapping[int, Berth], begun: float) -> frozenset[int]:
        """What is done here from now on; returns what another waits for."""
        held = frozenset(n for n, b in found.items() if b.holder == self.id and n != HOUSE)
        leaving = frozenset(n for n in held if self._is_to_go(found[n]))
        stays, duty = held - leaving, self.context.duty
        heard = frozenset(n for n in stays if self._is_own(n)) if self._connected else frozenset()
        self._known = found
        duty.held, duty.heard = Part(stays, self.own.count), Part(heard, self.own.count)
        duty.house = bool(found) and found[HOUSE].holder == self.id
        duty.until = begun + LEASE - _MARGIN
        return leaving

    def _is_to_go(self, berth: Berth) -> bool:
        """Whoever hears a shard keeps it until another hears it, too."""
        wanted = berth.wanted_by not in (None, self.id)
        return wanted and (berth.arrived or not self._is_own(berth.shard))

    async def hand_over(self, shards: frozenset[int]) -> None:
        """Nothing is under way there any more: whoever waits for it goes on."""

        def work(db: Connection) -> set[int]:
            return {shard for shard in shards if berths.hand_over(db, shard, self.id)}

        own = {shard for shard in shards if self._is_own(shard)}
        self._given_up |= own & await self.context.db.run(work)

    @property
    def drained(self) -> bool:
        """Whether another has taken the place of this process."""
        return self._given_up >= self.own.shards

    @property
    def waits(self) -> bool:
        """Whether something is to change hands: here, or to here."""
        known = self._known
        wanted = any(b.wanted_by is not None for b in known.values() if b.holder == self.id)
        return wanted or any(self._is_own(n) and known[n].holder != self.id for n in known)

    @property
    def holds(self) -> dict[str, list[int]]:
        """What people read who look after it."""
        duty = self.context.duty
        return {"held": sorted(duty.part.shards), "heard": sorted(duty.audible.shards)}

    # -- presses ----------------------------------------------------------------------------------

    async def answers(self, server: int | None, interaction: int) -> bool:
        """Whether a press is answered here: where two hear it, the one does that claims it.

        Direct messages are heard on shard 0.
        """
        if not self.context.duty.sure:
            await self._refresh()
        shard = 0 if server is None else self.own.shard_of(server)
        berth = self._known.get(shard)
        if shard in self._given_up or berth is None:
            return False
        if not berth.shared and (berth.holder == self.id or berth.connected):
            return berth.holder == self.id
        now = self.context.clock()

        def work(db: Connection) -> bool:
            berths.forget_claims(db, now - _CLAIMS_KEPT)
            return berths.claim(db, interaction, now)

        return await self.context.db.run(work)

    # -- calling Discord --------------------------------------------------------------------------

    def may_call(self, shard: int) -> bool:
        """Whether nobody answers presses of a shard without claiming them."""
        berth = self._known.get(shard)
        if berth is None:
            return False
        return berth.holder == self.id or berth.shared or not berth.connected


def _told(other: Process, count: int) -> dict[str, str]:
    return {
        "pid": str(other.pid),
        "host": other.host,
        "theirs": str(other.shards),
        "ours": str(count),
    }

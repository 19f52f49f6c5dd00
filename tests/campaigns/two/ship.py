"""One of two bots, which serve a shard each of one server's database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from db.connection import Connection
from db.wire import Session, Wire
from tests.campaigns.faults.process import Bot

SHARDS = 2


@dataclass
class Ship(Bot):
    """It hears the servers of its shard, and what people write to the bot if that is the first."""

    database: str = ""
    shard: int = 0
    since: float = 0.0  # when it was started

    @property
    def settings(self) -> dict[str, str]:
        return {
            "HARBORMASTER_DB": self.database,
            "HARBORMASTER_SHARDS": f"{self.shard}/{SHARDS}",
            "HARBORMASTER_THINKERS": "0",
        }

    @property
    def told(self) -> Path:
        return self.folder / "data" / f"health-{self.shard}of{SHARDS}.json"

    @property
    def connected(self) -> bool:
        return any(
            session.shard == (self.shard, SHARDS) and session.socket is not None
            for session in self.world.gateway.sessions.values()
        )

    def hears(self, guild: int | None) -> bool:
        """Whether what happens there is told to it."""
        return (0 if guild is None else (guild >> 22) % SHARDS) == self.shard

    def _lapse(self) -> None:
        self.world.interactions.lapse(self.hears)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        wire = Wire(self.database)
        try:
            yield Session(wire.connect())
        finally:
            wire.drop()

"""What the bot asked, what it got, and what was wrong with either."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Any


class Source(Enum):
    """Who noticed a mistake."""

    LIMITS = "limits"
    ROUTES = "routes"
    DEADLINE = "deadline"
    GATEWAY = "gateway"
    SPEC = "spec"


@dataclass(frozen=True, slots=True)
class Complaint:
    """One mistake, with the request it was made in."""

    source: Source
    where: str
    text: str

    def __str__(self) -> str:
        return f"[{self.source.value}] {self.where}: {self.text}"


@dataclass(slots=True)
class Exchange:
    """One request of the bot and its answer."""

    method: str
    path: str
    template: str
    started: float
    query: dict[str, str] = field(default_factory=dict)
    body: Any = None
    files: dict[int, int] = field(default_factory=dict)
    status: int = 0
    answer: Any = None
    took: float = 0.0

    @property
    def where(self) -> str:
        """The request in one line."""
        return f"{self.method} {self.path}"


class Recorder:
    """Keeps the newest exchanges in the order they began."""

    def __init__(self, keep: int = 5_000) -> None:
        self._keep = keep
        self.exchanges: list[Exchange] = []

    def add(self, exchange: Exchange) -> None:
        """Notes one exchange; the oldest half goes when there are too many."""
        self.exchanges.append(exchange)
        if len(self.exchanges) > self._keep:
            del self.exchanges[: self._keep // 2]

    def matching(self, method: str, template: str) -> list[Exchange]:
        """All exchanges on one route, such as ``POST`` and ``/channels/{channel}/messages``."""
        return [e for e in self.exchanges if (e.method, e.template) == (method, template)]

    def clear(self) -> None:
        """Forgets everything so far."""
        self.exchanges.clear()

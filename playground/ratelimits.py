"""Buckets: how many requests a route takes in a window, and the headers that say so."""

from dataclasses import dataclass, field
from zlib import crc32

from playground.ids import Clock

OLD_MESSAGE_SECONDS = 3600.0
OLD_EDITS_LIMIT = (3, 6.0)
_MANY_BUCKETS = 5000


@dataclass(slots=True)
class Bucket:
    """One window of one route in one channel, server or webhook."""

    name: str
    limit: int
    window: float
    resets_at: float = 0.0
    used: int = 0

    def take(self, now: float) -> float:
        """Uses one place; returns how long to wait when there is none left, else 0."""
        if now >= self.resets_at:
            self.resets_at, self.used = now + self.window, 0
        if self.used >= self.limit:
            return self.resets_at - now
        self.used += 1
        return 0.0

    def headers(self, now: float) -> dict[str, str]:
        """What discord.py reads to stay within the limit."""
        return {
            "X-RateLimit-Bucket": self.name,
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.limit - self.used),
            "X-RateLimit-Reset": f"{self.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, self.resets_at - now):.3f}",
        }


@dataclass(slots=True)
class RateLimits:
    """All buckets. Generous unless a route is set to something tighter."""

    clock: Clock
    default: tuple[int, float] = (1000, 1.0)
    routes: dict[str, tuple[int, float]] = field(default_factory=dict)
    """Tighter limits, such as ``{"POST /channels/{channel}/messages": (5, 5.0)}``."""
    _buckets: dict[tuple[str, str], Bucket] = field(default_factory=dict)

    def bucket(self, route: str, major: str) -> Bucket:
        """The bucket a request falls into; ``major`` is the channel, server or token it names."""
        self._forget_spent()
        limit, window = self.routes.get(route, self.default)
        found = self._buckets.get((route, major))
        if found is None or (found.limit, found.window) != (limit, window):
            found = Bucket(f"{crc32(route.encode()):08x}", limit, window)
            self._buckets[route, major] = found
        return found

    def _forget_spent(self) -> None:
        """Buckets of tokens are used once or twice and never again."""
        if len(self._buckets) > _MANY_BUCKETS:
            now = self.clock.now()
            self._buckets = {k: b for k, b in self._buckets.items() if b.resets_at > now}

    def old_edit_wait(self, channel_id: int) -> float:
        """How long an edit of an old message must wait in this channel."""
        key = ("old edits", str(channel_id))
        bucket = self._buckets.setdefault(key, Bucket("old-edits", *OLD_EDITS_LIMIT))
        return bucket.take(self.clock.now())

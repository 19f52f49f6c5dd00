"""One bounded store for everything that is drawn once and used many times."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Protocol, TypeVar, cast

DEFAULT_CACHE_BYTES = 64 * 1024 * 1024


class Weighed(Protocol):
    """Anything that can say how many bytes of memory it holds."""

    @property
    def weight(self) -> int:
        """Bytes held."""
        ...


T = TypeVar("T", bound=Weighed)


class Cache:
    """Sprites, text runs and static layers by key, least recently used out first."""

    def __init__(self, max_bytes: int = DEFAULT_CACHE_BYTES) -> None:
        """Hold at most `max_bytes`."""
        self.max_bytes = max_bytes
        self._held: OrderedDict[Hashable, Weighed] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    @property
    def bytes(self) -> int:
        """Bytes held now."""
        return self._bytes

    def __len__(self) -> int:
        """How many things are held now."""
        return len(self._held)

    def get(self, key: Hashable, build: Callable[[], T]) -> T:
        """The thing under the key, built by `build` if it is not there."""
        with self._lock:
            held = self._held.get(key)
            if held is not None:
                self._held.move_to_end(key)
                return cast(T, held)
        # Two threads may build the same thing at once: that costs time once and is never wrong,
        # while building under the lock would make every drawing thread wait.
        built = build()
        self._put(key, built)
        return built

    def _put(self, key: Hashable, thing: Weighed) -> None:
        with self._lock:
            if key in self._held or thing.weight > self.max_bytes:
                return
            self._held[key] = thing
            self._bytes += thing.weight
            while self._bytes > self.max_bytes:
                _, dropped = self._held.popitem(last=False)
                self._bytes -= dropped.weight

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._held.clear()
            self._bytes = 0


CACHE = Cache()

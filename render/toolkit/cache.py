"""One bounded store for everything that is drawn once and used many times."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from threading import Lock
from typing import Protocol, TypeVar, cast

DEFAULT_CACHE_BYTES = 48 * 1024 * 1024
PARTS_BYTES = 8 * 1024 * 1024


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
        self.built = 0  # things so far that were not there when they were wanted
        self._held: OrderedDict[Hashable, Weighed] = OrderedDict()
        self._under_way: dict[Hashable, Future[Weighed]] = {}
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
        """The thing under the key, built by `build` if it is not there.

        Whoever comes while it is being built waits for it. A build may ask for other things: what
        those need never leads back to it, so no two threads can wait for each other.
        """
        with self._lock:
            held = self._held.get(key)
            if held is not None:
                self._held.move_to_end(key)
                return cast(T, held)
            others = self._under_way.get(key)
            if others is None:
                mine = self._under_way[key] = self._promised()
        return self._build(key, build, mine) if others is None else cast(T, others.result())

    def _promised(self) -> Future[Weighed]:
        return Future()

    def _build(self, key: Hashable, build: Callable[[], T], promised: Future[Weighed]) -> T:
        try:
            thing = build()
        except BaseException as error:
            with self._lock:
                del self._under_way[key]
            promised.set_exception(error)
            raise
        with self._lock:
            del self._under_way[key]
            self._put(key, thing)
        promised.set_result(thing)
        return thing

    def _put(self, key: Hashable, thing: Weighed) -> None:
        self.built += 1
        if thing.weight > self.max_bytes:
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
# What belongs to one position of one table, and is soon of no use: it must not push out the rest.
PARTS = Cache(PARTS_BYTES)

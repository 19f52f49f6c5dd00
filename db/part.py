"""Which servers' work one process does: Discord deals servers to shards, we shards to processes."""

from __future__ import annotations

from dataclasses import dataclass

_BITS = 22  # of a server's number that say nothing of its shard


@dataclass(frozen=True, slots=True)
class Part:
    """The servers on some of so many shards; as it comes, all of them."""

    shards: frozenset[int] = frozenset({0})
    count: int = 1

    @property
    def whole(self) -> bool:
        """Whether nobody else does anything."""
        return len(self.shards) == self.count

    @property
    def people(self) -> bool:
        """Whether what concerns people wherever they play is done here: their letters come here."""
        return 0 in self.shards

    def shard_of(self, server: int) -> int:
        """Where Discord tells of a server."""
        return (server >> _BITS) % self.count

    def has(self, server: int) -> bool:
        """Whether a server is one of them."""
        return self.shard_of(server) in self.shards

    def of(self, server: str) -> str:
        """That a column names one of these servers."""
        if self.whole:
            return "1 = 1"
        if not self.shards:
            return "1 = 0"
        numbers = ", ".join(map(str, sorted(self.shards)))
        return f"({server} >> {_BITS}) % {self.count} IN ({numbers})"

    def at(self, table: str) -> str:
        """That a column names a table on one of these servers."""
        if self.whole:
            return "1 = 1"
        own = self.of("own.server_id")
        return f"EXISTS (SELECT 1 FROM tables AS own WHERE own.id = {table} AND {own})"

    def only(self, shards: frozenset[int]) -> Part:
        """What of it is on these shards."""
        return Part(self.shards & shards, self.count)


ALL = Part()

"""Which of Discord's shards a process serves, as its operator writes it down: `0-3/16`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.core.tokens import shown
from process.mistakes import BadSettings

_MOST = 10_000
_SPAN = r"[0-9]{1,5}(-[0-9]{1,5})?"
_FORM = re.compile(rf"(?P<own>{_SPAN}(,{_SPAN})*)/(?P<of>[0-9]{{1,5}})")


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of so many shards; who has servers on none of them hears nothing of them."""

    own: tuple[int, ...]
    count: int

    @property
    def all(self) -> bool:
        """Whether no other process is needed."""
        return len(self.own) == self.count

    @property
    def name(self) -> str:
        """In short, as part of a file's name."""
        spans = ("-".join(map(str, dict.fromkeys(span))) for span in _spans(self.own))
        return f"{'+'.join(spans)}of{self.count}"


def read(value: str) -> Shards:
    """`2/16`, `0-3/16` or `0,4-7/16`."""
    found = _FORM.fullmatch(value.replace(" ", ""))
    if found is None:
        raise BadSettings("bot-set-shards", value=shown(value))
    count, own = int(found["of"]), set[int]()
    for span in found["own"].split(","):
        first, _, last = span.partition("-")
        numbers = range(int(first), int(last or first) + 1)
        if not numbers:
            raise BadSettings("bot-set-shards-order", span=shown(span))
        own |= set(numbers)
    if not 0 < count <= _MOST:
        raise BadSettings("bot-set-shards-count", count=str(count), most=str(_MOST))
    if max(own) >= count:
        beyond = {"shard": str(max(own)), "count": str(count), "last": str(count - 1)}
        raise BadSettings("bot-set-shards-beyond", **beyond)
    return Shards(tuple(sorted(own)), count)


def _spans(numbers: tuple[int, ...]) -> list[tuple[int, int]]:
    """First and last of each row of neighbours."""
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found

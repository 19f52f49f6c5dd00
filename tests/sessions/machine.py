"""Machines on which processes run that are not there."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Here:
    """A machine on which nothing runs but what is said to."""

    pid: int
    machine: str = "one"
    host: str = "harbour"
    ended: set[int] = field(default_factory=set)

    def is_gone(self, machine: str, pid: int) -> bool:
        """Whether a process that ran there was said to have ended."""
        return machine == self.machine and pid in self.ended

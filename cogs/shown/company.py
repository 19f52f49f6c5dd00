"""The company at a table: manners on its server, how reliable people are, how seats came out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cogs.shown.labels import JOINT
from cogs.shown.text import safe_text
from engine.core.tokens import flat
from engine.core.words import Msg, msg
from locales import Words
from sessions.reliability import Record
from sessions.seating import came_out
from sessions.shapes import Chair, Table


@dataclass(frozen=True, slots=True)
class Company:
    """What the message of a lobby says beyond the table itself."""

    etiquette: str = ""  # the server's own line
    records: Mapping[int, Record] = field(default_factory=dict)  # by person

    def lines(self, spoken: Words) -> Iterator[str]:
        """How people play here."""
        if self.etiquette:
            yield spoken.say(msg("lobby-etiquette", line=safe_text(flat(self.etiquette))))

    def of(self, chair: Chair, spoken: Words) -> str:
        """What is known of somebody, behind their name."""
        record = self.records.get(chair.user)
        said = _record_said(record) if chair.taken and record else None
        return f"{JOINT}{spoken.say(said)}" if said else ""


UNKNOWN = Company()


def seated_lines(table: Table) -> Iterator[Msg]:
    """How it came out where wishes counted, and nobody's own."""
    wished = [each for each in came_out(table) if each.wish]
    first, none = (sum(each.rank == rank for each in wished) for rank in (0, None))
    if wished:
        yield msg("lobby-dealt", first=first, none=none)
    elif table.seated:
        yield msg("lobby-dealt-free")


# -- how reliable somebody is ---------------------------------------------------------------------


def _record_said(record: Record) -> Msg | None:
    """In few words; nothing where there is not enough to say."""
    if record.hidden:
        return msg("lobby-record-hidden")
    lost = msg("lobby-record-dropped", dropped=record.dropped, tables=record.tables or 0)
    if record.in_time is None:
        return lost if record.dropped else None
    if record.dropped:
        return msg("lobby-record-both", share=record.in_time, lost=lost)
    return msg("lobby-record-in-time", share=record.in_time)

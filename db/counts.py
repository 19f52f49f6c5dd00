"""How much there is of what is alive, for whoever watches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from db import outbox
from db.dialect import Connection
from db.tables import IS_LIVE


@dataclass(frozen=True, slots=True)
class Standing:
    """How much is to be done."""

    owed: int  # messages that Discord has not got yet
    live: Mapping[str, int]  # tables, by how far they are


def standing(db: Connection) -> Standing:
    """As it is now."""
    rows = db.execute(f"SELECT status, count(*) FROM tables WHERE {IS_LIVE} GROUP BY status")
    return Standing(outbox.count(db), dict(rows.fetchall()))

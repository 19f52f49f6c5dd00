"""Whose consent a repair needs: of all who play, or of a manager whom it does not concern."""

from __future__ import annotations

from db import matches, proposals
from db.connection import Connection
from db.proposals import Proposal
from db.tables import Chair, Table
from sessions.shapes import Person, TableError


def concerned(db: Connection, table: Table, user: int) -> bool:
    """Whether somebody plays in this match or has played in it, also one who gave up the seat."""
    return table.seat_of(user) is not None or matches.has_answered(db, table.id, user)


def may_agree(table: Table, person: Person, *, manages: bool) -> None:
    """Refuse the consent of somebody who is not asked."""
    if table.status != "playing":
        raise TableError("bot-not-running")
    if table.seat_of(person.id) is None and not manages:
        raise TableError("tables-poll-others")


def give(db: Connection, table: Table, proposal: int, user: int) -> bool:
    """Write a consent down; whether there was something open to agree to at this table."""
    found = proposals.find(db, proposal)
    if found is None or found.table != table.id or found.state != "open":
        return False
    proposals.agree(db, proposal, user)
    return True


def missing(table: Table, proposal: Proposal, agreed: set[int]) -> tuple[Chair, ...]:
    """Who at the table has not consented; nobody asks the seat that is missed, nor who proposed.

    Whoever lets a bot play is not waited for, unless nobody else is there. Where that leaves
    nobody, it is the manager who does not sit here that is missing.
    """
    absent = proposal.subject if proposal.kind == "fallback" else None
    others = [
        chair
        for chair in table.chairs
        if chair.taken and chair.seat != absent and chair.user != proposal.user
    ]
    asked = [chair for chair in others if chair.present] or others
    if not asked:
        return tuple(chair for chair in table.chairs if chair.user == proposal.user)
    return tuple(chair for chair in asked if chair.user not in agreed)

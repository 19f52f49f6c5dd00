"""How one plays with others, for one's own eyes: one's record, and whom one avoids."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cogs.shown.ids import Verb, to
from cogs.shown.pages import Page
from cogs.shown.rows import MOST_CHOICE_LABEL, Button, Choice, Menu, People, Row
from cogs.shown.text import cut, plain_names
from engine.core.words import Msg, msg
from locales import Words
from sessions.avoiding import AvoidedThere
from sessions.reliability import Record
from sessions.shapes import Table


def _own_record(record: Record) -> Iterator[Msg]:
    """All of it, to whose it is, and whether others see it."""
    if record.in_time is not None:
        yield msg("lobby-own-turns", share=record.in_time, turns=record.turns)
    if record.tables is not None:
        yield msg("lobby-own-tables", dropped=record.dropped, tables=record.tables)
    if record.in_time is None and record.tables is None:
        yield msg("lobby-own-nothing")
    yield msg("lobby-own-hidden" if record.hidden else "lobby-own-shown")


# -- whom one would rather not play with ----------------------------------------------------------


def company_page(
    record: Record, avoided: Mapping[int, str | None], met: tuple[str, ...], spoken: Words
) -> Page:
    """How one plays with others: one's record, and whom one avoids, with where they sit."""
    lines = [f"### {spoken.say(msg('lobby-company'))}"]
    lines += (spoken.say(line) for line in _own_record(record))
    lines.append("")
    if avoided:
        who = ", ".join(f"<@{user}>" for user in avoided)
        lines.append(spoken.say(msg("lobby-avoid-list", who=who)))
    lines.append(spoken.say(msg("lobby-avoid-about")))
    lines += (spoken.say(msg("lobby-avoid-met", where=where)) for where in met)
    return Page("\n".join(lines), tuple(_company_rows(record, avoided, spoken)))


def _company_rows(
    record: Record, avoided: Mapping[int, str | None], spoken: Words
) -> Iterator[Row]:
    yield People(spoken.say(msg("lobby-avoid")), to(Verb.AVOID))
    if avoided:
        labels = plain_names([name or str(user) for user, name in avoided.items()])
        choices = tuple(
            Choice(cut(label, MOST_CHOICE_LABEL), str(user))
            for label, user in zip(labels, avoided, strict=True)
        )
        yield Menu(spoken.say(msg("lobby-unavoid")), to(Verb.UNAVOID), choices)
    show = "lobby-record-show" if record.hidden else "lobby-record-hide"
    yield (Button(spoken.say(msg(show)), to(Verb.SHOW_RECORD, int(record.hidden))),)


def anyway_page(there: AvoidedThere, spoken: Words) -> Page:
    """Asked in private before somebody sits down beside whom they avoid."""
    id = to(Verb.JOIN_ANYWAY, there.table)
    if there.seat is not None:
        id = to(Verb.TAKE_ANYWAY, there.table, there.seat)
    button = Button(spoken.say(msg("lobby-join-anyway")), id)
    return Page(spoken.say(msg("lobby-avoided-there")), ((button,),))


def avoided_came(table: Table, game: Msg, where: str, spoken: Words) -> Page:
    """Told in private to whoever avoids somebody that has sat down; one press leaves a lobby."""
    text = spoken.say(msg(f"lobby-avoided-came-{table.status}", game=game, where=where))
    leave = Button(spoken.say(msg("bot-leave")), to(Verb.LEAVE, table.id))
    return Page(text, ((leave,),) if table.status == "lobby" else ())

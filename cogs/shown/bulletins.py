"""What is told beside the tables: a line for the log channel, word of a new lobby."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.shown.ids import Id
from cogs.shown.pages import table_link
from cogs.shown.posters import who_did
from cogs.shown.rows import Button, Link, Row
from cogs.shown.text import MOST_CONTENT, cut, safe_name
from engine.core.game import Meta
from engine.core.words import msg
from locales import words
from sessions.house_words import role
from sessions.shapes import Line, Table


@dataclass(frozen=True, slots=True)
class Told:
    """A short public message, and whom it calls."""

    text: str
    rows: tuple[Row, ...] = ()
    calls: int = 0  # a role
    asks: tuple[int, ...] = ()  # people, without a sound

    @property
    def pressed(self) -> set[Id]:
        """What can be pressed on it."""
        buttons = (button for row in self.rows if isinstance(row, tuple) for button in row)
        return {button.id for button in buttons if isinstance(button, Button)}


def log_line(line: Line, language: str) -> Told:
    """Who did what when; its number tells it apart from the same done again."""
    spoken = words(language)
    number, who, when = str(line.id), who_did(line.user, spoken), f"<t:{line.at}:f>"
    at = msg("admin-log-table", table=line.table) if line.table else ""
    what = spoken.say(line.what)
    text = msg("admin-log-line", number=number, when=when, who=who, what=what, table=at)
    return Told(cut(spoken.say(text), MOST_CONTENT))


def announcement(table: Table, meta: Meta, called: int) -> Told:
    """Who waits for players where."""
    spoken, host = words(table.language), table.seat_of(table.host)
    name = safe_name(table.names()[host]) if host is not None else "?"
    text = spoken.say(msg("admin-new-lobby", name=name, game=meta.title()))
    link = Link(spoken.say(msg("bot-to-table")), table_link(table))
    return Told(f"{role(called)} {text}" if called else text, ((link,),), called)

"""Bots as people see them: in the lobby, on a seat of a running game, and on the way back."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.shown.ids import Verb, to
from cogs.shown.pages import Page
from cogs.shown.rows import MOST_CHOICE_LABEL, Button, Choice, Menu, Row
from cogs.shown.text import cut, safe_name
from engine.core.game import Meta
from engine.core.seats import LETTERS
from engine.core.words import Msg, msg
from locales import Words
from sessions.lobby import BOTS
from sessions.options import is_full
from sessions.shapes import Chair, Table


def strength(chair: Chair) -> Msg:
    """How strong the bot on a seat is."""
    return Msg(f"bots-strength-{chair.bot}")


def bots_page(table: Table, meta: Meta, spoken: Words, *, host: bool) -> Page:
    """The bots of a lobby; to add one by its strength, and for the host to take one away."""
    found = [chair for chair in table.chairs if chair.bot]
    lines = [spoken.say(Msg(f"bots-about-{each}")) for each in BOTS]
    there = [_line(chair, spoken) for chair in found]
    text = "\n".join((spoken.say(msg("bots-about")), *(f"- {line}" for line in lines), *there))
    return Page(text, tuple(_lobby_rows(table, meta, spoken, found if host else [])))


def _line(chair: Chair, spoken: Words) -> str:
    args = {"letter": LETTERS[chair.seat], "name": safe_name(chair.name)}
    return spoken.say(msg("bots-line", strength=strength(chair), **args))


def _lobby_rows(table: Table, meta: Meta, spoken: Words, theirs: list[Chair]) -> Iterator[Row]:
    room = not is_full(table, meta)
    yield tuple(
        Button(spoken.say(Msg(f"bots-add-{each}")), to(Verb.ADD_BOT, table.id, n), enabled=room)
        for n, each in enumerate(BOTS)
    )
    if theirs:
        choices = tuple(_choice(chair, spoken) for chair in theirs)
        yield Menu(spoken.say(msg("bots-remove")), to(Verb.REMOVE_BOT, table.id), choices)


def _choice(chair: Chair, spoken: Words) -> Choice:
    label = spoken.say(msg("bots-named", name=chair.name, strength=strength(chair)))
    return Choice(cut(label, MOST_CHOICE_LABEL), str(chair.seat))


def playing_on(table: Table, chair: Chair, spoken: Words) -> Row:
    """Let a bot play this seat of a running game from now on, by its strength."""
    return tuple(
        Button(
            spoken.say(Msg(f"bots-set-{each}")),
            to(Verb.SET_BOT, table.id, chair.seat, chair.user, n),
            enabled=chair.bot != each,
        )
        for n, each in enumerate(BOTS)
    )


def plays_for_you(table: int, spoken: Words) -> Page:
    """Whoever let a bot play for them may look on, and has one press to play again."""
    again = Button(spoken.say(msg("bots-play-again")), to(Verb.PLAY_AGAIN, table), "success")
    return Page(spoken.say(msg("bots-plays-for-you")), ((again,),))

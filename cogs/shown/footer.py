"""The last row of every question: the ways back, to a fresh look, to the hand, to a hint."""

from __future__ import annotations

from cogs.shown.ids import Verb, to
from cogs.shown.labels import Say
from cogs.shown.rows import Button, Row
from engine.core.words import msg
from sessions.shapes import Ask


def footer(ask: Ask, say: Say) -> Row:
    """The way back while there is one, else a fresh look; four go into one line of a phone."""
    table = ask.table.id
    back = (
        Button(say(msg("bot-step-back")), to(Verb.BACK, table)),
        Button(say(msg("bot-restart-turn")), to(Verb.RESTART, table)),
    )
    led = ask.lesson is not None  # somebody who is led must see the way out of that
    skip = Button(say(msg("tours-skip")), to(Verb.SKIP_TOUR, table))
    fresh = (skip if led else Button(say(msg("bot-refresh")), to(Verb.REFRESH, table)),)
    since = Button(say(msg("back-button")), to(Verb.SINCE, table, 0))
    hint = (Button(say(msg("hint-button")), to(Verb.HINT, table)),)
    return (
        *(back if ask.can_step_back else fresh),
        Button(say(msg("bot-panel-hand")), to(Verb.HAND, table)),
        *(hint if ask.decision.waits else ()),
        *(() if ask.can_step_back or led else (since,)),
    )

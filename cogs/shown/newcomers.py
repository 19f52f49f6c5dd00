"""What somebody reads who sits down to a game they have never played here (row L16)."""

from __future__ import annotations

from cogs.shown.ids import Verb, to
from cogs.shown.rows import Button, Row
from engine.core.game import Meta
from engine.core.words import msg
from locales import Words


def first_time(table: int, meta: Meta, spoken: Words) -> tuple[str, Row]:
    """One line, and the ways in: what the rules are, and a first game that nobody else sees."""
    rules = Button(spoken.say(msg("bot-rules")), to(Verb.RULES, table, 0))
    learn = Button(spoken.say(msg("tours-learn")), to(Verb.LEARN, table), "primary")
    return spoken.say(msg("tours-first-time", game=meta.title())), (learn, rules)

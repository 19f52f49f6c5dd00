"""What clocks say: by when, reminders, what the others may choose at zero, and who is away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cogs.shown.ids import Verb, to
from cogs.shown.pages import Page
from cogs.shown.rows import (
    MOST_BUTTON_LABEL,
    MOST_BUTTONS,
    MOST_CHOICE_LABEL,
    Button,
    Choice,
    Menu,
    Row,
)
from cogs.shown.text import cut, safe_name
from cogs.shown.timing import moment
from engine.core.seats import LETTERS
from engine.core.words import Msg, msg
from locales import Words, words
from sessions.away import Away
from sessions.ballot import CHOICES, Vote
from sessions.clocks import Reminder
from sessions.lobby import BOTS
from sessions.pace_words import lasting
from sessions.paces import DAY, read
from sessions.resolved import STAND_IN_BOT
from sessions.shapes import Chair, Table

REMINDER = "⏳"  # what a reminder begins with
SPANS = (1, 2, 3, 5, 7, 10, 14, 21, 30)  # days that a menu offers
_BOT_BUTTONS = 2 * MOST_BUTTONS


def reminder_text(reminder: Reminder, game: Msg, spoken: Words) -> str:
    """Somebody is told that a table still waits for them, and until when."""
    who, channel = f"<@{reminder.chair.acting}>", f"<#{reminder.table.channel}>"
    about = _nudge(reminder, who) if reminder.asker else _by_the_clock(reminder, who)
    if reminder.by_mail:
        about = msg("clock-reminder-letter", game=game, channel=channel, who=about)
    return f"{REMINDER} {spoken.say(about)}"


def _by_the_clock(reminder: Reminder, who: str) -> Msg:
    assert reminder.at is not None
    return msg("clock-reminder", who=who, when=moment(reminder.at, "R"))


def _nudge(reminder: Reminder, who: str) -> Msg:
    """Another player asks for it, and is named."""
    assert reminder.asker is not None
    name = safe_name(reminder.asker.deputy_name or reminder.asker.name)
    if reminder.at is None:
        return msg("clock-nudge-asks", who=who, name=name)
    return msg("clock-nudge-asks-by", who=who, name=name, when=moment(reminder.at, "R"))


def late_text(found: Vote) -> str:
    """Whose time is up, who is asked what now, what decides, and what they have said."""
    spoken, chair = words(found.table.language), late_chair(found)
    who = ", ".join(f"<@{voter.user}>" for voter in found.voters)
    name, letter = safe_name(chair.name), LETTERS[chair.seat]
    lines = [
        spoken.say(msg("clock-late", name=name, letter=letter, who=who)),
        spoken.say(msg("clock-late-needed", n=found.needed)),
        *(_vote(found, voter.user, voter.name, spoken) for voter in found.voters),
        f"-# {spoken.say(msg('clock-late-after', name=name))}",
    ]
    return "\n".join(line for line in lines if line)


def late_chair(found: Vote) -> Chair:
    """Whose time is up."""
    return found.table.chairs[found.wish.subject]


def _choice(found: Vote, choice: str) -> Msg:
    time = lasting(read(found.table.terms).extension)
    return msg(f"clock-choose-{choice}", time=time)


def late_over(found: Vote) -> str:
    """What came of it when time was up for that, too."""
    spoken, chair = words(found.table.language), late_chair(found)
    name, what = safe_name(chair.name), _choice(found, found.wish.detail)
    return spoken.say(msg("clock-late-over", name=name, letter=LETTERS[chair.seat], what=what))


def _vote(found: Vote, user: int, name: str, spoken: Words) -> str:
    choice = found.said.get(user)
    if choice is None:
        return ""
    what = _choice(found, choice)
    return "- " + spoken.say(msg("clock-late-said", name=safe_name(name), what=what))


def late_row(found: Vote) -> Row:
    """One button for each thing they may choose."""
    spoken, table = words(found.table.language), found.table.id
    return tuple(
        Button(
            spoken.say(_choice(found, choice)),
            to(Verb.LATE, table, found.wish.subject, number),
            "primary" if choice == "wait" else "secondary",
        )
        for number, choice in enumerate(CHOICES)
    )


# -- being away -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stay:
    """A running game of somebody who goes away, and what it is called."""

    table: Table
    game: Msg


def away_page(found: Away, stays: Sequence[Stay], user: int, spoken: Words, note: str = "") -> Page:
    """Whether somebody is away and until when, what that means, and a bot for each table."""
    lines = [*([note] if note else [])]
    if found.until is None:
        lines.append(spoken.say(msg("clock-here", n=found.days_left)))
    else:
        when = moment(found.until, "F")
        lines.append(spoken.say(msg("clock-away-until", when=when, n=found.days_left)))
    lines.append(spoken.say(msg("clock-away-means")))
    bots = tuple(_bots(stays, user, spoken)) if found.until is not None else ()
    friends = tuple(_friends(stays, user, spoken)) if found.until is not None else ()
    if bots or friends:
        lines.append(spoken.say(msg("clock-away-bots")))
    rows = (*_away_rows(found, bots, spoken), *((friends[:MOST_BUTTONS],) if friends else ()))
    return Page("\n".join(lines), rows)


def _away_rows(found: Away, bots: Sequence[Button], spoken: Words) -> Iterator[Row]:
    choices = tuple(
        Choice(cut(spoken.say(lasting(days * DAY)), MOST_CHOICE_LABEL), str(days))
        for days in SPANS
        if days <= max(found.days_left, 1)
    )
    yield Menu(spoken.say(msg("clock-away-choose")), to(Verb.AWAY), choices)
    if found.until is not None:
        yield (Button(spoken.say(msg("clock-back")), to(Verb.HERE_AGAIN), "success"),)
    for n in range(0, min(len(bots), _BOT_BUTTONS), MOST_BUTTONS):
        yield tuple(bots[n : n + MOST_BUTTONS])


def _friends(stays: Sequence[Stay], user: int, spoken: Words) -> Iterator[Button]:
    """Or a friend does, who is asked first."""
    for stay in stays:
        seat = stay.table.seat_of(user)
        if seat is not None and seat not in stay.table.bots:
            label = msg("deputy-away-button", game=stay.game, table=stay.table.id)
            id = to(Verb.DEPUTY, stay.table.id)
            yield Button(cut(spoken.say(label), MOST_BUTTON_LABEL), id)


def _bots(stays: Sequence[Stay], user: int, spoken: Words) -> Iterator[Button]:
    """A bot plays on meanwhile, where none does yet."""
    for stay in stays:
        seat = stay.table.seat_of(user)
        if seat is not None and seat not in stay.table.bots:
            label = spoken.say(msg("clock-away-bot", game=stay.game, table=stay.table.id))
            id = to(Verb.SET_BOT, stay.table.id, seat, user, BOTS.index(STAND_IN_BOT))
            yield Button(cut(label, MOST_BUTTON_LABEL), id)

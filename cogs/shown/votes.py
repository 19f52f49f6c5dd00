"""What a table decides together: the page of what one can ask for, and the message that asks."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cogs.shown.clocks import late_over
from cogs.shown.deputies import deputy_button
from cogs.shown.ids import Verb, to
from cogs.shown.managing import point_name, seat_name
from cogs.shown.pages import Page, first_lines
from cogs.shown.posters import mention, paused_line, who_did
from cogs.shown.rows import (
    MOST_BUTTON_LABEL,
    MOST_BUTTONS,
    MOST_CHOICE_LABEL,
    MOST_CHOICES,
    MOST_PLACEHOLDER,
    Button,
    Choice,
    Menu,
    Row,
)
from cogs.shown.text import cut, plain_names, safe_name, safe_names
from engine.core.seats import LETTERS
from engine.core.words import Msg, msg
from locales import Words, words
from sessions.ballot import BY_MANAGERS, LATE, PAUSES, REASONS, UNANIMOUS, Vote
from sessions.lobby import BOTS
from sessions.shapes import Chair, Own, Point, Table

OFFER = len(BOTS)  # behind the strengths of bots: the other way to go on without somebody
_MOST_MISSED = 2  # menus about seats; there are four rows besides
_MOST_BACK = 8


@dataclass(frozen=True, slots=True)
class Matters:
    """A table as somebody who plays there can have a say in it."""

    own: Own
    game: Msg
    user: int

    @property
    def table(self) -> Table:
        """The table itself."""
        return self.own.table

    @property
    def missed(self) -> tuple[Chair, ...]:
        """The others it waits for, bots apart, and the seats that nobody sits on."""
        others = [c for c in self.own.waiting if c.user != self.user and not c.bot]
        return (*others, *(c for c in self.table.chairs if c.vacant and c not in others))


# -- what one can ask for -------------------------------------------------------------------------


def matters_page(matters: Matters, spoken: Words, note: str = "") -> Page:
    """How the table stands, and what can be asked of the others: the likeliest first."""
    table = matters.table
    lines = [
        spoken.say(msg("votes-title", game=matters.game)),
        *_standing(matters, spoken),
        f"-# {spoken.say(msg('votes-about'))}",
        *([f"✅ {note}"] if note else []),
    ]
    kindly = reminding_row(matters, spoken)
    rows = (*kindly, *_without(matters, spoken), _pausing(table, spoken), _others(table, spoken))
    return Page("\n".join(first_lines(lines)), rows)


def friend_page(matters: Matters, spoken: Words, note: str = "") -> Page:
    """What somebody can do about it who plays for a friend, and has no say."""
    lines = [
        spoken.say(msg("votes-title", game=matters.game)),
        *_standing(matters, spoken),
        f"-# {spoken.say(msg('deputy-no-vote'))}",
        *([f"✅ {note}"] if note else []),
    ]
    return Page("\n".join(first_lines(lines)), reminding_row(matters, spoken))


def reminding_row(matters: Matters, spoken: Words) -> tuple[Row, ...]:
    """One press reminds somebody who holds the table up."""
    table, buttons = matters.table, []
    if table.paused_by is not None:
        return ()
    for chair in matters.own.waiting:
        if chair.present and matters.user not in (chair.user, chair.acting):
            (name,) = plain_names([chair.deputy_name or chair.name])
            label = msg("clock-nudge", name=name)
            id = to(Verb.NUDGE, table.id, chair.seat, chair.acting)
            buttons.append(Button(cut(spoken.say(label), MOST_BUTTON_LABEL), id))
    return (tuple(buttons[:MOST_BUTTONS]),) if buttons else ()


def _standing(matters: Matters, spoken: Words) -> Iterator[str]:
    own = matters.own
    if own.table.paused_by is not None:
        yield paused_line(own.table, spoken)
    names = ", ".join(_whom(chair, matters.user, spoken) for chair in own.waiting)
    yield spoken.say(msg("votes-waits", names=names, when=f"<t:{own.since}:R>"))


def _whom(chair: Chair, user: int, spoken: Words) -> str:
    return spoken.say(msg("votes-you")) if chair.user == user else seat_name(chair, spoken)


def _without(matters: Matters, spoken: Words) -> Iterator[Row]:
    """For each who holds the table up: a bot, or somebody else in their place."""
    names = plain_names(matters.table.names())
    for chair in matters.missed[:_MOST_MISSED]:
        name = names[chair.seat]
        ways = [msg(f"votes-way-{each}", name=name) for each in BOTS]
        if not chair.offered:
            ways.append(msg("votes-way-offer", name=name))
        choices = tuple(
            Choice(cut(spoken.say(way), MOST_CHOICE_LABEL), str(n)) for n, way in enumerate(ways)
        )
        title = cut(spoken.say(msg("votes-without", name=name)), MOST_PLACEHOLDER)
        yield Menu(title, to(Verb.VOTE_SEAT, matters.table.id, chair.seat, chair.user), choices)


def _pausing(table: Table, spoken: Words) -> Row:
    if table.paused_by is not None:
        label = spoken.say(msg("tables-resume"))
        return (Button(label, to(Verb.VOTE_RESUME, table.id), "success"),)
    choices = tuple(
        Choice(spoken.say(Msg(f"votes-pause-{each}")), str(n)) for n, each in enumerate(PAUSES)
    )
    return Menu(spoken.say(msg("votes-pause")), to(Verb.VOTE_PAUSE, table.id), choices)


def _others(table: Table, spoken: Words) -> Row:
    return (
        Button(spoken.say(msg("votes-back")), to(Verb.VOTE_BACK, table.id)),
        Button(spoken.say(msg("votes-end")), to(Verb.VOTE_END, table.id, 0)),
        Button(spoken.say(msg("votes-leave")), to(Verb.GIVE_UP, table.id, 0)),
        deputy_button(table, spoken),
    )


def leave_page(table: Table, game: Msg, spoken: Words) -> Page:
    """What leaving means, and what there is instead; asked once."""
    row = (
        Button(spoken.say(msg("votes-leave-now")), to(Verb.GIVE_UP, table.id, 1), "danger"),
        Button(spoken.say(msg("votes-to-matters")), to(Verb.VOTES, table.id)),
    )
    return Page(spoken.say(msg("votes-leave-sure", game=game)), (row,))


def end_page(table: Table, spoken: Words) -> Page:
    """To break off is for good, so whoever asks for it is asked once more."""
    row = (
        Button(spoken.say(msg("votes-ask-end")), to(Verb.VOTE_END, table.id, 1), "danger"),
        Button(spoken.say(msg("votes-to-matters")), to(Verb.VOTES, table.id)),
    )
    return Page(spoken.say(msg("votes-end-sure")), (row,))


# -- the way back ---------------------------------------------------------------------------------


def back_page(table: Table, points: Sequence[Point], own: int | None, spoken: Words) -> Page:
    """Where the game could go back to: to before one's own last turn first."""
    leave = (Button(spoken.say(msg("votes-to-matters")), to(Verb.VOTES, table.id)),)
    few = [point for n, point in enumerate(points) if n < _MOST_BACK or point.revision == own]
    if not few:
        return Page(spoken.say(msg("tables-no-points")), (leave,))
    few.sort(key=lambda point: point.revision != own)
    choices = tuple(_point(table, point, own, spoken) for point in few[:MOST_CHOICES])
    menu = Menu(spoken.say(msg("tables-choose-point")), to(Verb.VOTE_POINT, table.id), choices)
    return Page(spoken.say(msg("votes-back-where")), (menu, leave))


def _point(table: Table, point: Point, own: int | None, spoken: Words) -> Choice:
    name = point_name(point, plain_names(table.names()), spoken)
    at = "" if point.at is None else time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(point.at))
    about = spoken.say(msg("votes-back-own")) if point.revision == own else at
    return Choice(cut(name, MOST_CHOICE_LABEL), str(point.revision), about)


def why_page(table: Table, point: Point, revision: int, spoken: Words) -> Page:
    """Why, which everybody reads."""
    what = point_name(point, safe_names(table.names()), spoken)
    choices = tuple(
        Choice(spoken.say(Msg(f"votes-why-{each}")), str(n)) for n, each in enumerate(REASONS)
    )
    id = to(Verb.VOTE_UNDO, table.id, point.revision, revision)
    leave = (Button(spoken.say(msg("votes-to-matters")), to(Verb.VOTES, table.id)),)
    menu = Menu(spoken.say(msg("votes-choose-why")), id, choices)
    return Page(spoken.say(msg("votes-back-sure", what=what)), (menu, leave))


# -- what everybody reads -------------------------------------------------------------------------


def idle_text(table: Table, game: Msg) -> str:
    """Nothing has happened for long: what now?"""
    spoken = words(table.language)
    names = ", ".join(mention(user) for user in table.people)
    return spoken.say(msg("votes-idle", names=names, game=game))


def matters_row(table: Table) -> Row:
    """The way to what one can do about it, for everybody who plays there."""
    label = words(table.language).say(msg("votes-button"))
    return (Button(label, to(Verb.VOTES, table.id), "primary"),)


def vote_text(vote: Vote) -> str:
    """What is asked, how it is decided or was, and who has said what."""
    if vote.wish.kind == LATE:
        return late_over(vote)
    spoken = words(vote.table.language)
    lines = [_asked(vote, spoken), *_how(vote, spoken), *_said(vote, spoken)]
    return "\n".join(first_lines(lines))


def _asked(vote: Vote, spoken: Words) -> str:
    table, wish, who = vote.table, vote.wish, who_did(vote.proposal.user, spoken)
    if wish.kind in ("rollback", "undo"):
        names = safe_names(table.names())
        earlier = spoken.say(msg("votes-earlier"))
        what = point_name(vote.point, names, spoken) if vote.point else earlier
        if wish.kind == "rollback":
            return spoken.say(msg("tables-poll-rollback", who=who, what=what))
        why = Msg(f"votes-why-{wish.detail}")
        return spoken.say(msg("votes-asks-undo", who=who, what=what, why=why))
    if wish.kind == "pause":
        return spoken.say(msg("votes-asks-pause", who=who, long=Msg(f"votes-pause-{wish.detail}")))
    if wish.kind in ("resume", "end"):
        return spoken.say(Msg(f"votes-asks-{wish.kind}", {"who": who}))
    return _asked_about(vote, who, spoken)


def _asked_about(vote: Vote, who: str, spoken: Words) -> str:
    """About a seat."""
    wish, chair = vote.wish, vote.table.chairs[vote.wish.subject]
    key = "tables-poll-fallback" if wish.kind == "fallback" else f"votes-asks-{wish.kind}"
    if not chair.taken:
        key = f"{key}-vacant" if wish.kind == "bot" else key
    args = {"who": who, "name": safe_name(chair.name), "letter": LETTERS[chair.seat]}
    if wish.kind == "bot":
        return spoken.say(Msg(key, {**args, "strength": Msg(f"bots-strength-{wish.detail}")}))
    return spoken.say(Msg(key, {**args}))


def _how(vote: Vote, spoken: Words) -> Iterator[str]:
    proposal = vote.proposal
    if not proposal.open:
        state = "table-all" if _all_agreed(vote) else proposal.state
        by = who_did(proposal.decided_by, spoken)
        yield f"**{spoken.say(msg(f'votes-how-{state}', who=by))}**"
        return
    if proposal.kind in BY_MANAGERS:
        yield spoken.say(msg("tables-poll-how"))
    rule = "all" if proposal.kind in UNANIMOUS else "most"
    yield spoken.say(Msg(f"votes-rule-{rule}", {"when": f"<t:{proposal.closes_at}:R>"}))


def _all_agreed(vote: Vote) -> bool:
    return vote.proposal.state == "table" and vote.wish.kind in UNANIMOUS


def _said(vote: Vote, spoken: Words) -> Iterator[str]:
    """Who is for it, who against it, and who is missing while that matters."""
    sides = {"yes": vote.those(yes=True), "no": vote.those(yes=False)}
    for side, chairs in sides.items():
        if chairs:
            names = ", ".join(safe_name(chair.name) for chair in chairs)
            yield spoken.say(Msg(f"votes-said-{side}", {"names": names}))
    if vote.missing and vote.proposal.open:
        missing = ", ".join(mention(chair.user) for chair in vote.missing)
        yield spoken.say(msg("votes-missing", names=missing))


def vote_rows(vote: Vote) -> tuple[Row, ...]:
    """Yes and no while it is open; the seat, where that was decided to be had."""
    spoken, table, proposal = words(vote.table.language), vote.table, vote.proposal
    if proposal.open:
        no = to(Verb.VOTE_NO, table.id, proposal.id)
        yes = Button(spoken.say(msg("votes-yes")), to(Verb.AGREE, table.id, proposal.id), "success")
        return ((yes, Button(spoken.say(msg("votes-no")), no)),)
    return (taking(table, vote.wish.subject, spoken),) if is_on_offer(vote) else ()


def is_on_offer(vote: Vote) -> bool:
    """Whether its message leads to a seat that is to be had."""
    seats = vote.wish.kind == "replace" or (vote.wish.kind, vote.wish.detail) == (LATE, "offer")
    if not seats or vote.proposal.state not in ("table", "silence", "manager"):
        return False
    chair = vote.table.chairs[vote.wish.subject]
    return vote.table.status == "playing" and chair.offered and chair.user == vote.wish.about


def taking(table: Table, seat: int, spoken: Words) -> tuple[Button, Button]:
    """To take a seat that somebody still sits on, or to say that it stays theirs."""
    return (
        Button(spoken.say(msg("bot-take")), to(Verb.TAKE, table.id, seat), "success"),
        Button(spoken.say(msg("bot-withdraw")), to(Verb.WITHDRAW, table.id, seat)),
    )

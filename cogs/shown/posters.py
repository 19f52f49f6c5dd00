"""The public message of a table: in the lobby, each turn and at the end, before it is sent."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from cogs.shown.company import UNKNOWN, Company, seated_lines
from cogs.shown.friends import up_by_name, with_friends
from cogs.shown.ids import Verb, to
from cogs.shown.labels import JOINT
from cogs.shown.rows import MOST_BUTTONS, Button, People, Row, lines_of
from cogs.shown.text import (
    MOST_CONTENT,
    MOST_DISPLAYED,
    ROW,
    fit,
    rows_of,
    safe_name,
    safe_names,
)
from cogs.shown.timing import away_lines, clock_lines
from engine.core.decision import Seat
from engine.core.frame import BEGINS, Event
from engine.core.game import Game, Meta
from engine.core.seats import LETTERS
from engine.core.ties import ties
from engine.core.words import Msg, msg
from locales import Words, words
from sessions.ballot import LATE
from sessions.options import MANNERS, Setting, is_full, obstacle, seats_words, settings
from sessions.pace_words import agreed, terms_lines
from sessions.shapes import FORGOTTEN, Chair, Picture, Poster, Seen, Table
from sessions.turns import CLOCK

POSTER_MARKS = (Verb.LEAVE, Verb.LOG)  # the one or the other is on every poster with buttons
PHONE_HEIGHT = 844  # points of a phone: what a turn may take there
_PICTURE = 192  # of a pane there, with the gap below it
_FRAME = 230  # name, title, borders and three lines of buttons
_LINES, _LINE = 3, 48  # what each further line of them takes
_LEAST_TOLD = 3  # rows of what happened, whatever else there is
_SHORT_FINGERPRINT = 12
_ROOM_FOR_PICTURE_WORDS = 200


@dataclass(frozen=True, slots=True)
class Face:
    """A message of Components V2: text, pictures one below the other, text, buttons."""

    above: tuple[str, ...]
    told: tuple[str, ...] = ()  # what happened, below that: older lines give way
    below: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    pictures: tuple[Picture, ...] = ()
    mentions: tuple[int, ...] = ()  # who is called by it, of all whom it names
    language: str = "en"
    tall: bool = False  # it may be higher than a phone likes
    bare: bool = False  # its pictures follow

    @property
    def promise(self) -> str | None:
        """What stands where the pictures will be."""
        return (
            f"-# {words(self.language).say(msg('bot-poster-picture-follows'))}"
            if self.bare
            else None
        )

    def fitted(self, room: int) -> Face:
        """The same face with its oldest lines left out until it fits."""
        kept = (*self.above, *self.below)
        left = room - sum(len(line) + 1 for line in kept)
        buttons = _LINE * max(0, sum(map(lines_of, self.rows)) - _LINES)
        height = PHONE_HEIGHT - _FRAME - buttons - _PICTURE * len(self.pictures)
        rows = None if self.tall else max(_LEAST_TOLD, height // ROW - rows_of(kept))
        return replace(self, told=tuple(fit(self.told, left, self._left_out, rows)))

    def _left_out(self, n: int) -> str:
        return words(self.language).say(msg("bot-poster-more", n=n))

    @property
    def displayed(self) -> Face:
        """As much as a Components V2 message shows."""
        return self.fitted(MOST_DISPLAYED - _ROOM_FOR_PICTURE_WORDS)

    @property
    def plain(self) -> Face:
        """As much as the content of a classic message holds."""
        return self.fitted(MOST_CONTENT)

    def without_pictures(self, why: str) -> Face:
        """The same in text alone; the Board button is the way to try again."""
        return replace(self._saying(why), pictures=())

    def _saying(self, why: str) -> Face:
        reason = words(self.language).say(Msg(why))
        return replace(self, below=(*self.below, f"-# {reason}"))

    def showing(self, drawn: Sequence[Picture | None]) -> Face:
        """The same with its pictures, as far as they could be drawn."""
        pictures = tuple(picture for picture in drawn if picture is not None)
        face = replace(self, pictures=pictures)
        return face if len(pictures) == len(drawn) else face._saying("bot-poster-no-picture")


def mention(user: int) -> str:
    """How a message calls somebody."""
    return f"<@{user}>"


def who_did(user: int, spoken: Words) -> str:
    """Whoever did something, unless they wanted to be forgotten since."""
    if user == CLOCK:
        return spoken.say(msg("clock-who"))
    return spoken.say(msg("people-somebody")) if user == FORGOTTEN else mention(user)


# -- the lobby ------------------------------------------------------------------------------------


def lobby_face(table: Table, meta: Meta, company: Company = UNKNOWN) -> Face:
    """Who sits where, what is agreed, and what anybody can do about it."""
    spoken = words(table.language)
    lines = [
        f"## {spoken.say(meta.title())}",
        spoken.say(Msg(f"{meta.prefix}-tagline")),
        spoken.say(seats_words(meta)),
        *setting_lines(spoken, table, meta),
        *company.lines(spoken),
        "",
        *(_seat_line(spoken, table, chair) + company.of(chair, spoken) for chair in table.chairs),
        *away_lines(spoken, table.chairs),
    ]
    if table.status == "lobby":
        lines += _still_missing(spoken, table, meta)
        return Face(
            tuple(lines), rows=tuple(lobby_rows(table, meta, spoken)), language=table.language
        )
    lines.append(spoken.say(msg("bot-poster-lobby-closed")))
    return Face(tuple(lines), language=table.language)


def _seat_line(spoken: Words, table: Table, chair: Chair) -> str:
    letter, name = LETTERS[chair.seat], safe_name(chair.name)
    colour = Msg(f"bot-colour-{letter}")
    if chair.bot:
        bot = Msg(f"bots-strength-{chair.bot}")
        return spoken.say(msg("bots-seat", letter=letter, name=name, strength=bot, colour=colour))
    key = "bot-seat-host" if chair.user == table.host else "bot-seat"
    return spoken.say(msg(key, letter=letter, name=name, colour=colour))


def _still_missing(spoken: Words, table: Table, meta: Meta) -> Iterator[str]:
    """Why nobody can start yet, why nobody else can join, and that it would be for practice."""
    if table.starts_at is not None:
        when = f"<t:{table.starts_at}:R>"
        yield spoken.say(msg("lobby-minute", most=meta.seats[-1], when=when))
        return
    if why := obstacle(table, meta):
        yield f"-# {spoken.say(why)}"
    if table.practice:
        yield f"-# {spoken.say(msg('bots-practice'))}"
    if is_full(table, meta):
        if table.starts == "full":
            yield f"-# {spoken.say(msg('lobby-stopped'))}"
        yield f"-# {spoken.say(msg('bot-lobby-full', most=meta.seats[-1]))}"


def setting_lines(spoken: Words, table: Table, meta: Meta) -> Iterator[str]:
    """The pace all agree to by joining, and what the host has chosen to be unusual."""
    manners = []
    for setting in settings(table, meta):
        if setting.key != "pace" and setting.chosen == setting.default:
            continue
        line = setting_line(spoken, table, setting)
        if setting.key in MANNERS:  # few words each
            manners.append(line)
        elif setting.key != "starts" or not is_full(table, meta):  # then it is said below
            yield line
    if manners:
        yield JOINT.join(manners)


def setting_line(spoken: Words, table: Table, setting: Setting) -> str:
    """What is chosen; of the pace also what it gives."""
    value = agreed(table) if setting.key == "pace" else setting.said()
    return spoken.say(msg("bot-option-line", option=setting.name, value=value))


def lobby_rows(table: Table, meta: Meta, spoken: Words) -> Iterator[Row]:
    """Join, leave, options, seats, start; a menu to invite, where somebody else can sit down."""
    ready, room = obstacle(table, meta) is None, not is_full(table, meta)
    soon = table.starts_at is not None
    yield (
        Button(spoken.say(msg("lobby-not-yet")), to(Verb.NOT_YET, table.id))
        if soon
        else Button(spoken.say(msg("bot-join")), to(Verb.JOIN, table.id), "success", room),
        Button(spoken.say(msg("bot-leave")), to(Verb.LEAVE, table.id)),
        Button(spoken.say(msg("bot-choose-options")), to(Verb.OPTIONS, table.id)),
        Button(spoken.say(msg("bot-choose-seat")), to(Verb.SEATS, table.id)),
        Button(
            spoken.say(msg("lobby-start-now" if soon else "bot-start")),
            to(Verb.START, table.id),
            "primary",
            ready,
        ),
    )
    if room:
        yield People(spoken.say(msg("bot-invite")), to(Verb.INVITE, table.id))
    if room or table.bots:
        yield (Button(spoken.say(msg("bots-button")), to(Verb.BOTS, table.id)),)


# -- the game -------------------------------------------------------------------------------------


def expiry_warning(table: Table, meta: Meta) -> tuple[str, Row]:
    """What the host of a silent lobby is told, and the one press that keeps it open."""
    spoken = words(table.language)
    key = "bot-lobby-closing-practice" if table.practice else "bot-lobby-closing"
    text = spoken.say(msg(key, host=mention(table.host), game=meta.title()))
    return text, (Button(spoken.say(msg("bot-lobby-renew")), to(Verb.RENEW, table.id), "success"),)


def table_face(poster: Poster, meta: Meta, pictures: Sequence[Picture | None]) -> Face:
    """The poster of a running, finished or broken-off game."""
    spoken = words(poster.table.language)
    face = Face(
        above=(f"### {spoken.say(meta.title())}", *_result(spoken, poster, meta)),
        told=told(spoken, poster.seen),
        below=tuple(_below(spoken, poster)),
        rows=tuple(_poster_rows(spoken, poster)),
        language=poster.table.language,
        tall=poster.late,
    )
    return face.showing(pictures)


def told(spoken: Words, seen: Seen) -> tuple[str, ...]:
    """What happened, a line for each cause."""
    events = before_the_call(seen.changes)
    names = with_friends(safe_names(seen.table.names()), seen.acted, spoken)
    return tuple(f"- {line}" for line in spoken.turn(events, names))


def before_the_call(events: Sequence[Event]) -> Sequence[Event]:
    """What happened, without the line that a turn begins with: its owner is called anyway."""
    return events[:-1] if events and events[-1].key.endswith(BEGINS) else events


def _names(poster: Poster) -> tuple[str, ...]:
    return safe_names(poster.table.names())


def _is_done(poster: Poster) -> bool:
    return poster.outcome is not None or poster.table.status == "ended"


def _result(spoken: Words, poster: Poster, meta: Meta) -> Iterator[str]:
    """How it ended, if it has."""
    if poster.outcome is not None:
        yield from ranking(spoken, poster, meta)
        if poster.farewell is not None:
            yield spoken.say(poster.farewell)
    elif poster.table.status == "ended":
        yield spoken.say(msg("bot-poster-ended"))


def _below(spoken: Words, poster: Poster) -> Iterator[str]:
    """Who is up and, where the shuffle is told of, its fingerprint."""
    if not _is_done(poster):
        yield from _stands_still(spoken, poster.table)
        if poster.table.paused_by is None:
            yield from called(spoken, poster)
            yield from clock_lines(spoken, poster)
    if _tells_shuffle(poster):
        short = poster.fingerprint[:_SHORT_FINGERPRINT]
        yield "-# " + spoken.say(msg("bot-poster-fingerprint", fingerprint=short))
    if poster.seen.revision == 0 and not _is_done(poster):
        yield from (f"-# {spoken.say(line)}" for line in terms_lines(poster.table))
        yield from (f"-# {spoken.say(line)}" for line in seated_lines(poster.table))
    if poster.table.practice and _tells_shuffle(poster) and not _is_done(poster):
        yield "-# " + spoken.say(msg("bots-practice"))
    if not _is_done(poster) and any(chair.dm == "closed" for chair in poster.table.chairs):
        yield "-# " + spoken.say(msg("bot-poster-hands"))


def _tells_shuffle(poster: Poster) -> bool:
    """At the start, when it is given, and at the end, when it can be checked."""
    return poster.seen.revision == 0 or poster.outcome is not None


def _stands_still(spoken: Words, table: Table) -> Iterator[str]:
    """Who has paused it and why; which seats are to be had."""
    if table.paused_by is not None:
        yield paused_line(table, spoken)
    for chair in table.chairs:
        if chair.vacant:
            yield spoken.say(msg("tables-poster-vacant", letter=LETTERS[chair.seat]))
    if table.bots and not table.people:
        yield spoken.say(msg("bots-poster-alone"))


def paused_line(table: Table, spoken: Words) -> str:
    """Who has paused it and why, and when it goes on by itself; or that it rests."""
    if table.resting:
        return spoken.say(msg("votes-poster-rests"))
    why, name = Msg(f"tables-why-{table.paused_why}"), safe_name(table.paused_by or "")
    line = spoken.say(msg("tables-poster-paused", name=name, why=why))
    if not table.paused_until:
        return line
    return f"{line} {spoken.say(msg('votes-paused-until', when=f'<t:{table.paused_until}:f>'))}"


def called(spoken: Words, poster: Poster, among: Container[Seat] | None = None) -> Iterator[str]:
    """Those whose turn it is; whoever is wanted for something else is told for what."""
    waiting, calls = [c for c in poster.seen.waiting if c.present], poster.seen.calls
    if among is not None:
        waiting = [chair for chair in waiting if chair.seat in among]
    for chair in waiting:
        if what := calls.get(chair.seat):
            who, said = up_by_name(chair, spoken), spoken.say(what, _names(poster))
            yield spoken.say(msg("bot-poster-call", who=who, what=said))
    up = [up_by_name(chair, spoken) for chair in waiting if chair.seat not in calls]
    if up:
        yield spoken.say(msg("bot-poster-up", who=", ".join(up), n=len(up)))
    bots = [_names(poster)[c.seat] for c in poster.seen.waiting if c.bot and among is None]
    if bots:
        yield spoken.say(msg("bots-poster-up", who=", ".join(bots), n=len(bots)))


def call_text(poster: Poster, seats: Container[Seat]) -> str:
    """What some of those who are up are wanted for, apart from the poster."""
    return "\n".join(called(words(poster.table.language), poster, seats))


def ranking(spoken: Words, poster: Poster, meta: Meta) -> Iterator[str]:
    """Who has won, how the game ended, in which places, and what decided between equal scores."""
    outcome, names = poster.outcome, _names(poster)
    assert outcome is not None
    winners = [names[seat] for seat in outcome.winners]
    won = spoken.say(msg("bot-poster-won", who=", ".join(winners), n=len(winners)))
    yield f"**{won}** {spoken.say(Msg(f'{meta.prefix}-ending-{outcome.ending}'))}"
    for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
        place, points = outcome.places[seat], outcome.scores[seat]
        yield spoken.say(msg("bot-poster-place", place=place, name=names[seat], points=points))
    if helped := [names[chair.seat] for chair in poster.table.chairs if chair.helped]:
        yield f"-# {spoken.say(msg('hint-helped', who=', '.join(helped)))}"
    for line in ties(outcome, partial(poster.seen.game.tie_break, poster.seen.view)):
        yield f"-# {spoken.say(line, names)}"


def _poster_rows(spoken: Words, poster: Poster) -> Iterator[Row]:
    """To play first, or to play again; below it what anybody may look at."""
    table, done = poster.table.id, _is_done(poster)
    looks = (
        Button(spoken.say(msg("bot-log")), to(Verb.LOG, table, 0)),
        Button(spoken.say(msg("bot-board")), to(Verb.BOARD, table)),
    )
    rules = Button(spoken.say(msg("bot-rules")), to(Verb.RULES, table, 0))
    check = Button(spoken.say(msg("bot-how-to-check")), to(Verb.PROOF, table))
    proof = (check,) if _tells_shuffle(poster) else ()
    if done:
        again = Button(spoken.say(msg("bot-rematch")), to(Verb.REMATCH, table), "success")
        export = Button(spoken.say(msg("bot-export")), to(Verb.EXPORT, table))
        yield (again, export, *looks)
        yield (rules, *proof)
        return
    play = Button(spoken.say(msg("bot-play")), to(Verb.PLAY, table), "success")
    wake = Button(spoken.say(msg("votes-wake")), to(Verb.VOTE_RESUME, table), "success")
    yield (
        wake if poster.table.resting else play,
        Button(spoken.say(msg("bot-my-hand")), to(Verb.HAND, table), "primary"),
        *reversed(looks),
    )
    yield from shortcut_row(poster.seen, spoken)
    follow = Button(spoken.say(msg("bot-follow")), to(Verb.FOLLOW, table))
    ahead = ahead_buttons(poster.table, poster.seen.game, spoken)
    matters = Button(spoken.say(msg("votes-button")), to(Verb.VOTES, table))
    recap = () if poster.seen.revision == 0 else (since_button(poster.table, spoken),)
    yield (*recap, rules, follow, *ahead, matters, *proof)
    if poster.table.paused_by is not None and poster.table.paused_why == LATE:
        yield (Button(spoken.say(msg("clock-go-on")), to(Verb.GO_ON, table), "success"),)
    if vacant := [chair.seat for chair in poster.table.chairs if chair.vacant]:
        yield tuple(_taking(spoken, table, seat) for seat in vacant[:MOST_BUTTONS])


def shortcut_row(seen: Seen, spoken: Words) -> Iterator[Row]:
    """First picks of whoever is up, each in one press; the same for everybody."""
    if shortcuts := seen.shortcuts[:MOST_BUTTONS]:
        yield tuple(
            Button(spoken.say(option.label), to(Verb.BEGIN, seen.table.id, number))
            for number, option in enumerate(shortcuts)
        )


def since_button(table: Table, spoken: Words) -> Button:
    """To what has happened since one's last turn."""
    return Button(spoken.say(msg("back-button")), to(Verb.SINCE, table.id, 0))


def ahead_buttons(table: Table, game: Game[Any, Any], spoken: Words) -> tuple[Button, ...]:
    """To what one may settle before being asked, if this game has any; for everybody alike."""
    button = Button(spoken.say(msg("ahead-button")), to(Verb.ADVANCE, table.id))
    return (button,) if game.standing else ()


def _taking(spoken: Words, table: int, seat: Seat) -> Button:
    """Join a running game on a seat that nobody sits on."""
    label = spoken.say(msg("tables-join-running", letter=LETTERS[seat]))
    return Button(label, to(Verb.TAKE, table, seat), "success")

"""The public message of a table: in the lobby, each turn and at the end, before it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cogs.shown.ids import Verb, to
from cogs.shown.rows import Button, People, Row
from cogs.shown.text import MOST_CONTENT, MOST_DISPLAYED, fit, safe_name, safe_names
from engine.core.game import Meta
from engine.core.seats import LETTERS
from engine.core.words import Msg, msg
from locales import Words, words
from sessions.lobby import seats_words, settings
from sessions.shapes import Chair, Picture, Poster, Table

POSTER_MARKS = (Verb.LEAVE, Verb.LOG)  # the one or the other is on every poster with buttons
_ROOM_FOR_PICTURE_WORDS = 200


@dataclass(frozen=True, slots=True)
class Face:
    """A public message: text above and below a picture, then buttons."""

    above: tuple[str, ...]
    below: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None
    mentions: tuple[int, ...] = ()
    language: str = "en"

    def fitted(self, room: int) -> Face:
        """The same face with its oldest lines left out until it fits."""
        title, *lines = self.above
        below = "\n".join(self.below)
        left = room - len(title) - len(below) - 2
        shown = fit(lines, left, self._left_out)
        return replace(self, above=(title, *shown), below=(below,) if below else ())

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

    def without_picture(self, why: str) -> Face:
        """The same in text alone; the Board button is the way to try again."""
        reason = words(self.language).say(Msg(why))
        return replace(self, picture=None, below=(*self.below, f"-# {reason}"))


def mention(user: int) -> str:
    """How a message calls somebody."""
    return f"<@{user}>"


# -- the lobby ------------------------------------------------------------------------------------


def lobby_face(table: Table, meta: Meta) -> Face:
    """Who sits where, what is agreed, and what anybody can do about it."""
    spoken = words(table.language)
    lines = [
        f"## {spoken.say(meta.title())}",
        spoken.say(Msg(f"{meta.prefix}-tagline")),
        spoken.say(seats_words(meta)),
        *setting_lines(spoken, table, meta),
        "",
        *(_seat_line(spoken, table, chair) for chair in table.chairs),
    ]
    if table.status == "lobby":
        lines += _still_missing(spoken, table, meta)
        return Face(
            tuple(lines), rows=tuple(lobby_rows(table, meta, spoken)), language=table.language
        )
    lines.append(spoken.say(msg("bot-poster-lobby-closed")))
    return Face(tuple(lines), language=table.language)


def _seat_line(spoken: Words, table: Table, chair: Chair) -> str:
    key = "bot-seat-host" if chair.user == table.host else "bot-seat"
    letter = LETTERS[chair.seat]
    colour = Msg(f"bot-colour-{letter}")
    return spoken.say(msg(key, letter=letter, name=safe_name(chair.name), colour=colour))


def _still_missing(spoken: Words, table: Table, meta: Meta) -> Iterator[str]:
    """Why nobody can start yet."""
    missing = meta.seats[0] - len(table.chairs)
    if missing > 0:
        yield "-# " + spoken.say(msg("bot-missing-players", n=missing))


def setting_lines(spoken: Words, table: Table, meta: Meta) -> Iterator[str]:
    """The pace all agree to by joining, and what the host has chosen to be unusual."""
    for setting in settings(table, meta):
        if setting.key != "pace" and setting.chosen == setting.default:
            continue
        yield spoken.say(msg("bot-option-line", option=setting.name, value=setting.said()))


def lobby_rows(table: Table, meta: Meta, spoken: Words) -> Iterator[Row]:
    """Join, leave, options, seats, start; a menu to invite."""
    enough = len(table.chairs) in meta.seats
    yield (
        Button(spoken.say(msg("bot-join")), to(Verb.JOIN, table.id), "success"),
        Button(spoken.say(msg("bot-leave")), to(Verb.LEAVE, table.id)),
        Button(spoken.say(msg("bot-choose-options")), to(Verb.OPTIONS, table.id)),
        Button(spoken.say(msg("bot-choose-seat")), to(Verb.SEATS, table.id)),
        Button(spoken.say(msg("bot-start")), to(Verb.START, table.id), "primary", enough),
    )
    yield People(spoken.say(msg("bot-invite")), to(Verb.INVITE, table.id))


# -- the game -------------------------------------------------------------------------------------


def expiry_warning(table: Table, meta: Meta) -> tuple[str, Row]:
    """What the host of a silent lobby is told, and the one press that keeps it open."""
    spoken = words(table.language)
    text = spoken.say(msg("bot-lobby-closing", host=mention(table.host), game=meta.title()))
    return text, (Button(spoken.say(msg("bot-lobby-renew")), to(Verb.RENEW, table.id), "success"),)


def table_face(poster: Poster, meta: Meta, picture: Picture | None) -> Face:
    """The poster of a running, finished or broken-off game."""
    spoken = words(poster.table.language)
    told = [f"- {spoken.tell(event, _names(poster))}" for event in poster.seen.changes]
    face = Face(
        above=(f"### {spoken.say(meta.title())}", *told),
        below=tuple(_below(spoken, poster, meta)),
        rows=tuple(_poster_rows(spoken, poster)),
        picture=picture,
        mentions=() if _is_done(poster) else tuple(chair.user for chair in poster.seen.waiting),
        language=poster.table.language,
    )
    return face if picture else face.without_picture("bot-poster-no-picture")


def _names(poster: Poster) -> tuple[str, ...]:
    return safe_names(poster.table.names())


def _is_done(poster: Poster) -> bool:
    return poster.outcome is not None or poster.table.status == "ended"


def _below(spoken: Words, poster: Poster, meta: Meta) -> Iterator[str]:
    if poster.outcome is not None:
        yield from _result(spoken, poster, meta)
    elif poster.table.status == "ended":
        yield spoken.say(msg("bot-poster-ended"))
    else:
        yield from _waiting(spoken, poster)


def _waiting(spoken: Words, poster: Poster) -> Iterator[str]:
    called = ", ".join(mention(chair.user) for chair in poster.seen.waiting)
    yield spoken.say(msg("bot-poster-up", who=called, n=len(poster.seen.waiting)))
    if poster.seen.revision == 0:
        yield "-# " + spoken.say(msg("bot-poster-fingerprint", fingerprint=poster.fingerprint))
    if any(chair.dm == "closed" for chair in poster.table.chairs):
        yield "-# " + spoken.say(msg("bot-poster-hands"))


def _result(spoken: Words, poster: Poster, meta: Meta) -> Iterator[str]:
    """How it ended, and what proves the shuffles."""
    yield from ranking(spoken, poster, meta)
    seed, salt = str(poster.seed), str(poster.salt)
    yield "-# " + spoken.say(msg("bot-poster-proof", seed=seed, salt=salt, hash=poster.fingerprint))


def ranking(spoken: Words, poster: Poster, meta: Meta) -> Iterator[str]:
    """How a game ended, and in which places."""
    outcome = poster.outcome
    assert outcome is not None
    yield f"**{spoken.say(Msg(f'{meta.prefix}-ending-{outcome.ending}'))}**"
    for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
        yield spoken.say(
            msg(
                "bot-poster-place",
                place=outcome.places[seat],
                name=_names(poster)[seat],
                points=outcome.scores[seat],
            )
        )


def _poster_rows(spoken: Words, poster: Poster) -> Iterator[Row]:
    """To play first; below it what anybody may look at."""
    table = poster.table.id
    looks = (
        Button(spoken.say(msg("bot-board")), to(Verb.BOARD, table)),
        Button(spoken.say(msg("bot-log")), to(Verb.LOG, table, 0)),
    )
    rules = Button(spoken.say(msg("bot-rules")), to(Verb.RULES, table, 0))
    if _is_done(poster):
        yield (*looks, rules)
        return
    yield (
        Button(spoken.say(msg("bot-play")), to(Verb.PLAY, table), "success"),
        Button(spoken.say(msg("bot-my-hand")), to(Verb.HAND, table), "primary"),
        *looks,
    )
    yield (rules, Button(spoken.say(msg("bot-follow")), to(Verb.FOLLOW, table)))

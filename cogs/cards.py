"""The public face of a table: lobby, turn and final card, before it becomes a message."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cogs.ids import Verb, to
from cogs.rows import MOST_CHOICE_LABEL, Button, Choice, Menu, People, Row
from cogs.text import MOST_CONTENT, MOST_DISPLAYED, cut, fit, safe_name, safe_names
from engine.core.game import Meta, OptionSpec
from engine.core.words import Msg, msg
from locales import Words, words
from sessions.lobby import PACES, option_words, seats_words
from sessions.shapes import Card, Chair, Picture, Table

LETTERS = "ABCDEFGH"
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
        return words(self.language).say(msg("host-card-more", n=n))

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
        *_chosen(spoken, table, meta),
        "",
        *(_seat_line(spoken, table, chair) for chair in table.chairs),
    ]
    if table.status == "lobby":
        return Face(tuple(lines), rows=tuple(lobby_rows(table, meta)), language=table.language)
    lines.append(spoken.say(msg("host-card-lobby-closed")))
    return Face(tuple(lines), language=table.language)


def _seat_line(spoken: Words, table: Table, chair: Chair) -> str:
    key = "host-seat-host" if chair.user == table.host else "host-seat"
    return spoken.say(msg(key, letter=LETTERS[chair.seat], name=safe_name(chair.name)))


def _chosen(spoken: Words, table: Table, meta: Meta) -> Iterator[str]:
    for spec in meta.options:
        name = spoken.say(Msg(option_words(meta, spec.key)))
        value = spoken.say(Msg(option_words(meta, spec.key, table.options[spec.key])))
        yield spoken.say(msg("host-option-line", option=name, value=value))
    yield spoken.say(msg("host-pace-line", pace=Msg(f"host-pace-{table.pace}")))


def lobby_rows(table: Table, meta: Meta, language: str | None = None) -> Iterator[Row]:
    """Join, leave, start; a menu per option; a menu to invite."""
    spoken = words(language or table.language)
    yield (
        Button(spoken.say(msg("host-join")), to(Verb.JOIN, table.id), "success"),
        Button(spoken.say(msg("host-leave")), to(Verb.LEAVE, table.id)),
        Button(
            spoken.say(msg("host-start")),
            to(Verb.START, table.id),
            "primary",
            len(table.chairs) in meta.seats,
        ),
    )
    yield from option_rows(table, meta, spoken)
    yield People(spoken.say(msg("host-invite")), to(Verb.INVITE, table.id))


def option_rows(table: Table, meta: Meta, spoken: Words) -> Iterator[Menu]:
    """A menu for each option of the game, then one for the pace."""
    for number, spec in enumerate(meta.options):
        yield _option_menu(table, meta, spoken, number, spec)
    lines = tuple(
        Choice(spoken.say(Msg(f"host-pace-{pace}")), str(n), chosen=pace == table.pace)
        for n, pace in enumerate(PACES)
    )
    id = to(Verb.OPTION, table.id, len(meta.options))
    yield Menu(spoken.say(msg("host-choose-pace")), id, lines)


def _option_menu(table: Table, meta: Meta, spoken: Words, number: int, spec: OptionSpec) -> Menu:
    name = spoken.say(Msg(option_words(meta, spec.key)))
    lines = tuple(
        Choice(
            cut(
                f"{name}: {spoken.say(Msg(option_words(meta, spec.key, value)))}", MOST_CHOICE_LABEL
            ),
            str(n),
            chosen=value == table.options[spec.key],
        )
        for n, value in enumerate(spec.choices)
    )
    return Menu(name, to(Verb.OPTION, table.id, number), lines)


# -- the game -------------------------------------------------------------------------------------


def expiry_warning(table: Table, meta: Meta) -> tuple[str, Row]:
    """What the host of a silent lobby is told, and the one press that keeps it open."""
    spoken = words(table.language)
    text = spoken.say(msg("host-lobby-closing", host=mention(table.host), game=meta.title()))
    return text, (Button(spoken.say(msg("host-lobby-renew")), to(Verb.RENEW, table.id), "success"),)


def table_face(card: Card, meta: Meta, picture: Picture | None) -> Face:
    """The card of a running, finished or broken-off game."""
    spoken = words(card.table.language)
    told = [f"- {spoken.tell(event, _names(card))}" for event in card.changes]
    face = Face(
        above=(f"### {spoken.say(meta.title())}", *told),
        below=tuple(_below(spoken, card, meta)),
        rows=(tuple(_card_buttons(spoken, card)),),
        picture=picture,
        mentions=() if _is_done(card) else tuple(chair.user for chair in card.waiting),
        language=card.table.language,
    )
    return face if picture else face.without_picture("host-card-no-picture")


def _names(card: Card) -> tuple[str, ...]:
    return safe_names(card.table.names())


def _is_done(card: Card) -> bool:
    return card.outcome is not None or card.table.status == "ended"


def _below(spoken: Words, card: Card, meta: Meta) -> Iterator[str]:
    if card.outcome is not None:
        yield from _ranking(spoken, card, meta)
    elif card.table.status == "ended":
        yield spoken.say(msg("host-card-ended"))
    else:
        yield from _waiting(spoken, card)


def _waiting(spoken: Words, card: Card) -> Iterator[str]:
    called = ", ".join(mention(chair.user) for chair in card.waiting)
    yield spoken.say(msg("host-card-up", who=called, n=len(card.waiting)))
    if card.revision == 0:
        yield "-# " + spoken.say(msg("host-card-fingerprint", fingerprint=card.fingerprint))
    if any(chair.dm == "closed" for chair in card.table.chairs):
        yield "-# " + spoken.say(msg("host-card-hands"))


def _ranking(spoken: Words, card: Card, meta: Meta) -> Iterator[str]:
    outcome = card.outcome
    assert outcome is not None
    yield f"**{spoken.say(Msg(f'{meta.prefix}-ending-{outcome.ending}'))}**"
    for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
        yield spoken.say(
            msg(
                "host-card-place",
                place=outcome.places[seat],
                name=_names(card)[seat],
                points=outcome.scores[seat],
            )
        )
    seed, salt = str(card.seed), str(card.salt)
    yield "-# " + spoken.say(msg("host-card-proof", seed=seed, salt=salt, hash=card.fingerprint))


def _card_buttons(spoken: Words, card: Card) -> Iterator[Button]:
    table = card.table.id
    if not _is_done(card):
        yield Button(spoken.say(msg("host-play")), to(Verb.PLAY, table), "success")
        yield Button(spoken.say(msg("host-my-hand")), to(Verb.HAND, table), "primary")
    yield Button(spoken.say(msg("host-board")), to(Verb.BOARD, table))
    yield Button(spoken.say(msg("host-log")), to(Verb.LOG, table, 0))
    yield Button(spoken.say(msg("host-rules")), to(Verb.RULES, table, 0))

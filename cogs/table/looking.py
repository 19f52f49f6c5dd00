"""Looking without touching: hand, board, log, rules, the table in words."""

from __future__ import annotations

from io import BytesIO
from logging import WARNING, getLogger

import discord

from cogs.discord_io.router import ROUTER
from cogs.discord_io.visit import Visit
from cogs.shown.ids import BadId, Verb, to
from cogs.shown.pages import Page, hand_page
from cogs.shown.posters import Face, told
from cogs.shown.records import log_page, proof_page, rules_page, text_page
from cogs.shown.rows import MOST_CHOICE_LABEL, MOST_CHOICES, Button, Choice, Menu, Row
from cogs.shown.text import cut, plain_names
from engine.core.errors import Refused
from process.logs import note
from sessions.shapes import Picture, Seen, TableError

_log = getLogger(__name__)

MOST_PAGES = 10_000  # of a log; no game comes near it


@ROUTER.on(Verb.HAND)
async def hand(visit: Visit) -> None:
    """My hand, for my eyes only."""
    await show_hand(visit, visit.numbers[0])


async def show_hand(visit: Visit, table: int) -> None:
    """The reader's own hand: text and picture."""
    shown = await visit.sessions.show.hand(table, visit.person)
    await visit.interaction.response.defer(ephemeral=True, thinking=True)
    picture = await visit.picture(shown, "hand")
    became = await visit.sessions.standing.became(table, visit.person)
    await visit.show(hand_page(shown, visit.words, picture, visit.say("bot-hand-title"), became))


@ROUTER.on(Verb.BOARD)
async def board(visit: Visit) -> None:
    """The board as everybody sees it, drawn afresh."""
    await show_board(visit, await visit.sessions.show.board(visit.numbers[0]), "board")


@ROUTER.on(Verb.PART)
async def part(visit: Visit) -> None:
    """A close-up."""
    if len(visit.values) != 1:
        raise BadId("bot-button-broken")
    seen = await visit.sessions.show.board(visit.numbers[0])
    await show_board(visit, seen, f"focus:{visit.values[0]}")


async def show_board(visit: Visit, seen: Seen, wanted: str) -> None:
    """The table in pictures, with menus to its parts and its text."""
    kind = visit.sessions.show.kind(seen, wanted)
    await visit.think(layout=True)
    whole = kind == "board"
    drawn = await (_panes(visit, seen) if whole else _close_up(visit, seen, kind))
    rows = (*_parts(visit, seen, kind), _other_views(visit, seen.table.id, whole))
    text = visit.say("bot-board-shown")
    await visit.show_face(Face((text,), rows=rows, language=visit.person.language).showing(drawn))


async def show_moment(visit: Visit, message: int) -> None:
    """The board as a message of the table showed it, and the way back to the present."""
    seen = await visit.sessions.show.moment(message)
    await visit.think(layout=True)
    now = Button(visit.say("people-board-now"), to(Verb.BOARD, seen.table.id))
    title, language = visit.say("people-moment-shown"), visit.person.language
    face = Face((title,), told(visit.words, seen), rows=((now,),), language=language)
    await visit.show_face(face.showing(await _panes(visit, seen)))


async def _panes(visit: Visit, seen: Seen) -> list[Picture | None]:
    return [await visit.picture(seen, kind) for kind in visit.sessions.show.board_pictures(seen)]


async def _close_up(visit: Visit, seen: Seen, kind: str) -> list[Picture | None]:
    return [await picture_of(visit, seen, kind)]


@ROUTER.on(Verb.WHOLE)
async def whole(visit: Visit) -> None:
    """All of the board as one file, for those who want to keep or to zoom it."""
    seen = await visit.sessions.show.board(visit.numbers[0])
    await visit.interaction.response.defer(ephemeral=True, thinking=True)
    picture = await picture_of(visit, seen, "board")
    await visit.show(Page(visit.say("bot-one-file-shown"), picture=picture))


@ROUTER.on(Verb.PROOF)
async def proof(visit: Visit) -> None:
    """How anybody can check that nothing was arranged."""
    poster = await visit.sessions.show.poster(visit.numbers[0])
    await visit.show(proof_page(poster, visit.words))


@ROUTER.on(Verb.EXPORT)
async def export(visit: Visit) -> None:
    """The game as a file."""
    await show_export(visit, visit.numbers[0])


async def show_export(visit: Visit, table: int) -> None:
    """What this reader may know of a game, as a file."""
    content = await visit.sessions.show.export(table, visit.person)
    file = discord.File(BytesIO(content), filename=f"table-{table}.json")
    poster = await visit.sessions.show.poster(table)
    key = "bot-exported-over" if poster.outcome else "bot-exported"
    await visit.hand_out(visit.say(key), file)


def _parts(visit: Visit, seen: Seen, kind: str) -> tuple[Row, ...]:
    try:
        parts = visit.sessions.show.parts(seen)[:MOST_CHOICES]
    except Refused:
        return ()
    names = plain_names(seen.table.names())
    lines = tuple(
        Choice(
            cut(visit.words.say(name, names), MOST_CHOICE_LABEL),
            token,  # a part's number changes with the position
            chosen=kind == f"focus:{token}",
        )
        for token, name in parts
    )
    menu = Menu(visit.say("bot-choose-part"), to(Verb.PART, seen.table.id), lines)
    return (menu,) if lines else ()


def _other_views(visit: Visit, table: int, whole: bool) -> Row:
    """The same in words or as one file, and the way back from a close-up."""
    in_words = Button(visit.say("bot-in-words"), to(Verb.TEXT, table, 0))
    one_file = Button(visit.say("bot-one-file"), to(Verb.WHOLE, table))
    back = Button(visit.say("bot-whole-board"), to(Verb.BOARD, table))
    return (one_file, in_words) if whole else (back, in_words)


@ROUTER.on(Verb.TEXT)
async def text(visit: Visit) -> None:
    """The whole table in words, page by page."""
    table, page = visit.numbers
    shown = await visit.sessions.show.text(table, visit.person)
    await _here_or_new(visit, text_page(shown, visit.words, page))


@ROUTER.on(Verb.LOG)
async def log(visit: Visit) -> None:
    """What happened, page by page."""
    table, page = visit.numbers
    if page > MOST_PAGES:
        raise BadId("bot-button-broken")
    found = await visit.sessions.show.log(table, visit.person, page)
    await _here_or_new(visit, log_page(found, visit.words))


@ROUTER.on(Verb.RULES)
async def rules(visit: Visit) -> None:
    """The rules of the table's game."""
    await _rules(visit, *visit.numbers)


@ROUTER.on(Verb.TOPIC)
async def topic(visit: Visit) -> None:
    """Another page of the rules."""
    await _rules(visit, visit.numbers[0], visit.choice)


async def _rules(visit: Visit, table: int, number: int) -> None:
    meta = visit.sessions.show.meta(await visit.sessions.show.table(table))
    if number >= len(meta.rule_topics):
        raise BadId("bot-button-broken")
    learnable = meta.id in visit.sessions.tours.games
    page = rules_page(table, meta, visit.words, meta.rule_topics[number], learnable=learnable)
    await _here_or_new(visit, page)


async def _here_or_new(visit: Visit, page: Page) -> None:
    """Turn the page in place where the pressed message is private already, else open one."""
    if visit.pressed_page:
        await visit.update(page, keep_picture=False)
    else:
        await visit.show(page)


async def picture_of(visit: Visit, seen: Seen, kind: str) -> Picture:
    """A picture somebody asked for by name; it is refused where there is none."""
    try:
        return await visit.drawn(seen, kind)
    except Refused:
        raise
    except Exception as error:
        note(_log, "picture_failed", error=error, level=WARNING, table=seen.table.id, kind=kind)
        raise TableError("bot-poster-no-picture") from error
